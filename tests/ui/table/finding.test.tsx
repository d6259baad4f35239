/** Explanations of `?`, and results of the search on a table. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { CommandPalette } from '../../../src/ui/app/command-palette.tsx';
import type { PlayStore } from '../../../src/play/play-store.ts';
import { hitlersReichTable } from '../../../src/ui/games/hitlers-reich/index.tsx';
import { listPaletteItems } from '../../../src/ui/table/table-palette.ts';
import { listSamples, loadWords, sceneOf, secretIn } from '../games/hitlers-reich/support.ts';
import { closeTable, openTable, TO_MOVEMENT } from './support.tsx';

afterEach(closeTable);

const stop = (target: string) => {
  const found = document.querySelector<SVGElement>(`.board-stop[data-stop="${target}"]`);
  if (!found) throw new Error(`no ${target} on the board`);
  return found;
};

describe('`?`', () => {
  const explained = () => screen.getByRole('dialog', { name: /^Why not/ });
  const HEX = { pointer: 'space:0503', focus: 'space:0402', unit: 'unit:G-B' };
  const nameOf = (target: string) =>
    stop(target)
      .getAttribute('aria-label')
      ?.split(/[,.;(]/)[0] ?? '';

  it('explains what the pointer is on, else the focus, else what is picked', async () => {
    const user = userEvent.setup();
    await openTable({ moves: TO_MOVEMENT });
    await user.click(stop(HEX.unit));
    const picked = document.querySelector('.crumbs, [aria-pressed="true"]');
    expect(picked).not.toBeNull();
    act(() => stop(HEX.focus).focus());
    await user.pointer({ target: stop(HEX.pointer) });
    await user.keyboard('?');
    expect(explained()).toHaveAccessibleName(new RegExp(nameOf(HEX.pointer)));
    await user.keyboard('{Escape}');

    // The pointer is on nothing that can be asked about.
    await user.pointer({ target: document.body });
    act(() => stop(HEX.focus).focus());
    await user.keyboard('?');
    expect(explained()).toHaveAccessibleName(new RegExp(nameOf(HEX.focus)));
    await user.keyboard('{Escape}');

    await user.pointer({ target: document.body });
    act(() => {
      if (document.activeElement instanceof SVGElement) document.activeElement.blur();
    });
    act(() => document.querySelector<HTMLElement>('#prompt')?.focus());
    await user.keyboard('?');
    expect(explained()).toHaveAccessibleName(/Army Group B|AG B/);
    // Nothing is in the way of what is picked: it is told what it is.
    expect(explained()).toHaveTextContent('You can do this now.');
    expect(within(explained()).getAllByRole('listitem').length).toBeGreaterThan(0);
  });
});

describe('cards in hand', () => {
  it('are asked about and looked at by key, also where single keys are switched off', async () => {
    const user = userEvent.setup();
    await openTable({ game: 'hitlers-reich', scenario: 'campaign-1941' });
    prefsStore.getState().setPrefs({ singleKeys: false });
    const card = document.querySelector<HTMLElement>('.hr-fan__card');
    act(() => card?.focus());
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: /^Why not/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    act(() => card?.focus());
    await user.keyboard('i');
    expect(document.querySelector('.hr-face .hr-card')).not.toBeNull();
    // Without a focus on it, the key is a letter that dictation may press.
    act(() => document.querySelector<HTMLElement>('#prompt')?.focus());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog', { name: /^Why not/ })).toBeNull();
  });
});

describe('the search', () => {
  const openSearch = () =>
    render(
      <I18nProvider lang="en">
        <CommandPalette open onClose={() => undefined} />
      </I18nProvider>,
    );
  const find = async (text: string, option: RegExp) => {
    const user = userEvent.setup();
    const field = screen.getByRole('combobox', { name: /Find/ });
    await user.clear(field);
    await user.type(field, text);
    const found = await screen.findByRole('option', { name: option });
    await user.click(found);
    await act(() => matchStore.getState().settled());
  };

  it('finds spaces, events, cards and rules, and shows each', async () => {
    await openTable({ game: 'hitlers-reich', scenario: 'campaign-1941' });
    openSearch();
    await find('Kharkov', /^Kharkov.*Place$/);
    expect(screen.getByRole('heading', { level: 3, name: 'Kharkov' })).toBeInTheDocument();
    expect(document.activeElement?.getAttribute('data-stop')).toBe('space:kharkov');
    await find('Stukas', /^STUKAS.*Event$/i);
    expect(document.querySelector('.hr-face .hr-zoom__event')).not.toBeNull();
    await find('7.6', /^§7\.6 .*Rule$/);
    await vi.waitFor(() => expect(screen.getByRole('complementary', { name: 'Rules' })).toBeInTheDocument());
  });

  it('finds a rule by words of its text, and shows the sentence', async () => {
    await openTable({ game: 'hitlers-reich', scenario: 'campaign-1941' });
    openSearch();
    await find('above five', /^§7\.4 .*Ignore any above five.*Rule$/);
    await vi.waitFor(() => expect(screen.getByRole('complementary', { name: 'Rules' })).toBeInTheDocument());
  });

  it('finds no card that its viewer does not see', async () => {
    await loadWords();
    const misses: string[] = [];
    for (const { name, state } of listSamples())
      for (const seat of ['axis', 'allies', null] as const) {
        const scene = sceneOf(state, seat);
        const picture = { facts: scene.facts, view: scene.view, moves: [] };
        const play = { getState: () => ({ picture }) } as unknown as PlayStore;
        const found = listPaletteItems({ game: hitlersReichTable, play, map: () => null, words: () => scene.i18n });
        expect(found.length).toBeGreaterThan(0);
        const secret = secretIn(scene, found.map(({ label, detail = '' }) => `${label} ${detail}`).join('; '));
        if (secret !== null) misses.push(`${name}, ${seat ?? 'nobody'}: ${secret}`);
      }
    expect(misses).toEqual([]);
  });
});
