/** Threats to the supply of a unit (§13.2), compared with every move that the enemy has in random games. */
import { describe, expect, it } from 'vitest';
import { BEFORE_POCKET, position } from './support.ts';
import { decisionOf, frameAt, game, listed, open, play, type Table } from './table.ts';

const { readSupplyThreat, readSupply, readReach } = game.queries;

/** Draws like a die, the same in every run. */
function drawer(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

const fedIn = (table: Table): ReadonlySet<string> => {
  const view = game.view(table.state, 'german');
  return new Set(readSupply(view).flatMap(({ unit, supplied }) => (supplied ? [unit] : [])));
};

/** Movement phases of a random game, with nothing moved yet. */
function phasesOf(seed: number, most: number): readonly Table[] {
  const draw = drawer(seed);
  const found: Table[] = [];
  let table = open(undefined, {}, `threats ${seed}`);
  for (let n = 0; n < 1200 && found.length < most && table.state.result === null; n++) {
    if (frameAt(table) === 'movement/move') found.push(table);
    const moves = listed(table);
    table = play(table, moves[draw(moves.length)] ?? '');
  }
  return found.filter((_, at) => at % 7 === 0);
}

/** The unit walks hex by hex along its way, and halts. */
function walk(table: Table, unit: string, path: readonly string[]): Table {
  let now = table;
  for (const [at, to] of path.entries()) now = play(now, at === 0 ? `move ${unit} ${to}` : `step ${to}`);
  return frameAt(now) === 'movement/path' ? play(now, 'halt') : now;
}

describe('what would cut a unit off', () => {
  it.each([1, 2, 3])('is what every move of the enemy shows, in random game %i', { timeout: 120_000 }, (seed) => {
    let compared = 0;
    let cut = 0;
    for (const table of phasesOf(seed, 60)) {
      const { seat } = decisionOf(table);
      const view = game.view(table.state, seat);
      const before = fedIn(table);
      const foes = [...before].filter((unit) =>
        game.data.facts.units.some(({ id, side }) => id === unit && side !== seat),
      );
      const told = new Map(foes.map((unit) => [unit, readSupplyThreat(view, unit)?.by ?? []]));
      for (const { id } of game.data.facts.units.filter(({ side }) => side === seat)) {
        for (const { hex, path } of readReach(view, id)) {
          const after = fedIn(walk(table, id, path));
          for (const foe of foes) {
            const isTold = told.get(foe)?.some((one) => one.unit === id && one.hex === hex) ?? false;
            expect(isTold, `${id} to ${hex} against ${foe}`).toBe(!after.has(foe));
            compared++;
            if (isTold) cut++;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
    expect(cut).toBeGreaterThan(0);
  });

  it('is nothing for a unit without a line, and names no mover while its own side moves', () => {
    for (const table of phasesOf(4, 20)) {
      const { seat } = decisionOf(table);
      const view = game.view(table.state, seat);
      for (const { unit, supplied } of readSupply(view)) {
        const threat = readSupplyThreat(view, unit);
        expect(threat === null).toBe(!supplied);
        const isOwn = game.data.facts.units.some(({ id, side }) => id === unit && side === seat);
        if (threat && isOwn) expect(threat.by).toBeNull();
      }
    }
  });

  it('names the hexes from which one more unit would close the ring (G-06)', () => {
    const view = game.view(position(BEFORE_POCKET), 'german');
    const threat = readSupplyThreat(view, 's-27');
    expect(threat?.hexes).toContain('1704');
    expect(threat?.by).toContainEqual({ unit: 'g-pz2', hex: '1704' });
  });
});
