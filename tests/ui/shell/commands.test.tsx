import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { prefsStore } from '../../../src/store/prefs-store.ts';
import { CommandPalette } from '../../../src/ui/app/command-palette.tsx';
import { addCommands, runCommand, usePaletteSource } from '../../../src/ui/app/commands.ts';
import type { Command, PaletteSource } from '../../../src/ui/app/commands.ts';
import { KeyHelp } from '../../../src/ui/app/key-help.tsx';
import { matchesKey, showKey } from '../../../src/ui/app/keys.ts';
import { rank, search } from '../../../src/ui/app/rank.ts';
import { useShortcuts } from '../../../src/ui/app/use-shortcuts.ts';
import { show } from './support.tsx';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('keys', () => {
  test.each([
    ['Mod+K', press('k', { ctrlKey: true }), true],
    ['Mod+K', press('k', { metaKey: true }), true],
    ['Mod+K', press('k'), false],
    ['z', press('z'), true],
    ['z', press('Z', { shiftKey: true }), false],
    ['Shift+Z', press('Z', { shiftKey: true }), true],
    ['?', press('?', { shiftKey: true }), true],
    ['?', press('?'), true],
    ['+', press('+', { shiftKey: true }), true],
    ['Shift+ArrowLeft', press('ArrowLeft'), false],
    ['Shift+ArrowLeft', press('ArrowLeft', { shiftKey: true }), true],
    ['/', press('/', { ctrlKey: true }), false],
    // AltGr on Windows, and Option on Apple keyboards.
    ['[', press('[', { ctrlKey: true, altKey: true }), true],
    ['[', press('[', { altKey: true }), true],
    ['[', press('[', { metaKey: true, altKey: true }), false],
    ['Alt+ArrowLeft', press('ArrowLeft', { ctrlKey: true, altKey: true }), false],
    // Keys by their place where the layout has no Latin letters.
    ['z', { ...press('я'), code: 'KeyZ' }, true],
    ['Mod+Z', { ...press('я', { ctrlKey: true }), code: 'KeyZ' }, true],
    ['Mod+K', { ...press('Л', { ctrlKey: true }), code: 'KeyK' }, true],
    ['u', { ...press('な'), code: 'KeyU' }, true],
    ['[', { ...press('х'), code: 'BracketLeft' }, true],
    ['<', { ...press('Б', { shiftKey: true }), code: 'Comma' }, true],
    ['<', { ...press('б'), code: 'Comma' }, false],
    // A Latin letter is the one that is printed on its key.
    ['z', { ...press('y'), code: 'KeyZ' }, false],
    ['[', { ...press('ü'), code: 'BracketLeft' }, false],
  ])('%s and a press of %o: %s', (binding, pressed, expected) => {
    expect(matchesKey(binding, pressed)).toBe(expected);
  });

  test.each([
    ['Mod+K', false, 'Ctrl K'],
    ['Mod+K', true, '⌘ K'],
    ['Shift+ArrowLeft', false, 'Shift ←'],
    ['Escape', false, 'Esc'],
    ['z', false, 'Z'],
  ])('%s shows as %s', (binding, apple, shown) => {
    expect(showKey(binding, apple)).toBe(shown);
  });
});

describe('search', () => {
  const texts = ['Hamburg (0402)', 'Hanover (0503)', 'East Prussia', 'Königsberg', 'ケーニヒスベルク'];
  test.each([
    ['ha', ['Hanover (0503)', 'Hamburg (0402)']],
    ['0402', ['Hamburg (0402)']],
    ['konig', ['Königsberg']],
    ['prussia east', ['East Prussia']],
    ['ベルク', ['ケーニヒスベルク']],
    ['nowhere', []],
  ])('"%s" finds %j', (query, found) => {
    expect([...search(query, texts, (text) => text)].sort()).toEqual([...found].sort());
  });

  test('the start of a text counts more than the middle of a word', () => {
    expect(rank('pru', 'Prussia')).toBeGreaterThan(rank('pru', 'East Prussia'));
    expect(rank('pru', 'East Prussia')).toBeGreaterThan(rank('rus', 'East Prussia'));
  });
});

function Listener({ source }: { readonly source?: PaletteSource }) {
  useShortcuts();
  return source ? <Source source={source} /> : null;
}
function Source({ source }: { readonly source: PaletteSource }) {
  usePaletteSource(source);
  return null;
}

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  label: 'command.library',
  group: 'go',
  run: () => undefined,
  ...more,
});

/** Adds commands for one test. */
const withCommands = async (commands: readonly Command[], body: () => Promise<void> | void) => {
  const remove = addCommands(commands);
  try {
    await body();
  } finally {
    act(remove);
  }
};

describe('the command table', () => {
  test('a key runs its command, and only while that can be done', async () => {
    const run = vi.fn();
    let enabled = true;
    await withCommands([command('test.a', { keys: ['a'], run, isEnabled: () => enabled })], async () => {
      render(<Listener />);
      await userEvent.keyboard('a');
      enabled = false;
      await userEvent.keyboard('a');
      expect(run).toHaveBeenCalledOnce();
      expect(runCommand('test.a')).toBe(false);
    });
    expect(runCommand('test.a')).toBe(false);
  });

  test('of two commands with one key the later one has it', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    await withCommands([command('test.first', { keys: ['/'], run: first })], () =>
      withCommands([command('test.second', { keys: ['/'], run: second })], async () => {
        render(<Listener />);
        await userEvent.keyboard('/');
        expect(first).not.toHaveBeenCalled();
        expect(second).toHaveBeenCalledOnce();
      }),
    );
  });

  test('while the player types, letters stay letters', async () => {
    const [letter, help] = [vi.fn(), vi.fn()];
    await withCommands(
      [
        command('test.z', { keys: ['z'], run: letter }),
        command('test.f1', { keys: ['F1'], run: help, whileTyping: true }),
      ],
      async () => {
        render(
          <>
            <Listener />
            <input aria-label="Name" />
          </>,
        );
        await userEvent.type(screen.getByRole('textbox'), 'z{F1}');
        expect(letter).not.toHaveBeenCalled();
        expect(help).toHaveBeenCalledOnce();
      },
    );
  });

  test('single keys can be switched off; keys with Ctrl and function keys stay', async () => {
    const [letter, chord] = [vi.fn(), vi.fn()];
    prefsStore.getState().setPrefs({ singleKeys: false });
    await withCommands(
      [command('test.z', { keys: ['z'], run: letter }), command('test.l', { keys: ['Mod+L', 'F2'], run: chord })],
      async () => {
        render(<Listener />);
        await userEvent.keyboard('z{Control>}l{/Control}{F2}');
        expect(letter).not.toHaveBeenCalled();
        expect(chord).toHaveBeenCalledTimes(2);
      },
    );
    prefsStore.getState().resetPrefs();
  });

  test('a listed command is never run from here: the part that has the focus does it', async () => {
    const run = vi.fn();
    await withCommands([command('test.listed', { keys: ['ArrowUp'], kind: 'listed', run })], async () => {
      render(<Listener />);
      await userEvent.keyboard('{ArrowUp}');
      expect(run).not.toHaveBeenCalled();
    });
  });
});

describe('the palette', () => {
  const openPalette = (onClose = vi.fn()) => {
    show(<CommandPalette open onClose={onClose} />);
    return screen.getByRole('combobox', { name: 'Find a command' });
  };

  test('finds commands and things, and runs the chosen one by key alone', async () => {
    const [goLibrary, goBerlin, onClose] = [vi.fn(), vi.fn(), vi.fn()];
    const source: PaletteSource = {
      id: 'hexes',
      heading: 'table.map',
      items: () => [{ id: '0602', label: 'Berlin (0602)', words: 'ベルリン', run: goBerlin }],
    };
    await withCommands([command('test.library', { run: goLibrary })], async () => {
      show(
        <>
          <Listener source={source} />
          <CommandPalette open onClose={onClose} />
        </>,
      );
      const field = screen.getByRole('combobox', { name: 'Find a command' });
      expect(field).toHaveFocus();
      expect(screen.getAllByRole('option')).toHaveLength(2);
      await userEvent.type(field, 'ベルリン');
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Berlin (0602)');
      await userEvent.keyboard('{Enter}');
      expect(onClose).toHaveBeenCalledOnce();
      expect(goBerlin).toHaveBeenCalledOnce();
      expect(goLibrary).not.toHaveBeenCalled();
    });
  });

  test('arrows go round the list', async () => {
    await withCommands([command('test.one'), command('test.two', { label: 'command.rules' })], async () => {
      const field = openPalette();
      await userEvent.type(field, '{ArrowUp}');
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Open the rules');
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Open the library');
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    });
  });

  test('leaves out what cannot be done now and what needs a place', async () => {
    await withCommands(
      [
        command('test.open'),
        command('test.off', { label: 'command.rules', isEnabled: () => false }),
        command('test.keys', { label: 'about.title', kind: 'keys-only', keys: ['i'] }),
      ],
      () => {
        openPalette();
        expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Open the libraryGo to']);
      },
    );
  });

  test('says so when nothing is found', async () => {
    const field = openPalette();
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('No command matches “zzz”.')).toBeInTheDocument();
  });
});

test('the list of keys shows every binding under its heading', async () => {
  await withCommands([command('test.keys', { keys: ['Mod+L', 'l'], group: 'history' })], () => {
    show(<KeyHelp open onClose={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'History' })).toBeInTheDocument();
    expect(screen.getByText('Open the library').closest('div')).toHaveTextContent('Ctrl L');
    expect(screen.queryByRole('heading', { name: 'Map' })).not.toBeInTheDocument();
  });
});
