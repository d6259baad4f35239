/** Matches as save files, for the folders that people and tests read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveFile } from '../../src/engine/kernel/save-file.ts';
import { encodeSave } from '../../src/engine/kernel/save.ts';
import type { MatchAbout } from '../../src/store/types.ts';
import type { Timeline } from '../../src/engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';

export const aboutMatch = (name: string, more: Partial<MatchAbout> = {}): MatchAbout => ({
  name: name.slice(0, 120),
  seatNames: {},
  tags: [],
  created: '',
  undo: 'honest',
  curtain: false,
  ...more,
});

/**
 * The match with the move that went wrong as the last of its log, without a fingerprint: a replay stops at that move,
 * for the same reason. Its snapshot is the last good position.
 */
export function encodeReport<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  move: T['move'] | null,
  what: string,
): SaveFile {
  const about = aboutMatch(what, { tags: ['report'], created: new Date().toISOString() });
  const save = encodeSave(def, timeline, about, 'tools');
  return move === null ? save : { ...save, redo: [], log: [...save.log, [def.words.notation(move), '', '']] };
}

/** JSON with one move of the log to a line, so that a change shows where it is. */
export function formatSave(save: SaveFile): string {
  const lines = Object.entries(save).map(([key, value]) => {
    const isLog = Array.isArray(value) && value.length > 0;
    const text = isLog
      ? `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** One line: what a test only replays needs no reader, and `npm run replay` prints it move by move. */
export const packSave = (save: SaveFile): string => `${JSON.stringify(save)}\n`;

/** Writes a save into a folder, which is created if missing; returns the path. */
export function writeSave(folder: string, name: string, save: SaveFile, format = formatSave): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name.replace(/[^\w.-]+/g, '-')}.json`);
  writeFileSync(path, format(save));
  return path;
}
