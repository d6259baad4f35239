/** Workers for what takes long: as many as there are cores, less the one that draws the page. */
export const countHands = (cores = globalThis.navigator?.hardwareConcurrency ?? 1): number => Math.max(1, cores - 1);
