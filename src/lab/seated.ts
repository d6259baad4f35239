/** Programs in the seats of a game: each sees only its own view and has its own stream of draws. */
import { drawFrom, seedRng } from '../engine/kernel/rng.ts';
import type { Policy } from '../engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import type { LabKit } from './lab-kit.ts';
import type { Players, Program, ProgramDraw } from '../players/types.ts';

export interface Roster<T extends Types = Types> {
  readonly def: GameDefinition<T>;
  readonly players: Players<T>;
  /** Experiments count this besides results. */
  readonly lab?: LabKit<T>;
  /** Absent: the game has no other data. Throws `SaveError` for data that do not fit. */
  readonly packs?: { readonly open: (packFile: unknown) => GameDefinition<T> };
}

/** The roster for the data of a pack; the same one without a pack. */
export function withPack<T extends Types>(roster: Roster<T>, packFile: unknown): Roster<T> {
  if (packFile === undefined) return roster;
  if (!roster.packs) throw new RangeError(`${roster.def.id} is played with its own data only`);
  return { ...roster, def: roster.packs.open(packFile) };
}

/** Simulated games stop after this many moves, because one that has not ended by then never will. */
export const MOVE_CAP = 20_000;

/** The id of a program, and after a colon how many playouts a decision may cost. */
export interface PlayerName {
  readonly id: string;
  readonly nodes: number | undefined;
}

/** `marshal`, or `marshal:400`; null for any other text. */
export function readPlayerName(name: string): PlayerName | null {
  const [, id = '', nodes] = /^([a-z]+)(?::([1-9]\d{0,6}))?$/.exec(name) ?? [];
  return id === '' ? null : { id, nodes: nodes === undefined ? undefined : Number(nodes) };
}

/** Throws `RangeError` for a name that does not exist. */
export function seatPlayer<T extends Types>({ def, players }: Roster<T>, name: string, seat: T['seat']): Program<T> {
  const { id, nodes } = readPlayerName(name) ?? { id: name, nodes: undefined };
  return players.create(id, def, seat, nodes);
}

/** One policy for players in the order of the seats. `seed` is for their draws, which are not those of the game. */
export function policyOf<T extends Types>(
  def: Pick<GameDefinition<T>, 'seats' | 'view'>,
  players: readonly [Program<T>, Program<T>],
  seed: string,
): Policy<T> {
  const sit = (seat: T['seat'], program: Program<T>) => {
    const rng = seedRng(`${seed}/${seat}`);
    const draw: ProgramDraw = (n) => drawFrom(rng, n);
    return { seat, draw, program };
  };
  const first = sit(def.seats[0], players[0]);
  const second = sit(def.seats[1], players[1]);
  return (decision, state) => {
    const { seat } = decision;
    const chair = seat === first.seat ? first : second;
    return chair.program.choose(decision, () => def.view(state, seat), chair.draw);
  };
}
