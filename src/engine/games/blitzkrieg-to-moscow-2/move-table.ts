/** Moves made once, frozen and shared: a list of legal moves is then a list of references, and equal moves are one object. */
import { type CardId, type CardUse, type RailPayment, type Side } from './ids.ts';
import type { Move, MoveOf } from './moves.ts';
import {
  CARD_IDS,
  HEX_IDS,
  PLACE_IDS,
  UNITS,
  UNIT_IDS,
  areaIdOf,
  areasOf,
  hasUse,
  isArea,
  isCity,
  isTank,
  known,
  sideOfCard,
} from './tables.ts';

const frozen = <M extends Move>(move: M): M => Object.freeze(move);

const ALL_CARDS = [...CARD_IDS.german, ...CARD_IDS.soviet];
const cardsWith = (use: CardUse): readonly CardId[] => ALL_CARDS.filter((card) => hasUse(card, use));
const FREE: RailPayment = 'free';
const payerOf = (payment: RailPayment): Side => (payment === FREE ? 'soviet' : sideOfCard(payment));

const NO_ROW: readonly undefined[] = [];
/** By card or payment, then by unit number, then by column; empty where card and unit, or unit and column, never meet. */
type Table<M> = ReadonlyMap<string, readonly (readonly (M | undefined)[])[]>;
const tableOf = <M extends Move>(
  payments: readonly RailPayment[],
  actors: (unit: number) => boolean,
  columns: readonly (string | null)[],
  make: (payment: RailPayment, unit: string, column: string) => M,
): Table<M> =>
  new Map(
    payments.map((payment) => [
      payment,
      UNITS.map(({ id, side }, unit) =>
        side === payerOf(payment) && actors(unit)
          ? columns.map((column) => (column === null ? undefined : frozen(make(payment, id, column))))
          : NO_ROW,
      ),
    ]),
  );
const at = <M>(table: Table<M>, payment: RailPayment, unit: number, column: number): M =>
  known(table.get(payment)?.[unit]?.[column]);

const anybody = (): boolean => true;
const perUnit = <M extends Move>(make: (unit: string) => M): readonly M[] => UNIT_IDS.map((unit) => frozen(make(unit)));
const perPlace = <M extends Move>(make: (place: string) => M): readonly M[] =>
  PLACE_IDS.map((place) => frozen(make(place)));
const perCard = <M extends Move>(make: (card: CardId) => M): ReadonlyMap<CardId, M> =>
  new Map(ALL_CARDS.map((card) => [card, frozen(make(card))]));

/** §6.3.3: cities and rear areas. */
const RAIL_ENDS = PLACE_IDS.map((id, place) => (isCity(place) || isArea(place) ? id : null));
const RAILS = tableOf<MoveOf<'rail'>>([FREE, ...cardsWith('rail')], anybody, RAIL_ENDS, (by, unit, to) => ({
  type: 'rail',
  by,
  unit,
  to,
}));
/** §6.2.2, Q15: by card and unit, one for each rear area of its side. */
const REBUILDS: ReadonlyMap<CardId, readonly (readonly MoveOf<'rebuild'>[])[]> = new Map(
  cardsWith('reinforce').map((card) => [
    card,
    UNITS.map(({ id: unit, side }) =>
      areasOf(side).map((place) => frozen<MoveOf<'rebuild'>>({ type: 'rebuild', card, unit, area: areaIdOf(place) })),
    ),
  ]),
);
const ACTIVATIONS = tableOf<MoveOf<'activate'>>(cardsWith('activate'), anybody, [''], (card, unit) => ({
  type: 'activate',
  card,
  unit,
}));
const TANK_MOVES = tableOf<MoveOf<'tank-move'>>(cardsWith('tankAction'), isTank, PLACE_IDS, (card, unit, to) => ({
  type: 'tank-move',
  card,
  unit,
  to,
}));
const TANK_ATTACKS = tableOf<MoveOf<'tank-attack'>>(cardsWith('tankAction'), isTank, HEX_IDS, (card, unit, target) => ({
  type: 'tank-attack',
  card,
  unit,
  target,
}));
const STARTS = UNIT_IDS.map((unit) => perPlace<MoveOf<'move'>>((to) => ({ type: 'move', unit, to })));
const STEPS = perPlace<MoveOf<'step'>>((to) => ({ type: 'step', to }));
const FALLS_BACK = perPlace<MoveOf<'fall-back'>>((to) => ({ type: 'fall-back', to }));
const ATTACKS = HEX_IDS.map((target) => frozen<MoveOf<'attack'>>({ type: 'attack', target }));
const REMOVALS = perUnit<MoveOf<'remove'>>((unit) => ({ type: 'remove', unit }));
const JOINS = perUnit<MoveOf<'join'>>((unit) => ({ type: 'join', unit }));
const TOGETHER = perUnit<MoveOf<'together'>>((unit) => ({ type: 'together', unit }));
const ABOARD = perUnit<MoveOf<'aboard'>>((unit) => ({ type: 'aboard', unit }));
const RETREATS = perUnit<MoveOf<'retreat'>>((unit) => ({ type: 'retreat', unit }));
const ADVANCES = perUnit<MoveOf<'advance'>>((unit) => ({ type: 'advance', unit }));
const ACTIVE_DEFENCES = perUnit<MoveOf<'defend'>>((unit) => ({ type: 'defend', unit, active: true }));
const PASSIVE_DEFENCES = perUnit<MoveOf<'defend'>>((unit) => ({ type: 'defend', unit, active: false }));
const DRAWS = perCard<MoveOf<'draw'>>((card) => ({ type: 'draw', card }));
const SHIFTS = perCard<MoveOf<'shift'>>((card) => ({ type: 'shift', card }));
const REROLLS = perCard<MoveOf<'reroll'>>((card) => ({ type: 'reroll', card }));

export const NO_SHIFT: MoveOf<'shift'> = frozen({ type: 'shift', card: null });
export const NO_REROLL: MoveOf<'reroll'> = frozen({ type: 'reroll', card: null });
export const HALT: MoveOf<'halt'> = frozen({ type: 'halt' });

export const railMove = (by: RailPayment, unit: number, to: number): MoveOf<'rail'> => at(RAILS, by, unit, to);
export const rebuildMoves = (card: CardId, unit: number): readonly MoveOf<'rebuild'>[] =>
  known(REBUILDS.get(card)?.[unit]);
export const activateMove = (card: CardId, unit: number): MoveOf<'activate'> => at(ACTIVATIONS, card, unit, 0);
export const tankMove = (card: CardId, unit: number, to: number): MoveOf<'tank-move'> => at(TANK_MOVES, card, unit, to);
export const tankAttack = (card: CardId, unit: number, target: number): MoveOf<'tank-attack'> =>
  at(TANK_ATTACKS, card, unit, target);
/** First steps of a unit, by place. */
export const startsOf = (unit: number): readonly MoveOf<'move'>[] => known(STARTS[unit]);
export const stepMove = (to: number): MoveOf<'step'> => known(STEPS[to]);
export const fallBackMove = (to: number): MoveOf<'fall-back'> => known(FALLS_BACK[to]);
export const attackMove = (hex: number): MoveOf<'attack'> => known(ATTACKS[hex]);
export const removeMove = (unit: number): MoveOf<'remove'> => known(REMOVALS[unit]);
export const joinMove = (unit: number): MoveOf<'join'> => known(JOINS[unit]);
export const togetherMove = (unit: number): MoveOf<'together'> => known(TOGETHER[unit]);
export const aboardMove = (unit: number): MoveOf<'aboard'> => known(ABOARD[unit]);
export const retreatMove = (unit: number): MoveOf<'retreat'> => known(RETREATS[unit]);
export const advanceMove = (unit: number): MoveOf<'advance'> => known(ADVANCES[unit]);
export const defendMove = (unit: number, isActive: boolean): MoveOf<'defend'> =>
  known((isActive ? ACTIVE_DEFENCES : PASSIVE_DEFENCES)[unit]);
export const drawMove = (card: CardId): MoveOf<'draw'> => known(DRAWS.get(card));
export const shiftMove = (card: CardId): MoveOf<'shift'> => known(SHIFTS.get(card));
export const rerollMove = (card: CardId): MoveOf<'reroll'> => known(REROLLS.get(card));
