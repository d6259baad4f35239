import type { ConflictCard } from '../../../engine/games/hitlers-reich/cards.ts';
import type { EdgeData, EventData, SpaceData } from '../../../engine/games/hitlers-reich/pack.ts';
import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { CardId, CopyId, Nation, Side, SpaceId, Title } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Move } from '../../../engine/games/hitlers-reich/moves.ts';
import type { Neutrality } from '../../../engine/games/hitlers-reich/rules/control.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { indexById, makeIndex } from '../../../engine/kits/pointing/lookup.ts';
import type { Scene, WordScene } from '../../table/game-table.ts';

/** Only recorded moves ask the queries of this game, so that most drawings need none. */
export type HrScene = Omit<Scene<HrTypes>, 'queries'>;
export type HrWords = Omit<WordScene<HrTypes>, 'queries'>;
export type HrQueries = HrTypes['queries'];
export type { Move as HrMove };
export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

export const SIDES = ['axis', 'allies'] as const satisfies readonly Side[];
export const NATIONS = ['axis', 'western', 'soviet'] as const satisfies readonly Nation[];

export const otherSide = (side: Side): Side => (side === 'axis' ? 'allies' : 'axis');
export const sideOf = (nation: Nation): Side => (nation === 'axis' ? 'axis' : 'allies');

/** A border seen from one of its spaces. */
export interface Border {
  readonly to: SpaceId;
  readonly edge: EdgeData;
}

function listBorders({ edges }: HrFacts): ReadonlyMap<SpaceId, readonly Border[]> {
  const borders = new Map<SpaceId, Border[]>();
  for (const edge of edges)
    for (const [from, to] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const)
      borders.set(from, [...(borders.get(from) ?? []), { to, edge }]);
  return borders;
}

const indexOf = makeIndex((facts: HrFacts) => ({
  spaces: indexById([...facts.areas, ...facts.zones]),
  zones: indexById(facts.zones),
  events: indexById(facts.events),
  titles: new Map(facts.events.flatMap(({ id, copies }) => copies.map((copy) => [copy.id, id] as const))),
  cards: indexById(facts.cards),
  borders: listBorders(facts),
}));

export const findSpace = (facts: HrFacts, id: SpaceId): SpaceData | null => indexOf(facts).spaces.get(id) ?? null;
export const isZone = (facts: HrFacts, id: SpaceId): boolean => indexOf(facts).zones.has(id);
export const findEvent = (facts: HrFacts, title: Title): EventData | null => indexOf(facts).events.get(title) ?? null;
/** Null if the id is not a conflict card. */
export const findCard = (facts: HrFacts, id: CardId): ConflictCard | null => indexOf(facts).cards.get(id) ?? null;
export const titleOf = (facts: HrFacts, copy: CopyId): Title => indexOf(facts).titles.get(copy) ?? copy;
export const bordersOf = (facts: HrFacts, id: SpaceId): readonly Border[] => indexOf(facts).borders.get(id) ?? [];

/** Parses `dice-1,3`, `own-2`, `opp-1,2`; null for other buttons. */
export function readDice(id: string): { readonly of: 'dice' | 'own' | 'opp'; readonly places: string } | null {
  const found = /^(dice|own|opp)-([\d,]+)$/.exec(id);
  const of = found?.[1];
  return of === 'dice' || of === 'own' || of === 'opp' ? { of, places: found?.[2] ?? '' } : null;
}

/** The dice of the question: of a Big Push attempt in the question (§6.3.2), of a conflict in the view (§7.5, §7.6). */
export function diceAsked(view: HrView, isOwn: boolean): readonly number[] {
  if (view.question?.at === 'plan/reroll') return view.question.dice;
  const side = throwerOf(view);
  return side === null ? [] : (view.conflict?.dice[isOwn ? side : otherSide(side)] ?? []);
}

/**
 * The side whose dice are `own` in the question, since hands may be face down while a side changes or re-rolls dice.
 */
export const throwerOf = (view: HrView): Side | null =>
  viewerOf(view) ?? (view.question && ABOUT_DICE.has(view.question.at) ? sideAsked(view.question) : null);
const ABOUT_DICE: ReadonlySet<string> = new Set(['conflict/effect', 'conflict/reroll', 'conflict/counter']);
const sideAsked = (question: object): Side | null =>
  'side' in question ? (SIDES.find((side) => side === question.side) ?? null) : null;

/** The face that an event or the fortress turns a die to (§7.5, §3.3); null for a re-roll. */
export function turnedTo({ facts, view }: HrScene, source: Title): number | null {
  if (source === 'fortress') return view.fight?.fortressFace ?? null;
  return facts.turnsDieTo[source] ?? null;
}

/** The seat of the view; null for an onlooker, who sees no hand. */
export const viewerOf = ({ cards }: HrView): Side | null => SIDES.find((side) => cards[side].hand !== null) ?? null;

/** An onlooker counts as both sides. */
export function mayOwn(view: HrView, { deck }: EventData): boolean {
  const viewer = viewerOf(view);
  return deck === 'common' || viewer === null || sideOf(deck === 'axis' ? 'axis' : 'western') === viewer;
}

/** The nation that controls a space (§2.1), or null. */
export const holderOf = ({ view }: HrScene, id: SpaceId): Nation | null => view.board.control[id] ?? null;

export function isHeldBy(scene: HrScene, id: SpaceId, side: Side): boolean {
  const nation = holderOf(scene, id);
  return nation !== null && sideOf(nation) === side;
}

/** One side's marker with the other side's fleet (§2.4). */
export const isContested = ({ view }: HrScene, zone: SpaceId): boolean => view.board.contested.includes(zone);

/** Drums of a production centre (§2.5); 0 for other spaces. */
export const drumsOf = ({ view }: HrScene, id: SpaceId): number => view.board.drums[id] ?? 0;

/** The reason why no side holds an area; null if one does. */
export const neutralityOf = ({ view }: HrScene, id: SpaceId): Neutrality | null => view.board.neutral[id] ?? null;

/** The space of the present conflict; null for one over an event. */
export const conflictOf = ({ facts, view }: HrScene): SpaceId | null =>
  view.conflict && findSpace(facts, view.conflict.target) ? view.conflict.target : null;
