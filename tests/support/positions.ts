/** Positions of every kind: of random and of greedy games in all scenarios, and of the sample saves. */
import { type Roster, policyOf, seatPlayer } from '../../src/lab/seated.ts';
import { valuesOf } from '../../src/engine/kits/pack/form-values.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide, simulate, type Policy } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { positionOf, samplesOf } from './samples.ts';

/** An independent stream of draws. */
export function drawsOf(seed: string): (n: number) => number {
  const rng = seedRng(seed);
  return (n) => drawFrom(rng, n);
}

/** The position after at most `n` random moves. */
export function afterMoves<T extends Types>(
  def: GameDefinition<T>,
  start: T['state'],
  { n, seed }: { readonly n: number; readonly seed: string },
): T['state'] {
  const draw = drawsOf(seed);
  let state = start;
  for (let made = 0; made < n; made++) {
    const moves = decide(def, state)?.moves ?? [];
    const move = moves.length > 0 ? moves[draw(moves.length)] : undefined;
    const next = move && applyMove(def, state, move);
    if (next?.ok) state = next.state;
  }
  return state;
}

/** Kinds of moves first, then one of that kind, so that rare steps come up. */
export function anyKind<T extends Types>(seed: string): Policy<T> {
  const draw = drawsOf(seed);
  return ({ moves }) => {
    const kinds = [...new Set(moves.map(({ type }) => type))];
    const kind = kinds[draw(kinds.length)];
    const some = moves.filter(({ type }) => type === kind);
    const move = some[draw(some.length)];
    if (move === undefined) throw new Error('a decision without a move');
    return move;
  };
}

export interface Position<S> {
  readonly name: string;
  readonly state: S;
}

/** Every `every`th position of a game of each scenario, one at random and one between greedy players, with its end. */
export function* listPlayed<T extends Types>(
  roster: Roster<T>,
  seed: string,
  every: number,
): Generator<Position<T['state']>> {
  const { def } = roster;
  const greedy = () =>
    policyOf(def, [seatPlayer(roster, 'greedy', def.seats[0]), seatPlayer(roster, 'greedy', def.seats[1])], seed);
  for (const { id: scenario, options: specs } of def.scenarios) {
    const on = Object.fromEntries(specs.map(({ id, form }) => [id, valuesOf(form).at(-1) ?? '']));
    for (const [how, policy, options] of [
      ['random', anyKind<T>(seed), {}],
      ['random, other options', anyKind<T>(`${seed} other`), on],
      ['greedy', greedy(), {}],
    ] as const) {
      const game = simulate(def, { scenario, seed, options });
      for (let at = 0; ; at++) {
        const isOver = game.state.result !== null;
        if (at % every === 0 || isOver)
          yield {
            name: `${scenario}, ${how}, move ${at}`,
            state: JSON.parse(JSON.stringify(game.state)) as T['state'],
          };
        if (isOver) break;
        game.playout(policy, 1);
      }
    }
  }
}

export const listSaved = <T extends Types>({ def }: Roster<T>): readonly Position<T['state']>[] =>
  samplesOf(def.id).map((sample) => ({ name: sample.name, state: present(positionOf(def, sample)).state }));

/** Each so many-th of them, the first among them. */
export function* everyOf<S>(positions: Iterable<Position<S>>, stride: number): Generator<Position<S>> {
  let at = 0;
  for (const position of positions) if (at++ % stride === 0) yield position;
}
