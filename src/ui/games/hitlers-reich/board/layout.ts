import { createContext } from 'react';
import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import type { Arrow } from '../../../board/board-steps.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { bordersOf } from '../lookup.ts';
import { carve, isSteppe, STEPPE_CUT } from './carved.ts';
import { ownShapes } from './own-shapes.ts';
import {
  SHAPES,
  buildPaths,
  type MapPaths,
  type MapShapes,
  type Place,
  type SlotName,
  type SpaceShape,
} from './shapes.ts';

/** The geometry of this board, in board units. */
export const BOARD = { width: SHAPES.width, height: SHAPES.height };
export const PATHS = buildPaths(SHAPES);

export const LAND_IDS = Object.keys(SHAPES.spaces).filter((id) => !SHAPES.spaces[id]?.slots.fleetAxis);
export const SEA_IDS = Object.keys(SHAPES.spaces).filter((id) => SHAPES.spaces[id]?.slots.fleetAxis);

interface Sheet {
  readonly shapes: MapShapes;
  readonly paths: MapPaths;
}
const PRINTED: Sheet = { shapes: SHAPES, paths: PATHS };
let carved: Sheet | null = null;
/** The drawn map; with the Steppe of our pack it has a cut, which is made when it is first asked for. */
function sheetOf({ areas }: Pick<HrFacts, 'areas'>): Sheet {
  if (!areas.some(isSteppe)) return PRINTED;
  if (!carved) {
    const shapes = carve(SHAPES, STEPPE_CUT);
    carved = { shapes, paths: buildPaths(shapes) };
  }
  return carved;
}

/** The spaces of a map: those drawn by their outlines, and those that a data pack adds. */
export interface Layout extends Sheet {
  readonly isDrawn: (id: SpaceId) => boolean;
  readonly shapeOf: (id: SpaceId) => SpaceShape | null;
  /** SVG path data. */
  readonly outlineOf: (id: SpaceId) => string;
  readonly middleOf: (id: SpaceId) => Place;
  readonly boxOf: (id: SpaceId) => Rect;
  /** Position and relative size of a piece; null if the space has no room for one. */
  readonly slotOf: (id: SpaceId, slot: SlotName) => { readonly at: Place; readonly scale: number } | null;
  /** The frame of the pieces outside a space that is too small for them; null for all others. */
  readonly callOutOf: (id: SpaceId) => string | null;
}

export const layoutOf = makeIndex((facts: Pick<HrFacts, 'areas' | 'zones'>): Layout => {
  const sheet = sheetOf(facts);
  const { shapes, paths } = sheet;
  const isDrawn = (id: SpaceId): boolean => shapes.spaces[id] !== undefined;
  const own = ownShapes(facts, BOARD, isDrawn);
  const shapeOf = (id: SpaceId): SpaceShape | null => own.get(id)?.shape ?? shapes.spaces[id] ?? null;
  const middleOf = (id: SpaceId): Place => shapeOf(id)?.label ?? [0, 0];
  return {
    ...sheet,
    isDrawn,
    shapeOf,
    middleOf,
    outlineOf: (id) => own.get(id)?.path ?? paths.spaces[id] ?? '',
    boxOf(id) {
      const [x, y] = middleOf(id);
      return own.get(id)?.box ?? paths.boxes[id] ?? { x, y, width: 0, height: 0 };
    },
    slotOf(id, slot) {
      const shape = shapeOf(id);
      const at = shape?.slots[slot];
      if (!shape || !at) return null;
      const aside = slot === 'drums' || slot === 'conflict' ? drumsAside(shape) : 0;
      return { at: [at[0] + aside, at[1]], scale: slot === 'drums' ? 1 : shape.scale };
    },
    callOutOf(id) {
      const shape = shapeOf(id);
      return shape?.leader ? callOut(shape) : null;
    },
  };
});

export const LayoutContext = createContext<Layout>(layoutOf({ areas: [], zones: [] }));

/** Drums share a line under the name with a sign that is rarely there: they are moved to the middle, and it with them. */
function drumsAside({ slots: { name, drums, conflict } }: SpaceShape): number {
  const isShared = drums && conflict && drums[1] === conflict[1] && drums[1] > name[1] + ON_LINE;
  return isShared ? name[0] - drums[0] : 0;
}
export const ON_LINE = 8;

const PAD = 3;

function callOut(shape: SpaceShape): string {
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
/** An arrow key leads to spaces within this angle of its direction, in radians. */
const WIDEST = (75 * Math.PI) / 180;

const leads = new WeakMap<HrFacts, Map<string, readonly SpaceId[]>>();

/**
 * The space that an arrow key leads to: of the neighbours by the rules, not those that merely look near, the best in
 * that direction. Null if there is none.
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
  const { middleOf } = layoutOf(facts);
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
