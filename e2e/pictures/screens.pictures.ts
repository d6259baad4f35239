/** Pictures of the app, each equal to that of the commit that this tree is compared with: docs/adr/0089. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { prefer } from '../reich-support.ts';
import { curtainOf, letCurtainFall, sitDown } from '../support.ts';
import { comeToRest, stopTime } from './rest.ts';
import { STATES, type State } from './states.ts';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

const languagesOf = ({ isJapaneseToo }: State) => (isJapaneseToo ? (['en', 'ja'] as const) : (['en'] as const));

/** `home-ja-390.png` */
const fileOf = (name: string, language: string, width: number) => `${name}-${language}-${width}.png`;

/** A reload forgets these: the player takes the seat again, and looks at the hand. */
async function takeSeat(page: Page): Promise<void> {
  await expect(page.locator('#prompt').or(curtainOf(page)).first()).toBeVisible();
  await letCurtainFall(page);
  if ((await curtainOf(page).count()) > 0) await sitDown(page);
  const turnUp = page.locator('.prompt__turn-up').filter({ visible: true });
  if ((await turnUp.count()) > 0) await turnUp.first().click();
}

/**
 * After another load a board may rest a fraction of a pixel away, which changes the rendering of names and coasts: 5 of
 * 100 pictures, at most 0.36% of their pixels. All other pictures are equal to the pixel.
 */
const BOARD_RATIO = 0.005;

const isWritten = () => test.info().config.updateSnapshots === 'all';

for (const state of STATES)
  test(state.name, async ({ page }) => {
    const wanted = languagesOf(state).flatMap((language) =>
      SIZES.map((size) => ({ language, size, file: fileOf(state.name, language, size[0]) })),
    );
    const isKnown = ({ file }: { readonly file: string }) => existsSync(test.info().snapshotPath(file));
    test.skip(!isWritten() && !wanted.some(isKnown), 'the commit compared with has no such state');
    await stopTime(page);
    await prefer(page);
    await state.open(page);
    for (const { language, size, file } of wanted) {
      const [width, height] = size;
      await page.setViewportSize({ width, height });
      await prefer(page, { language });
      await page.reload();
      await expect(page.getByRole('main').first()).toBeVisible();
      if (state.isTable) await takeSeat(page);
      await state.isReady?.(page);
      await comeToRest(page);
      // The name of the build is that of its commit.
      const mask = state.name === 'about' ? [page.locator('header p').first()] : [];
      const hasBoard = (await page.locator('.map-frame').count()) > 0;
      await expect.soft(page).toHaveScreenshot(file, {
        mask,
        fullPage: state.isLong === true,
        maxDiffPixelRatio: hasBoard ? BOARD_RATIO : 0,
      });
    }
  });

test('no state has lost its picture', () => {
  const files = STATES.flatMap((state) =>
    languagesOf(state).flatMap((language) => SIZES.map(([width]) => fileOf(state.name, language, width))),
  );
  const folder = dirname(test.info().snapshotPath(files[0] ?? ''));
  test.skip(isWritten() || !existsSync(folder), 'nothing to compare with');
  const lost = readdirSync(folder).filter((file) => file.endsWith('.png') && !files.includes(file));
  expect(lost).toEqual([]);
});
