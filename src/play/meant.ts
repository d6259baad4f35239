/**
 * A press answers what its player could see: it is compared with the first picture of the question. Where a question came
 * without a press of its own, or after a result, it has to stand for a moment before it hears anything.
 */

/** How long such a question stands first. */
export const GUARD_MS = 250;

export interface MeantDeps {
  /** When the press began that is being heard now, by `performance.now()`; null: it is no press of a person. */
  readonly pressedAt: () => number | null;
  /** Tells the time of the next picture, once it is drawn; the returned function calls it off. */
  readonly whenDrawn: (told: (at: number) => void) => () => void;
}

export interface Gate {
  /** Something new is asked, or shown until a press; null: nothing is. */
  readonly ask: (what: object | null, comesByItself: boolean) => void;
  /** Whether the press that is heard now was meant for it. */
  readonly isMeant: () => boolean;
}

export function createGate({ pressedAt, whenDrawn }: MeantDeps): Gate {
  let asked: object | null = null;
  let guard = 0;
  let drawnAt: number | null = null;
  let callOff: () => void = () => undefined;
  return {
    ask(what, comesByItself) {
      if (what === asked) return;
      callOff();
      asked = what;
      guard = comesByItself ? GUARD_MS : 0;
      drawnAt = null;
      callOff = what === null ? () => undefined : whenDrawn((at) => (drawnAt = at));
    },
    isMeant() {
      const at = pressedAt();
      if (asked === null || at === null) return true;
      return drawnAt !== null && at >= drawnAt + guard;
    },
  };
}
