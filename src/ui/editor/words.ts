import type { Edit, EditorKit } from '../../engine/kits/position-edit/editor.ts';
import type { I18n } from '../../i18n/use-t.tsx';

type Draft = Parameters<EditorKit['trays']>[0];

/** A place of the map or a tray by its name. */
function wordWhere(kit: EditorKit, { line }: I18n, draft: Draft, to: string): string {
  const tray = kit.trays(draft).find(({ id }) => id === to);
  return line(tray ? tray.name : kit.placeName(to));
}

/** What an edit did, after it was made. */
export function wordEdit(kit: EditorKit, i18n: I18n, draft: Draft, edit: Edit): string {
  const { t, line } = i18n;
  switch (edit.edit) {
    case 'place': {
      const piece = line(kit.pieceName(edit.piece));
      const isOnMap = kit.places().includes(edit.to);
      return isOnMap
        ? t('editor.dropped', { piece, place: wordWhere(kit, i18n, draft, edit.to) })
        : t('editor.taken', { piece });
    }
    case 'flip':
      return t('editor.flipped', { piece: line(kit.pieceName(edit.piece)) });
    case 'hold': {
      const place = line(kit.placeName(edit.place));
      return edit.seat === null
        ? t('editor.control.nobody', { place })
        : t('editor.control', { place, holder: line(kit.holderName(edit.seat)) });
    }
    case 'card': {
      const pile = kit.piles(draft).find(({ id }) => id === edit.to);
      return t('editor.card-moved', { card: line(kit.cardName(edit.card)), pile: pile ? line(pile.name) : '' });
    }
    case 'set': {
      const field = kit.fields(draft).find(({ id }) => id === edit.field);
      if (!field) return '';
      const chosen = field.choices.find(({ value }) => value === edit.value);
      const isSwitch = field.look === 'switch';
      const value = chosen
        ? line(chosen.name)
        : isSwitch
          ? t(`editor.${edit.value === 'on' ? 'on' : 'off'}`)
          : edit.value;
      return t('editor.field-set', { field: line(field.name), value });
    }
    case 'whole':
      return t(edit.as === 'clear' ? 'editor.cleared' : 'editor.set-up');
  }
}

/** What the last press did. */
export function wordLast(kit: EditorKit, i18n: I18n, draft: Draft, edits: readonly Edit[]): string {
  const [first] = edits;
  return first ? wordEdit(kit, i18n, draft, first) : i18n.t('editor.replaced');
}
