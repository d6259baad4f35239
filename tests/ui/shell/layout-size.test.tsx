/** Room is the window less what large text needs; sheets ask for breakpoints that exist. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  HEIGHTS,
  WIDTHS,
  applyTextSize,
  measureLayout,
  textScale,
  watchLayoutSize,
} from '../../../src/ui/app/layout-size.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.style.fontSize = '';
  applyTextSize(100);
});

describe('the room of a page', () => {
  it('is that of its window while text has its normal size', () => {
    expect(measureLayout(1440, 900, 1)).toEqual({ narrow: [1599], low: [939] });
    expect(measureLayout(900, 768, 1).narrow).not.toContain(899);
    expect(measureLayout(899, 768, 1).narrow).toContain(899);
    // A window may be half a pixel wide where the system scales it.
    expect(measureLayout(899.5, 768, 1).narrow).toContain(899);
  });

  it('is half of it where text is twice as large', () => {
    expect(measureLayout(1440, 900, 2)).toEqual(measureLayout(720, 450, 1));
  });

  it('counts what the setting and the browser ask for', () => {
    expect(textScale(150, 16)).toBe(1.5);
    expect(textScale(100, 32)).toBe(2);
    expect(textScale(115, 20)).toBe(1.44);
    // There is no style to read.
    expect(textScale(130, Number.NaN)).toBe(1.3);
  });

  it('stands on the page, for the style sheets', () => {
    vi.stubGlobal('innerWidth', 1440);
    vi.stubGlobal('innerHeight', 900);
    document.documentElement.style.fontSize = '32px';
    applyTextSize(100);
    const { dataset, style } = document.documentElement;
    expect(style.getPropertyValue('--text')).toBe('2');
    expect(dataset).toMatchObject({ text: 'large', low: '559 699 719 759 830 939' });
    expect(dataset['narrow']?.split(' ')).toContain('899');
  });

  it('follows the window', () => {
    const stop = watchLayoutSize();
    vi.stubGlobal('innerWidth', 390);
    window.dispatchEvent(new Event('resize'));
    expect(document.documentElement.dataset['narrow']).toBe(WIDTHS.join(' '));
    stop();
  });
});

describe('style sheets', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, css: readFileSync(join('src', name), 'utf8') }));

  it('ask for the room, not for the window', () => {
    const asking = sheets.filter(({ css }) => /@media[^{]*(width|height):/.test(css));
    // Before the script has come nobody has measured the room.
    expect(asking.map(({ name }) => name)).toEqual(['ui/home/first-paint.css']);
  });

  it('ask for breakpoints that exist', () => {
    const asked = (what: string) =>
      new Set(
        sheets.flatMap(({ css }) =>
          [...css.matchAll(new RegExp(`data-${what}~='(\\d+)'`, 'g'))].map(([, at]) => Number(at)),
        ),
      );
    expect([...asked('narrow')].filter((at) => !(WIDTHS as readonly number[]).includes(at))).toEqual([]);
    expect([...asked('low')].filter((at) => !(HEIGHTS as readonly number[]).includes(at))).toEqual([]);
    expect(asked('narrow').size).toBeGreaterThan(5);
  });
});
