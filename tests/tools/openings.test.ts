import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../src/ui/app/screens.ts';

describe('the picture of an opening', () => {
  it.each(Object.entries(SCREENS))('of %s is drawn by the build, as plain text', async (_id, game) => {
    const svg = await game.art.opening();
    expect(svg).toMatch(/^<svg [^>]*aria-hidden="true"[^>]*>.*<\/svg>$/s);
    // The page's policy allows no inline code or style.
    expect(svg).not.toMatch(/<script|<style| style=| on\w+=/);
  });

  it('shares no name with another on the same page', async () => {
    const names = await Promise.all(
      Object.values(SCREENS).map(async ({ art }) =>
        [...(await art.opening()).matchAll(/ id="([^"]+)"/g)].map(([, name]) => name),
      ),
    );
    const all = names.flat();
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all).size).toBe(all.length);
  });
});
