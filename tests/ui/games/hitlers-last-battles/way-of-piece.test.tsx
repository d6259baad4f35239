/** A piece that comes to the end of a way slides along it, in play and in the film of a turn. */
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hitlersLastBattles as game } from '../../../../src/engine/games/hitlers-last-battles/definition.ts';
import { NOTHING_MARKED } from '../../../../src/ui/board/board-steps.ts';
import { standOf } from '../../../../src/ui/games/hitlers-last-battles/board/layout.ts';
import { PiecesLayer } from '../../../../src/ui/games/hitlers-last-battles/board/pieces-layer.tsx';
import { open, play } from '../../../engine/hitlers-last-battles/support.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const pieces = (state: Parameters<typeof game.view>[0], ways: readonly (readonly string[])[]) => (
  <PiecesLayer
    facts={game.data.facts}
    view={game.view(state, null)}
    ways={ways}
    targets={NOTHING_MARKED}
    isHidden={false}
  />
);

it('passes the hex between its ends (§7.1), and no other piece moves', () => {
  const slides: string[] = [];
  const slide = vi.fn(function (this: Element, frames: unknown) {
    const unit = this.getAttribute('data-unit');
    // A spent counter turns as well.
    if (unit !== null) slides.push(`${unit} ${JSON.stringify(frames)}`);
    return {};
  });
  // The test page has no animations.
  Object.defineProperty(Element.prototype, 'animate', { configurable: true, value: slide });
  const moves = { transitionDuration: '0.28s', transitionTimingFunction: 'ease' };
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(moves as CSSStyleDeclaration);
  const before = open({ step: 'movement' });
  const after = play(before, 'move G-G 0504 0604');
  const { rerender } = render(pieces(before.state, []));
  rerender(pieces(after.state, [['0404', '0504', '0604']]));
  expect(slides).toHaveLength(1);
  expect(slides[0]).toMatch(/^G-G /);
  const [start, middle, end] = [...(slides[0] ?? '').matchAll(/translate\(([-\d.]+)px/g)].map(([, x]) => Number(x));
  const step = standOf('0504', 'alone').x - standOf('0404', 'alone').x;
  expect([(middle ?? 0) - (start ?? 0), (end ?? 0) - (middle ?? 0)]).toEqual([step, step]);
});
