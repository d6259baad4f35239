import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { BtmMove, BtmScene } from '../things.ts';

/** The combat as it stands, and as it would stand with the move that is picked. */

/** A position in which the move has been made, as far as a combat is reckoned from it; null where it changes nothing there. */
function suppose({ facts, view }: BtmScene, move: BtmMove): BtmView | null {
  const { question, combat } = view;
  switch (move.type) {
    case 'join':
      return question?.at === 'combat/attackers'
        ? { ...view, question: { ...question, units: [...question.units, move.unit] } }
        : null;
    case 'defend':
      return combat
        ? {
            ...view,
            combat: { ...combat, active: [...combat.active, ...(move.active ? [move.unit] : [])] },
            undecided: view.undecided.filter((unit) => unit !== move.unit),
          }
        : null;
    case 'shift':
      return combat && move.card !== null ? { ...view, shiftPending: move.card } : null;
    case 'hitler': {
      // To let it pass leaves the combat as it is shown: the card counts until somebody cancels it.
      const { shiftPending: card } = view;
      if (!combat || card === null || !move.cancel) return null;
      const made = { card, cancelled: true };
      const isAttack = facts.cards[combat.side].some(({ id }) => id === card);
      const slot = isAttack ? { attackCard: made } : { defenceCard: made };
      return { ...view, shiftPending: null, combat: { ...combat, ...slot } };
    }
    default:
      return null;
  }
}

export interface CombatNow {
  /** With the picked move, where it changes anything. */
  readonly shown: CombatReading;
  /** As things stand; the same object while nothing is supposed. */
  readonly standing: CombatReading;
}

/** What the panel tells; null where no combat is fought and nobody is named for one. */
export function readCombatNow({ facts, view }: BtmScene, chosen: BtmMove | null): CombatNow | null {
  const standing = facts.queries.readCombat(view);
  if (!standing) return null;
  const supposed = chosen === null ? null : suppose({ facts, view }, chosen);
  return { standing, shown: (supposed && facts.queries.readCombat(supposed)) ?? standing };
}

const TOLD: ReadonlySet<BtmMove['type']> = new Set(['join', 'assault', 'defend', 'shift']);

/** Whether the panel tells what a move does to the numbers and chances, so that the preview under the list need not. */
export const isToldInCombat = (_view: BtmView, { type }: BtmMove): boolean => TOLD.has(type);
