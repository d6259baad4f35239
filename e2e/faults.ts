import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe holds against the page, by rule and place. A log of a hundred moves takes it as long as all the rest. */
export async function listFaults(page: Page, what: string, withLog = true): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (withLog ? axe : axe.exclude('.log')).analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.map((node) => node.target.join(' ')).slice(0, 3);
    return `${what}: ${id} at ${places.join(', ')}`;
  });
}
