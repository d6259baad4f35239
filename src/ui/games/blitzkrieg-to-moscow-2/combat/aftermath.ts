import type { BtmEvent, Reckoning } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { findUnit } from '../lookup.ts';
import { rowOf } from '../verbs.ts';
import type { BtmMove, BtmScene, BtmWords } from '../lookup.ts';

/** What follows from a combat: which units must go, which may follow, which are spent. */

export interface Told {
  readonly text: string;
  readonly rule: string;
}

const hasBack = ({ facts }: BtmScene, unit: string): boolean => findUnit(facts, unit)?.hasSpentSide ?? true;

/** Units that still have to retreat: all left in the hex, also bystanders; losses end a corps (§11.1, §11.4, §11.6). */
function listRetreating(scene: BtmScene, { target, defenders, result }: CombatReading): readonly string[] {
  if (result !== 'DR' && result !== 'DL') return [];
  return defenders
    .map(({ unit }) => unit)
    .filter((unit) => scene.view.units[unit]?.place === target && (result === 'DR' || hasBack(scene, unit)));
}

const isOnMap = (place: string): boolean => /^(?:\d{4}|[NCSRE])$/.test(place);

/** §11.3.7: attackers, active defenders and units with losses become spent in the end; corps are gone instead. */
function listSpent(scene: BtmScene, { attackers, defenders, result }: CombatReading) {
  const fought = [...attackers, ...defenders.filter(({ as }) => as === 'active' || result === 'DL')];
  const left = result === 'DE' ? attackers : fought;
  const { units } = scene.view;
  const fresh = left
    .map(({ unit }) => unit)
    .filter((unit) => isOnMap(units[unit]?.place ?? '') && units[unit]?.spent === false);
  return {
    spent: fresh.filter((unit) => hasBack(scene, unit)),
    gone: fresh.filter((unit) => !hasBack(scene, unit)),
  };
}

/** What is still to come of the combat, as far as it is certain; `whole` are the legal moves of the question. */
export function listToCome(scene: BtmWords, reading: CombatReading, whole: readonly BtmMove[]): readonly Told[] {
  const { t } = scene.i18n;
  const must = listRetreating(scene, reading);
  const may = whole.flatMap((move) => (rowOf(move).entersWonHex && 'unit' in move ? [move.unit] : []));
  const { spent, gone } = listSpent(scene, reading);
  return [
    ...(must.length > 0 ? [{ text: t('table.btm.fight.must', { units: joinIds(must) }), rule: '11.4' }] : []),
    ...(may.length > 0 ? [{ text: t('table.btm.fight.may', { units: joinIds(may) }), rule: '11.5' }] : []),
    ...(spent.length > 0 ? [{ text: t('table.btm.fight.spent', { units: joinIds(spent) }), rule: '11.3.7' }] : []),
    ...(gone.length > 0 ? [{ text: t('table.btm.fight.gone', { units: joinIds(gone) }), rule: '11.3.7' }] : []),
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

/** By the result, for want of a way out, or as a corps that fought (§11.6). */
const ELIMINATION_RULES: Readonly<Record<Extract<BtmEvent, { readonly type: 'eliminated' }>['cause'], string>> = {
  result: '11.3.6',
  'no-retreat': '11.4.1',
  exhausted: '11.3.7',
};

/** What followed the last die, one sentence for each sort of thing. */
export function listFollowed({ i18n: { t } }: BtmWords, events: readonly BtmEvent[]): readonly Told[] {
  const from = events.findLastIndex((event) => event.type === 'rolled' || event.type === 'attack-failed');
  return events.slice(from + 1).flatMap((event): readonly Told[] => {
    switch (event.type) {
      case 'eliminated':
        return [
          {
            text: t(`btm.log.eliminated-${event.cause}`, { unit: event.unit, place: event.place }),
            rule: ELIMINATION_RULES[event.cause],
          },
        ];
      case 'retreated': {
        const to = event.path.at(-1) ?? event.from;
        return [{ text: t('table.btm.fight.retreated', { unit: event.unit, from: event.from, to }), rule: '11.4' }];
      }
      case 'advanced':
        return [{ text: t('btm.log.advanced', { unit: event.unit, from: event.from, hex: event.to }), rule: '11.5' }];
      case 'spent':
        return [{ text: t('btm.log.spent', { units: joinIds(event.units) }), rule: '11.3.7' }];
      default:
        return [];
    }
  });
}
