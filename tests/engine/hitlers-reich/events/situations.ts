/** Every kind of conflict, once, on the table of `support.ts`. */
import type { Nation, Side, SpaceId, Title } from '../../../../src/engine/games/hitlers-reich/ids.ts';

export interface Situation {
  readonly move: string;
  readonly then?: string;
  readonly markers?: Readonly<Record<SpaceId, Nation>>;
  readonly enabling?: Title;
}

/**
 * `red-` situations: the Allies fight as SOVIET. A blitz follows the attack that `move` declares. None gives an extra
 * die, blitzes excepted.
 */
export const SITUATIONS: Readonly<Record<Side, Readonly<Record<string, Situation>>>> = {
  axis: {
    land: { move: 'A land libya>egypt' },
    'red-land': { move: 'A land finland>leningrad' },
    landing: { move: 'A amphibious north-sea>scotland', markers: { 'north-sea': 'axis' }, enabling: 'landing-craft' },
    flight: { move: 'A paratroop norway>scotland', enabling: 'paratroops' },
    'red-flight': { move: 'A paratroop poland>smolensk', enabling: 'paratroops' },
    blitz: { move: 'A land hungary>yugoslavia', then: 'greece' },
    'red-blitz': { move: 'A land poland>minsk', then: 'smolensk' },
    sea: { move: 'A sea north-sea', markers: { 'north-sea': 'western' } },
    'red-sea': { move: 'A sea baltic-sea', markers: { 'baltic-sea': 'soviet' } },
    event: { move: 'E war-production' },
  },
  allies: {
    land: { move: 'A land yugoslavia>hungary' },
    'red-land': { move: 'A land minsk>poland' },
    landing: { move: 'A amphibious north-sea>norway', markers: { 'north-sea': 'western' }, enabling: 'higgins-boats' },
    flight: { move: 'A paratroop london>calais', enabling: 'paratroops' },
    'red-flight': { move: 'A paratroop leningrad>poland', enabling: 'paratroops' },
    blitz: { move: 'A land yugoslavia>hungary', then: 'austria' },
    'red-blitz': { move: 'A land leningrad>finland', then: 'norway' },
    sea: { move: 'A sea skagerrak western', markers: { skagerrak: 'axis' } },
    'red-sea': { move: 'A sea black-sea soviet', markers: { 'black-sea': 'axis' } },
    event: { move: 'E war-production' },
  },
};

/** Scenes as `uses` lists them. */
export const WHITE_LAND = 'land landing flight blitz';
export const RED_LAND = 'red-land red-flight red-blitz';
export const LAND = 'land red-land landing flight red-flight blitz red-blitz';
export const LAND_AND_SEA = `${LAND} sea red-sea`;
export const EVERYWHERE = `${LAND_AND_SEA} event`;
