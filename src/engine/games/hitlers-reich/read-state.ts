import { decide } from '../../kernel/runner.ts';
import { readShape, ShapeError, v } from '../../kernel/shape.ts';
import { demandSound } from '../../kernel/soundness.ts';
import { fitsPosition } from '../../kits/notation/frames.ts';
import { frameShape, questionOf } from './frames.ts';
import { SIDES } from './ids.ts';
import { invariants } from './invariants.ts';
import { LADDER_1942, LADDER_1943 } from './rules/tournament.ts';
import { AT_ONCE } from './rules/victory.ts';
import { RULING_IDS, rulingsOf } from './rulings.ts';
import { whole } from './shapes.ts';
import { rulesOf, stateFields, type Conflict, type HrState, type LastConflict } from './state.ts';
import type { Tables } from './tables.ts';
import type { Game, HrTypes } from './types.ts';

const count = whole(0, 0xffff_ffff);

/** Only the engine's own keys have sentences. */
const RESULTS = [
  ...AT_ONCE,
  ...['allied-minimal', 'axis-significant', 'axis-survival'].map((key) => `hr.win.${key}`),
  ...LADDER_1942,
  ...LADDER_1943,
];

const RESULT_RULES = ['5.2', '9.1', '9.2', '9.3', '9.4', '9.5', '10.4'];

export const resultShape = v.strictObject({
  winner: v.picklist([...SIDES, 'draw']),
  reasons: v.pipe(
    v.array(
      v.strictObject({
        key: v.picklist(RESULTS),
        rule: v.picklist(RESULT_RULES),
        amount: v.literal(0),
        params: v.strictObject({}),
      }),
    ),
    v.length(1),
  ),
});

/** Far more than the deepest play so far. */
const MOST_FRAMES = 40;

export const stateShape = (t: Tables) =>
  v.strictObject({
    rng: v.strictObject({ a: count, b: count, c: count, d: count, drawn: count }),
    stack: v.pipe(v.array(frameShape(t.shapes)), v.minLength(1), v.maxLength(MOST_FRAMES)),
    result: v.nullable(resultShape),
    ...stateFields(t.shapes),
  });

export function makeStateReader(game: Game): (value: unknown) => HrState {
  const t = game.tables;
  let shape: ReturnType<typeof stateShape> | null = null;
  return (value) => {
    const state: HrState = readShape((shape ??= stateShape(t)), value);
    checkRulings(state);
    checkTarget(t, 'conflict', state.conflict);
    checkTarget(t, 'last', state.last);
    demandSound(invariants(t, state));
    if (state.result === null) checkQuestion(game, state);
    return state;
  };
}

function checkRulings(state: HrState): void {
  const asked = rulingsOf(rulesOf(state));
  const wrong = RULING_IDS.find((id) => (state.rulings[id] !== undefined) !== asked.includes(id));
  if (wrong !== undefined) throw new ShapeError(`rulings.${wrong}`, `does not fit version ${rulesOf(state)}`);
}

/** Events are tried for, spaces are attacked; only land, paratroop and amphibious attacks have an origin. */
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

function checkQuestion(game: Game, state: HrState): void {
  const at = state.stack.length - 1;
  const frame = state.stack[at];
  const refuse = (why: string) => new ShapeError(`stack.${at}`, `${frame?.at ?? 'nothing'} ${why}`);
  if (!frame || !questionOf(frame)) throw refuse('does not ask');
  if (!fitsPosition<HrTypes>(game.nodes, state, frame) || countMoves(game, state) === 0)
    throw refuse('does not fit the position');
}

/** A question that cannot be asked there, such as one of a conflict without a conflict, throws. */
function countMoves(game: Game, state: HrState): number {
  try {
    return decide<HrTypes>(game, state)?.moves.length ?? 0;
  } catch {
    return 0;
  }
}
