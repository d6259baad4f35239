import { describe, expect, it } from 'vitest';
import { digestState } from '../../src/engine/kernel/digest.ts';
import { decide } from '../../src/engine/kernel/runner.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import type { TargetRef } from '../../src/engine/kernel/types.ts';
import { hitlersLastBattles as game } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbTypes } from '../../src/engine/games/hitlers-last-battles/types.ts';
import { en as enGame } from '../../src/i18n/en/hitlers-last-battles.ts';
import { en } from '../../src/i18n/en/lessons.ts';
import { ja } from '../../src/i18n/ja/lessons.ts';
import { rulebook } from '../../src/i18n/rules/hitlers-last-battles.en.ts';
import { lessons } from '../../src/lessons/hitlers-last-battles/lessons.ts';
import { CHANCES } from '../../src/lessons/hitlers-last-battles/parts.ts';
import { fits, fitsAny } from '../../src/lessons/patterns.ts';
import {
  choose,
  findAnswer,
  goOn,
  isAnswered,
  isAsking,
  playMove,
  pointAt,
  progressOf,
  see,
  showMe,
  solutionOf,
  startLesson,
  stepOf,
  type LessonRun,
} from '../../src/lessons/player.ts';
import { LESSONS, findHead, headAfter, loadLesson } from '../../src/lessons/shelf.ts';
import type { Lesson, Step } from '../../src/lessons/types.ts';

type Run = LessonRun<HlbTypes>;
const stateOf = (run: Run) => present(run.timeline).state;

/** Every moment at which a step of the lesson asks, in order, on the way of the lesson's own solution. */
function listAsked(lesson: Lesson): readonly Run[] {
  const asked: Run[] = [];
  let run = startLesson(game, lesson);
  while (!progressOf(run).isOver) {
    if (isAsking(run)) asked.push(run);
    run = isAsking(run) ? showMe(game, run) : goOn(run);
  }
  return asked;
}

/** The run after the lesson's solution up to and with step `id`, its outcome still on the table. */
function after(lesson: Lesson, id: string): Run {
  let run = startLesson(game, lesson);
  for (;;) {
    const isLast = stepOf(run)?.id === id;
    if (isLast && (isAnswered(run) || !isAsking(run))) return run;
    const next = isAsking(run) ? showMe(game, run) : goOn(run);
    if (isLast && stepOf(next)?.id !== id) return next;
    run = next;
  }
}

const lessonOf = (id: string): Lesson => {
  const lesson = lessons.find((one) => one.id === id);
  if (!lesson) throw new Error(`no lesson ${id}`);
  return lesson;
};

const exists = (target: TargetRef): boolean => {
  const { facts } = game;
  const [kind = '', id = ''] = target.split(':');
  if (kind === 'unit') return facts.units.some((unit) => unit.id === id);
  if (kind === 'marker') return facts.markers.some((marker) => marker.id === id);
  return kind === 'space' && facts.hexes.some((hex) => hex.id === id);
};

/** Every key a lesson speaks, wherever it stands in its data. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('lesson.') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(keysIn);
}

describe('the shelf', () => {
  it('agrees with the lessons', async () => {
    expect(LESSONS.map(({ id }) => id)).toEqual(lessons.map(({ id }) => id));
    for (const head of LESSONS) {
      const lesson = await loadLesson(head.id);
      expect(lesson).toMatchObject({ id: head.id, game: head.game });
      expect([head.id, lesson?.steps.length]).toEqual([head.id, head.steps]);
    }
  });

  it('knows what comes next, and what it does not have', async () => {
    expect(headAfter('first-turn')?.id).toBe('zones');
    expect(headAfter('combat-e')).toBeNull();
    expect(headAfter('chess')).toBeNull();
    expect(findHead('chess')).toBeNull();
    expect(await loadLesson('chess')).toBeNull();
  });

  it('says everything it says in both languages', () => {
    const spoken = [...keysIn(lessons), ...keysIn(LESSONS)];
    for (const key of spoken) {
      expect(Object.hasOwn(en, key), key).toBe(true);
      expect(Object.hasOwn(ja, key), key).toBe(true);
    }
  });

  it('has no sentence that nobody says', () => {
    const spoken = new Set([...keysIn(lessons), ...keysIn(LESSONS)]);
    const silent = Object.keys(en).filter(
      (key) => !key.startsWith('lesson.ui.') && key !== 'lesson.wrong.other-move' && !spoken.has(key),
    );
    expect(silent).toEqual([]);
  });
});

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_id, lesson) => {
  it('is solved by its own solution, in the engine, to its end', () => {
    let run = startLesson(game, lesson);
    for (const answer of solutionOf(lesson)) {
      expect(findAnswer(game, run) ?? '').toBe(answer);
      run = isAsking(run) ? showMe(game, run) : goOn(run);
      if (isAnswered(run)) run = goOn(run);
      expect(game.invariants(stateOf(run))).toEqual([]);
    }
    expect(progressOf(run)).toEqual({ done: lesson.steps.length, total: lesson.steps.length, isOver: true });
  });

  it('is plain data, with a name of its own for each step', () => {
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
    expect(new Set(lesson.steps.map(({ id }) => id)).size).toBe(lesson.steps.length);
  });

  it('cites sections that the rules have', () => {
    const known = new Set(rulebook.sections.map(({ id }) => id));
    for (const { id, rule, task } of lesson.steps) {
      expect(known, `${id} ${rule}`).toContain(rule);
      if (task.kind !== 'play') continue;
      for (const { rule: cited = rule } of task.wrong) expect(known, `${id} ${cited}`).toContain(cited);
    }
  });

  it('points at things there are', () => {
    for (const { id, pointAt: targets, task } of lesson.steps) {
      const wanted = task.kind === 'point' ? task.accept : task.kind === 'why' ? [...task.picked, task.answer] : [];
      for (const target of [...targets, ...wanted]) expect(exists(target), `${id} ${target}`).toBe(true);
    }
  });

  it('never points at what is to be found', () => {
    for (const { id, pointAt: targets, task } of lesson.steps) {
      if (task.kind !== 'point') continue;
      expect(
        targets.filter((target) => task.accept.includes(target)),
        id,
      ).toEqual([]);
    }
  });

  it('has one right option, and a reason for every other', () => {
    for (const { id, task } of lesson.steps) {
      if (task.kind !== 'choose') continue;
      expect(
        task.options.filter(({ reason }) => reason === undefined).map((option) => option.id),
        id,
      ).toEqual([task.answer]);
      expect(new Set(task.options.map((option) => option.id)).size, id).toBe(task.options.length);
    }
  });

  it('refuses wrong answers and leaves the match as it is', () => {
    for (const run of listAsked(lesson)) {
      const before = digestState(stateOf(run));
      for (const wrong of wrongAnswers(run)) {
        expect(isAsking(wrong), stepOf(run)?.id).toBe(true);
        expect(wrong.rejections, stepOf(run)?.id).toHaveLength(1);
        expect(wrong.timeline).toBe(run.timeline);
        expect(digestState(stateOf(wrong))).toBe(before);
      }
    }
  });

  it('has reasons only for moves that can be made', () => {
    const open = new Map(lesson.steps.map((step) => [step.id, wrongPatterns(step)]));
    for (const run of listAsked(lesson)) {
      const step = stepOf(run);
      if (step?.task.kind !== 'play') continue;
      const { accept } = step.task;
      const legal = (decide(game, stateOf(run))?.moves ?? []).map((move) => game.notation(move));
      const others = legal.filter((notation) => !fitsAny(accept, notation));
      const unused = (open.get(step.id) ?? []).filter((pattern) => !others.some((notation) => fits(pattern, notation)));
      expect([step.id, unused]).toEqual([step.id, []]);
      expect(
        accept.filter((pattern) => !legal.some((notation) => fits(pattern, notation))),
        step.id,
      ).toEqual([]);
    }
  });

  it('takes every answer it accepts and still comes to its end', () => {
    for (const asked of listAsked(lesson)) {
      for (const answered of acceptedAnswers(asked)) {
        let run = answered;
        while (!progressOf(run).isOver) {
          const next = isAsking(run) ? showMe(game, run) : goOn(run);
          expect(next, `${stepOf(asked)?.id ?? ''} to ${stepOf(run)?.id ?? ''}`).not.toBe(run);
          run = next;
        }
      }
    }
  });
});

const wrongPatterns = ({ task }: Step): readonly string[] =>
  task.kind === 'play' ? task.wrong.map(({ moves }) => moves) : [];

/** Every answer to the step in hand that is not accepted: options, legal moves, places of the board. */
function wrongAnswers(run: Run): readonly Run[] {
  const task = stepOf(run)?.task;
  switch (task?.kind) {
    case 'choose':
      return task.options.filter(({ id }) => id !== task.answer).map(({ id }) => choose(run, id));
    case 'point':
      return game.facts.hexes
        .map(({ id }): TargetRef => `space:${id}`)
        .filter((target) => !task.accept.includes(target))
        .map((target) => pointAt(game, run, [], target));
    case 'why':
      return game.facts.hexes
        .map(({ id }): TargetRef => `space:${id}`)
        .filter((target) => target !== task.answer)
        .map((target) => pointAt(game, run, task.picked, target));
    case 'play': {
      const moves = decide(game, stateOf(run))?.moves ?? [];
      const illegal = ['move G-B 1201', 'attack W-21 1201', 'retreat 1201', 'mark M-GD W-12']
        .map((text) => game.parse(text))
        .filter((move) => move !== null);
      return [...moves, ...illegal]
        .filter((move) => !fitsAny(task.accept, game.notation(move)))
        .map((move) => playMove(game, run, move));
    }
    default:
      return [];
  }
}

function acceptedAnswers(run: Run): readonly Run[] {
  const task = stepOf(run)?.task;
  if (task?.kind === 'point') return task.accept.map((target) => pointAt(game, run, [], target));
  if (task?.kind !== 'play') return [];
  const moves = decide(game, stateOf(run))?.moves ?? [];
  return moves.filter((move) => fitsAny(task.accept, game.notation(move))).map((move) => playMove(game, run, move));
}

describe('what the lessons claim', () => {
  /** The exact chance of a move, as the preview gives it. */
  const successOf = (run: Run, notation: string) => {
    const move = game.parse(notation);
    const odds = move && game.preview(stateOf(run), move).odds;
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

  it('the first turn: 57.4 % with support, 41.7 % without', () => {
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
    expect(asked && game.explain(stateOf(asked), ['unit:G-H'], 'space:0302').map(({ code }) => code)).toContain(
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
      .map((move) => game.notation(move));
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

it('every key of a reason of the rules that a lesson can bring up is in the catalogue', () => {
  const missing = lessons.flatMap((lesson) =>
    listAsked(lesson)
      .flatMap((run) => wrongAnswers(run))
      .flatMap((run) => run.rejections.flatMap(({ why, more }) => [why, ...more]))
      .filter(({ key }) => key.startsWith('hlb.') && !Object.hasOwn(enGame, key))
      .map(({ key }) => key),
  );
  expect([...new Set(missing)]).toEqual([]);
});
