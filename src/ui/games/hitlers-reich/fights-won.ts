/** Counts the fights in lines of the log, which both players may know. */
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';

export interface FightTally {
  readonly fought: number;
  readonly won: Readonly<Record<Side, number>>;
  /** Times that each space was attacked. */
  readonly spaces: ReadonlyMap<string, number>;
}

const OPENS = /^hr\.log\.(?:attacked-|tried$|blitz$)/;
const JUDGED = /^hr\.log\.judged/;

/** A fight may be judged twice (§7.8): its last verdict counts. */
export function tallyFights(lines: readonly Line[]): FightTally {
  const winners: Side[] = [];
  const spaces = new Map<string, number>();
  let isOpen = false;
  for (const { key, params } of lines) {
    const space = params?.['target'] ?? params?.['space'];
    if (OPENS.test(key)) {
      isOpen = true;
      if (key !== 'hr.log.tried' && space !== undefined)
        spaces.set(String(space), (spaces.get(String(space)) ?? 0) + 1);
    }
    if (!JUDGED.test(key)) continue;
    if (!isOpen) winners.pop();
    winners.push(params?.['side'] === 'axis' ? 'axis' : 'allies');
    isOpen = false;
  }
  const count = (side: Side): number => winners.filter((winner) => winner === side).length;
  return { fought: winners.length, won: { axis: count('axis'), allies: count('allies') }, spaces };
}
