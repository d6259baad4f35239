import { isButton } from '../../engine/kits/pointing/targets.ts';
import type { Entry, Picture } from '../../play/derive.ts';

/**
 * The choices that the coach lists. To ask why not, a piece is taken up; where it goes is shown on the board, and actions are
 * no pieces.
 */
export function listCoachEntries({ quiz, entries, selection }: Picture): readonly Entry[] {
  if (selection.chosen) return [];
  if (quiz !== 'why') return entries;
  return selection.picked.length > 0 ? [] : entries.filter(({ target }) => !isButton(target));
}
