/** Runs the programs of one game: in a worker, or in slices on the page's own thread. */
import { drawFrom, seedRng } from '../engine/kernel/rng.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { LEVELS, type Level } from '../players/levels.ts';
import type { Players, Program, Thinking } from '../players/types.ts';
import { onlyMove, readSuggestion } from './read-suggestion.ts';
import type { Brain, Task } from './types.ts';

export interface BrainDeps {
  readonly def: GameDefinition<Types>;
  readonly players: Players<Types>;
  /** Lets waiting work run: a press, a picture, a message from the table. */
  readonly pause: () => Promise<void>;
  /** Ms of work between two pauses. */
  readonly sliceMs: number;
  readonly now?: () => number;
}

const REPORT_MS = 100;
/** Ms between reports: a person reads them. */
const TELL_MS = 500;

/** The level itself where the game has a program of it, else the strongest below. */
export function levelIn(players: Pick<Players<Types>, 'levels'>, level: Level): Level {
  const upTo = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const found = upTo.findLast((one) => players.levels.includes(one)) ?? players.levels[0];
  if (!found) throw new RangeError('a game without programs');
  return found;
}

export function createBrain({ def, players, pause, sliceMs, now = () => performance.now() }: BrainDeps): Brain {
  /** An older question ends at its next pause. */
  let current: Task | null = null;

  /** Each seat and level has a program that remembers its plan for the rest of its turn. */
  const programs = new Map<string, Program<Types>>();

  const createProgram = (level: Level, seat: string) => players.create(levelIn(players, level), def, seat, Infinity);

  function programOf({ level, seat }: Task): Program<Types> {
    const name = `${level} ${seat}`;
    const program = programs.get(name) ?? createProgram(level, seat);
    programs.set(name, program);
    return program;
  }

  /** Continued where more is asked of the last suggestion. */
  let last: Thinking<Types> | null = null;

  /** False once nothing is left to find out. */
  async function search(thinking: Thinking<Types>, task: Task, everyMs: number, report: () => void): Promise<boolean> {
    const end = now() + task.budgetMs;
    let [paused, reported] = [now(), now()];
    while (thinking.work()) {
      const time = now();
      if (time >= end) return true;
      if (time - reported >= everyMs) {
        report();
        reported = time;
      }
      if (time - paused < sliceMs) continue;
      await pause();
      if (current !== task) return true;
      paused = now();
    }
    return false;
  }

  function begin(task: Task, program: Program<Types>) {
    current = task;
    const rng = seedRng(task.seed);
    const draw = (n: number): number => drawFrom(rng, n);
    const { decision, view } = task;
    return {
      think: (isTold = false) => program.think?.(decision, () => view, draw, isTold) ?? null,
      choose: () => def.words.notation(program.choose(decision, () => view, draw)),
    };
  }

  return {
    ready: () => undefined,
    async ask(task, report) {
      last = null;
      const { think, choose } = begin(task, programOf(task));
      const thinking = think();
      if (!thinking) return choose();
      const of = task.decision.moves.length;
      await search(thinking, task, REPORT_MS, () => report(thinking.weighed().length, of));
      return def.words.notation(thinking.best());
    },
    async suggest(query, tell) {
      // Advice is complete, also in the middle of a turn.
      const { think, choose } = begin(query, createProgram(query.level, query.seat));
      const thinking = (query.goesOn ? last : null) ?? think(true);
      last = thinking;
      const of = query.decision.moves.length;
      if (!thinking) return { moves: [onlyMove(query.seat, choose())], now: null, of, playouts: 0, hasMore: false };
      const read = (hasMore: boolean) => readSuggestion(def, { ...query, of }, thinking, hasMore);
      const hasMore = await search(thinking, query, TELL_MS, () => tell(read(true)));
      return read(hasMore);
    },
    stop() {
      current = null;
    },
  };
}
