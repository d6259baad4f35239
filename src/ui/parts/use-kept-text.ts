import { useEffect, useMemo, useRef } from 'react';
import { onLeaving, putOff } from '../../store/put-off.ts';

/** Runs the latest `heed` when the page is hidden or left. */
export function useLeaving(heed: () => void): void {
  const latest = useRef(heed);
  useEffect(() => {
    latest.current = heed;
  });
  useEffect(() => onLeaving(() => latest.current()), []);
}

export interface KeptText {
  readonly type: (text: string) => void;
  /** Saves pending text at once. */
  readonly commit: () => void;
  /** Discards pending text. */
  readonly drop: () => void;
}

/** Saves the text of a field when it loses the focus, when typing pauses, and before the page goes. */
export function useKeptText(value: string, keep: (text: string) => void): KeptText {
  const now = useRef({ text: value, value, keep });
  useEffect(() => {
    now.current = { ...now.current, value, keep };
  });
  const kept = useMemo(() => {
    const waiting = putOff(() => {
      const { text, value: before, keep: write } = now.current;
      if (text !== before) write(text);
    });
    return {
      type(text: string) {
        now.current = { ...now.current, text };
        waiting.ask();
      },
      commit: waiting.now,
      drop: waiting.drop,
    };
  }, []);
  useEffect(() => kept.commit, [kept]);
  return kept;
}
