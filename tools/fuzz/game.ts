/** A game of the fuzz: how it is set up and how its moves are chosen. It depends on the seed and its number alone. */
import { seatPlayer } from '../../src/lab/seated.ts';
import { valuesOf } from '../../src/engine/kits/pack/form-values.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import type { Decision, OptionSpec, Setup, Types } from '../../src/engine/kernel/types.ts';
import type { Program, ProgramDraw } from '../../src/players/types.ts';
import { type GameKit } from '../lib/game-kit.ts';
import { drawFromList, groupByKind } from './checks.ts';

/** One game in so many has drawn options, and one in so many a player who may give up. */
const ONE_IN = { options: 4, quitters: 40 } as const;
/** A player who may give up does so at one decision in so many. */
const PATIENCE = 100;

/** A game being played: enough to play it again. */
export interface Game<T extends Types> {
  readonly number: number;
  readonly setup: Setup;
  /** Watched with every check there is, or with the fast ones only. */
  readonly isClose: boolean;
  /** Chance of the players. The checks draw from another stream, so that watching does not change a game. */
  readonly draw: ProgramDraw;
  readonly look: ProgramDraw;
  /** Ids of the players, in the order of the seats. */
  readonly players: readonly [string, string];
  /** The programs among them; null plays at random, by its mood. */
  readonly programs: readonly (Program<T> | null)[];
  readonly moods: readonly Readonly<Record<string, number>>[];
  readonly mayQuit: boolean;
  /** The last move may be the one that failed. */
  readonly moves: T['move'][];
  /** Counts those that led to a position. */
  played: number;
  hasQuit: boolean;
  /** The last one was made at random. */
  isAimless: boolean;
}

/** The games of a run, and how they are played. */
export interface GamePlan {
  readonly seed: string;
  /** The scenario of all games, or null for each in turn. */
  readonly scenario: string | null;
  /** One game in so many is watched closely. */
  readonly close: number;
  /** The players of all games; left out, each pair that there is comes up as often as the others. */
  readonly players?: readonly [string, string];
  /** If no players are given: one seat in so many is a program's, the others play at random. */
  readonly rare?: number;
}

export const RANDOM = 'random';
const GREEDY = 'greedy';

function streamOf(seed: string): ProgramDraw {
  const rng = seedRng(seed);
  return (n) => drawFrom(rng, n);
}

/** Every option drawn evenly, or none at all. */
function drawOptions(specs: readonly OptionSpec[], draw: ProgramDraw): Setup['options'] {
  if (specs.length === 0 || draw(ONE_IN.options) > 0) return {};
  return Object.fromEntries(specs.map((spec) => [spec.id, drawFromList(valuesOf(spec.form), draw)]));
}

/** Candidates for a seat without a given player: random or greedy, or greedy alone if programs are rare. */
const programsOf = <T extends Types>({ players: { ids } }: GameKit<T>, rare: number | undefined): readonly string[] =>
  ids.filter((id) => id === GREEDY || (id === RANDOM && rare === undefined));

export function openGame<T extends Types>(
  kit: GameKit<T>,
  { seed: text, scenario: only, close, players: given, rare }: GamePlan,
  number: number,
): Game<T> {
  const { def, fuzz } = kit;
  const seed = `${text}/${number}`;
  const draw = streamOf(`${seed}/fuzz`);
  const scenarios = only === null ? def.scenarios : def.scenarios.filter(({ id }) => id === only);
  const { id: scenario = '', options = [] } = scenarios[number % scenarios.length] ?? {};
  const position = fuzz.opening(draw, scenario);
  const free = position === undefined ? options : options.filter(({ id }) => !fuzz.setUpOptions?.includes(id));
  const moods = Object.values(fuzz.moods);
  const deal = streamOf(`${seed}/players`);
  const drawPlayer = () => (rare !== undefined && deal(rare) > 0 ? RANDOM : drawFromList(programsOf(kit, rare), deal));
  const players = given ?? ([drawPlayer(), drawPlayer()] as const);
  return {
    number,
    setup: { scenario, seed, options: drawOptions(free, draw), ...(position === undefined ? {} : { position }) },
    // A whole round of scenarios at a time.
    isClose: Math.floor(number / scenarios.length) % close === 0,
    draw,
    look: streamOf(`${seed}/look`),
    players,
    programs: def.seats.map((seat, i) => {
      const id = players[i === 0 ? 0 : 1];
      return id === RANDOM ? null : seatPlayer(kit, id, seat);
    }),
    moods: def.seats.map(() => moods[draw(moods.length)] ?? {}),
    mayQuit: draw(ONE_IN.quitters) === 0,
    moves: [],
    played: 0,
    hasQuit: false,
    isAimless: true,
  };
}

/** The next move of the seat that decides, added to the game. */
export function drawMove<T extends Types>(
  { def }: GameKit<T>,
  game: Game<T>,
  decision: Decision<T>,
  state: T['state'],
): T['move'] {
  const { draw, mayQuit, moods, programs } = game;
  const { seat, moves, concessions = [] } = decision;
  const at = seat === def.seats[0] ? 0 : 1;
  const isEnough = mayQuit && concessions.length > 0 && draw(PATIENCE) === 0;
  const choose = () =>
    programs[at]?.choose(decision, () => def.view(state, seat), draw) ?? drawByMood<T>(moves, moods[at] ?? {}, draw);
  const move = isEnough ? drawFromList(concessions, draw) : choose();
  game.hasQuit ||= isEnough;
  game.isAimless = game.programs[at] === null;
  game.moves.push(move);
  return move;
}

/** First a kind of move by its weight in the mood, then any move of that kind. */
function drawByMood<T extends Types>(
  moves: readonly T['move'][],
  mood: Readonly<Record<string, number>>,
  draw: ProgramDraw,
): T['move'] {
  const kinds = groupByKind<T>(moves);
  const weights = kinds.map(([move]) => Math.max(1, Math.round(10 * (mood[move?.type ?? ''] ?? 1))));
  let left = draw(weights.reduce((sum, weight) => sum + weight, 0));
  return drawFromList(kinds.find((_, i) => (left -= weights[i] ?? 0) < 0) ?? [], draw);
}
