import { decide } from '../../engine/kernel/runner.ts';
import { present, type Timeline } from '../../engine/kernel/timeline.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import type { Decision, Line, Types } from '../../engine/kernel/types.ts';
import { calledBy, cover, handOn, NOBODY, pageFor, type Cause, type Page } from '../../engine/kits/hands/page.ts';
import { saveOf } from '../saves/document.ts';
import type { WrittenMatch } from '../saves/record.ts';
import { sealedIn } from '../saves/sealed.ts';
import type { Broken, MatchId, ReadOnly, LastChange } from '../types.ts';
import { hasPrograms, keepsSecrets } from '../../engine/kits/hands/agreed.ts';
import { onlyPerson } from './programs.ts';

/** The open match with its states. It stays inside the store; screens see its projection (`project`). */
export interface Session<T extends Types> extends WrittenMatch<T> {
  readonly id: MatchId;
  readonly readOnly: ReadOnly | null;
  readonly broken: Broken | null;
  readonly notes: readonly Line[];
  /** The save that is still being replayed: meanwhile the timeline has its last position only, and changes wait. */
  readonly early?: SaveFile;
}

export const saveOfSession = <T extends Types>(session: Session<T>, build: string): SaveFile =>
  session.early ? { ...session.early, about: session.about } : saveOf(session, build);

/** Tells which point is shown, and whose hand the page may show. */
export interface Seating<T extends Types> {
  /** Null: the present. */
  readonly shown: number | null;
  /** If nothing is hidden, the hand is the seat itself. */
  readonly page: Page<T['seat']>;
  /** Part of the turn in which a seat was asked last; null before. */
  readonly part: string | null;
}

export const NO_SEATING = { shown: null, page: NOBODY, part: null } as const;

/** Null where the page shows no hand. */
export const viewerOf = <T extends Types>({ page }: Pick<Seating<T>, 'page'>): T['seat'] | null => handOn(page);
/** Null while no cover is down. */
export const calledOf = <T extends Types>({ page }: Pick<Seating<T>, 'page'>): T['seat'] | null => calledBy(page);

export interface Question<T extends Types> {
  readonly state: T['state'];
  readonly decision: Decision<T> | null;
  /** The seat at the table answers ahead what it will be asked in any case. */
  readonly isAhead: boolean;
}

/** Cached per position, so that screens see the same object. */
const aheads = new WeakMap<object, object | null>();
function aheadOf<T extends Types>(def: Session<T>['def'], state: T['state']): T['state'] | null {
  const known = aheads.get(state);
  if (known !== undefined) return known as T['state'] | null;
  const made = def.secrets?.ahead(state) ?? null;
  aheads.set(state, made);
  return made;
}

/** Persons answer all questions of one seat together, also with open hands; a program answers each in turn. */
export const hasSittings = <T extends Types>(session: Pick<Session<T>, 'def' | 'about'>): boolean =>
  session.def.secrets !== undefined && !hasPrograms(session);

/** The question of the seat at the table, also ahead of its turn where order makes no difference. */
export function questionOf<T extends Types>(session: Session<T>, seating: Pick<Seating<T>, 'page'>): Question<T> {
  const { def } = session;
  const viewer = viewerOf(seating);
  const { state } = present(session.timeline);
  const decision = decide(def, state);
  const ahead = hasSittings(session) && viewer !== null ? aheadOf(def, state) : null;
  if (ahead === null || sealedIn(session) !== null) return { state, decision, isAhead: false };
  const early = decide(def, ahead);
  return early?.seat === viewer
    ? { state: ahead, decision: early, isAhead: true }
    : { state, decision, isAhead: false };
}

/** Answers that can be given with all hands face down; null for none. */
export function faceDownOf<T extends Types>(session: Session<T>, decision: Decision<T>): Decision<T> | null {
  const { def } = session;
  const hands = def.secrets;
  const asked = hands?.askedOf(present(session.timeline).state) ?? 'closed';
  if (!hands || asked === 'closed') return null;
  if (asked !== 'partly') return decision;
  const isOpen = (move: T['move']): boolean => def.words.targets(move).every((target) => hands.isOpen(target));
  return { ...decision, moves: decision.moves.filter(isOpen) };
}

/**
 * Decides what the page may show once the position has changed. In games with secrets, unless the players agreed on
 * open hands, `pageFor` decides: after something both watched, the page shows no hand. In open games, if the players
 * want it, the cover comes only where a seat's own part begins: an interruption (the loser choosing a retreat) only
 * changes the prompt. A person who plays a program keeps the seat and sees no cover; two programs are watched. In a
 * line that is tried, a person plays each seat.
 */
export function seatPlayers<T extends Types>(
  session: Session<T>,
  before: Seating<T>,
  cause: Cause = 'move',
): Seating<T> {
  const { def, timeline, about, readOnly } = session;
  const { state } = present(timeline);
  const seat = questionOf(session, before).decision?.seat ?? null;
  const part = seat === null ? before.part : def.words.moment(state).seat;
  const seating = { ...before, part };
  const isKept = keepsSecrets(session);
  if (readOnly) return { ...seating, page: isKept ? NOBODY : pageOf(seat) };
  if (hasPrograms(session)) {
    const viewer = timeline.trial ? (seat ?? viewerOf(seating)) : onlyPerson(session, def.seats);
    return { ...seating, page: pageOf(viewer) };
  }
  const isHeld = isKept && def.secrets?.holders(state) !== null;
  if (seat === null) return { ...seating, page: isHeld || calledOf(seating) !== null ? NOBODY : seating.page };
  const isOwnPart = part === seat;
  const beginsPart = isOwnPart && before.part !== part;
  if (isHeld) {
    const asked = def.secrets?.askedOf(state) ?? 'closed';
    const question = { seat, asked, isOwnPart, beginsPart, hidesAny: def.secrets?.hidesAny(state) ?? true };
    return { ...seating, page: pageFor(seating.page, question, cause) };
  }
  const isOpening = seating.page.holds === 'nobody';
  const isCovered = about.curtain && !def.secrets && isOwnPart && !isOpening && !timeline.trial;
  const mayStay = handOn(seating.page) === seat;
  return { ...seating, page: isCovered && !mayStay ? cover(seat) : pageOf(seat) };
}

const pageOf = <S extends string>(seat: S | null): Page<S> => (seat === null ? NOBODY : { holds: 'hand', seat });

/** Moves count as what they brought; a line that replaces another was chosen by both. */
export function causeOf<T extends Types>(
  { def }: Pick<Session<T>, 'def'>,
  from: Timeline<T>,
  to: Timeline<T>,
  kind: LastChange['kind'] | null,
): Cause {
  if (kind === 'open') return 'opened';
  if (kind === 'take-back' || kind === 'branch') return 'watched';
  const known = new Set(from.points);
  const hands = def.secrets;
  const isWatched = to.points.some(
    (point) => !known.has(point) && hands?.isWatched(point.events, point.state) === true,
  );
  return kind !== 'undo' && isWatched ? 'watched' : 'move';
}
