import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import type { HexId, Side } from '../../../engine/games/hitlers-last-battles/ids.ts';
import type { OverlaySpec, Passage } from '../../table/game-table.ts';
import {
  SIDES,
  findUnit,
  neighbours,
  pointsFor,
  unitsNamed,
  type HlbMove,
  type HlbScene,
  type HlbWords,
} from './lookup.ts';
import { REACHES, rowOf } from './verbs.ts';

/** The overlays of the map, with the same in words. */

const FACTIONS = ['G', 'W', 'S'] as const;
const list = (ids: readonly string[]): string => ids.join(',');

/** Hexes next to an enemy of `side`, where its zone rule applies (§7.3). */
export function zoneOf({ facts, view }: HlbScene, side: Side): readonly HexId[] {
  const enemies = facts.units.flatMap(({ id, faction }) => {
    const hex = view.units[id]?.hex;
    return facts.sideOf[faction] !== side && hex ? [hex] : [];
  });
  const near = new Set(enemies.flatMap((hex) => neighbours(facts, hex)));
  return facts.hexes.flatMap(({ id }) => (near.has(id) ? [id] : []));
}

export const reachOf = (moves: readonly HlbMove[]): readonly HexId[] => [
  ...new Set(moves.flatMap((move) => rowOf(move).goal?.(move) ?? [])),
];

function describeControl({ facts, view, i18n: { t } }: HlbWords): readonly Passage[] {
  return FACTIONS.map((faction) => {
    const hexes = facts.hexes.flatMap(({ id }) => (view.control[id] === faction ? [id] : []));
    return {
      title: t('table.hlb.control.title', { faction, n: hexes.length }),
      lines: [
        { text: hexes.length === 0 ? t('table.hlb.none') : t('table.hlb.hexes', { hexes: list(hexes) }), rule: '2.4' },
      ],
    };
  });
}

function describeZones(scene: HlbWords): readonly Passage[] {
  const { t } = scene.i18n;
  return SIDES.map((side) => {
    const hexes = zoneOf(scene, side);
    return {
      title: t('table.hlb.zone.title', { side }),
      lines: [
        { text: hexes.length === 0 ? t('table.hlb.none') : t('table.hlb.hexes', { hexes: list(hexes) }), rule: '7.3' },
      ],
    };
  });
}

function describePoints({ facts, view, i18n: { t } }: HlbWords): readonly Passage[] {
  return SIDES.map((side) => ({
    title: t('table.result.score', { side, points: view.score[side].total }),
    lines: facts.hexes.flatMap((hex) => {
      const owner = view.control[hex.id];
      const points = pointsFor(facts, hex.id, side);
      if (points === 0 || owner === undefined || facts.sideOf[owner] !== side) return [];
      return [{ text: t('table.hlb.point', { hex: hex.id, n: points }), rule: '9' }];
    }),
  }));
}

function describeReach(scene: HlbWords, moves: readonly HlbMove[]): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const units = unitsNamed(moves).flatMap((id) => findUnit(facts, id) ?? []);
  if (units.length === 0) return [{ title: t('table.overlay.reach'), lines: [{ text: t('table.hlb.reach.none') }] }];
  return units.map(({ id, nameEn, nameJa }) => ({
    title: i18n.lang === 'ja' ? nameJa : nameEn,
    lines: REACHES.flatMap((reach) => {
      const own = moves.filter((move) => 'unit' in move && move.unit === id && rowOf(move).reach === reach);
      const hexes = reachOf(own);
      return hexes.length > 0 ? [{ text: t(reach.words, { hexes: list(hexes) }), rule: reach.rule }] : [];
    }),
  }));
}

/** The log has the words of the last moves, so this only points there. */
const describeLast = ({ i18n: { t } }: HlbWords): readonly Passage[] => [
  { title: t('table.overlay.last'), lines: [{ text: t('table.hlb.last.in-log') }] },
];

export const overlays: readonly OverlaySpec<HlbTypes>[] = [
  { id: 'control', key: 'c', label: 'table.overlay.control', describe: describeControl },
  { id: 'zones', key: 'a', label: 'table.overlay.zones', describe: describeZones },
  { id: 'points', key: 'p', label: 'table.overlay.points', describe: describePoints },
  { id: 'reach', key: 'r', label: 'table.overlay.reach', describe: describeReach },
  { id: 'last', key: 'l', label: 'table.overlay.last', describe: describeLast },
];
