// Draws the shell's pictures: the paper grain of the desk, and the icons of the installed app from `public/icon.svg`.
// Run by hand when one of them changes: `node workshop/draw-icons.mjs`. Needs a Chromium.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { findChromium } from '../scripts/chromium.mjs';

const out = new URL('../public/', import.meta.url);

/** A PNG of one byte a pixel: `alpha[i]` steps of one colour. */
function png(size, rgb, alphas, pixels) {
  const chunk = (type, data) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([4, 3, 0, 0, 0], 8); // 16 colours from a palette
  const rows = Buffer.alloc((size / 2 + 1) * size);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 2) {
      rows[y * (size / 2 + 1) + 1 + x / 2] = (pixels[y * size + x] << 4) | pixels[y * size + x + 1];
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.concat(alphas.map(() => Buffer.from(rgb)))),
    chunk('tRNS', Buffer.from(alphas)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Seamless grain: noise, blurred along the paper's fibres so that it looks like paper and not like snow. */
function paper(size) {
  let seed = 20061229;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const noise = Float64Array.from({ length: size * size }, random);
  const at = (field, x, y) => field[((y + size) % size) * size + ((x + size) % size)];
  const blur = (field, reach, down) =>
    field.map((_, i) => {
      let sum = 0;
      for (let d = -reach; d <= reach; d += 1) {
        sum += at(field, (i % size) + (down ? 0 : d), Math.floor(i / size) + (down ? d : 0));
      }
      return sum / (2 * reach + 1);
    });
  const spread = (field) => {
    const low = field.reduce((a, b) => Math.min(a, b));
    const high = field.reduce((a, b) => Math.max(a, b));
    return field.map((value) => (value - low) / (high - low));
  };
  const fibres = spread(blur(blur(noise, 2, false), 1, true));
  const clouds = spread(blur(blur(blur(blur(noise, 14, false), 14, true), 14, false), 14, true));
  return Uint8Array.from(noise, (_, i) => Math.min(15, Math.floor((0.62 * fibres[i] + 0.38 * clouds[i]) * 16)));
}

const GRAIN = 192;
const alphas = Array.from({ length: 16 }, (_, i) => Math.round((i / 15) * 18));
writeFileSync(new URL('paper.png', out), png(GRAIN, [70, 50, 20], alphas, paper(GRAIN)));

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const svg = readFileSync(new URL('icon.svg', out), 'utf8');

async function drawIcon(name, size, drawing) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${drawing}</body>`);
  await page.screenshot({
    path: new URL(`${name}-${size}.png`, out).pathname,
    clip: { x: 0, y: 0, width: size, height: size },
  });
  await page.close();
}

for (const size of [192, 512]) await drawIcon('icon', size, svg.replace(' rx="13"', ''));

// A system may cut the maskable icon down to a circle of four fifths: the drawing shrinks, the ground extends.
const MARGIN = 8;
const FRONT = 'M-6 70C16 56 19 32 31 26s13 14 39-26';
const masked = svg
  .replace('viewBox="0 0 64 64"', `viewBox="${-MARGIN} ${-MARGIN} ${64 + 2 * MARGIN} ${64 + 2 * MARGIN}"`)
  .replace(/<clipPath.*<\/clipPath>|clip-path="[^"]*"/g, '')
  .replace('M0 0h64v64H0z', `M${-MARGIN} ${-MARGIN}h${64 + 2 * MARGIN}v${64 + 2 * MARGIN}h${-64 - 2 * MARGIN}z`)
  .replaceAll(FRONT, 'M-32 87L-6 70C16 56 19 32 31 26s13 14 39-26L83-20')
  .replace('L83-20v70z', 'L83-20V90H-32z');
await drawIcon('icon-maskable', 512, masked);

await browser.close();
