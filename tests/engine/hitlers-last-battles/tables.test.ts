import { describe, expect, it } from 'vitest';
import file from '../../../src/engine/games/hitlers-last-battles/data/hitlers-last-battles.json';
import { computeOdds } from '../../../src/engine/games/hitlers-last-battles/rules/odds.ts';
import { supportedDie, type Terms } from '../../../src/engine/games/hitlers-last-battles/rules/dice.ts';
import { DIRECTIONS } from '../../../src/engine/games/hitlers-last-battles/ids.ts';
import { game, open, tables } from './support.ts';

const { hexes, rules, unitIds, hexNo, linkOf, isLinked, directionTo, retreatDirections } = tables;

const TERRAINS = ['clear', 'river', 'city-round', 'city-square', 'sea', 'impassable'];

describe('the data file, §2', () => {
  it('§2.1: has words that the types know, 16 units, 7 markers and 56 hexes in play', () => {
    for (const hex of file.hexes) {
      expect(TERRAINS).toContain(hex.terrain);
      expect([null, 'round', 'square']).toContain(hex.city);
      expect([null, 'west', 'east']).toContain(hex.edge);
      expect(hex.playable ? ['G', 'W', 'S'] : [null]).toContain(hex.initialControl);
    }
    for (const piece of [...file.units, ...file.attackMarkers]) expect(['G', 'W', 'S']).toContain(piece.faction);
    expect(file.units).toHaveLength(16);
    expect(file.attackMarkers).toHaveLength(7);
    expect(file.hexes.filter((hex) => hex.playable)).toHaveLength(56);
  });

  it.each(file.hexes.map((hex) => [hex.id, hex] as const))('%s: terrain, value and bonus agree', (id, hex) => {
    const value = { round: file.constants.cityRound, square: file.constants.citySquare };
    expect(hex.cityValue).toBe(hex.city === null ? 0 : value[hex.city as 'round' | 'square']);
    expect(hex.defenderBonus).toBe(hex.river || hex.city !== null ? file.constants.defenderTerrainBonus : 0);
    expect(hex.playable).toBe(hex.terrain !== 'sea' && hex.terrain !== 'impassable');
    expect(hex.edge).toBe(hex.col === 1 ? 'west' : hex.col === 12 ? 'east' : null);
    expect(hexes[hexNo(id)]).toMatchObject({ id, terrain: hex.terrain, playable: hex.playable });
  });

  it.each(file.hexes.map((hex) => [hex.id, hex] as const))('%s: links are neighbours over land', (id, hex) => {
    const offsets = file.grid.neighbourOffsets[hex.col % 2 === 1 ? 'odd' : 'even'];
    DIRECTIONS.forEach((direction, i) => {
      const [columns = 0, rows = 0] = offsets[direction];
      const near = file.hexes.find((other) => other.col === hex.col + columns && other.row === hex.row + rows);
      const isSea = file.seaHexsides.some(({ a, b }) => (a === id && b === near?.id) || (b === id && a === near?.id));
      const expected = near && hex.playable && near.playable && !isSea ? hexNo(near.id) : -1;
      expect(linkOf(hexNo(id), i)).toBe(expected);
      if (near) expect(directionTo(hexNo(id), hexNo(near.id))).toBe(i);
      expect(game.data.facts.links[id]?.[direction]).toBe(expected < 0 ? undefined : near?.id);
    });
  });

  it('§2.2: links are symmetric and join all playable hexes', () => {
    const playable = hexes.flatMap((hex, i) => (hex.playable ? [i] : []));
    for (const a of playable) for (const b of playable) expect(isLinked(a, b)).toBe(isLinked(b, a));
    const reached = new Set(playable.slice(0, 1));
    for (const a of reached) for (const b of playable) if (isLinked(a, b)) reached.add(b);
    expect(reached.size).toBe(56);
  });

  it('gives the turn track, quotas and counters', () => {
    expect([1, 2, 3, 4, 5, 6].map((turn) => tables.markersReceived('german', turn))).toEqual([2, 2, 2, 2, 1, 1]);
    expect([1, 2, 3, 4, 5, 6].map((turn) => tables.markersReceived('allied', turn))).toEqual([2, 2, 3, 3, 3, 4]);
    expect((['G', 'W', 'S'] as const).map(tables.markerCap)).toEqual([2, 2, 3]);
    expect((['G', 'W', 'S'] as const).map(tables.replacementsPerTurn)).toEqual([1, 1, 1]);
    expect((['G', 'W', 'S'] as const).map(tables.arrivalEdge)).toEqual([null, 'west', 'east']);
    // The move table holds moves of one and of two steps.
    expect(rules.movement).toBe(2);
  });

  it('§8.7: gives the directions of a retreat', () => {
    const names = (faction: 'G' | 'W' | 'S', hex: string) =>
      retreatDirections(faction, hexNo(hex)).map((direction) => DIRECTIONS[direction]);
    for (const hex of ['0104', '0205', '0303', '0403', '0503']) expect(names('G', hex)).toEqual(['N', 'NE', 'SE', 'S']);
    for (const hex of ['0703', '0803', '0903', '1003', '1103', '1203'])
      expect(names('G', hex)).toEqual(['N', 'S', 'SW', 'NW']);
    for (const hex of ['0601', '0602', '0603', '0604', '0605']) expect(names('G', hex)).toEqual([]);
    for (const hex of ['0104', '0602', '1203']) {
      expect(names('W', hex)).toEqual(['N', 'S', 'SW', 'NW']);
      expect(names('S', hex)).toEqual(['N', 'NE', 'SE', 'S']);
    }
  });
});

const bonus = (amount: number) => ({ key: 'hlb.mod.test', amount, rule: '8.3' });
const terms = (attackDice: number, support: boolean, terrain: boolean): Terms => ({
  attackDice,
  defenceDice: 1,
  diceReasons: [],
  support: support ? bonus(rules.supportBonus) : null,
  terrain: terrain ? bonus(rules.defenderTerrainBonus) : null,
});

/** A second, independent count of the same dice. */
function count(dice: number, support: boolean, terrain: boolean): readonly number[] {
  const counts = [0, 0, 0];
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= (dice === 2 ? 6 : 1); b++)
      for (let d = 1; d <= 6; d++) {
        const rolls = dice === 2 ? [a, b] : [a];
        const plain = rolls.filter((roll) => roll >= 4).length;
        const hits = support && rolls.includes(3) ? plain + 1 : plain;
        const diff = hits - (d + (terrain ? 1 : 0) >= 4 ? 1 : 0);
        const slot = diff === 2 ? 0 : diff === 1 ? 1 : 2;
        counts[slot] = (counts[slot] ?? 0) + 1;
      }
  return counts;
}

describe('exact odds, §8.1', () => {
  it.each([
    ['1 die, clear', 1, false, false, [0, 9, 27]],
    ['1 die, city or river', 1, false, true, [0, 6, 30]],
    ['marker, clear', 2, false, false, [27, 81, 108]],
    ['marker, city or river', 2, false, true, [18, 72, 126]],
    ['marker and support, clear', 2, true, false, [45, 96, 75]],
    ['marker and support, city or river', 2, true, true, [30, 94, 92]],
  ] as const)('%s', (_, dice, support, terrain, row) => {
    const odds = computeOdds(tables, terms(dice, support, terrain));
    expect(odds.outcomes.map((outcome) => outcome.count)).toEqual(row);
    expect(odds.outcomes.map((outcome) => outcome.id)).toEqual(['eliminated', 'retreats', 'goes-back']);
    expect(odds.outcomes.map((outcome) => outcome.success)).toEqual([true, true, false]);
    expect(odds.total).toBe(row[0] + row[1] + row[2]);
    expect(count(dice, support, terrain)).toEqual(row);
  });

  it.each([
    [[3, 5], 0],
    [[5, 3], 1],
    [[6, 2], 1],
    [[1, 2], 1],
    [[3, 3], 0],
    [[4, 6], 0],
  ])('Q19: of %j the die no. %i is helped', (rolls, die) => {
    expect(supportedDie(tables, rolls, 1)).toBe(die);
  });
});

describe('set-up, §3', () => {
  const { state } = open();

  it('§3.1, §3.2: puts each unit on its start hex and gives each hex its owner', () => {
    for (const unit of file.units) expect(state.units[unit.id]?.hex).toBe(unit.start);
    for (const hex of file.hexes) expect(state.control[hex.id] ?? null).toBe(hex.initialControl);
    expect(Object.values(state.markers)).toEqual([null, null, null, null, null, null, null]);
    expect(Object.keys(state.units)).toEqual(unitIds);
    expect(state.turn).toBe(1);
  });

  it('§3.3, §9.4: begins with the German, 23 points against 2', () => {
    const view = game.view(state, 'german');
    expect([view.side, view.phase, view.turn]).toEqual(['german', 'strategic', 1]);
    expect([view.score.german.total, view.score.allied.total]).toEqual([23, 2]);
    expect(file.initialTotals).toMatchObject({ german: 23, allied: 2 });
  });
});
