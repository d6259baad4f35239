/** Random games and moves for the tests of refusals and explanations, and the words of a reason. */
import { CARDS } from '../../../../src/engine/games/hitlers-reich/cards.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import type { Reason, RngState, TargetRef } from '../../../../src/engine/kernel/types.ts';
import { en } from '../../../../src/i18n/compiled/en/hitlers-reich.refusals.ts';
import { format, type Lang } from '../../../../src/i18n/format.ts';
import { ja } from '../../../../src/i18n/compiled/ja/hitlers-reich.refusals.ts';
import { def, tables } from '../../../support/reich.ts';

export const SPACE_IDS = tables.spaces.map(({ id }) => id);
export const CARD_IDS = CARDS.map(({ id }) => id);
export const TITLES = tables.titles;

const DICE_SETS = Array.from({ length: 31 }, (_, at) =>
  [1, 2, 3, 4, 5].filter((place) => (at + 1) & (1 << (place - 1))),
);

const forAll = <X>(items: readonly X[], make: (item: X) => readonly Move[]): readonly Move[] => items.flatMap(make);

/** Every move but attacks, effects and swaps, of which there are too many. */
const SHORT_MOVES: readonly Move[] = [
  ...forAll(SPACE_IDS, (id) => [
    { type: 'fortify', area: id },
    { type: 'fleet', zone: id },
    { type: 'blitz', target: id },
    { type: 'lift', space: id },
    { type: 'choose', space: id },
  ]),
  ...forAll(CARD_IDS, (card) => [
    { type: 'card', card },
    { type: 'discard', card },
    { type: 'block', card },
    { type: 'sabotage', card },
  ]),
  ...forAll(tables.titles, (event) => [
    { type: 'event', event },
    { type: 'play', event },
    { type: 'cancel', event },
    { type: 'drop', event },
    { type: 'keep', event },
    { type: 'return', event },
  ]),
  ...forAll(DICE_SETS, (dice) => [
    { type: 'reroll', dice },
    { type: 'counter', dice },
  ]),
  { type: 'reorganise', option: 'a' },
  { type: 'reorganise', option: 'b' },
  { type: 'plan' },
  { type: 'push', of: 'events' },
  { type: 'push', of: 'attacks' },
  { type: 'barbarossa' },
  { type: 'overlord' },
  { type: 'bonus' },
  { type: 'pass' },
  { type: 'decline' },
  { type: 'done' },
  { type: 'nation', nation: 'western' },
  { type: 'nation', nation: 'soviet' },
  { type: 'speer', use: true },
  { type: 'speer', use: false },
];

export type Rng = RngState;
export const rngOf = seedRng;

export function pick<X>(rng: Rng, items: readonly X[]): X {
  const item = items[drawFrom(rng, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function randomAttack(rng: Rng): Move {
  const kind = pick(rng, ['land', 'paratroop', 'amphibious', 'sea'] as const);
  const isPlain = drawFrom(rng, 4) > 0;
  const origin = isPlain === (kind === 'sea') ? null : pick(rng, SPACE_IDS);
  const nation = isPlain && kind !== 'sea' ? null : pick(rng, ['western', 'soviet', null] as const);
  return { type: 'attack', kind, origin, target: pick(rng, SPACE_IDS), nation };
}

/** A move of any kind, legal or not; attacks, effects and swaps as often as the rest of the kinds. */
export function randomMove(rng: Rng): Move {
  switch (drawFrom(rng, 8)) {
    case 0:
    case 1:
      return randomAttack(rng);
    case 2:
      return {
        type: 'effect',
        source: pick(rng, [...tables.titles, 'fleet', 'fortress', 'fleet', 'fortress']),
        own: drawFrom(rng, 2) === 0,
        dice: pick(rng, DICE_SETS),
      };
    case 3:
      return { type: 'swap', take: pick(rng, CARD_IDS), give: pick(rng, CARD_IDS) };
    default:
      return pick(rng, SHORT_MOVES);
  }
}

/** A move of the kinds that the question takes, so that the deeper reasons are reached. */
export function randomMoveLike(rng: Rng, types: readonly Move['type'][]): Move {
  const fitting = SHORT_MOVES.filter(({ type }) => types.includes(type));
  return types.includes('attack') && (fitting.length === 0 || drawFrom(rng, 2) === 0)
    ? randomAttack(rng)
    : fitting.length > 0
      ? pick(rng, fitting)
      : randomMove(rng);
}

const SCENARIOS = ['campaign-1941', 'short-1944', 'campaign-1941', 'intro-1941-43'] as const;
const MOST_MOVES = 2000;

/** Plays a random game to its end and shows every state on the way. */
export function playRandom(seed: number, see: (state: HrState, rng: Rng, n: number) => void): void {
  const rng = seedRng(`game ${seed}`);
  const scenario = SCENARIOS[seed % SCENARIOS.length] ?? 'campaign-1941';
  const options: Record<string, string> =
    seed % 3 === 0 ? { 'two-bonus-cards': 'each', icons: 'both', 'operation-attacks': 'all' } : {};
  let { state } = startGame(def, { scenario, seed: `refusals ${seed}`, options });
  for (let n = 0; n < MOST_MOVES; n++) {
    see(state, rng, n);
    const decision = decide(def, state);
    if (!decision) return;
    // Rare operations are taken when they come.
    const rare = decision.moves.filter(
      ({ type }) => type === 'barbarossa' || type === 'overlord' || type === 'push' || type === 'blitz',
    );
    const move = rare.length > 0 && drawFrom(rng, 2) === 0 ? pick(rng, rare) : pick(rng, decision.moves);
    const done = applyMove(def, state, move);
    if (!done.ok) throw new Error(`${def.words.notation(move)} is listed and refused: ${done.reason.key}`);
    state = done.state;
  }
}

const messages: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en, ja };

/** The sentence of a reason; a name is its id in angle brackets. */
export const words = (lang: Lang, reason: Reason): string =>
  format(
    { lang, message: (key) => messages[lang][key] ?? null, name: (kind, id) => `<${kind} ${id}>` },
    { key: reason.key, params: reason.params ?? {} },
  );

/** Throws where a sentence or one of its parameters is missing. */
export function checkWords(reason: Reason): void {
  for (const lang of ['en', 'ja'] as const) {
    const said = words(lang, reason);
    if (/[\u27e6\u27e7]|undefined|NaN/.test(said)) throw new Error(`${lang} ${reason.key}: ${said}`);
  }
}

const BUTTONS = [
  'fortify',
  'fleet',
  'reorganise-a',
  'reorganise-b',
  'event',
  'attack-land',
  'attack-paratroop',
  'attack-amphibious',
  'attack-sea',
  'western',
  'soviet',
  'push-events',
  'push-attacks',
  'plan',
  'barbarossa',
  'overlord',
  'bonus',
  'pass',
  'decline',
  'done',
  'resign',
  'speer-yes',
  'speer-no',
  'dice-1',
  'dice-1,2,3',
  'own-1',
  'opp-2',
];

/** Everything a player can point at. */
export const TARGETS: readonly TargetRef[] = [
  ...SPACE_IDS.map((id) => `space:${id}` as const),
  ...[...tables.titles, 'fleet', 'fortress'].map((id) => `card:${id}` as const),
  ...CARD_IDS.map((id) => `card:${id}` as const),
  ...BUTTONS.map((id) => `button:${id}` as const),
];
