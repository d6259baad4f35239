import { useCallback } from 'react';
import Database from 'lucide-react/icons/database';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { showKey } from '../app/keys.ts';
import { wordsOfPack } from '../app/pack-words.ts';
import { paths } from '../app/routes.ts';
import { isEnabled, labelOf, useCommandList } from '../app/commands.ts';
import type { Command } from '../app/commands.ts';
import type { MenuItem } from '../parts/menu.tsx';

/** Command ids in the groups of the table's menu, most used first; ids without a command are left out. */
const GROUPS: readonly (readonly string[])[] = [
  [
    'history.undo',
    'history.redo',
    'history.take-back',
    'suggest.ask',
    'history.try-line',
    'table.what-if',
    'note.write',
    'table.study',
    'table.review',
    'table.dice',
    'table.play-on',
  ],
  ['go.rules', 'table.sound', 'app.language', 'go.settings', 'go.library', 'go.home'],
  [
    'table.save-file',
    'table.share',
    'table.copy-position',
    'table.copy-log',
    'table.report',
    'table.picture',
    'table.replay',
    'app.paste-position',
    'table.edit-position',
    'table.experiment',
  ],
  ['app.keys', 'app.palette', 'table.curtain', 'table.resign'],
];

/** Reads the command table, so that menu, keys and palette always agree. */
export function useTableMenu(): () => readonly (readonly MenuItem[])[] {
  const i18n = useT();
  const commands = useCommandList();
  const pack = useMatch((match) => match.pack);
  const game = useMatch((match) => match.game);
  const [, navigate] = useLocation();
  return useCallback(() => {
    const byId = new Map(commands.map((command) => [command.id, command]));
    const item = (command: Command): MenuItem => {
      const key = command.keys?.[0];
      return {
        id: command.id,
        label: i18n.line(labelOf(command)),
        ...(command.icon ? { icon: command.icon } : {}),
        kbd: key === undefined ? undefined : showKey(key),
        closed: !isEnabled(command),
        run: command.run,
      };
    };
    const groups = GROUPS.map((ids) =>
      ids.flatMap((id) => {
        const command = byId.get(id);
        return command ? [item(command)] : [];
      }),
    );
    if (!pack || game === null) return groups;
    const run = () => navigate(paths.data(game));
    return [...groups, [{ id: 'table.pack', label: i18n.t('match.pack', wordsOfPack(pack)), icon: Database, run }]];
  }, [commands, i18n, pack, game, navigate]);
}
