/** The seats from left to right as the players sit; the first seat is on the left unless they said otherwise. */
export const leftToRight = (seats: readonly string[], left: string | undefined): readonly string[] =>
  left !== undefined && seats.includes(left) ? [left, ...seats.filter((seat) => seat !== left)] : seats;
