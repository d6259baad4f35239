import type { BtmFacts } from './facts.ts';
import { makeQueries } from './queries.ts';
import type { Tables } from './rules/field-types.ts';

/** What never changes, for display. */
export function makeFacts(tables: Tables): BtmFacts {
  const { map, weather, crt, sources } = tables.pack;
  return {
    hexes: tables.hexes,
    cities: tables.cities,
    areas: map.rearAreas,
    rivers: map.riverHexsides,
    waters: map.waterHexsides,
    seaPlaces: map.seaPlaces,
    units: tables.units,
    cards: tables.cards,
    turns: tables.turns,
    weather,
    crt: crt.columns,
    crtProvenance: crt.provenance,
    scoring: tables.scoring,
    sources,
    queries: makeQueries(tables),
    tables,
  };
}
