/** Replays a save without blocking the page, and shows its last position before that. */
import { digestState } from '../../engine/kernel/digest.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { loadSave, unpackEntry, type LoadResult } from '../../engine/kernel/save.ts';
import { present, replay, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { AnyGame } from '../types.ts';
import type { Rest } from './slices.ts';

/** Moves between two looks at the clock. */
const STRIDE = 4;

/** As `loadSave`, with rests in between. A log that stops agreeing is replayed again at once, to tell why. */
export async function loadSlowly(def: AnyGame, file: SaveFile, rest: Rest): Promise<LoadResult<Types>> {
  const opened = loadSave(def, { ...file, log: [], redo: [], branches: [] });
  if (opened.how !== 'replayed') return loadSave(def, file);
  const { timeline } = opened;
  let { points } = timeline;
  for (let from = 0; from < file.log.length; from += STRIDE) {
    await rest();
    const entries = file.log.slice(from, from + STRIDE).map(unpackEntry);
    const replayed = replay(def, { ...timeline, points }, entries, 'generator');
    if (replayed.failure) return loadSave(def, file);
    ({ points } = replayed);
  }
  return loadSave(def, file, points);
}

/** A match of fewer moves is replayed before anybody could see it. */
const LONG = 60;

/** The last position, read-only and not replayed; null for a short match, an unsound position or a wrong digest. */
export function readEarly(def: AnyGame, file: SaveFile): Timeline<Types> | null {
  if (file.log.length < LONG || file.log.at(-1)?.[2] !== file.digest) return null;
  const history = [...(file.base?.history ?? []), ...file.log];
  const from = { ...file, base: { state: file.snapshot, history }, log: [], redo: [], branches: [], takeBacks: [] };
  const loaded = loadSave(def, from);
  if (loaded.how !== 'replayed') return null;
  return digestState(present(loaded.timeline).state) === file.digest ? loaded.timeline : null;
}

/** Keeps the position object that was shown early, so that screens see no change; compared as text. */
export function keepPosition(replayed: Timeline<Types>, early: Timeline<Types>): Timeline<Types> {
  const [last, shown] = [present(replayed), present(early)];
  if (JSON.stringify(last.state) !== JSON.stringify(shown.state)) return replayed;
  const point: Point<Types> = { ...last, state: shown.state };
  return { ...replayed, points: [...replayed.points.slice(0, -1), point] };
}
