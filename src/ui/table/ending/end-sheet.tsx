import { useEffect, useMemo } from 'react';
import type { Result } from '../../../engine/kernel/types.ts';
import { listSwings } from '../../../lab/review/swings.ts';
import type { ReviewState } from '../../../lab/review/store.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useMatch } from '../../../store/app-match.ts';
import { useCommands, type Command } from '../../app/commands.ts';
import { wordsOfPack } from '../../app/pack-words.ts';
import { MAIN_ID } from '../../app/screen.tsx';
import { classes } from '../../parts/classes.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { useReview } from '../../review/use-review.ts';
import { mayReview } from '../../workbench/from-match.ts';
import { Banners } from '../banners.tsx';
import { useGame, usePlay, usePlayActions, useScene } from '../use-play.tsx';
import { EndActions } from './end-actions.tsx';
import { EndCurve, EndSwings } from './end-curve.tsx';
import { EndLuck, EndRolls } from './end-dice.tsx';
import { LossRows } from './end-losses.tsx';
import { EndMaps } from './end-maps.tsx';
import { EndMeasure, EndVerdict, ScoreSheets } from './end-verdict.tsx';
import './end-verdict.css';
import './end-story.css';
import './ending.css';
import { SeriesTable } from './series-table.tsx';
import { useEnding, type EndRead } from './use-ending.ts';

/** The end of a match as a full sheet, in place of map and column: the verdict, its story, and what to do next. */
export function EndSheet() {
  const { t } = useT();
  const result = usePlay(({ staged }) => staged.shown.result);
  const read = useEnding(result);
  const isReviewed = useMatch(mayReview);
  useLeaveByKey();
  return (
    <main id={MAIN_ID} tabIndex={-1} className="min-0 end-page">
      <section className="result end" aria-label={t('table.result')}>
        {read === null || !result ? null : isReviewed ? (
          <ReviewedEnd read={read} result={result} />
        ) : (
          <EndOf read={read} result={result} state={null} />
        )}
      </section>
    </main>
  );
}

function useLeaveByKey(): void {
  const { showEnd } = usePlayActions();
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'end.board', label: 'table.ending.board', group: 'table', keys: ['Escape'], run: () => showEnd(false) },
    ],
    [showEnd],
  );
  useCommands(commands);
}

interface EndProps {
  readonly read: EndRead;
  readonly result: Result<string>;
}

/** The sheet fills in while the review runs. */
function ReviewedEnd({ read, result }: EndProps) {
  const { state } = useReview();
  return <EndOf read={read} result={result} state={state} />;
}

function EndOf({ read: { ending, luck, film }, result, state }: EndProps & { readonly state: ReviewState | null }) {
  const seats = useMatch((match) => match.seats);
  const series = useMatch((match) => match.series);
  const review = state?.review ?? null;
  const swings = useMemo(() => (review ? listSwings(review, ending.swings) : []), [review, ending.swings]);
  const { winner } = result;
  const [first = ''] = seats;
  const loser = seats.find((seat) => seat !== winner) ?? first;
  const isBand = ending.sheetRule === null;
  const isDone = state?.status === 'done';
  useEffect(() => {
    // It is announced already: the heading is read from here on.
    document.getElementById('prompt')?.focus({ preventScroll: true });
  }, []);
  const sheets = <ScoreSheets rule={ending.sheetRule} />;
  const dice = (
    <>
      {luck ? <EndRolls luck={luck} film={film} side={winner === 'draw' ? first : winner} /> : null}
      <EndLuck
        luck={luck}
        review={isDone ? review : null}
        counts={ending.counts}
        records={ending.records}
        hasRoom={isBand}
      />
      <EndNotes result={result} />
    </>
  );
  const curve = state ? <EndCurve state={state} stages={ending.maps.stages} swings={swings} isLong={isBand} /> : null;
  const points = state ? <EndSwings swings={swings} film={film} isDone={isDone} /> : null;
  return (
    <div className={classes('end-sheet', isBand ? 'end-sheet--band' : 'end-sheet--columns')}>
      <div className="end-sheet__verdict">
        <Banners />
        <EndVerdict ending={ending} winner={winner} loser={loser} />
        {ending.scale ? <EndMeasure scale={ending.scale} /> : null}
        {isBand ? null : (
          <>
            {sheets}
            {dice}
          </>
        )}
      </div>
      <div className="end-sheet__maps">
        <EndMaps maps={ending.maps} isBand={isBand} />
      </div>
      <div className="end-sheet__story">
        {curve}
        {points}
        {series ? <SeriesTable series={series} /> : null}
        {isBand ? (
          <div className="col gap-14 end-sheet__facts">
            {sheets}
            {dice}
          </div>
        ) : null}
        <LossRows losses={ending.losses} />
      </div>
      <EndActions />
    </div>
  );
}

/** Notes on the dice and the data. */
function EndNotes({ result }: { readonly result: Result<string> }) {
  const { line, t } = useT();
  const game = useGame();
  const { facts, queries, view } = useScene();
  const knownSeed = useMatch((match) => match.knownSeed);
  const forks = useMatch(({ timeline }) => timeline.forks);
  const pack = useMatch((match) => match.pack);
  // A score sheet lists the reasons already.
  const hasSheet = game.roll.listScore({ facts, queries, view }).some(({ reasons }) => reasons.length > 0);
  const others = hasSheet ? [] : result.reasons.slice(1);
  if (!pack && !knownSeed && forks.length === 0 && others.length === 0) return null;
  return (
    <div className="end-notes">
      {others.map((reason) => (
        <p key={reason.key} className="small">
          <span>{line(reason)}</span> <RuleChip rule={reason.rule} />
        </p>
      ))}
      {pack ? <p className="small">{t('match.pack', wordsOfPack(pack))}</p> : null}
      {knownSeed ? <p className="small">{t('table.known-seed')}</p> : null}
      {forks.map((fork) => (
        <p key={fork.at} className="small">
          {`${t('table.fork.from', { at: fork.at })} · ${line(fork.line)}`}
        </p>
      ))}
    </div>
  );
}
