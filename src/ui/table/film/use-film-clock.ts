import { useCallback, useEffect, useMemo, useState } from 'react';

/** A turn of 14 moments takes 45 seconds. */
export const MOMENT_MS = 3200;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type FilmSpeed = (typeof SPEEDS)[number];

interface FilmState {
  readonly at: number;
  readonly isPlaying: boolean;
}

export interface FilmClock extends FilmState {
  readonly speed: FilmSpeed;
  readonly setSpeed: (speed: FilmSpeed) => void;
  /** Plays on, from the start again after the last moment, or pauses. */
  readonly toggle: () => void;
  /** Shows one moment and pauses there. */
  readonly show: (at: number) => void;
  /** Shows the next or the previous moment and pauses there. */
  readonly step: (by: 1 | -1) => void;
}

/** Counts through the moments of a film; `onEnd` runs when the last one has been shown. */
export function useFilmClock(count: number, playsAtOnce: boolean, onEnd: () => void): FilmClock {
  const [{ at, isPlaying }, setState] = useState<FilmState>({ at: 0, isPlaying: playsAtOnce });
  const [speed, setSpeed] = useState<FilmSpeed>(1);
  const last = count - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      setState({ at: Math.min(at + 1, last), isPlaying: at < last });
      if (at >= last) onEnd();
    }, MOMENT_MS / speed);
    return () => clearTimeout(timer);
  }, [at, isPlaying, speed, last, onEnd]);
  const toggle = useCallback(
    () =>
      setState((now) => ({
        at: !now.isPlaying && now.at >= last ? 0 : now.at,
        isPlaying: !now.isPlaying,
      })),
    [last],
  );
  const show = useCallback((to: number) => setState({ at: Math.min(Math.max(to, 0), last), isPlaying: false }), [last]);
  const step = useCallback(
    (by: 1 | -1) => setState((now) => ({ at: Math.min(Math.max(now.at + by, 0), last), isPlaying: false })),
    [last],
  );
  return useMemo(
    () => ({ at, isPlaying, speed, setSpeed, toggle, show, step }),
    [at, isPlaying, speed, toggle, show, step],
  );
}

export const secondsOf = (moments: number): number => Math.round((moments * MOMENT_MS) / 1000);

/** Minutes and seconds of this many moments at normal speed. */
export function wordTime(moments: number): string {
  const seconds = secondsOf(moments);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
