/** The lesson for somebody who has never played a wargame. */
export const FIRST_LESSON = 'first-turn';
