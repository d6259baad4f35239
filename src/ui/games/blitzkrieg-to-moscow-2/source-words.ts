/** Where a datum comes from, in words: the marks of the data file are read, its English notes follow them. */
import type { Provenance } from '../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { Passage } from '../../table/game-table.ts';

type Lines = Passage['lines'];

/** The marks that the data file sets, as its own key explains them: `seed` is the rulebook, `S1` to `S6` public pages. */
const RULEBOOK = /\bseed\b/;
const PUBLISHED = /\bS[1-6]\b/;
const DERIVED = /\bDERIVED\b/;
const RECONSTRUCTED = /\bRECONSTRUCTED\b/;

export const isReconstructed = (note: string): boolean => RECONSTRUCTED.test(note);

const notesOf = (provenance: Provenance): readonly string[] =>
  typeof provenance === 'string' ? [provenance] : Object.entries(provenance).map(([what, from]) => `${what}: ${from}`);

/** The file's shorthand, spelt out. */
const spellOut = (note: string): string =>
  note
    .replaceAll(/\bseed (?=\d)/g, '§')
    .replaceAll(/\bseed example\b/g, 'example of play')
    .replaceAll(/\bseed\b/g, 'rulebook')
    .replaceAll(/\bRECONSTRUCTED\b/g, 'reconstructed')
    .replaceAll(/\bDERIVED\b/g, 'derived');

/** What of some data is printed, concluded or reconstructed, and the notes of the file behind it. */
export function sourceLines({ t }: I18n, ...from: readonly (Provenance | undefined)[]): Lines {
  const notes = from.flatMap((provenance) => (provenance === undefined ? [] : notesOf(provenance)));
  const all = notes.join('; ');
  const kinds = [
    ...(RULEBOOK.test(all) ? (['rulebook'] as const) : []),
    ...(PUBLISHED.test(all) ? (['published'] as const) : []),
    ...(DERIVED.test(all) ? (['derived'] as const) : []),
    ...(RECONSTRUCTED.test(all) ? (['rebuilt'] as const) : []),
  ];
  return [
    ...kinds.map((kind) => ({ text: t(`table.btm.source.${kind}`) })),
    ...(notes.length === 0
      ? []
      : [{ text: t('table.btm.source.note', { text: notes.map(spellOut).join('; ') }), muted: true }]),
  ];
}
