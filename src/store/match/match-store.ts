import { createStore } from 'zustand/vanilla';
import { matchOf, present } from '../../engine/kernel/timeline.ts';
import type { TargetRef, Types } from '../../engine/kernel/types.ts';
import { writeNotation } from '../../lab/positions/notation.ts';
import { markOfPoint, type Note } from '../../lab/variations/notes.ts';
import { NO_STUDY } from '../../lab/variations/study.ts';
import { cover, lift } from '../../engine/kits/hands/page.ts';
import { auditRolls } from '../audit.ts';
import { luck } from '../luck.ts';
import { makeShareLink } from '../saves/share-link.ts';
import type { MatchActions, MatchState, MatchStore } from '../types.ts';
import { CLOSED } from './closed.ts';
import { createAnswering } from './answering.ts';
import { createStudying } from './studying.ts';
import { createSuggesting } from './suggesting.ts';
import { createLifecycle } from './lifecycle.ts';
import { createCore, type Core, type OpenMatch } from './core.ts';
import type { MatchDeps } from './deps.ts';
import { createMoving } from './moving.ts';
import { hasPrograms, keepsSecrets } from '../../engine/kits/hands/agreed.ts';
import { sealedIn } from '../saves/sealed.ts';
import { readers } from './readers.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { fileName } from '../saves/clean-text.ts';
import { summarise } from '../saves/summary.ts';
import { calledOf, questionOf, saveOfSession, type Session } from './session.ts';

type Seating = Pick<MatchActions, 'takeSeat' | 'dropCurtain'>;
type Waiting = Pick<MatchActions, 'isBusy' | 'settled'>;
type Asking = Pick<MatchActions, 'explain' | 'preview' | 'label' | 'targets' | 'notation' | 'clearRefusal'>;
type GivingOut = Pick<
  MatchActions,
  'exportText' | 'positionText' | 'exportName' | 'shareLink' | 'reportText' | 'sealedBy' | 'audit' | 'luck'
>;

const seating = (core: Core): Seating => ({
  takeSeat() {
    const { session, seating: now } = core;
    const seat = calledOf(now);
    if (!session || seat === null) return;
    const { state } = questionOf(session, { page: { holds: 'hand', seat } });
    const asked = keepsSecrets(session) ? session.def.secrets?.askedOf(state) : undefined;
    core.seating = { ...now, page: lift(now.page, asked ?? 'closed') };
    core.publishSafely(null);
  },
  dropCurtain() {
    const { session } = core;
    if (!session || session.readOnly || hasPrograms(session)) return;
    // A player who looks back at an earlier move is asked nothing.
    const seat = questionOf(session, core.seating).decision?.seat ?? null;
    if (seat === null) return;
    core.seating = { ...core.seating, page: cover(seat) };
    core.publishSafely(null);
  },
});

/** A card that only a hand would show, while all hands are face down. */
function isClosed({ session, get }: Core, target: TargetRef): boolean {
  const rules = session?.def.secrets;
  return rules !== undefined && get().secrets === 'kept' && get().viewer === null && !rules.isOpen(target);
}

/** The position as the seat at the table is asked about it, also ahead of its turn. */
function asked({ session, seating: now }: Core): OpenMatch | null {
  const question = session && questionOf(session, now);
  if (!session || !question?.isAhead) return session;
  const point = { ...present(session.timeline), state: question.state };
  return { ...session, timeline: { ...session.timeline, points: [point] } };
}

const asking = (core: Core): Asking => ({
  // The reason that bars a program from a target may reveal its hand.
  explain: (picked, target) =>
    isClosed(core, target) || core.get().asked ? [] : readers.explain(asked(core), picked, target),
  preview: (move, until, made) =>
    core.get().isFaceDown
      ? readers.openPreview(asked(core), move, until, core.session, made)
      : readers.preview(asked(core), move, until, core.session, made),
  label: (move) => readers.label(asked(core), move),
  targets: (move) => readers.targets(core.session, move),
  notation: (move) => readers.notation(core.session, move),
  clearRefusal: () => core.set({ refusal: null }),
});

const waiting = (core: Core): Waiting => ({
  isBusy: () => core.isWriting,
  settled: () => core.enqueue(() => Promise.resolve()),
});

function givingOut(core: Core): GivingOut {
  const { build } = core.deps;
  const whole = () => (core.session?.early ? null : core.session);
  return {
    exportText: (at) =>
      core.session
        ? JSON.stringify(saveOfSession(at === undefined ? core.session : upTo(core.session, at), build))
        : (core.get().failure?.text ?? null),
    positionText(at) {
      const { secrets, isOver } = core.get();
      const state = core.session?.timeline.points[at]?.state;
      if (!core.session || !state) return null;
      const { def } = core.session;
      return secrets === 'kept' && !isOver ? writeNotation(def, state, null) : writeNotation(def, state);
    },
    exportName: () => (core.session ? exportNameOf(core.session) : 'fronts.json'),
    shareLink: async () => (core.session ? makeShareLink(saveOfSession(core.session, build)) : null),
    reportText: () => (core.session ? reportOf(core.session, build) : (core.get().failure?.text ?? null)),
    sealedBy(seat) {
      const { session } = core;
      const { curtain, secrets } = core.get();
      const owner = session?.def.seats.find((one) => one === seat);
      if (!session || owner === undefined || !curtain || curtain.seat === seat || secrets !== 'kept') return null;
      const sealed = sealedIn(session);
      const notation = sealed?.seat === owner ? session.def.words.notation(sealed.move) : null;
      return { view: session.def.view(present(session.timeline).state, owner), notation };
    },
    audit() {
      const session = whole();
      return session && auditRolls(session.def, session.timeline);
    },
    luck() {
      const session = whole();
      return session && luck(session.def, session.timeline);
    },
  };
}

/** Ends with the move that failed, so that a replay throws there too; its snapshot is the last good position. */
function reportOf<T extends Types>(session: Session<T>, build: string): string {
  const save = saveOfSession(session, build);
  const move = session.broken?.move ?? null;
  const tags = [...save.about.tags.filter((tag) => tag !== REPORT_TAG).slice(0, 19), REPORT_TAG];
  const log = move === null ? save.log : [...save.log, [move, '', ''] as SaveFile['log'][number]];
  return JSON.stringify({ ...save, about: { ...save.about, tags }, redo: [], log });
}

const REPORT_TAG = 'report';

function exportNameOf<T extends Types>({ def, about, timeline }: Session<T>): string {
  const { moves } = summarise(def, timeline);
  return fileName([about.name === '' ? def.id : about.name], moves);
}

/** With its notes, and without variations. */
function upTo(session: OpenMatch, at: number): OpenMatch {
  const match = matchOf(session.timeline);
  const points = match.points.slice(0, at + 1);
  const last = (match.base?.history.length ?? 0) + at;
  const { chosen, notes } = session.study ?? NO_STUDY;
  const isBefore = (note: Note): boolean => note.line === null && markOfPoint(points, note.at) === note.from;
  const cut = { ...NO_STUDY, chosen: chosen.filter(([move]) => move <= last), notes: notes.filter(isBefore) };
  return { ...session, timeline: { ...match, points, redo: [], branches: [], takeBacks: [], fork: null }, study: cut };
}

export function createMatchStore(deps: MatchDeps): MatchStore {
  return createStore<MatchState>()((_set, _get, store) => {
    const core = createCore(store, deps);
    return {
      ...CLOSED,
      ...createLifecycle(core),
      ...createMoving(core),
      ...createAnswering(core),
      ...createSuggesting(core),
      ...createStudying(core),
      ...seating(core),
      ...asking(core),
      ...waiting(core),
      ...givingOut(core),
    };
  });
}
