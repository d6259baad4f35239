import type { BrowserContext, Page } from '@playwright/test';

/** Tumbling dice and moving slides would be caught half-way; a result stays until it is passed. */
const PREFS = { language: 'en', animationSpeed: 'none', resultPause: 'press' };

/** A page that speaks English and does not move. */
export async function openEnglish(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    (prefs) => localStorage.setItem('fronts-prefs', JSON.stringify({ version: 1, prefs })),
    PREFS,
  );
  return page;
}
