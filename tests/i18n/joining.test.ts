import { describe, expect, it } from 'vitest';
import { asSentence, joinSentences, labelled } from '../../src/i18n/joining.ts';

describe('texts joined as their language does', () => {
  it('end with the stop of the language, once', () => {
    expect(asSentence('en', 'Minsk falls')).toBe('Minsk falls.');
    expect(asSentence('ja', 'ミンスクは陥落')).toBe('ミンスクは陥落。');
    for (const ended of ['Which hex?', '終わりました。', '（§8.4。）', 'He said “go!”', ''])
      expect(asSentence('ja', ended)).toBe(ended);
  });
  it('take a space in English and none in Japanese; empty ones are left out', () => {
    expect(joinSentences('en', ['Right', '', 'The dice roll.'])).toBe('Right. The dice roll.');
    expect(joinSentences('ja', ['正解です', '', 'ダイスを振ります。'])).toBe('正解です。ダイスを振ります。');
  });
  it('follow a label with the colon of the language', () => {
    expect(labelled('en', 'Warning', 'the pocket stays open')).toBe('Warning: the pocket stays open');
    expect(labelled('ja', '注意', '包囲が解けます')).toBe('注意：包囲が解けます');
  });
});
