import StickyNote from '@lucide/icons/icons/sticky-note';
import type { Drawing } from '../../lab/variations/notes.ts';
import { drawIcon } from '../parts/icon.tsx';
import { classes } from '../parts/classes.ts';
import { useGame, useScene } from '../table/use-play.tsx';
import './notes.css';
import { spaceRef } from '../../engine/kits/pointing/targets.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { GameTable, WordScene } from '../table/game-table.ts';

interface NoteTextProps {
  readonly note: Drawing & { readonly text: string };
  readonly className?: string;
  /** The board next to it shows the drawings, so only screen readers get them in words. */
  readonly isDrawn?: boolean;
}

export function NoteText({ note, className, isDrawn = false }: NoteTextProps) {
  const game = useGame();
  const scene = useScene();
  const { t } = scene.i18n;
  const told = wordDrawing(game, scene, note);
  return (
    <div className={classes('flex gap-8 at-top face-lo note-text', className)} role="note" aria-label={t('table.note')}>
      {drawIcon(StickyNote)}
      <div className="grow">
        {note.text === '' ? null : <p className="anywhere note-text__words">{note.text}</p>}
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

export const namePlace = (game: GameTable, scene: WordScene<Types>, place: string): string =>
  game.places.nameTarget(scene, spaceRef(place));

export function wordDrawing(game: GameTable, scene: WordScene<Types>, { arrows, marks }: Drawing): readonly string[] {
  const { t } = scene.i18n;
  const name = (place: string) => namePlace(game, scene, place);
  return [
    ...arrows.map(([from, to]) => t('table.note.arrow.told', { from: name(from), to: name(to) })),
    ...marks.map(([shape, place]) => t(`table.note.${shape}.told`, { place: name(place) })),
  ];
}
