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

/** What lies on the map of a way; nothing where that is no way. */
function traces(facts: BtmFacts, kind: WayKind, units: readonly UnitId[], way: readonly Spot[]): readonly MoveTrace[] {
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

/** The units where they are drawn: one that is on its way stands at the end of what it has walked. */
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

/** Log lines about a unit's way, by key. */
const WAYS: Readonly<Record<string, WayKind>> = {
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

  /** The hexes a unit has entered since it set out, if they lead to where it went; null where no move names it. */
  take(unit: UnitId, end: Spot): readonly Spot[] | null {
    const way = this.steps.get(unit);
    this.steps.delete(unit);
    return way?.at(-1) === end ? way : null;
  }
}

/** All ways of the player-turn that was over when `at` was reached: what the other side did last. */
export function lastTurn(facts: BtmFacts, points: readonly HistoryPoint[], at: number): readonly MoveTrace[] {
  const walker = new Walker(facts);
  return pointsOfLastTurn(points, at).flatMap(({ notation, lines }) => {
    if (notation !== null) walker.read(notation);
    return goTogether(lines.flatMap((line) => wayOf(line, walker))).flatMap(({ kind, unit, from, steps, end }) =>
      traces(facts, kind, [unit], [from, ...(steps ?? [end])]),
    );
  });
}

/** Where what these lines tell of happened: both ends of a way, else the one place they name or their unit stands in. */
export function spotsTold({ facts, view }: BtmScene, lines: readonly Line[]): readonly Spot[] {
  const named = lines.map(({ key, params = {} }) => {
    const end = String(params['hex'] ?? params['area'] ?? params['place'] ?? '');
    const from = WAYS[key] === undefined ? '' : String(params['from'] ?? '');
    const stands = view.units[String(params['unit'] ?? '')]?.place ?? '';
    return (isSpot(facts, end) ? [from, end] : [stands]).filter((spot) => isSpot(facts, spot));
  });
  return named.find((spots) => spots.length > 0) ?? [];
}

/** What a line of the log says of a unit, with the steps that the moves name. */
interface LoggedWay {
  readonly kind: WayKind;
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
