import { memo, type MouseEvent } from 'react';
import Check from '@lucide/icons/icons/check';
import { useShallow } from 'zustand/react/shallow';
import { useT } from '../../i18n/use-t.tsx';
import type { AskedSteps } from './asked-view.ts';
import { useLayoutSize } from '../app/layout-size.ts';
import { classes } from '../parts/classes.ts';
import { drawIcon } from '../parts/icon.tsx';
import './step-words.css';
import { pickByPress } from './table-focus.ts';
import { useGame, usePlay, usePlayStore } from './use-play.tsx';

const NOTHING: AskedSteps = { steps: [], at: 0, mayGoBack: false };

/** The steps as words next to the question; narrow pages count them. */
export const StepWords = memo(() => {
  const game = useGame();
  const { t, line } = useT();
  const play = usePlayStore();
  const isNarrow = useLayoutSize().narrow.includes(1180);
  const { steps, at, mayGoBack } = usePlay(
    useShallow(({ picture: { view, selection, decision } }) =>
      decision === null ? NOTHING : (game.sheet?.askedSteps(view, selection.picked) ?? NOTHING),
    ),
  );
  if (steps.length === 0) return null;
  const count = t('table.steps.count', { at: at + 1, n: steps.length });
  if (isNarrow) return <span className="nowrap small rigid step-words__count">{count}</span>;
  const goBack = (press: MouseEvent) => pickByPress(play, press, () => play.actions.setPicks([]));
  return (
    <ol className="line step-words" aria-label={t('table.steps')}>
      {steps.map((key, i) => {
        const word = line({ key });
        if (i >= at)
          return (
            <li
              key={key}
              className={classes('step-words__step', i === at && 'step-words__step--now')}
              aria-current={i === at ? 'step' : undefined}
            >
              {word}
            </li>
          );
        const done = (
          <>
            {drawIcon(Check)}
            {word}
            <span className="visually-hidden">{t('table.steps.done')}</span>
          </>
        );
        return mayGoBack && i === at - 1 ? (
          <li key={key}>
            <button type="button" className="line gap-2 step-words__step step-words__back" onClick={goBack}>
              {done}
            </button>
          </li>
        ) : (
          <li key={key} className="line gap-2 step-words__step">
            {done}
          </li>
        );
      })}
    </ol>
  );
});
StepWords.displayName = 'StepWords';
