import { describe, expect, it } from 'vitest';
import { decide } from '../../src/engine/kernel/runner.ts';
import { hitlersLastBattles as game } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';
import { lessons } from '../../src/lessons/hitlers-last-battles/lessons.ts';
import { CHANCES } from '../../src/lessons/hitlers-last-battles/parts.ts';
import { playMove, see, stepOf, type LessonRun } from '../../src/lessons/player.ts';
import type { Lesson } from '../../src/lessons/types.ts';
import { after as afterStep, lessonOf as findLesson, listAsked as listAskedIn, stateOf } from './support.ts';

type Run = LessonRun<HlbTypes>;
const lessonOf = (id: string): Lesson => findLesson({ lessons }, id);
const listAsked = (lesson: Lesson): readonly Run[] => listAskedIn(game, lesson);
const after = (lesson: Lesson, id: string): Run => afterStep(game, lesson, id);

describe('what the lessons claim', () => {
  /** The exact chance of a move, as the preview gives it. */
  const successOf = (run: Run, notation: string) => {
    const move = game.words.parse(notation);
    const odds = move && game.foresight.preview(stateOf(run), move).odds;
    const count = odds?.outcomes.reduce((sum, one) => sum + (one.success ? one.count : 0), 0);
    return [count, odds?.total];
  };

  it.each([
    ['combat-a', 'support G-G', 'support-clear'],
    ['combat-a', 'support none', 'marker-clear'],
    ['combat-b', 'support S-1B', 'support-cover'],
    ['combat-e', 'support S-1B3B', 'support-cover'],
    ['combat-c', 'battle 0402', 'one-die-cover'],
    ['combat-d', 'battle 0602', 'marker-cover'],
  ] as const)('%s: %s has the chance %s', (id, notation, row) => {
    const before = listAsked(lessonOf(id)).find((run) => stepOf(run)?.id === 'fight');
    expect(before && successOf(before, notation)).toEqual(CHANCES[row]);
  });

  it('the first turn: 57.4% with support, 41.7% without', () => {
    const before = listAsked(lessonOf('first-turn')).find((run) => stepOf(run)?.id === 'support');
    expect(before && successOf(before, 'support G-H')).toEqual(CHANCES['support-cover']);
    expect(before && successOf(before, 'support none')).toEqual(CHANCES['marker-cover']);
  });

  it('the first turn: one attack succeeds by +1, the other fails', () => {
    const rolls = (id: string) =>
      see(game, after(lessonOf('first-turn'), id)).events.filter((event) => event.type === 'rolled');
    expect(rolls('support')).toMatchObject([
      { attack: [{ rolled: 3, total: 4 }, { total: 5 }], defence: { total: 4 }, diff: 1 },
    ]);
    expect(rolls('second')).toMatchObject([{ attack: [{ total: 2 }, { total: 5 }], defence: { total: 4 }, diff: 0 }]);
  });

  it('the first turn: the blocked step has no way round, and the engine says zone to zone', () => {
    const asked = listAsked(lessonOf('first-turn')).find((run) => stepOf(run)?.id === 'zone');
    expect(asked && game.why.explain(stateOf(asked), ['unit:G-H'], 'space:0302').map(({ code }) => code)).toContain(
      'ZONE_TO_ZONE',
    );
  });

  it.each([
    ['combat-a', { 'W-12': null, 'G-B': '0304', 'G-G': '0404' }, { '0304': 'G' }],
    ['combat-b', { 'S-1U': '1004', 'G-MIT': '0904', 'S-1B': '1003' }, { '0904': 'G' }],
    ['combat-c', { 'W-21': '0402', 'G-H': '0502' }, { '0402': 'W' }],
    ['combat-d', { 'G-MIT': null, 'S-1B': '0602' }, { '0602': 'S' }],
    ['combat-e', { 'S-2B': '0902', 'G-VIST': '0903' }, { '0902': 'S' }],
  ] as const)('%s ends as the rules file says', (id, hexes, control) => {
    const lesson = lessonOf(id);
    const state = stateOf(after(lesson, lesson.steps.at(-1)?.id ?? ''));
    for (const [unit, hex] of Object.entries(hexes)) expect([unit, state.units[unit]?.hex]).toEqual([unit, hex]);
    expect(state.control).toMatchObject(control);
  });

  it.each([
    ['combat-a', [3, 5, 2], 2],
    ['combat-b', [6, 2, 3], 0],
    ['combat-c', [4, 2], 1],
    ['combat-d', [5, 1, 1], 1],
    ['combat-e', [3, 1, 2], 1],
  ] as const)('%s rolls %s', (id, faces, diff) => {
    const lesson = lessonOf(id);
    const run = after(lesson, 'fight');
    const roll = see(game, run).events.find((event) => event.type === 'rolled');
    expect(roll && [...roll.attack.map(({ rolled }) => rolled), roll.defence.rolled]).toEqual(faces);
    expect(roll?.diff).toBe(diff);
    // The dice to think about are the dice that fall.
    const shown = lesson.steps.find(({ dice }) => dice)?.dice?.map(({ value }) => value);
    expect(shown).toEqual(faces);
  });

  it('the score: 15 to 11 before, 12 to 14 after, and no other march of the front wins', () => {
    const lesson = lessonOf('score');
    const asked = listAsked(lesson).find((run) => stepOf(run)?.id === 'march');
    if (!asked) throw new Error('no march');
    const totals = (state: HlbTypes['state']) => {
      const { score } = game.view(state, null);
      return [score.german.total, score.allied.total];
    };
    expect(totals(stateOf(asked))).toEqual([15, 11]);
    const winning = (decide(game, stateOf(asked))?.moves ?? [])
      .filter((move) => move.type === 'move' && move.unit === 'S-1B')
      .filter((move) => {
        const moved = playMove(game, { ...asked, lesson: acceptingAll(asked.lesson) }, move);
        const [german = 0, allied = 0] = totals(stateOf(moved));
        return allied > german;
      })
      .map((move) => game.words.notation(move));
    expect(winning).toEqual(['move S-1B 0702 0602']);
    const end = stateOf(after(lesson, 'over'));
    expect(end.result?.winner).toBe('allied');
    expect(totals(end)).toEqual([12, 14]);
  });

  it('the zones: what the text says of each hex', () => {
    const asked = listAsked(lessonOf('zones')).find((run) => stepOf(run)?.id === 'back');
    const reach = new Set(
      (asked ? (decide(game, stateOf(asked))?.moves ?? []) : []).flatMap((move) =>
        move.type === 'move' && move.unit === 'S-1B' ? [move.path.at(-1)] : [],
      ),
    );
    expect([...reach].sort()).toEqual(['1102', '1103', '1104', '1105', '1202', '1203', '1204']);
  });
});

/** The same lesson with a step that takes any move, to see what each would bring. */
const acceptingAll = (lesson: Lesson): Lesson => ({
  ...lesson,
  steps: lesson.steps.map((step) =>
    step.task.kind === 'play' ? { ...step, task: { ...step.task, accept: ['*', '* *', '* * *', '* * * *'] } } : step,
  ),
});
