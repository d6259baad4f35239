import { v } from '../../kernel/shape.ts';

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const several = <S extends v.GenericSchema>(of: S) =>
  v.pipe(
    v.array(of),
    v.check((items) => new Set(items).size === items.length, 'the same twice'),
  );

export const some = <S extends v.GenericSchema>(of: S) => v.pipe(several(of), v.minLength(1));

export const exactly = <S extends v.GenericSchema>(ids: readonly string[], shape: S) =>
  v.strictObject(Object.fromEntries(ids.map((id) => [id, shape])) as Record<string, S>);
