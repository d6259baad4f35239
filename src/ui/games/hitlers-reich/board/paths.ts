import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { Nation, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Line, TargetRef } from '../../../../engine/kernel/types.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { spaceRef } from '../../../../engine/kits/pointing/targets.ts';
import type { HistoryPoint } from '../../../../store/types.ts';
import { pointsOfLastTurn } from '../../../table/last-turn.ts';
import { findSpace, holderOf, type HrMove, type HrQueries, type HrScene } from '../lookup.ts';
import { attacksIn, blitzedIn, isAttack, isBlitz } from '../verbs.ts';
import { type Attack, wayOf } from './marks.tsx';
import type { Reach } from './overlay-marks.tsx';
import type { LinePath } from '../../../board/path.tsx';
import { layoutOf, type Layout } from './layout.ts';

/** Attacks as lines on the map. */

/** The Axis, or the nation of the Allied space the attack starts from (§6.5.3.1). */
const nationOf = (scene: HrScene, origin: SpaceId): Nation => holderOf(scene, origin) ?? 'western';

/** The attack being fought; null between conflicts, at sea, and where it is fought over an event. */
export function attackAtHand(scene: HrScene): Attack | null {
  const { conflict } = scene.view;
  if (!conflict || conflict.kind === 'event' || conflict.origin === null) return null;
  return { nation: conflict.attacker, kind: conflict.kind, origin: conflict.origin, target: conflict.target };
}

/** The attack that the picks name whole; null at sea, and before both its ends are picked. */
export function attackPlanned(scene: HrScene, moves: readonly HrMove[], picked: readonly TargetRef[]): Attack | null {
  if (picked.length < 2) return null;
  const isPicked = (space: SpaceId) => picked.includes(spaceRef(space));
  const move = attacksIn(moves).find(({ origin, target }) => origin !== null && isPicked(origin) && isPicked(target));
  if (!move || move.origin === null) return null;
  const { kind, origin, target } = move;
  return { nation: nationOf(scene, origin), kind, origin, target };
}

/** Spaces that the legal moves may attack; a blitz starts at the end of the chain, so it is marked without an arrow. */
export function reachOf(scene: HrScene, moves: readonly HrMove[]): Reach {
  const attacks = attacksIn(moves).flatMap(({ kind, origin, target }): readonly Attack[] =>
    origin === null ? [] : [{ nation: nationOf(scene, origin), kind, origin, target }],
  );
  const atSea = attacksIn(moves).flatMap(({ origin, target }) => (origin === null ? [target] : []));
  return { attacks, others: unique([...atSea, ...blitzedIn(moves)]) };
}

/** Areas that Barbarossa or Bagration may still attack; they have cubes until then (§6.7.2). */
export const cubesOf = ({ view }: HrScene, moves: readonly HrMove[]): readonly SpaceId[] =>
  view.phase === 'bagration/ask' ? unique(attacksIn(moves).map(({ target }) => target)) : (view.operation?.cubes ?? []);

interface TurnPaths {
  readonly attacks: readonly Attack[];
  readonly changed: readonly SpaceId[];
}

const ATTACKS: Readonly<Record<string, Attack['kind']>> = {
  'hr.log.attacked-land': 'land',
  'hr.log.attacked-paratroop': 'paratroop',
  'hr.log.attacked-amphibious': 'amphibious',
  'hr.log.blitz': 'land',
};
const CHANGES = new Set(
  ['took', 'lifted', 'unmarked', 'fortified', 'fortress-lost', 'fleet-placed', 'fleet-lost', 'activated'].map(
    (name) => `hr.log.${name}`,
  ),
);

/** The player turn that was over when `at` was reached: what the other side did last. */
export function lastTurn(scene: HrScene, points: readonly HistoryPoint[], at: number): TurnPaths {
  const lines = pointsOfLastTurn(points, at).flatMap((point) => point.lines);
  return {
    attacks: attacksTold(scene, lines),
    changed: changedBy(scene.facts, lines),
  };
}

export const attacksTold = (scene: HrScene, lines: readonly Line[]): readonly Attack[] =>
  lines.flatMap(({ key, params }) => {
    const kind = ATTACKS[key];
    const [origin, target] = [params?.['origin'], params?.['target']];
    if (kind === undefined || typeof origin !== 'string' || typeof target !== 'string') return [];
    const nation = params?.['side'] === 'axis' ? 'axis' : nationOf(scene, origin);
    return [{ nation, kind, origin, target }];
  });

export function spaceTold({ facts }: Pick<HrScene, 'facts'>, lines: readonly Line[]): SpaceId | null {
  const named = lines.flatMap(({ params = {} }) => [params['target'], params['space'], params['place']]);
  return named.map(String).find((space) => findSpace(facts, space)) ?? null;
}

export const changedBy = (facts: HrFacts, lines: HistoryPoint['lines']): readonly SpaceId[] =>
  unique(
    lines.flatMap(({ key, params }) => {
      const space = params?.['space'];
      return CHANGES.has(key) && typeof space === 'string' && findSpace(facts, space) ? [space] : [];
    }),
  );

const OVER_NAME = 34;
const BEHIND = 14;

const spaceOf = (move: HrMove): SpaceId | null =>
  'target' in move
    ? move.target
    : 'area' in move
      ? move.area
      : 'zone' in move
        ? move.zone
        : 'space' in move
          ? move.space
          : null;

/** The paths of a suggested line: attacks from their start, a blitz from the area attacked before. */
export function linePaths(
  { facts, queries }: Pick<HrScene, 'facts'> & { readonly queries: HrQueries },
  moves: readonly string[],
): readonly LinePath[] {
  let taken: SpaceId | null = null;
  return moves.flatMap((text, at) => {
    const move = queries.readMove(text)?.move;
    const target = move ? spaceOf(move) : null;
    if (!move || target === null || !findSpace(facts, target)) return [];
    const origin = isAttack(move) ? move.origin : isBlitz(move) ? taken : null;
    if (isAttack(move) || isBlitz(move)) taken = target;
    return [wayTo(layoutOf(facts), at, origin, target)];
  });
}

function wayTo(layout: Layout, at: number, origin: SpaceId | null, target: SpaceId): LinePath {
  const [x, y] = layout.middleOf(target);
  if (origin === null) return { at, places: [{ x, y }], badge: { x, y: y - OVER_NAME } };
  const { start, end } = wayOf(layout, { origin, target });
  const far = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const back = (along: number, to: number): number => along + ((along - to) / far) * BEHIND;
  return { at, places: [start, end], badge: { x: back(start.x, end.x), y: back(start.y, end.y) } };
}
