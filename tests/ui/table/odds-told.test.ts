/** Exact odds in words: percentages always, a fraction only where a player could count it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { tellOdds } from '../../../src/ui/table/odds-told.ts';
import { loadWords, wordsIn } from '../games/hitlers-reich/support.ts';

beforeAll(loadWords);

const told = (count: number, total: number, lang: 'en' | 'ja' = 'en') =>
  tellOdds(
    wordsIn(lang),
    {
      total,
      outcomes: [
        { id: 'won', count, success: true },
        { id: 'lost', count: total - count, success: false },
      ],
    },
    [
      { id: 'won', count, label: 'Won', tone: 'best' },
      { id: 'lost', count: total - count, label: 'Lost', tone: 'bad' },
    ],
  );

describe('exact odds in words', () => {
  it('of six dice at most have their fraction beside the percentage', () => {
    const { title, share, of, segments, sentence } = told(15, 36);
    expect([title, share, of]).toEqual(['Exact odds, of 36', '41.7\u00a0%', 'you win, 15 of 36']);
    expect(segments.map(({ figure }) => figure)).toEqual(['41.7\u00a0%', '58.3\u00a0%']);
    expect(sentence).toBe('Won: 15 of 36; Lost: 21 of 36');
    expect(told(1, 46_656).of).toBe('you win, 1 of 46,656');
  });

  it('of more outcomes are percentages alone, in both languages', () => {
    for (const lang of ['en', 'ja'] as const) {
      const { title, share, of, segments, sentence } = told(995_714, 1_000_000, lang);
      expect(share).toBe('99.6\u00a0%');
      for (const text of [title, of, sentence, ...segments.map(({ figure = '' }) => figure)])
        expect(text).not.toMatch(/995|000/);
    }
    expect(told(1, 46_657).title).toBe('Exact odds');
    expect(told(995_714, 1_000_000).sentence).toBe('Won: 99.6\u00a0%; Lost: 0.4\u00a0%');
  });
});

describe('odds that depend on hidden information', () => {
  const likely = (lang: 'en' | 'ja', count: number, low: number, high: number) =>
    tellOdds(
      wordsIn(lang),
      {
        total: 1_000_000,
        outcomes: [
          { id: 'won', count, success: true },
          { id: 'lost', count: 1_000_000 - count, success: false },
        ],
        range: { low, high, by: { key: 'hr.range.card' } },
      },
      [{ id: 'won', count, label: 'Won', tone: 'best' }],
    );

  it('are never called exact, and are shown with their range', () => {
    const { title, share, of, sentence, segments } = likely('en', 641_234, 407_000, 884_000);
    expect([title, share, of]).toEqual([
      'Likely odds',
      'About 64\u00a0%',
      'you win (41 to 88\u00a0%, depending on your opponent’s card)',
    ]);
    expect(sentence).toBe('About 64\u00a0% you win (41 to 88\u00a0%, depending on your opponent’s card)');
    expect(segments[0]?.figure).toBe('64\u00a0%');
    expect(likely('ja', 641_234, 407_000, 884_000).sentence).toBe(
      '自軍の勝つ確率は約64\u00a0%（相手のカード次第で41〜88\u00a0%）',
    );
  });

  it('say 0 and 100 of what is certain alone', () => {
    expect(likely('en', 997_000, 1, 1_000_000).of).toContain('(1 to 100\u00a0%');
    expect(likely('en', 999_999, 0, 999_999).share).toBe('About 99\u00a0%');
  });
});
