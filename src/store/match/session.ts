import { decide } from '../../engine/kernel/runner.ts';
import { present } from '../../engine/kernel/timeline.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import type { Decision, Line, Types } from '../../engine/kernel/types.ts';
import { handRulesOf } from '../../engine/kits/hands/hands.ts';
import { saveOf } from '../saves/document.ts';
import type { WrittenMatch } from '../saves/record.ts';
import { sealedIn } from '../saves/sealed.ts';
import type { Broken, MatchId, ReadOnly } from '../types.ts';
import { hasPrograms, keepsSecrets } from '../hiding.ts';
import { onlyPerson } from './programs.ts';

/** The open match, whole. It stays inside the store; screens see its projection (`project`). */
export interface Session<T extends Types> extends WrittenMatch<T> {
  readonly id: MatchId;
  readonly readOnly: ReadOnly | null;
  readonly broken: Broken | null;
  readonly notes: readonly Line[];
  /**
   * The save that is still being replayed; the timeline has nothing but the position that it ends with. Whatever changes
   * the match, or walks through it, waits in the queue until the replay is done.
   */
  readonly early?: SaveFile;
}

/** The save of what is on the table. */
export const saveOfSession = <T extends Types>(session: Session<T>, build: string): SaveFile =>
  session.early ? { ...session.early, about: session.about } : saveOf(session, build);

/** How the match is viewed: which point is shown, which seat is at the table, which is to take its place. */
export interface Seating<T extends Types> {
  /** Null: the present. */
  readonly shown: number | null;
  readonly viewer: T['seat'] | null;
  /** The seat that the curtain calls; null while it is up. */
  readonly called: T['seat'] | null;
  /** Whose part of the turn it was when a seat was asked last; null before. */
  readonly part: string | null;
}

export const NO_SEATING = { shown: null, viewer: null, called: null, part: null } as const;

/** What is asked at the table, and the position it is asked in. */
export interface Question<T extends Types> {
  readonly state: T['state'];
  readonly decision: Decision<T> | null;
  /** It comes before its turn: the seat at the table answers what it will be asked in any case. */
  readonly isAhead: boolean;
}

/** Made once for each position, so that it stays the same object to screens. */
const aheads = new WeakMap<object, object | null>();
function aheadOf<T extends Types>(def: Session<T>['def'], state: T['state']): T['state'] | null {
  const known = aheads.get(state);
  if (known !== undefined) return known as T['state'] | null;
  const made = handRulesOf(def)?.ahead(state) ?? null;
  aheads.set(state, made);
  return made;
}

/**
 * Questions of one seat are asked in one sitting, where the order of the answers makes no difference. A program does not
 * keep anybody waiting: each is asked in its turn.
 */
export function questionOf<T extends Types>(session: Session<T>, { viewer }: Seating<T>): Question<T> {
  const { def } = session;
  const { state } = present(session.timeline);
  const decision = decide(def, state);
  const hasSittings = keepsSecrets(session) && !hasPrograms(session);
  const ahead = hasSittings && viewer !== null ? aheadOf(def, state) : null;
  if (ahead === null || sealedIn(session) !== null) return { state, decision, isAhead: false };
  const early = decide(def, ahead);
  return early?.seat === viewer
    ? { state: ahead, decision: early, isAhead: true }
    : { state, decision, isAhead: false };
}

/** What of a question can be answered with all hands face down; null for nothing. */
export function faceDownOf<T extends Types>(session: Session<T>, decision: Decision<T>): Decision<T> | null {
  const { def } = session;
  const hands = handRulesOf(def);
  const asked = hands?.askedOf(present(session.timeline).state) ?? 'closed';
  if (!hands || asked === 'closed') return null;
  if (asked !== 'partly') return decision;
  const isOpen = (move: T['move']): boolean => def.targets(move).every((target) => hands.isOpen(target));
  return { ...decision, moves: decision.moves.filter(isOpen) };
}

/**
 * The seat at the table once the position has changed.
 * In games with secrets, unless the players agreed on open hands when they set up the table, the curtain falls where
 * another seat's part of the turn begins, and where a question shows its hand. Any other question is asked with all
 * hands face down. In open games, if the players want it, the curtain falls only where a seat's own part begins: an
 * interruption (the loser choosing a retreat) just changes the prompt. Beside a program a person keeps its seat, and no
 * curtain falls; two programs are watched. A line that is tried has a person in each seat.
 */
export function seatPlayers<T extends Types>(session: Session<T>, before: Seating<T>): Seating<T> {
  const { def, timeline, about, readOnly } = session;
  const { state } = present(timeline);
  const seat = questionOf(session, before).decision?.seat ?? null;
  const part = seat === null ? before.part : def.moment(state).seat;
  const seating = { ...before, part };
  if (readOnly) return { ...seating, viewer: keepsSecrets(session) ? null : seat, called: null };
  if (hasPrograms(session)) {
    const viewer = timeline.trial ? (seat ?? seating.viewer) : onlyPerson(session, def.seats);
    return { ...seating, viewer, called: null };
  }
  if (seat === null) return { ...seating, called: null };
  const beginsPart = part === seat && before.part !== part;
  if (keepsSecrets(session)) return seatWithHands(session, seating, seat, beginsPart);
  if (seat === seating.viewer) return { ...seating, called: null };
  if (def.hasSecrets) return { ...seating, viewer: seat, called: null };
  const ownPart = part === seat;
  const opening = seating.viewer === null;
  return about.curtain && ownPart && !opening && !timeline.trial
    ? { ...seating, called: seat }
    : { ...seating, viewer: seat, called: null };
}

function seatWithHands<T extends Types>(
  { def, timeline }: Session<T>,
  seating: Seating<T>,
  seat: T['seat'],
  beginsPart: boolean,
): Seating<T> {
  const { state } = present(timeline);
  const hands = handRulesOf(def);
  if (hands?.holders(state) === null) return { ...seating, viewer: seat, called: null };
  const asked = hands?.askedOf(state) ?? 'closed';
  if (asked === 'joint') return { ...seating, viewer: null, called: null };
  if (seat === seating.viewer) return { ...seating, called: null };
  // Whose turn it is sits there anyway, and can do what takes no card without looking at any.
  const isFaceDown = asked === 'open' || (asked === 'partly' && seating.part === seat);
  // A cover that is up stays until somebody lifts it, also where the match is only now read to its end.
  const mayPass = isFaceDown && !beginsPart && seating.called !== seat;
  return { ...seating, viewer: null, called: mayPass ? null : seat };
}
