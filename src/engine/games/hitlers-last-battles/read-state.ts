/** Reads an unknown value as a state of this game: its shape, its ids, and that it could have been reached. */
import { readShape, ShapeError, v } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/sound.ts';
import { readingsShape } from '../../kits/rulings/rulings.ts';
import type { Frame } from './frames.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import { findBattle, listRetreatHexes, listSupporters } from './rules/combat.ts';
import { readField, topFrame } from './rules/field.ts';
import { explainVolkssturm } from './rules/placement.ts';
import { computeResult } from './rules/score.ts';
import { isRecommended, RULINGS } from './rulings.ts';
import { hexIds, PLAYABLE_IDS, unitIds } from './shapes.ts';
import type { HlbState } from './state.ts';
import { FACTIONS, LAST_TURN, MARKER_IDS, UNIT_IDS, hexNo, unitNo } from './tables.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));
const side = v.picklist(SIDES);
const exactly = <S extends v.GenericSchema>(ids: readonly string[], shape: S) =>
  v.strictObject(Object.fromEntries(ids.map((id) => [id, shape])) as Record<string, S>);

const unitShape = v.strictObject({
  hex: v.nullable(hexIds),
  moved: v.boolean(),
  origin: v.nullable(hexIds),
  fought: v.boolean(),
  supported: v.boolean(),
});

const battle = { side, hex: hexIds, attacker: unitIds, defender: unitIds, origin: hexIds };
/** Only frames that ask: a state at rest is never in the middle of an automatic step. */
const frameShape = v.variant('at', [
  v.strictObject({ at: v.literal('strategic/volkssturm'), side: v.literal('german') }),
  v.strictObject({ at: v.literal('strategic/replace'), side }),
  v.strictObject({ at: v.literal('strategic/markers'), side }),
  v.strictObject({ at: v.literal('movement/move'), side }),
  v.strictObject({ at: v.literal('combat/battle'), side }),
  v.strictObject({ at: v.literal('combat/support'), ...battle }),
  v.strictObject({ at: v.literal('combat/retreat'), hexes: v.array(hexIds), ...battle }),
]);

const modifierShape = v.strictObject({
  key: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number()])),
  amount: v.number(),
  rule: v.string(),
});

const stateShape = v.strictObject({
  rng: v.strictObject({ a: count, b: count, c: count, d: count, drawn: count }),
  stack: v.pipe(v.array(frameShape), v.maxLength(1)),
  result: v.nullable(v.strictObject({ winner: v.picklist([...SIDES, 'draw']), reasons: v.array(modifierShape) })),
  turn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LAST_TURN)),
  units: exactly(UNIT_IDS, unitShape),
  markers: exactly(MARKER_IDS, v.nullable(unitIds)),
  control: exactly(PLAYABLE_IDS, v.picklist(FACTIONS)),
  strategic: v.strictObject({
    volkssturm: v.boolean(),
    replacementsLeft: v.strictObject({ G: count, W: count, S: count }),
    markersLeft: count,
  }),
  rulings: v.exactOptional(
    v.pipe(
      readingsShape(RULINGS),
      v.check((rulings) => !isRecommended(rulings), 'the recommended readings are kept in no state'),
    ),
  ),
});

/** Throws `ShapeError` with the path of the first thing that does not fit. */
export function readState(value: unknown): HlbState {
  const state: HlbState = readShape(stateShape, value);
  demandSound(invariants(state));
  const frame = topFrame(state);
  if (frame !== null && !fits(state, frame)) throw new ShapeError('stack.0', `${frame.at} does not fit the position`);
  if (state.result !== null && JSON.stringify(state.result) !== JSON.stringify(computeResult(state)))
    throw new ShapeError('result', 'does not fit the position');
  return state;
}

/** Whether the question of a frame could be asked in this position. */
function fits(state: HlbState, frame: Frame): boolean {
  if (frame.at === 'strategic/volkssturm') return explainVolkssturm(state) === null;
  if (frame.at !== 'combat/support' && frame.at !== 'combat/retreat') return true;
  const field = readField(state);
  const { hex, attacker, defender, origin } = frame;
  const found = findBattle(state, field, frame.side, hexNo(hex));
  if (found?.attacker !== attacker || found.defender !== defender || found.origin !== origin) return false;
  if (frame.at === 'combat/support') return listSupporters(state, field, found).length > 0;
  const hexes = listRetreatHexes(field, unitNo(defender), hexNo(hex));
  return hexes.length > 1 && hexes.join() === frame.hexes.join();
}
