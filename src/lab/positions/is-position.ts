/** Whether a text means to be a position file, whatever is wrong with it. */
export const isPosition = (source: string): boolean => /"format"\s*:\s*"fronts-position"/.test(source.slice(0, 400));
