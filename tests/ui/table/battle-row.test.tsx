/** The row of battles of Hitler's Last Battles (3-20): with many battles, the one that is asked about is in sight. */
import { afterEach, expect, it, vi } from 'vitest';
import { closeTable, openTable } from './support.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await closeTable();
});

it('scrolls to the battle that is asked about', async () => {
  const widths = { '.battles__row': 300, li: 150 };
  const widthOf = (element: Element) => (element.matches('.battles__row') ? widths['.battles__row'] : widths.li);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return widthOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const place = this.matches('.battles__row li') ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return place * widths.li;
  });
  await openTable({ sample: 'hitlers-last-battles.battle-german' });
  await vi.waitFor(() => expect(document.querySelectorAll('.battles__row li')).toHaveLength(4));
  // The fourth battle, in the middle of the row.
  await vi.waitFor(() => expect(document.querySelector('.battles__row')?.scrollLeft).toBe(3 * 150 - 75));
});
