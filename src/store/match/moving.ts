import { decide } from '../../engine/kernel/runner.ts';
import {
  leaveLine,
  present,
  takeBack,
  tryLine,
  entriesOf,
  replay,
  sharedMoves,
  withBranch,
  type Timeline,
} from '../../engine/kernel/timeline.ts';
import type { Types, GameDefinition } from '../../engine/kernel/types.ts';
import type { ActionResult, MatchActions, ComboOptions } from '../types.ts';
import { refusal, byRule, type Core, type OpenMatch, type ChangeResult } from './core.ts';
import type { MatchDeps } from './deps.ts';
import { showsDice } from './forking.ts';
import { levelAt } from './programs.ts';
import { readers } from './readers.ts';
import { sealedIn } from '../saves/sealed.ts';
import { isSealOpen } from './project.ts';
import { questionOf } from './session.ts';
import { dropLast, playCombo, redoCombo, undoCombo, type ComboRequest } from './combo.ts';

type Moving = Pick<
  MatchActions,
  | 'dispatch'
  | 'playCombo'
  | 'dispatchText'
  | 'undo'
  | 'redo'
  | 'takeBack'
  | 'scrub'
  | 'stepBy'
  | 'tryLine'
  | 'leaveLine'
  | 'restoreBranch'
  | 'dropBranch'
>;

/** Moves that are one choice; `instead` replaces the last ones. */
type PlayerCombo = Omit<ComboRequest, 'sealed' | 'asksAll' | 'ordersOf'> & Pick<ComboOptions, 'instead'>;

/** The kernel returns the same timeline where there is nothing to do. */
const unlessSame = (made: Timeline<Types>, now: OpenMatch, key: string): ChangeResult =>
  made === now.timeline ? refusal({ key }) : made;

const isForProgram = (now: OpenMatch): boolean =>
  levelAt(now, decide(now.def, present(now.timeline).state)?.seat ?? null) !== null;

/** Without moves, only `instead` is taken away. */
export function carryOut(
  now: OpenMatch,
  { moves, instead = 0, ...course }: PlayerCombo,
  { asksAll, ordersOf }: Pick<MatchDeps, 'asksAll' | 'ordersOf'>,
): ChangeResult {
  const from = instead > 0 ? dropLast(now.timeline, instead) : now.timeline;
  if (!from) return refusal({ key: 'app.match.no-undo' });
  if (moves.length === 0) return from;
  const sealed = from === now.timeline ? (sealedIn(now)?.move ?? null) : null;
  const made = playCombo(now.def, from, {
    ...{ ...course, moves, sealed },
    asksAll: asksAll(),
    ordersOf: (seat) => ordersOf(now.id, seat),
  });
  return made.ok ? made.timeline : byRule(made.reason, readers.notation(now, made.move));
}

const ANYWHERE = { mustBeLive: false } as const;

export function createMoving(core: Core): Moving {
  const { change } = core;
  /** Waits until the match is read. */
  const whenRead = (walk: () => void): void =>
    core.session?.early ? core.background(() => Promise.resolve(walk())) : walk();
  const show = (index: number | null): void => {
    if (!core.session) return;
    const last = core.session.timeline.points.length - 1;
    const shown = index === null || index >= last ? null : Math.max(0, Math.trunc(index));
    if (shown === core.seating.shown) return;
    core.seating = { ...core.seating, shown };
    core.publishSafely('scrub');
  };
  const isAhead = (text: string): boolean => {
    const { session, seating } = core;
    const question = session && questionOf(session, seating);
    return (
      question?.isAhead === true &&
      question.decision?.moves.some((one) => session?.def.words.notation(one) === text) === true
    );
  };
  /** Records a seat's answer ahead of the other's, before anybody else is called. */
  const seal = (move: Types['move'], text: string): Promise<ActionResult> =>
    core.enqueue(() => {
      const obstacle = core.findObstacle(true);
      const now = core.session;
      const seat = now && questionOf(now, core.seating).decision?.seat;
      if (obstacle || !now || seat == null || !isAhead(text))
        return Promise.resolve(core.refuse(refusal(obstacle ?? { key: 'app.match.none' }, text)));
      return core.commit({ ...now, sealed: { at: present(now.timeline), seat, move } }, null);
    });

  /** Takes back an answer given ahead that both may see; null where there is none. */
  const unseal = (): Promise<ActionResult> | null => {
    const { session } = core;
    if (!session || !isSealOpen(session)) return null;
    return core.enqueue(() => {
      const obstacle = core.findObstacle(true);
      const now = core.session;
      if (obstacle || !now) return Promise.resolve(core.refuse(refusal(obstacle ?? { key: 'app.match.none' })));
      return core.commit({ ...now, sealed: null }, 'undo');
    });
  };

  function give(order: PlayerCombo): Promise<ActionResult> {
    const [first] = order.moves;
    const text = first ? readers.notation(core.session, first) : null;
    if (first && text !== null && isAhead(text)) return seal(first, text);
    return change(
      first ? 'play' : 'undo',
      (now) => (isForProgram(now) ? refusal({ key: 'app.match.computer' }) : carryOut(now, order, core.deps)),
      { move: text },
    );
  }

  /** The request in progress and the question it answers: a second press on that question does nothing. */
  let current: { readonly asked: number; readonly result: Promise<ActionResult> } | null = null;
  function giveOnce(order: PlayerCombo): Promise<ActionResult> {
    const asked = core.get().step.n;
    if (current?.asked === asked) return current.result;
    const given = { asked, result: give(order) };
    current = given;
    void given.result.finally(() => {
      if (current === given) current = null;
    });
    return given.result;
  }
  const alone = (move: Types['move']): PlayerCombo => ({ moves: [move], goesOn: false });

  return {
    dispatch: (move) => giveOnce(alone(move)),
    playCombo: (moves, way = {}) => giveOnce({ ...way, moves, goesOn: true }),
    async dispatchText(text) {
      // In the queue, since parsing needs the loaded match.
      const move = await core.enqueue(() => Promise.resolve(readers.parse(core.session, text)));
      if (move) return give(alone(move));
      const line = core.session ? { key: 'app.match.unreadable', params: { move: text } } : { key: 'app.match.none' };
      return core.refuse(refusal(line, text));
    },
    undo: () => unseal() ?? change('undo', (now) => unlessSame(undoCombo(now), now, 'app.match.no-undo')),
    redo: () => change('redo', (now) => unlessSame(redoCombo(now), now, 'app.match.no-redo')),
    takeBack: (index) =>
      change('take-back', (now) => unlessSame(takeBack(now.timeline, index), now, 'app.match.no-take-back'), ANYWHERE),
    scrub: (index) => whenRead(() => show(index)),
    stepBy: (delta) => whenRead(() => show(core.get().at + delta)),
    tryLine: (dice = 'new') =>
      change(
        'branch',
        (now) => {
          const { variationBlocked, at } = core.get();
          if (variationBlocked) return refusal(variationBlocked);
          const isAsFell = dice === 'as-fell' && showsDice(now);
          const fork = isAsFell ? now.timeline.fork : { salt: core.deps.newSalt(), cause: 'line' as const };
          return unlessSame(tryLine(now.timeline, at, fork), now, 'app.match.no-line');
        },
        ANYWHERE,
      ),
    leaveLine: (adopt = false) =>
      change('branch', (now) => unlessSame(leaveLine(now.timeline, adopt), now, 'app.match.no-line'), ANYWHERE),
    restoreBranch: (id) =>
      change(
        'branch',
        (now) => restoreBranch(now.def, now.timeline, id) ?? refusal({ key: 'app.match.no-branch' }),
        ANYWHERE,
      ),
    dropBranch: (id) =>
      change(
        'branch',
        ({ timeline }) => ({ ...timeline, branches: timeline.branches.filter((branch) => branch.id !== id) }),
        ANYWHERE,
      ),
  };
}

/** The present line becomes a branch. Null where the kept line no longer replays. */
export function restoreBranch<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  id: number,
): Timeline<T> | null {
  const branch = timeline.branches.find((b) => b.id === id);
  if (!branch || timeline.trial) return null;
  const shared = sharedMoves(entriesOf(timeline.points), branch.entries);
  const start = { ...timeline, points: timeline.points.slice(0, shared + 1) };
  const replayed = replay(def, start, branch.entries.slice(shared), 'recorded');
  if (replayed.failure) return null;
  const kept = withBranch(timeline, 'swap', [...timeline.points, ...timeline.redo], shared + 1);
  const branches = kept.branches.filter((b) => b.id !== id);
  return { ...kept, branches, points: replayed.points, redo: [] };
}
