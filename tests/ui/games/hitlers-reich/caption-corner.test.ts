/** The caption of a conflict uses the corner of the map away from its fight. */
import { expect, it } from 'vitest';
import {
  captionCorner,
  coveredBy,
  placesOf,
} from '../../../../src/ui/games/hitlers-reich/conflict-panel/fight-sheet.tsx';
import { layoutOf } from '../../../../src/ui/games/hitlers-reich/board/layout.ts';
import { bordersOf } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import { def } from '../../../support/reich.ts';

const layout = layoutOf(def.data.facts);

/** The area around the middle of a space that a caption avoids, in square pixels. */
const PLACE = 104 * 68;

/** Square pixels of the attacker's and the target's place that the caption covers. */
function covered(origin: string, target: string): number {
  const [from, , to] = placesOf(layout, target, origin);
  const corner = captionCorner(layout, target, origin);
  return from && to ? coveredBy(corner, from) + coveredBy(corner, to) : Infinity;
}

it.each([
  ['bessarabia', 'romania'],
  ['romania', 'bessarabia'],
  ['libya', 'egypt'],
])('from %s to %s it covers hardly more than an edge of what is kept clear', (origin, target) =>
  expect(covered(origin, target)).toBeLessThan(0.05 * PLACE),
);

it('covers no more than a part of one place in any attack between neighbours', () => {
  const attacks = def.data.facts.areas.flatMap(({ id }) =>
    bordersOf(def.data.facts, id).map(({ to }) => [id, to] as const),
  );
  expect(attacks.length).toBeGreaterThan(200);
  expect(attacks.filter(([origin, target]) => covered(origin, target) > PLACE / 2)).toEqual([]);
});

it('stands where reading begins over a space that is attacked from nowhere on the map', () => {
  expect(captionCorner(layout, 'the-bismarck', null)).toBe('top-start');
});
