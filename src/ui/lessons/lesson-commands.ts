import { useCallback, useEffect, useMemo, useRef } from 'react';
import { isAnswered, isAsking, stepOf } from '../../lessons/player.ts';
import { usePrefs } from '../../store/hooks.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { usePointed } from '../app/use-pointed.ts';
import { actCommands } from '../table/act-commands.ts';
import { mapCommands } from '../table/map-commands.ts';
import { targetAtHand, watchFocus } from '../table/table-focus.ts';
import { pickDigit, useDigits } from '../table/table-keys.ts';
import { useMapRef, usePlayStore } from '../table/use-play.tsx';
import { listCoachEntries, useLesson, hasAside, useCloseAside } from './use-lesson.tsx';

/** The table's keys and those of the steps, while a lesson is open. */
export function useLessonCommands(toggleRules: () => void): void {
  const { source } = useLesson();
  const play = usePlayStore();
  const mapRef = useMapRef();
  const pointed = usePointed();
  const closeAside = useCloseAside();
  const latest = useRef(toggleRules);
  useEffect(() => {
    latest.current = toggleRules;
  });
  const commands = useMemo((): readonly Command[] => {
    const map = () => mapRef.current;
    const atHand = () => targetAtHand(pointed(), play.getState());
    const run = () => source.runOf(play.getState().staged.shown);
    const isPicked = () => play.getState().picture.selection.picked.length > 0;
    return [
      ...actCommands({ play, map, atHand }),
      ...mapCommands(map),
      {
        id: 'lesson.on',
        label: 'lesson.ui.on',
        group: 'table',
        keys: ['n'],
        isEnabled: () => stepOf(run()) !== null && stepOf(run())?.cover === undefined && !isAsking(run()),
        run: source.on,
      },
      {
        id: 'lesson.back',
        label: 'lesson.ui.back',
        group: 'table',
        keys: ['b'],
        isEnabled: () => run().at > 0 || isAnswered(run()),
        run: source.back,
      },
      {
        id: 'lesson.show',
        label: 'lesson.ui.show-me',
        group: 'table',
        isEnabled: () => isAsking(run()),
        run: source.showMe,
      },
      {
        id: 'lesson.leave-choice',
        label: 'app.back',
        group: 'table',
        keys: ['Escape'],
        kind: 'keys-only',
        isEnabled: () => hasAside(play.getState()) || isPicked(),
        run: () => {
          if (hasAside(play.getState())) closeAside();
          else play.actions.back();
        },
      },
      {
        id: 'lesson.rules',
        label: 'rules.title',
        group: 'table',
        keys: ['r'],
        run: () => latest.current(),
      },
    ];
  }, [source, play, mapRef, pointed, closeAside]);
  useCommands(commands);
  useEffect(watchFocus, []);
  const onDigit = useCallback(
    (digit: number) => pressOption(digit) || pickDigit(play, listCoachEntries(play.getState().picture), digit),
    [play],
  );
  useDigits(
    usePrefs((prefs) => prefs.singleKeys),
    onDigit,
  );
}

/** False if no answer has the digit. */
function pressOption(digit: number): boolean {
  const options = document.querySelectorAll<HTMLButtonElement>('.coach__options > button');
  options[digit - 1]?.click();
  return options.length > 0;
}
