/** IL-03: ids and words that no move of this game has. */
import type { Reason } from '../../../kernel/types.ts';
import { isSpaceId } from '../board.ts';
import { isCardId } from '../cards.ts';
import { isTitle } from '../event-cards.ts';
import type { Move } from '../moves.ts';
import { unknownId } from './reason.ts';

/** What a C-4 effect may come from besides an event (§7.5). */
export const isPiece = (source: string): boolean => source === 'fleet' || source === 'fortress';

const isNation = (text: string): boolean => text === 'western' || text === 'soviet';

const oneOf =
  (...words: readonly string[]) =>
  (text: string): boolean =>
    words.includes(text);

type Check = readonly [text: string | null, fits: (text: string) => boolean];

function checksOf(move: Move): readonly Check[] {
  switch (move.type) {
    case 'reorganise':
      return [[move.option, oneOf('a', 'b')]];
    case 'fortify':
      return [[move.area, isSpaceId]];
    case 'fleet':
      return [[move.zone, isSpaceId]];
    case 'attack':
      return [
        [move.kind, oneOf('land', 'paratroop', 'amphibious', 'sea')],
        [move.origin, isSpaceId],
        [move.target, isSpaceId],
        [move.nation, isNation],
      ];
    case 'blitz':
      return [[move.target, isSpaceId]];
    case 'push':
      return [[move.of, oneOf('events', 'attacks')]];
    case 'event':
    case 'play':
    case 'cancel':
    case 'drop':
    case 'keep':
    case 'return':
      return [[move.event, isTitle]];
    case 'effect':
      return [[move.source, (text) => isPiece(text) || isTitle(text)]];
    case 'card':
    case 'block':
    case 'sabotage':
    case 'discard':
      return [[move.card, isCardId]];
    case 'swap':
      return [
        [move.take, isCardId],
        [move.give, isCardId],
      ];
    case 'lift':
    case 'choose':
      return [[move.space, isSpaceId]];
    case 'nation':
      return [[move.nation, isNation]];
    default:
      return [];
  }
}

/** The first id of the move that this game does not know. */
export function explainIds(move: Move): Reason | null {
  const strange = checksOf(move).find(([text, fits]) => text !== null && !fits(text));
  return strange ? unknownId(String(strange[0])) : null;
}
