import { memo, useState, Fragment, useCallback } from 'react';
import BookOpen from '@lucide/icons/icons/book-open';
import MenuIcon from '@lucide/icons/icons/menu';
import Check from '@lucide/icons/icons/check';
import Info from '@lucide/icons/icons/info';
import Database from '@lucide/icons/icons/database';
import { useLocation } from 'wouter';
import { IconButton, Button } from '../parts/button.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';
import { Provenance } from '../parts/provenance.tsx';
import { useT } from '../../i18n/use-t.tsx';
import { useMatch } from '../../store/app-match.ts';
import { saveMatch } from '../workbench/from-match.ts';
import { wordTitle, emblemOf } from '../app/games.ts';
import { Dialog } from '../parts/dialog.tsx';
import { isBeatShown } from './beat.tsx';
import { UndoButtons } from './history-bar.tsx';
import './table-rail.css';
import { findScreen } from '../app/game-screen.ts';
import { drawMark } from '../parts/emblem.tsx';
import './rail-seats.css';
import { SoundButton } from './match-sound.tsx';
import type { StorageKind } from '../../store/types.ts';
import { drawIcon } from '../parts/icon.tsx';
import { StorageLine, type StorageTone } from '../parts/storage-line.tsx';
import './table-storage.css';
import { toldPosition } from './told-position.ts';
import { useGame, usePlay, usePlayStore, useScene } from './use-play.tsx';
import { showKey } from '../app/keys.ts';
import { wordsOfPack } from '../app/pack-words.ts';
import { paths } from '../app/routes.ts';
import { isEnabled, labelOf, listCommands, type Command } from '../app/commands.ts';

/** Opens if the question names no rule. */
const FIRST_SECTION = '1';

export function TableRail({ isSmall = false }: { readonly isSmall?: boolean }) {
  const game = useGame();
  const i18n = useT();
  return (
    <header className="flex relative rule-below-strong face-rail table-rail">
      {isSmall ? <TableMenu isSmall /> : null}
      <div className="centred min-0 table-rail__title">
        <p className="nowrap table-rail__game">{wordTitle(i18n, game.game)}</p>
        {isSmall ? <RailMoment /> : <Subtitle />}
      </div>
      <div className="grow table-rail__score">
        <RailScore isSmall={isSmall} />
      </div>
      {isSmall ? null : <RailSeats />}
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

/** These need a sentence: something is missing or not saved. */
const TONES: Readonly<Partial<Record<StorageKind, StorageTone>>> = {
  private: 'care',
  full: 'lost',
  'not-saved': 'lost',
  late: 'care',
  'other-tab': 'care',
  checking: 'quiet',
};
const IS_ACTION_NEEDED: ReadonlySet<StorageKind> = new Set(['full', 'not-saved', 'late', 'private']);

/** One word while all is well, which opens the details; else a sentence. */
const StorageStatus = memo(({ isSmall }: { readonly isSmall: boolean }) => {
  const i18n = useT();
  const { kind, line } = useMatch(({ storage }) => storage);
  const isUrgent = IS_ACTION_NEEDED.has(kind);
  if (isSmall && !isUrgent) return null;
  const tone = TONES[kind];
  return (
    <div className={tone ? 'min-0 table-rail__storage' : 'table-rail__saved'}>
      {tone ? (
        <StorageLine tone={tone} actions={isUrgent ? <SaveFile /> : null}>
          {i18n.line(line)}
        </StorageLine>
      ) : (
        <Saved told={i18n.line(line)} isAtRisk={kind === 'at-risk'} />
      )}
    </div>
  );
});
StorageStatus.displayName = 'StorageStatus';

interface SavedProps {
  readonly told: string;
  /** The browser may delete the match: a small sign says that there is more to read. */
  readonly isAtRisk: boolean;
}

function Saved({ told, isAtRisk }: SavedProps) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={Check}
        className="table-saved"
        title={told}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden-1599">{t('table.saved')}</span>
        {isAtRisk ? drawIcon(Info, 14) : null}
      </Button>
      {isOpen ? (
        <Dialog open onClose={close} title={t('table.saved')} actions={<SaveFile />}>
          <p>{told}</p>
        </Dialog>
      ) : null}
    </>
  );
}

function SaveFile() {
  const { t } = useT();
  return (
    <Button size="small" onClick={saveMatch}>
      {t('storage.save-file')}
    </Button>
  );
}

/** The names of the players, if given, with the emblems of their sides. */
const RailSeats = memo(() => {
  const { game } = useGame();
  const { t } = useT();
  const names = useMatch(({ about }) => about?.seatNames);
  const seats = Object.keys(findScreen(game)?.seats ?? {});
  if (!names || !seats.some((seat) => names[seat])) return null;
  return (
    <p className="line rail-seats">
      {seats.map((seat, at) => {
        const emblem = emblemOf(game, seat);
        return (
          <Fragment key={seat}>
            {at > 0 ? <span className="muted">{t('table.rail.versus')}</span> : null}
            <span className="line gap-6 min-0">
              {emblem ? drawMark({ of: emblem, size: 's', label: t('table.rail.side', { side: seat }) }) : null}
              <span className="ellipsis rail-seats__name" title={names[seat]}>
                {names[seat] || t('table.rail.side', { side: seat })}
              </span>
            </span>
          </Fragment>
        );
      })}
    </p>
  );
});
RailSeats.displayName = 'RailSeats';

function RailMoment() {
  const { t } = useT();
  const moment = usePlay((state) => toldPosition(state).moment);
  if (!moment) return <Subtitle />;
  return (
    <p className="t-caption muted nowrap spaced">{t('table.rail.moment', { turn: moment.turn, side: moment.seat })}</p>
  );
}

function Subtitle() {
  const { subtitle } = useGame();
  const { t } = useT();
  const [isNoteOpen, setNoteOpen] = useState(false);
  return (
    <>
      <p className="t-caption muted nowrap spaced">
        <span className="visually-hidden-1599">{`${t(subtitle)} `}</span>
        <button type="button" className="bare" onClick={() => setNoteOpen(true)}>
          <Provenance>{t('game.reconstructed')}</Provenance>
        </button>
      </p>
      <ReconstructedDialog open={isNoteOpen} onClose={() => setNoteOpen(false)} />
    </>
  );
}

interface ReconstructedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Names the facts that the sources of the game lack, and their reconstruction. */
function ReconstructedDialog({ open, onClose }: ReconstructedDialogProps) {
  const game = useGame();
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('about.reconstructed')}>
      <dl className="grid gap-14 reconstructed">
        {game.reconstructed.map(({ title, text }) => (
          <div key={title}>
            <dt>{`◇ ${t(title)}`}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function RailScore({ isSmall }: { readonly isSmall: boolean }) {
  const { board } = useGame();
  const { facts, queries, view } = useScene();
  const before = usePlay((state) => (isBeatShown(state) ? (state.staged.before?.view ?? null) : null));
  return <board.Score facts={facts} queries={queries} view={view} before={before} isSmall={isSmall} />;
}

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
  ['app.keys', 'app.palette', 'table.orders', 'table.curtain', 'table.resign'],
];

/** Reads the command table when the menu opens, so that menu, keys and palette always agree. */
function useTableMenu(): () => readonly (readonly MenuItem[])[] {
  const i18n = useT();
  const pack = useMatch((match) => match.pack);
  const game = useMatch((match) => match.game);
  const [, navigate] = useLocation();
  return useCallback(() => {
    const byId = new Map(listCommands().map((command) => [command.id, command]));
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
  }, [i18n, pack, game, navigate]);
}
