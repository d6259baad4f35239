/** The position of a save after a move, as text. */
import { findGame } from '../../src/games/shelf.ts';
import { readMatch } from '../../src/store/saves/read-match.ts';
import { readChoice, UsageError } from '../lib/cli.ts';

const ONLOOKER = 'onlooker';

/**
 * After move `at` of the log, 0 being the position that the match begins with; as far as it replays. `seenBy` is a seat or an
 * onlooker. Throws `UsageError` for a move or a seat there is not, and what the app's own import throws for a file that it refuses.
 */
export async function writePositionAt(text: string, at: number, seenBy: string | undefined): Promise<string> {
  const { def, loaded } = await readMatch(text, async (id) => (await findGame(id)?.definition()) ?? null);
  const { points } = loaded.how === 'replayed' ? loaded.timeline : loaded.agreed;
  const positions = def.positions;
  if (!positions) throw new UsageError(`positions of ${def.id} have no text`);
  const point = points[at];
  if (!point) throw new UsageError(`--position: the match has ${points.length - 1} moves`);
  if (seenBy === undefined) return positions.write(point.state);
  const seat = readChoice('seen-by', seenBy, [...def.seats, ONLOOKER]);
  return positions.write(point.state, seat === ONLOOKER ? null : seat);
}
