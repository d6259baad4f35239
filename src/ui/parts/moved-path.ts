export interface Shift {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Swaps left and right. */
  readonly isMirrored?: boolean;
}

/** The meaning of the numbers after each letter of a path in absolute coordinates. */
const NUMBERS: Readonly<Record<string, string>> = { M: 'xy', L: 'xy', H: 'x', V: 'y', Q: 'xyxy', C: 'xyxyxy', Z: '' };

/**
 * Moves a path. A `transform` attribute would do the same, but each shape with one becomes a separate part of its layer
 * in every frame; moved paths of one piece can be merged. @throws on arcs and on relative commands.
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
