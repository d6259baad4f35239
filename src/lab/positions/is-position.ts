/** Returns true if a text claims to be a position file. */
export const isPosition = (source: string): boolean => /"format"\s*:\s*"fronts-position"/.test(source.slice(0, 400));
