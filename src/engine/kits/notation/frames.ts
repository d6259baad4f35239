/** One row a frame: its fields and whether it asks. The types and schemas of frames follow from the table. */
import { v, type Frozen } from '../../kernel/shape.ts';
import type { AskNode, AutoNode, Nodes, Types } from '../../kernel/types.ts';

/** Schemas of a frame's members, made from the ids of the data if it names any. */
type Locals<Ids> = v.ObjectEntries | ((ids: Ids) => v.ObjectEntries);
type EntriesOf<L> = L extends (ids: never) => infer E
  ? Extract<E, v.ObjectEntries>
  : L extends v.ObjectEntries
    ? L
    : never;

interface FrameRow<Ids> {
  /** Frames that do not ask run automatically. */
  readonly asks: boolean;
  readonly locals: Locals<Ids>;
}
export type FrameTable<Ids> = Readonly<Record<string, FrameRow<Ids>>>;

/** Rows of a game whose ids are `Ids`, with the game's `columns`, such as the phase. */
export const frameRows = <Ids>() => ({
  asks: <L extends Locals<Ids>, const C extends object>(locals: L, columns: C) =>
    ({ ...columns, asks: true, locals }) as const,
  runs: <L extends Locals<Ids>, const C extends object>(locals: L, columns: C) =>
    ({ ...columns, asks: false, locals }) as const,
});

type Shaped<F extends FrameTable<never>, K extends keyof F> = Frozen<
  { readonly at: K } & v.InferOutput<v.StrictObjectSchema<EntriesOf<F[K]['locals']>, undefined>>
>;
export type FrameOf<F extends FrameTable<never>> = { [K in keyof F & string]: Shaped<F, K> }[keyof F & string];
export type AskFrameOf<F extends FrameTable<never>> = {
  [K in keyof F & string]: F[K]['asks'] extends true ? Shaped<F, K> : never;
}[keyof F & string];

/** For frames that wait below a question. */
export const framesShape = <Ids, F extends FrameTable<Ids>>(frames: F, ids: Ids) =>
  shapeOf(Object.entries(frames), ids) as v.GenericSchema<unknown, FrameOf<F>>;

/** Only a frame that asks is on top of a state at rest. */
export const askFramesShape = <Ids, F extends FrameTable<Ids>>(frames: F, ids: Ids) =>
  shapeOf(
    Object.entries(frames).filter(([, { asks }]) => asks),
    ids,
  ) as v.GenericSchema<unknown, AskFrameOf<F>>;

const localsOf = <Ids>(locals: Locals<Ids>, ids: Ids): v.ObjectEntries =>
  typeof locals === 'function' ? locals(ids) : locals;

export const listLocals = <Ids>(frames: FrameTable<Ids>, ids: Ids): ReadonlyMap<string, v.ObjectEntries> =>
  new Map(Object.entries(frames).map(([at, { locals }]) => [at, localsOf(locals, ids)]));

const shapeOf = <Ids>(rows: readonly (readonly [string, FrameRow<Ids>])[], ids: Ids): v.GenericSchema =>
  v.variant(
    'at',
    rows.map(([at, { locals }]) => v.strictObject({ at: v.literal(at), ...localsOf(locals, ids) })),
  );

/** The end of the game has no frame that asks. */
export const isAsking = <F extends FrameTable<never>>(frames: F, frame: FrameOf<F> | null): frame is AskFrameOf<F> =>
  frame !== null && frames[frame.at]?.asks === true;

/** Returns true if a waiting frame could occur in this position, as far as its node can tell. */
export function fitsPosition<T extends Types>(nodes: Nodes<T>, state: T['state'], frame: T['frame']): boolean {
  type AnyNode = AskNode<T, T['frame']> | AutoNode<T, T['frame']>;
  const node = (nodes as Readonly<Record<string, AnyNode | undefined>>)[frame.at];
  return node?.kind !== 'ask' || (node.fits?.(state, frame) ?? true);
}
