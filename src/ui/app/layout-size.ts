/**
 * Measures the page in text size: with text twice as large, a 1440 px window counts as 720. Large text therefore gets
 * the layout of a smaller screen (WCAG 1.4.4, 1.4.10).
 */
import { useSyncExternalStore } from 'react';

/** Breakpoints in CSS pixels at normal text size: `:root[data-narrow~='899']` matches below 900 px. */
export const WIDTHS = [600, 620, 700, 899, 1100, 1180, 1200, 1279, 1399, 1599] as const;
export const HEIGHTS = [340, 559, 699, 719, 759, 830, 939] as const;

/** The breakpoints at or above the page's size. */
export interface LayoutSize {
  readonly narrow: readonly number[];
  readonly low: readonly number[];
}

/** From this scale on, layouts give text a separate line. */
const LARGE = 1.3;
const MEDIUM = 16;

export function measureLayout(width: number, height: number, text: number): LayoutSize {
  return {
    narrow: WIDTHS.filter((at) => width / text < at + 1),
    low: HEIGHTS.filter((at) => height / text < at + 1),
  };
}

/** The text size setting in per cent, times the browser's own size relative to its default. */
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

/** Sets the text size and the breakpoint attributes. No sheet sets a root size, so the page shows the browser's. */
export function applyTextSize(percent: number): void {
  text = textScale(percent, Number.parseFloat(getComputedStyle(page()).fontSize));
  page().style.setProperty('--text', String(text));
  page().dataset['text'] = text === 1 ? 'normal' : text < LARGE ? 'larger' : 'large';
  update();
  tellAll();
}

export function watchLayoutSize(): () => void {
  window.addEventListener('resize', update);
  return () => window.removeEventListener('resize', update);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useLayoutSize = (): LayoutSize => useSyncExternalStore(subscribe, () => room);

/** The scale of the text, 1 by default. */
export const useTextScale = (): number => useSyncExternalStore(subscribe, () => text);
