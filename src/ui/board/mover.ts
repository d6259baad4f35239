/** Places an element by its transform, at most once a frame. */
export interface Mover {
  /** While a gesture lasts. */
  readonly move: (transform: string) => void;
  /** Until the next move; a transition of the style sheet applies. */
  readonly rest: (transform: string) => void;
}

/**
 * A gesture holds the transform in an animation that stands still, beside the style. Chromium then passes each change on to
 * its compositor; after a change of the style alone it would first sort all layers of the page anew.
 */
export function createMover(element: HTMLElement): Mover {
  let held: Animation | null = null;
  return {
    move(transform) {
      element.style.transform = transform;
      if (typeof element.animate !== 'function') return;
      const keyframes = [{ transform }, { transform }];
      if (held?.effect instanceof KeyframeEffect) {
        held.effect.setKeyframes(keyframes);
        return;
      }
      held = element.animate(keyframes, { duration: 1 });
      held.pause();
    },
    rest(transform) {
      element.style.transform = transform;
      held?.cancel();
      held = null;
    },
  };
}
