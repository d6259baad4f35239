/** Programs at the table (issue 17): who sits where, what a person sees of a program's turn, and how it goes back over it. */
import { describe, expect, it } from 'vitest';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import type { AboutChange, MatchState } from '../../src/store/types.ts';
import { loadGame } from '../support/games.ts';
import { createWorld, fresh, openTab, type Tab } from '../support/store-world.ts';

type Move = Types['move'];
type Draw = (n: number) => number;

const drawing = (seed: string): Draw => {
  const rng = seedRng(seed);
  return (n) => drawFrom(rng, n);
};
const pickOne = (moves: readonly Move[], draw: Draw): Move => {
  const move = moves[draw(moves.length)];
  if (!move) throw new Error('a question without answers');
  return move;
};

async function table(game: string, scenario: string, about: AboutChange): Promise<Tab> {
  const tab = fresh({ games: { [game]: await loadGame(game) } });
  const made = await tab.match
    .getState()
    .create({ game, setup: { scenario, seed: `at the ${game}`, options: {} }, about });
  if (!made.ok) throw new Error(made.problem.key);
  return tab;
}
const reich = (about: AboutChange) => table('hitlers-reich', 'campaign-1941', about);
const battles = (about: AboutChange) => table('hitlers-last-battles', 'campaign', about);

/** One answer, of a person or of a program, any legal one. */
async function answer(match: () => MatchState, draw: Draw): Promise<'person' | 'program' | null> {
  const question = match().programQuestion();
  const decision = question?.decision ?? match().decision;
  if (!decision) return null;
  const move = pickOne(decision.moves, draw);
  const result = question ? await match().answerProgram(question, move) : await match().playCombo([move]);
  expect(result).toEqual({ ok: true });
  return question ? 'program' : 'person';
}

/** Answers until a person, or a program, is asked. */
async function until(match: () => MatchState, who: 'person' | 'program', draw: Draw): Promise<void> {
  for (let n = 0; n < 400 && (match().asked ? 'program' : 'person') !== who; n++) await answer(match, draw);
}

describe('a person against a program', () => {
  it('keeps its seat and its hand, and no curtain ever falls', { timeout: 60_000 }, async () => {
    const { match } = await reich({ computers: { allies: 'veteran' }, curtain: true });
    const draw = drawing('no curtain');
    const counts = { person: 0, program: 0 };
    for (let n = 0; n < 120 && !match.getState().result; n++) {
      const state = match.getState();
      expect(state).toMatchObject({ viewer: 'axis', curtain: null, isFaceDown: false, secrets: 'kept' });
      expect((state.asked === null) === (state.decision !== null)).toBe(true);
      expect(state.asked?.seat ?? 'allies').toBe('allies');
      expect(state.decision?.seat ?? 'axis').toBe('axis');
      state.dropCurtain();
      expect(match.getState().curtain).toBeNull();
      const who = await answer(match.getState, draw);
      if (who) counts[who] += 1;
    }
    expect(counts.person).toBeGreaterThan(20);
    expect(counts.program).toBeGreaterThan(20);
  });

  it('reads nothing of what the program holds, in no part of what is published', { timeout: 60_000 }, async () => {
    const { match } = await reich({ computers: { allies: 'veteran' } });
    const draw = drawing('no cards');
    let compared = 0;
    for (let n = 0; n < 150 && !match.getState().result; n++) {
      await answer(match.getState, draw);
      if (n % 5 > 0) continue;
      const { facts: _facts, ...seen } = match.getState();
      const { snapshot } = readSave(seen.exportText() ?? '');
      const state = hitlersReich.readState(snapshot);
      // Facts that both have seen: the table as an onlooker sees it, and the log.
      const log = seen.timeline.points.map(({ lines }) => lines);
      const open = JSON.stringify([hitlersReich.view(state, null), log]);
      const told = JSON.stringify(seen);
      for (const card of state.hands.allies.filter((one) => !open.includes(one))) {
        compared += 1;
        const found = new RegExp(`.{60}\\b${card}\\b`).exec(told)?.[0] ?? null;
        expect(found, `${card} at move ${n}`).toBeNull();
      }
    }
    expect(compared).toBeGreaterThan(60);
  });

  it('is asked nothing, and told no reason, while the program is asked; its moves are refused', async () => {
    const { match } = await battles({ computers: { german: 'recruit' } });
    await until(match.getState, 'program', drawing('closed'));
    const question = match.getState().programQuestion();
    const [move] = question?.decision.moves ?? [];
    if (!move) throw new Error('a program is asked');
    expect(match.getState()).toMatchObject({
      decision: null,
      viewer: 'allied',
      asked: { seat: 'german', level: 'recruit' },
    });
    expect(match.getState().explain([], 'space:1010')).toEqual([]);
    const refused = await match.getState().dispatch(move);
    expect(refused).toMatchObject({ ok: false, refusal: { line: { key: 'app.match.computer' } } });
  });

  it('takes no answer of the program that comes too late', async () => {
    const { match } = await battles({ computers: { german: 'recruit' }, undo: 'open' });
    const draw = drawing('late');
    await until(match.getState, 'program', draw);
    const question = match.getState().programQuestion();
    const [move] = question?.decision.moves ?? [];
    if (!question || !move) throw new Error('a program is asked');
    await answer(match.getState, draw);
    const late = await match.getState().answerProgram(question, move);
    expect(late).toMatchObject({ ok: false, refusal: { line: { key: 'app.match.gone-on' } } });
    // Nobody at the table has done anything wrong.
    expect(match.getState().refusal).toBeNull();
  });
});

describe('undo beside a program', () => {
  it('goes back to the person’s last decision, over all that the program has answered; redo comes forward again', async () => {
    const { match } = await battles({ computers: { allied: 'veteran' }, undo: 'open' });
    const draw = drawing('back');
    await until(match.getState, 'program', draw);
    const asked = match.getState().timeline.points.findLastIndex(({ seat }) => seat === 'german') - 1;
    await until(match.getState, 'person', draw);
    const end = match.getState().at;
    const answers = match
      .getState()
      .timeline.points.slice(asked + 2)
      .map(({ seat }) => seat);
    expect(answers.filter((seat) => seat === 'allied').length).toBeGreaterThan(1);
    await match.getState().undo();
    const back = match.getState();
    expect(back.decision?.seat).toBe('german');
    expect(back.at).toBeLessThanOrEqual(asked);
    await match.getState().redo();
    expect(match.getState().at).toBe(end);
  });

  it('stops at the change of seat where undo is honest', async () => {
    const { match } = await battles({ computers: { allied: 'veteran' }, undo: 'honest' });
    const draw = drawing('honest');
    await until(match.getState, 'program', draw);
    await until(match.getState, 'person', draw);
    expect(match.getState().canUndo).toBe(false);
  });
});

describe('two programs', () => {
  it('are watched: nobody is asked, nothing is hidden behind a curtain, nothing can be undone', async () => {
    const { match } = await reich({ computers: { axis: 'recruit', allies: 'marshal' }, undo: 'open' });
    const draw = drawing('watched');
    for (let n = 0; n < 40; n++) {
      const { asked } = match.getState();
      expect(match.getState()).toMatchObject({
        viewer: null,
        curtain: null,
        decision: null,
        isFaceDown: false,
        canUndo: false,
      });
      expect(asked?.level).toBe(asked?.seat === 'axis' ? 'recruit' : 'marshal');
      await answer(match.getState, draw);
    }
  });
});

describe('a line that is tried beside a program', () => {
  it('is played by the person in both seats', async () => {
    const { match } = await battles({ computers: { allied: 'veteran' } });
    const draw = drawing('line');
    await until(match.getState, 'program', draw);
    expect(await match.getState().tryLine()).toEqual({ ok: true });
    expect(match.getState()).toMatchObject({
      asked: null,
      viewer: 'allied',
      decision: { seat: 'allied' },
      curtain: null,
    });
    expect(await answer(match.getState, draw)).toBe('person');
    await match.getState().leaveLine();
    expect(match.getState()).toMatchObject({ viewer: 'german', decision: null, asked: { seat: 'allied' } });
  });

  it('is closed where it would show the program’s hand, also with open undo', async () => {
    const { match } = await reich({ computers: { allies: 'veteran' }, undo: 'open' });
    expect(match.getState().variationBlocked).toEqual({ key: 'app.match.line-computer' });
  });
});

describe('a save of a match with a program', () => {
  it('opens elsewhere and goes on against it', async () => {
    const game = 'hitlers-reich';
    const first = await reich({ computers: { allies: 'veteran' } });
    await until(first.match.getState, 'program', drawing('saved'));
    const text = first.match.getState().exportText() ?? '';
    const tab = openTab(createWorld(), { games: { [game]: await loadGame(game) } });
    const brought = await tab.library.getState().importText(text);
    if (!brought.ok) throw new Error('the save is refused');
    await tab.match.getState().open(brought.id);
    expect(tab.match.getState()).toMatchObject({
      viewer: 'axis',
      curtain: null,
      asked: { seat: 'allies', level: 'veteran' },
    });
    expect(await answer(tab.match.getState, drawing('goes on'))).toBe('program');
  });

  it('keeps who plays whom whatever is said of the match later', async () => {
    const { match } = await battles({ computers: { allied: 'veteran' } });
    await match.getState().setAbout({ name: 'Ardennes', computers: {} });
    expect(match.getState().about).toMatchObject({ name: 'Ardennes', computers: { allied: 'veteran' } });
  });
});
