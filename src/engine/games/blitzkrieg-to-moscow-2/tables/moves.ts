/** Every move that the map, the counters and the cards allow, made once: a list of legal moves is a list of references. */
import { createMoveTable } from '../../../kits/notation/move-table.ts';
import { AREAS, type CardId, type CardUse, type RailPayment } from '../ids.ts';
import { VERBS, type MoveOf } from '../moves.ts';
import { sideNo } from '../numbers.ts';
import type { Cards } from './cards.ts';
import type { GameMap } from './map.ts';
import type { Units } from './units.ts';

export function makeMoves(
  { unitIds: unit, unitNo, unitFacts, sideOfUnit, isTank }: Units,
  { hexIds, placeIds, hexCount, placeNo, isCity, isArea, areasOf, sideOfArea }: GameMap,
  { cardIds, cardNo, hasUse, sideOfCard }: Cards,
) {
  const cards = [...cardIds.german, ...cardIds.soviet];
  /** Cards by number; those without the use have no move. */
  const cardsWith = (use: CardUse): readonly (CardId | undefined)[] =>
    cards.map((card) => (hasUse(card, use) ? card : undefined));
  /** Behind the cards, the payment that is none. */
  const free = cards.length;
  const payments = [...cardsWith('rail'), 'free'];
  const tanks = unit.map((id, no) => (isTank(no) ? id : undefined));
  /** §6.3.3: cities and rear areas. */
  const railEnds = placeIds.map((id, no) => (isCity(no) || isArea(no) ? id : undefined));

  const isOwn = (card: CardId, id: string): boolean => sideOfCard(card) === unitFacts(unitNo(id)).side;

  const { moves, share, listAll } = createMoveTable(
    VERBS,
    {
      remove: { unit },
      draw: { card: cards },
      rebuild: { card: cardsWith('reinforce'), unit, area: AREAS },
      rail: { by: payments, unit, to: railEnds },
      aboard: { unit },
      activate: { card: cardsWith('activate'), unit },
      move: { unit, to: placeIds },
      step: { to: placeIds },
      halt: {},
      attack: { target: hexIds },
      join: { unit },
      defend: { unit, active: [true, false] },
      shift: { card: [...cards, null] },
      reroll: { card: [...cards, null] },
      retreat: { unit },
      'fall-back': { to: placeIds },
      advance: { unit },
      'tank-move': { card: cardsWith('tankAction'), unit: tanks, to: placeIds },
      'tank-attack': { card: cardsWith('tankAction'), unit: tanks, target: hexIds },
      together: { unit },
    },
    {
      rebuild: ({ card, unit: id, area }) => isOwn(card, id) && sideOfArea(placeNo(area)) === sideOfUnit(unitNo(id)),
      rail: ({ by, unit: id }) => (by === 'free' ? sideOfUnit(unitNo(id)) === sideNo('soviet') : isOwn(by, id)),
      activate: ({ card, unit: id }) => isOwn(card, id),
      'tank-move': ({ card, unit: id }) => isOwn(card, id),
      'tank-attack': ({ card, unit: id }) => isOwn(card, id),
    },
  );

  return {
    share,
    /** Every move of the table, for tests that try what is not offered. */
    listAll,
    noShift: moves.shift(cards.length),
    noReroll: moves.reroll(cards.length),
    halt: moves.halt(),
    railMove: (by: RailPayment, no: number, to: number): MoveOf<'rail'> =>
      moves.rail(by === 'free' ? free : cardNo(by), no, to),
    /** §6.2.2, Q15: one for each rear area of the unit's side. */
    rebuildMoves: (card: CardId, no: number): readonly MoveOf<'rebuild'>[] =>
      areasOf(sideOfCard(card)).map((area) => moves.rebuild(cardNo(card), no, area - hexCount)),
    activateMove: (card: CardId, no: number): MoveOf<'activate'> => moves.activate(cardNo(card), no),
    tankMove: (card: CardId, no: number, to: number): MoveOf<'tank-move'> => moves['tank-move'](cardNo(card), no, to),
    tankAttack: (card: CardId, no: number, target: number): MoveOf<'tank-attack'> =>
      moves['tank-attack'](cardNo(card), no, target),
    startMove: (no: number, to: number): MoveOf<'move'> => moves.move(no, to),
    stepMove: (to: number): MoveOf<'step'> => moves.step(to),
    fallBackMove: (to: number): MoveOf<'fall-back'> => moves['fall-back'](to),
    attackMove: (hex: number): MoveOf<'attack'> => moves.attack(hex),
    removeMove: (no: number): MoveOf<'remove'> => moves.remove(no),
    joinMove: (no: number): MoveOf<'join'> => moves.join(no),
    togetherMove: (no: number): MoveOf<'together'> => moves.together(no),
    aboardMove: (no: number): MoveOf<'aboard'> => moves.aboard(no),
    retreatMove: (no: number): MoveOf<'retreat'> => moves.retreat(no),
    advanceMove: (no: number): MoveOf<'advance'> => moves.advance(no),
    defendMove: (no: number, isActive: boolean): MoveOf<'defend'> => moves.defend(no, isActive ? 0 : 1),
    drawMove: (card: CardId): MoveOf<'draw'> => moves.draw(cardNo(card)),
    shiftMove: (card: CardId): MoveOf<'shift'> => moves.shift(cardNo(card)),
    rerollMove: (card: CardId): MoveOf<'reroll'> => moves.reroll(cardNo(card)),
  };
}
