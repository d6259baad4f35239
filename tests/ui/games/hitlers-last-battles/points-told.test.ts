/** The effect of a battle on the score, in sentences below its result. */
import { beforeAll, expect, it } from 'vitest';
import type { HlbEvent } from '../../../../src/engine/games/hitlers-last-battles/events.ts';
import { splitAtRoll } from '../../../../src/ui/games/hitlers-last-battles/fights.ts';
import { tellPoints } from '../../../../src/ui/games/hitlers-last-battles/explained.tsx';
import { facts, opening } from '../../board/hlb-scene.tsx';
import { ROLLED } from './rolled.ts';

/** Keys with their figures: the sentences are the catalogue's. */
const said = (events: readonly HlbEvent[], view = opening, before = opening) => {
  const i18n = { t: (key: string, params: object = {}) => `${key} ${JSON.stringify(params)}` };
  return tellPoints({ facts, view, i18n: i18n as never }, events, before);
};
const taken = (hex: string, points: number): HlbEvent => ({ type: 'control', hex, from: 'W', to: 'G', points });
const without = (unit: string) => ({
  ...opening,
  units: Object.fromEntries(Object.entries(opening.units).filter(([id]) => id !== unit)),
});

let city = '';
beforeAll(() => {
  city = facts.hexes.find(({ id }) => facts.points[id]?.german === 2)?.id ?? '';
});

it('tells that ground is worth nothing, and that the score stays', () => {
  const [ground, score, ...others] = said([ROLLED, taken('0304', 0)]);
  expect(ground).toContain('points.none {"hex":"0304"}');
  expect(score).toContain('points.stay {"german":23,"allied":2}');
  expect(others).toEqual([]);
});

it('tells who won points and who lost them, and how the score stands', () => {
  const sentences = said([ROLLED, taken(city, 2)]);
  expect(sentences[0]).toContain('points.won {"side":"german","points":2');
  expect(sentences.at(1)).toContain('points.lost {"side":"allied","points":2');
  expect(sentences.at(-1)).toContain('points.now');
});

it('warns of a city that the attacker has left open', () => {
  const before = {
    ...opening,
    units: { ...opening.units, 'G-B': { hex: '0304', origin: city, moved: true, fought: false, supported: false } },
  };
  const empty = Object.entries(opening.units).find(([, { hex }]) => hex === city)?.[0] ?? '';
  expect(said([ROLLED], without(empty), before).at(-1)).toContain(`points.open {"hex":"${city}","points":2}`);
});

it('leaves out the ground where nothing was rolled', () => {
  expect(splitAtRoll([taken('0304', 0)])).toBeNull();
  expect(said([taken('0304', 0)])).toHaveLength(1);
});
