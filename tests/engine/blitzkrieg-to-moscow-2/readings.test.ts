/** Rulings that are chosen when a match is set up (rules reader, Q19 to Q33), each read both ways by play. */
import { describe, expect, it } from 'vitest';
import { RULINGS, RULING_IDS, allReadingsOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { explainDefence } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/defence.ts';
import { readField } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { computeScore } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/score.ts';
import { zoneMakers, zoneOf } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import { startGame } from '../../../src/engine/kernel/runner.ts';
import { SetupError } from '../../../src/engine/kernel/types.ts';
import { assault, attacking, breaking, isSpent, latestOf, railing, reinforcing } from './boards.ts';
import * as fight from './fighting.ts';
import { FREE } from './set-up.ts';
import { position, type PositionText } from './support.ts';
import { frameAt, game, listed, moveOf, open, placeOf, play, refusedAs, type Table } from './table.ts';
import { t } from './game.ts';

const start = (options: Readonly<Record<string, string | boolean>>, rules?: number) =>
  startGame(game, { scenario: 'campaign', seed: 's', options, ...(rules === undefined ? {} : { rules }) }).state;

describe('readings of open rules', () => {
  it('are the recommended ones unless others are chosen, and are kept in the state', () => {
    const recommended = Object.fromEntries(RULING_IDS.map((id) => [id, RULINGS[id].values[0]]));
    expect(allReadingsOf(start({}))).toEqual(recommended);
    for (const id of RULING_IDS)
      for (const value of RULINGS[id].values) {
        const state = start({ [id]: value });
        expect(allReadingsOf(state)[id]).toBe(value);
        expect(game.readState(structuredClone(state))).toEqual(state);
      }
    expect(() => start({ 'odessa-points': 'three' })).toThrow(SetupError);
  });

  it('are held where they are not the recommended ones, if matches were under way when they came', () => {
    const later = RULING_IDS.filter((id) => 'isHeldIfOther' in RULINGS[id]);
    expect(later).toEqual(['rear-areas', 'track-at-end', 'city-in-zone', 'corps-on-track']);
    for (const id of later) expect(start({ [id]: RULINGS[id].values[0] })).toEqual(start({}));
  });

  it('are none in a match of rules version 1: its state has no such key, and its set-up no such option', () => {
    expect(start({}, 1)).not.toHaveProperty('rulings');
    expect(() => start({ 'odessa-points': 'one' }, 1)).toThrow(SetupError);
    expect(game.readState(structuredClone(start({}, 1)))).toEqual(start({}, 1));
  });
});

describe('Q19, §15.2.1: Odessa as the hero city', () => {
  const named = (rulings: object, odessa = true) => {
    const table = reinforcing({
      side: 'soviet',
      turn: 3,
      units: { 's-9': '0304' },
      hands: { soviet: ['s-reinf-1'] },
      options: { odessa },
      rulings,
    });
    const told = game.foresight.preview(table.state, moveOf('hero s-reinf-1 0304')).effects.map(({ key }) => key);
    return { table: play(table, 'hero s-reinf-1 0304'), told };
  };
  const germanPoints = ({ table }: ReturnType<typeof named>) =>
    computeScore(
      t,
      position({
        ...{ units: { 'g-11': '0304' }, options: { odessa: true } },
        ...{ hero: { ...table.state.hero, hex: null } },
      }),
    ).total;

  it('is worth 1 point, as the preview says, and 2 where the other reading was chosen or the option is off', () => {
    const recommended = named({});
    expect([germanPoints(recommended), recommended.told.includes('btm.effect.hero-points')]).toEqual([1, false]);
    for (const other of [named({ 'odessa-points': 'two' }), named({}, false)])
      expect([germanPoints(other), other.told.includes('btm.effect.hero-points')]).toEqual([2, true]);
  });
});

describe('Q20, §15.1: not stacked in the free set-up', () => {
  it('means with one another: one of the five shares a city with corps', () => {
    const table = play(open(undefined, { 'free-setup': true }), ...FREE);
    expect([placeOf(table, 's-27'), placeOf(table, 's-mc1')]).toEqual(['1907', '1907']);
  });
});

/** The attack by all named units, with the die that drives the defenders off; the defence is passive where it may be. */
function driven(text: PositionText, target: string, ...attackers: readonly string[]): Table {
  const fought = assault(attacking({ turn: 3, ...text }), target, ...attackers);
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const defended =
      frameAt(fought) === 'combat/defence' ? listed(fought).filter((move) => move.endsWith('passive')) : [];
    const rolled = play(fought, ...defended.map((move) => `${move}: ${die}`));
    if (latestOf(rolled, 'rolled')[0]?.result === 'DR') return rolled;
  }
  throw new Error('no die drives them off');
}

describe('Q21, §11.4.1: a retreat past a full hex', () => {
  const full = (rulings: PositionText['rulings'] = {}) =>
    driven({ side: 'soviet', units: { 'g-4': '1106', 'g-9': '1104', 's-g1': '1107' }, rulings }, '1106', 's-g1');

  it('is a permission: the owner chooses between it and the free ends, and sees what it means', () => {
    const asked = full();
    expect(listed(asked)).toEqual(['fall-back 1104', 'fall-back 1204', 'fall-back 1004']);
    const told = (move: string) => game.foresight.preview(asked.state, moveOf(move)).effects.map(({ key }) => key);
    expect([told('fall-back 1104'), told('fall-back 1204')]).toEqual([['btm.effect.beyond-full'], []]);
    expect(placeOf(play(asked, 'fall-back 1104'), 'g-4')).toBe('1103');
    expect(placeOf(play(asked, 'fall-back 1204'), 'g-4')).toBe('1204');
  });

  it('goes by the order of hexes alone where that was chosen', () => {
    const gone = full({ 'full-hex': 'must' });
    expect(placeOf(gone, 'g-4')).toBe('1103');
    expect(latestOf(gone, 'retreated')[0]?.path).toEqual(['1105', '1104', '1103']);
  });
});

describe('Q22, §11.4.2: hexes nearer to a source', () => {
  /** Odessa is German and empty, and one step from the sea of other German cities. */
  const germanHexes = ['0304', '0106', '0210', '0407', '0706', '0608'];
  const first = (rulings: PositionText['rulings'] = {}) =>
    listed(driven({ units: { 's-6': '0303', 'g-r3': '0402' }, germanHexes, rulings }, '0303', 'g-r3'));

  it('are all equal, or the nearest comes first', () => {
    expect(first()).toEqual(['fall-back 0304', 'fall-back 0403']);
    expect(first({ 'nearer-hex': 'nearest' })).not.toContain('fall-back 0403');
  });
});

describe('Q23, §11.4.2: no hex nearer to a source', () => {
  const first = (rulings: PositionText['rulings'] = {}) =>
    listed(driven({ units: { 's-6': '0206', 'g-r3': '0107' }, rulings }, '0206', 'g-r3'));

  it('leaves the choice, or the one less far comes first', () => {
    expect(first()).toEqual(['fall-back 0306', 'fall-back 0307']);
    expect(first({ 'no-nearer-hex': 'nearest' })).not.toContain('fall-back 0306');
  });
});

describe('Q24, §11.4.2: a city vacated before Romanians', () => {
  const first = (rulings: PositionText['rulings'] = {}) =>
    listed(driven({ units: { 's-6': '0210', 'g-r3': '0209', 'g-r4': '0310' }, rulings }, '0210', 'g-r3', 'g-r4'));

  it('is no source to stay near, or is one', () => {
    expect(first()).toEqual(['fall-back 0211', 'fall-back 0311', 'fall-back 0111']);
    expect(first({ 'vacated-city': 'source' })).toContain('fall-back 0110');
  });
});

describe('Q26, §7.1: activation within a combat', () => {
  const text: PositionText = {
    units: { 'g-pz1': '0902', 's-6': '0903' },
    spent: ['g-pz1'],
    hands: { german: ['g-repl-1', 'g-air-1', 'g-air-2'] },
    turn: 3,
  };
  const asked = (rulings: PositionText['rulings'] = {}) =>
    play(breaking({ ...text, rulings }), 'tank-attack g-repl-1 g-pz1 0903', 'defend s-6 active');

  it('is possible in a breakthrough between the defence and the die, and counts at once', () => {
    const start = asked();
    expect(frameAt(start)).toBe('combat/attack-card');
    expect(listed(start, 'activate')).toEqual(['activate g-air-1 g-pz1', 'activate g-air-2 g-pz1']);
    const told = game.foresight.preview(start.state, moveOf('activate g-air-1 g-pz1'));
    expect(told.effects[0]?.params).toMatchObject({ attack: 8, defence: 2, odds: 4 });
    const woken = play(start, 'activate g-air-1 g-pz1');
    expect([frameAt(woken), isSpent(woken, 'g-pz1')]).toEqual(['combat/attack-card', false]);
    const rolled = play(woken, 'shift g-air-2: 1');
    expect(latestOf(rolled, 'rolled')[0]?.reckoning).toMatchObject({ attack: 8, column: 5 });
    expect(isSpent(play(rolled, 'end-advance'), 'g-pz1')).toBe(true);
  });

  it('is refused where that was chosen, and in the combat phase always (Q13)', () => {
    const start = asked({ activation: 'between-actions' });
    expect(listed(start, 'activate')).toEqual([]);
    expect(refusedAs(start, 'activate g-air-1 g-pz1')).toBe('NO_WINDOW.activate-combat');
    const phase = play(assault(attacking(text), '0903', 'g-pz1'), 'defend s-6 active');
    expect(listed(phase, 'activate')).toEqual([]);
    expect(refusedAs(phase, 'activate g-air-1 g-pz1')).toBe('NO_WINDOW.activate');
  });

  it('can be cancelled by Hitler Order, and opens its window with open hands too', () => {
    const hands = { german: ['g-repl-1', 'g-tac'], soviet: ['s-hitler'] };
    const start = play(
      breaking({ ...text, hands, options: { openHands: true } }),
      'tank-attack g-repl-1 g-pz1 0903',
      'hitler no',
      'defend s-6 active',
    );
    expect(listed(start)).toEqual(['shift none', 'activate g-tac g-pz1']);
    const cancelled = play(start, 'activate g-tac g-pz1', 'hitler yes: 1');
    expect(latestOf(cancelled, 'rolled')[0]?.reckoning.attack).toBe(4);
  });
});

describe('Q27, §14.2.2: a hero city lost and retaken', () => {
  const supplied = (rulings: PositionText['rulings'] = {}) => {
    const units = { 's-6': '1306', 'g-pz1': '1305', 'g-4': '1307', 'g-9': '1206', 'g-6': '1406' };
    const text: PositionText = { side: 'soviet', turn: 4, units, hero: { used: true, doubled: '1306' }, rulings };
    return play(breaking({ ...text, hands: { soviet: ['s-part'] }, spent: ['s-6'] }), 'end-break');
  };

  it('keeps no unit from surrender, or stays a supply city', () => {
    expect(placeOf(supplied(), 's-6')).toBe('surrendered');
    expect(placeOf(supplied({ 'retaken-hero': 'supply-city' }), 's-6')).toBe('1306');
  });
});

describe('Q28, §11.1: a unit attacked twice in a phase', () => {
  const fought = (rulings: PositionText['rulings'] = {}) => {
    const units = { 'g-4': '0902', 'g-9': '0803', 's-6': '0903', 's-mc1': '0903' };
    const table = attacking({ units, defended: ['s-6'], rulings });
    return play(table, 'attack 0903', 'join g-4', 'join g-9', 'assault: 1');
  };

  it('shares the result, and the hex can be entered; or it takes no part and holds the hex', () => {
    const shared = fought();
    expect([placeOf(shared, 's-6'), placeOf(shared, 's-mc1')]).toEqual(['eliminated', 'eliminated']);
    expect(listed(shared, 'advance')).toEqual(['advance g-4', 'advance g-9']);
    const spared = fought({ bystander: 'spared' });
    expect([placeOf(spared, 's-6'), placeOf(spared, 's-mc1')]).toEqual(['0903', 'eliminated']);
    expect(frameAt(spared)).not.toBe('combat/advance');
  });
});

describe('Q29, §6.3, §10.5: by rail into the rear', () => {
  const ridden = (rulings: PositionText['rulings'] = {}) => {
    const table = railing({ units: { 'g-16': '1703' }, hands: { german: ['g-repl-1'] }, rulings });
    const told = game.foresight.preview(table.state, moveOf('rail g-repl-1 g-16 N')).effects.map(({ key }) => key);
    return [placeOf(play(table, 'rail g-repl-1 g-16 N'), 'g-16'), told];
  };

  it('a unit is in the rear area at once, or comes back next turn', () => {
    expect(ridden()).toEqual(['N', []]);
    expect(ridden({ 'rail-to-rear': 'track' })).toEqual(['turn-3', ['btm.effect.to-track']]);
  });
});

describe('Q28, §11.1: the reason against a unit that was attacked before', () => {
  const why = (rulings: PositionText['rulings']) => {
    const state = position({
      ...{ units: { 's-6': '0903', 's-mc1': '0903', 'g-4': '0902' }, ...(rulings && { rulings }) },
      combat: {
        ...{ target: '0903', side: 'german', caller: 'combat', attackers: ['g-4'], defenders: ['s-mc1'] },
        ...{ bystanders: ['s-6'], active: [], attackCard: null, defenceCard: null, die: null, result: null },
      },
    });
    return explainDefence(t, state, ['s-mc1'], 's-6', true);
  };

  it('is that of the reading by which the match is played', () => {
    expect(why({})).toMatchObject({ key: 'btm.refuse.BAD_DEFENCE.bystander', rule: '11.1' });
    expect(why({ bystander: 'spared' })).toMatchObject({ key: 'btm.refuse.BAD_DEFENCE.spared', rule: 'Q28' });
  });
});

describe('Q30, §2.1.2, §9.3: three rear areas or one', () => {
  it('decides how far the zone of an army in one of them reaches', () => {
    const zoneIn = (rulings: PositionText['rulings']) => {
      const field = readField(t, position({ units: { 'g-16': 'N' }, ...(rulings && { rulings }) }));
      const inZone = (hex: string): boolean => t.hasHex(zoneOf(field, 0), t.placeNo(hex));
      return [inZone('1502'), inZone('1201'), inZone('0901'), zoneMakers(field, 0, t.placeNo('0901')).length];
    };
    expect(zoneIn({})).toEqual([true, false, false, 0]);
    expect(zoneIn({ 'rear-areas': 'one' })).toEqual([true, true, true, 1]);
  });
});

describe('Q31, §4.1, §10.5: on the track when the game ends', () => {
  it('a unit is apart, or lost', () => {
    const lost = (rulings: PositionText['rulings']) =>
      computeScore(
        t,
        position({
          turn: 6,
          units: { 'g-pz1': 'turn-7', 'g-4': 'turn-7' },
          rest: 'turn-6',
          ...(rulings && { rulings }),
        }),
      ).total;
    expect([lost({}), lost({ 'track-at-end': 'lost' })]).toEqual([0, -2]);
  });
});

describe('Q32, §13.2.3: an empty city in an enemy zone', () => {
  it('scores, or is cut off by its own hex', () => {
    const total = (rulings: PositionText['rulings'], more: PositionText['units'] = {}) =>
      computeScore(
        t,
        position({ units: { 's-mc1': '1304', ...more }, germanHexes: ['1303'], ...(rulings && { rulings }) }),
      ).total;
    expect([total({}), total({ 'city-in-zone': 'cut-off' })]).toEqual([1, 0]);
    // With a friend in it, it is no matter.
    expect(total({ 'city-in-zone': 'cut-off' }, { 'g-16': '1303' })).toBe(1);
  });
});

describe('Q33, §11.3.7: a corps that fought and reached the track', () => {
  it('is told before its step what comes of it there', () => {
    const told = (rulings: PositionText['rulings']) => {
      const text: PositionText = {
        ...{ turn: 2, units: { 's-20': '1310', 's-mc7': '1310', 'g-pz1': '1309' }, ...(rulings && { rulings }) },
      };
      const { s } = fight.play(
        fight.combatPhase(text, 5),
        ...['attack 1310', 'join g-pz1', 'assault', 'defend s-20 passive', 'defend s-mc7 active', 'retreat s-mc7'],
      );
      // The only step from 1311 is played by itself.
      const stack = s.stack.map((frame) => (frame.at === 'combat/retreat-path' ? { ...frame, path: ['1311'] } : frame));
      return game.foresight.preview({ ...s, stack }, moveOf('fall-back E')).effects.map(({ key }) => key);
    };
    expect(told({})).toEqual(['btm.effect.to-track']);
    expect(told({ 'corps-on-track': 'eliminated' })).toEqual(['btm.effect.exhausted']);
  });

  const fought = (rulings: PositionText['rulings']) => {
    const text: PositionText = {
      ...{ turn: 2, units: { 's-20': '1310', 's-mc7': '1310', 'g-pz1': '1309' }, ...(rulings && { rulings }) },
    };
    const ctx = fight.play(
      fight.combatPhase(text, 5),
      ...['attack 1310', 'join g-pz1', 'assault', 'defend s-20 passive', 'defend s-mc7 active', 'retreat s-mc7'],
    );
    const told = game.queries.readRetreats(game.view(ctx.s, 'soviet')).map(({ end, fate }) => `${end} ${fate}`);
    fight.play(ctx, 'fall-back 1311');
    while (fight.at(ctx).startsWith('combat/retreat')) fight.play(ctx, fight.listed(ctx)[0] ?? '');
    if (fight.at(ctx) === 'combat/advance') fight.play(ctx, 'end-advance');
    return [told.includes('E track'), fight.placeOf(ctx, 's-mc7')];
  };

  it('comes back, or is eliminated; what its ways say goes by the reading', () => {
    expect(fought({})).toEqual([true, 'turn-3']);
    expect(fought({ 'corps-on-track': 'eliminated' })).toEqual([false, 'eliminated']);
  });
});
