import { describe, expect, it } from 'vitest';
import file from '../../../src/engine/games/hitlers-last-battles/data/hitlers-last-battles.json';
import { readPack, readShippedPack } from '../../../src/engine/games/hitlers-last-battles/pack.ts';
import { ShapeError } from '../../../src/engine/kernel/shape.ts';

const [firstHex, ...otherHexes] = file.hexes;
const [firstUnit, ...otherUnits] = file.units;

describe('a pack', () => {
  it('is the shipped file, of which nothing that the engine reads is changed', () => {
    expect(file).toMatchObject(readShippedPack());
  });

  it.each<readonly [string, object, string]>([
    ['a value that is missing', { victory: {} }, 'victory.endTurn'],
    ['an id that no command could write', { hexes: [{ ...firstHex, id: '1' }, ...otherHexes] }, 'hexes.0.id'],
    [
      'a word that the rules do not know',
      { hexes: [{ ...firstHex, terrain: 'swamp' }, ...otherHexes] },
      'hexes.0.terrain',
    ],
    ['a number below nothing', { constants: { ...file.constants, movement: -1 } }, 'constants.movement'],
    [
      'a direction that is none',
      { factions: [{ ...file.factions[0], retreatDirections: ['up'] }] },
      'factions.0.retreatDirections.0',
    ],
    ['a start that is on no map', { units: [{ ...firstUnit, start: '9999' }, ...otherUnits] }, 'hexes'],
    ['a hexside that is on no map', { seaHexsides: [{ ...file.seaHexsides[0], b: '9999' }] }, 'hexes'],
    ['a faction too few', { factions: file.factions.slice(1) }, 'factions'],
    ['a turn too few', { turnTrack: file.turnTrack.slice(1) }, 'turnTrack'],
  ])('with %s is refused by its place', (_, change, path) => {
    const read = () => readPack({ ...file, ...change });
    expect(read).toThrow(ShapeError);
    expect(read).toThrow(new RegExp(`^${path.replaceAll('.', '\\.')}`));
  });
});
