/** Queries of overlays and panels, on positions of the worked example. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CombatState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { Odds } from '../../../src/engine/kernel/types.ts';
import type { BtmView } from '../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { attacking } from './boards.ts';
import { EXAMPLE, at, combatPhase, play as playOn } from './fighting.ts';
import { AFTER_BLITZKRIEG, AFTER_MINSK, position, type Bench, type PositionText } from './support.ts';
import { decisionOf, game, listed, moveOf, open, play } from './table.ts';

const { readZones, readSupply, readSurrender, readReach, readOdds, readCombat } = game.queries;

const viewOf = (text: PositionText, seat: Side | null = null): BtmView => game.view(position(text), seat);
const seen = (ctx: Bench, seat: Side | null): BtmView => game.view(ctx.s, seat);
const SEATS = [null, 'german', 'soviet'] as const;

/** 4th Panzer Army against 13th Army in Minsk (1303), 6 to 2 at 2:1, the defence chosen. */
const atMinsk = (hands: PositionText['hands'], text: PositionText = {}): Bench =>
  playOn(
    combatPhase({ units: { 'g-pz4': '1403', 's-13': '1303' }, ...(hands ? { hands } : {}), ...text }),
    ...['attack 1303', 'join g-pz4', 'assault', 'defend s-13 active'],
  );
const toCome = (view: BtmView) =>
  readCombat(view)?.sums?.toCome.map(({ side, card, isSeen, column }) => [side, card, isSeen, column]);
const combat = (text: Partial<CombatState>): CombatState => ({
  target: '1502',
  side: 'german',
  attackers: ['g-pz2', 'g-16', 'g-18'],
  defenders: ['s-11', 's-mc3'],
  bystanders: [],
  active: ['s-11', 's-mc3'],
  attackCard: null,
  defenceCard: null,
  die: null,
  result: null,
  caller: 'combat',
  ...text,
});

describe('zones (§9)', () => {
  it('names who exerts them, from hexes, cities and rear areas', () => {
    const zones = readZones(viewOf(AFTER_MINSK));
    const at = (hex: string) => zones.filter((zone) => zone.hex === hex).map(({ side, units }) => [side, ...units]);
    expect(at('1202')).toEqual([['german', 'g-pz3', 'g-pz4']]);
    expect(at('0303')).toEqual([
      ['german', 'g-11'],
      ['soviet', 's-9', 's-mc2'],
    ]);
    // Infantry outside a city has none, and no unit has any in a marsh.
    expect(zones.some(({ units }) => units.includes('s-13'))).toBe(false);
    expect(zones.some(({ units }) => units.includes('s-mc12'))).toBe(false);
  });
});

describe('supply (§13)', () => {
  const readings = readSupply(viewOf({ ...AFTER_BLITZKRIEG, side: 'soviet' }));
  const of = (unit: string) => readings.find((one) => one.unit === unit);
  const cuts = (unit: string) =>
    of(unit)?.cut.map(({ hex, reason }) => `${hex} ${reason.key.slice('btm.cut.'.length)}`);

  it('draws a shortest line from the hex to its source', () => {
    expect(of('s-4')?.line).toEqual(['1102', '1103', '1203', '1303']);
    expect(of('g-pz4')?.line).toEqual(['1403', '1503', '1502', 'N']);
    expect(of('s-13')?.line).toEqual(['1303']);
  });

  it('says what stops the lines of Riga, of the stack at 1601 and of 1301 (G-06)', () => {
    expect(readings.filter(({ supplied }) => !supplied).map(({ unit }) => unit)).toEqual([
      's-8',
      's-27',
      's-3',
      's-mc12',
    ]);
    expect(cuts('s-27')).toEqual(['1704 unit', '1803 zone', '1603 zone', '1502 zone', '1503 zone']);
    expect(cuts('s-3')).toEqual(['1302 zone', '1401 zone', '1201 unit']);
    expect(cuts('s-8')).toContain('1703 isolated-city');
    expect(of('s-27')?.cut[1]?.reason.params).toEqual({ hex: '1803', units: 'g-pz2' });
  });

  it('distinguishes a unit that is merely too far off from one that is cut off', () => {
    const [far] = readSupply(
      viewOf({ units: { 's-8': '1803' }, germanHexes: ['1907', '1703', '1509', '1306', '1303'] }),
    );
    expect(far?.supplied).toBe(false);
    expect(far?.cut.map(({ reason }) => reason.key)).toEqual(['btm.cut.far']);
  });

  it('names water, enemy cities, and units that hold out in a supply city', () => {
    const lost = { 's-23': '1907', 'g-pz2': '1806', 'g-pz3': '1807', 'g-pz4': '1908' };
    const [held] = readSupply(viewOf({ units: lost, side: 'soviet' })).filter(({ unit }) => unit === 's-23');
    expect(held).toMatchObject({ supplied: false, holdsOut: true });
    const [gone] = readSupply(viewOf({ units: { 's-8': '1305' }, germanHexes: ['1303', '1306', '1509', '1703'] }));
    expect(gone?.cut.map(({ hex, reason }) => `${hex} ${reason.key}`)).toEqual(['1306 btm.cut.city']);
  });

  it('agrees with the supply phase on who surrenders', () => {
    const view = viewOf({
      ...AFTER_BLITZKRIEG,
      side: 'soviet',
      stack: [{ at: 'breakthrough/action', side: 'soviet' }],
    });
    expect(readSurrender(view).map(({ unit, hex }) => `${unit} ${hex}`)).toEqual([
      's-8 1601',
      's-27 1703',
      's-3 1301',
      's-mc12 1601',
    ]);
    expect(readSurrender(view, 'german')).toEqual([]);
  });
});

describe('reach (§10)', () => {
  it('is what the legal steps lead to, and says what stops a unit', () => {
    const table = open({ units: { 'g-pz4': 'N' }, phase: 'movement' });
    const reach = readReach(game.view(table.state, 'german'), 'g-pz4');
    expect(reach.filter(({ steps }) => steps === 1).map(({ hex }) => `move g-pz4 ${hex}`)).toEqual(
      listed(table, 'move g-pz4 '),
    );
    expect(reach.map(({ hex, stops }) => `${hex} ${stops ?? ''}`.trim())).toEqual(['1401 zone', '1701', '1702 zone']);
    expect(reach[0]?.reason?.key).toBe('btm.refuse.STOP_HEX.zone');
  });

  it('goes as far as the allowance in this weather', () => {
    const far = (turn: number) =>
      Math.max(...readReach(viewOf({ turn, units: { 'g-pz1': '0608' } }), 'g-pz1').map(({ steps }) => steps));
    expect([2, 3, 4].map(far)).toEqual([5, 2, 3]);
    const last = readReach(viewOf({ turn: 3, units: { 'g-pz1': '0608' } }), 'g-pz1').at(-1);
    expect(last).toMatchObject({ steps: 2, stops: 'limit' });
  });

  it('goes on from where a unit has come to', () => {
    const table = play(open({ units: { 'g-pz4': 'N' }, phase: 'movement' }), 'move g-pz4 1701');
    expect(readReach(game.view(table.state, 'german'), 'g-pz4')).toMatchObject([
      { hex: '1702', steps: 2 },
      { hex: 'N', steps: 2, stops: 'area' },
    ]);
  });

  it('is empty for units that may not move, and warns of a full hex', () => {
    expect(readReach(viewOf({ turn: 1, units: { 'g-11': 'R' } }), 'g-11')).toEqual([]);
    expect(readReach(viewOf({ units: { 'g-4': '1201' }, moved: ['g-4'] }), 'g-4')).toEqual([]);
    const crowd = readReach(viewOf({ units: { 'g-4': '1201', 'g-9': '1302' } }), 'g-4');
    expect(crowd.find(({ hex }) => hex === '1302')?.crowded).toBe(true);
    expect(crowd.find(({ hex }) => hex === '1301')?.crowded).toBe(false);
  });
});

describe('odds (§11)', () => {
  const attacking: PositionText = { ...EXAMPLE, stack: [{ at: 'combat/attack', side: 'german', begun: false }] };

  it('gives each target in reach the best attack, with exact chances', () => {
    const odds = readOdds(viewOf(attacking));
    expect(odds.map(({ target }) => target)).toEqual(['0702', '0801', '0901', '1102', '1201', '1301', '1502', '1601']);
    const example = odds.find(({ target }) => target === '0702');
    expect(example?.reckoning).toMatchObject({ attack: 9, defence: 3, odds: 3, column: 2 });
    expect(example?.chances?.outcomes.map(({ id, count }) => `${id} ${count}`)).toEqual([
      'DE 1',
      'DL 1',
      'DR 2',
      '- 2',
    ]);
  });

  it('leaves out units that have attacked, and targets of which none is fresh', () => {
    const used = readOdds(viewOf({ ...attacking, attacked: ['g-pz1'], defended: ['s-10', 's-mc6'] }));
    expect(used.find(({ target }) => target === '0901')?.units).toEqual(['g-6', 'g-17']);
    expect(used.some(({ target }) => target === '1201')).toBe(false);
  });

  it('reckons with one tank where only tanks act (§12)', () => {
    const stack: PositionText['stack'] = [{ at: 'breakthrough/action', side: 'german' }];
    const [minsk] = readOdds(viewOf({ ...AFTER_BLITZKRIEG, stack })).filter(({ target }) => target === '1303');
    expect(minsk).toMatchObject({ units: ['g-pz4'], reckoning: { attack: 6, defence: 2, column: 2 } });
  });

  it('sends two tanks together by a card that this seat holds (§12.2)', () => {
    const text: PositionText = {
      units: { 'g-pz1': '1302', 'g-pz2': '1403', 's-13': '1303', 's-6': '1303' },
      stack: [{ at: 'breakthrough/action', side: 'german' }],
    };
    const bestOf = (cards: readonly string[], seat: Side | null) =>
      readOdds(viewOf({ ...text, hands: { german: cards } }, seat)).find(({ target }) => target === '1303');
    expect(bestOf(['g-blitz'], 'german')).toMatchObject({
      units: ['g-pz1', 'g-pz2'],
      reckoning: { attack: 15, defence: 4 },
    });
    expect(bestOf(['g-repl-1'], 'german')).toMatchObject({ units: ['g-pz1'], reckoning: { attack: 8, defence: 4 } });
    expect(bestOf(['g-blitz'], 'soviet')?.units).toEqual(['g-pz1']);
  });

  it('never gets worse by one more attacker', () => {
    const best = new Map(readOdds(viewOf(attacking)).map(({ target, reckoning }) => [target, reckoning.column]));
    for (const attacked of ['g-pz1', 'g-pz2', 'g-pz3', 'g-16', 'g-4', 'g-17', 'g-r3'])
      for (const { target, reckoning } of readOdds(viewOf({ ...attacking, attacked: [attacked] })))
        expect(reckoning.column).toBeLessThanOrEqual(best.get(target) ?? 0);
  });
});

describe('the combat (§11.3)', () => {
  it('is shown while attackers are named, to both: it names no card', () => {
    const ctx = playOn(combatPhase(EXAMPLE), 'attack 1502');
    expect(readCombat(seen(ctx, 'german'))).toMatchObject({ stage: 'naming', attackers: [], sums: null });
    playOn(ctx, 'join g-pz2', 'join g-16', 'join g-18');
    const naming = readCombat(seen(ctx, 'german'));
    expect(naming?.sums).toMatchObject({ attack: 15, defence: 3, odds: 5, column: 6 });
    expect(naming?.attackers.map(({ value, as }) => `${value} ${as}`)).toEqual(['7 full', '4 full', '4 full']);
    expect(readCombat(seen(ctx, 'soviet'))?.sums).toMatchObject({ attack: 15, defence: 3, odds: 5, column: 6 });
  });

  it('counts undecided units as active, for both seats alike', () => {
    const ctx = playOn(combatPhase(EXAMPLE), 'attack 1502', 'join g-pz2', 'join g-16', 'join g-18', 'assault');
    for (const seat of [null, 'german', 'soviet'] as const)
      expect(readCombat(seen(ctx, seat))).toMatchObject({ stage: 'defence', sums: { defence: 3 } });
    playOn(ctx, 'defend s-11 passive');
    const rows = readCombat(seen(ctx, 'german'))?.defenders.map(({ unit, as, value }) => `${unit} ${as} ${value}`);
    expect(rows).toEqual(['s-11 passive 1', 's-mc3 undecided 1']);
  });

  it.each([
    ['join g-18', 'german', ['join g-pz2', 'join g-16']],
    ['defend s-11 passive', 'soviet', ['join g-pz2', 'join g-16', 'assault']],
    ['defend s-11 active', 'soviet', ['join g-pz2', 'join g-16', 'assault']],
    ['shift g-air-1', 'german', ['join g-pz2', 'join g-16', 'assault', 'defend s-11 active', 'defend s-mc3 active']],
    [
      'hitler yes',
      'soviet',
      ['join g-pz2', 'join g-16', 'assault', 'defend s-11 active', 'defend s-mc3 passive', 'shift g-air-1'],
    ],
  ] as const)('shows beforehand what %s makes of it', (text, seat, before) => {
    const hands = { german: ['g-air-1', 'g-repl-1'], soviet: ['s-hitler', 's-city'] };
    const ctx = playOn(combatPhase({ ...EXAMPLE, hands }), 'attack 1502', ...before);
    const standing = readCombat(seen(ctx, seat));
    const supposed = readCombat(seen(ctx, seat), moveOf(text));
    playOn(ctx, text);
    expect(supposed?.sums).not.toEqual(standing?.sums);
    // Hitler Order stays in the hand until it is given.
    const kept = text === 'hitler yes' ? { cancelToCome: supposed?.sums?.cancelToCome } : {};
    const made = readCombat(seen(ctx, seat));
    expect(supposed).toEqual({ ...made, sums: { ...made?.sums, ...kept } });
  });

  it.each(['assault', 'shift none', 'hitler no', 'move g-pz1 1401'])('is changed by no %s', (text) => {
    const ctx = playOn(combatPhase(EXAMPLE), 'attack 1502', 'join g-pz2');
    expect(readCombat(seen(ctx, 'german'), moveOf(text))).toBeNull();
  });

  it('lists every kind of shift, with why it does not apply', () => {
    const shifts = readCombat(viewOf({ ...EXAMPLE, combat: combat({}) }))?.sums?.shifts;
    expect(shifts?.map(({ amount, reason }) => `${amount} ${reason.key}`)).toEqual([
      '0 btm.no-shift.mountain.ground',
      '0 btm.no-shift.city.ground',
      '0 btm.no-shift.river.none',
      '1 btm.shift.tank',
      '0 btm.no-shift.winter.weather',
      '0 btm.no-shift.attack-card.none',
      '0 btm.no-shift.defence-card.none',
    ]);
  });

  it('sums up the shifts that apply, and shows the column without the last card', () => {
    const played = combat({
      attackCard: { card: 'g-air-1', cancelled: false },
      defenceCard: { card: 's-city', cancelled: true },
    });
    const sums = readCombat(viewOf({ ...EXAMPLE, combat: played }))?.sums;
    expect(sums).toMatchObject({ odds: 5, column: 7, results: ['DE', 'DE', 'DE', 'DE', 'DE', 'DE'] });
    expect(sums?.shifts.at(-1)?.reason.key).toBe('btm.no-shift.defence-card.cancelled');
    expect(sums?.withoutCard).toMatchObject({ card: 'g-air-1', column: 6 });
    expect(sums?.withoutCard?.results.at(-1)).toBe('DL');
    expect(sums?.shifts.reduce((sum, { amount }) => sum + amount, sums.odds)).toBe(7);
  });

  it('shows what a shift card still to come would do: of a hand in sight, or of one that may hold it', () => {
    const minsk = { target: '1303', attackers: ['g-pz4'], defenders: ['s-13'], active: ['s-13'] };
    const hands = { german: ['g-air-1'], soviet: ['s-city'] };
    const asked: PositionText['stack'] = [{ at: 'combat/attack-card', side: 'german' }];
    const text: PositionText = {
      units: { 'g-pz4': '1403', 's-13': '1303' },
      hands,
      combat: combat(minsk),
      stack: asked,
    };
    expect(toCome(viewOf(text, 'german'))).toEqual([
      ['german', 'g-air-1', true, 3],
      ['soviet', 's-city', false, 1],
    ]);
    expect(toCome(viewOf({ ...text, hands: { german: ['g-air-1'] } }, 'german'))).toHaveLength(1);
    expect(toCome(viewOf({ ...text, hands: {} }, 'german'))).toEqual([]);
    const played = combat({ ...minsk, attackCard: { card: 'g-air-1', cancelled: false } });
    expect(toCome(viewOf({ ...text, combat: played }, 'soviet'))).toEqual([['soviet', 's-city', true, 2]]);
    const rolled: PositionText['stack'] = [{ at: 'combat/reroll', side: 'german', asked: 'german' }];
    const die = combat({ ...minsk, die: 3, result: 'DR' });
    expect(toCome(viewOf({ ...text, combat: die, stack: rolled }, 'german'))).toEqual([]);
    // Street Fighting is for cities alone (§7.1).
    const open = { ...EXAMPLE, hands: { soviet: ['s-city'] }, combat: combat({}), stack: asked };
    expect(toCome(viewOf(open, 'german'))).toEqual([]);
  });

  it('gives both ends of a chance that a hidden card may move, to each side as its own', () => {
    const table = atMinsk({ german: ['g-air-1'], soviet: ['s-city'] });
    const endsOf = (odds: Odds | null | undefined) => {
      const { low, high } = odds?.range ?? {};
      return odds && low && high ? [low, high].map(({ count, by }) => [count, by.key, by.params?.['card']]) : null;
    };
    const { sums } = readCombat(seen(table, 'german')) ?? {};
    const won = sums?.chances?.outcomes.reduce((sum, { count, success }) => sum + (success ? count : 0), 0) ?? -1;
    expect(endsOf(sums?.chances)).toEqual([
      [expect.toSatisfy((count: number) => count < won), 'btm.range.card', 's-part'],
      [won, 'btm.range.plain', undefined],
    ]);
    // The preview of a move has them, too.
    expect(endsOf(game.foresight.preview(table.s, { type: 'shift', card: null }).odds)).toEqual(endsOf(sums?.chances));
    // The defender counts what the attacker does not, and has no doubt about its own card.
    playOn(table, 'shift none');
    const own = readCombat(seen(table, 'soviet'))?.sums;
    const [low, high] = endsOf(own?.chances) ?? [];
    const total = own?.chances?.total ?? 0;
    expect(low).toEqual([won, 'btm.range.plain', undefined]);
    expect(high?.[2]).toMatch(/^g-/);
    expect(endsOf(own?.forDecider)).toEqual(
      [high, low].map((end) => [total - Number(end?.[0]), ...(end?.slice(1) ?? [])]),
    );
  });

  it('no longer shows the card of an attacker who has passed, to any viewer', () => {
    const table = atMinsk({ german: ['g-air-1', 'g-tac'], soviet: ['s-city'] });
    for (const seat of SEATS) expect(toCome(seen(table, seat))?.map(([side]) => side)).toEqual(['german', 'soviet']);
    playOn(table, 'shift none');
    for (const seat of SEATS) expect(toCome(seen(table, seat))?.map(([side]) => side)).toEqual(['soviet']);
  });

  it('counts a card that Hitler Order may still cancel, and the one that it replaces no more', () => {
    const table = atMinsk({ german: ['g-air-1', 'g-air-2'], soviet: ['s-hitler'] });
    playOn(table, 'shift g-air-1');
    expect(at(table)).toBe('card/hitler');
    for (const seat of SEATS) {
      const sums = readCombat(seen(table, seat))?.sums;
      expect(sums).toMatchObject({ odds: 3, column: 3, withoutCard: { card: 'g-air-1', column: 2 } });
      expect(sums?.toCome.some(({ side }) => side === 'german')).toBe(false);
    }
    playOn(table, 'hitler no');
    expect(readCombat(seen(table, 'german'))?.sums).toMatchObject({ column: 3, cancelToCome: null });
  });

  it('leaves nothing to come to the attacker once the defender has played', () => {
    const text: PositionText = { side: 'soviet', units: { 's-13': '1303', 'g-pz4': '1403' } };
    const table = combatPhase({ ...text, hands: { german: ['g-air-1'], soviet: ['s-hitler', 's-part'] } });
    playOn(table, 'attack 1403', 'join s-13', 'assault', 'defend g-pz4 active', 'shift none', 'shift g-air-1');
    expect(at(table)).toBe('card/hitler');
    for (const seat of SEATS) {
      const sums = readCombat(seen(table, seat))?.sums;
      expect(sums?.shifts.at(-1)).toMatchObject({ kind: 'defence-card', amount: -1 });
      expect(sums?.toCome).toEqual([]);
    }
  });

  it('shows Hitler Order where there may be a German card for it, of a hand in sight or of one that may hold it', () => {
    const cancel = (hands: PositionText['hands'], seat: Side | null, text: PositionText = {}) =>
      readCombat(seen(atMinsk(hands, text), seat))?.sums?.cancelToCome;
    const [german, soviet] = [['g-air-1'], ['s-hitler']];
    expect(cancel({ german, soviet }, 'soviet')).toEqual({ side: 'soviet', card: 's-hitler', isSeen: true });
    expect(cancel({ german, soviet }, 'german')).toEqual({ side: 'soviet', card: 's-hitler', isSeen: false });
    // Open cards are in no hand, so the hand is not mentioned; nor is one with nothing to cancel.
    const gone = { discards: { soviet: ['s-hitler'] } };
    expect(cancel({ german, soviet: ['s-part'] }, 'german', gone)).toBeNull();
    expect(cancel({ german, soviet: ['s-part'] }, 'german')).toMatchObject({ isSeen: false });
    expect(cancel({ german: ['g-blitz'], soviet }, 'german')).toBeNull();
    expect(cancel({ german: ['g-tac'], soviet }, 'german')).not.toBeNull();
  });

  it('shows the same of a hidden hand, whatever is in it', () => {
    const told = (soviet: readonly string[], ...then: readonly string[]) => {
      const view = seen(playOn(atMinsk({ german: ['g-air-1', 'g-tac'], soviet }), ...then), 'german');
      return { view, reading: readCombat(view) };
    };
    for (const then of [[], ['shift none'], ['shift g-air-1'], ['shift g-air-1', 'hitler no']])
      expect(told(['s-hitler', 's-city'], ...then)).toEqual(told(['s-reinf-1', 's-t34'], ...then));
  });

  it('shows what a re-roll card of a hidden hand would do, separately, and nothing of one in sight', () => {
    const rerolls = (seat: Side | null, text: PositionText = {}) =>
      readCombat(seen(atMinsk({ german: ['g-blitz'], soviet: ['s-city'] }, text), seat))?.sums?.rerollsToCome.map(
        ({ card, chances: { total, outcomes } }) => [card, total, outcomes.find(({ id }) => id === '-')?.count],
      );
    // 2:1: four of six empty the hex; with a die for the German side more do, with one for the Soviet side fewer.
    expect(rerolls('german')).toEqual([['s-part', 36, 20]]);
    expect(rerolls('soviet')).toEqual([['g-tac', 36, 4]]);
    expect(rerolls(null)?.map(([card]) => card)).toEqual(['g-tac', 's-part']);
    expect(rerolls(null, { options: { openHands: true } })).toEqual([]);
    expect(rerolls('german', { discards: { soviet: ['s-part'] } })).toEqual([]);
    // Both are for a German die alone.
    const table = combatPhase({
      side: 'soviet',
      units: { 's-13': '1303', 'g-pz4': '1403' },
      hands: { german: ['g-tac'] },
    });
    playOn(table, 'attack 1403', 'join s-13');
    expect(readCombat(seen(table, 'soviet'))?.sums?.rerollsToCome).toEqual([]);
  });

  it('shows the odds against passive defence as long as it can be chosen', () => {
    const table = playOn(combatPhase(EXAMPLE), 'attack 1502', 'join g-16');
    const passive = () => readCombat(seen(table, 'german'))?.sums?.passive;
    expect(readCombat(seen(table, 'german'))?.sums).toMatchObject({ attack: 4, defence: 3, column: 1 });
    expect(passive()).toMatchObject({ defence: 1, odds: 4, column: 4 });
    playOn(table, 'assault', 'defend s-11 active');
    expect(passive()).toMatchObject({ defence: 2, odds: 2 });
    playOn(table, 'defend s-mc3 passive');
    expect(passive()).toBeNull();
  });

  it('keeps one of two corps active, and a lone one has no passive defence (§11.6)', () => {
    const corps = (units: PositionText['units']) =>
      readCombat(
        seen(playOn(combatPhase({ units: { 'g-16': '1602', ...units } }), 'attack 1502', 'join g-16'), 'german'),
      );
    expect(corps({ 's-mc3': '1502', 's-mc12': '1502' })?.sums).toMatchObject({ defence: 2, passive: { defence: 1 } });
    expect(corps({ 's-mc3': '1502' })?.sums).toMatchObject({ defence: 1, passive: null });
  });

  it('fails below even odds without a row of results', () => {
    const weak = combat({ target: '1303', attackers: ['g-r3'], defenders: ['s-13'], active: ['s-13'] });
    const units = { 'g-r3': '1403', 's-13': '1303' };
    const sums = readCombat(viewOf({ units, combat: weak }))?.sums;
    expect(sums).toMatchObject({ odds: 1, column: 0, results: [], chances: null });
  });

  it('knows no re-roll of a hidden hand, and no retreat from a hero city', () => {
    const text: PositionText = {
      units: { 'g-pz4': '1403', 's-13': '1303' },
      hands: { german: ['g-tac'], soviet: ['s-part'] },
      hero: { hex: '1303', used: true, doubled: '1303' },
      combat: combat({ target: '1303', attackers: ['g-pz4'], defenders: ['s-13'], active: ['s-13'] }),
    };
    expect(readCombat(viewOf(text))).toMatchObject({ isHero: true, sums: { column: 2, withRerolls: null } });
    expect(readCombat(viewOf(text))?.sums?.results).toEqual(['DE', 'DL', '-', '-', '-', '-']);
    expect(readCombat(viewOf(text, 'german'))?.sums?.withRerolls?.total).toBe(36);
    expect(readCombat(viewOf({ ...text, options: { openHands: true } }))?.sums?.withRerolls?.total).toBe(216);
  });
});

it('asks nothing of a view that the view does not hold: whole games', () => {
  let table = open({}, {}, 'queries');
  for (let n = 0; n < 400 && table.state.result === null; n++) {
    const view = JSON.parse(JSON.stringify(game.view(table.state, 'soviet'))) as BtmView;
    readZones(view);
    readOdds(view);
    const surrendering = readSurrender(view, 'soviet').map(({ unit }) => unit);
    for (const { unit, supplied, line, cut, holdsOut } of readSupply(view)) {
      expect(line.length > 0).toBe(supplied);
      expect(cut.length > 0).toBe(!supplied);
      if (unit.startsWith('s-')) expect(surrendering.includes(unit)).toBe(!supplied && !holdsOut);
    }
    const { moves } = decisionOf(table);
    const move = moves[(n * 7) % moves.length];
    if (move) table = play(table, game.words.notation(move));
  }
});

describe('§11.6: mechanised corps attacked alone', () => {
  it('the panel, the choice of a target and the assault show the same weaker defence: one of two corps', () => {
    const units = { 'g-4': '0902', 'g-9': '0803', 's-mc1': '0903', 's-mc2': '0903' };
    const table = attacking({ units, turn: 3 });
    const named = play(table, 'attack 0903', 'join g-4', 'join g-9');
    expect(readCombat(game.view(named.state, 'german'))?.sums).toMatchObject({
      ...{ attack: 10, defence: 2, odds: 5 },
      passive: { defence: 1, odds: 10 },
    });
    for (const [at, move] of [
      [table, 'attack 0903'],
      [named, 'assault'],
    ] as const) {
      const { effects } = game.foresight.preview(at.state, moveOf(move));
      const paramsOf = (key: string) => effects.find((effect) => effect.key === key)?.params;
      expect(paramsOf('btm.effect.odds')).toMatchObject({ attack: 10, defence: 2, odds: 5 });
      expect(paramsOf('btm.effect.odds-passive')).toMatchObject({ attack: 10, defence: 1, odds: 10 });
    }
  });

  it('one corps alone has no weaker defence to show', () => {
    const table = attacking({ units: { 'g-4': '0902', 's-mc1': '0903' }, turn: 3 });
    const { effects } = game.foresight.preview(table.state, moveOf('attack 0903'));
    expect(effects.map(({ key }) => key)).not.toContain('btm.effect.odds-passive');
  });
});
