/** Why a move is better, in themes: they add up to what they explain, and are told only to who asks. */
import { describe, expect, it } from 'vitest';
import { decide, startGame } from '../../src/engine/kernel/runner.ts';
import { FEATURES as btm, themesOf as btmThemes } from '../../src/players/blitzkrieg-to-moscow-2/value.ts';
import { FEATURES as hlb, themesOf as hlbThemes } from '../../src/players/hitlers-last-battles/value.ts';
import { FEATURES as reich } from '../../src/players/hitlers-reich/features.ts';
import { themesOf as reichThemes } from '../../src/players/hitlers-reich/forecast.ts';
import { explainBy, type Parts } from '../../src/players/themes.ts';
import { valueOf, type FeatureReader } from '../../src/players/value.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { GAME_IDS } from '../support/games.ts';
import { drawsOf, listSaved } from '../support/positions.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

const sumOf = (parts: Parts): number => Object.values(parts).reduce((sum, part) => sum + part, 0);

/** A turn is a stage, and the weights of each differ. */
const reader: FeatureReader<Toy> = {
  features: ['one', 'points of red', 'points of blue'],
  stage: ({ turns }) => turns,
  stages: 2,
  round: 2,
  mover: ({ turns }) => (turns % 2 === 0 ? 'red' : 'blue'),
  read: ({ points }, seat) => [1, points[seat], points[seat === 'red' ? 'blue' : 'red']],
};
const weights = {
  features: reader.features,
  fittedOn: { games: 0, seed: '', players: '' },
  weights: [
    [0.1, 0.4, -0.3],
    [-0.2, 0.9, -0.7],
  ],
};

describe('what explains a chance', () => {
  const { state: from } = startGame(toyGame, { scenario: 'only', seed: 'themes', options: {} });
  const explain = explainBy(reader, weights, (seat, mover) =>
    seat === mover ? ['other', 'units', 'enemies'] : ['other', 'enemies', 'units'],
  );
  const value = valueOf(reader, weights);

  it.each([
    [0, 3, 1],
    [1, 3, 1],
    [1, 0, 4],
    [0, 0, 0],
  ])('adds up to its difference, whatever the turn and the curve (turn %i, %i to %i)', (turns, red, blue) => {
    const state: Toy['state'] = { ...from, turns, points: { red, blue } };
    for (const seat of ['red', 'blue'] as const)
      expect(sumOf(explain(from, state, seat))).toBeCloseTo(value(state, seat) - value(from, seat), 12);
    const parts = explain(from, state, 'red');
    expect(Math.sign(parts.units ?? 0) + 0).toBe(Math.sign(red));
    expect(Math.sign(parts.enemies ?? 0) + 0).toBe(0 - Math.sign(blue));
  });

  it('has a theme for each feature of a game', () => {
    expect(hlbThemes('german', 'allied')).toHaveLength(hlb.length);
    expect(hlbThemes('german', 'german')).toHaveLength(hlb.length);
    expect(btmThemes('soviet', 'german')).toHaveLength(btm.length);
    expect(reichThemes('allies', 'axis')).toHaveLength(reich.length);
  });
});

const SLICES = 60;

describe.each(GAME_IDS)('a search in %s', (id) => {
  it('says what makes up the lead of a move where a person is told, and nothing otherwise', async () => {
    const roster = await openRoster(id);
    const { def, players } = roster;
    let told = 0;
    for (const { name, state } of listSaved(roster)) {
      const decision = decide(def, state);
      if (!decision || decision.moves.length < 2) continue;
      const think = (isTold: boolean) => {
        const program = players.create('marshal', def, decision.seat, Infinity);
        const thinking = program.think?.(decision, () => def.view(state, decision.seat), drawsOf(name), isTold);
        for (let slice = 0; slice < SLICES && thinking?.work(); slice++);
        return thinking;
      };
      const thinking = think(true);
      const baseline = thinking?.baseline?.();
      for (const { chance, difference } of thinking?.weighed() ?? []) {
        if (!difference || !baseline) continue;
        told++;
        expect(difference.chance).toBeCloseTo(chance - baseline.chance, 12);
        expect(sumOf(difference.parts)).toBeCloseTo(difference.chance, 12);
      }
      if (told < 3) continue;
      expect(
        think(false)
          ?.weighed()
          .some(({ difference }) => difference),
      ).toBe(false);
      return;
    }
    expect(told).toBeGreaterThanOrEqual(3);
  }, 300_000);
});
