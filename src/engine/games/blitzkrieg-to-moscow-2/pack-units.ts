import { memberOf, slotsOf, spareIds, type Slot } from '../../kits/pack/data.ts';
import type { Form } from '../../kernel/form.ts';
import type { Mutable } from '../../kernel/types.ts';
import file from './data/blitzkrieg-to-moscow-2.json';
import { SIDES, trackOf, type Side } from './ids.ts';
import { isAreaId } from './numbers.ts';
import { BY_PACK, gradeOf, NEW, number, saidOf, SWITCH, UNSAID, wholeOf } from './pack-said.ts';
import type { Pack } from './pack.ts';

type Slots = readonly Slot<Pack>[];
type Unit = Pack['units'][number];

const NATIONS = { german: ['German', 'Romanian'], soviet: ['Soviet', 'Guards'] } as const satisfies Record<
  Side,
  readonly Unit['nation'][]
>;
const ARMS = ['infantry', 'tank'] as const satisfies readonly Unit['arm'][];
/** Rear areas in which German units begin (§3.2). */
const REARS = ['N', 'C', 'S', 'R'] as const;
const MOST_ADDED = 20;
const prefixOf = (side: Side): string => `${side === 'german' ? 'g' : 's'}-x`;

const addedUnit = (id: string, side: Side): Mutable<Unit> => ({
  ...{ id, side, nation: NATIONS[side][0], name: id, nameJa: id, label: id.slice(2), arm: 'infantry' },
  ...{ strength: 4, passive: 2, move: 3, code: '2', hasSpentSide: true, zoc: side === 'german', prov: BY_PACK },
});

const findIn =
  (id: string) =>
  ({ units }: Mutable<Pack>) =>
    units.find((unit) => unit.id === id);

/** That it is there, and what it is: said of its number in the box, or with the first that is said of it. */
function thereOf(prov: Unit['prov']) {
  if (prov === BY_PACK) return NEW;
  const parts = wholeOf(prov).split('; ');
  const source = parts.find((part) => part.includes('number')) ?? parts[0] ?? '';
  return { source, grade: gradeOf(source) };
}

/** A unit begins in its hex (§3.1), in its rear area (§3.2), or on its space of the turn track. */
function arrivalOf({ setup }: Pick<Pack, 'setup'>, { id, code }: Unit): string {
  const placed: Readonly<Record<string, readonly string[]>> = { ...setup.soviet, ...setup.german };
  return Object.entries(placed).find(([, there]) => there.includes(id))?.[0] ?? trackOf(Number(code));
}

function takeOff({ setup }: Mutable<Pack>, unit: string): void {
  const groups: readonly Record<string, string[]>[] = [setup.soviet, setup.german];
  for (const group of groups)
    for (const [place, there] of Object.entries(group)) group[place] = there.filter((id) => id !== unit);
  const { soviet } = setup;
  for (const [place, there] of Object.entries(soviet)) if (there.length === 0) delete soviet[place];
}

function moveTo(draft: Mutable<Pack>, unit: string, to: string): void {
  const found = findIn(unit)(draft);
  if (!found) return;
  takeOff(draft, unit);
  const { soviet, german }: { soviet: Record<string, string[]>; german: Record<string, string[]> } = draft.setup;
  if (to.startsWith('turn-')) found.code = to.slice('turn-'.length);
  else if (isAreaId(to)) {
    found.code = to;
    german[to] = [...(german[to] ?? []), unit];
  } else {
    found.code = 'start';
    soviet[to] = [...(soviet[to] ?? []), unit];
  }
}

function fieldSlots(pack: Pack, unit: Unit, hexes: readonly string[]): Slots {
  const { id, side, prov } = unit;
  const slot = slotsOf<Pack>('unit', id);
  const inDraft = findIn(id);
  const put = (member: string) => memberOf<Pack>(inDraft, member);
  const turns = pack.turnTrack.map(({ turn }): string => trackOf(turn));
  const arrival = arrivalOf(pack, unit);
  const starts: Readonly<Record<string, string>> = file.setup.sovietProv;
  const values = side === 'german' ? [...REARS, ...turns] : [...hexes, ...turns];
  const said = (...about: readonly string[]) => (prov === BY_PACK ? NEW : saidOf(prov, ...about));
  const ruled = (source: string) => (prov === BY_PACK ? NEW : ({ source, grade: 'attested' } as const));
  return [
    slot('name', {
      ...{ value: { en: unit.name, ja: unit.nameJa }, form: { kind: 'texts', max: 60 }, ...said('name') },
      put(draft, value) {
        const { en, ja } = value as { readonly en: string; readonly ja: string };
        Object.assign(inDraft(draft) ?? {}, { name: en, nameJa: ja });
      },
    }),
    slot('nation', {
      ...{ value: unit.nation, form: { kind: 'choice', values: NATIONS[side] }, ...thereOf(prov) },
      put: put('nation'),
    }),
    slot('arm', { value: unit.arm, form: { kind: 'choice', values: ARMS }, ...thereOf(prov), put: put('arm') }),
    slot('strength', {
      ...{ value: unit.strength, form: number(1, 12), ...said('strength', 'values') },
      put: put('strength'),
    }),
    slot('passive', {
      ...{ value: unit.passive, form: number(0, 12), ...said('passive', 'values') },
      put: put('passive'),
    }),
    slot('move', { ...{ value: unit.move, form: number(1, 8), ...said('move') }, put: put('move') }),
    slot('back', {
      ...{ value: unit.hasSpentSide, form: SWITCH, ...ruled('§2.2, §11.3.7') },
      put: put('hasSpentSide'),
    }),
    slot('zone', { ...{ value: unit.zoc, form: SWITCH, ...ruled('§9.1') }, put: put('zoc') }),
    slot('arrival', {
      ...{ value: arrival, form: { kind: 'choice', values, of: 'place' } },
      ...(starts[arrival] === undefined ? said('code', 'turn') : saidOf(starts[arrival])),
      late: true,
      put: (draft, value) => moveTo(draft, id, String(value)),
    }),
  ];
}

/** Earlier packs said `start`, `rear` and `turn` for the units that began so. */
function formerSlots(pack: Pack, unit: Unit, hexes: readonly string[]): Slots {
  const { id, side } = unit;
  const slot = slotsOf<Pack>('unit', id);
  const arrival = arrivalOf(pack, unit);
  const of = (field: string, value: string, values: readonly string[], placeOf: (value: string) => string) =>
    slot(field, {
      ...{ value, form: { kind: 'choice', values, of: 'place' } satisfies Form, ...UNSAID, late: true, former: true },
      put: (draft, chosen) => moveTo(draft, id, placeOf(String(chosen))),
    });
  const turns = pack.turnTrack.map(({ turn }) => String(turn));
  if (arrival.startsWith('turn-')) return [of('turn', arrival.slice('turn-'.length), turns, (turn) => `turn-${turn}`)];
  if (side === 'german') return [of('rear', arrival, REARS, (area) => area)];
  return [of('start', arrival, hexes, (hex) => hex)];
}

function presenceSlot(unit: Unit, isShipped: boolean): Slot<Pack> {
  const { id, prov } = unit;
  return slotsOf<Pack>('unit', id)(null, {
    ...{ value: isShipped, form: SWITCH, ...thereOf(prov) },
    put(draft, value) {
      takeOff(draft, id);
      draft.units = draft.units.filter((one) => one.id !== id);
      draft.setup.citySetupInfantry = draft.setup.citySetupInfantry.filter((one) => one !== id);
      if (value === true) draft.units.push({ ...unit });
    },
  });
}

export function unitSlots(pack: Pack, hexes: readonly string[]): { readonly listed: Slots; readonly spare: Slots } {
  const spare = SIDES.flatMap((side) => spareIds(prefixOf(side), MOST_ADDED).map((id) => addedUnit(id, side)));
  return {
    listed: pack.units.flatMap((unit) => [presenceSlot(unit, true), ...fieldSlots(pack, unit, hexes)]),
    spare: [
      ...pack.units.flatMap((unit) => formerSlots(pack, unit, hexes)),
      ...spare.flatMap((unit) => [
        presenceSlot(unit, false),
        ...fieldSlots(pack, unit, hexes),
        slotsOf<Pack>('unit', unit.id)('label', {
          ...{ value: unit.label, form: { kind: 'text', max: 6 }, ...NEW },
          put: memberOf(findIn(unit.id), 'label'),
        }),
      ]),
    ],
  };
}
