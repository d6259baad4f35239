/** The greedy player's values, in steps of hand size. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { Side, SpaceId } from '../../engine/games/hitlers-reich/ids.ts';
import type { HrView } from '../../engine/games/hitlers-reich/view.ts';

export interface Place {
  readonly id: SpaceId;
  readonly isSea: boolean;
  readonly printed: Side | null;
  readonly drums: number;
  readonly home: Side | null;
  readonly near: readonly SpaceId[];
}

const sideOf = (nation: string | null): Side | null =>
  nation === 'axis' ? 'axis' : nation === 'western' || nation === 'soviet' ? 'allies' : null;

export function readBoard(facts: HrFacts): ReadonlyMap<SpaceId, Place> {
  const near = new Map<SpaceId, SpaceId[]>();
  const join = (a: SpaceId, b: SpaceId) => near.set(a, [...(near.get(a) ?? []), b]);
  for (const { a, b, condition } of facts.edges) {
    // Borders that open late are not planned for.
    if (condition === 'turkey-active' || condition === 'turkey-controller') continue;
    join(a, b);
    join(b, a);
  }
  const place = (isSea: boolean) => (space: HrFacts['areas'][number]) =>
    [
      space.id,
      {
        id: space.id,
        isSea,
        printed: sideOf(space.start1941),
        drums: space.production,
        home: sideOf(space.productionOwner),
        near: near.get(space.id) ?? [],
      },
    ] as const;
  return new Map([...facts.areas.map(place(false)), ...facts.zones.map(place(true))]);
}

export const holderOf = (view: Pick<HrView, 'markers'>, place: Place): Side | null =>
  sideOf(view.markers[place.id] ?? null) ?? place.printed;

const WORTH = { drum: 2, near: 0.5, area: 0.6, zone: 0.3, surrender: 2 } as const;
const SURRENDER: readonly SpaceId[] = ['naples', 'sicily'];

/** A space in the hands of `side` rather than of the other, with the spaces that it leads to. */
export function worthOf(board: ReadonlyMap<SpaceId, Place>, view: HrView, side: Side, id: SpaceId): number {
  const place = board.get(id);
  if (!place) return 0;
  const others = place.near.map((one) => board.get(one)).filter((one) => one !== undefined);
  const ahead = others.filter((one) => one.drums > 0 && holderOf(view, one) !== side).length;
  const capture = place.drums * WORTH.drum + (place.drums > 0 ? 1 : 0);
  const italy = !view.italySurrendered && SURRENDER.includes(id) && side === 'allies' ? WORTH.surrender : 0;
  return capture + italy + ahead * WORTH.near + (place.isSea ? WORTH.zone : WORTH.area);
}

/** Counts how many more of the neighbouring spaces are held: the Area bonus of an attacker (§7.4.1). */
export function leadAround(
  board: ReadonlyMap<SpaceId, Place>,
  view: Pick<HrView, 'markers'>,
  side: Side,
  id: SpaceId,
): number {
  let lead = 0;
  for (const one of board.get(id)?.near ?? []) {
    const place = board.get(one);
    const holder = place && holderOf(view, place);
    if (holder) lead += holder === side ? 1 : -1;
  }
  return lead;
}

const AT_ONCE: Readonly<Record<string, number>> = {
  'war-production': 2.5,
  convoy: 2.5,
  'synthetic-fuel': 2.5,
  'swedish-trade': 2.5,
  franco: 2.5,
  wolfpack: 2.5,
  'v-rockets': 2.5,
  'strategic-bombing': 2.5,
  turncoats: 2,
  'vichy-defects': 1.5,
  'turkey-declares-war': 0.8,
  'iraq-revolts': 0.5,
  speer: 1,
};
const HELD: Readonly<Record<string, number>> = {
  'waffen-ss': 1.8,
  'tiger-tanks': 1.8,
  stukas: 1.7,
  'von-manstein': 1.6,
  guderian: 1.5,
  rommel: 1.5,
  'von-rundstedt': 1.3,
  'the-bismarck': 0.9,
  't34s-and-shermans': 1.8,
  zhukov: 1.8,
  'artillery-and-partisans': 1.7,
  montgomery: 1.5,
  patton: 1.4,
  chuikov: 1.2,
  'higgins-boats': 1.6,
  enigma: 1.2,
};
const OTHER_HELD = 1;

export const worthOfEvent = (event: string): number => AT_ONCE[event] ?? HELD[event] ?? OTHER_HELD;
