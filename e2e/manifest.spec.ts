/** The browser's reading of the built app's manifest. */
import { expect, test } from '@playwright/test';

test(
  'the browser takes the manifest without a complaint, and the worker keeps no picture of it',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto('/');
    const devtools = await page.context().newCDPSession(page);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as Record<string, unknown> & {
      readonly screenshots: readonly { readonly src: string }[];
      readonly icons: readonly { readonly src: string }[];
    };
    expect(manifest).toMatchObject({ id: './', name: 'Fronts', name_localized: { ja: 'Fronts フロンツ' } });
    for (const { src } of [...manifest.screenshots, ...manifest.icons])
      expect((await page.request.get(`/${src}`)).status(), src).toBe(200);
    const worker = await (await page.request.get('/sw.js')).text();
    for (const { src } of manifest.screenshots) expect(worker).not.toContain(src);
    expect(worker).not.toContain('icon-maskable');
    expect(worker).toContain('icon-192.png');
  },
);
