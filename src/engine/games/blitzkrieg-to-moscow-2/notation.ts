/** Moves as short text (§5.2) and back. */
import type { TargetRef } from '../../kernel/types.ts';
import type { AreaId } from './ids.ts';
import type { Move } from './moves.ts';

/** Canonical text of a move, and its identity. */
export function notation(move: Move): string {
  switch (move.type) {
    case 'place':
      return `place ${move.unit} ${move.hex}`;
    case 'draw':
      return `draw ${move.card}`;
    case 'arrive':
      return `arrive ${move.unit} ${move.area}`;
    case 'rebuild':
      return `rebuild ${move.card} ${move.unit} ${move.area}`;
    case 'hero':
      return `hero ${move.card} ${move.hex}`;
    case 'rail':
      return `rail ${move.by} ${move.unit} ${move.to}`;
    case 'activate':
      return `activate ${move.card} ${move.unit}`;
    case 'move':
      return `move ${move.unit} ${move.to}`;
    case 'step':
    case 'fall-back':
      return `${move.type} ${move.to}`;
    case 'attack':
      return `attack ${move.target}`;
    case 'defend':
      return `defend ${move.unit} ${move.active ? 'active' : 'passive'}`;
    case 'shift':
    case 'reroll':
      return `${move.type} ${move.card ?? 'none'}`;
    case 'sea':
    case 'remove':
    case 'aboard':
    case 'join':
    case 'together':
    case 'retreat':
    case 'advance':
      return `${move.type} ${move.unit}`;
    case 'tank-move':
      return `tank-move ${move.card} ${move.unit} ${move.to}`;
    case 'tank-attack':
      return `tank-attack ${move.card} ${move.unit} ${move.target}`;
    case 'hitler':
      return `hitler ${move.cancel ? 'yes' : 'no'}`;
    case 'end-sea':
    case 'end-remove':
    case 'end-rebuild':
    case 'end-reinforce':
    case 'depart':
    case 'end-rail':
    case 'halt':
    case 'end-move':
    case 'assault':
    case 'end-combat':
    case 'end-advance':
    case 'go':
    case 'end-break':
      return move.type;
  }
}

const UNIT = '([gs]-[a-z0-9]{1,6})';
const CARD = '([gs]-[a-z0-9]{1,8}(?:-\\d)?)';
const HEX = '(\\d{4})';
const AREA = '([NCSRE])';
const SPOT = '(\\d{4}|[NCSRE])';
type Made = (a: string, b: string, c: string) => Move;

/** The text forms; what fits none of them is no move. Ids may still be unknown: that is for the rules to refuse. */
const FORMS: ReadonlyMap<string, readonly (readonly [RegExp, Made])[]> = new Map(
  Object.entries<readonly (readonly [string, Made])[]>({
    place: [[`${UNIT} ${HEX}`, (unit, hex) => ({ type: 'place', unit, hex })]],
    sea: [[UNIT, (unit) => ({ type: 'sea', unit })]],
    remove: [[UNIT, (unit) => ({ type: 'remove', unit })]],
    draw: [[CARD, (card) => ({ type: 'draw', card })]],
    arrive: [[`${UNIT} ${AREA}`, (unit, area) => ({ type: 'arrive', unit, area: area as AreaId })]],
    rebuild: [
      [`${CARD} ${UNIT} ${AREA}`, (card, unit, area) => ({ type: 'rebuild', card, unit, area: area as AreaId })],
    ],
    hero: [[`${CARD} ${HEX}`, (card, hex) => ({ type: 'hero', card, hex })]],
    rail: [
      [`free ${UNIT} ${SPOT}`, (unit, to) => ({ type: 'rail', by: 'free', unit, to })],
      [`${CARD} ${UNIT} ${SPOT}`, (by, unit, to) => ({ type: 'rail', by, unit, to })],
    ],
    aboard: [[UNIT, (unit) => ({ type: 'aboard', unit })]],
    activate: [[`${CARD} ${UNIT}`, (card, unit) => ({ type: 'activate', card, unit })]],
    move: [[`${UNIT} ${SPOT}`, (unit, to) => ({ type: 'move', unit, to })]],
    step: [[SPOT, (to) => ({ type: 'step', to })]],
    attack: [[HEX, (target) => ({ type: 'attack', target })]],
    join: [[UNIT, (unit) => ({ type: 'join', unit })]],
    together: [[UNIT, (unit) => ({ type: 'together', unit })]],
    defend: [[`${UNIT} (active|passive)`, (unit, how) => ({ type: 'defend', unit, active: how === 'active' })]],
    shift: [
      ['none', () => ({ type: 'shift', card: null })],
      [CARD, (card) => ({ type: 'shift', card })],
    ],
    reroll: [
      ['none', () => ({ type: 'reroll', card: null })],
      [CARD, (card) => ({ type: 'reroll', card })],
    ],
    retreat: [[UNIT, (unit) => ({ type: 'retreat', unit })]],
    'fall-back': [[SPOT, (to) => ({ type: 'fall-back', to })]],
    advance: [[UNIT, (unit) => ({ type: 'advance', unit })]],
    'tank-move': [[`${CARD} ${UNIT} ${SPOT}`, (card, unit, to) => ({ type: 'tank-move', card, unit, to })]],
    'tank-attack': [[`${CARD} ${UNIT} ${HEX}`, (card, unit, target) => ({ type: 'tank-attack', card, unit, target })]],
    hitler: [['(yes|no)', (how) => ({ type: 'hitler', cancel: how === 'yes' })]],
  }).map(([verb, forms]) => [verb, forms.map(([form, make]) => [new RegExp(`^${verb} ${form}$`), make] as const)]),
);

/** Commands of one word. */
const PLAIN: ReadonlyMap<string, Move> = new Map(
  (
    [
      { type: 'end-sea' },
      { type: 'end-remove' },
      { type: 'end-rebuild' },
      { type: 'end-reinforce' },
      { type: 'depart' },
      { type: 'end-rail' },
      { type: 'halt' },
      { type: 'end-move' },
      { type: 'assault' },
      { type: 'end-combat' },
      { type: 'end-advance' },
      { type: 'go' },
      { type: 'end-break' },
    ] satisfies readonly Move[]
  ).map((move) => [move.type, Object.freeze(move)]),
);

/** The move of a text; null for text that is no move. */
export function parse(text: string): Move | null {
  const plain = PLAIN.get(text);
  if (plain) return plain;
  const space = text.indexOf(' ');
  for (const [form, make] of FORMS.get(text.slice(0, space)) ?? []) {
    const found = form.exec(text);
    if (found) return make(found[1] ?? '', found[2] ?? '', found[3] ?? '');
  }
  return null;
}

const unitRef = (unit: string): TargetRef => `unit:${unit}`;
const spaceRef = (place: string): TargetRef => `space:${place}`;
const cardRef = (card: string): TargetRef => `card:${card}`;

/**
 * What a player points at to make a move, in the order in which it is asked: who, where, by which card. A rear area is a
 * space. Of a defence the way comes first, as the unit is the one that is asked about.
 */
export function targets(move: Move): readonly TargetRef[] {
  switch (move.type) {
    case 'place':
      return [unitRef(move.unit), spaceRef(move.hex)];
    case 'draw':
      return [cardRef(move.card)];
    case 'arrive':
      return [unitRef(move.unit), spaceRef(move.area)];
    case 'rebuild':
      return [unitRef(move.unit), spaceRef(move.area), cardRef(move.card)];
    case 'hero':
      return [cardRef(move.card), spaceRef(move.hex)];
    case 'rail':
      return [unitRef(move.unit), spaceRef(move.to), move.by === 'free' ? 'button:rail-free' : cardRef(move.by)];
    case 'activate':
      return [unitRef(move.unit), cardRef(move.card)];
    case 'move':
      return [unitRef(move.unit), spaceRef(move.to)];
    case 'step':
    case 'fall-back':
      return [spaceRef(move.to)];
    case 'attack':
      return [spaceRef(move.target)];
    case 'defend':
      return [`button:defend-${move.active ? 'active' : 'passive'}`, unitRef(move.unit)];
    case 'shift':
    case 'reroll':
      return [move.card === null ? `button:${move.type}-none` : cardRef(move.card)];
    case 'sea':
    case 'remove':
    case 'aboard':
    case 'join':
    case 'together':
    case 'retreat':
    case 'advance':
      return [unitRef(move.unit)];
    case 'tank-move':
      return [unitRef(move.unit), spaceRef(move.to), cardRef(move.card)];
    case 'tank-attack':
      return [unitRef(move.unit), spaceRef(move.target), cardRef(move.card)];
    case 'hitler':
      return [`button:hitler-${move.cancel ? 'yes' : 'no'}`];
    case 'end-sea':
    case 'end-remove':
    case 'end-rebuild':
    case 'end-reinforce':
    case 'depart':
    case 'end-rail':
    case 'halt':
    case 'end-move':
    case 'assault':
    case 'end-combat':
    case 'end-advance':
    case 'go':
    case 'end-break':
      return [`button:${move.type}`];
  }
}
