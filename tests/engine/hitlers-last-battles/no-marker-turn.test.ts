/** Q13, on a separate pack: the shipped track has no turn without German markers, but the rule provides for one. */
import { describe, expect, it } from 'vitest';
import { buildGame } from '../../../src/engine/games/hitlers-last-battles/build-game.ts';
import { readShippedPack } from '../../../src/engine/games/hitlers-last-battles/pack.ts';
import type { HlbTypes } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import { makeTable } from '../table-kit.ts';
import { frameAt, game, only, open } from './support.ts';

const pack = readShippedPack();
const turnTrack = pack.turnTrack.map((row) => (row.turn === 1 ? { ...row, G: 0 } : row));
const { openGame, play, refusalOf, why } = makeTable<HlbTypes>(buildGame({ ...pack, turnTrack }), 'hlb.refuse.');

describe('a turn without German markers', () => {
  const units = only({ 'G-B': '0403', 'W-12': '0204', 'S-1B': '1003' });
  const table = openGame({ units }, {}, 'test');

  it('Q13: does not ask for the Volkssturm, however few units there are', () => {
    expect(frameAt(table)).toBe('strategic/replace');
    expect(refusalOf(table, 'volkssturm yes')).toEqual({
      code: 'VOLKSSTURM_NOT_ALLOWED',
      key: 'hlb.refuse.VOLKSSTURM_NOT_ALLOWED.markers',
      rule: 'Q13',
      params: { turn: 1 },
    });
    expect(why(table, 'button:volkssturm-yes').map((reason) => reason.code)).toEqual(['VOLKSSTURM_NOT_ALLOWED']);
  });

  it('§6.1: skips the marker step', () => {
    expect(frameAt(play(table, 'replace G-G 0404'))).toBe('movement/move');
  });

  it('is no turn of the game that is made of the shipped pack at the same time', () => {
    expect(frameAt(open({ units }))).toBe('strategic/volkssturm');
    expect(game.data.facts.turns[0]?.G).toBeGreaterThan(0);
  });
});
