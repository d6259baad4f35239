/** Counts of experiments besides the results: holders of places, and uses with their success. */
import { describe, expect, it } from 'vitest';
import { present } from '../../src/engine/kernel/timeline.ts';
import { figuresOf } from '../../src/lab/experiment/figures.ts';
import type { Experiment } from '../../src/lab/experiment/plan.ts';
import { playRow } from '../../src/lab/experiment/row.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { recordGame } from '../../tools/lib/play.ts';
import { seatPlayer } from '../../src/lab/seated.ts';
import { GAME_IDS } from '../support/games.ts';

const planOf = (game: string, scenario: string): Experiment => ({
  ...{ format: 'fronts-experiment', formatVersion: 1, name: 'Kits', game, seed: 'kits', games: 3 },
  start: { scenario },
  variants: [{ players: ['veteran', 'veteran'] }],
});

describe.each(GAME_IDS)('the lab kit of %s', (id) => {
  it('names each place once', async () => {
    const { def, lab } = await openRoster(id);
    const places = lab?.places(def.data.facts) ?? [];
    expect(places.length).toBeGreaterThan(30);
    expect(new Set(places).size).toBe(places.length);
  });

  it('counts uses that were seen: never more won than fought, nor more fought than made', async () => {
    const roster = await openRoster(id);
    const { def, lab } = roster;
    const plan = planOf(id, def.scenarios[0]?.id ?? '');
    const rows = [0, 1, 2].map((pair) => playRow(roster, plan, 0, pair));
    const { held, uses } = figuresOf(rows, def.seats);
    expect(held).toHaveLength(lab?.places(def.data.facts).length ?? 0);
    for (const [first, second] of held) expect(first + second).toBeLessThanOrEqual(1 + 1e-9);
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.some(({ fights }) => fights > 0)).toBe(true);
    for (const { seat, times, fights, won } of uses) {
      expect(def.seats).toContain(seat);
      expect(times).toBeGreaterThanOrEqual(fights);
      expect(fights).toBeGreaterThanOrEqual(won);
    }
  }, 60_000);

  it('tells from which turn on the winner was ahead, and the year where games have years', async () => {
    const roster = await openRoster(id);
    const { def, lab } = roster;
    const plan = planOf(id, def.scenarios[0]?.id ?? '');
    const { ahead = 0, year, turn, winner } = playRow(roster, plan, 0, 1);
    const setup = { scenario: plan.start.scenario, seed: 'kits/1', options: {} };
    const players = [seatPlayer(roster, 'veteran', def.seats[0]), seatPlayer(roster, 'veteran', def.seats[1])] as const;
    const { timeline } = recordGame({ def, setup, players });
    const states = timeline.points.map(({ state }) => state);
    const ends = states.flatMap((state, i) => {
      const [before, now] = [states[i - 1], def.words.moment(state).turn].map((of) =>
        typeof of === 'object' ? def.words.moment(of).turn : of,
      );
      if (before === undefined || before === now || state.result) return [];
      return [{ turn: before, leader: lab?.leaderOf(def.view(state, null), def.data.facts) }];
    });
    expect(ahead).toBeGreaterThanOrEqual(1);
    expect(ahead).toBeLessThanOrEqual(turn);
    for (const { turn: at, leader } of ends) if (at >= ahead) expect(leader).toBe(winner);
    if (ahead > 1) expect(ends.find(({ turn: at }) => at === ahead - 1)?.leader).not.toBe(winner);
    const last = states.at(-1);
    expect(year ?? null).toBe(last && lab?.yearOf(def.view(last, null)));
  }, 60_000);

  it('hears the same of a game at full speed as the log tells of it', async () => {
    const roster = await openRoster(id);
    const { def, lab } = roster;
    const plan = planOf(id, def.scenarios[0]?.id ?? '');
    const setup = { scenario: plan.start.scenario, seed: 'kits/0', options: {} };
    const players = [seatPlayer(roster, 'veteran', def.seats[0]), seatPlayer(roster, 'veteran', def.seats[1])] as const;
    const { timeline, failure } = recordGame({ def, setup, players });
    expect(failure).toBeNull();
    const view = def.view(present(timeline).state, null);
    const holders = lab?.places(def.data.facts).map((place) => lab.holderOf(view, def.data.facts, place));
    for (const seat of def.seats) expect(holders?.filter((holder) => holder === seat).length).toBeGreaterThan(5);
    const watch = lab?.watchUses(def.data.facts);
    for (const { events } of timeline.points) for (const event of events) watch?.hear(event);
    const total = Object.values(playRow(roster, plan, 0, 0).used).reduce((sum, [times]) => sum + times, 0);
    expect(watch?.list()).toHaveLength(total);
  }, 60_000);
});
