/** Moves the focus in a list of tiles, which may have columns. */

const STEPS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The tile that an arrow, Home or End leads to; null if the key does not move the focus. */
export function nextTile<Tile extends Element>(tiles: readonly Tile[], here: number, key: string): Tile | null {
  if (key === 'Home') return tiles[0] ?? null;
  if (key === 'End') return tiles.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  // A reader of boxes lays out the page, which no other key needs.
  const from = tiles[here]?.getBoundingClientRect();
  if (!from) return null;
  const [dx, dy] = step;
  const isRow = dy === 0;
  const ordered = tiles
    .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
    .map(({ tile, box }) => ({
      tile,
      along: isRow ? (box.left - from.left) * dx : (box.top - from.top) * dy,
      across: Math.abs(isRow ? box.top - from.top : box.left - from.left),
    }))
    .filter(({ along }) => along > 1)
    // Left and right stay in the row; up and down take the nearest row, then its nearest column.
    .filter(({ across }) => !isRow || across < from.height)
    .sort((a, b) => a.along - b.along || a.across - b.across);
  return ordered[0]?.tile ?? tiles[here + dx + dy] ?? null;
}

export function findByLetter<Tile extends Element>(tiles: readonly Tile[], here: number, key: string): Tile | null {
  if (!/^\p{L}$/u.test(key)) return null;
  const letter = key.toLocaleLowerCase();
  const inOrder = [...tiles.slice(here + 1), ...tiles.slice(0, here)];
  return inOrder.find((tile) => wordsOf(tile).some((word) => word.startsWith(letter))) ?? null;
}

/** The words of a tile's title; `b` finds `Army Group B`, too. */
const wordsOf = (tile: Element): readonly string[] =>
  (tile.querySelector('.action-tile__text')?.firstChild?.textContent ?? '').toLocaleLowerCase().split(/[\s,(]+/);
