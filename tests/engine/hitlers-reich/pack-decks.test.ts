/** Conflict decks of a pack of Hitler's Reich. */
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../src/engine/games/hitlers-reich/cards.ts';
import { hitlersReich } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { editor } from '../../../src/engine/games/hitlers-reich/editor/kit.ts';
import { listUnseen } from '../../../src/engine/games/hitlers-reich/odds/knowledge.ts';
import { packs } from '../../../src/engine/games/hitlers-reich/packs.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { simulate, startGame } from '../../../src/engine/kernel/runner.ts';
import { encodeSave, loadSave } from '../../../src/engine/kernel/save.ts';
import type { About } from '../../../src/engine/kernel/save-file.ts';
import { play, startTimeline } from '../../../src/engine/kernel/timeline.ts';
import type { Setup } from '../../../src/engine/kernel/types.ts';
import { effort } from '../../support/effort.ts';
import { packOf } from '../../support/packs.ts';

type Entries = NonNullable<Parameters<typeof packOf>[1]>;
const fileOf = (entries: Entries) => packOf('hitlers-reich', entries);
const check = (entries: Entries) => packs.check(fileOf(entries));
const faultsOf = (entries: Entries) => check(entries).faults.map(({ key }) => key);
/** Repeats each of these cards `n` times. */
const copies = (n: number, ids: readonly string[]): Entries => ids.map((id) => [`conflict:${id}/copies`, n]);
const suit = (letter: string): readonly string[] => Array.from({ length: 13 }, (_, i) => `${letter}${i + 1}`);

/** Two German sevens and no three. */
const SEVENS: Entries = [...copies(2, ['G7']), ...copies(0, ['G3'])];
const def = packs.build(fileOf(SEVENS));
const setupOf = (scenario: string, seed: string): Setup => ({ scenario, seed, options: {}, rules: def.rulesVersion });
const MOST_MOVES = 6000;

describe('conflict decks of a pack', () => {
  it('are what the pack says, in all that is made of it, whatever the order of its entries', () => {
    const german = def.data.facts.cards.filter((card) => card.suit === 'G').map(({ id }) => id);
    expect(german).toContain('G7-2');
    expect(german).not.toContain('G3');
    expect(cardOf('G7-2')).toEqual({ ...cardOf('G7'), id: 'G7-2' });
    expect(check(SEVENS)).toMatchObject({ problem: null, faults: [], remarks: [] });
    expect(check(SEVENS.toReversed()).digest).toBe(def.data.pack);
    expect(def.data.pack).not.toBe(packs.shipped);
  });

  it('leave the shipped game as it is where they are as printed', () => {
    expect(check(copies(1, ['G7'])).digest).toBe(packs.shipped);
    expect(packs.shipped).toBe(hitlersReich.data.pack);
    expect(hitlersReich.data.facts.cards).toHaveLength(54);
  });

  it('are known to the game that has them, and to no other', () => {
    const position = { hands: { axis: ['G7', 'G7-2'] } };
    const given = { ...setupOf('campaign-1941', 'given'), position };
    expect(startGame(def, given).state.hands.axis).toEqual(position.hands.axis);
    expect(() => startGame(hitlersReich, given)).toThrow('hands.axis.1');
    expect(def.words.parse('c G7-2')).not.toBeNull();
    expect(hitlersReich.words.parse('c G7-2')).toBeNull();
    expect(def.words.parse('c G3')).toBeNull();
    const { state } = startGame(hitlersReich, setupOf('campaign-1941', 'edit'));
    const edit = { edit: 'card', card: 'G7-2', to: 'hands-axis' } as const;
    expect(editor(hitlersReich).drafts.apply(state, edit)).toBe(state);
  });

  it('are played to the end of every game, by the invariants; moves, positions and saves read back', () => {
    const positions = def.positions;
    let sevens = 0;
    for (let n = 0; n < effort(20, 100); n++) {
      const rng = seedRng(`decks ${n}`);
      const setup = setupOf(def.scenarios[n % def.scenarios.length]?.id ?? '', `decks ${n}`);
      const game = simulate(def, setup);
      let line = startTimeline(def, setup);
      for (let made = 0; made < MOST_MOVES; made++) {
        const { state } = game;
        if (made % 25 === 0) {
          expect(def.invariants(state)).toEqual([]);
          const read = positions?.read(positions.write(state), { rng: seedRng('read'), draw: () => 0 });
          expect(read).toMatchObject({ hands: state.hands, decks: state.decks, discards: state.discards });
        }
        const moves = game.decide()?.moves ?? [];
        const move = moves[drawFrom(rng, Math.max(1, moves.length))];
        if (!move) break;
        expect(def.words.parse(def.words.notation(move))).toEqual(move);
        if (def.words.notation(move).includes('G7-2')) sevens++;
        game.play(move);
        if (n > 0) continue;
        const played = play(def, line, move);
        if (!played.ok) throw new Error(played.reason.key);
        line = played.timeline;
      }
      expect(game.state.result, `game ${n}`).not.toBeNull();
      if (n > 0) continue;
      const about: About = {
        ...{ name: 'Sevens', seatNames: {}, tags: [], created: '2026-11-22' },
        ...{ undo: 'open', curtain: false },
      };
      const save = encodeSave(def, line, about, 'test');
      const loaded = loadSave(packs.open(save.packFile), JSON.parse(JSON.stringify(save)) as typeof save);
      expect(loaded).toMatchObject({ how: 'replayed', by: 'generator' });
    }
    expect(sevens).toBeGreaterThan(0);
  }, 120_000);

  it('are counted by odds, and dealt to what is not seen', () => {
    const { state } = startGame(def, setupOf('campaign-1941', 'odds'));
    const unseen = listUnseen(def.data.tables, state, 'allies');
    expect(unseen.filter((id) => cardOf(id).suit === 'G' && cardOf(id).value === 7)).toEqual(['G7', 'G7-2']);
    expect(unseen).not.toContain('G3');
    const rng = seedRng('deal');
    const dealt = def.simulation.determinize?.(def.view(state, 'allies'), (n) => drawFrom(rng, n));
    expect(dealt && def.invariants(dealt)).toEqual([]);
  });

  it('may be so large that hands are more than a draw can count', () => {
    const large = packs.build(fileOf(copies(3, suit('W'))));
    const hand = [...suit('W').slice(0, 11), 'S10'];
    const position = { side: 'allies', pact: false, handSize: { axis: 8, allies: 12 }, hands: { allies: hand } };
    const game = simulate(large, { ...setupOf('campaign-1941', 'large'), position });
    const wanted = (text: string) => text.startsWith('A land leningrad>') || text === 'done' || text === 'c S10';
    while (game.state.conflict?.cards.allies.length !== 1) {
      const move = game.decide()?.moves.find((one) => wanted(large.words.notation(one)));
      if (!move) throw new Error('no such move');
      game.play(move);
    }
    const rng = seedRng('large');
    const dealt = large.simulation.determinize?.(large.view(game.state, 'axis'), (n) => drawFrom(rng, n));
    expect(dealt && large.invariants(dealt)).toEqual([]);
    expect(game.state.conflict?.cards.allies).toEqual(['S10']);
  });

  it('have bounds, which name the deck', () => {
    expect(faultsOf(copies(0, ['G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']))).toEqual(['pack.fault.deck-small']);
    expect(faultsOf(copies(0, ['G2', 'G3', 'G4', 'G5', 'G6', 'G7']))).toEqual([]);
    expect(faultsOf([...copies(3, suit('W')), ...copies(2, ['S2'])])).toEqual(['pack.fault.deck-large']);
    expect(faultsOf(copies(3, suit('W')))).toEqual([]);
    expect(faultsOf(copies(0, ['G11', 'G12', 'I13']))).toEqual(['pack.fault.deck-bonus']);
    expect(faultsOf(copies(0, ['W11', 'W12', 'S13', 'S1']))).toEqual(['pack.fault.deck-special']);
    expect(check(copies(2, ['I5'])).remarks.map(({ key }) => key)).toEqual(['pack.remark.deck.conflict']);
    expect(check(copies(4, ['G7'])).problem).toMatchObject({ params: { path: 'entries.0.value' } });
    expect(check(copies(2, ['DA-X'])).problem).toMatchObject({ key: 'pack.refused.unknown' });
  });
});
