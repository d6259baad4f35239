/** A question as a player points at it, and how the moves that could have been meant are refused. */
import type { Reason } from '../../../kernel/types.ts';
import type { Target } from '../../../kits/pointing/targets.ts';
import { listOne } from '../../../kits/pointing/why-not.ts';
import type { AskFrame } from '../frames.ts';
import type { CardId, CardUse, Side } from '../ids.ts';
import { commandAt, type Move } from '../moves.ts';
import { cardsFor } from '../rules/cards.ts';
import type { Tables } from '../tables.ts';
import { refusal } from '../rules/reason.ts';
import type { BtmState } from '../state.ts';
import { refuse } from '../verbs/verbs.ts';

export interface Meant {
  readonly tables: Tables;
  readonly state: BtmState;
  readonly frame: AskFrame;
  readonly side: Side;
  readonly moves: readonly Move[];
  /** Ids that are picked or pointed at; the kind that is pointed at last. */
  readonly unit: string | null;
  readonly space: string | null;
  readonly card: string | null;
  readonly pointed: Target['kind'];
}
type Reasons = readonly Reason[];

/** Why the command of the step that names these is refused; empty where it is not, or where one of them is missing. */
export const refuseNamed = (
  { tables, state, frame }: Meant,
  named: Readonly<Record<string, string | boolean | null>>,
): Reasons => (Object.values(named).includes(null) ? [] : listOne(refuse(tables, state, commandAt(frame.at, named))));

/** Refusals of a use with the picked card, else with each card of the hand for it; an empty list has a reason as well. */
export function withCards(
  { tables, state, side, card }: Meant,
  use: CardUse,
  explainWith: (card: CardId) => Reasons,
): Reasons {
  const cards = card === null ? cardsFor(tables, state, side, use) : [card];
  return cards.length === 0 ? [refusal('CARD_USE.none', '7.1', { use, side })] : cards.flatMap(explainWith);
}
