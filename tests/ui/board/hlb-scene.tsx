import { fixed } from '../../../src/ui/board/selected.ts';
import { vi } from 'vitest';
import { hitlersLastBattles } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import { rulingsOf } from '../../../src/engine/games/hitlers-last-battles/rulings.ts';
import type { HlbView } from '../../../src/engine/games/hitlers-last-battles/view.ts';
import type { TargetRef } from '../../../src/engine/kernel/types.ts';
import type { HlbBoardProps } from '../../../src/ui/games/hitlers-last-battles/board/hlb-board.tsx';
import type { BoardNames } from '../../../src/ui/games/hitlers-last-battles/board/stops.ts';
import type { Mark } from '../../../src/ui/board/board-steps.ts';

/** The board at the set-up, with spies for its callbacks and plain names for its words. */
export const { facts } = hitlersLastBattles.data;

const nothingDone = { moved: false, origin: null, fought: false, supported: false };
export const opening: HlbView = {
  turn: 1,
  side: 'german',
  phase: 'movement',
  units: Object.fromEntries(facts.units.map((unit) => [unit.id, { hex: unit.start, ...nothingDone }])),
  markers: Object.fromEntries(facts.markers.map((marker) => [marker.id, null])),
  control: Object.fromEntries(
    facts.hexes.flatMap((hex) => (hex.initialControl ? [[hex.id, hex.initialControl] as const] : [])),
  ),
  strategic: { volkssturm: false, replacementsLeft: { G: 0, W: 0, S: 0 }, markersLeft: 0 },
  rulings: rulingsOf({}),
  battle: null,
  score: { german: { total: 23, reasons: [] }, allied: { total: 2, reasons: [] } },
  stack: [{ at: 'movement/move', side: 'german' }],
  result: null,
};

const say = (text: string, mark: Mark | null) => (mark ? `${text}, ${mark}` : text);
export const names: BoardNames = {
  named: (thing) => thing.nameEn,
  hex: (id, mark) => say(`${facts.hexes.find((hex) => hex.id === id)?.nameEn ?? ''} ${id}`, mark),
  unit: (id, mark) => say(facts.units.find((unit) => unit.id === id)?.nameEn ?? id, mark),
  marker: (id, mark) => say(facts.markers.find((marker) => marker.id === id)?.nameEn ?? id, mark),
  board: 'Map of Central Europe',
  controls: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole map', focusQuestion: 'Show the question' },
};

export function boardProps(targets: readonly (readonly [TargetRef, Mark])[] = [], view: HlbView = opening) {
  return {
    facts,
    view,
    focusTargets: new Map(targets),
    lastMove: null,
    pointed: [],
    reach: [],
    trail: [],
    lost: [],
    arrows: [],
    fought: [],
    overlay: 'none',
    hidePieces: false,
    selected: fixed(null),
    names,
    readOnly: false,
    onPick: vi.fn(),
    onWhy: vi.fn(),
    onHover: vi.fn(),
    onInspect: vi.fn(),
  } satisfies HlbBoardProps;
}
