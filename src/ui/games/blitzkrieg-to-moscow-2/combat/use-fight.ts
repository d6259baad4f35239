import { useMemo } from 'react';
import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import type { TellProps } from '../../../table/game-table.ts';
import type { BtmMove, BtmScene } from '../lookup.ts';

/** Read once for all parts of the column. */
const readings = makeIndex((_view: BtmView) => new Map<BtmMove | null, CombatReading | null>());

function readOnce({ facts, view }: BtmScene, move: BtmMove | null) {
  const known = readings(view);
  const before = known.get(move);
  if (before !== undefined) return before;
  const reading = move === null ? facts.queries.readCombat(view) : facts.queries.readCombat(view, move);
  known.set(move, reading);
  return reading;
}

/** The hex that is fought over, from the naming of attackers to the last answer; null where there is no combat. */
export const foughtIn = (scene: BtmScene): string | null => readOnce(scene, null)?.target ?? null;

/** The combat as the column shows it. */
export interface FightShown {
  /** With the picked move, where it changes anything. */
  readonly shown: CombatReading;
  /** As things stand; the same object while nothing is supposed. */
  readonly standing: CombatReading;
  /** What is supposed is a shift card. */
  readonly isCardTried: boolean;
}

/** The combat that is fought or being named, with what is picked; null where there is none. */
export function useFight({ facts, view, chosen, isRolling = false }: TellProps<BtmTypes>): FightShown | null {
  const tried = isRolling ? null : chosen;
  return useMemo(() => {
    const standing = readOnce({ facts, view }, null);
    if (!standing) return null;
    const supposed = tried === null ? null : readOnce({ facts, view }, tried);
    const isCardTried = supposed !== null && tried !== null && facts.plays[tried.type] === 'combatShift';
    return { shown: supposed ?? standing, standing, isCardTried };
  }, [facts, view, tried]);
}
