import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import type { UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { Fate } from '../../table/fate-list.tsx';
import { splitAtRoll } from './fights.ts';
import type { HlbWords } from './lookup.ts';
import { HlbPiece } from './piece.tsx';

/** The battle among the events of a step, unit by unit; none without a roll. */
export function listFates(scene: HlbWords, events: readonly HlbEvent[]): readonly Fate[] {
  const battle = splitAtRoll(events);
  if (!battle) return [];
  const { before, rolled, next } = battle;
  const { t } = scene.i18n;
  const { attacker, defender, hex, diff } = rolled;
  const stays = unitRow(scene, attacker, t('table.hlb.fate.in', { hex }), 'holds');
  const leaves = unitRow(scene, defender, t('table.hlb.fate.beaten', { n: diff }), 'retreats');
  const helpers = before.flatMap((event) =>
    event.type === 'supported' ? [unitRow(scene, event.unit, t('table.hlb.fate.in-place'), 'supported')] : [],
  );
  const isLost = findFate(scene, next, attacker) !== null && findFate(scene, next, defender) === null;
  return [
    findFate(scene, next, defender) ??
      (isLost ? unitRow(scene, defender, t('table.hlb.fate.in', { hex }), 'holds') : leaves),
    findFate(scene, next, attacker) ?? stays,
    ...helpers,
  ];
}

type Kind = 'eliminated' | 'retreats' | 'goes-back' | 'holds' | 'supported';
const TONES: Readonly<Record<Kind, Fate['tone']>> = {
  eliminated: 'gone',
  retreats: 'moves',
  'goes-back': 'moves',
  holds: 'stays',
  supported: 'worn',
};
const RULES: Readonly<Record<Kind, string>> = {
  eliminated: '8.5',
  retreats: '8.5',
  'goes-back': '8.6',
  holds: '8.5',
  supported: '8.4',
};

function unitRow({ facts, view, i18n }: HlbWords, unit: UnitId, why: string, kind: Kind): Fate {
  return {
    id: unit,
    art: <HlbPiece facts={facts} view={view} target={unitRef(unit)} />,
    who: i18n.t('table.hlb.fate.who', { unit }),
    why,
    what: i18n.t(`table.hlb.fate.${kind}`),
    tone: TONES[kind],
    rule: RULES[kind],
  };
}

/** What the events say of a unit; null for nothing. */
function findFate(scene: HlbWords, events: readonly HlbEvent[], unit: UnitId): Fate | null {
  const { t } = scene.i18n;
  for (const event of events) {
    if (!('unit' in event) || event.unit !== unit) continue;
    if (event.type === 'eliminated')
      return unitRow(scene, unit, t(`table.hlb.fate.cause.${event.cause}`), 'eliminated');
    if (event.type === 'retreated') return unitRow(scene, unit, t('table.hlb.fate.to', event), 'retreats');
    if (event.type === 'went-back') return unitRow(scene, unit, t('table.hlb.fate.to', event), 'goes-back');
  }
  return null;
}
