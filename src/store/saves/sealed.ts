/** An answer that a seat has given ahead of the other's (a card laid face down): written down, played behind the other's. */
import { decide } from '../../engine/kernel/runner.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { matchOf, present, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { handRulesOf } from '../../engine/kits/hands/hands.ts';

export interface Sealed<T extends Types> {
  /** The point at which it was given; once the match has gone on from there, it is forgotten. */
  readonly at: Point<T>;
  readonly seat: T['seat'];
  readonly move: T['move'];
}

interface Answered<T extends Types> {
  readonly timeline: Timeline<T>;
  readonly sealed?: Sealed<T> | null | undefined;
}

/** The answer that waits for the other one; null for none, or where the match has gone on from there. */
export const sealedIn = <T extends Types>({ timeline, sealed }: Answered<T>): Sealed<T> | null =>
  sealed && sealed.at === present(timeline) ? sealed : null;

/** What a save has of it. */
export function savedSealed<T extends Types>(
  match: Answered<T> & { readonly def: GameDefinition<T> },
): Pick<SaveFile, 'sealed'> {
  const sealed = sealedIn({ ...match, timeline: matchOf(match.timeline) });
  return sealed ? { sealed: match.def.notation(sealed.move) } : {};
}

/** From a save; null where it is no answer to what is asked ahead in the last position: that seat is asked again. */
export function readSealed<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  text: string | undefined,
): Sealed<T> | null {
  if (text === undefined) return null;
  const at = present(timeline);
  const ahead = handRulesOf(def)?.ahead(at.state) ?? null;
  const decision = ahead && decide(def, ahead);
  const move = decision?.moves.find((one) => def.notation(one) === text);
  return decision && move ? { at, seat: decision.seat, move } : null;
}
