/**
 * Alternative wars to begin random games from: positions that games from the set-up reach too seldom. Each aspect
 * (ground, events, cards, time) is drawn separately, as in the set-up or as one of its rare kinds.
 */
import type { ProgramDraw } from '../../../src/players/types.ts';
import { type Space } from '../../../src/engine/games/hitlers-reich/tables/board.ts';
import { CARDS, DECKS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import { SIDES, sideOf, type Nation, type Side, type SpaceId } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { isHeld, ownerOf } from '../../../src/engine/games/hitlers-reich/tables/event-cards.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { LIMIT } from '../../../src/engine/games/hitlers-reich/phases/edit.ts';
import { MAX_HAND } from '../../../src/engine/games/hitlers-reich/rules/hand.ts';
import { FLEETS, FORTRESSES, MARKERS } from '../../../src/engine/games/hitlers-reich/rules/pieces.ts';
import type { Place } from '../../../src/engine/games/hitlers-reich/state.ts';
import { END_1943, END_1945 } from '../../../src/engine/games/hitlers-reich/years.ts';
import { tables } from './tables.ts';

const oneOf = <X>(draw: ProgramDraw, ...items: readonly [X, ...X[]]): X => items[draw(items.length)] ?? items[0];

function shuffled<X>(items: readonly X[], draw: ProgramDraw): X[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [mixed[i], mixed[j]] = [mixed[j], mixed[i]] as [X, X];
  }
  return mixed;
}

type Ground = Pick<Position, 'markers' | 'active' | 'vichy' | 'fortresses' | 'fleets' | 'spainCentre'>;
type Holders = Record<SpaceId, Nation | null>;

/** The nations that may have taken a space: none if its symbol is printed there. */
function takersOf({ printed }: Space): readonly [Nation, ...Nation[]] {
  if (printed === null) return ['axis', 'western', 'soviet'];
  return printed === 'axis' ? ['western', 'soviet'] : ['axis'];
}

/** The sea and the islands of IL-15, a ring around the countries that change sides, or seas that close in 1944. */
const PLACES: Readonly<Record<string, Readonly<Record<SpaceId, readonly [Nation | null, ...(Nation | null)[]]>>>> = {
  islands: {
    'sicily-sea': ['axis', 'western'],
    sicily: ['western', null],
    malta: ['axis', null],
    tunisia: ['western', 'axis'],
  },
  ring: {
    leningrad: [null],
    archangel: [null],
    norway: ['western'],
    bessarabia: [null],
    crimea: [null],
    yugoslavia: [null],
    hungary: ['western', 'soviet'],
    greece: [null],
    finland: [null],
    romania: [null],
    bulgaria: [null],
  },
  seas: { channel: ['western'], 'bay-of-biscay': ['western', 'axis'], 'mid-atlantic': ['western', 'axis'] },
};

/** `share`: one space in so many changed hands; `short`: a nation whose markers are all on the map. */
function drawHolders(draw: ProgramDraw, active: { spain: boolean; turkey: boolean }): Holders {
  const share = oneOf(draw, 6, 6, 3);
  const short: Nation | null = oneOf<Nation | null>(draw, null, null, 'axis', 'western', 'soviet');
  const left = { ...MARKERS };
  const holders: Holders = {};
  const put = (id: SpaceId, nation: Nation | null): void => {
    const isLeft = nation === null || left[nation] > 0;
    if (nation !== null && isLeft) left[nation] -= 1;
    holders[id] = isLeft ? nation : null;
  };
  const fixed = PLACES[oneOf(draw, 'none', 'none', 'islands', 'ring', 'seas')] ?? {};
  for (const id of Object.keys(fixed)) put(id, oneOf(draw, ...(fixed[id] ?? [null])));
  for (const space of shuffled(tables.spaces, draw)) {
    const { id, isPlayable, isInactive, isVichy } = space;
    if (id in holders) continue;
    const takers = takersOf(space);
    if (!isPlayable || (isInactive && !active[id as keyof typeof active])) holders[id] = null;
    else if (isInactive) put(id, oneOf(draw, 'axis', 'western'));
    else if (short !== null && takers.includes(short) && left[short] > 0) put(id, short);
    else put(id, !isVichy && draw(share) === 0 ? oneOf(draw, ...takers) : null);
  }
  return holders;
}

const isTaken = (holders: Holders, id: SpaceId): boolean => holders[id] != null;

function drawGround(draw: ProgramDraw): Ground {
  const active = { spain: draw(3) === 0, turkey: draw(3) === 0 };
  const markers = drawHolders(draw, active);
  // Without a marker each, Vichy has not taken sides yet.
  const isResolved = tables.vichyAreas.every((id) => isTaken(markers, id));
  const isActive = (id: 'spain' | 'turkey') => active[id] && isTaken(markers, id);
  const areas = shuffled(tables.spaces, draw).filter(({ id, isSea }) => !isSea && isTaken(markers, id));
  const zones = shuffled(tables.spaces, draw).filter(({ isSea }) => isSea);
  const fortressesOf = (side: Side) =>
    areas
      .filter(({ id }) => sideOf(markers[id] ?? 'axis') === side)
      .slice(0, draw(FORTRESSES + 1))
      .map(({ id }) => id);
  const fleetsOf = (side: Side) => zones.splice(0, draw(FLEETS[side] + 1)).map(({ id }) => id);
  return {
    markers,
    active: { spain: isActive('spain'), turkey: isActive('turkey') },
    vichy: isResolved ? 'resolved' : oneOf(draw, 'neutral', 'neutral', 'attacked'),
    spainCentre: markers['spain'] === 'axis' && draw(2) === 0,
    fortresses: { axis: fortressesOf('axis'), allies: fortressesOf('allies') },
    fleets: { axis: fleetsOf('axis'), allies: fleetsOf('allies') },
  };
}

/** Places where the copy of that number of an event may be: what can be held is. */
function placesOf(title: string, copy: number): readonly Place[] {
  const event = tables.eventOf(title);
  if (title === 'speer') return ['mall', 'standing', 'standing', 'removed'];
  if (event.category === 'Recyclable') return copy === 0 ? ['mall', 'lid', 'lid'] : ['lid'];
  if (!isHeld(event)) return ['mall', 'removed'];
  const owner = ownerOf(event);
  return SIDES.filter((side) => (owner ?? side) === side).map((side): Place => `${side}-up`);
}

/** Events in many hands and few in the malls: one in so many, and maybe those with their own condition. */
function drawEvents(draw: ProgramDraw): Pick<Position, 'events' | 'allowance'> {
  const inMall = oneOf(draw, 2, 4, 20);
  const isForCountries = draw(2) === 0;
  const events: Record<string, Place> = {};
  const held = { axis: 0, allies: 0 };
  for (const id of tables.copies) {
    // These are not in every game; they stay where the set-up has them, and may be held as well.
    if (tables.reconstructedCopies.has(id)) continue;
    const title = tables.titleOf(id);
    const at = tables.eventOf(title).copies.findIndex((copy) => copy.id === id);
    const places = placesOf(title, at);
    const isLeft = draw(inMall) === 0 || (isForCountries && tables.eventOf(title).tryIf.length > 0);
    const place = isLeft ? 'mall' : (places[draw(places.length)] ?? 'mall');
    events[id] = place;
    for (const side of SIDES) if (place === `${side}-up`) held[side] += 1;
  }
  const allowanceOf = (side: Side) => Math.max(LIMIT, held[side]) + tables.reconstructedCopies.size;
  return { events, allowance: { axis: allowanceOf('axis'), allies: allowanceOf('allies') } };
}

/** Hand sizes from 1 to the maximum, Double Agents with either side, decks that are nearly empty. */
function drawCards(draw: ProgramDraw): Pick<Position, 'handSize' | 'hands' | 'decks' | 'rest'> {
  const [least, span] = oneOf<readonly [number, number]>(draw, [1, 1], [1, 2], [4, 5], [MAX_HAND - 2, 3]);
  const taker = oneOf<Side | null>(draw, null, ...SIDES);
  const deal = (side: Side) => {
    const [agents, suits] = [CARDS.filter(({ isAgent }) => isAgent), DECKS[side].filter(({ isAgent }) => !isAgent)];
    // Both Double Agents are in the hand of their side: those that neither side gets stay where the set-up has them.
    const mine = taker === side ? agents : taker === null ? DECKS[side].filter(({ isAgent }) => isAgent) : [];
    const first = taker === side ? mine : [];
    const others = shuffled(taker === side ? suits : [...mine, ...suits], draw);
    const cards = [...first, ...others].map(({ id }) => id);
    const size = Math.max(first.length, least + draw(span));
    return { size, hand: cards.slice(0, size), deck: cards.slice(size, size + draw(4)) };
  };
  const [axis, allies] = [deal('axis'), deal('allies')];
  const restOf = () => oneOf<'deck' | 'pile'>(draw, 'deck', 'pile', 'pile');
  return {
    handSize: { axis: axis.size, allies: allies.size },
    hands: { axis: axis.hand, allies: allies.hand },
    decks: { axis: axis.deck, allies: allies.deck },
    rest: { axis: restOf(), allies: restOf() },
  };
}

type Time = Pick<
  Position,
  | 'side'
  | 'year'
  | 'lastYear'
  | 'gameTurn'
  | 'pact'
  | 'axisReshuffled'
  | 'used'
  | 'bigPush'
  | 'star'
  | 'italySurrendered'
  | 'parisTaken'
>;

/** Draws a year: from 1941 with its Pact to 1944 with its operations. */
function drawTime(draw: ProgramDraw, isItalyOut: boolean, isParisOut: boolean): Time {
  const year = oneOf(draw, 0, 1, 2, END_1943, END_1943);
  const isLate = year >= END_1943;
  const axisReshuffled = year > 0;
  const barbarossa = axisReshuffled || draw(2) === 0;
  const push = () => oneOf<'none' | 'gained' | 'ready'>(draw, 'none', 'gained', 'ready', 'ready');
  return {
    side: oneOf(draw, ...SIDES),
    year: { axis: year, allies: isLate ? year : Math.max(0, year - draw(2)) },
    lastYear: END_1945,
    // Not the first turn of 1944, in which the Allies have no choice.
    gameTurn: 2,
    pact: !barbarossa && draw(2) === 0,
    axisReshuffled,
    used: { barbarossa, overlord: isLate && draw(4) === 0 },
    bigPush: { axis: push(), allies: isLate ? 'ready' : push() },
    star: { axis: draw(2) === 0, allies: draw(2) === 0 },
    italySurrendered: isItalyOut || draw(3) === 0,
    parisTaken: isParisOut,
  };
}

/** A position that fits any scenario. */
export function drawOpening(draw: ProgramDraw): Position {
  const ground = drawGround(draw);
  const isAllied = (id: SpaceId) => ground.markers?.[id] != null && ground.markers[id] !== 'axis';
  return {
    ...ground,
    ...drawTime(draw, isAllied('rome') || (isAllied('naples') && isAllied('sicily')), isAllied('paris')),
    ...(draw(3) > 0 ? drawEvents(draw) : {}),
    ...(draw(3) > 0 ? drawCards(draw) : {}),
  };
}
