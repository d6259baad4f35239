import { createRandom } from '../../src/players/random.ts';
import type { Players } from '../../src/players/types.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import type { GameKit } from '../../tools/lib/game-kit.ts';
import { toyGame, type Toy, type ToyMove } from '../support/toy-game.ts';

const MOVES: readonly ToyMove['type'][] = ['step', 'roll', 'pass', 'take', 'leave'];

export const toyPlayers: Players<Toy> = {
  ids: ['random'],
  levels: [],
  create: () => createRandom(),
  score: (view, seat) => view.points[seat],
};

/** The toy game as the tools see a game; `change` puts a fault into its rules. */
export const toyKit = (change: Partial<GameDefinition<Toy>> = {}): GameKit<Toy> => ({
  def: { ...toyGame, ...change },
  players: toyPlayers,
  fuzz: {
    universe: MOVES.map((type) => ({ type })),
    events: ['scored', 'rolled', 'passed'],
    codes: ['NOT_LISTED', 'WRONG_PLAYER', 'GAME_OVER'],
    pieces: { token: ['stepped'] },
    seePieces({ move }, see) {
      if (move.type === 'step') see('token', 'stepped');
    },
    moods: { even: {} },
    dithering: ['step'],
    patience: 2,
    opening: () => undefined,
  },
});

/** A fault that shows in the middle of a game: no player gets beyond `points`. */
export const breaksAt = (points: number): Partial<GameDefinition<Toy>> => {
  const { nodes } = toyGame;
  const act = nodes['turn/act'];
  if (act.kind !== 'ask') throw new Error('turn/act asks');
  return {
    nodes: {
      ...nodes,
      'turn/act': {
        ...act,
        answer(ctx, frame, move) {
          act.answer(ctx, frame, move);
          if (ctx.s.points[frame.seat] === points) throw new Error(`${points} points are too many`);
        },
      },
    },
  };
};
