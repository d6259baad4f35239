import { useCallback, useMemo } from 'react';
import { usePrefs } from '../../store/hooks.ts';
import { useCommands, type Command } from '../app/commands.ts';
import { usePointed } from '../app/use-pointed.ts';
import { actCommands } from '../table/act-commands.ts';
import { targetAtHand } from '../table/table-focus.ts';
import { pickDigit, useDigits } from '../table/table-keys.ts';
import { useMapRef, usePlayStore } from '../table/use-play.tsx';

/** The keys that the choices of a line print: those of the table, for the line that is played on. */
export function useLineKeys(): void {
  const play = usePlayStore();
  const mapRef = useMapRef();
  const pointed = usePointed();
  const commands = useMemo(
    (): readonly Command[] => [
      ...actCommands({ play, map: () => mapRef.current, atHand: () => targetAtHand(pointed(), play.getState()) }),
      {
        id: 'what-if.leave-choice',
        label: 'app.back',
        group: 'table',
        keys: ['Escape'],
        kind: 'keys-only',
        // With nothing picked, Escape leaves the page.
        isEnabled: () => play.getState().picture.selection.picked.length > 0,
        run: () => void play.actions.back(),
      },
    ],
    [play, mapRef, pointed],
  );
  useCommands(commands);
  const singleKeys = usePrefs((prefs) => prefs.singleKeys);
  const onDigit = useCallback((digit: number) => pickDigit(play, play.getState().picture.entries, digit), [play]);
  useDigits(singleKeys, onDigit);
}
