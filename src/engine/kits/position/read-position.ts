import { ShapeError } from '../../kernel/shape.ts';
import { SetupError } from '../../kernel/types.ts';

/** Turns a `ShapeError` of a given position into a `SetupError`. */
export function readPosition<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw error instanceof ShapeError ? new SetupError(`position: ${error.message}`, { cause: error }) : error;
  }
}
