/** A plan says "so that" only where its later moves without the first one do not bring the same fact. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { applyMove, decide } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { foretell } from '../../src/engine/kits/rehearsal/plan.ts';
import { policyOf, seatPlayer, type Roster } from '../../src/lab/seated.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { drawsOf, everyOf, listPlayed } from '../support/positions.ts';

const STRIDE = effort(11, 3);
/** Moves of a line. */
const LINE = 6;

type Planned = { readonly seat: string; readonly move: Types['move'] };

/** The line that the greedy program plays from a position. */
function lineFrom(roster: Roster<Types>, state: Types['state'], name: string): readonly Planned[] {
  const { def } = roster;
  const [first, second] = def.seats;
  const policy = policyOf(def, [seatPlayer(roster, 'greedy', first), seatPlayer(roster, 'greedy', second)], name);
  const line: Planned[] = [];
  let now = state;
  for (let decision = decide(def, now); decision && line.length < LINE; decision = decide(def, now)) {
    const move = policy(decision, now);
    line.push({ seat: decision.seat, move });
    const made = applyMove(def, now, move);
    if (!made.ok) throw new Error(`${name}: the program plays an illegal move`);
    now = made.state;
  }
  return line;
}

/** The facts of the position where every later move that is legal has been played, and the first never was. */
function factsWithout(
  def: GameDefinition<Types>,
  state: Types['state'],
  seat: string,
  later: readonly Planned[],
): readonly string[] {
  let now = state;
  for (const { seat: mover, move } of later) {
    if (mover !== seat) break;
    const isLegal = decide(def, now)?.moves.some((one) => def.words.notation(one) === def.words.notation(move));
    if (!isLegal) continue;
    const won = def.foresight.won(now, move);
    const made = won ? null : applyMove(def, now, move);
    if (made && (!made.ok || made.draws.length > 0)) continue;
    now = won ?? (made?.ok ? made.state : now);
    if (won) break;
  }
  return def.foresight.changes(state, now, seat).map(({ key, params }) => JSON.stringify({ key, params }));
}

const GAMES = [blitzkriegToMoscow2, hitlersLastBattles] as unknown as readonly GameDefinition<Types>[];

describe.each(GAMES.map((def) => [def.id, def] as const))('the purpose of a first move in %s', (_id, def) => {
  it('is no fact that the later moves bring alone', async () => {
    const roster = await openRoster(def.id);
    const counted = { purposes: 0, others: 0 };
    for (const { name, state } of everyOf(listPlayed(roster, 'purpose', STRIDE), 2)) {
      const line = lineFrom(roster, state, name);
      const seat = line[0]?.seat;
      if (seat === undefined) continue;
      const plan = foretell(def, def.view(state, seat), line, drawsOf(name));
      const [fact] = plan.later;
      if (!plan.laterNeedsFirst) counted.others += plan.later.length > 0 ? 1 : 0;
      else {
        counted.purposes += 1;
        const told = JSON.stringify({ key: fact?.key, params: fact?.params });
        expect(factsWithout(def, state, seat, line.slice(1)), `${name}: ${told}`).not.toContain(told);
      }
    }
    expect(counted.purposes).toBeGreaterThan(0);
    expect(counted.others).toBeGreaterThan(0);
  });
});
