/** Programs and workers that tests can hold back, kill and let answer. */
import { createBrain } from '../../src/opponent/brain.ts';
import type { Connection } from '../../src/opponent/host.ts';
import type { Brain, Task } from '../../src/opponent/types.ts';
import type { Decision } from '../../src/engine/kernel/types.ts';
import type { Players, Program, Thinking } from '../../src/players/types.ts';
import { decide, startGame } from '../../src/engine/kernel/runner.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

type Move = Toy['move'];

/** A program that always answers with the first move that it prefers. */
const prefers = (id: string, ...types: readonly Move['type'][]): Program<Toy> => ({
  id,
  choose: ({ moves }) => moves.find(({ type }) => types.includes(type)) ?? moves[0] ?? { type: 'pass' },
});

/** A search without an end: its best move is the last one of those it has looked at. */
export const endless = ({ seat, moves }: Decision<Toy>, onWork: () => void = () => undefined): Thinking<Toy> => {
  let looked = 0;
  return {
    work: () => (onWork(), (looked += 1), true),
    best: () => moves[Math.min(looked, moves.length) - 1] ?? moves[0] ?? { type: 'pass' },
    weighed: () =>
      moves.slice(0, looked).map((move) => ({ move, chance: 0.5, error: 0.1, playouts: 2, line: [{ seat, move }] })),
  };
};

export function toyPlayers(onWork?: () => void): Players<Toy> {
  const programs: Readonly<Record<string, Program<Toy>>> = {
    recruit: prefers('recruit', 'pass', 'leave'),
    veteran: prefers('veteran', 'step', 'take'),
    marshal: {
      ...prefers('marshal', 'roll'),
      think: (decision) => endless(decision, onWork),
    },
  };
  return {
    ids: Object.keys(programs),
    levels: ['recruit', 'veteran', 'marshal'],
    create: (id) => programs[id] ?? prefers('none'),
    score: () => 0,
  };
}

export function toyTask(level: Task['level'], budgetMs = 1000): Task {
  const { state } = startGame(toyGame, { scenario: 'only', seed: 'task', options: {} });
  const decision = decide(toyGame, state);
  if (!decision) throw new Error('the toy begins with a question');
  return { seat: decision.seat, level, decision, view: toyGame.view(state, decision.seat), seed: 'draws', budgetMs };
}

export const toyBrain = (pause: () => Promise<void>, now?: () => number, onWork?: () => void): Brain =>
  createBrain({ def: toyGame, players: toyPlayers(onWork), pause, sliceMs: 10, ...(now ? { now } : {}) });

export interface FakeWorker extends Connection {
  readonly die: () => void;
  readonly isEnded: () => boolean;
  readonly asked: readonly Task[];
}

/** A worker; `answer` is what it does with a question. */
export function fakeWorker(answer: (task: Task) => Promise<string>): FakeWorker {
  let die = (): void => undefined;
  let ended = false;
  const asked: Task[] = [];
  return {
    brain: {
      ready: () => Promise.resolve(),
      ask: (task) => (asked.push(task), answer(task)),
      suggest: () => Promise.reject(new Error('no suggestion is expected')),
      stop: () => undefined,
    },
    died: new Promise<void>((resolve) => (die = resolve)),
    end: () => void (ended = true),
    die: () => die(),
    isEnded: () => ended,
    asked,
  };
}
