/** From a save file to its match without keeping the page waiting, and what can be shown of it before it is replayed. */
import { digestState } from '../../engine/kernel/digest.ts';
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { loadSave, unpackEntry, type Loaded } from '../../engine/kernel/save.ts';
import { present, replay, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { AnyGame } from '../types.ts';
import type { Rest } from './slices.ts';

/** Moves between two looks at the clock. */
const STRIDE = 4;

/** As `loadSave`, with rests in between. A log that stops agreeing is replayed again at once, to tell why. */
export async function loadSlowly(def: AnyGame, file: SaveFile, rest: Rest): Promise<Loaded<Types>> {
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

/**
 * The match as it goes on from the position that the file ends with, its moves to be read only; null where it is short,
 * where the file says otherwise, or where the position is unsound. The moves are not replayed: whoever wrote the file
 * answers for the position.
 */
export function readEarly(def: AnyGame, file: SaveFile): Timeline<Types> | null {
  if (file.log.length < LONG || file.log.at(-1)?.[2] !== file.digest) return null;
  const history = [...(file.base?.history ?? []), ...file.log];
  const from = { ...file, base: { state: file.snapshot, history }, log: [], redo: [], branches: [], takeBacks: [] };
  const loaded = loadSave(def, from);
  if (loaded.how !== 'replayed') return null;
  return digestState(present(loaded.timeline).state) === file.digest ? loaded.timeline : null;
}

/**
 * The replayed match with the very position that was shown early, so that screens see nothing change; it is compared as
 * text, since a save of the match must not depend on how it was opened.
 */
export function keepPosition(replayed: Timeline<Types>, early: Timeline<Types>): Timeline<Types> {
  const [last, shown] = [present(replayed), present(early)];
  if (JSON.stringify(last.state) !== JSON.stringify(shown.state)) return replayed;
  const point: Point<Types> = { ...last, state: shown.state };
  return { ...replayed, points: [...replayed.points.slice(0, -1), point] };
}
