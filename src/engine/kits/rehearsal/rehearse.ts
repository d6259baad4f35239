/** Runs the rules on a copy of a state, to find what they would do next. */
import { openRun, topOf, topQuestion, type Flow, type Run, type StartedGame } from '../../kernel/runner.ts';
import type * as K from '../../kernel/types.ts';

/** Steps allowed in a row; beyond that it never ends. */
const RUNAWAY = 1000;

/** A stake is one consequence of a fight, by how it ends. */
export type Stake = NonNullable<K.Preview['stakes']>[number];

/** Runs or answers the top frame, does so without its events, drops the frame, or stops before it. */
export type Cue = 'go' | 'mute' | 'skip' | 'stop';

/** `move` and `then` change the copy before it runs; `cueOf` decides frame by frame how far. */
export interface Rehearsal<T extends K.Types> {
  readonly move?: T['move'];
  readonly then?: (ctx: K.Ctx<T>) => void;
  readonly cueOf: (frame: T['frame']) => Cue;
}

/** Leaves `state` as it is. Questions take their first move: read nothing that depends on an answer or a draw. */
export function rehearse<T extends K.Types>(
  def: Flow<T>,
  state: T['state'],
  { move, then, cueOf }: Rehearsal<T>,
): Pick<StartedGame<T>, 'state' | 'events'> {
  const copy = JSON.parse(JSON.stringify(state)) as T['state'];
  const run = openRun(def.nodes, copy, []);
  if (move !== undefined) {
    const { frame, node } = topQuestion(run, run.s);
    node.answer(run, frame, move);
  }
  then?.(run);
  for (let steps = 0; run.s.result === null && rehearseStep(run, cueOf); steps++)
    if (steps >= RUNAWAY) throw new Error('runaway rehearsal');
  return { state: copy, events: run.events };
}

/** False at the end. */
function rehearseStep<T extends K.Types>(run: Run<T>, cueOf: Rehearsal<T>['cueOf']): boolean {
  const { frame, node } = topOf(run, run.s);
  const cue = cueOf(frame);
  if (cue === 'stop') return false;
  const told = run.events.length;
  if (cue === 'skip') run.end();
  else if (node.kind === 'auto') node.run(run, frame);
  else node.answer(run, frame, firstOf(node.ask(run.s, frame)));
  if (cue === 'mute') run.events.splice(told);
  return true;
}

function firstOf<T extends K.Types>({ moves: [first] }: K.Decision<T>): T['move'] {
  if (!first) throw new Error('a question without an answer');
  return first;
}
