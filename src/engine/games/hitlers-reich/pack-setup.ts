/** The set-up of 1944 as data (§10.3): markers, fortresses and fleets by space, and the place of each event. */
import { slotsOf, type Slot } from '../../kits/pack/data.ts';
import type { Faults } from '../../kits/pack/pack-kit.ts';
import type { Mutable } from '../../kernel/types.ts';
import { isHeld, mayOwn } from './tables/event-cards.ts';
import { SIDES, sideOf, type Side } from './ids.ts';
import { isPrinted } from './pack-spaces.ts';
import { MARKERS, PIECES } from './rules/pieces.ts';
import type { EventData, Pack, SpaceData } from './pack.ts';

type Slots = readonly Slot<Pack>[];
type Late = Pack['setup1944'];

const KIND = 'start-1944';
const SOURCE = { source: '§10.3', grade: 'attested' } as const;

const LISTS = {
  marker: {
    land: { axis: 'axisControlledAreas', allies: 'alliedControlledAreas' },
    sea: { axis: 'axisControlledSeaZones', allies: 'alliedControlledSeaZones' },
  },
  fortresses: { axis: 'axisFortresses', allies: 'alliedFortresses' },
  fleets: { axis: 'axisFleets', allies: 'alliedFleets' },
} as const;

const WORDS: Readonly<Record<Side, string>> = { axis: 'axis', allies: 'allied' };

type ListName = {
  readonly [K in keyof Late]: Late[K] extends readonly string[] ? K : never;
}[keyof Late];

/** A changed list is sorted by id, so that the order of a file's entries does not matter. */
function setIn(late: Mutable<Pack>['setup1944'], list: ListName, id: string, isIn: boolean): void {
  if (late[list].includes(id) === isIn) return;
  late[list] = isIn ? [...late[list], id].toSorted() : late[list].filter((one) => one !== id);
}

const valueIn = (late: Late, lists: Readonly<Record<Side, ListName>>, id: string): string => {
  const side = SIDES.find((one) => late[lists[one]].includes(id));
  return side ? WORDS[side] : 'none';
};

function putIn(lists: Readonly<Record<Side, ListName>>, id: string) {
  return ({ setup1944, landAreas, seaZones }: Mutable<Pack>, value: unknown): void => {
    const isThere = [...landAreas, ...seaZones].some((space) => space.id === id);
    for (const side of SIDES) setIn(setup1944, lists[side], id, isThere && WORDS[side] === value);
  };
}

function spaceSlots({ id, start1941 }: SpaceData, late: Late, isSea: boolean): Slots {
  // Nothing is ever placed in a space out of play, and neutral countries join the war by events (§2.1).
  if (start1941 === 'impassable' || start1941 === 'neutral-inactive') return [];
  const slot = slotsOf<Pack>(KIND, id);
  const markers = LISTS.marker[isSea ? 'sea' : 'land'];
  const marker = slot('marker', {
    value: valueIn(late, markers, id),
    // Vichy has taken sides by then (§10.3).
    form: { kind: 'choice', values: start1941 === 'vichy' ? ['axis', 'allied'] : ['none', 'axis', 'allied'] },
    ...{ ...SOURCE, put: putIn(markers, id) },
  });
  if (!isSea)
    return [
      marker,
      slot('fortress', {
        value: valueIn(late, LISTS.fortresses, id),
        form: { kind: 'choice', values: ['none', 'axis', 'allied'] },
        ...{ ...SOURCE, put: putIn(LISTS.fortresses, id) },
      }),
    ];
  return [
    marker,
    ...SIDES.map((side) =>
      slot(`fleet-${WORDS[side]}`, {
        ...{ value: late[LISTS.fleets[side]].includes(id), form: { kind: 'switch' }, ...SOURCE },
        put({ setup1944, seaZones }: Mutable<Pack>, value: unknown) {
          setIn(setup1944, LISTS.fleets[side], id, value === true && seaZones.some((zone) => zone.id === id));
        },
      }),
    ),
  ];
}

/** At the start of 1944: in a hand if conflicts use it, otherwise where its category goes when used up. */
function placesOf(event: EventData): readonly EventData['start1944'][] {
  if (isHeld(event))
    return [
      'mall',
      ...(mayOwn(event, 'axis') ? (['axis-hand'] as const) : []),
      ...(mayOwn(event, 'allies') ? (['allied-hand'] as const) : []),
    ];
  return ['mall', event.category === 'Recyclable' ? 'lid' : 'removed'];
}

export function eventStart(event: EventData): Slots {
  return [
    slotsOf<Pack>('event', event.id)('start-1944', {
      value: event.start1944,
      form: { kind: 'choice', values: placesOf(event) },
      ...{ source: '§10.3.3', grade: 'attested', late: true },
      put(draft, value) {
        const card = draft.cards.find(({ id }) => id === event.id);
        if (!card) return;
        const used = card.category === 'Recyclable' ? 'lid' : 'removed';
        card.start1944 = value === 'lid' || value === 'removed' ? used : (value as EventData['start1944']);
      },
    }),
  ];
}

export const setupSlots = ({ landAreas, seaZones, setup1944 }: Pack): Slots => [
  ...landAreas.flatMap((space) => spaceSlots(space, setup1944, false)),
  ...seaZones.flatMap((space) => spaceSlots(space, setup1944, true)),
];

/** §1.1, §2.4: no more pieces than there are, and no marker on a printed symbol of the same side. */
export function* setupFaults({ landAreas, setup1944: late }: Pack): Faults {
  for (const { id, start1941 } of landAreas) {
    const by = SIDES.filter((side) => late[LISTS.marker.land[side]].includes(id));
    const isNeedless = isPrinted(start1941) && by.includes(sideOf(start1941));
    if (isNeedless || by.length > 1) yield { key: 'pack.fault.marker', params: { space: id } };
    if (start1941 === 'vichy' && by.length === 0) yield { key: 'pack.fault.vichy-1944', params: { space: id } };
  }
  for (const side of SIDES) {
    const { land, sea } = LISTS.marker;
    const nation = side === 'axis' ? 'axis' : late.alliedMarkerColour;
    const counts = [
      ['markers', late[land[side]].length + late[sea[side]].length, MARKERS[nation]],
      ['fortresses', late[LISTS.fortresses[side]].length, PIECES.fortify.most[side]],
      ['fleets', late[LISTS.fleets[side]].length, PIECES.fleet.most[side]],
    ] as const;
    for (const [what, n, most] of counts)
      if (n > most) yield { key: `pack.fault.too-many.${what}`, params: { side, n, most } };
  }
}
