import { useCallback, useEffect, useMemo } from 'react';
import ChartLine from '@lucide/icons/icons/chart-line';
import Bug from '@lucide/icons/icons/bug';
import BookOpenText from '@lucide/icons/icons/book-open-text';
import Camera from '@lucide/icons/icons/camera';
import Clapperboard from '@lucide/icons/icons/clapperboard';
import ClipboardCopy from '@lucide/icons/icons/clipboard-copy';
import Dices from '@lucide/icons/icons/dices';
import Flag from '@lucide/icons/icons/flag';
import GitBranch from '@lucide/icons/icons/git-branch';
import FlaskConical from '@lucide/icons/icons/flask-conical';
import ListChecks from '@lucide/icons/icons/list-checks';
import Link from '@lucide/icons/icons/link';
import MapPinned from '@lucide/icons/icons/map-pinned';
import Play from '@lucide/icons/icons/play';
import Redo2 from '@lucide/icons/icons/redo-2';
import Split from '@lucide/icons/icons/split';
import Undo2 from '@lucide/icons/icons/undo-2';
import ScrollText from '@lucide/icons/icons/scroll-text';
import Users from '@lucide/icons/icons/users';
import Volume2 from '@lucide/icons/icons/volume-2';
import { navigate } from 'wouter/use-hash-location';
import { listChoices } from '../../engine/kits/pointing/selection.ts';
import { useT, type I18n } from '../../i18n/use-t.tsx';
import { matchActions, matchStore } from '../../store/app-match.ts';
import { usePrefs } from '../../store/hooks.ts';
import { prefsStore } from '../../store/prefs-store.ts';
import { announce } from '../app/announce.ts';
import { useCommands, usePaletteSource, type Command } from '../app/commands.ts';
import { useLatest } from '../parts/use-latest.ts';
import { usePointed } from '../app/use-pointed.ts';
import {
  mayEditMatch,
  mayExperiment,
  copyLink,
  copyPosition,
  offerMatch,
  seatsToPlayOn,
  mayReplay,
  openReplay,
  mayReview,
  goToWhatIf,
  mayLookInto,
} from '../workbench/from-match.ts';
import { noteCommands } from '../notes/note-commands.tsx';
import { paths } from '../app/routes.ts';
import { copyLog, copyReport, mayCopyLog } from './copy-log.ts';
import { actCommands, type Act } from './act-commands.ts';
import { mayWatch } from './film/film-turn.ts';
import type { GameTable } from './game-table.ts';
import { NEXT_KIND, takeNextKind } from './kind-switch.tsx';
import { openFinder } from './list-finder.ts';
import { mapCommands } from './map-commands.ts';
import { opponentCommands } from './opponent/opponent-commands.ts';
import { showSuggestion, suggestCommands } from './suggest/suggest-commands.ts';
import { savePicture } from './save-picture.ts';
import { pickByKey, targetAtHand, watchFocus } from './table-focus.ts';
import { pickDigit, useDigits, useHold } from './table-keys.ts';
import { findRuleItems, listPaletteItems, listRuleItems } from './table-palette.ts';
import { toggleSound } from './match-sound.tsx';
import { useGame, usePlayStore, useReadMap } from './use-play.tsx';

interface Table extends Act {
  readonly game: GameTable;
  readonly words: () => I18n;
}

/**
 * Registers the table's commands and palette items while a table is open. They are made once: a command reads what it
 * needs when it runs.
 */
export function TableCommands() {
  const game = useGame();
  const play = usePlayStore();
  const map = useReadMap();
  const i18n = useT();
  const pointed = usePointed();
  const words = useLatest(i18n);
  const table = useMemo(
    (): Table => ({
      game,
      play,
      words,
      map,
      atHand: () => targetAtHand(pointed(), play),
    }),
    [game, play, words, map, pointed],
  );
  const commands = useMemo(
    () => [
      // The later command wins a key: R is *reach* until there are dice to replay.
      ...overlayCommands(table),
      ...actCommands(table),
      ...choiceCommands(table),
      ...historyCommands(table),
      ...matchCommands(table),
      ...mapCommands(table.map),
      ...opponentCommands(table.play),
      ...suggestCommands(table.play, table.words),
      ...noteCommands(table.play),
    ],
    [table],
  );
  useCommands(commands);
  const source = useMemo(
    () => ({
      id: 'table',
      heading: 'table.map' as const,
      items: () => listPaletteItems(table),
      later: () => listRuleItems(table),
      find: (query: string) => findRuleItems(table, query),
    }),
    [table],
  );
  usePaletteSource(source);
  const onDigit = useCallback(
    (digit: number) => showSuggestion(digit) || pickDigit(play, play.getState().picture.entries, digit),
    [play],
  );
  const singleKeys = usePrefs((prefs) => prefs.singleKeys);
  useDigits(singleKeys, onDigit);
  useHold(singleKeys, 'h', play.actions.setLifted);
  useEffect(watchFocus, []);
  return null;
}

function choiceCommands({ game, play, words }: Table): readonly Command[] {
  const { actions } = play;
  const picture = () => play.getState().picture;
  const cycle = (step: 1 | -1) => {
    const { facts, queries, view, moves, pointing, selection } = picture();
    const targets = listChoices(moves, pointing, []).map((choice) => choice.target);
    if (targets.length === 0) return;
    const at = targets.findIndex((target) => target === selection.picked[0]);
    const next = targets[at < 0 ? (step > 0 ? 0 : targets.length - 1) : (at + step + targets.length) % targets.length];
    if (next === undefined) return;
    pickByKey(play, () => actions.setPicks([next]));
    // The next question has the focus, but its name does not say which piece it is about.
    announce(game.places.nameTarget({ facts, queries, view, i18n: words() }, next));
  };
  const hasDecision = () => picture().decision !== null;
  return [
    { id: 'app.back', label: 'app.back', group: 'table', keys: ['Escape'], run: () => void actions.back() },
    {
      id: 'table.next-kind',
      label: 'table.command.next-kind',
      group: 'table',
      keys: [NEXT_KIND],
      isEnabled: () => picture().kinds.length > 1,
      run: () => void takeNextKind(play),
    },
    {
      id: 'table.next',
      label: 'table.command.next',
      group: 'table',
      keys: ['n'],
      isEnabled: hasDecision,
      run: () => cycle(1),
    },
    {
      id: 'table.previous',
      label: 'table.command.previous',
      group: 'table',
      keys: ['b'],
      isEnabled: hasDecision,
      run: () => cycle(-1),
    },
    {
      id: 'table.filter',
      label: 'table.legal.filter',
      group: 'table',
      keys: ['f'],
      kind: 'keys-only',
      run: openFinder,
    },
  ];
}

function historyCommands({ play }: Table): readonly Command[] {
  const now = matchStore.getState;
  const mayChange = () => now().readOnly === null && now().curtain === null;
  const last = () => now().timeline.points.length - 1;
  return [
    {
      id: 'history.undo',
      label: 'table.undo',
      group: 'history',
      keys: ['u', 'Mod+Z'],
      icon: Undo2,
      isEnabled: () => now().canUndo || (mayChange() && last() > (now().timeline.trial ?? 0)),
      run: () => {
        if (now().canUndo) play.actions.press('undo', matchActions.undo);
        else play.actions.askTakeBack(last() - 1);
      },
    },
    {
      id: 'history.redo',
      label: 'table.redo',
      group: 'history',
      keys: ['y', 'Mod+Shift+Z', 'Mod+Y'],
      icon: Redo2,
      isEnabled: () => now().canRedo,
      run: () => play.actions.press('redo', matchActions.redo),
    },
    {
      id: 'history.watch',
      label: 'table.watch.last',
      group: 'history',
      keys: ['Shift+W'],
      icon: Play,
      isEnabled: () => mayWatch(now().timeline),
      run: () => play.actions.watch(true),
    },
    {
      id: 'history.previous',
      label: 'table.history.previous',
      group: 'history',
      // Many layouts need AltGr or Option for brackets.
      keys: ['[', '<'],
      run: () => matchActions.stepBy(-1),
    },
    {
      id: 'history.next',
      label: 'table.history.next',
      group: 'history',
      keys: [']', '>'],
      run: () => matchActions.stepBy(1),
    },
    {
      id: 'history.now',
      label: 'table.history.now',
      group: 'history',
      isEnabled: () => !now().live,
      run: () => matchActions.scrub(null),
    },
    {
      id: 'history.scrub',
      label: 'table.command.scrub',
      group: 'history',
      keys: ['ArrowLeft', 'Shift+ArrowLeft'],
      kind: 'listed',
      run: () => undefined,
    },
    {
      id: 'history.try-line',
      label: 'table.try-line',
      group: 'history',
      keys: ['t'],
      icon: GitBranch,
      isEnabled: () => mayChange() && now().timeline.trial === null && now().variationBlocked === null,
      run: () => void matchActions.tryLine(),
    },
    {
      id: 'history.try-line-same-dice',
      label: 'table.try-line.same-dice',
      group: 'history',
      icon: Dices,
      isEnabled: () => mayChange() && now().timeline.trial === null && now().showsDice,
      run: () => void matchActions.tryLine('as-fell'),
    },
    {
      id: 'history.leave-line',
      label: 'table.try-line.leave',
      group: 'history',
      isEnabled: () => now().timeline.trial !== null,
      run: () => void matchActions.leaveLine(),
    },
  ];
}

function matchCommands({ game, play, words, map }: Table): readonly Command[] {
  return [
    {
      id: 'table.share',
      label: 'table.command.share',
      group: 'table',
      icon: Link,
      run: () => void copyLink('share.too-long', words()),
    },
    {
      id: 'table.copy-position',
      label: 'position.copy',
      group: 'table',
      icon: ClipboardCopy,
      isEnabled: () => matchActions.positionText(matchStore.getState().at) !== null,
      run: () => void copyPosition(words()),
    },
    {
      id: 'table.copy-log',
      label: 'table.log.copy',
      words: 'command.words.log',
      group: 'table',
      icon: ScrollText,
      isEnabled: mayCopyLog,
      run: () => void copyLog(game, play, words()),
    },
    {
      id: 'table.report',
      label: 'error.report',
      words: 'command.words.report',
      group: 'table',
      icon: Bug,
      isEnabled: mayCopyLog,
      run: () => void copyReport(words()),
    },
    {
      id: 'table.picture',
      label: 'table.picture',
      group: 'table',
      icon: Camera,
      isEnabled: () => map() !== null && mayCopyLog(),
      run: () => void savePicture(map(), play, words()),
    },
    {
      id: 'table.replay',
      label: 'table.replay',
      group: 'table',
      icon: Clapperboard,
      isEnabled: mayReplay,
      run: openReplay,
    },
    {
      id: 'table.review',
      label: 'table.review',
      group: 'go',
      icon: ChartLine,
      isEnabled: () => mayReview(matchStore.getState()),
      run: () => navigate(paths.review(matchStore.getState().id ?? '')),
    },
    {
      id: 'table.what-if',
      label: 'table.what-if',
      words: 'command.words.what-if',
      group: 'go',
      icon: Split,
      keys: ['x'],
      isEnabled: mayLookInto,
      run: () => goToWhatIf(),
    },
    {
      id: 'table.study',
      label: 'table.study',
      group: 'go',
      icon: BookOpenText,
      isEnabled: mayLookInto,
      run: () => navigate(paths.study(matchStore.getState().id ?? '', matchStore.getState().at)),
    },
    {
      id: 'table.play-on',
      label: 'table.play-on',
      group: 'table',
      icon: Play,
      isEnabled: () => seatsToPlayOn(matchStore.getState()).length > 0,
      run: offerMatch,
    },
    {
      id: 'table.edit-position',
      label: 'table.edit-position',
      group: 'table',
      icon: MapPinned,
      isEnabled: mayEditMatch,
      run: () => void import('../editor/edit-match.ts').then(({ editMatch }) => editMatch()),
    },
    {
      id: 'table.experiment',
      label: 'table.experiment',
      group: 'table',
      icon: FlaskConical,
      isEnabled: mayExperiment,
      run: () => void import('../experiment/draft.ts').then((part) => part.experimentFromMatch()),
    },
    {
      id: 'table.dice',
      label: 'table.dice.page',
      group: 'go',
      icon: Dices,
      run: () => navigate(paths.dice(matchStore.getState().id ?? '')),
    },
    {
      id: 'table.sound',
      label: 'table.command.sound',
      group: 'table',
      keys: ['v'],
      icon: Volume2,
      run: () => {
        toggleSound();
        announce(words().t(prefsStore.getState().sound ? 'table.sound.now-on' : 'table.sound.now-off'));
      },
    },
    {
      id: 'table.orders',
      label: 'table.command.orders',
      group: 'table',
      keys: ['Shift+D'],
      icon: ListChecks,
      isEnabled: () => matchStore.getState().orderSpecs.length > 0,
      run: () => play.actions.askOrders(true),
    },
    {
      id: 'table.resign',
      label: 'table.command.resign',
      group: 'table',
      icon: Flag,
      isEnabled: () => (play.getState().picture.decision?.concessions?.length ?? 0) > 0,
      run: () => play.actions.askResign(true),
    },
    {
      id: 'table.curtain',
      label: 'table.command.curtain',
      group: 'table',
      icon: Users,
      // The set-up decides whether hands are hidden, for the whole match.
      isEnabled: () => matchStore.getState().secrets === 'none',
      run: () => {
        const curtain = matchStore.getState().about?.curtain !== true;
        void matchActions.setAbout({ curtain });
        announce(words().t(curtain ? 'table.curtain.now-on' : 'table.curtain.now-off'));
      },
    },
  ];
}

function toggleTints(): void {
  const { tints, setPrefs } = prefsStore.getState();
  setPrefs({ tints: !tints });
}

const overlayCommands = ({ game, play }: Table): readonly Command[] => [
  {
    id: 'map.lift',
    label: 'table.overlay.lift.hold',
    group: 'map',
    keys: ['h'],
    kind: 'listed',
    run: () => play.actions.setLifted(!play.getState().panel.lifted),
  },
  ...game.board.overlays.map(({ id, key, label, isTint }): Command => ({
    id: `map.overlay.${id}`,
    label,
    group: 'map',
    keys: [key],
    run: () => (isTint ? toggleTints() : play.actions.toggleOverlay(id)),
  })),
];
