import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { playTrial, type Trial } from '../../src/lab/pack-trial.ts';
import { packOf } from '../support/packs.ts';

const entries: Readonly<Record<string, readonly (readonly [string, unknown])[]>> = {
  'blitzkrieg-to-moscow-2': [
    ['unit:g-x1', true],
    ['unit:g-x1/arrival', 'S'],
    ['hex:0105', true],
    ['city:1105', true],
    ['card:g-c1', true],
  ],
  'hitlers-last-battles': [
    ['unit:S-1B', false],
    ['hex:0701/terrain', 'clear'],
  ],
  'hitlers-reich': [['event:master-spy/copies', 2]],
};

describe.each(GAMES)('test games of $id with a pack', ({ id, packs: openPacks, players: openPlayers }) => {
  it('are played to their ends, and each is told', async () => {
    const [kit, players] = [await openPacks?.kit(), await openPlayers()];
    if (!kit) throw new Error('no packs');
    const told: Trial[] = [];
    const trial = await playTrial(
      () => kit.open(packOf(id, entries[id])),
      players,
      2,
      (now) => void told.push(now),
    );
    expect(trial).toMatchObject({ games: 2, problem: null });
    expect(trial.moves).toBeGreaterThan(20);
    expect(told.map(({ games }) => games)).toEqual([1, 2]);
  });

  it('say why a pack cannot be played', async () => {
    const [kit, players] = [await openPacks?.kit(), await openPlayers()];
    const bad = packOf(id, [['event:nobody/text', 1]]);
    const trial = await playTrial(
      () => kit?.open(bad) ?? Promise.reject(new Error()),
      players,
      2,
      () => undefined,
    );
    expect(trial).toMatchObject({ games: 0, problem: { key: 'pack.refused.unknown' } });
  });
});
