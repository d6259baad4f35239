/** A seat's answer given ahead of the other's (a card placed face down): recorded, and played after the other's. */
import { decide } from '../../engine/kernel/runner.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { matchOf, present, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';

export interface Sealed<T extends Types> {
  /** Forgotten once the match has gone on from this point. */
  readonly at: Point<T>;
  readonly seat: T['seat'];
  readonly move: T['move'];
}

interface Answered<T extends Types> {
  readonly timeline: Timeline<T>;
  readonly sealed?: Sealed<T> | null | undefined;
}

/** Null for none, or where the match has gone on. */
export const sealedIn = <T extends Types>({ timeline, sealed }: Answered<T>): Sealed<T> | null =>
  sealed && sealed.at === present(timeline) ? sealed : null;

export function savedSealed<T extends Types>(
  match: Answered<T> & { readonly def: GameDefinition<T> },
): Pick<SaveFile, 'sealed'> {
  const sealed = sealedIn({ ...match, timeline: matchOf(match.timeline) });
  return sealed ? { sealed: match.def.words.notation(sealed.move) } : {};
}

/** Null where the text is no answer to the question asked ahead in the last position; that seat is asked again. */
export function readSealed<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  text: string | undefined,
): Sealed<T> | null {
  if (text === undefined) return null;
  const at = present(timeline);
  const ahead = def.secrets?.ahead(at.state) ?? null;
  const decision = ahead && decide(def, ahead);
  const move = decision?.moves.find((one) => def.words.notation(one) === text);
  return decision && move ? { at, seat: decision.seat, move } : null;
}
