/** The part of a preview that both players may see at one screen. */
import type { Preview } from '../../kernel/types.ts';

/** Drops what reads a hand; a chance that both may see replaces the seat's own. */
export function openPreview(preview: Preview): Preview {
  const { openOdds = null, ...told } = preview;
  if (openOdds !== null) {
    const { isCounting: _, ...rest } = told;
    return { ...rest, odds: openOdds };
  }
  return told.odds?.isOwn ? { ...told, odds: null } : told;
}
