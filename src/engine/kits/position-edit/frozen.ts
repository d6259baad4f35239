/** A plain value that nobody may change any more, at every depth: rules keep what they read of such a state. */
export function frozen<X>(value: X): X {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
