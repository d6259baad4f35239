import { useEffect } from 'react';
import type { StudyStore } from '../../store/study/types.ts';
import { usePrefs } from '../../store/hooks.ts';
import { keyOf } from '../app/keys.ts';

/** Parts that use the same keys for themselves. */
const OWN_KEYS = 'input, textarea, select, [role="slider"], [role="menu"], dialog, .space-board';

/** Arrows step, down enters a variation, up leaves it; N and B go from note to note. */
export function useStudyKeys({ actions, getState }: StudyStore): void {
  const singleKeys = usePrefs((prefs) => prefs.singleKeys);
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return;
      if (press.target instanceof Element && press.target.closest(OWN_KEYS)) return;
      const { moment, moves, branches } = getState();
      const runs: Readonly<Record<string, () => void>> = {
        ArrowRight: () => actions.step(1),
        ArrowLeft: () => actions.step(-1),
        ArrowDown: () => {
          if (branches[0]) actions.enter(branches[0].id);
        },
        ArrowUp: actions.leaveLine,
        Home: () => actions.goTo({ ...moment, at: 0 }),
        End: () => actions.goTo({ ...moment, at: moves }),
        ...(singleKeys ? { n: () => actions.jump(1), b: () => actions.jump(-1) } : {}),
      };
      const run = runs[keyOf(press)];
      if (!run) return;
      press.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions, getState, singleKeys]);
}
