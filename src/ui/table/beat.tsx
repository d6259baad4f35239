import { useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import type { Result, TargetRef, Types } from '../../engine/kernel/types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { stable } from '../../play/stable.ts';
import { isTelling } from '../../play/staging.ts';
import type { PlayState } from '../../play/state.ts';
import { useMatch } from '../../store/app-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import type { Prefs } from '../../store/types.ts';
import { emblemOf } from '../app/games.ts';
import { Button } from '../parts/button.tsx';
import { drawMark } from '../parts/emblem.tsx';
import './beat.css';
import type { BeatView, GameTable, WordScene } from './game-table.ts';
import { hidesBetweenPersons } from './one-screen.ts';
import { useGame, usePlay, usePlayActions, usePointing } from './use-play.tsx';
import { wantsLessMotion } from './use-media.ts';
import { motionScale, untilRest, untilTold } from '../motion/beat-times.ts';
import { focusOnward } from './table-focus.ts';
import { useRoll } from './use-roll.ts';

/** A result that both players see before the next question, even before the curtain. */

/** The result is shown, and its dice have landed. */
export const isBeatShown = ({ staged }: Pick<PlayState, 'staged'>): boolean => staged.isBeat && !staged.isRolling;

/** The newest result: a fight decided, something else that a game shows in large, or the end of the game. */
export function readBeat(
  game: GameTable,
  scene: WordScene<Types>,
  { events, result }: Pick<PlayState['newest'], 'events' | 'result'>,
): BeatView | null {
  const beat = game.roll.readBeat(scene, events);
  // A fight that ends the game goes first, and so do units that surrender; the end of a year does not.
  return result && !beat?.score && !beat?.parts ? wordOver(game, scene, result) : beat;
}

export const wordScores = (game: GameTable, scene: WordScene<Types>): readonly string[] =>
  game.roll.listScore(scene).map(({ seat, total }) => game.roll.wordScore(scene.i18n, seat, total));

function wordOver(game: GameTable, scene: WordScene<Types>, result: Result<string>): BeatView {
  const { t, line } = scene.i18n;
  const { winner, reasons } = result;
  const [reason, ...others] = reasons;
  const scores = wordScores(game, scene);
  return {
    kicker: t('table.prompt.over'),
    title: winner === 'draw' ? t('table.result.draw') : t('table.result.wins', { side: winner }),
    seat: winner === 'draw' ? null : winner,
    score: null,
    why: reason && reason.amount === 0 && others.length === 0 ? line(reason) : scores.join(' · '),
    rule: reason?.rule ?? null,
  };
}

/** Null if no result is shown; moves without one render nothing that asks for it. */
export function useBeat(): BeatView | null {
  const game = useGame();
  const i18n = useT();
  const beatIn = useMemo(() => {
    const read = stable((facts: object, queries: object, view: object, shown: PlayState['newest']) =>
      readBeat(game, { facts, queries, view, i18n }, shown),
    );
    return (state: PlayState) => {
      const { facts, queries, view } = state.picture;
      return isBeatShown(state) ? read(facts, queries, view, state.staged.shown) : null;
    };
  }, [game, i18n]);
  return usePlay(beatIn);
}

/** Below this share of the map's height, a banner at the foot would cover the place. */
const LOW = 0.62;

/** The banner covers the foot of the map, or its head if the fight is at the foot. */
export function freeSide(
  map: Pick<DOMRect, 'top' | 'height'>,
  fight: Pick<DOMRect, 'top' | 'bottom'>,
): 'head' | 'foot' {
  return (fight.top + fight.bottom) / 2 > map.top + map.height * LOW ? 'head' : 'foot';
}

function useFreeSide(place: TargetRef | undefined): readonly ['head' | 'foot', RefObject<HTMLDivElement | null>] {
  const banner = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'head' | 'foot'>('foot');
  useLayoutEffect(() => {
    const field = banner.current?.parentElement;
    const fight = place === undefined ? null : field?.querySelector(`[data-stop="${place}"]`);
    if (!field || !fight) return;
    setSide(freeSide(field.getBoundingClientRect(), fight.getBoundingClientRect()));
  }, [place]);
  return [side, banner];
}

/** The result that the map tells in large; null for none. */
export function useBanner(): BeatView | null {
  const beat = useBeat();
  return beat?.isTold ? null : beat;
}

export function BeatBanner() {
  const beat = useBanner();
  return beat && <Banner beat={beat} />;
}

function Banner({ beat }: { readonly beat: BeatView }) {
  const game = useGame();
  const { t } = useT();
  const { kicker, title, seat, score, place } = beat;
  const [side, banner] = useFreeSide(place);
  // The dice land first.
  const [after] = useState(untilRest);
  const style: CSSProperties & Record<'--after', string> = { '--after': `${Math.round(after)}ms` };
  const emblem = seat === null ? null : emblemOf(game.game, seat);
  return (
    <div
      ref={banner}
      className="line absolute z-3 gap-22 inverse beat-banner"
      data-beat=""
      data-side={side}
      style={style}
    >
      {emblem ? drawMark({ of: emblem, size: 'l' }) : null}
      <div className="min-0 flex-1">
        <p className="cap">{kicker}</p>
        <p className="beat-banner__title">{title}</p>
      </div>
      {score ? (
        <p className="nowrap beat-banner__score">
          <span className="visually-hidden">{t('table.beat.score', score)}</span>
          <span aria-hidden="true">
            <span>{score.winner}</span> <i>:</i> <span className="beat-banner__loser">{score.loser}</span>
          </span>
        </p>
      ) : null}
    </div>
  );
}

const PAUSE_MS: Readonly<Record<Prefs['resultPause'], number | null>> = {
  short: 2500,
  long: 5000,
  press: null,
  off: 0,
};

/** Milliseconds that a result stays; null waits for a press. With animations off it waits, too. */
function pauseMs({ resultPause, animationSpeed }: Pick<Prefs, 'resultPause' | 'animationSpeed'>): number | null {
  return animationSpeed === 'none' || wantsLessMotion() ? null : PAUSE_MS[resultPause];
}

/** The foot of the column while a result is shown: continue, or stay. */
export function BeatConfirm() {
  const { t } = useT();
  const isShown = usePlay(isBeatShown);
  const { isTold = false, onward } = useBeat() ?? {};
  const isStopped = usePlay(({ staged }) => staged.isStopped);
  const isPressed = usePointing(({ pressed }) => pressed === 'go');
  // The next screen may show a hand, and a further fight never opens by itself: only a press continues.
  const isAwaited = useMatch(hidesBetweenPersons) || onward !== undefined;
  const set = usePrefs(pauseMs);
  const ms = isAwaited ? null : set;
  const isPartly = usePlay(({ staged }) => isTelling(staged));
  const hasParts = usePlay(({ staged }) => staged.isBeat && staged.parts > 0);
  useTelling(isPartly);
  const { letFall, tellAll, stopBeat, replayBeat } = usePlayActions();
  const again = () => {
    replayBeat();
    // Enter then continues, and does not begin again.
    focusOnward();
  };
  const moves = usePrefs(({ animationSpeed }) => animationSpeed !== 'none') && !wantsLessMotion();
  const hasDice = useRoll() !== null && moves;
  const isOver = useHover();
  const goesOn = isShown && ms !== null && !isPartly && !isStopped && !isOver;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(letFall, ms + untilTold());
    return () => clearTimeout(timer);
  }, [goesOn, ms, letFall]);
  // The time starts when everything has been announced.
  const after = useMemo(() => (goesOn ? Math.round(untilTold()) : 0), [goesOn]);
  if (!isShown) return null;
  const style: CSSProperties & Record<'--beat' | '--after', string> = {
    '--beat': `${ms ?? 0}ms`,
    '--after': `${after}ms`,
  };
  return (
    <section
      className="rule-above-strong confirm"
      aria-label={t('table.confirm')}
      {...(isTold ? { 'data-beat': '' } : {})}
    >
      <div className="flex wrap gap-8 confirm__row">
        {isPartly ? (
          <Button size="big" kbd="Space" className="confirm__go" data-onward="" onClick={tellAll}>
            {t('table.beat.show-all')}
          </Button>
        ) : (
          <Button
            variant="go"
            size="big"
            kbd="Enter"
            className="relative clip confirm__go beat-go"
            aria-busy={isPressed}
            aria-keyshortcuts="Enter"
            data-onward=""
            style={style}
            data-goes={goesOn ? '' : undefined}
            onClick={letFall}
          >
            {onward ?? t('table.beat.continue')}
          </Button>
        )}
        {hasParts ? (
          <Button size="big" icon={RotateCcw} className="beat-again" aria-keyshortcuts="D" onClick={again}>
            {t('table.beat.again')}
          </Button>
        ) : null}
      </div>
      {hasParts || (ms === null && !hasDice) ? null : (
        <div className="flex gap-8 mt-8 beat-more">
          {ms === null ? null : (
            <Button kbd="Space" aria-pressed={isStopped} onClick={stopBeat}>
              {t('table.beat.hold')}
            </Button>
          )}
          {hasDice ? (
            <Button kbd="D" icon={RotateCcw} onClick={replayBeat}>
              {t('table.beat.replay')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

/** The next part follows after this time. */
const PART_MS = 1400;

/** Shows the parts of a result one after another. */
function useTelling(isPartly: boolean): void {
  const told = usePlay(({ staged }) => staged.told);
  const replays = usePlay(({ staged }) => staged.replays);
  const { tellNext } = usePlayActions();
  useEffect(() => {
    if (!isPartly) return;
    const timer = setTimeout(tellNext, PART_MS * motionScale());
    return () => clearTimeout(timer);
  }, [isPartly, told, replays, tellNext]);
}

/** True while the pointer rests on the column: its reader gets all the time needed. */
function useHover(): boolean {
  const [isOver, setOver] = useState(false);
  const isShown = usePlay(isBeatShown);
  useEffect(() => {
    const column = document.querySelector('.table__act, .table__sheet');
    if (!isShown || !column) return;
    const [enter, leave] = [() => setOver(true), () => setOver(false)];
    column.addEventListener('pointerenter', enter);
    column.addEventListener('pointerleave', leave);
    return () => {
      setOver(false);
      column.removeEventListener('pointerenter', enter);
      column.removeEventListener('pointerleave', leave);
    };
  }, [isShown]);
  return isOver;
}
