import type { BtmEvent, Reckoning } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { findUnit, isSpotName, turnOfPlace, type BtmScene, type BtmWords } from '../lookup.ts';

/** The losses of a combat, and the reading of one that is over. */

export interface Told {
  readonly text: string;
  readonly rule: string;
}

/** A corps has no spent side (§11.6). */
export const hasBack = ({ facts }: BtmScene, unit: UnitId): boolean => findUnit(facts, unit)?.hasSpentSide ?? true;

/** True on a hex or in a rear area; false if lost or on the turn track. */
export const isOnMap = ({ view }: BtmScene, unit: UnitId): boolean => isSpotName(view.units[unit]?.place ?? '');

/** §11.3.7: attackers and active defenders end up spent; corps are eliminated instead. */
export function listCost(scene: BtmWords, { attackers, defenders }: CombatReading): readonly Told[] {
  const { t } = scene.i18n;
  const fresh = [...attackers, ...defenders.filter(({ as }) => as === 'active')]
    .map(({ unit }) => unit)
    .filter((unit) => isOnMap(scene, unit) && scene.view.units[unit]?.spent === false);
  const told = (key: 'spent' | 'gone', has: boolean): readonly Told[] => {
    const units = fresh.filter((unit) => hasBack(scene, unit) === has);
    const [sure, unlessRear] = [false, true].map((may) => units.filter((unit) => mayEscape(scene, unit) === may));
    return [
      ...(sure?.length ? [{ text: t(`table.btm.fight.${key}`, { units: joinIds(sure) }), rule: '11.3.7' }] : []),
      ...(unlessRear?.length
        ? [{ text: t(`table.btm.fight.${key}-unless-rear`, { units: joinIds(unlessRear) }), rule: '11.3.7' }]
        : []),
    ];
  };
  return [...told('spent', true), ...told('gone', false)];
}

/** §10.5: a unit in the attacked hex can still retreat to the rear, where its defence is free. */
export const mayEscape = ({ queries, view }: BtmScene, unit: UnitId): boolean =>
  view.combat !== null && view.units[unit]?.place === view.combat.target && queries.mayReachRear(view, unit);

/** The turn on whose space of the track a unit waits, or null. */
export const waitsFor = ({ view }: BtmScene, unit: UnitId): number | null => turnOfPlace(view.units[unit]?.place ?? '');

/** A combat that the shown step ended: its numbers, and its die if one was rolled. */
export interface Over {
  readonly target: string;
  readonly reckoning: Reckoning;
  readonly die: number | null;
  readonly isHero: boolean;
}

export function readOver(events: readonly BtmEvent[]): Over | null {
  const last = events.findLast((event) => event.type === 'rolled' || event.type === 'attack-failed');
  if (last?.type === 'rolled') return last;
  return last?.type === 'attack-failed' ? { ...last, die: null, isHero: false } : null;
}
