import { describe, expect, it } from 'vitest';
import type { Datum } from '../../src/engine/kits/pack/data.ts';
import { PackError, parsePackFile } from '../../src/engine/kits/pack/pack-file.ts';
import { GAMES } from '../../src/games/index.ts';
import { packOf } from '../support/packs.ts';

const kits = await Promise.all(GAMES.flatMap(({ packs }) => (packs ? [packs.kit()] : [])));

describe.each(kits)('packs of $game', (kit) => {
  const entriesOf = (data: readonly Datum[]) => data.map(({ id, value }) => [id, value] as const);

  it('with nothing replaced are the shipped data, which pass every check', () => {
    const file = packOf(kit.game);
    expect(kit.check(file)).toEqual({ problem: null, faults: [], remarks: [], digest: kit.shipped });
    expect(kit.build(file)).toMatchObject({ data: { pack: kit.shipped, packFile: file } });
  });

  it('name each datum once, with its value in the form that it asks for', () => {
    const all = [...kit.data.listed, ...kit.data.others()];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const part of [kit.data.listed, kit.data.others().slice(0, 900)])
      for (let from = 0; from < part.length; from += 900)
        expect(kit.check(packOf(kit.game, entriesOf(part.slice(from, from + 900))))).toMatchObject({
          problem: null,
          faults: [],
        });
    expect(kit.data.listed.filter(({ grade }) => grade !== 'attested').length).toBeGreaterThan(20);
  });

  it('play each scenario, and say where a pack does not fit', () => {
    expect(kit.tryOut(packOf(kit.game))).toBeNull();
    expect(kit.check(packOf(kit.game, [['event:nobody/text', true]])).problem).toMatchObject({
      key: 'pack.refused.unknown',
      params: { path: 'entries.0.datum', datum: 'event:nobody/text' },
    });
    const [first] = kit.data.listed;
    const twice = packOf(
      kit.game,
      first
        ? [
            [first.id, first.value],
            [first.id, first.value],
          ]
        : [],
    );
    expect(kit.check(twice).problem).toMatchObject({ key: 'pack.refused.twice', params: { path: 'entries.1.datum' } });
    expect(kit.check(packOf('another')).problem).toMatchObject({ key: 'pack.refused.game' });
    for (const value of [null, [], {}, -1, 'no', { en: '' }, [{ op: '__proto__' }], Number.NaN])
      expect(kit.check(packOf(kit.game, first ? [[first.id, value]] : [])).problem).not.toBeNull();
  });
});

it('more units in a hex than may stand there are a fault of the set-up, as the fuzz found', () => {
  const kit = kits.find(({ game }) => game === 'blitzkrieg-to-moscow-2');
  const report = kit?.check(packOf(kit.game, [['unit:s-mc7/arrival', '0901']]));
  expect(report?.faults).toEqual([{ key: 'pack.fault.stack', params: { space: '0901' } }]);
});

describe('a pack file', () => {
  const text = (change: object) => JSON.stringify({ ...packOf('a-game'), ...change });
  it.each<readonly [string, string, string]>([
    ['that is not JSON', '{', 'not-json'],
    ['of another kind', '{"format":"fronts"}', 'not-ours'],
    ['of a later version', text({ formatVersion: 2 }), 'newer'],
    ['with a field that nobody knows', text({ run: 'alert(1)' }), 'shape'],
    ['with an id that is none', text({ id: '../../x' }), 'shape'],
    ['too long', ' '.repeat(400_001), 'long'],
  ])('%s is refused', (_, source, what) => {
    let line = null;
    try {
      parsePackFile(source);
    } catch (error) {
      line = error instanceof PackError ? error.line.key : error;
    }
    expect(line).toBe(`pack.refused.${what}`);
  });
});
