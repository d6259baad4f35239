/** Day of an entry, as ISO has it. */
export const today = (): string => new Date().toISOString().slice(0, 10);
