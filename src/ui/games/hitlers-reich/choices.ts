import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { cardRef, parseTarget, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import { type HrChoice, attacksIn, groupOf, isAim, isAttack, rowOf, type Attack, diceOf } from './verbs.ts';
import type { EventData } from '../../../engine/games/hitlers-reich/pack.ts';
import { wordFace } from './cards.ts';
import { addMarks } from './malls/mall-words.ts';
import { gainOf } from './moves.ts';
import { askOfOperation, operationIn } from './operation/operation-in.ts';
import { signsOf, wordAttacker, wordHolder, wordSeaHolder, wordStakes } from './stakes.ts';
import { nameTarget } from './targets.ts';
import {
  holderOf,
  readDice,
  findCard,
  findEvent,
  turnedTo,
  diceAsked,
  otherSide,
  type HrMove,
  type HrWords,
  type HrScene,
} from './lookup.ts';

/** Words the entries of the list: what is picked next, and what tells it from its neighbours. */

export function wordChoice(scene: HrWords, choice: HrChoice): ChoiceWords {
  const { kind, id } = parseTarget(choice.target);
  const title = nameTarget(scene, choice.target);
  if (kind === 'space') return wordSpaceChoice(scene, choice, id, title);
  if (kind === 'card') return wordCardChoice(scene, choice, id, title);
  return readDice(id) ? wordDiceChoice(scene, choice, id) : wordButtonChoice(scene, choice, id, title);
}

function wordDiceChoice(scene: HrWords, { moves }: HrChoice, id: string): ChoiceWords {
  const { t } = scene.i18n;
  const { of, places } = readDice(id) ?? { of: 'dice', places: '' };
  const [move] = moves;
  const picked = places.split(',').map(Number);
  const faces = facesAt(scene, of !== 'opp', picked);
  const params = { n: picked.length, dice: places };
  const group = of === 'dice' ? 'table.hr.group.again' : (`table.hr.group.${of}` as const);
  const title =
    faces === null ? t(`table.hr.dice.${of}`, params) : t(`table.hr.dice.${of}.faces`, { ...params, faces });
  const source = (move && diceOf(move))?.source ?? null;
  const to = source === null ? null : turnedTo(scene, source);
  const detail = to === null ? undefined : t('table.hr.detail.turned', { to });
  const isPictured = faces !== null && detail === undefined;
  return {
    group,
    title,
    detail,
    isPictured,
    hasNoDigit: move !== undefined && faces !== null && gainOf(scene, move) <= 0,
  };
}

/** Null if the view does not show them. */
function facesAt({ view }: HrScene, isOwn: boolean, places: readonly number[]): string | null {
  const dice = diceAsked(view, isOwn);
  const faces = places.flatMap((place) => dice[place - 1] ?? []);
  return faces.length === places.length ? faces.join() : null;
}

function wordCardChoice(scene: HrWords, choice: HrChoice, id: string, title: string): ChoiceWords {
  const [move] = choice.moves;
  if (move && diceOf(move)) return wordSource(scene, choice, id, title);
  const card = findCard(scene.facts, id);
  if (card) {
    const detail = wordFace(scene, card);
    const within = { kind: 'faces' } as const;
    return { group: groupOf(choice) ?? `table.hr.group.suit.${card.suit}`, title, detail, within };
  }
  const event = findEvent(scene.facts, id);
  const group = groupOf(choice) ?? (`table.hr.group.mall.${event?.deck ?? 'common'}` as const);
  if (!event) return { group, title };
  const inFull = wordEvent(scene, event);
  // The card in the mall says the rest and shows its marks.
  if (move && isAim(move)) return { group, title, detail: scene.i18n.t(`table.hr.category.${event.category}`), inFull };
  const detail = move && rowOf(move).isMarked ? addMarks(scene, event, inFull) : inFull;
  return move?.type === 'play' ? { group, title, detail, within: { kind: 'scenes' } } : { group, title, detail };
}

/** The card's fate after use, and its effect. */
function wordEvent({ i18n: { t, lang } }: HrWords, { category, text }: EventData): string {
  return t('table.hr.event.line', { category: `table.hr.category.${category}`, text: text[lang] });
}

/** An event or piece that acts on dice; the dice are picked next. */
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

/** After the target, the question is whether to attack it; after an event, whether to try for it. */
export function wordPicked(scene: HrWords, picked: readonly TargetRef[], move: HrMove) {
  const { t } = scene.i18n;
  if (isAim(move) && picked.includes(cardRef(move.event)))
    return {
      what: t('table.hr.picked.event', { event: move.event }),
      hint: t('table.hr.picked.event.hint'),
      rule: '6.4',
    };
  if (!isAttack(move) || !picked.includes(spaceRef(move.target))) return null;
  const { origin, target } = move;
  const holder = wordHolder(scene, target);
  // The question of an operation counts its attacks, and the gold button names the one that is picked.
  const counted = askOfOperation(scene.view);
  const asked = counted
    ? { what: scene.i18n.line(counted), rule: counted.rule }
    : { what: t('table.hr.picked.attack', { target }), rule: '6.5' };
  if (origin === null) return { ...asked, hint: t('table.hr.picked.sea', { holder }) };
  return picked.includes(spaceRef(origin))
    ? { ...asked, hint: t('table.hr.picked.from', { origin, holder }) }
    : { ...asked, hint: t('table.hr.picked.start') };
}

function wordSpaceChoice(scene: HrWords, choice: HrChoice, id: SpaceId, title: string): ChoiceWords {
  const [move] = choice.moves;
  if (move && isAttack(move)) return wordAttackSpace(scene, choice, id, title);
  const detail = joinFacts(scene.i18n.lang, wordStakes(scene, id));
  return { group: groupOf(choice) ?? 'table.hr.group.other', title, detail };
}

/** Targets of attacks are lines, best chance first; a start is asked for where it makes a difference. */
function wordAttackSpace(scene: HrWords, { moves, picked }: HrChoice, id: SpaceId, title: string): ChoiceWords {
  const { i18n } = scene;
  const attacks = attacksIn(moves);
  const [first] = attacks;
  if (!first) return { group: 'table.hr.group.other', title };
  if (first.kind !== 'sea' && first.target !== id) {
    const isAimed = picked.includes(spaceRef(first.target));
    const reach = isAimed ? [] : [wordReach(scene, attacks)];
    return {
      group: isAimed ? 'table.hr.group.from' : `table.hr.group.origin.${first.kind}`,
      title,
      detail: joinFacts(i18n.lang, [...wordOrigin(scene, id), ...reach]),
    };
  }
  const origins = unique(attacks.flatMap(({ origin }) => (origin === null ? [] : [origin])));
  const operation = operationIn(scene.view)?.id;
  // The landing has one sea, and Bagration one nation.
  const isOneSea = operation === 'overlord' && origins.length === 1;
  const from = origins.length === 0 || isOneSea ? [] : [wordFrom(scene, origins)];
  const attacker = attacks.length === 1 && operation !== 'bagration' ? wordAttacker(scene, first) : [];
  return {
    group: operation === 'barbarossa' ? 'table.hr.group.left' : `table.hr.group.target.${first.kind}`,
    title,
    detail: joinFacts(i18n.lang, [...(first.kind === 'sea' ? [wordSeaHolder(scene, id)] : from), ...attacker]),
    signs: signsOf(scene, id),
    within: {
      kind: 'lines',
      dice: 'table.legal.dice-head',
      chance: 'table.legal.chance-head',
      look: first.kind === 'sea' ? 'flat' : 'brief',
      ...(operation === undefined && { head: `table.hr.best.${first.kind}` }),
    },
  };
}

/** A longer list of starts is counted. */
const MOST_STARTS = 2;

function wordFrom({ i18n: { t } }: HrWords, origins: readonly SpaceId[]): string {
  const [first = '', ...others] = origins;
  return origins.length > MOST_STARTS
    ? t('table.hr.detail.from-more', { origin: first, n: others.length })
    : t('table.hr.detail.from', { places: joinIds(origins) });
}

/** The Allies need to know which nation attacks; the Axis is one. */
const wordOrigin = (scene: HrWords, id: SpaceId): readonly string[] =>
  holderOf(scene, id) === 'axis' ? [] : [wordHolder(scene, id)];

/** A longer list of targets is counted. */
const MOST_NAMED = 4;

function wordReach({ i18n: { t } }: HrWords, attacks: readonly Attack[]): string {
  const targets = unique(attacks.map(({ target }) => target));
  if (targets.length > MOST_NAMED) return t('table.hr.detail.targets', { n: targets.length });
  return t('table.hr.detail.reach', { places: joinIds(targets) });
}

const FIGHT = 'table.hr.group.actions';
const PREPARE = 'table.hr.group.prepare';
/** Actions that end the turn in any case (§5.2). */
const PREPARATIONS: ReadonlySet<string> = new Set(['reorganise-a', 'reorganise-b', 'fortify', 'fleet', 'plan']);

/** Each action keeps its key; those of one key exclude each other. */
const DIGITS: Readonly<Record<string, number>> = {
  attack: 1,
  event: 2,
  barbarossa: 3,
  overlord: 3,
  plan: 4,
  'push-attacks': 4,
  'push-events': 5,
  'reorganise-a': 6,
  'reorganise-b': 7,
  fortify: 8,
  fleet: 9,
};

function wordButtonChoice(scene: HrWords, choice: HrChoice, id: string, title: string): ChoiceWords {
  const { i18n } = scene;
  const { t } = i18n;
  const [move] = choice.moves;
  // A space was picked first, so this asks what to do with it.
  const isBeside = choice.picked.some((target) => parseTarget(target).kind === 'space');
  const group = isBeside ? 'table.hr.group.here' : PREPARATIONS.has(id) ? PREPARE : FIGHT;
  // Actions have their own names here; the button uses the sentence of the move.
  const tile = `table.hr.tile.${id}`;
  if (i18n.has(tile)) {
    const params = { n: choice.moves.length, ...handSizeAfter(scene, id) };
    const detail = i18n.line({ key: `table.hr.detail.${id}`, params });
    const within = { kind: 'lines' } as const;
    const digit = isBeside ? undefined : DIGITS[id];
    return { group, title: i18n.line({ key: tile }), detail, price: wordPrice(i18n, id), within, digit };
  }
  if (move && isAttack(move)) return wordAttackButton(scene, choice, id, title, isBeside);
  const END = 'table.hr.group.end';
  const detail = move && rowOf(move).detail?.(t, move);
  return detail === undefined ? { group: END, title } : { group: groupOf(choice) ?? END, title, detail };
}

/** §6.1: the hand size that reorganising changes. */
function handSizeAfter({ view }: HrWords, id: string): { readonly from?: number; readonly to?: number } {
  const own = view.handSize[view.side];
  const other = view.handSize[otherSide(view.side)];
  if (id === 'reorganise-a') return { from: own, to: own - 1 };
  return id === 'reorganise-b' ? { from: other, to: other + 1 } : {};
}

function wordAttackButton(
  scene: HrWords,
  { moves, picked }: HrChoice,
  id: string,
  title: string,
  isBeside: boolean,
): ChoiceWords {
  const { t } = scene.i18n;
  if (id === 'western' || id === 'soviet')
    return { group: 'table.hr.group.nation', title, detail: t(`table.hr.detail.nation-${id}`) };
  const attacks = attacksIn(moves);
  const origins = unique(attacks.flatMap(({ origin }) => (origin === null ? [] : [origin])));
  const isFrom = isBeside && origins.some((origin) => picked.includes(spaceRef(origin)));
  if (isFrom) return { group: 'table.hr.group.here', title, detail: wordReach(scene, attacks) };
  const n = unique(attacks.map(({ target }) => target)).length;
  const within = { kind: 'lines' } as const;
  const price = wordPrice(scene.i18n, id);
  const detail = scene.i18n.line({ key: `table.hr.detail.${id}`, params: { n } });
  if (isBeside) return { group: 'table.hr.group.here', title, detail, price, within };
  return { group: FIGHT, title, detail, price, within, digit: DIGITS['attack'], joint: t('table.hr.tile.attack') };
}

/** At the end of an action's line: what it costs, or what follows if it is won. */
function wordPrice({ t }: HrWords['i18n'], id: string): string {
  if (PREPARATIONS.has(id)) return t('table.hr.price.ends');
  return t(id.startsWith('attack-') || id === 'event' ? 'table.hr.price.win' : 'table.hr.price.row');
}
