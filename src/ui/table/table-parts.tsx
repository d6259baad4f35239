import { createContext, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Types } from '../../engine/kernel/types.ts';
import { isSheetOpen } from './game-table.ts';
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
    allMoves: moves,
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

/** What stands where a game has nothing to tell of the step shown. */
const OtherwiseContext = createContext<ReactNode>(null);

/** What has just been played out; `otherwise` where the game tells nothing of it. */
export function TableAfter({ otherwise }: { readonly otherwise: ReactNode }) {
  const { Aftermath } = useTable().game;
  if (!Aftermath) return otherwise;
  return (
    <OtherwiseContext value={otherwise}>
      <Part of={Aftermath} />
    </OtherwiseContext>
  );
}

/** Drawn by a game's `Aftermath` that has nothing to tell: what the table shows then. */
export function NothingAfter() {
  return use(OtherwiseContext);
}

/** Of the open match. */
export function useSheetIsOpen(): boolean {
  const { game, view } = useTable();
  return isSheetOpen(game, view);
}

/** What is played out beside the board, while it is. */
export function TableSheet() {
  const { sheet } = useTable().game;
  return useSheetIsOpen() && sheet ? <Part of={sheet.Sheet} /> : null;
}
