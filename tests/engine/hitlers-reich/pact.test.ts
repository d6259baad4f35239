/** The Pact (§8.6): its bans besides attacks on Soviet soil. */
import { describe, expect, it } from 'vitest';
import { controllerOf } from '../../../src/engine/games/hitlers-reich/rules/control.ts';
import { legal, places, table } from './golden/support.ts';
import { tables } from '../../support/reich.ts';

describe('§8.6: Soviet areas during the Pact', () => {
  const flying = (pact: boolean) =>
    table({ side: 'allies', pact, events: places({ paratroops: 'allies-up' }), year: { axis: 0, allies: 0 } });
  /** Attacks that start on Soviet soil. */
  const fromSoviets = (pact: boolean): readonly string[] => {
    const game = flying(pact);
    return legal(game).filter((text) => {
      const origin = /^A \w+ ([\w-]+)>/.exec(text)?.[1];
      return (
        origin !== undefined && !tables.spaceOf(origin).isSea && controllerOf(tables, game.state, origin) === 'soviet'
      );
    });
  };

  it('start no attack, not even a flight to where no Soviet area is near', () => {
    expect(fromSoviets(false).some((text) => text.startsWith('A paratroop'))).toBe(true);
    expect(fromSoviets(true)).toEqual([]);
  });
});
