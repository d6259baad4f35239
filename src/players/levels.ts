export const LEVELS = ['recruit', 'veteran', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a save; one that this build does not know becomes the middle one. */
export const levelOf = (text: string): Level => LEVELS.find((level) => level === text) ?? 'veteran';
