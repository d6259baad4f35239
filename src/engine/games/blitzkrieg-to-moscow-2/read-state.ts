/** Reads an unknown value as a state of this game: its shape, its ids, and that it could have been reached. */
import { readShape, ShapeError, v } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/sound.ts';
import { readingsShape } from '../../kits/rulings/rulings.ts';
import { SIDES } from './ids.ts';
import { frameShape } from './frame-shapes.ts';
import { invariants } from './invariants.ts';
import { findDecision } from './legal.ts';
import { topFrame } from './rules/field.ts';
import { computeResult } from './rules/score.ts';
import { isAskFrame } from './rules/steps.ts';
import { RULINGS } from './rulings.ts';
import {
  cardIds,
  cardsOfSide,
  exactly,
  heroShape,
  hexIds,
  placeIds,
  several,
  sides,
  sovietUnits,
  unitIds,
  whole,
} from './shapes.ts';
import type { BtmState } from './state.ts';
import { DIE_SIDES, LAST_TURN, UNIT_IDS } from './tables.ts';

const count = whole(0, 0xffff_ffff);
const flag = v.boolean();

const unitShape = v.strictObject({ place: placeIds, spent: flag, moved: flag, attacked: flag, defended: flag });
const shiftCard = v.nullable(v.strictObject({ card: cardIds, cancelled: flag }));
const units = several(unitIds);

const combatShape = v.strictObject({
  target: hexIds,
  side: sides,
  attackers: v.pipe(units, v.minLength(1)),
  defenders: v.pipe(units, v.minLength(1)),
  bystanders: units,
  active: units,
  attackCard: shiftCard,
  defenceCard: shiftCard,
  die: v.nullable(whole(1, DIE_SIDES)),
  result: v.nullable(v.picklist(['-', 'DR', 'DL', 'DE'])),
  caller: v.picklist(['combat', 'breakthrough']),
});

const modifierShape = v.strictObject({
  key: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  amount: v.number(),
  rule: v.string(),
});
const handOf = (side: 'german' | 'soviet') =>
  v.strictObject({ hand: several(cardsOfSide[side]), discard: several(cardsOfSide[side]) });

/** A combat of a tank action with a card to cancel lies deepest. */
const MOST_FRAMES = 6;

const stateShape = v.strictObject({
  rng: v.strictObject({ a: count, b: count, c: count, d: count, drawn: count }),
  stack: v.pipe(v.array(frameShape), v.maxLength(MOST_FRAMES)),
  result: v.nullable(v.strictObject({ winner: v.picklist(SIDES), reasons: v.array(modifierShape) })),
  turn: whole(1, LAST_TURN),
  units: exactly(UNIT_IDS, unitShape),
  cards: v.strictObject({ german: handOf('german'), soviet: handOf('soviet') }),
  germanHexes: several(hexIds),
  hero: heroShape,
  freeRailUsed: flag,
  moscowEverGerman: flag,
  combat: v.nullable(combatShape),
  options: v.strictObject({ odessa: flag, moscow: flag, openHands: flag }),
  rulings: v.exactOptional(readingsShape(RULINGS)),
  inOdessa: v.exactOptional(several(sovietUnits)),
});

/** Throws `ShapeError` with the path of the first thing that does not fit. */
export function readState(value: unknown): BtmState {
  const state: BtmState = readShape(stateShape, value);
  if (state.result === null && state.stack.length > 0) checkQuestion(state);
  demandSound(invariants(state));
  if (state.result !== null && JSON.stringify(state.result) !== JSON.stringify(computeResult(state)))
    throw new ShapeError('result', 'does not fit the position');
  return state;
}

/** The frame on top asks, and has an answer. */
function checkQuestion(state: BtmState): void {
  const at = state.stack.length - 1;
  const frame = topFrame(state);
  const refuse = (why: string) => new ShapeError(`stack.${at}`, `${frame?.at ?? 'nothing'} ${why}`);
  if (!isAskFrame(frame)) throw refuse('does not ask');
  if (countMoves(state) === 0) throw refuse('does not fit the position');
}

/** A question asked where it cannot be, such as one of a combat without a combat, throws. */
function countMoves(state: BtmState): number {
  try {
    return findDecision(state)?.moves.length ?? 0;
  } catch {
    return 0;
  }
}
