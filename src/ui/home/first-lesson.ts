/** The lesson for a player who is new to wargames. */
export const FIRST_LESSON = 'first-turn';
