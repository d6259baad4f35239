import { describe, expect, it } from 'vitest';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { simulate, startGame } from '../../src/engine/kernel/runner.ts';
import { drawOpening } from '../../tools/games/blitzkrieg-to-moscow-2/openings.ts';
import { kit as btmKit } from '../../tools/games/blitzkrieg-to-moscow-2/kit.ts';
import { formatSave } from '../../tools/lib/save-files.ts';
import { plan as btmPlan } from '../../tools/games/blitzkrieg-to-moscow-2/plan.ts';
import { recordMatch } from '../../tools/record/record.ts';

const { def, fuzz } = btmKit;

describe('the universe of moves of Blitzkrieg to Moscow 2', () => {
  const texts = fuzz.universe.map((move) => def.words.notation(move));
  const known = new Set(texts);

  it('holds every move that any question offers', () => {
    const rng = seedRng('universe');
    const draw = (n: number) => drawFrom(rng, n);
    const missing = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const start = n % 2 === 0 ? { position: drawOpening(draw) } : {};
      const options = n % 4 === 1 ? { 'free-setup': true, odessa: true } : {};
      const game = simulate(def, { scenario: 'campaign', seed: `${n}`, options, ...start });
      for (let decision = game.decide(); decision; decision = game.decide()) {
        const texts = decision.moves.map((move) => def.words.notation(move));
        for (const text of texts) if (!known.has(text)) missing.add(text);
        const move = decision.moves[draw(decision.moves.length)];
        if (move) game.play(move);
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('reads back, but for what the game does not have', () => {
    const { state } = startGame(def, { scenario: 'campaign', seed: '1', options: {} });
    const unread = fuzz.universe.filter((move) => def.words.parse(def.words.notation(move)) === null);
    expect(unread.filter((move) => def.why.refuse(state, move)?.code !== 'UNKNOWN_ID')).toEqual([]);
  });
});

describe('the points of Blitzkrieg to Moscow 2', () => {
  it('are the German ones, and for the other seat those that are missing to a victory', () => {
    const { state } = startGame(def, { scenario: 'campaign', seed: '1', options: {} });
    const view = def.view(state, null);
    expect(btmKit.players.score(view, 'german', def.data.facts)).toBe(view.score.total);
    expect(
      btmKit.players.score(view, 'german', def.data.facts) + btmKit.players.score(view, 'soviet', def.data.facts),
    ).toBe(10);
  });
});

describe('the plan of recorded games of Blitzkrieg to Moscow 2', () => {
  it('gives every game a name of its own', () => {
    for (const requests of [btmPlan.games, btmPlan.samples])
      expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  });

  it('is played with the options that it names', () => {
    const request = btmPlan.games.find(({ name }) => name === 'all-random-1');
    if (!request) throw new Error('the plan has no such game');
    const save = recordMatch(btmKit, request);
    const options = { 'free-setup': true, odessa: true, moscow: true, 'open-hands': true };
    expect(save.setup).toEqual({ scenario: 'campaign', seed: 'all-random-1/0', options });
    expect(readSave(formatSave(save))).toEqual(save);
  });
});
