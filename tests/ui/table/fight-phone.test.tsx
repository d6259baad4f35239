/** A combat on a phone: a strip of the map, the question under it, and both sides over the answers. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyTextSize } from '../../../src/ui/app/layout-size.ts';
import { closeTable, openTable } from './support.tsx';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  applyTextSize(100);
});
afterEach(async () => {
  cleanup();
  await closeTable();
  vi.unstubAllGlobals();
  applyTextSize(100);
});

const open = (sample: string) => openTable({ sample: `blitzkrieg-to-moscow-2.${sample}` });
const classesOf = (element: Element | null): readonly string[] => [...(element?.classList ?? [])];

it.each(['combat-attackers-german', 'combat-attack-card-german', 'combat-reroll-german'])(
  'keeps a strip of the map from the naming of attackers to the last answer (%s)',
  async (sample) => {
    await open(sample);
    const main = screen.getByRole('main');
    expect(classesOf(main)).toEqual(expect.arrayContaining(['table__main--fight', 'table__main--under']));
    // No pick makes anything grow over the strip.
    expect(classesOf(main.querySelector('.table__sheet'))).not.toContain('table__sheet--tall');
  },
);

it('leaves the map its whole height where no combat is fought', async () => {
  await open('movement-move-german');
  const main = classesOf(screen.getByRole('main'));
  expect(main).not.toContain('table__main--fight');
  expect(main).not.toContain('table__main--under');
});

it('has a sheet as low as what it says where one answer is left, and its own height where units can be picked', async () => {
  await open('movement-move-german');
  expect(screen.getByRole('button', { name: /^End movement/ })).toHaveClass('confirm__go');
  const sheet = () => classesOf(document.querySelector('.table__sheet'));
  expect(sheet()).toContain('table__sheet--brief');
  expect(sheet()).not.toContain('table__sheet--tall');
  cleanup();
  await closeTable();
  await open('combat-attack-german');
  expect(sheet()).not.toContain('table__sheet--brief');
});

it('has both sides in one part over all that is scrolled', async () => {
  await open('combat-attack-card-german');
  const combat = screen.getByRole('region', { name: /^Combat|^Attack/ });
  const [sides, rest] = [combat.querySelector('.btm-sides'), combat.querySelector('.btm-fight')];
  if (!(sides instanceof HTMLElement) || !(rest instanceof HTMLElement)) throw new Error('no combat is shown');
  expect(within(sides).getAllByRole('list')).toHaveLength(2);
  expect(sides.textContent).toMatch(/4\s*:\s*.*3/);
  expect(within(rest).queryByText('Soviet defence')).not.toBeNull();
  expect(sides.nextElementSibling).toBe(rest);
});

it('shows conflict cards whole, several of them to be taken at once, and names each for readers', async () => {
  await openTable({ sample: 'hitlers-reich.reorganise-discard-axis' });
  const cards = within(screen.getByRole('region', { name: 'Your options' })).getAllByRole('button', {
    name: /^(?:Italian|German) \d/,
  });
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards) {
    expect(card).toHaveClass('entry-face');
    expect(card.querySelector('.hr-card__art')).not.toBeNull();
  }
});
