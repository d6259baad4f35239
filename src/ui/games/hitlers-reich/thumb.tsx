import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { ThumbProps } from '../../board/thumb.tsx';
import { conflictOf } from './board/conflict.ts';
import { HrThumb } from './board/hr-thumb.tsx';

/** The library stores a view as the game made it, so facts and view have this game's types. */
export function Thumb({ facts, view }: ThumbProps) {
  const scene = { facts: facts as HrFacts, view: view as HrView };
  return <HrThumb {...scene} at={conflictOf(scene)} />;
}
