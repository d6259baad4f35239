import { useRef, type KeyboardEvent } from 'react';
import X from '@lucide/icons/icons/x';
import ArrowRight from '@lucide/icons/icons/chevron-right';
import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import { isButton } from '../../engine/kits/pointing/targets.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { ChooseTask } from '../../lessons/types.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { LowerCaps } from '../parts/cap.tsx';
import { drawIcon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { choiceId } from '../table/entry-tile.tsx';
import { wordsBeside } from '../table/game-table.ts';
import { nextTile } from '../table/list-keys.ts';
import { MovePreview } from '../table/preview.tsx';
import { keyedEntries } from '../table/table-keys.ts';
import { useGame, usePlay, usePlayActions, useScene, useSource } from '../table/use-play.tsx';
import { listCoachEntries, useLesson, useRun } from './use-lesson.tsx';
import { headAfter, findHead } from '../../lessons/list.ts';
import { paths } from '../app/routes.ts';
import { build, now } from '../../store/app-world.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { offerPlayOn } from '../play-on/offer.ts';

export function CoachTask() {
  const { step } = useRun();
  switch (step?.task.kind) {
    case 'choose':
      return <Options task={step.task} />;
    case 'play':
    case 'why':
      return <Choices />;
    default:
      return null;
  }
}

/** Arrows move inside a group of tiles; Tab passes it in one step. */
function useTileKeys() {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (press: KeyboardEvent) => {
    const tiles = [...(group.current?.querySelectorAll('button') ?? [])];
    const here = tiles.findIndex((tile) => tile === document.activeElement);
    const next = here < 0 ? null : nextTile(tiles, here, press.key);
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
  return { group, onKeyDown };
}

function Options({ task }: { readonly task: ChooseTask }) {
  const { source } = useLesson();
  const { run } = useRun();
  const { t, line } = useT();
  const { group, onKeyDown } = useTileKeys();
  const tried = new Set(run.rejections.map(({ given }) => given));
  return (
    <div ref={group} className="grid gap-8 coach__options" role="group" aria-label={t(task.ask)} onKeyDown={onKeyDown}>
      {task.options.map(({ id, label }, at) => (
        <button
          key={id}
          type="button"
          className="line gap-10 rounded full t-ui inked low action-tile centred coach__option"
          data-first={at === 0 ? '' : undefined}
          data-tried={tried.has(id) ? '' : undefined}
          aria-disabled={tried.has(id) ? true : undefined}
          onClick={() => source.choose(id)}
        >
          <span>{line(label)}</span>
          {tried.has(id) ? drawIcon(X, 18) : <Kbd>{String(at + 1)}</Kbd>}
        </button>
      ))}
    </div>
  );
}

/** In the engine's order. */
function Choices() {
  return (
    <div className="col gap-8">
      <Picked />
      <LowerCaps>
        <MovePreview isAlone />
      </LowerCaps>
      <Tiles />
      <Endings />
    </div>
  );
}

function Picked() {
  const game = useGame();
  const scene = useScene();
  const { setPicks } = usePlayActions();
  const selection = usePlay(({ picture }) => picture.selection);
  const picked = selection.picked.filter((target) => !isButton(target));
  if (picked.length === 0) return null;
  return (
    <ul className="flex wrap gap-8 coach__picked">
      {picked.map((target, at) => {
        const name = game.places.nameTarget(scene, target);
        return (
          <li key={target} className="rounded">
            {game.board.drawPiece({ ...scene, target })}
            <span>{name}</span>
            <Button
              size="small"
              variant="ghost"
              icon={X}
              aria-label={scene.i18n.t('lesson.ui.choices.drop', { name })}
              onClick={() => setPicks(picked.slice(0, at))}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Tiles() {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const { choose, pointAt } = usePlayActions();
  const picture = usePlay((state) => state.picture);
  const { group, onKeyDown } = useTileKeys();
  const entries = listCoachEntries(picture);
  const keyed = keyedEntries(entries);
  const first = picture.selection.picked.find((target) => !isButton(target));
  if (entries.length === 0) return null;
  return (
    <div
      ref={group}
      className="action-tiles coach__tiles"
      role="group"
      aria-label={
        first === undefined
          ? t('lesson.ui.choices')
          : t('lesson.ui.choices.picked', { name: game.places.nameTarget(scene, first) })
      }
      onKeyDown={onKeyDown}
      data-choices=""
    >
      {entries.map((entry, at) => {
        const { target } = entry;
        const digit = keyed.indexOf(entry) + 1;
        // A lesson has no drawer for the rest.
        const words = wordsBeside(entry.words, false);
        return (
          <ActionTile
            key={target}
            id={choiceId(target)}
            title={words.title}
            detail={words.detail}
            art={game.board.drawPiece({ ...scene, target })}
            kbd={digit > 0 ? String(digit) : undefined}
            tabIndex={at === 0 ? 0 : -1}
            onUse={() => choose(target)}
            onPoint={(on) => pointAt(on ? target : null)}
          />
        );
      })}
    </div>
  );
}

/** Moves without a place: end the step, decline. */
function Endings() {
  const source = useSource();
  const { line } = useT();
  const { pick } = usePlayActions();
  const buttons = usePlay(({ picture }) => picture.buttons);
  const { picked, chosen } = usePlay(({ picture }) => picture.selection);
  const isTrial = usePlay(({ picture }) => picture.quiz === 'why');
  if (isTrial || chosen || picked.some((target) => !isButton(target)) || buttons.length === 0) return null;
  return (
    <div className="row">
      {buttons.map((move, at) => (
        <Button
          key={source.notation(move)}
          className="coach__button"
          kbd={at === buttons.length - 1 ? '0' : undefined}
          onClick={() => pick(source.targets(move))}
        >
          {line(source.label(move) ?? { key: source.notation(move) })}
        </Button>
      ))}
    </div>
  );
}

export function Finished() {
  const { lesson, source } = useLesson();
  const { run } = useRun();
  const { t } = useT();
  const { isOver, playOn } = usePlayOn();
  const next = headAfter(lesson.id);
  const asked = run.done.filter(({ answer }) => answer !== '');
  const count = (how: (typeof asked)[number]['how']) => asked.filter((one) => one.how === how).length;
  const [alone, miss, shown] = [count('alone'), count('after-a-miss'), count('shown')];
  return (
    <>
      <header className="line gap-12 coach__head">
        <h2 id="coach-title" className="min-0 flex-1" tabIndex={-1}>
          {t('lesson.ui.finished')}
        </h2>
      </header>
      <div className="col gap-10 scroll-y flex-1 coach__body">
        <p className="coach__say">{t(lesson.end)}</p>
        <ul className="flex wrap t-ui muted gap-4-20">
          {alone > 0 ? <li>{t('lesson.ui.finished.alone', { n: alone })}</li> : null}
          {miss > 0 ? <li>{t('lesson.ui.finished.miss', { n: miss })}</li> : null}
          {shown > 0 ? <li>{t('lesson.ui.finished.shown', { n: shown })}</li> : null}
        </ul>
        {next ? null : <p>{t('lesson.ui.last')}</p>}
        {isOver ? null : <p className="small">{t('lesson.ui.play-on.what')}</p>}
      </div>
      <footer className="row rule-above paper coach__foot">
        <Button variant="ghost" icon={RotateCcw} onClick={source.again}>
          {t('lesson.ui.again')}
        </Button>
        <span className="grow" />
        <ButtonLink to={paths.lessonsOf(lesson.game)} variant="ghost">
          {t('lesson.ui.to-list')}
        </ButtonLink>
        {isOver ? (
          <ButtonLink to={paths.newGame(lesson.game)} variant={next ? 'plain' : 'go'}>
            {t('new.title')}
          </ButtonLink>
        ) : (
          <Button variant={next ? 'plain' : 'go'} aria-haspopup="dialog" onClick={playOn}>
            {t('lesson.ui.play-on')}
          </Button>
        )}
        {next ? (
          <ButtonLink to={paths.lesson(next.id)} variant="go" icon={ArrowRight}>
            {t('lesson.ui.next', { title: t(next.title) })}
          </ButtonLink>
        ) : null}
      </footer>
    </>
  );
}

/** Plays on from the end of a lesson as a match. */
function usePlayOn() {
  const { lesson, source } = useLesson();
  const { t } = useT();
  const hasHand = useGame().hand !== undefined;
  const isOver = usePlay(({ staged }) => staged.shown.result !== null);
  const playOn = () => {
    const { undo, curtain } = prefsStore.getState();
    const head = findHead(lesson.id);
    const text = source.saveText(
      {
        name: head ? t(head.title) : '',
        seatNames: {},
        tags: [],
        created: new Date(now()).toISOString(),
        undo,
        curtain: hasHand || curtain,
      },
      build,
    );
    if (text === null) return;
    const { moment } = source.read();
    offerPlayOn({ game: lesson.game, text, seats: source.seats, next: moment?.seat ?? null, isOpen: true });
  };
  return { isOver, playOn };
}
