import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import X from 'lucide-react/icons/x';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { ChooseTask } from '../../lessons/types.ts';
import { ActionTile } from '../parts/action-tile.tsx';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { wordsBeside } from '../table/game-table.ts';
import { nextTile } from '../table/list-keys.ts';
import { isButton } from '../table/selection.ts';
import type { Choice } from '../table/selection.ts';
import { shortList } from '../table/table-lists.ts';
import { useLesson } from './lesson-model.tsx';
import type { Move } from './lesson-model.tsx';
import { MovePreview } from './move-preview.tsx';

/** What the step asks, as something to use: options that look equal, or the legal choices. */
export function CoachTask() {
  const { step } = useLesson();
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
  const { run, actions, i18n } = useLesson();
  const { group, onKeyDown } = useTileKeys();
  const tried = new Set(run.rejections.map(({ given }) => given));
  return (
    <div ref={group} className="coach__options" role="group" aria-label={i18n.t(task.ask)} onKeyDown={onKeyDown}>
      {task.options.map(({ id, label }, at) => (
        <button
          key={id}
          type="button"
          className="action-tile coach__option"
          data-first={at === 0 ? '' : undefined}
          data-tried={tried.has(id) ? '' : undefined}
          aria-disabled={tried.has(id) ? true : undefined}
          onClick={() => actions.choose(id)}
        >
          <span>{i18n.line(label)}</span>
          {tried.has(id) ? <Icon of={X} size={18} /> : <Kbd>{String(at + 1)}</Kbd>}
        </button>
      ))}
    </div>
  );
}

/** To ask why not, a piece is taken up; where it goes is shown on the board, and actions are no pieces. */
const listTrials = (choices: readonly Choice<Move>[], picked: readonly TargetRef[]): readonly Choice<Move>[] =>
  picked.length > 0 ? [] : choices.filter(({ target }) => !isButton(target));

/** The first nine entries have a digit. */
const DIGITS = 9;

export const tileId = (target: TargetRef): string => `choice-${target}`;

/** The legal choices in the engine's order: pick by pick, then what the move would do. */
function Choices() {
  const { step, table, facts, view, selection, buttons, rules, actions, i18n } = useLesson();
  const { t } = i18n;
  const { group, onKeyDown } = useTileKeys();
  const { chosen, base, choices } = selection;
  const picked = selection.picked.filter((target) => !isButton(target));
  const name = (target: TargetRef) => table.nameTarget({ facts, view, i18n }, target);
  const isTrial = step?.task.kind === 'why';
  const shown = chosen ? [] : isTrial ? listTrials(choices, picked) : shortList(table, { facts, view }, choices);
  return (
    <div className="coach__choices">
      {picked.length > 0 ? (
        <ul className="coach__picked">
          {picked.map((target, at) => (
            <li key={target}>
              <table.Piece facts={facts} view={view} target={target} />
              <span>{name(target)}</span>
              <Button
                size="small"
                variant="ghost"
                icon={X}
                aria-label={t('lesson.ui.choices.drop', { name: name(target) })}
                onClick={() => actions.setPicks(picked.slice(0, at))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {chosen && !isTrial ? <MovePreview move={chosen} /> : null}
      {shown.length > 0 ? (
        <div
          ref={group}
          className="action-tiles coach__tiles"
          role="group"
          aria-label={
            picked.length > 0
              ? t('lesson.ui.choices.picked', { name: name(picked[0] ?? 'space:') })
              : t('lesson.ui.choices')
          }
          onKeyDown={onKeyDown}
        >
          {shown.map((choice, at) => {
            // A lesson has no drawer that would tell the rest.
            const words = wordsBeside(table.wordChoice({ facts, view, i18n }, { ...choice, picked: base }), false);
            return (
              <ActionTile
                key={choice.target}
                id={tileId(choice.target)}
                title={words.title}
                detail={words.detail}
                art={<table.Piece facts={facts} view={view} target={choice.target} />}
                kbd={at < DIGITS ? String(at + 1) : undefined}
                tabIndex={at === 0 ? 0 : -1}
                onUse={() => actions.pick(choice.target)}
                onPoint={(on) => actions.hover(on ? choice.target : null)}
              />
            );
          })}
        </div>
      ) : null}
      {!chosen && !isTrial && buttons.length > 0 && picked.length === 0 ? (
        <div className="row">
          {buttons.map((move, at) => (
            <Button
              key={rules.label(move)}
              className="coach__button"
              kbd={at === buttons.length - 1 ? '0' : undefined}
              onClick={() => actions.setPicks(actions.targetsOf(move))}
            >
              {rules.label(move)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
