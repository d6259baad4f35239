/** The battles of a combat phase in one row: fought, open, waiting (§8.1). */
import type { BattleChances } from '../../../engine/games/hitlers-last-battles/queries/types.ts';
import type { HexId, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { report } from './report.ts';
import { toldAs } from './told.ts';
import type { HlbAsking } from './lookup.ts';

export interface QueuedBattle {
  /** Its place in the row, from 1. */
  readonly n: number;
  readonly hex: HexId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly is: 'fought' | 'open' | 'waiting';
  /** The result of a fought battle; null until the dice have landed. */
  readonly result: string | null;
  /** Null for a fought battle. */
  readonly chances: BattleChances | null;
}

interface Shown {
  readonly points: readonly HistoryPoint[];
  /** The dice of the last battle are still tumbling, so its result is hidden. */
  readonly isRolling: boolean;
  /** The result of the last battle is shown: it is still the one that is looked at. */
  readonly isResult: boolean;
}

/** In the order of the fights; battles that wait follow in the order of the rules. */
export function listQueue(scene: HlbAsking, { points, isRolling, isResult }: Shown): readonly QueuedBattle[] {
  const fights = readFights(linesOfPhase(points)).filter((lines) => lines.some(({ key }) => key === 'hlb.log.rolled'));
  const isToldLast = isRolling || isResult;
  const fought = fights.map((lines, at): Omit<QueuedBattle, 'n'> => {
    const isLast = at === fights.length - 1;
    return {
      ...whoIn(lines),
      is: isLast && isToldLast ? 'open' : 'fought',
      result: isLast && isRolling ? null : report(scene, lines).how,
      chances: null,
    };
  });
  const open = isToldLast ? null : (scene.view.battle?.hex ?? null);
  const ahead = scene.queries.readBattles(scene.view).map((chances): Omit<QueuedBattle, 'n'> => {
    const { hex, attacker, defender } = chances;
    return { hex, attacker, defender, is: hex === open ? 'open' : 'waiting', result: null, chances };
  });
  // While dice tumble the view is that of before; and a beaten defender may still be asked where it retreats.
  const rolled = new Set(fought.map(({ hex }) => hex));
  return [...fought, ...ahead.filter(({ hex }) => !rolled.has(hex))].map((battle, at) => ({ n: at + 1, ...battle }));
}

/** The lines of the newest combat phase. */
function linesOfPhase(points: readonly HistoryPoint[]): readonly Line[] {
  const lines = points.flatMap((point) => point.lines);
  const from = lines.findLastIndex(({ key }) => key === 'hlb.log.phase-combat');
  const rest = lines.slice(from + 1);
  const end = rest.findIndex(({ key }) => key.startsWith('hlb.log.phase-'));
  return from < 0 ? [] : rest.slice(0, end < 0 ? rest.length : end);
}

function readFights(lines: readonly Line[]): readonly (readonly Line[])[] {
  const fights: Line[][] = [];
  for (const line of lines) {
    if (toldAs.roleOf(line) === 'opens') fights.push([line]);
    else fights.at(-1)?.push(line);
  }
  return fights;
}

const whoIn = ([opening]: readonly Line[]) => {
  const { hex, attacker, defender } = opening?.params ?? {};
  return { hex: String(hex), attacker: String(attacker), defender: String(defender) };
};
