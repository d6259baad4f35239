/** A finished lesson continues as a match: the same position, its own dice, nothing of the script. */
import { describe, expect, it } from 'vitest';
import { digestState } from '../../src/engine/kernel/digest.ts';
import type { About } from '../../src/engine/kernel/save-file.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import '../../src/games/index.ts';
import { openLesson } from '../../src/lessons/open.ts';
import { saveOfLesson } from '../../src/lessons/lesson-source.ts';
import { progressOf, resumeLesson, solutionOf, stateOf } from '../../src/lessons/player.ts';
import { listLessons } from '../../src/lessons/list.ts';

const ABOUT: About = {
  name: 'Lesson',
  seatNames: {},
  tags: [],
  created: '2026-01-01T00:00:00Z',
  undo: 'honest',
  curtain: true,
};

describe('a lesson that is over', () => {
  it.each(listLessons().flatMap(({ id, kind }) => (kind === 'practice' ? [] : [id])))(
    '%s opens as a match at its last position, without its script',
    async (id) => {
      const found = await openLesson(id);
      if (!found) throw new Error(`no lesson ${id}`);
      const { def, lesson } = found;
      const run = resumeLesson(def, lesson, solutionOf(lesson));
      expect(progressOf(run).isOver).toBe(true);
      const state = stateOf(run);
      const loaded = loadSave(def, readSave(JSON.stringify(saveOfLesson(def, run, ABOUT, 'test'))));
      if (loaded.how !== 'replayed') throw new Error(loaded.how);
      const { timeline } = loaded;
      expect(digestState(present(timeline).state)).toBe(digestState(state));
      expect(timeline.points).toHaveLength(1);
      expect(timeline.setup.position).toBeUndefined();
    },
  );
});
