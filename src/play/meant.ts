/** A press answers only a question that its player could see, for a moment at least if the question came by itself. */

/** A question that comes by itself hears nothing for this long. */
export const GUARD_MS = 250;

export interface MeantDeps {
  /** When the current press began, by `performance.now()`; null where no person pressed. */
  readonly pressedAt: () => number | null;
  /** Calls back once the next picture is drawn; the returned function cancels that. */
  readonly whenDrawn: (told: (at: number) => void) => () => void;
}

export interface Gate {
  /** A new question, or a result shown until a press; null: none. */
  readonly ask: (what: object | null, comesByItself: boolean) => void;
  /** Returns true if the current press was meant for it. */
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
