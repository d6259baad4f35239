/** Several events are played as one: their chance is counted together, and the foot tells what they do (§7.2). */
import { beforeAll, describe, expect, it } from 'vitest';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import { cardRef } from '../../../../src/engine/kits/pointing/targets.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import { previewTogether } from '../../../../src/store/cached-preview.ts';
import { several } from '../../../../src/ui/games/hitlers-reich/several.ts';
import { def, open, playAll } from '../../../support/reich.ts';
import { loadWords, sceneOf } from './support.ts';

beforeAll(loadWords);

const named = playAll(open({}), 'A land austria>yugoslavia').state;
const plays = (decide(def, named)?.moves ?? []).filter(
  (move): move is Extract<Move, { type: 'play' }> => move.type === 'play',
);
const shareOf = (moves: readonly Move[]): number => {
  const last = moves.at(-1);
  const odds = last && previewTogether(def, named, last, { made: moves.slice(0, -1) })?.odds;
  return odds ? (odds.outcomes.find(({ success }) => success)?.count ?? 0) / odds.total : Number.NaN;
};

describe('events that are played together', () => {
  it('have one chance, which is better than that of each alone', () => {
    expect(plays.length).toBeGreaterThan(1);
    const [first, second] = plays;
    if (!first || !second) throw new Error('two events');
    const both = shareOf([first, second]);
    expect(both).toBeGreaterThan(shareOf([first]));
    expect(both).toBeGreaterThan(shareOf([second]));
  });

  it('are counted on a copy: the match stays as it was', () => {
    const before = JSON.stringify(named);
    shareOf(plays.slice(0, 2));
    expect(JSON.stringify(named)).toBe(before);
  });

  it('are counted at the foot, in both languages', () => {
    for (const lang of ['en', 'ja'] as const) {
      const scene = sceneOf(named, named.side, lang);
      const question = several(scene, decide(def, named)?.moves ?? []);
      const taken = plays.slice(0, 2).map(({ event }) => cardRef(event));
      const [count] = question?.foot?.(taken, null) ?? [];
      const of = plays.length;
      expect(count && scene.i18n.line(count)).toBe(lang === 'en' ? `2 of ${of} events.` : `イベント${of}枚のうち2枚。`);
    }
  });
});
