import Lightbulb from '@lucide/icons/icons/lightbulb';
import type { I18n } from '../../../i18n/use-t.tsx';
import { whyNoSuggestion } from '../../../opponent/suggester.ts';
import { suggestStore } from '../../../opponent/suggest-store.ts';
import type { PlayStore } from '../../../play/play-store.ts';
import { matchStore } from '../../../store/app-match.ts';
import type { Command } from '../../app/commands.ts';
import { tellSoftly } from '../early-press.tsx';
import { isEnterFree, pickByKey } from '../table-focus.ts';
import { findMove, lineShown } from './use-shown.ts';

const now = suggestStore.getState;
const isOpen = (): boolean => now().status !== 'closed';

/** Picks the shown suggestion as a person would; preview and gold button follow as for any pick. */
export function takeSuggestion(play: PlayStore): void {
  const { getState, source, actions } = play;
  const { newest, picture } = getState();
  const move = findMove(picture.decision?.moves ?? [], source, lineShown(now())[0]?.move);
  if (!move) return;
  now().take(newest.at);
  pickByKey(play, () => actions.setPicks(source.targets(move)));
}

/** Shows the suggestion of that number; false if it does not exist. */
export function showSuggestion(digit: number): boolean {
  const { status, suggestion, show } = now();
  if (status === 'closed' || status === 'planned' || digit > (suggestion?.moves.length ?? 0)) return false;
  show(digit - 1);
  return true;
}

/** Enter and Escape belong to the suggestions while they are open. */
export function suggestCommands(play: PlayStore, words: () => I18n): readonly Command[] {
  return [
    {
      id: 'suggest.ask',
      label: 'table.command.suggest',
      group: 'table',
      keys: ['g'],
      icon: Lightbulb,
      run: () => {
        const why = whyNoSuggestion(matchStore.getState());
        if (isOpen()) now().close();
        else if (why === null) now().ask();
        // If there is nothing to suggest, the key says why.
        else tellSoftly(words().t(`table.suggest.no.${why}`));
      },
    },
    {
      id: 'suggest.take',
      label: 'table.command.suggest.take',
      group: 'table',
      keys: ['Enter'],
      isEnabled: () => isOpen() && lineShown(now()).length > 0 && isEnterFree(),
      run: () => takeSuggestion(play),
    },
    {
      id: 'suggest.close',
      label: 'table.suggest.close',
      group: 'table',
      keys: ['Escape'],
      isEnabled: isOpen,
      run: () => now().close(),
    },
  ];
}
