import { isAssault, rowOf } from './verbs.ts';
import { otherSide, SIDES } from './lookup.ts';
import type { BtmMove, BtmWords } from './lookup.ts';

/** What buttons say where the move alone would say too much or too little: those after which the dice are rolled say so. */

/** Nobody else can be asked between the move and the die: hands are counted, never looked into. */
function isLastBeforeDie({ facts, view }: BtmWords, move: BtmMove): boolean {
  const { question, units, combat } = view;
  const { couldHold } = facts.queries;
  if (question?.at === 'combat/defence-card') return true;
  if (question?.at === 'combat/attack-card') {
    const mayCancel = question.side === 'german' && 'card' in move && move.card !== null;
    const other = otherSide(question.side);
    const uses = mayCancel ? (['combatShift', 'cancel'] as const) : (['combatShift'] as const);
    return !uses.some((use) => couldHold(view, other, use, combat?.target ?? ''));
  }
  if (question?.at !== 'combat/attackers' || !isAssault(move)) return false;
  const canChoose = Object.values(units).some(({ place, spent }) => place === question.target && !spent);
  return !canChoose && !SIDES.some((side) => couldHold(view, side, 'combatShift', question.target));
}

/** What the button of a move says; null where the move says it itself. Below 1:1 nobody rolls (§11.3.5). */
export function wordAct(scene: BtmWords, move: BtmMove): string | null {
  const { facts, view, i18n } = scene;
  const act = rowOf(move).wordAct?.(scene, move);
  if (act !== undefined) return act;
  if (facts.plays[move.type] !== 'combatShift' && !isAssault(move)) return null;
  const { readCombat } = facts.queries;
  const column = (readCombat(view, move) ?? readCombat(view))?.sums?.column ?? 0;
  if (column < 1 || !isLastBeforeDie(scene, move)) return null;
  const card = 'card' in move ? move.card : null;
  return card === null ? i18n.t('table.btm.act.roll', { column }) : i18n.t('table.btm.act.card', { card });
}
