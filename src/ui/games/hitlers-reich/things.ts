import type { ConflictCard } from '../../../engine/games/hitlers-reich/cards.ts';
import type { EdgeData, EventData, SpaceData } from '../../../engine/games/hitlers-reich/data.ts';
import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { CardId, CopyId, Nation, Side, SpaceId, Title } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Move } from '../../../engine/games/hitlers-reich/moves.ts';
import type { Neutrality } from '../../../engine/games/hitlers-reich/rules/control.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import type { Lang } from '../../../i18n/format.ts';
import type { Scene, WordScene } from '../../table/game-table.ts';

/** Finding the things of the game by what the screen calls them, and who holds what. */

export type HrScene = Scene<HrTypes>;
export type HrWords = WordScene<HrTypes>;
export type { Move as HrMove };
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

export const SIDES = ['axis', 'allies'] as const satisfies readonly Side[];
export const NATIONS = ['axis', 'western', 'soviet'] as const satisfies readonly Nation[];

export const otherSide = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');
export const sideOf = (nation: Nation): Side => (nation === 'axis' ? 'axis' : 'allies');

/** A border as one of its two spaces sees it. */
export interface Border {
  readonly to: SpaceId;
  readonly edge: EdgeData;
}

interface Index {
  readonly spaces: ReadonlyMap<SpaceId, SpaceData>;
  readonly zones: ReadonlySet<SpaceId>;
  readonly events: ReadonlyMap<Title, EventData>;
  readonly titles: ReadonlyMap<CopyId, Title>;
  readonly cards: ReadonlyMap<CardId, ConflictCard>;
  readonly borders: ReadonlyMap<SpaceId, readonly Border[]>;
}

const indexes = new WeakMap<HrFacts, Index>();

/** Facts never change, so each set is indexed once. */
function indexOf(facts: HrFacts): Index {
  const known = indexes.get(facts);
  if (known) return known;
  const borders = new Map<SpaceId, Border[]>();
  const add = (from: SpaceId, to: SpaceId, edge: EdgeData) =>
    borders.set(from, [...(borders.get(from) ?? []), { to, edge }]);
  for (const edge of facts.edges) {
    add(edge.a, edge.b, edge);
    add(edge.b, edge.a, edge);
  }
  const index = {
    spaces: new Map([...facts.areas, ...facts.zones].map((space) => [space.id, space])),
    zones: new Set(facts.zones.map(({ id }) => id)),
    events: new Map(facts.events.map((event) => [event.id, event])),
    titles: new Map(facts.events.flatMap(({ id, copies }) => copies.map((copy) => [copy.id, id] as const))),
    cards: new Map(facts.cards.map((card) => [card.id, card])),
    borders,
  };
  indexes.set(facts, index);
  return index;
}

export const findSpace = (facts: HrFacts, id: SpaceId): SpaceData | null => indexOf(facts).spaces.get(id) ?? null;
export const isZone = (facts: HrFacts, id: SpaceId): boolean => indexOf(facts).zones.has(id);
export const findEvent = (facts: HrFacts, title: Title): EventData | null => indexOf(facts).events.get(title) ?? null;
/** Null for what is no conflict card. */
export const findCard = (facts: HrFacts, id: CardId): ConflictCard | null => indexOf(facts).cards.get(id) ?? null;
export const titleOf = (facts: HrFacts, copy: CopyId): Title => indexOf(facts).titles.get(copy) ?? copy;
export const bordersOf = (facts: HrFacts, id: SpaceId): readonly Border[] => indexOf(facts).borders.get(id) ?? [];

export const spaceRef = (id: SpaceId): TargetRef => `space:${id}`;
/** Conflict cards, events, and the two pieces that change dice. */
export const cardRef = (id: CardId): TargetRef => `card:${id}`;
export const buttonRef = (id: string): TargetRef => `button:${id}`;

/** `space:kharkov` as kind and id. */
export function cut(target: TargetRef): { readonly kind: string; readonly id: string } {
  const colon = target.indexOf(':');
  return { kind: target.slice(0, colon), id: target.slice(colon + 1) };
}

/** The places of `dice-1,3`, `own-2`, `opp-1,2`; null for any other button. */
export function readDice(id: string): { readonly of: 'dice' | 'own' | 'opp'; readonly places: string } | null {
  const found = /^(dice|own|opp)-([\d,]+)$/.exec(id);
  const of = found?.[1];
  return of === 'dice' || of === 'own' || of === 'opp' ? { of, places: found?.[2] ?? '' } : null;
}

/**
 * The dice that the open question is about: of a Big Push attempt they lie with the question (§6.3.2), of a conflict in
 * the view (§7.5, §7.6). None where there are none, nor for an onlooker, who changes no dice.
 */
export function diceAsked(view: HrView, isOwn: boolean): readonly number[] {
  if (view.question?.at === 'plan/reroll') return view.question.dice;
  const viewer = viewerOf(view);
  return viewer === null ? [] : (view.conflict?.dice[isOwn ? viewer : otherSide(viewer)] ?? []);
}

/** The face that an event or the fortress turns a die to (§7.5, §3.3); null for what rolls it again. */
export function turnedTo({ facts, view }: HrScene, source: Title): number | null {
  if (source === 'fortress') return view.fight?.fortressFace ?? null;
  const op = findEvent(facts, source)?.effect.find((one) => one.op === 'SET_DIE');
  return op?.op === 'SET_DIE' ? op.value : null;
}

/** The seat a view was made for; null for an onlooker, who sees no hand. */
export const viewerOf = ({ cards }: HrView): Side | null => SIDES.find((side) => cards[side].hand !== null) ?? null;

/** The nation that controls a space; null for nobody (§2.1). */
export const holderOf = ({ view }: HrScene, id: SpaceId): Nation | null => view.board.control[id] ?? null;

export function isHeldBy(scene: HrScene, id: SpaceId, side: Side): boolean {
  const nation = holderOf(scene, id);
  return nation !== null && sideOf(nation) === side;
}

/** One side's marker, the other side's fleet (§2.4). */
export const isContested = ({ view }: HrScene, zone: SpaceId): boolean => view.board.contested.includes(zone);

/** Drums of §2.5; Spain counts while FRANCO's cube lies there. */
export const isCentre = ({ facts, view }: HrScene, id: SpaceId): boolean =>
  (findSpace(facts, id)?.production ?? 0) > 0 || (id === 'spain' && view.spainCentre);

/** Why no side has an area; null where one has. */
export const neutralityOf = ({ view }: HrScene, id: SpaceId): Neutrality | null => view.board.neutral[id] ?? null;

/** A list of facts, not a sentence. */
export const joinFacts = (lang: Lang, facts: readonly string[]): string => facts.join(lang === 'ja' ? '、' : ', ');
export const listIds = (ids: readonly string[]): string => ids.join(',');
/** What occurs, once each, in order. */
export const once = <X>(all: readonly X[]): readonly X[] => [...new Set(all)];
