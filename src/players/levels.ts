/** How strong a program at the table plays, the weakest first. */
export const LEVELS = ['recruit', 'veteran', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** Of a save: a strength that this build does not know is played by the one in the middle. */
export const levelOf = (text: string): Level => LEVELS.find((level) => level === text) ?? 'veteran';
