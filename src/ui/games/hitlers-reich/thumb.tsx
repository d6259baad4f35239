import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { ThumbProps } from '../../board/thumb.tsx';
import { conflictOf } from './board/conflict.ts';
import { HrThumb } from './board/hr-thumb.tsx';

/** A saved position in small. The library stores what the game itself gave out, so facts and view are this game's own. */
export function Thumb({ facts, view }: ThumbProps) {
  const scene = { facts: facts as HrFacts, view: view as HrView };
  return <HrThumb {...scene} at={conflictOf(scene)} />;
}
