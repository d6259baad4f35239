import type { Edit, EditorKit } from '../../engine/kits/position-edit/editor.ts';
import type { Line } from '../../engine/kernel/types.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { wordScenario } from '../app/games.ts';

type Draft = Parameters<EditorKit['lists']['trays']>[0];

/** The box of the tray that holds a piece; null for the tray itself. */
function wordTray(kit: EditorKit, { line }: I18n, draft: Draft, piece: string): string | null {
  const told = kit.pieces.boxOf(draft, piece);
  return told === null ? null : line(told);
}

function wordEdit(kit: EditorKit, i18n: I18n, draft: Draft, edit: Edit): string {
  const { t, line } = i18n;
  switch (edit.edit) {
    case 'place': {
      const piece = line(kit.pieces.nameOf(edit.piece));
      const isOnMap = kit.places.list().includes(edit.to);
      // The piece may have moved on, as from the track to the box of its turn.
      const place = isOnMap ? line(kit.places.nameOf(edit.to)) : wordTray(kit, i18n, draft, edit.piece);
      return place === null ? t('editor.taken', { piece }) : t('editor.dropped', { piece, place });
    }
    case 'flip':
      return t('editor.flipped', { piece: line(kit.pieces.nameOf(edit.piece)) });
    case 'hold': {
      const place = line(kit.places.nameOf(edit.place));
      return edit.seat === null
        ? t('editor.control.nobody', { place })
        : t('editor.control', { place, holder: line(kit.places.nameOfHolder(edit.seat)) });
    }
    case 'card': {
      const pile = kit.lists.piles(draft).find(({ id }) => id === edit.to);
      if (pile && edit.at !== undefined)
        return t('editor.card-placed', {
          card: line(kit.lists.nameOfCard(edit.card)),
          pile: line(pile.name),
          n: pile.cards.indexOf(edit.card) + 1,
        });
      return t('editor.card-moved', { card: line(kit.lists.nameOfCard(edit.card)), pile: pile ? line(pile.name) : '' });
    }
    case 'set': {
      const field = kit.lists.fields(draft).find(({ id }) => id === edit.field);
      if (!field) return '';
      const chosen = field.choices.find(({ value }) => value === edit.value);
      const value = chosen
        ? line(chosen.name)
        : typeof edit.value === 'boolean'
          ? t(`editor.${edit.value ? 'on' : 'off'}`)
          : edit.value;
      return t('editor.field-set', { field: line(field.name), value });
    }
    case 'whole':
      return t(edit.as === 'clear' ? 'editor.cleared' : 'editor.set-up');
  }
}

export function wordLast(kit: EditorKit, i18n: I18n, draft: Draft, edits: readonly Edit[]): string {
  const [first] = edits;
  return first ? wordEdit(kit, i18n, draft, first) : i18n.t('editor.replaced');
}

/** The source of a position; a scenario by its title. */
export function wordFrom(i18n: I18n, game: string, from: Line): string {
  const scenario = from.params?.['scenario'];
  if (typeof scenario !== 'string') return i18n.line(from);
  return i18n.t('editor.from.scenario', { scenario: wordScenario(i18n, game, scenario) ?? scenario });
}
