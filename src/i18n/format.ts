/**
 * Turns a message and its parameters into text. Pure, and text only: nothing here makes or reads markup,
 * so a player's name or a damaged save can never become an element of the page.
 *
 * A message holds placeholders, `{name}` or `{name|kind}` or `{name|kind:argument}`:
 *
 * | Kind | Parameter | Gives (English) |
 * |---|---|---|
 * | none | text or number | the value itself      |
 * | `number` | number | `1,234`, `−3` |
 * | `signed` | number | `+1`, `−1`, `0` |
 * | `percent` | share, 0 to 1 | `57.4%` |
 * | `bytes` | number | `18 KB`, `1.9 MB` |
 * | `date` | ISO date or ms | `16 Dec 1944` |
 * | `datetime` | ms | `2 Nov 2025, 21:14` |
 * | `ratio` | step of a scale of odds | `3:1` for 3, `1:2` for 0, `1:3` for −1 |
 * | `plural:# move\|# moves` | number | `1 move`, `4 moves`; `#` is the number; Japanese gives one form; a form for zero may come before them: `=0no moves` |
 * | `unit`, `marker` | id | the name in the running game |
 * | `hex` | id | name and printed number |
 * | `place` | id | name only |
 * | `side` | id | adjective: `German`, `Allied`; Japanese ドイツ軍, 連合軍 |
 * | `player` | id of a side | `German player`, or the name that was entered for the seat |
 * | `faction` | id | adjective: `Western`, `Soviet` |
 * | `agree:goes\|go` | id of a unit or a place | the form that fits its name: *Army Group B goes*, *the Fronts go*; English only |
 * | `direction` | `N` ... `NW` | `north`, `south-west` |
 * | `units`, `hexes`, `places`, `markers`, `list` | ids or texts, separated by commas, ids also by plus signs | `A, B and C`; with `:or`, `A, B or C` |
 * | `rule` | `8.4`, `Q12`, `R-18` | `§8.4`, `Q12`, `R-18` |
 * | `t` | a key | that message, with the same parameters |
 * | `word:game.weather` | `mud` | the message `game.weather.mud`, which asks for nothing |
 */

export type Lang = 'en' | 'ja';
export type Param = string | number;
export type Params = Readonly<Record<string, Param>>;
/** The part of the engine's `Line` that becomes text. */
export interface Sentence {
  readonly key: string;
  readonly params?: Params;
}

export const LANGS = ['en', 'ja'] as const satisfies readonly Lang[];
const LOCALES: Readonly<Record<Lang, string>> = { en: 'en-GB', ja: 'ja-JP' };

export const NUMBER_KINDS = ['number', 'signed', 'percent', 'bytes', 'ratio', 'plural'] as const;
export const NAME_KINDS = ['unit', 'marker', 'hex', 'place', 'side', 'player', 'faction', 'direction'] as const;
export const LIST_KINDS = ['units', 'hexes', 'places', 'markers', 'list'] as const;
export const PLACEHOLDER_KINDS = [
  'text',
  ...NUMBER_KINDS,
  'date',
  'datetime',
  ...NAME_KINDS,
  ...LIST_KINDS,
  'agree',
  'rule',
  't',
  'word',
] as const;
export type PlaceholderKind = (typeof PLACEHOLDER_KINDS)[number];
export type NameKind = (typeof NAME_KINDS)[number];

/** Other messages and names of the running game, for placeholders. */
export interface Source {
  readonly lang: Lang;
  /** Null if no catalogue has the key. */
  message(key: string): string | null;
  /** Null if the running game has no such thing. */
  name(kind: NameKind, id: string): string | null;
}

/** A part of the finished sentence; a named thing keeps its id, so that the screen can point at it. */
export interface Part {
  readonly text: string;
  readonly kind: 'text' | 'unit' | 'marker' | 'space';
  readonly id?: string;
}

export interface Placeholder {
  readonly name: string;
  readonly kind: PlaceholderKind;
  /** The arguments after the colon, split at `|`. */
  readonly args: readonly string[];
}

/** `parseMessage` throws it for a message that no parameters could fill. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
}

const parsed = new Map<string, readonly (string | Placeholder)[]>();

/** Throws `MessageError` on an unknown kind or an unclosed brace. */
export function parseMessage(message: string): readonly (string | Placeholder)[] {
  const known = parsed.get(message);
  if (known) return known;
  const parts: (string | Placeholder)[] = [];
  let at = 0;
  while (at < message.length) {
    const open = message.indexOf('{', at);
    const text = message.slice(at, open < 0 ? undefined : open);
    if (text.includes('}')) throw new MessageError(`stray } in "${message}"`);
    if (text !== '') parts.push(bindUnits(text, parts.length > 0));
    if (open < 0) break;
    const close = message.indexOf('}', open);
    if (close < 0) throw new MessageError(`unclosed { in "${message}"`);
    parts.push(parsePlaceholder(message.slice(open + 1, close)));
    at = close + 1;
  }
  parsed.set(message, parts);
  return parts;
}

const UNIT_AFTER_FIGURE = /(?<=\d) (?=%|(?:s|min)(?![\p{L}\d]))/gu;
const UNIT_AT_BEGIN = /^ (?=%|(?:s|min)(?![\p{L}\d]))/u;

const COUNTER = /(?<=(?:\d|^)か)(?=[月所国年])/gu;

/** Binds a unit to its figure, written or inserted, so that no line begins with the unit. Japanese か月 and か所 stay whole. */
function bindUnits(text: string, isAfterPlaceholder: boolean): string {
  const bound = text.replace(UNIT_AFTER_FIGURE, '\u00a0').replace(COUNTER, '\u2060');
  return isAfterPlaceholder ? bound.replace(UNIT_AT_BEGIN, '\u00a0') : bound;
}

function parsePlaceholder(source: string): Placeholder {
  const found = /^([a-zA-Z][a-zA-Z0-9]*)(?:\|([a-z]+)(?::(.*))?)?$/s.exec(source);
  if (!found) throw new MessageError(`not a placeholder: {${source}}`);
  const [, name = '', kind = 'text', args] = found;
  if (!isKind(kind)) throw new MessageError(`unknown kind "${kind}" in {${source}}`);
  const list = args === undefined ? [] : args.split('|');
  if (kind === 'plural' && list.length === 0) throw new MessageError(`a plural needs its forms: {${source}}`);
  if (kind === 'word' && list.length !== 1)
    throw new MessageError(`a word needs the beginning of its key: {${source}}`);
  if (kind === 'agree' && list.length !== 2)
    throw new MessageError(`agreement needs the forms for one and for more: {${source}}`);
  return { name, kind, args: list };
}

const isKind = (kind: string): kind is PlaceholderKind => (PLACEHOLDER_KINDS as readonly string[]).includes(kind);

/** Shows a key without a message, in brackets that no sentence uses, so that tests and readers notice. */
export const missing = (key: string): string => `\u27e6${key}\u27e7`;

/** A message may include another by `{key|t}`; deeper nesting than this is a cycle. */
const MAX_DEPTH = 3;

export function formatToParts(source: Source, sentence: Sentence, depth = 0): readonly Part[] {
  const message = source.message(sentence.key);
  if (message === null || depth > MAX_DEPTH) return [{ kind: 'text', text: missing(sentence.key) }];
  const params = sentence.params ?? {};
  return parseMessage(message).flatMap((part): readonly Part[] => {
    if (typeof part === 'string') return [{ kind: 'text', text: part }];
    const value = Object.hasOwn(params, part.name) ? params[part.name] : undefined;
    if (value === undefined) return [{ kind: 'text', text: missing(part.name) }];
    if (part.kind === 't') return formatToParts(source, { key: String(value), params }, depth + 1);
    return [fill(source, part, value)];
  });
}

export function format(source: Source, sentence: Sentence): string {
  return formatToParts(source, sentence)
    .map((part) => part.text)
    .join('');
}

function fill(source: Source, { kind, args }: Placeholder, value: Param): Part {
  const { lang } = source;
  const id = String(value);
  switch (kind) {
    case 'number':
      return text(formatNumber(lang, Number(value)));
    case 'signed':
      return text(formatNumber(lang, Number(value), 'signed'));
    case 'percent':
      return text(formatPercent(lang, Number(value)));
    case 'bytes':
      return text(formatBytes(lang, Number(value)));
    case 'ratio':
      return text(formatRatio(lang, Number(value)));
    case 'plural':
      return text(formatPlural(lang, Number(value), args));
    case 'date':
      return text(formatDate(lang, value));
    case 'datetime':
      return text(dateFormat(lang, 'datetime').format(Number(value)));
    case 'unit':
    case 'marker':
      return { kind, id, text: nameOf(source, kind, id) };
    case 'hex':
    case 'place':
      return { kind: 'space', id, text: nameOf(source, kind, id) };
    case 'side':
    case 'player':
    case 'faction':
    case 'direction':
      return text(nameOf(source, kind, id));
    case 'units':
      return text(formatList(source, 'unit', id, args));
    case 'hexes':
      return text(formatList(source, 'hex', id, args));
    case 'places':
      return text(formatList(source, 'place', id, args));
    case 'markers':
      return text(formatList(source, 'marker', id, args));
    case 'list':
      return text(formatList(source, null, id, args));
    case 'agree': {
      const name = source.name('unit', id) ?? source.name('place', id) ?? id;
      return text(args[isPluralName(name) ? 1 : 0] ?? '');
    }
    case 'rule':
      return text(formatRule(id));
    case 'word': {
      const key = `${args[0] ?? ''}.${id}`;
      return text(source.message(key) ?? missing(key));
    }
    case 'text':
    case 't':
      return text(id);
  }
}

const text = (value: string): Part => ({ kind: 'text', text: value });

/** Shows the id if the running game has no name for it. */
const nameOf = (source: Source, kind: NameKind, id: string): string => source.name(kind, id) ?? id;

/**
 * Plural names contain a plural noun: *Army Groups South and F*, *Baltic States*. It is read from the name, so that
 * names of a data pack agree, too. Cards and events are titles and singular.
 */
const PLURAL_NOUN = /\b(?:Armies|Divisions|Fleets|Fronts|Groups|Islands|States|Straits)\b/;

export const isPluralName = (name: string): boolean => PLURAL_NOUN.test(name);

function formatList(source: Source, kind: NameKind | null, ids: string, args: readonly string[]): string {
  // Ids joined by a plus sign act together; a text may contain one.
  const items = ids
    .split(kind === null ? ',' : /[,+]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => (kind === null ? item : nameOf(source, kind, item)));
  return listFormat(source.lang, args[0] === 'or' ? 'disjunction' : 'conjunction').format(items);
}

/**
 * `8.4` prints as `§8.4`, a ruling by its number. A section without a number (`8.odds`, a table) prints as its chapter,
 * but links lead to the section.
 */
export const formatRule = (id: string): string => (/^(?:Q\d|R-\d)/.test(id) ? id : `§${id.replace(/\.[a-z]+$/, '')}`);

const NUMBER_STYLES = {
  plain: {},
  signed: { signDisplay: 'exceptZero' },
  oneDecimal: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  upToOneDecimal: { maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Smaller whole numbers have no separator and look the same in every language. */
const SEPARATED = 1000;

/** `A, B and C`, from finished texts. */
export const joinTexts = (lang: Lang, texts: readonly string[]): string =>
  listFormat(lang, 'conjunction').format(texts);

export function formatNumber(lang: Lang, value: number, style: keyof typeof NUMBER_STYLES = 'plain'): string {
  // Covers nearly all numbers of a game: `Intl` would take a fifth of the time of their sentences.
  if (style === 'plain' && Number.isInteger(value) && value >= 0 && value < SEPARATED) return String(value);
  // A real minus sign: the hyphen is too short next to figures.
  return numberFormat(lang, style).format(value).replace('-', '−');
}

export function formatPercent(lang: Lang, share: number): string {
  return `${formatNumber(lang, share * 100, 'oneDecimal')}%`;
}

const KB = 1000;

export function formatBytes(lang: Lang, bytes: number): string {
  if (bytes < KB) return `${formatNumber(lang, bytes)}\u00a0B`;
  if (bytes < KB * KB) return `${formatNumber(lang, Math.round(bytes / KB))}\u00a0KB`;
  return `${formatNumber(lang, bytes / KB / KB, 'upToOneDecimal')}\u00a0MB`;
}

export function formatDate(lang: Lang, value: Param): string {
  // A date without a time is a day in history, not a moment in the reader's time zone.
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const at = typeof value === 'number' ? value : Date.parse(value);
  return Number.isNaN(at) ? String(value) : dateFormat(lang, isDay ? 'day' : 'date').format(at);
}

/** Steps of an odds scale are one apart and 1:1 is step 1: above it the first figure grows, below it the second. */
const formatRatio = (lang: Lang, step: number): string =>
  step >= 1 ? `${formatNumber(lang, step)}:1` : `1:${formatNumber(lang, 2 - step)}`;

/** Begins the form for zero. */
export const FOR_NONE = '=0';

/** English gives `one|other`; a language with one form gives just that. A form for zero may come first. */
function formatPlural(lang: Lang, value: number, all: readonly string[]): string {
  const [first = '#', ...others] = all;
  const hasNone = first.startsWith(FOR_NONE);
  if (hasNone && value === 0) return first.slice(FOR_NONE.length);
  const forms = hasNone ? others : all;
  const isOne = pluralRules(lang, 'cardinal').select(value) === 'one';
  const form = (isOne ? forms[0] : forms.at(-1)) ?? '#';
  return form.replaceAll('#', formatNumber(lang, value));
}

// Intl objects are slow to make and never change.
function remember<Key extends string, Value>(make: (lang: Lang, key: Key) => Value) {
  const made = new Map<string, Value>();
  return (lang: Lang, key: Key): Value => {
    const at = `${lang} ${key}`;
    const value = made.get(at) ?? make(lang, key);
    made.set(at, value);
    return value;
  };
}

const numberFormat = remember(
  (lang, style: keyof typeof NUMBER_STYLES) => new Intl.NumberFormat(LOCALES[lang], NUMBER_STYLES[style]),
);

const listFormat = remember(
  (lang, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(LOCALES[lang], { type, style: 'long' }),
);

const pluralRules = remember((lang, type: Intl.PluralRuleType) => new Intl.PluralRules(LOCALES[lang], { type }));

const dateFormat = remember(
  (lang, kind: 'day' | 'date' | 'datetime') =>
    new Intl.DateTimeFormat(LOCALES[lang], {
      // The medium Japanese form has only figures; the long one says year, month and day.
      dateStyle: lang === 'ja' ? 'long' : 'medium',
      ...(kind === 'datetime' ? { timeStyle: 'short' } : {}),
      ...(kind === 'day' ? { timeZone: 'UTC' } : {}),
    }),
);
