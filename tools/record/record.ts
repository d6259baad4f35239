/** Finds the games and positions of a plan and turns them into save files. Same rules and players, same files. */
import { seatPlayer } from '../../src/lab/seated.ts';
import type { SaveFile } from '../../src/engine/kernel/save-file.ts';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import type { Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { type GameKit } from '../lib/game-kit.ts';
import { recordGame } from '../lib/play.ts';
import { aboutMatch } from '../lib/save-files.ts';
import type { GameRequest, SampleRequest } from './plan.ts';

/** Seeds tried for one request before giving up. */
const MAX_SEEDS = 3000;
/** Day of the armistice; the files do not depend on when they are made. */
const CREATED = '2025-05-08T00:00:00.000Z';

type Request<T extends Types> = Omit<GameRequest<T>, 'wants'> & Pick<SampleRequest<T>, 'position' | 'computers'>;

/** The games of a request, one for each seed, up to the limit. */
function* gamesOf<T extends Types>(kit: GameKit<T>, request: Request<T>) {
  const { name, players, scenario: wanted, options = {}, position } = request;
  const { def } = kit;
  const [first, second] = def.seats;
  const programs = [seatPlayer(kit, players[0], first), seatPlayer(kit, players[1], second)] as const;
  const scenario = wanted ?? def.scenarios[0]?.id ?? '';
  for (let i = 0; i < MAX_SEEDS; i++) {
    const setup = { scenario, seed: `${name}/${i}`, options, ...(position === undefined ? {} : { position }) };
    const { timeline, failure } = recordGame({ def, setup, players: programs });
    if (failure) throw new Error(`${name}/${i} fails at move ${failure.at}: ${failure.detail}`);
    yield timeline;
  }
  throw new Error(`no game is as ${name} wants it`);
}

function encode<T extends Types>(
  { def }: GameKit<T>,
  timeline: Timeline<T>,
  request: Request<T>,
  tag: string,
): SaveFile {
  const seatNames = Object.fromEntries(def.seats.map((seat, i) => [seat, request.players[i === 0 ? 0 : 1]]));
  const computers = request.computers ? { computers: { ...request.computers } } : {};
  const about = aboutMatch(request.name, { seatNames, tags: [tag], created: CREATED, ...computers });
  return encodeSave(def, timeline, about, tag);
}

/** The first whole game that meets the request. */
export function recordMatch<T extends Types>(kit: GameKit<T>, request: GameRequest<T>): SaveFile {
  for (const timeline of gamesOf(kit, request)) {
    if (!request.wants || request.wants(timeline)) return encode(kit, timeline, request, 'recorded');
  }
  throw new Error(`no game is as ${request.name} wants it`);
}

/** The last position of that kind in the first game that has one, so that there is a history to save. */
export function recordSample<T extends Types>(kit: GameKit<T>, request: SampleRequest<T>): SaveFile {
  const { def } = kit;
  for (const timeline of gamesOf(kit, request)) {
    const at = timeline.points.findLastIndex((point) => request.wants(point, decide(def, point.state)));
    if (at < 0) continue;
    const found = { ...timeline, points: timeline.points.slice(0, at + 1) };
    return encode(kit, request.then ? request.then(def, found) : found, request, 'sample');
  }
  throw new Error(`no game is as ${request.name} wants it`);
}
