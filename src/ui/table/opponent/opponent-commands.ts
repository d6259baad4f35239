import Pause from '@lucide/icons/icons/pause';
import StepForward from '@lucide/icons/icons/step-forward';
import { opponentStore } from '../../../opponent/opponent-store.ts';
import type { PlayStore } from '../../../play/play-store.ts';
import type { Command } from '../../app/commands.ts';

/** Arrows belong to a focused control that uses them: the map, a slider, a row of choices. */
const isArrowFree = (): boolean =>
  !document.activeElement?.closest('.stage, input, select, textarea, [role="slider"], [role="tablist"], [role="menu"]');

export function opponentCommands({ getState }: Pick<PlayStore, 'getState'>): readonly Command[] {
  const isAsked = () => (getState().newest.asked ?? null) !== null;
  return [
    {
      id: 'opponent.pause',
      label: 'table.command.pause',
      group: 'table',
      keys: ['j'],
      icon: Pause,
      isEnabled: isAsked,
      run: () => {
        const { isPaused, stopBefore, pause, resume } = opponentStore.getState();
        if (isPaused || stopBefore === 'every') resume();
        else pause();
      },
    },
    {
      id: 'opponent.step',
      label: 'table.command.step',
      group: 'table',
      keys: ['ArrowRight'],
      icon: StepForward,
      isEnabled: () => isAsked() && isArrowFree(),
      run: () => opponentStore.getState().step(),
    },
  ];
}
