import { distance, scatter } from '../../../map/geometry.ts';
import type { Line, Point } from '../../../map/geometry.ts';
import { REAR_SIDES, RIVER_SIDES } from './board.ts';
import type { Side } from './board.ts';

/** Points put on each hexside, and how far they stray from it. Corners stay: there the rules see whether a way crosses. */
const STEPS = 5;
const STRAY = 3.7;

/** The rivers of the rules as they are drawn: along their hexsides, made uneven as water is. */
export function ruledCourses(): readonly Line[] {
  const names = new Set(RIVER_SIDES.map(({ river }) => river));
  const rivers = [...names].map((name) => RIVER_SIDES.filter(({ river }) => river === name));
  return [...rivers, REAR_SIDES].flatMap((sides, i) => chainsOf(sides).map((chain) => uneven(chain, 977 * (i + 1))));
}

/** Sides joined end to end. */
function chainsOf(sides: readonly Side[]): readonly Line[] {
  const left = sides.map(({ ends }): Line => ends);
  const chains: Line[] = [];
  for (let chain = left.shift(); chain; chain = left.shift()) {
    for (let next = joint(chain, left); next; next = joint(chain, left)) {
      chain = next.joined;
      left.splice(next.at, 1);
    }
    chains.push(chain);
  }
  return chains;
}

/** The chain with one more piece of `left` at either end; null where none fits. */
function joint(chain: Line, left: readonly Line[]): { readonly joined: Line; readonly at: number } | null {
  const [first, last] = [chain[0], chain.at(-1)];
  const meets = (a: Point | undefined, b: Point | undefined) => a && b && distance(a, b) < 1;
  for (const [at, piece] of left.entries()) {
    const turned = [...piece].reverse();
    if (meets(last, piece[0])) return { joined: [...chain, ...piece.slice(1)], at };
    if (meets(last, turned[0])) return { joined: [...chain, ...turned.slice(1)], at };
    if (meets(first, piece.at(-1))) return { joined: [...piece.slice(0, -1), ...chain], at };
    if (meets(first, turned.at(-1))) return { joined: [...turned.slice(0, -1), ...chain], at };
  }
  return null;
}

function uneven(chain: Line, seed: number): Line {
  const random = scatter(seed + chain.length);
  return chain.flatMap((to, i): Point[] => {
    const from = chain[i - 1];
    if (!from) return [to];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    return Array.from({ length: STEPS }, (_, step): Point => {
      const t = (step + 1) / STEPS;
      const aside = step === STEPS - 1 ? 0 : ((random() - 0.5) * 2 * STRAY) / long;
      return [from[0] + dx * t - dy * aside, from[1] + dy * t + dx * aside];
    });
  });
}
