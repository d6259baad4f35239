import type { BrowserContext, Page } from '@playwright/test';
import type { Lang } from '../../src/i18n/format.ts';

/** Tumbling dice and moving slides would be caught half-way; a result stays until it is passed. */
const PREFS = { animationSpeed: 'none', resultPause: 'press' };

/** A page that speaks the language and does not move. */
export async function openIn(context: BrowserContext, language: Lang): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((prefs) => localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs })), {
    ...PREFS,
    language,
  });
  return page;
}
