import { describe, expect, it } from 'vitest';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { GROUND, SHAPES } from '../../src/ui/games/hitlers-last-battles/board/shapes.ts';
import { BOARD } from '../../src/ui/games/hitlers-last-battles/board/layout.ts';
import { packedSizesOf, picturesOf, sizeOf, sizesOf } from './pictures.ts';

const { facts } = hitlersLastBattles.data;

const KILOBYTE = 1024;

describe('the committed map', () => {
  it('is small enough to load: under 40 KB compressed, and next to nothing for thumbnails', () => {
    const sizes = packedSizesOf('hitlers-last-battles');
    expect(sizes[0]).toBeLessThan(40 * KILOBYTE);
    expect(sizes[1]).toBeLessThan(3 * KILOBYTE);
  });

  it('has land under each playable hex and mainly water under each sea hex', () => {
    for (const hex of facts.hexes) {
      const share = SHAPES.landShare[hex.id] ?? -1;
      if (hex.playable) expect(share, hex.nameEn).toBeGreaterThan(0.3);
      if (hex.terrain === 'sea') expect(share, hex.nameEn).toBeLessThan(0.5);
    }
  });

  it('draws water strongly in the river hexes of the rules and in no other', () => {
    const flagged = facts.hexes.filter((hex) => hex.river).map((hex) => hex.id);
    expect(Object.keys(SHAPES.riverHexes).sort()).toEqual(flagged.sort());
  });

  it('says where it comes from', () => {
    expect(SHAPES.provenance).toMatch(/Natural Earth/);
    expect(SHAPES.provenance).toMatch(/present-day borders/);
  });
});

describe('the engraved pictures', () => {
  const pictures = picturesOf('hitlers-last-battles');

  it('are as large as the board at their scale, and as their list says', () => {
    expect(pictures.map(sizeOf)).toEqual(sizesOf(BOARD));
    expect(GROUND.map(({ width }) => width)).toEqual(pictures.map((webp) => sizeOf(webp)[0]));
  });

  it('stay under 300 KB together', () => {
    expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(300 * KILOBYTE);
  });
});
