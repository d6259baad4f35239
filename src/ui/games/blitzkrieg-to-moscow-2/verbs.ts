/**
 * Tells how the screen treats each verb; a verb without a row does not compile. Absent members mean the usual
 * treatment.
 */
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Decision, Line, TargetRef } from '../../../engine/kernel/types.ts';
import { CONCEALED } from '../../../engine/kits/notation/verbs.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { Key, PlainKey } from '../../../i18n/catalogue.ts';
import type { Amendment } from '../../../play/game.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import { findUnit, unitsUnderWay, type BtmMove, type BtmScene, type BtmWords, type MoveOf } from './lookup.ts';
import { wordRetreater } from './retreat-words.ts';
import { wordAttack, wordFigures, wordGarrison, wordPlace, wordUnit } from './unit-words.ts';

interface VerbRow<M> {
  /** Listed after other moves. */
  readonly comesLast?: true;
  /** Lit before the first pick; by default the unit of the move. */
  lit?(move: M): readonly TargetRef[];
  /** Headings of the lists of units and of places. */
  readonly units?: PlainKey;
  readonly places?: PlainKey;
  /** Text for a unit; by default its place and figures. `moves` are those that name it. */
  wordUnit?(scene: BtmWords, unit: string, moves: readonly BtmMove[]): string;
  /** The question after picking its unit; by default the next heading. */
  readonly picked?: 'table.btm.picked.move';
  /** Shows units as counters by place: there are many, and the counters say enough. */
  readonly inTrays?: 'places' | 'activate';
  /** Sends a tank: its line tells what it does best, and on which cards. */
  readonly isTankAction?: true;
  /** Text for a place; by default what is there. */
  wordPlace?(scene: BtmWords, place: string): string;
  /** The whole line of a place. */
  wordTarget?(scene: BtmWords, place: string): Omit<ChoiceWords, 'group'>;
  /** The unit that goes to a picked place. */
  mover?(scene: BtmScene, move: M): string | null;
  /** Heading of the cards; by default a general one. */
  readonly cards?: PlainKey;
  /** Shows the whole hand in a row, copies as one, and asks this once a card is picked. */
  readonly pickedCard?: 'table.btm.picked.shift' | 'table.btm.picked.reroll';
  /** The card is being taken, so all its uses are listed. */
  readonly takesCard?: true;
  /** Several are picked, then made as one. */
  readonly isTakenTogether?: true;
  /** Words the link that asks after all, where this was answered without the player. */
  readonly passedOver?: PlainKey;
  /** Nothing else is to be taken. */
  readonly endsTaking?: true;
  /** Warns of a card that would gain nothing. */
  warnOfCard?(scene: BtmWords, move: M): string | null;
  wordButton?(scene: BtmWords, move: M): Omit<ChoiceWords, 'title'>;
  /** Text of the gold button; by default the move's words. */
  wordAct?(scene: BtmWords, move: M): string;
  /** The button plays a card that is not picked itself. */
  isByButton?(move: M): boolean;
  /** Lists moves that ending the step leaves unused; `inFull` names everything. */
  leave?(scene: BtmScene, moves: readonly BtmMove[], inFull: boolean): readonly Line[];
  /** Moves of the step that ending it lets pass for good. */
  lapsing?(moves: readonly BtmMove[]): readonly BtmMove[];
  /** Asks once about units and cities that ending the phase would lose. */
  readonly asksOfLosses?: true;
  /** Starts or continues a unit's movement. */
  readonly walk?: 'begins' | 'goes-on';
  /** Adds a unit to an attack that is being named. */
  readonly joins?: true;
  /** Moves an attacker into the won hex. */
  readonly entersWonHex?: true;
  /** The combat panel shows its effect. */
  readonly isToldInCombat?: true;
  /** Text in the record; by default the words of its button. */
  recorded?(move: M): Key | null;
}

const figuresOf = (scene: BtmWords, id: string): string => {
  const unit = findUnit(scene.facts, id);
  return unit ? wordFigures(scene, unit) : '';
};

const ROWS: { readonly [K in BtmMove['type']]: VerbRow<MoveOf<K>> } = {
  place: { units: 'table.btm.group.place', places: 'table.btm.group.city', wordUnit: figuresOf },
  sea: { units: 'table.btm.group.sea' },
  'end-sea': {},
  remove: { units: 'table.btm.group.remove', recorded: () => 'table.btm.did.remove' },
  'end-remove': { passedOver: 'table.btm.passed-over.remove' },
  draw: {
    cards: 'table.btm.group.draw',
    takesCard: true,
    isTakenTogether: true,
    recorded: ({ card }) => (card === CONCEALED ? 'table.btm.did.draw' : null),
  },
  arrive: { units: 'table.btm.group.arrive', places: 'table.btm.group.area', wordUnit: figuresOf },
  rebuild: {
    units: 'table.btm.group.rebuild',
    places: 'table.btm.group.area',
    wordUnit: wordPlace,
    isTakenTogether: true,
  },
  'end-rebuild': { endsTaking: true },
  hero: { places: 'table.btm.group.hero', lit: () => [] },
  'end-reinforce': {},
  rail: {
    units: 'table.btm.group.rail',
    places: 'table.btm.group.rail-to',
    wordButton: ({ i18n: { t } }) => ({ group: 'table.btm.group.pay', detail: t('table.btm.rail.free.what') }),
  },
  aboard: { units: 'table.btm.group.aboard' },
  depart: {},
  'end-rail': {
    leave: ({ view }, moves) =>
      view.side === 'soviet' && !view.freeRailUsed && ofType(moves, 'rail').length > 0
        ? [{ key: 'table.btm.unspent.rail' }]
        : [],
  },
  activate: { units: 'table.btm.group.activate', comesLast: true, inTrays: 'activate' },
  move: {
    units: 'table.btm.group.move',
    inTrays: 'places',
    picked: 'table.btm.picked.move',
    places: 'table.btm.group.to',
    wordUnit: (scene, unit, moves) =>
      scene.i18n.t('table.btm.unit.can-go', {
        what: wordUnit(scene, unit),
        n: unique(ofType(moves, 'move').map(({ to }) => to)).length,
      }),
    mover: (_, { unit }) => unit,
    walk: 'begins',
    // The unit is picked and visible.
    wordAct: ({ i18n: { t } }, { to }) => t('table.btm.act.move', { place: to }),
  },
  step: {
    places: 'table.btm.group.to',
    lit: ({ to }) => [spaceRef(to)],
    mover: ({ view }) => unitsUnderWay(view)[0] ?? null,
    walk: 'goes-on',
  },
  halt: {},
  'end-move': { asksOfLosses: true, leave: (_, moves, inFull) => unitsLeft(ofType(moves, 'move'), inFull) },
  attack: {
    places: 'table.btm.group.attack',
    lit: ({ target }) => [spaceRef(target)],
    wordTarget: wordAttack,
  },
  join: { units: 'table.btm.group.join', joins: true, isToldInCombat: true },
  assault: { isToldInCombat: true },
  'end-combat': {
    leave: (_, moves, inFull) =>
      attacksLeft(
        ofType(moves, 'attack').map(({ target }) => target),
        inFull,
      ),
  },
  defend: {
    units: 'table.btm.group.defend',
    wordButton: (scene, { unit, active }) => ({
      group: 'table.btm.group.how',
      detail: wordDefence(scene, unit, active ? 'active' : 'passive'),
    }),
    isToldInCombat: true,
  },
  shift: {
    cards: 'table.btm.group.combat-card',
    pickedCard: 'table.btm.picked.shift',
    isToldInCombat: true,
    warnOfCard: warnOfShift,
  },
  reroll: {
    cards: 'table.btm.group.combat-card',
    pickedCard: 'table.btm.picked.reroll',
    warnOfCard: warnOfReroll,
  },
  retreat: { units: 'table.btm.group.retreat', walk: 'begins', wordUnit: wordRetreater },
  'fall-back': { places: 'table.btm.group.fall-back', lit: ({ to }) => [spaceRef(to)], walk: 'goes-on' },
  advance: { units: 'table.btm.group.advance', entersWonHex: true },
  'end-advance': { leave: (_, moves, inFull) => unitsLeft(ofType(moves, 'advance'), inFull) },
  'tank-move': {
    units: 'table.btm.group.tank',
    isTankAction: true,
    places: 'table.btm.group.to',
    mover: (_, { unit }) => unit,
    walk: 'begins',
  },
  'tank-attack': {
    units: 'table.btm.group.tank',
    isTankAction: true,
    places: 'table.btm.group.attack',
    wordPlace: wordGarrison,
  },
  together: { units: 'table.btm.group.together' },
  go: {},
  'end-break': {
    asksOfLosses: true,
    // §12: tanks can be sent in this phase alone. Activations are offered here too, but send no unit.
    lapsing: (moves) => listTankActions(moves),
    leave: (_, moves) => cardsLeft(listTankActions(moves)),
  },
  hitler: {
    wordButton: ({ i18n: { t } }, { cancel }) => ({
      group: 'table.btm.group.hitler',
      detail: t(`table.btm.${cancel ? 'cancel' : 'pass'}.what`),
    }),
    isByButton: ({ cancel }) => cancel,
  },
};

/** Typed for exactly this move. */
export const rowOf = ({ type }: BtmMove) => ROWS[type] as VerbRow<BtmMove>;

/** §6.2.4: the answer that was given without the player, by its record. */
export function passedOver(notation: string): Line | null {
  const key = Object.entries<{ readonly passedOver?: PlainKey }>(ROWS).find(([verb]) => verb === notation)?.[1]
    .passedOver;
  return key === undefined ? null : { key };
}

/** Starts a unit, towards its first place. */
type Start = Extract<BtmMove, { readonly unit: string; readonly to: string }>;
export const isStart = (move: BtmMove): move is Start => rowOf(move).walk === 'begins' && 'to' in move;

export const stepTo = (to: string): BtmMove => ({ type: 'step', to });
export const HALT: BtmMove = { type: 'halt' };

/** §10, §11.4, §11.5: movement is seen on the map and undone freely; so is the kind of defence (§11.3.2). */
const AT_ONCE: readonly BtmMove['type'][] = [
  'move',
  'step',
  'halt',
  'attack',
  'defend',
  'fall-back',
  'retreat',
  'advance',
];
export const isAtOnce = ({ type }: BtmMove): boolean => AT_ONCE.includes(type);

/** Proposes the attack as it is, without a card: additions are the player's picks. */
export const preset = (_scene: BtmScene, moves: readonly BtmMove[]): BtmMove | null =>
  moves.find((move) => move.type === 'assault' || ((move.type === 'shift' || move.type === 'reroll') && !move.card)) ??
  null;

/** §11.1: targets are listed by chance. */
export const isBestFirst = (_scene: BtmScene, listed: readonly BtmMove[]): boolean =>
  listed.length > 1 && listed.every(({ type }) => type === 'attack');

/** §11.2: all units that can attack a target do, until they are left out. */
export function follow(made: readonly BtmMove[], { moves }: Decision<BtmTypes>): BtmMove | null {
  const isAttack = made[0]?.type === 'attack' && made.slice(1).every(({ type }) => type === 'join');
  return isAttack ? (moves.find(({ type }) => type === 'join') ?? null) : null;
}

/** §11.2: the attackers named so far. */
export const listTaken = ({ view: { question } }: BtmScene): readonly TargetRef[] =>
  question?.at === 'combat/attackers' ? question.units.map(unitRef) : [];

/** §11.2: leaves out an attacker; without a target, drops the attack. */
export function amend({ view }: BtmScene, target: TargetRef | null): Amendment<BtmMove> | null {
  const { question } = view;
  if (question?.at !== 'combat/attackers') return null;
  const instead = question.units.length + 1;
  if (target === null) return { instead, moves: [] };
  const units = question.units.filter((unit) => unitRef(unit) !== target);
  if (units.length === question.units.length || units.length === 0) return null;
  return { instead, moves: [attackOn(question.target), ...units.map((unit): BtmMove => ({ type: 'join', unit }))] };
}

export const isAssault = ({ type }: BtmMove): boolean => type === 'assault';
/** §11.1, §11.3.2, §11.4: finds moves of a combat by the things they name. */
export const attackOn = (target: string): BtmMove => ({ type: 'attack', target });
export const defendBy = (unit: string, active: boolean): BtmMove => ({ type: 'defend', unit, active });
export const fallBackTo = (to: string): BtmMove => ({ type: 'fall-back', to });
export const isFallBack = ({ type }: { readonly type: string }): boolean => type === 'fall-back';
export const shiftBy = (card: string): BtmMove => ({ type: 'shift', card });

type Typed<K> = Extract<BtmMove, { readonly type: K }>;
const ofType = <K extends BtmMove['type']>(moves: readonly BtmMove[], type: K): readonly Typed<K>[] =>
  moves.filter((move): move is Typed<K> => move.type === type);

export const listTankActions = (moves: readonly BtmMove[]) => [
  ...ofType(moves, 'tank-move'),
  ...ofType(moves, 'tank-attack'),
];

function unitsLeft(moves: readonly { readonly unit: string }[], inFull: boolean): readonly Line[] {
  const units = unique(moves.map(({ unit }) => unit));
  if (units.length === 0) return [];
  if (inFull) return [{ key: 'table.btm.unspent.units', params: { units: joinIds(units) } }];
  return [{ key: 'table.btm.unspent.units.count', params: { n: units.length } }];
}

function attacksLeft(hexes: readonly string[], inFull: boolean): readonly Line[] {
  if (hexes.length === 0) return [];
  if (inFull) return [{ key: 'table.btm.unspent.attacks', params: { hexes: joinIds(hexes) } }];
  return [{ key: 'table.btm.unspent.attacks.count', params: { n: hexes.length } }];
}

const cardsLeft = (moves: readonly { readonly card: string }[]): readonly Line[] =>
  moves.length === 0
    ? []
    : [{ key: 'table.btm.unspent.cards', params: { n: unique(moves.map(({ card }) => card)).length } }];

/** §7.1: warns of a re-roll if no die is better than the current one. */
function warnOfReroll({ queries, view, i18n: { t } }: BtmWords): string | null {
  const { gainsByReroll, readDecider } = queries;
  const side = readDecider(view);
  return side !== null && !gainsByReroll(view, side) ? t('table.btm.reroll.vain') : null;
}

/** §11.3.4: warns of a card for a column where each die has the same result. */
function warnOfShift({ queries, view, i18n: { t } }: BtmWords, move: MoveOf<'shift'>): string | null {
  const resultsOf = (tried?: BtmMove) => queries.readCombat(view, tried)?.sums?.results.join();
  const after = move.card === null ? undefined : resultsOf(move);
  return after !== undefined && after === resultsOf() ? t('table.btm.reroll.vain') : null;
}

/** §11.3.2: the strength and cost of each kind of defence. */
function wordDefence({ facts, queries, view, i18n: { t } }: BtmWords, id: string, how: 'active' | 'passive'): string {
  const unit = findUnit(facts, id);
  const n = (how === 'active' ? unit?.strength : unit?.passive) ?? 0;
  // A corps is eliminated instead of becoming spent (§11.3.7).
  const isLast = how === 'active' && unit?.hasSpentSide === false;
  if (how === 'active' && queries.mayReachRear(view, id))
    return t(isLast ? 'table.btm.defence.active.corps.rear' : 'table.btm.defence.active.rear', { n });
  return t(isLast ? 'table.btm.defence.active.corps' : `table.btm.defence.${how}`, { n });
}
