import type { HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import type { ThumbProps } from '../../board/thumb.tsx';
import { HlbThumb } from './board/hlb-thumb.tsx';

/** The library stores a view as the game made it, so facts and view have this game's types. */
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
