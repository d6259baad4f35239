/** The result of a search, as a person at the table is told of it. */
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { NO_PLAN, foretell, type Plan } from '../engine/kits/rehearsal/plan.ts';
import { drawFrom, seedRng } from '../engine/kernel/rng.ts';
import type { Thinking, Weighed } from '../players/types.ts';
import type { Chance, SuggestedMove, Suggestion } from './types.ts';

/** More moves do not help a choice. */
const MOST = 3;
/** Moves of a line that are shown. */
const LINE = 24;

interface SuggestionOf<T extends Types> {
  readonly seat: T['seat'];
  readonly view: T['view'];
  /** Number of legal moves. */
  readonly of: number;
}

export function readSuggestion<T extends Types>(
  def: GameDefinition<T>,
  { seat, view, of }: SuggestionOf<T>,
  thinking: Pick<Thinking<T>, 'baseline' | 'best' | 'weighed'>,
  hasMore: boolean,
): Suggestion {
  const best = def.words.notation(thinking.best());
  const found = thinking.weighed();
  const weighed = found.map((one) => readWeighed(def, one));
  const first = weighed.find(({ move }) => move === best) ?? onlyMove(seat, best);
  // A chance with any error is no reason to look at a move.
  const others = weighed.filter(({ move, chance }) => move !== best && chance !== null);
  const shown = others.toSorted((a, b) => sureOf(b) - sureOf(a)).slice(0, MOST - 1);
  return {
    // Plans take some milliseconds each, so only what is shown has one.
    moves: [first, ...shown.toSorted((a, b) => meanOf(b) - meanOf(a))].map((told) => {
      const of = found.find(({ move }) => def.words.notation(move) === told.move);
      return of ? { ...told, plan: planOf(def, view, of.line) } : told;
    }),
    now: chanceOf(thinking.baseline?.()),
    of,
    playouts: thinking.weighed().reduce((sum, { playouts }) => sum + playouts, 0),
    hasMore,
  };
}

const meanOf = ({ chance }: SuggestedMove): number => chance?.mean ?? 0;
/** A high chance from few games comes after those from many. */
const sureOf = ({ chance }: SuggestedMove): number => (chance ? chance.mean - chance.error : 0);

export const onlyMove = (seat: string, move: string): SuggestedMove => ({
  move,
  chance: null,
  plan: NO_PLAN,
  line: [{ seat, move }],
});

/** One search reports several times; the same line is played on the same deal. */
const planOf = <T extends Types>(def: GameDefinition<T>, view: T['view'], line: Weighed<T>['line']): Plan => {
  const rng = seedRng('plan');
  return foretell(def, view, line, (n) => drawFrom(rng, n));
};

const readWeighed = <T extends Types>(def: GameDefinition<T>, weighed: Weighed<T>): SuggestedMove => ({
  move: def.words.notation(weighed.move),
  chance: chanceOf(weighed),
  plan: NO_PLAN,
  line: weighed.line.slice(0, LINE).map(({ move, ...rest }) => ({ ...rest, move: def.words.notation(move) })),
});

/** One game gives no chance. */
const chanceOf = (weighed: Pick<Weighed<Types>, 'chance' | 'error'> | null | undefined): Chance | null =>
  weighed && Number.isFinite(weighed.error) ? { mean: weighed.chance, error: weighed.error } : null;
