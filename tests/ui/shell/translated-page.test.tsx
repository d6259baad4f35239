/** A translated page works as any other: nothing throws, and no outdated text remains. */
import { act } from '@testing-library/react';
import fc from 'fast-check';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardTranslatedPage } from '../../../src/ui/app/translated-page.ts';
import { TRANSLATIONS, translate } from '../../support/translate.ts';

let stop: () => void;
let host: HTMLElement;
beforeEach(() => {
  stop = guardTranslatedPage(document.documentElement);
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  host.remove();
  stop();
});

type Piece = string | number | null | { readonly key: string; readonly inside: readonly Piece[] };

/** Bare texts next to each other and to elements, which come, change, move and go. */
const Pieces = ({ of }: { readonly of: readonly Piece[] }) => (
  <>
    {of.map((piece) =>
      typeof piece === 'object' && piece !== null ? (
        <b key={piece.key}>
          <Pieces of={piece.inside} />
        </b>
      ) : (
        piece
      ),
    )}
  </>
);

const text = fc.constantFrom('deck 19', 'deck 18', 'Move 0 of 0', 'Minsk', 7);
const { pieces } = fc.letrec<{ pieces: readonly Piece[]; piece: Piece }>((tie) => ({
  pieces: fc.array(tie('piece'), { maxLength: 5 }),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constant(null),
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), inside: tie('pieces') }),
  ),
}));
/** Two elements of one key are no list. */
const unique = (of: readonly Piece[]): readonly Piece[] => {
  const keys = new Set<string>();
  return of.flatMap((piece): Piece[] => {
    if (typeof piece !== 'object' || piece === null) return [piece];
    if (keys.has(piece.key)) return [];
    keys.add(piece.key);
    return [{ ...piece, inside: unique(piece.inside) }];
  });
};
const screen = (of: readonly Piece[]) => (
  <p>
    Turn <Pieces of={unique(of)} /> of 6
  </p>
);

test('whatever changes beside whatever, in each way to translate', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(pieces, fc.constantFrom(...TRANSLATIONS)), { minLength: 2, maxLength: 6 }),
      (steps) => {
        const at = host.appendChild(document.createElement('div'));
        const root = createRoot(at);
        for (const [of, how] of steps) {
          act(() => root.render(screen(of)));
          const fresh = document.createElement('div');
          const other = createRoot(fresh);
          act(() => other.render(screen(of)));
          expect(at.textContent).toBe(fresh.textContent);
          act(() => other.unmount());
          translate(at, how);
        }
        act(() => root.unmount());
        expect(at.textContent).toBe('');
        at.remove();
      },
    ),
    {
      numRuns: 100,
      // A text moved behind an element at once after it was replaced.
      examples: [
        [
          [
            [[{ key: 'b', inside: [null, 'deck 19', { key: 'a', inside: [] }] }], 'replace'],
            [[{ key: 'b', inside: [{ key: 'a', inside: [] }, 'deck 19'] }], 'replace'],
          ],
        ],
      ],
    },
  );
});

test('a page that is not translated is as it was', () => {
  const [a, b] = [document.createTextNode('a'), document.createTextNode('b')];
  host.append(a);
  host.insertBefore(b, a);
  a.nodeValue = 'c';
  expect(host.textContent).toBe('bc');
  host.removeChild(a);
  expect(host.textContent).toBe('b');
  expect(() => host.insertBefore(a, null)).not.toThrow();
});
