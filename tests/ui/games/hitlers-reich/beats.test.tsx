/** Results in large: every conflict once, revealed cards, ends of years and countries. */
import { beforeAll, describe, expect, it } from 'vitest';
import { SIDES } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { opensBeat, readBeat } from '../../../../src/ui/games/hitlers-reich/beat.ts';
import { vologdaWon } from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { def } from '../../../support/reich.ts';
import { MOSCOW, reroll, rolled, SEEDS, tell, watch } from './conflict.tsx';
import type { Told } from './conflict.tsx';
import { isBroken, loadWords, sceneOf } from './support.ts';

beforeAll(loadWords);

const beatOf = ({ game: { state, events } }: Told) => readBeat(sceneOf(state, null), events);

describe('a beat', () => {
  it('shows both cards as soon as they are face up', () => {
    expect(beatOf(rolled())).toMatchObject({
      kicker: 'Cards turned over',
      title: 'Card 12 against card 1',
      why: 'German Field Marshal (12) against Soviet Sabotage',
      heard: 'Cards turned over, German Field Marshal (12) against Soviet Sabotage',
      score: null,
    });
    expect(beatOf(reroll())).toBeNull();
  });

  it('comes once where a COUNTERATTACK may be played, whether it is or not', () => {
    expect(beatOf(tell(vologdaWon(), ...MOSCOW))).toBeNull();
    expect(beatOf(tell(vologdaWon(), ...MOSCOW, 'done'))).toMatchObject({
      score: { winner: 24, loser: 20 },
      seat: 'axis',
    });
    const used = tell(vologdaWon(), ...MOSCOW, ['counter 1,2,4', [5, 5, 4]]);
    expect(beatOf(used)).toMatchObject({ score: { winner: 26, loser: 24 }, seat: 'allies' });
  });

  it('comes once for each conflict, and for each year, surrender and change of sides, in both languages', () => {
    const counts = { opened: 0, fought: 0, cards: 0, years: 0, shownYears: 0 };
    const faults = new Set<string>();
    watch(SEEDS, ({ state, events }) => {
      counts.opened += events.filter(({ type }) => type === 'attacked' || type === 'tried').length;
      for (const lang of LANGS) {
        const beat = readBeat(sceneOf(state, null, lang), events);
        for (const text of [beat?.kicker, beat?.title, beat?.why, beat?.heard])
          if (text !== undefined && (text === '' || isBroken(text))) faults.add(text);
      }
      const beat = readBeat(sceneOf(state, null), events);
      const hasEnded = events.some((event) => {
        const line = def.words.describe(event);
        return line !== null && opensBeat(line);
      });
      counts.fought += Number(beat?.score != null);
      counts.cards += Number(beat?.heard !== undefined);
      counts.years += Number(hasEnded);
      counts.shownYears += Number(hasEnded && beat !== null);
    });
    expect([...faults]).toEqual([]);
    expect(counts.fought).toBeGreaterThan(200);
    // A game that ends may leave its last conflict undecided.
    expect(counts.opened - counts.fought).toBeLessThanOrEqual(SEEDS.length);
    expect(counts.cards).toBeGreaterThan(100);
    expect(counts.years).toBeGreaterThan(5);
    expect(counts.shownYears).toBe(counts.years);
  }, 60_000);

  it('of cards gives away nothing before both are face up', () => {
    watch(['beats hidden'], ({ state, events }) => {
      const { conflict } = state;
      if (!conflict || SIDES.every((side) => conflict.shown[side])) return;
      const beat = readBeat(sceneOf(state, null), events);
      expect(beat?.heard).toBeUndefined();
    });
  }, 60_000);
});
