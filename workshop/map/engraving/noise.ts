/** Smooth noise from 0 to 1 over the plane, the same on every machine. */
export type Noise = (x: number, y: number) => number;

/** Value noise: random heights on a lattice of whole numbers, eased between them. */
function latticeNoise(seed: number): Noise {
  const at = (i: number, j: number): number => {
    const key = i * 7919 + j * 104729 + seed * 31337;
    let hash = Math.imul(key ^ (key >>> 13), 1274126177);
    hash ^= hash >>> 16;
    return ((hash >>> 0) % 10007) / 10007;
  };
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const mix = (a: number, b: number, t: number): number => a * (1 - t) + b * t;
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [ease(x - i), ease(y - j)];
    return mix(mix(at(i, j), at(i + 1, j), s), mix(at(i, j + 1), at(i + 1, j + 1), s), t);
  };
}

const coarse = latticeNoise(3);
const fine = latticeNoise(9);

/** Three octaves: what makes an edge or a slope uneven. */
export const unevenness: Noise = (x, y) =>
  coarse(x, y) * 0.55 + fine(x * 2.1, y * 2.1) * 0.3 + coarse(x * 4.3 + 9, y * 4.3) * 0.15;
