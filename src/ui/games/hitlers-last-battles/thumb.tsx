import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { HlbThumb } from './board/hlb-thumb.tsx';

export interface ThumbProps {
  /** Facts of this game. */
  readonly facts: object;
  /** A view of this game, as the library keeps it. */
  readonly view: object;
}

/** A saved position in small. The library stores what the game itself gave out, so facts and view are this game's own. */
export function Thumb({ facts, view }: ThumbProps) {
  const position = view as HlbView;
  return (
    <HlbThumb
      facts={facts as HlbFacts}
      control={position.control}
      units={position.units}
      at={position.battle?.hex ?? null}
    />
  );
}
