import file from './data/blitzkrieg-to-moscow-2.json';
import type { BtmFacts } from './facts.ts';
import { VERBS, commands, moveOfButton } from './moves.ts';
import { SURRENDERED_COST } from './rules/rebuilding.ts';
import type { Tables } from './tables.ts';
import { INFANTRY_PLACES } from './tables/pack.ts';

const listPlays = (): BtmFacts['plays'] =>
  Object.fromEntries(Object.entries(VERBS).flatMap(([verb, row]) => ('plays' in row ? [[verb, row.plays]] : [])));

const listButtons = (): BtmFacts['buttons'] =>
  Object.fromEntries(
    commands.buttons.flatMap((button) => {
      const move = moveOfButton(button);
      return move ? [[button, commands.plainLabel(move)]] : [];
    }),
  );

export function makeFacts(tables: Tables): BtmFacts {
  const { map, weather, crt, sources } = tables.pack;
  return {
    hexes: tables.hexes,
    cities: tables.cities,
    areas: map.rearAreas,
    rivers: map.riverHexsides,
    drawn: { hexes: file.map.hexes, rivers: file.map.riverHexsides },
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
    rebuilding: { places: INFANTRY_PLACES, surrendered: SURRENDERED_COST },
    plays: listPlays(),
    buttons: listButtons(),
  };
}
