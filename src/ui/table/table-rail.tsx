import { memo, useState } from 'react';
import BookOpen from 'lucide-react/icons/book-open';
import MenuIcon from 'lucide-react/icons/menu';
import { Button, IconButton } from '../parts/button.tsx';
import { Menu } from '../parts/menu.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { StorageLine } from '../parts/storage-line.tsx';
import type { StorageTone } from '../parts/storage-line.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import type { StorageKind } from '../../store/types.ts';
import { wordTitle } from '../app/games.ts';
import { ReconstructedDialog } from './reconstructed-dialog.tsx';
import { isBeatShown } from './beat.tsx';
import { downloadText } from './download.ts';
import { UndoButtons } from './history-bar.tsx';
import './table-rail.css';
import { SoundButton } from './table-sound.tsx';
import { useGame, usePlay, usePlayStore, useScene } from './use-play.tsx';
import { useTableMenu } from './use-table-menu.ts';

/** Where the rules open when nothing is asked. */
const FIRST_SECTION = '1';

/** The match, the score, whether it is saved, the rules and the menu. */
export function TableRail({ isSmall = false }: { readonly isSmall?: boolean }) {
  const game = useGame();
  const i18n = useT();
  return (
    <header className="flex relative table-rail">
      {isSmall ? <TableMenu isSmall /> : null}
      <div className="table-rail__title">
        <p className="nowrap table-rail__game">{wordTitle(i18n, game.game)}</p>
        {isSmall ? <RailMoment /> : <Subtitle />}
      </div>
      <div className="grow table-rail__score">
        <RailScore isSmall={isSmall} />
      </div>
      <StorageStatus isSmall={isSmall} />
      {isSmall ? (
        <>
          <SoundButton isSmall />
          <UndoButtons isSmall />
        </>
      ) : (
        <div className="table-rail__buttons">
          <SoundButton />
          <RulesButton />
          <TableMenu isSmall={false} />
        </div>
      )}
    </header>
  );
}

function RailMoment() {
  const { t } = useT();
  const moment = useMatch((match) => match.moment);
  if (!moment) return <Subtitle />;
  return (
    <p className="t-caption muted nowrap table-rail__sub">
      {t('table.rail.moment', { turn: moment.turn, side: moment.seat })}
    </p>
  );
}

function Subtitle() {
  const { about } = useGame();
  const { t } = useT();
  const [isNoteOpen, setNoteOpen] = useState(false);
  return (
    <>
      <p className="t-caption muted nowrap table-rail__sub">
        {t(about.subtitle)}{' '}
        <button type="button" className="bare table-rail__mark" onClick={() => setNoteOpen(true)}>
          <Provenance>{t('game.reconstructed')}</Provenance>
        </button>
      </p>
      <ReconstructedDialog open={isNoteOpen} onClose={() => setNoteOpen(false)} />
    </>
  );
}

function RailScore({ isSmall }: { readonly isSmall: boolean }) {
  const { panels } = useGame();
  const { facts, view } = useScene();
  const before = usePlay((state) => (isBeatShown(state) ? (state.staged.before?.view ?? null) : null));
  return <panels.Score facts={facts} view={view} before={before} isSmall={isSmall} />;
}

/** At the rule of the current question. */
function RulesButton() {
  const { t } = useT();
  const play = usePlayStore();
  const open = () => play.actions.openRules(play.getState().newest.decision?.ask.rule ?? FIRST_SECTION);
  return <IconButton icon={BookOpen} label={t('command.rules')} onClick={open} />;
}

const TableMenu = memo(({ isSmall }: { readonly isSmall: boolean }) => {
  const { t } = useT();
  return (
    <Menu
      label={t('app.menu')}
      groups={useTableMenu()}
      opener={<IconButton icon={MenuIcon} label={t('app.menu')} variant={isSmall ? 'ghost' : 'plain'} />}
    />
  );
});
TableMenu.displayName = 'TableMenu';

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

/** A sentence with a sign, true at this moment; where nothing is kept, with a way out beside it. */
const StorageStatus = memo(({ isSmall }: { readonly isSmall: boolean }) => {
  const i18n = useT();
  const { kind, line } = useMatch(({ storage }) => storage);
  const isUrgent = IS_ACTION_NEEDED.has(kind);
  if (isSmall && !isUrgent) return null;
  const save = () => {
    const text = matchActions.exportText();
    if (text !== null) downloadText(matchActions.exportName(), text);
  };
  return (
    <div className="min-0 table-rail__storage">
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
});
StorageStatus.displayName = 'StorageStatus';
