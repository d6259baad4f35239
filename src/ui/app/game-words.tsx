import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Domain } from '../../i18n/catalogue.ts';
import { namesOfGame } from '../../i18n/game-names.ts';
import { NO_NAMES } from '../../i18n/names.ts';
import { I18nProvider } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { isPlayable } from './games.ts';
import { useShelfGame } from './use-shelf-game.ts';

export interface GameWordsProps {
  readonly game: string;
  /** What the players of a match are called. */
  readonly seatNames?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/**
 * Lets its children say sentences of a game: its catalogue, and the names of its units and places. Until both have come
 * they wait; a game that is not here leaves them with the words of the shell.
 */
export function GameWords({ game, seatNames, children }: GameWordsProps) {
  const language = usePrefs((prefs) => prefs.language);
  const shelf = useShelfGame(game);
  const names = useMemo(
    () => (shelf.game ? namesOfGame(game, shelf.game.facts, seatNames) : NO_NAMES),
    [game, shelf.game, seatNames],
  );
  const domains = useMemo((): readonly Domain[] => (isPlayable(game) ? [game] : []), [game]);
  if (shelf.status === 'loading') return null;
  return (
    <I18nProvider lang={language} names={names} domains={domains}>
      {children}
    </I18nProvider>
  );
}
