import type { Category, EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import { listCopies, type CopyAt, type EventPlace } from '../cards/event-places.ts';
import type { HrScene } from '../lookup.ts';

/** The tabs of the drawer and their events. Events are open to both sides (§4.2.3). */

/** The three malls, events used up or on loan, and those out of play. */
export const TABS = ['common', 'axis', 'allied', 'lid', 'handed-over', 'out'] as const;
export type TabId = (typeof TABS)[number];

export const isTab = (id: string): id is TabId => (TABS as readonly string[]).includes(id);
export const isMall = (tab: TabId): tab is EventData['deck'] => tab === 'common' || tab === 'axis' || tab === 'allied';

/** Null for events in front of their owner, which the owner's cards show. */
const TAB_OF: Readonly<Record<EventPlace, Exclude<TabId, EventData['deck']> | 'mall' | null>> = {
  mall: 'mall',
  ready: null,
  used: null,
  standing: null,
  lid: 'lid',
  'handed-over': 'handed-over',
  removed: 'out',
  'aside-1941': 'out',
  'aside-1943': 'out',
  'left-out': 'out',
};

function tabOf({ deck }: EventData, { place }: CopyAt): TabId | null {
  const tab = TAB_OF[place];
  return tab === 'mall' ? deck : tab;
}

/** A title under a tab: its copies there, and elsewhere. */
export interface MallEntry {
  readonly event: EventData;
  readonly here: readonly CopyAt[];
  readonly elsewhere: readonly CopyAt[];
}

/** The order of §4.2.5: lasting events before immediate ones. */
export const CATEGORIES = ['Reusable', 'Returnable', 'Recyclable', 'Removable'] as const satisfies readonly Category[];

const byCategory = (a: MallEntry, b: MallEntry): number =>
  CATEGORIES.indexOf(a.event.category) - CATEGORIES.indexOf(b.event.category);

/** Entries in the order of the categories. */
export const listEntries = (scene: HrScene, tab: TabId): readonly MallEntry[] =>
  scene.facts.events
    .map((event): MallEntry => {
      const copies = listCopies(scene, event.id);
      const isHere = (copy: CopyAt) => tabOf(event, copy) === tab;
      return { event, here: copies.filter(isHere), elsewhere: copies.filter((copy) => !isHere(copy)) };
    })
    .filter(({ here }) => here.length > 0)
    .sort(byCategory);

/** Titles of a mall without a copy there now; other tabs have none. */
export const listAway = (scene: HrScene, tab: TabId): readonly MallEntry[] =>
  scene.facts.events
    .filter(({ deck }) => deck === tab)
    .map((event) => ({ event, here: [], elsewhere: listCopies(scene, event.id) }))
    .filter(({ event, elsewhere }) => elsewhere.every((copy) => tabOf(event, copy) !== tab));

export function countByTab(scene: HrScene): readonly number[] {
  const counts = new Map<TabId | null, number>();
  for (const event of scene.facts.events) {
    for (const copy of listCopies(scene, event.id)) {
      const tab = tabOf(event, copy);
      counts.set(tab, (counts.get(tab) ?? 0) + 1);
    }
  }
  return TABS.map((tab) => counts.get(tab) ?? 0);
}

export const countCopies = (entries: readonly MallEntry[]): number =>
  entries.reduce((sum, { here }) => sum + here.length, 0);

/** All typed words must occur in title or effect, in either language. */
export function matches({ event: { title, text } }: MallEntry, query: string): boolean {
  const all = [title.en, title.ja, text.en, text.ja].join(' ').toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
