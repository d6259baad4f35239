/** The side whose success a percentage means, and a re-roll without gain, on the real table and in a lesson. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { defence } from '../../../../src/lessons/blitzkrieg-to-moscow-2/defence.ts';
import { solutionOf } from '../../../../src/lessons/player.ts';
import { prefsStore } from '../../../../src/store/app-stores.ts';
import { lessonProgress } from '../../../../src/store/lesson-progress.ts';
import { LessonScreen } from '../../../../src/ui/lessons/lesson-screen.tsx';
import { closeTable, notationOfLast, openTable, play } from '../../table/support.tsx';

afterEach(closeTable);

const position = {
  side: 'german',
  phase: 'combat',
  units: { 'g-4': '0902', 'g-9': '0803', 's-6': '0903' },
  hands: { german: ['g-tac'], soviet: ['s-part'] },
};
const open = (...moves: readonly string[]) => openTable({ game: 'blitzkrieg-to-moscow-2', position, moves });
const choices = () => screen.getByRole('region', { name: 'Your options' });
const option = (name: RegExp) => within(choices()).getByRole('button', { name });
const panelSays = () => document.querySelector('.btm-chances__success');

describe('a percentage in a combat', () => {
  it('is of the attacker while it names attackers, and of the defender while that one chooses (§11.3.2, §11.3.6)', async () => {
    // 5 to 2, at 2:1: two faces in six leave the hex held, and a hidden card may roll once more.
    await open('attack 0903', 'join g-4');
    expect(panelSays()).toHaveTextContent(
      '44 to 67% the German attack clears the hex (44% if the Soviet player plays Partisans, 67% if no more cards are played)',
    );
    await play(['assault']);
    expect(panelSays()).toHaveTextContent('11 to 33% the Soviet defence holds the hex');
    // The chances are counted shortly after the list is there.
    await vi.waitFor(() =>
      expect(option(/^Active defence/)).toHaveTextContent('11 to 33% the Soviet defence holds the hex'),
    );
    await vi.waitFor(() => expect(option(/^Passive defence/)).toHaveTextContent('0.0%'));
  });
});

it('in a lesson a percentage says whose success it is, too', async () => {
  const at = defence.steps.findIndex(({ id }) => id === 'army');
  lessonProgress.getState().keep(defence.id, solutionOf(defence).slice(0, at), false);
  prefsStore.getState().setPrefs({ animationSpeed: 'none', language: 'en' });
  const { hook } = memoryLocation({ path: '/' });
  render(
    <I18nProvider lang="en">
      <Router hook={hook}>
        <LessonScreen id={defence.id} />
      </Router>
    </I18nProvider>,
  );
  await screen.findByRole('region', { name: 'Lesson' });
  const coach = () => document.querySelector<HTMLElement>('.coach') ?? document.body;
  await userEvent.click(within(coach()).getByRole('button', { name: /^Active defence/ }));
  await vi.waitFor(() =>
    expect(document.querySelector('.coach .preview')).toHaveTextContent('16.7% the Soviet defence holds the hex'),
  );
});

describe('a shift that gains nothing (§11.3.4)', () => {
  it('says so, and has no digit', async () => {
    const user = userEvent.setup();
    await openTable({
      game: 'blitzkrieg-to-moscow-2',
      position: { ...position, hands: { german: ['g-air-1'], soviet: [] } },
      // 10 to 1, at 7:1: there is no better column.
      moves: ['attack 0903', 'join g-4', 'join g-9', 'assault', 'defend s-6 passive'],
    });
    expect(option(/Air Support/)).toHaveTextContent('gains nothing');
    await user.keyboard('1');
    expect(option(/Air Support/)).not.toHaveAttribute('aria-pressed', 'true');
  });
});

describe('a re-roll that gains nothing (§7.1)', () => {
  // 10 to 1, at 7:1: every face eliminates.
  const BEST = ['attack 0903', 'join g-4', 'join g-9', 'assault', 'defend s-6 passive', 'shift none', 'shift none'];

  it('is not picked, has no digit, and says what it gains', async () => {
    const user = userEvent.setup();
    await open(...BEST);
    const card = () => option(/Tactical Superiority/);
    expect(card()).toHaveTextContent('to re-roll · gains nothing');
    await user.keyboard('1');
    expect(card()).not.toHaveAttribute('aria-pressed', 'true');
    await user.click(card());
    expect(await screen.findByText(/^A re-roll gains you nothing/)).toBeInTheDocument();
    await vi.waitFor(() =>
      expect(document.querySelector('.preview')).toHaveTextContent('100.0% the German attack clears the hex'),
    );
  });

  it('is not played by the pick alone in fast play', async () => {
    const user = userEvent.setup();
    await open(...BEST);
    act(() => prefsStore.getState().setPrefs({ quick: true }));
    await user.click(option(/Tactical Superiority/));
    expect(notationOfLast()).toBe('shift none');
  });
});
