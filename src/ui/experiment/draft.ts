/** What is chosen in the column of the set-up, and the experiment that comes of it. */
import { EXPERIMENT_FORMAT, EXPERIMENT_VERSION, type Experiment, type Variant } from '../../lab/experiment/plan.ts';
import type { OptionSpec } from '../../engine/kernel/types.ts';
import type { OptionValue } from '../new-game/draft.ts';

export type Options = Readonly<Record<string, OptionValue>>;
type Pair<X> = readonly [X, X];

/** Choices of length: games of each variant, or as many as a narrow interval takes. */
export const LENGTHS = ['200', '2000', '10000', 'width'] as const;
export type Length = (typeof LENGTHS)[number];
/** Widths in points of a hundred. */
export const WIDTHS = ['2', '5', '10'] as const;
/** Where a width is wanted, no more games are played. */
const MOST_GAMES = 100_000;

export interface Draft {
  readonly name: string;
  readonly scenario: string;
  /** Where the games do not begin with the scenario's own; undefined where they do. */
  readonly position?: unknown;
  /** What that position is called. */
  readonly from?: string;
  readonly options: Pair<Options>;
  /** Data packs of A and of B; undefined: the data of Fronts. */
  readonly packs?: Pair<unknown>;
  /** Programs by seat, of A and of B. */
  readonly players: Pair<Pair<string>>;
  /** B has other players than A. */
  readonly ownPlayers: boolean;
  /** Two variants are compared, or one is measured. */
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

/** A new draft like an experiment that was made before. */
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

/** What differs from the recommended values. */
export const changedIn = (options: Options, specs: readonly OptionSpec[]): readonly OptionSpec[] =>
  specs.filter(({ id, initial }) => Object.hasOwn(options, id) && options[id] !== initial);

export interface DraftWords {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  /** What it is called where nobody named it. */
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

/** Two variants that are the same say nothing. */
export const isIdle = ({ variants: [a, b] }: Experiment): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

const drafts = new Map<string, Draft>();
/** The draft of a game stays while the page is open, also where another screen is looked at. */
export const keepDraft = (game: string, draft: Draft): void => void drafts.set(game, draft);
export const keptDraft = (game: string): Draft | null => drafts.get(game) ?? null;
