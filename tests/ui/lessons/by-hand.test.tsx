import { findScreen } from '../../../src/ui/app/game-screen.ts';
import { describe, expect, it } from 'vitest';
import type { TargetRef } from '../../../src/engine/kernel/types.ts';
import { answersOf, findAnswer, isAsking, progressOf, startLesson, stepOf } from '../../../src/lessons/player.ts';
import type { PlayGame } from '../../../src/play/game.ts';
import { open, wordless } from '../../lessons/on-a-table.ts';
import { TAUGHT } from '../../lessons/support.ts';

describe('by pointing and confirming, the solution leads to the end', () => {
  const lessons = TAUGHT.flatMap(({ id, game, lessons: all }) => all.map((one) => [one.id, id, game, one] as const));

  it.each(lessons)('of %s', async (_name, id, def, of) => {
    const table = await findScreen(id)?.table();
    if (!table) throw new Error(`no table of ${id}`);
    const { places, picking, offers, combos } = table;
    // This test does not read the entries.
    const game: PlayGame = { places, picking, offers, combos, words: wordless.words };
    const { source, actions, shown, picture } = open(def, startLesson(def, of), { game });
    for (let n = 0; n < 200 && !progressOf(shown()).isOver; n++) {
      const run = shown();
      const task = isAsking(run) ? stepOf(run)?.task : undefined;
      const answer = findAnswer(def, run);
      if (!task || answer === null) source.on();
      else if (task.kind === 'choose') source.choose(answer);
      else if (task.kind === 'play') {
        const move = def.words.parse(answer);
        actions.setPicks(move ? def.words.targets(move) : []);
        const { chosen } = picture().selection;
        expect(chosen && def.words.notation(chosen)).toBe(answer);
        actions.confirm();
      } else {
        if (task.kind === 'why') for (const picked of task.picked) actions.point(picked);
        actions.point(answer as TargetRef);
      }
    }
    expect(progressOf(shown()).isOver).toBe(true);
    expect(answersOf(shown()).filter((answer) => answer !== '')).toHaveLength(
      of.steps.filter(({ task }) => task.kind !== 'read').length,
    );
    expect(shown().done.every(({ how }) => how === 'alone')).toBe(true);
  });
});
