/** Input budgets of issue 16: clicks and keys from the first pick to the result, counted. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { closeTable, heard, notationOfLast, openTable, TO_BATTLE, TO_MOVEMENT, type TableWanted } from './support.tsx';

const BTM = 'blitzkrieg-to-moscow-2';

/** A player whose inputs are counted. */
function player() {
  const user = userEvent.setup();
  let inputs = 0;
  return {
    count: () => inputs,
    /** On the board or next to it. */
    click: async (target: string) => {
      inputs += 1;
      const found =
        document.querySelector(`.board-stop[data-stop="${target}"]`) ?? document.getElementById(`choice-${target}`);
      if (!found) throw new Error(`no ${target} on the table`);
      await user.click(found);
      await settled();
    },
    press: async (key: string) => {
      inputs += 1;
      await user.keyboard(key);
      await settled();
    },
  };
}
const settled = () => act(() => matchStore.getState().settled());
const asked = () => matchStore.getState().decision?.ask.key ?? '';
const go = () => document.querySelector('.confirm__go')?.textContent ?? '';
const notations = () => matchStore.getState().timeline.points.flatMap(({ notation }) => notation ?? []);

async function open(wanted: TableWanted): Promise<void> {
  await openTable(wanted);
  prefsStore.getState().setPrefs({ resultPause: 'press' });
}

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

describe('voluntary removal of Blitzkrieg to Moscow 2 (§6.2.4)', () => {
  const link = () => screen.queryByRole('button', { name: 'Remove units voluntarily' });

  it('is a link beside the next question, and not the first question of the Soviet player', async () => {
    await open({ game: BTM, position: { phase: 'breakthrough', side: 'german' } });
    const { press } = player();
    for (let n = 0; n < 8 && matchStore.getState().moment?.seat !== 'soviet'; n++) {
      await press('0');
      await press('{Enter}');
    }
    sit();
    await waitFor(() => expect(asked()).toBe('btm.ask.draw'));
    expect(notationOfLast()).toBe('end-remove');
    await userEvent.click(link() ?? document.body);
    await settled();
    expect(asked()).toBe('btm.ask.remove');
    expect(link()).toBeNull();
    await press('0');
    await waitFor(() => expect(asked()).toBe('btm.ask.draw'));
    expect(link()).not.toBeNull();
  });
});

describe('reinforcements of Blitzkrieg to Moscow 2 (§6.2.3)', () => {
  const LOST = ['s-11', 's-13', 's-20', 's-21'];
  const ARRIVED = { 'g-2': 'R', 's-19': 'E', 's-22': 'E', 's-24': 'E', 's-50': 'E' };

  it('four armies on one card take five', async () => {
    await open({
      game: BTM,
      position: {
        phase: 'logistics',
        side: 'soviet',
        turn: 3,
        units: { ...ARRIVED, ...Object.fromEntries(LOST.map((unit) => [unit, 'eliminated'])), 's-10': 'surrendered' },
      },
      options: { 'open-hands': true },
    });
    for (let n = 0; n < 20 && asked() !== 'btm.ask.reinforce'; n++) {
      sit();
      const { moves = [] } = matchStore.getState().decision ?? {};
      const next = moves.find(({ type }) => type === 'draw') ?? moves.at(-1);
      if (next) await act(() => matchStore.getState().dispatch(next));
    }
    sit();
    expect(asked()).toBe('btm.ask.reinforce');
    const { click, press, count } = player();
    for (const unit of LOST) await click(`unit:${unit}`);
    expect(go()).toMatch(/^Rebuild 4 units/);
    // A surrendered unit takes two places (§13.1).
    await click('unit:s-10');
    expect(document.querySelector('.confirm__short')).toHaveTextContent('6 places, 4 on the card');
    await click('unit:s-10');
    await press('{Enter}');
    expect(notations().filter((text) => text.startsWith('rebuild'))).toHaveLength(4);
    expect(count() - 2).toBe(5);
  });
});

/** Cards with re-rolls, and events that either side may name in Egypt. */
const DESERT = {
  game: 'hitlers-reich',
  scenario: 'campaign-1941',
  // The Axis is behind after these dice.
  seed: 's3',
  position: {
    hands: { axis: ['G12', 'G5', 'I6'], allies: ['W12', 'W5', 'W4'] },
    handSize: { axis: 3, allies: 3 },
    events: {
      'tiger-tanks': 'axis-up',
      stukas: 'axis-up',
      rommel: 'axis-up',
      'von-manstein': 'axis-up',
      'air-supremacy': 'allies-up',
    },
  },
} as const satisfies TableWanted;

/** Values of a field in the legal moves of a kind. */
const offered = (type: string, field: string): readonly string[] =>
  (matchStore.getState().decision?.moves ?? [])
    .filter((move) => move.type === type)
    .flatMap((move) => Object.entries(move).flatMap(([key, value]) => (key === field ? [String(value)] : [])));

/** Takes the seat without a press, since other tests count those of covers. */
const sit = () => {
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
};

describe('a conflict of Hitler’s Reich', () => {
  it('takes a press an event and one for all of them, and is undone as one', async () => {
    await open(DESERT);
    const { click, press, count } = player();
    await click('space:egypt');
    await press('{Enter}');
    const [before, points] = [count(), notations().length];
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Play events, or none');
    await click('card:stukas');
    await click('card:tiger-tanks');
    expect(go()).toMatch(/^Play 2 events/);
    // Nothing else ends the question, so that no pick is lost by a press on it.
    expect(document.getElementById('choice-button:done')).toBeNull();
    await press('{Enter}');
    expect(notations().slice(points)).toEqual(['play stukas', 'play tiger-tanks', 'done']);
    expect(count() - before).toBe(3);
  });

  it('has one general a side: the second takes the place of the first (§6.5.3.3)', async () => {
    await open(DESERT);
    const { click, press } = player();
    await click('space:egypt');
    await press('{Enter}');
    await click('card:rommel');
    expect(go()).toMatch(/^Play Rommel/i);
    await click('card:von-manstein');
    expect(document.getElementById('choice-card:rommel')).not.toHaveAttribute('aria-pressed', 'true');
    await press('{Enter}');
    expect(notations().slice(1, 3)).toEqual(['play von-manstein', 'done']);
  });

  it('has an event put back with a second press, and nothing is played then', async () => {
    await open(DESERT);
    const { click, press } = player();
    await click('space:egypt');
    await press('{Enter}');
    await click('card:stukas');
    await click('card:stukas');
    expect(go()).toMatch(/^Finish playing events/);
    // Enter on an event that is not taken takes it.
    document.getElementById('choice-card:stukas')?.focus();
    await press('{Enter}');
    expect(go()).toMatch(/^Play Stukas/i);
    expect(asked()).toBe('hr.ask.events');
  });

  it('takes eleven with an event each and a re-roll, both players together', async () => {
    await open(DESERT);
    prefsStore.getState().setPrefs({ resultPause: 'off' });
    const { click, press, count } = player();
    await click('space:egypt');
    await press('{Enter}');
    for (const event of ['tiger-tanks', 'air-supremacy']) {
      sit();
      await click(`card:${event}`);
      await press('{Enter}');
    }
    for (const card of ['G12', 'W12']) {
      sit();
      await click(`card:${card}`);
      await press('{Enter}');
    }
    sit();
    await waitFor(() => expect([asked(), /^Re-roll/.test(go())]).toEqual(['hr.ask.reroll', true]));
    // A press right after the last one would have been meant for that question.
    await act(() => new Promise((done) => void setTimeout(done, 350)));
    await press('{Enter}');
    expect(notations().at(-1)).toMatch(/^rr /);
    expect(count()).toBe(11);
  });

  it('over an event takes six to the sealed card', async () => {
    await open(DESERT);
    const { click, press, count } = player();
    await click('button:event');
    await click('card:paratroops');
    await press('{Enter}');
    await press('{Enter}');
    // The answers of the other player are not counted.
    sit();
    while (asked() === 'hr.ask.events') await act(() => matchStore.getState().dispatchText('done'));
    sit();
    expect(asked()).toBe('hr.ask.card');
    await click('card:G5');
    await press('{Enter}');
    expect(notations().at(-1)).toMatch(/^c /);
    expect(count()).toBe(6);
  });

  it('takes at most fourteen in Overlord with four events, up to the dice', async () => {
    await open({
      game: 'hitlers-reich',
      scenario: 'short-1944',
      position: { events: { montgomery: 'allies-up' } },
    });
    prefsStore.getState().setPrefs({ resultPause: 'off' });
    sit();
    const { click, press, count } = player();
    await press('{Enter}');
    await click('space:calais');
    await press('{Enter}');
    const events = offered('play', 'event');
    expect(events).toHaveLength(4);
    for (const event of events) await click(`card:${event}`);
    await press('{Enter}');
    sit();
    if (asked() === 'hr.ask.events') await press('{Enter}');
    for (let n = 0; n < 2; n++) {
      sit();
      await click(`card:${offered('card', 'card')[0] ?? ''}`);
      await press('{Enter}');
    }
    expect(matchStore.getState().events.some(({ type }) => type === 'rolled')).toBe(true);
    expect(count()).toBeLessThanOrEqual(14);
  });

  it('Reorganise takes four with two cards, and Escape leaves it', async () => {
    await open(DESERT);
    const { click, press, count } = player();
    await click('button:reorganise-a');
    expect(asked()).toBe('hr.ask.reorganise');
    await click('card:G5');
    expect(document.querySelector('.confirm__short')).toHaveTextContent('1 chosen, 2 needed');
    await click('card:I6');
    expect(go()).toMatch(/^Discard 2 cards/);
    await press('{Enter}');
    expect(notations().slice(-4)).toEqual(['reorganise a', 'discard ?', 'discard ?', 'done']);
    expect(count()).toBe(4);
    await closeTable();
    cleanup();
    await open(DESERT);
    await click('button:reorganise-a');
    await press('{Escape}');
    expect([asked(), notations()]).toEqual(['hr.ask.action', []]);
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

describe('cards of a turn in Blitzkrieg to Moscow 2 (§6.1)', () => {
  const soviets = ['s-19', 's-21', 's-22', 's-24', 's-50'];
  /** Reinforcements of turns 1 to 3 (§6.2). */
  const ARRIVED = { 'g-2': 'R', ...Object.fromEntries(soviets.map((unit) => [unit, 'E'])) };
  const drawn = () => notations().filter((text) => text.startsWith('draw g-'));

  const tally = () => [...document.querySelectorAll('.card-toggles__tally > li')].map((item) => item.textContent);

  it('five of six take one, or two to leave out another', async () => {
    await open({ game: BTM, position: { phase: 'logistics', turn: 2, units: ARRIVED } });
    act(() => matchStore.getState().takeSeat());
    const { click, press, count } = player();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Leave one card out');
    const cards = screen.getByRole('group', { name: 'Cards, leave one out' });
    expect(within(cards).getAllByRole('checkbox', { checked: true })).toHaveLength(5);
    // Each card is on the page once, and what the five give together is counted below them.
    expect(document.querySelectorAll('.btm-card__picture')).toHaveLength(6);
    expect(tally()).toEqual(['3 panzer actions', '2 column shifts', '1 re-roll', '3 activations']);
    await click('card:g-blitz');
    expect(within(cards).getAllByRole('checkbox', { checked: false })).toEqual([
      document.getElementById('choice-card:g-blitz'),
    ]);
    expect(within(cards).getAllByText('left out')).toHaveLength(1);
    expect(heard('polite')).toMatch(/BLITZKRIEG is left out/i);
    expect(tally()[0]).toBe('2 panzer actions');
    await press('{Enter}');
    expect(count()).toBe(2);
    expect(drawn()).toEqual(['draw g-air-1', 'draw g-air-2', 'draw g-tac', 'draw g-repl-1', 'draw g-repl-2']);
  });

  it('four of six take five, and not three', async () => {
    await open({ game: BTM, position: { phase: 'logistics', turn: 4, units: ARRIVED } });
    act(() => matchStore.getState().takeSeat());
    const { click, press } = player();
    for (const card of ['g-blitz', 'g-tac', 'g-repl-1']) await click(`card:${card}`);
    expect(document.querySelector('.confirm__short')).toHaveTextContent('Take 3 of 4');
    await press('{Enter}');
    expect(drawn()).toEqual([]);
    await click('card:g-air-2');
    await press('{Enter}');
    expect(drawn()).toHaveLength(4);
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
        units: { 'g-pz2': '1402', 's-20': '1306', 's-13': '1507' },
        germanHexes: ['1401', '1402'],
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
        units: { 'g-pz2': '1402', 's-20': '1306', 's-13': '1507' },
        germanHexes: ['1401', '1402'],
        hands: { german: ['g-repl-1', 'g-repl-2'] },
      },
    });
    const { click, press, count } = player();
    await click('unit:g-pz2');
    await click('space:1404');
    await press('{Enter}');
    expect(count()).toBe(3);
  });

  it('takes five for two tanks with Blitzkrieg (§12.2)', async () => {
    await open({
      game: BTM,
      position: {
        phase: 'breakthrough',
        units: { 'g-pz2': '1402', 's-20': '1306', 's-13': '1507' },
        germanHexes: ['1401', '1402'],
        hands: { german: ['g-blitz'] },
      },
    });
    const { click, press, count } = player();
    await click('unit:g-pz2');
    await click('space:1404');
    expect(asked()).toBe('btm.ask.second.move');
    await click('unit:g-pz4');
    await click('space:1701');
    await press('{Enter}');
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
    expect(document.body).toHaveTextContent(/Empty, with the enemy near enough to enter: .*1303/);
    expect(notationOfLast()).not.toBe('end-move');
    await press('{Enter}');
    expect(notationOfLast()).toBe('end-move');
  });
});
