/** Conditions of any map and event cards, also the shipped ones: each fault as a sentence that names the place. */
import type { Faults } from '../../kits/pack/pack-kit.ts';
import type { Missed } from '../../kits/pack/pack-kit.ts';
import { NATIONS, type Nation, type Side, type SpaceId, otherSide, sideOf } from './ids.ts';
import { deckFaults, deckRemarks } from './pack-data.ts';
import { isResult } from './pack-effects.ts';
import { setupFaults } from './pack-setup.ts';
import { linkKind, linkOf } from './pack-spaces.ts';
import type { EventData, Pack } from './pack.ts';
import { isHeld, ownerOf } from './tables/event-cards.ts';

export const NAMED_BY_RULES: Readonly<Record<SpaceId, string>> = {
  berlin: '2.5',
  london: '2.5',
  moscow: '2.5',
  turkey: '2.3',
  'sicily-sea': '2.3',
  'mid-atlantic': '6.7.3',
  channel: '6.7.3',
  'bay-of-biscay': '6.7.3',
  spain: '2.1',
  denmark: '8.1',
  skagerrak: '8.1',
  'baltic-sea': '8.1',
  'black-sea': '8.1',
  gibraltar: '8.1',
  rome: '8.2',
  naples: '8.2',
  sicily: '8.2',
  paris: '8.3',
  malta: '8.4',
  algeria: '8.5',
  morocco: '8.5',
  'syria-lebanon': '8.5',
  'straits-of-gibraltar': '8.5',
  'western-mediterranean': '8.5',
  austria: '9.5',
  ruhr: '9.5',
  romania: '9.5',
  finland: 'R-89',
  bulgaria: 'R-89',
};

type Groups = keyof Pack['groups'];
/** Lists of spaces by the rule that needs them. Lists of centres are made from the map. */
const GROUP_RULES: Readonly<Partial<Record<Groups, string>>> = {
  vichy: '8.5',
  barbarossaTargets: '6.7.2',
  overlordChannelTargets: '6.7.3',
  sicilySeaIslands: 'R-02',
  vichyDefectsAllied: '8.5',
  vichyDefectsAxis: '8.5',
  eastOfStraits: '8.1',
};

export function missedIn({ landAreas, seaZones, edges, groups, setup1944, cards }: Pack): Missed | null {
  const there = new Set([...landAreas, ...seaZones].map(({ id }) => id));
  const gone = (id: string): boolean => !there.has(id);
  const missed = (space: string, why: string, params: object = {}): Missed => ({
    ...{ datum: `space:${space}`, why: `missed.${why}`, params: { space, ...params } },
  });
  for (const [space, rule] of Object.entries(NAMED_BY_RULES)) if (gone(space)) return missed(space, 'rule', { rule });
  for (const [group, rule] of Object.entries(GROUP_RULES) as [Groups, string][]) {
    const space = groups[group].find(gone);
    if (space !== undefined) return missed(space, 'rule', { rule });
  }
  for (const { id: event, effect } of cards)
    for (const op of effect)
      if (op.op === 'CONTROL' && op.space !== 'chosen' && gone(op.space)) return missed(op.space, 'card', { event });
  const { alliedMarkerColour: _colour, handSize: _size, ...placed } = setup1944;
  const placedAt = Object.values(placed).flat().find(gone);
  if (placedAt !== undefined) return missed(placedAt, 'setup', { rule: '10.3' });
  for (const { a, b } of edges) {
    if (gone(a)) return missed(a, 'link', { other: b });
    if (gone(b)) return missed(b, 'link', { other: a });
  }
  return null;
}

/** §4.2.1, INV-28: cards of each deck in the box. */
const DECK_SIZES = { common: 12, allied: 22, axis: 22 } as const;

function* linkFaults({ landAreas, seaZones, edges }: Pack): Faults {
  const seas = new Set(seaZones.map(({ id }) => id));
  const seen = new Set<string>();
  for (const { a, b, kind } of edges) {
    if (a === b || kind !== linkKind(a, b, seas)) yield { key: 'pack.fault.link-ends', params: { a, b } };
    if (seen.has(linkOf(a, b))) yield { key: 'pack.fault.link-twice', params: { a, b } };
    seen.add(linkOf(a, b));
  }
  for (const { id, start1941 } of landAreas)
    if (start1941 === 'none') yield { key: 'pack.fault.own-land', params: { space: id } };
  for (const { id, start1941 } of seaZones)
    if (start1941 !== 'none') yield { key: 'pack.fault.own-sea', params: { space: id } };
  for (const { id, production, productionOwner } of [...landAreas, ...seaZones])
    if (production > 0 && productionOwner === null) yield { key: 'pack.fault.own-production', params: { space: id } };
  const linked = new Set(edges.flatMap(({ a, b }) => [a, b]));
  for (const { id, start1941 } of [...landAreas, ...seaZones])
    if (start1941 !== 'impassable' && !linked.has(id)) yield { key: 'pack.fault.cut-off', params: { space: id } };
}

const isNation = (word: string): word is Nation => NATIONS.some((nation) => nation === word);

function* mapFaults({ landAreas, seaZones, edges, groups, setup1944: late }: Pack): Faults {
  const spaces = [...landAreas, ...seaZones];
  const printed = new Map<string, string>(spaces.map(({ id, start1941 }) => [id, start1941]));
  const homes: Readonly<Record<Nation, readonly string[]>> = {
    axis: groups.axisOriginalCenters,
    western: groups.westernOriginalCenters,
    soviet: groups.sovietHomeCenters,
  };
  for (const nation of NATIONS) {
    const own = spaces.filter(({ production, productionOwner }) => production > 0 && productionOwner === nation);
    const isSame = own.length === homes[nation].length && own.every(({ id }) => homes[nation].includes(id));
    if (!isSame || own.length === 0) yield { key: 'pack.fault.centres', params: { nation } };
  }
  // §2.5, R-04: no centre is lost as a scenario begins.
  const { axisControlledAreas, axisControlledSeaZones, alliedControlledAreas, alliedControlledSeaZones } = late;
  const taken: Readonly<Record<Side, readonly string[]>> = {
    axis: [...axisControlledAreas, ...axisControlledSeaZones],
    allies: [...alliedControlledAreas, ...alliedControlledSeaZones],
  };
  for (const { id, production, productionOwner: owner, start1941 } of spaces) {
    if (production === 0 || owner === null) continue;
    const isOther = isNation(start1941) && sideOf(start1941) !== sideOf(owner);
    if (isOther || taken[otherSide(sideOf(owner))].includes(id))
      yield { key: 'pack.fault.centre-lost', params: { space: id } };
  }
  // §3.3: a fortress is in an area of its side.
  const holder = (id: string): Side | null => {
    if (taken.axis.includes(id)) return 'axis';
    if (taken.allies.includes(id)) return 'allies';
    const by = printed.get(id) ?? '';
    return isNation(by) ? sideOf(by) : null;
  };
  for (const [side, there] of [
    ['axis', late.axisFortresses],
    ['allies', late.alliedFortresses],
  ] as const)
    for (const id of there) if (holder(id) !== side) yield { key: 'pack.fault.fortress', params: { space: id } };
  // the Axis must be able to attack each of them by land at the start.
  for (const id of groups.barbarossaTargets) {
    const beside = edges.flatMap(({ a, b, kind }) =>
      kind === 'land' && (a === id || b === id) ? [a === id ? b : a] : [],
    );
    if (printed.get(id) !== 'soviet' || !beside.some((other) => printed.get(other) === 'axis'))
      yield { key: 'pack.fault.barbarossa', params: { space: id } };
  }
  for (const { id, start1941 } of spaces)
    if ((start1941 === 'vichy') !== groups.vichy.includes(id)) yield { key: 'pack.fault.vichy', params: { space: id } };
}

function* eventFaults({ cards }: Pack): Faults {
  for (const event of cards) {
    const params = { event: event.id };
    const { attack, defence, land, sea, event: inEvents, immediate } = event.when;
    if (event.copies.length === 0) yield { key: 'pack.fault.no-copy', params };
    if (immediate === isHeld(event)) yield { key: 'pack.fault.event-held', params };
    if (event.effect.some(({ op }) => isResult(op) !== immediate)) yield { key: 'pack.fault.event-effect', params };
    // A side gains by its events and loses by the enemy's; its own losses are costs.
    const own = ownerOf(event);
    for (const op of event.effect)
      if (op.op === 'HAND') {
        const isOwn = op.side === 'user' || (op.side === 'axis' ? 'axis' : 'allies') === own;
        if (op.n === 0 || op.n > 0 !== isOwn || (own === null && op.side !== 'user'))
          yield { key: 'pack.fault.event-hand', params };
      }
    // Spain and Turkey leave their neutrality before anything else happens to them (§8.1).
    const [first] = event.effect;
    const opened = first?.op === 'ACTIVATE' ? first.area : null;
    const isClosed = (op: EventData['effect'][number]): boolean =>
      (op.op === 'CONTROL' && (op.space === 'spain' || op.space === 'turkey') && op.space !== opened) ||
      (['SPAIN_PC', 'NO_ATTACK_FROM'].includes(op.op) && opened !== 'spain');
    if (event.effect.some(isClosed)) yield { key: 'pack.fault.event-neutral', params };
    if (!immediate && !((attack || defence) && (land || sea || inEvents)))
      yield { key: 'pack.fault.event-never', params };
    if (event.twoCard !== event.effect.some(({ op }) => op === 'EXTRA_CARD'))
      yield { key: 'pack.fault.event-second', params };
  }
}

export function* faultsOf(pack: Pack): Faults {
  yield* linkFaults(pack);
  yield* mapFaults(pack);
  yield* setupFaults(pack);
  yield* eventFaults(pack);
  yield* deckFaults(pack);
}

export function* remarksOf(pack: Pack): Faults {
  const { cards } = pack;
  const count = (deck: EventData['deck']): number =>
    cards.reduce((sum, card) => sum + (card.deck === deck ? card.copies.length : 0), 0);
  for (const deck of ['common', 'allied', 'axis'] as const)
    if (count(deck) !== DECK_SIZES[deck])
      yield { key: `pack.remark.deck.${deck}`, params: { n: count(deck), printed: DECK_SIZES[deck] } };
  yield* deckRemarks(pack);
}
