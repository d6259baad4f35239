import { isAssault, rowOf } from './verbs.ts';
import type { BtmMove, BtmWords } from './lookup.ts';

/** Button labels for moves that roll dice, or whose own name says too much or too little. */

/** Null if the move's own words will do. Below 1:1 nobody rolls (§11.3.5). */
export function wordAct(scene: BtmWords, move: BtmMove): string | null {
  const { facts, view, i18n } = scene;
  const act = rowOf(move).wordAct?.(scene, move);
  if (act !== undefined) return act;
  if (facts.plays[move.type] !== 'combatShift' && !isAssault(move)) return null;
  const { readCombat, isDieNext } = facts.queries;
  const column = (readCombat(view, move) ?? readCombat(view))?.sums?.column ?? 0;
  if (column < 1 || !isDieNext(view, move)) return null;
  const card = 'card' in move ? move.card : null;
  return card === null ? i18n.t('table.btm.act.roll', { column }) : i18n.t('table.btm.act.card', { card });
}
