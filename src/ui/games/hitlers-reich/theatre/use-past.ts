import { useMemo } from 'react';
import type { Line } from '../../../../engine/kernel/types.ts';
import { useMatch } from '../../../../store/hooks.ts';
import { isOpening } from './record.ts';

const NOTHING: readonly Line[] = [];

/**
 * The log from the last declaration of a conflict up to the shown point: given, else that of the open match. While dice
 * tumble the match is ahead of what is shown (`stepNumber`), and so is its log.
 */
export function usePast(given: readonly Line[] | undefined, stepNumber: number): readonly Line[] {
  const points = useMatch((match) => match.timeline.points);
  const at = useMatch((match) => (match.step.n === stepNumber ? match.at : match.step.from));
  return useMemo(() => {
    if (given) return given;
    const from = points.findLastIndex(({ lines }, index) => index <= at && lines.some(isOpening));
    return from < 0 ? NOTHING : points.slice(from, at + 1).flatMap(({ lines }) => lines);
  }, [given, points, at]);
}
