import type { Line } from '../../engine/kernel/types.ts';
import { listGames } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { GameWords } from './game-words.tsx';

/**
 * Tells why a file or a match cannot be opened. Refusals of a game are worded by its own catalogue, which is fetched
 * first.
 */
export function Problem({ of }: { readonly of: Line }) {
  const game = listGames().find(({ id }) => of.key.startsWith(prefixOf(id)));
  return game ? (
    <GameWords game={game.id} failure={<Said of={inShort(of, game.id)} />}>
      <Said of={of} />
    </GameWords>
  ) : (
    <Said of={of} />
  );
}

const prefixOf = (game: string): string => `save.refused.${game}.`;

/** Used without the game's words: says that its rules reject the position, with the code of the rule. */
const inShort = ({ key, params }: Line, game: string): Line => ({
  key: 'save.refused.unplayable',
  params: { detail: [key.slice(prefixOf(game).length), params?.detail ?? ''].filter((part) => part !== '').join(': ') },
});

const Said = ({ of }: { readonly of: Line }) => useT().line(of);
