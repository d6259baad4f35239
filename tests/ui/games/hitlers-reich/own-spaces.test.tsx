/** Spaces that a data pack adds or takes away, on the board. */
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { packs } from '../../../../src/engine/games/hitlers-reich/packs.ts';
import { startGame } from '../../../../src/engine/kernel/runner.ts';
import { namesFrom } from '../../../../src/i18n/names.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import { fixed } from '../../../../src/ui/board/selected.ts';
import { boardWords } from '../../../../src/ui/games/hitlers-reich/board-words.ts';
import { HrBoard, boardStops } from '../../../../src/ui/games/hitlers-reich/board/hr-board.tsx';
import { layoutOf, neighbourTowards, PATHS } from '../../../../src/ui/games/hitlers-reich/board/layout.ts';
import { drawnOf, hasOwn } from '../../../../src/ui/games/hitlers-reich/board/hr-map.tsx';
import { packOf } from '../../../support/packs.ts';
import { def } from '../../../support/reich.ts';
import { loadWords } from './support.ts';

beforeAll(loadWords);

const GALICIA = {
  name: { en: 'Galicia', ja: 'ガリツィア' },
  ...{ ground: 'land', control: 'soviet', production: 2, island: false, across: 55, down: 40 },
  links: ['poland', 'kharkov', 'minsk'].map((to) => ({ to, condition: 'none' })),
};

describe('the board of a pack', () => {
  const game = packs.open(
    packOf('hitlers-reich', [
      ['space:own-galicia', GALICIA],
      ['space:hungary', false],
      ['link:kharkov-stalingrad', false],
    ]),
  );
  const facts = game.data.facts;
  const { state } = startGame(game, { scenario: 'campaign-1941', seed: 'x', options: {} });
  const view = game.view(state, null);
  const names = boardWords({ facts, view, i18n: createI18n('en', namesFrom(facts)) });

  it('draws a disc at its place, which is hit before what lies under it and reached by arrow keys', () => {
    const { middleOf, outlineOf } = layoutOf(facts);
    expect(middleOf('own-galicia')).toEqual([880, 516]);
    const stop = boardStops({ facts }, new Map(), names).find(({ id }) => id === 'space:own-galicia');
    expect(stop).toMatchObject({ path: outlineOf('own-galicia'), isRaised: true });
    expect(stop?.label).toMatch(/^Galicia/);
    expect(
      (['up', 'down', 'left', 'right'] as const).flatMap((arrow) => neighbourTowards(facts, 'minsk', arrow)),
    ).toContain('own-galicia');
  });

  it('shows its name, its drums and its links, the closed border, and no name where there is no space', () => {
    const { container } = render(
      <HrBoard
        pointed={[]}
        {...{ facts, view, names, attack: null, overlay: 'none', hidePieces: false, readOnly: false }}
        {...{ onPick: vi.fn(), onWhy: vi.fn(), onHover: vi.fn(), onInspect: vi.fn() }}
        focusTargets={new Map()}
        selected={fixed(null)}
      />,
    );
    expect(container.querySelector('[data-space="own-galicia"]')?.textContent).toBe('Galicia');
    expect(container.querySelector('[data-space="hungary"]')).toBeNull();
    expect(container.querySelectorAll('.hr-own-way').length).toBeGreaterThan(0);
    expect(container.querySelector(`path.side-soviet[d="${layoutOf(facts).outlineOf('own-galicia')}"]`)).not.toBeNull();
    const border = PATHS.borders.find(({ a, b }) => [a, b].sort().join(' ') === 'kharkov stalingrad');
    expect(drawnOf(facts).closed).toContainEqual(border?.middle);
  });

  it('is the drawn map alone with the shipped data', () => {
    expect(hasOwn(drawnOf(def.data.facts))).toBe(false);
  });
});
