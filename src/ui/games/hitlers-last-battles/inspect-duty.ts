/** Puts into words what a unit can do now, the zones it is in, and who could attack it (§7). */
import type { UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { Passage } from '../../table/game-table.ts';
import { shareOf } from '../../table/odds-told.ts';
import { hexOfUnit, neighbours, sideOfUnit, unitsIn, type HlbAsking } from './lookup.ts';

type Lines = Passage['lines'];

/** Nothing for a unit in the pool, and nothing once the game is over. */
export function inspectDuty(scene: HlbAsking, id: UnitId): readonly Passage[] {
  const { view, i18n } = scene;
  const hex = hexOfUnit(view, id);
  if (hex === null || view.result !== null) return [];
  const { t } = i18n;
  const threat = scene.queries.readThreat(view, hex);
  return [
    { title: t('table.inspect.now'), lines: nowLines(scene, id) },
    { title: t('table.hlb.inspect.zone-title'), lines: zoneLines(scene, id, hex) },
    ...(threat === null
      ? []
      : [
          {
            title: t(threat.isNow ? 'table.inspect.attackers' : 'table.hlb.inspect.attackers-next'),
            lines:
              threat.attackers.length === 0
                ? [{ text: t('table.inspect.attackers.none') }]
                : threat.attackers.map(({ unit, via, odds }) => ({
                    text:
                      via === null
                        ? t('table.hlb.inspect.attacker', { unit, share: shareOf(odds) })
                        : t('table.hlb.inspect.attacker.via', { unit, hex: via, share: shareOf(odds) }),
                    rule: '8.1',
                    at: unitRef(unit),
                  })),
          },
        ]),
  ];
}

function nowLines({ facts, queries, view, i18n }: HlbAsking, id: UnitId): Lines {
  const { t, line } = i18n;
  if (sideOfUnit({ facts }, id) !== view.side) return [{ text: t('table.inspect.now.waits', { side: view.side }) }];
  const reach = queries.readReach(view, id);
  if (reach === null) return [{ text: t('table.hlb.inspect.now.other-phase', { phase: `hlb.phase.${view.phase}` }) }];
  const { moves, attacks, barred } = reach;
  if (barred !== null) return [{ text: line(barred), rule: barred.rule }];
  const can: Lines = [
    ...(moves.length > 0 ? [{ text: t('table.inspect.now.moves', { n: moves.length }), rule: '7.1' }] : []),
    ...(attacks.length > 0
      ? [{ text: t('table.hlb.inspect.now.attacks', { hexes: joinIds(attacks) }), rule: '7.4' }]
      : []),
  ];
  return can.length > 0 ? can : [{ text: t('table.inspect.now.nothing') }];
}

/** §7.3: every unit has a zone in the hexes linked to its own. */
function zoneLines(scene: HlbAsking, id: UnitId, hex: string): Lines {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const side = sideOfUnit(scene, id);
  const near = neighbours(facts, hex);
  const enemies = near.flatMap((place) => unitsIn(scene, place)).filter((unit) => sideOfUnit(scene, unit.id) !== side);
  return [
    { text: t('table.hlb.inspect.zone'), rule: '7.3' },
    ...(enemies.length === 0
      ? []
      : [{ text: t('table.hlb.inspect.in-zone', { units: joinIds(enemies.map((unit) => unit.id)) }), rule: '7.3' }]),
  ];
}
