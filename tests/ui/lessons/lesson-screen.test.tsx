import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { prefsStore } from '../../../src/store/prefs-store.ts';
import { lessonProgress, recordOf } from '../../../src/store/lesson-progress.ts';
import { LiveRegions } from '../../../src/ui/app/app.tsx';
import { useShortcuts } from '../../../src/ui/app/use-shortcuts.ts';
import { LessonScreen } from '../../../src/ui/lessons/lesson-screen.tsx';
import { LessonsScreen } from '../../../src/ui/lessons/lessons-screen.tsx';
import '../shell/shims.ts';

// The browser tests check covered buttons; here that would walk through the whole board.
const user = userEvent.setup({ pointerEventsCheck: 0 });

/** As the app has them: the keys of the command table, and the regions that are read out. */
function Shortcuts() {
  useShortcuts();
  return null;
}

function show(node: React.ReactNode) {
  const { hook } = memoryLocation({ path: '/' });
  return render(
    <I18nProvider lang="en">
      <Router hook={hook}>{node}</Router>
      <LiveRegions />
      <Shortcuts />
    </I18nProvider>,
  );
}

/** A part of the screen by its class: to ask for roles goes through every hex of the board. */
function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on the screen`);
  return found;
}
const coach = () => part('.coach');
const title = () => within(coach()).getByRole('heading', { level: 2 }).textContent;
const board = () => part('.stage');
const press = (name: string | RegExp) => user.click(within(coach()).getByRole('button', { name }));
/** A hex or piece of the board, by its target. */
const stop = (target: string): Element => {
  const found = board().querySelector(`[data-stop="${target}"]`);
  if (!found) throw new Error(`no ${target} on the board`);
  return found;
};
const point = (target: string) => fireEvent.click(stop(target));
/** The board's description: every place and piece with its name. */
const picture = () => [...board().querySelectorAll('[data-stop]')].map((one) => one.getAttribute('aria-label')).join();

async function openLesson(id: string): Promise<void> {
  show(<LessonScreen id={id} />);
  await screen.findByRole('region', { name: 'Lesson' });
  // The map comes a moment after the words.
  await waitFor(() => expect(document.querySelector('[data-stop], .lesson-cover')).not.toBeNull());
}

beforeEach(() => {
  lessonProgress.setState({ lessons: {} });
  // Dice are shown at once.
  prefsStore.getState().setPrefs({ animationSpeed: 'none', language: 'en' });
});

describe('the list of lessons', () => {
  it('shows every lesson with what it takes, and begins with the first', async () => {
    show(<LessonsScreen game={null} />);
    expect(await screen.findAllByRole('heading', { level: 3, name: 'From the beginning' })).toHaveLength(3);
    const gameOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 4 });
    expect(gameOf('Hitler’s Last Battles').map(({ textContent }) => textContent)).toEqual([
      'The first turn',
      'Zones, and the way round them',
      'Reading the score',
      'A first game: two turns',
      'Battle A: the Ardennes',
      'Battle B: the upper Vistula',
      'Battle C: Bremen',
      'Battle D: Berlin',
      'Battle E: East Prussia',
    ]);
    expect(gameOf('Hitler’s Reich').map(({ textContent }) => textContent)).toEqual([
      'Your first Axis turn',
      'Reading the map',
      'A first game: 1941',
      'Leningrad',
      'Desperate Gamble',
      'Vologda',
      'Moscow',
      'Counterattack',
      'The North Sea',
      'Paris',
      'Reorganise',
      'Barbarossa',
    ]);
    expect(gameOf('Blitzkrieg to Moscow 2').map(({ textContent }) => textContent)).toEqual([
      'June 1941: cards and the first move',
      'June 1941: four attacks',
      'June 1941: breakthrough and supply',
      'Supply and the pocket',
      'How to defend',
      'Movement',
      'A first game: turn 1',
    ]);
    expect(screen.getByRole('link', { name: 'Begin: The first turn' })).toHaveAttribute('href', '/lesson/first-turn');
    expect(screen.getAllByText('21 steps').length).toBeGreaterThan(0);
    expect(screen.getByText('Next')).toBeInTheDocument();
  });

  it('shows those of one game where that game was asked for, and the way to all', async () => {
    show(<LessonsScreen game="hitlers-reich" />);
    expect(await screen.findByRole('heading', { level: 2, name: 'Hitler’s Reich' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Begin: Your first Axis turn' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lessons of all games' })).toHaveAttribute('href', '/lessons');
  });

  it('shows what is done, what is begun, and what comes next', async () => {
    lessonProgress.getState().keep('first-turn', [], true);
    lessonProgress.getState().keep('zones', ['', '1103'], false);
    show(<LessonsScreen game={null} />);
    expect(await screen.findByRole('link', { name: 'Play again: The first turn' })).toBeInTheDocument();
    expect(screen.getByText('done')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue: Zones, and the way round them' })).toBeInTheDocument();
    expect(screen.getByText('step 3 of 7')).toBeInTheDocument();
  });
});

describe('a lesson', () => {
  it('says so when there is no such lesson', async () => {
    show(<LessonScreen id="chess" />);
    expect(await screen.findByText('There is no lesson at this address.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All lessons' })).toBeInTheDocument();
  });

  it('stands on a step with board, steps and coach', async () => {
    await openLesson('combat-a');
    expect(screen.getByRole('heading', { level: 1, name: 'Battle A: the Ardennes' })).toBeInTheDocument();
    expect(title()).toBe('The position');
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuetext', 'Step 1 of 8');
    expect(stop('unit:G-B')).toBeInTheDocument();
    expect(within(coach()).getByRole('link', { name: 'Open §8 in the rules' })).toBeInTheDocument();
    expect(within(coach()).queryByRole('button', { name: 'Show me' })).toBeNull();
  });

  it('refuses a wrong answer with its reason and its rule, and does not give away what it knows', async () => {
    await openLesson('combat-a');
    await press('Continue');
    expect(title()).toBe('Count the dice');
    const options = within(coach()).getByRole('group', {
      name: 'How many dice does each side roll, attacker against defender?',
    });
    const looks = within(options)
      .getAllByRole('button')
      .map(({ className }) => className);
    expect(new Set(looks).size).toBe(1);
    expect(coach()).not.toHaveTextContent('the marker adds a second');

    await press('2 against 2');
    expect(coach()).toHaveTextContent('The defender always rolls one die.');
    expect(coach()).toHaveTextContent('Not this one');
    expect(within(options).getByRole('button', { name: '2 against 2' })).toHaveAttribute('aria-disabled', 'true');
    expect(title()).toBe('Count the dice');
    expect(within(coach()).queryByRole('button', { name: 'Continue' })).toBeNull();

    await press('2 against 1');
    expect(coach()).toHaveTextContent('Two against one: every attacker rolls one die, and the marker adds a second.');
    expect(within(coach()).getByRole('button', { name: 'Continue' })).toHaveFocus();
    await press('Continue');
    expect(title()).toBe('Declare the attack');
  });

  it('plays the real game: a legal move that misses the point changes nothing, the right one moves the pieces', async () => {
    lessonProgress.getState().keep('combat-a', ['', '2-1'], false);
    await openLesson('combat-a');
    expect(title()).toBe('Declare the attack');
    const before = picture();

    point('unit:G-H');
    point('unit:W-21');
    await waitFor(() => expect(coach()).toHaveTextContent('Exact odds'));
    await press(/^Attack 21st Army Group/);
    expect(coach()).toHaveTextContent('You may make that attack, but it is another battle.');
    expect(picture()).toBe(before);

    point('unit:G-B');
    point('space:0304');
    await press(/^Attack 12th Army Group/);
    expect(title()).toBe('End of movement');
    expect(picture()).not.toBe(before);
  });

  it('answers with the rules where something is pointed at that is not allowed', async () => {
    lessonProgress.getState().keep('combat-a', ['', '2-1'], false);
    await openLesson('combat-a');
    point('unit:G-B');
    point('space:1201');
    await waitFor(() => expect(coach()).toHaveTextContent('Why not Minsk (1201)?'));
    await user.keyboard('{Escape}');
    expect(title()).toBe('Declare the attack');
  });

  it('shows the answer on demand, rolls the dice of the script and gives every reason', async () => {
    await openLesson('combat-a');
    await press('Continue');
    for (const step of ['Count the dice', 'Declare the attack', 'End of movement', 'Find the odds']) {
      expect(title()).toBe(step);
      await press('Show me');
      const on = within(coach()).queryByRole('button', { name: 'Continue' });
      if (on) await user.click(on);
    }
    expect(title()).toBe('Find the difference');
    const supposed = within(coach()).getByRole('group', { name: 'The dice in question' });
    expect(
      within(supposed)
        .getAllByRole('img')
        .map((die) => die.getAttribute('aria-label')),
    ).toEqual(['German die: 3', 'German die: 5', 'Allied die: 2']);
    const ledger = within(part('.lesson__side')).getByRole('region', { name: 'The battle so far' });
    expect(ledger).toHaveTextContent('?difference in hits');
    expect(ledger).not.toHaveTextContent('+2');

    await press('+2');
    expect(ledger).toHaveTextContent('+2two hits minus none');
    await press('Continue');
    await press('Show me');
    await press('Continue');
    await press('Show me');
    expect(coach()).toHaveTextContent('12th Army Group is eliminated.');
    expect(coach()).toHaveTextContent('3 → 4');
    await press('Continue');

    expect(title()).toBe('Lesson finished');
    expect(within(coach()).getByRole('button', { name: 'Play on from here' })).toBeInTheDocument();
    expect(coach()).toHaveTextContent('1 right first time');
    expect(coach()).toHaveTextContent('6 shown to you');
    expect(within(coach()).getByRole('link', { name: 'Next lesson: Battle B: the upper Vistula' })).toHaveAttribute(
      'href',
      '/lesson/combat-b',
    );
    expect(recordOf(lessonProgress.getState(), 'combat-a').finished).toBe(true);

    // The second press of a double click on *Continue*: it met the button that had taken its place.
    const next = within(coach()).getByRole('link', { name: /^Next lesson/ });
    expect(fireEvent.click(next, { detail: 2 })).toBe(false);
    expect(title()).toBe('Lesson finished');
    expect(window.location.hash).not.toContain('combat-b');

    await press('Play again');
    expect(title()).toBe('The position');
    expect(recordOf(lessonProgress.getState(), 'combat-a').finished).toBe(true);
  });

  it('asks for a place on the board, and for the reason why not', async () => {
    await openLesson('first-turn');
    await press('Continue');
    expect(title()).toBe('Hex numbers');
    point('space:0603');
    expect(coach()).toHaveTextContent('That is another hex.');
    point('space:0602');
    expect(coach()).toHaveTextContent('Berlin, hex 0602.');

    for (let n = 0; n < 30 && title() !== 'A move that is not allowed'; n++) {
      const on = within(coach()).queryByRole('button', { name: 'Continue' });
      await user.click(on ?? within(coach()).getByRole('button', { name: 'Show me' }));
    }
    point('unit:G-H');
    point('space:0302');
    expect(coach()).toHaveTextContent('Why not Friesland (0302)?');
    expect(coach()).toHaveTextContent('Allied units cannot move from one enemy zone to another');
    expect(within(coach()).getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });

  it('goes back step by step, and the match with it', async () => {
    lessonProgress.getState().keep('combat-a', ['', '2-1', 'attack G-B 0304'], false);
    await openLesson('combat-a');
    expect(title()).toBe('End of movement');
    const after = picture();
    await press('Back');
    expect(title()).toBe('Declare the attack');
    expect(picture()).not.toBe(after);
    await user.click(within(part('.lesson__side')).getByRole('button', { name: 'Back to step 1: The position' }));
    expect(title()).toBe('The position');
    expect(within(coach()).getByRole('button', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces to a screen reader each step, each refusal and each result', async () => {
    await openLesson('combat-a');
    const polite = () => document.querySelector('[data-live="polite"]')?.textContent ?? '';
    const assertive = () => document.querySelector('[data-live="assertive"]')?.textContent ?? '';
    await press('Continue');
    expect(polite()).toContain('Step 2 of 8. Count the dice.');
    expect(polite()).toContain('How many dice does each side roll, attacker against defender?');
    await press('2 against 2');
    expect(assertive()).toContain('The defender always rolls one die.');
    await press('2 against 1');
    expect(assertive()).toContain('Two against one');
  });

  it('is played with the keyboard alone', async () => {
    await openLesson('combat-a');
    within(coach()).getByRole('button', { name: 'Continue' }).focus();
    await user.keyboard('{Enter}');
    expect(within(coach()).getByRole('button', { name: '1 against 1' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    await user.keyboard('{Enter}');
    expect(title()).toBe('Declare the attack');
    // The list of units, then of hexes, then the gold button.
    const units = within(coach()).getByRole('group', { name: 'Options' });
    const b = within(units).getByRole('button', { name: /Army Group B/ });
    b.focus();
    await user.keyboard('{Enter}');
    const hexes = within(coach()).getByRole('group', { name: 'Options with Army Group B' });
    within(hexes)
      .getByRole('button', { name: /Ardennes/ })
      .focus();
    await user.keyboard('{Enter}');
    expect(within(coach()).getByRole('button', { name: /^Attack 12th Army Group/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(title()).toBe('End of movement');
    // And by the keys that the choices have.
    await user.keyboard('0{Enter}');
    expect(title()).toBe('Find the odds');
    await user.keyboard('4');
    await vi.waitFor(() => expect(coach()).toHaveTextContent('65.3%: 45 rolls of 216'));
    await user.keyboard('n');
    expect(title()).toBe('Find the difference');
    await user.keyboard('b');
    expect(title()).toBe('Find the odds');
  });

  it('speaks Japanese, and changes over in the middle of a step', async () => {
    await openLesson('combat-a');
    await press('Continue');
    act(() => prefsStore.getState().setPrefs({ language: 'ja' }));
    await waitFor(() => expect(title()).toBe('ダイスの数'));
    expect(coach()).toHaveAccessibleName('レッスン');
    expect(within(coach()).getByRole('button', { name: '手本を見る' })).toBeInTheDocument();
    expect(document.body.textContent).not.toContain('⟦');
  });
});
