import { findMessage } from './catalogue.ts';
import { format, type Lang, type NameKind, type Source } from './format.ts';
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

/** A further copy of a thing in a data pack, `G7-2`, has the name of the first. */
const FURTHER_COPY = /-\d+$/;

/** Sides, factions, seats and directions are worded by the language, not the data. */
const nameByMessage = (lang: Lang, kind: NameKind, id: string): string | null =>
  findMessage(lang, `name.${kind}.${id}`) ?? findMessage(lang, `name.${kind}.${id.replace(FURTHER_COPY, '')}`);
