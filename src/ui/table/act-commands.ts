import type { TargetRef } from '../../engine/kernel/types.ts';
import { isTelling } from '../../play/staging.ts';
import type { PlayStore } from '../../play/play-store.ts';
import type { Command } from '../app/commands.ts';
import type { MapHandle } from '../board/map-viewport.tsx';
import { focusQuestion, hasFocusedTarget, isAskedOfLosses, isEnterFree, isOnChoice, pickByKey } from './table-focus.ts';

export interface Act {
  readonly play: PlayStore;
  readonly map: () => MapHandle | null;
  /** The target that *this one* refers to. */
  readonly atHand: () => TargetRef | null;
}

export function actCommands({ play, map, atHand }: Act): readonly Command[] {
  const { source, actions } = play;
  const picture = () => play.getState().picture;
  const staged = () => play.getState().staged;
  return [
    {
      id: 'table.confirm',
      label: 'table.command.confirm',
      group: 'table',
      keys: ['Enter'],
      isEnabled: () =>
        staged().isRolling ||
        // Enter takes what is picked, or nothing yet; it never changes an entry that Space changes.
        (picture().several !== null && picture().selection.chosen === null && isOnChoice()) ||
        ((staged().isHeld || (!isAskedOfLosses() && picture().selection.chosen !== null) || picture().combo !== null) &&
          isEnterFree()),
      run: () => {
        const { isRolling, isHeld } = staged();
        if (isRolling) actions.skipRoll();
        else if (isHeld) actions.letFall();
        else actions.confirm();
      },
    },
    {
      id: 'table.hold',
      label: 'table.command.hold',
      group: 'table',
      keys: [' '],
      isEnabled: () => staged().isBeat && isEnterFree(),
      run: () => (isTelling(staged()) ? actions.tellAll() : actions.stopBeat()),
    },
    {
      id: 'table.replay-dice',
      label: 'table.command.replay',
      group: 'table',
      keys: ['d'],
      isEnabled: () => staged().isBeat,
      run: actions.replayBeat,
    },
    {
      id: 'table.focus-question',
      label: 'table.command.focus-question',
      group: 'table',
      keys: ['.'],
      run: () => {
        focusQuestion();
        map()?.focusQuestion();
      },
    },
    {
      id: 'table.focus-map',
      label: 'table.command.focus-map',
      group: 'map',
      keys: ['m'],
      run: () => document.querySelector<SVGElement>('.stage [data-stop][tabindex="0"]')?.focus(),
    },
    {
      id: 'table.pick',
      label: 'table.command.pick',
      group: 'table',
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      kind: 'listed',
      run: () => undefined,
    },
    {
      id: 'table.end',
      label: 'table.command.end',
      group: 'table',
      keys: ['0'],
      isEnabled: () => picture().buttons.length > 0,
      run: () => {
        const last = picture().buttons.at(-1);
        if (last) pickByKey(play, () => actions.pick(source.targets(last)));
      },
    },
    {
      id: 'table.why',
      label: 'table.why.ask',
      group: 'table',
      keys: ['?'],
      kind: 'keys-only',
      isOfFocus: hasFocusedTarget,
      run: () => {
        const target = atHand();
        if (target) actions.askWhy(target);
      },
    },
    {
      id: 'table.inspect',
      label: 'table.command.inspect',
      group: 'map',
      keys: ['i'],
      kind: 'keys-only',
      isOfFocus: hasFocusedTarget,
      run: () => {
        const target = atHand();
        if (target) actions.inspect(target);
      },
    },
  ];
}
