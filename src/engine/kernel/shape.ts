/** Checks unknown values with schemas. The one place of the engine that knows the schema library. */
import * as v from 'valibot';

export { v };

/** A value that is readonly at every depth. */
export type Frozen<X> = X extends object ? { readonly [N in keyof X]: Frozen<X[N]> } : X;

/** `path` points at the place, for example `log.3.1`. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(path === '' ? message : `${path}: ${message}`);
  }
}

/** Throws `ShapeError` at the first place that does not fit. */
export function readShape<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return read.output;
  const issue = read.issues[0];
  throw new ShapeError(v.getDotPath(issue) ?? '', issue.message);
}
