import type { BtmFacts, UnitFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { Scene } from '../../table/game-table.ts';
import { drawCounter } from './board/counter.tsx';
import { CardPicture } from './hand-card.tsx';
import './piece.css';
import { findCard, findUnit } from './lookup.ts';

/** A counter with shadow and badges, in board units. */
const UNIT_BOX = '-38 -38 76 76';

/** The first defender of a hex that can be attacked. */
const defenderAt = (view: BtmView, facts: BtmFacts, hex: string): UnitFacts | null =>
  view.question?.at === 'combat/attack' ? (facts.units.find(({ id }) => view.units[id]?.place === hex) ?? null) : null;

/** A counter, or an engraving for a row of cards; nothing for places and buttons, whose words are enough. */
export function drawBtmPiece({
  facts,
  view,
  target,
  isPlain = false,
}: Scene<BtmTypes> & { readonly target: TargetRef; readonly isPlain?: boolean }) {
  const { kind, id } = parseTarget(target);
  if (kind === 'card' && findCard(facts, id)) return <CardPicture id={id} />;
  const unit = kind === 'unit' ? findUnit(facts, id) : kind === 'space' ? defenderAt(view, facts, id) : null;
  return unit ? (
    <svg className="rigid unclipped btm-sign" viewBox={UNIT_BOX} aria-hidden="true" focusable="false">
      {drawCounter({ unit, isSpent: !isPlain && view.units[unit.id]?.spent === true })}
    </svg>
  ) : null;
}
