/** The set-up screen's words on hand sizes, against the tables that open. */
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGS } from '../../../../src/i18n/format.ts';
import { open } from '../../../support/reich.ts';
import { loadWords, wordsIn } from './support.ts';

beforeAll(loadWords);

const SCENARIOS = ['campaign-1941', 'short-1944', 'intro-1941-42', 'intro-1941-43'] as const;
const SEEDS = Array.from({ length: 24 }, (_, seed) => `set-up ${seed}`);
const SAYS = { en: /Hand sizes: Axis (\d+), Allies (\d+)/, ja: /ハンドサイズは枢軸軍(\d+)、連合軍(\d+)/ };
const SAYS_MAY_CHANGE = { en: /an event drawn at the start may change them/, ja: /最初に引いたイベントで/ };

describe.each(SCENARIOS)('the words of %s', (scenario) => {
  it.each(LANGS)(
    'say in %s with which hand sizes the table opens, and whether an event may have changed them',
    (lang) => {
      const words = wordsIn(lang).t(`hr.scenario.${scenario}`);
      const [, axis, allies] = SAYS[lang].exec(words) ?? [];
      const sizes = SEEDS.map((seed) => open(undefined, { scenario, seed }).state.handSize);
      const isSaid = (size: (typeof sizes)[number]) => size.axis === Number(axis) && size.allies === Number(allies);
      expect(sizes.some(isSaid)).toBe(true);
      // §10.2.2.3
      expect(SAYS_MAY_CHANGE[lang].test(words)).toBe(!sizes.every(isSaid));
    },
  );
});
