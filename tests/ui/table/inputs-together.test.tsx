/** Input budgets of what is answered together: several picks, one confirm. */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { thenOf } from '../../../src/play/then.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { applyTextSize } from '../../../src/ui/app/layout-size.ts';
import { asked, BTM, go, notations, open, player, settled } from './counted.ts';
import { closeTable, heard, notationOfLast, type TableWanted } from './support.tsx';

afterEach(async () => {
  await closeTable();
  vi.unstubAllGlobals();
  applyTextSize(100);
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

  it('takes ten with an event each and a re-roll, both players together', async () => {
    const events = { ...DESERT.position.events, outfoxed: 'mall' };
    await open({ ...DESERT, position: { ...DESERT.position, events } });
    prefsStore.getState().setPrefs({ resultPause: 'off' });
    const { click, press, count } = player();
    await click('space:egypt');
    await press('{Enter}');
    await click('card:tiger-tanks');
    await press('{Enter}');
    sit();
    // The only event that the other player can use: there is nothing to put together.
    expect(screen.getByRole('region', { name: 'Prompt' })).toHaveTextContent('Press it to play it.');
    await click('card:air-supremacy');
    expect([notations().at(-1), asked()]).toEqual(['play air-supremacy', 'hr.ask.card']);
    // The seat that played its event last is asked first.
    for (const card of ['W12', 'G12']) {
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
    expect(count()).toBe(10);
  });

  it.each([
    ['hidden hands', true, 1440],
    ['open hands', false, 1440],
    ['hidden hands on a phone', true, 390],
    ['open hands on a phone', false, 390],
  ])(
    'takes ten where both choose among several: the last to play events names its card (§7.3), %s',
    async (_, curtain, width) => {
      vi.stubGlobal('innerWidth', width);
      applyTextSize(100);
      const events = { ...DESERT.position.events, montgomery: 'allies-up' };
      await open({ ...DESERT, curtain, position: { ...DESERT.position, events } });
      prefsStore.getState().setPrefs({ resultPause: 'off' });
      const { click, press, count } = player();
      const covers = new Set<number>();
      const take = () => {
        if (matchStore.getState().curtain) covers.add(notations().length);
        sit();
      };
      sit();
      await waitFor(() => expect(document.querySelector('[data-stop="space:egypt"]')).not.toBeNull());
      await click('space:egypt');
      await press('{Enter}');
      await click('card:tiger-tanks');
      await press('{Enter}');
      take();
      expect(offered('play', 'event').length).toBeGreaterThan(1);
      await click('card:air-supremacy');
      // Nothing is sealed by it: the events are played, and the card is picked.
      await click('card:W12');
      expect([notations().slice(-2), asked()]).toEqual([['play air-supremacy', 'done'], 'hr.ask.card']);
      await waitFor(() => expect(go()).toMatch(/12/));
      await press('{Enter}');
      take();
      await click('card:G12');
      await press('{Enter}');
      take();
      await waitFor(() => expect([asked(), /^Re-roll/.test(go())]).toEqual(['hr.ask.reroll', true]));
      // A press right after the last one would have been meant for that question.
      await act(() => new Promise((done) => void setTimeout(done, 350)));
      await press('{Enter}');
      expect(notations().at(-1)).toMatch(/^rr /);
      expect(count()).toBe(10);
      expect(covers.size).toBeLessThanOrEqual(curtain ? 2 : 0);
    },
  );

  it('takes back a card that was named ahead with open hands before anything else', async () => {
    const events = { ...DESERT.position.events, montgomery: 'allies-up' };
    await open({ ...DESERT, position: { ...DESERT.position, events } });
    const { click, press } = player();
    await click('space:egypt');
    await press('{Enter}');
    await press('{Enter}');
    await click('card:air-supremacy');
    await click('card:W12');
    await press('{Enter}');
    expect([matchStore.getState().sealed, matchStore.getState().decision?.seat]).toEqual(['allies', 'axis']);
    const before = notations();
    await act(() => matchStore.getState().undo());
    expect([matchStore.getState().sealed, notations()]).toEqual([null, before]);
    expect(offered('card', 'card')).toContain('G12');
  });

  it('offers no card after the events where a program is asked in between', async () => {
    const then = { targets: ['card:W12'], hint: { key: 'table.hr.several.events.then' } } as const;
    const asked = { then } as unknown as Parameters<typeof thenOf>[0];
    await open({ ...DESERT, computers: { axis: 'steady' } });
    expect(thenOf(asked, matchStore.getState())).toBeUndefined();
    await closeTable();
    cleanup();
    await open(DESERT);
    expect(thenOf(asked, matchStore.getState())).toBe(then);
  });

  it('has a card inspected, and no event declined, while none is taken', async () => {
    const events = { ...DESERT.position.events, montgomery: 'allies-up' };
    await open({ ...DESERT, curtain: true, position: { ...DESERT.position, events } });
    const { click, press } = player();
    sit();
    await waitFor(() => expect(document.querySelector('[data-stop="space:egypt"]')).not.toBeNull());
    await click('space:egypt');
    await press('{Enter}');
    await press('{Enter}');
    sit();
    const before = notations();
    await click('card:W12');
    expect([notations(), asked()]).toEqual([before, 'hr.ask.events']);
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
    await click(`card:${offered('card', 'card')[0] ?? ''}`);
    await press('{Enter}');
    expect(matchStore.getState().sealed).toBe('allies');
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

  it('a card too many takes the place of the one that was taken first', async () => {
    await open({ game: BTM, position: { phase: 'logistics', turn: 4, units: ARRIVED } });
    act(() => matchStore.getState().takeSeat());
    const { click, press } = player();
    for (const card of ['g-blitz', 'g-tac', 'g-repl-1', 'g-air-2', 'g-air-1']) await click(`card:${card}`);
    expect(document.getElementById('choice-card:g-blitz')).not.toBeChecked();
    expect(document.querySelector('.confirm__short')).toBeNull();
    await press('{Enter}');
    expect(drawn().sort()).toEqual(['draw g-air-1', 'draw g-air-2', 'draw g-repl-1', 'draw g-tac']);
  });
});
