/** Units and cards, each with the uses that a run of random games should have seen of it. */
import type { CardId, CardUse, UnitId } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { PlayedStep } from '../../lib/game-kit.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { tables: t } = blitzkriegToMoscow2.facts;

const UNIT_USES = ['moved', 'attacked', 'defended', 'eliminated', 'surrendered'] as const;
type UnitUse = (typeof UNIT_USES)[number];
type See = (piece: string, use: string) => void;

export const PIECES: Readonly<Record<string, readonly string[]>> = Object.fromEntries<readonly string[]>([
  ...t.units.map(({ id }) => [id, UNIT_USES] as const),
  ...[...t.cards.german, ...t.cards.soviet].map(
    ({ id, uses }) => [id, ['drawn', ...uses.map(({ use }) => use)]] as const,
  ),
]);

/** The card that a move plays, and for what. */
function findPlayed(move: Move): readonly [CardId, CardUse | 'drawn'] | null {
  switch (move.type) {
    case 'draw':
      return [move.card, 'drawn'];
    case 'rebuild':
      return [move.card, 'reinforce'];
    case 'hero':
      return [move.card, 'heroCity'];
    case 'rail':
      return move.by === 'free' ? null : [move.by, 'rail'];
    case 'activate':
      return [move.card, 'activate'];
    case 'shift':
      return move.card === null ? null : [move.card, 'combatShift'];
    case 'reroll':
      return move.card === null ? null : [move.card, 'reroll'];
    case 'tank-move':
    case 'tank-attack':
      return [move.card, 'tankAction'];
    case 'hitler':
      return move.cancel ? ['s-hitler', 'cancel'] : null;
    default:
      return null;
  }
}

/** The unit that a move sends or names, and what for. */
function findSent(move: Move): readonly [UnitId, UnitUse] | null {
  switch (move.type) {
    case 'move':
    case 'tank-move':
      return [move.unit, 'moved'];
    case 'join':
      return [move.unit, 'attacked'];
    default:
      return null;
  }
}

/** Sees what was played and sent, who has defended, and who is lost. */
export function seePieces({ before, move, after }: PlayedStep<BtmTypes>, see: See): void {
  const played = findPlayed(move);
  if (played !== null) see(...played);
  const sent = findSent(move);
  if (sent !== null) see(...sent);
  for (const id of t.unitIds) {
    const [was, is] = [before.units[id], after.units[id]];
    if (was === undefined || is === undefined) continue;
    if (is.defended && !was.defended) see(id, 'defended');
    if (is.place !== was.place && (is.place === 'eliminated' || is.place === 'surrendered')) see(id, is.place);
  }
}
