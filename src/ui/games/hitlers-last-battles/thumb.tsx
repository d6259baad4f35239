import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { ThumbProps } from '../../board/thumb.tsx';
import { HlbThumb } from './board/hlb-thumb.tsx';

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
