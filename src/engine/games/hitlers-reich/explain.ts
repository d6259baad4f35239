/** *Why can't I?* for anything on the table that is not offered now. */
import type { Reason, TargetRef } from '../../kernel/types.ts';
import { parseTarget, type Target } from '../../kits/pointing/targets.ts';
import { isCardId } from './cards.ts';
import { readButton } from './explain/buttons.ts';
import { wrongKind } from './explain/kinds.ts';
import { readPicks, type Picks } from './explain/picks.ts';
import { explainButton, explainCard, explainTitle } from './explain/pointing.ts';
import { findQuestion, isOffered, type Question } from './explain/question.ts';
import { closest, gameOver, halfChosen, unknownId } from './explain/reason.ts';
import { explainSpace } from './explain/spaces.ts';
import type { Game } from './game.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';

/**
 * At most three reasons, closest way first; empty when some legal move continues with `target` after `picked`.
 * The first three targets of a move may be pointed at in any order.
 */
export function explain(
  game: Game,
  state: HrState,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const question = findQuestion(game, state);
  if (!question) return [gameOver()];
  if (isOffered(question, picked, target)) return [];
  const pointed = parseTarget(target);
  if (!isKnown(game.tables, pointed)) return [unknownId(pointed.id)];
  const found = explainPointed(question, readPicks(picked), pointed);
  if (found.length > 0) return closest(found);
  // The target itself is fine; only what is picked already does not go with it.
  return [picked.length > 0 ? halfChosen() : wrongKind(question)];
}

const isKnown = (t: Tables, { kind, id }: Target): boolean =>
  kind === 'button' ? readButton(id) !== null : t.isKnown(kind, id);

function explainPointed(question: Question, picks: Picks, { kind, id }: Target): readonly Reason[] {
  if (kind === 'space') return explainSpace(question, picks, id);
  if (kind === 'card') return isCardId(id) ? explainCard(question, picks, id) : explainTitle(question, picks, id);
  const button = readButton(id);
  return button ? explainButton(question, picks, button) : [];
}
