/** What the installer of the app shows: a picture of each game from `docs/screens`, made smaller. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** `of` is the width of the picture that is made smaller; the rest is in pixels too. */
const FORMATS = [
  { factor: 'wide', of: 1440, width: 1280, height: 800 },
  { factor: 'narrow', of: 390, width: 390, height: 844 },
] as const;

export async function shrinkForInstaller(browser: Browser, root: string, game: string, name: string): Promise<void> {
  for (const { factor, of, width, height } of FORMATS) {
    const bytes = readFileSync(join(root, `docs/screens/${name}-${of}.png`)).toString('base64');
    const page = await browser.newPage();
    const address = await page.evaluate(
      async ({ source, w, h }) => {
        const picture = new Image();
        picture.src = source;
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
        const brush = canvas.getContext('2d');
        if (!brush) throw new Error('this browser draws no pictures');
        brush.imageSmoothingQuality = 'high';
        brush.drawImage(picture, 0, 0, w, h);
        return canvas.toDataURL('image/webp', 0.72);
      },
      { source: `data:image/png;base64,${bytes}`, w: width, h: height },
    );
    const file = join(root, `public/screens/${game}-${factor}.webp`);
    writeFileSync(file, Buffer.from(address.split(',')[1] ?? '', 'base64'));
    await page.close();
  }
}
