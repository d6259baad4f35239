/** *Why can't I?* for anything on the table that is not offered now. */
import type { Reason, TargetRef } from '../../kernel/types.ts';
import type { Target } from '../../kits/pointing/targets.ts';
import { explainTarget } from '../../kits/pointing/why-not.ts';
import { isCardId } from './cards.ts';
import { readButton, readPicks, type Picks } from './explain/picks.ts';
import { explainButton, explainCard, explainTitle } from './explain/pointing.ts';
import { findQuestion, FREE_ORDER, type Question } from './explain/question.ts';
import { gameOver, halfChosen, unknownId } from './rules/reason.ts';
import { explainSpace } from './explain/spaces.ts';
import type { Game } from './types.ts';
import { commands } from './moves.ts';
import type { HrState } from './state.ts';
import { wrongKind } from './verbs/verbs.ts';

/** At most three reasons, the nearest first; empty when some legal move continues with `target` after `picked`. */
export function explain(
  game: Game,
  state: HrState,
  picked: readonly TargetRef[],
  target: TargetRef,
): readonly Reason[] {
  const question = findQuestion(game, state);
  if (!question) return [gameOver()];
  const asked = {
    moves: question.moves,
    targetsOf: commands.targets,
    freeOrder: FREE_ORDER,
    isKnown: ({ kind, id }: Target) => (kind === 'button' ? readButton(id) !== null : game.tables.isKnown(kind, id)),
    refusals: (picks: readonly Target[], pointed: Target) => explainPointed(question, readPicks(picks), pointed),
    most: 3,
    unknown: unknownId,
    halfMade: halfChosen,
    wrongKind: () => wrongKind(question),
    excludes: () => false,
  };
  return explainTarget(asked, picked, target);
}

function explainPointed(question: Question, picks: Picks, { kind, id }: Target): readonly Reason[] {
  if (kind === 'space') return explainSpace(question, picks, id);
  if (kind === 'card') return isCardId(id) ? explainCard(question, picks, id) : explainTitle(question, id);
  const button = readButton(id);
  return button ? explainButton(question, picks, button) : [];
}
