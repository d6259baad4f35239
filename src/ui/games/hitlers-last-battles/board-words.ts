import type { HexId, MarkerId, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import { joinFacts } from '../../../i18n/join-facts.ts';
import { perLanguage } from '../../../i18n/per-language.ts';
import type { Mark } from '../../board/board-steps.ts';
import { labelControls, wordMark } from '../../board/board-words.ts';
import type { ChartWords, LegendEntry } from './board/map-chart.tsx';
import { NAMED } from './board/names.ts';
import type { BoardNames } from './board/names.ts';
import { findHex, findUnit, markerOn, unitsIn } from './lookup.ts';
import type { HlbWords } from './lookup.ts';

/** Everything the board says to a screen reader: what the eye takes from shape and colour, in words. */
export function boardWords(scene: HlbWords): BoardNames {
  const { i18n } = scene;
  const { t, lang } = i18n;
  const say = (facts: readonly string[], mark: Mark | null) => joinFacts(lang, [...facts, ...wordMark(i18n, mark)]);
  return {
    named: NAMED[lang],
    chart: chartWords(i18n),
    hex: (hex, mark) => say(hexFacts(scene, hex), mark),
    unit: (unit, mark) => say(unitFacts(scene, unit), mark),
    marker: (marker, mark) => say(markerFacts(scene, marker), mark),
    board: t('table.hlb.board'),
    controls: labelControls(i18n),
  };
}

/** A new object would draw the whole print anew. */
const chartWords = perLanguage(({ t }): ChartWords => {
  const entry = (id: LegendEntry) => ({ name: t(`table.hlb.legend.${id}`), what: t(`table.hlb.legend.${id}.what`) });
  return {
    title: t('game.hitlers-last-battles'),
    where: t('table.hlb.chart.where'),
    when: t('table.hlb.chart.when'),
    kilometres: t('table.hlb.chart.scale'),
    entries: {
      river: entry('river'),
      city: entry('city'),
      water: entry('water'),
      closed: entry('closed'),
      drawing: entry('drawing'),
      rebuilt: entry('rebuilt'),
    },
  };
});

function hexFacts(scene: HlbWords, id: HexId): readonly string[] {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const hex = findHex(facts, id);
  const name = t('table.hlb.name.hex', { hex: id });
  if (!hex) return [name];
  if (!hex.playable) return [name, t(hex.terrain === 'sea' ? 'table.hlb.hex.sea' : 'table.hlb.hex.closed')];
  const owner = view.control[id];
  const units = unitsIn(scene, id).map((unit) => unit.id);
  return [
    name,
    ...(hex.river ? [t('table.hlb.terrain.river')] : []),
    ...(hex.city === null ? [] : [t('table.hlb.hex.city', { n: hex.cityValue })]),
    ...(owner === undefined ? [] : [t('table.hlb.hex.control', { faction: owner })]),
    ...(units.length === 0 ? [] : [t('table.hlb.hex.units', { units: units.join(',') })]),
  ];
}

function unitFacts({ facts, view, i18n: { t } }: HlbWords, id: UnitId): readonly string[] {
  const unit = findUnit(facts, id);
  const state = view.units[id];
  const marker = markerOn(view, id);
  const isSpent = state?.moved === true || state?.supported === true || state?.fought === true;
  return [
    t('table.hlb.name.unit', { unit: id }),
    ...(unit ? [t('table.hlb.unit.faction', { faction: unit.faction })] : []),
    ...(state?.hex ? [t('table.hlb.from', { hex: state.hex })] : []),
    ...(marker === null ? [] : [t('table.hlb.unit.marker', { marker })]),
    ...(isSpent ? [t('table.hlb.unit.spent')] : []),
  ];
}

function markerFacts({ view, i18n: { t } }: HlbWords, id: MarkerId): readonly string[] {
  const unit = view.markers[id] ?? null;
  return [t('table.hlb.name.marker', { marker: id }), ...(unit === null ? [] : [t('table.hlb.marker.on', { unit })])];
}
