/** Q13, on a track changed for it: the data has no turn without German markers, the rule knows one. */
import { describe, expect, it, vi } from 'vitest';
import { frameAt, only, open, play, refusalOf, why } from './support.ts';

vi.mock('../../../src/engine/games/hitlers-last-battles/data/hitlers-last-battles.json', async (original) => {
  const { default: file } = await original<{ default: { turnTrack: { turn: number; G: number }[] } }>();
  return { default: { ...file, turnTrack: file.turnTrack.map((row) => (row.turn === 1 ? { ...row, G: 0 } : row)) } };
});

describe('a turn without German markers', () => {
  const units = only({ 'G-B': '0403', 'W-12': '0204', 'S-1B': '1003' });
  const table = open({ units });

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
});
