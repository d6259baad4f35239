/** Measures how long a long match takes to load and to leaf through, and how large its save is. */
import { gzipSync } from 'node:zlib';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { encodeSave, loadSave } from '../../src/engine/kernel/save.ts';
import { play, present, startTimeline, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import { project } from '../../src/store/match/project.ts';
import { NO_SEATING, type Seating, type Session } from '../../src/store/match/session.ts';
import type { GameKit } from '../lib/game-kit.ts';
import { aboutMatch } from '../lib/save-files.ts';
import { medianOf, quantilesOf, timeOf, type Quantiles } from '../lib/stats.ts';
import { round } from '../lib/table.ts';
import type { Deadline } from './deadline.ts';

const MOVES = 2000;
const LOADS = 9;
const SEEKS = 400;

export interface MatchFigures {
  readonly moves: number;
  /** Milliseconds from the text of the save to the match on the table, every move replayed: median of several. */
  readonly load: number;
  /** The very first load of a process, before anything is compiled. */
  readonly firstLoad: number;
  /** Milliseconds from a click in the history to everything a screen shows of that point. */
  readonly seek: Quantiles;
  readonly saveBytes: number;
  readonly saveBytesGz: number;
}

/**
 * A match of about 2,000 moves. No game takes that many, so the players dither: where one move can be taken back by
 * another, they go back and forth before they continue.
 */
function playLongMatch<T extends Types>({ def, fuzz }: GameKit<T>): Timeline<T> {
  const rng = seedRng('long');
  const pick = <X>(items: readonly X[]) => items[drawFrom(rng, items.length)];
  let timeline = startTimeline(def, { scenario: def.scenarios[0]?.id ?? '', seed: 'long', options: {} });
  for (let decision = decide(def, present(timeline).state); decision;) {
    const dithering = decision.moves.filter((move) => fuzz.dithering.includes(move.type));
    const goesOn = dithering.length === 0 || drawFrom(rng, fuzz.patience) === 0;
    const move = pick(goesOn ? decision.moves : dithering);
    const played = move && play(def, timeline, move);
    if (!played?.ok) throw new Error('a listed move is refused');
    timeline = played.timeline;
    if (timeline.points.length > MOVES) break;
    decision = decide(def, present(timeline).state);
  }
  return timeline;
}

export function measureMatch<T extends Types>(kit: GameKit<T>, deadline: Deadline): MatchFigures {
  const { def } = kit;
  const about = aboutMatch('bench');
  const text = JSON.stringify(encodeSave(def, playLongMatch(kit), about, 'bench'));
  const loads: number[] = [];
  let timeline: Timeline<T> | null = null;
  for (let i = 0; i === 0 || (i < LOADS && !deadline.isOver()); i++) {
    loads.push(
      timeOf(() => {
        const loaded = loadSave(def, readSave(text));
        if (loaded.how === 'replayed') timeline = loaded.timeline;
      }),
    );
  }
  if (timeline === null) throw new Error('the long match does not load');
  return {
    moves: entriesIn(timeline),
    load: medianOf(loads),
    firstLoad: round(loads[0] ?? 0, 3),
    seek: measureSeek({ id: 'bench', def, timeline, about, readOnly: null, broken: null, notes: [] }),
    saveBytes: text.length,
    saveBytesGz: gzipSync(text, { level: 9 }).length,
  };
}

const entriesIn = <T extends Types>({ points }: Timeline<T>): number => points.length - 1;

function measureSeek<T extends Types>(session: Session<T>): Quantiles {
  const rng = seedRng('seek');
  const { def, timeline } = session;
  const [seat] = def.seats;
  const page: Seating<T>['page'] = seat === undefined ? NO_SEATING.page : { holds: 'hand', seat };
  project(session, { ...NO_SEATING, page });
  const times = Array.from({ length: SEEKS }, () => {
    const shown = drawFrom(rng, timeline.points.length);
    return timeOf(() => void project(session, { ...NO_SEATING, page, shown }));
  });
  return quantilesOf(times);
}
