/**
 * The room of the page, measured in text: a window of 1440 pixels has room for 720 where text is twice as large.
 * Layouts depend on the room, not the window, so that large text gets the layout of a smaller screen (WCAG 1.4.4,
 * 1.4.10).
 */
import { useSyncExternalStore } from 'react';

/** Breakpoints in CSS pixels of normal text: a sheet asks for `:root[data-narrow~='899']` where it needs 900 pixels or more. */
export const WIDTHS = [600, 620, 700, 899, 1100, 1180, 1200, 1279, 1399, 1599] as const;
export const HEIGHTS = [340, 559, 699, 719, 759, 830] as const;

/** The breakpoints that the page is at or below. */
export interface LayoutSize {
  readonly narrow: readonly number[];
  readonly low: readonly number[];
}

/** From this scale on, text is so large that it needs a separate line. */
const LARGE = 1.3;
/** The default text size of browsers in CSS pixels. */
const MEDIUM = 16;

/** The room in a window of so many CSS pixels with text so many times as large as ours. */
export function measureLayout(width: number, height: number, text: number): LayoutSize {
  return {
    narrow: WIDTHS.filter((at) => width / text < at + 1),
    low: HEIGHTS.filter((at) => height / text < at + 1),
  };
}

/** How much larger than ours the text is: the setting, in per cent, times the browser's own text size. */
export function textScale(percent: number, browserFont: number): number {
  const scale = (percent / 100) * (browserFont > 0 ? browserFont / MEDIUM : 1);
  return Math.round(scale * 100) / 100;
}

const page = () => document.documentElement;
const look = (): LayoutSize => measureLayout(window.innerWidth, window.innerHeight, text);

let text = 1;
let room = look();
const listeners = new Set<() => void>();

const isSame = (a: LayoutSize, b: LayoutSize): boolean =>
  a.narrow.length === b.narrow.length && a.low.length === b.low.length;

function tellAll(): void {
  for (const tell of listeners) tell();
}

function update(): void {
  const now = look();
  page().dataset['narrow'] = now.narrow.join(' ');
  page().dataset['low'] = now.low.join(' ');
  if (isSame(now, room)) return;
  room = now;
  tellAll();
}

/** Sets the size of all text, and what style sheets read. The browser's size is read from the page, which sets none. */
export function applyTextSize(percent: number): void {
  text = textScale(percent, Number.parseFloat(getComputedStyle(page()).fontSize));
  page().style.setProperty('--text', String(text));
  page().dataset['text'] = text === 1 ? 'normal' : text < LARGE ? 'larger' : 'large';
  update();
  tellAll();
}

/** Follows the window until the returned function is called. */
export function watchLayoutSize(): () => void {
  window.addEventListener('resize', update);
  return () => window.removeEventListener('resize', update);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLayoutSize = (): LayoutSize => useSyncExternalStore(subscribe, () => room);

/** How many times larger than ours text is. */
export const useTextScale = (): number => useSyncExternalStore(subscribe, () => text);
