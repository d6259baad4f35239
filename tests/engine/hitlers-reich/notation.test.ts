import { describe, expect, it } from 'vitest';
import { commands, type Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import { SCENARIOS } from '../../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { simulate } from '../../../src/engine/kernel/runner.ts';
import { def } from '../../support/reich.ts';
import { effort } from '../../support/effort.ts';

const GAMES = effort(6, 60);

/** Equal text for equal fields in any order. */
const fieldsOf = (move: Move | null): string => JSON.stringify(Object.entries(move ?? {}).sort());

/** Plays random games to the end and shows the legal moves of each question. */
function visitQuestions(visit: (moves: readonly Move[]) => void): void {
  for (let game = 0; game < GAMES; game++) {
    const scenario = SCENARIOS[game % SCENARIOS.length] ?? 'campaign-1941';
    const rng = seedRng(`notation ${game}`);
    const simulation = simulate(def, { scenario, seed: `notation ${game}`, options: {} });
    for (let decision = simulation.decide(); decision; decision = simulation.decide()) {
      visit([...decision.moves, ...(decision.concessions ?? [])]);
      const move = decision.moves[drawFrom(rng, decision.moves.length)];
      if (!move) throw new Error('a question without a move');
      simulation.play(move);
    }
  }
}

describe('notation', () => {
  it('reads every legal move of thirty random games back as itself, and distinguishes them all', () => {
    const wrong = new Set<string>();
    const types = new Set<string>();
    // Most moves come up again and again: written alike, they need no second look.
    const known = new Map<string, string>();
    visitQuestions((moves) => {
      const texts = new Set<string>();
      for (const move of moves) {
        const text = commands.notation(move);
        const written = JSON.stringify(move);
        texts.add(text);
        if (known.get(text) === written) continue;
        known.set(text, written);
        types.add(move.type);
        if (fieldsOf(def.words.parse(text)) !== fieldsOf(move)) wrong.add(text);
      }
      if (texts.size !== moves.length) wrong.add(`one text for two moves: ${[...texts].join('; ')}`);
    });
    expect([...wrong]).toEqual([]);
    expect([...types]).toEqual(
      expect.arrayContaining(['attack', 'blitz', 'effect', 'reroll', 'counter', 'swap', 'speer', 'resign']),
    );
  });

  it.each([
    'reorganise a',
    'reorganise b',
    'fortify berlin',
    'fleet north-sea',
    'plan',
    'E enigma',
    'A land finland>leningrad',
    'A paratroop poland>leningrad',
    'A amphibious channel>normandy',
    'A sea north-sea',
    'A sea north-sea soviet',
    'blitz moscow',
    'push events',
    'push attacks',
    'barbarossa',
    'overlord',
    'bonus',
    'pass',
    'decline',
    'done',
    'play stukas',
    'cancel guderian',
    'c G12',
    'c DA-X',
    'fx stukas opp 3',
    'fx rommel own 2',
    'fx fleet own 1',
    'fx fortress own 5',
    'block W13',
    'sabotage DA-A',
    'rr 2,4',
    'rr 1,2,3,4,5',
    'counter 1,2',
    'discard S4',
    'drop enigma',
    'keep stukas',
    'lift minsk',
    'nation western',
    'choose romania',
    'speer yes',
    'speer no',
    'return wolfpack',
    'swap W13 W4',
    'resign',
  ])('writes %s as it reads it', (text) => {
    const move = def.words.parse(text);
    expect(move && commands.notation(move)).toBe(text);
  });

  it.each([
    'A land leningrad',
    'A land berlin>moscow',
    'A sea london>north-sea',
    'A land finland>leningrad western',
    'fleet berlin',
    'fortify north-sea',
    'c S1',
    'swap S2 S2',
    'E stukas',
    'fx enigma own 1',
  ])('keeps a move that may be wrong but is well formed: %s', (text) => {
    const move = def.words.parse(text);
    expect(move && commands.notation(move)).toBe(text);
  });

  it.each([
    '',
    ' ',
    'Plan',
    'plan ',
    ' plan',
    'plan now',
    'plan\n',
    'E',
    'E  enigma',
    'E enigma stukas',
    'E ENIGMA',
    'E AX1',
    'e enigma',
    'A land',
    'A land atlantis',
    'A land finland>leningrad>moscow',
    'A land >leningrad',
    'A land finland>',
    'A land finland > leningrad',
    'A air finland>leningrad',
    'A sea north-sea axis',
    'A sea north-sea western soviet',
    'blitz',
    'push',
    'push both',
    'reorganise c',
    'c',
    'c G14',
    'c G0',
    'c g12',
    'c DA',
    'c X1',
    'fx stukas 3',
    'fx stukas opp',
    'fx stukas all 3',
    'fx stukas opp 3 4',
    'fx flotte own 1',
    'rr',
    'rr 0',
    'rr 6',
    'rr 1,1',
    'rr 2,1',
    'rr 1,',
    'rr 1 2',
    'rr -1',
    'rr 1.5',
    'counter all',
    'nation axis',
    'speer maybe',
    'swap W13',
    'swap W13 W4 W5',
    'discard enigma',
    'lift nowhere',
    '__proto__',
    'constructor x',
    'E __proto__',
    'A land toString>constructor',
    'resign; plan',
  ])('refuses malformed text (IL-03): %j', (text) => {
    expect(def.words.parse(text)).toBeNull();
  });

  it('names what is pointed at, in order', () => {
    const refs = (text: string) => commands.targets(def.words.parse(text) ?? { type: 'pass' });
    expect(refs('A land finland>leningrad')).toEqual(['button:attack-land', 'space:leningrad', 'space:finland']);
    expect(refs('A sea north-sea western')).toEqual(['button:attack-sea', 'space:north-sea', 'button:western']);
    expect(refs('blitz moscow')).toEqual(['space:moscow']);
    expect(refs('fortify berlin')).toEqual(['button:fortify', 'space:berlin']);
    expect(refs('E enigma')).toEqual(['button:event', 'card:enigma']);
    expect(refs('c G12')).toEqual(['card:G12']);
    expect(refs('swap W13 W4')).toEqual(['card:W13', 'card:W4']);
    expect(refs('fx stukas opp 3')).toEqual(['card:stukas', 'button:opp-3']);
    expect(refs('rr 2,4')).toEqual(['button:dice-2,4']);
    expect(refs('push events')).toEqual(['button:push-events']);
    expect(refs('speer no')).toEqual(['button:speer-no']);
    expect(refs('done')).toEqual(['button:done']);
    expect(refs('resign')).toEqual(['button:resign']);
  });
});
