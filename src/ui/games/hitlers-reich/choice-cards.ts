import type { EventData } from '../../../engine/games/hitlers-reich/pack.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import { wordFace } from './cards.ts';
import type { HrChoice } from './choice.ts';
import { addMarks } from './malls/mall-words.ts';
import { findCard, findEvent, sideOf, turnedTo, viewerOf } from './lookup.ts';
import type { HrMove, HrWords } from './lookup.ts';

/** Conflict cards and events in the legal list. */

export function wordCardChoice(scene: HrWords, choice: HrChoice, id: string, title: string): ChoiceWords {
  const [move] = choice.moves;
  if (move?.type === 'effect') return wordSource(scene, choice, id, title);
  const card = findCard(scene.facts, id);
  if (card) {
    const detail = wordFace(scene, card);
    if (move?.type === 'swap') return { group: swapGroup(choice), title, detail };
    if (move?.type === 'block' || move?.type === 'sabotage')
      return { group: `table.hr.group.${move.type}`, title, detail };
    return { group: `table.hr.group.suit.${card.suit}`, title, detail };
  }
  const event = findEvent(scene.facts, id);
  if (!event) return { group: eventGroup(move, event), title };
  const group = eventGroup(move, event);
  const inFull = wordEvent(scene, event);
  // The card in the malls says the rest, and bears its marks.
  if (move?.type === 'event' || move?.type === 'return')
    return { group, title, detail: scene.i18n.t(`table.hr.category.${event.category}`), inFull };
  return { group, title, detail: move?.type === 'play' ? addMarks(scene, event, inFull) : inFull };
}

/** The deck's card is pointed at first, the one given for it second. */
const swapGroup = ({ picked }: HrChoice) =>
  picked.some((target) => parseTarget(target).kind === 'card')
    ? ('table.hr.group.give' as const)
    : ('table.hr.group.take' as const);

function eventGroup(move: HrMove | undefined, event: EventData | null) {
  switch (move?.type) {
    case 'play':
    case 'cancel':
    case 'drop':
    case 'keep':
    case 'return':
      return `table.hr.group.${move.type}` as const;
    default:
      return `table.hr.group.mall.${event?.deck ?? 'common'}` as const;
  }
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
  const own = unique(moves.flatMap((move) => (move.type === 'effect' ? move.dice : []))).length;
  const to = turnedTo(scene, id);
  const detail = to === null ? t('table.hr.detail.own-dice', { n: own }) : t('table.hr.detail.turn', { n: own, to });
  return { group, title, detail };
}

/** Whether an event may be owned by the viewer; an onlooker counts for both sides. */
export function mayOwn({ view }: Pick<HrWords, 'view'>, { deck }: EventData): boolean {
  const viewer = viewerOf(view);
  return deck === 'common' || viewer === null || sideOf(deck === 'axis' ? 'axis' : 'western') === viewer;
}
