/** Open rules with a switch (Q3, Q4, Q5, Q11, Q26), read as we recommend and otherwise, by play. */
import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../../src/players/hitlers-last-battles/greedy.ts';
import { RULINGS, rulingsOf } from '../../../src/engine/games/hitlers-last-battles/rulings.ts';
import type { Position } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { digestState } from '../../../src/engine/kernel/digest.ts';
import { SetupError } from '../../../src/engine/kernel/types.ts';
import { decisionOf, frameAt, game, hexOf, listed, only, open, play, refusedAs, whyKeys } from './support.ts';
import { makePlayer } from './players.ts';

describe('the readings of a match', () => {
  it('are in its state only where one is not the recommended one', () => {
    expect(open().state).not.toHaveProperty('rulings');
    const named = Object.fromEntries(Object.entries(RULINGS).map(([id, { values }]) => [id, values[0]]));
    expect(digestState(open(undefined, named).state)).toBe(digestState(open().state));
    const { state } = open(undefined, { 'whose-cities': 'side' });
    expect(state.rulings).toEqual({ ...rulingsOf({}), 'whose-cities': 'side' });
    expect(game.readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(() => game.readState({ ...open().state, rulings: rulingsOf({}) })).toThrow('recommended');
    expect(() => game.readState({ ...state, rulings: { ...state.rulings, 'whose-cities': 'all' } })).toThrow();
  });

  it('are offered at set-up, the recommended one first, and no others are taken', () => {
    const [campaign] = game.scenarios;
    expect(campaign?.options.map(({ id, initial, rule }) => [id, initial, rule])).toEqual([
      ['beside-enemy', 'every-hex', 'Q3'],
      ['whose-cities', 'own', 'Q4'],
      ['beaten-attacker', 'goes-back', 'Q11'],
      ['attack-cost', 'allowance', 'Q5'],
      ['fought-before', 'this-phase', 'Q26'],
    ]);
    expect(() => open(undefined, { 'whose-cities': 'all' as 'any' })).toThrow(SetupError);
  });

  it.each([
    { 'beside-enemy': 'cities', 'whose-cities': 'side', 'beaten-attacker': 'retreats' } as const,
    { 'beside-enemy': 'next-to-cities', 'whose-cities': 'any', 'beaten-attacker': 'retreats' } as const,
    {
      'beside-enemy': 'starts-and-next-to-cities',
      'whose-cities': 'any',
      'attack-cost': 'ends-move',
      'fought-before': 'this-turn',
    } as const,
  ])('hold through whole games: every invariant after every move (%o)', (readings) => {
    for (const seed of ['one', 'two', 'three']) {
      const choose = makePlayer(seed, 80);
      let table = open(undefined, readings, seed);
      while (table.state.result === null) {
        const move = choose(decisionOf(table).moves);
        const next = play(table, game.words.notation(move));
        expect(game.invariants(next.state, { before: table.state, move })).toEqual([]);
        expect(game.readState(JSON.parse(JSON.stringify(next.state)))).toEqual(next.state);
        table = next;
      }
      expect(table.state.rulings).toMatchObject(readings);
    }
  });
});

describe('Q3: replacements beside an enemy', () => {
  /** Hamburg (0502), a city; 0403, the start of G-B, next to cities; each next to an enemy. */
  const position: Position = {
    units: only({ 'G-H': '0704', 'W-12': '0503', 'S-2B': '1002', 'S-1B': '1003', 'W-21': '0304' }),
    turn: 2,
  };
  const asked = (reading: 'every-hex' | 'cities' | 'next-to-cities') =>
    play(open(position, { 'beside-enemy': reading }), 'volkssturm no');

  it('in no hex at all, as we recommend', () => {
    const table = asked('every-hex');
    for (const hex of ['0502', '0403']) expect(refusedAs(table, `replace G-B ${hex}`)).toBe('BAD_PLACEMENT.enemy-near');
  });

  it('or only in no city: a start hex and the edge take them', () => {
    const table = asked('cities');
    expect(refusedAs(table, 'replace G-B 0502')).toBe('BAD_PLACEMENT.enemy-near-cities');
    expect(whyKeys(table, 'space:0502', 'unit:G-B')).toEqual(['BAD_PLACEMENT.enemy-near-cities']);
    expect(hexOf(play(table, 'replace G-VIST 0902'), 'G-VIST')).toBe('0902');
    const edge = open({ side: 'allied', units: only({ 'G-B': '0204', 'S-1B': '1003' }) }, { 'beside-enemy': 'cities' });
    expect(listed(edge)).toContain('replace W-21 0104');
  });

  it('or only in no hex next to a city, as the damaged sentence may say', () => {
    const table = asked('next-to-cities');
    expect(refusedAs(table, 'replace G-B 0403')).toBe('BAD_PLACEMENT.enemy-near-next-to-cities');
    // Warsaw's neighbour 0902 is next to a city, lonely Koenigsberg is not.
    const links = game.data.facts.links;
    const isCity = (hex: string) => (game.data.facts.hexes.find(({ id }) => id === hex)?.cityValue ?? 0) > 0;
    const lonely = game.data.facts.hexes.find(
      ({ id, cityValue, initialControl }) =>
        cityValue > 0 && initialControl === 'G' && !Object.values(links[id] ?? {}).some(isCity),
    );
    const beside = Object.values(links[lonely?.id ?? ''] ?? {})[0] ?? '';
    const units = only({ 'G-H': '0602', 'S-1B': beside, 'W-12': '0204' });
    const read = (reading: 'every-hex' | 'next-to-cities') =>
      listed(play(open({ units, turn: 2 }, { 'beside-enemy': reading }), 'volkssturm no'), `replace G-B ${lonely?.id}`);
    expect(read('next-to-cities')).toHaveLength(1);
    expect(read('every-hex')).toHaveLength(0);
  });
});

describe('Q3: the reading by start hexes and hexes next to cities', () => {
  const reading = { 'beside-enemy': 'starts-and-next-to-cities' } as const;
  const links = game.data.facts.links;
  const near = (hex: string): readonly string[] => Object.values(links[hex] ?? {});

  it('bars both kinds beside an enemy, whatever else they are', () => {
    const table = play(
      open({ units: only({ 'G-H': '0704', 'W-12': '0503', 'S-1B': '1003', 'W-21': '0304' }), turn: 2 }, reading),
      'volkssturm no',
    );
    expect(refusedAs(table, 'replace G-B 0403')).toBe('BAD_PLACEMENT.enemy-near-starts-and-next-to-cities');
  });

  it('leaves the edge free, where the first reading bars it', () => {
    const west = game.data.facts.hexes
      .filter(({ id, edge }) => edge !== null && near(id).length > 0)
      .map(({ id }) => id);
    const placed = (chosen: 'every-hex' | 'starts-and-next-to-cities', hex: string) => {
      const enemy = near(hex).find((id) => !west.includes(id)) ?? '';
      const table = open({ side: 'allied', units: only({ 'G-B': enemy, 'S-1B': '1003' }) }, { 'beside-enemy': chosen });
      return listed(table).includes(`replace W-21 ${hex}`);
    };
    const freed = west.filter((hex) => placed('starts-and-next-to-cities', hex));
    expect(freed.length).toBeGreaterThan(0);
    for (const hex of freed) expect(placed('every-hex', hex)).toBe(false);
  });
});

describe('Q5: what an attack costs', () => {
  const near = (hex: string): readonly string[] => Object.values(game.data.facts.links[hex] ?? {});
  const from = '0602';
  const via = '0703';
  const to = near(via).find((hex) => hex !== from && !near(from).includes(hex)) ?? '';
  const moved = (reading: 'allowance' | 'ends-move') =>
    play(
      open({ step: 'movement', units: only({ 'G-B': from, 'S-1B': to, 'W-12': '0204' }) }, { 'attack-cost': reading }),
      `move G-B ${via}`,
    );

  it('the whole allowance, as we recommend: a unit that has moved does not attack', () => {
    expect(listed(moved('allowance'), 'attack')).toEqual([]);
    expect(refusedAs(moved('allowance'), `attack G-B ${to}`)).toBe('ALREADY_MOVED');
  });

  it('or its last step: one hex, then the attack, and nothing after it', () => {
    const table = moved('ends-move');
    expect(listed(table, 'attack')).toEqual([`attack G-B ${to}`]);
    expect(listed(table, 'move G-B')).toEqual([]);
    const attacked = play(table, `attack G-B ${to}`);
    expect(attacked.state.units['G-B']).toMatchObject({ hex: to, origin: via });
    expect(attacked.state).not.toHaveProperty('tally');
    expect(play(table, 'end-move').state).not.toHaveProperty('tally');
  });
});

describe('Q26: a unit that was attacked in this turn', () => {
  const attacked = (reading: 'this-phase' | 'this-turn') =>
    play(
      open(undefined, { 'fought-before': reading }),
      ...['mark M-GD G-B', 'end-mark', 'attack G-G 0305', 'end-move', 'battle 0305: 1 6'],
      ...['mark M-PATTON W-12', 'mark M-ZHUKOV S-1U', 'end-mark', 'attack W-12 0404', 'end-move'],
    );

  it('supports, as we recommend, or does not; a new turn forgets it', () => {
    expect(attacked('this-phase').state).not.toHaveProperty('tally');
    expect(listed(play(attacked('this-phase'), 'battle 0404'))).toContain('support W-6');
    const barred = attacked('this-turn');
    expect(barred.state.tally).toEqual({ halfway: [], attacked: ['W-6'] });
    const fought = play(barred, 'battle 0404');
    expect(frameAt(fought) === 'combat/support' ? listed(fought) : []).not.toContain('support W-6');
    if (fought.state.turn > barred.state.turn) expect(fought.state).not.toHaveProperty('tally');
  });
});

describe('Q4: whose cities take replacements', () => {
  const position: Position = {
    side: 'allied',
    units: only({ 'S-1B': '1003', 'G-B': '0602' }),
    control: { '0203': 'S', '0303': 'G' },
  };
  const asked = (reading: 'own' | 'side' | 'any') => open(position, { 'whose-cities': reading });

  it('those of its faction, as we recommend', () => {
    expect(refusedAs(asked('own'), 'replace W-21 0203')).toBe('BAD_PLACEMENT.city-not-held');
    expect(refusedAs(asked('own'), 'replace W-21 0303')).toBe('BAD_PLACEMENT.start-not-held');
  });

  it('or those of its side: the Allies share theirs', () => {
    expect(hexOf(play(asked('side'), 'replace W-21 0203'), 'W-21')).toBe('0203');
    expect(play(asked('side'), 'replace W-21 0203').state.control['0203']).toBe('S');
    expect(refusedAs(asked('side'), 'replace W-21 0303')).toBe('BAD_PLACEMENT.start-not-held');
  });

  it('or any empty city, which is taken (Q22)', () => {
    const back = play(asked('any'), 'replace W-21 0303');
    expect([hexOf(back, 'W-21'), back.state.control['0303']]).toEqual(['0303', 'W']);
    const { effects } = game.foresight.preview(asked('any').state, { type: 'replace', unit: 'W-21', hex: '0303' });
    expect(effects.map(({ key }) => key)).toContain('hlb.effect.takes');
  });
});

describe('Q11: a beaten attacker', () => {
  /** G-B attacks 0703 out of Berlin (0602): column 07 leaves it N, S, NW and SW, column 06 nothing. */
  const eastward = (reading: 'goes-back' | 'retreats', from = '0602', to = '0703') =>
    play(
      open(
        { step: 'movement', units: only({ 'G-B': from, 'S-1B': to, 'W-12': '0204' }) },
        { 'beaten-attacker': reading },
      ),
      `attack G-B ${to}`,
      'end-move',
    );
  const lost = (table: ReturnType<typeof eastward>, hex: string) => play(table, `battle ${hex}: 1 6`);

  it('returns to its hex whatever the direction, as we recommend', () => {
    // Out of column 06, whence no German retreats.
    expect(hexOf(lost(eastward('goes-back', '0503', '0602'), '0602'), 'G-B')).toBe('0503');
    expect(hexOf(lost(eastward('goes-back', '0803', '0703'), '0703'), 'G-B')).toBe('0803');
  });

  it('or is eliminated where that is no retreat: out of column 06, and away from it', () => {
    for (const [from, to] of [
      ['0503', '0602'],
      ['0803', '0703'],
    ] as const) {
      const after = lost(eastward('retreats', from, to), to);
      expect(hexOf(after, 'G-B')).toBeNull();
      expect(after.latest).toContainEqual({ type: 'eliminated', unit: 'G-B', hex: to, cause: 'way-barred' });
    }
    // Westward out of column 07 it may retreat.
    expect(hexOf(lost(eastward('retreats'), '0703'), 'G-B')).toBe('0602');
  });

  it('is warned before it attacks and before it fights, by the ruling', () => {
    const before = open(
      { step: 'movement', units: only({ 'G-B': '0503', 'S-1B': '0602', 'W-12': '0204' }) },
      { 'beaten-attacker': 'retreats' },
    );
    const attack = game.foresight.preview(before.state, { type: 'attack', unit: 'G-B', hex: '0602' });
    const barred = { params: { unit: 'G-B', from: '0602', hex: '0503' }, rule: 'Q11' };
    expect(attack.effects).toContainEqual({ key: 'hlb.effect.may-not-go-back', ...barred });
    expect(attack.warnings).toContainEqual({ key: 'hlb.warn.way-back-barred', ...barred });
    const fought = play(before, 'attack G-B 0602', 'end-move');
    const battle = game.foresight.preview(fought.state, { type: 'battle', hex: '0602' });
    expect(battle.warnings).toContainEqual({ key: 'hlb.warn.way-back-barred', ...barred });
    const usual = game.foresight.preview(
      { ...before.state, rulings: rulingsOf({}) },
      { type: 'attack', unit: 'G-B', hex: '0602' },
    );
    expect(usual.effects.map(({ key }) => key)).toContain('hlb.effect.goes-back');
  });

  it('makes the greedy player think twice: between an attack and none it attacks where failing costs nothing, not where it costs the unit', () => {
    const german = createGreedy(game.data.facts, 'german');
    const answer = (reading: 'goes-back' | 'retreats') => {
      // An army group in column 05 before Berlin, without a marker: one chance in six.
      const table = open(
        {
          step: 'movement',
          turn: 6,
          units: only({ 'G-B': '0503', 'S-1B': '0602', 'W-12': '0204' }),
          control: { '0602': 'S' },
        },
        { 'beaten-attacker': reading },
      );
      const decision = decisionOf(table);
      const moves = decision.moves.filter(({ type }) => type === 'attack' || type === 'end-move');
      return game.words.notation(
        german.choose(
          { ...decision, moves },
          () => game.view(table.state, 'german'),
          () => 0,
        ),
      );
    };
    expect(answer('goes-back')).toBe('attack G-B 0602');
    expect(answer('retreats')).toBe('end-move');
  });
});
