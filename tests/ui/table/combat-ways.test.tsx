/** Choices of a combat of Blitzkrieg to Moscow 2 that are made as a whole (§11). */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { BtmView } from '../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { closeTable, openTable } from './support.tsx';

const settled = () => act(() => matchStore.getState().settled());
const notations = () => matchStore.getState().timeline.points.flatMap(({ notation }) => notation ?? []);
const asked = () => matchStore.getState().decision?.ask.key ?? '';
const view = () => matchStore.getState().view as BtmView;
const titles = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button')
    .map((button) => button.id.slice('choice-'.length));
const lit = (target: string) =>
  document.querySelector(`.board-stop[data-stop="${target}"]`)?.getAttribute('data-mark') ?? null;

/** Two Romanian armies attack 0904; with this seed the defenders retreat. */
const attackOn = (...defenders: readonly string[]) => ({
  game: 'blitzkrieg-to-moscow-2',
  seed: 'retreat 3',
  position: {
    phase: 'combat',
    units: { 'g-r3': '0903', 'g-r4': '0905', ...Object.fromEntries(defenders.map((unit) => [unit, '0904'])) },
  },
  moves: ['attack 0904', 'join g-r3', 'join g-r4', 'assault'],
});

afterEach(closeTable);

describe('the defence of a stack', () => {
  it('is one choice, in which two armies alike do not differ', async () => {
    const user = userEvent.setup();
    await openTable(attackOn('s-5', 's-6'));
    expect(asked()).toBe('btm.ask.defence');
    expect(titles('Choose the defence')).toEqual([
      'button:defend-s-5+s-6-',
      'button:defend-s-5-s-6',
      'button:defend--s-5+s-6',
    ]);
    // Each says whose chance of what.
    const some = screen.getByRole('button', { name: /^1 passive/ });
    expect(some).toHaveTextContent(/% to lose all defenders/);
    await user.keyboard('2');
    await settled();
    expect(notations().slice(-2)).toEqual(['defend s-5 active', 'defend s-6 passive']);
    expect(matchStore.getState().events.some(({ type }) => type === 'rolled')).toBe(true);
  });

  it('names the units where they differ', async () => {
    await openTable(attackOn('s-6', 's-mc1'));
    expect(titles('Choose the defence')).toHaveLength(4);
    expect(screen.getByRole('button', { name: /^1st Mechanised Corps passive|^1st MC passive/ })).toBeInTheDocument();
  });
});

describe('a retreat', () => {
  it('is chosen unit by unit and by its end; who is lost wherever it goes is not asked for a way', async () => {
    const user = userEvent.setup();
    await openTable(attackOn('s-6', 's-mc1'));
    // The corps fights and is lost.
    await user.click(document.getElementById('choice-button:defend-s-mc1-s-6') ?? document.body);
    await settled();
    expect(asked()).toBe('btm.ask.retreat');
    expect(titles('Units that must retreat')).toEqual(['unit:s-6', 'unit:s-mc1']);
    expect(document.getElementById('choice-unit:s-mc1')).toHaveTextContent('eliminated after the combat');
    await user.click(document.getElementById('choice-unit:s-6') ?? document.body);
    await settled();
    expect(asked()).toBe('btm.ask.retreat-path-next');
    expect(notations()).toContain('retreat s-6');
    expect(titles('Retreat to')).toEqual(['space:0805', 'space:0705']);
    expect([lit('space:0805'), lit('space:0804')]).toEqual(['legal', null]);
    await user.click(document.querySelector('.board-stop[data-stop="space:0705"]') ?? document.body);
    await settled();
    expect(asked()).toBe('btm.ask.advance');
    expect(view().units['s-6']?.place).toBe('0705');
    const retreated = notations().filter((text) => /^(retreat|fall-back)/.test(text));
    expect(retreated.slice(0, 2)).toEqual(['retreat s-6', 'fall-back 0705']);
    expect(view().units['s-mc1']?.place).toMatch(/^\d{4}$/);
    await user.keyboard('0');
    await user.keyboard('{Enter}');
    await settled();
    expect(view().units['s-mc1']?.place).toBe('eliminated');
  });
});

describe('ways of a retreat to one end', () => {
  /** 8th Army is driven out of 1209; by 1310 it retakes Moscow. With this seed the die is a 4. */
  const MOSCOW_LOST = {
    game: 'blitzkrieg-to-moscow-2',
    seed: 'retreat 3',
    position: {
      phase: 'combat',
      units: { 'g-4': '1109', 's-8': '1209', 's-20': 'eliminated', 's-mc7': 'eliminated' },
      germanHexes: ['1310', '1010', '1210', '1308', '1309'],
    },
    moves: ['attack 1209', 'join g-4', 'assault', 'defend s-8 active'],
  };
  const entries = () => within(screen.getByRole('group', { name: 'Retreat to' })).getAllByRole('button');
  const retaking = () => {
    const found = entries().find((entry) => (entry.textContent ?? '').includes('takes Moscow'));
    if (!found) throw new Error('no way takes Moscow');
    return found;
  };

  it('differ by the cities that they take; one is picked on the map, and made by a second press', async () => {
    const user = userEvent.setup();
    await openTable(MOSCOW_LOST);
    expect(asked()).toBe('btm.ask.retreat-path');
    const target = retaking().id.slice('choice-'.length);
    expect(lit(target)).toBe('legal');
    const stop = () => document.querySelector(`.board-stop[data-stop="${target}"]`) ?? document.body;
    await user.click(stop());
    await settled();
    expect(asked()).toBe('btm.ask.retreat-path');
    expect(screen.getByRole('button', { name: /^Retreat 8th Army to .* via Moscow/ })).toBeInTheDocument();
    await user.click(stop());
    await settled();
    expect(view().germanHexes).not.toContain('1310');
  });

  it('are made by their digit', async () => {
    const user = userEvent.setup();
    await openTable(MOSCOW_LOST);
    await user.keyboard(String(entries().indexOf(retaking()) + 1));
    await settled();
    expect(view().germanHexes).not.toContain('1310');
  });

  it('lead elsewhere without the city', async () => {
    const user = userEvent.setup();
    await openTable(MOSCOW_LOST);
    const other = entries().find((entry) => !(entry.textContent ?? '').includes('takes Moscow'));
    await user.click(other ?? document.body);
    await settled();
    expect(view().germanHexes).toContain('1310');
  });
});

describe('the cards of a combat', () => {
  const withCards = {
    game: 'blitzkrieg-to-moscow-2',
    seed: 'retreat 3',
    position: {
      phase: 'combat',
      units: { 'g-r3': '0903', 'g-r4': '0905', 's-5': '0904' },
      hands: { german: ['g-air-1', 'g-air-2', 'g-blitz', 'g-repl-1', 'g-repl-2'] },
    },
    moves: ['attack 0904', 'join g-r3', 'join g-r4', 'assault', 'defend s-5 active'],
  };

  it('stand in one row, copies as one, with those that cannot be played now and when they could', async () => {
    const user = userEvent.setup();
    await openTable(withCards);
    expect(asked()).toBe('btm.ask.attack-card');
    expect(titles('Cards for this combat')).toEqual(['card:g-air-1', 'card:g-blitz', 'card:g-repl-1']);
    const [air, blitz] = within(screen.getByRole('group', { name: 'Cards for this combat' })).getAllByRole('button');
    expect(air).toHaveTextContent(/^Air Support ×2/);
    expect(blitz).toHaveAttribute('aria-disabled', 'true');
    expect(blitz).toHaveTextContent('in breakthrough');
    await user.keyboard('1');
    expect(air).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Attack on 0904');
  });

  it('lead to a result that is told once: in the column, while the head says what was fought', async () => {
    const user = userEvent.setup();
    await openTable(withCards);
    act(() => prefsStore.getState().setPrefs({ resultPause: 'press' }));
    await user.keyboard('1');
    await user.keyboard('{Enter}');
    await settled();
    await screen.findByRole('button', { name: /^Continue/ });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Attack on 0904');
    expect(document.querySelector('.beat-banner')).toBeNull();
    const outcome = document.querySelector('.roll__outcome')?.textContent ?? '';
    expect(outcome).not.toBe('');
    expect(screen.getAllByText(outcome, { selector: '.table *' }).length).toBe(1);
  });
});

describe('an attacker', () => {
  it('is left out with Enter where the keys have brought the focus to it', async () => {
    const user = userEvent.setup();
    await openTable({ ...attackOn('s-5'), moves: ['attack 0904', 'join g-r3', 'join g-r4'] });
    const attacker = document.querySelector<SVGElement>('.board-stop[data-stop="unit:g-r4"]');
    expect(attacker).toHaveAttribute('data-mark', 'chosen');
    act(() => attacker?.focus());
    await user.keyboard('{Enter}');
    await settled();
    expect(notations()).toEqual(['attack 0904', 'join g-r3']);
  });
});

describe('the target of an attack', () => {
  it('is another one as soon as that is pointed at, attacked by all who can', async () => {
    const user = userEvent.setup();
    await openTable({ game: 'blitzkrieg-to-moscow-2', position: { phase: 'combat' } });
    const [first, second] = (matchStore.getState().decision?.moves ?? []).flatMap((move) =>
      move.type === 'attack' && 'target' in move ? [String(move.target)] : [],
    );
    const at = (hex: string) => document.querySelector(`.board-stop[data-stop="space:${hex}"]`) ?? document.body;
    await user.click(at(first ?? ''));
    await settled();
    expect(lit(`space:${second ?? ''}`)).toBe('legal');
    await user.click(at(second ?? ''));
    await settled();
    expect(notations()[0]).toBe(`attack ${second ?? ''}`);
    expect(notations().length).toBeGreaterThan(1);
    expect(
      notations()
        .slice(1)
        .every((text) => text.startsWith('join ')),
    ).toBe(true);
    // One choice, one undo.
    await user.keyboard('u');
    await settled();
    expect(notations()).toEqual([]);
  });
});
