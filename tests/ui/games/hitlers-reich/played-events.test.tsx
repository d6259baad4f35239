import { render, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawDice } from '../../../../src/ui/games/hitlers-reich/conflict-panel/dice-so-far.tsx';
import { drawPlayed } from '../../../../src/ui/games/hitlers-reich/conflict-panel/played-events.tsx';
import { listSamples, loadWords, sceneOf } from './support.ts';

beforeAll(loadWords);

const sceneAt = (name: string, lang: 'en' | 'ja' = 'en') => {
  const sample = listSamples().find((one) => one.name.includes(name));
  if (!sample) throw new Error(`there is no sample ${name}`);
  return sceneOf(sample.state, null, lang);
};

it('shows on the cover screen what each side has named, by its title', () => {
  const scene = sceneAt('conflict-pick-allies');
  const { conflict } = scene.view;
  const { t } = scene.i18n;
  render(<>{drawPlayed(scene, null)}</>);
  for (const side of ['axis', 'allies'] as const) {
    const name = t('table.hr.held.list', { side });
    expect(screen.getByText(t('table.hr.curtain.plays', { side }))).toBeInTheDocument();
    const chips = screen.getByRole('group', { name }).querySelectorAll('.fight-event');
    expect([...chips].map(({ textContent }) => textContent)).toHaveLength(conflict?.events[side].length ?? 0);
    for (const chip of chips) expect(chip.textContent).toMatch(/[A-Z]{3}/);
  }
});

it('shows nothing of a side that has named none, and nothing without a conflict', () => {
  render(<>{drawPlayed(sceneAt('conflict-card-axis', 'ja'), null)}</>);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(drawPlayed(sceneAt('opening'), null)).toBeNull();
});

describe('a sealed card', () => {
  it.each([
    ['en', 'The Allied card is sealed. It stays the same after a reload.'],
    ['ja', '連合軍のカードは裏向きで確定済みです。 再読み込みしても変わりません。'],
  ] as const)('is told on the cover screen with its back, and no face: %s', (lang, text) => {
    const { container } = render(<>{drawPlayed(sceneAt('conflict-card-axis', lang), 'allies')}</>);
    const told = container.querySelectorAll('.played-sealed');
    expect([...told].map(({ textContent }) => textContent)).toEqual([text]);
    expect(container.querySelectorAll('.hr-card--sealed.hr-card--back-allies')).toHaveLength(1);
    expect(container.querySelector('.hr-card__value')).toBeNull();
  });
});

describe('the dice so far', () => {
  const rows = () => within(screen.getByRole('region', { name: 'Dice so far' })).getAllByRole('listitem');

  it('are counted for each side with their reasons, before any is rolled', () => {
    const scene = sceneAt('conflict-name-allies');
    const { rerender } = render(<>{drawDice(scene, 'allies')}</>);
    for (const [at, side] of (['axis', 'allies'] as const).entries()) {
      const coming = scene.view.fight?.coming[side] ?? [];
      const n = Math.min(
        scene.facts.mostDice,
        coming.reduce((sum, { amount }) => sum + amount, 0),
      );
      const row = rows()[at] as HTMLElement;
      expect(
        within(row).getByRole('img', { name: scene.i18n.t('table.hr.curtain.dice.count', { side, n }) }),
      ).toHaveTextContent(String(n));
      expect(row).toHaveTextContent('3 base');
    }
    // Only the player who is called to choose events may add to them.
    expect(rows().map(({ textContent }) => textContent?.includes('your events may add'))).toEqual([false, true]);
    rerender(<>{drawDice(scene, 'axis')}</>);
    expect(rows().map(({ textContent }) => textContent?.includes('your events may add'))).toEqual([true, false]);
  });

  it('are shown with their sum once they are rolled', () => {
    const scene = sceneAt('conflict-reroll-axis');
    render(<>{drawDice(scene, 'axis')}</>);
    const dice = scene.view.conflict?.dice.axis ?? [];
    const [axis] = rows();
    expect(within(axis as HTMLElement).getByRole('img', { name: `rolled ${dice.join(', ')}` })).toBeInTheDocument();
    expect(axis).toHaveTextContent(String(dice.reduce((sum, face) => sum + face, 0)));
    expect(drawDice(sceneAt('opening'), 'axis')).toBeNull();
  });
});
