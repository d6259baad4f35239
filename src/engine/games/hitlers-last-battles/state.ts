/** A state, and a position given instead of the set-up. The types derive from the shapes. */
import { v, type Frozen } from '../../kernel/shape.ts';
import type { GameState } from '../../kernel/types.ts';
import { readingsShape } from '../../kits/rulings/rulings.ts';
import type { Frame } from './frames.ts';
import { FACTIONS, SIDES, type Side } from './ids.ts';
import { isRecommended, RULINGS } from './rulings.ts';
import type { IdShapes, PackTables } from './tables/pack.ts';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff));
const turnOf = ({ lastTurn }: PackTables) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lastTurn));
const faction = v.picklist(FACTIONS);
const exactly = <S extends v.GenericSchema>(all: readonly string[], shape: S) =>
  v.strictObject(Object.fromEntries(all.map((id) => [id, shape])) as Record<string, S>);

/** §2.3. A unit is on the map or in the pool. Flags are for the present phase. */
const unitShape = ({ hex }: IdShapes) =>
  v.strictObject({
    hex: v.nullable(hex),
    /** It moved or attacked this phase (§7.1). */
    moved: v.boolean(),
    /** The hex it attacked from; null unless it is the attacker in a battle hex (§7.4). */
    origin: v.nullable(hex),
    fought: v.boolean(),
    /** It has supported a battle this phase (§8.4). */
    supported: v.boolean(),
  });
export type UnitState = Frozen<v.InferOutput<ReturnType<typeof unitShape>>>;

export const ownShapes = (t: PackTables) => ({
  turn: turnOf(t),
  units: exactly(t.unitIds, unitShape(t.shapes)),
  markers: exactly(t.markerIds, v.nullable(t.shapes.unit)),
  /** Owner of each playable hex (§2.4). */
  control: exactly(t.playableIds, faction),
  /** Rest of the phasing side's strategic phase (§5, §6). */
  strategic: v.strictObject({
    volkssturm: v.boolean(),
    replacementsLeft: v.strictObject({ G: count, W: count, S: count }),
    markersLeft: count,
  }),
  /** For readings that ask: units that may attack after one hex (Q5), units attacked this turn (Q26). */
  tally: v.exactOptional(v.strictObject({ halfway: v.array(t.shapes.unit), attacked: v.array(t.shapes.unit) })),
  /** Readings of open rules (`rulingsOf`); absent where all are the recommended ones. */
  rulings: v.exactOptional(
    v.pipe(
      readingsShape(RULINGS),
      v.check((rulings) => !isRecommended(rulings), 'the recommended readings are kept in no state'),
    ),
  ),
});

export interface HlbState
  extends
    GameState<Side, Frame>,
    Frozen<v.InferOutput<v.StrictObjectSchema<ReturnType<typeof ownShapes>, undefined>>> {}

/** Anything left out is as in §3. */
export const positionShape = (t: PackTables) =>
  v.strictObject({
    turn: v.optional(turnOf(t), 1),
    side: v.optional(v.picklist(SIDES), 'german'),
    step: v.optional(v.picklist(['strategic', 'movement', 'combat']), 'strategic'),
    units: v.optional(v.record(t.shapes.unit, v.nullable(t.shapes.hex)), {}),
    markers: v.optional(v.record(t.shapes.marker, t.shapes.unit), {}),
    control: v.optional(v.record(t.shapes.hex, faction), {}),
    /** For each attacker in a battle hex, the hex it attacked from (§7.4). */
    origins: v.optional(v.record(t.shapes.unit, t.shapes.hex), {}),
  });
export type Position = Frozen<v.InferInput<ReturnType<typeof positionShape>>>;
export type PositionRead = v.InferOutput<ReturnType<typeof positionShape>>;
