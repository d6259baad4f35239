/** Runs the programs of one game: in a worker, or in slices on the page's own thread. */
import { drawFrom, seedRng } from '../engine/kernel/rng.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { LEVELS, type Level } from '../players/levels.ts';
import type { Players, Thinking } from '../players/types.ts';
import type { Brain, Report, Task } from './types.ts';

export interface BrainDeps {
  readonly def: GameDefinition<Types>;
  readonly players: Players<Types>;
  /** Lets what waits be done: a press, a picture, a word from the table. */
  readonly pause: () => Promise<void>;
  /** It works so many milliseconds between two pauses. */
  readonly sliceMs: number;
  readonly now?: () => number;
}

const REPORT_MS = 100;

/** The strength itself where the game has a program of it, else the strongest below. */
export function levelIn(players: Pick<Players<Types>, 'levels'>, level: Level): Level {
  const upTo = LEVELS.slice(0, LEVELS.indexOf(level) + 1);
  const found = upTo.findLast((one) => players.levels.includes(one)) ?? players.levels[0];
  if (!found) throw new RangeError('a game without programs');
  return found;
}

export function createBrain({ def, players, pause, sliceMs, now = () => performance.now() }: BrainDeps): Brain {
  /** The question that is worked on; an older one ends at its next pause. */
  let current: Task | null = null;

  async function search(thinking: Thinking<Types>, task: Task, report: Report): Promise<void> {
    const end = now() + task.budgetMs;
    const of = task.decision.moves.length;
    let [paused, reported] = [now(), now()];
    while (thinking.work()) {
      const time = now();
      if (time >= end) return;
      if (time - reported >= REPORT_MS) report(thinking.weighed().length, of);
      if (time - reported >= REPORT_MS) reported = time;
      if (time - paused < sliceMs) continue;
      await pause();
      if (current !== task) return;
      paused = now();
    }
  }

  return {
    ready: () => undefined,
    async ask(task, report) {
      current = task;
      const rng = seedRng(task.seed);
      const draw = (n: number): number => drawFrom(rng, n);
      const look = () => task.view;
      const program = players.create(levelIn(players, task.level), def, task.seat, Infinity);
      const thinking = program.think?.(task.decision, look, draw);
      if (!thinking) return def.notation(program.choose(task.decision, look, draw));
      await search(thinking, task, report);
      return def.notation(thinking.best());
    },
    stop() {
      current = null;
    },
  };
}
