/** Whole games of Veterans from a position, with dice shared between positions. */
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import type { Simulation } from '../../engine/kernel/runner.ts';
import type { GameDefinition, Moment, Types } from '../../engine/kernel/types.ts';
import { playedOut } from '../../players/played-out.ts';
import type { Players } from '../../players/types.ts';
import { shareOf } from '../../players/value.ts';

export type PlayOut<T extends Types> = (from: Simulation<T>, seed: string) => number;

/**
 * The result of the game for the first seat: 1, 0.5 or 0. The position itself stays. The dice of each phase depend on
 * its turn, its seat and the seed, however many were rolled before; a repeated phase gets new ones. Games from two
 * positions soon roll different numbers of dice, and so share their luck again in the next phase, which narrows the
 * interval of the difference (ADR 0074).
 */
export function playOutWith<T extends Types>(def: GameDefinition<T>, players: Players<T>): PlayOut<T> {
  const veteran = playedOut(def, players);
  const [first] = def.seats;
  const games = new WeakMap<Simulation<T>, Simulation<T>>();
  return (from, seed) => {
    const game = from.fork(games.get(from), seed);
    games.set(from, game);
    const times = new Map<string, number>();
    let phase = '';
    let luck = seedRng(seed);
    while (game.state.result === null) {
      const now = nameOf(def.words.moment(game.state));
      if (now !== phase) {
        phase = now;
        const time = (times.get(now) ?? 0) + 1;
        times.set(now, time);
        Object.assign(game.state.rng, { ...seedRng(`${seed}/${now}/${time}`), drawn: game.state.rng.drawn });
        luck = seedRng(`${seed}/${now}/${time}/players`);
      }
      const decision = game.decide();
      if (!decision) break;
      game.play(veteran.policy(decision, game.state, (n) => drawFrom(luck, n)));
    }
    return shareOf(game.state.result?.winner ?? 'draw', first);
  };
}

const nameOf = ({ turn, seat, phase }: Moment): string => `${turn} ${seat} ${phase}`;
