/** How many lines a Marshal may play out for a decision: as many as let hundreds of its games be played in an hour or two. */
export const NODES: Readonly<Record<string, number>> = {
  'hitlers-reich': 24,
  'blitzkrieg-to-moscow-2': 4,
  'hitlers-last-battles': 24,
};

/** The tournament plays introductory games. */
export const SAME: readonly string[] = ['tournament'];
