/** Units and cards, each with the uses that a run of random games should have seen of it. */
import type { CardId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { PlayedStep } from '../../lib/game-kit.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { facts, tables: t } = blitzkriegToMoscow2.data;

const UNIT_USES = ['moved', 'attacked', 'defended', 'eliminated', 'surrendered'] as const;
type UnitUse = (typeof UNIT_USES)[number];
type See = (piece: string, use: string) => void;

export const PIECES: Readonly<Record<string, readonly string[]>> = Object.fromEntries<readonly string[]>([
  ...t.units.map(({ id }) => [id, UNIT_USES] as const),
  ...[...t.cards.german, ...t.cards.soviet].map(
    ({ id, uses }) => [id, ['drawn', ...uses.map(({ use }) => use)]] as const,
  ),
]);

/** The card that a move names; the order to cancel is played by a button. */
function cardOf(move: Move): CardId | null {
  if ('cancel' in move) return move.cancel ? 's-hitler' : null;
  const card = 'card' in move ? move.card : 'by' in move ? move.by : null;
  return card === 'free' ? null : card;
}

/** The purpose of a move for its unit: movement, or an attack. */
function useOfUnit(move: Move): UnitUse | null {
  if ('to' in move && !('by' in move)) return 'moved';
  return move.type === 'join' ? 'attacked' : null;
}

/** Sees what was played and sent, who has defended, and who is lost. */
export function seePieces({ before, move, after }: PlayedStep<BtmTypes>, see: See): void {
  const card = cardOf(move);
  if (card !== null) see(card, facts.plays[move.type] ?? 'drawn');
  const use = useOfUnit(move);
  if (use !== null && 'unit' in move) see(move.unit, use);
  for (const id of t.unitIds) {
    const [was, is] = [before.units[id], after.units[id]];
    if (was === undefined || is === undefined) continue;
    if (is.defended && !was.defended) see(id, 'defended');
    if (is.place !== was.place && (is.place === 'eliminated' || is.place === 'surrendered')) see(id, is.place);
  }
}
