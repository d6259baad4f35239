/** How hard tests of chance try: a little in `npm test`, much in `npm run soak`. */
export const isLong = process.env['FRONTS_EFFORT'] === 'long';

/** So many games, draws or saves: few on every change, many in the soak. */
export const effort = (few: number, many: number): number => (isLong ? many : few);
