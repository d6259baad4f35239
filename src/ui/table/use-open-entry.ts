import { useEffect, useState } from 'react';
import type { Line, TargetRef } from '../../engine/kernel/types.ts';
import { spaceRef } from '../../engine/kits/pointing/targets.ts';
import type { GameTable } from './game-table.ts';
import type { LogEntry } from './log-entries.ts';
import { boxOnBoard, findAnchor } from './placement.ts';
import { useGame, useMapRef, usePlayStore } from './use-play.tsx';

/** Parameters of a line that name its place, the most telling first. */
const PLACES = ['target', 'hex', 'space', 'place'] as const;

/** The place on the map that a line is about; null for none. */
function placeTold({ places }: GameTable, view: object, { params = {} }: Line): TargetRef | null {
  const told = PLACES.flatMap((name) => (params[name] === undefined ? [] : [spaceRef(String(params[name]))]));
  return told.find((target) => places.isOnBoard(view, target)) ?? null;
}

/** The entry that is open. Its place has the rim of the selection on the map, and the map brings it into sight. */
export function useOpenEntry(entries: readonly LogEntry[]) {
  const game = useGame();
  const play = usePlayStore();
  const mapRef = useMapRef();
  const [open, setOpen] = useState<string | null>(null);
  const { pointAt } = play.actions;
  useEffect(() => () => pointAt(null), [pointAt]);
  const toggle = (id: string | null) => {
    const next = id === open ? null : id;
    setOpen(next);
    const told = entries.find((entry) => entry.id === next)?.told[0];
    const place = told ? placeTold(game, play.getState().picture.view, told.line) : null;
    pointAt(place);
    const anchor = place && findAnchor(place);
    const box = anchor && boxOnBoard(anchor);
    if (box) mapRef.current?.reveal(box);
  };
  return { open, toggle };
}
