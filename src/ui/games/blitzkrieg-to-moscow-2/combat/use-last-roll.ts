import { useMemo } from 'react';
import type { Line } from '../../../../engine/kernel/types.ts';
import { useMatch } from '../../../../store/hooks.ts';

/** The last die of a match as its log tells it. */
export interface LoggedRoll {
  readonly target: string;
  readonly attack: number;
  readonly defence: number;
  /** Steps of the odds scale. */
  readonly odds: number;
  readonly column: number;
  readonly die: number;
}

const ROLLED = 'btm.log.rolled-';

/** `3:1` is step 3, `1:2` step 0, `1:3` step -1. */
function stepOf(ratio: string): number {
  const [left = 1, right = 1] = ratio.split(':').map(Number);
  return right === 1 ? left : 2 - right;
}

function readRolled({ key, params = {} }: Line): LoggedRoll | null {
  if (!key.startsWith(ROLLED)) return null;
  return {
    target: String(params['hex']),
    attack: Number(params['attack']),
    defence: Number(params['defence']),
    odds: stepOf(String(params['ratio'])),
    column: stepOf(String(params['column'])),
    die: Number(params['die']),
  };
}

/**
 * The last die up to the shown point: of the lines given, else of the open match. While dice tumble the match is ahead
 * of what is shown (`stepNumber`), and so is its log. What the die did may have changed units since: the log has not.
 */
export function useLastRoll(given: readonly Line[] | undefined, stepNumber: number): LoggedRoll | null {
  const points = useMatch((match) => match.timeline.points);
  const at = useMatch((match) => (match.step.n === stepNumber ? match.at : match.step.from));
  return useMemo(() => {
    const lines = given ?? points.slice(0, at + 1).flatMap((point) => point.lines);
    const last = lines.findLast(({ key }) => key.startsWith(ROLLED));
    return last ? readRolled(last) : null;
  }, [given, points, at]);
}
