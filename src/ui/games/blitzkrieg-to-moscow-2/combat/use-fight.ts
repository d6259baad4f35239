import { useMemo } from 'react';
import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import type { ShownFight, TellProps, ToldFight } from '../../../table/game-table.ts';
import type { BtmMove, BtmScene } from '../lookup.ts';

/** Shared by all parts of the column. */
const readings = makeIndex((_view: BtmView) => new Map<BtmMove | null, CombatReading | null>());

function readOnce({ queries, view }: BtmScene, move: BtmMove | null) {
  const known = readings(view);
  const before = known.get(move);
  if (before !== undefined) return before;
  const reading = move === null ? queries.readCombat(view) : queries.readCombat(view, move);
  known.set(move, reading);
  return reading;
}

/** The combat from the naming of attackers to the last answer. While its dice are shown, it is as it was before them. */
export function findFight(scene: BtmScene, told: ToldFight<BtmTypes> | null): ShownFight | null {
  const reading = readOnce({ ...scene, view: told?.before ?? scene.view }, null);
  return reading && { id: reading.target, place: 'strip' };
}

export interface FightView {
  /** With the picked move, if it changes anything. */
  readonly shown: CombatReading;
  /** The reading without the pick; the same object while nothing is picked. */
  readonly standing: CombatReading;
  /** The pick is a shift card. */
  readonly isCardTried: boolean;
}

/** The running or planned combat, with the pick; null for none. */
export function useFight({ facts, queries, view, chosen, isRolling = false }: TellProps<BtmTypes>): FightView | null {
  const tried = isRolling ? null : chosen;
  return useMemo(() => {
    const standing = readOnce({ facts, queries, view }, null);
    if (!standing) return null;
    const supposed = tried === null ? null : readOnce({ facts, queries, view }, tried);
    const isCardTried = supposed !== null && tried !== null && facts.plays[tried.type] === 'combatShift';
    return { shown: supposed ?? standing, standing, isCardTried };
  }, [facts, queries, view, tried]);
}
