/** The draft of an experiment, and the plan made from it. */
import { EXPERIMENT_FORMAT, EXPERIMENT_VERSION, type Experiment, type Variant } from '../../lab/experiment/plan.ts';
import type { OptionSpec, GameDefinition, Types } from '../../engine/kernel/types.ts';
import type { OptionValue } from '../new-game/draft.ts';
import { navigate } from 'wouter/use-hash-location';
import { findGame, openDefinition } from '../../games/shelf.ts';
import { momentsOf, packFileOf } from '../../lab/positions/openings.ts';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { randomSeed } from '../../store/seed.ts';
import { paths } from '../app/routes.ts';
import { mayExperiment } from '../workbench/from-match.ts';

export type Options = Readonly<Record<string, OptionValue>>;
type Pair<X> = readonly [X, X];

/** Games of each variant, or as many as an interval needs. */
export const LENGTHS = ['200', '2000', '10000', 'width'] as const;
type Length = (typeof LENGTHS)[number];
/** In percentage points. */
export const WIDTHS = ['2', '5', '10'] as const;
/** Limit where a width is wanted. */
const MOST_GAMES = 100_000;

export interface Draft {
  readonly name: string;
  readonly scenario: string;
  /** Undefined for the scenario's own opening. */
  readonly position?: unknown;
  /** Name of that position. */
  readonly from?: string;
  readonly options: Pair<Options>;
  /** One for A, one for B; undefined for the shipped data. */
  readonly packs?: Pair<unknown>;
  /** Each by seat, for A and for B. */
  readonly players: Pair<Pair<string>>;
  readonly ownPlayers: boolean;
  /** Compares two variants, or measures one. */
  readonly isPair: boolean;
  readonly length: Length;
  readonly width: string;
  readonly seed: string;
}

export const beginDraft = (scenario: string, level: string, seed: string): Draft => ({
  ...{ name: '', scenario, options: [{}, {}], ownPlayers: false, isPair: true, seed },
  ...{
    players: [
      [level, level],
      [level, level],
    ],
    length: '200',
    width: WIDTHS[1],
  },
});

/** A draft like an earlier experiment. */
export function draftOf({ name, start, seed, games, width, variants }: Experiment): Draft {
  const [a, b = a] = variants;
  const playersOf = (variant: Variant | undefined): Pair<string> => variant?.players ?? ['greedy', 'greedy'];
  return {
    ...(start.position === undefined ? {} : { position: start.position }),
    ...{ name, scenario: start.scenario, seed, options: [a?.options ?? {}, b?.options ?? {}] },
    packs: [a?.pack, b?.pack],
    players: [playersOf(a), playersOf(b)],
    ownPlayers: playersOf(a).join(' ') !== playersOf(b).join(' '),
    isPair: variants.length > 1,
    length: width === undefined ? (LENGTHS.find((length) => length === String(games)) ?? '200') : 'width',
    width: width === undefined ? WIDTHS[1] : String(Math.round(width * 1000) / 10),
  };
}

/** Options that differ from the recommended values. */
export const changedIn = (options: Options, specs: readonly OptionSpec[]): readonly OptionSpec[] =>
  specs.filter(({ id, initial }) => Object.hasOwn(options, id) && options[id] !== initial);

interface DraftWords {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  /** Its name if the player gives none. */
  readonly usualName: string;
}

export function planOf(draft: Draft, { game, specs, usualName }: DraftWords): Experiment {
  const variants = (draft.isPair ? ([0, 1] as const) : ([0] as const)).map((at): Variant => {
    const changed = changedIn(draft.options[at], specs);
    const options = Object.fromEntries(changed.map(({ id, initial }) => [id, draft.options[at][id] ?? initial]));
    const [first, second] = draft.players[draft.ownPlayers ? at : 0];
    const pack = draft.packs?.[at];
    return {
      players: [first, second],
      ...(changed.length > 0 ? { options } : {}),
      ...(pack === undefined ? {} : { pack }),
    };
  });
  return {
    format: EXPERIMENT_FORMAT,
    formatVersion: EXPERIMENT_VERSION,
    name: (draft.name.trim() || usualName).slice(0, 120),
    game,
    start: {
      scenario: draft.scenario,
      ...(draft.position === undefined ? {} : { position: draft.position }),
    },
    seed: draft.seed.trim() || '1',
    games: draft.length === 'width' ? MOST_GAMES : Number(draft.length),
    ...(draft.length === 'width' ? { width: Number(draft.width) / 100 } : {}),
    variants,
  };
}

/** Two equal variants prove nothing. */
export const isIdle = ({ variants: [a, b] }: Experiment): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

const drafts = new Map<string, Draft>();
/** Drafts stay while the page is open. */
export const keepDraft = (game: string, draft: Draft): void => void drafts.set(game, draft);
export const keptDraft = (game: string): Draft | null => drafts.get(game) ?? null;

export const USUAL_LEVEL = 'veteran';

/**
 * A draft that begins with a state; null if the game has no position text. Throws what the game throws for a state
 * without one.
 */
export function draftFrom(def: GameDefinition<Types>, state: Types['state'], name: string): Draft | null {
  const { positions } = def;
  if (!positions) return null;
  const before = keptDraft(def.id) ?? beginDraft('', USUAL_LEVEL, randomSeed().slice(0, 8));
  const pack = def.data.packFile;
  const about = { scenario: positions.scenarioOf(state), position: positions.write(state), from: name };
  // The text is read with the data that it was written with.
  const draft: Draft = { ...before, ...about, packs: [pack, pack] };
  return before.scenario === draft.scenario ? draft : { ...draft, options: [{}, {}] };
}

export function experimentFrom(def: GameDefinition<Types>, state: Types['state'], name: string): void {
  const draft = draftFrom(def, state, name);
  if (!draft) return;
  keepDraft(def.id, draft);
  navigate(paths.experiment(def.id));
}

/** From a save: its last moment, or one `back` moves earlier. */
export async function experimentFromText(game: string, text: string, name: string, back = 0): Promise<void> {
  const manifest = findGame(game);
  if (!manifest) return;
  const def = await openDefinition(manifest, packFileOf(text));
  const state = momentsOf(def, text).states.at(-1 - back);
  if (state !== undefined) experimentFrom(def, state, name);
}

/** From the shown moment of the open match, unless players still hide something. */
export async function experimentFromMatch(): Promise<void> {
  const { game, at, about } = matchStore.getState();
  const text = matchActions.exportText(at);
  if (game !== null && text !== null && mayExperiment()) await experimentFromText(game, text, about?.name ?? '');
}
