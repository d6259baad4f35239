/** IL-20 to IL-25: actions that cost a card. */
import { describe, expect, it } from 'vitest';
import { asks, play, playAll } from '../../../../support/reich.ts';
import { fight, table, why } from '../tables.ts';

describe('actions that cost a card', () => {
  it('IL-20: Reorganise twice a year, with too few discards, or for an opponent at 12', () => {
    expect(why(table({ star: { axis: false, allies: true } }), 'reorganise a')).toBe('IL-20 used-this-year');
    expect(why(table({ handSize: { axis: 5, allies: 12 } }), 'reorganise b')).toBe('IL-20 opponent-full');
    expect(why(play(table(), 'reorganise b'), 'done')).toBe('IL-20 discard-least');
    const one = playAll(table(), 'reorganise a', 'discard G8');
    expect(why(one, 'done')).toBe('IL-20 discard-least');
  });

  it('IL-21: Reorganise A with hand size 1, or with fewer than two cards', () => {
    const last = table({ handSize: { axis: 1, allies: 5 }, hands: { axis: ['G9'] } });
    expect(why(last, 'reorganise a')).toBe('IL-21 last-hand-size');
    expect(why(table({ hands: { axis: ['G9'] } }), 'reorganise a')).toBe('IL-21 too-few-cards');
  });

  it('IL-22: costs that would take the last hand size', () => {
    const last = { handSize: { axis: 1, allies: 5 }, hands: { axis: ['G10'], allies: ['S2', 'S3', 'S4'] } };
    const gamble = play(
      table({ ...last, events: { 'desperate-gamble': 'axis-up', stukas: 'axis-up' } }),
      'A land finland>leningrad',
    );
    expect(why(gamble, 'play desperate-gamble')).toBe('IL-22 hand-size');
    const guderian = { ...last, events: { guderian: 'axis-up', stukas: 'axis-up' } } as const;
    const won = playAll(
      fight(playAll(table(guderian), 'A land finland>leningrad', 'done'), 'G10', 'S2'),
      'discard S3',
      'decline',
      'blitz vologda',
    );
    expect(asks(won)).toBe('conflict/name');
    expect(why(won, 'done')).toBe('IL-22 must-waive');
    expect(why(won, 'play stukas')).toBe('IL-22 waive-first');
    // a blitz needs GUDERIAN.
    const alone = play(fight(play(table(last), 'A land finland>leningrad'), 'G10', 'S2'), 'discard S3');
    expect(asks(play(alone, 'decline'))).toBe('turn/bonus');
    expect(why(play(alone, 'decline'), 'blitz vologda')).toBe('IL-22 blitz-cost');
  });

  it('IL-23: fortresses where none may stand', () => {
    const game = table({ fortresses: { axis: ['berlin'] } });
    expect(why(game, 'fortify berlin')).toBe('IL-23 has-fortress');
    expect(why(game, 'fortify moscow')).toBe('IL-23 not-own');
    expect(why(game, 'fortify channel')).toBe('IL-23 not-an-area');
    expect(why(game, 'fortify sweden')).toBe('IL-23 not-an-area');
  });

  it('IL-24: a second fleet in a zone, a fleet on land', () => {
    expect(why(table({ fleets: { axis: ['channel'] } }), 'fleet channel')).toBe('IL-24 has-fleet');
    expect(why(table(), 'fleet berlin')).toBe('IL-24 not-a-zone');
  });

  it('IL-25: a Big Push attempt while the hex lies in its box', () => {
    expect(why(table(), 'plan')).toBe('IL-25 has-push');
  });
});
