/** Each invariant of the rules file, section 7.2, broken on purpose. */
import { describe, expect, it } from 'vitest';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import type { Mutable } from '../../../src/engine/kernel/types.ts';
import { asks, def, type Game, legal, open, play, playAll, tables } from '../../support/reich.ts';
import { withChange } from '../../support/broken.ts';

type Change = (state: Mutable<HrState>) => void;

const START = open().state;
/** Events in the malls, so that nothing is asked before the cards. */
const BARE = Object.fromEntries(
  tables.copies.filter((copy) => START.events[copy] !== 'removed').map((copy) => [copy, 'mall'] as const),
);
const HANDS = { axis: ['G12', 'G5', 'I3', 'I4'], allies: ['S10', 'W4', 'W6', 'S2'] };
const QUIET = open({ pact: false, handSize: { axis: 4, allies: 4 }, hands: HANDS, events: BARE });
const LATE = open(undefined, { scenario: 'short-1944' }).state;

/** The Axis has chosen nothing yet. */
const CHOOSING = play(QUIET, 'A land finland>leningrad').state;
/** Both cards are played and the dice are rolled; G12 may be re-rolled. */
const ROLLED = playAll(QUIET, 'A land finland>leningrad', 'c G12', 'c S10').state;

const broken = (state: HrState, change: Change): readonly string[] => def.invariants(withChange(state, change));
const ids = (found: readonly string[]): readonly string[] => [...new Set(found.map((what) => what.slice(0, 6)))];
const after = (before: HrState, change: Change): readonly string[] =>
  def.invariants(withChange(before, change), { before, move: { type: 'pass' } });

describe('states that are sound', () => {
  it.each([
    ['the start', START],
    ['the start of 1944', LATE],
    ['a question of a conflict', CHOOSING],
    ['dice that are rolled', ROLLED],
  ])('nothing is broken at %s', (_, state) => {
    expect(def.invariants(state)).toEqual([]);
    expect(def.invariants(state, { before: state, move: { type: 'pass' } })).toEqual([]);
  });
});

describe('conflict cards', () => {
  it('INV-01: a card twice, a card nowhere, a card that does not exist', () => {
    expect(broken(QUIET.state, (s) => s.discards.axis.push('G5'))).toContain('INV-01 card G5 twice');
    expect(broken(QUIET.state, (s) => s.decks.axis.shift())[0]).toMatch(/^INV-01 card \w+ is nowhere/);
    expect(broken(QUIET.state, (s) => s.hands.axis.push('G14'))).toContain('INV-01 unknown card G14');
    expect(broken(CHOOSING, (s) => s.conflict?.cards.axis.push('G12'))).toContain('INV-01 card G12 twice');
  });

  it('INV-02: a suit of the other side, or more than two Double Agents', () => {
    const swapped = broken(QUIET.state, (s) => {
      s.hands.axis[0] = 'S10';
      s.hands.allies[0] = 'G12';
    });
    expect(swapped).toEqual(['INV-02 card S10 of axis', 'INV-02 card G12 of allies']);
    const changed = withChange(QUIET.state, (s) => {
      s.decks.allies = s.decks.allies.filter((id) => id !== 'DA-A');
      s.decks.axis.push('DA-A');
    });
    expect(def.invariants(changed)).toEqual([]);
    expect(broken(changed, (s) => s.decks.axis.push('DA-A'))).toContain('INV-02 29 cards of axis');
  });

  it('INV-06: a hand size above 12, or 0 while the game goes on', () => {
    expect(broken(QUIET.state, (s) => (s.handSize.axis = 13))).toContain('INV-06 hand size 13 of axis');
    expect(broken(QUIET.state, (s) => (s.handSize.axis = 0))).toContain(
      'INV-06 hand size of axis is 0 and the game goes on',
    );
  });

  it('INV-06: at 0 nothing else decides; inside a clean-up K-7 is still to come', () => {
    const over =
      (key: string): Change =>
      (s) => {
        s.handSize.axis = 0;
        s.result = { winner: 'allies', reasons: [{ key, rule: '9.1', amount: 0, params: {} }] };
      };
    expect(broken(QUIET.state, over('hr.win.hand-size'))).toEqual([]);
    expect(ids(broken(QUIET.state, over('hr.win.ultimatum')))).toEqual(['INV-06']);
    const inCleanUp =
      (step: number): Change =>
      (s) => {
        s.handSize.axis = 0;
        s.stack.splice(-1, 1, { at: 'clean/step', step }, { at: 'discard', side: 'axis', n: 1, red: false });
        if (s.conflict) s.conflict.winner = 'allies';
        if (s.conflict) s.conflict.cards = { axis: [], allies: [] };
        s.discards.axis.push('G12');
        s.discards.allies.push('S10');
      };
    expect(broken(ROLLED, inCleanUp(8))).toEqual([]);
    expect(ids(broken(ROLLED, inCleanUp(9)))).toEqual(['INV-06']);
  });

  it('INV-07: more cards than the hand size, or fewer between two actions', () => {
    expect(broken(QUIET.state, (s) => (s.handSize.axis = 3))).toEqual(['INV-07 4 cards of axis at hand size 3']);
    expect(broken(QUIET.state, (s) => (s.handSize.allies = 5))).toEqual(['INV-07 allies did not refill to 5']);
  });

  it('INV-07: neither while a conflict runs nor while a discard is pending', () => {
    expect(broken(CHOOSING, (s) => (s.handSize.axis = 3))).toEqual([]);
    const due = broken(QUIET.state, (s) => {
      s.handSize.axis = 3;
      s.due = [{ side: 'axis', n: 1, red: false, random: false }];
    });
    expect(due).toEqual([]);
    const reorganising = play(QUIET, 'reorganise a').state;
    expect([reorganising.handSize.axis, reorganising.hands.axis.length]).toEqual([3, 4]);
    expect(def.invariants(reorganising)).toEqual([]);
  });
});

const ALL_COPIES = {
  enigma: 'AL10',
  stukas: 'XE14',
  outfoxed: 'AX5',
  speer: 'XE9',
  convoy: 'AL1',
  turkey: 'AX9',
} as const;

describe('event cards', () => {
  const put = (copy: string, place: string): readonly string[] =>
    broken(QUIET.state, (s) => (s.events[copy] = place as 'mall'));

  it('INV-03: a copy nowhere, one that does not exist, one left out of the full set', () => {
    expect(broken(QUIET.state, (s) => void delete s.events['AX1'])).toContain('INV-03 event AX1 is nowhere');
    expect(put('AX1', 'pocket')).toEqual(['INV-03 event AX1 is nowhere']);
    expect(put('AX99', 'mall')).toEqual(['INV-03 number of events']);
    expect(put('XE22', 'left-out')).toContain('INV-03 event XE22 is left out');
    const attested = open(undefined, { options: { 'event-set': 'attested' } }).state;
    expect(def.invariants(attested)).toEqual([]);
    expect(broken(attested, (s) => (s.events['AX1'] = 'left-out'))).toContain('INV-03 event AX1 is left out');
  });

  it('INV-04: held by the wrong side, of the wrong kind, face down without being Reusable', () => {
    expect(put(ALL_COPIES.enigma, 'axis-up')).toEqual(['INV-04 AL10 is held by axis']);
    expect(put(ALL_COPIES.stukas, 'allies-down')).toEqual(['INV-04 XE14 is held by allies']);
    expect(put(ALL_COPIES.convoy, 'allies-up')).toEqual(['INV-04 Recyclable AL1 is held by allies']);
    expect(put(ALL_COPIES.outfoxed, 'axis-down')).toEqual(['INV-04 AX5 lies face down']);
    expect(put(ALL_COPIES.outfoxed, 'axis-up')).toEqual([]);
    expect(put(ALL_COPIES.stukas, 'axis-down')).toEqual([]);
  });

  it('INV-04: a handed-over pile holds Returnables of the other side alone', () => {
    expect(put(ALL_COPIES.stukas, 'with-allies')).toEqual(['INV-04 Reusable XE14 is handed over']);
    expect(put('XE13', 'with-axis')).toEqual(['INV-04 XE13 was handed over by allies']);
    expect(put('XE13', 'with-allies')).toEqual([]);
  });

  it('INV-05: the lid and the removed, and nothing comes back', () => {
    expect(put(ALL_COPIES.speer, 'lid')).toEqual(['INV-05 Removable XE9 lies in the lid']);
    expect(put(ALL_COPIES.convoy, 'removed')).toEqual(['INV-05 Recyclable AL1 is removed']);
    const gone = withChange(QUIET.state, (s) => (s.events['AX9'] = 'removed'));
    expect(after(gone, (s) => (s.events['AX9'] = 'mall'))).toEqual(['INV-05 removed event AX9 came back']);
  });

  it('INV-08: more events than allowed, an allowance below 6, or one that rises within a year', () => {
    const held = tables.copies.filter((copy) => copy.startsWith('XE')).slice(13, 20);
    const hold: Change = (s) => {
      for (const copy of held) s.events[copy] = 'axis-up';
    };
    expect(broken(QUIET.state, hold)).toEqual(['INV-08 axis holds 7 events of 6']);
    expect(broken(QUIET.state, (s) => (s.allowance.axis = 5))).toEqual(['INV-08 allowance of axis is 5']);
    expect(after(QUIET.state, (s) => (s.allowance.axis = 7))).toEqual(['INV-08 allowance of axis rises']);
    const yearEnd = after(QUIET.state, (s) => {
      s.allowance.axis = 8;
      s.year = { axis: 1, allies: 1 };
      for (const copy of tables.copies) if (s.events[copy] === 'aside-1941') s.events[copy] = 'mall';
    });
    expect(yearEnd).toEqual([]);
  });

  it('INV-08: one more is held only while its owner gives one up (I-02)', () => {
    const dropping = withChange(CHOOSING, (s) => {
      for (const copy of tables.copies.filter((one) => one.startsWith('XE')).slice(13, 20)) s.events[copy] = 'axis-up';
      s.stack.push({ at: 'event/drop', side: 'axis' });
    });
    expect(def.invariants(dropping)).toEqual([]);
    expect(broken(dropping, (s) => (s.stack = s.stack.slice(0, -1)))).toEqual(['INV-08 axis holds 7 events of 6']);
  });

  it('INV-26: only SPEER stands, and the set-aside ones are the right ones, in their time', () => {
    expect(put(ALL_COPIES.speer, 'standing')).toEqual([]);
    expect(put(ALL_COPIES.stukas, 'standing')).toEqual(['INV-26 XE14 stands']);
    expect(put(ALL_COPIES.stukas, 'aside-1941')).toEqual(['INV-26 XE14 is set aside']);
    expect(put('AL4', 'aside-1943')).toEqual(['INV-26 AL4 is set aside']);
    const late = broken(START, (s) => (s.year = { axis: 1, allies: 1 }));
    expect(late).toContain('INV-26 AL4 is still set aside');
    const ending = broken(START, (s) => {
      s.year = { axis: 1, allies: 1 };
      s.stack.unshift({ at: 'reshuffle', side: 'axis', step: 4, isYearEnd: true, entered: 1 });
    });
    expect(ending).toEqual([]);
    const two = broken(START, (s) => (s.year = { axis: 1, allies: 0 }));
    expect(two).toEqual([]);
  });
});

describe('the board', () => {
  it('INV-09: more markers, fleets or fortresses than there are', () => {
    const all: Change = (s) => {
      for (const { id } of tables.zones) s.markers[id] = 'western';
      const plain = tables.areas.filter(({ printed, value }) => printed === 'axis' && value === 0);
      for (const { id } of plain.slice(0, 9)) s.markers[id] = 'western';
    };
    expect(broken(QUIET.state, all)).toEqual(['INV-09 28 markers of western']);
    const unmarked = broken(QUIET.state, (s) => {
      all(s);
      s.unmarked = ['north-sea', 'channel', 'levant'];
    });
    expect(unmarked).toEqual([]);
    expect(broken(QUIET.state, (s) => (s.unmarked = ['channel']))).toEqual([
      'INV-09 nobody holds channel without a marker',
    ]);
    const fleets = tables.zones.slice(0, 5).map(({ id }) => id);
    expect(broken(QUIET.state, (s) => (s.fleets.axis = fleets))).toEqual(['INV-09 5 fleets of axis']);
    const walls = ['berlin', 'ruhr', 'austria', 'rome', 'paris'];
    expect(broken(QUIET.state, (s) => (s.fortresses.axis = walls))).toEqual(['INV-09 5 fortresses of axis']);
  });

  it('INV-10: two fleets in a zone, a fleet ashore, a fortress at sea or of the side that lost the area', () => {
    const two = broken(QUIET.state, (s) => (s.fleets.allies = ['channel', 'channel']));
    expect(two).toEqual(['INV-10 two fleets of allies in channel']);
    expect(broken(QUIET.state, (s) => (s.fleets.axis = ['berlin']))).toEqual(['INV-10 fleets of axis in berlin']);
    expect(broken(QUIET.state, (s) => (s.fortresses.axis = ['channel']))).toEqual([
      'INV-10 fortresses of axis in channel',
    ]);
    expect(broken(QUIET.state, (s) => (s.fortresses.axis = ['moscow']))).toEqual(['INV-10 fortress of axis in moscow']);
    expect(broken(QUIET.state, (s) => (s.fortresses.axis = ['spain']))).toContain('INV-10 fortress of axis in spain');
  });

  it('INV-11: markers that repeat or overrule an own symbol, or lie on ground without a player', () => {
    expect(broken(QUIET.state, (s) => (s.markers['minsk'] = 'soviet'))).toEqual([
      'INV-11 soviet marker on soviet minsk',
    ]);
    expect(broken(QUIET.state, (s) => (s.markers['minsk'] = 'western'))).toEqual([
      'INV-11 western marker on soviet minsk',
    ]);
    expect(broken(QUIET.state, (s) => (s.markers['egypt'] = 'soviet'))).toEqual([
      'INV-11 soviet marker on western egypt',
    ]);
    expect(broken(QUIET.state, (s) => (s.markers['sweden'] = 'axis'))).toEqual(['INV-11 marker on sweden']);
    expect(broken(QUIET.state, (s) => (s.markers['minsk'] = 'axis'))).toEqual([]);
  });

  it('INV-12: an uncontrolled area although it is no longer neutral, and spaces that do not exist', () => {
    expect(broken(QUIET.state, (s) => (s.vichy = 'resolved'))).toContain('INV-12 nobody controls tunisia');
    expect(broken(QUIET.state, (s) => (s.active.turkey = true))).toEqual(['INV-12 nobody controls turkey']);
    expect(broken(QUIET.state, (s) => void delete s.markers['berlin'])).toEqual(['INV-12 no entry for berlin']);
    expect(broken(QUIET.state, (s) => (s.markers['atlantis'] = 'axis'))).toEqual(['INV-12 unknown space atlantis']);
    const changing = broken(QUIET.state, (s) => {
      s.active.turkey = true;
      s.stack.unshift({ at: 'control', changes: [{ space: 'turkey', to: 'axis', unlessOwn: true }] });
    });
    expect(changing).toEqual([]);
  });

  it('INV-19: a centre is lost exactly while the enemy holds it', () => {
    expect(ids(broken(QUIET.state, (s) => (s.markers['leningrad'] = 'axis')))).toEqual(['INV-19']);
    expect(broken(QUIET.state, (s) => (s.lost = ['leningrad']))).toContain('INV-19 leningrad is not lost');
    const both: Change = (s) => {
      s.markers['leningrad'] = 'axis';
      s.lost = ['leningrad'];
    };
    expect(broken(QUIET.state, both)).toEqual([]);
    const paid = broken(QUIET.state, (s) => {
      s.lost = ['rome'];
      s.stack.unshift({ at: 'control', changes: [{ space: 'rome', to: 'western', unlessOwn: true }] });
    });
    expect(paid).toEqual([]);
  });

  it('INV-27: the cube on a Spain of others, a marker, fortress or fight in a neutral one', () => {
    expect(ids(broken(QUIET.state, (s) => (s.spainCentre = true)))).toEqual(['INV-27']);
    expect(broken(QUIET.state, (s) => (s.markers['turkey'] = 'axis'))).toEqual(['INV-27 turkey is neutral']);
    expect(broken(QUIET.state, (s) => (s.fortresses.allies = ['turkey']))).toContain('INV-27 turkey is neutral');
    const fought: Change = (s) => {
      if (s.conflict) s.conflict.target = 'spain';
    };
    expect(broken(CHOOSING, fought)).toEqual(['INV-27 spain is neutral']);
    const joined: Change = (s) => {
      s.active.spain = true;
      s.markers['spain'] = 'axis';
      s.spainCentre = true;
    };
    expect(broken(QUIET.state, joined)).toEqual([]);
  });
});

describe('tracks and turns', () => {
  it('INV-13: cylinders two boxes apart, off the track, or going back', () => {
    expect(broken(QUIET.state, (s) => (s.year.axis = 2))).toEqual(['INV-13 years 2 and 0']);
    expect(broken(LATE, (s) => (s.year = { axis: 6, allies: 5 }))).toEqual(['INV-13 year 6 of axis']);
    expect(after(LATE, (s) => (s.year.axis = 2))).toContain('INV-13 the year of axis goes back');
  });

  it('INV-14: the Pact, the surrender and the operations happen once', () => {
    expect(after(QUIET.state, (s) => (s.pact = true))).toEqual(['INV-14 the Pact comes back']);
    expect(broken(START, (s) => (s.axisReshuffled = true))).toEqual(['INV-14 the Pact outlives its end']);
    expect(after(LATE, (s) => (s.italySurrendered = false))).toEqual(['INV-14 the surrender is undone']);
    expect(after(LATE, (s) => (s.used.barbarossa = false))).toEqual(['INV-14 barbarossa may be used again']);
    const used = withChange(LATE, (s) => (s.used.overlord = true));
    expect(after(used, (s) => (s.turn.operation = 'overlord'))).toEqual(['INV-14 overlord begins a second time']);
    expect(broken(LATE, (s) => (s.turn.operation = 'overlord'))).toEqual(['INV-14 Overlord is not marked as used']);
    expect(broken(START, (s) => (s.turn.isBarbarossa = true))).toEqual(['INV-14 Barbarossa is not marked as used']);
    expect(broken(LATE, (s) => (s.turn.operation = 'barbarossa'))).toEqual(['INV-14 Barbarossa runs unmarked']);
  });

  it('INV-14: a Big Push is gained, readied and spent, in that order', () => {
    expect(broken(START, (s) => (s.bigPush.axis = 'none'))).toEqual(['INV-14 the first Axis Big Push is gone']);
    const back = after(LATE, (s) => (s.bigPush.allies = 'gained'));
    expect(back).toEqual(['INV-14 Big Push of allies goes from ready to gained']);
    const gained = withChange(LATE, (s) => (s.bigPush.allies = 'gained'));
    expect(after(gained, (s) => (s.bigPush.allies = 'none'))).toHaveLength(1);
    expect(after(gained, (s) => (s.bigPush.allies = 'ready'))).toEqual([]);
  });

  it('INV-18: three blitzes, two in Overlord, none in Bagration', () => {
    const made =
      (n: number, operation: HrState['turn']['operation'], series: 'unused' | 'open' = 'open'): Change =>
      (s) => {
        s.turn.blitz = { series, made: n };
        s.turn.operation = operation;
        s.used.overlord = true;
      };
    expect(broken(LATE, made(3, null))).toEqual([]);
    expect(broken(LATE, made(4, null))).toEqual(['INV-18 blitz 4 of 3']);
    expect(broken(LATE, made(2, 'overlord', 'unused'))).toEqual([]);
    expect(broken(LATE, made(3, 'overlord', 'unused'))).toEqual(['INV-18 blitz 3 of 2']);
    expect(broken(LATE, made(1, 'bagration'))).toEqual(['INV-18 blitz 1 of 0']);
    expect(broken(LATE, made(1, null, 'unused'))).toEqual(['INV-18 blitzes without a chain']);
    const fought: Change = (s) => {
      if (s.conflict) s.conflict.blitz = 2;
    };
    expect(broken(CHOOSING, fought)).toEqual(['INV-18 blitz 2 is fought, 0 were made']);
  });

  it('INV-18: one chain and one Success Bonus in a player turn', () => {
    const spent = withChange(QUIET.state, (s) => {
      s.turn.success = 'spent';
      s.turn.blitz = { series: 'closed', made: 2 };
    });
    expect(after(spent, (s) => (s.turn.success = 'earned'))).toEqual([
      'INV-18 Success Bonus goes from spent to earned',
    ]);
    expect(after(spent, (s) => (s.turn.blitz.series = 'open'))).toEqual(['INV-18 the chain goes from closed to open']);
    expect(after(spent, (s) => (s.turn.blitz.made = 1))).toEqual(['INV-18 a blitz is taken back']);
    const next = after(spent, (s) => {
      s.side = 'allies';
      s.turn.success = 'none';
      s.turn.blitz = { series: 'unused', made: 0 };
    });
    expect(next).toEqual([]);
  });
});

describe('conflicts', () => {
  const fight = (change: (conflict: NonNullable<Mutable<HrState>['conflict']>) => void): readonly string[] =>
    broken(ROLLED, ({ conflict }) => {
      if (conflict) change(conflict);
    });

  it('INV-16: three to five dice, three for neutral Vichy, faces of 1 to 6', () => {
    expect(fight(({ dice }) => (dice.axis = [1, 2]))).toEqual(['INV-16 2 dice of axis']);
    expect(fight(({ dice }) => (dice.allies = [1, 2, 3, 4, 5, 6]))).toEqual(['INV-16 6 dice of allies']);
    expect(fight(({ dice }) => (dice.axis = []))).toEqual(['INV-16 0 dice of axis']);
    expect(fight(({ dice }) => (dice.axis = [1, 2, 7]))).toEqual(['INV-16 a die of axis shows 7']);
    const vichy = fight((conflict) => {
      conflict.isNeutralVichy = true;
      conflict.dice.axis = [1, 2, 3, 4];
    });
    expect(vichy).toEqual(['INV-16 4 dice of axis']);
  });

  it('INV-17: the winner follows from the totals, then from the suits, then the active side wins', () => {
    const judged = (axis: number[], allies: number[], winner: 'axis' | 'allies', sabotaged: string[] = []) =>
      fight((conflict) => {
        conflict.dice = { axis, allies };
        conflict.sabotaged = sabotaged;
        conflict.winner = winner;
      });
    expect(judged([1, 1, 1], [1, 1, 2], 'axis')).toEqual([]);
    expect(judged([1, 1, 1], [1, 1, 2], 'allies')).toEqual(['INV-17 allies won, the totals say axis']);
    // 12 + 3 against 10 + 5: German beats Soviet.
    expect(judged([1, 1, 1], [1, 2, 2], 'allies')).toEqual(['INV-17 allies won, the totals say axis']);
    expect(judged([1, 1, 1], [1, 1, 1], 'axis', ['G12'])).toEqual(['INV-17 axis won, the totals say allies']);
    const agents = (winner: 'axis' | 'allies') => {
      const state = withChange(ROLLED, (s) => {
        if (!s.conflict) return;
        s.decks.axis = s.decks.axis.map((id) => (id === 'DA-X' ? 'G12' : id));
        s.decks.allies = s.decks.allies.map((id) => (id === 'DA-A' ? 'S10' : id));
        s.conflict.cards = { axis: ['DA-X'], allies: ['DA-A'] };
        s.conflict.dice = { axis: [1, 2, 3], allies: [3, 2, 1] };
        s.conflict.winner = winner;
      });
      return def.invariants(state);
    };
    expect(agents('axis')).toEqual([]);
    expect(agents('allies')).toEqual(['INV-17 allies won, the totals say axis']);
  });

  it('INV-24: no conflict ends without a winner, and none is left behind', () => {
    expect(broken(ROLLED, ({ stack }) => void stack.splice(-1, 1, { at: 'clean/step', step: 0 }))).toEqual([
      'INV-24 the clean-up of a conflict without a winner',
    ]);
    expect(broken(ROLLED, (s) => (s.stack = [{ at: 'turn/action', side: 'axis' }]))).toEqual([
      'INV-24 a conflict that nobody resolves',
    ]);
    expect(broken(QUIET.state, ({ stack }) => void stack.push({ at: 'conflict/name', side: 'axis' }))).toEqual([
      'INV-24 a step of no conflict',
    ]);
    const lost = after(ROLLED, (s) => {
      s.conflict = null;
      s.stack = [{ at: 'turn/action', side: 'allies' }];
      s.discards.axis.push('G12');
      s.discards.allies.push('S10');
      s.handSize = { axis: 3, allies: 3 };
    });
    expect(lost).toEqual(['INV-24 a conflict ended without a result']);
  });

  it('INV-25: a side that must choose a card has one', () => {
    const empty = broken(CHOOSING, (s) => {
      s.discards.axis.push(...s.hands.axis);
      s.hands.axis = [];
    });
    expect(empty).toEqual(['INV-25 axis has no card to choose']);
  });
});

describe('events data', () => {
  it('INV-28: 56 copies, 12 common, 22 Allied and 22 Axis', () => {
    const count = (deck: string) =>
      tables.eventCards.filter((event) => event.deck === deck).reduce((sum, { copies }) => sum + copies.length, 0);
    expect(tables.copies).toHaveLength(56);
    expect([count('common'), count('allied'), count('axis')]).toEqual([12, 22, 22]);
  });

  it('INV-28: every event that the rules file names', () => {
    const named =
      'waffen-ss stukas von-manstein guderian rommel von-rundstedt tiger-tanks the-bismarck desperate-gamble landing-craft wolfpack v-rockets synthetic-fuel swedish-trade speer iraq-revolts franco zhukov chuikov montgomery patton t34s-and-shermans artillery-and-partisans enigma fleet-carriers higgins-boats their-finest-hour murmansk-run convoy strategic-bombing turncoats vichy-defects war-production counterattack reserves paratroops maximum-effort air-supremacy master-spy outfoxed special-operations turkey-declares-war jet-fighters';
    expect(tables.titles.toSorted()).toEqual(named.split(' ').toSorted());
  });
});

describe('what breaks is found after the move that broke it', () => {
  it('a conflict from its declaration to the next action', () => {
    let game: Game = QUIET;
    for (const text of ['A land finland>leningrad', 'c G12', 'c S10']) {
      const before = game.state;
      game = play(game, text);
      expect(def.invariants(game.state, { before, move: def.words.parse(text) ?? { type: 'pass' } })).toEqual([]);
    }
    for (let n = 0; n < 20 && asks(game) !== 'turn/action'; n++) {
      const before = game.state;
      const text = legal(game).at(-1) ?? '';
      game = play(game, text);
      expect(def.invariants(game.state, { before, move: def.words.parse(text) ?? { type: 'pass' } })).toEqual([]);
    }
    expect(game.state.side).toBe('allies');
  });
});
