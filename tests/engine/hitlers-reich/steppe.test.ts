/** The pack that comes with this build: Hitler's Reich with the Steppe. */
import { describe, expect, it } from 'vitest';
import { packs } from '../../../src/engine/games/hitlers-reich/packs.ts';
import { shippedPacks } from '../../../src/engine/games/hitlers-reich/shipped-packs.ts';
import { SCENARIOS } from '../../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';

const STEPPE = 'own-steppe';
const [file] = shippedPacks;
const def = packs.open(file);
const start = (position: object) =>
  startGame(def, { scenario: 'campaign-1941', seed: 'steppe', options: {}, rules: def.rulesVersion, position }).state;
const listed = (position: object): readonly string[] =>
  (decide(def, start(position))?.moves ?? []).map((move) => def.words.notation(move));
const beside = (id: string) =>
  def.data.facts.edges.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])).sort();

describe('Hitler’s Reich with the Steppe', () => {
  it('R-100: is a Soviet area without production between Moscow, Stalingrad, the Caucasus and Kharkov', () => {
    const steppe = def.data.facts.areas.filter(({ id }) => id === STEPPE);
    expect(steppe).toMatchObject([{ id: STEPPE, start1941: 'soviet', production: 0 }]);
    expect(beside(STEPPE)).toEqual(['caucasus', 'kharkov', 'moscow', 'stalingrad']);
    expect(beside('moscow')).not.toContain('stalingrad');
    expect(beside('kharkov')).toContain('stalingrad');
    expect(beside('caucasus')).toContain('stalingrad');
  });

  it('passes every check, is another game than the shipped one, and every scenario can be played', () => {
    expect(packs.tryOut(file)).toBeNull();
    expect(def.data.pack).not.toBe(packs.shipped);
  });

  it('§16.1.5: from Moscow the Axis attacks the Steppe, and Stalingrad only from there', () => {
    const held = { side: 'axis', pact: false, markers: { moscow: 'axis' } };
    expect(listed(held)).toContain(`A land moscow>${STEPPE}`);
    expect(listed(held)).not.toContain('A land moscow>stalingrad');
    const beyond = listed({ ...held, markers: { moscow: 'axis', [STEPPE]: 'axis' } });
    expect(beyond).toContain(`A land ${STEPPE}>stalingrad`);
    expect(beyond).toContain(`A land ${STEPPE}>caucasus`);
  });

  it.each(SCENARIOS)('random games of %s keep the invariants to the end', (scenario) => {
    const rng = seedRng(`steppe ${scenario}`);
    let { state } = startGame(def, { scenario, seed: 'steppe', options: {}, rules: def.rulesVersion });
    for (let decision = decide(def, state); decision; decision = decide(def, state)) {
      const move = decision.moves[drawFrom(rng, decision.moves.length)];
      if (!move) throw new Error('INV-15: no legal move');
      const done = applyMove(def, state, move, { seat: decision.seat });
      if (!done.ok) throw new Error(done.reason.key);
      expect(def.invariants(done.state, { before: state, move })).toEqual([]);
      state = done.state;
    }
    expect(state.result).not.toBeNull();
  });
});
