import { encodeSave } from '../engine/kernel/save.ts';
import type { About, SaveFile } from '../engine/kernel/save-file.ts';
import { startTimeline } from '../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../engine/kernel/types.ts';
import { stateOf } from './player.ts';
import type { LessonRun } from './player.ts';

/**
 * A match that goes on from where a lesson has come to, as a save. It has no moves: those of the lesson fell by a script,
 * and no seed would give them again.
 */
export function saveOfLesson(def: GameDefinition<Types>, run: LessonRun, about: About, build: string): SaveFile {
  const { setup } = run.timeline;
  const { position: _scripted, ...plain } = setup;
  return encodeSave(def, startTimeline(def, plain, { state: stateOf(run), history: [] }), about, build);
}
