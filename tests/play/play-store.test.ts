import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Odds } from '../../src/engine/kernel/types.ts';
import type { Move, PlayGame } from '../../src/play/game.ts';
import { game, layOut, MOVES, positionAt } from './on-a-table.ts';

describe('picking', () => {
  it('leads from a piece to its places, and names the move when one is left', () => {
    const { play, picture, published } = layOut();
    expect(picture().entries.map(({ target }) => target)).toEqual(['unit:a', 'unit:b', 'card:c']);
    play.actions.point('unit:a');
    expect(picture().selection).toMatchObject({ picked: ['unit:a'], chosen: null });
    expect(picture().entries.map(({ target }) => target)).toEqual(['space:x', 'space:y']);
    play.actions.choose('space:y');
    expect(picture().selection.chosen?.type).toBe('unit:a space:y');
    expect(published()).toBe(2);
  });

  it('asks why of what is not open, and a pick answers that', () => {
    const { play, now } = layOut();
    play.actions.point('space:z');
    expect(now().ask.whyNot).toBe('space:z');
    expect(now().picture.targets.get('space:z')).toBe('refused');
    play.actions.point('unit:b');
    expect(now().ask.whyNot).toBeNull();
  });

  it('goes back one step at a time: the question why, then each pick', () => {
    const { play, now } = layOut();
    play.actions.setPicks(['unit:a', 'space:x']);
    play.actions.askWhy('unit:b');
    expect(play.actions.back()).toBe(true);
    expect(now().ask.whyNot).toBeNull();
    expect(play.actions.back()).toBe(true);
    expect(now().picture.selection.picked).toEqual(['unit:a']);
    expect([play.actions.back(), play.actions.back()]).toEqual([true, false]);
  });

  it('makes the move that is named, and clears what was picked for it', async () => {
    const { play, made, now } = layOut();
    play.actions.confirm();
    expect(made).toEqual([]);
    play.actions.setPicks(['unit:b', 'space:y']);
    play.actions.hover('space:y');
    play.actions.confirm();
    await Promise.resolve();
    expect(made).toEqual(['unit:b space:y']);
    expect(now()).toMatchObject({ picks: { wanted: [] }, newest: { at: 2 } });
    expect(play.pointing.getState().hovered).toBeNull();
  });

  it('in fast play makes a move as soon as it is named, unless there is something to warn of', () => {
    const quick = layOut({ isQuick: true });
    quick.play.actions.point('unit:a');
    quick.play.actions.point('space:x');
    expect(quick.made).toEqual(['unit:a space:x']);
    const careful = layOut({ isQuick: true, warns: true });
    careful.play.actions.pick(['unit:a', 'space:x']);
    expect(careful.made).toEqual([]);
  });
});

describe('the first question', () => {
  it('hears the first press, though nothing has changed since it was shown', () => {
    let pressedAt = 0;
    const drawn: ((at: number) => void)[] = [];
    const { play, picture } = layOut({
      presses: { pressedAt: () => pressedAt, whenDrawn: (told) => (drawn.push(told), () => undefined) },
    });
    for (const told of drawn) told(100);
    pressedAt = 2000;
    // The pointer comes to the unit in the moment in which it is pressed, as a finger does.
    play.actions.pointAt('unit:a');
    play.actions.point('unit:a');
    play.settle();
    expect(picture().selection.picked).toEqual(['unit:a']);
  });
});

describe('a press', () => {
  /** A table on which a person presses; `paint` paints the press. */
  const pressOn = () => {
    const waiting: (() => void)[] = [];
    const whenPainted = (then: () => void) => {
      waiting.push(then);
      return () => void waiting.splice(waiting.indexOf(then), 1);
    };
    let pressedAt: number | null = null;
    const laid = layOut({
      presses: { pressedAt: () => pressedAt, whenDrawn: (told) => (told(0), () => undefined), whenPainted },
    });
    const press = (act: () => void) => {
      pressedAt = 1000;
      laid.play.settle();
      act();
      pressedAt = null;
    };
    const { play } = laid;
    return { ...laid, waiting, press, paint: () => waiting.splice(0).forEach((then) => then()), shown: play.shown };
  };

  it('is painted first, and answered after that', () => {
    const { play, press, paint, shown, picture } = pressOn();
    press(() => play.actions.setPicks(['unit:a']));
    paint();
    press(() => play.actions.back());
    expect(play.pointing.getState().pressed).toBe('back');
    expect(picture().selection.picked).toEqual(['unit:a']);
    paint();
    expect(play.pointing.getState().pressed).toBeNull();
    expect(shown.getState().picture.selection.picked).toEqual([]);
  });

  it('is answered before the next one, which is about its answer', () => {
    const { play, press, picture, paint, shown } = pressOn();
    press(() => play.actions.setPicks(['unit:a', 'space:x']));
    press(() => play.actions.back());
    press(() => play.actions.back());
    expect(picture().selection.picked).toEqual(['unit:a']);
    paint();
    expect(shown.getState().picture.selection.picked).toEqual([]);
  });

  it('calls back when its answer is on the page', () => {
    const { play, press, paint, shown } = pressOn();
    const seen: (readonly string[])[] = [];
    const see = () => void seen.push(shown.getState().picture.selection.picked);
    play.actions.setPicks(['unit:a']);
    play.whenAnswered(see);
    press(() => play.actions.back());
    play.whenAnswered(see);
    expect(seen).toEqual([['unit:a']]);
    paint();
    expect(seen).toEqual([['unit:a'], []]);
  });

  it('of a button of the match is painted before the match acts, until it has acted', async () => {
    const { play, press, paint } = pressOn();
    const acts: string[] = [];
    press(() => play.actions.press('redo', () => Promise.resolve(acts.push('redo'))));
    expect([play.pointing.getState().pressed, acts]).toEqual(['redo', []]);
    paint();
    expect(acts).toEqual(['redo']);
    await Promise.resolve();
    await Promise.resolve();
    expect(play.pointing.getState().pressed).toBeNull();
  });

  it('that does nothing is no longer shown as pressed', () => {
    const { play, press, paint } = pressOn();
    press(() => play.actions.confirm());
    expect(play.pointing.getState().pressed).toBe('go');
    paint();
    expect(play.pointing.getState().pressed).toBeNull();
  });
});

describe('ending a step', () => {
  const ending = MOVES.filter(({ type }) => type === 'button:end');
  const endsAlone = (isFaceDown: boolean) => {
    const laid = layOut();
    const decision = { seat: 'axis', ask: { key: 'ask', rule: '1' } };
    laid.show({ ...positionAt(2), decision: { ...decision, moves: ending }, isFaceDown });
    return laid;
  };

  it('is no answer by itself while the hand, which may hold more, is face down', () => {
    const { play, made, picture } = endsAlone(true);
    expect(picture()).toMatchObject({ selection: { chosen: null, picked: [] }, buttons: ending });
    play.actions.confirm();
    expect(made).toEqual([]);
    play.actions.pick(['button:end']);
    expect([picture().selection.chosen?.type, ...made]).toContain('button:end');
  });

  it('is the answer where nothing else is left', () => {
    expect(endsAlone(false).picture().selection.chosen?.type).toBe('button:end');
  });
});

describe('an answer picked ahead', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is not taken by the second press of two that follow at once', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 1));
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
    // Each entry is a whole answer.
    const answers: PlayGame['picking']['distinctMoves'] = (_scene, moves) => moves.slice(2);
    const played: PlayGame = {
      ...game,
      picking: { ...game.picking, distinctMoves: answers },
      offers: { ...game.offers, isBestFirst: () => true, proposesBest: () => true },
    };
    const chances = ({ type }: Move) => ({
      total: 10,
      outcomes: [{ id: 'won', count: type === 'card:c' ? 9 : 2, success: true }],
    });
    const { play, made, picture } = layOut({ played, chances });
    const { confirm, setPicks } = play.actions;
    setPicks(['unit:b', 'space:y']);
    confirm();
    await vi.advanceTimersByTimeAsync(100);
    expect(picture()).toMatchObject({ isProposed: true, selection: { picked: ['card:c'] } });
    confirm();
    expect(made).toEqual(['unit:b space:y']);
    await vi.advanceTimersByTimeAsync(300);
    confirm();
    expect(made).toEqual(['unit:b space:y', 'card:c']);
  });
});

describe('one publish', () => {
  it('is all that a move makes, with everything that follows from it', () => {
    const { play, show, published } = layOut();
    play.actions.setFilter('a');
    show(positionAt(2));
    expect(published()).toBe(2);
    expect(play.getState()).toMatchObject({ newest: { at: 2 }, staged: { shown: { at: 2 } }, picks: { filter: '' } });
  });

  it('is not made for what changes nothing', () => {
    const { play, show, published } = layOut();
    play.actions.hover(null);
    show(play.getState().newest);
    expect(published()).toBe(0);
  });
});

describe('what a player has open', () => {
  it('goes with the player, where hands are kept from each other', () => {
    const { play, show, now } = layOut();
    show(positionAt(1, { secrets: 'kept' }));
    play.actions.inspect('unit:a');
    play.actions.setPicks(['unit:a']);
    play.actions.askResign(true);
    show(positionAt(2, { secrets: 'kept', viewer: 'allies' }));
    expect(now()).toMatchObject({ panel: { inspected: null }, ask: { isResigning: false }, picks: { wanted: [] } });
  });

  it('is given room when it was asked for, and an overlay is one at a time', () => {
    const { play, now } = layOut();
    expect(now().panel.isRaised).toBe(false);
    play.actions.inspect('unit:a');
    expect(now().panel).toMatchObject({ open: 'place', isRaised: true });
    play.actions.toggleOverlay('zones');
    play.actions.toggleOverlay('reach');
    expect(now().panel.overlay).toBe('reach');
    play.actions.toggleOverlay('reach');
    expect(now().panel.overlay).toBeNull();
  });
});

describe('a list whose chances are known', () => {
  it('is worded once in a change, already ranked by them', () => {
    const worded: string[] = [];
    const wordChoice: PlayGame['words']['wordChoice'] = (_scene, { target }) => {
      worded.push(target);
      return { group: 'all', title: target };
    };
    const played: PlayGame = {
      ...game,
      offers: { ...game.offers, isBestFirst: (_scene, moves) => moves.length > 0 },
      words: { ...game.words, wordChoice },
    };
    const chances = ({ type }: Move): Odds => ({
      total: 10,
      outcomes: [{ id: 'won', count: type === 'unit:a space:y' ? 7 : 2, success: true }],
    });
    const { play, picture } = layOut({ played, chances });
    worded.length = 0;
    play.actions.point('unit:a');
    expect(picture().entries.map(({ target }) => target)).toEqual(['space:y', 'space:x']);
    expect(worded.toSorted()).toEqual(['space:x', 'space:y']);
  });
});
