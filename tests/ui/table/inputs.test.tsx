/** Input budgets: clicks and keys from the first pick to the result, counted. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { asked, BTM, go, notations, open, player, settled, TANK } from './counted.ts';
import { closeTable, heard, notationOfLast, TO_BATTLE, TO_MOVEMENT } from './support.tsx';

afterEach(closeTable);

/** 1502 is held by a stack that has no choice: both units are spent. */
const BATTLE = {
  phase: 'combat',
  units: { 'g-pz2': '1401', 's-11': '1502', 's-mc3': 'eliminated' },
  spent: ['s-11'],
};

/** Minsk, held by a spent army: the die decides. */
const CITY = {
  phase: 'combat',
  units: { 'g-pz2': '1302', 'g-18': '1403', 's-13': '1303' },
  spent: ['s-13'],
  germanHexes: ['1302', '1403'],
};

/** Panzers that can act in two directions in their breakthrough phase (§12). */
const BREAKTHROUGH = {
  phase: 'breakthrough',
  ...TANK,
} as const;

const offeredUnits = () =>
  (matchStore.getState().decision?.moves ?? []).flatMap((move) =>
    'unit' in move && typeof move.unit === 'string' ? [move.unit] : [],
  );

describe('a battle', () => {
  it('of Blitzkrieg to Moscow 2 takes four without cards', async () => {
    await open({ game: BTM, position: CITY });
    const { click, press, count } = player();
    await click('space:1303');
    // All units that can attack do, until they are left out.
    expect(notations().slice(0, 2)).toEqual(['attack 1303', 'join g-pz2']);
    const joined = notations().length;
    await click('unit:g-18');
    expect(notations()).toHaveLength(joined - 1);
    expect(notations()).not.toContain('join g-18');
    expect(go()).toMatch(/^Roll at/);
    await press('{Enter}');
    expect(matchStore.getState().events.some(({ type }) => type === 'rolled')).toBe(true);
    await press('{Enter}');
    expect(count()).toBe(4);
    expect(document.querySelector('.beat, .table__beat')).toBeNull();
  });

  it('of Blitzkrieg to Moscow 2 whose end is certain takes two, and tells it without a die', async () => {
    await open({
      game: BTM,
      position: { ...BATTLE, hands: { german: ['g-tac'], soviet: ['s-t34'] } },
    });
    act(() => matchStore.getState().takeSeat());
    const { click, press, count } = player();
    await click('space:1502');
    expect(go()).toMatch(/^Attack 1502/);
    await press('{Enter}');
    expect(asked()).toBe('btm.ask.advance');
    expect(document.querySelector('.beat-go, .roll-card')).toBeNull();
    expect(heard('assertive')).toMatch(/1502.*whatever the roll/);
    expect(count()).toBe(2);
    // One line for four questions, and it depends on no hand.
    const told = matchStore.getState().timeline.points.flatMap(({ lines }) => lines.map(({ key }) => key));
    expect(told.filter((key) => key === 'btm.log.certain')).toHaveLength(1);
  });

  it('of Blitzkrieg to Moscow 2 asks for everything where players want that', async () => {
    await open({ game: BTM, position: { ...BATTLE, hands: { german: ['g-tac'], soviet: ['s-t34'] } } });
    prefsStore.getState().setPrefs({ asksAll: true });
    act(() => matchStore.getState().takeSeat());
    const { click, press } = player();
    await click('space:1502');
    await press('{Enter}');
    expect(asked()).toBe('btm.ask.attack-card');
  });

  it('of Blitzkrieg to Moscow 2 leaves out who is pressed among the attackers (§11.2)', async () => {
    await open({ game: BTM, position: BATTLE });
    const { click } = player();
    await click('space:1502');
    const joined = notations().length;
    const leave = document.querySelector<HTMLElement>('.btm-parties__leave[aria-label*="18"]');
    expect(leave).toHaveAccessibleName(/^Leave .*18.* out of the attack$/);
    await userEvent.click(leave ?? document.body);
    await settled();
    expect(notations()).toHaveLength(joined - 1);
    expect(notations()).not.toContain('join g-18');
  });

  it('of Blitzkrieg to Moscow 2 takes six with a card on each side', async () => {
    await open({
      game: BTM,
      // Street Fighting is for cities.
      position: {
        phase: 'combat',
        units: { 'g-pz2': '1302', 's-13': '1303' },
        spent: ['s-13'],
        germanHexes: ['1302'],
        hands: { german: ['g-air-1'], soviet: ['s-city'] },
      },
      options: { 'open-hands': true },
    });
    const { click, press, count } = player();
    await click('space:1303');
    await click('card:g-air-1');
    expect(go()).toMatch(/Play Air Support/);
    await press('{Enter}');
    expect(asked()).toBe('btm.ask.defence-card');
    await click('card:s-city');
    await press('{Enter}');
    expect(matchStore.getState().events.some(({ type }) => type === 'rolled')).toBe(true);
    await press('{Enter}');
    expect(count()).toBe(6);
  });

  it('of Hitler’s Last Battles takes three, and the only one opens by itself', async () => {
    await open({ moves: TO_BATTLE.slice(0, -2) });
    // A warning takes a second press.
    const before = player();
    await before.press('0');
    await before.press('{Enter}');
    expect(asked()).toBe('hlb.ask.support');
    const { press, count } = player();
    await press('1');
    await press('{Enter}');
    expect(matchStore.getState().events.some(({ type }) => type === 'rolled')).toBe(true);
    await press('{Enter}');
    expect(count()).toBe(3);
  });

  const ended = async (...attacks: readonly string[]) => {
    await open({ moves: [...TO_MOVEMENT, ...attacks] });
    const before = player();
    await before.press('0');
    // A warning takes a second press.
    if (asked() === 'hlb.ask.move') await before.press('{Enter}');
  };
  const SUPPORTED = ['attack G-B 0304', 'attack G-SUF 0905'] as const;

  it('of Hitler’s Last Battles takes three where several wait: the first that may be supported is open', async () => {
    await ended(...SUPPORTED);
    expect(asked()).toBe('hlb.ask.support');
    // It is fought alone, until a supporter is picked; a second press withdraws it.
    expect(go()).toMatch(/^Fight without support/);
    const { click, press, count } = player();
    const [supporter] = offeredUnits();
    await click(`unit:${supporter}`);
    expect(go()).toMatch(/^Support with/);
    await click(`unit:${supporter}`);
    expect(go()).toMatch(/^Fight without support/);
    const withdrawn = count();
    await click(`unit:${supporter}`);
    await press('{Enter}');
    expect(matchStore.getState().events.some(({ type }) => type === 'rolled')).toBe(true);
    expect(go()).toMatch(/^Next battle: Kaschau/);
    // A press right after the last one would have been meant for that question.
    await act(() => new Promise((done) => void setTimeout(done, 350)));
    await press('{Enter}');
    await waitFor(() => expect(go()).toMatch(/^Fight in Kaschau/));
    expect(count() - withdrawn).toBe(3);
  });

  it('of Hitler’s Last Battles gives way to another battle with one press', async () => {
    await ended(...SUPPORTED);
    expect(matchStore.getState().decision?.ask.params?.['hex']).toBe('0304');
    const row = screen.getByRole('region', { name: 'Battles' });
    await userEvent.click(within(row).getByRole('button', { name: /Kaschau/ }));
    // Nobody can support it, so that it is picked, and waits for the gold button.
    expect(go()).toMatch(/^Fight in Kaschau/);
    await userEvent.click(document.querySelector('.confirm__go') ?? document.body);
    await settled();
    expect(notations().filter((text) => text.startsWith('battle'))[0]).toBe('battle 0905');
  });

  it('of Hitler’s Last Battles is fought with one where nobody supports it, and with one more the next one comes', async () => {
    await ended('attack G-B 0304', 'attack G-H 0303');
    expect(asked()).toBe('hlb.ask.battle');
    // With several battles waiting the gold button names one in a line, and Enter fights that one only.
    expect(go()).toMatch(/^Fight in Lower Rhine \(0303\)(?!:)/);
    const { press, count } = player();
    await press('{Enter}');
    const lines = matchStore.getState().timeline.points.flatMap((point) => point.lines);
    expect(lines.filter(({ key }) => key === 'hlb.log.rolled')).toHaveLength(1);
    expect(notations().find((text) => text.startsWith('battle'))).toBe('battle 0303');
    expect(go()).toMatch(/^Next battle: Ardennes/);
    await press('{Enter}');
    expect([asked(), count()]).toEqual(['hlb.ask.support', 2]);
  });

  it('of Hitler’s Last Battles takes two for each marker before it: the marker and its unit', async () => {
    await open({ sample: 'hitlers-last-battles.markers-german' });
    await act(() => matchStore.getState().dispatchText('unmark M-SSPZ'));
    const { click, count } = player();
    await click('marker:M-SSPZ');
    await click('unit:G-H');
    await settled();
    expect([notations().at(-1), count()]).toEqual(['mark M-SSPZ G-H', 2]);
  });

  it('of Hitler’s Reich takes four from the choice of action to the first card', async () => {
    await open({ game: 'hitlers-reich', scenario: 'campaign-1941' });
    while (asked() !== 'hr.ask.action') {
      const [first] = matchStore.getState().decision?.moves ?? [];
      if (!first) throw new Error('nothing to do');
      await act(() => matchStore.getState().dispatch(first));
    }
    const attack = matchStore.getState().decision?.moves.find((move) => move.type === 'attack');
    if (!attack || !('target' in attack)) throw new Error('nothing to attack');
    const { click, press, count } = player();
    await click('button:attack-land');
    await click(`space:${String(attack.target)}`);
    await press('{Enter}');
    await press('{Enter}');
    // The defender's answers are the inputs of the other player.
    while (asked() === 'hr.ask.events') await act(() => matchStore.getState().dispatchText('done'));
    expect(asked()).toBe('hr.ask.card');
    expect(count()).toBe(4);
  });
});

describe('a re-roll of Hitler’s Reich', () => {
  const REROLL = { sample: 'hitlers-reich.conflict-reroll-axis' };
  const picked = () => [...document.querySelectorAll('.fight-die--lit')].length;

  it('that is better than all others is picked ahead, and takes one', async () => {
    await open(REROLL);
    await waitFor(() => expect(go()).toMatch(/Re-roll/));
    expect(picked()).toBeGreaterThan(0);
    expect(document.querySelector('.confirm__go')).toHaveFocus();
    expect(heard('polite')).toMatch(/Preselected: Re-roll d.*%/);
    expect(document.querySelector('.fight-chances')).toHaveTextContent(/you win Re-roll/);
    const before = notations().length;
    const { press, count } = player();
    await press('{Enter}');
    expect(count()).toBe(1);
    expect(notations().at(before)).toMatch(/^rr /);
  });

  it('is cleared with Escape or die by die, and nothing is picked ahead then', async () => {
    await open(REROLL);
    await waitFor(() => expect(go()).toMatch(/Re-roll/));
    const before = notations().length;
    const { press } = player();
    await press('{Escape}');
    expect([picked(), go()]).toEqual([0, '']);
    // A second look at the list does not bring it back, and neither does Enter.
    await press('f');
    await press('{Escape}');
    expect([picked(), go()]).toEqual([0, '']);
    expect(notations()).toHaveLength(before);
  });
});

describe('declining in Hitler’s Reich takes one', () => {
  const DECLINED = [
    'turn-bonus-axis',
    'bonus-centre-allies',
    'bonus-blitz-axis',
    'push-attacks-allies',
    'push-events-axis',
    'conflict-name-allies',
    'conflict-effect-axis',
    'conflict-reroll-axis',
    'conflict-counter-allies',
  ];
  it.each(DECLINED)('%s', async (name) => {
    await open({ sample: `hitlers-reich.${name}` });
    if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
    const before = notations().length;
    const { press } = player();
    await press('0');
    expect(notations().length).toBeGreaterThan(before);
  });
});

describe('moves', () => {
  it('takes two inputs for a unit, whatever its way', async () => {
    await open({
      game: BTM,
      position: {
        phase: 'movement',
        ...TANK,
      },
    });
    const { click, count } = player();
    await click('unit:g-pz2');
    await click('space:1404');
    expect(count()).toBe(2);
    expect(notationOfLast()).toBe('step 1404');
  });

  it('takes three in the breakthrough phase', async () => {
    await open({
      game: BTM,
      position: {
        phase: 'breakthrough',
        ...TANK,
        hands: { german: ['g-repl-1', 'g-repl-2'] },
      },
    });
    const { click, press, count } = player();
    await click('unit:g-pz2');
    await click('space:1404');
    await press('{Enter}');
    expect(count()).toBe(3);
  });

  it('takes four for two tanks with Blitzkrieg (§12.2): the place of the second needs no confirmation', async () => {
    await open({
      game: BTM,
      position: { ...BREAKTHROUGH, hands: { german: ['g-blitz'] } },
    });
    const { click, count } = player();
    await click('unit:g-pz2');
    await click('space:1404');
    expect(asked()).toBe('btm.ask.second.move');
    await click('unit:g-pz4');
    await click('space:1701');
    expect(notations().filter((text) => text.startsWith('tank'))).toHaveLength(2);
    expect(asked()).not.toMatch(/second/);
    expect(count()).toBe(4);
  });

  it('takes five for them where Replacements are in hand as well', async () => {
    await open({
      game: BTM,
      position: { ...BREAKTHROUGH, hands: { german: ['g-blitz', 'g-repl-1'] } },
    });
    const { click, count } = player();
    await click('card:g-blitz');
    await click('unit:g-pz2');
    await click('space:1404');
    expect(asked()).toBe('btm.ask.second.move');
    await click('unit:g-pz4');
    await click('space:1701');
    expect(notations().filter((text) => text.startsWith('tank'))).toHaveLength(2);
    expect(asked()).not.toMatch(/second/);
    expect(count()).toBe(5);
  });

  it('takes twenty for ten units', async () => {
    await open({ game: BTM, position: { phase: 'movement' } });
    const { click, count } = player();
    const moved: string[] = [];
    for (let n = 0; n < 10; n++) {
      const { decision } = matchStore.getState();
      const move = decision?.moves.find(
        (one): one is { type: 'move'; unit: string; to: string } =>
          one.type === 'move' && 'unit' in one && !moved.includes(String(one.unit)),
      );
      if (!move) throw new Error(`only ${moved.length} units can move`);
      moved.push(move.unit);
      await click(`unit:${move.unit}`);
      await click(`space:${move.to}`);
      expect(asked()).toMatch(/^btm.ask.(move|attack)$/);
    }
    expect(new Set(moved).size).toBe(10);
    expect(count()).toBeLessThanOrEqual(20);
  });

  it('takes one to end a phase, whoever could still act', async () => {
    await open({ moves: ['end-mark'] });
    const { press, count } = player();
    await press('0');
    expect(count()).toBe(1);
    expect(notationOfLast()).toBe('end-move');
  });

  it('takes two where ending it gives something away, which the warning names', async () => {
    await open({ moves: [TO_MOVEMENT[0] ?? ''] });
    const { press, count } = player();
    await press('0');
    expect(document.body).toHaveTextContent('You will lose 1 unused attack marker');
    await press('{Enter}');
    expect([count(), notationOfLast()]).toEqual([2, 'end-mark']);
  });

  it('of Blitzkrieg to Moscow 2 takes two where a city stays empty with the enemy near', async () => {
    await open({
      game: BTM,
      position: {
        phase: 'movement',
        units: { 'g-pz2': '1303', 'g-16': '1402', 's-13': '1204', 's-20': '1306' },
        germanHexes: ['1303', '1402'],
      },
    });
    const { click, press } = player();
    await click('unit:g-pz2');
    await click('space:1302');
    await press('{Enter}');
    await press('0');
    expect(document.body).toHaveTextContent('2 units will surrender this turn');
    expect(document.body).toHaveTextContent(/Minsk \(1303\).*could enter/);
    expect(document.querySelector('.confirm__back')).toHaveFocus();
    expect(notationOfLast()).not.toBe('end-move');
    await press('{Tab}');
    await press('{Enter}');
    expect(notationOfLast()).toBe('end-move');
  });
});
