import type { Page } from '@playwright/test';

/** A picture as PNG, scaled to so many pixels, as WebP of that quality (0 to 1). The browser decodes, scales and encodes it. */
export async function shrink(page: Page, png: Buffer, width: number, height: number, quality: number): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ source, w, h, q }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('this browser draws no pictures');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(picture, 0, 0, w, h);
      return canvas.toDataURL('image/webp', q);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, w: width, h: height, q: quality },
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
