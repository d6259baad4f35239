import type { Ref } from 'react';
import type { TargetRef } from '../../engine/kernel/types.ts';
import type { Film, FilmFrame } from '../../store/film.ts';
import type { MapHandle } from '../board/map-viewport.tsx';
import { fixed } from '../board/selected.ts';
import type { GameTable, TargetState } from '../table/game-table.ts';

interface ReplayBoardProps {
  readonly game: GameTable;
  readonly film: Film;
  readonly frame: FilmFrame;
  readonly mapRef: Ref<MapHandle>;
}

const NOTHING: readonly never[] = [];
const NO_TARGETS: ReadonlyMap<TargetRef, TargetState> = new Map();
const NOBODY = fixed(null);
const ignore = (): void => undefined;

/** The board of the table to be looked at: what happened last is traced on it, nothing can be pressed. */
export function ReplayBoard({ game, film, frame, mapRef }: ReplayBoardProps) {
  const { Board } = game.board;
  return (
    <Board
      facts={film.facts}
      view={frame.view}
      targets={NO_TARGETS}
      selected={NOBODY}
      events={frame.events}
      stepNumber={frame.at}
      moves={NOTHING}
      overlay={null}
      lifted={false}
      readOnly
      mapRef={mapRef}
      onPick={ignore}
      onWhy={ignore}
      onHover={ignore}
      onInspect={ignore}
    />
  );
}
