import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { ThumbProps } from '../../board/thumb.tsx';
import { BtmThumb } from './board/btm-thumb.tsx';
import { focusOf } from './focus.ts';

/** The library stores a view as the game made it, so facts and view have this game's types. */
export function Thumb({ facts, view }: ThumbProps) {
  const position = view as BtmView;
  const known = facts as BtmFacts;
  return (
    <BtmThumb
      facts={known}
      middle={focusOf(known, position).y}
      germanHexes={position.germanHexes}
      units={position.units}
      at={position.combat?.target ?? null}
    />
  );
}
