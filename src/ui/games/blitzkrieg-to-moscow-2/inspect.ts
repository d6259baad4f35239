import type { HexFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { Passage } from '../../table/game-table.ts';
import { nameCard } from './targets.ts';
import { isReconstructed, sourcePassage } from './inspect-source.ts';
import { attackPassages, inspectUnit, zonePassages } from './inspect-unit.ts';
import { findArea, findCard, findCity, findHex, unitsIn, type BtmWords } from './lookup.ts';
import { wordFigures } from './unit-words.ts';

type Lines = Passage['lines'];

/** Puts a place, unit or card into words: all that the table shows, its surroundings, and the source of its data. */
export function inspect(scene: BtmWords, target: TargetRef): readonly Passage[] {
  const { kind, id } = parseTarget(target);
  if (kind === 'card') return inspectCard(scene, id);
  if (kind === 'space') return findHex(scene.facts, id) ? inspectHex(scene, id) : inspectArea(scene, id);
  if (kind !== 'unit') return [];
  return inspectUnit(scene, id);
}

function inspectHex(scene: BtmWords, id: string): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const hex = findHex(facts, id);
  if (!hex) return [];
  return [
    {
      title: t('table.btm.name.hex', { hex: id }),
      lines: [...groundLines(scene, hex), ...borderLines(scene, id), ...standingLines(scene, id)],
    },
    ...zonePassages(scene, id),
    ...attackPassages(scene, id),
    sourcePassage(i18n, hex.prov, findCity(facts, id)?.prov),
  ];
}

function groundLines(scene: BtmWords, hex: HexFacts): Lines {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const city = findCity(facts, hex.id);
  const side = view.germanHexes.includes(hex.id) ? 'german' : 'soviet';
  const { hero } = view;
  return [
    ...terrainLines(scene, hex),
    ...(city
      ? [
          {
            text: t(city.supplyCity ? 'table.btm.inspect.supply-city' : 'table.btm.inspect.city', {
              n: scene.queries.pointsOf(scene.view, city),
            }),
            rule: '4.1',
          },
        ]
      : []),
    { text: t('table.btm.inspect.held', { side }), rule: '4.2' },
    ...(hero.hex === hex.id ? [{ text: t('table.btm.inspect.hero'), rule: '14' }] : []),
    ...(hero.doubled === hex.id ? [{ text: t('table.btm.inspect.doubled'), rule: '14.2.2' }] : []),
  ];
}

/** The effect of terrain on moves (§10.2), and on attacks in this turn's weather (§11.3.4). */
function terrainLines({ facts, view, i18n: { t } }: BtmWords, { terrain }: HexFacts): Lines {
  const line = (
    key: `table.btm.inspect.terrain.${HexFacts['terrain'] | 'clear.no-tank' | 'mountain.shift'}`,
    rule: string,
  ) => ({ text: t(key), rule });
  switch (terrain) {
    case 'clear': {
      const weather = facts.turns.find(({ turn }) => turn === view.turn)?.weather;
      const shifts = weather !== undefined && facts.weather[weather].tankShift;
      return [line(`table.btm.inspect.terrain.${shifts ? 'clear' : 'clear.no-tank'}`, '11.3.4')];
    }
    case 'city':
      return [line('table.btm.inspect.terrain.city', '11.3.4')];
    case 'mountain':
      return [
        line('table.btm.inspect.terrain.mountain', '10.2'),
        line('table.btm.inspect.terrain.mountain.shift', '11.3.4'),
      ];
    default:
      return [line(`table.btm.inspect.terrain.${terrain}`, '10.2')];
  }
}

function standingLines(scene: BtmWords, place: string): Lines {
  const { t } = scene.i18n;
  const units = unitsIn(scene, place);
  if (units.length === 0) return [{ text: t('table.btm.inspect.empty') }];
  return units.map((unit) => ({
    text: t('table.btm.inspect.stands', { unit: unit.id, figures: wordFigures(scene, unit) }),
  }));
}

/** Hexsides that are more than a line: rivers, water, and those of a rear area. */
function borderLines({ facts, queries, i18n: { t } }: BtmWords, id: string): Lines {
  const beside = queries.readBeside(id);
  const across = (wanted: string) =>
    joinIds(beside.flatMap(({ place, border }) => (border === wanted && !findArea(facts, place) ? [place] : [])));
  const [rivers, water] = [across('river'), across('water')];
  return [
    ...(rivers === '' ? [] : [{ text: t('table.btm.inspect.border.river', { hexes: rivers }), rule: '11.3.4' }]),
    ...(water === '' ? [] : [{ text: t('table.btm.inspect.border.water', { hexes: water }), rule: '10.2' }]),
    ...beside.flatMap(({ place, border }) =>
      findArea(facts, place)
        ? [
            {
              text: t(border === 'river' ? 'table.btm.inspect.border.area-river' : 'table.btm.inspect.border.area', {
                area: place,
              }),
            },
          ]
        : [],
    ),
  ];
}

function inspectArea(scene: BtmWords, id: string): readonly Passage[] {
  const { facts, queries, i18n } = scene;
  const { t } = i18n;
  const area = findArea(facts, id);
  if (!area) return [];
  const beside = queries.readBeside(id);
  const hexes = beside.map(({ place }) => place);
  const across = beside.filter(({ border }) => border === 'river').map(({ place }) => place);
  return [
    {
      title: t('table.btm.name.area', { area: id }),
      lines: [
        { text: t('table.btm.inspect.area', { side: area.side }), rule: '2.1.2' },
        { text: t('table.btm.inspect.area.hexes', { hexes: joinIds(hexes) }), rule: '2.1.2' },
        ...(across.length === 0
          ? []
          : [{ text: t('table.btm.inspect.area.river', { hexes: joinIds(across) }), rule: '11.3.4' }]),
        ...standingLines(scene, id),
      ],
    },
    sourcePassage(i18n, area.prov),
  ];
}

function inspectCard(scene: BtmWords, id: string): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const card = findCard(facts, id);
  if (!card) return [];
  const uses = card.uses.map(({ use, prov }) => ({
    text: t(isReconstructed(prov) ? 'table.btm.inspect.use.rebuilt' : 'table.btm.inspect.use', {
      use: t(`btm.use.${use}`),
    }),
    rule: '7.1',
  }));
  return [{ title: nameCard(scene, id), lines: uses }, sourcePassage(i18n, card.prov)];
}
