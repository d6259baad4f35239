import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { Line, Params } from '../../../engine/kernel/types.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { pointsOfLastTurn } from '../../table/last-turn.ts';
import type { MoveTrace } from './board/trace.tsx';
import { findHex, findUnit, hexOfUnit } from './lookup.ts';
import type { HlbScene } from './lookup.ts';

/** Moves as lines on the map. */

const trace = (facts: HlbFacts, unit: string, path: readonly string[]): MoveTrace | null => {
  const faction = findUnit(facts, unit)?.faction;
  return faction === undefined ? null : { faction, path };
};

export function lastTrace(facts: HlbFacts, events: readonly HlbEvent[]): MoveTrace | null {
  for (const event of [...events].reverse()) {
    switch (event.type) {
      case 'moved':
        return trace(facts, event.unit, [event.from, ...event.path]);
      case 'attacked':
      case 'retreated':
      case 'went-back':
        return trace(facts, event.unit, [event.from, event.hex]);
      default:
    }
  }
  return null;
}

/** Log lines about a unit's path, by key; `via` is the hex passed. */
const WAYS = new Set([
  'hlb.log.moved',
  'hlb.log.moved-via',
  'hlb.log.attacked',
  'hlb.log.retreated',
  'hlb.log.retreated-only',
]);

/** The paths of the last finished player turn before `at`. */
export const lastTurn = (facts: HlbFacts, points: readonly HistoryPoint[], at: number): readonly MoveTrace[] =>
  pointsOfLastTurn(points, at).flatMap((point) =>
    point.lines.flatMap(({ key, params = {} }) => (WAYS.has(key) ? wayOf(facts, params) : [])),
  );

/** The hexes in log lines: those of a path, else the hex they name, else that of their unit. */
export function hexesTold({ facts, view }: HlbScene, lines: readonly Line[]): readonly string[] {
  const ways = lines.flatMap(({ key, params = {} }) => (WAYS.has(key) ? wayOf(facts, params) : []));
  const [way] = ways;
  if (way) return way.path;
  const [hex] = lines.flatMap(({ params = {} }) => {
    const named = String(params['hex'] ?? '');
    return findHex(facts, named) ? named : (hexOfUnit(view, String(params['unit'] ?? '')) ?? []);
  });
  return hex === undefined ? [] : [hex];
}

function wayOf(facts: HlbFacts, { unit, from, via, hex }: Params): readonly MoveTrace[] {
  const path = [from, via, hex].flatMap((id) => (id === undefined ? [] : [String(id)]));
  const made = unit === undefined ? null : trace(facts, String(unit), path);
  return made ? [made] : [];
}
