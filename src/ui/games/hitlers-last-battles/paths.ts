import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { Line, Params } from '../../../engine/kernel/types.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { pointsOfLastTurn } from '../../table/last-turn.ts';
import type { MoveTrace } from './board/paths.tsx';
import { findHex, findUnit, hexOfUnit, type HlbQueries, type HlbScene } from './lookup.ts';
import type { HexId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { Place } from '../../board/hex-geometry.ts';
import type { LinePath } from '../../board/path.tsx';
import { standOf } from './board/layout.ts';

/** Moves as lines on the map. */

const trace = (facts: HlbFacts, unit: string, path: readonly string[]): MoveTrace | null => {
  const faction = findUnit(facts, unit)?.faction;
  return faction === undefined ? null : { faction, path };
};

/** The last step of a unit among the events of one point. */
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

/** Log lines about a unit's way, by key; `via` is the hex passed. */
const WAYS = new Set([
  'hlb.log.moved',
  'hlb.log.moved-via',
  'hlb.log.attacked',
  'hlb.log.retreated',
  'hlb.log.retreated-only',
]);

/** All ways of the player turn that was over when `at` was reached: what the other side did last. */
export const lastTurn = (facts: HlbFacts, points: readonly HistoryPoint[], at: number): readonly MoveTrace[] =>
  tracesIn(facts, pointsOfLastTurn(points, at));

/** All ways of these points. */
export const tracesIn = (facts: HlbFacts, points: readonly HistoryPoint[]): readonly MoveTrace[] =>
  points.flatMap((point) => point.lines.flatMap(({ key, params = {} }) => (WAYS.has(key) ? wayOf(facts, params) : [])));

/** The hexes that these lines are about: those of a path, otherwise the one hex they name or their unit is in. */
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

/** The paths of a suggested line, each unit from where the moves before have brought it. */
export function linePaths(
  { facts, queries, view }: HlbScene & { readonly queries: HlbQueries },
  moves: readonly string[],
  numberAt: (hex: HexId) => Place,
): readonly LinePath[] {
  const stands = new Map<string, string>();
  return moves.flatMap((text, at) => {
    const { unit: who, hex: to, via } = queries.readMove(text)?.line.params ?? {};
    const unit = who === undefined ? null : String(who);
    const from = unit === null ? null : (stands.get(unit) ?? hexOfUnit(view, unit));
    if (unit !== null && to !== undefined) stands.set(unit, String(to));
    const path = [from, via, to].flatMap((hex) =>
      hex !== undefined && findHex(facts, String(hex)) ? String(hex) : [],
    );
    const end = path.at(-1);
    if (end === undefined) return [];
    return [{ at, places: path.map((hex) => standOf(hex, 'alone')), badge: numberAt(end) }];
  });
}
