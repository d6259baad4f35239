/** The inspector says of a unit what it can do and who could attack it: both agree with the moves of the game (§7, Q5). */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/engine/games/hitlers-last-battles/moves.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import { unique } from '../../../src/engine/kits/pointing/lookup.ts';
import { makePlayer } from './players.ts';
import { game } from './support.ts';

const GAMES = 6;
const { facts } = game.data;
const sorted = (values: readonly string[]): readonly string[] => [...unique(values)].sort();

function attacksOn(state: HlbState, hex: string): readonly string[] {
  const moves: readonly Move[] = decide(game, state)?.moves ?? [];
  return sorted(moves.flatMap((move) => (move.type === 'attack' && move.hex === hex ? move.unit : [])));
}

/** Checks one position in a movement phase, and gives how many attacks it held. */
function checkPosition(state: HlbState): number {
  const view = game.view(state, 'german');
  const moves: readonly Move[] = decide(game, state)?.moves ?? [];
  let attacks = 0;
  for (const { id } of facts.units) {
    const reach = game.queries.readReach(view, id);
    const own = moves.filter((move) => 'unit' in move && move.unit === id);
    const expected = {
      moves: sorted(own.flatMap((move) => (move.type === 'move' ? (move.path.at(-1) ?? []) : []))),
      attacks: sorted(own.flatMap((move) => (move.type === 'attack' ? move.hex : []))),
    };
    expect({ moves: sorted(reach?.moves ?? []), attacks: sorted(reach?.attacks ?? []) }).toEqual(expected);
    if (reach !== null) expect(reach.barred === null || own.length === 0).toBe(true);
    const hex = view.units[id]?.hex ?? null;
    const threat = hex === null ? null : game.queries.readThreat(view, hex);
    if (hex === null || threat?.isNow !== true) continue;
    const beside = threat.attackers.filter(({ via }) => via === null).map(({ unit }) => unit);
    expect(sorted(beside), hex).toEqual(attacksOn(state, hex));
    attacks += beside.length;
    for (const { unit, via } of threat.attackers) {
      if (via === null) continue;
      const stepped = applyMove(game, state, { type: 'move', unit, path: [via] });
      expect(stepped.ok && attacksOn(stepped.state, hex).includes(unit), `${unit} by ${via} on ${hex}`).toBe(true);
      attacks += 1;
    }
  }
  return attacks;
}

for (const cost of ['allowance', 'ends-move'])
  describe(`an attack that costs the ${cost}`, () => {
    it('is told where it is legal, and nowhere else', () => {
      let attacks = 0;
      for (let n = 0; n < GAMES; n++) {
        const play = makePlayer(`reach ${n}`, 40);
        const setup = { scenario: 'campaign', seed: `reach ${n}`, options: { 'attack-cost': cost } };
        let { state } = startGame(game, setup);
        for (;;) {
          const decision = decide(game, state);
          if (!decision) break;
          if (game.view(state, 'german').phase === 'movement') attacks += checkPosition(state);
          const next = applyMove(game, state, play(decision.moves));
          if (!next.ok) throw new Error(`a legal move was refused`);
          ({ state } = next);
        }
      }
      expect(attacks).toBeGreaterThan(200);
    });
  });
