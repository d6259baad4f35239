import type { ComponentType } from 'react';
import type { Types } from '../../engine/kernel/types.ts';
import type { PartProps } from './game-table.ts';
import { useTable } from './table-model.tsx';

/** What the parts of a game beside its board are given. */
function usePartProps(): PartProps<Types> {
  const { facts, view, shown, isRolling, match, decision, targets, selection, moves, actions } = useTable();
  const { picked, chosen, candidates } = selection;
  return {
    facts,
    view,
    seat: decision?.seat ?? null,
    targets,
    picked,
    chosen,
    moves: candidates.length > 0 ? candidates : moves,
    events: shown.events,
    stepNumber: shown.step.n,
    isRolling,
    preview: match.preview,
    onPick: actions.point,
    onWhy: actions.askWhy,
    onInspect: actions.inspect,
  };
}

function Part({ of: Component }: { readonly of: ComponentType<PartProps<Types>> }) {
  return <Component {...usePartProps()} />;
}

/** The cards in hand, where a game has any. */
export function TableHand() {
  const { Hand } = useTable().game;
  return Hand ? <Part of={Hand} /> : null;
}

/** The drawer under the map, where a game has one. */
export function TableDrawer() {
  const { Drawer } = useTable().game;
  return Drawer ? <Part of={Drawer} /> : null;
}

/** What has just been played out. */
export function TableAfter() {
  const { After } = useTable().game;
  return After ? <Part of={After} /> : null;
}

/** Whether something is being played out beside the board. */
export function useSheetIsOpen(): boolean {
  const { game, view } = useTable();
  return game.sheet?.isOpen(view) ?? false;
}

/** What is played out beside the board, while it is. */
export function TableSheet() {
  const { sheet } = useTable().game;
  return useSheetIsOpen() && sheet ? <Part of={sheet.Sheet} /> : null;
}
