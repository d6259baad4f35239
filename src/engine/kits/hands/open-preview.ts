/** What of a preview both players may see while they look at one screen. */
import type { Preview } from '../../kernel/types.ts';

/** The same preview without what reads a hand; the chance that both may see takes the place of the own one. */
export function openPreview(preview: Preview): Preview {
  const { openOdds = null, ...told } = preview;
  if (openOdds !== null) {
    const { isCounting: _, ...rest } = told;
    return { ...rest, odds: openOdds };
  }
  return told.odds?.isOwn ? { ...told, odds: null } : told;
}
