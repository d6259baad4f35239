/** Property: the reason that is named is false nowhere, by every reading and in positions where rare things come up. */
import { describe, expect, it } from 'vitest';
import { findQuestion } from '../../../../src/engine/games/hitlers-reich/explain/question.ts';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { SCENARIOS, type HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { Setup, TargetRef } from '../../../../src/engine/kernel/types.ts';
import { effort } from '../../../support/effort.ts';
import { def, legal, open, shipped } from '../../../support/reich.ts';
import { RARE_POSITIONS } from '../rare-positions.ts';
import { OTHER_RULINGS, setupOf, walk } from '../walk.ts';
import { pick, rngOf, TARGETS, type Rng } from './support.ts';
import { TRUTHS } from './truths.ts';

const keysOf = (state: HrState, target: TargetRef, ...picked: readonly TargetRef[]) =>
  def.why.explain(state, picked, target).map(({ key }) => key.slice('hr.no.'.length));

/** Reasons that are not true, with one place of each. */
const lies = new Map<string, string>();

function checkAt(state: HrState, picked: readonly TargetRef[], said: Set<string>): void {
  const question = findQuestion(shipped, state);
  if (!question) return;
  const { frame, side, moves } = question;
  for (const target of TARGETS)
    for (const { key, params = {} } of def.why.explain(state, picked, target)) {
      const why = key.slice('hr.no.'.length);
      const truth = TRUTHS[why];
      const where = `${target} after ${picked.join(' ') || 'nothing'} at ${frame.at}: ${why} ${JSON.stringify(params)}`;
      if (!truth) {
        lies.set(why, `${where}: nothing says when it is true`);
        continue;
      }
      if (!truth({ state, frame, side, moves, isPicked: picked.length > 0, params }))
        lies.set(`${why} at ${frame.at}`, where);
      said.add(why);
    }
}

/** Nothing, or the first targets of a legal move, or anything. */
function pickSome(rng: Rng, state: HrState): readonly TargetRef[] {
  const moves = decide(def, state)?.moves ?? [];
  const path = moves.length === 0 ? [] : def.words.targets(pick(rng, moves));
  return pick(rng, [[], [], path.slice(0, 1), path.slice(0, 2), path.slice(1, 2), [pick(rng, TARGETS)]]);
}

const games: readonly Setup[] = Array.from({ length: effort(1, 12) }, (_, n) => {
  const options = n % 2 === 0 ? OTHER_RULINGS : {};
  const rare: readonly (readonly [string, Position])[] = Object.entries(RARE_POSITIONS);
  return [
    ...SCENARIOS.map((scenario) => setupOf(scenario, `${scenario} true ${n}`, options)),
    ...rare.map(([name, position]) => setupOf('campaign-1941', `${name} true ${n}`, options, position)),
  ];
}).flat();

it('no reason that is named is false', () => {
  const said = new Set<string>();
  for (const setup of games) {
    const rng = rngOf(setup.seed);
    let n = 0;
    walk(setup, ({ state }) => {
      if (n++ % effort(12, 3) === 0) checkAt(state, pickSome(rng, state), said);
    });
  }
  expect([...lies].map(([why, where]) => `${why}: ${where}`)).toEqual([]);
  expect(said.size).toBeGreaterThan(effort(90, 110));
}, 1_200_000);

describe('reasons that a shortcut hid', () => {
  it('§2.2: by air across the Sicilian sea it is Malta and Sicily that bar Tunisia', () => {
    const { state } = open({
      side: 'axis',
      events: { paratroops: 'axis-up' },
      vichy: 'resolved',
      markers: { tunisia: 'western', algeria: 'western', morocco: 'western', malta: 'western', sardinia: 'western' },
    });
    expect(legal({ state, events: [] }).filter((text) => /^A paratroop .*>tunisia$/.test(text))).toEqual([]);
    expect(keysOf(state, 'space:tunisia', 'button:attack-paratroop')).toContain('sicily-sea');
    expect(keysOf(state, 'button:attack-paratroop', 'space:naples')).not.toContain('no-flight-from');
  });

  it('§4.2.5.1: an event that rests is said to rest, not to lie face down', () => {
    const { state } = open({ pact: false, events: { paratroops: 'axis-up' } });
    const copy = Object.entries(state.events).find(([, place]) => place === 'axis-up' && true)?.[0] ?? '';
    const copies = Object.keys(state.events).filter((id) => state.events[id] === 'axis-up');
    const later = { ...state, turn: { ...state.turn, used: copies.length > 0 ? copies : [copy] } };
    expect(keysOf(later, 'button:attack-paratroop')).toEqual(['resting']);
  });

  it('§6.5: a space that was picked to fortify it is no origin, and other attacks are no landing', () => {
    const { state } = open({
      pact: false,
      side: 'allies',
      hands: { axis: ['G9'], allies: ['S9', 'W9'] },
      handSize: { axis: 6, allies: 6 },
      events: { 'higgins-boats': 'allies-up' },
    });
    expect(keysOf(state, 'button:attack-land', 'button:fortify', 'space:moscow')).not.toContain('no-enemy-near');
    expect(keysOf(state, 'button:attack-land', 'button:attack-paratroop', 'space:moscow')).not.toContain(
      'no-enemy-near',
    );
    for (const kind of ['land', 'paratroop', 'amphibious', 'sea'] as const)
      expect(keysOf(state, `button:attack-${kind}`)).not.toContain('half-chosen');
  });
});
