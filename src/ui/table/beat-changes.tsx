import { memo, type ReactNode } from 'react';
import type { Line } from '../../engine/kernel/types.ts';
import { emblemOf } from '../app/games.ts';
import { Cap } from '../parts/cap.tsx';
import { LogLine } from '../parts/log-line.tsx';
import { isBeatShown, useBeat } from './beat.tsx';
import { useGame, usePlay, useScene } from './use-play.tsx';

export const BeatChanges = memo(() => (usePlay(isBeatShown) ? <Changes /> : null));
BeatChanges.displayName = 'BeatChanges';

function Changes() {
  const game = useGame();
  const scene = useScene();
  const isTold = useBeat()?.isTold === true;
  const point = usePlay(({ staged: { shown } }) => shown.timeline.points[shown.at] ?? null);
  if (!point) return null;
  const fought = point.lines.findLastIndex(game.log.isResult);
  // A game that explains its fights shows the changes there, with the counters.
  if (isTold || (fought >= 0 && game.fight.Explained)) return null;
  const from = fought >= 0 ? fought : point.lines.findIndex(game.log.opensBeat);
  const following = point.lines.slice(from + 1);
  // Lines under the next heading belong to another turn or phase.
  const end = following.findIndex((line) => game.log.headingOf(line) !== null);
  const rank = game.sheet?.rankChange ?? (() => 0);
  const changes = following
    .slice(0, end < 0 ? following.length : end)
    .toSorted((a, b) => (fought < 0 ? 0 : rank(a) - rank(b)));
  const { t } = scene.i18n;
  const earned = fought < 0 ? null : (game.sheet?.wordEarned(scene) ?? null);
  return (
    <section className="section beat-changes" aria-labelledby="beat-changes">
      <Cap id="beat-changes">{t(fought >= 0 ? 'table.beat.changes' : 'table.beat.happened')}</Cap>
      {changes.length === 0 ? (
        <p className="muted">{t('table.beat.nothing')}</p>
      ) : (
        <ol>
          {changes.map((line, at) => (
            <Change key={at} line={line} />
          ))}
        </ol>
      )}
      {earned && earned.items.length > 0 ? (
        <>
          <Cap id="beat-earned">{t('table.beat.earned', { side: earned.seat })}</Cap>
          <ul aria-labelledby="beat-earned">
            {earned.items.map(({ text, rule, mark }) => (
              <LogLine key={text} side={null} mark={mark} rule={rule}>
                {text}
              </LogLine>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Change({ line }: { readonly line: Line }) {
  const game = useGame();
  const { facts, i18n } = useScene();
  const { sheet } = game;
  // A mark of the game replaces the emblem.
  const seat = sheet ? null : (game.log.logSeat(facts, line) ?? null);
  const step = sheet?.wordStep(i18n, line) ?? null;
  const mark: ReactNode = sheet ? <sheet.ChangeMark line={line} /> : undefined;
  return (
    <LogLine side={seat === null ? null : emblemOf(game.game, seat)} mark={mark} rule={line.rule}>
      {step === null ? (
        i18n.line(line)
      ) : (
        <>
          <span>{step.what}</span> <b className="nowrap ink-pill">{step.figures}</b>
        </>
      )}
    </LogLine>
  );
}
