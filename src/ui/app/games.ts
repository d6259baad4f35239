import type { PlayableId, TypesOf } from '../../engine/games/registry.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';

/** The three games of the shelf, in the order they stand there. */
export const SHELF = ['hitlers-last-battles', 'hitlers-reich', 'blitzkrieg-to-moscow-2'] as const;
export type GameId = (typeof SHELF)[number];

/** Those that can be set up: games with a table, as the engine's registry has them. */
export const PLAYABLE = [
  'hitlers-last-battles',
  'hitlers-reich',
  'blitzkrieg-to-moscow-2',
] as const satisfies readonly PlayableId[];
export type PlayableGame = (typeof PLAYABLE)[number];

export const isPlayable = (game: string): game is PlayableGame => (PLAYABLE as readonly string[]).includes(game);
export const isOnShelf = (game: string): game is GameId => (SHELF as readonly string[]).includes(game);

/** The title of a game; null for an id from a foreign file. */
export const titleKeyOf = (game: string): PlainKey | null => (isOnShelf(game) ? `game.${game}` : null);

type ReichScenario = TypesOf<'hitlers-reich'>['state']['scenario'];

/** Names of the scenarios, in the order of the set-up screen; short enough for a chip. */
const SCENARIOS = {
  'hitlers-last-battles': { campaign: 'game.hitlers-last-battles.scenario.campaign' },
  'hitlers-reich': {
    'campaign-1941': 'game.hitlers-reich.scenario.campaign-1941',
    'short-1944': 'game.hitlers-reich.scenario.short-1944',
    'intro-1941-42': 'game.hitlers-reich.scenario.intro-1941-42',
    'intro-1941-43': 'game.hitlers-reich.scenario.intro-1941-43',
    tournament: 'game.hitlers-reich.scenario.tournament',
  } satisfies Readonly<Record<ReichScenario, PlainKey>>,
  'blitzkrieg-to-moscow-2': { campaign: 'game.blitzkrieg-to-moscow-2.scenario.campaign' },
} as const satisfies Readonly<Record<PlayableGame, Readonly<Record<string, PlainKey>>>>;

export const scenarioKeysOf = (game: PlayableGame): readonly PlainKey[] => Object.values(SCENARIOS[game]);

/** What a scenario is called, everywhere; null for one that is not of this build. */
export function scenarioKeyOf(game: string, scenario: string): PlainKey | null {
  if (!isPlayable(game)) return null;
  const names: Readonly<Record<string, PlainKey>> = SCENARIOS[game];
  return Object.hasOwn(names, scenario) ? (names[scenario] ?? null) : null;
}

/** What the keys of a game's own sentences begin with: `hr.ruling.icons`. */
export const WORDS = {
  'hitlers-last-battles': 'hlb',
  'hitlers-reich': 'hr',
  'blitzkrieg-to-moscow-2': 'btm',
} as const satisfies Readonly<Record<PlayableGame, string>>;

/** Where the rules of a game tell what was reconstructed, and list the rulings. */
export const RULE_SECTIONS = {
  'hitlers-last-battles': { reconstructed: '12', rulings: '11' },
  'hitlers-reich': { reconstructed: 'E.reconstructed', rulings: 'R' },
  'blitzkrieg-to-moscow-2': { reconstructed: '20', rulings: '16' },
} as const satisfies Readonly<Record<PlayableGame, { readonly reconstructed: string; readonly rulings: string }>>;
