import { useMemo } from 'react';
import { useMatch } from '../../store/app-match.ts';
import type { MatchAbout } from '../../store/types.ts';
import { usePlay } from '../table/use-play.tsx';
import { askedBefore } from './words.ts';

const NO_MARKS: NonNullable<MatchAbout['suggested']> = [];

/** Who asked for a suggestion before which move. */
export function useAsked(): ReadonlyMap<number, readonly string[]> {
  const marks = useMatch(({ about }) => about?.suggested) ?? NO_MARKS;
  const timeline = usePlay(({ newest }) => newest.timeline);
  return useMemo(() => askedBefore(marks, timeline), [marks, timeline]);
}
