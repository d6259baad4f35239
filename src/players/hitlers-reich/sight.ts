/** A position as a program reads it: from a view, or from a position dealt by a search. */
import type { CardId, Side } from '../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../engine/games/hitlers-reich/view.ts';

/** Open information. Only `cardsOf` tells the cards of a conflict. */
export type Table = Pick<
  HrView,
  | 'active'
  | 'bigPush'
  | 'conflict'
  | 'events'
  | 'fleets'
  | 'fortresses'
  | 'gameTurn'
  | 'handSize'
  | 'italySurrendered'
  | 'lastYear'
  | 'lost'
  | 'markers'
  | 'pact'
  | 'side'
  | 'spainCentre'
  | 'star'
  | 'turn'
  | 'used'
  | 'vichy'
  | 'year'
>;

export interface Sight {
  readonly table: Table;
  readonly asked: HrView['stack'][number] | undefined;
  readonly hand: readonly CardId[];
  /** Cards left in the own deck, and in the other one. */
  readonly decks: Readonly<Record<Side, number>>;
}

export const enemyOf = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');

export const sightOfView = (view: HrView, side: Side): Sight => ({
  table: view,
  asked: view.stack.at(-1),
  hand: view.cards[side].hand ?? [],
  decks: { axis: view.cards.axis.deckCount, allies: view.cards.allies.deckCount },
});

/** The same for a dealt position: it reads no card that the side would not see. */
export const sightOfDeal = (state: HrTypes['state'], side: Side): Sight => ({
  table: state,
  asked: state.stack.at(-1),
  hand: state.hands[side],
  decks: { axis: state.decks.axis.length, allies: state.decks.allies.length },
});

export const cardsOf = ({ conflict }: Table, side: Side, seat: Side): readonly CardId[] =>
  conflict && (side === seat || conflict.shown[side]) ? conflict.cards[side] : [];
