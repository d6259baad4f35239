/** What a seat knows of a conflict before its dice are rolled: what it does not know, it takes as equally likely. */
import { cardOf, CARDS } from '../cards.ts';
import { otherSide, type CardId, type Side } from '../ids.ts';
import { countDice } from '../rules/dice.ts';
import { duelChance } from '../rules/duel.ts';
import { isNoBetter, listHands, listMeetings, type Draw, type Hands, type Meeting } from '../rules/duel-hands.ts';
import { actsWith } from '../rules/events.ts';
import type { Conflict, HrState } from '../state.ts';
import { byPart, chanceFor, listDieEffects, mayCounter, whoOf } from './parties.ts';

/** Cards that the seat has not seen: neither its own, wherever they are, nor open before it (§4.1.5). */
export function listUnseen({ hands, decks, discards, conflict }: HrState, seat: Side): readonly CardId[] {
  const enemy = otherSide(seat);
  const shown = conflict?.shown[enemy] ? conflict.cards[enemy] : [];
  const own = [...hands[seat], ...decks[seat], ...discards[seat], ...(conflict?.cards[seat] ?? [])];
  const seen = new Set([...own, ...discards[enemy].slice(-1), ...shown]);
  return CARDS.map(({ id }) => id).filter((id) => !seen.has(id));
}

const NO_DRAW: Draw = { cards: [] };

/** What the own deck may turn up: order unknown, contents known; an empty one is reshuffled. */
const ownDraw = ({ decks, discards }: HrState, seat: Side): Draw => ({
  cards: (decks[seat].length > 0 ? decks[seat] : discards[seat]).toSorted(),
});

/** What the other side's deck may turn up. An empty one is reshuffled, with the discard that lies open on top (§4.1.5). */
function enemyDraw({ decks, discards }: HrState, enemy: Side, unseen: readonly CardId[]): Draw {
  if (decks[enemy].length > 0) return { cards: unseen };
  const top = discards[enemy].at(-1);
  return top === undefined ? NO_DRAW : { cards: unseen, top: { card: top, pile: discards[enemy].length } };
}

/** Cards the seat must expect of the other side: the one that lies open, or any it has not seen, red ones where they are due. */
function listFirst(conflict: Conflict, enemy: Side, unseen: readonly CardId[]): readonly CardId[] {
  if (conflict.shown[enemy]) return conflict.cards[enemy];
  const isRed = enemy === 'allies' && conflict.red && !actsWith(conflict, enemy, 'WAIVE_RED');
  const red = isRed ? unseen.filter((id) => cardOf(id).isRed) : [];
  return red.length > 0 ? red : unseen;
}

/** A conflict before its dice are rolled, as a seat sees it. */
export interface Outlook {
  /** Cards the other side may choose. */
  readonly enemyCards: readonly CardId[];
  /** Chance, 0 to 1, that the seat wins with this card against any of those, each as likely as the others. */
  readonly chanceOf: (card: CardId, against: readonly CardId[]) => number;
  /** The same with the best of these cards; 0 where there is none. */
  readonly bestOf: (cards: readonly CardId[], against: readonly CardId[]) => number;
}

export function outlookOf(state: HrState, conflict: Conflict, seat: Side): Outlook {
  const enemy = otherSide(seat);
  const dice = { axis: countDice(state, conflict, 'axis'), allies: countDice(state, conflict, 'allies') };
  const parties = byPart(conflict, (side) => ({
    dice: dice[side],
    effects: listDieEffects(state, conflict, side, dice),
    canCounter: mayCounter(conflict, side),
  }));
  const unseen = listUnseen(state, seat);
  const declared = state.rulings['two-bonus-cards'];
  const draws = {
    own: actsWith(conflict, seat, 'EXTRA_CARD') ? ownDraw(state, seat) : NO_DRAW,
    enemy: actsWith(conflict, enemy, 'EXTRA_CARD') ? enemyDraw(state, enemy, unseen) : NO_DRAW,
  };
  const ownHands = (card: CardId) => listHands([card], draws.own, declared);
  const enemyHands = (cards: readonly CardId[]) => listHands(cards, draws.enemy, declared);
  const meetingsOf = (own: readonly Hands[], opposed: readonly Hands[]): readonly Meeting[] =>
    conflict.active === seat ? listMeetings(own, opposed) : listMeetings(opposed, own);
  const chanceAt = ({ rerolls, firstAtCards, lead }: Meeting): number => {
    const active = { ...parties.active, rerolls: rerolls.active };
    const other = { ...parties.other, rerolls: rerolls.other };
    return chanceFor(conflict, seat, duelChance({ active, other, firstAtCards, lead }));
  };

  /** The best of cards to which no second one comes: each makes one hand, and one meeting with each hand of the enemy. */
  function bestAlone(cards: readonly CardId[], opposed: readonly Hands[]): number {
    let best: { chance: number; met: readonly Met[] } = { chance: 0, met: [] };
    for (const card of cards) {
      const meetings = opposed.flatMap((hands) => meetingsOf(ownHands(card), [hands]));
      const limit = (meeting: Meeting, at: number): number => {
        const known = best.met[at];
        // Nothing is gained there on the best so far, so what that one comes to is enough to tell.
        return known && isNoBetter(meeting, known.meeting, whoOf(conflict, seat)) ? known.chance : chanceAt(meeting);
      };
      if (best.met.length > 0 && meanOf(meetings, limit) <= best.chance) continue;
      const met = meetings.map((meeting) => ({ meeting, chance: chanceAt(meeting) }));
      const chance = meanOf(meetings, (_, at) => met[at]?.chance ?? 0);
      if (chance > best.chance) best = { chance, met };
    }
    return best.chance;
  }

  const chanceOf = (card: CardId, against: readonly CardId[]): number =>
    meanOf(meetingsOf(ownHands(card), enemyHands(against)), chanceAt);
  return {
    enemyCards: listFirst(conflict, enemy, unseen),
    chanceOf,
    bestOf: (cards, against) =>
      draws.own.cards.length > 0
        ? Math.max(0, ...cards.map((card) => chanceOf(card, against)))
        : bestAlone(cards, enemyHands(against)),
  };
}

/** A meeting, and the seat's chance there. */
interface Met {
  readonly meeting: Meeting;
  readonly chance: number;
}

/** Mean chance over all meetings; 0 where there is none. */
function meanOf(meetings: readonly Meeting[], chanceAt: (meeting: Meeting, at: number) => number): number {
  let won = 0;
  let all = 0;
  meetings.forEach((meeting, at) => {
    won += meeting.count * chanceAt(meeting, at);
    all += meeting.count;
  });
  return all === 0 ? 0 : won / all;
}
