// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finishMotion } from '../../../src/ui/motion/animate.ts';
import { changedHexes, TakenGrounds, useTaken, type TakenSpace } from '../../../src/ui/board/taken-ground.tsx';
import { HEX_LAYOUT } from '../../../src/ui/games/hitlers-last-battles/board/layout.ts';
import { prefsStore } from '../../../src/store/prefs-store.ts';

interface View {
  readonly holder: string;
}
const took: TakenSpace[] = [...changedHexes([{ hex: '0304', to: 'G' }], HEX_LAYOUT)];
const compared: string[] = [];

function Board({ view, step }: { readonly view: View; readonly step: number }) {
  const taken = useTaken(view, step, (before) => {
    compared.push(`${before.holder} ${view.holder}`);
    return before.holder === view.holder ? [] : took;
  });
  return <TakenGrounds taken={taken} />;
}
const run = () => document.querySelectorAll('[data-taken="0304"] .taken__disc.side-G').length;

beforeEach(() => {
  vi.useFakeTimers();
  compared.length = 0;
});
afterEach(() => vi.useRealTimers());

it('runs the new colour over ground that a step took, once, and leaves the ground in sight', () => {
  const { rerender } = render(<Board view={{ holder: 'W' }} step={1} />);
  expect(run()).toBe(0);
  rerender(<Board view={{ holder: 'G' }} step={2} />);
  expect(run()).toBe(1);
  expect(document.querySelector('.taken__ground')).toBeNull();
  expect(compared.at(-1)).toBe('W G');
  act(() => void vi.runAllTimers());
  expect(run()).toBe(0);
  rerender(<Board view={{ holder: 'G' }} step={2} />);
  expect(run()).toBe(0);
});

it('ends with a press that skips what moves', () => {
  const { rerender } = render(<Board view={{ holder: 'W' }} step={1} />);
  rerender(<Board view={{ holder: 'G' }} step={2} />);
  expect(run()).toBe(1);
  act(finishMotion);
  expect(run()).toBe(0);
});

it('is not there where nothing moves', () => {
  prefsStore.getState().setPrefs({ animationSpeed: 'none' });
  const { rerender } = render(<Board view={{ holder: 'W' }} step={1} />);
  rerender(<Board view={{ holder: 'G' }} step={2} />);
  expect(run()).toBe(0);
  prefsStore.getState().resetPrefs();
});
