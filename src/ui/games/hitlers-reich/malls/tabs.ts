import type { Category, EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import { listCopies } from '../cards/event-places.ts';
import type { CopyAt, EventPlace } from '../cards/event-places.ts';
import type { HrScene } from '../lookup.ts';

/** What lies under which tab of the drawer. Events lie open to both sides (§4.2.3). */

/** The three malls, what is used up or on loan, and what is not in play. */
export const TABS = ['common', 'axis', 'allied', 'lid', 'handed-over', 'out'] as const;
export type TabId = (typeof TABS)[number];

export const isTab = (id: string): id is TabId => (TABS as readonly string[]).includes(id);
export const isMall = (tab: TabId): tab is EventData['deck'] => tab === 'common' || tab === 'axis' || tab === 'allied';

/** Null for what lies before its owner: the owner's own cards show it. */
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

export function tabOf({ deck }: EventData, { place }: CopyAt): TabId | null {
  const tab = TAB_OF[place];
  return tab === 'mall' ? deck : tab;
}

/** A title under a tab: its copies there, and those anywhere else. */
export interface MallEntry {
  readonly event: EventData;
  readonly here: readonly CopyAt[];
  readonly elsewhere: readonly CopyAt[];
}

/** The order of §4.2.5: what is kept before what acts at once. */
export const CATEGORIES = ['Reusable', 'Returnable', 'Recyclable', 'Removable'] as const satisfies readonly Category[];

const byCategory = (a: MallEntry, b: MallEntry): number =>
  CATEGORIES.indexOf(a.event.category) - CATEGORIES.indexOf(b.event.category);

/** Titles with a copy under the tab, by category. */
export const listEntries = (scene: HrScene, tab: TabId): readonly MallEntry[] =>
  scene.facts.events
    .map((event): MallEntry => {
      const copies = listCopies(scene, event.id);
      const isHere = (copy: CopyAt) => tabOf(event, copy) === tab;
      return { event, here: copies.filter(isHere), elsewhere: copies.filter((copy) => !isHere(copy)) };
    })
    .filter(({ here }) => here.length > 0)
    .sort(byCategory);

/** Titles of a mall of which no copy lies there now; none for the other tabs, to which nothing belongs. */
export const listAway = (scene: HrScene, tab: TabId): readonly MallEntry[] =>
  scene.facts.events
    .filter(({ deck }) => deck === tab)
    .map((event) => ({ event, here: [], elsewhere: listCopies(scene, event.id) }))
    .filter(({ event, elsewhere }) => elsewhere.every((copy) => tabOf(event, copy) !== tab));

/** How many copies lie under each tab, in the order of the tabs. */
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

/** All words typed must occur in title or effect, whichever language they are in. */
export function matches({ event: { title, text } }: MallEntry, query: string): boolean {
  const all = [title.en, title.ja, text.en, text.ja].join(' ').toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
