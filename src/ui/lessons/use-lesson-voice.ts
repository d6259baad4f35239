import { useEffect, useRef, type RefObject } from 'react';
import { joinSentences } from '../../i18n/joining.ts';
import { useT } from '../../i18n/use-t.tsx';
import { announce } from '../app/announce.ts';
import { usePlay, useSource } from '../table/use-play.tsx';
import { useRoll } from '../table/use-roll.ts';
import { useLesson, useRun } from './use-lesson.tsx';

/** Announces steps politely, refusals and results at once. */
export function useLessonVoice(): void {
  const { lesson } = useLesson();
  const { run, step, isAnswered } = useRun();
  const { t, line, lang } = useT();
  const { explain } = useSource();
  const roll = useRoll();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const decision = usePlay(({ staged }) => staged.shown.decision);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  const heard = useRef({ at: run.at, misses: run.rejections.length, isAnswered, whyNot });
  const total = lesson.steps.length;
  const miss = run.rejections.at(-1);

  useEffect(() => {
    const before = heard.current;
    const now = { at: run.at, misses: run.rejections.length, isAnswered, whyNot };
    if (isRolling) return;
    heard.current = now;
    if (now.at !== before.at || (before.isAnswered && !now.isAnswered)) {
      if (!step) return announce(joinSentences(lang, [t('lesson.ui.finished'), t(lesson.end)]));
      const { task } = step;
      const said = t('lesson.ui.said', { n: now.at + 1, of: total, title: t(step.title) });
      const seat = task.kind === 'play' && decision ? t('lesson.ui.decides', { side: decision.seat }) : '';
      const ask = task.kind === 'read' ? '' : t(task.ask);
      return announce(joinSentences(lang, [said, t(step.say), ...(ask === '' ? [] : [seat, ask])]));
    }
    if (now.isAnswered && !before.isAnswered) {
      const task = step?.task;
      const then = task && 'then' in task && task.then !== undefined ? t(task.then) : '';
      return announce(joinSentences(lang, [t('lesson.ui.right'), roll?.result ?? '', then]), 'assertive');
    }
    if (miss && now.misses > before.misses) {
      const lead = t(miss.by === 'rules' ? 'lesson.ui.refused' : 'lesson.ui.not-this');
      return announce(joinSentences(lang, [lead, ...[miss.why, ...miss.more].map(line)]), 'assertive');
    }
    if (whyNot !== null && whyNot !== before.whyNot)
      announce(joinSentences(lang, [t('lesson.ui.refused'), ...explain(picked, whyNot).map(line)]), 'assertive');
  }, [run, step, isAnswered, isRolling, roll, whyNot, picked, decision, miss, lesson, total, explain, t, line, lang]);
}

/**
 * Focuses the first control of a step, or its title if the board is to be used. Only when the step changes or the
 * focused control is gone, so that the player is not pulled off the board.
 */
export function useCoachFocus(box: RefObject<HTMLElement | null>): void {
  const { run, isAnswered } = useRun();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const chosen = usePlay(({ picture }) => picture.selection.chosen);
  const moment = `${run.at} ${String(isAnswered)} ${String(isRolling)}`;
  const seen = useRef({ moment, picked, chosen });

  useEffect(() => {
    const before = seen.current;
    seen.current = { moment, picked, chosen };
    if (isRolling || isTyping()) return;
    if (before.moment !== moment) return focusFirst(box.current);
    const isChange = before.picked !== picked || before.chosen !== chosen;
    if (isChange && (document.activeElement ?? document.body) === document.body) focusFirst(box.current);
  }, [moment, picked, chosen, isRolling, box]);
}

const isTyping = (): boolean => document.activeElement instanceof HTMLInputElement;

function focusFirst(box: HTMLElement | null): void {
  const first = box?.querySelector<HTMLElement>('[data-first], [data-onward], .coach__tiles button, .coach__button');
  (first ?? box?.querySelector<HTMLElement>('#coach-title'))?.focus({ preventScroll: true });
}
