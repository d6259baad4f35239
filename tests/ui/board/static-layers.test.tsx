/** The print of a board is not redrawn for a pick: only marks, signs and the rim of the picked piece are. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { blitzkriegToMoscow2 as btm } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { startGame } from '../../../src/engine/kernel/runner.ts';
import { fixed } from '../../../src/ui/board/selected.ts';
import { BtmBoard } from '../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import { HlbBoard } from '../../../src/ui/games/hitlers-last-battles/board/hlb-board.tsx';
import { HrBoard } from '../../../src/ui/games/hitlers-reich/board/hr-board.tsx';
import { boardWords } from '../../../src/ui/games/hitlers-reich/board-words.ts';
import { def as reich, open } from '../../support/reich.ts';
import { countRenders, sumOf } from '../../support/renders.ts';
import { loadWords, sceneOf, wordsIn } from '../games/hitlers-reich/support.ts';
import { boardProps, names } from './hlb-scene.tsx';

beforeAll(loadWords);

const PRINTED =
  /Map$|Layer$|^Print$|^HexPrints$|^PrintedMap$|^Relief$|^Sea$|^Paper$|^Production$|^Pieces$|^MapControls$/;
/** Layers that a pick marks. */
const MARKED = /^(MapLayer|PiecesLayer)$/;

/** Draws a board, then once more with a pick in it. */
async function pick(before: ReactElement, after: ReactElement) {
  const { rerender } = render(before);
  return countRenders(() => rerender(after));
}

/** Always the same object, as the table passes it: a piece subscribes to its changes itself. */
const NOTHING = fixed(null);

const common = {
  hidePieces: false,
  readOnly: false,
  pointed: [],
  onPick: vi.fn(),
  onWhy: vi.fn(),
  onHover: vi.fn(),
  onInspect: vi.fn(),
} as const;

it("leaves the map of Hitler's Last Battles alone", async () => {
  const props = boardProps([['unit:G-B', 'legal']]);
  const { again } = await pick(
    <HlbBoard {...props} />,
    <HlbBoard {...props} focusTargets={new Map([['unit:G-B', 'chosen']])} selected={NOTHING} />,
  );
  expect(Object.keys(again).filter((name) => PRINTED.test(name) && !MARKED.test(name))).toEqual([]);
  expect(again).toMatchObject({ HlbBoard: 1, Piece: 1 });
  expect(again['Counter'] ?? 0).toBe(0);
  expect(sumOf(again)).toBeLessThan(15);
});

it("leaves the map of Hitler's Reich alone", async () => {
  const scene = { facts: reich.data.facts, queries: reich.queries, view: sceneOf(open().state, 'axis').view };
  const props = {
    ...common,
    ...scene,
    attack: null,
    overlay: 'none',
    names: boardWords({ ...scene, i18n: wordsIn('en') }),
  } as const;
  const { again } = await pick(
    <HrBoard {...props} focusTargets={new Map([['space:minsk', 'legal']])} selected={NOTHING} />,
    <HrBoard {...props} focusTargets={new Map([['space:minsk', 'chosen']])} selected={NOTHING} />,
  );
  expect(Object.keys(again).filter((name) => PRINTED.test(name) && !MARKED.test(name))).toEqual([]);
  expect(again).toMatchObject({ HrBoard: 1, SpaceBoard: 1 });
  expect(sumOf(again)).toBeLessThan(15);
});

it('leaves the map of Blitzkrieg to Moscow 2 alone', async () => {
  const { facts } = btm.data;
  const { state } = startGame(btm, { scenario: 'campaign', seed: 'board', options: {} });
  const props = {
    ...common,
    facts,
    queries: btm.queries,
    view: btm.view(state, 'german'),
    lastMoves: [],
    trail: [],
    picks: [],
    lost: [],
    overlay: 'none',
    names: {
      board: names.board,
      controls: names.controls,
      lang: 'en',
      spot: (spot: string) => spot,
      unit: (unit: string) => unit,
      unitName: (unit: string) => unit,
      ratio: String,
    },
  } as const;
  const { again } = await pick(
    <BtmBoard {...props} focusTargets={new Map([['unit:g-pz2', 'legal']])} selected={NOTHING} />,
    <BtmBoard {...props} focusTargets={new Map([['unit:g-pz2', 'chosen']])} selected={NOTHING} />,
  );
  expect(Object.keys(again).filter((name) => PRINTED.test(name) && !MARKED.test(name))).toEqual([]);
  expect(again).toMatchObject({ BtmBoard: 1, Piece: 1 });
  expect(again['Counter'] ?? 0).toBe(0);
  expect(sumOf(again)).toBeLessThan(15);
});
