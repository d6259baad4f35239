import { decide } from '../../engine/kernel/runner.ts';
import { present } from '../../engine/kernel/timeline.ts';
import type { SaveFile } from '../../engine/kernel/save.ts';
import type { Line, Types } from '../../engine/kernel/types.ts';
import { saveOf, type WrittenMatch } from '../saves/document.ts';
import type { Broken, MatchId, ReadOnly } from '../types.ts';

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
}

export const NO_SEATING = { shown: null, viewer: null, called: null } as const;

/** Whether one seat must not see what the other does. */
export const keepsSecrets = <T extends Types>({ def, about }: Pick<Session<T>, 'def' | 'about'>): boolean =>
  def.hasSecrets && about.curtain;

/**
 * The seat at the table once the position has changed.
 * In games with secrets the curtain falls whenever another seat decides, unless the players agreed on open hands when
 * they set up the table. In open games, if the players want it, only where a seat's own part of the turn begins: an
 * interruption (the loser choosing a retreat) just changes the prompt.
 */
export function seatPlayers<T extends Types>(session: Session<T>, seating: Seating<T>): Seating<T> {
  const { def, timeline, about, readOnly } = session;
  const { state } = present(timeline);
  const seat = decide(def, state)?.seat ?? null;
  if (readOnly) return { ...seating, viewer: keepsSecrets(session) ? null : seat, called: null };
  if (seat === null) return { ...seating, called: null };
  if (seat === seating.viewer) return { ...seating, called: null };
  if (keepsSecrets(session)) return { ...seating, viewer: null, called: seat };
  if (def.hasSecrets) return { ...seating, viewer: seat, called: null };
  const ownPart = def.moment(state).seat === seat;
  const opening = seating.viewer === null;
  return about.curtain && ownPart && !opening && !timeline.trial
    ? { ...seating, called: seat }
    : { ...seating, viewer: seat, called: null };
}
