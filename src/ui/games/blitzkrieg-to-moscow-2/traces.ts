import type { TankUse } from '../../../engine/games/blitzkrieg-to-moscow-2/card-use.ts';
import type { BtmEvent } from '../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Spot, UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Line } from '../../../engine/kernel/types.ts';
import type { HistoryPoint } from '../../../store/types.ts';
import { pointsOfLastTurn } from '../../table/last-turn.ts';
import type { MoveTrace, WayKind } from './board/trace.tsx';
import { findUnit, isSpot } from './lookup.ts';
import type { BtmScene } from './lookup.ts';
import { rowOf } from './verbs.ts';

/** Moves as lines on the map. */

/** Nothing for a unit that did not move on the map. */
function traces(facts: BtmFacts, kind: WayKind, units: readonly UnitId[], way: readonly Spot[]): readonly MoveTrace[] {
  const path = way.filter((spot) => isSpot(facts, spot));
  return units.flatMap((unit) => {
    const side = findUnit(facts, unit)?.side;
    return side === undefined || path.length < 2 ? [] : [{ unit, side, kind, path }];
  });
}

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

/** The path of a unit that is still moving; the rules keep it at its start until it halts. */
export function wayBegun(facts: BtmFacts, { question, units }: BtmView): readonly MoveTrace[] {
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

/** Puts moving units at the end of their path so far. */
export function unitsOnTheirWay(view: BtmView, ways: readonly MoveTrace[]): BtmView['units'] {
  const units = { ...view.units };
  for (const { unit, path } of ways) {
    const [state, place] = [units[unit], path.at(-1)];
    if (state && place !== undefined) units[unit] = { ...state, place };
  }
  return units;
}

/** §12.1: moves of a plan so far; no unit moves before the plan is complete. */
const planned = (facts: BtmFacts, units: BtmView['units'], plan: TankUse): readonly MoveTrace[] =>
  plan.how === 'attack'
    ? []
    : plan.moves.flatMap((move) =>
        move.units.flatMap((unit) => traces(facts, 'march', [unit], [units[unit]?.place ?? '', ...move.path])),
      );

/** Log lines about a unit's path, by key. */
const WAYS: Readonly<Record<string, WayKind>> = {
  'btm.log.moved': 'march',
  'btm.log.moved-area': 'march',
  'btm.log.retreated': 'retreat',
  'btm.log.retreated-area': 'retreat',
  'btm.log.advanced': 'advance',
  'btm.log.railed': 'rail',
  'btm.log.shipped': 'sea',
};

/** Follows the moves of a turn: the log line names only both ends of a path. */
class Walker {
  private readonly steps = new Map<UnitId, Spot[]>();
  private unit = '';

  private readonly facts: BtmFacts;

  constructor(facts: BtmFacts) {
    this.facts = facts;
  }

  read(notation: string): void {
    const move = this.facts.record.read(notation);
    const walk = move && rowOf(move).walk;
    if (!move || !walk) return;
    const entered = 'to' in move ? [move.to] : [];
    if (walk === 'begins' && 'unit' in move) {
      this.unit = move.unit;
      this.steps.set(move.unit, entered);
    } else this.steps.get(this.unit)?.push(...entered);
  }

  /** The hexes that a unit entered since it started, if they lead to `end`; null if no move names them. */
  take(unit: UnitId, end: Spot): readonly Spot[] | null {
    const way = this.steps.get(unit);
    this.steps.delete(unit);
    return way?.at(-1) === end ? way : null;
  }
}

/** The paths of the last finished player-turn before `at`. */
export function lastTurn(facts: BtmFacts, points: readonly HistoryPoint[], at: number): readonly MoveTrace[] {
  const walker = new Walker(facts);
  return pointsOfLastTurn(points, at).flatMap(({ notation, lines }) => {
    if (notation !== null) walker.read(notation);
    return goTogether(lines.flatMap((line) => wayOf(line, walker))).flatMap(({ kind, unit, from, steps, end }) =>
      traces(facts, kind, [unit], [from, ...(steps ?? [end])]),
    );
  });
}

/** The places in log lines: both ends of a path, else the place they name, else that of their unit. */
export function spotsTold({ facts, view }: BtmScene, lines: readonly Line[]): readonly Spot[] {
  const named = lines.map(({ key, params = {} }) => {
    const end = String(params['hex'] ?? params['area'] ?? params['place'] ?? '');
    const from = WAYS[key] === undefined ? '' : String(params['from'] ?? '');
    const stands = view.units[String(params['unit'] ?? '')]?.place ?? '';
    return (isSpot(facts, end) ? [from, end] : [stands]).filter((spot) => isSpot(facts, spot));
  });
  return named.find((spots) => spots.length > 0) ?? [];
}

/** A log line about a unit, with the steps that the moves name. */
interface LoggedWay {
  readonly kind: WayKind;
  readonly unit: UnitId;
  readonly from: Spot;
  readonly end: Spot;
  readonly steps: readonly Spot[] | null;
}

/** §12.3: the corps of a stack move together, but the moves name only one of them. */
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
