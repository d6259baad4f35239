import { useState } from 'react';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';

/**
 * A view for what is drawn of pieces and holders: the same object for as long as none of them has changed. Most moves
 * of a conflict change neither, and the board is then not redrawn.
 */
export function useStanding(view: HrView): HrView {
  const { board, markers, unmarked, fortresses, fleets, spainCentre } = view;
  const { control, neutral, contested } = board;
  const key = JSON.stringify([control, neutral, contested, markers, unmarked, fortresses, fleets, spainCentre]);
  const [kept, setKept] = useState({ key, view });
  // State that follows a prop: React's own way is to set it while rendering.
  if (kept.key !== key) setKept({ key, view });
  return kept.key === key ? kept.view : view;
}
