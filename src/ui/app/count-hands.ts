/** One worker a core, less one core for the page. */
export const countHands = (cores = globalThis.navigator?.hardwareConcurrency ?? 1): number => Math.max(1, cores - 1);
