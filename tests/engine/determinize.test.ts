/** `GameDefinition.determinize`: a deal of what a seat does not see fits all that it knows, and depends on nothing else. */
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { decide, simulateFrom } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { GAME_IDS } from '../support/games.ts';
import { anyKind, drawsOf, listPlayed, listSaved, type Position } from '../support/positions.ts';
import { check } from '../support/random-games.ts';

/** Every so-many-th position of a game is dealt. */
const STRIDE = effort(17, 3);

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

const movesOf = <T extends Types>(def: GameDefinition<T>, state: T['state']): string =>
  decide(def, state)
    ?.moves.map((move) => def.words.notation(move))
    .join('\n') ?? '';

/** A deal of the view of a seat, held against the position that it is a view of. */
function checkDeal<T extends Types>(
  def: GameDefinition<T>,
  { name, state }: Position<T['state']>,
  seat: T['seat'] | null,
) {
  const what = `${name}, ${seat ?? 'an onlooker'}`;
  const view = def.view(state, seat);
  const deal = (draws: string, of = view): T['state'] => def.simulation.determinize(of, drawsOf(`${name} ${draws}`));
  const dealt = deal('one');
  if (digestOf(def.view(dealt, seat)) !== digestOf(view)) expect([what, def.view(dealt, seat)]).toEqual([what, view]);
  if (decide(def, state)?.seat === seat)
    check(movesOf(def, dealt) === movesOf(def, state), `${what}: other moves than in the match`);
  const broken = def.invariants(dealt);
  check(broken.length === 0, `${what}: ${broken.join('; ')}`);
  check(digestOf(def.readState(JSON.parse(JSON.stringify(dealt)))) === digestOf(dealt), `${what}: is read otherwise`);
  const shared = new Set(objectsIn(view));
  check(![...objectsIn(dealt)].some((one) => shared.has(one)), `${what}: shares a part with the view`);
  // The other deal differs in nothing that the seat sees.
  const other = deal('two');
  check(digestOf(deal('one', def.view(other, seat))) === digestOf(dealt), `${what}: depends on what is unseen`);
  return digestOf({ ...dealt, rng: null }) !== digestOf({ ...other, rng: null });
}

describe.each(GAME_IDS)('a deal of what is unseen in %s', (id) => {
  it.each(['played', 'saved'])(
    'fits all that each seat knows, in %s positions',
    async (from) => {
      const roster = await openRoster(id);
      const positions = from === 'played' ? listPlayed(roster, 'deal', STRIDE) : listSaved(roster);
      let [seen, others] = [0, 0];
      for (const position of positions)
        for (const seat of [...roster.def.seats, null]) {
          seen += 1;
          if (checkDeal(roster.def, position, seat)) others += 1;
        }
      expect(seen).toBeGreaterThan(50);
      // The deals differ if something is hidden.
      expect(others > seen / 2).toBe(roster.def.secrets !== undefined);
    },
    300_000,
  );

  it('can be played to its end', async () => {
    const { def, ...roster } = await openRoster(id);
    const want = effort(40, 200);
    let played = 0;
    for (let round = 0; played < want; round++)
      for (const { state, name } of listPlayed({ def, ...roster }, `ends ${round}`, 29)) {
        const seat = def.seats[played % 2] ?? null;
        const game = simulateFrom(def, def.simulation.determinize(def.view(state, seat), drawsOf(name)));
        game.playout(anyKind(name), 20_000);
        check(game.state.result !== null, `${name}: does not end`);
        if (++played >= want) break;
      }
    expect(played).toBe(want);
  }, 300_000);
});
