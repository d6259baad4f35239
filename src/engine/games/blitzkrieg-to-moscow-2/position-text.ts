/** Positions as text. Hands, and plans with a card of one, can be left out (§5.2). */
import type { PositionText } from '../../kernel/types.ts';
import { piecesSection, runsSection } from '../../kits/position-text/groups.ts';
import type { FromText } from '../../kits/position-text/from-text.ts';
import { makePositionText } from '../../kits/position-text/position-text.ts';
import { otherReadings, readingsSection } from '../../kits/position-text/readings.ts';
import { fieldSection, fieldsSection, framesSection, type PartialState } from '../../kits/position-text/section.ts';
import { UNSEEN } from '../../kits/position-text/words.ts';
import { determinize, viewOf } from './view-of.ts';
import { FRAMES } from './frames.ts';
import { SIDES, trackOf, type Side } from './ids.ts';
import { readState } from './read-state.ts';
import type { Tables } from './tables.ts';
import { computeResult } from './rules/score.ts';
import { RULES_VERSION, RULING_IDS, RULINGS } from './rulings.ts';
import { CAMPAIGN, switchesOf, withOptions } from './setup.ts';
import { ownShapes, type BtmState, type UnitState } from './state.ts';
import type { BtmTypes, Game } from './types.ts';
import type { BtmView } from './view.ts';

const FLAGS = ['spent', 'moved', 'attacked', 'defended'] as const;

/** `0304 g-2+spent`: place of a unit, and its side and flags. */
const unitsOf = (t: Tables, side: Side) =>
  piecesSection({
    name: side,
    field: 'units',
    ids: t.units.filter((unit) => unit.side === side).map(({ id }) => id),
    places: [
      ...t.placeIds,
      ...Array.from({ length: t.lastTurn + 1 }, (_, i) => trackOf(i + 1)),
      'eliminated',
      'surrendered',
    ],
    placeOf: ({ place }) => String(place),
    marksOf: (unit) => FLAGS.filter((flag) => unit[flag] === true),
    pieceOf(place, marks) {
      if (marks.some((mark, at) => !FLAGS.some((flag) => flag === mark) || marks.indexOf(mark) < at)) return null;
      const has = (flag: (typeof FLAGS)[number]): boolean => marks.includes(flag);
      return {
        place,
        spent: has('spent'),
        moved: has('moved'),
        attacked: has('attacked'),
        defended: has('defended'),
      } satisfies UnitState;
    },
  });

/** Hands are written where the seat sees them; a plan with a hidden card is written as `?`. */
function hide(t: Tables, state: BtmState, seat: Side | null): Readonly<PartialState> {
  const { cards, stack } = viewOf(t, state, seat);
  const handOf = (side: Side) => {
    const { hand, handSize, discard } = cards[side];
    return { hand: hand ?? Array.from({ length: handSize }, () => UNSEEN), discard };
  };
  return {
    ...state,
    cards: { german: handOf('german'), soviet: handOf('soviet') },
    stack: stack.map((frame) => {
      if ('plan' in frame && frame.plan === null) return { ...frame, plan: UNSEEN };
      return 'by' in frame && frame.by === null ? { ...frame, by: UNSEEN } : frame;
    }),
  };
}

function deal(t: Tables, state: BtmState, draw: (n: number) => number): BtmState {
  const view = viewOf(t, state, null);
  const isTold = (value: unknown): boolean => !JSON.stringify(value).includes(`"${UNSEEN}"`);
  const cardsOf = (side: Side): BtmView['cards'][Side] => {
    const { hand } = state.cards[side];
    return isTold(hand) ? { ...view.cards[side], hand } : view.cards[side];
  };
  const stack = view.stack.map((seen, at) => {
    const frame = state.stack[at];
    return frame && isTold(frame) ? frame : seen;
  });
  return determinize(t, { ...view, stack, cards: { german: cardsOf('german'), soviet: cardsOf('soviet') } }, draw);
}

function positionTextOf(game: Game, data: string | null): PositionText<BtmTypes> {
  const { tables: t } = game;
  return makePositionText<BtmTypes>({
    game: 'blitzkrieg-to-moscow-2',
    version: RULES_VERSION,
    data,
    versionOf: ({ rulings }) => (rulings ? RULES_VERSION : 1),
    scenarioOf: () => CAMPAIGN,
    optionsOf: ({ options: chosen, rulings }) => ({ ...switchesOf(chosen), ...otherReadings(RULINGS, rulings) }),
    readState: (value) => readState(game, value),
    hide: (state, seat) => hide(t, state, seat),
    deal: (state, draw) => deal(t, state, draw),
    resultOf: (state) => computeResult(t, state),
    makeSections() {
      const { turn, cards, hero, combat, options, freeRailUsed, moscowEverGerman, inOdessa } = ownShapes(t);
      return [
        fieldSection('turn', 'turn', turn),
        framesSection('now', FRAMES, t.shapes),
        ...SIDES.map((side) => unitsOf(t, side)),
        runsSection('german-hexes', 'germanHexes', 'hex', { ids: t.hexIds, runs: true }),
        fieldSection('cards', 'cards', cards),
        fieldSection('hero', 'hero', hero),
        fieldsSection('marks', { freeRailUsed, moscowEverGerman, inOdessa }),
        fieldSection('combat', 'combat', combat),
        fieldSection('options', 'options', options),
        readingsSection('rulings', { table: RULINGS, asked: (version) => (version > 1 ? RULING_IDS : []) }),
      ];
    },
  });
}

export const fromTextOf = (game: Game, data: string | null): FromText<BtmTypes> => ({
  positions: positionTextOf(game, data),
  withOptions,
  readState: (value) => readState(game, value),
});
