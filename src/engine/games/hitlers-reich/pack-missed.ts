/** Spaces that the rules, the cards or a set-up name, and therefore need. */
import type { Missed } from '../../kits/pack/pack-kit.ts';
import type { SpaceId } from './ids.ts';
import type { Pack } from './pack.ts';

/** By space, the first rule that names it. */
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

/** What names a space that is not on the map; null for nothing. */
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
