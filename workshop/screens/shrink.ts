import type { Page } from '@playwright/test';

const isPng = (picture: Buffer): boolean => picture.subarray(1, 4).toString('latin1') === 'PNG';

/** A picture as PNG or WebP, scaled to so many pixels, as WebP of that quality (0 to 1). The browser decodes, scales and encodes it. */
export async function shrink(
  page: Page,
  picture: Buffer,
  width: number,
  height: number,
  quality: number,
): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ source, w, h, q }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('this browser draws no pictures');
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(image, 0, 0, w, h);
      return canvas.toDataURL('image/webp', q);
    },
    {
      source: `data:image/${isPng(picture) ? 'png' : 'webp'};base64,${picture.toString('base64')}`,
      w: width,
      h: height,
      q: quality,
    },
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
