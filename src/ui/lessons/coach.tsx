import { Fragment, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import ArrowLeft from '@lucide/icons/icons/chevron-left';
import Check from '@lucide/icons/icons/check';
import Eye from '@lucide/icons/icons/eye';
import X from '@lucide/icons/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { isAsking as asks, type Rejection } from '../../lessons/player.ts';
import { paths } from '../app/routes.ts';
import { drawSeatMark } from '../app/seat-mark.tsx';
import { Button, ButtonLink, IconButton } from '../parts/button.tsx';
import { LowerCaps } from '../parts/cap.tsx';
import { Fold } from '../parts/fold.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { Reasons as Summands } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { RollCard } from '../table/roll-card.tsx';
import { useGame, usePlay, usePlayActions, useScene, useSource } from '../table/use-play.tsx';
import { CoachTask, Finished } from './coach-task.tsx';
import './coach.css';
import type { SuppliedDie } from '../../lessons/types.ts';
import { toneOf } from '../app/games.ts';
import { drawDie, DiceRow } from '../parts/die.tsx';
import { useEndedLook, useLesson, useRun, useCloseAside } from './use-lesson.tsx';
import { useCoachFocus } from './use-lesson-voice.ts';
import type { Line } from '../../engine/kernel/types.ts';
import { Note } from '../parts/note.tsx';

/** The lesson's text and task, and what has no room on the board. It never covers what it talks about. */
export function Coach({ children }: { readonly children?: ReactNode }) {
  const { step, run, isAnswered } = useRun();
  const { t } = useT();
  const box = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useCoachFocus(box);
  const isChosen = usePlay(({ picture }) => picture.selection.chosen !== null);
  useEndedLook();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const isOver = isAnswered && !isRolling;
  // Scrolls new content into view.
  useEffect(() => {
    if (!body.current) return;
    const from = isOver ? '.coach__outcome' : isChosen ? '.coach__ask' : null;
    const part = from === null ? null : body.current.querySelector<HTMLElement>(from);
    body.current.scrollTop = part ? part.offsetTop : 0;
  }, [run.at, isChosen, isOver]);
  return (
    <section
      ref={box}
      className="col z-3 min-h-0 face-hi coach"
      aria-label={t('lesson.ui.coach')}
      onClickCapture={keepFromLeaving}
    >
      {step ? (
        <>
          <CoachHead />
          <div ref={body} className="col gap-10 scroll-y flex-1 coach__body">
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

/** The second press of a double click on *Continue* must not leave the lesson. */
function keepFromLeaving(press: MouseEvent): void {
  const isSecond = press.detail > 1;
  if (!isSecond || !(press.target instanceof Element) || press.target.closest('.coach__foot a') === null) return;
  press.preventDefault();
  press.stopPropagation();
}

function CoachHead() {
  const { step, run } = useRun();
  const { t } = useT();
  if (!step) return null;
  return (
    <header className="line gap-12 coach__head">
      <span className="line rigid centred round coach__number" aria-hidden="true">
        {run.at + 1}
      </span>
      <h2 id="coach-title" className="min-0 flex-1" tabIndex={-1}>
        {t(step.title)}
      </h2>
      <RuleChip rule={step.rule} />
    </header>
  );
}

function CoachBody() {
  const { step, isAnswered, run } = useRun();
  const { t } = useT();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  if (!step) return null;
  const { task } = step;
  const rejection = run.rejections.at(-1);
  return (
    <>
      <p className="coach__say">{t(step.say)}</p>
      <Pointed />
      {step.shows === 'results' ? <ResultsTable /> : null}
      {step.dice && !isAnswered ? <LessonDice dice={step.dice} /> : null}
      {isRolling ? <StepRoll /> : null}
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

function LessonDice({ dice }: { readonly dice: readonly SuppliedDie[] }) {
  const { lesson } = useLesson();
  const { t, line } = useT();
  return (
    <DiceRow label={t('lesson.ui.dice')}>
      {dice.map(({ seat, value }, at) => (
        <Fragment key={at}>
          {drawDie({
            ...{ value, tone: toneOf(lesson.game, seat), label: t('lesson.ui.die', { side: seat, value }) },
            above: line({ key: `name.side.${seat}` }),
          })}
        </Fragment>
      ))}
    </DiceRow>
  );
}

function ResultsTable() {
  const { board } = useGame();
  const { facts, queries, view } = useScene();
  return <board.Results facts={facts} queries={queries} view={view} />;
}

/** For players who do not see the outlines on the board. */
function Pointed() {
  const { step } = useRun();
  const game = useGame();
  const scene = useScene();
  if (!step || step.pointAt.length === 0) return null;
  const names = step.pointAt.map((target) => game.places.nameTarget(scene, target)).join(',');
  return <p className="visually-hidden">{scene.i18n.t('lesson.ui.pointed', { names })}</p>;
}

function Question() {
  const { step } = useRun();
  const { game } = useGame();
  const { t } = useT();
  const decides = usePlay(({ picture }) => picture.decision?.seat ?? null);
  if (!step || step.task.kind === 'read') return null;
  const seat = step.task.kind === 'play' ? decides : null;
  return (
    <div className="line wrap coach__ask">
      {seat === null ? null : (
        <p key={seat} className="line gap-6 small coach__seat">
          {drawSeatMark({ game, seat, size: 's' })}
          <span>{t('lesson.ui.decides', { side: seat })}</span>
        </p>
      )}
      <p>
        <b>{t(step.task.ask)}</b>
      </p>
    </div>
  );
}

/** The result of an answer: dice, reasons, a remark. */
function Outcome() {
  const { step, run } = useRun();
  const { t } = useT();
  const task = step?.task;
  if (!task || task.kind === 'read' || task.then === undefined) return null;
  const isShown = run.done.at(-1)?.how === 'shown';
  return (
    <div className="col gap-6 soft p-10-14 coach__outcome">
      <p className="line gap-6 t-ui strong yes-ink">
        {drawIcon(isShown ? Eye : Check, 18)}
        <span>{t(isShown ? 'lesson.ui.shown' : 'lesson.ui.right')}</span>
      </p>
      <div className="flex wrap coach__came">
        <StepRoll />
        <WhyAnswer />
        <p>{t(task.then)}</p>
        <FinalScore />
      </div>
    </div>
  );
}

/** Unless the step shows its dice on the board. */
const StepRoll = () => (
  <LowerCaps>
    <RollCard />
  </LowerCaps>
);

function WhyAnswer() {
  const { step } = useRun();
  const game = useGame();
  const scene = useScene();
  const { explain } = useSource();
  if (step?.task.kind !== 'why') return null;
  const { picked, answer } = step.task;
  return (
    <div className="coach__why">
      <h3>{scene.i18n.t('lesson.ui.why-answer', { name: game.places.nameTarget(scene, answer) })}</h3>
      <Reasons reasons={explain(picked, answer)} />
    </div>
  );
}

function FinalScore() {
  const game = useGame();
  const scene = useScene();
  const { facts, queries, view, i18n } = scene;
  const isOver = usePlay(({ staged }) => staged.shown.result !== null);
  if (!isOver) return null;
  return (
    <div className="coach__score">
      {game.roll.listScore({ facts, queries, view }).map(({ seat, total, reasons }) => (
        <Fold key={seat} title={game.roll.wordScore(i18n, seat, total)}>
          <Summands rows={reasons.map((reason, at) => game.roll.reasonRow(i18n, reason, at, facts))} />
        </Fold>
      ))}
    </div>
  );
}

/** *Leave* is always first and *Continue* last, so that neither moves under the pointer. */
function CoachFoot() {
  const { lesson, source } = useLesson();
  const { step, run, isAnswered } = useRun();
  const { t, line } = useT();
  const { confirm, skipRoll } = usePlayActions();
  const isRolling = usePlay(({ staged }) => staged.isRolling);
  const chosen = usePlay(({ picture }) => picture.selection.chosen);
  const isAsking = asks(run);
  return (
    <footer className="row rule-above paper coach__foot">
      <ButtonLink to={paths.lessonsOf(lesson.game)} variant="ghost">
        {t('lesson.ui.leave')}
      </ButtonLink>
      <Button icon={ArrowLeft} variant="ghost" closed={run.at === 0 && !isAnswered} onClick={source.back}>
        {t('lesson.ui.back')}
      </Button>
      <span className="grow" />
      {isAsking && !isRolling ? (
        <Button variant="ghost" onClick={source.showMe}>
          {t('lesson.ui.show-me')}
        </Button>
      ) : null}
      {isRolling ? (
        <Button onClick={skipRoll}>{t('table.prompt.skip')}</Button>
      ) : isAsking ? (
        chosen ? (
          <Button variant="go" onClick={confirm} data-onward="">
            {line(source.label(chosen) ?? { key: source.notation(chosen) })}
          </Button>
        ) : null
      ) : step?.cover !== undefined ? null : (
        <Button variant="go" onClick={source.on} data-onward="">
          {t('lesson.ui.on')}
        </Button>
      )}
    </footer>
  );
}

function RejectionNote({ rejection }: { readonly rejection: Rejection }) {
  const { t } = useT();
  const { why, more, by } = rejection;
  const isRules = by === 'rules';
  return (
    <Note tone={isRules ? 'error' : 'plain'} title={t(isRules ? 'lesson.ui.refused' : 'lesson.ui.not-this')}>
      <Reasons reasons={[why, ...more]} />
    </Note>
  );
}

function AsideNote() {
  const game = useGame();
  const scene = useScene();
  const { explain } = useSource();
  const { t } = scene.i18n;
  const inspected = usePlay(({ panel }) => panel.inspected);
  const whyNot = usePlay(({ ask }) => ask.whyNot);
  const picked = usePlay(({ picture }) => picture.selection.picked);
  const close = useCloseAside();
  const target = inspected ?? whyNot;
  if (target === null) return null;
  const name = game.places.nameTarget(scene, target);
  return (
    <div className="flex gap-6 at-top coach__aside">
      {inspected === null ? (
        <Note title={t('lesson.ui.why-answer', { name })}>
          <Reasons reasons={explain(picked, target)} />
        </Note>
      ) : (
        <Note title={name}>
          {game.places.inspect(scene, target).map(({ title, lines }) => (
            <p key={title}>{lines.map(({ text }) => text).join(' · ')}</p>
          ))}
        </Note>
      )}
      <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={close} />
    </div>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly Line[] }) {
  const { line } = useT();
  return (
    <ul className="coach__reasons">
      {reasons.map((reason, at) => (
        <li key={at} className="flex baseline gap-8 with-rule">
          <span>{line(reason)}</span>
          {reason.rule === undefined ? null : <RuleChip rule={reason.rule} />}
        </li>
      ))}
    </ul>
  );
}
