/** The label at the pointer: what a move would do before it is made (§10, §13), and the ground of supply under it. */
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { announcements } from '../../../src/ui/app/announce.ts';
import { closeTable, openTable, play, notationOfLast } from './support.tsx';

const SAVE = readFileSync('tests/saves/pockets/closing.json', 'utf8');
const stop = (id: string) => document.querySelector<SVGElement>(`.board-stop[data-stop="${id}"]`) ?? document.body;
const point = (id: string) => act(() => void fireEvent.pointerOver(stop(id)));
const press = (id: string) => act(() => Promise.resolve(void fireEvent.click(stop(id))));
const lines = () =>
  screen
    .getAllByRole('listitem')
    .filter((line) => line.closest('.map-tip'))
    .map((line) => line.textContent);

async function sit(language: 'en' | 'ja' = 'en'): Promise<void> {
  await openTable({ text: SAVE, language });
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
  // A press that comes at once was meant for the screen before.
  await act(() => new Promise((done) => setTimeout(done, 350)));
}

/** 2nd Panzer Army is picked, and its reach is drawn. */
async function pick(): Promise<void> {
  await press('unit:g-pz2');
  await vi.waitFor(() => expect(document.querySelectorAll('.btm-reach-dot').length).toBeGreaterThan(10));
}

afterEach(async () => {
  vi.useRealTimers();
  await closeTable();
});

describe('the label at the pointer', () => {
  it('tells what the move would do, and the map shows the pocket before it is closed', async () => {
    await sit();
    await pick();
    point('space:1704');
    expect(screen.getByRole('tooltip')).toHaveTextContent('1704');
    expect(screen.getByRole('tooltip')).toHaveTextContent('4 of 5 hexes');
    expect(lines()).toEqual([
      'Stops here: forest, enemy ZOC',
      'In supply, 5 of 5 from Army Group North',
      'Cuts off 3 units: 8th Army, 27th Army and 12th Mechanised Corps. 3rd Army stays cut off.',
    ]);
    expect(document.querySelectorAll('.pocket-ahead')).toHaveLength(1);
    // Shape as well as colour: lines for one side, dots for the other, dashes for what is cut off.
    expect(document.querySelector('[data-supply="german"] [fill^="url"]')).not.toBeNull();
    expect(document.querySelector('[data-supply="soviet"] [fill^="url"]')).not.toBeNull();
    expect(screen.getByRole('list', { name: 'Supply' })).toHaveTextContent('after this move');
    point('space:1403');
    expect(document.querySelector('.pocket-ahead')).toBeNull();
  });

  it('is heard once the focus rests', async () => {
    await sit();
    await pick();
    vi.useFakeTimers();
    act(() => stop('space:1503').focus());
    expect(announcements.getState().polite.text).not.toContain('1503');
    act(() => void vi.advanceTimersByTime(320));
    expect(announcements.getState().polite.text).toContain('1503, 1 of 5 hexes');
    expect(announcements.getState().polite.text).toContain('In supply');
  });

  it('tells the odds over an enemy, with the picked unit from where it does best', async () => {
    await sit();
    point('unit:s-13');
    expect(lines()).toEqual(['2:1, 66.7% to clear the hex', '6 to 2, active, no cards', 'With 4th Panzer Army']);
    await pick();
    point('space:1303');
    expect(lines().at(-1)).toContain('2nd Panzer Army from 1402');
  });

  it('does not refuse: a press does', async () => {
    await sit();
    await pick();
    point('space:1305');
    expect(screen.getByRole('tooltip').textContent).toBe('1305');
    await press('space:1305');
    expect(screen.getByRole('dialog', { name: /1305/ })).toBeInTheDocument();
  });

  it('is gone after the move, until the pointer moves', async () => {
    await sit();
    await pick();
    point('space:1704');
    await play(['move g-pz2 1503']);
    expect(screen.queryByRole('tooltip')).toBeNull();
    point('space:1603');
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('comes with the first tap of a finger; the second makes the move', async () => {
    await sit();
    await pick();
    const tap = async (id: string) => {
      fireEvent.pointerDown(stop(id), { pointerType: 'touch' });
      await press(id);
    };
    const before = notationOfLast();
    await tap('space:1704');
    expect(lines()[1]).toBe('In supply, 5 of 5 from Army Group North');
    expect(notationOfLast()).toBe(before);
    await tap('space:1704');
    await vi.waitFor(() => expect(notationOfLast()).not.toBe(before));
  });

  it('speaks Japanese', async () => {
    await sit('ja');
    await pick();
    point('space:1704');
    expect(lines()).toEqual([
      'ここで停止：森林、EZOC',
      '補給下：北方軍集団から5ヘクス（最大5）',
      '3ユニットを補給切れにする：第8軍、第27軍、第12機械化軍団。第3軍は補給切れのまま。',
    ]);
  });
});
