/** The arrow of an attack that is fought: it shows where to, and hides neither name. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FightArrow } from '../../../../src/ui/games/hitlers-reich/board/fight-arrow.tsx';
import { printNames } from '../../../../src/ui/games/hitlers-reich/board/names.ts';
import { def } from '../../../support/reich.ts';

afterEach(cleanup);

const names = printNames(def.data.facts, ({ name }) => name.en);

/** The points of its outline. */
function outline(origin: string, target: string): readonly (readonly [number, number])[] {
  const attack = { nation: 'axis', kind: 'land', origin, target } as const;
  const { container } = render(
    <svg>
      <FightArrow attack={attack} names={names} />
    </svg>,
  );
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  return [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

it.each([
  ['libya', 'egypt'],
  ['bessarabia', 'kharkov'],
  ['austria', 'yugoslavia'],
])('from %s to %s it touches neither name', (origin, target) => {
  const points = outline(origin, target);
  expect(points.length).toBeGreaterThan(15);
  for (const id of [origin, target]) {
    const name = names.find((one) => one.id === id);
    if (!name) throw new Error(`no name of ${id}`);
    const [x, y] = name.at;
    const inName = points.filter(([u, v]) => Math.abs(u - x) < name.width / 2 && Math.abs(v - y) < name.height / 2);
    expect(inName, id).toEqual([]);
  }
});

it('widens towards its head', () => {
  const points = outline('libya', 'egypt');
  const [first, last] = [points[0], points.at(-1)];
  const breadth = Math.hypot((first?.[0] ?? 0) - (last?.[0] ?? 0), (first?.[1] ?? 0) - (last?.[1] ?? 0));
  const [left, right] = [points[9], points[11]];
  const head = Math.hypot((left?.[0] ?? 0) - (right?.[0] ?? 0), (left?.[1] ?? 0) - (right?.[1] ?? 0));
  expect(head).toBeGreaterThan(3 * breadth);
});
