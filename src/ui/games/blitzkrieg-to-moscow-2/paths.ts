import type { TankUse } from '../../../engine/games/blitzkrieg-to-moscow-2/card-use.ts';
import type { BtmEvent } from '../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Spot, UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { pointsOfLastTurn } from '../../table/last-turn.ts';
import { type MoveTrace, type PathKind, pathPoints } from './board/paths.tsx';
import { findUnit, isSpot, type BtmScene, unitsUnderWay, type BtmMove } from './lookup.ts';
import { rowOf } from './verbs.ts';
import type { Place } from '../../board/hex-geometry.ts';
import type { LinePath } from '../../board/path.tsx';

/** Moves as lines on the map. */

function traces(facts: BtmFacts, kind: PathKind, units: readonly UnitId[], way: readonly Spot[]): readonly MoveTrace[] {
  const path = way.filter((spot) => isSpot(facts, spot));
  return units.flatMap((unit) => {
    const side = findUnit(facts, unit)?.side;
    return side === undefined || path.length < 2 ? [] : [{ unit, side, kind, path }];
  });
}

/** All ways of the units among the events of one point, in their order. */
export const lastTraces = (facts: BtmFacts, events: readonly BtmEvent[]): readonly MoveTrace[] =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'moved':
        return traces(facts, 'march', [event.unit], [event.from, ...event.path]);
      case 'retreated':
        return traces(facts, 'retreat', [event.unit], [event.from, ...event.path]);
      case 'advanced':
        return traces(facts, 'advance', [event.unit], [event.from, event.to]);
      case 'railed':
        return traces(facts, 'rail', event.units, [event.from, event.to]);
      case 'shipped':
        return traces(facts, 'sea', [event.unit], [event.from, event.to]);
      default:
        return [];
    }
  });

/** The way of a unit whose move is being walked: for the rules it is where it began until it halts. */
export function pathBegun(facts: BtmFacts, { question, units }: BtmView): readonly MoveTrace[] {
  if (question?.at === 'movement/path')
    return traces(facts, 'march', [question.unit], [question.from, ...question.path]);
  if (question?.at === 'breakthrough/path' || question?.at === 'breakthrough/second')
    return planned(facts, units, question.plan);
  if (question?.at === 'logistics/rail-group') {
    const [unit = ''] = question.aboard;
    return traces(facts, 'rail', question.aboard, [units[unit]?.place ?? '', question.to]);
  }
  if (question?.at !== 'combat/retreat-path') return [];
  return traces(facts, 'retreat', [question.unit], question.path);
}

/** The drawn places of units: a unit on its way is at the end of its path so far. */
export function unitsOnTheirWay(view: BtmView, ways: readonly MoveTrace[]): BtmView['units'] {
  const units = { ...view.units };
  for (const { unit, path } of ways) {
    const [state, place] = [units[unit], path.at(-1)];
    if (state && place !== undefined) units[unit] = { ...state, place };
  }
  return units;
}

/** §12.1: the moves of a plan so far; no unit has left its place before all of them are known. */
const planned = (facts: BtmFacts, units: BtmView['units'], plan: TankUse): readonly MoveTrace[] =>
  plan.how === 'attack'
    ? []
    : plan.moves.flatMap((move) =>
        move.units.flatMap((unit) => traces(facts, 'march', [unit], [units[unit]?.place ?? '', ...move.path])),
      );

const WAYS: Readonly<Record<string, PathKind>> = {
  'btm.log.moved': 'march',
  'btm.log.moved-area': 'march',
  'btm.log.retreated': 'retreat',
  'btm.log.retreated-area': 'retreat',
  'btm.log.advanced': 'advance',
  'btm.log.railed': 'rail',
  'btm.log.shipped': 'sea',
};

/** Follows the moves of a turn, so that the line of the log, which names both ends, gets its hexes between them. */
class Walker {
  private readonly steps = new Map<UnitId, Spot[]>();
  private unit = '';

  private readonly queries: BtmScene['queries'];

  constructor(queries: BtmScene['queries']) {
    this.queries = queries;
  }

  read(notation: string): void {
    const move = this.queries.readMove(notation)?.move;
    const walk = move && rowOf(move).walk;
    if (!move || !walk) return;
    const entered = 'to' in move ? [move.to] : [];
    if (walk === 'begins' && 'unit' in move) {
      this.unit = move.unit;
      this.steps.set(move.unit, entered);
    } else this.steps.get(this.unit)?.push(...entered);
  }

  /** The hexes a unit has entered since it set out, if they lead to where it went; null where no move names it. */
  take(unit: UnitId, end: Spot): readonly Spot[] | null {
    const way = this.steps.get(unit);
    this.steps.delete(unit);
    return way?.at(-1) === end ? way : null;
  }
}

/** All ways of the player-turn that was over when `at` was reached: what the other side did last. */
export const lastTurn = (
  scene: Pick<BtmScene, 'facts' | 'queries'>,
  points: readonly HistoryPoint[],
  at: number,
): readonly MoveTrace[] => tracesIn(scene, pointsOfLastTurn(points, at));

/** All ways of these points. */
export function tracesIn(
  { facts, queries }: Pick<BtmScene, 'facts' | 'queries'>,
  points: readonly HistoryPoint[],
): readonly MoveTrace[] {
  const walker = new Walker(queries);
  return points.flatMap(({ notation, lines }) => {
    if (notation !== null) walker.read(notation);
    return goTogether(lines.flatMap((line) => wayOf(line, walker))).flatMap(({ kind, unit, from, steps, end }) =>
      traces(facts, kind, [unit], [from, ...(steps ?? [end])]),
    );
  });
}

/** The spots that these lines are about: both ends of a path, otherwise the one place they name or their unit is in. */
export function spotsTold({ facts, view }: BtmScene, lines: readonly Line[]): readonly Spot[] {
  const named = lines.map(({ key, params = {} }) => {
    const end = String(params['hex'] ?? params['area'] ?? params['place'] ?? '');
    const from = WAYS[key] === undefined ? '' : String(params['from'] ?? '');
    const stands = view.units[String(params['unit'] ?? '')]?.place ?? '';
    return (isSpot(facts, end) ? [from, end] : [stands]).filter((spot) => isSpot(facts, spot));
  });
  return named.find((spots) => spots.length > 0) ?? [];
}

/** A path from a line of the log, with the steps that the moves name. */
interface LoggedWay {
  readonly kind: PathKind;
  readonly unit: UnitId;
  readonly from: Spot;
  readonly end: Spot;
  readonly steps: readonly Spot[] | null;
}

/** §12.3: the corps of a stack go together, and the moves name only one of them: the other has gone its way. */
const goTogether = (ways: readonly LoggedWay[]): readonly LoggedWay[] =>
  ways.map((way) => {
    const isFellow = ({ kind, from, end, steps }: LoggedWay): boolean =>
      steps !== null && kind === way.kind && from === way.from && end === way.end;
    return way.steps === null ? { ...way, steps: ways.find(isFellow)?.steps ?? null } : way;
  });

function wayOf({ key, params = {} }: Line, walker: Walker): readonly LoggedWay[] {
  const kind = WAYS[key];
  const end = params['hex'] ?? params['area'] ?? params['place'];
  const units = String(params['unit'] ?? params['units'] ?? '').split(',');
  const from = params['from'];
  if (kind === undefined || from === undefined || end === undefined) return [];
  return units.map((unit) => ({
    kind,
    unit,
    from: String(from),
    end: String(end),
    steps: walker.take(unit, String(end)),
  }));
}

interface Walk {
  readonly at: number;
  readonly unit: UnitId | null;
  readonly path: readonly Spot[];
}

const goalOf = (move: BtmMove): Spot | null =>
  'to' in move
    ? move.to
    : 'target' in move
      ? move.target
      : 'hex' in move
        ? move.hex
        : 'area' in move
          ? move.area
          : null;

/** The paths of a suggested line: the steps of a unit are one path, an attack starts at the place of its first unit. */
export function linePaths(
  { facts, queries, view }: BtmScene,
  moves: readonly string[],
  numberAt: (spot: Spot) => Place,
): readonly LinePath[] {
  const stands = new Map<UnitId, Spot>();
  const placeOf = (unit: UnitId | null): readonly Spot[] => {
    const place = unit === null ? undefined : (stands.get(unit) ?? view.units[unit]?.place);
    return place !== undefined && isSpot(facts, place) ? [place] : [];
  };
  const walks: Walk[] = [];
  moves.forEach((text, at) => {
    const move = queries.readMove(text)?.move;
    const last = walks.at(-1) ?? null;
    if (!move) return;
    const goal = goalOf(move);
    if (last && rowOf(move).joins && 'unit' in move) {
      if (last.path.length === 1) walks.splice(-1, 1, { ...last, path: [...placeOf(move.unit), ...last.path] });
      return;
    }
    const goesOn = rowOf(move).walk === 'goes-on';
    const unit = 'unit' in move ? move.unit : goesOn ? (last?.unit ?? unitsUnderWay(view)[0] ?? null) : null;
    const path = [...(goesOn && last ? last.path : placeOf(unit)), ...(goal === null ? [] : [goal])];
    if (path.length > 0)
      walks.splice(goesOn && last ? -1 : walks.length, 1, { at: goesOn && last ? last.at : at, unit, path });
    if (unit !== null && goal !== null && !('target' in move)) stands.set(unit, goal);
  });
  return walks.flatMap(({ at, path }) => {
    const end = path.at(-1);
    return end === undefined ? [] : [{ at, places: pathPoints(path), badge: numberAt(end) }];
  });
}
