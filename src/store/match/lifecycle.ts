import { readSave } from '../../engine/kernel/save-file.ts';
import { startTimeline, takeBack } from '../../engine/kernel/timeline.ts';
import type { Line } from '../../engine/kernel/types.ts';
import type { Series } from '../saves/series-shape.ts';
import { cleanAbout } from '../saves/clean-text.ts';
import { documentOf } from '../saves/document.ts';
import { problemOf } from '../saves/problem.ts';
import { hasOwnNames } from '../saves/read-series.ts';
import { randomSeed } from '../seed.ts';
import type {
  CreateResult,
  MatchAbout,
  MatchActions,
  MatchId,
  NewMatch,
  OpenFailure,
  OpeningWatch,
  Rescue,
} from '../types.ts';
import type { StoredMatch } from '../vault/archive.ts';
import { restful, withLimit } from '../saves/slices.ts';
import type { Change } from '../vault/channel.ts';
import { lockTab, MATCH_LOCK, type TabLock } from '../vault/tab-lock.ts';
import { refusal, DELETED, GAINED, type Core, type OpenMatch } from './core.ts';
import { keepAbout } from './core.ts';
import { openFound } from './opening.ts';
import { project } from './project.ts';
import { gamesOf, isSeriesGame, seriesOf, changeSeats } from './series.ts';
import { NO_SEATING, seatPlayers } from './session.ts';

type Lifecycle = Pick<
  MatchActions,
  'create' | 'createNext' | 'open' | 'close' | 'takeOver' | 'saveNow' | 'repair' | 'setAbout'
>;

/** A table that takes longer to draw, or is hidden, does not delay the reading. */
const DRAWING_MS = 3000;

export function createLifecycle(core: Core): Lifecycle {
  const { deps, owner, writer, enqueue, background } = core;
  const { archive, quota, loadGame, reader } = deps;

  const isWatching = (): boolean => core.session?.readOnly === 'other-tab' || core.session?.readOnly === 'taken-over';

  async function lockMatch(id: MatchId): Promise<TabLock> {
    await core.freed;
    return lockTab(deps.locks, MATCH_LOCK + id, {
      lost: () => background(core.lose),
      gained: () => background(() => readAgain(true, [{ key: GAINED }])),
    });
  }

  /** A match on a full disk can be read although it cannot be claimed. */
  async function fetch(id: MatchId, mine: boolean): Promise<{ found: StoredMatch | null; owned: boolean }> {
    if (!mine) return { found: await archive.find(id), owned: false };
    try {
      return { found: await archive.claim(id, owner), owned: true };
    } catch {
      return { found: await archive.find(id), owned: false };
    }
  }

  function fail(problem: Line, failure: Partial<OpenFailure> = {}): void {
    core.clear({
      status: 'failed',
      id: failure.id ?? null,
      failure: { id: null, rescues: [], text: null, ...failure, problem },
    });
  }

  /** A player who leaves it does not wait for the rest. */
  let reading: { readonly id: MatchId; isLeft: boolean; onLeft: () => void } | null = null;

  async function open(id: MatchId, how: Rescue | null, watch: OpeningWatch = {}): Promise<void> {
    // A match that was just set up is on the table already.
    if (how === null && core.session?.id === id) return;
    core.clear({ status: 'opening', id });
    let onLeft = (): void => undefined;
    const left = new Promise<'left'>((resolve) => (onLeft = () => resolve('left')));
    const mine = { id, isLeft: false, onLeft };
    reading = mine;
    let drawn: Promise<unknown> | undefined;
    const pause = restful();
    const rest = () => {
      if (mine.isLeft) throw new Error('the match was left');
      const first = drawn;
      drawn = undefined;
      return first ?? pause();
    };
    try {
      const lock = await lockMatch(id);
      core.lock = lock;
      const fetching = fetch(id, lock.held);
      // A disk that is silent has not said that the match is missing.
      if ((await withLimit(fetching, deps.writeLimitMs)) === 'late') core.set({ busy: true });
      const fetched = await Promise.race([fetching, left]);
      if (fetched === 'left') return core.clear();
      const { found, owned } = fetched;
      core.set({ busy: false });
      if (!found) return fail({ key: 'app.match.missing' }, { id });
      watch.onGame?.(found.entry.game);
      const seat = (session: OpenMatch, shown: boolean): void => {
        writer.reset(id, found.entry.updated, owned);
        core.session = lock.held ? session : { ...session, readOnly: 'other-tab' };
        core.seating = seatPlayers(core.session, core.seating, shown ? 'move' : 'opened');
        core.publish(shown ? null : 'open');
      };
      let isShown = false;
      const onEarly = (session: OpenMatch): void => {
        seat(session, false);
        isShown = true;
        drawn = watch.onShown && withLimit(watch.onShown(), DRAWING_MS);
      };
      const opened = await openFound(found, how, reader, { rest, onEarly });
      if (mine.isLeft) return core.clear();
      if (!opened.ok) {
        if (opened.damaged && lock.held) await archive.setStatus(id, 'damaged').catch(() => undefined);
        return fail(opened.failure.problem, opened.failure);
      }
      if (opened.altered && lock.held) await setAside(opened.session);
      seat(opened.session, isShown);
    } catch (error) {
      deps.onFault(error);
      fail(problemOf(error), { id });
    } finally {
      reading = null;
    }
  }

  /** Keeps the file that is about to be replaced as a separate match, with hidden cards dealt again. */
  async function setAside(session: OpenMatch): Promise<void> {
    const { holdsSecrets, dealCopyOf } = await import('../saves/deal-anew.ts');
    if (!holdsSecrets(session)) {
      await archive.duplicate(session.id, { status: 'damaged' });
      return;
    }
    const { id, about } = session;
    const newest = (await archive.find(id))?.good[0]?.text;
    // A match that cannot be read cannot be dealt again; it stays as it is.
    const dealt =
      (newest === undefined ? null : await dealCopyOf(newest, about, deps).catch(() => null)) ??
      (await dealCopyOf(documentOf(session, deps.build).text, about, deps));
    if (dealt) await archive.add(dealt, 'copy');
  }

  async function create(
    { game, setup, about, packFile }: NewMatch,
    series: Series | null = null,
  ): Promise<CreateResult> {
    try {
      const def = await loadGame(game, packFile);
      if (!def) return { ok: false, problem: { key: 'app.import.game', params: { game } } };
      const created = new Date(deps.now()).toISOString();
      const contest = series ?? (isSeriesGame(def, setup) ? { id: deps.newId(), games: [] } : null);
      const said: MatchAbout = {
        ...{ name: '', seatNames: {}, tags: [], ...deps.defaults(), ...about, created },
        ...(contest ? { series: contest } : {}),
      };
      const made: OpenMatch = {
        id: deps.newId(),
        def,
        timeline: startTimeline(def, setup),
        about: cleanAbout(said, def.seats),
        readOnly: null,
        broken: null,
        notes: [],
      };
      if (contest && !hasOwnNames(def.seats, made.about.seatNames))
        return { ok: false, problem: { key: 'app.match.series-names' } };
      const seated = seatPlayers(made, NO_SEATING, 'opened');
      project(made, seated);
      // Refuses a set-up that the save format rejects (a seed too long) now, not when the match is loaded.
      readSave(documentOf(made, deps.build).text);
      core.clear({ status: 'opening', id: made.id });
      core.lock = await lockMatch(made.id);
      writer.reset(made.id, null, false);
      await core.write(made);
      core.session = made;
      core.seating = seated;
      core.publish('open');
      if (quota.getState().kind !== 'persistent') void quota.ask();
      return { ok: true, id: made.id };
    } catch (error) {
      deps.onFault(error);
      if (core.get().status === 'opening') core.clear();
      return { ok: false, problem: problemOf(error) };
    }
  }

  async function createNext(): Promise<CreateResult> {
    const { session } = core;
    const games = session && gamesOf(session);
    if (!session || !games || seriesOf(session)?.next == null)
      return { ok: false, problem: { key: 'app.match.no-next' } };
    const { def, timeline } = session;
    const { series, created: _created, suggested: _suggested, ...about } = session.about;
    const { scenario, options } = timeline.setup;
    return create(
      {
        game: def.id,
        setup: { scenario, options, seed: randomSeed() },
        ...(def.data.packFile === undefined ? {} : { packFile: def.data.packFile }),
        about: { ...about, ...changeSeats(def.seats, about) },
      },
      { id: series?.id ?? deps.newId(), games },
    );
  }

  /** `mine`: this tab takes the match over. */
  async function readAgain(mine: boolean, notes: readonly Line[] = []): Promise<void> {
    const { session } = core;
    if (!session || !isWatching()) return;
    const { found, owned } = await fetch(session.id, mine);
    const opened = found && (await openFound(found, null, reader));
    if (!found || !opened?.ok) return;
    if (mine) writer.reset(session.id, found.entry.updated, owned);
    core.session = {
      ...opened.session,
      readOnly: mine ? null : session.readOnly,
      notes: [...opened.session.notes, ...notes],
    };
    core.seating = seatPlayers(core.session, core.seating, mine ? 'opened' : 'move');
    core.publishSafely(mine ? 'open' : 'follow');
  }

  let isFollowing = false;

  /** Only the last of many changes matters. */
  async function follow(): Promise<void> {
    isFollowing = false;
    await readAgain(false);
  }

  async function readAbout(): Promise<void> {
    const { session } = core;
    const found = session && (await archive.find(session.id).catch(() => null));
    if (!found) return;
    core.session = { ...session, about: cleanAbout(found.entry.about, session.def.seats) };
    core.publishSafely(null);
  }

  async function readPlace(): Promise<void> {
    const { session } = core;
    const [entry] = session ? await archive.entries([session.id]) : [];
    if (!session || core.session?.id !== session.id) return;
    const isGone = !entry || entry.deletedAt !== null;
    const others = session.notes.filter(({ key }) => key !== DELETED);
    if (!isGone && others.length === session.notes.length) return;
    core.session = { ...session, notes: isGone ? [...others, { key: DELETED }] : others };
    core.publishSafely(null);
  }

  function heed({ kind, ids, by }: Change): void {
    if (!core.session || by === owner || !ids.includes(core.session.id)) return;
    if (kind === 'claimed') background(core.lose);
    if (kind === 'saved' && isWatching() && !isFollowing) {
      isFollowing = true;
      background(follow);
    }
    if (kind === 'about') background(readAbout);
    if (kind === 'listed') background(readPlace);
  }

  archive.listen(heed);

  return {
    create: (match) => enqueue(() => create(match)),
    createNext: () => enqueue(createNext),
    open: (id, how, watch) => enqueue(() => open(id, how ?? null, watch)),
    close(id) {
      if (reading && (id === undefined || reading.id === id)) {
        reading.isLeft = true;
        reading.onLeft();
      }
      return enqueue(async () => {
        // A rematch comes to the table before the screen of the previous match closes.
        if (id !== undefined && core.session && core.session.id !== id) return;
        // A last try; the archive keeps what still cannot be written.
        if (core.session && !isWatching() && writer.state.unsaved > 0) await core.write(core.session);
        core.clear();
        await core.freed;
      });
    },
    takeOver: () =>
      enqueue(async () => {
        if (!core.lock || !isWatching()) return;
        await core.lock.steal();
        if (core.lock.held) await readAgain(true);
      }),
    saveNow: () =>
      enqueue(async () => {
        if (core.session && !isWatching()) await core.write(core.session);
      }),
    repair: (how) =>
      enqueue(async () => {
        if (!core.session?.broken) return;
        const { timeline } = core.session;
        const mended: OpenMatch = { ...core.session, broken: null, readOnly: how === 'read-only' ? 'chosen' : null };
        const to = timeline.points.length - 2;
        core.session = mended;
        core.seating = seatPlayers(mended, core.seating);
        if (how === 'step-back' && to >= 0)
          await core.commit({ ...mended, timeline: takeBack(timeline, to) }, 'take-back');
        else core.publishSafely(null);
      }),
    setAbout: (change) =>
      enqueue(async () => {
        const obstacle = core.findObstacle(false);
        const now = core.session;
        if (obstacle || !now) return core.refuse(refusal(obstacle ?? { key: 'app.match.none' }));
        const { created, undo, curtain, computers, hints, suggested, series } = now.about;
        // Agreed when the match was set up.
        const fixed = { created, undo, computers, hints, suggested, ...(series ? { series } : {}) };
        const agreed = now.def.secrets ? { ...fixed, curtain } : fixed;
        return keepAbout(core, now, cleanAbout({ ...now.about, ...change, ...agreed }, now.def.seats));
      }),
  };
}
