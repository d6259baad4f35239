/** Moves, undo and the lines beside the match. */
import {
  leaveLine,
  play,
  present,
  restoreBranch,
  takeBack,
  tryLine,
  type Timeline,
} from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { ActionResult, MatchActions, Way } from '../types.ts';
import { OK, refusal, byRule, type Core, type Game, type Made } from './core.ts';
import { showsDice } from './forking.ts';
import { readers } from './readers.ts';
import { questionOf, sealedIn, seatPlayers } from './session.ts';
import { dropLast, playWay, redoWay, undoWay } from './ways.ts';

type Moving = Pick<
  MatchActions,
  | 'dispatch'
  | 'playWay'
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

/** The kernel returns the same timeline where there is nothing to do. */
const unlessSame = (made: Timeline<Types>, now: Game, key: string): Made =>
  made === now.timeline ? refusal({ key }) : made;

/** A move, and behind it the answer that was given ahead of it. */
function playOn(now: Game, move: Types['move'], text: string): Made {
  const { def, timeline } = now;
  const played = play(def, timeline, move);
  if (!played.ok) return byRule(played.reason, text);
  const sealed = sealedIn(now);
  const answered = sealed && play(def, played.timeline, sealed);
  return answered?.ok ? answered.timeline : played.timeline;
}

const ANYWHERE = { mustBeLive: false } as const;

export function createMoving(core: Core): Moving {
  const { change } = core;
  /** A walk through a match that is still being read waits for it. */
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
  /** Whether a move answers a question that is asked ahead of its turn. */
  const isAhead = (text: string): boolean => {
    const { session, seating } = core;
    const question = session && questionOf(session, seating);
    return (
      question?.isAhead === true && question.decision?.moves.some((one) => session?.def.notation(one) === text) === true
    );
  };
  /** Moves that wait or are being played, with the question they answer. */
  let orders: readonly { text: string; asked: number; result: Promise<ActionResult> }[] = [];

  function dispatch(move: Types['move']): Promise<ActionResult> {
    const text = readers.notation(core.session, move);
    const asked = core.get().step.n;
    const same = orders.find((order) => order.text === text && order.asked === asked);
    if (same) return same.result;
    const result = isAhead(text) ? seal(move, text) : change('play', (now) => playOn(now, move, text), { move: text });
    const order = { text, asked, result };
    orders = [...orders, order];
    void result.finally(() => (orders = orders.filter((one) => one !== order)));
    return result;
  }

  /** The answer of a seat ahead of the other's: kept, and nothing else changes. */
  const seal = (move: Types['move'], text: string): Promise<ActionResult> =>
    core.enqueue(() => {
      const obstacle = core.findObstacle(true);
      const now = core.session;
      if (obstacle || !now || !isAhead(text))
        return Promise.resolve(core.refuse(refusal(obstacle ?? { key: 'app.match.none' }, text)));
      core.session = { ...now, sealed: { at: present(now.timeline), move } };
      core.seating = seatPlayers(core.session, core.seating);
      core.publish(null);
      return Promise.resolve(OK);
    });

  /** A second press while the first is being written is no second way. */
  let way: { readonly asked: number; readonly result: Promise<ActionResult> } | null = null;
  function playMoves(moves: readonly Types['move'][], { instead = 0, follow }: Way = {}): Promise<ActionResult> {
    const [first] = moves;
    const text = first ? readers.notation(core.session, first) : null;
    if (first && text !== null && isAhead(text)) return dispatch(first);
    const asked = core.get().step.n;
    if (way?.asked === asked) return way.result;
    const result = change(
      first ? 'play' : 'undo',
      (now) => {
        const from = instead > 0 ? dropLast(now.timeline, instead) : now.timeline;
        if (!from) return refusal({ key: 'app.match.no-undo' });
        if (!first) return from;
        const sealed = sealedIn(now);
        if (text !== null && sealed) return playOn(now, first, text);
        const made = playWay(now.def, from, moves, follow ?? null);
        return made.ok ? made.timeline : byRule(made.reason, readers.notation(now, made.move));
      },
      { move: text },
    );
    const order = { asked, result };
    way = order;
    void result.finally(() => {
      if (way === order) way = null;
    });
    return result;
  }

  return {
    dispatch,
    playWay: playMoves,
    async dispatchText(text) {
      // In the queue: a match that is still being opened must be loaded to read the text.
      const move = await core.enqueue(() => Promise.resolve(readers.parse(core.session, text)));
      if (move) return dispatch(move);
      const line = core.session ? { key: 'app.match.unreadable', params: { move: text } } : { key: 'app.match.none' };
      return core.refuse(refusal(line, text));
    },
    undo: () =>
      change('undo', (now) => unlessSame(undoWay(now.timeline, now.about.undo === 'open'), now, 'app.match.no-undo')),
    redo: () => change('redo', (now) => unlessSame(redoWay(now.timeline), now, 'app.match.no-redo')),
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
