/** Reads an unknown value as a state of this game: its shape, its ids, and that it could have been reached. */
import { decide } from '../../kernel/runner.ts';
import { readShape, ShapeError, v } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/sound.ts';
import { fitsPosition } from '../../kits/notation/frames.ts';
import { frameShape, questionOf } from './frames.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import type { Game } from './game.ts';
import { MAX_HAND } from './rules/hand.ts';
import { LADDER_1942, LADDER_1943 } from './rules/tournament.ts';
import { AT_ONCE } from './rules/victory.ts';
import { isLater, RULES_VERSION, RULING_IDS, RULINGS, rulingsOf, type Rulings } from './rulings.ts';
import { alliedNations, bySide, cardIds, exactly, nations, several, sides, whole } from './shapes.ts';
import { rulesOf, SCENARIOS, type Conflict, type HrState, type LastConflict } from './state.ts';
import { END_1942, END_1945 } from './years.ts';
import type { Tables } from './tables.ts';
import type { IdShapes } from './tables/shapes.ts';
import type { HrTypes } from './types.ts';

const count = whole(0, 0xffff_ffff);
const flag = v.boolean();
const kinds = v.picklist(['event', 'land', 'paratroop', 'amphibious', 'sea']);
const year = whole(0, END_1945);
/** Where a copy of an event may be. */
export const placeShape = v.picklist([
  'mall',
  'axis-up',
  'axis-down',
  'allies-up',
  'allies-down',
  'with-axis',
  'with-allies',
  'standing',
  'lid',
  'removed',
  'aside-1941',
  'aside-1943',
  'left-out',
]);
/** A space, or the event tried for. */
const targetShape = ({ space, title }: IdShapes) => v.union([space, title]);

const rulingsShape = v.strictObject(
  Object.fromEntries(
    RULING_IDS.map((id) => {
      const values = v.picklist(RULINGS[id].values);
      return [id, isLater(id) ? v.exactOptional(values) : values];
    }),
  ),
) as unknown as v.GenericSchema<unknown, Rulings>;

const turnShape = ({ copy }: IdShapes) =>
  v.strictObject({
    success: v.picklist(['none', 'earned', 'waiting', 'spent']),
    blitz: v.strictObject({ series: v.picklist(['unused', 'open', 'closed']), made: whole(0, 3) }),
    chain: several(copy),
    used: several(copy),
    operation: v.nullable(v.picklist(['push', 'barbarossa', 'overlord', 'bagration'])),
    isBarbarossa: flag,
    spainClosed: flag,
    ultimatum: flag,
  });

/** What C-4 has used: titles and pieces. */
const usedShape = ({ title }: IdShapes) => v.union([title, v.picklist(['fleet', 'fortress'])]);

const conflictShape = (ids: IdShapes) =>
  v.strictObject({
    kind: kinds,
    target: targetShape(ids),
    origin: v.nullable(ids.space),
    active: sides,
    nation: v.nullable(alliedNations),
    attacker: nations,
    red: flag,
    blitz: whole(0, 3),
    isFree: flag,
    isLanding: flag,
    isNeutralVichy: flag,
    events: bySide(several(ids.copy)),
    cancelled: several(ids.copy),
    cards: bySide(several(cardIds)),
    shown: bySide(flag),
    dice: bySide(v.array(whole(1, 6))),
    applied: v.array(usedShape(ids)),
    rerolled: bySide(several(whole(1, 5))),
    blocked: several(cardIds),
    sabotaged: several(cardIds),
    counter: v.picklist(['open', 'used', 'passed']),
    winner: v.nullable(sides),
  });

/** Keys of results are the engine's own; a foreign one would have no sentence. */
const RESULTS = [
  ...AT_ONCE,
  ...['allied-minimal', 'axis-significant', 'axis-survival'].map((key) => `hr.win.${key}`),
  ...LADDER_1942,
  ...LADDER_1943,
];

const resultShape = v.strictObject({
  winner: v.picklist([...SIDES, 'draw']),
  reasons: v.pipe(
    v.array(
      v.strictObject({ key: v.picklist(RESULTS), rule: v.string(), amount: v.literal(0), params: v.strictObject({}) }),
    ),
    v.length(1),
  ),
});

/** Frames below one another; the deepest play so far stays far below. */
const MOST_FRAMES = 40;

/** Every field of a state. */
export const stateShape = (t: Tables) =>
  v.strictObject({
    rng: v.strictObject({ a: count, b: count, c: count, d: count, drawn: count }),
    stack: v.pipe(v.array(frameShape(t.shapes)), v.minLength(1), v.maxLength(MOST_FRAMES)),
    result: v.nullable(resultShape),
    scenario: v.picklist(SCENARIOS),
    rules: v.exactOptional(whole(2, RULES_VERSION)),
    rulings: rulingsShape,
    lastYear: whole(END_1942, END_1945),
    gameTurn: whole(1, 0xffff_ffff),
    side: sides,
    handSize: bySide(whole(0, MAX_HAND)),
    year: bySide(year),
    star: bySide(flag),
    bigPush: bySide(v.picklist(['none', 'gained', 'ready'])),
    isFirstPush: flag,
    pact: flag,
    axisReshuffled: flag,
    italySurrendered: flag,
    parisTaken: flag,
    vichy: v.picklist(['neutral', 'attacked', 'defected', 'resolved']),
    iraqRevolted: flag,
    turncoats: several(v.picklist(['finland', 'romania', 'bulgaria'])),
    active: v.strictObject({ spain: flag, turkey: flag }),
    spainCentre: flag,
    used: v.strictObject({ barbarossa: flag, overlord: flag }),
    decks: bySide(several(cardIds)),
    hands: bySide(several(cardIds)),
    discards: bySide(several(cardIds)),
    events: exactly(t.copies, placeShape),
    allowance: bySide(whole(6, t.copies.length)),
    markers: exactly(t.spaceIds, v.nullable(nations)),
    unmarked: several(t.shapes.space),
    fortresses: bySide(several(t.shapes.space)),
    fleets: bySide(several(t.shapes.space)),
    lost: several(t.shapes.space),
    due: v.array(v.strictObject({ side: sides, n: whole(1, MAX_HAND), red: flag, random: flag })),
    turn: turnShape(t.shapes),
    conflict: v.nullable(conflictShape(t.shapes)),
    last: v.nullable(
      v.strictObject({ won: flag, kind: kinds, target: targetShape(t.shapes), tookCentre: flag, tookByLand: flag }),
    ),
  });

/** What reads a state of a game; it throws `ShapeError` with the path of the first thing that does not fit. */
export function makeStateReader(game: Game): (value: unknown) => HrState {
  const t = game.tables;
  const shape = stateShape(t);
  return (value) => {
    const state: HrState = readShape(shape, value);
    checkRulings(state);
    checkTarget(t, 'conflict', state.conflict);
    checkTarget(t, 'last', state.last);
    demandSound(invariants(t, state));
    if (state.result === null) checkQuestion(game, state);
    return state;
  };
}

/** A match holds an answer to each question that its version knows, and to no other. */
function checkRulings(state: HrState): void {
  const asked = rulingsOf(rulesOf(state));
  const wrong = RULING_IDS.find((id) => (state.rulings[id] !== undefined) !== asked.includes(id));
  if (wrong !== undefined) throw new ShapeError(`rulings.${wrong}`, `does not fit version ${rulesOf(state)}`);
}

/** An event is tried for, a space is attacked; only a land, paratroop or amphibious attack comes from somewhere. */
function checkTarget(t: Tables, path: string, fought: Conflict | LastConflict | null): void {
  if (!fought) return;
  const { kind, target: what } = fought;
  if (t.isTitle(what) !== (kind === 'event'))
    throw new ShapeError(`${path}.target`, `${what} in a conflict of ${kind}`);
  if (kind !== 'event' && t.spaceOf(what).isSea !== (kind === 'sea'))
    throw new ShapeError(`${path}.target`, `${what} in a conflict of ${kind}`);
  const isFromNowhere = kind === 'event' || kind === 'sea';
  if ('origin' in fought && (fought.origin === null) !== isFromNowhere)
    throw new ShapeError(`${path}.origin`, `does not fit a conflict of ${kind}`);
}

/** The frame on top asks, its lists fit the position, and it has an answer. */
function checkQuestion(game: Game, state: HrState): void {
  const at = state.stack.length - 1;
  const frame = state.stack[at];
  const refuse = (why: string) => new ShapeError(`stack.${at}`, `${frame?.at ?? 'nothing'} ${why}`);
  if (!frame || !questionOf(frame)) throw refuse('does not ask');
  if (!fitsPosition<HrTypes>(game.nodes, state, frame) || countMoves(game, state) === 0)
    throw refuse('does not fit the position');
}

/** A question asked where it cannot be, such as one of a conflict without a conflict, throws. */
function countMoves(game: Game, state: HrState): number {
  try {
    return decide<HrTypes>(game, state)?.moves.length ?? 0;
  } catch {
    return 0;
  }
}
