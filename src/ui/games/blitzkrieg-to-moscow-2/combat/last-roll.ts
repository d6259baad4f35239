import type { Line } from '../../../../engine/kernel/types.ts';

/** A die as the log reports it. */
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

/** The last die in the log. Its effects may have changed units since: the log has not changed. */
export function readLastRoll(past: readonly Line[]): LoggedRoll | null {
  const last = past.findLast(({ key }) => key.startsWith(ROLLED));
  return last ? readRolled(last) : null;
}
