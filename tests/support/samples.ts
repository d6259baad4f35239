/** The saves under `tests/saves/samples`, one for each kind of question, each replayed once for all files that read it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSave, type SaveFile } from '../../src/engine/kernel/save-file.ts';
import { loadSave, setupOf } from '../../src/engine/kernel/save.ts';
import { startTimeline, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';

const FOLDER = join(import.meta.dirname, '../saves/samples');

export interface Sample {
  /** `hitlers-reich.turn-action-axis`. */
  readonly name: string;
  readonly file: SaveFile;
}

export const SAMPLES: readonly Sample[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name: name.replace(/\.json$/, ''), file: readSave(readFileSync(join(FOLDER, name), 'utf8')) }));

export const samplesOf = (game: string): readonly Sample[] => SAMPLES.filter(({ name }) => name.startsWith(`${game}.`));

export function sampleOf(name: string): Sample {
  const found = SAMPLES.find((sample) => sample.name === name);
  if (!found) throw new Error(`no sample ${name}`);
  return found;
}

/** Matches already replayed; nothing changes them. */
const replayed = new Map<SaveFile, Timeline<Types>>();

/** The match of a sample, replayed with every fingerprint. Throws where it goes otherwise. */
export function loadSample<T extends Types>(def: GameDefinition<T>, { name, file }: Sample): Timeline<T> {
  const known = replayed.get(file);
  if (known) return known as Timeline<T>;
  const loaded = loadSave(def, file);
  if (loaded.how !== 'replayed' || loaded.by !== 'generator') throw new Error(`${name}: ${loaded.how}`);
  replayed.set(file, loaded.timeline);
  return loaded.timeline;
}

/** A match from the last position of a sample; nothing is replayed. */
export function positionOf<T extends Types>(def: GameDefinition<T>, { file }: Sample): Timeline<T> {
  const { position: _, ...setup } = setupOf(file);
  return startTimeline(def, setup, { state: def.readState(file.snapshot), history: [] });
}
