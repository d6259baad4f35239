import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';

export interface Edition {
  /** Pixels to a unit of the drawing. */
  readonly scale: number;
  /** WebP quality, 0 to 1. */
  readonly quality: number;
}

/** Draws an SVG as WebP images. The pixels depend on the browser a little, the drawing does not. */
export async function printEditions(
  svg: string,
  size: { readonly width: number; readonly height: number },
  editions: readonly Edition[],
): Promise<readonly Buffer[]> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const images: Buffer[] = [];
    for (const { scale, quality } of editions) {
      const address = await page.evaluate(
        async ({ text, width, height, webp }) => {
          const picture = new Image();
          picture.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
          await picture.decode();
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const brush = canvas.getContext('2d');
          if (!brush) throw new Error('this browser draws no pictures');
          brush.drawImage(picture, 0, 0, width, height);
          return canvas.toDataURL('image/webp', webp);
        },
        {
          text: svg,
          width: Math.round(size.width * scale),
          height: Math.round(size.height * scale),
          webp: quality,
        },
      );
      images.push(Buffer.from(address.split(',')[1] ?? '', 'base64'));
    }
    return images;
  } finally {
    await browser.close();
  }
}
