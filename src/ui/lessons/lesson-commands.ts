import { useEffect, useMemo, useRef } from 'react';
import { useCommands } from '../app/commands.ts';
import type { Command } from '../app/commands.ts';
import { isTyping } from '../app/keys.ts';
import { mapCommands } from '../table/map-commands.ts';
import { useLesson } from './lesson-model.tsx';

/** The keys of a lesson, in the app's command table while it is open. */
export function useLessonCommands(toggleRules: () => void): void {
  const model = useLesson();
  const latest = useRef({ ...model, toggleRules });
  useEffect(() => {
    latest.current = { ...model, toggleRules };
  });
  const commands = useMemo((): readonly Command[] => {
    const now = () => latest.current;
    const canGoOn = () => now().step !== null && (now().isAnswered || now().step?.task.kind === 'read');
    return [
      ...mapCommands(() => now().mapRef.current),
      {
        id: 'lesson.focus-question',
        label: 'table.map.focus',
        group: 'map',
        keys: ['.'],
        run: () => now().mapRef.current?.focusQuestion(),
      },
      {
        id: 'lesson.on',
        label: 'lesson.ui.on',
        group: 'table',
        keys: ['n'],
        isEnabled: canGoOn,
        run: () => now().actions.on(),
      },
      {
        id: 'lesson.back',
        label: 'lesson.ui.back',
        group: 'table',
        keys: ['b'],
        isEnabled: () => now().run.at > 0 || now().isAnswered,
        run: () => now().actions.back(),
      },
      {
        id: 'lesson.confirm',
        label: 'table.command.confirm',
        group: 'table',
        keys: ['Enter'],
        isEnabled: () => now().selection.chosen !== null && now().step?.task.kind === 'play' && isFocusIdle(),
        run: () => now().actions.confirm(),
      },
      {
        id: 'lesson.pick',
        label: 'table.command.pick',
        group: 'table',
        keys: ['1', '9'],
        kind: 'listed',
        run: () => undefined,
      },
      {
        id: 'lesson.end',
        label: 'table.command.end',
        group: 'table',
        keys: ['0'],
        isEnabled: () => now().buttons.length > 0,
        run: () => {
          const { buttons, actions } = now();
          const last = buttons.at(-1);
          if (last) actions.setPicks(actions.targetsOf(last));
        },
      },
      {
        id: 'lesson.show',
        label: 'lesson.ui.show-me',
        group: 'table',
        isEnabled: () => now().step !== null && !canGoOn(),
        run: () => now().actions.showMe(),
      },
      {
        id: 'lesson.leave-choice',
        label: 'table.back',
        group: 'table',
        keys: ['Escape'],
        kind: 'keys-only',
        isEnabled: () => now().aside !== null || now().selection.picked.length > 0,
        run: () => void now().actions.leave(),
      },
      {
        id: 'lesson.map',
        label: 'table.command.focus-map',
        group: 'map',
        keys: ['m'],
        run: () => document.querySelector<SVGElement>('.stage [data-stop][tabindex="0"]')?.focus(),
      },
      {
        id: 'lesson.rules',
        label: 'lesson.ui.rules',
        group: 'table',
        keys: ['r'],
        run: () => now().toggleRules(),
      },
    ];
  }, []);
  useCommands(commands);
  useDigits();
}

/** Enter belongs to whatever has the focus, unless that is a title or nothing at all. */
function isFocusIdle(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.getAttribute('tabindex') === '-1';
}

/** A digit uses the answer or the choice that bears it. */
function useDigits(): void {
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (!/^[1-9]$/.test(press.key) || press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented)
        return;
      if (isTyping(press.target) || document.querySelector('dialog[open]')) return;
      const entries = document.querySelectorAll<HTMLButtonElement>('.coach__options > button, .coach__tiles > button');
      const entry = entries[Number(press.key) - 1];
      if (!entry) return;
      press.preventDefault();
      entry.click();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
