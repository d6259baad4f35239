import { expect, test, type Locator, type Page } from '@playwright/test';
import { mouseOf, movesOf, playStep, promptOf, readDisk, startMatch } from './support.ts';

/** Chromium's own limit for this origin: writes beyond it fail with a `QuotaExceededError`. Null: as much as usual. */
async function limitQuota(page: Page, bytes: number | null): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, ...(bytes === null ? {} : { quotaSize: bytes }) });
}

const noticeOf = (page: Page): Locator =>
  page.locator('.unwritten-notice').getByText(/^Not saved: .*exists? only in this tab/i);
const movesOnDisk = async (page: Page): Promise<number> =>
  (JSON.parse((await readDisk(page)).text) as { log: unknown[] }).log.length;

test(
  'moves that the disk does not take are shown on every screen until it does',
  { tag: '@smoke' },
  async ({ page }) => {
    await startMatch(page, { seed: 'quota' });
    await limitQuota(page, 1);
    const told = page.getByText('Not saved: the disk is full').first();
    // Chromium remembers for some seconds how much room there was.
    await expect(async () => {
      await playStep(page, mouseOf(page));
      await expect(told).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await playStep(page, mouseOf(page));
    const shown = await movesOf(page);
    const saved = await movesOnDisk(page);
    expect(shown).toBeGreaterThan(saved);
    const table = page.url();
    await expect(told).toBeVisible();
    for (const screen of ['library', 'rules/hitlers-last-battles', 'new/hitlers-reich']) {
      await page.evaluate((hash) => (window.location.hash = hash), `#/${screen}`);
      await expect(noticeOf(page), screen).toBeVisible();
    }
    // Back at the table nothing has become saved by the walk.
    await page.evaluate((href) => (window.location.href = href), table);
    await expect(promptOf(page)).toBeVisible();
    expect(await movesOf(page)).toBe(shown);
    await expect(told).toBeVisible();
    await page.evaluate(() => (window.location.hash = '#/library'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(noticeOf(page)).toBeVisible();
    expect(await movesOnDisk(page)).toBe(saved);

    // The retry continues automatically, on any screen.
    await limitQuota(page, null);
    await expect(noticeOf(page)).toBeHidden({ timeout: 60_000 });
    expect(await movesOnDisk(page)).toBe(shown);
    await page.evaluate((href) => (window.location.href = href), table);
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  },
);
