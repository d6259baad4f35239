import { present } from '../../engine/kernel/timeline.ts';
import type { Decision, Line, OrderSpec, Types } from '../../engine/kernel/types.ts';
import { labelOfPack } from '../../engine/kits/pack/pack-file.ts';
import { hasPrograms, keepsSecrets } from '../../engine/kits/hands/agreed.ts';
import { seedFingerprint } from '../seed.ts';
import type { MatchData } from '../types.ts';
import { CLOSED } from './closed.ts';
import { sameDiceFrom, showsDice } from './forking.ts';
import { historyOf, readerOf } from './history.ts';
import { levelAt } from './programs.ts';
import { seriesOf } from './series.ts';
import { sealedIn } from '../saves/sealed.ts';
import { calledOf, faceDownOf, hasSittings, questionOf, viewerOf } from './session.ts';
import type { Seating, Session } from './session.ts';
import { studyView } from './study-view.ts';
import { eventsOfCombo, undoCombo } from './combo.ts';

export type Projection<T extends Types> = Omit<MatchData<T>, 'step' | 'busy' | 'storage' | 'refusal' | 'failure'>;

const views = new WeakMap<object, Map<string | null, object>>();

/** Cached per state and seat, so that an unchanged position is the same object to React. */
function viewOf<T extends Types>(session: Session<T>, state: T['state'], seat: T['seat'] | null): T['view'] {
  const known = views.get(state) ?? new Map<string | null, object>();
  const view = known.get(seat) ?? session.def.view(state, seat);
  known.set(seat, view);
  views.set(state, known);
  return view;
}

interface LineOf<T extends Types> extends Pick<Session<T>, 'def' | 'timeline'> {
  readonly about: Pick<Session<T>['about'], 'undo' | 'computers'>;
}

/**
 * A line would be played with the match's own decks and dice, and show a seat what is to come. Players who chose open
 * undo have agreed to that; after the end nothing is hidden. A program's hand is never shown before the end: a person
 * would play its seat.
 */
export function variationBlockedOf<T extends Types>({ def, timeline, about }: LineOf<T>): Line | null {
  if (!def.secrets || present(timeline).state.result !== null) return null;
  if (hasPrograms({ about })) return { key: 'app.match.line-computer' };
  return about.undo === 'open' ? null : { key: 'app.match.line-secret' };
}

/** The same object for the same game, so that screens see no change. */
const packs = new WeakMap<object, MatchData['pack']>();
function packOf(def: Session<Types>['def']): MatchData['pack'] {
  const known = packs.get(def);
  if (known !== undefined) return known;
  const label = labelOfPack(def.data);
  const pack = label && { ...label, file: def.data.packFile };
  packs.set(def, pack);
  return pack;
}

const NO_SPECS: readonly OrderSpec[] = [];
const specsBySeat = new WeakMap<readonly OrderSpec[], Map<string, readonly OrderSpec[]>>();

/** Cached, so that screens see no change. */
function orderSpecsOf({ orders }: Session<Types>['def'], seat: string | null): readonly OrderSpec[] {
  if (!orders || seat === null) return NO_SPECS;
  const known = specsBySeat.get(orders.specs) ?? new Map<string, readonly OrderSpec[]>();
  const specs = known.get(seat) ?? orders.specs.filter(({ seats }) => seats.includes(seat));
  known.set(seat, specs);
  specsBySeat.set(orders.specs, known);
  return specs;
}

/** With open hands both players see an answer that was given ahead, and undo takes it back first. */
export const isSealOpen = <T extends Types>(session: Session<T>): boolean =>
  !keepsSecrets(session) && sealedIn(session) !== null;

/** Throws what the game throws where the position cannot be shown. */
export function project<T extends Types>(session: Session<T>, seating: Seating<T>): Projection<T> {
  const { id, def, timeline, about, readOnly, broken, notes, early } = session;
  const last = timeline.points.length - 1;
  const at = seating.shown === null ? last : Math.min(Math.max(seating.shown, 0), last);
  const live = at === last;
  const point = timeline.points[at] ?? present(timeline);
  const called = calledOf(seating);
  const viewer = viewerOf(seating);
  const question = questionOf(session, seating);
  const { decision } = question;
  const mayAct = live && readOnly === null && !early;
  const isKept = keepsSecrets(session);
  // No seat at the table and none called: the question is asked with all hands face down.
  const isFaceDown = isKept && viewer === null && called === null && readOnly === null && !hasPrograms(session);
  const level = live ? levelAt(session, decision?.seat ?? null) : null;
  const mayHear = !isKept || viewer === decision?.seat || isFaceDown;
  const heard = isFaceDown && decision ? faceDownOf(session, decision) : decision;
  const openAsk = ({ ask }: Decision<T>) => def.secrets?.openAsk(ask) ?? ask;
  const isHolder = decision !== null && (def.secrets?.holders(question.state)?.includes(decision.seat) ?? false);
  return {
    status: 'open',
    id,
    game: def.id,
    facts: def.data.facts,
    queries: def.queries,
    seats: def.seats,
    setup: { scenario: timeline.setup.scenario, options: timeline.setup.options },
    about,
    pack: packOf(def),
    fingerprint: seedFingerprint(timeline.setup.seed),
    at: early ? early.log.length : at,
    live,
    view: viewOf(session, live ? question.state : point.state, viewer),
    // Legal moves may name cards of the hand.
    decision: live && called === null && mayHear && level === null ? heard : null,
    asked: decision && level ? { seat: decision.seat, level, ask: openAsk(decision) } : null,
    isFaceDown: live && isFaceDown && isHolder,
    sealed: live ? (sealedIn(session)?.seat ?? null) : null,
    result: point.state.result,
    isOver: present(timeline).state.result !== null,
    moment: def.words.moment(point.state),
    events: live ? eventsOfCombo(timeline.points, at) : point.events,
    timeline: early ? CLOSED.timeline : historyOf(def, timeline, readerOf(def, timeline, viewer)),
    study: studyView(session, viewer),
    viewer,
    curtain: called !== null && decision ? { seat: called, ask: openAsk(decision) } : null,
    orderSpecs: orderSpecsOf(def, viewer),
    series: seriesOf(session),
    hasSittings: mayAct && hasSittings(session),
    secrets: def.secrets ? (isKept ? 'kept' : 'open') : 'none',
    canUndo: mayAct && (isSealOpen(session) || undoCombo(session) !== timeline),
    canRedo: mayAct && timeline.redo.length > 0,
    variationBlocked: variationBlockedOf(session),
    showsDice: showsDice(session),
    knownSeed: timeline.setup.knownSeed ?? false,
    sameDiceFrom: sameDiceFrom(session),
    readOnly,
    notes,
    broken,
  };
}
