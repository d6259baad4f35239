export interface Mover {
  readonly move: (transform: string) => void;
  readonly rest: (transform: string) => void;
}

/**
 * A gesture keeps the transform in a paused animation as well as in the style. Chromium passes its changes straight to
 * the compositor; for a change of the style alone it would sort all layers of the page again.
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
