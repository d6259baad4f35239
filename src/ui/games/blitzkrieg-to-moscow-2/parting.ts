/** Words what the end of movement or breakthrough would lose (§4.2, §13.1). */
import type { PartingReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { joinIds, makeIndex } from '../../../engine/kits/pointing/lookup.ts';
import { spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { Parting, PartingRow } from '../../table/parting-view.ts';
import type { BtmMove, BtmScene, BtmWords } from './lookup.ts';
import { rowOf } from './verbs.ts';

const readings = makeIndex((_view: BtmView): { reading: PartingReading | null } => ({ reading: null }));

/** Losses that something could prevent, and those of the German side, whose cities count (§4.1). */
function readLosses({ queries, view }: BtmScene): PartingReading {
  const kept = readings(view);
  kept.reading ??= queries.readParting(view);
  const { cutOff, cities } = kept.reading;
  return { cutOff, cities: cities.filter(({ garrisons }) => view.side === 'german' || garrisons.length > 0) };
}

const isAsked = (move: BtmMove): boolean => rowOf(move).asksOfLosses === true;

export function losesBy(scene: BtmScene, move: BtmMove): string | null {
  if (!isAsked(move)) return null;
  const { cutOff, cities } = readLosses(scene);
  if (cutOff.length === 0 && cities.length === 0) return null;
  const { turn, side, phase } = scene.view;
  return [turn, side, phase, ...cutOff.flatMap(({ units }) => units), ...cities.map(({ hex }) => hex)].join(' ');
}

/** Longer lists are given as a number. */
const FEW = 3;

export function wordParting(scene: BtmWords, move: BtmMove): Parting | null {
  if (!isAsked(move)) return null;
  const { view, i18n } = scene;
  const { t } = i18n;
  const { cutOff, cities } = readLosses(scene);
  if (cutOff.length === 0 && cities.length === 0) return null;
  const phase = view.phase === 'breakthrough' ? 'breakthrough' : 'movement';
  const n = cutOff.reduce((sum, { units }) => sum + units.length, 0);
  return {
    title: n > 0 ? t('table.btm.parting.surrender', { n }) : t('table.btm.parting.cities', { n: cities.length }),
    note: n > 0 ? t(`table.btm.parting.surrender.${phase}`) : t('table.btm.parting.cities.why'),
    back: `table.btm.parting.back.${phase}`,
    rows: [...cutOff.map((one) => cutOffRow(t, one)), ...cities.map((one) => cityRow(t, one))],
    warnings: ['btm.warn.surrender', 'btm.warn.surrender-unless', 'btm.warn.empty-cities'],
  };
}

type Words = BtmWords['i18n']['t'];

const cutOffRow = (t: Words, { hex, units, escapes, attacks }: PartingReading['cutOff'][number]): PartingRow => ({
  place: spaceRef(hex),
  pieces: units.map(unitRef),
  sign: 'cut-off',
  title: t('table.btm.parting.units', { units: joinIds(units), hex }),
  lines: [
    escapes.length === 0
      ? t('table.btm.parting.escape.none')
      : escapes.length > FEW
        ? t('table.btm.parting.escape.many', { n: escapes.length })
        : t('table.btm.parting.escape.some', { places: joinIds(escapes) }),
    ...(attacks.length === 0 ? [] : [t('table.btm.parting.attack', { hexes: joinIds(attacks) })]),
  ],
});

const cityRow = (t: Words, { hex, enemies, garrisons }: PartingReading['cities'][number]): PartingRow => ({
  place: spaceRef(hex),
  pieces: [],
  sign: null,
  title: t('table.btm.parting.city', { hex }),
  lines: [
    t('table.btm.parting.enter', { units: joinIds(enemies.slice(0, FEW)) }),
    garrisons.length === 0
      ? t('table.btm.parting.garrison.none')
      : garrisons.length > FEW
        ? t('table.btm.parting.garrison.many', { n: garrisons.length })
        : t('table.btm.parting.garrison.some', { units: joinIds(garrisons) }),
  ],
});
