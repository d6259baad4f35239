import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { coverListens, sitDown } from '../../support/sit-down.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { tableOf } from '../../../src/ui/table/load-game.ts';
import { closeTable, heard, log, notationOfLast, openTable, play } from './support.tsx';

const prompt = () => screen.getByRole('region', { name: 'Prompt' });
const history = () => screen.getByRole('region', { name: 'History' });

const TO_BATTLE = ['mark M-GD G-B', 'mark M-SSPZ G-MIT', 'end-mark', 'attack G-B 0304', 'end-move'];
/** This seed's first battle of a marked attack beats the defender by one. */
const RETREAT_SEED = 'r3';
/** The seed of these tests gives this battle dice; which ones does not matter here. */
const FOUGHT = [...TO_BATTLE, 'battle 0304', 'support G-G'];

afterEach(closeTable);

describe('a battle', () => {
  it('shows the dice with their reasons and what they meant, and says it at once', async () => {
    await openTable({ moves: TO_BATTLE });
    await play(['battle 0304', 'support G-G']);
    const roll = screen.getByRole('region', { name: /Battle in Ardennes/ });
    const dice = within(within(roll).getByRole('group', { name: 'Dice' })).getAllByRole('img');
    expect(dice).toHaveLength(3);
    expect(dice[1]).toHaveAccessibleName(/Grossdeutschland: \d/);
    expect(dice[2]).toHaveAccessibleName(/defence: \d/);
    expect(heard('assertive')).toMatch(/Army Group/);
    // The dice first, then what they meant: once, and nothing else.
    const said = heard('assertive');
    for (const die of dice) expect(said).toContain(die.getAttribute('aria-label'));
    expect(said.endsWith(roll.querySelector('.roll__result b')?.textContent ?? '?')).toBe(true);
  });

  it('is a card in the log with its rules, and tells its steps when it is opened', async () => {
    await openTable({ moves: FOUGHT });
    const card = within(log()).getByRole('article', { name: /^Ardennes \/ Luxembourg \(0304\) taken\. / });
    expect(card).toHaveTextContent('Support: Army Group G');
    fireEvent.click(within(card).getByRole('button', { name: /taken$/ }));
    expect(card).toHaveTextContent('Army Group G supports the attack on Ardennes / Luxembourg (0304)');
    expect(within(log()).getAllByRole('link', { name: /8\.5/ })[0]).toBeInTheDocument();
    expect(within(log()).getByRole('heading', { name: /German combat phase/ })).toBeInTheDocument();
  });

  it('names the player who decides a retreat, which is not the one who attacked', async () => {
    await openTable({
      seed: RETREAT_SEED,
      moves: ['mark M-GD G-G', 'end-mark', 'attack G-G 0305', 'end-move', 'battle 0305'],
    });
    expect(matchStore.getState().decision?.ask.key).toBe('hlb.ask.retreat');
    expect(prompt()).toHaveTextContent('Allied player decides');
    expect(prompt()).toHaveTextContent('6th Army Group');
    expect(screen.getByRole('group', { name: 'Retreat to' })).toBeInTheDocument();
  });
});

describe('the menu', () => {
  it('offers what can be done when it opens, not what could be when the table was laid', async () => {
    const user = userEvent.setup();
    await openTable();
    await play(['mark M-GD G-B']);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const undo = await screen.findByRole('menuitem', { name: /^Undo/ });
    expect(undo).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('menuitem', { name: /^Redo/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('going back', () => {
  it('asks once before dice are taken back, and marks it in the log', async () => {
    const user = userEvent.setup();
    await openTable({ moves: FOUGHT });
    expect(within(history()).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(within(history()).getByRole('button', { name: 'Take back' }));
    const question = screen.getByRole('dialog', { name: 'Take back 1 move?' });
    expect(question).toHaveTextContent('3 dice were already rolled. Rolling again gives the same results.');
    await user.click(within(question).getByRole('button', { name: 'Take back' }));
    await vi.waitFor(() => expect(notationOfLast()).toBe('battle 0304'));
    expect(log()).toHaveTextContent('taken back');
    expect(within(log()).getByText('Support with Army Group G').closest('s')).not.toBeNull();
    expect(screen.getByRole('tab', { name: /Variations/ })).toHaveTextContent('1');
  });

  it('looks at an earlier moment without changing the match', async () => {
    const user = userEvent.setup();
    await openTable({ moves: FOUGHT });
    const bar = within(history()).getByRole('slider');
    expect(bar).toHaveAttribute('aria-valuenow', '7');
    fireEvent.keyDown(bar, { key: 'ArrowLeft' });
    fireEvent.keyDown(bar, { key: 'ArrowLeft' });
    expect(bar).toHaveAttribute('aria-valuenow', '5');
    expect(prompt()).toHaveTextContent('You are looking at an earlier position');
    expect(screen.queryByRole('region', { name: 'Your options' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Battle in/ })).not.toBeInTheDocument();
    await user.click(within(prompt()).getByRole('button', { name: /Return to now/ }));
    expect(prompt()).toHaveTextContent('decides');
    expect(notationOfLast()).toBe('support G-G');
  });

  it('walks by turn with Shift and to both ends', async () => {
    await openTable({ on: 40 });
    const bar = within(history()).getByRole('slider');
    fireEvent.keyDown(bar, { key: 'Home' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    fireEvent.keyDown(bar, { key: 'ArrowRight', shiftKey: true });
    expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining('Allied'));
    fireEvent.keyDown(bar, { key: 'End' });
    expect(bar).toHaveAttribute('aria-valuenow', bar.getAttribute('aria-valuemax'));
  });

  it('opens a moment from its log line', async () => {
    const user = userEvent.setup();
    await openTable({ moves: FOUGHT });
    await user.click(within(log()).getByRole('button', { name: /Army Group B receives Grossdeutschland/ }));
    await user.click(within(log()).getByRole('button', { name: 'Show this position' }));
    expect(matchStore.getState().at).toBe(1);
  });

  it('tries a line beside the match and keeps it', async () => {
    const user = userEvent.setup();
    await openTable({ moves: ['mark M-GD G-B'] });
    await user.click(within(history()).getByRole('button', { name: 'Try a variation' }));
    expect(await screen.findByText('You are trying a variation. The match is paused.')).toBeInTheDocument();
    await vi.waitFor(() => expect(log()).toHaveTextContent('Variation: new dice from here on.'));
    await play(['mark M-SSPZ G-G']);
    await user.click(screen.getByRole('button', { name: 'Back to the match (variation kept)' }));
    await vi.waitFor(() => expect(notationOfLast()).toBe('mark M-GD G-B'));
    await user.click(screen.getByRole('tab', { name: /Variations/ }));
    expect(screen.getByText('Assign SS Panzer (6th SS Panzer Army) to Army Group G')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Return to this variation' }));
    await vi.waitFor(() => expect(notationOfLast()).toBe('mark M-SSPZ G-G'));
    await user.click(screen.getByRole('tab', { name: /Log/ }));
    expect(log()).toHaveTextContent('Variation: new dice from here on.');
  });

  it.each(['honest', 'open'] as const)('offers the same dice only where they may be seen: %s undo', async (undo) => {
    const user = userEvent.setup();
    await openTable({ moves: ['mark M-GD G-B'], undo });
    const sameDice = within(history()).queryByRole('button', { name: 'Try a variation with the same dice' });
    expect(sameDice !== null).toBe(undo === 'open');
    if (!sameDice) return;
    await user.click(sameDice);
    expect(await screen.findByText('You are trying a variation. The match is paused.')).toBeInTheDocument();
    expect(log()).not.toHaveTextContent('new dice');
  });
});

/** In turn 1 of Moscow 2 both know the hand of the German player, so its first cover is the Soviet player’s. */
async function playToCover(): Promise<void> {
  const rng = seedRng('to the first cover');
  for (let n = 0; n < 400 && matchStore.getState().curtain === null; n++) {
    const { moves = [] } = matchStore.getState().decision ?? {};
    const move = moves[drawFrom(rng, moves.length)];
    await act(async () => void (await matchStore.getState().playCombo(move ? [move] : [])));
  }
}

describe('hand-over', () => {
  it('leaves nothing of the table in the page until the seat is taken', async () => {
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    expect(screen.getByRole('heading', { name: 'The German turn in three lines' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Assign attack markers');
    expect(screen.queryByRole('group', { name: /^Map of/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Prompt' })).not.toBeInTheDocument();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await sitDown();
    expect(await screen.findByRole('group', { name: /^Map of/ })).toBeInTheDocument();
    expect(prompt()).toHaveTextContent('Allied player decides');
  });

  it.each([
    { game: 'hitlers-reich', scenario: 'campaign-1941' },
    { game: 'blitzkrieg-to-moscow-2' },
    { game: 'hitlers-last-battles', moves: ['end-mark', 'end-move'] },
  ])('leads from its rule number to the rules of the game that is played: $game', async (wanted) => {
    await openTable({ ...wanted, curtain: true });
    await playToCover();
    const main = screen.getByRole('main');
    expect(main).toHaveClass('curtain');
    const rules = within(main).getAllByRole('link', { name: /^Open .* in the rules$/ });
    for (const rule of rules) expect(rule.getAttribute('href')).toMatch(new RegExp(`^#/rules/${wanted.game}/`));
  });

  it('lets the players look first, without a choice', async () => {
    const user = userEvent.setup();
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    await coverListens();
    await user.click(screen.getByRole('button', { name: 'Look at the map' }));
    expect(screen.getByRole('group', { name: /^Map of/ })).toBeInTheDocument();
    expect(
      screen.getByText('You are looking at the map. The next player has not taken the seat yet.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your options' })).not.toBeInTheDocument();
  });

  it('can be skipped from then on', async () => {
    const user = userEvent.setup();
    await openTable({ curtain: true, moves: ['end-mark', 'end-move'] });
    await coverListens();
    await user.click(screen.getByRole('checkbox', { name: 'Skip the cover screen in this match' }));
    await sitDown();
    await vi.waitFor(() => expect(matchStore.getState().about?.curtain).toBe(false));
  });
});

describe('the end', () => {
  it('shows winner, score and the reason for every point, and offers no move', async () => {
    await openTable({ on: 400 });
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(await within(result).findByRole('heading', { level: 1 })).toHaveTextContent(/victory|Draw/);
    expect(result).toHaveTextContent('Berlin');
    expect(within(result).getByRole('button', { name: 'Rematch, sides swapped' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Confirm' })).not.toBeInTheDocument();
    for (const side of ['German', 'Allied'])
      expect(within(result).getByRole('region', { name: new RegExp(`${side} points: \\d+`) })).toBeInTheDocument();
  });
});

describe('reading only', () => {
  it('says so, and offers nothing to decide', async () => {
    await openTable({ moves: ['mark M-GD G-B'] });
    const { id, open } = matchStore.getState();
    await act(() => open(id ?? '', 'read-only'));
    expect(await screen.findByText('Opened read-only: nothing you do here changes the match.')).toBeInTheDocument();
    expect(prompt()).toHaveTextContent('Waiting for German player');
    expect(screen.queryByRole('region', { name: 'Your options' })).not.toBeInTheDocument();
  });

  it('says why a match does not open, and where to go from there', async () => {
    await openTable();
    await act(() => matchStore.getState().open('no-such-match'));
    expect(await screen.findByRole('heading', { name: 'This match cannot be opened' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the library' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Map of/ })).not.toBeInTheDocument();
  });
});

describe('the map in words', () => {
  it('describes a place, and where the data come from once that is opened', async () => {
    await openTable();
    screen.getByRole('button', { name: /^Ruhr/ }).focus();
    await userEvent.keyboard('i');
    const panel = screen.getByRole('tabpanel', { name: /On the map/ });
    expect(panel).toHaveTextContent('Square city, 2 points');
    expect(panel).toHaveTextContent('Army Group B');
    expect(panel).not.toHaveTextContent('Grid: Reconstructed');
    await userEvent.click(within(panel).getByText('Where this comes from'));
    await waitFor(() => expect(panel).toHaveTextContent('Grid: Reconstructed'));
  });

  it('lights on the map what a line is about', async () => {
    await openTable();
    const rimmed = () => document.querySelectorAll('.mark-rim').length;
    screen.getByRole('button', { name: /^Ruhr/ }).focus();
    await userEvent.keyboard('i');
    const panel = screen.getByRole('tabpanel', { name: /On the map/ });
    const before = rimmed();
    const row = within(panel).getAllByRole('button', { name: /adjacent: .* to win alone/ })[0];
    if (!row) throw new Error('no attacker is listed');
    act(() => row.focus());
    await waitFor(() => expect(rimmed()).toBe(before + 1));
    act(() => row.blur());
    await waitFor(() => expect(rimmed()).toBe(before));
  });

  it('describes an overlay', async () => {
    const user = userEvent.setup();
    await openTable();
    await user.keyboard('p');
    await user.click(screen.getByRole('tab', { name: 'On the map' }));
    const panel = screen.getByRole('tabpanel', { name: /On the map/ });
    expect(panel).toHaveTextContent('German points: 23');
    expect(panel).toHaveTextContent('Berlin (0602): 2');
    await user.keyboard('p');
    expect(panel).not.toHaveTextContent('Berlin (0602): 2');
  });
});

describe('the dice page', () => {
  it('recomputes every roll and compares with the expectation', async () => {
    await openTable({ page: 'dice', moves: FOUGHT });
    expect(screen.getByText('3 rolls recomputed; every roll matches the record.')).toBeInTheDocument();
    expect(screen.getByText('shown when the game is over')).toBeInTheDocument();
    const luck = screen.getByRole('table', { name: 'Luck' });
    expect(within(luck).getByRole('row', { name: /German player 1 0\.7/ })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'German dice: 2 rolled' })).toBeInTheDocument();
  });

  it('names each salt by its fingerprint, and says that a player knew a seed', async () => {
    await openTable({ page: 'dice', moves: FOUGHT, knownSeed: true });
    expect(screen.getByText(/A player typed the dice seed/)).toBeInTheDocument();
    expect(screen.queryByText('Fingerprint of the salt')).not.toBeInTheDocument();
    await act(async () => {
      await matchStore.getState().tryLine();
      const [move] = matchStore.getState().decision?.moves ?? [];
      if (move) await matchStore.getState().dispatch(move);
      await matchStore.getState().leaveLine(true);
    });
    expect(screen.getByText('From move 8 on')).toBeInTheDocument();
    expect(screen.getAllByText('Variation: new dice from here on.')).toHaveLength(2);
    expect(screen.getAllByText('Fingerprint of the salt')).toHaveLength(2);
    // Neither the seed nor a salt before the end.
    expect(screen.getAllByText('shown when the game is over')).toHaveLength(3);
  });
});

describe('the end of a match', () => {
  it('says that the seed was known, and from where on dice were new', async () => {
    // Fetched beforehand: on a busy machine it takes longer than the table is waited for.
    await tableOf('hitlers-reich')?.();
    await openTable({ game: 'hitlers-reich', scenario: 'campaign-1941', knownSeed: true });
    await act(async () => {
      await matchStore.getState().dispatchText('resign');
      await matchStore.getState().takeBack(0);
      await matchStore.getState().dispatchText('resign');
    });
    const result = await screen.findByRole('region', { name: 'Result' });
    await within(result).findByRole('heading', { level: 1 });
    expect(result).toHaveTextContent('A player typed the dice seed, so the dice can be known beforehand.');
    expect(result).toHaveTextContent('From move 1 on · Continued after the end: new dice and shuffles from here on.');
  });
});
