import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefsStore } from '../../../src/store/app-stores.ts';
import index from '../../../src/ui/sound/sounds.json';
import { matchStore } from '../../../src/store/app-match.ts';
import { FakeAudioContext } from '../sound/fake-audio.ts';
import type { Heard } from '../sound/fake-audio.ts';
import { openTable, play, TO_BATTLE } from './support.tsx';

const FILE = readFileSync(join(import.meta.dirname, '../../../src/ui/sound/sounds.mp3'));
const context = new FakeAudioContext();
const fetched = vi.fn(() => Promise.resolve(new Response(FILE)));

/** The recordings of a cue differ only by their number. */
const nameOf = ({ from }: Heard): string =>
  Object.entries(index.places)
    .find(([, place]) => place.from === from)?.[0]
    .replace(/-\d$/, '') ?? '?';
const heard = (): readonly string[] => context.heard.map(nameOf);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'AudioContext',
    vi.fn(function () {
      return context;
    }),
  );
  context.heard.length = 0;
  // The clock of a context runs on between two tests.
  context.currentTime += 10;
});
afterEach(() => vi.unstubAllGlobals());

const muteButton = (): HTMLElement => screen.getByRole('button', { name: 'Sound' });

/** A press, after which the sounds are there. */
async function press(): Promise<void> {
  await userEvent.click(screen.getByRole('region', { name: 'Map' }));
  await waitFor(() => expect(context.state).toBe('running'));
  await act(() => new Promise((done) => setTimeout(done, 20)));
}

describe('the sounds of a match', () => {
  it('begin with the first press: dice, then what they decided', async () => {
    await openTable({ moves: TO_BATTLE });
    await press();
    await play(['support G-G']);
    // The supporter is placed next to the battle, dice are thrown, the result is told.
    expect(heard().slice(0, 2)).toEqual(['piece', 'dice']);
    expect(['stamp', 'knock']).toContain(heard()[2]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('are silent while the past is stepped through', async () => {
    await openTable({ moves: TO_BATTLE });
    await press();
    act(() => {
      for (let n = 0; n < 4; n++) matchStore.getState().stepBy(-1);
      for (let n = 0; n < 4; n++) matchStore.getState().stepBy(1);
    });
    expect(heard()).toEqual([]);
  });

  it('accompany the film of a turn while it plays, and not where it is stepped through', async () => {
    await openTable({ moves: [...TO_BATTLE, 'support G-G'] });
    await press();
    context.heard.length = 0;
    fireEvent.keyDown(document.body, { key: 'W', shiftKey: true });
    await waitFor(() => expect(document.querySelector('.film')).not.toBeNull(), { timeout: 10_000 });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(heard()).toEqual([]);
    const stills = document.querySelectorAll('.film-still');
    fireEvent.click(stills[stills.length - 1] as Element);
    fireEvent.keyDown(document.body, { key: '4' });
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.keyDown(document.body, { key: ' ' });
    await waitFor(() => expect(heard()).toContain('dice'), { timeout: 15_000 });
  });

  it('are a page where the curtain falls', async () => {
    await openTable({ moves: ['mark M-GD G-B', 'mark M-SSPZ G-MIT'], curtain: true });
    await press();
    await play(['end-mark', 'end-move']);
    await waitFor(() => expect(document.querySelector('.curtain')).not.toBeNull());
    expect(heard()).toContain('page');
  });

  it('are muted by one press in the rail or by the key, and that is remembered', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_BATTLE });
    await press();
    expect(muteButton()).toHaveAttribute('aria-pressed', 'true');
    await user.click(muteButton());
    expect(muteButton()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('fronts-prefs')).toContain('"sound":false');
    await play(['support G-G']);
    expect(heard()).toEqual([]);
    await user.keyboard('v');
    expect(prefsStore.getState().sound).toBe(true);
    expect(muteButton()).toHaveAttribute('aria-pressed', 'true');
    expect(localStorage.getItem('fronts-prefs')).toContain('"sound":true');
  });
});
