/** A "FEN" for any game: game and rules version, then a line a section. `read` is strict: texts come from anywhere. */
import { ShapeError } from '../../kernel/shape.ts';
import type { Chance, PositionText, Setup, Types } from '../../kernel/types.ts';
import type { DealDraw } from '../hands/unseen.ts';
import { DATA, readNamedData } from './named-data.ts';
import type { PartialState, Section } from './section.ts';
import { openWords, UNSEEN, type Words } from './words.ts';

/** The longest position of any game takes about 6,000 characters. */
export const MOST_SIGNS = 20_000;
/** Names in errors: the first line, the whole text, and its hidden parts. */
export const HEAD = 'head';
export const WHOLE = 'text';
export const HIDDEN = 'hidden';

export interface Notation<T extends Types> {
  readonly game: string;
  readonly version: number;
  /** Null: the game's data have no fingerprint. */
  readonly data: string | null;
  /** Every field of a state except the generator and the result. Made on first use. */
  readonly makeSections: () => readonly Section[];
  readonly versionOf: (state: T['state']) => number;
  readonly scenarioOf: (state: T['state']) => string;
  readonly optionsOf: (state: T['state']) => Setup['options'];
  /** Returns what a state records about its rules version. */
  readonly ofVersion?: (version: number) => Readonly<PartialState>;
  readonly readState: (value: unknown) => T['state'];
  /** `?` wherever the seat does not see; absent where nothing is hidden. */
  readonly hide?: (state: T['state'], seat: T['seat'] | null) => Readonly<PartialState>;
  /** Deals what is `?`. */
  readonly deal?: (state: T['state'], draw: DealDraw) => T['state'];
  /** The result of a finished game, where it is no section. */
  readonly resultOf?: (state: T['state']) => T['state']['result'];
}

interface OpenNotation<T extends Types> extends Notation<T> {
  readonly sections: readonly Section[];
}

export function makePositionText<T extends Types>(notation: Notation<T>): PositionText<T> {
  const { game, hide, versionOf, scenarioOf, optionsOf } = notation;
  let made: OpenNotation<T> | null = null;
  const open = (): OpenNotation<T> => (made ??= { ...notation, sections: notation.makeSections() });
  return {
    get sections() {
      return open().sections.map(({ name }) => name);
    },
    versionOf,
    scenarioOf,
    optionsOf,
    write(state, seat) {
      const shown = seat === undefined || !hide ? state : hide(state, seat);
      const lines = open().sections.map(({ name, write }) => ({ name, text: write(asDraft(shown)) }));
      const told = lines.filter(({ text }) => text !== '').map(({ name, text }) => `${name}: ${text}`);
      return [`${game}/${versionOf(state)}`, ...told].join('\n');
    },
    read: (text, chance) => readPositionText(open(), text, chance),
  };
}

function readPositionText<T extends Types>(notation: OpenNotation<T>, text: string, chance: Chance): T['state'] {
  if (text.length > MOST_SIGNS)
    throw new ShapeError(WHOLE, `${text.length} signs, a position has at most ${MOST_SIGNS}`);
  const [head = '', ...lines] = text
    .split(/[\r\n|]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const version = readHead(notation, head);
  const draft = readSections(notation, lines, version);
  const whole = withResult(notation, dealt(notation, draft, chance));
  const state = judged(notation, { ...whole, rng: { ...chance.rng } });
  if (notation.versionOf(state) !== version) throw new ShapeError(HEAD, `the position is not of version ${version}`);
  return state;
}

function readHead<T extends Types>({ game, version: newest }: Notation<T>, head: string): number {
  const [, id, version] = /^([a-z0-9-]{1,60})\/(\d{1,6})$/.exec(head) ?? [];
  if (id === undefined) throw new ShapeError(HEAD, `${game}/${newest} expected in the first line`);
  if (id !== game) throw new ShapeError(HEAD, `a position of ${id}, not of ${game}`);
  if (Number(version) < 1 || Number(version) > newest) throw new ShapeError(HEAD, `version ${version} is unknown`);
  return Number(version);
}

function readSections<T extends Types>(
  { sections, ofVersion, data }: OpenNotation<T>,
  lines: readonly string[],
  version: number,
): Readonly<PartialState> {
  const texts = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', text = ''] = /^([a-z-]{1,40}):(.*)$/.exec(line) ?? [];
    if (name === DATA) {
      checkData(text, data);
      continue;
    }
    if (!sections.some((section) => section.name === name))
      throw new ShapeError(name || line.slice(0, 20), 'is no section of a position of this game');
    if (texts.has(name)) throw new ShapeError(name, 'stands here twice');
    texts.set(name, text);
  }
  const draft: PartialState = { ...ofVersion?.(version) };
  const readOne = ({ read }: Section, words: Words): void => {
    read(words, draft, version);
    words.done();
  };
  // An error in a line is more useful than a missing section.
  for (const section of sections) {
    const text = texts.get(section.name);
    if (text !== undefined) readOne(section, openWords(section.name, text));
  }
  for (const section of sections) if (!texts.has(section.name)) readOne(section, openWords(section.name, ''));
  return draft;
}

/** Other data make another position. A text that names none uses the present ones. */
function checkData(words: string, data: string | null): void {
  const named = readNamedData(words);
  if (!named) throw new ShapeError(DATA, 'ID/VERSION DIGEST expected');
  if (named.digest !== data)
    throw new ShapeError(DATA, `the position is of the data ${named.id}/${named.version} ${named.digest}`);
}

const isHidden = (value: unknown): boolean =>
  value === UNSEEN || (typeof value === 'object' && value !== null && Object.values(value).some(isHidden));

/** Each section is read by its schema; whether they go together is judged last. */
const asState = <T extends Types>(draft: Readonly<PartialState>): T['state'] =>
  ({ result: null, ...draft }) as T['state'];
const asDraft = (state: object): Readonly<PartialState> => state as Readonly<PartialState>;

/** A text may hide what every seat must see, which cannot be dealt. */
function dealt<T extends Types>(
  { deal }: Notation<T>,
  draft: Readonly<PartialState>,
  chance: Chance,
): Readonly<PartialState> {
  if (!isHidden(draft)) return draft;
  try {
    if (deal) return asDraft(deal(asState<T>({ ...draft, rng: chance.rng }), (n) => chance.draw(n)));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ShapeError(HIDDEN, `cannot be dealt: ${why}`);
  }
  throw new ShapeError(HIDDEN, 'nothing is in this game');
}

/** A result follows from the position; where none can be counted, the text is refused with the reason. */
function withResult<T extends Types>({ resultOf }: Notation<T>, draft: Readonly<PartialState>): Readonly<PartialState> {
  if (!resultOf || (draft['stack'] as readonly unknown[]).length > 0) return { result: null, ...draft };
  try {
    return { ...draft, result: resultOf(asState<T>(draft)) };
  } catch {
    return { ...draft, result: null };
  }
}

/** Paths of a state begin with a field; the reader of a text is told its section instead. */
function judged<T extends Types>({ readState, sections }: OpenNotation<T>, state: Readonly<PartialState>): T['state'] {
  try {
    return readState(state);
  } catch (error) {
    if (!(error instanceof ShapeError) || error.path === '') throw error;
    const [field = '', ...rest] = error.path.split('.');
    const section = sections.find(({ fields }) => fields.includes(field));
    const message = error.message.slice(error.path.length + 2);
    throw new ShapeError([section?.name ?? field, ...rest].join('.'), message);
  }
}
