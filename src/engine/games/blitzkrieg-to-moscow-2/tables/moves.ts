/** Every possible move, made once: a list of legal moves is a list of references. */
import { createMoveTable, domainsOf } from '../../../kits/notation/move-table.ts';
import type { CardId, RailPayment } from '../ids.ts';
import { VERBS, columnsOfVerb, type Move, type Restriction, type Verb } from '../moves.ts';
import { known, sideNo } from '../numbers.ts';
import type { Cards } from './cards.ts';
import type { GameMap } from './map.ts';
import type { Units } from './units.ts';

export function makeMoves(
  { unitIds, unitNo, sideOfUnit, isTank }: Units,
  { hexIds, hexCount, placeNo, isCity, isArea, areasOf, sideOfArea }: GameMap,
  { cardIds, cardNo, hasUse, sideOfCard }: Cards,
) {
  const card = [...cardIds.german, ...cardIds.soviet];
  const isCard = new Set<unknown>(card);
  /** After the cards: the free payment, and "no card". */
  const none = card.length;

  const mayStand: Readonly<Record<Restriction, (id: string) => boolean>> = {
    tank: (id) => isTank(unitNo(id)),
    city: (id) => isCity(placeNo(id)),
    'rail-end': (id) => isCity(placeNo(id)) || isArea(placeNo(id)),
  };

  /** Whether a card has the use it would be played for, and whether a field may hold an id. */
  function isPossible(type: Verb, name: string, value: unknown): boolean {
    const { plays, only } = columnsOfVerb(type);
    if (typeof value !== 'string') return true;
    const restriction = only?.[name];
    if (restriction !== undefined && !mayStand[restriction](value)) return false;
    return plays === undefined || !isCard.has(value) || hasUse(value, plays);
  }

  /** A card is for units of its side (§7), a rear area too (§6.2), and the free rail move is Soviet (§6.3). */
  function goTogether(move: Move): boolean {
    if (!('unit' in move)) return true;
    const side = sideOfUnit(unitNo(move.unit));
    const played = 'card' in move ? move.card : 'by' in move ? move.by : null;
    if (played !== null && sideNo(isCard.has(played) ? sideOfCard(played) : 'soviet') !== side) return false;
    return !('area' in move) || sideOfArea(placeNo(move.area)) === side;
  }

  const domains = domainsOf(VERBS, { unit: unitIds, space: hexIds, card }, isPossible);
  const { moves, share, listAll } = createMoveTable(VERBS, domains, goTogether);

  /** By card and unit, made on demand. */
  const rebuilds: (readonly Move[])[][] = card.map(() => []);

  return {
    share,
    /** For tests that try moves which are not offered. */
    listAll,
    noShift: moves.shift(none),
    noReroll: moves.reroll(none),
    halt: moves.halt(),
    railMove: (by: RailPayment, no: number, to: number) => moves.rail(by === 'free' ? none : cardNo(by), no, to),
    /** §6.2.2, Q15: one for each rear area of the unit's side. */
    rebuildMoves: (card: CardId, no: number): readonly Move[] =>
      (known(rebuilds[cardNo(card)])[no] ??= areasOf(sideOfCard(card)).map((area) =>
        moves.rebuild(cardNo(card), no, area - hexCount),
      )),
    activateMove: (card: CardId, no: number) => moves.activate(cardNo(card), no),
    tankMove: (card: CardId, no: number, to: number) => moves.tankMove(cardNo(card), no, to),
    tankAttack: (card: CardId, no: number, target: number) => moves.tankAttack(cardNo(card), no, target),
    startMove: (no: number, to: number) => moves.move(no, to),
    stepMove: (to: number) => moves.step(to),
    fallBackMove: (to: number) => moves.fallBack(to),
    attackMove: (hex: number) => moves.attack(hex),
    removeMove: (no: number) => moves.remove(no),
    joinMove: (no: number) => moves.join(no),
    togetherMove: (no: number) => moves.together(no),
    aboardMove: (no: number) => moves.aboard(no),
    retreatMove: (no: number) => moves.retreat(no),
    advanceMove: (no: number) => moves.advance(no),
    defendMove: (no: number, isActive: boolean) => moves.defend(no, isActive ? 0 : 1),
    placeMove: (no: number, hex: number) => moves.place(no, hex),
    seaMove: (no: number) => moves.sea(no),
    /** §6.2: in a rear area, by its number as a place. */
    arriveMove: (no: number, area: number) => moves.arrive(no, area - hexCount),
    heroMove: (card: CardId, hex: number) => moves.hero(cardNo(card), hex),
    drawMove: (card: CardId) => moves.draw(cardNo(card)),
    shiftMove: (card: CardId) => moves.shift(cardNo(card)),
    rerollMove: (card: CardId) => moves.reroll(cardNo(card)),
  };
}
