/** Uses of a card. The types derive from the shapes with which a saved state is read. */
import { v, type Frozen } from '../../kernel/shape.ts';
import { some } from './shapes.ts';
import type { IdShapes } from './tables/pack.ts';

/** A tank action names at most two tanks or two stacks of corps (§12.2). */
const oneOrTwo = <S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.minLength(1), v.maxLength(2));

export const moveUse = ({ unit, spot, card }: IdShapes) =>
  v.strictObject({
    use: v.literal('tankAction'),
    how: v.literal('move'),
    card,
    /** One tank, or one stack of mechanised corps (§12.3), with its path. */
    moves: oneOrTwo(v.strictObject({ units: some(unit), path: v.array(spot) })),
  });
export type MoveUse = Frozen<v.InferOutput<ReturnType<typeof moveUse>>>;

export const tankAttack = ({ unit, hex }: IdShapes) => v.strictObject({ units: some(unit), target: hex });
export type TankAttack = Frozen<v.InferOutput<ReturnType<typeof tankAttack>>>;

/** A planned tank action (§12) is complete before the other side may cancel it. */
export const tankUse = (ids: IdShapes) =>
  v.variant('how', [
    moveUse(ids),
    v.strictObject({
      use: v.literal('tankAction'),
      how: v.literal('attack'),
      card: ids.card,
      attacks: oneOrTwo(tankAttack(ids)),
    }),
  ]);
export type TankUse = Frozen<v.InferOutput<ReturnType<typeof tankUse>>>;

/** A played card. Only a German card waits for an answer (§7.1). */
export const cardUse = (ids: IdShapes) => {
  const { german: card, unit, spot, area } = ids;
  return v.union([
    v.strictObject({ use: v.literal('combatShift'), card }),
    v.strictObject({ use: v.literal('reroll'), card }),
    v.strictObject({ use: v.literal('activate'), card, unit }),
    v.strictObject({ use: v.literal('rail'), card, unit, to: spot }),
    v.strictObject({
      use: v.literal('reinforce'),
      card,
      /** The other Replacements that a surrendered unit costs (§13.1). */
      second: v.nullable(card),
      unit,
      area,
    }),
    tankUse(ids),
  ]);
};
export type CardUseMade = Frozen<v.InferOutput<ReturnType<typeof cardUse>>>;
