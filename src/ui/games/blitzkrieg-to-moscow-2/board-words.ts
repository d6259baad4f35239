import type { UnitFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { AREAS, findUnit, isArea, type BtmWords } from './lookup.ts';
import type { AreaId, HexId, Spot, UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { UnitState } from '../../../engine/games/blitzkrieg-to-moscow-2/state.ts';
import { ROW_GRID } from '../../../engine/kits/hex/printed-grid.ts';
import { groupBy, joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import { perLanguage } from '../../../i18n/per-language.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { Mark } from '../../board/board-steps.ts';
import { labelControls, wordMark, wordOnce } from '../../board/board-words.ts';
import type { ChartWords } from './board/map-chart.tsx';
import type { BoardNames } from './board/stops.ts';
import { wordHex } from './unit-words.ts';

/** Cached by content: a step of the history changes a few of two hundred texts. */
const toldIn = perLanguage(() => new Map<string, readonly string[]>());

function remember(i18n: I18n, about: string, make: () => readonly string[]): readonly string[] {
  const told = toldIn(i18n);
  const words = told.get(about) ?? make();
  told.set(about, words);
  return words;
}

/** Describes shapes and colours of the board for screen readers. */
export function boardWords(scene: BtmWords): BoardNames {
  const { facts, view, i18n } = scene;
  const { t, lang } = i18n;
  const units = groupBy(
    facts.units.map(({ id }) => id),
    (id) => view.units[id]?.place,
  );
  const marked = (words: readonly string[], mark: Mark | null) => joinFacts(lang, [...words, ...wordMark(i18n, mark)]);
  return {
    lang,
    chart: chartWords(i18n),
    spot: wordOnce((spot, mark) =>
      marked([...spotFacts(scene, spot), ...unitsHere(scene, units.get(spot) ?? [])], mark),
    ),
    unit: wordOnce((unit, mark) => marked(unitFacts(scene, unit), mark)),
    unitName: (unit) => t('table.btm.name.unit', { unit }),
    ratio: (column) => t('table.btm.crt.column', { column }),
    board: t('table.btm.board', { hexes: facts.hexes.length, areas: AREAS.length }),
    controls: labelControls(i18n),
  };
}

/** Cached, since a new object would redraw the whole print. */
const chartWords = perLanguage(({ t }): ChartWords => ({
  title: [t('table.btm.chart.first'), t('table.btm.chart.link'), t('table.btm.chart.last')],
  operation: t('table.btm.chart.operation'),
  when: t('table.btm.chart.when'),
  legend: t('table.btm.legend'),
  row: (id) => ({ name: t(`table.btm.legend.${id}`), what: t(`table.btm.legend.${id}.what`) }),
  kilometres: t('table.btm.chart.scale'),
  reconstructed: t('game.reconstructed'),
}));

function unitsHere({ i18n }: BtmWords, units: readonly UnitId[]): readonly string[] {
  if (units.length === 0) return [];
  const ids = joinIds(units);
  return remember(i18n, ids, () => [i18n.t('table.btm.board.units', { units: ids })]);
}

function spotFacts(scene: BtmWords, spot: Spot): readonly string[] {
  const { view, i18n } = scene;
  const isHero = view.hero.hex === spot;
  // The supply city keeps these points after the marker is gone (§14.2.2).
  const marks = `${isHero ? 'hero' : ''} ${view.hero.doubled === spot ? 'doubled' : ''}`;
  const about = `${spot} ${view.germanHexes.includes(spot) ? 'german' : ''} ${marks}`;
  return remember(i18n, about, () => (isArea(spot) ? areaFacts(scene, spot) : hexFacts(scene, spot, isHero)));
}

const areaFacts = ({ facts, queries, i18n: { t } }: BtmWords, area: AreaId): readonly string[] => [
  t('table.btm.name.area', { area }),
  t('table.btm.board.rear', { side: facts.areas[area].side }),
  ...riverBeyond(queries, area).map((hexes) => t('table.btm.board.river.hexes', { hexes })),
];

/** Hexes or rear areas across a river along a rear area. */
function riverBeyond(queries: BtmWords['queries'], spot: Spot): readonly string[] {
  const beyond = queries
    .readBeside(spot)
    .filter(({ place, border }) => border === 'river' && (isArea(spot) || isArea(place)));
  return beyond.length === 0 ? [] : [joinIds(beyond.map(({ place }) => place))];
}

function hexFacts(scene: BtmWords, hex: HexId, isHero: boolean): readonly string[] {
  const { t } = scene.i18n;
  const rivers = riversOf(scene, hex);
  return [
    t('table.btm.name.hex', { hex }),
    wordHex(scene, hex),
    ...(rivers.length === 0 ? [] : [t('table.btm.board.river', { ways: rivers.join(',') })]),
    ...riverBeyond(scene.queries, hex).map((areas) => t('table.btm.board.river.areas', { areas })),
    ...(isHero ? [t('table.btm.board.hero')] : []),
  ];
}

/** The sides of a hex that have a river, by direction. */
function riversOf({ facts, i18n: { t } }: BtmWords, hex: HexId): readonly string[] {
  const beyond = new Set(facts.rivers.flatMap(({ between: [a, b] }) => (a === hex ? [b] : b === hex ? [a] : [])));
  return ROW_GRID.directions
    .filter((way) => beyond.has(ROW_GRID.neighbourOf(hex, way)))
    .map((way) => t(`table.btm.way.${way}`));
}

function unitFacts({ facts, view, i18n }: BtmWords, id: UnitId): readonly string[] {
  const unit = findUnit(facts, id);
  const state = view.units[id];
  if (!unit || !state) return [id];
  const { place, spent, moved, attacked, defended } = state;
  return remember(i18n, [id, place, spent, moved, attacked, defended].join(' '), () => wordCounter(i18n, unit, state));
}

function wordCounter({ t }: I18n, unit: UnitFacts, { place, ...state }: UnitState): readonly string[] {
  const strengths = state.spent
    ? [t('table.btm.board.strength', { n: unit.passive })]
    : [t('table.btm.board.strength', { n: unit.strength }), t('table.btm.board.passive', { n: unit.passive })];
  return [
    t('table.btm.name.unit', { unit: unit.id }),
    t(`table.btm.inspect.${unit.arm}`, { nation: t(`table.btm.nation.${unit.nation}`) }),
    ...strengths,
    t('table.btm.board.move', { n: unit.move }),
    isArea(place) ? t('table.btm.board.in', { place }) : t('table.btm.board.in-hex', { hex: place }),
    ...(state.spent ? [t('table.btm.board.spent')] : []),
    ...(state.moved ? [t('table.btm.board.moved')] : []),
    ...(state.attacked ? [t('table.btm.board.attacked')] : []),
    ...(state.defended ? [t('table.btm.board.defended')] : []),
  ];
}
