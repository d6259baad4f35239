import type { EventData } from '../../../engine/games/hitlers-reich/pack.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import { wordFace } from './cards.ts';
import type { HrChoice } from './choice.ts';
import { addMarks } from './malls/mall-words.ts';
import { findCard, findEvent, turnedTo } from './lookup.ts';
import type { HrWords } from './lookup.ts';
import { diceOf, groupOf, isAim, rowOf } from './verbs.ts';

/** Conflict cards and events in the legal list. */

export function wordCardChoice(scene: HrWords, choice: HrChoice, id: string, title: string): ChoiceWords {
  const [move] = choice.moves;
  if (move && diceOf(move)) return wordSource(scene, choice, id, title);
  const card = findCard(scene.facts, id);
  if (card) {
    const detail = wordFace(scene, card);
    return { group: groupOf(choice) ?? `table.hr.group.suit.${card.suit}`, title, detail };
  }
  const event = findEvent(scene.facts, id);
  const group = groupOf(choice) ?? (`table.hr.group.mall.${event?.deck ?? 'common'}` as const);
  if (!event) return { group, title };
  const inFull = wordEvent(scene, event);
  // The card in the malls says the rest, and bears its marks.
  if (move && isAim(move)) return { group, title, detail: scene.i18n.t(`table.hr.category.${event.category}`), inFull };
  return { group, title, detail: move && rowOf(move).isMarked ? addMarks(scene, event, inFull) : inFull };
}

/** What becomes of the card, and what it does in our words. */
function wordEvent({ i18n: { t, lang } }: HrWords, { category, text }: EventData): string {
  return t('table.hr.event.line', { category: `table.hr.category.${category}`, text: text[lang] });
}

/** An event or piece that works on dice; whose dice are picked next. */
function wordSource(scene: HrWords, { moves }: HrChoice, id: string, title: string): ChoiceWords {
  const { t } = scene.i18n;
  const group = 'table.hr.group.effects';
  const event = findEvent(scene.facts, id);
  if (event) return { group, title, detail: event.text[scene.i18n.lang] };
  const own = unique(moves.flatMap((move) => diceOf(move)?.places ?? [])).length;
  const to = turnedTo(scene, id);
  const detail = to === null ? t('table.hr.detail.own-dice', { n: own }) : t('table.hr.detail.turn', { n: own, to });
  return { group, title, detail };
}
