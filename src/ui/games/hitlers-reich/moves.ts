import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { sightingOf } from './cards.ts';
import { diceAsked, turnedTo } from './lookup.ts';
import type { HrMove, HrScene, HrWords } from './lookup.ts';

/** What the table asks about the legal moves as a list, and a recorded move in words. */

/** The legal moves as they are listed: actions as a turn is planned, dice by what there is to gain. */
export const distinctMoves = (scene: HrScene, moves: readonly HrMove[]): readonly HrMove[] =>
  [...moves].sort((a, b) => rank(a) - rank(b) || gainOf(scene, b) - gainOf(scene, a));

/** What a die shows on average. */
const MEAN = 3.5;

/** How many points better its maker stands on average once these dice are thrown again or turned; 0 of any other move. */
export function gainOf(scene: HrScene, move: HrMove): number {
  if (move.type !== 'reroll' && move.type !== 'counter' && move.type !== 'effect') return 0;
  const isOwn = move.type !== 'effect' || move.own;
  const faces = diceAsked(scene.view, isOwn);
  const to = (move.type === 'effect' ? turnedTo(scene, move.source) : null) ?? MEAN;
  const up = move.dice.reduce((sum, place) => sum + to - (faces[place - 1] ?? to), 0);
  // A Big Push asks for less than its card (§6.3.2).
  const isHighGood = isOwn && scene.view.question?.at !== 'plan/reroll';
  return isHighGood ? up : -up;
}

/**
 * Dice that show the same face are the same: of the ways to pick a 2 and a 4 the list needs one. Where the faces are not
 * in the view every way stays.
 */
export function isLike({ view }: HrScene, move: HrMove, other: HrMove): boolean {
  const key = diceKey(view, move);
  return key !== null && key === diceKey(view, other);
}

/** The first of each kind. */
export const withoutLike = (scene: HrScene, moves: readonly HrMove[]): readonly HrMove[] =>
  moves.filter((move, at) => !moves.slice(0, at).some((other) => isLike(scene, move, other)));

/** Actions in the order in which a turn is planned: what may win something first, what ends the turn automatically last. */
const ORDER: readonly HrMove['type'][] = [
  'attack',
  'event',
  'barbarossa',
  'overlord',
  'push',
  'plan',
  'reorganise',
  'fortify',
  'fleet',
];
const rank = ({ type }: HrMove): number => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length);

function diceKey(view: HrScene['view'], move: HrMove): string | null {
  if (move.type !== 'reroll' && move.type !== 'counter' && move.type !== 'effect') return null;
  const dice = diceAsked(view, move.type !== 'effect' || move.own);
  if (dice.length === 0) return null;
  const faces = move.dice.map((place) => dice[place - 1] ?? 0).sort((a, b) => a - b);
  const source = move.type === 'effect' ? `${move.source} ${String(move.own)}` : '';
  return `${move.type} ${source} ${faces.join()}`;
}

/** Moves that only continue, or leave something unused; every other move without a target is an action. */
const ENDINGS: readonly HrMove['type'][] = ['decline', 'done', 'pass', 'resign'];
export const isAction = ({ type }: HrMove): boolean => !ENDINGS.includes(type);

/** What may be attacked lights up at once; where to fortify or to place a fleet, only when that has been picked. */
export function litFirst(move: HrMove): readonly TargetRef[] {
  switch (move.type) {
    case 'attack':
    case 'blitz':
      return [spaceRef(move.target)];
    case 'fortify':
    case 'fleet':
      return [];
    case 'lift':
    case 'choose':
      return [spaceRef(move.space)];
    default:
      return [];
  }
}

/** Bonuses that declining gives away, by question. */
const GIVEN_AWAY: Readonly<Record<string, string>> = {
  'turn/bonus': 'table.hr.unspent.success',
  'bonus/centre': 'table.hr.unspent.centre',
  'push/events': 'table.hr.unspent.push-event',
  'push/attacks': 'table.hr.unspent.push-attack',
};

/** What ending the step would leave unused. */
export function listUnspent({ view }: HrScene, moves: readonly HrMove[], inFull: boolean): readonly Line[] {
  const ends = moves.some(({ type }) => type === 'done' || type === 'decline');
  if (!ends) return [];
  const given = GIVEN_AWAY[view.phase];
  if (given !== undefined) return [{ key: given }];
  const events = unique(moves.flatMap((move) => (move.type === 'play' ? [move.event] : [])));
  if (events.length > 0) {
    return inFull
      ? [{ key: 'table.hr.unspent.events', params: { events: joinIds(events) } }]
      : [{ key: 'table.hr.unspent.events.count', params: { n: events.length } }];
  }
  const sources = unique(moves.flatMap((move) => (move.type === 'effect' ? [move.source] : [])));
  if (sources.length > 0) return [{ key: 'table.hr.unspent.effects', params: { n: sources.length } }];
  const targets = unique(moves.flatMap((move) => (move.type === 'blitz' ? [move.target] : [])));
  if (targets.length === 0) return [];
  return inFull
    ? [{ key: 'table.hr.unspent.blitz', params: { places: joinIds(targets) } }]
    : [{ key: 'table.hr.unspent.blitz.count', params: { n: targets.length } }];
}

/** Moves of which only their maker knows the card (§4.1.5, §7.3). */
function sentenceOfSecret({ view }: HrWords, verb: string, cards: readonly string[]): Line | null {
  const isKnown = cards.every((card) => sightingOf(view, card) !== null);
  const [first = '', second = ''] = cards;
  switch (verb) {
    case 'c':
      return isKnown ? { key: 'hr.move.card', params: { card: first } } : { key: 'table.hr.did.card' };
    case 'discard':
      return isKnown ? { key: 'hr.move.discard', params: { card: first } } : { key: 'table.hr.did.discard' };
    case 'swap':
      return isKnown ? { key: 'hr.move.swap', params: { take: first, give: second } } : { key: 'table.hr.did.swap' };
    default:
      return null;
  }
}

const PLAIN = ['plan', 'barbarossa', 'overlord', 'bonus', 'pass', 'decline', 'done', 'resign'];
/** Verbs of which the catalogue has one sentence with one name in it. */
const NAMING: Readonly<Record<string, readonly [key: string, param: string]>> = {
  fortify: ['hr.move.fortify', 'space'],
  fleet: ['hr.move.fleet', 'space'],
  E: ['hr.move.event', 'event'],
  blitz: ['hr.move.blitz', 'target'],
  play: ['hr.move.play', 'event'],
  cancel: ['hr.move.cancel', 'event'],
  drop: ['hr.move.drop', 'event'],
  keep: ['hr.move.keep', 'event'],
  return: ['hr.move.return', 'event'],
  block: ['hr.move.block', 'card'],
  sabotage: ['hr.move.sabotage', 'card'],
  lift: ['table.hr.did.lift', 'space'],
  choose: ['hr.move.choose', 'space'],
  nation: ['hr.move.nation', 'nation'],
};

function sentenceOfAttack(kind: string, way: string, nation: string | undefined): Line {
  const [from = '', to] = way.split('>');
  if (to !== undefined) return { key: `hr.move.attack-${kind}`, params: { origin: from, target: to } };
  return nation === undefined
    ? { key: 'hr.move.attack-sea', params: { target: from } }
    : { key: 'hr.move.attack-sea-nation', params: { target: from, nation } };
}

/** Dice by place: what they showed is not in the text. */
function sentenceOfEffect(source: string, of: string, places: string): Line {
  const params = { event: source, n: places.split(',').length, dice: places };
  if (source === 'fortress' || source === 'fleet') return { key: `table.hr.did.${source}`, params };
  return { key: of === 'own' ? 'table.hr.did.effect-own' : 'table.hr.did.effect-opponent', params };
}

/** The catalogue's sentence for a recorded move, from its text alone. */
function sentenceOf(scene: HrWords, notation: string): Line | null {
  const [verb = '', a = '', b = '', c] = notation.split(' ');
  const secret = sentenceOfSecret(scene, verb, verb === 'swap' ? [a, b] : [a]);
  if (secret) return secret;
  if (PLAIN.includes(verb)) return { key: `hr.move.${verb}` };
  const naming = NAMING[verb];
  if (naming) return { key: naming[0], params: { [naming[1]]: a } };
  const dice = { n: a.split(',').length, dice: a };
  switch (verb) {
    case 'A':
      return sentenceOfAttack(a, b, c);
    case 'fx':
      return sentenceOfEffect(a, b, c ?? '');
    case 'rr':
      return { key: 'table.hr.did.reroll', params: dice };
    case 'counter':
      return { key: 'table.hr.did.counter', params: { event: 'counterattack', ...dice } };
    case 'reorganise':
    case 'push':
      return { key: `hr.move.${verb}-${a}` };
    case 'speer':
      return { key: `hr.move.speer-${a}`, params: { event: 'speer' } };
    case '?':
      return { key: 'table.hr.did.hidden' };
    default:
      return null;
  }
}

/**
 * A recorded move, of which only the text is known. A card laid face down, discarded or exchanged is named only where the
 * viewer sees it now; a move that no catalogue knows (a later version of the game) shows as it was written.
 */
export function wordNotation(scene: HrWords, notation: string): string {
  const sentence = sentenceOf(scene, notation);
  return sentence && scene.i18n.has(sentence.key) ? scene.i18n.line(sentence) : notation;
}
