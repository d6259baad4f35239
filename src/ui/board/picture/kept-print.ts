import { createContext } from 'react';
import { clear, type Pane, type Panes } from './panes.ts';

/**
 * The name under which the boards of a table keep their bitmaps while a cover or a page next to the table is shown. They
 * have them again in their first frame. Boards outside a table have no name.
 */
export const KeptPrint = createContext<string | null>(null);

/**
 * The bitmaps of the last table. They hold print, control and weather, which both players may see: hands and cards are no
 * part of a board, and pieces, marks and signs are layers above its print. They are in no document while they are kept.
 */
let kept: { readonly name: string; readonly panes: Panes } | null = null;

export function keepPrint(name: string, panes: Panes): void {
  forgetPrint();
  kept = { name, panes };
}

export const isKept = (pane: Pane): boolean => kept?.panes.whole === pane || kept?.panes.close === pane;

/** Null if nothing is kept under this name. What is taken is out of date until the board has painted it again. */
export function takePrint(name: string): Panes | null {
  if (kept?.name !== name) return null;
  const { panes } = kept;
  kept = null;
  for (const pane of [panes.whole, panes.close]) if (pane.shown) pane.shown = { ...pane.shown, version: OUT_OF_DATE };
  return panes;
}
const OUT_OF_DATE = -1;

/** A closed match shows no board again. */
export function forgetPrint(): void {
  if (kept) [kept.panes.whole, kept.panes.close].forEach(clear);
  kept = null;
}
