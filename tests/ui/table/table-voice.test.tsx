/** The player's announcements at the table, and the keyboard focus through all changes. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadGame, type GameId } from '../../support/games.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Decision, Types } from '../../../src/engine/kernel/types.ts';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { KeyTables } from '../../../src/ui/app/key-help.tsx';
import { sitDown } from '../../support/sit-down.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { closeTable, heard, notationOfLast, openTable, play, TO_BATTLE, TO_MOVEMENT } from './support.tsx';

const REICH = { game: 'hitlers-reich', scenario: 'campaign-1941' } as const;

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on the screen`);
  return found;
};
const choices = () => screen.getByRole('region', { name: 'Your options' });
const legal = () => matchStore.getState().decision?.moves ?? [];
/** The result of a move. */
interface Step {
  readonly events: readonly { readonly type: string }[];
  readonly mover: string;
  readonly next: Decision<Types> | null;
}

/**
 * Moves from the set-up to where `isDone`, found without a table: attacks before everything, then the end of the step. The
 * last one is given apart, to be made in sight.
 */
async function wayTo(
  { game, scenario }: { readonly game: GameId; readonly scenario: string },
  isDone: (step: Step) => boolean,
): Promise<{ readonly moves: readonly string[]; readonly last: string }> {
  const def = await loadGame(game);
  let { state } = startGame(def, { scenario, seed: 'table', options: {} });
  const moves: string[] = [];
  for (let n = 0; n < 3000; n++) {
    const open = decide(def, state);
    const move =
      open?.moves.find(({ type }) => type === 'attack' || type === 'battle') ??
      open?.moves.find(({ type }) => type === 'done') ??
      open?.moves[0];
    if (!open || !move) throw new Error('nothing to do');
    const made = applyMove(def, state, move);
    if (!made.ok) throw new Error(`${def.words.notation(move)} is refused`);
    state = made.state;
    const next = decide(def, state);
    if (isDone({ events: made.events, mover: open.seat, next })) return { moves, last: def.words.notation(move) };
    moves.push(def.words.notation(move));
  }
  throw new Error('never there');
}

const asks =
  (type: string) =>
  ({ next }: Step) =>
    next?.moves.some((move) => move.type === type) ?? false;
/** A roll behind which the other side's turn begins: the curtain falls. */
const isResult = ({ events, mover, next }: Step) =>
  next?.ask.key === 'hr.ask.action' && next.seat !== mover && events.some(({ type }) => type === 'judged');

afterEach(async () => {
  vi.useRealTimers();
  await closeTable();
});

describe('what is heard', () => {
  it('counts the entries of the list, not the moves behind them', async () => {
    const { moves, last } = await wayTo(REICH, asks('attack'));
    await openTable({ ...REICH, moves: [...moves, last] });
    const shown = /\d+ options/.exec(part('.legal-head').textContent ?? '')?.[0] ?? 'none';
    expect(legal().length).toBeGreaterThan(Number.parseInt(shown) * 2);
    await waitFor(() => expect(heard('polite')).toContain(shown));
  });

  it('says at the hand-over what the other side has just done', async () => {
    let isAttacked = false;
    const { moves, last } = await wayTo(REICH, ({ events, mover, next }) => {
      isAttacked ||= events.some(({ type }) => type === 'attacked');
      return isAttacked && next !== null && next.seat !== mover;
    });
    await openTable({ ...REICH, curtain: true, moves: [...moves, last] });
    await sitDown();
    await waitFor(() => expect(heard('polite')).toMatch(/attacks? .+\. (?:Axis|Allied) player decides\./));
  });

  it('says the dice and their result so far, before the re-roll (§7.6)', async () => {
    const { moves, last } = await wayTo(REICH, ({ events }) => {
      return events.some(({ type }) => type === 'rolled') && !events.some(({ type }) => type === 'judged');
    });
    await openTable({ ...REICH, moves });
    await play([last]);
    await waitFor(() =>
      expect(heard('assertive')).toMatch(/^Axis dice: [1-6].*\. Allied dice: [1-6].*\. Axis \d+, Allies \d+ so far\.$/),
    );
  });

  it('says what the chosen move warns of', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    const { preview, targets } = matchStore.getState();
    const move = legal().find((one) => (preview(one)?.warnings.length ?? 0) > 0);
    if (!move) throw new Error('no move with a warning');
    for (const target of targets(move)) await user.click(part(`[id="choice-${target}"]`));
    await waitFor(() => expect(heard('polite')).toMatch(/^Warning: ./));
  });

  it('says what is looked at, and which unit the keys for the next one pick', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    part('.board-stop[data-stop="unit:G-H"]').focus();
    await user.keyboard('i');
    await waitFor(() => expect(heard('polite')).toMatch(/^Army Group H/));
    await user.keyboard('n');
    const picked = () => part('.board-stop[data-mark="chosen"]').dataset['stop'];
    const first = picked();
    await waitFor(() => expect(heard('polite')).toMatch(/^Army Group/));
    await user.keyboard('n');
    expect(picked()).not.toBe(first);
    await user.keyboard('b');
    expect(picked()).toBe(first);
  });

  it('reads no result on after the next move', async () => {
    await openTable({ moves: TO_BATTLE });
    await play(['support G-G']);
    await waitFor(() => expect(heard('assertive')).toMatch(/: [1-6]/));
    const [next] = legal();
    await play([next ? matchStore.getState().notation(next) : 'end']);
    await waitFor(() => expect(heard('assertive')).toBe(''));
  });
});

describe('the focus', () => {
  it('stays at the table when a choice by key is taken back', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.keyboard('0');
    expect(part('.confirm__go')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(document.querySelector('.confirm__go')).toBeNull();
    expect(within(choices()).getAllByRole('button')[0]).toHaveFocus();
  });

  it('stays at the blitz prompt when declining is taken back (§7.9.2)', async () => {
    const user = userEvent.setup();
    const { moves, last } = await wayTo(REICH, asks('blitz'));
    await openTable({ ...REICH, moves });
    await play([last]);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await user.keyboard('0');
    expect(document.body).not.toHaveFocus();
    await user.keyboard('{Escape}');
    expect(document.body).not.toHaveFocus();
    expect(part('[data-choices]')).toContainElement(document.activeElement as HTMLElement);
  });

  it('leaves the button of a move before that is removed, and goes on to the next question', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.keyboard('0');
    const button = part('.confirm__go');
    expect(button).toHaveFocus();
    // Nothing is heard of an element that is removed with the focus on it.
    let left = 0;
    button.addEventListener('blur', () => (left += button.isConnected ? 1 : 0));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(left).toBe(1);
    await waitFor(() => expect(choices()).toContainElement(document.activeElement as HTMLElement));
  });

  it('waits at the prompt while dice tumble, and goes on to the question after them', async () => {
    await openTable({ moves: TO_BATTLE });
    act(() => prefsStore.getState().setPrefs({ animationSpeed: 'normal' }));
    await play(['support G-G']);
    expect(part('.prompt')).toHaveClass('prompt--auto');
    await waitFor(() => expect(document.getElementById('prompt')).toHaveFocus());
    await waitFor(() => expect(part('.prompt')).not.toHaveClass('prompt--auto'), { timeout: 4000 });
    await waitFor(() => expect(part('[data-choices]')).toContainElement(document.activeElement as HTMLElement));
  });

  it('asks why of what the pointer is on, if it was used last', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.pointer({ target: part('.board-stop[data-stop="space:0302"]') });
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: /Friesland/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    // A key that moves the focus hands over to the keyboard.
    await user.keyboard('{ArrowDown}?');
    expect(screen.getByRole('dialog', { name: /Army Group/ })).toBeInTheDocument();
  });
});

describe('the keys of the map', () => {
  it('stand in the list of keys, and leave 0 and the full stop to the question', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    const { container } = render(
      <I18nProvider lang="en">
        <KeyTables />
      </I18nProvider>,
    );
    for (const [label, key] of [
      ['Zoom in', '+'],
      ['Zoom out', '-'],
      ['Fit the whole map', 'W'],
      ['Move the map when it is in focus', 'Shift ←'],
    ] as const)
      expect(within(container).getByText(label).parentElement).toHaveTextContent(key);
    part('.board-stop[data-stop="space:0302"]').focus();
    await user.keyboard('0');
    expect(part('.confirm__go')).toHaveFocus();
    await user.keyboard('{Escape}');
    part('.board-stop[data-stop="space:0302"]').focus();
    await user.keyboard('.');
    expect(part('[data-choices]')).toContainElement(document.activeElement as HTMLElement);
  });
});

describe('the digits', () => {
  it('never take a marker back: the next one to give comes first (§6.1)', async () => {
    const user = userEvent.setup();
    await openTable({ moves: ['mark M-GD G-B'] });
    const back = within(screen.getByRole('group', { name: 'Markers to take back' })).getByRole('button');
    expect(back.querySelector('kbd')).toBeNull();
    await user.keyboard('1');
    expect(screen.getByRole('group', { name: 'Assign to' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await play(['mark M-SSPZ G-MIT']);
    await user.keyboard('1');
    expect(notationOfLast()).toBe('mark M-SSPZ G-MIT');
    // Presses the gold button when nothing is left to give.
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(notationOfLast()).toBe('end-mark'));
  });
});

describe('a result before the hand-over', () => {
  const openBefore = async (game: 'hitlers-last-battles' | 'hitlers-reich'): Promise<string> => {
    const { moves, last } =
      game === 'hitlers-reich' ? await wayTo(REICH, isResult) : { moves: TO_BATTLE, last: 'support G-G' };
    await openTable({ ...(game === 'hitlers-reich' ? REICH : {}), curtain: true, moves });
    if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
    return last;
  };

  it.each(['hitlers-last-battles', 'hitlers-reich'] as const)(
    'stays on the screen until a key lets the curtain fall, and is heard once: %s',
    async (game) => {
      const user = userEvent.setup();
      await play([await openBefore(game)]);
      const button = part('.prompt__hand-over');
      await waitFor(() => expect(button).toHaveFocus());
      const said = heard('assertive');
      expect(said).not.toBe('');
      expect(document.querySelector('.curtain')).toBeNull();
      expect(document.querySelector('.roll, .after-fight, .fight')).not.toBeNull();
      // Nothing can be decided, and no hand is on the table.
      expect(matchStore.getState().decision).toBeNull();
      expect(document.querySelector('[data-choices] button')).toBeNull();
      await act(() => new Promise((done) => setTimeout(done, 350)));
      await user.keyboard('{Enter}');
      expect(part('.curtain')).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
      await user.keyboard('{Enter}');
      expect(part('.curtain')).toBeInTheDocument();
      await sitDown();
      expect(document.querySelector('.prompt__hand-over')).toBeNull();
      await waitFor(() => expect(heard('polite')).toMatch(/player decides/));
      expect(heard('assertive')).not.toContain(said);
    },
  );

  it('is not shown again when a player comes back to the match or turns away from it', async () => {
    await play([await openBefore('hitlers-last-battles')]);
    expect(part('.prompt__hand-over')).toBeInTheDocument();
    act(() => matchStore.getState().takeSeat());
    act(() => matchStore.getState().dropCurtain());
    expect(part('.curtain')).toBeInTheDocument();
  });
});
