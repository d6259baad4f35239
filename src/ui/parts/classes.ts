export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter((name) => name !== false && name !== null && name !== undefined && name !== '').join(' ');
