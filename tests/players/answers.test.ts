/** Every program of every game answers from the list, alike each time it is asked, and leaves the view as it was. */
import { type Roster, seatPlayer } from '../../src/lab/seated.ts';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/engine/kernel/runner.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { GAME_IDS } from '../support/games.ts';
import { drawsOf, everyOf, listPlayed } from '../support/positions.ts';

const STRIDE = effort(17, 3);
/** Of those each so many-th, where the program searches and takes its time. */
const SEARCHED = 8;

function checkAnswers<T extends Types>(roster: Roster<T>, id: string): number {
  const { def } = roster;
  let asked = 0;
  const stride = seatPlayer(roster, id, def.seats[0]).think ? SEARCHED : 1;
  for (const { name, state } of everyOf(listPlayed(roster, 'answers', STRIDE), stride)) {
    const decision = decide(def, state);
    if (!decision) continue;
    const view = structuredClone(def.view(state, decision.seat));
    const before = digestOf(view);
    const program = seatPlayer(roster, `${id}:2`, decision.seat);
    const choose = () => program.choose(decision, () => view, drawsOf(name));
    const move = choose();
    expect(decision.moves, name).toContain(move);
    expect(choose(), name).toBe(move);
    expect(digestOf(view), name).toBe(before);
    asked += stride;
  }
  return asked;
}

describe.each(GAME_IDS)('programs of %s', (game) => {
  it('answer from the list, alike when asked again, and leave the view as it was', async () => {
    const roster = await openRoster(game);
    for (const id of roster.players.ids) expect(checkAnswers(roster, id)).toBeGreaterThan(20);
  }, 300_000);
});
