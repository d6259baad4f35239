import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeTable, heard, notationOfLast, openTable } from './support.tsx';

const prompt = () => screen.getByRole('region', { name: 'Prompt' });
const choices = () => screen.getByRole('region', { name: 'Your options' });
const confirm = () => screen.getByRole('region', { name: 'Confirm' });
const board = () => screen.getByRole('group', { name: /^Map of Central Europe/ });
const onBoard = (name: RegExp) => within(board()).getByRole('button', { name });
const group = (name: string) => within(choices()).getByRole('group', { name });

const TO_MOVEMENT = ['mark M-GD G-B', 'mark M-SSPZ G-MIT', 'end-mark'];

afterEach(closeTable);

describe('the question', () => {
  it('says who decides, what and by which rule, and lists every legal choice under headings', async () => {
    await openTable();
    expect(prompt()).toHaveTextContent('German player decides');
    expect(within(prompt()).getByRole('heading')).toHaveTextContent('Assign attack markers (2 of 2 left)');
    expect(within(prompt()).getByRole('link', { name: /6\.1/ })).toBeInTheDocument();
    expect(within(group('Attack markers to assign')).getAllByRole('button')).toHaveLength(2);
    expect(within(confirm()).getByRole('button', { name: /Finish assigning markers/ })).toBeInTheDocument();
    expect(confirm()).toHaveTextContent('2 attack markers left to assign');
    expect(screen.queryByRole('button', { name: /Grossdeutschland to/ })).not.toBeInTheDocument();
  });

  it('is announced politely, and the focus goes to its first choice', async () => {
    await openTable();
    await vi.waitFor(() => expect(heard('polite')).toMatch(/German player decides\. Assign attack markers/));
    expect(within(group('Attack markers to assign')).getAllByRole('button')[0]).toHaveFocus();
  });

  it('is Japanese where Japanese is spoken', async () => {
    await openTable({ language: 'ja' });
    expect(screen.getByText('ドイツ軍プレイヤーの番')).toBeInTheDocument();
    expect(screen.queryByText('German player decides')).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain('⟦');
  });
});

describe('choosing', () => {
  it('goes from a unit to its destinations, previews, and moves only when confirmed', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(within(group('Units that can act')).getByRole('button', { name: /Army Group B/ }));
    // The counters stay, so that another unit takes one press.
    const picked = within(group('Units that can act')).getByRole('button', { pressed: true });
    expect(picked).toHaveTextContent('Army Group B');
    await user.click(within(group('Attack')).getByRole('button', { name: /Ardennes/ }));
    expect(await screen.findByRole('region', { name: 'Exact odds (out of 216)' })).toHaveTextContent('50.0%');
    expect(screen.getByText('you win, 108 of 216')).toBeInTheDocument();
    expect(notationOfLast()).toBe('end-mark');
    await user.click(within(confirm()).getByRole('button', { name: /Attack 12th Army Group/ }));
    await vi.waitFor(() => expect(notationOfLast()).toBe('attack G-B 0304'));
  });

  it('says that there is only one option where there is no other', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(within(group('Units that can act')).getByRole('button', { name: /Army Group B/ }));
    await user.click(within(group('Attack')).getByRole('button', { name: /Ardennes/ }));
    expect(within(choices()).getByText(/^[2-9]\d* options$/)).toBeInTheDocument();
    expect(prompt()).not.toHaveTextContent('Only one option');
  });

  it.each([
    ['to move', TO_MOVEMENT],
    // Here a move begins with the marker, and the unit comes second.
    ['to mark', []],
  ])('changes from one unit %s to another that is clicked on the board', async (_, moves) => {
    const user = userEvent.setup();
    await openTable({ moves });
    const own = within(board()).getAllByRole('button', { name: /German control, .* there$/ });
    expect(own.length).toBeGreaterThan(5);
    for (const place of own) {
      await user.click(place);
      expect(screen.queryByRole('region', { name: /^Why/ })).not.toBeInTheDocument();
      expect(within(choices()).getAllByRole('button', { pressed: true }).length).toBeGreaterThan(0);
    }
  });

  it('goes from a place to the units that can attack it', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(onBoard(/^Ardennes/));
    const units = within(group('Units that can attack')).getAllByRole('button');
    expect(units.map((unit) => unit.textContent)).toEqual([
      expect.stringContaining('Army Group B'),
      expect.stringContaining('Army Group G'),
    ]);
    await vi.waitFor(() => expect(units[0]).toHaveTextContent('50.0%'));
    await vi.waitFor(() => expect(units[1]).toHaveTextContent('25.0%'));
  });

  it('picks on the board what the list offers, and makes a move that can be undone with the pick that names it', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(onBoard(/^Army Group H/));
    expect(onBoard(/^Army Group H/)).toHaveAttribute('aria-pressed', 'true');
    expect(within(group('Move to')).getAllByRole('button').length).toBeGreaterThan(3);
    await user.click(onBoard(/^Hanover/));
    await vi.waitFor(() => expect(notationOfLast()).toMatch(/^move G-H /));
    await user.keyboard('u');
    await vi.waitFor(() => expect(notationOfLast()).toBe('end-mark'));
  });

  it('backs out step by step with Escape', async () => {
    const user = userEvent.setup();
    await openTable({ text: readFileSync('tests/saves/samples/hitlers-last-battles.replace-allied.json', 'utf8') });
    const picked = () => document.querySelectorAll('[data-choices] [aria-pressed="true"], .crumbs > *').length;
    const go = () => document.querySelector('.confirm__go');
    const before = notationOfLast();
    expect([picked(), go()]).toEqual([0, null]);
    await user.keyboard('1');
    expect(picked()).toBe(1);
    await user.keyboard('1');
    expect(go()).toHaveTextContent(/in /);
    await user.keyboard('{Escape}');
    expect([picked(), go()]).toEqual([1, null]);
    await user.keyboard('{Escape}');
    expect([picked(), go()]).toEqual([0, null]);
    expect(notationOfLast()).toBe(before);
  });

  it('offers one way to a hex unless the way takes something', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(onBoard(/^Army Group H/));
    const names = within(group('Move to'))
      .getAllByRole('button')
      .map((tile) => tile.textContent);
    expect(new Set(names).size).toBe(names.length);
    await user.click(within(group('Move to')).getByRole('button', { name: /Hanover/ }));
    expect(screen.queryByRole('group', { name: 'Route' })).not.toBeInTheDocument();
  });

  it('asks for the way where the way takes a hex', async () => {
    const user = userEvent.setup();
    await openTable({
      position: {
        turn: 1,
        side: 'german',
        step: 'movement',
        units: { 'G-H': '0503', 'W-21': '0104', 'S-1B': '1201' },
        control: { '0602': 'S', '0504': 'G', '0603': 'G' },
      },
    });
    await user.click(onBoard(/^Army Group H/));
    await user.click(onBoard(/^Leipzig/));
    const ways = group('Route');
    expect(within(ways).getByRole('button', { name: /Direct route/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(ways).getByRole('button', { name: /Through Berlin/ }));
    expect(within(confirm()).getByRole('button', { name: /through Berlin/ })).toBeInTheDocument();
  });

  it('says what ending the step leaves unused', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    // The heading of the counters says how many are left.
    expect(within(group('Units that can act')).getAllByRole('button')).toHaveLength(6);
    await user.click(within(confirm()).getByRole('button', { name: /End movement/ }));
    expect(confirm()).toHaveTextContent('Not moved: Army Group H');
    expect(notationOfLast()).toBe('end-mark');
  });

  it('narrows a long list by what is typed', async () => {
    const user = userEvent.setup();
    await openTable({ sample: 'blitzkrieg-to-moscow-2.logistics-remove-soviet' });
    const before = within(choices()).getAllByRole('button').length;
    expect(before).toBeGreaterThanOrEqual(12);
    await user.type(screen.getByRole('searchbox', { name: 'Filter the options' }), 'army');
    const after = within(choices()).getAllByRole('button');
    expect(after.length).toBeLessThan(before);
    for (const one of after) expect(one).toHaveTextContent(/army/i);
  });
});

describe('by keyboard alone', () => {
  it('plays with digits, 0 and Enter', async () => {
    const user = userEvent.setup();
    await openTable();
    await user.keyboard('1');
    expect(group('Assign to')).toBeInTheDocument();
    await user.keyboard('2{Enter}');
    await vi.waitFor(() => expect(notationOfLast()).toBe('mark M-GD G-B'));
    await vi.waitFor(() => expect(prompt()).toHaveTextContent('1 of 2 left'));
    await user.keyboard('0{Enter}');
    await vi.waitFor(() => expect(prompt()).toHaveTextContent('Move or attack'));
    await user.keyboard('n');
    expect(group('Move to')).toBeInTheDocument();
  });

  it('takes a digit for the entry that shows it, although the names begin with digits too', async () => {
    const user = userEvent.setup();
    await openTable({ moves: [...TO_MOVEMENT, 'end-move'] });
    await vi.waitFor(() => expect(prompt()).toHaveTextContent('Allied player decides'));
    await user.click(within(group('Attack markers to assign')).getByRole('button', { name: /Shock Army/ }));
    within(group('Assign to'))
      .getByRole('button', { name: /^1st Baltic/ })
      .focus();
    await user.keyboard('1{Enter}');
    await vi.waitFor(() => expect(notationOfLast()).toBe('mark M-SHA S-1B3B'));
  });

  it('undoes and redoes with one key each', async () => {
    const user = userEvent.setup();
    await openTable({ moves: ['mark M-GD G-B'] });
    await user.keyboard('u');
    await vi.waitFor(() => expect(notationOfLast()).toBeNull());
    await user.keyboard('y');
    await vi.waitFor(() => expect(notationOfLast()).toBe('mark M-GD G-B'));
  });

  it('walks the list with arrows and keeps one tab stop', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    const tiles = within(group('Units that can act')).getAllByRole('button');
    expect(tiles.filter((tile) => tile.tabIndex === 0)).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    expect(tiles[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(tiles.at(-1)).toHaveFocus();
  });
});

describe('why not', () => {
  it('answers beside the target with reasons and rules, and gives the focus back', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(onBoard(/^Army Group B/));
    onBoard(/^Brussels/).focus();
    await user.keyboard('?');
    const answer = screen.getByRole('dialog', { name: /Why not Brussels/ });
    expect(answer).toHaveTextContent('you cannot move through an enemy');
    expect(within(answer).getAllByRole('link', { name: /7\.4/ })[0]).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: /Why not/ })).not.toBeInTheDocument();
    expect(onBoard(/^Brussels/)).toHaveFocus();
  });

  it('offers what is possible instead', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(onBoard(/^Army Group H/));
    onBoard(/^Ardennes/).focus();
    await user.keyboard('?');
    const answer = screen.getByRole('dialog', { name: /Why not Ardennes/ });
    await user.click(within(answer).getByRole('button', { name: /Attack .* with Army Group B/ }));
    expect(within(confirm()).getByRole('button', { name: /with Army Group B/ })).toBeInTheDocument();
  });

  it('keeps closed units in the list', async () => {
    const user = userEvent.setup();
    await openTable({ moves: [...TO_MOVEMENT, 'attack G-B 0304'] });
    // Next to counters they are one line, which opens.
    await user.click(within(choices()).getByText('1 not available – show why'));
    const closed = within(choices()).getByRole('button', { name: /^Army Group B/ });
    expect(closed).toHaveAttribute('aria-disabled', 'true');
    await user.click(closed);
    expect(screen.getByRole('dialog', { name: 'Why not Army Group B?' })).toBeInTheDocument();
  });
});
