/** Where each copy of an event is, by its number: read from a state in one pass, never stored in it (§4.2). */
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { PlacesInPlay } from '../tables/in-play.ts';

export type Places = Readonly<PlacesInPlay>;

function scan(t: Tables, { events }: HrState): PlacesInPlay {
  const places: PlacesInPlay = [];
  for (const { id } of t.eventCopies) places.push(events[id] ?? 'left-out');
  return places;
}

/** They may change with the state, so they must not be kept over a step. */
export const readPlaces = (t: Tables, state: HrState): Places => t.places.get(state) ?? scan(t, state);

/** From now on whatever moves an event of this state (`placeEvent`) notes it here as well. */
export const keepPlaces = (t: Tables, state: HrState): void => void t.places.set(state, scan(t, state));

/** The same for `state`, which was made equal to `from`. */
export const keepPlacesOf = (t: Tables, state: HrState, from: HrState): void =>
  void t.places.set(state, readPlaces(t, from).slice());
