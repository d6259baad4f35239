import { useEffect, useRef, type CSSProperties } from 'react';
import Eye from '@lucide/icons/icons/eye';
import RefreshCw from '@lucide/icons/icons/refresh-cw';
import X from '@lucide/icons/icons/x';
import { NO_PLAN } from '../../../engine/kits/rehearsal/plan.ts';
import { suggestStore, useSuggest } from '../../../opponent/suggest-store.ts';
import type { SuggestedMove } from '../../../opponent/types.ts';
import { useT, type I18n } from '../../../i18n/use-t.tsx';
import { useMatch } from '../../../store/app-match.ts';
import { hintsOf } from '../../../store/hints.ts';
import { announce } from '../../app/announce.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { percent } from '../../review/verdicts.ts';
import { Cap } from '../../parts/cap.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { useGame, useScene, usePlay, useSource } from '../use-play.tsx';
import { closeToFirst, higherThanFirst, marginOf, along, axisOf, barOf, below, type Axis } from './suggest-chances.ts';
import { useShown, findMove, wordSuggested } from './use-shown.ts';
import './suggest.css';
import { classes } from '../../parts/classes.ts';
import { Kbd } from '../../parts/kbd.tsx';
import type { Move } from '../game-table.ts';
import { planTold, QUIET, wordPlan } from '../reason.ts';
import { usePreview } from '../use-previews.ts';

export function SuggestPanel() {
  const { t } = useT();
  const status = useSuggest((now) => now.status);
  const suggestion = useSuggest((now) => now.suggestion);
  const heading = useRef<HTMLHeadingElement>(null);
  const { askMore, close } = suggestStore.getState();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (status === 'told') announce(t(suggestion ? 'table.suggest.title' : 'table.suggest.no-estimate'));
  }, [status, suggestion, t]);
  const isPlanned = status === 'planned';
  return (
    <section className="section suggest" aria-labelledby="suggest-title">
      <div className="line gap-8">
        <h2 id="suggest-title" ref={heading} tabIndex={-1} className="grow">
          {t(isPlanned ? 'table.suggest.planned' : 'table.suggest.title')}
        </h2>
        {status === 'told' && suggestion?.hasMore ? (
          <Button size="small" icon={RefreshCw} onClick={askMore}>
            {t('table.suggest.more')}
          </Button>
        ) : null}
        <IconButton size="small" variant="ghost" icon={X} label={t('table.suggest.close')} onClick={close} />
      </div>
      {isPlanned ? <Planned /> : suggestion ? <Told /> : null}
      {status === 'told' && !suggestion ? <p>{t('table.suggest.no-estimate')}</p> : null}
      {status === 'thinking' ? <p className="small">{t('table.suggest.thinking')}</p> : null}
    </section>
  );
}

function SuggestRows() {
  const { t } = useScene().i18n;
  const suggestion = useSuggest((now) => now.suggestion);
  const seat = usePlay(({ picture }) => picture.decision?.seat ?? '');
  if (!suggestion) return null;
  const { moves, now, of } = suggestion;
  const axis = axisOf(suggestion);
  const isWeighed = moves.some(({ chance }) => chance !== null);
  return (
    <div style={now ? styleOf({ '--now': along(now.mean, axis) }) : undefined}>
      <div className="flex baseline apart gap-8 small">
        <span>{t('table.suggest.of', { n: moves.length, of })}</span>
        {isWeighed ? <span>{t('table.suggest.wins', { side: seat })}</span> : null}
      </div>
      <ol className="mt-6">
        {moves.map((move, at) => (
          <li key={move.move}>
            <Row move={move} at={at} first={moves[0] ?? move} axis={axis} />
          </li>
        ))}
      </ol>
      {isWeighed ? (
        <div className="small tabular grid gap-10 middle full suggest__columns" aria-hidden="true">
          <div className="relative min-0 suggest__axis">
            {now ? (
              <span className="block mid-x suggest__now">{t('table.suggest.now', { n: percent(now.mean) })}</span>
            ) : null}
            <span className="flex apart">
              <span>{t('table.suggest.chance', { n: percent(axis.from) })}</span>
              <span>{t('table.suggest.chance', { n: percent(axis.to) })}</span>
            </span>
          </div>
        </div>
      ) : null}
    </div>
  );
}

const styleOf = (places: Readonly<Record<`--${string}`, number>>): CSSProperties => ({ ...places });

interface RowProps {
  readonly move: SuggestedMove;
  readonly first: SuggestedMove;
  readonly at: number;
  readonly axis: Axis;
}

function Row({ move, first, at, axis }: RowProps) {
  const source = useSource();
  const scene = useScene();
  const { t } = scene.i18n;
  const isShown = useSuggest((now) => now.shown === at);
  const moves = usePlay(({ picture }) => picture.decision?.moves ?? null);
  const listed = findMove(moves ?? [], source, move.move);
  const points = below(move, first);
  const gap = at === 0 ? t('table.suggest.best') : points === null ? null : wordGap(t, points);
  return (
    <button
      type="button"
      className={classes(
        'at-start no-face grid gap-10 middle full suggest__columns no-edge suggest__row',
        isShown && 'rounded suggest__row--shown',
      )}
      aria-pressed={isShown}
      aria-keyshortcuts={String(at + 1)}
      onClick={() => suggestStore.getState().show(at)}
    >
      <Kbd>{String(at + 1)}</Kbd>
      <span className="t-ui suggest__name">{listed ? wordSuggested(scene, source, listed) : move.move}</span>
      <Bar move={move} axis={axis} />
      <span className="at-end suggest__gap">{gap}</span>
    </button>
  );
}

function wordGap(t: I18n['t'], points: number): string {
  if (points === 0) return t('table.suggest.even');
  return points > 0 ? t('table.suggest.less', { n: points }) : t('table.suggest.higher', { n: -points });
}

function Bar({ move, axis }: Omit<RowProps, 'first' | 'at'>) {
  const { t } = useScene().i18n;
  const bar = barOf(move, axis);
  const { chance } = move;
  if (!bar || !chance) return null;
  return (
    <span className="relative suggest__chance" style={styleOf({ '--from': bar.from, '--at': bar.at, '--to': bar.to })}>
      <span className="visually-hidden">
        {t('table.suggest.heard', { n: percent(chance.mean), e: marginOf(chance.error) })}
      </span>
      <b className="absolute nowrap mid-x suggest__figure" aria-hidden="true">
        {t('table.suggest.chance', { n: percent(chance.mean) })}
      </b>
      <span className="absolute suggest__bar" aria-hidden="true" />
    </span>
  );
}

function Planned() {
  const shown = useShown();
  return shown ? (
    <>
      <Why move={shown.move} />
      <Line moves={shown.line} />
    </>
  ) : null;
}

function Told() {
  const shown = useShown();
  return (
    <>
      <SuggestRows />
      <Sureness />
      {shown ? (
        <>
          <Why move={shown.move} />
          <Line moves={shown.line} />
        </>
      ) : null}
      <Notes />
    </>
  );
}

function Sureness() {
  const { t } = useT();
  const suggestion = useSuggest((now) => now.suggestion);
  if (!suggestion) return null;
  const { moves, now, playouts } = suggestion;
  const close = closeToFirst(moves);
  const higher = higherThanFirst(moves);
  const told =
    moves.length === 1
      ? t('table.suggest.only')
      : close.length === 0
        ? t('table.suggest.clear')
        : close.length === 1 && moves.length > 2
          ? t('table.suggest.close-two', { n: close[0] ?? 2 })
          : t('table.suggest.close-all');
  return (
    <div className="rule-above mt-10 suggest__part">
      <div className="flex baseline apart gap-8">
        <Cap id="suggest-sure">{t('table.suggest.sure')}</Cap>
        {playouts > 0 ? <span className="small tabular">{t('table.suggest.games', { n: playouts })}</span> : null}
      </div>
      <p>{told}</p>
      {higher === null ? null : <p>{t('table.suggest.higher-than', { n: higher })}</p>}
      {now === null ? null : (
        <p className="small">{t('table.suggest.now.what', { n: percent(now.mean), e: marginOf(now.error) })}</p>
      )}
    </div>
  );
}

function Line({ moves }: { readonly moves: SuggestedMove['line'] }) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  if (moves.length < 2) return null;
  const told = toldOf(moves);
  const others = moves.length - 1 - told.length;
  return (
    <div className="rule-above mt-10 suggest__part">
      <Cap id="suggest-line">{t('table.suggest.line')}</Cap>
      <ol className="mt-4 suggest__line">
        {told.map(({ at, seat, move, share }) => (
          <li key={at} value={at + 1}>
            <b>{t('table.prompt.seat', { side: seat })}</b> <span>{game.log.wordNotation(scene, move)}</span>
            {share === undefined ? null : (
              <span className="small">{` · ${t('table.suggest.share', { n: percent(share) })}`}</span>
            )}
          </li>
        ))}
      </ol>
      {others > 0 ? <p className="small">{t('table.suggest.line.more', { n: others })}</p> : null}
    </div>
  );
}

/** Moves of the continuation that are told. */
const FOLLOWING = 4;

/** The next moves, and the other player's first; the suggested move is number 1, on the map too. */
function toldOf(moves: SuggestedMove['line']) {
  const answer = moves.findIndex(({ seat }) => seat !== moves[0]?.seat);
  return moves.map((one, at) => ({ ...one, at })).filter(({ at }) => at > 0 && (at <= FOLLOWING || at === answer));
}

function Notes() {
  const { t } = useT();
  const hasHands = useMatch(({ secrets }) => secrets !== 'none');
  const isFree = useMatch(({ about }) => about !== null && hintsOf(about) === 'free');
  return (
    <p className="line gap-8 small rule-above mt-10 suggest__part">
      {drawIcon(Eye)}
      <span>
        {`${t(hasHands ? 'table.suggest.sees.hands' : 'table.suggest.sees')} ${t(isFree ? 'table.suggest.marked.free' : 'table.suggest.marked')}`}
      </span>
    </p>
  );
}

/** The plan of the move: its chance, and facts that a person at the table can check. */
function Why({ move }: { readonly move: Move }) {
  const game = useGame();
  const i18n = useT();
  const { preview: previewMove } = useSource();
  const preview = usePreview(
    move,
    previewMove,
    usePlay(({ picture }) => picture.view),
  );
  const plan = useSuggest(({ suggestion, shown }) => suggestion?.moves[shown]?.plan ?? NO_PLAN);
  if (!preview) return null;
  const told =
    planTold(game.choices, preview.isCounting ? { ...preview, odds: null } : preview, plan) ??
    (plan.isKnown ? QUIET : null);
  if (told === null) return null;
  return (
    <div className="rule-above mt-10 suggest__part">
      <Cap id="suggest-why">{i18n.t('table.suggest.why')}</Cap>
      <p className="mt-4">{wordPlan(i18n, told)}</p>
    </div>
  );
}
