/** `localStorage`, or null where there is none or even asking for it is forbidden. */
export function findStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}
