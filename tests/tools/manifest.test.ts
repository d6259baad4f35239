import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from '../../src/ui/app/manifest.ts';
import { patterns } from '../../src/ui/app/routes.ts';
import { SAVE_FILES } from '../../src/ui/library/import-store.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const { icons = [], screenshots = [], shortcuts = [], file_handlers: handlers = [] } = MANIFEST;
const read = (src: string): Buffer => readFileSync(join(PUBLIC, src));

/** Width and height as the file itself says. */
function sizeOf(src: string): string {
  const bytes = read(src);
  if (src.endsWith('.png')) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
  // An extended WebP: both sides less one, in 24 bits each.
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return `${bytes.readUIntLE(24, 3) + 1}x${bytes.readUIntLE(27, 3) + 1}`;
}

describe('the manifest of the installed app', () => {
  it('has an identity of its own, whatever its start address becomes', () => {
    expect(MANIFEST).toMatchObject({ id: './', start_url: './', scope: './', display: 'standalone' });
  });

  it('gives name, description, shortcuts and pictures in English and in Japanese', () => {
    expect(MANIFEST).toMatchObject({ lang: 'en', name: 'Fronts', name_localized: { ja: 'Fronts フロンツ' } });
    const told = [
      [MANIFEST, ['name', 'short_name', 'description']],
      ...shortcuts.map((one) => [one, ['name']]),
      ...screenshots.map((one) => [one, ['label']]),
    ] as unknown as [Record<string, unknown>, string[]][];
    expect(told).toHaveLength(1 + shortcuts.length + screenshots.length);
    for (const [part, members] of told)
      for (const member of members) {
        expect(part[member]).toMatch(/\w/);
        expect(part[`${member}_localized`]).toEqual({ ja: expect.stringMatching(/./) as unknown });
      }
  });

  it('has icons for any place and one of its own for systems that cut them', () => {
    expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    for (const { src, sizes } of icons) expect(sizeOf(src)).toBe(sizes);
    expect(read('icon-maskable-512.png').equals(read('icon-512.png'))).toBe(false);
  });

  it('shows pictures of both shapes, of the size it says, and small ones', () => {
    expect(new Set(screenshots.map((one) => (one as { form_factor?: string }).form_factor))).toEqual(
      new Set(['wide', 'narrow']),
    );
    for (const { src, sizes } of screenshots) {
      expect(sizeOf(src)).toBe(sizes);
      expect(statSync(join(PUBLIC, src)).size).toBeLessThan(130_000);
    }
  });

  it('leads each shortcut, and each opened file, to a screen there is', () => {
    const screens = Object.values(patterns).map((one) => new RegExp(`^\\./#${one.replace(/\/:\w+\??/g, '/[^/]+')}$`));
    const addresses = [...shortcuts.map(({ url }) => url), ...handlers.map(({ action }) => action)];
    expect(addresses).toHaveLength(5);
    for (const address of addresses)
      expect(
        screens.some((one) => one.test(address)),
        address,
      ).toBe(true);
  });

  it('opens the files that the library takes', () => {
    const accepted = handlers.flatMap(({ accept }) => Object.values(accept).flat());
    expect(accepted).toEqual(['.json', '.fronts']);
    for (const ending of accepted) expect(SAVE_FILES.split(',')).toContain(ending);
  });
});
