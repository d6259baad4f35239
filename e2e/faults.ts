import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fades are over, and everything fetched is there, before contrast is measured. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

const SIZE = 'target-size';

/**
 * True if a target is too small even when scrolled into view. Before that the foot of the column may cover a part of
 * it, which is no fault.
 */
async function isTooSmall(page: Page, place: string): Promise<boolean> {
  const target = page.locator(place).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await new AxeBuilder({ page }).withRules([SIZE]).include(place).analyze();
  return violations.length > 0;
}

/** The violations that axe finds, by rule and place. A log of a hundred moves takes it as long as all the rest. */
export async function listFaults(page: Page, what: string, withLog = true): Promise<readonly string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (withLog ? axe : axe.exclude('.log')).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    const places: string[] = [];
    for (const { target } of nodes) {
      const place = target.join(' ');
      if (id !== SIZE || (await isTooSmall(page, place))) places.push(place);
    }
    if (places.length > 0) faults.push(`${what}: ${id} at ${places.slice(0, 3).join(', ')}`);
  }
  return faults;
}
