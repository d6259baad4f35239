import { groupBy } from '../../engine/kits/pointing/lookup.ts';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { Entry, Picture } from '../../play/derive.ts';

export interface Tray {
  /** Empty if the entry has no tray. */
  readonly tray: string;
  readonly items: readonly Entry[];
}

/** Groups entries by tray; entries without one form a nameless tray. */
export function traysOf(items: readonly Entry[]): readonly Tray[] {
  const trays = groupBy(items, ({ words: { within } }) => (within?.kind === 'pictures' ? within.name : ''));
  return [...trays].map(([tray, inTray]) => ({ tray, items: inTray }));
}

/** The pieces that can still be taken up, in the order of their trays. */
export function piecesLeft({ instead, entries }: Pick<Picture, 'instead' | 'entries'>): readonly TargetRef[] {
  const pieces = instead.length > 0 ? instead : entries;
  // Among lines a counter is another kind of act.
  if (!pieces.every(({ words }) => words.within?.kind === 'pictures')) return [];
  return traysOf(pieces).flatMap(({ items }) => items.map(({ target }) => target));
}

/**
 * The piece after `last`, which may have left the list since `before` was shown; the first one where nothing was taken
 * up yet.
 */
export function pieceAfter(
  left: readonly TargetRef[],
  last: TargetRef | null,
  before: readonly TargetRef[],
): TargetRef | null {
  const at = last === null ? -1 : before.indexOf(last);
  const inTurn = [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0))];
  return inTurn.find((target) => left.includes(target)) ?? left.find((target) => target !== last) ?? null;
}
