import type { Mutable } from '../../kernel/types.ts';
import { type Grade, type Slot, memberOf, slotsOf } from '../../kits/pack/data.ts';
import type { Form } from '../../kernel/form.ts';
import type { OwnThings } from '../../kits/pack/pack-kit.ts';
import { type Nation, SPACE_FORM } from './ids.ts';
import { CONDITIONS, type EdgeData, type Name, type Pack, type SpaceData } from './pack.ts';
import mapFile from './data/hitlers-reich-map.json';

type Slots = readonly Slot<Pack>[];

const MOST_DRUMS = 6;

function gradeOf(mark: string): Grade {
  if (/^RULE-INFERRED/.test(mark)) return 'deduced';
  return /^(RULE|SEED)/.test(mark) ? 'attested' : 'reconstructed';
}

const HOMES = {
  axis: 'axisOriginalCenters',
  western: 'westernOriginalCenters',
  soviet: 'sovietHomeCenters',
} as const;
export type Printed = keyof typeof HOMES;
export const isPrinted = (word: string | null): word is Printed => word !== null && word in HOMES;

/** Also removes its links and its place among the centres; `missedIn` refuses all else that names it. */
function takeAway(draft: Mutable<Pack>, id: string): void {
  draft.landAreas = draft.landAreas.filter((space) => space.id !== id);
  draft.seaZones = draft.seaZones.filter((space) => space.id !== id);
  draft.edges = draft.edges.filter(({ a, b, provenance }) => provenance === 'PACK' || (a !== id && b !== id));
  for (const home of Object.values(HOMES)) draft.groups[home] = draft.groups[home].filter((one) => one !== id);
}

export function spaceSlots(space: SpaceData): Slots {
  const slot = slotsOf<Pack>('space', space.id);
  const inDraft = ({ landAreas, seaZones }: Mutable<Pack>) =>
    [...landAreas, ...seaZones].find(({ id }) => id === space.id);
  const owner = space.productionOwner ?? space.start1941;
  const evidence = space.startEvidence ?? `${space.existence} ${space.existenceRule}`;
  return [
    slot(null, {
      ...{ value: true, form: { kind: 'switch' } },
      ...{ source: `${space.existence} ${space.existenceRule}`, grade: gradeOf(space.existence) },
      put: (draft) => takeAway(draft, space.id),
    }),
    slot('name', {
      ...{ value: space.name, form: { kind: 'texts', max: 60 }, put: memberOf(inDraft, 'name') },
      ...{ source: `${space.existence} ${space.existenceRule}`, grade: gradeOf(space.existence) },
    }),
    ...(isPrinted(space.start1941)
      ? [
          slot('control', {
            ...{ value: space.start1941, form: { kind: 'choice' as const, values: Object.keys(HOMES) } },
            ...{ source: evidence, grade: gradeOf(evidence) },
            put(draft, value) {
              Object.assign(inDraft(draft) ?? {}, { start1941: value, printedSymbol: value });
              // §2.4: no marker is on a printed symbol of the same side.
              const { setup1944: late } = draft;
              const without = (ids: readonly string[]) => ids.filter((id) => id !== space.id);
              if (value === 'axis') late.axisControlledAreas = without(late.axisControlledAreas);
              if (value !== 'axis') late.alliedControlledAreas = without(late.alliedControlledAreas);
            },
          }),
        ]
      : []),
    ...(isPrinted(owner)
      ? [
          slot('production', {
            // The rules depend on each capital's drums (§2.5).
            form: { kind: 'number' as const, min: space.capital ? 1 : 0, max: MOST_DRUMS },
            ...{ value: space.production, source: '§2.5', grade: 'attested' as const },
            put(draft, value) {
              const there = inDraft(draft);
              if (!there) return;
              const home = draft.groups[HOMES[owner]];
              const isCentre = Number(value) > 0;
              Object.assign(there, { production: value, productionOwner: isCentre ? owner : null });
              draft.groups[HOMES[owner]] = isCentre
                ? [...new Set([...home, space.id])]
                : home.filter((id) => id !== space.id);
            },
          }),
        ]
      : []),
  ];
}

/** One order for two spaces, whichever is named first. */
export const linkOf = (a: string, b: string): string => [a, b].toSorted().join('-');

/** The number of its ends at sea decides the kind of a link. */
export const linkKind = (a: string, b: string, seas: ReadonlySet<string>): EdgeData['kind'] =>
  (['land', 'coast', 'sea'] as const)[[a, b].filter((id) => seas.has(id)).length] ?? 'land';

export function linkSlots(a: SpaceData, b: SpaceData, seas: ReadonlySet<string>, edge?: EdgeData): Slots {
  const slot = slotsOf<Pack>('link', linkOf(a.id, b.id));
  const isThis = (one: { readonly a: string; readonly b: string }) =>
    (one.a === a.id && one.b === b.id) || (one.a === b.id && one.b === a.id);
  const kind = linkKind(a.id, b.id, seas);
  const absent = mapFile.nonEdges.find(isThis);
  const mark = edge?.provenance ?? absent?.strength ?? '';
  const source = `${mark} ${edge?.rule ?? absent?.rule ?? ''} ${absent?.reason ?? ''}`.trim();
  const grade = gradeOf(mark);
  return [
    slot(null, {
      ...{ value: edge !== undefined, form: { kind: 'switch' }, source, grade },
      put(draft, value) {
        const others = draft.edges.filter((one) => !isThis(one));
        const present = draft.edges.find(isThis) ?? { a: a.id, b: b.id, kind, provenance: 'PACK' };
        if (value === true && others.length === draft.edges.length) draft.edges.push(present);
        if (value === false) draft.edges = others;
      },
    }),
    slot('condition', {
      ...{ value: edge?.condition ?? 'none', form: { kind: 'choice', values: ['none', ...CONDITIONS] }, source, grade },
      put(draft, value) {
        const present = draft.edges.find(isThis);
        if (!present) return;
        delete present.condition;
        if (value !== 'none') Object.assign(present, { condition: value });
      },
    }),
  ];
}

const PREFIX = 'space:own-';
/** Each needs a marker, and the board has room for no more. */
const MOST_OWN = 24;
const MOST_ID = 40;
const MOST_LINKS = 16;
const EDGE = 3;

interface OwnSpace {
  readonly name: Name;
  readonly ground: 'land' | 'sea';
  readonly control: Nation | 'closed' | 'none';
  readonly production: number;
  readonly island: boolean;
  /** Hundredths of the board from its left and upper edge. */
  readonly across: number;
  readonly down: number;
  readonly links: readonly { readonly to: string; readonly condition: string }[];
}

const BLANK: OwnSpace = {
  name: { en: '', ja: '' },
  ...{ ground: 'land', control: 'axis', production: 0, island: false, across: 50, down: 50, links: [] },
};

const place = { kind: 'number', min: EDGE, max: 100 - EDGE } as const;
const formOf = (others: readonly string[]): Form => ({
  kind: 'record',
  parts: {
    name: { kind: 'texts', max: 60 },
    ground: { kind: 'choice', values: ['land', 'sea'] },
    control: { kind: 'choice', values: ['axis', 'western', 'soviet', 'closed', 'none'] },
    production: { kind: 'number', min: 0, max: MOST_DRUMS },
    island: { kind: 'switch' },
    across: place,
    down: place,
    links: {
      kind: 'list',
      tag: 'to',
      tagOf: 'place',
      max: MOST_LINKS,
      of: Object.fromEntries(
        others.map((id) => [id, { condition: { kind: 'choice', values: ['none', ...CONDITIONS] } }] as const),
      ),
    },
  },
});

function putSpace(draft: Mutable<Pack>, id: string, own: OwnSpace): void {
  const { name, ground, control, production, island, across, down, links } = own;
  const start1941 = control === 'closed' ? 'impassable' : control;
  const owner = production > 0 && isPrinted(control) ? control : null;
  const space: Mutable<SpaceData> = {
    ...{ id, name, start1941, printedSymbol: start1941, production, productionOwner: owner, capital: false },
    ...{ island: island && ground === 'land', place: [across, down], existence: 'PACK', existenceRule: '' },
  };
  (ground === 'sea' ? draft.seaZones : draft.landAreas).push(space);
  if (owner !== null) draft.groups[HOMES[owner]].push(id);
  for (const { to, condition } of links) {
    if (draft.edges.some(({ a, b }) => linkOf(a, b) === linkOf(id, to))) continue;
    const border = { a: id, b: to, kind: 'land' as const, provenance: 'PACK' };
    draft.edges.push(CONDITIONS.some((one) => one === condition) ? Object.assign(border, { condition }) : border);
  }
  // A linked own space may not have known yet whether this one is at sea.
  const seas = new Set(draft.seaZones.map((zone) => zone.id));
  for (const edge of draft.edges) if (edge.a === id || edge.b === id) edge.kind = linkKind(edge.a, edge.b, seas);
}

export function ownSpaces({ landAreas, seaZones }: Pack): OwnThings<Pack> {
  const printed = [...landAreas, ...seaZones].map(({ id }) => id);
  return {
    prefix: PREFIX,
    makeSlot(datum, ids) {
      const id = datum.slice(PREFIX.length - 'own-'.length);
      if (id.length > MOST_ID || !SPACE_FORM.test(id)) return null;
      const own = ids.filter((one) => one.startsWith(PREFIX)).map((one) => one.slice('space:'.length));
      if (own.length > MOST_OWN) return null;
      const slot: Slot<Pack> = slotsOf<Pack>('space', id)(null, {
        ...{ value: BLANK, form: formOf([...printed, ...own].filter((one) => one !== id)) },
        ...{ source: '', grade: 'attested', isNew: true },
        put: (draft, value) => putSpace(draft, id, value as OwnSpace),
      });
      return slot;
    },
  };
}
