import { useEffect, useMemo, useRef } from 'react';
import { useCommands } from '../app/commands.ts';
import type { Command } from '../app/commands.ts';
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
}
