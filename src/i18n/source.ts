import { findMessage } from './catalogue.ts';
import type { Lang, NameKind, Source } from './format.ts';
import { format } from './format.ts';
import type { Names } from './names.ts';

/** Joins the catalogues with the names of the running game. Works without React, for exports, share texts and tests. */
export function createSource(lang: Lang, names: Names): Source {
  const source: Source = {
    lang,
    message: (key) => findMessage(lang, key),
    name(kind, id) {
      const name = names.find(kind, id, lang);
      if (name !== null && kind === 'hex') {
        return format(source, { key: 'name.hex', params: { name, number: id } });
      }
      // Players typed these names; the side stays visible next to them.
      if (name !== null && kind === 'player') {
        return format(source, { key: 'name.player.named', params: { name, side: id } });
      }
      return name ?? nameByMessage(lang, kind, id);
    },
  };
  return source;
}

/** A second copy of a conflict card in a pack, `G7-2`, has the name of the first. */
const FURTHER_CARD = /^([GIWS]\d+)-\d$/;

/** Sides, factions, seats and directions are worded by the language, not the data. */
function nameByMessage(lang: Lang, kind: NameKind, id: string): string | null {
  const first = kind === 'marker' ? FURTHER_CARD.exec(id)?.[1] : undefined;
  return findMessage(lang, `name.${kind}.${first ?? id}`);
}
