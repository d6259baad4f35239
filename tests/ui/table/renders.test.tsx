/** How much of the table is redrawn by what players do all the time: guards of ADR 0029. */
import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import {
  atRest,
  countOf,
  FEW_PARTS,
  OF_CHANCES,
  OF_SHAPES,
  OF_STORAGE,
  part,
  settle,
  sumWithout,
  without,
} from './counting.ts';
import { closeTable, notationOfLast, openTable, TO_MOVEMENT } from './support.tsx';

const tile = (target: string) => part(`[id="choice-${target}"]`);
const TABLES = [
  { wanted: { game: 'hitlers-last-battles', moves: TO_MOVEMENT } },
  { wanted: { game: 'blitzkrieg-to-moscow-2', on: 2 } },
  { wanted: { game: 'hitlers-reich', scenario: 'campaign-1941' } },
];
const NEVER_BY_A_PICK = [
  ...['TableRail', 'LogPanel', 'HistoryBar', 'TableFrame', 'TurnBox', 'MapButton', 'Print', 'Counter', 'Pool'],
  ...['LogisticsCard', 'HeldCard', 'StatusBand', 'DrawerTabs', 'Menu', 'ClosedHand', 'AfterFight'],
];
afterEach(closeTable);

describe('what is drawn anew', () => {
  it('by a pointer in the list: the rim on the board', async () => {
    await openTable({ moves: TO_MOVEMENT });
    await atRest();
    const { again } = await countOf(() => fireEvent.pointerOver(tile('unit:G-H')));
    expect(without(OF_STORAGE, again)).toEqual({ SelectedRim: 1 });
    // The rim is there: the count is of something that shows.
    expect(document.querySelectorAll('.map-play .mark-rim[data-mark="chosen"]')).toHaveLength(1);
  });

  it('by a pointer on the board: the line that names the place', async () => {
    await openTable({ moves: TO_MOVEMENT });
    await atRest();
    const { again, fresh } = await countOf(() => fireEvent.pointerOver(part('.board-stop[data-stop="space:0302"]')));
    const drawn = Object.keys({ ...again, ...fresh }).filter((name) => !OF_STORAGE.includes(name));
    expect(drawn.sort()).toEqual(['MapTip', 'Tip']);
    expect(part('[role="tooltip"]')).toBeInTheDocument();
  });

  it('by a key of the filter: the list alone', async () => {
    await openTable({ sample: 'blitzkrieg-to-moscow-2.logistics-remove-soviet' });
    await atRest();
    const field = part('.legal-section input[type="search"]');
    act(() => (field as HTMLElement).focus());
    await atRest();
    const { again } = await countOf(() => fireEvent.change(field, { target: { value: 'army' } }));
    const ofList = [
      'Choices',
      'GroupHead',
      'EntryTile',
      'EntryTitle',
      'ActionTile',
      'BtmPiece',
      'SearchField',
      'TextField',
    ];
    const others = [
      'Crumbs',
      'Routes',
      'ClosedEntries',
      'PromptBar',
      'TableVoice',
      'Field',
      'Frame',
      'Below',
      'Kbd',
      'Icon',
    ];
    expect(Object.keys(again).filter((name) => ![...ofList, ...others, ...OF_STORAGE].includes(name))).toEqual([]);
    expect(again['TableStage'] ?? 0).toBe(0);
  });

  it.each(TABLES)('by a pick in $wanted.game: what shows the pick, once, and few parts', async ({ wanted }) => {
    await openTable(wanted);
    await atRest();
    const first = part('[data-choices] button.action-tile:not([aria-disabled])');
    // How often React commits says nothing: the slower the machine, the more often chances are published meanwhile.
    const { again } = await countOf(() => fireEvent.click(first));
    for (const once of ['Choices', 'PromptBar', 'ConfirmBar', 'TableStage', 'GameBoard', 'MapLayer', 'PiecesLayer'])
      expect(again[once] ?? 0, once).toBeLessThanOrEqual(once === 'MapLayer' ? 2 : 1);
    for (const never of NEVER_BY_A_PICK) expect(again[never] ?? 0, never).toBe(0);
    expect(sumWithout([...OF_STORAGE, ...OF_CHANCES, ...OF_SHAPES], again), JSON.stringify(again)).toBeLessThan(
      FEW_PARTS,
    );
  });

  it.each(TABLES)(
    'by a pointer in $wanted.game: no more than the tip and one part of the board',
    async ({ wanted }) => {
      await openTable(wanted);
      await atRest();
      const stop = part('.board-stop[data-kind="space"]');
      const board = await countOf(() => fireEvent.pointerOver(stop));
      const drawn = Object.keys({ ...board.again, ...board.fresh }).filter((name) => !OF_STORAGE.includes(name));
      expect(
        drawn.filter((name) => !['MapTip', 'Tip', 'NearSpaces', 'AreaTrays', ...OF_CHANCES].includes(name)),
      ).toEqual([]);
      await countOf(() => fireEvent.pointerLeave(part('.space-board')));
      const list = await countOf(() => fireEvent.pointerOver(part('[data-choices] button.action-tile')));
      expect(sumWithout([...OF_STORAGE, ...OF_CHANCES], list.again), JSON.stringify(list.again)).toBeLessThanOrEqual(2);
    },
  );

  it('by a move: one publish, one round of what it changes', async () => {
    await openTable({ moves: TO_MOVEMENT });
    await settle();
    act(() => void fireEvent.click(tile('unit:G-H')));
    await settle();
    let publishes = 0;
    // On a busy machine a slow write is announced as well.
    const stop = matchStore.subscribe(({ timeline }, was) => (publishes += timeline === was.timeline ? 0 : 1));
    const { again } = await countOf(() => fireEvent.click(part('[data-choices] button.action-tile')));
    stop();
    expect(notationOfLast()).toMatch(/^move G-H/);
    expect(publishes).toBe(1);
    for (const once of ['Choices', 'PromptBar', 'TableStage', 'GameBoard', 'LogTicker', 'HistoryBar'])
      expect(again[once], once).toBe(1);
    for (const never of [
      'LogPanel',
      'TableFrame',
      'WideTable',
      'OpenTable',
      'ResultPanel',
      'PrintedMap',
      'TableMenu',
      'MapButton',
    ])
      expect(again[never] ?? 0, never).toBe(0);
    // Marked places have their print once more, above their marks.
    expect(again['Print'] ?? 0).toBeLessThanOrEqual(1);
    // Voice and focus come after it; nothing is drawn in rounds.
    expect(again['MovePreview'] ?? 0).toBeLessThanOrEqual(1);
    expect(sumWithout([...OF_STORAGE, ...OF_CHANCES, ...OF_SHAPES], again), JSON.stringify(again)).toBeLessThanOrEqual(
      // The five counters of the trays are drawn again, since their reach has changed.
      69,
    );
  });
});
