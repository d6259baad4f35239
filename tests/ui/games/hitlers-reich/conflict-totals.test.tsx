/** Totals that add up, and a reason for each die. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SIDES } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { judgement, totalOf } from '../../../../src/engine/games/hitlers-reich/rules/dice.ts';
import type { Line } from '../../../../src/engine/kernel/types.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { readRecord } from '../../../../src/ui/games/hitlers-reich/conflict-panel/record.ts';
import { listSlots } from '../../../../src/ui/games/hitlers-reich/conflict-panel/slots.ts';
import { computeTotal } from '../../../../src/ui/games/hitlers-reich/conflict-panel/totals.ts';
import { wordCause, wordWhy } from '../../../../src/ui/games/hitlers-reich/conflict-panel/conflict-words.ts';
import { seaNamed, start } from '../../../engine/hitlers-reich/golden/axis-turn.ts';
import { isBroken, loadWords, sceneOf } from './support.ts';
import { tell, NAMED, rolled, reroll, over, show, sideOf, diceOf, watch, SEEDS } from './conflict.tsx';

beforeAll(loadWords);
afterEach(cleanup);

describe('totals', () => {
  it('are what the engine judged, in hundreds of conflicts, from what lies open and from the log alone', () => {
    let results = 0;
    let sums = 0;
    const changes = { cards: 0, two: 0, sabotaged: 0 };
    watch(SEEDS, ({ state, past, events }) => {
      const judged = events.filter((event) => event.type === 'judged').at(-1);
      const opened = events.filter(({ type }) => type === 'attacked' || type === 'tried').length;
      const record = readRecord(past, null);
      if (judged && record && opened === 0) {
        results += 1;
        const told = sceneOf({ ...state, conflict: null }, null);
        for (const side of SIDES) {
          const total = computeTotal(told, record, side);
          expect(total.total, `${side} ${JSON.stringify(past)}`).toBe(judged[side]);
          expect(total.cards.reduce((sum, { counts }) => sum + counts, total.dice ?? 0)).toBe(total.total);
          changes.two += Number(total.cards.length > 1);
          changes.sabotaged += Number(total.cards.some(({ isSabotaged }) => isSabotaged));
          changes.cards += record.dice[side].filter((die) => die.changes.length > 0).length;
        }
        expect(record.results.at(-1)?.winner).toBe(judged.winner);
      }
      const { conflict } = state;
      if (!conflict || conflict.dice.axis.length === 0 || conflict.cards.axis.length === 0) return;
      sums += 1;
      for (const seat of [...SIDES, null])
        for (const side of SIDES)
          expect(computeTotal(sceneOf(state, seat), record, side).total).toBe(totalOf(conflict, side));
      if (conflict.winner !== null) expect(judgement(conflict).winner).toBe(conflict.winner);
    });
    expect(results).toBeGreaterThan(200);
    expect(sums).toBeGreaterThan(100);
    expect(Math.min(changes.cards, changes.two, changes.sabotaged)).toBeGreaterThan(5);
  }, 60_000);

  it('stand on the screen with the parts they are made of', () => {
    show(over());
    expect(sideOf('Axis')).toHaveTextContent('Axis total 16');
    // The table's own announcement says it; a second live region would speak over it.
    expect(screen.queryByRole('status')).toBeNull();
    expect(sideOf('Axis')).toHaveTextContent('card 1 + dice 15');
    expect(sideOf('Axis')).toHaveTextContent('Sabotage: 12 counts as 1');
    expect(sideOf('Axis')).toHaveTextContent('ahead');
    expect(sideOf('Allied')).toHaveTextContent('card 1 + dice 15');
    expect(sideOf('Allied')).not.toHaveTextContent('ahead');
  });

  it('say that Sabotage is still to strike', () => {
    show(reroll());
    expect(sideOf('Allied')).toHaveTextContent('An enemy card will count as 1');
    expect(screen.getByText(/Axis 26, Allies 16: the Allied player is 10 behind\./)).toHaveTextContent(
      'Sabotage is still to come.',
    );
  });
});

describe('dice', () => {
  it('each have a reason, and what changed them ends in the face they show', () => {
    let dice = 0;
    const faults = new Set<string>();
    watch(SEEDS.slice(0, 3), ({ state, past }) => {
      const { conflict } = state;
      if (!conflict || conflict.dice.axis.length === 0) return;
      const record = readRecord(past, conflict.target);
      for (const lang of LANGS) {
        const scene = sceneOf(state, null, lang);
        for (const side of SIDES) {
          const { slots } = listSlots(scene, record, side, []);
          const shown = slots.filter(({ kind }) => kind === 'rolled');
          expect(shown.map(({ face }) => face)).toEqual(conflict.dice[side]);
          for (const { why, face, changes } of shown) {
            dice += 1;
            if (why === null || isBroken(wordWhy(scene, why))) faults.add(`no reason: ${why ?? 'null'}`);
            if (changes.length > 0 && changes.at(-1)?.to !== face) faults.add('changed to another face');
            for (const { by } of changes)
              if (isBroken(wordCause(scene, record, side, by))) faults.add(`no cause: ${by}`);
          }
        }
      }
    });
    expect([...faults]).toEqual([]);
    expect(dice).toBeGreaterThan(1000);
  }, 60_000);

  it('say above why they are rolled and below what they were', () => {
    show(reroll());
    const axis = screen.getByRole('list', { name: 'Axis dice' });
    const slots = within(axis).getAllByRole('listitem');
    expect(slots.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^base.*1 → 4.*VON MANSTEIN$/),
      'base',
      'base',
      'WAFFEN SS',
      'die 5not earned',
    ]);
  });

  it('say which thing the keyboard is on, as cards and events do', () => {
    const { container } = show(reroll());
    const stops = [...container.querySelectorAll('button[data-stop]')].map((one) => one.getAttribute('data-stop'));
    expect(stops).toEqual(
      expect.arrayContaining([
        'card:waffen-ss',
        'card:zhukov',
        'card:G12',
        'card:S1',
        'button:dice-1',
        'button:dice-4',
      ]),
    );
    cleanup();
    const { container: effects } = show(rolled());
    expect(effects.querySelector('[data-stop="button:opp-3"]')).not.toBeNull();
  });

  it('are foretold with their reasons before the roll, to the seat that chooses', async () => {
    const told = tell(start(), ...NAMED);
    show(told);
    await waitFor(() => expect(sideOf('Axis')).toHaveTextContent('WAFFEN SS'));
    await waitFor(() => expect(diceOf('Axis').getAllByText('to roll')).toHaveLength(4));
    cleanup();
    show(told, { viewer: 'axis' });
    expect(sideOf('Axis')).toHaveTextContent('You roll after both cards are face up.');
  });

  it('past the fifth are named as not rolled', () => {
    const told = tell(seaNamed(), 'play air-supremacy', 'c G13', ['c W10', [2, 4, 5, 6, 3, 3, 4, 5, 6]]);
    const opening: Line = { key: 'hr.log.attacked-sea', params: { side: 'axis', target: 'north-sea' } };
    const record = readRecord([opening, ...told.past], 'north-sea');
    const dice = SIDES.map((side) => record?.dice[side].length);
    expect(dice).toEqual([4, 5]);
    const line = {
      key: 'hr.log.rolled',
      params: { side: 'axis', dice: '1,2,3,4,5', sum: 15, why: 'base,base,base,area,sea,fleet' },
    };
    expect(readRecord([opening, line], 'north-sea')?.surplus.axis).toEqual(['fleet']);
  });
});
