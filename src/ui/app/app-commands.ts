import BookOpen from '@lucide/icons/icons/book-open';
import ClipboardPaste from '@lucide/icons/icons/clipboard-paste';
import Database from '@lucide/icons/icons/database';
import FlaskConical from '@lucide/icons/icons/flask-conical';
import GraduationCap from '@lucide/icons/icons/graduation-cap';
import House from '@lucide/icons/icons/house';
import Info from '@lucide/icons/icons/info';
import Keyboard from '@lucide/icons/icons/keyboard';
import Languages from '@lucide/icons/icons/languages';
import Library from '@lucide/icons/icons/library';
import MapPinned from '@lucide/icons/icons/map-pinned';
import Play from '@lucide/icons/icons/play';
import Settings from '@lucide/icons/icons/settings';
import Split from '@lucide/icons/icons/split';
import { navigate } from 'wouter/use-hash-location';
import { listGames, shelfLine } from '../../games/shelf.ts';
import { libraryStore } from '../../store/app-stores.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { openPaste } from '../play-on/offer.ts';
import type { Command } from './commands.ts';
import { paths } from './routes.ts';
import { openShellDialog } from './shell.ts';

const go = (path: string) => () => navigate(path);

const lastId = (): string => libraryStore.getState().latest?.id ?? '';
const hasLast = (): boolean => lastId() !== '';

export const listAppCommands = (): readonly Command[] => [
  { id: 'go.home', label: 'command.home', group: 'go', icon: House, run: go(paths.home) },
  ...listGames().map(({ id }): Command => ({
    id: `go.new.${id}`,
    label: { key: 'command.new', params: { game: shelfLine(id).key } },
    group: 'go',
    icon: Play,
    run: go(paths.newGame(id)),
  })),
  { id: 'go.library', label: 'command.library', group: 'go', icon: Library, run: go(paths.library) },
  { id: 'go.lessons', label: 'command.lessons', group: 'go', icon: GraduationCap, run: go(paths.lessons) },
  ...listGames().map(({ id }): Command => ({
    id: `go.rules.${id}`,
    label: { key: 'command.rules-of', params: { game: shelfLine(id).key } },
    group: 'go',
    icon: BookOpen,
    run: go(paths.rules(id)),
  })),
  ...listGames().map(({ id }): Command => ({
    id: `go.experiment.${id}`,
    label: { key: 'command.experiment', params: { game: shelfLine(id).key } },
    words: 'command.words.experiment',
    group: 'go',
    icon: FlaskConical,
    run: go(paths.experiment(id)),
  })),
  ...listGames()
    .filter(({ editor }) => editor !== undefined)
    .map(({ id }): Command => ({
      id: `go.editor.${id}`,
      label: { key: 'command.editor', params: { game: shelfLine(id).key } },
      words: 'command.words.editor',
      group: 'go',
      icon: MapPinned,
      run: go(paths.editor(id)),
    })),
  ...listGames()
    .filter(({ packs }) => packs !== undefined)
    .map(({ id }): Command => ({
      id: `go.data.${id}`,
      label: { key: 'command.data', params: { game: shelfLine(id).key } },
      words: 'command.words.data',
      group: 'go',
      icon: Database,
      run: go(paths.data(id)),
    })),
  {
    id: 'go.last-match',
    label: 'command.last-match',
    words: 'command.words.last-match',
    group: 'go',
    icon: Play,
    isEnabled: hasLast,
    run: () => navigate(paths.table(lastId())),
  },
  {
    // At a table, the table's command of the same id replaces this one.
    id: 'table.what-if',
    label: 'command.last-match.what-if',
    words: 'command.words.what-if',
    group: 'go',
    icon: Split,
    isEnabled: hasLast,
    run: () => navigate(paths.whatIf(lastId())),
  },
  { id: 'app.paste-position', label: 'position.paste', group: 'go', icon: ClipboardPaste, run: () => openPaste() },
  { id: 'go.settings', label: 'command.settings', group: 'go', icon: Settings, run: go(paths.settings) },
  { id: 'go.about', label: 'about.title', group: 'go', icon: Info, run: go(paths.about) },
  {
    id: 'app.palette',
    label: 'command.palette',
    group: 'app',
    keys: ['Mod+K', '/'],
    whileTyping: false,
    run: () => openShellDialog('palette'),
  },
  {
    id: 'app.keys',
    label: 'command.keys',
    group: 'app',
    keys: ['F1'],
    icon: Keyboard,
    whileTyping: true,
    run: () => openShellDialog('keys'),
  },
  {
    id: 'app.language',
    label: 'command.language',
    group: 'app',
    icon: Languages,
    run: () => {
      const { language, setPrefs } = prefsStore.getState();
      setPrefs({ language: language === 'en' ? 'ja' : 'en' });
    },
  },
];
