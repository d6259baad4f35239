import { describe, expect, it } from 'vitest';
import { asks, clash, diceOf, fate, legal, open, play, playAll, rolled, settle } from './support.ts';

const title = 'outfoxed';

describe('OUTFOXED: common, Returnable', () => {
  it('R-78: after both have named, one event of the opponent does nothing, and is put away as used', () => {
    const asked = clash('axis', 'land', { axis: ['stukas', 'waffen-ss'], allies: [title] });
    expect(legal(asked)).toEqual(['cancel stukas', 'cancel waffen-ss', 'done']);
    const fight = playAll(asked, 'cancel waffen-ss', 'c G5', 'c W5');
    expect([asks(fight), diceOf(fight, 'axis').length]).toEqual(['conflict/effect', 3]);
    const lost = settle(fight, 'allies', 1);
    expect(fate(lost, title)).toBe('opponent');
    expect(lost.state.events).toMatchObject({ XE15: lost.state.events['XE14'] });
  });

  it('R-78: the attacker answers as well, and first; unused it is spent all the same', () => {
    const asked = clash('axis', 'event', { axis: [title], allies: ['special-operations'] });
    expect(asked.state.stack.at(-1)).toEqual({ at: 'conflict/outfox', side: 'axis' });
    const fight = playAll(asked, 'done', 'c G5', 'c W5');
    expect([diceOf(fight, 'allies').length, fate(fight, title)]).toEqual([4, 'opponent']);
  });

  it('R-78, G-29: a cancelled GUDERIAN has waived the cost already', () => {
    const asked = clash('axis', 'blitz', { axis: ['guderian', 'stukas'], allies: [title] });
    const won = settle(play(asked, 'cancel guderian'), 'axis');
    expect([won.state.handSize.axis, fate(won, 'guderian'), fate(won, title)]).toEqual([8, 'kept', 'opponent']);
  });

  it('R-78: what DESPERATE GAMBLE cost stays paid', () => {
    const asked = clash('axis', 'land', { axis: ['desperate-gamble'], allies: [title] });
    const fight = playAll(asked, 'cancel desperate-gamble', 'c G5', 'c W5');
    expect([fight.state.handSize.axis, fight.state.discards.axis]).toEqual([7, ['G5']]);
    expect(fate(fight, 'desperate-gamble')).toBe('opponent');
  });

  it('R-78: a cancelled COUNTERATTACK is dead for this conflict but stays in the hand', () => {
    const asked = clash('axis', 'land', { axis: ['counterattack'], allies: [title] });
    const lost = playAll(asked, 'cancel counterattack', 'c G5', ['c W5', [1, 1, 1, 6, 6, 6]]);
    expect([lost.state.conflict, lost.state.events['AX2']]).toEqual([null, 'axis-up']);
  });

  it('IL-46: nothing against the event that makes the attack possible', () => {
    for (const situation of ['flight', 'landing'])
      expect(asks(clash('axis', situation, { allies: [title] }))).toBe('conflict/card');
    expect(asks(clash('allies', 'landing', { axis: [title] }))).toBe('conflict/card');
  });

  it('IL-46, §6.7.3: nothing against Overlord’s MAXIMUM EFFORT', () => {
    const events = { outfoxed: 'axis-up', 'maximum-effort': 'axis-up', patton: 'allies-up' } as const;
    const landing = playAll(open({ events }, { scenario: 'short-1944' }), 'overlord', 'A amphibious channel>normandy');
    const asked = playAll(landing, 'play patton', 'done', 'play outfoxed', 'done');
    expect(legal(asked)).toEqual(['cancel patton', 'done']);
  });

  it('goes to the opponent, won or lost', () => {
    expect(rolled('axis', 'land', [], { axis: [title] }).state.stack.at(-1)?.at).not.toBe('conflict/outfox');
  });
});
