/** Names of data and their values, in the language of the screen. */
import type { Datum } from '../../engine/kits/pack/data.ts';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import type { Form, ListForm, Part, Parts } from '../../engine/kernel/form.ts';
import type { Names } from '../../i18n/names.ts';
import { sourceWords } from '../../i18n/source-words.ts';
import { joinFacts } from '../../i18n/joining.ts';
import type { I18n } from '../../i18n/use-t.tsx';

export interface DataWords {
  /** Prefix of the game's keys, such as `hr`. */
  readonly prefix: string;
  readonly i18n: I18n;
  readonly names: Names;
  /** The map for picking places; absent if nothing is entered. */
  readonly map?: PlaceMapSource;
}

export interface PlaceMapSource {
  readonly game: string;
  /** Null for the shipped game, also while the pack has faults. */
  readonly file: PackFile | null;
  /** There is a pack, but it has faults. */
  readonly isBroken: boolean;
}

/** Up to this width a page has one column. */
export const PHONE = 700;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const joinWords = ({ i18n: { lang } }: DataWords, list: readonly string[]): string => joinFacts(lang, list);

/** A sentence by its key, or `other` without one. */
const said = ({ i18n }: DataWords, key: string, other: string): string => (i18n.has(key) ? i18n.line({ key }) : other);

export const kindWords = (words: DataWords, kind: string): string => said(words, `pack.kind.${kind}`, kind);
export const partWords = (words: DataWords, part: string): string =>
  /^[1-6]$/.test(part) ? words.i18n.t('pack.part.die', { n: part }) : said(words, `pack.part.${part}`, part);
export const fieldWords = (words: DataWords, { field }: Pick<Datum, 'field'>): string =>
  partWords(words, field ?? 'there');
const operationWords = (words: DataWords, name: string): string => said(words, `pack.op.${name}`, name);

function placeWords({ names, i18n }: DataWords, id: string): string {
  const turn = /^turn-(\d+)$/.exec(id)?.[1];
  if (turn !== undefined) return i18n.t('pack.of.turn', { n: turn });
  const name = names.find('place', id, i18n.lang);
  if (name === null) return id;
  return /^\d+$/.test(id) ? `${name} (${id})` : name;
}

/** Further words that find a place: its number, and its name in the other language. */
export const placeOtherwise = ({ names, i18n: { lang } }: DataWords, id: string): string =>
  [id, names.find('place', id, lang === 'en' ? 'ja' : 'en') ?? ''].join(' ');

/** Splits `a-b` into two places. Ids contain dashes themselves, so each split is tried. */
export function pairOf({ names, i18n: { lang } }: DataWords, pair: string): readonly [string, string] | null {
  const parts = pair.split('-');
  for (let at = 1; at < parts.length; at++) {
    const [a, b] = [parts.slice(0, at).join('-'), parts.slice(at).join('-')];
    const isKnown = (id: string) => /^\d{4}$/.test(id) || names.find('place', id, lang) !== null;
    if (isKnown(a) && isKnown(b)) return [a, b];
  }
  return null;
}

function pairWords(words: DataWords, pair: string): string {
  const ends = pairOf(words, pair);
  if (!ends) return pair;
  const [a, b] = ends;
  return words.i18n.t('pack.of.pair', { a: placeWords(words, a), b: placeWords(words, b) });
}

export const wordSource = ({ i18n, prefix }: DataWords, source: string): string =>
  source === '' ? i18n.t('pack.source.none') : i18n.t('pack.source', { text: sourceWords(i18n, prefix, source) });

export function thingWords(words: DataWords, { kind, of }: Pick<Datum, 'kind' | 'of'>): string {
  const { i18n, names } = words;
  switch (kind) {
    case 'event':
      return names.find('unit', of, i18n.lang) ?? of;
    case 'unit':
    case 'card': {
      const name = names.find(kind === 'unit' ? 'unit' : 'marker', of, i18n.lang) ?? of;
      // Added, and not named yet.
      const [, whose, n] = /^([a-z])-[a-z](\d+)$/i.exec(of) ?? [];
      return name === of && whose !== undefined
        ? i18n.t('pack.new.numbered', { what: newWords(words, kind, whose), n: n ?? '' })
        : name;
    }
    case 'conflict':
      return said(words, `name.marker.${of}`, of);
    case 'space':
    case 'start-1944':
    case 'hex':
    case 'city':
      return placeWords(words, of);
    case 'link':
    case 'river':
    case 'water':
    case 'sea':
      return pairWords(words, of);
    case 'turn':
      return i18n.t('pack.of.turn', { n: of });
    case 'crt':
      return i18n.t('pack.of.crt', { n: of });
    case 'hand-size':
      return i18n.t('pack.of.hand-size', { n: of });
    default:
      return i18n.t('pack.of.all');
  }
}

/** The owner of an added unit or card, from the first letter of its id. */
export const newWords = (words: DataWords, kind: string, of: string): string =>
  said(words, `pack.new.${kind}.${of}`, of);

export function choiceWords(words: DataWords, value: string, of?: 'place' | 'event'): string {
  if (of === 'place') return placeWords(words, value);
  if (of === 'event') return words.names.find('unit', value, words.i18n.lang) ?? value;
  return said(words, `pack.word.${value}`, words.names.find('place', value, words.i18n.lang) ?? value);
}

export const tagWords = (words: DataWords, { tagOf }: ListForm, tag: string): string =>
  tagOf === 'place' ? placeWords(words, tag) : operationWords(words, tag);

const partsWords = (words: DataWords, parts: Parts, value: Readonly<Record<string, unknown>>): string =>
  joinWords(
    words,
    Object.entries(parts)
      .filter(([name]) => Object.hasOwn(value, name))
      .map(([name, part]: readonly [string, Part]) =>
        words.i18n.t('pack.part.is', { what: partWords(words, name), value: valueWords(words, part, value[name]) }),
      ),
  );

export function valueWords(words: DataWords, form: Form, value: unknown): string {
  const { t, lang } = words.i18n;
  switch (form.kind) {
    case 'choice':
      return choiceWords(words, String(value), form.of);
    case 'switch':
      return t(value === true ? 'pack.yes' : 'pack.no');
    case 'number':
    case 'text':
      return String(value);
    case 'texts':
      return isRecord(value) ? String(value[lang]) : '';
    case 'flags': {
      const on = form.names.filter((name) => isRecord(value) && value[name] === true);
      return on.length === 0
        ? t('pack.nothing')
        : joinWords(
            words,
            on.map((name) => choiceWords(words, name, form.of)),
          );
    }
    case 'record':
      return isRecord(value) ? partsWords(words, form.parts, value) : '';
    case 'list': {
      const list: readonly unknown[] = Array.isArray(value) ? value : [];
      if (list.length === 0) return t('pack.nothing');
      const { tag, of } = form;
      return list
        .filter(isRecord)
        .map((one) => {
          const name = String(one[tag]);
          const told = partsWords(words, of[name] ?? {}, one);
          const what = tagWords(words, form, name);
          return told === '' || form.tagOf === 'place' ? what : t('pack.op.with', { what, told });
        })
        .join(words.i18n.lang === 'ja' ? '、' : '; ');
    }
  }
}
