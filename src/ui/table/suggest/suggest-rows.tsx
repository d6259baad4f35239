import type { CSSProperties } from 'react';
import { suggestStore, useSuggest } from '../../../opponent/suggest-store.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { SuggestedMove } from '../../../opponent/types.ts';
import { percent } from '../../review/figures.ts';
import { classes } from '../../parts/classes.ts';
import { Kbd } from '../../parts/kbd.tsx';
import { usePlay, useScene, useSource } from '../use-play.tsx';
import { along, axisOf, barOf, below, marginOf, type Axis } from './suggest-chances.ts';
import { findMove, wordSuggested } from './use-shown.ts';

export function SuggestRows() {
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
      <ol className="suggest__rows">
        {moves.map((move, at) => (
          <li key={move.move}>
            <Row move={move} at={at} first={moves[0] ?? move} axis={axis} />
          </li>
        ))}
      </ol>
      {isWeighed ? (
        <div className="small tabular suggest__columns" aria-hidden="true">
          <div className="relative suggest__axis">
            {now ? <span className="suggest__now">{t('table.suggest.now', { n: percent(now.mean) })}</span> : null}
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
      className={classes('at-start no-face suggest__columns suggest__row', isShown && 'suggest__row--shown')}
      aria-pressed={isShown}
      aria-keyshortcuts={String(at + 1)}
      onClick={() => suggestStore.getState().show(at)}
    >
      <Kbd>{String(at + 1)}</Kbd>
      <span className="t-ui suggest__name">{listed ? wordSuggested(scene, source, listed) : move.move}</span>
      <Bar move={move} axis={axis} />
      <span className="tabular suggest__gap">{gap}</span>
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
  if (!bar || !chance) return <span className="small suggest__chance">{t('table.suggest.unweighed')}</span>;
  return (
    <span className="relative suggest__chance" style={styleOf({ '--from': bar.from, '--at': bar.at, '--to': bar.to })}>
      <span className="visually-hidden">
        {t('table.suggest.heard', { n: percent(chance.mean), e: marginOf(chance.error) })}
      </span>
      <b className="tabular suggest__figure" aria-hidden="true">
        {t('table.suggest.chance', { n: percent(chance.mean) })}
      </b>
      <span className="suggest__bar" aria-hidden="true" />
    </span>
  );
}
