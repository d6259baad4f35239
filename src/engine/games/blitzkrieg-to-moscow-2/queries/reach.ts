/** Reach (§10, §12.1) in a movement phase, and on a card of the breakthrough phase. */
import type { MoveUse } from '../card-use.ts';
import type { CardId, Spot, UnitId } from '../ids.ts';
import { placeOf, readField, unitsIn } from '../rules/field.ts';
import type { Field, Walk, Tables } from '../tables.ts';
import {
  endFault,
  explainEnd,
  explainMover,
  listNextPlaces,
  mayMove,
  readGround,
  standOf,
  type Ground,
} from '../rules/movement.ts';
import { listReach } from '../rules/reach.ts';
import { overLimit } from '../rules/stacking.ts';
import { listTankWays, type OpenWay } from '../rules/tank-action.ts';
import { sideNo } from '../numbers.ts';
import type { BtmView } from '../view.ts';
import type { BarredReading, ReachReading } from './types.ts';

function startOf({ question }: BtmView, field: Field, unit: number): Walk {
  const { tables: t } = field;
  const from = placeOf(field, unit);
  if (question?.at !== 'movement/path' || question.unit !== t.unitId(unit)) return { unit, from, entered: [] };
  return { unit, from, entered: question.path.map(t.placeNo) };
}

/** §10: a breakthrough move needs a card: `card`, the plan's, or the one for most tanks that the seat may know of. */
export function readReach(t: Tables, view: BtmView, unit: UnitId, card: CardId | null = null): readonly ReachReading[] {
  const field = readField(t, view);
  const no = t.unitNo(unit);
  if (placeOf(field, no) < 0) return [];
  if (view.phase === 'breakthrough' && t.sideOfUnit(no) === sideNo(view.side)) return readTankReach(t, view, no, card);
  if (!mayMove(view, field, no)) return [];
  const ground = readGround(t, view, t.sideOfUnit(no));
  const first = startOf(view, field, no);
  return listReach(ground, first).map((walk) => {
    const mayGoOn = t.isHex(standOf(walk)) && listNextPlaces(ground, walk).length > 0;
    return readWalk(ground, { walk, mayGoOn }, [no], first.entered.length);
  });
}

/** §10: units of the phasing side that may not move in this movement phase; none in any other. */
export function readBarred(t: Tables, view: BtmView): readonly BarredReading[] {
  if (view.phase !== 'movement') return [];
  const field = readField(t, view);
  return t.unitsOf(view.side).flatMap((unit) => {
    const reason = placeOf(field, unit) < 0 ? null : explainMover(view, field, unit);
    return reason === null ? [] : { unit: t.unitId(unit), reason };
  });
}

/** A tank's move (§12.1): the card, earlier moves on it, and the path so far. */
interface TankTurn extends Pick<MoveUse, 'card' | 'moves'> {
  readonly entered: readonly Spot[];
}

/** The plan's card, else the named one, else the card for most tanks that this seat may know of. */
function tankTurnOf(t: Tables, view: BtmView, unit: UnitId, named: CardId | null): TankTurn | null {
  const { question, side, cards } = view;
  if (question?.at !== 'breakthrough/path' && question?.at !== 'breakthrough/second') {
    const card = named ?? cardForMost(t, cards[side].hand ?? t.cards[side].map(({ id }) => id));
    return card === null ? null : { card, moves: [], entered: [] };
  }
  const { plan } = question;
  if (plan.how !== 'move') return null;
  const { card, moves } = plan;
  const last = moves[moves.length - 1];
  const isWalking = question.at === 'breakthrough/path';
  const before = isWalking ? moves.slice(0, -1) : moves;
  if (before.some(({ units }) => units.includes(unit))) return null;
  return { card, moves: before, entered: isWalking && last?.units.includes(unit) ? last.path : [] };
}

const cardForMost = (t: Tables, cards: readonly CardId[]): CardId | null =>
  cards
    .filter((card) => t.hasUse(card, 'tankAction'))
    .reduce<CardId | null>((best, card) => (best !== null && t.tanksOf(best) >= t.tanksOf(card) ? best : card), null);

/** §12.1: the reach of a tank on a card; no other unit moves now. */
function readTankReach(t: Tables, view: BtmView, unit: number, named: CardId | null): readonly ReachReading[] {
  const turn = t.isTank(unit) ? tankTurnOf(t, view, t.unitId(unit), named) : null;
  if (turn === null) return [];
  const ground = readGround(t, view, t.sideOfUnit(unit));
  return listTankWays(t, view, view.side, turn, unit, turn.entered).map((way) =>
    readWalk(ground, way, [unit], turn.entered.length),
  );
}

/** `units`: the moving ones; `walked`: places entered before. */
function readWalk(ground: Ground, { walk, mayGoOn }: OpenWay, units: readonly number[], walked: number): ReachReading {
  const { tables: t } = ground.field;
  const to = standOf(walk);
  const others = unitsIn(ground.field, to).filter((unit) => !units.includes(unit));
  return {
    hex: t.placeId(to),
    steps: walk.entered.length,
    path: walk.entered.slice(walked).map(t.placeId),
    stops: endFault(ground, walk),
    reason: explainEnd(ground, walk),
    mayGoOn,
    crowded: t.isHex(to) && overLimit(t, [...others, ...units], ground.side) !== null,
  };
}
