/** The data that a pack may replace: hexes, sea hexsides, control, units and their set-up, track, markers, constants. */
import { memberOf, slotsOf, spareIds, type Grade, type Slot } from '../../kits/pack/data.ts';
import type { Form } from '../../kernel/form.ts';
import { listNeighbours, OFF_GRID } from '../../kits/hex/grid.ts';
import type { Mutable } from '../../kernel/types.ts';
import { DIRECTIONS, FACTIONS, type Faction } from './ids.ts';
import type { Pack } from './pack.ts';

type Slots = readonly Slot<Pack>[];
type Hex = Pack['hexes'][number];
type Said = Pack['units'][number]['provenance'];

const number = (min: number, max: number): Form => ({ kind: 'number', min, max });
const NAME: Form = { kind: 'texts', max: 60 };
const GROUND = ['clear', 'river', 'city-round', 'city-square'] as const;
/** Terrain that no unit may enter (§2.2). */
const CLOSED = ['sea', 'impassable'] as const;
const GROUNDS = [...GROUND, ...CLOSED] as const;
type Ground = (typeof GROUNDS)[number];
const isClosed = (ground: Ground): boolean => CLOSED.some((one) => one === ground);
const MOST_ADDED = 8;
const BY_PACK = 'PACK';

const gradeOf = (said: string): Grade => (/\bRECONSTRUCTED\b/.test(said) ? 'reconstructed' : 'attested');

function saidOf(said: Said, ...about: readonly string[]): Pick<Slot<Pack>, 'source' | 'grade' | 'isAdded'> {
  if (said === BY_PACK) return { source: '', grade: 'reconstructed', isAdded: true };
  const source = typeof said === 'string' ? said : about.flatMap((word) => said[word] ?? []).join('; ');
  return { source, grade: gradeOf(source) };
}

const putNames =
  (inDraft: (draft: Mutable<Pack>) => object | undefined) =>
  (draft: Mutable<Pack>, value: unknown): void => {
    const { en, ja } = value as { readonly en: string; readonly ja: string };
    Object.assign(inDraft(draft) ?? {}, { nameEn: en, nameJa: ja });
  };

/** §9: points of a city by its shape, as the shipped map has them. */
const valueOf = ({ hexes }: Pack, city: 'round' | 'square'): number =>
  hexes.find((hex) => hex.city === city)?.cityValue ?? 0;

const ownerByPlace = ({ hexes }: Pack, { col }: Hex): Faction =>
  col <= Math.max(...hexes.map((hex) => hex.col)) / 2 ? 'W' : 'S';

function putGround(pack: Pack, { hexes, constants }: Mutable<Pack>, id: string, ground: Ground): void {
  const hex = hexes.find((one) => one.id === id);
  if (!hex) return;
  const city = ground === 'city-round' ? 'round' : ground === 'city-square' ? 'square' : null;
  const hasBonus = ground === 'river' || city !== null;
  Object.assign(hex, { terrain: ground, city, defenderBonus: hasBonus ? constants.defenderTerrainBonus : 0 });
  hex.cityValue = city === null ? 0 : valueOf(pack, city);
  if (city === null) hex.river = ground === 'river';
  hex.playable = !isClosed(ground);
  hex.initialControl = hex.playable ? (hex.initialControl ?? ownerByPlace(pack, hex)) : null;
}

function hexSlots(pack: Pack): Slots {
  return pack.hexes.flatMap((hex) => {
    const { id, provenance, terrain, initialControl } = hex;
    const slot = slotsOf<Pack>('hex', id);
    const inDraft = ({ hexes }: Mutable<Pack>) => hexes.find((one) => one.id === id);
    return [
      slot('terrain', {
        ...{ value: terrain, form: { kind: 'choice', values: GROUNDS }, ...saidOf(provenance, 'terrain', 'city') },
        put: (draft, value) => putGround(pack, draft, id, value as Ground),
      }),
      slot('control', {
        value: initialControl ?? ownerByPlace(pack, hex),
        ...{ form: { kind: 'choice', values: FACTIONS }, ...saidOf(provenance, 'control'), late: true },
        put(draft, value) {
          const found = inDraft(draft);
          if (found?.playable === true) found.initialControl = value as Faction;
        },
      }),
      slot('name', {
        ...{ value: { en: hex.nameEn, ja: hex.nameJa }, form: NAME, ...saidOf(provenance, 'city', 'grid') },
        put: putNames(inDraft),
      }),
    ];
  });
}

function seaSlot(pack: Pack, a: string, b: string, said: string): Slot<Pack> {
  const isThis = (one: { readonly a: string; readonly b: string }) =>
    (one.a === a && one.b === b) || (one.a === b && one.b === a);
  const present = pack.seaHexsides.find(isThis);
  return slotsOf<Pack>('sea', [a, b].toSorted().join('-'))(null, {
    ...{ value: present !== undefined, form: { kind: 'switch' }, source: said, grade: 'reconstructed' },
    put(draft, value) {
      const kept = draft.seaHexsides.filter((one) => !isThis(one));
      const back = draft.seaHexsides.find(isThis) ?? { a, b, nameEn: '' };
      draft.seaHexsides = value === true ? [...kept, back] : kept;
    },
  });
}

type Unit = Pack['units'][number];

function unitFields(unit: Unit, places: readonly string[]): Slots {
  const { id, start, label, nameEn, nameJa, provenance } = unit;
  const slot = slotsOf<Pack>('unit', id);
  const inDraft = (draft: Mutable<Pack>) => draft.units.find((one) => one.id === id);
  return [
    slot('name', {
      ...{ value: { en: nameEn, ja: nameJa }, form: NAME, ...saidOf(provenance, 'nameEn') },
      put: putNames(inDraft),
    }),
    slot('label', {
      ...{ value: label, form: { kind: 'text', max: 12 }, ...saidOf(provenance, 'label') },
      put: memberOf(inDraft, 'label'),
    }),
    slot('start', {
      ...{ value: start, form: { kind: 'choice', values: places, of: 'place' }, ...saidOf(provenance, 'start') },
      put: memberOf(inDraft, 'start'),
    }),
  ];
}

function unitPresence(unit: Unit, isShipped: boolean): Slot<Pack> {
  const { id, provenance } = unit;
  return slotsOf<Pack>('unit', id)(null, {
    ...{ value: isShipped, form: { kind: 'switch' }, ...saidOf(provenance, 'label') },
    put(draft, value) {
      draft.units = draft.units.filter((one) => one.id !== id);
      if (value === true) draft.units.push({ ...unit });
    },
  });
}

/** Defaults of an added unit, on a hex of its army where no unit begins. */
function addedUnit({ hexes, units }: Pack, id: string, faction: Faction): Unit {
  const isFree = ({ id: hex, initialControl }: Hex): boolean =>
    initialControl === faction && !units.some(({ start }) => start === hex);
  const start = hexes.find(isFree)?.id ?? '';
  return { id, faction, label: id.slice(2), setupCode: 0, start, nameEn: id, nameJa: id, provenance: BY_PACK };
}

const spareUnits = (pack: Pack): readonly Unit[] =>
  FACTIONS.flatMap((faction) => spareIds(`${faction}-X`, MOST_ADDED).map((id) => addedUnit(pack, id, faction)));

const DAYS = [
  ['from', 'start'],
  ['until', 'end'],
] as const;

const trackSlots = ({ turnTrack }: Pack): Slots =>
  turnTrack.flatMap((row) => {
    const slot = slotsOf<Pack>('turn', String(row.turn));
    const inDraft = (draft: Mutable<Pack>) => draft.turnTrack.find(({ turn }) => turn === row.turn);
    return [
      ...(['G', 'A'] as const).map((side) =>
        slot(side, {
          ...{ value: row[side], form: number(0, 7), ...saidOf(row.provenance, side) },
          put: memberOf<Pack>(inDraft, side),
        }),
      ),
      slot('label', {
        ...{ value: { en: row.labelEn, ja: row.labelJa }, form: { kind: 'texts', max: 120 } },
        ...saidOf(row.provenance, 'dates'),
        put(draft, value) {
          const { en, ja } = value as { readonly en: string; readonly ja: string };
          Object.assign(inDraft(draft) ?? {}, { labelEn: en, labelJa: ja });
        },
      }),
      ...DAYS.map(([field, member]) =>
        slot(field, {
          ...{ value: row[member], form: { kind: 'text', max: 10 }, ...saidOf(row.provenance, 'dates') },
          put: memberOf<Pack>(inDraft, member),
        }),
      ),
    ];
  });

/** §5.1: replacements an army receives in each turn. */
const replacementSlots = ({ factions }: Pack): Slots =>
  factions.map(({ id, replacementsPerTurn }) =>
    slotsOf<Pack>('constant', 'rules')(`replacements-${id}`, {
      ...{ value: replacementsPerTurn, form: number(0, 4), source: '§5.1', grade: 'attested' },
      put: memberOf((draft) => draft.factions.find((one) => one.id === id), 'replacementsPerTurn'),
    }),
  );

const CONSTANTS = {
  movement: number(1, 4),
  hitOn: number(2, 6),
  defenderTerrainBonus: number(1, 3),
  diceNormal: number(1, 3),
  diceWithMarker: number(1, 4),
  supportBonus: number(0, 3),
  eliminateDiff: number(1, 6),
  retreatDiff: number(1, 6),
  volkssturmMaxUnits: number(0, 6),
  volkssturmReplacements: number(0, 4),
  edgeHexForGermans: number(0, 3),
} as const;

const constantSlots = ({ constants }: Pack): Slots =>
  Object.entries(CONSTANTS).map(([member, form]) =>
    slotsOf<Pack>('constant', 'rules')(member, {
      ...{ value: constants[member as keyof typeof CONSTANTS], form, ...saidOf(constants.provenance, member) },
      put: memberOf((draft) => draft.constants, member),
    }),
  );

function listHexsides({ hexes, grid }: Pack): readonly (readonly [string, string])[] {
  const near = listNeighbours(hexes, ({ col }) =>
    DIRECTIONS.map((direction) => {
      const [cols, rows] = grid.neighbourOffsets[col % 2 === 1 ? 'odd' : 'even'][direction];
      return { cols, rows };
    }),
  );
  return hexes.flatMap(({ id }, i) =>
    (near[i] ?? []).flatMap((to): readonly (readonly [string, string])[] => {
      const other = to === OFF_GRID ? undefined : hexes[to];
      return other && id < other.id ? [[id, other.id]] : [];
    }),
  );
}

/** Everything listed, and what the game could have but lacks: open hexsides, further units. */
export function makeData(pack: Pack): { readonly listed: Slots; readonly others: () => Slots } {
  const seas = pack.seaHexsides.map(({ a, b, nameEn }) => seaSlot(pack, a, b, nameEn));
  const named = new Set(seas.map(({ id }) => id));
  const places = pack.hexes.map(({ id }) => id);
  return {
    listed: [
      ...pack.units.flatMap((unit) => [unitPresence(unit, true), ...unitFields(unit, places)]),
      ...hexSlots(pack),
      ...seas,
      ...trackSlots(pack),
      ...constantSlots(pack),
      ...replacementSlots(pack),
    ],
    others: () => [
      ...spareUnits(pack).flatMap((unit) => [unitPresence(unit, false), ...unitFields(unit, places)]),
      ...listHexsides(pack)
        .map(([a, b]) => seaSlot(pack, a, b, ''))
        .filter(({ id }) => !named.has(id)),
    ],
  };
}
