import type { TargetRef } from '../../engine/kernel/types.ts';
import type { ChoiceWords, GameTable, TargetState } from './game-table.ts';
import type { Selection } from './selection.ts';
import type { Move } from './table-model.tsx';

/** All words typed must occur. */
export function passes({ title, detail = '' }: ChoiceWords, filter: string): boolean {
  const text = `${title} ${detail}`.toLocaleLowerCase();
  return filter
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** What lights up on the board: of each entry of the list what lies there, what is picked, what was refused. */
export function listTargets(
  game: GameTable,
  view: object,
  { picked, chosen, base, choices, routes }: Selection<Move>,
  targetsOf: (move: Move) => readonly TargetRef[],
  refused: TargetRef | null,
): ReadonlyMap<TargetRef, TargetState> {
  const states = new Map<TargetRef, TargetState>();
  const light = (list: typeof choices, under: readonly TargetRef[]) => {
    for (const move of list.flatMap((choice) => choice.moves)) {
      const open = targetsOf(move).find((target) => !under.includes(target) && game.isOnBoard(view, target));
      if (open !== undefined) states.set(open, 'legal');
    }
  };
  light(choices, base);
  light(routes, picked);
  for (const target of picked) states.set(target, 'chosen');
  if (chosen) for (const target of targetsOf(chosen)) states.set(target, 'chosen');
  if (refused !== null && !states.has(refused)) states.set(refused, 'refused');
  return states;
}
