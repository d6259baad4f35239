import type { UnitId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { SourceReading, SupplyReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import type { Passage } from '../../table/game-table.ts';
import { SIDES, isArea, sideOfUnit, type BtmWords } from './lookup.ts';

/** The overlay of supply in words (§13): units cut off and by what, the sources, and the lines of all others. */

type Lines = Passage['lines'];

/** Isolated units come first, with what cuts them off. */
export function describeSupply(scene: BtmWords): readonly Passage[] {
  const { facts, queries, view, i18n } = scene;
  const { t } = i18n;
  const supply = queries.readSupply(view);
  const network = queries.readSources(view);
  return SIDES.flatMap((side) => {
    const own = supply.filter(({ unit }) => sideOfUnit(facts, unit) === side);
    const [fed, cutOff] = [own.filter(({ supplied }) => supplied), own.filter(({ supplied }) => !supplied)];
    const sources = network.filter((source) => source.side === side);
    const rear = facts.units.filter((unit) => unit.side === side && isArea(view.units[unit.id]?.place ?? ''));
    return [
      {
        title: t('table.btm.supply.cut-off', { side, n: cutOff.length }),
        lines: cutOff.length === 0 ? [{ text: t('table.btm.none') }] : cutOff.flatMap((one) => cutLines(scene, one)),
      },
      {
        title: t('table.btm.supply.sources', { side, n: sources.length }),
        lines: sources.flatMap((source) => sourceLines(scene, source)),
      },
      {
        title: t('table.btm.supply.in', { side, n: fed.length + rear.length }),
        lines: [
          ...(rear.length === 0
            ? []
            : [
                rearLine(
                  scene,
                  rear.map(({ id }) => id),
                ),
              ]),
          ...fed.map((one) => ({ text: wordLine(scene, one), rule: '13.2', muted: true })),
        ],
      },
    ];
  });
}

/** §13.1: units in a rear area need no line. */
const rearLine = ({ i18n: { t } }: BtmWords, units: readonly UnitId[]): Lines[number] => ({
  text: t('table.btm.supply.rear', { n: units.length, units: joinIds(units) }),
  rule: '13.1',
  muted: true,
});

export const cutLines = ({ i18n }: BtmWords, { unit, hex, holdsOut, cut }: SupplyReading): Lines => [
  {
    text: i18n.t(holdsOut ? 'table.btm.supply.holds-out' : 'table.btm.supply.unit', { unit, hex }),
    rule: holdsOut ? '13.2.4' : '13.1',
  },
  ...cut.map(({ reason }) => ({ text: i18n.line(reason), rule: reason.rule, muted: true })),
];

function sourceLines({ i18n: { t } }: BtmWords, { place, line, isOpen }: SourceReading): Lines {
  return [
    { text: wordSource(t, place, line), rule: '13.2.1' },
    ...(isOpen ? [] : [{ text: t('table.btm.supply.source.closed', { place }), rule: '13.2.3', muted: true }]),
  ];
}

function wordSource(t: BtmWords['i18n']['t'], place: string, line: SourceReading['line']): string {
  const source = line.at(-1);
  if (source === undefined) return t('table.btm.supply.source.area', { place });
  if (line.length === 2) return t('table.btm.supply.source.beside', { place, source });
  const places = joinIds(line.slice(1, -1));
  return t('table.btm.supply.source.line', { place, source, n: line.length - 1, places });
}

export function wordLine({ i18n: { t } }: BtmWords, { unit, hex, line }: SupplyReading): string {
  const source = line.at(-1) ?? hex;
  if (line.length < 2) return t('table.btm.supply.source', { unit, source });
  if (line.length === 2) return t('table.btm.supply.beside', { unit, source });
  return t('table.btm.supply.line', { unit, source, n: line.length - 1, places: joinIds(line.slice(1, -1)) });
}
