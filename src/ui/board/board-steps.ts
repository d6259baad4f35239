import type { TargetRef } from '../../engine/kernel/types.ts';
import { boxPath, type Place } from './hex-geometry.ts';

/** Keyboard steps on a board of spaces. A *stop* is anything that can be pointed at: every space, and every piece on one. */
export type Arrow = 'up' | 'down' | 'left' | 'right';
export type Mark = 'legal' | 'chosen' | 'refused';

export interface BoardStop {
  readonly id: string;
  readonly space: string;
  readonly kind: 'space' | 'piece';
  /** Outline for hits and focus ring, as SVG path data. */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  /** Full accessible name: what it is, its holder, its contents, and whether it is a target. */
  readonly label: string;
  /** Short text for the pointer, where the drawing itself says less. */
  readonly hint?: string;
  readonly mark: Mark | null;
  /** Below the others, which are hit first: water round islands. */
  readonly isGround?: boolean;
  /** Above all others: a stack that is spread out, a space laid over the drawn ones. */
  readonly isRaised?: boolean;
  /** Too small to be hit: a disc round its middle, never smaller than the minimum target size, can be hit as well. */
  readonly isSmall?: boolean;
}

/** The spaces next to `space` in that direction: two where a hex grid offers two, none at the edge. */
export type Neighbours = (space: string, arrow: Arrow) => readonly string[];

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
export const arrowOf = (key: string): Arrow | null => ARROWS[key] ?? null;

/** The line that a walk by one pair of arrows keeps to: a height for left and right, a column for up and down. */
export const levelOf = ({ x, y }: Pick<BoardStop, 'x' | 'y'>, arrow: Arrow): number => (isAcross(arrow) ? y : x);
export const isAcross = (arrow: Arrow): boolean => arrow === 'left' || arrow === 'right';

/**
 * The space an arrow leads to. One pair of arrows has two neighbours in a hex grid, left and right or up and down; of those
 * the one nearer to the line on which the walk began (`level`) is taken, so that a held key keeps to its row or column
 * instead of drifting off the board.
 */
export function stepTo(
  stops: readonly BoardStop[],
  neighbours: Neighbours,
  from: BoardStop,
  arrow: Arrow,
  level: number,
): BoardStop | null {
  const off = (stop: BoardStop): number => Math.abs(levelOf(stop, arrow) - level);
  let best: BoardStop | null = null;
  for (const id of neighbours(from.space, arrow)) {
    const stop = stops.find((each) => each.kind === 'space' && each.space === id);
    if (stop && (!best || off(stop) < off(best))) best = stop;
  }
  return best;
}

/**
 * The reach of the piece that is taken up: its own space and those that it may be sent to. Arrows stay inside it. Null
 * where no piece is taken up, or it has nowhere to go; arrows then walk the whole board.
 */
export function reachIn(stops: readonly BoardStop[]): readonly BoardStop[] | null {
  const homes = new Set(stops.flatMap(({ kind, mark, space }) => (kind === 'piece' && mark === 'chosen' ? space : [])));
  if (homes.size === 0) return null;
  const reach = stops.filter((stop) => stop.kind === 'space' && (isOffered(stop) || homes.has(stop.space)));
  return reach.some(isOffered) ? reach : null;
}

/** Returns the next space of the reach in the direction of the arrow, across gaps, or null if there is none. */
export function stepWithin(
  reach: readonly BoardStop[],
  neighbours: Neighbours,
  from: BoardStop,
  arrow: Arrow,
  level: number,
): BoardStop | null {
  const next = stepTo(reach, neighbours, from, arrow, level);
  if (next !== null) return next;
  const sign = arrow === 'left' || arrow === 'up' ? -1 : 1;
  const beyond = reach
    .map((stop) => {
      const [dx, dy] = [(stop.x - from.x) * sign, (stop.y - from.y) * sign];
      const [along, across] = isAcross(arrow) ? [dx, Math.abs(dy)] : [dy, Math.abs(dx)];
      return { stop, along, across };
    })
    .filter(({ along, across }) => along > 0 && across <= along);
  return (
    beyond.reduce<(typeof beyond)[number] | null>(
      (best, one) => (best === null || one.along + one.across < best.along + best.across ? one : best),
      null,
    )?.stop ?? null
  );
}

export const isOffered = (stop: BoardStop): boolean => stop.mark === 'legal' || stop.mark === 'chosen';

/** The next stop that is offered, in board order; null past the last one, where Tab leaves the board. */
export function nextOffered(stops: readonly BoardStop[], from: string | null): BoardStop | null {
  const at = stops.findIndex((stop) => stop.id === from);
  return stops.find((stop, i) => i > at && isOffered(stop)) ?? null;
}

/** First or last of what is offered; of all spaces where nothing is. */
export function endStop(stops: readonly BoardStop[], end: 'first' | 'last'): BoardStop | null {
  const offered = stops.filter(isOffered);
  const among = offered.length > 0 ? offered : stops.filter((stop) => stop.kind === 'space');
  return among.at(end === 'first' ? 0 : -1) ?? null;
}

export function cyclePiece(stops: readonly BoardStop[], from: string | null, step: 1 | -1): BoardStop | null {
  const pieces = stops.filter((stop) => stop.kind === 'piece');
  const at = pieces.findIndex((stop) => stop.id === from);
  if (pieces.length === 0) return null;
  if (at >= 0) return pieces.at((at + step) % pieces.length) ?? null;
  // Not on a piece: the one in this space, else the first or the last.
  const space = stops.find((stop) => stop.id === from)?.space;
  return pieces.find((stop) => stop.space === space) ?? pieces.at(step === 1 ? 0 : -1) ?? null;
}

/** The stop where Tab enters: the picked one, else the first offered, else the first space. */
export const entryStop = (stops: readonly BoardStop[]): BoardStop | null =>
  stops.find((stop) => stop.mark === 'chosen') ?? endStop(stops, 'first');

/**
 * Resolves a press. A space and its pieces overlap, and usually only one of them is offered: the press means that one.
 * Null if nothing is offered: the press asks why.
 */
export function resolvePick(id: string, stops: readonly BoardStop[]): string | null {
  const stop = stops.find((each) => each.id === id);
  if (!stop) return null;
  if (isOffered(stop)) return stop.id;
  const here = stops.filter((each) => each.space === stop.space && isOffered(each));
  const space = here.find((each) => each.kind === 'space');
  if (space) return space.id;
  if (stop.kind !== 'space') return null;
  // Pointing at the ground of a stack takes its first piece, then the next.
  const chosen = here.findIndex((each) => each.mark === 'chosen');
  return here[(chosen + 1) % here.length]?.id ?? null;
}

/** The targets that are offered, chosen or just refused. Those that are not on the board are skipped. */
export type FocusTargets = ReadonlyMap<TargetRef, Mark>;

export const NOTHING_MARKED: FocusTargets = new Map();

interface BoardPiece {
  readonly id: TargetRef;
  readonly space: string;
  readonly at: Place;
  readonly width: number;
  readonly height: number;
  /** Its full accessible name. */
  readonly label: (mark: Mark | null) => string;
  readonly hint: string;
}

export function pieceStop({ at, width, height, label, ...piece }: BoardPiece, targets: FocusTargets): BoardStop {
  const mark = targets.get(piece.id) ?? null;
  return { ...piece, kind: 'piece', path: boxPath(at, width, height), ...at, label: label(mark), mark };
}

export interface PlaceMark {
  readonly place: string;
  readonly mark: Mark;
  /** Selected things that are not targets have the rim without a sign. */
  readonly isTagged: boolean;
  /** A large place, such as a sea zone: a wide hatching lets the print through. */
  readonly isWide?: boolean;
  /** True for a part of a region, which has one outline. */
  readonly isInRegion?: true;
}

/** Targets among `places`, and the places of what is selected, in the order of `places`. */
export const markPlaces = (
  places: readonly string[],
  targets: FocusTargets,
  selected: ReadonlySet<string | null>,
): readonly PlaceMark[] =>
  places.flatMap((place): readonly PlaceMark[] => {
    const mark = targets.get(`space:${place}`);
    if (mark) return [{ place, mark, isTagged: true }];
    return selected.has(place) ? [{ place, mark: 'chosen', isTagged: false }] : [];
  });

export const listLit = (targets: FocusTargets): readonly TargetRef[] =>
  [...targets].flatMap(([target, mark]) => (mark === 'refused' ? [] : target));
