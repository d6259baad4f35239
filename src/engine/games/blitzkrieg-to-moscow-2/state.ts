/** A state, and a position given instead of the set-up. The types derive from the shapes. */
import { v, type Frozen } from '../../kernel/shape.ts';
import type { GameState } from '../../kernel/types.ts';
import { readingsShape } from '../../kits/rulings/rulings.ts';
import type { Frame } from './frames.ts';
import { CRT_RESULTS, PHASES, SIDES, type Side, type UnitId } from './ids.ts';
import { DIE_SIDES } from './numbers.ts';
import { RULINGS } from './rulings.ts';
import { exactly, several, some, whole } from './shapes.ts';
import type { IdShapes } from './tables/pack.ts';

const flag = v.boolean();
const side = v.picklist(SIDES);

/** §2.3. The last three flags are for the present phase. */
const unitShape = ({ place }: IdShapes) =>
  v.strictObject({ place, spent: flag, moved: flag, attacked: flag, defended: flag });
export type UnitState = Frozen<v.InferOutput<ReturnType<typeof unitShape>>>;

const cardsShape = <S extends v.GenericSchema>(card: S) =>
  v.strictObject({
    /** Drawn this turn and not used, in the order drawn. Hidden from the other side. */
    hand: several(card),
    /** Used this turn: open. The rest of the six was not drawn. */
    discard: several(card),
  });

/** A side's shift card in a combat (§11.3.4): one at most, even if cancelled. */
const shiftCardShape = ({ card }: IdShapes) => v.strictObject({ card, cancelled: flag });
export type ShiftCard = Frozen<v.InferOutput<ReturnType<typeof shiftCardShape>>>;

/** The combat being fought (§11). */
const combatShape = (ids: IdShapes) =>
  v.strictObject({
    target: ids.hex,
    side,
    caller: v.picklist(['combat', 'breakthrough']),
    attackers: some(ids.unit),
    /** Units of the target hex that take part; those already attacked this phase only share the result. */
    defenders: some(ids.unit),
    bystanders: several(ids.unit),
    /** Members of `defenders` that were active at the start and defend actively (§11.3.2). */
    active: several(ids.unit),
    attackCard: v.nullable(shiftCardShape(ids)),
    defenceCard: v.nullable(shiftCardShape(ids)),
    die: v.nullable(whole(1, DIE_SIDES)),
    result: v.nullable(v.picklist(CRT_RESULTS)),
  });
export type CombatState = Frozen<v.InferOutput<ReturnType<typeof combatShape>>>;

const heroShape = ({ city }: IdShapes) =>
  v.strictObject({
    /** The marker's hex; gone for good when Germans take the city (§14). */
    hex: v.nullable(city),
    used: flag,
    /** A named city that is no supply city: it scores 2 for the Germans. */
    doubled: v.nullable(city),
  });

interface Known {
  readonly shapes: IdShapes;
  readonly lastTurn: number;
  readonly unitIds: readonly UnitId[];
}

export const ownShapes = ({ shapes, lastTurn, unitIds }: Known) => ({
  turn: whole(1, lastTurn),
  units: exactly(unitIds, unitShape(shapes)),
  cards: v.strictObject({ german: cardsShape(shapes.german), soviet: cardsShape(shapes.soviet) }),
  /** Hexes controlled by the Germans (§4.2), in the order of the data; all others are Soviet. */
  germanHexes: several(shapes.hex),
  hero: heroShape(shapes),
  /** This phase's free Soviet rail move was used (§6.3). */
  freeRailUsed: flag,
  moscowEverGerman: flag,
  combat: v.nullable(combatShape(shapes)),
  options: v.strictObject({
    /** §15.2. */
    odessa: flag,
    /** §15.3. */
    moscow: flag,
    /** Hands are open by agreement, and hand-overs disappear. */
    openHands: flag,
  }),
  /** Readings of open rules (`rulingsOf`); absent in a match of rules version 1. */
  rulings: v.exactOptional(readingsShape(RULINGS)),
  /** Q25: infantry in Odessa when this Soviet logistics phase began; kept where it may go by sea. */
  inOdessa: v.exactOptional(several(shapes.sovietUnit)),
});

export interface BtmState
  extends
    GameState<Side, Frame>,
    Frozen<v.InferOutput<v.StrictObjectSchema<ReturnType<typeof ownShapes>, undefined>>> {}

/** Anything left out is as in §3. */
export const positionShape = ({ shapes, lastTurn }: Known) =>
  v.strictObject({
    turn: v.optional(whole(1, lastTurn), 1),
    side: v.optional(side, 'german'),
    phase: v.optional(v.picklist(PHASES), 'logistics'),
    units: v.optional(v.record(shapes.unit, shapes.place), {}),
    spent: v.optional(several(shapes.unit), []),
    hands: v.optional(
      v.strictObject({
        german: v.optional(several(shapes.german), []),
        soviet: v.optional(several(shapes.soviet), []),
      }),
      {},
    ),
    germanHexes: v.optional(several(shapes.hex), []),
    hero: v.optional(heroShape(shapes), { hex: null, used: false, doubled: null }),
    moscowEverGerman: v.optional(flag, false),
  });
export type Position = Frozen<v.InferInput<ReturnType<typeof positionShape>>>;
export type PositionRead = v.InferOutput<ReturnType<typeof positionShape>>;
