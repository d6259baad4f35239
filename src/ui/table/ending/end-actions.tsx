import { useEffect, useMemo, useRef, useState } from 'react';
import ChartLine from '@lucide/icons/icons/chart-line';
import FileDown from '@lucide/icons/icons/file-down';
import Play from '@lucide/icons/icons/play';
import Repeat from '@lucide/icons/icons/repeat';
import Share2 from '@lucide/icons/icons/share-2';
import { useLocation } from 'wouter';
import { useT, type I18n } from '../../../i18n/use-t.tsx';
import { matchActions, matchStore, useMatch } from '../../../store/app-match.ts';
import { changeSeats } from '../../../store/match/series.ts';
import { randomSeed } from '../../../store/seed.ts';
import type { MatchAbout } from '../../../store/types.ts';
import { useCommands, type Command } from '../../app/commands.ts';
import { paths } from '../../app/routes.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Note } from '../../parts/note.tsx';
import { wordSide } from '../../review/verdicts.ts';
import { copyLink, mayReview, saveMatch } from '../../workbench/from-match.ts';
import { isEnterFree } from '../table-focus.ts';
import { useGame, usePlayActions } from '../use-play.tsx';
import { EndPair } from './end-pair.tsx';
import { SeriesNext } from './series-table.tsx';

/** The press that ended the match must not begin another. */
const DEAF_MS = 1200;

/** Offers the next steps: to play again is gold, everything else is quiet. */
export function EndActions() {
  const i18n = useT();
  const { t, line } = i18n;
  const id = useMatch((match) => match.id) ?? '';
  const series = useMatch((match) => match.series);
  const isReviewed = useMatch(mayReview);
  const { watch } = usePlayActions();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <section className="end-actions" aria-label={t('table.ending.next')}>
      {problem === null ? null : (
        <Note tone="error">
          <p>{problem}</p>
        </Note>
      )}
      <EndPair />
      <div className="flex wrap gap-8 end-actions__row">
        {series ? (
          <SeriesNext series={series} onProblem={(found) => setProblem(line(found))} />
        ) : (
          <Rematch onProblem={setProblem} />
        )}
        <Button icon={Play} onClick={() => watch(true, 'match')}>
          {t('table.ending.replay')}
        </Button>
        {isReviewed ? (
          <ButtonLink icon={ChartLine} to={paths.review(id)}>
            {t('table.ending.review')}
          </ButtonLink>
        ) : null}
        <Button icon={FileDown} onClick={saveMatch}>
          {t('storage.save-file')}
        </Button>
        <Button icon={Share2} onClick={() => void copyLink('share.too-long', i18n)}>
          {t('table.ending.share')}
        </Button>
      </div>
    </section>
  );
}

/** Names who plays which side, if the players gave their names. */
function wordAgain(game: string, i18n: I18n, seats: readonly string[], about: MatchAbout | null): string {
  const { t } = i18n;
  const [first] = seats;
  const swapped = about && first !== undefined ? changeSeats(seats, about).seatNames[first] : undefined;
  return swapped && first !== undefined
    ? t('table.ending.again', { player: swapped, side: wordSide(game, i18n, first) })
    : t('table.result.rematch');
}

function Rematch({ onProblem }: { readonly onProblem: (problem: string) => void }) {
  const game = useGame();
  const i18n = useT();
  const [, navigate] = useLocation();
  const seats = useMatch((match) => match.seats);
  const known = useMatch(({ about }) => about);
  const begin = useRef((): Promise<void> => Promise.resolve());
  useEffect(() => {
    begin.current = async () => {
      const { setup, about, pack } = matchStore.getState();
      if (!setup || !about) return;
      const { tags, undo, curtain, hints } = about;
      const made = await matchActions.create({
        game: game.game,
        setup: { ...setup, seed: randomSeed() },
        ...(pack && { packFile: pack.file }),
        about: { ...changeSeats(seats, about), tags, undo, curtain, hints },
      });
      if (made.ok) navigate(paths.table(made.id));
      else onProblem(i18n.line(made.problem));
    };
  });
  const [shownAt] = useState(() => performance.now());
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'end.again',
        label: 'table.result.rematch',
        group: 'table',
        keys: ['Enter'],
        isEnabled: () => performance.now() - shownAt > DEAF_MS && isEnterFree(),
        run: () => void begin.current(),
      },
    ],
    [shownAt],
  );
  useCommands(commands);
  return (
    <Button
      variant="go"
      size="big"
      icon={Repeat}
      kbd="Enter"
      aria-keyshortcuts="Enter"
      className="end-actions__go"
      isOnce
      onClick={() => void begin.current()}
    >
      {wordAgain(game.game, i18n, seats, known)}
    </Button>
  );
}
