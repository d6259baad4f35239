import { ShapeError } from '../../kernel/shape.ts';
import { SetupError } from '../../kernel/types.ts';

/** Runs what a game does with a given position. Throws `SetupError`, with the `ShapeError` as its cause. */
export function readPosition<R>(read: () => R): R {
  try {
    return read();
  } catch (error) {
    throw error instanceof ShapeError ? new SetupError(`position: ${error.message}`, { cause: error }) : error;
  }
}
