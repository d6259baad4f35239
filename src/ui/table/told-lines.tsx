import { useMemo } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import type { PlayState } from '../../play/state.ts';
import { emblemOf } from '../app/games.ts';
import { Cap } from '../parts/cap.tsx';
import { LogLine } from '../parts/log-line.tsx';
import { seatOfLine } from './log-model.ts';
import { MiniDice, seenAt } from './mini-dice.tsx';
import { toldLines, type SinceLine } from './since.ts';
import { useSheetIsOpen } from './table-parts.tsx';
import { useGame, usePlay, useScene } from './use-play.tsx';

/** Log lines with their dice, the newest last and bold. */
export function ToldLines({ lines }: { readonly lines: readonly SinceLine[] }) {
  const game = useGame();
  const { facts, i18n } = useScene();
  return (
    <ol>
      {lines.map(({ line: told, point, hasDice }, at) => {
        const about = seatOfLine(game.log.logSeat, facts, told, point);
        const dice = game.news ? (game.news.newsOf(told) ?? []) : hasDice ? seenAt(point, game.roll.diceOf(point)) : [];
        const words = i18n.line(told);
        return (
          <LogLine
            key={at}
            side={about === null ? null : emblemOf(game.game, about)}
            rule={told.rule}
            end={<MiniDice dice={dice} />}
          >
            {at === lines.length - 1 ? <b>{words}</b> : words}
          </LogLine>
        );
      })}
    </ol>
  );
}

/** There is room below this few answers. */
const FEW = 4;
const LINES = 6;
const LINES_ALONE = 3;
/** Points searched for lines. */
const MOMENTS = 24;

/** The end of a step is picked automatically if nothing else can be done, and has nothing to tell. */
const hasRoom = ({ picture: { entryCount, selection }, staged: { isHeld, isRolling } }: PlayState): boolean =>
  (entryCount === 0 || (entryCount <= FEW && selection.chosen === null)) && !isHeld && !isRolling;

/** On a phone with few choices: the last events. */
export function JustNow() {
  const { t } = useT();
  const isPlayedOut = useSheetIsOpen();
  const isShown = usePlay(hasRoom) && !isPlayedOut;
  const most = usePlay(({ picture }) => (picture.entryCount === 0 ? LINES_ALONE : LINES));
  const points = usePlay(({ staged }) => staged.shown.timeline.points);
  const at = usePlay(({ staged }) => staged.shown.at);
  const lines = useMemo(
    () => (isShown ? toldLines(points.slice(Math.max(1, at + 1 - MOMENTS), at + 1)).slice(-most) : []),
    [isShown, points, at, most],
  );
  if (lines.length === 0) return null;
  return (
    <section className="section just-now" aria-labelledby="just-now">
      <Cap id="just-now">{t('table.beat.happened')}</Cap>
      <ToldLines lines={lines} />
    </section>
  );
}
