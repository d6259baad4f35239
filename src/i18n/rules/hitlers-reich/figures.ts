import { readShippedPack, type Deck } from '../../../engine/games/hitlers-reich/pack.ts';
import mapFile from '../../../engine/games/hitlers-reich/data/hitlers-reich-map.json';
import { isReconstructed } from './event-tables.ts';

const { cards: eventCards } = readShippedPack();

/** Figures of the map and the event cards, for sentences about them. */

const { landAreas, seaZones, edges } = mapFile;

const isNamed = ({ existence }: { readonly existence: string }): boolean => existence !== 'RECONSTRUCTED';

export const areas = landAreas.length;
export const namedAreas = landAreas.filter(isNamed).length;
export const playableAreas = landAreas.filter(({ start1941 }) => start1941 !== 'impassable').length;
export const zones = seaZones.length;
export const namedZones = seaZones.filter(isNamed).length;

const countBorders = (provenance: string): number => edges.filter((edge) => edge.provenance === provenance).length;

export const borders = edges.length;
export const statedBorders = countBorders('RULE');
export const inferredBorders = countBorders('RULE-INFERRED');
export const geographicBorders = countBorders('GEOGRAPHY');

const copies = eventCards.flatMap((event) => event.copies.map(({ provenance }) => ({ deck: event.deck, provenance })));

export const eventCopies = copies.length;
export const eventTitles = eventCards.length;
export const knownCards = copies.filter((copy) => !isReconstructed(copy)).length;
export const filledCards = copies.filter(isReconstructed).length;
export const copiesIn = (deck: Deck): number => copies.filter((copy) => copy.deck === deck).length;
