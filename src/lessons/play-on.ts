import { encodeSave } from '../engine/kernel/save.ts';
import type { About, SaveFile } from '../engine/kernel/save-file.ts';
import { startTimeline } from '../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { stateOf } from './player.ts';
import type { LessonRun } from './player.ts';

/**
 * A match that continues from the position of a lesson, as a save. It has no moves: a script threw the lesson's dice,
 * and no seed would give them again.
 */
export function saveOfLesson(def: GameDefinition<Types>, run: LessonRun, about: About, build: string): SaveFile {
  const { setup } = run.timeline;
  const { position: _scripted, ...plain } = setup;
  return encodeSave(def, startTimeline(def, plain, { state: stateOf(run), history: [] }), about, build);
}
