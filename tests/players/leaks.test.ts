/** No program looks at what its seat does not see: other hidden cards and other dice to come make no difference. */
import { type Roster, seatPlayer } from '../../src/lab/seated.ts';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/engine/kernel/runner.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import type { Program } from '../../src/players/types.ts';
import { digestOf } from '../../src/engine/kernel/digest.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { GAME_IDS } from '../support/games.ts';
import { drawsOf, everyOf, listPlayed, listSaved, type Position } from '../support/positions.ts';

/** Every so-many-th position of a game is asked about. */
const STRIDE = effort(53, 5);
/** Only every so-many-th of those if the program searches and takes its time. */
const SEARCHED = 8;
/** Compared deals of the unseen for each position. */
const DEALS = effort(2, 3);

type Seated<T extends Types> = (seat: T['seat']) => Program<T>;

interface Counted {
  readonly asked: number;
  /** Positions in which a deal really differed from the match. */
  readonly hidden: number;
  /** Positions where the program answered differently. */
  readonly leaks: readonly string[];
}

function countLeaks<T extends Types>(
  { def }: Roster<T>,
  seated: Seated<T>,
  positions: Iterable<Position<T['state']>>,
  look: (state: T['state'], seat: T['seat']) => T['view'] = (state, seat) => def.view(state, seat),
): Counted {
  let [asked, hidden] = [0, 0];
  const leaks: string[] = [];
  const stride = seated(def.seats[0]).think ? SEARCHED : 1;
  for (const { name, state } of everyOf(positions, stride)) {
    const seat = decide(def, state)?.seat;
    if (seat === undefined) continue;
    const answer = (now: T['state']): string => {
      const decision = decide(def, now);
      if (decision?.seat !== seat) throw new Error(`${name}: another seat is asked`);
      return def.words.notation(seated(seat).choose(decision, () => look(now, seat), drawsOf(name)));
    };
    const deal = drawsOf(`${name} dealt`);
    const others = Array.from({ length: DEALS }, () => def.simulation.determinize(def.view(state, seat), deal));
    const own = answer(state);
    asked += 1;
    if (others.some((other) => digestOf({ ...other, rng: null }) !== digestOf({ ...state, rng: null }))) hidden += 1;
    if (others.some((other) => answer(other) !== own)) leaks.push(name);
  }
  return { asked, hidden, leaks };
}

function* listAll<T extends Types>(roster: Roster<T>): Generator<Position<T['state']>> {
  yield* listPlayed(roster, 'leak', STRIDE);
  yield* listSaved(roster);
}

describe.each(GAME_IDS)('programs of %s', (id) => {
  it('answer alike whatever the other side holds, and whatever the decks and the dice will bring', async () => {
    const roster = await openRoster(id);
    for (const program of roster.players.ids) {
      // One that searches has few playouts: a leak would be in the first one.
      const few = seatPlayer(roster, program, roster.def.seats[0]).think ? SEARCHED : 1;
      const seated = (seat: Types['seat']) => seatPlayer(roster, `${program}:2`, seat);
      const { asked, hidden, leaks } = countLeaks(roster, seated, listAll(roster));
      expect({ program, leaks }).toEqual({ program, leaks: [] });
      expect(asked * few).toBeGreaterThan(20);
      expect(hidden > asked / (2 * few)).toBe(roster.def.secrets !== undefined);
    }
  }, 300_000);

  it('are found out where they do look', async () => {
    const roster = await openRoster(id);
    /** Chooses by a fingerprint of all that it is shown. */
    const peeker: Program<Types> = {
      id: 'peeker',
      choose({ moves }, look) {
        const move = moves[parseInt(digestOf(look()).slice(0, 6), 16) % moves.length];
        if (!move) throw new RangeError('a decision without a move');
        return move;
      },
    };
    const { leaks } = countLeaks(
      roster,
      () => peeker,
      listSaved(roster),
      (state) => state,
    );
    expect(leaks.length).toBeGreaterThan(5);
    expect(countLeaks(roster, () => peeker, listSaved(roster)).leaks).toEqual([]);
  });
});
