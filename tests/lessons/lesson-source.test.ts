import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAnswered, isAsking, resumeLesson, solutionOf, stepOf } from '../../src/lessons/player.ts';
import { toyGame } from '../support/toy-game.ts';
import { open, type At } from './on-a-table.ts';
import { lesson } from './toy-lesson.ts';

/** The toy lesson at a step: all before it was answered by its own solution. */
const toyAt = (id: string, at: At = {}) => {
  const n = lesson.steps.findIndex((step) => step.id === id);
  return open(toyGame, resumeLesson(toyGame, lesson, solutionOf(lesson).slice(0, n)), at);
};

describe('a lesson on the table', () => {
  it('asks nothing of the board while there is something to read or to say', () => {
    for (const id of ['read', 'choose']) {
      const { picture } = toyAt(id);
      expect(picture()).toMatchObject({ decision: null, quiz: null, moves: [] });
    }
  });

  it('takes what is pointed at as the answer', () => {
    const { actions, shown, picture, play } = toyAt('point');
    const { view } = picture();
    expect(picture()).toMatchObject({ decision: null, quiz: 'place' });
    actions.point('button:pass');
    expect(shown().rejections.at(-1)).toMatchObject({ given: 'button:pass', by: 'lesson' });
    expect(picture().view).toBe(view);
    actions.askWhy('button:roll');
    expect(stepOf(shown())?.id).toBe('why');
    expect(play.getState().ask.whyNot).toBeNull();
  });

  it('lets a move be begun in order to ask why not, and makes none', () => {
    const { actions, shown, picture, play } = toyAt('why');
    actions.point('button:take');
    expect(play.getState().ask.whyNot).toBe('button:take');
    actions.point('button:roll');
    expect(picture()).toMatchObject({ quiz: 'why', selection: { picked: ['button:roll'], chosen: null } });
    expect(play.getState().ask.whyNot).toBeNull();
    actions.confirm();
    // Another thing that may not be done: what was picked up stays picked.
    actions.point('button:leave');
    expect(shown().rejections.at(-1)).toMatchObject({ given: 'button:leave', by: 'rules' });
    expect(picture().selection.picked).toEqual(['button:roll']);
    actions.point('button:take');
    expect(isAnswered(shown())).toBe(true);
    expect(picture().selection.picked).toEqual([]);
  });

  it('drops picks one by one', () => {
    const { actions, picture } = toyAt('step');
    actions.point('button:step');
    expect(picture().selection.picked).toEqual(['button:step']);
    expect([actions.back(), actions.back()]).toEqual([true, false]);
    expect(picture().selection.picked).toEqual([]);
  });

  it('keeps the position and drops the picks where a legal move misses the point', () => {
    const { actions, shown, picture } = toyAt('step');
    const { view, decision } = picture();
    actions.setPicks(['button:pass']);
    actions.confirm();
    expect(shown().rejections.at(-1)).toMatchObject({ given: 'pass', why: { key: 'lesson.ui.leave', rule: '2' } });
    expect(picture().selection.picked).toEqual([]);
    expect([picture().view, picture().decision]).toEqual([view, decision]);
    expect(picture().view).toBe(view);
  });

  it('makes no move by a pick alone, and offers no way of several', () => {
    const { actions, shown, picture } = toyAt('step');
    const { at } = shown();
    actions.pick(['button:step']);
    expect(picture().combos).toEqual([]);
    actions.point('space:far');
    expect(shown().at).toBe(at);
    actions.setPicks(['button:step']);
    actions.confirm();
    expect(stepOf(shown())?.id).toBe('roll');
  });

  it('stays at the question while the dice of the answer tumble', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { source, actions, shown, play } = toyAt('roll', { rollMs: 700 });
    actions.setPicks(['button:roll']);
    actions.confirm();
    expect(play.getState().staged.isRolling).toBe(true);
    expect(isAsking(shown())).toBe(true);
    expect(isAnswered(source.runOf(source.read()))).toBe(true);
    vi.advanceTimersByTime(700);
    expect(isAnswered(shown())).toBe(true);
    // They do not tumble again when the player looks back.
    source.back();
    expect(play.getState().staged.isRolling).toBe(false);
    expect(isAsking(shown())).toBe(true);
  });

  it('goes back to any step, the match with it', () => {
    const { source, picture, shown } = toyAt('roll');
    const { view } = picture();
    source.goTo(lesson.steps.findIndex(({ id }) => id === 'step'));
    expect(picture().view).not.toEqual(view);
    source.again();
    expect(shown().at).toBe(0);
  });
});
