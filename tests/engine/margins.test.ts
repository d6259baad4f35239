/** How clearly each game ended, read from finished matches and from changed scores. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { HrView } from '../../src/engine/games/hitlers-reich/view.ts';
import { present } from '../../src/engine/kernel/timeline.ts';
import { loadSample, sampleOf } from '../support/samples.ts';

const btm = () =>
  blitzkriegToMoscow2.view(
    present(loadSample(blitzkriegToMoscow2, sampleOf('blitzkrieg-to-moscow-2.over'))).state,
    null,
  );
const hlb = (name: string) =>
  hitlersLastBattles.view(
    present(loadSample(hitlersLastBattles, sampleOf(`hitlers-last-battles.${name}`))).state,
    null,
  );
const hr = () => hitlersReich.view(present(loadSample(hitlersReich, sampleOf('hitlers-reich.over'))).state, null);

describe('Blitzkrieg to Moscow 2', () => {
  const { readMargin } = blitzkriegToMoscow2.queries;

  it('an open game has none', () => {
    expect(readMargin({ ...btm(), result: null })).toBeNull();
  });

  it('a German score of 0 is far from the 10 that win', () => {
    const margin = readMargin(btm());
    expect(margin?.grade).toBe('overwhelming');
    expect(margin?.turning?.count).toBeGreaterThan(4);
  });

  it('is narrow at 8 to 11, by what one more or one fewer of the cities scores', () => {
    const view = btm();
    const grades = [7, 8, 9, 10, 11, 12, 15, 16].map(
      (total) => readMargin({ ...view, score: { ...view.score, total } })?.grade,
    );
    expect(grades).toEqual(['clear', 'narrow', 'narrow', 'narrow', 'narrow', 'clear', 'clear', 'overwhelming']);
    const one = readMargin({ ...view, score: { ...view.score, total: 9 } })?.turning;
    expect(one?.count).toBe(1);
    expect(one?.changes.every(({ amount }) => amount === 1)).toBe(true);
    expect(one?.changes.some(({ place }) => place === '1703')).toBe(false);
    const two = readMargin({ ...view, score: { ...view.score, total: 8 } })?.turning;
    expect(two?.changes.map(({ amount }) => amount)).toContain(2);
  });
});

describe("Hitler's Last Battles", () => {
  const { readMargin } = hitlersLastBattles.queries;

  it('13 to 12 turns with any city of one point', () => {
    const view = hlb('over');
    const margin = readMargin(view);
    expect([view.score.german.total, view.score.allied.total, margin?.grade]).toEqual([13, 12, 'narrow']);
    expect(margin?.turning?.count).toBe(1);
    expect(margin?.turning?.changes.every(({ amount }) => amount === 2)).toBe(true);
  });

  it('18 to 7 turns with three of two points', () => {
    const margin = readMargin(hlb('over-with-lines'));
    expect([margin?.grade, margin?.turning?.count]).toEqual(['clear', 3]);
  });

  it('a draw has none', () => {
    const view = hlb('over');
    expect(readMargin({ ...view, score: { ...view.score, allied: view.score.german } })).toBeNull();
  });
});

describe("Hitler's Reich", () => {
  const { readMargin } = hitlersReich.queries;
  const ended = (view: HrView, key: string): HrView => ({
    ...view,
    result: { winner: 'axis', reasons: [{ key: `hr.win.${key}`, rule: '9.5', amount: 0, params: {} }] },
  });
  const holding = (view: HrView, axis: readonly string[]): HrView => {
    const all = ['berlin', 'rome', 'paris', 'ruhr', 'romania', 'austria'];
    const control = { ...view.board.control };
    for (const id of all) control[id] = axis.includes(id) ? 'axis' : 'western';
    return { ...view, board: { ...view.board, control } };
  };

  it('Berlin alone decides while the Axis has three other centres', () => {
    const margin = readMargin(holding(hr(), ['berlin', 'ruhr', 'austria', 'rome']));
    expect(margin).toEqual({
      grade: 'narrow',
      turning: { count: 1, changes: [{ kind: 'centre', place: 'berlin', amount: 1 }] },
    });
  });

  it('each centre decides where none could be spared', () => {
    const margin = readMargin(holding(hr(), ['berlin', 'ruhr', 'austria']));
    expect(margin?.turning?.changes.map(({ place }) => place)).toEqual(['berlin', 'ruhr', 'austria']);
  });

  it('counts what the Axis had to keep', () => {
    expect(readMargin(holding(hr(), ['ruhr']))).toMatchObject({ grade: 'clear', turning: { count: 2 } });
    expect(readMargin(holding(hr(), []))).toMatchObject({ grade: 'overwhelming', turning: { count: 3 } });
  });

  it('a lead in hand size decides the introductory games', () => {
    const view = { ...ended(hr(), 'axis-limited'), lastYear: 2 } as HrView;
    const at = (axis: number, allies: number) => readMargin({ ...view, handSize: { axis, allies } });
    expect(at(9, 6)).toMatchObject({ grade: 'narrow', turning: { changes: [{ kind: 'hand-size', amount: 1 }] } });
    expect(at(12, 4)).toMatchObject({ grade: 'overwhelming', turning: { changes: [{ amount: 6 }] } });
    expect(at(6, 5)).toMatchObject({ grade: 'clear', turning: { changes: [{ amount: 2 }] } });
  });

  it('a victory before the last year is overwhelming, and a concession has no grade', () => {
    expect(readMargin(ended(hr(), 'soviet-centres'))).toEqual({ grade: 'overwhelming', turning: null });
    expect(readMargin(ended(hr(), 'resigned'))).toBeNull();
  });
});
