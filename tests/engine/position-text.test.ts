/** Positions as text: what is written reads back to the same state, and nothing hidden is written for who does not see it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digestOf, digestState } from '../../src/engine/kernel/digest.ts';
import { simulate } from '../../src/engine/kernel/runner.ts';
import { ShapeError } from '../../src/engine/kernel/shape.ts';
import type { GameDefinition, Types, PositionText } from '../../src/engine/kernel/types.ts';
import { MOST_SIGNS } from '../../src/engine/kits/position-text/position-text.ts';
import { chanceOf, fuzzTexts } from '../../tools/fuzz/position-texts.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { GAME_IDS, loadGame } from '../support/games.ts';
import { anyKind, drawsOf, listPlayed, listSaved } from '../support/positions.ts';
import { check } from '../support/random-games.ts';
import { toyGame } from '../support/toy-game.ts';

const STRIDE = effort(13, 1);

function textOf<T extends Types>(def: GameDefinition<T>): PositionText<T> {
  const text = def.positions;
  if (!text) throw new Error(`${def.id} has no position texts`);
  return text;
}

/** Throws unless a state comes back from its text, and what each seat sees from the text for that seat. */
function checkTexts<T extends Types>(def: GameDefinition<T>, state: T['state'], name: string): void {
  const text = textOf(def);
  const whole = text.write(state);
  check(whole.length < MOST_SIGNS / 4, `${name}: ${whole.length} signs`);
  const read = text.read(whole, chanceOf(name));
  if (digestState(read) !== digestState(state))
    expect([name, { ...read, rng: null }]).toEqual([name, { ...state, rng: null }]);
  check(text.write(read) === whole, `${name}: not canonical`);
  check(text.versionOf(read) === text.versionOf(state), `${name}: another version`);
  for (const seat of [...def.seats, null]) {
    const open = text.write(state, seat);
    const dealt = text.read(open, chanceOf(`${name} dealt`));
    check(text.write(dealt, seat) === open, `${name}, ${seat ?? 'an onlooker'}: not canonical`);
    if (digestOf(def.view(dealt, seat)) !== digestOf(def.view(state, seat)))
      expect([name, seat, def.view(dealt, seat)]).toEqual([name, seat, def.view(state, seat)]);
    // The text depends on nothing that the seat does not see.
    check(
      text.write(def.simulation.determinize(def.view(state, seat), drawsOf(name)), seat) === open,
      `${name}: tells more`,
    );
  }
}

describe.each(GAME_IDS)('positions of %s as text', (id) => {
  it.each(['played', 'saved'])(
    'come back as they were, %s ones',
    async (from) => {
      const roster = await openRoster(id);
      let seen = 0;
      for (const { name, state } of from === 'played' ? listPlayed(roster, 'text', STRIDE) : listSaved(roster)) {
        checkTexts(roster.def, state, name);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(10);
    },
    300_000,
  );

  it('come back from any moment of any game', async () => {
    const def = await loadGame(id);
    const scenarios = def.scenarios.map(({ id: scenario }) => scenario);
    fc.assert(
      fc.property(
        fc.constantFrom(...scenarios),
        fc.string({ maxLength: 12 }),
        fc.integer({ min: 0, max: 400 }),
        (scenario, seed, moves) => {
          const game = simulate(def, { scenario, seed, options: {} });
          game.playout(anyKind(seed), moves);
          checkTexts(def, JSON.parse(JSON.stringify(game.state)) as Types['state'], `${scenario} ${seed} ${moves}`);
        },
      ),
      { numRuns: effort(12, 400), seed: 18 },
    );
  }, 300_000);

  it('are refused with their place, or are sound, whatever is changed in them', async () => {
    const report = fuzzTexts(await loadGame(id), { seed: '18', texts: effort(1_500, 60_000) });
    expect(report.failures).toEqual([]);
    expect(report.refused).toBeGreaterThan(report.texts / 3);
    expect(report.accepted).toBeGreaterThan(report.texts / 100);
  }, 300_000);

  it('are read from one line and with signs of other systems at the ends of lines', async () => {
    const def = await loadGame(id);
    const text = textOf(def);
    const { state } = simulate(def, { scenario: def.scenarios[0]?.id ?? '', seed: 'lines', options: {} });
    const whole = text.write(state);
    for (const other of [whole.replaceAll('\n', ' | '), whole.replaceAll('\n', '\r\n'), `\n${whole}\n\n`])
      expect(text.write(text.read(other, chanceOf('lines')))).toBe(whole);
  });

  it.each([
    ['', 'head'],
    ['chess/1', 'head'],
    ['ID/99', 'head'],
    ['x'.repeat(MOST_SIGNS + 1), 'text'],
    ['ID/1\nplayers: two', 'players'],
    ['ID/1\n__proto__: 1', '__proto__: 1'],
    ['ID/1\nnow: chess/castle', 'now.1'],
    ['ID/1\nnow: €', 'now.1'],
  ])('%j is refused at %s', async (source, path) => {
    const def = await loadGame(id);
    const read = () => textOf(def).read(source.replace('ID', id), chanceOf('bad'));
    expect(read).toThrow(ShapeError);
    expect(read).toThrow(expect.objectContaining({ path }));
  });
});

it.each(GAME_IDS)('%s: a section of too many words is refused', async (id) => {
  const def = await loadGame(id);
  const read = () => textOf(def).read(`${id}/1\nnow: ${'a '.repeat(3000)}`, chanceOf('long'));
  expect(read).toThrow(expect.objectContaining({ path: 'now.2001' }));
});

it('is not asked of a game that has no such texts', () => {
  expect(toyGame.positions).toBeUndefined();
});
