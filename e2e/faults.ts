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

/** The violations that axe finds, by rule and place. A log of a hundred moves takes it as long as all the rest. */
export async function listFaults(page: Page, what: string, withLog = true): Promise<readonly string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (withLog ? axe : axe.exclude('.log')).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map((node) => node.target.join(' ')).slice(0, 3);
    return `${what}: ${id} at ${places.join(', ')}`;
  });
}
