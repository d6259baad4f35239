/**
 * The core of the match store: the open session, the queue of changes, and the only way to publish. A change is applied
 * in the engine, projected for its screen (a position that cannot be shown is a fault), written with strict durability,
 * and only then published.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { Timeline } from '../../engine/kernel/timeline.ts';
import type { Line, Reason, Types } from '../../engine/kernel/types.ts';
import { documentOf } from '../saves/document.ts';
import { detailOf, problemOf } from '../saves/problem.ts';
import type { ActionResult, MatchData, MatchState, Refusal, LastChange, MatchAbout } from '../types.ts';
import type { TabLock } from '../vault/tab-lock.ts';
import { CLOSED } from './closed.ts';
import type { MatchDeps } from './deps.ts';
import { renewChance } from './forking.ts';
import { project } from './project.ts';
import { hasPrograms, keepsSecrets } from '../../engine/kits/hands/agreed.ts';
import { watchTogether } from '../../engine/kits/hands/page.ts';
import { calledOf, causeOf, NO_SEATING, seatPlayers, viewerOf, type Seating, type Session } from './session.ts';
import { storageStatus, type WriteOutcome } from './storage-status.ts';
import { createWriter, type Writer } from './writer.ts';

export type OpenMatch = Session<Types>;
/** Another timeline, or the reason against it. */
export type ChangeResult = Timeline<Types> | Refusal;

export interface ChangeOptions {
  /** Refused while an earlier point is shown or the curtain is up. */
  readonly mustBeLive?: boolean;
  readonly move?: string | null;
  /** No person asked for it, so a refusal is not shown. */
  readonly isQuiet?: boolean;
}

export interface Core {
  readonly deps: MatchDeps;
  /** Name of this store as the owner of what it writes. */
  readonly owner: string;
  readonly writer: Writer;
  session: OpenMatch | null;
  seating: Seating<Types>;
  lock: TabLock | null;
  readonly get: () => MatchState;
  readonly set: (patch: Partial<MatchData>) => void;
  /** One after the other, even after one that failed. */
  readonly enqueue: <R>(job: () => Promise<R>) => Promise<R>;
  /** Not awaited; the queue reports what it throws. */
  readonly background: (job: () => Promise<unknown>) => void;
  /** `kind` null where the position is unchanged. Throws what the game throws. */
  readonly publish: (kind: LastChange['kind'] | null) => void;
  /** Publishes as `publish` does, but a position that cannot be shown leaves the match broken instead of throwing. */
  readonly publishSafely: (kind: LastChange['kind'] | null) => void;
  readonly refuse: (refusal: Refusal) => ActionResult;
  readonly findObstacle: (mustBeLive: boolean) => Line | null;
  readonly change: (
    kind: LastChange['kind'],
    make: (now: OpenMatch) => ChangeResult,
    options?: ChangeOptions,
  ) => Promise<ActionResult>;
  readonly commit: (next: OpenMatch, kind: LastChange['kind'] | null) => Promise<ActionResult>;
  readonly write: (game: OpenMatch) => Promise<WriteOutcome>;
  readonly lose: () => Promise<void>;
  /** The outcome of the write is published with the move. */
  isWriting: boolean;
  /** Fulfilled when the lock of the previous match is released. */
  freed: Promise<void>;
  /** Empties the table; `status` says why. */
  readonly clear: (patch?: Partial<MatchData>) => void;
}

/** This note says that this tab plays because the other was closed, until the next change. */
export const GAINED = 'app.match.note.gained';
/** This note says that the match on this table was deleted elsewhere, until the next change, which brings it back. */
export const DELETED = 'app.match.note.deleted';

/** A write that takes longer is announced; a shorter one publishes once, with the move. */
const BUSY_MS = 150;

export const OK: ActionResult = { ok: true };
export const refusal = (line: Line, move: string | null = null): Refusal => ({ line, reason: null, move });
export const byRule = (reason: Reason, move: string): Refusal => ({ line: reason, reason, move });
const isRefusal = (made: ChangeResult): made is Refusal => 'line' in made;

/** Both players may read this line. */
function faultLine({ def, timeline }: OpenMatch, text: string | null): Line {
  if (text === null) return { key: 'app.match.fault' };
  const move = def.words.parse(text);
  const told = (move && def.secrets?.openNotation(move)) ?? text;
  const n = (timeline.base?.history.length ?? 0) + timeline.points.length;
  return { key: 'app.match.fault.move', params: { n, move: told } };
}

export function createCore(store: StoreApi<MatchState>, deps: MatchDeps): Core {
  const owner = deps.newId();
  let tail: Promise<unknown> = Promise.resolve();

  const writer = createWriter({
    archive: deps.archive,
    owner,
    limitMs: deps.writeLimitMs,
    onSettled(outcome) {
      if (outcome === 'taken') core.background(core.lose);
      showStorage();
    },
  });

  const storageOf = ({ readOnly }: OpenMatch) => storageStatus(writer.state, deps.quota.getState().kind, readOnly);

  function showStorage(): void {
    if (core.session && !core.isWriting) core.set({ storage: storageOf(core.session) });
  }

  /** The last good point stays on the table. */
  function breakDown(now: OpenMatch, error: unknown, move: string | null): ActionResult {
    deps.onFault(error);
    const at = now.timeline.points.length - 1;
    const problem = faultLine(now, move);
    core.session = { ...now, readOnly: 'broken', broken: { problem, move, at, detail: detailOf(error) } };
    core.publish(null);
    return core.refuse(refusal(problem, move));
  }

  /** A hand that disappears is covered first: both players watch the dice over the previous position. */
  function seatNext(now: OpenMatch | null, next: OpenMatch, kind: LastChange['kind'] | null): Seating<Types> {
    const { seating } = core;
    const cause = now === null ? 'opened' : causeOf(next, now.timeline, next.timeline, kind);
    const seated = seatPlayers(next, { ...seating, shown: null }, cause);
    const isHandGone = viewerOf(seating) !== null && viewerOf(seated) !== viewerOf(seating);
    if (now === null || !isHandGone || !keepsSecrets(next) || hasPrograms(next)) return seated;
    core.session = now;
    core.seating = { ...seating, shown: null, page: watchTogether(seating.page) };
    core.publish(null);
    core.session = next;
    return seated;
  }

  const core: Core = {
    deps,
    owner,
    writer,
    session: null,
    seating: NO_SEATING,
    lock: null,
    isWriting: false,
    freed: Promise.resolve(),
    get: store.getState,
    set: (patch) => store.setState(patch),
    enqueue(job) {
      const turn = tail.then(job);
      tail = turn.catch(deps.onFault);
      return turn;
    },
    background: (job) => void core.enqueue(job).catch(() => undefined),
    publish(kind) {
      const { session, seating } = core;
      if (!session) return;
      const before = core.get();
      const projection = project(session, seating);
      const step = kind ? { n: before.step.n + 1, kind, from: before.at, to: projection.at } : before.step;
      core.set({ ...projection, step, storage: storageOf(session), busy: false, refusal: null, failure: null });
    },
    publishSafely(kind) {
      try {
        core.publish(kind);
      } catch (error) {
        core.seating = { ...core.seating, shown: null };
        if (core.session) breakDown(core.session, error, null);
      }
    },
    refuse(refusal) {
      core.set({ refusal, busy: false });
      return { ok: false, refusal };
    },
    findObstacle(mustBeLive) {
      const { session, seating } = core;
      if (!session) return { key: 'app.match.none' };
      if (session.readOnly) return { key: `app.match.read-only.${session.readOnly}` };
      if (mustBeLive && seating.shown !== null) return { key: 'app.match.not-live' };
      if ((mustBeLive || keepsSecrets(session)) && calledOf(seating) !== null) return { key: 'app.match.curtain' };
      return null;
    },
    change(kind, make, { mustBeLive = true, move = null, isQuiet = false } = {}) {
      if (core.session?.early) core.set({ busy: true });
      return core.enqueue(async () => {
        const obstacle = core.findObstacle(mustBeLive);
        const now = core.session;
        const refuse = (why: Refusal): ActionResult => (isQuiet ? { ok: false, refusal: why } : core.refuse(why));
        if (obstacle || !now) return refuse(refusal(obstacle ?? { key: 'app.match.none' }, move));
        let next: OpenMatch;
        try {
          const made = make(now);
          if (isRefusal(made)) return refuse(made);
          next = { ...now, timeline: renewChance(now, made, deps.newSalt) };
          project(next, seatPlayers(next, { ...core.seating, shown: null }));
        } catch (error) {
          return breakDown(now, error, move);
        }
        return core.commit(next, kind);
      });
    },
    async commit(next, kind) {
      core.isWriting = true;
      const slow = setTimeout(() => core.set({ busy: true }), BUSY_MS);
      const outcome = await core.write(next);
      clearTimeout(slow);
      core.isWriting = false;
      // A move that another tab has overtaken was never shown, so it was never accepted.
      if (outcome === 'taken') return core.refuse(refusal({ key: 'app.match.read-only.taken-over' }));
      const told = { ...next, notes: next.notes.filter(({ key }) => key !== GAINED && key !== DELETED) };
      core.seating = seatNext(core.session, told, kind);
      core.session = told;
      core.publish(kind);
      return OK;
    },
    write(game) {
      if (game.early) throw new Error('a match that is still being read was to be written');
      return writer.write(game.id, () => documentOf(game, deps.build));
    },
    lose() {
      const { session } = core;
      if (session && session.readOnly !== 'other-tab' && session.readOnly !== 'taken-over') {
        core.session = { ...session, readOnly: 'taken-over' };
        core.seating = seatPlayers(core.session, core.seating);
        core.publishSafely(null);
      }
      return Promise.resolve();
    },
    clear(patch = {}) {
      core.freed = core.lock?.release() ?? core.freed;
      core.lock = null;
      core.session = null;
      core.seating = NO_SEATING;
      core.set({ ...CLOSED, step: core.get().step, ...patch });
    },
  };

  deps.quota.subscribe(showStorage);
  return core;
}

/** Written to the disk before it is shown. */
export async function keepAbout(core: Core, now: OpenMatch, about: MatchAbout): Promise<ActionResult> {
  try {
    await core.deps.archive.setAbout(now.id, () => about, core.owner);
  } catch (error) {
    return core.refuse(refusal(problemOf(error)));
  }
  core.session = { ...now, about };
  core.publish(null);
  return OK;
}
