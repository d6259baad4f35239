import StickyNote from 'lucide-react/icons/sticky-note';
import type { Drawing } from '../../lab/variations/notes.ts';
import { Icon } from '../parts/icon.tsx';
import { classes } from '../parts/classes.ts';
import { useGame, useScene } from '../table/use-play.tsx';
import { wordDrawing } from './note-words.ts';
import './notes.css';

interface NoteTextProps {
  readonly note: Drawing & { readonly text: string };
  readonly className?: string;
  /** Arrows and marks are told for screen readers alone where the board beside it shows them. */
  readonly isDrawn?: boolean;
}

/** A note in words: what was written, then what it draws. */
export function NoteText({ note, className, isDrawn = false }: NoteTextProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const told = wordDrawing(game, scene, note);
  return (
    <div className={classes('note-text', className)} role="note" aria-label={t('table.note')}>
      <Icon of={StickyNote} />
      <div className="grow min-0">
        {note.text === '' ? null : <p className="note-text__words">{note.text}</p>}
        {told.length === 0 ? null : (
          <ul className={classes('small note-text__drawn', isDrawn && note.text !== '' && 'visually-hidden')}>
            {told.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
