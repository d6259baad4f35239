import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SHAPES } from '../../../src/ui/games/hitlers-reich/board/shapes.ts';
import { Relief, layMountains } from '../../../src/ui/board/relief.tsx';

describe('mountains of a map', () => {
  it('lie over those that they cover, each once, in few rows', () => {
    const rows = layMountains(SHAPES.mountains);
    expect(rows.flat()).toHaveLength(SHAPES.mountains.length);
    expect(new Set(rows.flat()).size).toBe(SHAPES.mountains.length);
    expect(rows.length).toBeLessThan(12);
    // The southern one of two overlapping ones, listed later, is painted later.
    expect(
      layMountains([
        [100, 100, 1],
        [104, 106, 1],
        [300, 100, 1],
      ]),
    ).toEqual([
      [
        [100, 100, 1],
        [300, 100, 1],
      ],
      [[104, 106, 1]],
    ]);
  });

  it('are moved and scaled, hills and peaks by their size', () => {
    const { container } = render(
      <svg>
        <Relief
          mountains={[
            [100, 200, 1],
            [400, 300, 0.5],
          ]}
        />
      </svg>,
    );
    expect(container.querySelector('.relief-peak')?.getAttribute('d')).toBe('M 91 205L 100 192L 109 205');
    expect(container.querySelector('.relief-hill')?.getAttribute('d')).toMatch(/^M 395\.5 301\.8C/);
  });
});
