import { v } from '../../kernel/shape.ts';
import { NATIONS, SIDES } from './ids.ts';

export const sides = v.picklist(SIDES);
export const nations = v.picklist(NATIONS);
export const alliedNations = v.picklist(['western', 'soviet']);

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const several = <S extends v.GenericSchema>(of: S) =>
  v.pipe(
    v.array(of),
    v.check((items) => new Set(items).size === items.length, 'the same twice'),
  );

export const exactly = <S extends v.GenericSchema>(ids: readonly string[], shape: S) =>
  v.strictObject(Object.fromEntries(ids.map((id) => [id, shape])) as Record<string, S>);

export const bySide = <S extends v.GenericSchema>(shape: S) => v.strictObject({ axis: shape, allies: shape });
