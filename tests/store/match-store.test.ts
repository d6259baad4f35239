import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import {
  begin,
  createWorld,
  fresh,
  movesOf,
  NEW_MATCH,
  openTab,
  openToy,
  playAll,
  SETUP,
} from '../support/store-world.ts';
import { toyGame, type Toy } from '../support/toy-game.ts';

describe('a match on the table', () => {
  it('is set up, stored, and shown as a view without the generator', async () => {
    const tab = fresh();
    const id = await begin(tab);
    const match = tab.match.getState();
    expect(match).toMatchObject({ status: 'open', id, game: 'toy', at: 0, live: true, readOnly: null });
    expect(match.decision?.seat).toBe('red');
    expect(match.fingerprint).toMatch(/^[0-9a-f]{5} [0-9a-f]{5}$/);
    expect(JSON.stringify([match.view, match.setup, match.timeline])).not.toMatch(/"rng"|a seed/);
    const [entry] = await tab.archive.list();
    expect(entry).toMatchObject({ id, moves: 0, status: 'live', toMove: 'red', origin: 'new' });
    expect(entry?.about.name).toBe('Winter');
  });

  it('is stored before its new position is shown', async () => {
    const order: string[] = [];
    const tab = fresh({ sabotage: { end: () => void order.push('written') } });
    await begin(tab);
    order.length = 0;
    tab.match.subscribe((state, before) => {
      if (state.step.n !== before.step.n) order.push(`shown ${state.at}`);
    });
    await playAll(tab, 'step', 'step');
    expect(order).toEqual(['written', 'shown 1', 'written', 'shown 2']);
  });

  it('is published once for each move, with where it is kept', async () => {
    const tab = fresh();
    await begin(tab);
    const told: unknown[] = [];
    const stop = tab.match.subscribe(({ at, busy, storage }) => told.push({ at, busy, unsaved: storage.unsaved }));
    const played = tab.match.getState().dispatchText('step');
    await expect.poll(() => tab.match.getState().isBusy() || tab.match.getState().at === 1).toBe(true);
    await played;
    expect(tab.match.getState().isBusy()).toBe(false);
    await playAll(tab, 'step');
    stop();
    expect(told).toEqual([
      { at: 1, busy: false, unsaved: 0 },
      { at: 2, busy: false, unsaved: 0 },
    ]);
  });

  it('refuses a set-up that could not be loaded again, and one the game does not know', async () => {
    const tab = fresh();
    const { create } = tab.match.getState();
    const long = await create({ ...NEW_MATCH, setup: { ...SETUP, seed: 'x'.repeat(500) } });
    expect(long).toMatchObject({ ok: false, problem: { key: 'save.refused.shape' } });
    const unknown = await create({ ...NEW_MATCH, setup: { ...SETUP, scenario: 'other' } });
    expect(unknown).toMatchObject({ ok: false, problem: { key: 'app.match.setup' } });
    expect(await create({ ...NEW_MATCH, game: 'chess' })).toMatchObject({ problem: { key: 'app.import.game' } });
    expect(await tab.archive.list()).toEqual([]);
    expect(tab.match.getState().status).toBe('none');
  });

  it('gives a refused move back as a reason and changes nothing', async () => {
    const tab = fresh();
    await begin(tab);
    const { dispatchText } = tab.match.getState();
    const result = await dispatchText('take');
    expect(result).toMatchObject({ ok: false, refusal: { move: 'take', reason: { code: 'NOT_LISTED', rule: '1.1' } } });
    expect(tab.match.getState().refusal?.line.key).toBe('toy.refuse.NOT_LISTED');
    expect(movesOf(tab)).toEqual([]);
    expect(await dispatchText('gibberish')).toMatchObject({ refusal: { line: { key: 'app.match.unreadable' } } });
    await playAll(tab, 'step');
    expect(tab.match.getState().refusal).toBeNull();
  });

  it('reports the log in sentences, with the place of each draw in the stream', async () => {
    const tab = fresh();
    await begin(tab);
    await playAll(tab, 'step', 'roll');
    const [, stepped, rolled] = tab.match.getState().timeline.points;
    expect(stepped).toMatchObject({ seat: 'red', move: 1, lines: [{ key: 'toy.log.scored', rule: '1.1', n: 0 }] });
    // Two draws of the set-up came first.
    expect(rolled).toMatchObject({ firstDraw: 3, commits: true, draws: [{ n: 6 }] });
  });

  it('keeps points of the log the same objects from move to move', async () => {
    const tab = fresh();
    await begin(tab);
    await playAll(tab, 'step', 'step');
    const before = tab.match.getState().timeline.points;
    await playAll(tab, 'step');
    expect(
      tab.match
        .getState()
        .timeline.points.slice(0, 3)
        .every((point, i) => point === before[i]),
    ).toBe(true);
  });
});

describe('several orders at once', () => {
  it('are played one after the other, none lost', async () => {
    const tab = fresh();
    await begin(tab);
    const { dispatchText } = tab.match.getState();
    const results = await Promise.all([dispatchText('step'), dispatchText('pass'), dispatchText('roll')]);
    expect(results.map((result) => result.ok)).toEqual([true, true, true]);
    expect(movesOf(tab)).toEqual(['step', 'pass', 'roll']);
  });

  it('of a double click are one', async () => {
    const tab = fresh();
    await begin(tab);
    const { dispatch } = tab.match.getState();
    const both = [dispatch({ type: 'step' }), dispatch({ type: 'step' })];
    expect(both[0]).toBe(both[1]);
    await Promise.all(both);
    expect(movesOf(tab)).toEqual(['step']);
  });

  it('answer a question once: another answer, alone or as a way, is not played while the first is written', async () => {
    const tab = fresh();
    await begin(tab);
    const { dispatch, playCombo } = tab.match.getState();
    const orders = [
      dispatch({ type: 'step' }),
      dispatch({ type: 'pass' }),
      playCombo([{ type: 'step' }, { type: 'pass' }]),
    ];
    expect(new Set(orders).size).toBe(1);
    await Promise.all(orders);
    expect(movesOf(tab)).toEqual(['step']);
    await playCombo([{ type: 'pass' }]);
    expect(movesOf(tab)).toEqual(['step', 'pass']);
  });

  it('wait for a match that is still being opened', async () => {
    const world = createWorld();
    const first = openTab(world);
    const id = await begin(first);
    await first.match.getState().close();
    const tab = openTab(world);
    const { open, dispatchText } = tab.match.getState();
    const results = [open(id), dispatchText('step')] as const;
    expect(await results[1]).toEqual({ ok: true });
    expect(movesOf(tab)).toEqual(['step']);
  });
});

describe('leaving a match', () => {
  it('leaves alone the one that was set up from it', async () => {
    const tab = fresh();
    const first = await begin(tab);
    const second = await begin(tab);
    await tab.match.getState().close(first);
    expect(tab.match.getState()).toMatchObject({ status: 'open', id: second });
    await tab.match.getState().close(second);
    expect(tab.match.getState().id).toBeNull();
  });
});

describe('going back', () => {
  it('undoes and redoes what had no dice, and is refused beyond', async () => {
    const tab = fresh();
    await begin(tab);
    await playAll(tab, 'step', 'step');
    const match = () => tab.match.getState();
    expect(match()).toMatchObject({ canUndo: true, canRedo: false });
    await match().undo();
    expect(match()).toMatchObject({ at: 1, canRedo: true, step: { kind: 'undo', from: 2, to: 1 } });
    await match().redo();
    expect(movesOf(tab)).toEqual(['step', 'step']);
    await playAll(tab, 'roll');
    expect(match().canUndo).toBe(false);
    expect(await match().undo()).toMatchObject({ ok: false, refusal: { line: { key: 'app.match.no-undo' } } });
    expect(await match().redo()).toMatchObject({ ok: false, refusal: { line: { key: 'app.match.no-redo' } } });
  });

  it('crosses dice freely where the players want it, and the same dice come again', async () => {
    const tab = fresh();
    await tab.match.getState().create({ ...NEW_MATCH, about: { ...NEW_MATCH.about, undo: 'open' } });
    await playAll(tab, 'roll');
    const { draws } = tab.match.getState().timeline.points[1] ?? {};
    await tab.match.getState().undo();
    expect(tab.match.getState().at).toBe(0);
    await playAll(tab, 'roll');
    expect(tab.match.getState().timeline.points[1]?.draws).toEqual(draws);
  });

  it('takes back over dice with a mark, and restores the line that was left', async () => {
    const tab = fresh();
    await begin(tab);
    await playAll(tab, 'step', 'roll');
    const match = () => tab.match.getState();
    await match().takeBack(0);
    expect(movesOf(tab)).toEqual([]);
    const [branch] = match().timeline.branches;
    expect(match().timeline.takeBacks).toEqual([{ to: 0, count: 2, branch: branch?.id }]);
    expect(branch).toMatchObject({ cause: 'take-back', from: 0, moves: ['step', 'roll'] });
    await match().restoreBranch(branch?.id ?? 0);
    expect(movesOf(tab)).toEqual(['step', 'roll']);
    expect(await match().restoreBranch(99)).toMatchObject({ ok: false });
    expect(await match().takeBack(7)).toMatchObject({ ok: false });
  });

  it('shows any point and takes no move there', async () => {
    const tab = fresh();
    await begin(tab);
    await playAll(tab, 'step', 'step', 'step');
    const match = () => tab.match.getState();
    match().scrub(1);
    expect(match()).toMatchObject({ at: 1, live: false, decision: null, canUndo: false, view: { points: { red: 1 } } });
    expect(await match().dispatchText('step')).toMatchObject({ refusal: { line: { key: 'app.match.not-live' } } });
    match().stepBy(1);
    expect(match().at).toBe(2);
    match().stepBy(5);
    expect(match()).toMatchObject({ at: 3, live: true });
    match().scrub(-4);
    expect(match().at).toBe(0);
    match().scrub(null);
    expect(match()).toMatchObject({ at: 3, live: true });
  });

  it('tries a line beside the match and leaves it', async () => {
    const tab = fresh();
    await begin(tab);
    await playAll(tab, 'step', 'step');
    const match = () => tab.match.getState();
    match().scrub(1);
    await match().tryLine();
    expect(match()).toMatchObject({ at: 1, live: true, timeline: { trial: 1 } });
    await playAll(tab, 'pass');
    const [stored] = await tab.archive.list();
    expect(stored).toMatchObject({ moves: 2, toMove: 'red' });
    await match().leaveLine();
    expect(movesOf(tab)).toEqual(['step', 'step']);
    expect(match().timeline.branches).toMatchObject([{ cause: 'line', from: 1, moves: ['pass'] }]);
    expect(await match().leaveLine()).toMatchObject({ ok: false });
    await match().dropBranch(match().timeline.branches[0]?.id ?? 0);
    expect(match().timeline.branches).toEqual([]);
  });

  it('can make a tried line the match', async () => {
    const tab = fresh();
    await begin(tab);
    await playAll(tab, 'step', 'step');
    const { scrub, tryLine, leaveLine } = tab.match.getState();
    scrub(1);
    await tryLine();
    await playAll(tab, 'pass');
    await leaveLine(true);
    expect(movesOf(tab)).toEqual(['step', 'pass']);
  });
});

describe('the curtain', () => {
  it('falls at every change of seat in a game with secrets, and hides what is behind it', async () => {
    const tab = fresh({ game: toyGame });
    const match = () => tab.match.getState();
    await match().create({ ...NEW_MATCH, about: { curtain: true } });
    expect(match()).toMatchObject({ curtain: { seat: 'red' }, viewer: null, decision: null, view: { secret: null } });
    expect(match().secrets).toBe('kept');
    expect(await match().dispatchText('step')).toMatchObject({ refusal: { line: { key: 'app.match.curtain' } } });
    match().takeSeat();
    expect(match()).toMatchObject({ curtain: null, viewer: 'red' });
    const secret = (match().view as { secret: number | null }).secret;
    expect(secret).not.toBeNull();
    await playAll(tab, 'pass');
    expect(match()).toMatchObject({ curtain: { seat: 'blue' }, view: { secret: null } });
    match().takeSeat();
    match().dropCurtain();
    expect(match()).toMatchObject({ curtain: { seat: 'blue' }, view: { secret: null } });
  });

  it('stays up where the players agreed on open hands, and that holds for the whole match', async () => {
    const tab = fresh({ game: toyGame });
    const match = () => tab.match.getState();
    await match().create({ ...NEW_MATCH, about: { curtain: false } });
    expect(match()).toMatchObject({ curtain: null, viewer: 'red', secrets: 'open' });
    const secretOf = () => (match().view as { secret: number | null }).secret;
    const red = secretOf();
    expect(red).not.toBeNull();
    await playAll(tab, 'pass');
    expect(match()).toMatchObject({ curtain: null, viewer: 'blue' });
    expect(secretOf()).not.toBe(red);
    await match().setAbout({ curtain: true });
    expect(match()).toMatchObject({ secrets: 'open', about: { curtain: false } });
  });

  it('falls in an open game where a new part of the turn begins, not when a seat is interrupted', async () => {
    // The toy's moment names the deciding seat; this one names whose turn it is, as a war game does.
    const game: GameDefinition<Toy> = {
      ...openToy,
      words: {
        ...openToy.words,
        moment: (state) => ({ turn: 1, phase: 'act', seat: state.stack[0]?.seat ?? 'red' }),
      },
    };
    const tab = fresh({ game });
    const match = () => tab.match.getState();
    await match().create({ ...NEW_MATCH, about: { curtain: true } });
    expect(match()).toMatchObject({ curtain: null, viewer: 'red' });
    await playAll(tab, 'pass');
    expect(match()).toMatchObject({ curtain: { seat: 'blue' }, decision: null });
    expect(match().view).toMatchObject({ points: { red: 0 } });
    match().takeSeat();
    expect(match()).toMatchObject({ curtain: null, viewer: 'blue', decision: { seat: 'blue' } });
    await match().setAbout({ curtain: false });
    await playAll(tab, 'pass');
    expect(match()).toMatchObject({ curtain: null, viewer: 'red' });
  });
});

describe('what a match is called', () => {
  it('changes with the library, in length and signs fit to be shown', async () => {
    const tab = fresh();
    const id = await begin(tab);
    const match = () => tab.match.getState();
    await match().setAbout({ name: `a\u202eb\n${'x'.repeat(300)}`, seatNames: { red: ' Ada ', green: 'nobody' } });
    expect(match().about).toMatchObject({ seatNames: { red: 'Ada' } });
    expect(match().about?.name).toMatch(/^a b x+$/);
    expect(match().about?.name).toHaveLength(120);
    await tab.library.getState().rename(id, 'Spring');
    await expect.poll(() => match().about?.name).toBe('Spring');
    await playAll(tab, 'step');
    expect((await tab.archive.list())[0]?.about.name).toBe('Spring');
    expect(match().exportName()).toBe('fronts-spring-1.json');
  });
});
