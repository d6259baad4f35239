/** A plain copy of plain JSON, much faster than `structuredClone`. */
export function copyState<X>(value: X): X {
  return copyValue(value) as X;
}

function copyValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) copy[i] = copyValue(value[i]);
    return copy;
  }
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyValue(value[key as keyof typeof value]);
  return copy;
}
