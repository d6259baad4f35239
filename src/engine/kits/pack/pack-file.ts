/** A data pack as a file: differences from the shipped data, and their author. Nothing in it is executed. */
import { cleanTree } from '../../kernel/clean-text.ts';
import { parseForeign, readForeign, writtenLine, type ForeignKind } from '../../kernel/foreign.ts';
import { SaveError } from '../../kernel/save-file.ts';
import { v, type Frozen } from '../../kernel/shape.ts';
import type { GameData, Params, Types } from '../../kernel/types.ts';

export const PACK_FORMAT = 'fronts-pack';
export const PACK_FORMAT_VERSION = 1;
/** Characters, and entries. */
export const PACK_LIMITS = { length: 400_000, entries: 2000 } as const;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const entrySchema = v.strictObject({
  /** The datum by its id: `event:master-spy/copies`. */
  datum: text(120),
  value: v.pipe(v.unknown(), v.transform(cleanTree)),
  /** The datum was read here, by this person, on this day (ISO). */
  readFrom: writtenLine(200),
  by: writtenLine(60),
  on: text(40),
  note: writtenLine(500),
});
const fileSchema = v.strictObject({
  format: v.literal(PACK_FORMAT),
  formatVersion: v.literal(PACK_FORMAT_VERSION),
  game: text(60),
  /** The same in all versions of a pack. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
  name: v.pipe(writtenLine(120), v.minLength(1)),
  /** Counts up with each change that its author exports. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  by: writtenLine(60),
  entries: v.pipe(v.array(entrySchema), v.maxLength(PACK_LIMITS.entries)),
});

export type PackFile = Frozen<v.InferOutput<typeof fileSchema>>;
export type PackEntry = PackFile['entries'][number];

/** Names the data of a match, where they are not the shipped ones. */
export interface PackLabel {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Fingerprint of what play depends on. */
  readonly digest: string;
}

/** Null for the shipped data. */
export function labelOfPack({ pack, packFile }: Pick<GameData<Types>, 'pack' | 'packFile'>): PackLabel | null {
  if (packFile === undefined) return null;
  const { id, name, version } = packFile as PackFile;
  return { id, name, version, digest: pack ?? '' };
}

/** A pack that is refused, with a sentence that gives the reason and the place. */
export class PackError extends SaveError {
  constructor(what: string, params: Params = {}) {
    super({ key: `pack.refused.${what}`, params });
  }
}

const KIND: ForeignKind<typeof fileSchema> = {
  schema: fileSchema,
  max: PACK_LIMITS.length,
  head: { format: PACK_FORMAT, version: PACK_FORMAT_VERSION },
  refuse: (fault, params) => new PackError(fault === 'depth' ? 'shape' : fault, params),
};

export const readPackFile = (value: unknown): PackFile => readForeign(value, KIND);

export const parsePackFile = (source: string): PackFile => parseForeign(source, KIND);
