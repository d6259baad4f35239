import { useEffect, useRef, useState } from 'react';
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
  const [held] = useState(() => holdText(value, keep));
  useEffect(() => held.renew(value, keep));
  useEffect(() => held.kept.commit, [held]);
  return held.kept;
}

function holdText(first: string, firstKeep: (text: string) => void) {
  let now = { text: first, value: first, keep: firstKeep };
  const waiting = putOff(() => {
    const { text, value, keep } = now;
    if (text !== value) keep(text);
  });
  const kept: KeptText = {
    type(text) {
      now = { ...now, text };
      waiting.ask();
    },
    commit: waiting.now,
    drop: waiting.drop,
  };
  return {
    kept,
    /** Takes the value and the handler of the last commit. */
    renew(value: string, keep: (text: string) => void) {
      now = { ...now, value, keep };
    },
  };
}
