/** A player's word for a thing finds it, in both languages, on every screen. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import type { Lang } from '../../../src/i18n/format.ts';
import { listAppCommands } from '../../../src/ui/app/app-commands.ts';
import { CommandPalette } from '../../../src/ui/app/command-palette.tsx';
import { addCommands } from '../../../src/ui/app/commands.ts';
import { addMatch, startAfresh } from './support.tsx';

beforeEach(startAfresh);

const WORDS = {
  en: ['data pack', 'what if', 'report', 'log', 'experiment', 'position'],
  ja: ['データパック', 'もしも', '報告', 'ログ', '実験', '局面'],
} as const satisfies Readonly<Record<Lang, readonly string[]>>;

for (const lang of ['en', 'ja'] as const)
  test(`Find knows what players look for: ${lang}`, async () => {
    await addMatch({ name: 'Winter' });
    const remove = addCommands(listAppCommands());
    const { hook } = memoryLocation({ path: '/' });
    render(
      <I18nProvider lang={lang}>
        <Router hook={hook}>
          <CommandPalette open onClose={vi.fn()} />
        </Router>
      </I18nProvider>,
    );
    const field = await screen.findByRole('combobox');
    for (const word of WORDS[lang]) {
      await userEvent.clear(field);
      await userEvent.type(field, word);
      expect({ word, found: screen.queryAllByRole('option').length > 0 }).toEqual({ word, found: true });
    }
    remove();
  });
