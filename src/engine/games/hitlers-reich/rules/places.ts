/** Places of event copies, by number: read from a state in one pass, never stored in it (§4.2). */
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { PlacesInPlay } from '../tables/in-play.ts';

export type Places = Readonly<PlacesInPlay>;

function scan(t: Tables, { events }: HrState): PlacesInPlay {
  const places: PlacesInPlay = [];
  for (const { id } of t.eventCopies) places.push(events[id] ?? 'left-out');
  return places;
}

/** Valid for one step only: they may change with the state. */
export const readPlaces = (t: Tables, state: HrState): Places => t.places.get(state) ?? scan(t, state);

/** `placeEvent` updates the cached places with every later change of this state. */
export const cachePlaces = (t: Tables, state: HrState): void => void t.places.set(state, scan(t, state));

export const cachePlacesOf = (t: Tables, state: HrState, from: HrState): void =>
  void t.places.set(state, readPlaces(t, from).slice());
