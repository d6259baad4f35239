import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import X from 'lucide-react/icons/x';
import { isButton } from '../../engine/kits/pointing/targets.ts';
import { useT } from '../../i18n/use-t.tsx';
import type { ChooseTask } from '../../lessons/types.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { Button } from '../parts/button.tsx';
import { LowerCaps } from '../parts/cap.tsx';
import { Icon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { choiceId } from '../table/entry-tile.tsx';
import { wordsBeside } from '../table/game-table.ts';
import { nextTile } from '../table/list-keys.ts';
import { MovePreview } from '../table/preview.tsx';
import { keyedEntries } from '../table/table-keys.ts';
import { useGame, usePlay, usePlayActions, useScene, useSource } from '../table/use-play.tsx';
import { listCoachEntries } from './coach-entries.ts';
import { useLesson, useRun } from './use-lesson.tsx';

/** What the step asks, as something to use: options that look equal, or the legal choices. */
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

/** Arrows move through a group of tiles; Tab goes through it once. */
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
          className="line gap-10 rounded full t-ui inked action-tile centred coach__option"
          data-first={at === 0 ? '' : undefined}
          data-tried={tried.has(id) ? '' : undefined}
          aria-disabled={tried.has(id) ? true : undefined}
          onClick={() => source.choose(id)}
        >
          <span>{line(label)}</span>
          {tried.has(id) ? <Icon of={X} size={18} /> : <Kbd>{String(at + 1)}</Kbd>}
        </button>
      ))}
    </div>
  );
}

/** The legal choices in the engine's order: pick by pick, then what the move would do. */
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

/** The picks, each removable. */
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
          <li key={target}>
            <game.board.Piece facts={scene.facts} view={scene.view} target={target} />
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
        // A lesson has no drawer that would show the rest.
        const words = wordsBeside(entry.words, false);
        return (
          <ActionTile
            key={target}
            id={choiceId(target)}
            title={words.title}
            detail={words.detail}
            art={<game.board.Piece facts={scene.facts} view={scene.view} target={target} />}
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

/** Moves that point at nothing: end the step, decline. */
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
