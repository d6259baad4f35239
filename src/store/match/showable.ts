import type { Types } from '../../engine/kernel/types.ts';
import type { WrittenMatch } from '../saves/record.ts';
import { project } from './project.ts';
import { NO_SEATING, seatPlayers } from './session.ts';

export function demandShowable(match: WrittenMatch<Types>): void {
  const session = { id: '', readOnly: null, broken: null, notes: [], ...match };
  project(session, seatPlayers(session, NO_SEATING));
}
