/** One worker a core, less one core for the page. */
export const countWorkers = (cores = globalThis.navigator?.hardwareConcurrency ?? 1): number => Math.max(1, cores - 1);
