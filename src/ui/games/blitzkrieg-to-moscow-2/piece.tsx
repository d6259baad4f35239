import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import type { Scene } from '../../table/game-table.ts';
import { Counter } from './board/counter.tsx';
import './piece.css';
import { cut, findUnit } from './things.ts';

/** A counter with its shadow and badges, in board units. */
const UNIT_BOX = '-38 -38 76 76';

/** A counter for a list; nothing for places, cards and buttons, which words are enough for. */
export function BtmPiece({ facts, view, target }: Scene<BtmTypes> & { readonly target: TargetRef }) {
  const { kind, id } = cut(target);
  const unit = kind === 'unit' ? findUnit(facts, id) : null;
  return unit ? (
    <svg className="btm-sign" viewBox={UNIT_BOX} aria-hidden="true" focusable="false">
      <Counter unit={unit} isSpent={view.units[id]?.spent ?? false} />
    </svg>
  ) : null;
}
