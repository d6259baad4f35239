import { useState } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import MenuIcon from 'lucide-react/icons/menu';
import { Button, IconButton } from '../parts/button.tsx';
import { Menu } from '../parts/menu.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { StorageLine } from '../parts/storage-line.tsx';
import type { StorageTone } from '../parts/storage-line.tsx';
import type { StorageKind } from '../../store/types.ts';
import { titleKeyOf } from '../app/games.ts';
import { ReconstructedDialog } from './reconstructed-dialog.tsx';
import { downloadText } from './download.ts';
import { UndoButtons } from './history-bar.tsx';
import './table-rail.css';
import { useTable } from './table-model.tsx';
import { useTableMenu } from './use-table-menu.ts';

/** Where the rules open when nothing is asked. */
const FIRST_SECTION = '1';

/** Where one is, how it stands, whether it is saved, the rules and the menu. */
export function TableRail({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { game, facts, view, match, actions, i18n } = useTable();
  const { t } = i18n;
  const title = titleKeyOf(game.game);
  const menu = useTableMenu();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const menuButton = (
    <Menu
      label={t('app.menu')}
      groups={menu}
      opener={<IconButton icon={MenuIcon} label={t('app.menu')} variant={isSmall ? 'ghost' : 'plain'} />}
    />
  );
  return (
    <header className="table-rail">
      {isSmall ? menuButton : null}
      <div className="table-rail__title">
        <p className="table-rail__game">{title === null ? game.game : t(title)}</p>
        <p className="table-rail__sub">
          {isSmall && match.moment ? (
            t('table.rail.moment', { turn: match.moment.turn, side: match.moment.seat })
          ) : (
            <>
              {t(game.subtitle)}{' '}
              <button type="button" className="table-rail__mark" onClick={() => setNoteOpen(true)}>
                <Provenance>{t('game.reconstructed')}</Provenance>
              </button>
            </>
          )}
        </p>
      </div>
      <div className="table-rail__score">
        <game.Score facts={facts} view={view} isSmall={isSmall} />
      </div>
      <StorageStatus isSmall={isSmall} />
      {isSmall ? (
        <UndoButtons isSmall />
      ) : (
        <div className="table-rail__buttons">
          <IconButton
            icon={BookOpen}
            label={t('command.rules')}
            onClick={() => actions.openRules(match.decision?.ask.rule ?? FIRST_SECTION)}
          />
          {menuButton}
        </div>
      )}
      <ReconstructedDialog open={isNoteOpen} onClose={() => setNoteOpen(false)} />
    </header>
  );
}

const TONES: Readonly<Record<StorageKind, StorageTone>> = {
  persistent: 'safe',
  'at-risk': 'safe',
  private: 'care',
  full: 'lost',
  'not-saved': 'lost',
  'other-tab': 'care',
  checking: 'quiet',
};
const IS_ACTION_NEEDED: ReadonlySet<StorageKind> = new Set(['full', 'not-saved', 'private']);

/** A sentence with a sign, true at this moment; where nothing is kept, the way out beside it. */
function StorageStatus({ isSmall }: { readonly isSmall: boolean }) {
  const { match, i18n } = useTable();
  const { kind, line } = match.storage;
  const isUrgent = IS_ACTION_NEEDED.has(kind);
  if (isSmall && !isUrgent) return null;
  const save = () => {
    const text = match.exportText();
    if (text !== null) downloadText(match.exportName(), text);
  };
  return (
    <div className="table-rail__storage">
      <StorageLine
        tone={TONES[kind]}
        actions={
          isUrgent ? (
            <Button size="small" onClick={save}>
              {i18n.t('storage.save-file')}
            </Button>
          ) : null
        }
      >
        {i18n.line(line)}
      </StorageLine>
    </div>
  );
}
