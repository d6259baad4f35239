import { describe, expect, it } from 'vitest';
import type { Odds, TargetRef } from '../../src/engine/kernel/types.ts';
import { createDerive, derive } from '../../src/play/derive.ts';
import { NO_ODDS } from '../../src/play/foresight.ts';
import { game, MOVES, positionAt, targetsOf } from './on-a-table.ts';

const NONE: readonly TargetRef[] = [];
const inputs = (wanted = NONE, more: { readonly filter?: string; readonly isWaiting?: boolean } = {}) => ({
  game,
  source: { targets: targetsOf },
  shown: POSITION,
  isWaiting: more.isWaiting ?? false,
  picks: { wanted, comboTarget: null, filter: more.filter ?? '', isOwn: false },
  whyNot: null,
  odds: NO_ODDS,
});
const POSITION = positionAt(1);

describe('the picture', () => {
  it('lists what may be picked first, and sets beside it what ends the step', () => {
    const { entries, buttons, targets, decision } = derive(inputs());
    expect(decision?.seat).toBe('axis');
    expect(entries.map(({ target, moves }) => [target, moves.length])).toEqual([
      ['unit:a', 2],
      ['unit:b', 1],
      ['card:c', 1],
    ]);
    expect(buttons).toEqual([MOVES[4]]);
    expect(targets.get('unit:a')).toBe('legal');
  });

  it('separates what lies on the board from what lies beside it', () => {
    const { onBoard, beside } = derive(inputs(['unit:a']));
    expect(onBoard.get('unit:a')).toBe('chosen');
    expect([...onBoard.keys()].every((target) => !target.startsWith('card:'))).toBe(true);
    expect([...derive(inputs()).beside.keys()]).toEqual(['card:c']);
    expect([...beside.keys()].filter((target) => !target.startsWith('card:'))).toEqual([]);
  });

  it('asks nothing of onlookers, in the past, while dice tumble or the curtain is called for', () => {
    expect(derive(inputs(NONE, { isWaiting: true }))).toMatchObject({ decision: null, moves: [], entries: [] });
    const read = { ...inputs(), shown: positionAt(1, { readOnly: 'other-tab' }) };
    expect(derive(read).decision).toBeNull();
  });

  it('narrows the list by words and counts all of it', () => {
    const { entries, entryCount } = derive(inputs(NONE, { filter: 'CARD' }));
    expect(entries.map(({ target }) => target)).toEqual(['card:c']);
    expect(entryCount).toBe(3);
  });
});

describe('what has not changed', () => {
  it('is the same object: the picture, its parts, its entries', () => {
    const remembering = createDerive();
    const first = remembering(inputs());
    expect(remembering(inputs())).toBe(first);
    const filtered = remembering(inputs(NONE, { filter: 'unit' }));
    expect(filtered.targets).toBe(first.targets);
    expect(filtered.selection).toBe(first.selection);
    expect(filtered.entries).toEqual(first.entries.slice(0, 2));
    expect(filtered.entries[0]).toBe(first.entries[0]);
  });

  it('beside the board is the same map while picks on it change', () => {
    const remembering = createDerive();
    const first = remembering(inputs(['unit:a']));
    const second = remembering(inputs(['unit:a', 'space:x']));
    expect(second.targets).not.toBe(first.targets);
    expect(second.beside).toBe(first.beside);
  });
});

describe('answers that are compared by their chances', () => {
  const oddsOf = (won: number): Odds => ({
    total: 10,
    outcomes: [
      { id: 'won', count: won, success: true },
      { id: 'lost', count: 10 - won, success: false },
    ],
  });
  /** Each entry is one move; to end the step leaves everything as it is. */
  const moves = [MOVES[2], MOVES[3], { type: 'more', targets: ['card:d'] }, MOVES[4]];
  const shown = positionAt(1, { decision: { seat: 'axis', ask: { key: 'ask', rule: '1' }, moves } });
  const compared = { ...inputs(), shown, game: { ...game, offers: { ...game.offers, isBestFirst: () => true } } };
  const [b, c, d, end] = moves;
  const told = ({ entries }: ReturnType<typeof derive>) =>
    entries.map(({ target, words }) => [target, words.worth, words.hasNoDigit]);

  it('stand best first once all are counted, and say where they gain nothing', () => {
    const { single } = derive(compared);
    // The answer that they are compared with is counted first.
    expect(single).toEqual([end, b, c, d]);
    const odds = new Map([b, c, d, end].flatMap((move, at) => (move ? [[move, oddsOf([4, 2, 9, 4][at] ?? 0)]] : [])));
    expect(told(derive({ ...compared, odds }))).toEqual([
      ['card:d', undefined, false],
      ['unit:b', 'nothing', true],
      ['card:c', 'less', true],
    ]);
  });

  it('are ranked without a comparison where ending has no chance', () => {
    const odds = new Map([b, c, d].flatMap((move, at) => (move ? [[move, oddsOf([4, 2, 9][at] ?? 0)]] : [])));
    expect(told(derive({ ...compared, odds }))).toEqual([
      ['card:d', undefined, false],
      ['unit:b', undefined, false],
      ['card:c', undefined, false],
    ]);
  });

  it('keep their order until then', () => {
    const odds = new Map(d ? [[d, oddsOf(9)]] : []);
    expect(told(derive({ ...compared, odds })).map(([target]) => target)).toEqual(['unit:b', 'card:c', 'card:d']);
  });
});

describe('the best answer', () => {
  const moves = [MOVES[2], MOVES[3], { type: 'more', targets: ['card:d'] }, MOVES[4]];
  const shown = positionAt(1, { decision: { seat: 'axis', ask: { key: 'ask', rule: '1' }, moves } });
  const offers = { ...game.offers, isBestFirst: () => true, proposesBest: () => true };
  const proposing = { ...game, offers };
  /** The answer picked ahead if the entries, and then ending, win this often in ten times. */
  const proposed = (won: readonly number[], more: object = {}, range?: Odds['range']) => {
    const odds = new Map(
      moves.slice(0, won.length).map((move, at) => {
        const count = won[at] ?? 0;
        const outcomes = [{ id: 'won', count, success: true }];
        return [move, { total: 10, outcomes, ...(range && at === 0 ? { range } : {}) }] as const;
      }),
    );
    const { isProposed, selection } = derive({ ...inputs(), shown, game: proposing, odds, ...more });
    expect(isProposed).toBe(selection.chosen !== null);
    return selection.picked;
  };

  it('is picked ahead where it alone is better than all others', () => {
    expect(proposed([4, 2, 9, 4])).toEqual(['card:d']);
    expect(proposed([4, 9, 9, 4])).toEqual([]);
    expect(proposed([4, 2, 3, 4])).toEqual([]);
    expect(proposed([4, 2, 3, 5])).toEqual([]);
  });

  it('is not known before all chances are, nor where one depends on something hidden', () => {
    expect(proposed([4, 2, 9])).toEqual([]);
    const low = { count: 1, by: { key: 'low' } };
    expect(proposed([4, 2, 9, 4], {}, { low, high: low })).toEqual([]);
  });

  it('gives way to what the player picks or clears, and is not asked of a lesson', () => {
    const picks = { wanted: NONE, comboTarget: null, filter: '', isOwn: true };
    expect(proposed([4, 2, 9, 4], { picks })).toEqual([]);
    expect(proposed([4, 2, 9, 4], { source: { targets: targetsOf, isStepwise: true } })).toEqual([]);
    expect(proposed([4, 2, 9, 4], { game: { ...game, offers: { ...offers, proposesBest: () => false } } })).toEqual([]);
  });
});

describe('entries of several headings', () => {
  it('stand under them, so that keys follow what is shown', () => {
    const wordChoice = (_scene: object, { target }: { readonly target: TargetRef }) => ({
      group: target.startsWith('unit:b') ? 'second' : 'first',
      title: target,
    });
    const { entries } = derive({ ...inputs(), game: { ...game, words: { ...game.words, wordChoice } } });
    expect(entries.map(({ target }) => target)).toEqual(['unit:a', 'card:c', 'unit:b']);
  });
});

describe('kinds of one act', () => {
  it('are offered beside a pick, also where the list before it was never shown', () => {
    const joining = {
      ...game,
      words: {
        ...game.words,
        wordChoice: (...asked: Parameters<typeof game.words.wordChoice>) => {
          const words = game.words.wordChoice(...asked);
          return asked[1].target.startsWith('unit:') ? { ...words, joint: 'move' } : words;
        },
      },
    };
    const picked = createDerive()({ ...inputs(['unit:b']), game: joining });
    expect(picked.kinds.map(({ target }) => target)).toEqual(['unit:a', 'unit:b']);
  });
});
