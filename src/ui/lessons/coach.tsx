import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import ArrowLeft from 'lucide-react/icons/chevron-left';
import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import { useT } from '../../i18n/use-t.tsx';
import { isAsking as asks } from '../../lessons/player.ts';
import { paths } from '../app/routes.ts';
import { SeatMark } from '../app/seat-mark.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { LowerCaps } from '../parts/cap.tsx';
import { Fold } from '../parts/fold.tsx';
import { Icon } from '../parts/icon.tsx';
import { Reasons as Summands } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { RollCard } from '../table/roll-card.tsx';
import { useGame, usePlay, usePlayActions, useScene, useSource } from '../table/use-play.tsx';
import { AsideNote, Reasons, RejectionNote } from './coach-notes.tsx';
import { CoachTask } from './coach-task.tsx';
import './coach.css';
import { Finished } from './finished.tsx';
import type { SuppliedDie } from '../../lessons/types.ts';
import { toneOf } from '../app/games.ts';
import { Die, DiceRow } from '../parts/die.tsx';
import { useEndedLook } from './use-aside.ts';
import { useLesson, useRun } from './use-lesson.tsx';
import { useCoachFocus } from './use-lesson-voice.ts';

/** What the lesson says and asks now, and what else has no room beside the board. It never covers what it speaks of. */
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
  // New content is scrolled into view: a step from its beginning, a choice from its question on, an answer from what came of it.
  useEffect(() => {
    if (!body.current) return;
    const from = isOver ? '.coach__outcome' : isChosen ? '.coach__ask' : null;
    const part = from === null ? null : body.current.querySelector<HTMLElement>(from);
    body.current.scrollTop = part ? part.offsetTop : 0;
  }, [run.at, isChosen, isOver]);
  return (
    <section ref={box} className="col coach" aria-label={t('lesson.ui.coach')} onClickCapture={keepFromLeaving}>
      {step ? (
        <>
          <CoachHead />
          <div ref={body} className="col gap-10 scroll-y coach__body">
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

/** The second press of a double click on *Continue* hits the next control there; it never leads out of the lesson. */
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
      <span className="line rigid centred coach__number" aria-hidden="true">
        {run.at + 1}
      </span>
      <h2 id="coach-title" tabIndex={-1}>
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

/** Dice that have not fallen yet: to calculate with. */
function LessonDice({ dice }: { readonly dice: readonly SuppliedDie[] }) {
  const { lesson } = useLesson();
  const { t, line } = useT();
  return (
    <DiceRow label={t('lesson.ui.dice')}>
      {dice.map(({ seat, value }, at) => (
        <Die
          key={at}
          value={value}
          tone={toneOf(lesson.game, seat)}
          label={t('lesson.ui.die', { side: seat, value })}
          above={line({ key: `name.side.${seat}` })}
        />
      ))}
    </DiceRow>
  );
}

function ResultsTable() {
  const { beside } = useGame();
  const { facts, view } = useScene();
  return beside?.Results ? <beside.Results facts={facts} view={view} /> : null;
}

/** What is marked on the board, for players who do not see the rims. */
function Pointed() {
  const { step } = useRun();
  const game = useGame();
  const scene = useScene();
  if (!step || step.pointAt.length === 0) return null;
  const names = step.pointAt.map((target) => game.places.nameTarget(scene, target)).join(',');
  return <p className="visually-hidden">{scene.i18n.t('lesson.ui.pointed', { names })}</p>;
}

/** The order or question; where a move is asked for, whose decision it is. */
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
          <SeatMark game={game} seat={seat} size="s" />
          <span>{t('lesson.ui.decides', { side: seat })}</span>
        </p>
      )}
      <p>
        <b>{t(step.task.ask)}</b>
      </p>
    </div>
  );
}

/** What came of the answer: dice with their reasons, the reasons of the rules, a word about it. */
function Outcome() {
  const { step, run } = useRun();
  const { t } = useT();
  const task = step?.task;
  if (!task || task.kind === 'read' || task.then === undefined) return null;
  const isShown = run.done.at(-1)?.how === 'shown';
  return (
    <div className="col gap-6 soft coach__outcome">
      <p className="line gap-6 t-ui coach__verdict">
        <Icon of={isShown ? Eye : Check} size={18} />
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

/** The roll of the step, unless what is played out beside the board has its dice. */
const StepRoll = () => (
  <LowerCaps>
    <RollCard />
  </LowerCaps>
);

/** The engine's own answer to the question *why not*. */
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

/** The points of a game that has ended, each with where it comes from. */
function FinalScore() {
  const game = useGame();
  const scene = useScene();
  const { facts, view, i18n } = scene;
  const isOver = usePlay(({ staged }) => staged.shown.result !== null);
  if (!isOver) return null;
  return (
    <div className="coach__score">
      {game.result.listScore({ facts, view }).map(({ seat, total, reasons }) => (
        <Fold key={seat} title={i18n.t(game.result.scoreWords, { side: seat, points: total })}>
          <Summands rows={reasons.map((reason, at) => game.roll.reasonRow(i18n, reason, at, facts))} />
        </Fold>
      ))}
    </div>
  );
}

/** *Leave* is first and *Continue* last, always: neither comes to lie where the other was. */
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
