/** A conflict at the real table: the prompt while a move is put together, and the screen afterwards. */
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { matchStore } from '../../../../src/store/app-match.ts';
import { prefsStore } from '../../../../src/store/app-stores.ts';
import { LiveRegions } from '../../../../src/ui/app/app.tsx';
import { runCommand } from '../../../../src/ui/app/commands.ts';
import { TableScreen } from '../../../../src/ui/table/table-screen.tsx';
import '../../shell/shims.ts';
import { closeTable, heard } from '../../table/support.tsx';

// Nothing of a table is hidden only by style; asking jsdom for the style of each element takes seconds.
beforeEach(() => configure({ defaultHidden: true }));
afterEach(async () => {
  cleanup();
  await closeTable();
});

const legal = () => (matchStore.getState().decision?.moves ?? []) as readonly Move[];
const hasJudged = () => matchStore.getState().events.some(({ type }) => type === 'judged');

async function playOne(move: Move): Promise<void> {
  const result = await act(() => matchStore.getState().dispatch(move));
  if (!result.ok) throw new Error(move.type);
}

/** Sets up a match of this game with both hands on the table; gives its id. */
async function create(): Promise<string> {
  prefsStore.getState().resetPrefs();
  prefsStore.getState().setPrefs({ language: 'en', animationSpeed: 'none', resultPause: 'off' });
  const made = await matchStore.getState().create({
    game: 'hitlers-reich',
    setup: { scenario: 'campaign-1941', seed: 'after', options: {} },
    about: { curtain: false, undo: 'honest' },
  });
  if (!made.ok) throw new Error(made.problem.key);
  return made.id;
}

const anyAttack = (move: Move): boolean => move.type === 'attack' && move.kind === 'land';

/** The moves until `isDone`: the preferred ones first, then the end of the step, then any. */
async function findMoves(isDone: () => boolean, wanted: (move: Move) => boolean): Promise<readonly Move[]> {
  await create();
  const made: Move[] = [];
  while (!isDone()) {
    const moves = legal();
    const move = moves.find(wanted) ?? moves.find(({ type }) => type === 'done') ?? moves[0];
    if (!move || made.length === 60) throw new Error('it does not come to that');
    await playOne(move);
    made.push(move);
  }
  await closeTable();
  return made;
}

/** Plays until `isDone`. The table is shown before the last move: what comes before is not looked at. */
async function openBefore(isDone: () => boolean, wanted = anyAttack): Promise<void> {
  const moves = await findMoves(isDone, wanted);
  const id = await create();
  for (const move of moves.slice(0, -1)) await playOne(move);
  const { hook } = memoryLocation({ path: `/table/${id}` });
  render(
    <I18nProvider lang="en">
      <Router hook={hook}>
        <TableScreen id={id} page="table" />
        <LiveRegions />
      </Router>
    </I18nProvider>,
  );
  await screen.findByRole('region', { name: 'Prompt' });
  for (const move of moves.slice(-1)) await playOne(move);
}

const prompt = () => screen.getByRole('region', { name: 'Prompt' });
const heading = () => within(prompt()).getByRole('heading').textContent;
const inChoices = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Your options' })).getAllByRole('button', { name })[0] as HTMLElement;
const inConfirm = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Confirm' })).getByRole('button', { name });
const lines = () => [...document.querySelectorAll<HTMLElement>('[data-choices] .entry-line')];
const titles = () => lines().map((line) => line.querySelector('.action-tile__text')?.firstChild?.textContent);
const after = () => screen.queryByRole('region', { name: 'The last conflict' });
const isAsked = (type: Move['type']) => () => legal().some((move) => move.type === type);

describe('the actions', () => {
  const digitOf = (name: RegExp) => inChoices(name).querySelector('kbd')?.textContent;

  it('hold all kinds of attack in one, and each keeps its key', async () => {
    const user = userEvent.setup();
    await openBefore(isAsked('attack'));
    expect([/^Attack/, /^Event/, /^Reorganise: your/, /^Fortify/, /^Place a fleet/].map(digitOf)).toEqual([
      '1',
      '2',
      '6',
      '8',
      '9',
    ]);
    expect(inChoices(/^Attack/)).toHaveTextContent(/\d areas by land.*\d+ sea zones/);
    expect(
      within(screen.getByRole('region', { name: 'Your options' })).queryByRole('button', { name: /^Sea/ }),
    ).toBeNull();
    await user.keyboard('1');
    const land = document.querySelectorAll('[data-choices] .entry-line').length;
    await user.click(inConfirm(/^Sea attack: \d+ sea zones$/));
    const sea = document.querySelectorAll('[data-choices] .entry-line').length;
    expect(sea).toBeGreaterThan(land);
    expect(inConfirm(/^Land attack: \d areas? by land$/)).toBeVisible();
    await user.click(inConfirm(/^Another action/));
    await waitFor(() => expect(inChoices(/^Attack/)).toBeVisible());
  });

  it('switch between land and sea by a command, also with a target picked', async () => {
    const user = userEvent.setup();
    await openBefore(isAsked('attack'));
    await user.keyboard('1');
    const byLand = titles();
    act(() => void runCommand('table.next-kind'));
    await waitFor(() => expect(titles()).not.toEqual(byLand));
    await user.click(lines()[1] ?? document.body);
    act(() => void runCommand('table.next-kind'));
    await waitFor(() => expect(titles()).toEqual(byLand));
  });

  it('keep their order when a target is picked, and Escape returns to all actions', async () => {
    const user = userEvent.setup();
    await openBefore(isAsked('attack'));
    await user.keyboard('1');
    const before = titles();
    await user.click(lines().at(-1) ?? document.body);
    expect(titles()).toEqual(before);
    expect(lines().at(-1)).toHaveAttribute('aria-pressed', 'true');
    act(() => void runCommand('app.back'));
    await waitFor(() => expect(inChoices(/^Attack/)).toBeVisible());
  });
});

describe('the steps next to the question', () => {
  it('count what is asked, and name it in a wide window', async () => {
    const user = userEvent.setup();
    await openBefore(isAsked('attack'));
    await waitFor(() => expect(prompt()).toHaveTextContent(/1 of 4/));
    await user.keyboard('1');
    expect(prompt()).toHaveTextContent(/2 of 4/);
  });
});

describe('the prompt', () => {
  it('asks for the next part of an attack, then whether to make it', async () => {
    const user = userEvent.setup();
    await openBefore(isAsked('attack'));
    const question = heading() ?? '';
    expect(question).toBe('Choose an action for this turn');
    await user.click(inChoices(/^Attack/));
    expect(heading()).toMatch(/^Attack (?:from )?which area\?$/);
    const openTile = '[data-choices] .action-tile:not([aria-disabled], [aria-pressed="true"])';
    for (let n = 0; n < 2 && !document.querySelector('.confirm__go'); n++)
      await user.click(document.querySelector<HTMLElement>(openTile) ?? document.body);
    // The target was picked or is the only one left.
    expect(heading()).toMatch(/^Attack .+\?$/);
    expect(inConfirm(/^Attack .+ from .+/)).toBeVisible();
  });
});

describe('after a conflict', () => {
  it('one report replaces the roll, and the result is said once', async () => {
    // With dice in its last step, for they are what is said aloud.
    await openBefore(hasJudged, (move) => anyAttack(move) || move.type === 'reroll');
    const result = (after()?.querySelector('.after-fight__result')?.firstChild?.textContent ?? '').trim();
    expect(result).toMatch(/^Axis \d+, Allies \d+: /);
    expect(document.querySelector('.roll')).toBeNull();
    // The dice of the step, and then the result.
    expect(heard('assertive')).toMatch(/^(?:(?:Axis|Allied) dice: [1-6][^.]*\. )+/);
    expect(heard('assertive').split(result)).toHaveLength(2);
    expect(heard('assertive').endsWith(`${result}.`)).toBe(true);
    expect(after()?.closest('[aria-live]')).toBeNull();
  });

  it('the result is said aloud where its last step rolled no die', async () => {
    const hasDice = () => matchStore.getState().events.some(({ type }) => type === 'rolled' || type === 'rerolled');
    await openBefore(() => hasJudged() && !hasDice());
    const result = (after()?.querySelector('.after-fight__result')?.firstChild?.textContent ?? '').trim();
    await waitFor(() => expect(heard('assertive')).toBe(result));
  });

  it('where no conflict has ended, the dice of the step are shown as usual', async () => {
    const isPlanned = () => matchStore.getState().events.some(({ type }) => type === 'planned');
    await openBefore(isPlanned, ({ type }) => type === 'plan' || type === 'reorganise');
    expect(document.querySelector('.roll')).not.toBeNull();
    expect(after()).toBeNull();
    expect(screen.getByRole('region', { name: 'Big Push attempt' })).toHaveTextContent(/\d/);
  });
});
