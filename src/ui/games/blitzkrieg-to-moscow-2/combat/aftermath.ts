import type { BtmEvent, Reckoning } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { findUnit, isSpotName } from '../lookup.ts';
import type { BtmScene, BtmWords } from '../lookup.ts';

/** What a combat costs those who fight it, and one that is over. */

export interface Told {
  readonly text: string;
  readonly rule: string;
}

/** A corps has no spent side (§11.6). */
export const hasBack = ({ facts }: BtmScene, unit: UnitId): boolean => findUnit(facts, unit)?.hasSpentSide ?? true;

/** On a hex or in a rear area; not lost, and not on the turn track. */
export const isOnMap = ({ view }: BtmScene, unit: UnitId): boolean => isSpotName(view.units[unit]?.place ?? '');

/** §11.3.7: attackers and active defenders become spent in the end; corps are gone instead. */
export function listCost(scene: BtmWords, { attackers, defenders }: CombatReading): readonly Told[] {
  const { t } = scene.i18n;
  const fresh = [...attackers, ...defenders.filter(({ as }) => as === 'active')]
    .map(({ unit }) => unit)
    .filter((unit) => isOnMap(scene, unit) && scene.view.units[unit]?.spent === false);
  const [spent, gone] = [true, false].map((has) => fresh.filter((unit) => hasBack(scene, unit) === has));
  return [
    ...(spent?.length ? [{ text: t('table.btm.fight.spent', { units: joinIds(spent) }), rule: '11.3.7' }] : []),
    ...(gone?.length ? [{ text: t('table.btm.fight.gone', { units: joinIds(gone) }), rule: '11.3.7' }] : []),
  ];
}

/** A combat that the step shown has ended: its numbers, and the die where there was one. */
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
