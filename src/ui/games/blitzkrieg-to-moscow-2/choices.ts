import type { TargetRef } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import { nameTarget } from './targets.ts';
import { findCard, findUnit, sideOfUnit, unitsUnderWay } from './lookup.ts';
import type { BtmMove, BtmWords } from './lookup.ts';
import { isTaken, wordFigures, wordGarrison, wordHex, wordPlace, wordUnit } from './unit-words.ts';

/** How the entries of the legal list read: what is picked next, and what tells it apart from its neighbours. */

export interface BtmChoice {
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
      return wordButtonChoice(scene, choice, id, title);
  }
}

/** Headings of lists of units, by what the unit is picked for. */
const UNIT_GROUPS: Readonly<Partial<Record<BtmMove['type'], PlainKey>>> = {
  place: 'table.btm.group.place',
  sea: 'table.btm.group.sea',
  remove: 'table.btm.group.remove',
  arrive: 'table.btm.group.arrive',
  rebuild: 'table.btm.group.rebuild',
  rail: 'table.btm.group.rail',
  aboard: 'table.btm.group.aboard',
  activate: 'table.btm.group.activate',
  move: 'table.btm.group.move',
  join: 'table.btm.group.join',
  defend: 'table.btm.group.defend',
  retreat: 'table.btm.group.retreat',
  advance: 'table.btm.group.advance',
  together: 'table.btm.group.together',
  'tank-move': 'table.btm.group.tank',
  'tank-attack': 'table.btm.group.tank',
};

function wordUnitChoice(scene: BtmWords, { moves }: BtmChoice, id: string, title: string): ChoiceWords {
  const [move] = moves;
  const group = (move && UNIT_GROUPS[move.type]) ?? 'table.btm.group.other';
  const unit = findUnit(scene.facts, id);
  if (!unit) return { group, title };
  const { t } = scene.i18n;
  switch (move?.type) {
    case 'arrive':
    case 'place':
      return { group, title, detail: wordFigures(scene, unit) };
    case 'rebuild':
      return { group, title, detail: wordPlace(scene, id) };
    case 'move': {
      const places = unique(moves.flatMap((one) => (one.type === 'move' ? [one.to] : [])));
      return { group, title, detail: t('table.btm.unit.can-go', { what: wordUnit(scene, id), n: places.length }) };
    }
    default:
      return { group, title, detail: wordUnit(scene, id) };
  }
}

const SPACE_GROUPS: Readonly<Partial<Record<BtmMove['type'], PlainKey>>> = {
  place: 'table.btm.group.city',
  arrive: 'table.btm.group.area',
  rebuild: 'table.btm.group.area',
  hero: 'table.btm.group.hero',
  rail: 'table.btm.group.rail-to',
  move: 'table.btm.group.to',
  step: 'table.btm.group.to',
  'tank-move': 'table.btm.group.to',
  attack: 'table.btm.group.attack',
  'tank-attack': 'table.btm.group.attack',
  'fall-back': 'table.btm.group.fall-back',
};

function wordSpaceChoice(scene: BtmWords, { moves }: BtmChoice, id: string, title: string): ChoiceWords {
  const [move] = moves;
  const group = (move && SPACE_GROUPS[move.type]) ?? 'table.btm.group.other';
  if (move?.type === 'attack' || move?.type === 'tank-attack') return { group, title, detail: wordGarrison(scene, id) };
  const what = wordHex(scene, id);
  const mover = moverOf(scene, move);
  const takes = mover !== null && /^\d/.test(id) && isTaken(scene, id, sideOfUnit(scene.facts, mover));
  return { group, title, detail: takes ? scene.i18n.t('table.btm.takes', { what }) : what };
}

/** Who would go there. */
function moverOf({ view }: BtmWords, move: BtmMove | undefined): string | null {
  if (move?.type === 'move' || move?.type === 'tank-move') return move.unit;
  return move?.type === 'step' ? (unitsUnderWay(view)[0] ?? null) : null;
}

/** A card is played for what its moves are; one that is taken tells all it can do. */
function wordCardChoice(scene: BtmWords, { moves, picked }: BtmChoice, id: string, title: string): ChoiceWords {
  const { t } = scene.i18n;
  const types = unique(moves.map(({ type }) => type));
  if (types.includes('draw')) {
    const uses = findCard(scene.facts, id)?.uses.map(({ use }) => t(`btm.use.${use}`)) ?? [];
    return { group: 'table.btm.group.draw', title, detail: uses.join(SEPARATOR) };
  }
  const group = types.includes('shift') || types.includes('reroll') ? 'table.btm.group.combat-card' : cardGroup(picked);
  const uses = unique(types.flatMap((type) => useOf(scene, type, id)));
  if (!isVain(scene, types)) return { group, title, detail: uses.join(SEPARATOR) };
  return { group, title, detail: [...uses, t('table.btm.reroll.vain')].join(SEPARATOR), hasNoDigit: true };
}

/** §7.1: a card for a new die where none is better than the one that lies there. */
function isVain({ facts, view }: BtmWords, types: readonly BtmMove['type'][]): boolean {
  const { gainsByReroll, readDecider } = facts.queries;
  const side = readDecider(view);
  return types.includes('reroll') && side !== null && !gainsByReroll(view, side);
}

const SEPARATOR = ' · ';
const cardGroup = (picked: readonly TargetRef[]): PlainKey =>
  picked.length > 0 ? 'table.btm.group.pay' : 'table.btm.group.card';

/** What a move of this type plays the card for. */
function useOf({ facts, i18n: { t } }: BtmWords, type: BtmMove['type'], card: string): readonly string[] {
  switch (type) {
    case 'rebuild':
      return [t('btm.use.reinforce')];
    case 'hero':
      return [t('btm.use.heroCity')];
    case 'activate':
      return [t('btm.use.activate')];
    case 'rail':
      return [t('btm.use.rail')];
    case 'shift':
      return [t('btm.use.combatShift')];
    case 'reroll':
      return [t('btm.use.reroll')];
    case 'tank-move':
    case 'tank-attack': {
      const n = findCard(facts, card)?.uses.find(({ use }) => use === 'tankAction')?.units ?? 1;
      return [n > 1 ? t('table.btm.use.tanks', { n }) : t('btm.use.tankAction')];
    }
    default:
      return [];
  }
}

function wordButtonChoice(scene: BtmWords, { moves }: BtmChoice, id: string, title: string): ChoiceWords {
  const { t } = scene.i18n;
  const [move] = moves;
  switch (move?.type) {
    case 'defend': {
      const how = move.active ? 'active' : 'passive';
      return { group: 'table.btm.group.how', title, detail: wordDefence(scene, move.unit, how) };
    }
    case 'rail':
      return { group: 'table.btm.group.pay', title, detail: t('table.btm.rail.free.what') };
    case 'hitler':
      return {
        group: 'table.btm.group.hitler',
        title,
        detail: t(`table.btm.${id === 'hitler-yes' ? 'cancel' : 'pass'}.what`),
      };
    default:
      return { group: 'table.btm.group.other', title };
  }
}

/** §11.3.2: what each way of defending counts and costs. */
function wordDefence({ facts, i18n: { t } }: BtmWords, id: string, how: 'active' | 'passive'): string {
  const unit = findUnit(facts, id);
  const n = (how === 'active' ? unit?.strength : unit?.passive) ?? 0;
  // Where others become spent, a corps is eliminated (§11.3.7).
  const isLast = how === 'active' && unit?.hasSpentSide === false;
  return t(isLast ? 'table.btm.defence.active.corps' : `table.btm.defence.${how}`, { n });
}
