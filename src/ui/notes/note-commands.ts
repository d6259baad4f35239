/** The table's commands about notes. */
import StickyNote from 'lucide-react/icons/sticky-note';
import type { PlayStore } from '../../play/play-store.ts';
import type { Command } from '../app/commands.ts';
import { isWriting, noteActions } from './note-draft.ts';
import { mayNote, writeNote } from './table-note.tsx';

/** While a note is being written, undo and Escape are about it. */
export function noteCommands({ actions }: PlayStore): readonly Command[] {
  return [
    {
      id: 'note.write',
      label: 'table.note.write',
      group: 'history',
      keys: ['k'],
      icon: StickyNote,
      isEnabled: mayNote,
      run: () => {
        actions.setPanel('choices');
        writeNote();
      },
    },
    {
      id: 'note.undo',
      label: 'table.note.undo',
      group: 'history',
      keys: ['u', 'Mod+Z'],
      kind: 'keys-only',
      isEnabled: isWriting,
      run: noteActions.undo,
    },
    {
      id: 'note.close',
      label: 'table.note.close',
      group: 'history',
      keys: ['Escape'],
      kind: 'keys-only',
      whileTyping: true,
      isEnabled: isWriting,
      run: noteActions.back,
    },
  ];
}
