/** Positions as text. Hands, decks, the pile below its top and cards laid face down can be left out (INV-22). */
import type { PositionText } from '../../kernel/types.ts';
import { v } from '../../kernel/shape.ts';
import { groupsSection } from '../../kits/position-text/groups.ts';
import type { FromText } from '../../kits/position-text/from-text.ts';
import { makePositionText } from '../../kits/position-text/position-text.ts';
import { otherReadings, readingsSection } from '../../kits/position-text/readings.ts';
import { fieldSection, fieldsSection, framesSection, type PartialState } from '../../kits/position-text/section.ts';
import { UNSEEN } from '../../kits/position-text/words.ts';
import { determinize, viewOf } from './view-of.ts';
import { FRAMES } from './frames.ts';
import { NATIONS, SIDES, type CardId, type Side } from './ids.ts';
import { makeStateReader, resultShape } from './read-state.ts';
import { RULES_VERSION, RULINGS, rulingsOf } from './rulings.ts';
import { levelOf, withOptions } from './setup.ts';
import { placeShape, rulesOf, stateFields, type HrState } from './state.ts';
import type { Game, HrTypes } from './types.ts';
import type { CardsView, HrView } from './view.ts';

const unseen = (n: number): readonly CardId[] => Array.from({ length: n }, () => UNSEEN);
const bySide = <X>(of: (side: Side) => X): Record<Side, X> => ({ axis: of('axis'), allies: of('allies') });

/** Cards that the seat does not see are written as `?`. */
function hide(game: Game, state: HrState, seat: Side | null): Readonly<PartialState> {
  const { cards, conflict, stack } = viewOf(game, state, seat);
  const laidOf = (side: Side): readonly CardId[] => {
    const shown = conflict?.cards[side] ?? [];
    return [...unseen(cards[side].laidCount - shown.length), ...shown];
  };
  return {
    ...state,
    hands: bySide((side) => cards[side].hand ?? unseen(cards[side].handCount)),
    decks: bySide((side) => unseen(cards[side].deckCount)),
    discards: bySide((side) => {
      const { discards, discardCount } = cards[side];
      return [...unseen(discardCount - discards.length), ...discards];
    }),
    conflict: conflict && { ...conflict, cards: bySide(laidOf) },
    stack: stack.map((frame) =>
      'taken' in frame && typeof frame.taken === 'number' ? { ...frame, taken: unseen(frame.taken) } : frame,
    ),
  };
}

const isTold = (cards: readonly CardId[]): boolean => !cards.includes(UNSEEN);
/** Known cards of a pile are on top. */
const toldOnTop = (cards: readonly CardId[]): readonly CardId[] => cards.slice(cards.lastIndexOf(UNSEEN) + 1);

/** Known cards stay; the rest is dealt as to an onlooker. A deck is dealt whole. */
function deal(game: Game, state: HrState, draw: (n: number) => number): HrState {
  if (SIDES.some((side) => state.decks[side].some((card) => card !== UNSEEN)))
    throw new RangeError('decks are told whole, beside hands and piles told whole, or not at all');
  // Without the last conflict no clean-up is rehearsed, which a hidden hand could not answer.
  const view = { ...viewOf(game, { ...state, last: null }, null), last: state.last };
  const cardsOf = (side: Side): CardsView => {
    const hand = state.hands[side];
    const discards = toldOnTop(state.discards[side]);
    return { ...view.cards[side], hand: isTold(hand) ? hand : null, discards };
  };
  const conflict: HrView['conflict'] = state.conflict && {
    ...state.conflict,
    cards: bySide((side) => toldOnTop(state.conflict?.cards[side] ?? [])),
  };
  const stack = state.stack.map((frame) =>
    frame.at === 'reshuffle/build-up' && !isTold(frame.taken) ? { at: frame.at, taken: frame.taken.length } : frame,
  );
  return determinize(game.tables, { ...view, conflict, stack, cards: bySide(cardsOf) }, draw);
}

function positionTextOf(game: Game, data: string | null): PositionText<HrTypes> {
  const { tables: t } = game;
  return makePositionText<HrTypes>({
    game: 'hitlers-reich',
    version: RULES_VERSION,
    data,
    versionOf: rulesOf,
    ofVersion: (version) => (version > 1 ? { rules: version } : {}),
    scenarioOf: ({ scenario: id }) => id,
    optionsOf: (state) => ({ ...levelOf(state), ...otherReadings(RULINGS, state.rulings, rulesOf(state)) }),
    readState: makeStateReader(game),
    hide: (state, seat) => hide(game, state, seat),
    deal: (state, draw) => deal(game, state, draw),
    makeSections() {
      const shapes = stateFields(t.shapes);
      const { scenario, lastYear, gameTurn, side, handSize, year, star, bigPush, allowance } = shapes;
      const { isFirstPush, pact, axisReshuffled, italySurrendered, parisTaken, vichy, iraqRevolted } = shapes;
      const { turncoats, active, spainCentre, used, decks, hands, discards, unmarked, fortresses, fleets, lost } =
        shapes;
      return [
        fieldsSection('game', { scenario, lastYear, gameTurn, side }),
        framesSection('now', FRAMES, t.shapes),
        fieldsSection('tracks', { handSize, year, star, bigPush, allowance }),
        fieldsSection('happened', {
          ...{ isFirstPush, pact, axisReshuffled, italySurrendered, parisTaken, vichy },
          ...{ iraqRevolted, turncoats, active, spainCentre, used },
        }),
        groupsSection({
          name: 'markers',
          field: 'markers',
          what: 'space',
          ids: t.spaceIds,
          values: NATIONS,
          rest: null,
        }),
        fieldSection('unmarked', 'unmarked', unmarked),
        fieldSection('fortresses', 'fortresses', fortresses),
        fieldSection('fleets', 'fleets', fleets),
        fieldSection('lost', 'lost', lost),
        groupsSection({
          name: 'events',
          field: 'events',
          what: 'event card',
          ids: t.copies,
          values: placeShape.options,
          rest: 'mall',
        }),
        fieldSection('hands', 'hands', hands),
        fieldSection('decks', 'decks', decks),
        fieldSection('discards', 'discards', discards),
        fieldSection('due', 'due', shapes.due),
        fieldSection('turn', 'turn', shapes.turn),
        fieldSection('conflict', 'conflict', shapes.conflict),
        fieldSection('last', 'last', shapes.last),
        fieldSection('result', 'result', v.nullable(resultShape)),
        readingsSection('rulings', {
          table: RULINGS,
          asked: rulingsOf,
          versionOf: (state) => rulesOf(state),
        }),
      ];
    },
  });
}

export const fromTextOf = (game: Game, data: string | null): FromText<HrTypes> => ({
  positions: positionTextOf(game, data),
  withOptions,
  readState: makeStateReader(game),
});
