/** During a fight next to the board, acts render as little as on a quiet one: guards of ADR 0029. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { atRest, countOf, FEW_PARTS, OF_CHANCES, OF_STORAGE, part, settle, sumWithout } from './counting.ts';
import { closeTable, openTable } from './support.tsx';

const DIE = '.fight-die--open:not(.fight-die--lit)';
const TILE = '[data-choices] button.action-tile:not([aria-disabled]):not(.action-tile--chosen)';

interface Situation {
  readonly sample: string;
  readonly moves?: readonly string[];
  /** The picks, in order. */
  readonly picks: readonly string[];
}

interface Move {
  readonly sample: string;
  readonly most: number;
  /** Its last pick plays it. */
  readonly isAtOnce?: boolean;
  /** Its gold button names a move before anything is picked. */
  readonly isPreset?: boolean;
}

/** One position for each kind of question that is asked while a battle runs. */
const SITUATIONS: readonly Situation[] = [
  { sample: 'hitlers-reich.opening-1941', moves: ['A land bulgaria>yugoslavia'], picks: [TILE, TILE] },
  { sample: 'hitlers-reich.conflict-outfox-axis', picks: [TILE] },
  { sample: 'hitlers-reich.conflict-outfox-axis', moves: ['done'], picks: [TILE, TILE] },
  { sample: 'hitlers-reich.conflict-effect-axis', picks: [DIE, DIE] },
  { sample: 'hitlers-reich.conflict-effect-axis', picks: [TILE, TILE] },
  { sample: 'hitlers-reich.conflict-pick-allies', picks: [TILE, TILE] },
  { sample: 'hitlers-reich.conflict-reroll-axis', picks: [DIE, DIE] },
  { sample: 'hitlers-reich.conflict-reroll-axis', picks: [TILE, TILE] },
  { sample: 'hitlers-reich.conflict-counter-allies', picks: [DIE, DIE] },
  { sample: 'hitlers-reich.plan-reroll-axis', picks: [DIE, DIE] },
  { sample: 'blitzkrieg-to-moscow-2.combat-defence-card-german', picks: [TILE] },
  { sample: 'hitlers-last-battles.support-german', picks: [TILE] },
  { sample: 'hitlers-last-battles.retreat-german', picks: [TILE] },
];

/** A move of each kind, made by pressing tiles until the gold button names it; at most so many parts run. */
const MOVES: readonly Move[] = [
  { sample: 'hitlers-reich.conflict-card-axis', most: 140 },
  { sample: 'hitlers-reich.conflict-name-axis', most: 120 },
  { sample: 'hitlers-reich.conflict-effect-axis', most: 140 },
  { sample: 'hitlers-reich.conflict-outfox-axis', most: 145 },
  { sample: 'blitzkrieg-to-moscow-2.combat-attack-german', most: 90, isAtOnce: true },
  { sample: 'blitzkrieg-to-moscow-2.combat-defence-german', most: 82, isAtOnce: true },
  { sample: 'blitzkrieg-to-moscow-2.combat-defence-card-german', most: 79, isPreset: true },
];

afterEach(closeTable);

describe('in a battle', () => {
  it.each(SITUATIONS)('picks at $sample draw few parts each: $picks', async (situation) => {
    await openTable(situation);
    await atRest();
    const hover = await countOf(() => fireEvent.pointerOver(part(TILE)));
    expect(sumWithout([...OF_STORAGE, ...OF_CHANCES], hover.again), JSON.stringify(hover.again)).toBeLessThanOrEqual(2);
    for (const press of situation.picks) {
      const { again } = await countOf(() => fireEvent.click(part(press)));
      expect(sumWithout([...OF_STORAGE, ...OF_CHANCES], again), JSON.stringify(again)).toBeLessThan(FEW_PARTS);
      // The count is of something that shows.
      expect(part('.action-tile--chosen, .fight-die--lit')).toBeInTheDocument();
      await settle();
    }
  });

  it.each(MOVES)(
    'a move at $sample is one publish, and draws what it changes',
    async ({ sample, most, isAtOnce = false, isPreset = false }) => {
      await openTable({ sample });
      // Otherwise answers follow that end the game.
      prefsStore.getState().setPrefs({ asksAll: true });
      await atRest();
      // Playing nothing is preset there, and would end the game.
      if (isPreset) act(() => void fireEvent.click(part(TILE)));
      if (isPreset) await settle();
      for (let n = 0; n < 3 && !isAtOnce && !document.querySelector('.confirm__go'); n++) {
        act(() => void fireEvent.click(part(TILE)));
        await settle();
      }
      const before = matchStore.getState().timeline.points.length;
      let publishes = 0;
      // On a busy machine a slow write is announced as well.
      const stop = matchStore.subscribe(({ timeline }, was) => (publishes += timeline === was.timeline ? 0 : 1));
      const { again } = await countOf(() => fireEvent.click(part(isAtOnce ? TILE : '.confirm__go')));
      stop();
      // All that belongs to one choice is one publish.
      expect(matchStore.getState().timeline.points.length - before).toBeGreaterThanOrEqual(1);
      expect(publishes).toBe(1);
      expect(again['LogPartLines'] ?? 0).toBeLessThanOrEqual(3);
      expect(sumWithout([...OF_STORAGE, ...OF_CHANCES], again), JSON.stringify(again)).toBeLessThanOrEqual(most);
    },
  );
});
