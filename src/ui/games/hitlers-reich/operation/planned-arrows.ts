/** An operation on the map: an arrow for each of its attacks, and the part of the board that they are on. */
import type { HrEvent } from '../../../../engine/games/hitlers-reich/events.ts';
import type { Nation, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import type { Attack } from '../board/marks.tsx';
import { findSpace, holderOf, isZone, type HrMove, type HrScene } from '../lookup.ts';
import { attacksIn, blitzedIn, isAttack } from '../verbs.ts';
import { isBegun } from './operation-in.ts';
import type { Operation, Stage } from './stages.ts';

export interface PlannedArrow {
  readonly attack: Attack;
  /** Null for more targets than attacks. */
  readonly no: number | null;
  readonly state: 'fought' | 'chosen' | 'open';
}

export interface Plan {
  readonly arrows: readonly PlannedArrow[];
  readonly targets: readonly SpaceId[];
  /** The operation has just begun. */
  readonly begins: boolean;
}

/** A Big Push may go anywhere, so the whole map stays in sight. */
export function planOf(
  scene: HrScene,
  operation: Operation,
  moves: readonly HrMove[],
  events: readonly HrEvent[],
): Plan | null {
  if (operation.id === 'push') return null;
  const numbered = operation.stages.flatMap((stage) => arrowOf(scene, operation, stage));
  const named = numbered.map(({ attack }) => attack.target);
  const hasOrder = operation.stages.some(({ state, target }) => state === 'now' && target !== null);
  const next = Math.max(0, ...numbered.map(({ no }) => no ?? 0)) + 1;
  const others = operation.isAsked && !hasOrder ? listOpen(scene, moves, named, { next, last: operation.of }) : [];
  const arrows = [...numbered, ...others];
  const left = operation.id === 'barbarossa' ? (scene.view.operation?.cubes ?? []) : [];
  const legal = attacksIn(moves).map(({ target }) => target);
  return {
    arrows,
    begins: isBegun(events),
    targets: unique([...arrows.map(({ attack }) => attack.target), ...left, ...legal, ...blitzedIn(moves)]),
  };
}

function arrowOf(scene: HrScene, { side }: Operation, stage: Stage): readonly PlannedArrow[] {
  const { no, state, target, origin, move } = stage;
  if (target === null || origin === null || !findSpace(scene.facts, target)) return [];
  const isOver = state === 'won' || state === 'lost' || state === 'fought';
  const kind = move && isAttack(move) ? move.kind : isZone(scene.facts, origin) ? 'amphibious' : 'land';
  const nation: Nation = side === 'axis' ? 'axis' : (holderOf(scene, origin) ?? 'western');
  return [
    { attack: { nation, kind, origin, target }, no, state: isOver ? 'fought' : state === 'now' ? 'chosen' : 'open' },
  ];
}

/** One arrow for each target, before one of them is picked: numbered in the order of the list, which may be left. */
function listOpen(
  scene: HrScene,
  moves: readonly HrMove[],
  named: readonly SpaceId[],
  numbers: { readonly next: number; readonly last: number },
): readonly PlannedArrow[] {
  const seen = new Set(named);
  return attacksIn(moves).flatMap(({ kind, origin, target }) => {
    if (origin === null || seen.has(target)) return [];
    const no = numbers.next + seen.size - named.length;
    seen.add(target);
    return [
      {
        attack: { nation: holderOf(scene, origin) ?? 'western', kind, origin, target },
        no: no > numbers.last ? null : no,
        state: 'open',
      },
    ];
  });
}
