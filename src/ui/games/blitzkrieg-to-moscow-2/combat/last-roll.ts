import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { Line } from '../../../../engine/kernel/types.ts';
import type { RollView } from '../../../table/game-table.ts';
import type { BtmWords } from '../lookup.ts';
import { wordRoll } from '../roll.ts';

interface LoggedRoll {
  readonly target: string;
  readonly attack: number;
  readonly defence: number;
  /** A step on the odds scale. */
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

/** The log is read, since the die may have changed the units. */
export function readLastRoll(past: readonly Line[]): LoggedRoll | null {
  const last = past.findLast(({ key }) => key.startsWith(ROLLED));
  return last ? readRolled(last) : null;
}

/** A die from an earlier step of the running combat; null if the log lacks it. */
export function readStandingRoll(scene: BtmWords, reading: CombatReading, past: readonly Line[]): RollView | null {
  const { side, target, result, isHero } = reading;
  const roll = readLastRoll(past);
  if (roll?.target !== target || result === null) return null;
  const { attack, defence, column, die } = roll;
  return wordRoll(scene, [{ target, side, die, result, isHero, reckoning: { attack, defence, column } }]);
}
