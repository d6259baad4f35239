import type { GameDefinition, MoveWords, Types } from '../../kernel/types.ts';
import type { Notation } from './verbs.ts';

type Own<T extends Types> = Pick<MoveWords<T>, 'label' | 'describe' | 'moment'>;

/** The words of a game; `admit` returns the move of a text as this game has it, null for a move it does not have. */
export const moveWords = <T extends Types>(
  commands: Notation<T['move']>,
  admit: (move: T['move']) => T['move'] | null,
  own: Own<T>,
): GameDefinition<T>['words'] => ({
  notation: commands.notation,
  parse(text) {
    const move = commands.parse(text);
    return move && admit(move);
  },
  targets: commands.targets,
  ...own,
});
