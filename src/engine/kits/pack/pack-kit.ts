/** Lets a game list the data of packs, build itself from a pack, and say what is wrong with one. */
import { startGame } from '../../kernel/runner.ts';
import { checkPlayable } from '../../kernel/soundness.ts';
import { ShapeError } from '../../kernel/shape.ts';
import type { GameDefinition, Line, Mutable, Params, Types } from '../../kernel/types.ts';
import { readEntries, type Datum, type Slot } from './data.ts';
import { PackError, readPackFile, type PackFile } from './pack-file.ts';

/** Each sentence names one place where a pack contradicts itself. */
export type Faults = Iterable<Line>;

/** Results of the checks of a pack, in order; a later one is null where an earlier failed. */
export interface PackReport {
  /** Null: it can be read. */
  readonly problem: Line | null;
  readonly faults: readonly Line[];
  /** Unusual, but playable. */
  readonly remarks: readonly Line[];
  readonly digest: string | null;
}

/** A pack may replace these data, or add to them. */
export interface PackData {
  readonly listed: readonly Datum[];
  /** Data that the game could have and does not; many, made on demand. */
  readonly others: () => readonly Datum[];
  /** A datum of the game, or one that `file` adds; null for an unknown id. */
  readonly find: (id: string, file?: PackFile | null) => Datum | null;
  /** Listed or not: `unit:g-x1`. */
  readonly thing: (id: string) => readonly Datum[];
  /** Prefix of the ids that a pack may add, `space:own-`; null: none may be added. */
  readonly ownPrefix: string | null;
}

export interface PackKit<T extends Types = Types> {
  readonly game: string;
  readonly shipped: string;
  readonly data: PackData;
  /** Throws `PackError` for a pack that does not fit or does not go together. */
  readonly build: (file: PackFile) => GameDefinition<T>;
  /** The same for a value from outside; equal data give the same game. Throws `PackError`. */
  readonly open: (value: unknown) => GameDefinition<T>;
  readonly check: (file: PackFile) => PackReport;
  /** Begins each scenario, plays some random lines of it, and says what fails; null: nothing did. Takes a second or two. */
  readonly tryOut: (file: PackFile) => Line | null;
}

/** Things that a pack may add to the game. */
export interface OwnThings<P> {
  readonly prefix: string;
  /** Returns null for an id that cannot be added; `ids` are all data that the pack names. */
  readonly makeSlot: (id: string, ids: readonly string[]) => Slot<P> | null;
}

/** A datum that takes away what something else names, with the end of the sentence that says what does. */
export interface Missed {
  readonly datum: string;
  readonly why: string;
  readonly params: Params;
}

export interface PackParts<P, T extends Types> {
  readonly game: string;
  readonly shipped: P;
  readonly makeData: (pack: P) => { readonly listed: readonly Slot<P>[]; readonly others: () => readonly Slot<P>[] };
  readonly own?: OwnThings<P>;
  /** Finds what was taken away and is still named. It is asked before the whole pack is read. */
  readonly missedIn?: (draft: P) => Missed | null;
  readonly readPack: (value: unknown) => P;
  readonly digestOf: (pack: P) => string;
  readonly faultsOf: (pack: P) => Faults;
  readonly remarksOf?: (pack: P) => Faults;
  readonly build: (pack: P) => GameDefinition<T>;
  /** The shipped data as earlier versions had them, of which only names have changed, the newest first. */
  readonly former?: () => readonly P[];
}

interface PackVerdict<P> {
  readonly pack: P;
  readonly faults: readonly Line[];
}

/** Games with other data that stay cached. */
const MOST_OPENED = 8;

const asText = ({ key, params = {} }: Line): string => [key, ...Object.values(params)].join(' ');

/** Existence of a thing comes first, its place last; added things keep their own order. */
function compareSlots(one: Datum & { readonly late?: true }, other: Datum & { readonly late?: true }): number {
  const rank = (slot: typeof one): number => (slot.field === null ? 0 : slot.late ? 2 : 1);
  return rank(one) - rank(other) || (one.field === null ? numericOrder.compare(one.id, other.id) : 0);
}
const numericOrder = new Intl.Collator('en', { numeric: true });

export function makePackKit<P extends object, T extends Types>(parts: PackParts<P, T>): PackKit<T> {
  const { game, shipped, makeData, own, missedIn, readPack, digestOf, faultsOf, remarksOf } = parts;
  const data = makeData(shipped);
  const listed = new Map(data.listed.map((slot) => [slot.id, slot]));
  // Thousands of slots, made only when a pack names one that is not listed.
  let rest: ReadonlyMap<string, Slot<P>> | null = null;
  const restById = (): ReadonlyMap<string, Slot<P>> => (rest ??= new Map(data.others().map((slot) => [slot.id, slot])));
  const find = (id: string, file: PackFile | null = null): Slot<P> | null => {
    if (own && id.startsWith(own.prefix)) return own.makeSlot(id, file?.entries.map(({ datum }) => datum) ?? []);
    return listed.get(id) ?? restById().get(id) ?? null;
  };

  const shippedText = JSON.stringify(shipped);
  // Cached by file: a pack is checked before it is built.
  const judged = new WeakMap<PackFile, PackVerdict<P>>();

  /** Throws `PackError`. */
  function judge(file: PackFile): PackVerdict<P> {
    const known = judged.get(file);
    if (known) return known;
    const pack = apply(file);
    const made = { pack, faults: [...faultsOf(pack)] };
    judged.set(file, made);
    return made;
  }

  /** The shipped data with the pack's differences. Throws `PackError`. */
  function apply(file: PackFile): P {
    if (file.game !== game) throw new PackError('game', { found: file.game, game });
    const entries = readEntries(file, (id) => find(id, file));
    const draft = JSON.parse(shippedText) as Mutable<P>;
    // Unchanged data keep their place.
    for (const { slot, value } of entries.toSorted((one, other) => compareSlots(one.slot, other.slot))) {
      const text = JSON.stringify(value);
      if (slot.isNew === true || text !== JSON.stringify(slot.value)) slot.put(draft, JSON.parse(text));
    }
    const missed = missedIn?.(draft as P) ?? null;
    if (missed) {
      const path = `entries.${file.entries.findIndex(({ datum }) => datum === missed.datum)}`;
      throw new PackError(missed.why, { ...missed.params, path });
    }
    try {
      return readPack(draft);
    } catch (error) {
      if (error instanceof ShapeError) throw new PackError('parts', { path: error.path, detail: error.message });
      throw error;
    }
  }

  /** Entries about a thing that is not in the game stay in the file and do nothing. */
  function idleOf(file: PackFile): readonly Line[] {
    const said = new Map(file.entries.map(({ datum, value }) => [datum, value]));
    const isThere = ({ kind, of }: Datum): boolean => {
      const thing = find(`${kind}:${of}`);
      return thing === null || (said.get(thing.id) ?? thing.value) === true;
    };
    return file.entries.flatMap(({ datum }) => {
      const slot = find(datum);
      return slot && slot.field !== null && !isThere(slot) ? [{ key: 'pack.remark.idle', params: { datum } }] : [];
    });
  }

  let kits: readonly PackKit<T>[] | null = null;
  const formerKits = (): readonly PackKit<T>[] =>
    (kits ??= (parts.former?.() ?? []).map((pack) => makePackKit({ ...parts, shipped: pack, former: () => [] })));

  function build(file: PackFile): GameDefinition<T> {
    const { pack, faults } = judge(file);
    for (const fault of faults) throw new PackError('parts', { path: '-', detail: asText(fault) });
    const formerPacks = formerKits().flatMap(({ check }) => check(file).digest ?? []);
    const def = parts.build(pack);
    return { ...def, data: { ...def.data, packFile: file, formerPacks } };
  }

  // A screen asks for the game of each match that it opens or replays.
  const opened = new Map<string, GameDefinition<T>>();
  function open(value: unknown): GameDefinition<T> {
    const file = readPackFile(value);
    const text = JSON.stringify(file);
    const known = opened.get(text);
    if (known) return known;
    const def = build(file);
    if (opened.size >= MOST_OPENED) opened.clear();
    opened.set(text, def);
    return def;
  }

  return {
    game,
    shipped: digestOf(shipped),
    data: {
      listed: data.listed,
      others: () => [...restById().values()],
      find,
      thing: (id) => [...listed.values(), ...restById().values()].filter(({ kind, of }) => `${kind}:${of}` === id),
      ownPrefix: own?.prefix ?? null,
    },
    build,
    open,
    check(file) {
      try {
        const { pack, faults } = judge(file);
        const remarks = [...idleOf(file), ...(remarksOf?.(pack) ?? [])];
        return { problem: null, faults, remarks, digest: digestOf(pack) };
      } catch (error) {
        if (error instanceof PackError) return { problem: error.line, faults: [], remarks: [], digest: null };
        throw error;
      }
    },
    tryOut(file) {
      try {
        const def = build(file);
        for (const { id: scenario } of def.scenarios)
          checkPlayable(def, startGame(def, { scenario, seed: file.id, options: {} }).state);
        return null;
      } catch (error) {
        if (error instanceof PackError) return error.line;
        return { key: 'pack.fault.trial', params: { detail: error instanceof Error ? error.message : String(error) } };
      }
    },
  };
}
