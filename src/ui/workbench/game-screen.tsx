import type { ReactNode } from 'react';
import type { Domain, PlainKey } from '../../i18n/catalogue.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import type { ShelfGame } from '../../store/describe-game.ts';
import { usePrefs } from '../../store/hooks.ts';
import { GameWords } from '../app/game-words.tsx';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { Opening, Screen } from '../app/screen.tsx';
import { useLoaded } from '../app/use-loaded.ts';
import { useShelfGame, type ShelfGameState } from '../app/use-shelf-game.ts';
import { MissingPartNote } from '../errors/missing-part.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { EmptyBox } from '../parts/note.tsx';

interface GameScreenProps<Part> {
  readonly game: string;
  /** Title while it opens, or if it cannot. */
  readonly titleKey: PlainKey;
  readonly domains: readonly Domain[];
  /** Loads the screen's own part; null if the game has no such screen. */
  readonly load: (() => Promise<Part>) | null;
  readonly children: (shelf: ShelfGame, part: Part) => ReactNode;
}

/** Opens a lab screen of a game with its words, its common part and what `load` brings. */
export function GameScreen<Part>({ domains, ...props }: GameScreenProps<Part>) {
  const language = usePrefs((prefs) => prefs.language);
  return (
    <I18nProvider lang={language} domains={domains} fallback={<Opening />} isVital>
      <GameWords game={props.game} failure={<MissingPartNote />}>
        <OpenGame {...props} />
      </GameWords>
    </I18nProvider>
  );
}

function OpenGame<Part>({ game, titleKey, load, children }: Omit<GameScreenProps<Part>, 'domains'>) {
  const { t } = useT();
  const shelf = useShelfGame(game);
  const part = useLoaded(game, load);
  if (shelf.game && part.value !== null) return children(shelf.game, part.value);
  const status = load === null ? 'none' : part.hasFailed ? 'failed' : shelf.game ? 'loading' : shelf.status;
  return (
    <Screen title={t(titleKey)}>
      <GameStatus game={game} status={status} />
    </Screen>
  );
}

interface GameStatusProps {
  readonly game: string;
  readonly status: ShelfGameState['status'];
}

export function GameStatus({ game, status }: GameStatusProps) {
  const i18n = useT();
  const { t } = i18n;
  switch (status) {
    case 'loading':
      return <p className="loading-line">{t('app.loading', { what: wordTitle(i18n, game) })}</p>;
    case 'failed':
      return <MissingPartNote />;
    case 'none':
      return (
        <EmptyBox title={t('new.unknown')} next={<ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>}>
          {t('new.unknown.why')}
        </EmptyBox>
      );
    case 'ready':
      return null;
  }
}
