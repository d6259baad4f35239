/** The pictures of the app's installer: one of each game, made smaller. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { shrink } from './shrink.ts';

/** The folder of the pictures from `npm run screens`. */
export const TAKEN = '.cache/screens';

/** `of` is the width of the picture that is made smaller; the rest is in pixels too. */
const FORMATS = [
  { factor: 'wide', of: 1440, width: 1280, height: 800 },
  { factor: 'narrow', of: 390, width: 390, height: 844 },
] as const;

export async function shrinkForInstaller(browser: Browser, root: string, game: string, name: string): Promise<void> {
  for (const { factor, of, width, height } of FORMATS) {
    const page = await browser.newPage();
    const picture = readFileSync(join(root, TAKEN, `${name}-${of}.webp`));
    writeFileSync(
      join(root, `public/screens/${game}-${factor}.webp`),
      await shrink(page, picture, width, height, 0.72),
    );
    await page.close();
  }
}
