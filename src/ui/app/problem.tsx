import type { Line } from '../../engine/kernel/types.ts';
import { listGames } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { GameWords } from './game-words.tsx';

/** Why a file or a match cannot be had. The rules of a game have words of their own, which come with the game. */
export function Problem({ of }: { readonly of: Line }) {
  const game = listGames().find(({ id }) => of.key.startsWith(`save.refused.${id}.`));
  return game ? (
    <GameWords game={game.id}>
      <Said of={of} />
    </GameWords>
  ) : (
    <Said of={of} />
  );
}

const Said = ({ of }: { readonly of: Line }) => useT().line(of);
