import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMover } from '../../../src/ui/board/mover.ts';

class Effect {
  readonly shown: unknown[] = [];
  constructor(keyframes: unknown) {
    this.shown.push(keyframes);
  }
  setKeyframes(keyframes: unknown) {
    this.shown.push(keyframes);
  }
}
/** jsdom has no animations. */
function animated() {
  const element = document.createElement('div');
  const made: { effect: Effect; pause: () => void; cancel: () => void }[] = [];
  const animate = (keyframes: unknown) => {
    const one = { effect: new Effect(keyframes), pause: vi.fn(), cancel: vi.fn() };
    made.push(one);
    return one;
  };
  vi.stubGlobal('KeyframeEffect', Effect);
  Object.assign(element, { animate });
  return { element, made, mover: createMover(element) };
}
afterEach(() => {
  vi.unstubAllGlobals();
});

const still = (transform: string) => [{ transform }, { transform }];

describe('a mover', () => {
  it('holds a gesture in one animation that stands still, with the style beside it', () => {
    const { element, made, mover } = animated();
    mover.move('scale(2)');
    mover.move('scale(3)');
    expect(made).toHaveLength(1);
    expect(made[0]?.pause).toHaveBeenCalledOnce();
    expect(made[0]?.effect.shown).toEqual([still('scale(2)'), still('scale(3)')]);
    expect(element.style.transform).toBe('scale(3)');
  });

  it('lets it go at rest, and begins another with the next gesture', () => {
    const { element, made, mover } = animated();
    mover.move('scale(2)');
    mover.rest('scale(4)');
    expect(made[0]?.cancel).toHaveBeenCalledOnce();
    expect(element.style.transform).toBe('scale(4)');
    mover.rest('scale(5)');
    expect(made[0]?.cancel).toHaveBeenCalledOnce();
    mover.move('scale(6)');
    expect(made).toHaveLength(2);
  });

  it('goes by the style alone where there are no animations', () => {
    const element = document.createElement('div');
    const mover = createMover(element);
    mover.move('scale(2)');
    expect(element.style.transform).toBe('scale(2)');
    mover.rest('scale(3)');
    expect(element.style.transform).toBe('scale(3)');
  });
});
