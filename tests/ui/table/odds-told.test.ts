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
    expect([title, share, of]).toEqual(['Exact odds (out of 36)', '41.7%', 'you win, 15 of 36']);
    expect(segments.map(({ figure }) => figure)).toEqual(['41.7%', '58.3%']);
    expect(sentence).toBe('Won: 15 of 36. Lost: 21 of 36.');
    expect(told(1, 46_656).of).toBe('you win, 1 of 46,656');
  });

  it('of more outcomes are percentages alone, in both languages', () => {
    for (const lang of ['en', 'ja'] as const) {
      const { title, share, of, segments, sentence } = told(995_714, 1_000_000, lang);
      expect(share).toBe('99.6%');
      for (const text of [title, of, sentence, ...segments.map(({ figure = '' }) => figure)])
        expect(text).not.toMatch(/995|000/);
    }
    expect(told(1, 46_657).title).toBe('Exact odds');
    expect(told(995_714, 1_000_000).sentence).toBe('Won: 99.6%. Lost: 0.4%.');
  });
});

describe('odds that depend on hidden information', () => {
  const likely = (lang: 'en' | 'ja', low: number, high: number, success?: string) =>
    tellOdds(
      wordsIn(lang),
      {
        total: 1_000_000,
        outcomes: [
          { id: 'won', count: low, success: true },
          { id: 'lost', count: 1_000_000 - low, success: false },
        ],
        range: {
          low: { count: low, by: { key: 'hr.case.strongest' } },
          high: { count: high, by: { key: 'hr.case.weakest' } },
        },
      },
      [{ id: 'won', count: low, label: 'Won', tone: 'best' }],
      success,
    );

  it('are never called exact, and are shown with both ends and what each assumes', () => {
    const { title, share, of, sentence, segments } = likely('en', 407_000, 584_000);
    expect([title, share, of]).toEqual([
      'Odds with hidden cards',
      '41 to 58%',
      'you win (41% the strongest possible, 58% the weakest possible)',
    ]);
    expect(sentence).toBe('41 to 58% you win: 41% the strongest possible, 58% the weakest possible');
    expect(segments[0]?.figure).toBe('41%');
    expect(likely('ja', 407_000, 584_000).sentence).toBe('自軍の勝率41〜58%：最も強い場合41%、最も弱い場合58%');
    expect(likely('en', 407_000, 584_000, 'the attack clears the hex').of).toMatch(/^the attack clears the hex \(41/);
  });

  it('are one figure where both ends come to the same, and say 0 and 100 of what is certain alone', () => {
    expect(likely('en', 407_000, 408_000).share).toBe('About 41%');
    expect(likely('en', 1, 1_000_000).share).toBe('1 to 100%');
    expect(likely('en', 0, 999_999).share).toBe('0 to 99%');
  });
});

describe('odds under an assumption', () => {
  const assumed = (lang: 'en' | 'ja') =>
    tellOdds(
      wordsIn(lang),
      {
        total: 1_000_000,
        outcomes: [
          { id: 'won', count: 546_425, success: true },
          { id: 'lost', count: 453_575, success: false },
        ],
        assumed: {
          by: { key: 'hr.case.with-equal' },
          heading: { key: 'hr.case.if-card' },
          cases: [
            { count: 279_385, by: { key: 'hr.case.lower', params: { n: 3 } } },
            { count: 546_425, by: { key: 'hr.case.equal' } },
            { count: 794_153, by: { key: 'hr.case.higher', params: { n: 3 } } },
          ],
        },
      },
      [{ id: 'won', count: 546_425, label: 'Won', tone: 'best' }],
    );

  it('say what they assume, in whole percents, with the other cases in one sentence', () => {
    const { title, share, of, sentence, segments } = assumed('en');
    expect([title, share, of]).toEqual(['Odds with equal cards', '55%', 'you win with equal cards']);
    expect(sentence).toBe('55% you win with equal cards. If your card is 3 lower 28%, equal 55%, 3 higher 79%');
    expect(segments[0]?.figure).toBe('55%');
    expect(assumed('ja').sentence).toBe(
      '自軍の勝率55%（カードの数値が同じ場合）。自分のカードが3低い場合28%、同じ場合55%、3高い場合79%',
    );
  });
});
