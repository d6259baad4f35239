import type { HexFacts, UnitFacts, Provenance } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { Passage } from '../../table/game-table.ts';
import { nameCard } from './targets.ts';
import { findArea, findCard, findCity, findHex, findUnit, spotOfUnit, unitsIn, type BtmWords } from './lookup.ts';
import { wordFigures, wordPlace } from './unit-words.ts';
import type { I18n } from '../../../i18n/use-t.tsx';

/** Marks of the data file: `seed` is the rulebook, `S1` to `S6` are public pages. */
const RULEBOOK = /\bseed\b/;
const PUBLISHED = /\bS[1-6]\b/;
const DERIVED = /\bDERIVED\b/;
const RECONSTRUCTED = /\bRECONSTRUCTED\b/;

const isReconstructed = (note: string): boolean => RECONSTRUCTED.test(note);

const notesOf = (provenance: Provenance): readonly string[] =>
  typeof provenance === 'string' ? [provenance] : Object.entries(provenance).map(([what, from]) => `${what}: ${from}`);

/** Expands the file's abbreviations. */
const spellOut = (note: string): string =>
  note
    .replaceAll(/\bseed (?=\d)/g, '§')
    .replaceAll(/\bseed example\b/g, 'example of play')
    .replaceAll(/\bseed\b/g, 'rulebook')
    .replaceAll(/\bRECONSTRUCTED\b/g, 'reconstructed')
    .replaceAll(/\bDERIVED\b/g, 'derived');

/** Tells what is printed, concluded or reconstructed, with the notes of the data file. */
function sourceLines({ t }: I18n, ...from: readonly (Provenance | undefined)[]): Lines {
  const notes = from.flatMap((provenance) => (provenance === undefined ? [] : notesOf(provenance)));
  const all = notes.join('; ');
  const kinds = [
    ...(RULEBOOK.test(all) ? (['rulebook'] as const) : []),
    ...(PUBLISHED.test(all) ? (['published'] as const) : []),
    ...(DERIVED.test(all) ? (['derived'] as const) : []),
    ...(RECONSTRUCTED.test(all) ? (['rebuilt'] as const) : []),
  ];
  return [
    ...kinds.map((kind) => ({ text: t(`table.btm.source.${kind}`) })),
    ...(notes.length === 0
      ? []
      : [{ text: t('table.btm.source.note', { text: notes.map(spellOut).join('; ') }), muted: true }]),
  ];
}

type Lines = Passage['lines'];

/** Puts a place, unit or card into words: all that the table shows, its surroundings, and the source of its data. */
export function inspect(scene: BtmWords, target: TargetRef): readonly Passage[] {
  const { kind, id } = parseTarget(target);
  if (kind === 'card') return inspectCard(scene, id);
  if (kind === 'space') return findHex(scene.facts, id) ? inspectHex(scene, id) : inspectArea(scene, id);
  if (kind !== 'unit') return [];
  const spot = spotOfUnit(scene, id);
  const around = spot === null ? [] : findHex(scene.facts, spot) ? inspectHex(scene, spot) : inspectArea(scene, spot);
  return [...inspectUnit(scene, id), ...around];
}

function inspectUnit(scene: BtmWords, id: string): readonly Passage[] {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const unit = findUnit(facts, id);
  const state = view.units[id];
  if (!unit || !state) return [];
  const lines: Lines = [
    { text: t(`table.btm.inspect.${unit.arm}`, { nation: t(`table.btm.nation.${unit.nation}`) }), rule: '2.2' },
    { text: wordPlace(scene, id) },
    { text: wordFigures(scene, unit), rule: '2.2' },
    state.spent
      ? { text: t('table.btm.inspect.spent'), rule: '13.3' }
      : { text: t('table.btm.inspect.active'), rule: '2.3' },
    ...(unit.hasSpentSide ? [] : [{ text: t('table.btm.inspect.no-spent-side'), rule: '11.3.7' }]),
    zoneLine(scene, unit),
    ...(state.moved ? [{ text: t('table.btm.inspect.moved'), rule: '10' }] : []),
    ...(state.attacked ? [{ text: t('table.btm.inspect.attacked'), rule: '11.1' }] : []),
    ...(state.defended ? [{ text: t('table.btm.inspect.defended'), rule: '11.1' }] : []),
    ...sourceLines(i18n, unit.prov),
  ];
  return [{ title: t('table.btm.name.unit', { unit: id }), lines }];
}

/** §9.1, §9.3: a unit has a zone of control here, or would bring one onto the board, or has none. */
function zoneLine(scene: BtmWords, { id, zoc }: UnitFacts): Lines[number] {
  const { queries, view, i18n } = scene;
  const { t } = i18n;
  const isOnBoard = spotOfUnit(scene, id) !== null;
  const hasZone = isOnBoard ? queries.readZones(view).some(({ units }) => units.includes(id)) : zoc;
  if (hasZone) return { text: t('table.btm.inspect.zone'), rule: '9.1' };
  return zoc
    ? { text: t('table.btm.inspect.no-zone.marsh'), rule: '9.3' }
    : { text: t('table.btm.inspect.no-zone'), rule: '9.1' };
}

function inspectHex(scene: BtmWords, id: string): readonly Passage[] {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const hex = findHex(facts, id);
  if (!hex) return [];
  return [
    { title: t('table.btm.name.hex', { hex: id }), lines: [...groundLines(scene, hex), ...standingLines(scene, id)] },
    { title: t('table.btm.inspect.around'), lines: aroundLines(scene, id) },
    {
      title: t('table.btm.inspect.source'),
      lines: sourceLines(i18n, hex.prov, findCity(facts, id)?.prov),
    },
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

/** All six hexsides, with the neighbour and the cost. */
function aroundLines(scene: BtmWords, id: string): Lines {
  const { facts, queries, i18n } = scene;
  const { t } = i18n;
  return queries.readBeside(id).map(({ place, border }) => {
    if (findArea(facts, place))
      return {
        text: t(border === 'river' ? 'table.btm.inspect.border.area-river' : 'table.btm.inspect.border.area', {
          area: place,
        }),
      };
    const units = unitsIn(scene, place).map((unit) => unit.id);
    const text = t(`table.btm.inspect.border.${border}`, { hex: place });
    return { text: units.length === 0 ? text : t('table.btm.inspect.border.units', { text, units: joinIds(units) }) };
  });
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
    { title: t('table.btm.inspect.source'), lines: sourceLines(i18n, area.prov) },
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
  return [{ title: nameCard(scene, id), lines: [...uses, ...sourceLines(i18n, card.prov)] }];
}
