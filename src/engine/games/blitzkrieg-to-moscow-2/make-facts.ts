import { data } from './data.ts';
import type { BtmFacts } from './facts.ts';
import { queries } from './queries.ts';
import { CARDS, CITIES, HEXES, TURNS, UNITS } from './tables.ts';

/** What never changes, for display. */
export const facts: BtmFacts = {
  hexes: HEXES,
  cities: CITIES,
  areas: data.map.rearAreas,
  rivers: data.map.riverHexsides,
  waters: data.map.waterHexsides,
  seaPlaces: data.map.seaPlaces,
  units: UNITS,
  cards: CARDS,
  turns: TURNS,
  weather: data.weather,
  crt: data.crt.columns,
  crtProvenance: data.crt.provenance,
  scoring: data.scoring,
  sources: data.sources,
  queries,
};
