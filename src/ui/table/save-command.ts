import FileDown from 'lucide-react/icons/file-down';
import { matchActions } from '../../store/app-match.ts';
import type { Command } from '../app/commands.ts';
import { downloadText } from './download.ts';

/** Available wherever a match is open, including its cover and the pages next to the table. */
export const SAVE_COMMANDS: readonly Command[] = [
  {
    id: 'table.save-file',
    label: 'storage.save-file',
    group: 'table',
    keys: ['Mod+S'],
    icon: FileDown,
    run: () => {
      const text = matchActions.exportText();
      if (text !== null) downloadText(matchActions.exportName(), text);
    },
  },
];
