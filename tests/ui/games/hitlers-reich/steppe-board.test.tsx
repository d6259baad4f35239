/** The Steppe of our pack on the board: cut out of Stalingrad, drawn like every other area. */
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { packs } from '../../../../src/engine/games/hitlers-reich/packs.ts';
import { shippedPacks } from '../../../../src/engine/games/hitlers-reich/shipped-packs.ts';
import { startGame } from '../../../../src/engine/kernel/runner.ts';
import { namesFrom } from '../../../../src/i18n/names.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import { fixed } from '../../../../src/ui/board/selected.ts';
import { boardWords } from '../../../../src/ui/games/hitlers-reich/board-words.ts';
import { HrBoard, boardStops } from '../../../../src/ui/games/hitlers-reich/board/hr-board.tsx';
import { layoutOf } from '../../../../src/ui/games/hitlers-reich/board/layout.ts';
import { drawnOf, hasOwn } from '../../../../src/ui/games/hitlers-reich/board/hr-map.tsx';
import { SHAPES } from '../../../../src/ui/games/hitlers-reich/board/shapes.ts';
import { def as shipped } from '../../../support/reich.ts';
import { loadWords } from './support.ts';

beforeAll(loadWords);

const STEPPE = 'own-steppe';
/** A common border is drawn at least so long, board units (tests/map). */
const LEAST = 8;

describe('the board with the Steppe', () => {
  const game = packs.open(shippedPacks[0]);
  const { facts } = game.data;
  const layout = layoutOf(facts);
  const bordering = (id: string) =>
    layout.paths.borders.flatMap(({ a, b, length }) => (a === id ? [[b, length]] : b === id ? [[a, length]] : []));

  it('has its common borders with exactly those areas that it is linked to', () => {
    const drawn = bordering(STEPPE).filter(([id]) => String(id) in SHAPES.spaces);
    expect(drawn.map(([id]) => id).sort()).toEqual(['caucasus', 'kharkov', 'moscow', 'stalingrad']);
    for (const [id, length] of drawn) expect(length, String(id)).toBeGreaterThan(LEAST);
    const left = bordering('stalingrad').filter(([id]) => String(id) in layout.shapes.spaces);
    expect(left.map(([id]) => id).sort()).toEqual(['caucasus', 'kharkov', STEPPE]);
    for (const [id, length] of left) expect(length, String(id)).toBeGreaterThan(LEAST);
    expect(hasOwn(drawnOf(facts))).toBe(false);
  });

  it('takes its land from Stalingrad alone', () => {
    const area = (id: string) => layout.shapes.spaces[id]?.area ?? NaN;
    const before = SHAPES.spaces['stalingrad']?.area ?? NaN;
    expect(Math.abs(area(STEPPE) + area('stalingrad') - before)).toBeLessThan(2);
    for (const id of Object.keys(SHAPES.spaces))
      if (id !== 'stalingrad') expect(area(id)).toBe(SHAPES.spaces[id]?.area);
    expect(area(STEPPE)).toBeGreaterThan(10_000);
    expect(area('stalingrad')).toBeGreaterThan(10_000);
  });

  it('leaves the drawing of the shipped map as it was', () => {
    const own = layoutOf(shipped.data.facts);
    expect(own.shapes).toBe(SHAPES);
    expect(own.isDrawn(STEPPE)).toBe(false);
  });

  it('is shown with its name and can be pointed at by its outline', () => {
    const { state } = startGame(game, { scenario: 'campaign-1941', seed: 'x', options: {} });
    const view = game.view(state, null);
    const names = boardWords({ facts, view, i18n: createI18n('en', namesFrom(facts)) });
    const stop = boardStops({ facts }, new Map(), names).find(({ id }) => id === `space:${STEPPE}`);
    expect(stop).toMatchObject({ path: layout.outlineOf(STEPPE) });
    expect(stop).not.toHaveProperty('isRaised');
    const { container } = render(
      <HrBoard
        {...{ facts, view, names, attack: null, pointed: [], overlay: 'none', hidePieces: false, readOnly: false }}
        {...{ onPick: vi.fn(), onWhy: vi.fn(), onHover: vi.fn(), onInspect: vi.fn() }}
        focusTargets={new Map()}
        selected={fixed(null)}
      />,
    );
    expect(container.querySelector(`[data-space="${STEPPE}"]`)?.textContent).toBe('Steppe');
    expect(container.querySelector('.hr-own-way')).toBeNull();
  });
});
