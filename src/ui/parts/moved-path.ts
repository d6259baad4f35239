/** How far a path goes along with what it is drawn in. */
export interface Shift {
  readonly x?: number;
  readonly y?: number;
  /** Applied before the shift. */
  readonly scale?: number;
  /** Left and right changed over. */
  readonly isMirrored?: boolean;
}

/** For each letter of a path in absolute coordinates what its numbers are. */
const NUMBERS: Readonly<Record<string, string>> = { M: 'xy', L: 'xy', H: 'x', V: 'y', Q: 'xyxy', C: 'xyxyxy', Z: '' };

/**
 * The path in another place. An attribute `transform` would do the same, but every shape that has one is put together as a
 * layer's part of its own with each frame: figures of a piece that lie in one piece are one.
 *
 * @throws where the path has a letter that is not absolute, or an arc.
 */
export function movedPath(path: string, { x = 0, y = 0, scale = 1, isMirrored = false }: Shift): string {
  const across = isMirrored ? -scale : scale;
  return path.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter: string, figures: string) => {
    const kinds = NUMBERS[letter];
    if (kinds === undefined) throw new Error(`a path with ${letter} is not moved`);
    const numbers = figures.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    const moved = numbers.map((text, at) =>
      kinds[at % kinds.length] === 'x' ? Number(text) * across + x : Number(text) * scale + y,
    );
    return letter + moved.map((number) => Number(number.toFixed(3))).join(' ');
  });
}
