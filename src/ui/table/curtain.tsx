import { startTransition, useEffect, useId, useMemo, useRef, useState } from 'react';
import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import Play from '@lucide/icons/icons/play';
import Save from '@lucide/icons/icons/save';
import { asSentence } from '../../i18n/joining.ts';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import { whenIdle } from '../../play/after-paint.ts';
import { announce, hush } from '../app/announce.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { publicViewAt } from '../../store/public-view.ts';
import { leftToRight } from '../../store/seat-order.ts';
import { paths } from '../app/routes.ts';
import { GameThumb } from '../app/game-thumb.tsx';
import { later } from '../app/later.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Cap } from '../parts/cap.tsx';
import { classes } from '../parts/classes.ts';
import { Checkbox } from '../parts/field.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { CoverSheet, FirstQuestion } from '../cover/cover-sheet.tsx';
import { aboutTurn, TurnLegend, type TurnWay } from '../cover/turn-map.tsx';
import { HoldToLook } from '../cover/hold-to-look.tsx';
import { SitDown } from '../cover/sit-down.tsx';
import { leaveGhost } from '../motion/animate.ts';
import { filmNow, turnToWatch } from './film/film-turn.ts';
import { cutTurn, momentsOf } from './film/moments.ts';
import { secondsOf } from './film/use-film-clock.ts';
import { Headlines } from './headlines.tsx';
import type { Headline } from './game-table.ts';
import { pointsOfOther, toldLines, type SinceLine } from './since.ts';
import { SignedPieces } from './signed-pieces.tsx';
import { ToldLines } from './told-lines.tsx';
import { useGame, usePlay, usePlayActions, useScene } from './use-play.tsx';

const FilmScreen = later(() => import('./film/film-screen.tsx').then((part) => part.FilmScreen), null);

/** The cover, or the film of the other side's turn in its place. */
export function CurtainScreen() {
  const isWatching = usePlay(({ panel }) => panel.isWatching);
  return isWatching ? <FilmScreen /> : <Cover />;
}

/**
 * Hides everything of the table at the hand-over and names the seat, the last events and the question. Only holding the
 * button passes it, never Enter, so that no late press of the other player opens it.
 */
function Cover() {
  const game = useGame();
  const { t, line, lang } = useT();
  const { peek, watch } = usePlayActions();
  const curtain = useMatch((match) => match.curtain);
  const seats = useMatch((match) => match.seats);
  const chairs = leftToRight(
    seats,
    useMatch(({ about }) => about?.left),
  );
  const secrets = useMatch((match) => match.secrets);
  const storage = useMatch((match) => match.storage);
  const sheet = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isSkipped, setSkipped] = useState(false);
  const fight = useFight();
  const scene = useScene();
  const { lines, headlines, ways } = useNews(curtain?.seat ?? '', fight !== null);
  const canWatch = useCanWatch(curtain?.seat ?? '');
  const moments = useMoments(curtain?.seat ?? '', canWatch);
  const isKept = secrets === 'kept';
  const seat = curtain?.seat ?? '';
  const other = seats.find((one) => one !== seat);
  const name = useMatch(({ about }) => about?.seatNames[seat] ?? '');
  const what = fight ?? (curtain ? line(curtain.ask) : '');
  const heard = t(isKept ? 'table.cover.heard' : 'table.cover.heard-open', {
    side: seat,
    what: asSentence(lang, what),
  });
  useEffect(() => {
    heading.current?.focus();
    hush();
    announce(heard);
  }, [heard]);
  const commands = useMemo(
    (): readonly Command[] => [
      {
        id: 'table.cover.look',
        label: 'table.cover.look',
        group: 'table',
        keys: ['m'],
        run: () => peek(true),
      },
      {
        id: 'table.cover.watch',
        label: 'table.watch.do',
        group: 'table',
        keys: ['w'],
        isEnabled: () => canWatch,
        run: () => watch(true),
      },
    ],
    [peek, watch, canWatch],
  );
  useCommands(commands);
  if (!curtain) return null;

  const sit = () => {
    if (isSkipped) void matchActions.setAbout({ curtain: false });
    leaveGhost(sheet.current);
    matchActions.takeSeat();
  };
  return (
    <main ref={sheet} id="main" className="line centred relative curtain" aria-labelledby={titleId} tabIndex={-1}>
      <CoverSheet
        game={game.game}
        seat={seat}
        name={name}
        when={game.wordDate(scene)}
        title={fight ?? (headlines.length > 0 && other !== undefined ? t('table.cover.turn', { side: other }) : null)}
        heading={heading}
        titleId={titleId}
        picture={
          <>
            <PublicMap headlines={headlines} ways={ways} />
            <DiceSoFar called={seat} />
          </>
        }
        act={
          <>
            <SitDown seat={seat} seats={chairs} onSit={sit} />
            {canWatch ? (
              <Button
                icon={Play}
                kbd="W"
                aria-keyshortcuts="W"
                wide
                className="curtain__watch"
                onClick={() => watch(true)}
              >
                {t('table.watch.do')}{' '}
                {moments === null ? null : (
                  <span className="t-note muted">{t('table.watch.long', { n: moments, s: secondsOf(moments) })}</span>
                )}
              </Button>
            ) : null}
            {secrets === 'none' ? (
              <Checkbox checked={isSkipped} onChange={setSkipped} label={t('table.curtain.skip')} />
            ) : null}
            <div className="flex wrap centred gap-8">
              <Button variant="ghost" kbd="M" aria-keyshortcuts="M" onClick={() => peek(true)}>
                {t('table.cover.look')}
              </Button>
              <ButtonLink variant="ghost" to={paths.home}>
                {t('table.curtain.leave')}
              </ButtonLink>
            </div>
          </>
        }
      >
        {headlines.length > 0 ? <Headlines headlines={headlines} titleId={titleId} /> : <Since lines={lines} />}
        <Task isInFight={fight !== null} />
        <p className="line gap-9 muted to-foot curtain__fact">
          {drawIcon(isKept ? EyeOff : Eye)}
          <span role="status">{t(isKept ? 'table.cover.face-down' : 'table.curtain.public')}</span>
        </p>
        {storage.unsaved === 0 ? null : (
          <p className="line gap-9 curtain__fact">
            {drawIcon(Save)}
            <span>{line(storage.line)}</span>
          </p>
        )}
      </CoverSheet>
    </main>
  );
}

/** Counts the moments of the film once the cover is painted; null until then. */
function useMoments(seat: string, canWatch: boolean): number | null {
  const game = useGame();
  const i18n = useT();
  const points = useMatch(({ timeline }) => timeline.points);
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (!canWatch) return undefined;
    return whenIdle(() => {
      const film = filmNow(matchActions.whatIfGround());
      const turn = turnToWatch(points, seat, points.length - 1);
      setCount(film && turn ? momentsOf(game, film, i18n, turn).length : null);
    });
  }, [canWatch, game, i18n, points, seat]);
  return count;
}

/** The turn of the other side has moments to show. A variation has positions that the match does not have. */
function useCanWatch(seat: string): boolean {
  const game = useGame();
  const points = useMatch(({ timeline }) => timeline.points);
  const isTrial = useMatch(({ timeline }) => timeline.trial !== null);
  return useMemo(
    () => !isTrial && cutTurn(game, pointsOfOther(points, seat)).length > 0,
    [game, points, isTrial, seat],
  );
}

/** The current fight in words; null if the question is about none. */
function useFight(): string | null {
  const { wordFight } = useGame().fight;
  return wordFight(useScene());
}

/** Says what is to be decided, and against what. */
function Task({ isInFight }: { readonly isInFight: boolean }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const curtain = useMatch((match) => match.curtain);
  const sealed = useMatch((match) => match.sealed);
  const [isSeen, setSeen] = useState(false);
  if (!curtain) return null;
  return (
    <div className={classes('grid gap-8', isSeen && 'curtain__task--seen')}>
      <FirstQuestion ask={curtain.ask} label={t(isInFight ? 'table.curtain.next' : 'table.cover.begin')}>
        {isInFight ? null : <Arrivals called={curtain.seat} />}
      </FirstQuestion>
      {isInFight ? game.news?.drawPlayed(scene, sealed) : null}
      <SealedLooks called={curtain.seat} onSeen={setSeen} />
    </div>
  );
}

/** Units that the turn begins with, in words and as counters. */
function Arrivals({ called }: { readonly called: string }) {
  const game = useGame();
  const scene = useScene();
  const found = game.arrivals(scene, called);
  if (!found) return null;
  return (
    <>
      <span className="muted curtain__first-more">{found.text}</span>
      <SignedPieces className="curtain__first-pieces" pieces={found.pieces} sign={null} />
    </>
  );
}

interface SealedLooksProps {
  readonly called: string;
  readonly onSeen: (isSeen: boolean) => void;
}

/** A seat may look at its face-down card but not change it. The card is not in the page until then. */
function SealedLooks({ called, onSeen }: SealedLooksProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const sealed = useMatch((match) => match.sealed);
  const isKept = useMatch((match) => match.secrets === 'kept');
  const computers = useMatch((match) => match.about?.computers);
  const way = usePrefs((prefs) => prefs.coverPress);
  const { news } = game;
  if (!isKept || !news) return null;
  const owners = news
    .sealedSeats(scene, sealed)
    .filter((seat) => seat !== called && !Object.hasOwn(computers ?? {}, seat));
  return owners.map((seat) => (
    <HoldToLook
      key={seat}
      way={way}
      label={t('table.cover.sealed.look', { side: seat })}
      look={() => {
        const look = matchActions.sealedBy(seat);
        return look && news.drawSealed({ ...scene, view: look.view }, seat, look.notation);
      }}
      onSeen={onSeen}
    />
  ));
}

/** Under the map, so that the fight and its dice are one picture. */
function DiceSoFar({ called }: { readonly called: string }) {
  const game = useGame();
  const scene = useScene();
  return game.news?.drawDice(scene, called) ?? null;
}

/** The most important events only; the log has all of them. */
const LINES = 3;

/** Within a fight its last lines matter, not the whole turn. */
function useNews(seat: string, isInFight: boolean) {
  const { headlines, findWays, log } = useGame();
  const scene = useScene();
  const { headingOf } = log;
  const points = useMatch(({ timeline }) => timeline.points);
  const trial = useMatch(({ timeline }) => timeline.trial);
  return useMemo(() => {
    const turn = pointsOfOther(points, seat);
    const lines = toldLines(turn).filter(({ line }) => headingOf(line) === null);
    const first = turn[0]?.index ?? 0;
    // A variation has positions that the match does not have.
    const before = trial === null ? publicViewAt(matchActions.whatIfGround(), first - 1) : null;
    const isTold = !isInFight && lines.length > 0;
    const told = isTold ? headlines(scene, { lines: lines.map(({ line }) => line), before }, seat) : [];
    return { lines, headlines: told, ways: isTold ? longest(findWays(scene, turn)) : [] };
  }, [points, trial, seat, headingOf, headlines, findWays, scene, isInFight]);
}

/** The map shows this many marches. */
const MARCHES = 3;

/** The longest marches of a turn that led somewhere. */
const longest = (ways: readonly TurnWay[]): readonly TurnWay[] =>
  // Units that went together have one arrow.
  [...new Map(ways.map((way) => [way.join(), way])).values()]
    .filter((way) => way.length > 1 && way[0] !== way.at(-1))
    .sort((a, b) => b.length - a.length)
    .slice(0, MARCHES);

function Since({ lines }: { readonly lines: readonly SinceLine[] }) {
  const game = useGame();
  const { t } = useScene().i18n;
  const newsOf = game.news?.newsOf;
  if (lines.length === 0) return null;
  const news = newsOf ? lines.filter(({ line }) => newsOf(line) !== null) : [];
  const told = (news.length > 0 ? news : lines).slice(-LINES);
  const id = 'curtain-since';
  return (
    <section className="curtain__since" aria-labelledby={id}>
      <Cap id={id}>{t('table.curtain.since')}</Cap>
      <ToldLines lines={told} />
      {lines.length > told.length ? (
        <p className="small">{t('table.curtain.more', { n: lines.length - told.length })}</p>
      ) : null}
    </section>
  );
}

interface PublicMapProps {
  readonly headlines: readonly Headline[];
  readonly ways: readonly TurnWay[];
}

function PublicMap({ headlines, ways }: PublicMapProps) {
  const game = useGame();
  const { facts } = useScene();
  const view = useMatch((match) => match.view);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const marks = useMemo(() => headlines.flatMap((headline) => headline.marks), [headlines]);
  const about = useMemo(() => aboutTurn(marks, ways), [marks, ways]);
  return (
    <div className="clip relative flex-1 face-lo curtain__map" aria-hidden="true">
      {isPainted && view ? (
        <GameThumb game={game.game} position={view} facts={facts} look="vignette" about={about} />
      ) : null}
      <TurnLegend marks={marks} />
    </div>
  );
}
