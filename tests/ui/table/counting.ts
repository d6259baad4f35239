/** Acts at a table, and how many parts of it they run. */
import { act } from '@testing-library/react';
import { afterPaint } from '../../../src/play/after-paint.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { countRenders, sumOf } from '../../support/renders.ts';
import type { Renders } from '../../support/renders.ts';

export const part = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector} on the screen`);
  return found;
};

/** Later counts and announcements belong to the act, and so does the view that follows the board by two frames. */
export const settle = async () => {
  await act(() => new Promise((done) => setTimeout(done, 60)));
  await act(() => new Promise<void>((done) => void afterPaint(done)));
};
const QUIET = 150;
/** The opened match is on disk, its storage status has been shown, and what was to be read out has been: nothing is drawn any more. */
export const atRest = async () => {
  await act(() => matchStore.getState().settled());
  for (let tries = 0; tries < 40; tries++) {
    const { commits } = await countRenders(() => act(() => new Promise((done) => setTimeout(done, QUIET))));
    if (commits === 0) return;
  }
  throw new Error('the screen goes on drawing');
};

/** The disk answers at any time, and the rail and the voice report it then: the pointer does not cause that. */
export const OF_STORAGE = [
  'Button',
  'StorageLine',
  'StorageStatus',
  'Saved',
  'SaveFile',
  'Dialog',
  'TableVoice',
  'LiveRegion',
];
/** Shapes of the board that are hit and focused: those whose mark or words have changed. */
export const OF_SHAPES = ['Shape'];
/** Chances are counted after the picture, bit by bit, and shown when they are known. */
export const OF_CHANCES = ['EntryTile', 'ActionTile', 'ConflictChances', 'Figure'];

export const countOf = (deed: () => unknown): Promise<Renders> =>
  countRenders(async () => {
    act(() => void deed());
    await settle();
  });

/** The rendered components without these. */
export const without = (names: readonly string[], byName: Renders['again']): Renders['again'] =>
  Object.fromEntries(Object.entries(byName).filter(([name]) => !names.includes(name)));

/** How much of it ran. */
export const sumWithout = (names: readonly string[], byName: Renders['again']): number => sumOf(without(names, byName));

/**
 * A pick runs 18 to 28 parts, a table drawn whole several hundred. The rest is for a slow machine: chances that are published after the
 * pick, not with it, draw the list, the confirm block and what is read out once more.
 */
export const FEW_PARTS = 40;
