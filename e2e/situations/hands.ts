/** Three ways to press the same control: mouse, keyboard alone, finger. */
import type { Locator, Page } from '@playwright/test';
import { pressUntilHeard, type Holding } from '../support.ts';

export interface Ways {
  readonly press: (control: Locator) => Promise<void>;
  /** Points at a place without pressing it. */
  readonly look: (place: Locator) => Promise<void>;
}

/** The middle of a place, where a counter on it may hear the press. */
async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('the place is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isPlace = (control: Locator): Promise<boolean> => control.evaluate((one) => one.hasAttribute('data-stop'));

const mouse = (page: Page): Ways => ({
  async press(control) {
    if (!(await isPlace(control))) return control.click();
    const { x, y } = await middleOf(control);
    await page.mouse.click(x, y);
  },
  async look(place) {
    const { x, y } = await middleOf(place);
    await page.mouse.move(x, y, { steps: 3 });
  },
});

const finger = (page: Page): Ways => {
  const tap = async (place: Locator) => {
    const { x, y } = await middleOf(place);
    await page.touchscreen.tap(x, y);
  };
  return {
    async press(control) {
      if (!(await isPlace(control))) return control.tap();
      await tap(control);
      // The first touch tells what a move there does; the second makes it.
      const tip = page.locator('.map-tip');
      const isTold = await tip.waitFor({ timeout: 1000 }).then(
        () => true,
        () => false,
      );
      if (isTold) await tap(control);
    },
    look: tap,
  };
};

/** More presses of Tab or an arrow than any page needs. */
const MOST = 160;

/** The place of the focus, compared with the control that is wanted. */
type Focus = 'there' | 'in its list' | 'on its map' | 'elsewhere';

const focusFrom = (control: Locator): Promise<Focus> =>
  control.evaluate((wanted) => {
    const now = document.activeElement;
    if (now === wanted) return 'there';
    if (wanted.hasAttribute('data-stop') && now?.closest('.space-board')) return 'on its map';
    const list = wanted.closest('[role="tablist"], [role="radiogroup"], [data-choices] [role="group"], [data-choices]');
    return list !== null && now !== null && list.contains(now) ? 'in its list' : 'elsewhere';
  });

/**
 * Tab reaches the control, or its list, where arrows move the focus. Tab enters a map at the picked place; Home moves to
 * the first place that is offered, and arrows move among those in reach. Tab would pick the next unit there.
 */
async function walkTo(page: Page, control: Locator): Promise<void> {
  const isTabStop = (await control.getAttribute('tabindex')) !== '-1';
  let wasOnMap = false;
  for (let n = 0; n < MOST; n++) {
    const focus = await focusFrom(control);
    if (focus === 'there') return;
    const enters: boolean = focus === 'on its map' && !wasOnMap;
    wasOnMap ||= enters;
    const arrow = focus === 'on its map' && !enters ? await arrowTo(control, n) : null;
    await page.keyboard.press(arrow ?? (enters ? 'Home' : focus === 'in its list' && !isTabStop ? 'ArrowDown' : 'Tab'));
  }
  throw new Error('no key leads there');
}

/** The arrow towards a place of the map; each fourth goes across, around what has no way. */
const arrowTo = (control: Locator, n: number): Promise<string> =>
  control.evaluate(
    (wanted, isAcross) => {
      const [to, at] = [wanted, document.activeElement ?? wanted].map((one) => one.getBoundingClientRect());
      const [x, y] = [(to?.x ?? 0) - (at?.x ?? 0), (to?.y ?? 0) - (at?.y ?? 0)];
      const isLevel = Math.abs(x) > Math.abs(y) !== isAcross;
      if (isLevel) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
      return y > 0 ? 'ArrowDown' : 'ArrowUp';
    },
    n % 4 === 3,
  );

/** The key that a control names: its digit, or a letter on it. */
const keyOf = (control: Locator): Promise<string | null> =>
  control.evaluate((one) => {
    const shown = one.querySelector('kbd')?.textContent?.trim() ?? '';
    return /^(?:[0-9A-Z]|Enter)$/.test(shown) ? shown : null;
  });

const keyboard = (page: Page): Ways => ({
  async press(control) {
    const key = await keyOf(control);
    if (key !== null) return page.keyboard.press(key.length === 1 ? key.toLowerCase() : key);
    await walkTo(page, control);
    await page.keyboard.press('Enter');
  },
  look: (place) => walkTo(page, place),
});

export const WAYS: Readonly<Record<Holding, (page: Page) => Ways>> = {
  mouse: (page) => heard(page, mouse(page)),
  key: (page) => heard(page, keyboard(page)),
  finger: (page) => heard(page, finger(page)),
};

/** A press that comes too soon after the last one is made again, as a player does. */
const heard = (page: Page, ways: Ways): Ways => ({
  ...ways,
  press: (control) => pressUntilHeard(page, () => ways.press(control)),
});
