/** What a note draws, in words. */
import { spaceRef } from '../../engine/kits/pointing/targets.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { Drawing } from '../../lab/variations/notes.ts';
import type { GameTable, WordScene } from '../table/game-table.ts';

export const namePlace = (game: GameTable, scene: WordScene<Types>, place: string): string =>
  game.places.nameTarget(scene, spaceRef(place));

/** A line for each arrow, then for each mark. */
export function wordDrawing(game: GameTable, scene: WordScene<Types>, { arrows, marks }: Drawing): readonly string[] {
  const { t } = scene.i18n;
  const name = (place: string) => namePlace(game, scene, place);
  return [
    ...arrows.map(([from, to]) => t('table.note.arrow.told', { from: name(from), to: name(to) })),
    ...marks.map(([shape, place]) => t(`table.note.${shape}.told`, { place: name(place) })),
  ];
}
