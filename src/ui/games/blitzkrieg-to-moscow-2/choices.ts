import type { CardUse } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import { nameTarget } from './targets.ts';
import { isSameCard, whenKey } from './cards.ts';
import { findCard, findUnit, isArea, placeOfUnit, sideOfUnit, SIDES, type BtmMove, type BtmWords } from './lookup.ts';
import { isTaken, wordHex, wordUnit } from './unit-words.ts';
import { bestActOf } from './panzers/best-acts.ts';
import { listPayers, wordBestAct, wordBriefAct } from './panzers/word-act.ts';
import { rowOf } from './verbs.ts';

/** Words the entries of the list: what is picked next, and what tells it from its neighbours. */

interface BtmChoice {
  readonly target: TargetRef;
  readonly moves: readonly BtmMove[];
  readonly picked: readonly TargetRef[];
}

export function wordChoice(scene: BtmWords, choice: BtmChoice): ChoiceWords {
  const { kind, id } = parseTarget(choice.target);
  const title = nameTarget(scene, choice.target);
  switch (kind) {
    case 'unit':
      return wordUnitChoice(scene, choice, id, title);
    case 'space':
      return wordSpaceChoice(scene, choice, id, title);
    case 'card':
      return wordCardChoice(scene, choice, id, title);
    default:
      return wordButtonChoice(scene, choice, title);
  }
}

/** Words what a picked unit will do, or what a card is played for. For other moves the heading says it. */
export function wordPicked({ view, i18n: { t } }: BtmWords, _: readonly TargetRef[], move: BtmMove) {
  const { picked, pickedCard } = rowOf(move);
  if (pickedCard !== undefined && 'card' in move && move.card !== null && view.combat)
    return { what: t('table.btm.roll.title', { hex: view.combat.target }), hint: t(pickedCard, { card: move.card }) };
  if (picked === undefined || !('unit' in move)) return null;
  return { what: t(picked, { unit: move.unit }), hint: t('table.btm.picked.hint') };
}

function wordUnitChoice(scene: BtmWords, { moves }: BtmChoice, id: string, title: string): ChoiceWords {
  const [move] = moves;
  const row = move && rowOf(move);
  const group = row?.units ?? OTHERS;
  if (!findUnit(scene.facts, id)) return { group, title };
  if (row?.isTankAction) return { group, title, ...wordPanzer(scene, id, moves) };
  const words = { group, title, detail: row?.wordUnit?.(scene, id, moves) ?? wordUnit(scene, id) };
  if (!row?.inTrays) return words;
  const name = row.inTrays === 'places' ? wordTray(scene, id) : scene.i18n.t('table.btm.tray.activate');
  return { ...words, within: { kind: 'pictures', name } };
}

/** Words the best act of a tank, and the cards that can send it. */
function wordPanzer(scene: BtmWords, id: string, moves: readonly BtmMove[]): Omit<ChoiceWords, 'group' | 'title'> {
  const act = bestActOf(scene, id);
  return {
    detail: wordBestAct(scene, act),
    brief: wordBriefAct(scene, act),
    pays: listPayers(scene, moves),
    within: { kind: 'lines', isWorded: true },
  };
}

/** All hexes share one tray. */
function wordTray({ view, i18n: { t } }: BtmWords, id: string): string {
  const place = placeOfUnit(view, id) ?? '';
  return t(`table.btm.tray.${isArea(place) ? place : 'map'}`);
}

function wordSpaceChoice(scene: BtmWords, { moves }: BtmChoice, id: string, title: string): ChoiceWords {
  const [move] = moves;
  const row = move && rowOf(move);
  const group = row?.places ?? OTHERS;
  if (row?.wordTarget) return { group, ...row.wordTarget(scene, id) };
  if (row?.wordPlace) return { group, title, detail: row.wordPlace(scene, id) };
  const what = wordHex(scene, id);
  const mover = (move && row?.mover?.(scene, move)) ?? null;
  const takes = mover !== null && /^\d/.test(id) && isTaken(scene, id, sideOfUnit(scene.facts, mover));
  const detail = takes ? scene.i18n.t('table.btm.takes', { what }) : what;
  return mover === null ? { group, title, detail } : { group, title, detail, within: { kind: 'places' } };
}

/** Words a card by the use it is played for, or, if it is being taken, by all its uses. */
function wordCardChoice(scene: BtmWords, { moves, picked }: BtmChoice, id: string, name: string): ChoiceWords {
  const rows = moves.map(rowOf);
  const isInRow = rows.some(({ pickedCard }) => pickedCard !== undefined);
  const row = isInRow ? { within: { kind: 'row' } as const, count: copiesIn(scene, id) } : {};
  const title = isInRow ? scene.i18n.t('table.btm.name.card', { card: id }) : name;
  const group = rows.find(({ cards }) => cards !== undefined)?.cards ?? cardGroup(picked);
  if (rows.some(({ takesCard }) => takesCard)) {
    const uses = findCard(scene.facts, id)?.uses.map(({ use }) => scene.i18n.t(`btm.use.${use}`)) ?? [];
    return { group, title, detail: uses.join(SEPARATOR) };
  }
  const uses = unique(moves.flatMap(({ type }) => scene.facts.plays[type] ?? [])).map((use) => wordUse(scene, use, id));
  const [warning] = moves.flatMap((move) => rowOf(move).warnOfCard?.(scene, move) ?? []);
  if (warning === undefined) return { group, title, detail: uses.join(SEPARATOR), ...row };
  return { group, title, detail: [...uses, warning].join(SEPARATOR), hasNoDigit: true, ...row };
}

function copiesIn(scene: BtmWords, id: string): number {
  const hand = SIDES.map((side) => scene.view.cards[side].hand ?? []).find((cards) => cards.includes(id)) ?? [];
  return hand.filter((card) => isSameCard(scene, card, id)).length;
}

/** For a card that cannot be played now: when it could be. */
export function wordClosed(scene: BtmWords, target: TargetRef): Pick<ChoiceWords, 'title' | 'detail'> | null {
  const { kind, id } = parseTarget(target);
  const card = kind === 'card' ? findCard(scene.facts, id) : null;
  if (!card) return null;
  const [first] = card.uses;
  return {
    title: scene.i18n.t('table.btm.name.card', { card: id }),
    ...(first ? { detail: scene.i18n.t(whenKey(first.use)) } : {}),
  };
}

const OTHERS = 'table.btm.group.other';
const SEPARATOR = ' · ';
const cardGroup = (picked: readonly TargetRef[]): PlainKey =>
  picked.length > 0 ? 'table.btm.group.pay' : 'table.btm.group.card';

/** Adds the number of tanks if there are several. */
function wordUse({ facts, i18n: { t } }: BtmWords, use: CardUse, card: string): string {
  const n = findCard(facts, card)?.uses.find((one) => one.use === use)?.units ?? 1;
  return n > 1 ? t('table.btm.use.tanks', { n }) : t(`btm.use.${use}`);
}

function wordButtonChoice(scene: BtmWords, { moves: [move] }: BtmChoice, title: string): ChoiceWords {
  const words = move && rowOf(move).wordButton?.(scene, move);
  return words ? { ...words, title } : { group: OTHERS, title };
}
