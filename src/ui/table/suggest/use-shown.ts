import type { Types } from '../../../engine/kernel/types.ts';
import { useSuggest, type SuggestState } from '../../../opponent/suggest-store.ts';
import type { NotedMove } from '../../../opponent/types.ts';
import type { PlaySource } from '../../../play/source.ts';
import type { Move, WordScene } from '../game-table.ts';
import { usePlay, useSource } from '../use-play.tsx';

/** The moves of the shown suggestion, or of the plan in progress; its first move comes next. */
export const lineShown = ({ status, suggestion, shown, plan }: SuggestState): readonly NotedMove[] =>
  (status === 'planned' ? plan?.moves : suggestion?.moves[shown]?.line) ?? NOTHING;

const NOTHING: readonly NotedMove[] = [];

/** Finds the legal move with this text. */
export const findMove = (moves: readonly Move[], source: Pick<PlaySource, 'notation'>, text: string | undefined) =>
  moves.find((move) => source.notation(move) === text) ?? null;

/** Worded in full: the unit is not picked yet. */
export const wordSuggested = ({ i18n }: WordScene<Types>, source: PlaySource, move: Move): string =>
  i18n.line(source.label(move) ?? { key: source.notation(move) });

export interface ShownSuggestion {
  readonly move: Move;
  readonly line: readonly NotedMove[];
}

export function useShown(): ShownSuggestion | null {
  const source = useSource();
  const line = useSuggest(lineShown);
  const moves = usePlay(({ picture }) => picture.decision?.moves ?? null);
  const move = findMove(moves ?? [], source, line[0]?.move);
  return move && { move, line };
}
