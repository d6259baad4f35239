const isSquare = (letter: string): boolean => letter > '\u2e80';
export const isJapanese = (text: string): boolean => [...text].some(isSquare);

/** Rough width of a word in ems, for the two scripts in use: exact metrics would cost a layout per name. */
export const emWidth = (text: string, latin: number): number =>
  [...text].reduce((sum, letter) => sum + (isSquare(letter) ? 1 : latin), 0);

/** The name of a natural feature on the map: print, not rules. */
export interface PlacedName {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** The names that the map tool could place: x, y and slope in degrees. */
export const placeNames = <Name extends object>(
  names: Readonly<Record<string, Name>>,
  labels: Readonly<Record<string, readonly number[]>>,
  size: number,
): readonly (Name & PlacedName)[] =>
  Object.entries(names).flatMap(([id, name]) => {
    const [x, y, turn] = labels[id] ?? [];
    return x === undefined || y === undefined || turn === undefined ? [] : [{ id, ...name, x, y, turn, size }];
  });
