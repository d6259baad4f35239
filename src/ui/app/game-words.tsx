import { useMemo, type ReactNode } from 'react';
import { findGame, matchDomainsOf } from '../../games/shelf.ts';
import type { Domain } from '../../i18n/catalogue.ts';
import { NO_NAMES } from '../../i18n/names.ts';
import { I18nProvider } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { useShelfGame } from './use-shelf-game.ts';

export interface GameWordsProps {
  readonly game: string;
  readonly seatNames?: Readonly<Record<string, string>>;
  /** Shown if the sentences cannot be fetched. */
  readonly failure?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Provides a game's sentences and names, and waits until both are loaded. An unknown game gets the words of the shell
 * only.
 */
export function GameWords({ game, seatNames, failure, children }: GameWordsProps) {
  const language = usePrefs((prefs) => prefs.language);
  const shelf = useShelfGame(game);
  const manifest = findGame(game);
  const names = useMemo(
    () => (manifest && shelf.game ? manifest.names(shelf.game.facts, seatNames) : NO_NAMES),
    [manifest, shelf.game, seatNames],
  );
  const domains = useMemo((): readonly Domain[] => (manifest ? matchDomainsOf(manifest.id) : []), [manifest]);
  if (shelf.status === 'loading') return null;
  return (
    <I18nProvider lang={language} names={names} domains={domains} failure={failure}>
      {children}
    </I18nProvider>
  );
}
