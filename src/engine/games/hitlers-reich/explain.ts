/** *Why can't I?* for anything on the table that is not offered now. */
import type { Reason, TargetRef } from '../../kernel/types.ts';
import { isSpaceId } from './board.ts';
import { isCardId } from './cards.ts';
import { readButton } from './explain/buttons.ts';
import { isPiece } from './explain/ids.ts';
import { wrongKind } from './explain/kinds.ts';
import { pointedAt, readPicks, type Picks, type Pointed } from './explain/picks.ts';
import { explainButton, explainCard, explainTitle } from './explain/pointing.ts';
import { findQuestion, isOffered, type Question } from './explain/question.ts';
import { closest, gameOver, halfChosen, unknownId } from './explain/reason.ts';
import { explainSpace } from './explain/spaces.ts';
import { isTitle } from './event-cards.ts';
import type { HrState } from './state.ts';

/**
 * At most three reasons, closest way first; empty when some legal move goes on with `target` after `picked`.
 * The first three targets of a move may be pointed at in any order.
 */
export function explain(state: HrState, picked: readonly TargetRef[], target: TargetRef): readonly Reason[] {
  const question = findQuestion(state);
  if (!question) return [gameOver()];
  if (isOffered(question, picked, target)) return [];
  const pointed = pointedAt(target);
  if (!isKnown(pointed)) return [unknownId(pointed.id)];
  const found = explainPointed(question, readPicks(picked), pointed);
  if (found.length > 0) return closest(found);
  // The target itself is fine; only what is picked already does not go with it.
  return [picked.length > 0 ? halfChosen() : wrongKind(question)];
}

function isKnown({ kind, id }: Pointed): boolean {
  switch (kind) {
    case 'space':
      return isSpaceId(id);
    case 'card':
      return isCardId(id) || isTitle(id) || isPiece(id);
    case 'button':
      return readButton(id) !== null;
    default:
      return false;
  }
}

function explainPointed(question: Question, picks: Picks, { kind, id }: Pointed): readonly Reason[] {
  if (kind === 'space') return explainSpace(question, picks, id);
  if (kind === 'card') return isCardId(id) ? explainCard(question, picks, id) : explainTitle(question, picks, id);
  const button = readButton(id);
  return button ? explainButton(question, picks, button) : [];
}
