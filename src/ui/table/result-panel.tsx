import { useState } from 'react';
import ChartLine from 'lucide-react/icons/chart-line';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Dices from 'lucide-react/icons/dices';
import Eye from 'lucide-react/icons/eye';
import FileDown from 'lucide-react/icons/file-down';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import { useLocation } from 'wouter';
import type { Modifier, Line } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, matchStore, useMatch } from '../../store/app-match.ts';
import { wordsOfPack } from '../app/pack-words.ts';
import { changeSeats } from '../../store/match/series.ts';
import { randomSeed } from '../../store/seed.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Note } from '../parts/note.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { paths } from '../app/routes.ts';
import { openReplay, mayReview, saveMatch } from '../workbench/from-match.ts';
import { isBeatShown } from './beat.tsx';
import './result-panel.css';
import { useGame, usePlay, useScene } from './use-play.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useLibrary } from '../../store/hooks.ts';
import type { SeriesView } from '../../store/types.ts';
import { useWholeLibrary } from '../library/library-hooks.ts';

/** Names the winner, explains every point, and offers what to do next. */
export function ResultPanel() {
  const { t } = useT();
  const result = usePlay(({ staged: { shown } }) => (shown.live ? shown.result : null));
  const id = useMatch((match) => match.id);
  const series = useMatch((match) => match.series);
  const isBeat = usePlay(isBeatShown);
  if (!result || isBeat) return null;
  return (
    <section className="section result" aria-labelledby="result-title">
      <h2 id="result-title" className="cap">
        {t('table.result')}
      </h2>
      <ResultActions matchId={id ?? ''} />
      <ResultReasons reasons={result.reasons} />
      <Scores />
      <Chance />
      {series ? <SeriesTable series={series} /> : null}
    </section>
  );
}

interface SeriesProps {
  readonly series: SeriesView;
}

/** Sets up the next game of a series, or opens it if it exists. */
function SeriesNext({ series, onProblem }: SeriesProps & { readonly onProblem: (problem: Line) => void }) {
  const { t } = useT();
  const [, navigate] = useLocation();
  useWholeLibrary();
  const entries = useLibrary((library) => library.entries);
  const next = entries.find(
    ({ about }) => about.series?.id === series.id && about.series.games.length === series.number,
  );
  if (next)
    return (
      <ButtonLink icon={Repeat} to={paths.table(next.id)}>
        {t('series.open-next')}
      </ButtonLink>
    );
  if (series.next === null) return null;
  const begin = async () => {
    const made = await matchActions.createNext();
    if (made.ok) navigate(paths.table(made.id));
    else onProblem(made.problem);
  };
  return (
    <Button icon={Repeat} isOnce onClick={() => void begin()}>
      {t('series.next', { player: series.next, side: series.seat })}
    </Button>
  );
}

function SeriesTable({ series }: SeriesProps) {
  const { t, line, lang } = useT();
  const { number, seat, rule, leadIn, standings, waiting } = series;
  const first = standings.filter(({ place }) => place === 1);
  const [leader] = first;
  return (
    <section className="series" aria-labelledby="series-title">
      <div className="flex baseline gap-8 with-rule">
        <h3 id="series-title">{t('series.title', { n: number })}</h3>
        <RuleChip rule={rule} />
      </div>
      {standings.length === 0 ? null : (
        <table aria-label={t('series.table')}>
          <thead>
            <tr>
              <th className="muted" scope="col">
                {t('series.place')}
              </th>
              <th className="muted" scope="col">
                {t('series.best')}
              </th>
              <th className="muted" scope="col">
                {line(leadIn)}
              </th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, best, lead }) => (
              <tr key={player}>
                <td className="num">{formatNumber(lang, place)}</td>
                <td>
                  <b>{player}</b>
                  <small>{line(best)}</small>
                </td>
                <td className="num">{formatNumber(lang, lead, 'signed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {waiting.map((player) => (
        <p key={player} className="t-small mt-8">
          {t('series.waiting', { player, side: seat })}
        </p>
      ))}
      {waiting.length > 0 || !leader ? null : (
        <p className="t-small mt-8">
          {first.length > 1 ? t('series.shared') : t('series.leads', { player: leader.player })}
        </p>
      )}
    </section>
  );
}

/** Reasons that count are shown as a sum; a reason that decides alone is a sentence. */
function ResultReasons({ reasons }: { readonly reasons: readonly Modifier[] }) {
  const game = useGame();
  const { facts, queries, view, i18n } = useScene();
  // If the score alone decides, its sum below says the same.
  const text = JSON.stringify(reasons);
  if (game.roll.listScore({ facts, queries, view }).some((score) => JSON.stringify(score.reasons) === text))
    return null;
  if (reasons.some(({ amount }) => amount !== 0))
    return <Reasons rows={reasons.map((reason, at) => game.roll.reasonRow(i18n, reason, at, facts))} />;
  return reasons.map((reason) => (
    <p key={reason.key} className="mb-4">
      <span>{i18n.line(reason)}</span> <RuleChip rule={reason.rule} />
    </p>
  ));
}

function Scores() {
  const game = useGame();
  const { facts, queries, view, i18n } = useScene();
  const { t } = i18n;
  return (
    <div className="grid gap-16 result__sides">
      {game.roll.listScore({ facts, queries, view }).map(({ seat, total, reasons }) => {
        const figure = game.roll.wordScore(i18n, seat, total);
        // A figure without summands says everything itself.
        return reasons.length === 0 ? (
          <p key={seat} className="line gap-8 t-ui">
            <SeatMark game={game.game} seat={seat} size="s" />
            <span>{figure}</span>
          </p>
        ) : (
          <section key={seat} className="result__side" aria-label={figure}>
            <h3 className="flex middle">
              <SeatMark game={game.game} seat={seat} size="s" />
              <span className="grow">{t('table.result.of', { side: seat })}</span>
              <b className="num">{total}</b>
            </h3>
            <Reasons
              rows={reasons.map((reason, at) => game.roll.reasonRow(i18n, reason, at, facts))}
              total={{ amount: total, text: t('table.reasons.total') }}
            />
          </section>
        );
      })}
    </div>
  );
}

function Chance() {
  const { t, line } = useT();
  const knownSeed = useMatch((match) => match.knownSeed);
  const forks = useMatch(({ timeline }) => timeline.forks);
  const pack = useMatch((match) => match.pack);
  return (
    <>
      {pack ? <p className="small">{t('match.pack', wordsOfPack(pack))}</p> : null}
      {knownSeed ? <p className="small">{t('table.known-seed')}</p> : null}
      {forks.map((fork) => (
        <p key={fork.at} className="small">
          {`${t('table.fork.from', { at: fork.at })} · ${line(fork.line)}`}
        </p>
      ))}
    </>
  );
}

function ResultActions({ matchId }: { readonly matchId: string }) {
  const game = useGame();
  const { t, line } = useT();
  const series = useMatch((match) => match.series);
  const isReviewed = useMatch(mayReview);
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const rematch = async () => {
    const { setup, about, seats, pack } = matchStore.getState();
    if (!setup || !about) return;
    const { tags, undo, curtain, hints } = about;
    const made = await matchActions.create({
      game: game.game,
      setup: { ...setup, seed: randomSeed() },
      ...(pack && { packFile: pack.file }),
      about: { ...changeSeats(seats, about), tags, undo, curtain, hints },
    });
    if (made.ok) navigate(paths.table(made.id));
    else setProblem(line(made.problem));
  };
  return (
    <>
      {problem === null ? null : (
        <Note tone="error">
          <p>{problem}</p>
        </Note>
      )}
      <div className="flex wrap gap-8 result__actions">
        {series ? (
          <SeriesNext series={series} onProblem={(found) => setProblem(line(found))} />
        ) : (
          <Button icon={Repeat} isOnce onClick={() => void rematch()}>
            {t('table.result.rematch')}
          </Button>
        )}
        <ButtonLink icon={Play} to={paths.newGame(game.game)}>
          {t('new.title')}
        </ButtonLink>
        <Button icon={Eye} onClick={() => matchActions.scrub(0)}>
          {t('table.result.replay')}
        </Button>
        {isReviewed ? (
          <ButtonLink icon={ChartLine} to={paths.review(matchId)}>
            {t('table.review')}
          </ButtonLink>
        ) : null}
        <ButtonLink icon={Dices} to={paths.dice(matchId)}>
          {t('table.luck')}
        </ButtonLink>
        <Button icon={Clapperboard} aria-haspopup="dialog" onClick={openReplay}>
          {t('table.replay')}
        </Button>
        <Button icon={FileDown} onClick={saveMatch}>
          {t('storage.save-file')}
        </Button>
      </div>
    </>
  );
}
