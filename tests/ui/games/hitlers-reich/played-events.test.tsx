import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
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
  render(<>{drawPlayed(scene)}</>);
  for (const side of ['axis', 'allies'] as const) {
    const name = t('table.hr.fight.events', { side });
    expect(screen.getByText(t('table.hr.curtain.plays', { side }))).toBeInTheDocument();
    const chips = screen.getByRole('group', { name }).querySelectorAll('.fight-event');
    expect([...chips].map(({ textContent }) => textContent)).toHaveLength(conflict?.events[side].length ?? 0);
    for (const chip of chips) expect(chip.textContent).toMatch(/[A-Z]{3}/);
  }
});

it('shows nothing of a side that has named none, and nothing without a conflict', () => {
  render(<>{drawPlayed(sceneAt('conflict-card-axis', 'ja'))}</>);
  expect(screen.getAllByRole('group')).toHaveLength(1);
  expect(drawPlayed(sceneAt('opening'))).toBeNull();
});
