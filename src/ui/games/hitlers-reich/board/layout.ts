import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Arrow } from '../../../board/board-steps.ts';
import { bordersOf } from '../lookup.ts';
import { SHAPES, buildPaths } from './shapes.ts';
import type { Place, SlotName, SpaceShape } from './shapes.ts';

/** Where things lie on this board, in board units. */
export const BOARD = { width: SHAPES.width, height: SHAPES.height };
export const PATHS = buildPaths(SHAPES);

export const shapeOf = (id: SpaceId): SpaceShape | null => SHAPES.spaces[id] ?? null;
export const outlineOf = (id: SpaceId): string => PATHS.spaces[id] ?? '';
export const middleOf = (id: SpaceId): Place => shapeOf(id)?.label ?? [0, 0];

/** Where a piece stands and how large it is against full size; null where the space has no room for one. */
export function slotOf(id: SpaceId, slot: SlotName): { readonly at: Place; readonly scale: number } | null {
  const shape = shapeOf(id);
  const at = shape?.slots[slot];
  if (!shape || !at) return null;
  const aside = slot === 'drums' || slot === 'conflict' ? drumsAside(shape) : 0;
  return { at: [at[0] + aside, at[1]], scale: slot === 'drums' ? 1 : shape.scale };
}

/** Drums share a line under the name with a sign that is rarely there: they are moved to the middle, and it with them. */
function drumsAside({ slots: { name, drums, conflict } }: SpaceShape): number {
  const isShared = drums && conflict && drums[1] === conflict[1] && drums[1] > name[1] + ON_LINE;
  return isShared ? name[0] - drums[0] : 0;
}
/** What is no further up or down than this stands on the line of the name. */
export const ON_LINE = 8;

/** Room round the things of a space that stand beside it. */
const PAD = 3;

/** The frame of what stands outside a space too small for it; null for all others. */
export function callOutOf(id: SpaceId): string | null {
  const shape = shapeOf(id);
  if (!shape?.leader) return null;
  const boxes = Object.entries(shape.slots).map(([slot, [x, y]]) => {
    const [width, height] =
      slot === 'name' ? [shape.text * 5, shape.text] : SHAPES.sizes[slot as Exclude<SlotName, 'name'>];
    return { x, y, width: width * shape.scale + 2 * PAD, height: height * shape.scale + 2 * PAD };
  });
  const left = Math.min(...boxes.map((box) => box.x - box.width / 2));
  const right = Math.max(...boxes.map((box) => box.x + box.width / 2));
  const top = Math.min(...boxes.map((box) => box.y - box.height / 2));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height / 2));
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}

const HEADING: Readonly<Record<Arrow, Place>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };
/** An arrow key leads to what lies within this of its direction, in radians. */
const WIDEST = (75 * Math.PI) / 180;

const leads = new WeakMap<HrFacts, Map<string, readonly SpaceId[]>>();

/**
 * The space an arrow key leads to: of the neighbours by the rules, not of what merely looks near, the one that lies best
 * in that direction. None where no neighbour lies that way.
 */
export function neighbourTowards(facts: HrFacts, from: SpaceId, arrow: Arrow): readonly SpaceId[] {
  const known = leads.get(facts) ?? new Map<string, readonly SpaceId[]>();
  leads.set(facts, known);
  const key = `${from} ${arrow}`;
  const found = known.get(key) ?? bestTowards(facts, from, arrow);
  known.set(key, found);
  return found;
}

function bestTowards(facts: HrFacts, from: SpaceId, arrow: Arrow): readonly SpaceId[] {
  const [x, y] = middleOf(from);
  const [aheadX, aheadY] = HEADING[arrow];
  const ranked = bordersOf(facts, from)
    .map(({ to }) => {
      const [toX, toY] = middleOf(to);
      const far = Math.hypot(toX - x, toY - y) || 1;
      const off = Math.acos(((toX - x) * aheadX + (toY - y) * aheadY) / far);
      return { to, off, cost: far * (1 + (2 * off) / WIDEST) };
    })
    .filter(({ off }) => off < WIDEST)
    .sort((a, b) => a.cost - b.cost);
  return ranked.slice(0, 1).map(({ to }) => to);
}
