import { describe, expect, it } from 'vitest';
import { FIRST_PAINT } from '../../tools/first-paint/draw.tsx';
import { firstPaint } from '../../tools/first-paint/plugin.ts';
import { GAMES } from '../../src/games/index.ts';

const page = (body: string): string => `<body>${body}</body>`;
const write = (html: string): Promise<string> => {
  const { transformIndexHtml: hook } = firstPaint();
  if (typeof hook !== 'object') throw new Error('the plugin does not write the page');
  return Reflect.apply(hook.handler, undefined, [html]) as Promise<string>;
};

describe('what the page shows before its script has come', () => {
  it('has the picture of each game, at the address of its file', () => {
    const addresses = [...FIRST_PAINT.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses).toEqual(GAMES.map(({ id }) => `/src/ui/games/${id}/cover.en.webp`));
  });

  it('is for the eye alone, and keeps to the policy of the page', () => {
    expect(FIRST_PAINT).toMatch(/^<div [^>]*aria-hidden="true"/);
    expect(FIRST_PAINT).not.toMatch(/<script|<style| style=| on\w+=|<a |<button|tabindex/);
    // No sentence: the language is not known yet.
    expect(FIRST_PAINT.replace(/<[^>]*>/g, '')).toBe('Fronts');
  });

  it('stands where the app will be', async () => {
    const root = (inside: string) => `<div id="root">${inside}</div>`;
    expect(await write(page(root('')))).toBe(page(root(FIRST_PAINT)));
    await expect(write(page(''))).rejects.toThrow('no place');
  });
});
