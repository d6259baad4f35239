/** These parts take pictures and films of the app and only need the packages of its tests. */
export const OF_APP = ['screens', 'motion'];
export const PARTS = ['map', 'cards', 'fonts', 'sounds', ...OF_APP];
