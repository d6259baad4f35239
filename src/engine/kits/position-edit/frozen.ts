/** Deep-freezes a plain value, so that the rules may cache what they compute from it. */
export function frozen<X>(value: X): X {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
