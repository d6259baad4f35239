import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import Play from '@lucide/icons/icons/play';
import X from '@lucide/icons/icons/x';
import { useT, type I18n } from '../../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../../store/app-match.ts';
import type { Film } from '../../../store/film.ts';
import type { Reel } from '../../../play/state.ts';
import { usePrefs } from '../../../store/hooks.ts';
import { leftToRight } from '../../../store/seat-order.ts';
import { announce } from '../../app/announce.ts';
import { useCommands, type Command } from '../../app/commands.ts';
import { GameThumb } from '../../app/game-thumb.tsx';
import { wordTitle } from '../../app/games.ts';
import { MAIN_ID } from '../../app/screen.tsx';
import { aboutTurn } from '../../cover/turn-map.tsx';
import { SitDown } from '../../cover/sit-down.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { cueDelay } from '../../motion/beat-times.ts';
import { playCues } from '../../sound/follow-play.ts';
import { tableSound } from '../../sound/table-sound.ts';
import { SoundButton } from '../match-sound.tsx';
import { wantsLessMotion } from '../use-media.ts';
import type { GameTable } from '../game-table.ts';
import { useGame, usePlay, usePlayActions } from '../use-play.tsx';
import './film.css';
import { FilmPlate } from './film-plate.tsx';
import { FilmStrip } from './film-strip.tsx';
import { filmNow, turnsToWatch, type WatchedTurn } from './film-turn.ts';
import { momentsOf, tellMoment, type FilmMoment } from './moments.ts';
import { SPEEDS, useFilmClock } from './use-film-clock.ts';

interface Watched {
  readonly film: Film;
  readonly turns: readonly WatchedTurn[];
}

/** The film as it was when it was opened: what is played meanwhile does not change it. */
function openFilm(points: WatchedTurn['points'], called: string | null, at: number, reel: Reel | null): Watched | null {
  const film = filmNow(matchActions.whatIfGround());
  return film && { film, turns: turnsToWatch(points, called, at, reel) };
}

/** The first turn from the one with the number `from` on in which there is something to see; null after the last. */
function findPart(game: GameTable, { film, turns }: Watched, i18n: I18n, from: number) {
  for (const [n, turn] of turns.entries()) {
    const moments = n < from ? [] : momentsOf(game, film, i18n, turn);
    if (moments.length > 0) return { n, turn, moments };
  }
  return null;
}

/**
 * The last turn of the other side, a fight, or the match turn by turn as a film, in place of the cover or the table. It
 * shows an onlooker's view only, so that no card of a hand is in the page.
 */
export function FilmScreen() {
  const game = useGame();
  const i18n = useT();
  const { watch } = usePlayActions();
  const points = useMatch(({ timeline }) => timeline.points);
  const called = useMatch(({ curtain }) => curtain?.seat ?? null);
  const at = usePlay(({ staged }) => staged.shown.at);
  const reel = usePlay(({ panel }) => panel.reel);
  const [watched] = useState(() => openFilm(points, called, at, reel));
  const [shown, setShown] = useState(0);
  const part = useMemo(() => watched && findPart(game, watched, i18n, shown), [game, i18n, watched, shown]);
  const isOver = part === null;
  useEffect(() => {
    if (isOver) watch(false);
  }, [isOver, watch]);
  const n = part?.n ?? 0;
  const next = useCallback(() => setShown(n + 1), [n]);
  if (!watched || !part) return null;
  const { turn, moments } = part;
  const hasNext = n + 1 < watched.turns.length;
  return <FilmOf key={n} film={watched.film} turn={turn} moments={moments} onNext={hasNext ? next : null} />;
}

const isOnButton = (): boolean => document.activeElement?.closest('button, a, label, input') != null;

interface FilmOfProps {
  readonly film: Film;
  readonly turn: WatchedTurn;
  readonly moments: readonly FilmMoment[];
  /** Shows the turn after this one; null at the end. */
  readonly onNext: (() => void) | null;
}

function FilmOf({ film, turn, moments, onNext }: FilmOfProps) {
  const game = useGame();
  const i18n = useT();
  const { t } = i18n;
  const { watch } = usePlayActions();
  const seats = useMatch((match) => match.seats);
  const chairs = leftToRight(
    seats,
    useMatch(({ about }) => about?.left),
  );
  const called = useMatch(({ curtain }) => curtain?.seat ?? null);
  const isStill = usePrefs((prefs) => prefs.animationSpeed === 'none') || wantsLessMotion();
  const screen = useRef<HTMLElement>(null);
  const seatPress = useRef<HTMLButtonElement>(null);
  const onEnd = useCallback(() => (onNext ? onNext() : seatPress.current?.focus()), [onNext]);
  const clock = useFilmClock(moments.length, !isStill, onEnd);
  const moment = moments[clock.at];
  useFilmSound(moment, clock);
  const leave = useCallback(() => watch(false), [watch]);
  const sit = () => {
    leave();
    matchActions.takeSeat();
  };
  useEffect(() => {
    screen.current?.querySelector<HTMLElement>('[data-film="play"]')?.focus();
  }, []);
  // While it plays, the list of moments can be read instead.
  const heard = clock.isPlaying || !moment ? null : tellMoment(i18n, moment);
  const isFirst = useRef(true);
  useEffect(() => {
    if (heard !== null && !isFirst.current) announce(heard);
    isFirst.current = false;
  }, [heard]);
  useFilmKeys(clock, leave);
  if (!moment) return null;
  return (
    <div className="film" data-game={film.game}>
      <header className="line gap-14 rule-below-strong face-rail film__rail">
        <p className="nowrap film__game">{wordTitle(i18n, film.game)}</p>
        <h1 className="inline gap-8 inverse face-ink film__now">
          {drawIcon(Play, 16)}
          <b>{t('table.watch.now', { side: turn.side })}</b>
          {called === null ? null : <span className="film__for">{t('table.watch.for', { side: called })}</span>}
        </h1>
        <div className="line to-end rigid film__score">
          <game.board.Score facts={film.facts} queries={film.queries} view={moment.view} isSmall />
        </div>
        <SoundButton />
        <Button kbd="Esc" aria-keyshortcuts="Escape" className="rigid film__leave" onClick={leave}>
          {t(called === null ? 'table.watch.leave' : 'table.watch.skip')}
        </Button>
        <IconButton
          icon={X}
          className="film__leave-small"
          label={t(called === null ? 'table.watch.leave' : 'table.watch.skip')}
          onClick={leave}
        />
      </header>
      <main ref={screen} id={MAIN_ID} tabIndex={-1} className="col film__main">
        <div className="grow relative clip film__stage">
          <FilmMap film={film} moment={moment} />
          <FilmPlate key={clock.at} game={game.game} side={turn.side} moment={moment} />
        </div>
        <FilmStrip
          game={film.game}
          facts={film.facts}
          moments={moments}
          clock={clock}
          end={
            onNext ? (
              <Button ref={seatPress} variant="go" onClick={onNext}>
                {t('table.watch.next-turn')}
              </Button>
            ) : called === null ? (
              <Button ref={seatPress} variant="go" onClick={leave}>
                {t('table.watch.leave')}
              </Button>
            ) : (
              <SitDown seat={called} seats={chairs} onSit={sit} isInFilm pressRef={seatPress} />
            )
          }
        />
      </main>
    </div>
  );
}

/** Opens with the position before its first moment, so that the pieces of that moment slide too. */
function FilmMap({ film, moment }: { readonly film: Film; readonly moment: FilmMoment }) {
  const { marks, ways } = moment;
  const [view, setView] = useState(moment.from);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setView(moment.view));
    });
    return () => cancelAnimationFrame(frame);
  }, [moment]);
  const about = useMemo(() => aboutTurn(marks, ways), [marks, ways]);
  return <GameThumb game={film.game} position={view} facts={film.facts} look="vignette" about={about} />;
}

/** While it plays, each moment is heard as when it was played. What is stepped through is silent, as in the history. */
function useFilmSound(moment: FilmMoment | undefined, { isPlaying, speed }: ReturnType<typeof useFilmClock>): void {
  const pace = useRef(speed);
  useEffect(() => {
    pace.current = speed;
  }, [speed]);
  useEffect(() => {
    if (isPlaying && moment) playCues(tableSound, moment.cues, (at) => cueDelay(at) / pace.current);
  }, [isPlaying, moment]);
}

/** Space on a button presses it. */
function useFilmKeys(clock: ReturnType<typeof useFilmClock>, leave: () => void): void {
  const { step, toggle, setSpeed } = clock;
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'film.play',
        label: 'table.watch.play',
        group: 'history',
        keys: [' '],
        isEnabled: () => !isOnButton(),
        run: toggle,
      },
      {
        id: 'film.previous',
        label: 'table.watch.previous',
        group: 'history',
        keys: ['ArrowLeft'],
        run: () => step(-1),
      },
      { id: 'film.next', label: 'table.watch.next', group: 'history', keys: ['ArrowRight'], run: () => step(1) },
      ...SPEEDS.map((speed, n): Command => ({
        id: `film.speed.${n + 1}`,
        label: 'table.watch.speed',
        group: 'history',
        keys: [String(n + 1)],
        kind: 'keys-only',
        run: () => setSpeed(speed),
      })),
      { id: 'film.leave', label: 'table.watch.leave', group: 'history', keys: ['Escape'], run: leave },
    ],
    [step, toggle, setSpeed, leave],
  );
  useCommands(commands);
}
