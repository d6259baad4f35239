/** A pack's own areas and sea zones: their form, and how one is added to the map with its links. */
import { slotsOf, type Slot } from '../../kits/pack/data.ts';
import type { Form } from '../../kits/pack/forms.ts';
import type { OwnThings } from '../../kits/pack/pack-kit.ts';
import type { Mutable } from '../../kernel/types.ts';
import { SPACE_FORM, type Nation } from './ids.ts';
import { HOMES, isPrinted, linkKind, linkOf, MOST_DRUMS } from './pack-spaces.ts';
import { CONDITIONS, type Name, type Pack, type SpaceData } from './pack.ts';

const PREFIX = 'space:own-';
/** Each has a marker of its own, and the board has room for no more. */
const MOST_OWN = 24;
const MOST_ID = 40;
const MOST_LINKS = 16;
/** Margin of the board, in hundredths. */
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

type Draft = Mutable<Pack>;

function putSpace(draft: Draft, id: string, own: OwnSpace): void {
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

/** Spaces that a pack may add to those of the map. */
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
