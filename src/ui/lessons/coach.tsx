import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/chevron-left';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { Emblem } from '../parts/emblem.tsx';
import { Icon } from '../parts/icon.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { AsideNote, RejectionNote } from './coach-notes.tsx';
import { CoachTask } from './coach-task.tsx';
import '../table/choice-list.css';
import '../table/preview.css';
import './coach.css';
import { Finished } from './finished.tsx';
import { useLesson } from './lesson-model.tsx';
import { LessonDice, LessonRoll } from './lesson-dice.tsx';
import { useSheetIsOpen } from './lesson-parts.tsx';
import { useCoachFocus } from './use-lesson-voice.ts';

/** What the lesson says and asks now, and what else has no room beside the board. It never covers what it speaks of. */
export function Coach({ children }: { readonly children?: ReactNode }) {
  const { step, run, selection, i18n } = useLesson();
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useCoachFocus(box);
  const isChosen = selection.chosen !== null && selection.picked.length > 0;
  // What is new is in sight: a step from its beginning, a choice from its question on.
  useEffect(() => {
    if (!body.current) return;
    const ask = isChosen ? body.current.querySelector<HTMLElement>('.coach__ask') : null;
    body.current.scrollTop = ask ? ask.offsetTop - body.current.offsetTop : 0;
  }, [run.at, isChosen]);
  return (
    <section ref={box} className="coach" aria-label={i18n.t('lesson.ui.coach')} onClickCapture={keepFromLeaving}>
      {step ? (
        <>
          <CoachHead />
          <div ref={body} className="coach__body">
            <CoachBody />
            {children}
          </div>
          <CoachFoot />
        </>
      ) : (
        <Finished />
      )}
    </section>
  );
}

/** The second press of a double click on *Continue* meets what stands there by then; it never leads out of the lesson. */
function keepFromLeaving(press: MouseEvent): void {
  const isSecond = press.detail > 1;
  if (!isSecond || !(press.target instanceof Element) || press.target.closest('.coach__foot a') === null) return;
  press.preventDefault();
  press.stopPropagation();
}

function CoachHead() {
  const { step, run, i18n } = useLesson();
  if (!step) return null;
  return (
    <header className="coach__head">
      <span className="coach__number" aria-hidden="true">
        {run.at + 1}
      </span>
      <h2 id="coach-title" tabIndex={-1}>
        {i18n.t(step.title)}
      </h2>
      <RuleChip rule={step.rule} />
    </header>
  );
}

function CoachBody() {
  const { step, isAnswered, isRolling, run, i18n } = useLesson();
  if (!step) return null;
  const { task } = step;
  const rejection = run.rejections.at(-1);
  return (
    <>
      <p className="coach__say">{i18n.t(step.say)}</p>
      <Pointed />
      {step.dice && !isAnswered ? <LessonDice dice={step.dice} /> : null}
      {isRolling ? <LessonRoll /> : null}
      {!isRolling && task.kind !== 'read' && !isAnswered ? (
        <>
          <Question />
          {rejection ? <RejectionNote rejection={rejection} /> : null}
          <AsideNote />
          <CoachTask />
        </>
      ) : (
        <AsideNote />
      )}
      {isAnswered && !isRolling ? <Outcome /> : null}
    </>
  );
}

/** What is marked on the board, for whoever does not see the rims. */
function Pointed() {
  const { step, table, facts, view, i18n } = useLesson();
  if (!step || step.pointAt.length === 0) return null;
  const names = step.pointAt.map((target) => table.nameTarget({ facts, view, i18n }, target)).join(',');
  return <p className="visually-hidden">{i18n.t('lesson.ui.pointed', { names })}</p>;
}

/** The order or question; where a move is asked for, whose decision it is. */
function Question() {
  const { step, decision, table, i18n } = useLesson();
  if (!step || step.task.kind === 'read') return null;
  const seat = step.task.kind === 'play' ? (decision?.seat ?? null) : null;
  const emblem = seat === null ? null : table.emblem(seat);
  return (
    <div className="coach__ask">
      {seat === null ? null : (
        <p key={seat} className="coach__seat">
          {emblem ? <Emblem of={emblem} size="s" /> : null}
          {i18n.t('lesson.ui.decides', { side: seat })}
        </p>
      )}
      <p>
        <b>{i18n.t(step.task.ask)}</b>
      </p>
    </div>
  );
}

/** What came of the answer: dice with their reasons, the reasons of the rules, a word about it. */
function Outcome() {
  const { step, run, i18n } = useLesson();
  const { t } = i18n;
  // Beside the board the same dice lie in their place, with all that may still change them.
  const isPlayedOut = useSheetIsOpen();
  const task = step?.task;
  if (!task || task.kind === 'read' || task.then === undefined) return null;
  const isShown = run.done.at(-1)?.how === 'shown';
  return (
    <div className="coach__outcome">
      <p className="coach__verdict">
        <Icon of={isShown ? Eye : Check} size={18} />
        {t(isShown ? 'lesson.ui.shown' : 'lesson.ui.right')}
      </p>
      <div className="coach__came">
        {isPlayedOut ? null : <LessonRoll />}
        <WhyAnswer />
        <p>{t(task.then)}</p>
        <FinalScore />
      </div>
    </div>
  );
}

/** The engine's own answer to the question *why not*. */
function WhyAnswer() {
  const { step, table, facts, view, rules, i18n } = useLesson();
  if (step?.task.kind !== 'why') return null;
  const { picked, answer } = step.task;
  return (
    <div className="coach__why">
      <h3>{i18n.t('lesson.ui.why-answer', { name: table.nameTarget({ facts, view, i18n }, answer) })}</h3>
      <ul>
        {rules.explain(picked, answer).map((reason, at) => (
          <li key={at} className="with-rule">
            <span>{i18n.line(reason)}</span>
            {reason.rule === undefined ? null : <RuleChip rule={reason.rule} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The points of a game that has ended, each with where it comes from. */
function FinalScore() {
  const { table, facts, view, decision, i18n } = useLesson();
  if (decision !== null) return null;
  return (
    <div className="coach__score">
      {table.listScore({ facts, view }).map(({ seat, total, reasons }) => (
        <details key={seat} className="fold">
          <summary>{i18n.t('table.result.score', { side: seat, points: total })}</summary>
          <Reasons rows={reasons.map((reason, at) => table.reasonRow(i18n, reason, at))} />
        </details>
      ))}
    </div>
  );
}

function CoachFoot() {
  const { step, run, isAnswered, isRolling, selection, rules, actions, i18n } = useLesson();
  const { t } = i18n;
  if (!step) return null;
  const isAsking = step.task.kind !== 'read' && !isAnswered;
  const { chosen } = selection;
  return (
    <footer className="coach__foot">
      <Button icon={ArrowLeft} variant="ghost" closed={run.at === 0 && !isAnswered} onClick={actions.back}>
        {t('lesson.ui.back')}
      </Button>
      <span className="grow" />
      {isAsking && !isRolling ? (
        <Button variant="ghost" onClick={actions.showMe}>
          {t('lesson.ui.show-me')}
        </Button>
      ) : null}
      <ButtonLink to={paths.lessons} variant="ghost" className={classes(isAsking && 'coach__leave')}>
        {t('lesson.ui.leave')}
      </ButtonLink>
      {isRolling ? (
        <Button onClick={actions.skipRoll}>{t('table.prompt.skip')}</Button>
      ) : isAsking ? (
        chosen && step.task.kind === 'play' ? (
          <Button variant="go" onClick={actions.confirm} data-first="">
            {rules.label(chosen)}
          </Button>
        ) : null
      ) : (
        <Button variant="go" onClick={actions.on} data-first="">
          {t('lesson.ui.on')}
        </Button>
      )}
    </footer>
  );
}
