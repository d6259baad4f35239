import type { Provenance } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { Passage } from '../../table/game-table.ts';

type Lines = Passage['lines'];

/** Marks of the data file: `seed` is the rulebook, `S1` to `S6` are public pages. */
const RULEBOOK = /\bseed\b/;
const PUBLISHED = /\bS[1-6]\b/;
const DERIVED = /\bDERIVED\b/;
const RECONSTRUCTED = /\bRECONSTRUCTED\b/;

export const isReconstructed = (note: string): boolean => RECONSTRUCTED.test(note);

const notesOf = (provenance: Provenance): readonly string[] =>
  typeof provenance === 'string' ? [provenance] : Object.entries(provenance).map(([what, from]) => `${what}: ${from}`);

/** Expands the file's abbreviations. */
const spellOut = (note: string): string =>
  note
    .replaceAll(/\bseed (?=\d)/g, '§')
    .replaceAll(/\bseed example\b/g, 'example of play')
    .replaceAll(/\bseed\b/g, 'rulebook')
    .replaceAll(/\bRECONSTRUCTED\b/g, 'reconstructed')
    .replaceAll(/\bDERIVED\b/g, 'derived');

/** Tells what is printed, concluded or reconstructed, with the notes of the data file. It comes last, and folded. */
export function sourcePassage(i18n: I18n, ...from: readonly (Provenance | undefined)[]): Passage {
  return { title: i18n.t('table.source'), lines: sourceLines(i18n, ...from), isFolded: true };
}

function sourceLines({ t }: I18n, ...from: readonly (Provenance | undefined)[]): Lines {
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
