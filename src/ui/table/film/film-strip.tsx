import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import SkipBack from '@lucide/icons/icons/skip-back';
import SkipForward from '@lucide/icons/icons/skip-forward';
import { useT } from '../../../i18n/use-t.tsx';
import { GameThumb } from '../../app/game-thumb.tsx';
import { aboutStill } from '../../cover/turn-map.tsx';
import { IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { SmallDie } from '../../parts/die.tsx';
import { Choices } from '../../parts/field.tsx';
import { wantsLessMotion } from '../use-media.ts';
import { tellMoment, type FilmMoment } from './moments.ts';
import { SPEEDS, wordTime, type FilmClock } from './use-film-clock.ts';

const SPEED_WORDS = ['half', 'one', 'two', 'four'] as const;

interface FilmStripProps {
  readonly game: string;
  readonly facts: object;
  readonly moments: readonly FilmMoment[];
  readonly clock: FilmClock;
  /** The button that follows the film. */
  readonly end: ReactNode;
}

/** The dark foot of a film: it is not live. Each moment is a still that can be pressed. */
export function FilmStrip({ game, facts, moments, clock, end }: FilmStripProps) {
  const { t } = useT();
  const { at, isPlaying, speed, setSpeed, toggle, show, step } = clock;
  const speeds = useMemo(
    () => SPEEDS.map((one, n) => ({ value: String(one), label: t(`table.watch.speed.${SPEED_WORDS[n] ?? 'one'}`) })),
    [t],
  );
  return (
    <footer className="inverse film-strip">
      <section className="line gap-10 film-strip__bar" aria-label={t('table.watch.controls')}>
        <IconButton
          icon={SkipBack}
          label={t('table.watch.previous')}
          aria-keyshortcuts="ArrowLeft"
          closed={at === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'table.watch.pause' : 'table.watch.play')}
          aria-keyshortcuts="Space"
          data-film="play"
          onClick={toggle}
        />
        <IconButton
          icon={SkipForward}
          label={t('table.watch.next')}
          aria-keyshortcuts="ArrowRight"
          closed={at === moments.length - 1}
          onClick={() => step(1)}
        />
        <Progress at={at} moments={moments} />
        <span className="nowrap t-tag-strong tabular film-strip__time">
          {t('table.watch.time', { done: wordTime(at), total: wordTime(moments.length) })}
        </span>
        <div className="film-strip__speed">
          <Choices
            look="switch"
            quiet
            label={t('table.watch.speed')}
            value={String(speed)}
            choices={speeds}
            onChange={(value) => setSpeed(SPEEDS.find((one) => String(one) === value) ?? 1)}
          />
        </div>
        <div className="film-strip__end">{end}</div>
      </section>
      <Stills game={game} facts={facts} moments={moments} at={at} onShow={show} />
    </footer>
  );
}

/** Decorative: the list of moments says which one is shown. */
function Progress({ at, moments }: { readonly at: number; readonly moments: readonly FilmMoment[] }) {
  const share = (n: number): string => `${(100 * n) / Math.max(1, moments.length - 1)}%`;
  return (
    <span className="relative grow film-strip__track" aria-hidden="true">
      <span className="absolute film-strip__done" style={{ width: share(at) }} />
      {moments.map((moment, n) => (
        <span
          key={n}
          className={classes('absolute film-strip__tick', moment.isTaken && 'film-strip__tick--taken')}
          style={{ left: share(n) }}
        />
      ))}
      <span className="absolute round film-strip__knob" style={{ left: share(at) }} />
    </span>
  );
}

interface StillsProps extends Pick<FilmStripProps, 'game' | 'facts' | 'moments'> {
  readonly at: number;
  readonly onShow: (at: number) => void;
}

function Stills({ game, facts, moments, at, onShow }: StillsProps) {
  const i18n = useT();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const still = list.current?.children[at];
    if (!(still instanceof HTMLElement) || !list.current) return;
    const left = still.offsetLeft - (list.current.clientWidth - still.offsetWidth) / 2;
    list.current.scrollTo?.({ left, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  }, [at]);
  return (
    <ol ref={list} className="flex gap-10 scroll-x film-strip__stills" aria-label={i18n.t('table.watch.moments')}>
      {moments.map((moment, n) => (
        <li key={n} className="rigid film-strip__item">
          <button
            type="button"
            className="bare pointer at-start inverse film-still"
            aria-current={n === at ? 'step' : undefined}
            data-seen={n < at || undefined}
            onClick={() => onShow(n)}
          >
            <Still game={game} facts={facts} moment={moment} />
            <span className="visually-hidden">{tellMoment(i18n, moment)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface StillProps extends Pick<FilmStripProps, 'game' | 'facts'> {
  readonly moment: FilmMoment;
}

const Still = memo(({ game, facts, moment }: StillProps) => {
  const { t } = useT();
  const { kind, view, marks, ways, isTaken, title, result, rows } = moment;
  const about = useMemo(() => aboutStill(marks, ways), [marks, ways]);
  const die = rows.findLast(({ dice }) => dice.length > 0)?.dice.at(-1);
  return (
    <>
      <span className={classes('block relative clip film-still__picture', isTaken && 'film-still__picture--taken')}>
        <GameThumb game={game} position={view} facts={facts} about={about} />
        <span className="absolute capitals film-still__kind" aria-hidden="true">
          {t(`table.watch.kind.${kind}`)}
        </span>
        {die ? (
          <span className="absolute film-still__die">
            <SmallDie {...die} />
          </span>
        ) : null}
      </span>
      <span className="block ellipsis t-small strong film-still__title" aria-hidden="true">
        {result ?? title}
      </span>
      <span className="block ellipsis t-fine film-still__more" aria-hidden="true">
        {result === null ? (rows[0]?.text ?? '') : title}
      </span>
    </>
  );
});
Still.displayName = 'Still';
