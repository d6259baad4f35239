import { useCallback, useRef } from 'react';
import type { Ref } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { resolvePick } from './board-steps.ts';
import type { BoardStop, Neighbours } from './board-steps.ts';
import { MapViewport } from './map-viewport.tsx';
import type { MapHandle, MapViewportProps } from './map-viewport.tsx';
import { SpaceBoard } from './space-board.tsx';
import type { SpaceBoardHandle } from './space-board.tsx';

export interface BoardShellProps extends Omit<MapViewportProps, 'ref'> {
  /** Class of the whole board: its colours and its frame. */
  readonly className: string;
  /** Name of the board for readers. */
  readonly label: string;
  /** Everything that can be pointed at; their ids are targets. */
  readonly stops: readonly BoardStop[];
  readonly neighbours: Neighbours;
  /** Nothing can be picked: a press looks. */
  readonly readOnly: boolean;
  readonly onPick: (target: TargetRef) => void;
  /** Asked with `?`, and by a press on anything that is not offered. */
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
  readonly ref?: Ref<MapHandle> | undefined;
  readonly boardRef?: Ref<SpaceBoardHandle> | undefined;
}

/** A board as every game has it: layers that pan and zoom, and over them what can be pointed at, by hand or by key. */
export function BoardShell(props: BoardShellProps) {
  const { className, label, stops, neighbours, readOnly, children, still = false, boardRef } = props;
  const { onPick, onWhy, onHover, onInspect, ref, ...map } = props;

  const act = (id: string) => {
    const picked = resolvePick(id, stops);
    if (readOnly) onInspect(id as TargetRef);
    else if (picked === null) onWhy(id as TargetRef);
    else onPick(picked as TargetRef);
  };
  const hovered = useRef<string | null>(null);
  const hover = useCallback(
    (id: string | null) => {
      if (hovered.current === id) return;
      hovered.current = id;
      onHover(id as TargetRef | null);
    },
    [onHover],
  );

  return (
    <div className={className} data-still={still || undefined}>
      <MapViewport {...map} still={still} {...(ref ? { ref } : {})}>
        {children}
        <SpaceBoard
          board={map.board}
          label={label}
          stops={stops}
          neighbours={neighbours}
          onPick={act}
          onWhy={(id) => onWhy(id as TargetRef)}
          onHover={hover}
          onInspect={(id) => onInspect(id as TargetRef)}
          {...(boardRef ? { ref: boardRef } : {})}
        />
      </MapViewport>
    </div>
  );
}
