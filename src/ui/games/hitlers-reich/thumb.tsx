import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { conflictOf } from './board/conflict.ts';
import { HrThumb } from './board/hr-thumb.tsx';

export interface ThumbProps {
  /** Facts of this game. */
  readonly facts: object;
  /** A view of this game, as the library keeps it. */
  readonly view: object;
}

/** A saved position in small. The library stores what the game itself gave out, so facts and view are this game's own. */
export function Thumb({ facts, view }: ThumbProps) {
  const scene = { facts: facts as HrFacts, view: view as HrView };
  return <HrThumb {...scene} at={conflictOf(scene)} />;
}
