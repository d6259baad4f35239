import { expect, test, type Page } from '@playwright/test';
import { prefer, sit, startReich } from './reich-support.ts';
import { watch } from './support.ts';

/** Luminance contrast of two colours as the browser computes them; `rgba(…, 0)` has none. */
const measure = (page: Page, selector: string, part: 'stroke' | 'border' | 'fill') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => {
      const read = (color: string) => (/[\d.]+/g.exec(color) ? (color.match(/[\d.]+/g) ?? []).map(Number) : []);
      const light = ([r = 0, g = 0, b = 0]: readonly number[]) => {
        const [x = 0, y = 0, z = 0] = [r, g, b].map((value) => {
          const c = value / 255;
          return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
      };
      const style = getComputedStyle(element);
      const page_ = read(getComputedStyle(document.body).backgroundColor);
      const drawn = read(
        property === 'border' ? style.borderTopColor : property === 'fill' ? style.fill : style.stroke,
      );
      const [a, b] = [light(drawn), light(page_)].sort((one, other) => other - one);
      const ground = read(style.backgroundColor);
      return { contrast: ((a ?? 0) + 0.05) / ((b ?? 0) + 0.05), opacity: ground[3] ?? 1, image: style.backgroundImage };
    }, part);

for (const colorScheme of ['dark', 'light'] as const)
  test(
    `with forced colours, ${colorScheme}, cards hide what lies under them and every side keeps its mark`,
    { tag: colorScheme === 'dark' ? '@smoke' : [] },
    async ({ page }) => {
      const watched = watch(page);
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await prefer(page);
      await startReich(page, { scenario: /^Campaign/, seed: 'forced colours' });
      expect((await measure(page, '.curtain .emblem__ground', 'stroke')).contrast).toBeGreaterThan(7);
      await sit(page);
      const card = await measure(page, '.hr-card', 'border');
      expect(card.opacity).toBe(1);
      expect(card.image).toBe('none');
      expect(card.contrast).toBeGreaterThan(7);
      expect((await measure(page, '.prompt .emblem__ground', 'stroke')).contrast).toBeGreaterThan(7);
      expect((await measure(page, '.prompt .emblem__solid', 'fill')).contrast).toBeGreaterThan(7);
      watched.expectClean();
    },
  );
