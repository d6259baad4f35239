/** Checks of every position and every step. Each throws a `Finding` if it fails. */
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { applyMove } from '../../src/engine/kernel/runner.ts';
import type { Decision, GameDefinition, Reason, TargetRef, Types } from '../../src/engine/kernel/types.ts';
import type { ProgramDraw } from '../../src/players/types.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { count, type Coverage } from './coverage.ts';

/** Something that must not be. */
export class Finding extends Error {
  override readonly name = 'Finding';
}

export function demand(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Finding(what());
}

/** A position that asks, with everything a check may want. */
export interface CheckedQuestion<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly state: T['state'];
  readonly decision: Decision<T>;
  /** Moves of every kind, a list for each. */
  readonly universe: readonly (readonly T['move'][])[];
  readonly coverage: Coverage;
  readonly draw: ProgramDraw;
}

export function drawFromList<X>(items: readonly X[], draw: ProgramDraw): X {
  const item = items[draw(Math.max(1, items.length))];
  if (item === undefined) throw new Finding('nothing to choose from');
  return item;
}

/** A kind first, then one of that kind: rare kinds come up as often as common ones. */
export const drawAny = <X>(kinds: readonly (readonly X[])[], draw: ProgramDraw): X =>
  drawFromList(drawFromList(kinds, draw), draw);

export function groupByKind<T extends Types>(moves: readonly T['move'][]): readonly (readonly T['move'][])[] {
  const kinds = new Map<string, T['move'][]>();
  for (const move of moves) {
    const list = kinds.get(move.type);
    if (list) list.push(move);
    else kinds.set(move.type, [move]);
  }
  return [...kinds.values()];
}

/** Notation names exactly one move and reads back as it. */
export function checkNotation<T extends Types>(def: GameDefinition<T>, move: T['move']): void {
  const text = def.words.notation(move);
  const parsed = def.words.parse(text);
  demand(parsed !== null, () => `${text} does not read back`);
  const [found, wanted] = [digestOf(parsed), digestOf(move)];
  demand(found === wanted, () => `${text} reads back as ${JSON.stringify(parsed)}`);
}

/** The outcomes of a preview are all that there are. */
function checkForeseen<T extends Types>(def: GameDefinition<T>, state: T['state'], move: T['move']): void {
  const { odds } = def.foresight.preview(state, move);
  const sum = odds?.outcomes.reduce((total, outcome) => total + outcome.count, 0);
  demand(
    !odds || sum === odds.total,
    () => `odds of ${def.words.notation(move)} sum to ${sum ?? 0} of ${odds?.total ?? 0}`,
  );
}

/** Some of the listed moves: accepted, readable, foreseen, named. */
export function checkListed<T extends Types>(question: CheckedQuestion<T>, samples: number): void {
  const { def, state, decision, draw } = question;
  const texts = decision.moves.map((move) => def.words.notation(move));
  demand(new Set(texts).size === texts.length, () => 'a move is listed twice');
  for (let i = 0; i < samples; i++) {
    const move = decision.moves[draw(decision.moves.length)];
    if (!move) continue;
    const text = def.words.notation(move);
    checkNotation(def, move);
    const reason = def.why.refuse(state, move, decision.seat);
    demand(reason === null, () => `${text} is listed and refused: ${reason?.code ?? ''}`);
    demand(applyMove(def, state, move).ok, () => `${text} is listed and not accepted`);
    // One is enough: the chances of a late conflict of Hitler's Reich take seconds.
    if (i === 0) checkForeseen(def, state, move);
    demand(def.words.label(state, move).key !== '', () => `${text} has no label`);
    for (const target of def.words.targets(move).slice(0, 2)) checkExplained(question, [], target);
  }
}

/** Some moves that are not listed: refused for a reason, the state as it was. */
export function checkUnlisted<T extends Types>(question: CheckedQuestion<T>, samples: number): void {
  const { def, state, decision, universe, coverage, draw } = question;
  const listed = new Set(decision.moves.map((move) => def.words.notation(move)));
  const before = JSON.stringify(state);
  // Half of them of the kinds that the step asks for, where refusals are finest.
  const asked = universe.filter(([first]) => decision.moves.some(({ type }) => type === first?.type));
  for (let i = 0; i < samples; i++) {
    const move = drawAny(draw(2) === 0 && asked.length > 0 ? asked : universe, draw);
    if (listed.has(def.words.notation(move))) continue;
    const outcome = applyMove(def, state, move);
    demand(!outcome.ok, () => `${def.words.notation(move)} is not listed and accepted`);
    noteReason(coverage, outcome.reason);
    const like = decision.moves[draw(decision.moves.length)];
    for (const target of def.words.targets(move)) {
      const picked = like ? def.words.targets(like).slice(0, draw(2)) : [];
      if (picked.includes(target)) continue;
      for (const reason of checkExplained(question, picked, target)) noteReason(coverage, reason);
    }
  }
  const other = def.seats.find((seat) => seat !== decision.seat);
  const [move] = decision.moves;
  if (other !== undefined && move) {
    const outcome = applyMove(def, state, move, { seat: other });
    demand(!outcome.ok, () => `${other} moves out of turn`);
    noteReason(coverage, outcome.reason);
  }
  demand(JSON.stringify(state) === before, () => 'a refused move changed the state');
}

/** Every move of the kinds asked for that is not on the list is refused. */
export function checkAllUnlisted<T extends Types>({
  def,
  state,
  decision,
  universe,
  coverage,
}: CheckedQuestion<T>): void {
  const listed = new Set(decision.moves.map((move) => def.words.notation(move)));
  const kinds = new Set(decision.moves.map(({ type }) => type));
  for (const move of universe.filter(([first]) => kinds.has(first?.type ?? '')).flat()) {
    const text = def.words.notation(move);
    if (listed.has(text)) continue;
    const reason = def.why.refuse(state, move, decision.seat);
    demand(reason !== null, () => `${text} is not listed, and nothing says why`);
    noteReason(coverage, reason);
  }
}

export function noteReason(coverage: Coverage, reason: Reason): void {
  demand(reason.code !== '' && reason.rule !== '', () => `a refusal without code or rule: ${JSON.stringify(reason)}`);
  count(coverage.codes, reason.code);
}

/**
 * Every part of a legal move is offered, and every other part is explained. The third target of a move may be either,
 * until the first two are picked.
 */
function checkExplained<T extends Types>(
  { def, state, decision }: CheckedQuestion<T>,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const reasons = def.why.explain(state, picked, target);
  const wanted = [...picked, target];
  const lists = decision.moves.map((move) => def.words.targets(move));
  const leads = lists.some((targets) => wanted.every((ref) => targets.slice(0, 2).includes(ref)));
  const holds = lists.some((targets) => wanted.every((ref) => targets.includes(ref)));
  const after = picked.length === 0 ? '' : ` after ${picked.join(' ')}`;
  demand(!leads || reasons.length === 0, () => `${target}${after} is offered and barred: ${reasons[0]?.code ?? ''}`);
  demand(holds || reasons.length > 0, () => `${target}${after} is not offered, and nothing says why`);
  return reasons;
}

/** A state is plain JSON and can be read again; no view of it holds the generator or what its seat must not know. */
export function checkState<T extends Types>({ def, fuzz }: GameKit<T>, state: T['state']): void {
  const digest = digestOf(state);
  const read = def.readState(JSON.parse(JSON.stringify(state)));
  demand(digestOf(read) === digest, () => 'the state changes on its way through JSON');
  for (const seat of [...def.seats, null]) {
    const view = JSON.stringify(def.view(state, seat));
    const who = seat ?? 'an onlooker';
    demand(!/"(rng|drawn)":/.test(view), () => `the view of ${who} holds the generator`);
    const told = fuzz.secrets?.(state, seat).find((word) => view.includes(`"${word}"`));
    demand(told === undefined, () => `the view of ${who} holds ${told ?? ''}`);
  }
}

/** Invariants of a state and of the step to it. */
export function checkInvariants<T extends Types>(
  def: GameDefinition<T>,
  state: T['state'],
  step?: { readonly before: T['state']; readonly move: T['move'] },
): void {
  const broken = def.invariants(state, step);
  demand(broken.length === 0, () => broken.join('; '));
}
