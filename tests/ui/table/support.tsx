import type { MatchAbout } from '../../../src/store/types.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { matchStore } from '../../../src/store/app-match.ts';
import { libraryStore, prefsStore } from '../../../src/store/app-stores.ts';
import { LiveRegions } from '../../../src/ui/app/app.tsx';
import { useShortcuts } from '../../../src/ui/app/use-shortcuts.ts';
import { TableScreen, type TablePage } from '../../../src/ui/table/table-screen.tsx';
import '../shell/shims.ts';

const SAMPLES = join(import.meta.dirname, '../../saves/samples');

export interface TableWanted {
  readonly game?: string;
  readonly scenario?: string;
  /** Continues a save of `tests/saves/samples`, by its name, instead of a new match. */
  readonly sample?: string;
  /** The same from the text of a save. */
  readonly text?: string;
  /** Moves as text, played before the table is shown. */
  readonly moves?: readonly string[];
  /** How many legal moves to play after them, before the table is shown. */
  readonly on?: number;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, string | boolean>>;
  readonly curtain?: boolean;
  readonly undo?: 'honest' | 'open';
  readonly language?: 'en' | 'ja';
  readonly page?: TablePage;
  /** A position other than the set-up. */
  readonly position?: object;
  /** A player typed the seed. */
  readonly knownSeed?: true;
  /** Programs in their seats. */
  readonly computers?: Readonly<Record<string, string>>;
  readonly hints?: MatchAbout['hints'];
}

/** Sets up a match, plays into it and shows it as the app would. */
export async function openTable(wanted: TableWanted = {}): Promise<void> {
  const {
    game = 'hitlers-last-battles',
    scenario = 'campaign',
    moves = [],
    on = 0,
    seed = 'table',
    options = {},
    curtain = false,
    undo = 'honest',
    language = 'en',
    page = 'table',
    position,
    knownSeed,
    sample,
    text = sample === undefined ? undefined : readFileSync(join(SAMPLES, `${sample}.json`), 'utf8'),
    computers,
    hints,
  } = wanted;
  // Nothing of a table is hidden only by style; asking jsdom for the style of each element takes seconds.
  configure({ defaultHidden: true });
  prefsStore.getState().resetPrefs();
  prefsStore.getState().setPrefs({ language, animationSpeed: 'none', resultPause: 'off' });
  const made =
    text === undefined
      ? await matchStore.getState().create({
          game,
          setup: {
            scenario,
            seed,
            options,
            ...(knownSeed ? { knownSeed } : {}),
            ...(position ? { position } : {}),
          },
          about: { curtain, undo, ...(computers ? { computers } : {}), ...(hints ? { hints } : {}) },
        })
      : await libraryStore.getState().importText(text);
  if (!made.ok) throw new Error(made.problem.key);
  if (text !== undefined) await matchStore.getState().open(made.id);
  await play(moves);
  await playOn(on);
  const { hook } = memoryLocation({ path: `/table/${made.id}` });
  render(
    <I18nProvider lang={language}>
      <Router hook={hook}>
        <Frame id={made.id} page={page} />
      </Router>
    </I18nProvider>,
  );
  await screen.findByRole('main');
  await vi.waitFor(() => {
    if (!document.querySelector('.table [data-stop], .end-sheet, .curtain, .dice-page, .review, .what-line'))
      throw new Error('the table is not there yet');
  }, 40_000);
}

function Frame({ id, page }: { readonly id: string; readonly page: TablePage }) {
  useShortcuts();
  return (
    <>
      <TableScreen id={id} page={page} />
      <LiveRegions />
    </>
  );
}

/** Moves of Hitler's Last Battles to its first phase of movement. */
export const TO_MOVEMENT = ['mark M-GD G-B', 'mark M-SSPZ G-MIT', 'end-mark'];
/** Moves to the question that a battle is rolled after. */
export const TO_BATTLE = [...TO_MOVEMENT, 'attack G-B 0304', 'end-move', 'battle 0304'];

/** Plays moves by their text. */
export async function play(moves: readonly string[]): Promise<void> {
  for (const move of moves) {
    if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
    const result = await act(() => matchStore.getState().dispatchText(move));
    if (!result.ok) throw new Error(`${move}: ${result.refusal.reason?.code ?? result.refusal.line.key}`);
  }
}

/** Plays legal moves until nothing is asked any more, or `count` are played: markers from both ends, else the last move. */
async function playOn(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const moves = matchStore.getState().decision?.moves ?? [];
    const marks = moves.filter((one) => one.type === 'mark');
    const move = marks.at(n % 2 === 0 ? 0 : -1) ?? moves.at(-1);
    if (!move) return;
    await act(() => matchStore.getState().dispatch(move));
  }
}

export async function closeTable(): Promise<void> {
  await act(() => matchStore.getState().close());
}

export const notationOfLast = (): string | null => matchStore.getState().timeline.points.at(-1)?.notation ?? null;
export const heard = (urgency: 'polite' | 'assertive'): string =>
  document.querySelector(`[data-live="${urgency}"]`)?.textContent ?? '';

/** The log, which is behind its tab until it is opened. */
export function log(): HTMLElement {
  if (document.querySelector('.log, .log-empty') === null) fireEvent.click(screen.getByRole('tab', { name: /Log/ }));
  return screen.getByRole('tabpanel', { name: /Log/ });
}
