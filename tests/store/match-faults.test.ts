import { describe, expect, it } from 'vitest';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import { begin, fresh, openToy, playAll } from '../support/store-world.ts';
import type { Toy } from '../support/toy-game.ts';

describe('a fault of the engine', () => {
  const faulty = (at: 'answer' | 'view' | 'describe'): GameDefinition<Toy> => {
    const act = openToy.nodes['turn/act'];
    if (act.kind !== 'ask') throw new Error('the toy asks');
    return {
      ...openToy,
      nodes: {
        ...openToy.nodes,
        'turn/act': {
          ...act,
          answer(ctx, frame, move) {
            if (at === 'answer' && ctx.s.points.red === 2) throw new Error('out of order');
            act.answer(ctx, frame, move);
          },
        },
      },
      view(state, seat) {
        if (at === 'view' && state.points.red === 3) throw new Error('out of order');
        return openToy.view(state, seat);
      },
      words: {
        ...openToy.words,
        describe(event) {
          if (at === 'describe' && event.type === 'passed') throw new Error('out of order');
          return openToy.words.describe(event);
        },
      },
    };
  };

  it.each([
    ['answer', 'step'],
    ['view', 'step'],
    ['describe', 'pass'],
  ] as const)('in %s leaves the last good point, stored and shown', async (where, move) => {
    const tab = fresh({ game: faulty(where) });
    await begin(tab);
    await playAll(tab, 'step', 'step');
    const match = () => tab.match.getState();
    const result = await match().dispatchText(move);
    expect(result).toMatchObject({
      ok: false,
      refusal: { line: { key: 'app.match.fault.move', params: { n: 3, move } }, move },
    });
    expect(match()).toMatchObject({
      status: 'open',
      at: 2,
      readOnly: 'broken',
      broken: { move, at: 2, detail: 'Error: out of order' },
      view: { points: { red: 2 } },
    });
    expect(tab.faults).toHaveLength(1);
    expect(await match().dispatchText('step')).toMatchObject({
      refusal: { line: { key: 'app.match.read-only.broken' } },
    });
    const [entry] = await tab.archive.list();
    expect(entry?.moves).toBe(2);
  });

  it('gives a report that is a save file ending with the failing move', async () => {
    const tab = fresh({ game: faulty('answer') });
    await begin(tab);
    await playAll(tab, 'step', 'step');
    await tab.match.getState().dispatchText('step');
    const report = readSave(tab.match.getState().reportText() ?? '');
    expect(report.log.map(([move]) => move)).toEqual(['step', 'step', 'step']);
    expect(report.about.tags).toEqual(['report']);
    const imported = await fresh({ game: faulty('answer') })
      .library.getState()
      .importText(JSON.stringify(report));
    expect(imported).toMatchObject({ ok: true, entry: { status: 'damaged', moves: 3 } });
  });

  it('on an imported match is reported with the move, and leaves the file as it was', async () => {
    const before = fresh();
    await begin(before);
    await playAll(before, 'step', 'step');
    const tab = fresh({ game: faulty('answer') });
    const { library, match } = tab;
    const brought = await library.getState().importText(before.match.getState().exportText() ?? '');
    if (!brought.ok) throw new Error(brought.problem.key);
    await match.getState().open(brought.id);
    const text = await library.getState().exportText(brought.id);
    expect(await match.getState().dispatchText('step')).toMatchObject({ ok: false });
    expect(match.getState()).toMatchObject({
      at: 2,
      readOnly: 'broken',
      broken: { problem: { key: 'app.match.fault.move', params: { n: 3, move: 'step' } } },
    });
    await match.getState().close();
    expect(await library.getState().exportText(brought.id)).toBe(text);
  });

  it('can be left: try again, one move back, or read-only', async () => {
    const tab = fresh({ game: faulty('answer') });
    await begin(tab);
    await playAll(tab, 'step', 'step');
    const match = () => tab.match.getState();
    await match().dispatchText('step');
    await match().repair('try-again');
    expect(match()).toMatchObject({ readOnly: null, broken: null, at: 2 });
    await match().dispatchText('step');
    await match().repair('step-back');
    expect(match()).toMatchObject({ readOnly: null, broken: null, at: 1 });
    await playAll(tab, 'step');
    await match().dispatchText('step');
    await match().repair('read-only');
    expect(match()).toMatchObject({ readOnly: 'chosen', broken: null, at: 2 });
  });

  it('while drawing gives the plainest answer', async () => {
    const fail = () => {
      throw new Error('out of order');
    };
    const game = {
      ...openToy,
      why: { ...openToy.why, explain: fail },
      foresight: { ...openToy.foresight, preview: fail },
      words: { ...openToy.words, label: fail, targets: fail },
    };
    const tab = fresh({ game });
    await begin(tab);
    const { explain, preview, label, targets } = tab.match.getState();
    expect(explain([], 'button:take')).toEqual([]);
    expect(preview({ type: 'step' })).toBeNull();
    expect(label({ type: 'step' })).toEqual({ key: 'app.match.move', params: { move: 'step' } });
    expect(targets({ type: 'step' })).toEqual([]);
  });
});
