/** Finds the games and positions of a plan and turns them into save files. Same rules and players, same files. */
import type { SaveFile } from '../../src/engine/kernel/save.ts';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import type { Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { seatPlayer, type GameKit } from '../lib/game-kit.ts';
import { recordGame } from '../lib/play.ts';
import { aboutMatch } from '../lib/save-files.ts';
import type { GameWish, SampleWish } from './plan.ts';

/** Seeds tried for one wish before it is given up. */
const MAX_SEEDS = 3000;
/** Day of the armistice; the files do not depend on when they are made. */
const CREATED = '2025-05-08T00:00:00.000Z';

type Wish<T extends Types> = Omit<GameWish<T>, 'wants'> & Pick<SampleWish<T>, 'position'>;

/** The games of a wish, one for each seed, until the end of patience. */
function* gamesOf<T extends Types>(kit: GameKit<T>, wish: Wish<T>) {
  const { name, players, scenario: wanted, options = {}, position } = wish;
  const { def } = kit;
  const [first, second] = def.seats;
  const bots = [seatPlayer(kit, players[0], first), seatPlayer(kit, players[1], second)] as const;
  const scenario = wanted ?? def.scenarios[0]?.id ?? '';
  for (let i = 0; i < MAX_SEEDS; i++) {
    const setup = { scenario, seed: `${name}/${i}`, options, ...(position === undefined ? {} : { position }) };
    const { timeline, failure } = recordGame({ def, setup, players: bots });
    if (failure) throw new Error(`${name}/${i} fails at move ${failure.at}: ${failure.detail}`);
    yield timeline;
  }
  throw new Error(`no game is as ${name} wants it`);
}

function encode<T extends Types>({ def }: GameKit<T>, timeline: Timeline<T>, wish: Wish<T>, tag: string): SaveFile {
  const seatNames = Object.fromEntries(def.seats.map((seat, i) => [seat, wish.players[i === 0 ? 0 : 1]]));
  const about = aboutMatch(wish.name, { seatNames, tags: [tag], created: CREATED });
  return encodeSave(def, timeline, about, tag);
}

/** The first whole game that is as wanted. */
export function recordWish<T extends Types>(kit: GameKit<T>, wish: GameWish<T>): SaveFile {
  for (const timeline of gamesOf(kit, wish)) {
    if (!wish.wants || wish.wants(timeline)) return encode(kit, timeline, wish, 'recorded');
  }
  throw new Error(`no game is as ${wish.name} wants it`);
}

/** The last position of that kind in the first game that has one, so that there is a history to save. */
export function recordSample<T extends Types>(kit: GameKit<T>, wish: SampleWish<T>): SaveFile {
  const { def } = kit;
  for (const timeline of gamesOf(kit, wish)) {
    const at = timeline.points.findLastIndex((point) => wish.wants(point, decide(def, point.state)));
    if (at < 0) continue;
    const found = { ...timeline, points: timeline.points.slice(0, at + 1) };
    return encode(kit, wish.then ? wish.then(def, found) : found, wish, 'sample');
  }
  throw new Error(`no game is as ${wish.name} wants it`);
}
