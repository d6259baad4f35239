/** Areas, sea zones and links of a pack: what may be replaced, and how one is taken off the map. */
import { memberOf, slotsOf, type Grade, type Slot } from '../../kits/pack/data.ts';
import type { Mutable } from '../../kernel/types.ts';
import mapFile from './data/hitlers-reich-map.json';
import { CONDITIONS, type EdgeData, type Pack, type SpaceData } from './pack.ts';

type Draft = Mutable<Pack>;
type Slots = readonly Slot<Pack>[];

export const MOST_DRUMS = 6;

/** Grades of the map file: what it says of a source begins with one. */
function gradeOf(mark: string): Grade {
  if (/^RULE-INFERRED/.test(mark)) return 'deduced';
  return /^(RULE|SEED)/.test(mark) ? 'attested' : 'reconstructed';
}

/** The printed list of centres of each nation. */
export const HOMES = {
  axis: 'axisOriginalCenters',
  western: 'westernOriginalCenters',
  soviet: 'sovietHomeCenters',
} as const;
export type Printed = keyof typeof HOMES;
export const isPrinted = (word: string | null): word is Printed => word !== null && word in HOMES;

/**
 * Removes a space with its printed links and its entry in the list of centres; anything else that names it is refused
 * (`missedIn`).
 */
function takeAway(draft: Draft, id: string): void {
  draft.landAreas = draft.landAreas.filter((space) => space.id !== id);
  draft.seaZones = draft.seaZones.filter((space) => space.id !== id);
  draft.edges = draft.edges.filter(({ a, b, provenance }) => provenance === 'PACK' || (a !== id && b !== id));
  for (const home of Object.values(HOMES)) draft.groups[home] = draft.groups[home].filter((one) => one !== id);
}

export function spaceSlots(space: SpaceData): Slots {
  const slot = slotsOf<Pack>('space', space.id);
  const inDraft = ({ landAreas, seaZones }: Draft) => [...landAreas, ...seaZones].find(({ id }) => id === space.id);
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

/** By the number of its ends at sea. */
export const linkKind = (a: string, b: string, seas: ReadonlySet<string>): EdgeData['kind'] =>
  (['land', 'coast', 'sea'] as const)[[a, b].filter((id) => seas.has(id)).length] ?? 'land';

/** A link that the map has, or could have. */
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
