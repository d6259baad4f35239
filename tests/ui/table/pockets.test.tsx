/** The moment at which a pocket closes (§13.1): ring, badges, column, and what a reader hears. */
import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import type { BtmFacts } from '../../../src/engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { emWidth } from '../../../src/ui/board/lettering.ts';
import { COUNTER } from '../../../src/ui/games/blitzkrieg-to-moscow-2/board/counter.tsx';
import { drawnNameBox } from '../../../src/ui/games/blitzkrieg-to-moscow-2/board/city-name.tsx';
import { hexCentre } from '../../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { meets } from '../../../src/ui/table/caption/caption-spot.ts';
import { closeTable, heard, openTable, play } from './support.tsx';

const SAVE = readFileSync('tests/saves/pockets/closing.json', 'utf8');
const news = () => [...document.querySelectorAll<HTMLElement>('.pocket-news')];

afterEach(closeTable);

async function close(language: 'en' | 'ja' = 'en'): Promise<void> {
  await openTable({ text: SAVE, language });
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
  await play(['move g-pz2 1503', 'step 1504', 'step 1604', 'step 1704']);
  await vi.waitFor(() => expect(document.querySelector('.pocket[data-new]')).not.toBeNull());
}

it('a pocket that has just closed is ringed, badged, and told first', async () => {
  await close();
  const fresh = document.querySelectorAll('.pocket[data-new]');
  expect(fresh).toHaveLength(1);
  // One line around it, which draws itself.
  expect(fresh[0]?.querySelector('.pocket__ring')?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  expect(fresh[0]?.querySelector('.pocket__drawn')).toHaveAttribute('pathLength', '1');
  expect([...(fresh[0]?.querySelectorAll('.pocket__words') ?? [])].map((one) => one.textContent)).toEqual([
    'CUT OFF',
    'CUT OFF',
  ]);
  expect(fresh[0]?.querySelector('.pocket__name')).toHaveTextContent('Riga pocket');
  expect(document.querySelectorAll('.pocket')).toHaveLength(2);
  const [first, second] = news();
  expect(first).toHaveAttribute('open');
  expect(first).toHaveTextContent('Pocket closed');
  expect(first).toHaveTextContent('3 Soviet units cut off around Riga');
  expect(within(first ?? document.body).getAllByRole('listitem')).toHaveLength(3);
  // An older one is a line.
  expect(second).not.toHaveAttribute('open');
  expect(second).toHaveTextContent('1 Soviet unit cut off around 1301');
  expect(heard('assertive')).toMatch(
    /Pocket closed. 3 Soviet units cut off around Riga: .*27th Army.* They surrender in the Soviet supply phase/,
  );
});

it('becomes a line with the next move', async () => {
  await close();
  await play(['move g-16 1502']);
  await vi.waitFor(() => expect(document.querySelector('.pocket[data-new]')).toBeNull());
  expect(news().some((one) => one.hasAttribute('open'))).toBe(false);
  expect(screen.queryByText('Pocket closed')).toBeNull();
});

it('is heard in Japanese', async () => {
  await close('ja');
  expect(heard('assertive')).toMatch(/包囲完成。リガでソ連軍?3ユニット/);
});

it('its labels cover no counter and no name of a city', async () => {
  await close();
  const { facts, view } = matchStore.getState() as unknown as { facts: BtmFacts; view: BtmView };
  const labels = [...document.querySelectorAll('.pocket[data-new] text')].map((element) => {
    const text = element.textContent;
    const isName = element.classList.contains('pocket__name');
    const size = isName ? 30 : 20;
    const width = emWidth(text, isName ? 0.44 : 0.5) * size;
    const [x, y] = [Number(element.getAttribute('x')), Number(element.getAttribute('y'))];
    return { text, box: { x: x - width / 2, y: y - size * 0.8, width, height: size } };
  });
  expect(labels).toHaveLength(3);
  const taken: Record<string, number> = {};
  for (const { place } of Object.values(view.units)) taken[place] = (taken[place] ?? 0) + 1;
  for (const city of facts.cities) {
    const name = drawnNameBox(city, city.en, taken);
    for (const { box, text } of labels) expect(meets(box, name), `${text} over ${city.en}`).toBe(false);
  }
  for (const hex of Object.keys(taken).filter((place) => /^\d/.test(place))) {
    const { x, y } = hexCentre(hex);
    const counter = { x: x - COUNTER / 2, y: y - COUNTER / 2, width: COUNTER, height: COUNTER };
    for (const { box, text } of labels) expect(meets(box, counter), `${text} over ${hex}`).toBe(false);
  }
});
