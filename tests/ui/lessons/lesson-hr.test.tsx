import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { sitDown } from '../../support/sit-down.ts';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { lessons } from '../../../src/lessons/hitlers-reich/lessons.ts';
import { solutionOf } from '../../../src/lessons/player.ts';
import { lessonProgress } from '../../../src/store/lesson-progress.ts';
import { prefsStore } from '../../../src/store/prefs-store.ts';
import { LiveRegions } from '../../../src/ui/app/app.tsx';
import { LessonScreen } from '../../../src/ui/lessons/lesson-screen.tsx';
import '../shell/shims.ts';

const user = userEvent.setup({ pointerEventsCheck: 0 });

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} on the screen`);
  return found;
}
const coach = () => part('.coach');
const title = () => within(coach()).getByRole('heading', { level: 2 }).textContent;
const press = (name: string | RegExp) => user.click(within(coach()).getByRole('button', { name }));
const handCard = (name: RegExp) => within(part('.lesson__hand')).getByRole('button', { name });

/** Opens a lesson at a step: everything before it has been answered by the lesson's own solution. */
async function openAt(id: string, step: string): Promise<void> {
  const lesson = lessons.find((one) => one.id === id);
  const at = lesson?.steps.findIndex((one) => one.id === step) ?? -1;
  if (!lesson || at < 0) throw new Error(`no step ${id} ${step}`);
  lessonProgress.getState().keep(id, solutionOf(lesson).slice(0, at), false);
  const { hook } = memoryLocation({ path: '/' });
  render(
    <I18nProvider lang="en">
      <Router hook={hook}>
        <LessonScreen id={id} />
      </Router>
      <LiveRegions />
    </I18nProvider>,
  );
  await screen.findByRole('region', { name: 'Lesson' });
  // The map comes a moment after the words.
  await waitFor(() => expect(document.querySelector('[data-stop], .lesson-cover')).not.toBeNull());
}

beforeEach(() => {
  lessonProgress.setState({ lessons: {} });
  prefsStore.getState().setPrefs({ animationSpeed: 'none', language: 'en' });
});

describe('a lesson of a game with hands', () => {
  it('shows the hand of the deciding side, and of the other side only how many cards it has', async () => {
    await openAt('leningrad', 'card');
    expect(handCard(/German Field Marshal/)).toBeInTheDocument();
    expect(part('.lesson__hand')).not.toHaveTextContent('Soviet');
    expect(part('.lesson__hand')).toHaveTextContent('Allied hand · 9 of 9');
  });

  it('covers board and hand while the player changes, and shows them once the seat is taken', async () => {
    await openAt('hr-first-turn', 'seat');
    const cover = part('.lesson-cover');
    expect(within(cover).getByRole('heading', { name: 'Allied player: your move' })).toBeInTheDocument();
    expect(document.querySelector('.lesson__hand')).toBeNull();
    expect(screen.queryByRole('group', { name: /^Map of/ })).toBeNull();
    await sitDown();
    expect(title()).toBe('The Allied turn');
    expect(part('.lesson__hand')).toHaveTextContent('Allied hand');
  });

  it('has *Leave* first and *Continue* last in its foot, whatever else is there', async () => {
    await openAt('hr-first-turn', 'pact');
    const controls = () => [...part('.coach__foot').querySelectorAll('a, button')].map((one) => one.textContent);
    expect(controls().at(0)).toBe('Leave lesson');
    await press('Show me');
    expect([controls().at(0), controls().at(-1)]).toEqual(['Leave lesson', 'Continue']);
  });

  it('has coach, steps and hand in one column, and the steps over the board on demand', async () => {
    await openAt('leningrad', 'card');
    const column = part('.lesson__column');
    for (const one of ['.coach', '.lesson-steps', '.lesson__hand']) expect(column).toContainElement(part(one));
    const opener = screen.getByRole('button', { name: 'Steps' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    // One list at a time: the one in the column makes way.
    expect(document.querySelectorAll('.lesson-steps')).toHaveLength(1);
    const side = part('.lesson__side');
    expect(column).not.toContainElement(side);
    await user.click(within(side).getByRole('button', { name: /^Back to step 1:/ }));
    expect(coach()).toHaveTextContent('It is 1942. Barbarossa has gained little');
    await user.click(within(side).getByRole('button', { name: 'Close' }));
    expect(column).toContainElement(part('.lesson-steps'));
  });

  it('plays a card out of the hand, and the dice fall on the sheet of the conflict', async () => {
    await openAt('leningrad', 'sabotage');
    await user.click(handCard(/Soviet Sabotage/));
    await press('Play Soviet Sabotage');
    expect(coach()).toHaveTextContent('Field Marshal against Sabotage.');
    const sheet = part('.lesson__sheet');
    expect(within(sheet).getByRole('heading', { level: 2, name: 'Finland to Leningrad' })).toBeInTheDocument();
    expect(sheet).toHaveTextContent('card 12 + dice 11');
  });

  it('answers with the rules where a card of the hand is asked about', async () => {
    await openAt('leningrad', 'red');
    expect(within(coach()).queryByRole('button', { name: /Soviet 8/ })).toBeNull();
    await user.click(handCard(/Western Lieutenant General/));
    expect(coach()).toHaveTextContent('Right');
    expect(within(coach()).getAllByRole('link', { name: 'Open §6.5.3.4 in the rules' }).length).toBeGreaterThan(1);
  });

  it('answers with the rules where a place of the map is asked about', async () => {
    await openAt('hr-first-turn', 'pact');
    const minsk = part('.stage [data-stop="space:minsk"]');
    fireEvent.click(minsk);
    expect(coach()).toHaveTextContent('Right');
    expect(within(coach()).getAllByRole('link', { name: 'Open §8.6 in the rules' }).length).toBeGreaterThan(1);
  });

  it('lets an area be taken up before another is asked about', async () => {
    await openAt('hr-map', 'corner');
    const point = (target: string) => fireEvent.click(part(`.stage [data-stop="${target}"]`));
    point('space:leningrad');
    expect(coach()).not.toHaveTextContent('Right');
    point('space:moscow');
    expect(coach()).toHaveTextContent('Right');
    expect(coach()).toHaveTextContent('They share no border');
  });

  it('shows the chance of the conflict as it stands after an event in the coach, and its dice beside the board (§7.2)', async () => {
    await openAt('barbarossa', 'events');
    await user.click(within(coach()).getByRole('button', { name: /^WAFFEN SS/ }));
    await press(/^Play WAFFEN SS/);
    const [card] = within(part('.lesson__hand')).getAllByRole('button', { name: /German 9/ });
    if (!card) throw new Error('no such card in hand');
    await user.click(card);
    const sheet = part('.lesson__sheet');
    const shareIn = (selector: string) => /[\d.]+\s?%/.exec(part(selector).textContent ?? '')?.[0] ?? 'none';
    await waitFor(() => expect(shareIn('.coach .preview .cap-head')).not.toBe('none'));
    // Three base dice and the one of the event; a fifth would have no reason.
    const row = sheet.querySelector('.fight-side.side-axis') ?? sheet;
    expect(row.querySelectorAll('.fight-die--waiting')).toHaveLength(4);
    expect(row.querySelector('.fight-dice')).toHaveTextContent('WAFFEN SS');
  });

  it('goes back over the turn: the same throw once more', async () => {
    await openAt('counterattack', 'again');
    expect(title()).toBe('Back to the re-roll');
    expect(part('.lesson__sheet')).toHaveTextContent('Vologda to Moscow');
  });
});

describe('the change of player in a lesson', () => {
  it('has the cover of the table: who is called, what is asked, the board that both see, and no hand', async () => {
    await openAt('hr-first-turn', 'seat');
    const cover = part('.lesson-cover');
    expect(part('.curtain__card')).toBeInTheDocument();
    expect(within(cover).getByRole('heading', { level: 2 })).toHaveTextContent('Allied player: your move');
    expect(cover).toHaveTextContent('No hand is on this screen.');
    expect(cover.querySelector('.curtain__map')).not.toBeNull();
    expect(document.querySelector('.lesson__hand')).toBeNull();
    expect(cover.querySelector('[data-cover]')).not.toBeNull();
  });
});
