import { useMemo, type ReactNode } from 'react';
import X from '@lucide/icons/icons/x';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { wordTitle } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { MAIN_ID, Rail } from '../app/screen.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { useGame } from './use-play.tsx';
import { isWriting } from '../notes/note-draft.ts';

interface MatchPageProps {
  /** Class of the page; its main part gets the same with `__main`. */
  readonly className: string;
  readonly title: string;
  /** The line under the title; gets the name of the match. */
  readonly about: (name: string) => string;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A page on the open match: review, variations, study. */
export function MatchPage({ className, title, about, end, children }: MatchPageProps) {
  const { game } = useGame();
  const i18n = useT();
  const { t } = i18n;
  const table = paths.table(useMatch((match) => match.id) ?? '');
  const name = useMatch((match) => match.about?.name) || wordTitle(i18n, game);
  const [, navigate] = useLocation();
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'match-page.back',
        label: 'app.back',
        group: 'table',
        keys: ['Escape'],
        // An open note is closed first.
        isEnabled: () => !isWriting(),
        run: () => navigate(table),
      },
    ],
    [navigate, table],
  );
  useCommands(commands);
  return (
    <div className={`grid ${className}`} data-game={game}>
      <Rail
        title={title}
        subtitle={about(name)}
        backTo={table}
        end={
          <>
            {end}
            <ButtonLink to={table} icon={X} variant="ghost" label={t('app.close')} />
          </>
        }
      />
      <main id={MAIN_ID} tabIndex={-1} className={`${className}__main`}>
        {children}
      </main>
    </div>
  );
}
