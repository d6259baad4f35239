import { describe, expect, it } from 'vitest';
import { buildGame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/build-game.ts';
import file from '../../../src/engine/games/blitzkrieg-to-moscow-2/data/blitzkrieg-to-moscow-2.json';
import { readPack, readShippedPack } from '../../../src/engine/games/blitzkrieg-to-moscow-2/pack.ts';
import { ShapeError } from '../../../src/engine/kernel/shape.ts';
import { decide, startGame } from '../../../src/engine/kernel/runner.ts';
import { blitzkriegToMoscow2 } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const [firstHex, ...otherHexes] = file.map.hexes;
const [firstUnit, ...otherUnits] = file.units;
const [firstTurn, ...otherTurns] = file.turnTrack;

describe('a pack', () => {
  it('is the shipped file, of which nothing that the engine reads is changed', () => {
    expect(file).toMatchObject(readShippedPack());
  });

  it.each<readonly [string, object, string]>([
    ['a value that is missing', { scoring: {} }, 'scoring.supplyCity'],
    ['an id that no command could write', { units: [{ ...firstUnit, id: 'tank' }, ...otherUnits] }, 'units.0.id'],
    [
      'a word that the rules do not know',
      { map: { ...file.map, hexes: [{ ...firstHex, terrain: 'swamp' }, ...otherHexes] } },
      'map.hexes.0.terrain',
    ],
    ['a number below nothing', { units: [{ ...firstUnit, strength: -1 }, ...otherUnits] }, 'units.0.strength'],
    [
      'an allowance that the rules cannot read',
      { weather: { ...file.weather, mud: { ...file.weather.mud, move: 'slow' } } },
      'weather.mud.move',
    ],
    ['a column without six results', { crt: { ...file.crt, columns: { '1': ['DE'] } } }, 'crt.columns.1'],
    ['a city that is on no map', { cities: [{ ...file.cities[0], hex: '9999' }] }, 'map.hexes: no hex 9999'],
    [
      'a set-up of a unit that is not there',
      { setup: { ...file.setup, citySetupInfantry: ['s-999'] } },
      'units: no unit s-999',
    ],
    ['a turn too few', { turnTrack: otherTurns }, 'turnTrack.0'],
  ])('with %s is refused by its place', (_, change, path) => {
    const read = () => readPack({ ...file, ...change });
    expect(read).toThrow(ShapeError);
    expect(read).toThrow(new RegExp(`^${path.replaceAll('.', '\\.')}`));
  });
});

describe('a game of another pack', () => {
  const turnTrack = [{ ...firstTurn, cards: { german: 2, soviet: 1 } }, ...otherTurns];
  const other = buildGame(readPack({ ...file, turnTrack }));
  const cardsLeft = (def: typeof other) => {
    const { state } = startGame(def, { scenario: 'campaign', seed: 'pack', options: {} });
    return decide(def, state)?.ask.params?.left;
  };

  it('goes by its own data, beside one of the shipped pack in the same process', () => {
    expect(cardsLeft(other)).toBe(2);
    expect(cardsLeft(blitzkriegToMoscow2)).not.toBe(2);
  });

  it('has another name, unless the packs differ in what no rule reads', () => {
    expect(other.data.pack).not.toBe(blitzkriegToMoscow2.data.pack);
    const renamed = [{ ...firstUnit, nameJa: '戦車' }, ...otherUnits];
    expect(buildGame(readPack({ ...file, units: renamed })).data.pack).toBe(blitzkriegToMoscow2.data.pack);
  });
});
