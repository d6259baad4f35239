import { describe, expect, it } from 'vitest';
import { legal, open, pass, place, tried } from './support.ts';

const title = 'speer';

describe('SPEER: Axis, Removable, standing', () => {
  it('R-80: won, it stands open before the Axis; lost, it stays in the mall', () => {
    expect(place(pass(pass(tried('axis', title))), title)).toBe('standing');
  });

  it('R-80: standing it counts for no limit: six others are held beside it', () => {
    const six = ['stukas', 'waffen-ss', 'tiger-tanks', 'the-bismarck', 'guderian', 'rommel'];
    const events = Object.fromEntries(six.map((one) => [one, 'axis-up' as const]));
    const won = tried('axis', title, 'axis', { events });
    expect([won.state.stack.at(-1)?.at, place(won, title)]).toEqual(['turn/bonus', 'standing']);
    expect(legal(won).some((move) => move.startsWith('drop'))).toBe(false);
  });

  it('is named in no conflict, and does nothing before an Axis reshuffle (RS-3a)', () => {
    expect(tried('axis', title).state.handSize).toEqual({ axis: 8, allies: 8 });
  });

  it('§10.3.3.2: out of the game in 1944', () => {
    expect(place(open(undefined, { scenario: 'short-1944' }), title)).toBe('removed');
  });
});
