import eventFile from './data/hitlers-reich-events.json';
import mapFile from './data/hitlers-reich-map.json';
import type { AlliedNation, CopyId, Nation, SpaceId, Title } from './ids.ts';

/** A name in both languages, as the data files hold it. */
export interface Name {
  readonly en: string;
  readonly ja: string;
}

export type Start = 'axis' | 'western' | 'soviet' | 'vichy' | 'neutral-inactive' | 'impassable' | 'none';
export type Condition = 'sicily-sea-held' | 'turkey-active' | 'turkey-controller';

export interface SpaceData {
  readonly id: SpaceId;
  readonly name: Name;
  readonly start1941: Start;
  readonly printedSymbol: string;
  readonly production: number;
  readonly productionOwner: Nation | null;
  readonly capital: boolean;
  readonly island: boolean;
  readonly islandIn?: readonly SpaceId[];
  readonly lonlat: readonly [longitude: number, latitude: number];
  readonly existence: string;
  readonly existenceRule: string;
  readonly startEvidence?: string;
}

export interface EdgeData {
  readonly a: SpaceId;
  readonly b: SpaceId;
  readonly kind: 'land' | 'coast' | 'sea';
  readonly condition?: Condition;
  readonly provenance: string;
  readonly rule?: string;
}

interface Groups {
  readonly sovietHomeCenters: readonly SpaceId[];
  readonly axisOriginalCenters: readonly SpaceId[];
  readonly westernOriginalCenters: readonly SpaceId[];
  readonly vichy: readonly SpaceId[];
  readonly barbarossaTargets: readonly SpaceId[];
  readonly overlordChannelTargets: readonly SpaceId[];
  readonly sicilySeaIslands: readonly SpaceId[];
  readonly vichyDefectsAllied: readonly SpaceId[];
  readonly vichyDefectsAxis: readonly SpaceId[];
  readonly eastOfStraits: readonly SpaceId[];
}

interface MapFile {
  readonly landAreas: readonly SpaceData[];
  readonly seaZones: readonly SpaceData[];
  readonly edges: readonly EdgeData[];
  readonly groups: Groups;
  readonly setup1941: { readonly handSize: { readonly axis: number; readonly allied: number } };
  readonly setup1944: {
    readonly handSize: { readonly axis: number; readonly allied: number };
    readonly axisControlledSeaZones: readonly SpaceId[];
    readonly axisControlledAreas: readonly SpaceId[];
    readonly alliedControlledSeaZones: readonly SpaceId[];
    readonly alliedControlledAreas: readonly SpaceId[];
    readonly alliedMarkerColour: AlliedNation;
    readonly axisFortresses: readonly SpaceId[];
    readonly alliedFortresses: readonly SpaceId[];
    readonly axisFleets: readonly SpaceId[];
    readonly alliedFleets: readonly SpaceId[];
  };
}

/** One effect of an event, in the words of the data file's `meta.ops`. */
export type Op =
  | { readonly op: 'ADD_DIE'; readonly n: number; readonly if?: 'sea-conflict' }
  | { readonly op: 'SET_DIE'; readonly value: number }
  | {
      readonly op: 'OPP_REROLL' | 'OWN_REROLL';
      readonly max: number;
      readonly maxIf?: Readonly<Record<string, number>>;
    }
  | { readonly op: 'ONE_OF'; readonly options: readonly Op[] }
  | { readonly op: 'POST_REROLL' | 'EXTRA_CARD' | 'CANCEL_EVENT' | 'WAIVE_BLITZ_COST' | 'WAIVE_RED' }
  | { readonly op: 'FORCE_REVEAL'; readonly pick: 'owner' | 'random' }
  | { readonly op: 'CANCEL_DICE'; readonly of: Title; readonly else: Op }
  | { readonly op: 'PAY_HAND'; readonly n: number }
  | { readonly op: 'ENABLE'; readonly attack: 'paratroop' | 'amphibious' }
  | { readonly op: 'RETENTION_TEST'; readonly keepOn: number }
  | { readonly op: 'HAND'; readonly side: 'user' | 'axis' | 'allied'; readonly n: number }
  | { readonly op: 'ACTIVATE'; readonly area: 'turkey' | 'spain' }
  | { readonly op: 'CONTROL'; readonly space: SpaceId; readonly to: string; readonly alliedNation?: AlliedNation }
  | { readonly op: 'CONTROL_GROUP'; readonly group: keyof Groups; readonly to: Nation }
  | { readonly op: 'VICHY_STATE'; readonly to: 'defected' }
  | { readonly op: 'CHOOSE'; readonly from: readonly SpaceId[] }
  | { readonly op: 'STAND' | 'CANCEL_RESHUFFLE_GAIN' | 'SPAIN_PC' | 'NO_ATTACK_FROM' | 'SET_FLAG' };

export type Deck = 'common' | 'allied' | 'axis';
export type Category = 'Reusable' | 'Returnable' | 'Recyclable' | 'Removable';
/** How sure we are of a fact: stated, deduced from what is stated, or our own. */
export type Grade = 'attested' | 'deduced' | 'reconstructed';

export interface EventData {
  readonly id: Title;
  readonly title: Name;
  readonly deck: Deck;
  readonly category: Category;
  readonly stars: readonly ('west' | 'soviet')[];
  readonly general: boolean;
  readonly twoCard: boolean;
  readonly copies: readonly { readonly id: CopyId; readonly provenance: Grade }[];
  readonly initialDraw: CopyId | null;
  readonly setAsideUntil: 'end-1941' | 'end-1943' | null;
  readonly icons: { readonly amphibious: boolean; readonly paratroop: boolean; readonly blitz: boolean };
  readonly when: Readonly<
    Record<'attack' | 'defence' | 'land' | 'sea' | 'event' | 'immediate' | 'afterResult', boolean>
  >;
  readonly tryIf: readonly string[];
  readonly playIf: readonly string[];
  readonly effect: readonly (Op & { readonly if?: string })[];
  readonly returnsBy: 'any-reshuffle' | 'axis-reshuffle' | 'allied-reshuffle' | null;
  readonly returnsIf: 'all-copies-in-lid' | null;
  readonly start1944: 'mall' | 'lid' | 'removed' | 'allied-hand' | 'axis-hand';
  readonly provenance: Readonly<Record<'title' | 'category' | 'effect' | 'copies' | 'when' | 'icons', Grade>> & {
    readonly rules: readonly string[];
  };
  readonly text: Name;
}

/** Areas, sea zones, adjacency and set-up. The tests compare its words with the unions above, and count its cards (INV-28). */
export const map = mapFile as unknown as MapFile;
export const eventCards = (eventFile as unknown as { readonly cards: readonly EventData[] }).cards;
