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
])('from %s to %s it covers neither', (origin, target) => expect(covered(origin, target)).toBe(0));

it('covers no more than a part of one place in any attack between neighbours', () => {
  const attacks = def.data.facts.areas.flatMap(({ id }) =>
    bordersOf(def.data.facts, id).map(({ to }) => [id, to] as const),
  );
  expect(attacks.length).toBeGreaterThan(200);
  // A place is 104 by 68 pixels.
  expect(attacks.filter(([origin, target]) => covered(origin, target) > (104 * 68) / 2)).toEqual([]);
});

it('stands where reading begins over a space that is attacked from nowhere on the map', () => {
  expect(captionCorner(layout, 'the-bismarck', null)).toBe('top-start');
});
