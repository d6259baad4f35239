import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { cardRef, spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import { isArea, isHexName, isSpotName } from './lookup.ts';
import type { BtmMove, BtmScene, BtmWords } from './lookup.ts';

/** What the table asks about the legal moves as a list, and a recorded move in words. */

/** Acts before what the hand offers besides: an activation may be made in four steps, and is seldom what was come for. */
export const distinctMoves = (_scene: BtmScene, moves: readonly BtmMove[]): readonly BtmMove[] =>
  [...moves].sort((a, b) => rank(a) - rank(b));
const rank = ({ type }: BtmMove): number => (type === 'activate' ? 1 : 0);

/** All moves of a question name at most a card, a unit and a place. */
export const freeOrder = (): number => 3;

/** What lights up while nothing is picked: where one can attack, who can move; not all places of all cards. */
export function litFirst(move: BtmMove): readonly TargetRef[] {
  switch (move.type) {
    case 'attack':
      return [spaceRef(move.target)];
    case 'step':
    case 'fall-back':
      return [spaceRef(move.to)];
    case 'hero':
      return [];
    default:
      return 'unit' in move ? [unitRef(move.unit)] : [];
  }
}

/** Moves that use a unit, so that ending the step leaves it unused. */
const unitsOf = (moves: readonly BtmMove[], type: BtmMove['type']): readonly string[] =>
  unique(moves.flatMap((move) => (move.type === type && 'unit' in move ? [move.unit] : [])));

/** What ending the step would leave unused. */
export function listUnspent({ view }: BtmScene, moves: readonly BtmMove[], inFull: boolean): readonly Line[] {
  const has = (type: BtmMove['type']): boolean => moves.some((move) => move.type === type);
  if (has('end-move')) return unitLines(unitsOf(moves, 'move'), inFull);
  if (has('end-advance')) return unitLines(unitsOf(moves, 'advance'), inFull);
  if (has('end-combat')) {
    const hexes = moves.flatMap((move) => (move.type === 'attack' ? [move.target] : []));
    if (hexes.length === 0) return [];
    if (inFull) return [{ key: 'table.btm.unspent.attacks', params: { hexes: joinIds(hexes) } }];
    return [{ key: 'table.btm.unspent.attacks.count', params: { n: hexes.length } }];
  }
  if (has('end-rail') && view.side === 'soviet' && !view.freeRailUsed && has('rail'))
    return [{ key: 'table.btm.unspent.rail' }];
  if (has('end-break') && (has('tank-move') || has('tank-attack'))) {
    // An activation is offered here too, and sends nobody.
    const cards = unique(
      moves.flatMap((move) => (move.type === 'tank-move' || move.type === 'tank-attack' ? [move.card] : [])),
    );
    return [{ key: 'table.btm.unspent.cards', params: { n: cards.length } }];
  }
  return [];
}

function unitLines(units: readonly string[], inFull: boolean): readonly Line[] {
  if (units.length === 0) return [];
  if (inFull) return [{ key: 'table.btm.unspent.units', params: { units: joinIds(units) } }];
  return [{ key: 'table.btm.unspent.units.count', params: { n: units.length } }];
}

/** What a player may look for in the list and not find: own units that cannot act, own cards without a use now. */
export function listClosed(
  { facts, view }: BtmScene,
  { moves, base }: { readonly moves: readonly BtmMove[]; readonly base: readonly TargetRef[] },
): readonly TargetRef[] {
  const { question } = view;
  const decider = facts.queries.readDecider(view);
  if (base.length > 0 || question === null || decider === null) return [];
  const offered = new Set(moves.flatMap((move) => ('unit' in move ? [move.unit] : [])));
  const own = facts.units.filter(({ side, id }) => side === decider && !offered.has(id));
  const onMap = own.filter(({ id }) => isSpotName(view.units[id]?.place ?? ''));
  const cards = cardsUnused({ facts, view }, moves, decider);
  switch (question.at) {
    case 'movement/move':
      return onMap.map(({ id }) => unitRef(id));
    case 'combat/attack': {
      const targets = new Set(moves.flatMap((move) => (move.type === 'attack' ? [move.target] : [])));
      const enemies = facts.units.filter(({ side }) => side !== decider);
      return unique(enemies.flatMap(({ id }) => view.units[id]?.place ?? []))
        .filter((place) => isHexName(place) && !targets.has(place))
        .map(spaceRef);
    }
    case 'logistics/reinforce': {
      const lost = own.filter(({ id }) => ['eliminated', 'surrendered'].includes(view.units[id]?.place ?? ''));
      return [...lost.map(({ id }) => unitRef(id)), ...cards];
    }
    case 'logistics/rail':
    case 'combat/attack-card':
    case 'combat/defence-card':
    case 'combat/reroll':
      return cards;
    case 'breakthrough/action':
      return [...onMap.filter(({ arm }) => arm === 'tank').map(({ id }) => unitRef(id)), ...cards];
    default:
      return [];
  }
}

/** Cards of the decider's own hand that no legal move plays. */
function cardsUnused({ view }: BtmScene, moves: readonly BtmMove[], side: Side): readonly TargetRef[] {
  const used = new Set(moves.flatMap((move) => ('card' in move ? [move.card] : move.type === 'rail' ? [move.by] : [])));
  return (view.cards[side].hand ?? []).filter((card) => !used.has(card)).map(cardRef);
}

const PLAIN = [
  ...['end-sea', 'end-remove', 'end-rebuild', 'end-reinforce', 'depart', 'end-rail', 'halt', 'end-move', 'assault'],
  ...['end-combat', 'end-advance', 'go', 'end-break'],
];
/** Verbs with one name after them. */
const NAMING: Readonly<Record<string, string>> = {
  sea: 'unit',
  aboard: 'unit',
  join: 'unit',
  retreat: 'unit',
  advance: 'unit',
  attack: 'hex',
};

/** A sentence that names a hex, or the one that names a rear area. */
const saysWhere = (key: string, to: string, params: Readonly<Record<string, string>> = {}): Line =>
  isArea(to)
    ? { key: `btm.move.${key}-area`, params: { ...params, area: to } }
    : { key: `btm.move.${key}`, params: { ...params, hex: to } };

/** The catalogue's sentence for a recorded move, from its text alone. */
function sentenceOf(notation: string): Line | null {
  const [verb = '', a = '', b = '', c = ''] = notation.split(' ');
  if (PLAIN.includes(verb)) return { key: `btm.move.${verb}` };
  const named = NAMING[verb];
  if (named !== undefined) return { key: `btm.move.${verb}`, params: { [named]: a } };
  switch (verb) {
    case 'place':
      return { key: 'btm.move.place', params: { unit: a, hex: b } };
    case 'remove':
      return { key: 'table.btm.did.remove', params: { unit: a } };
    case 'draw':
      return a === '?' || a === '' ? { key: 'table.btm.did.draw' } : { key: 'btm.move.draw', params: { card: a } };
    case 'arrive':
      return { key: 'btm.move.arrive', params: { unit: a, area: b } };
    case 'rebuild':
      return { key: 'btm.move.rebuild', params: { card: a, unit: b, area: c } };
    case 'hero':
      return { key: 'btm.move.hero', params: { card: a, hex: b } };
    case 'rail':
      return a === 'free' ? saysWhere('rail-free', c, { unit: b }) : saysWhere('rail', c, { card: a, unit: b });
    case 'activate':
      return { key: 'btm.move.activate', params: { card: a, unit: b } };
    case 'move':
      return saysWhere('move', b, { unit: a });
    case 'step':
    case 'fall-back':
      return saysWhere(verb, a);
    case 'defend':
      return { key: `btm.move.defend-${b}`, params: { unit: a } };
    case 'shift':
    case 'reroll':
      return a === 'none' ? { key: `btm.move.${verb}-none` } : { key: `btm.move.${verb}`, params: { card: a } };
    case 'tank-move':
      return saysWhere('tank-move', c, { card: a, unit: b });
    case 'tank-attack':
      return { key: 'btm.move.tank-attack', params: { card: a, unit: b, hex: c } };
    case 'hitler':
      return { key: `btm.move.hitler-${a}` };
    default:
      return null;
  }
}

/** A move that no catalogue knows (a later version of the game) shows as it was written. */
export function wordNotation({ i18n }: BtmWords, notation: string): string {
  const sentence = sentenceOf(notation);
  return sentence && i18n.has(sentence.key) ? i18n.line(sentence) : notation;
}
