import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import Dices from 'lucide-react/icons/dices';
import FileDown from 'lucide-react/icons/file-down';
import GitBranch from 'lucide-react/icons/git-branch';
import Link from 'lucide-react/icons/link';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import { navigate } from 'wouter/use-hash-location';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { usePrefs, useUi } from '../../store/hooks.ts';
import { announce } from '../app/announce.ts';
import { useCommands, usePaletteSource } from '../app/commands.ts';
import type { Command, PaletteItem } from '../app/commands.ts';
import { isTyping } from '../app/keys.ts';
import { paths } from '../app/routes.ts';
import { downloadText } from './download.ts';
import { findAnchor } from './placement.ts';
import { listChoices } from './selection.ts';
import { useTable } from './table-model.tsx';
import type { TableModel } from './table-model.tsx';

type Now = () => TableModel & { readonly hovered: TargetRef | null };

/** Puts the table's commands, and what can be found on it, into the app's command table while a table is open. */
export function useTableCommands(): void {
  const model = useTable();
  const hovered = useUi((state) => state.hovered);
  const latest = useRef({ ...model, hovered });
  useLayoutEffect(() => {
    latest.current = { ...model, hovered };
  });
  const { game } = model;
  const commands = useMemo(() => {
    const now: Now = () => latest.current;
    return [...choiceCommands(now), ...historyCommands(now), ...matchCommands(now), ...overlayCommands(now)];
    // The list of overlays is the game's; everything else is read when a command runs.
  }, []);
  const overlays = useMemo(
    () =>
      game.overlays.map(
        ({ id, key, label }): Command => ({
          id: `map.overlay.${id}`,
          label,
          group: 'map',
          keys: [key],
          run: () => latest.current.actions.toggleOverlay(id),
        }),
      ),
    [game],
  );
  useCommands(commands);
  useCommands(overlays);
  const source = useMemo(
    () => ({
      id: 'table',
      heading: 'table.map' as const,
      items: () => listPaletteItems(latest.current),
    }),
    [],
  );
  usePaletteSource(source);
  const singleKeys = usePrefs((prefs) => prefs.singleKeys);
  useDigits(singleKeys, () => latest.current);
  useHold(singleKeys, 'h', model.actions.setLifted);
}

/** The entry, place or piece that is meant: where the keyboard is, if it is being used, else where the pointer is. */
function targetAtHand(hovered: TargetRef | null): TargetRef | null {
  const focused = document.activeElement;
  const isByKeyboard = focused?.matches(':focus-visible') === true;
  return (isByKeyboard ? targetOf(focused) : null) ?? hovered ?? targetOf(focused);
}

function targetOf(element: Element | null): TargetRef | null {
  const id = element?.id ?? '';
  if (id.startsWith('choice-')) return id.slice('choice-'.length) as TargetRef;
  return (element?.closest('[data-stop]')?.getAttribute('data-stop') as TargetRef | null | undefined) ?? null;
}

/** Enter belongs to whatever has the focus, unless that is the chosen entry itself or nothing at all. */
function isEnterFree(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'prompt' || focused.id === 'main') return true;
  return focused.matches('[data-choices] [aria-pressed="true"]');
}

function choiceCommands(now: Now): readonly Command[] {
  const cycle = (step: 1 | -1) => {
    const { moves, match, selection, actions } = now();
    const targets = listChoices(moves, match.targets, []).map((choice) => choice.target);
    if (targets.length === 0) return;
    const at = targets.findIndex((target) => target === selection.picked[0]);
    const next = targets[at < 0 ? (step > 0 ? 0 : targets.length - 1) : (at + step + targets.length) % targets.length];
    if (next !== undefined) pickByKey(() => actions.setPicks([next]));
  };
  const hasDecision = () => now().decision !== null;
  return [
    {
      id: 'table.confirm',
      label: 'table.command.confirm',
      group: 'table',
      keys: ['Enter'],
      isEnabled: () => now().isRolling || (now().selection.chosen !== null && isEnterFree()),
      run: () => (now().isRolling ? now().actions.skipRoll() : now().actions.confirm()),
    },
    { id: 'table.back', label: 'table.back', group: 'table', keys: ['Escape'], run: () => void now().actions.back() },
    {
      id: 'table.focus-question',
      label: 'table.command.focus-question',
      group: 'table',
      keys: ['.'],
      run: () => {
        focusQuestion();
        now().mapRef.current?.focusQuestion();
      },
    },
    {
      id: 'table.focus-map',
      label: 'table.command.focus-map',
      group: 'map',
      keys: ['m'],
      run: () => document.querySelector<SVGElement>('.stage [data-stop][tabindex="0"]')?.focus(),
    },
    { id: 'table.pick', label: 'table.command.pick', group: 'table', keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], kind: 'listed', run: () => undefined },
    {
      id: 'table.end',
      label: 'table.command.end',
      group: 'table',
      keys: ['0'],
      isEnabled: () => now().buttons.length > 0,
      run: () => {
        const { buttons, match, actions } = now();
        const last = buttons.at(-1);
        if (last) pickByKey(() => actions.setPicks(match.targets(last)));
      },
    },
    { id: 'table.next', label: 'table.command.next', group: 'table', keys: ['n'], isEnabled: hasDecision, run: () => cycle(1) },
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
      run: () => document.querySelector<HTMLElement>('.legal-section input[type="search"]')?.focus(),
    },
    {
      id: 'table.why',
      label: 'table.why.ask',
      group: 'table',
      keys: ['?'],
      kind: 'keys-only',
      run: () => {
        const target = targetAtHand(now().hovered);
        if (target) now().actions.askWhy(target);
      },
    },
    {
      id: 'table.inspect',
      label: 'table.command.inspect',
      group: 'map',
      keys: ['i'],
      kind: 'keys-only',
      run: () => {
        const target = targetAtHand(now().hovered);
        if (target) now().actions.inspect(target);
      },
    },
  ];
}

function historyCommands(now: Now): readonly Command[] {
  const mayChange = () => now().match.readOnly === null && now().match.curtain === null;
  const last = () => now().match.timeline.points.length - 1;
  return [
    {
      id: 'history.undo',
      label: 'table.undo',
      group: 'history',
      keys: ['u', 'Mod+Z'],
      icon: Undo2,
      isEnabled: () => now().match.canUndo || (mayChange() && last() > (now().match.timeline.trial ?? 0)),
      run: () => {
        const { match, actions } = now();
        if (match.canUndo) void match.undo();
        else actions.askTakeBack(last() - 1);
      },
    },
    {
      id: 'history.redo',
      label: 'table.redo',
      group: 'history',
      keys: ['y', 'Mod+Shift+Z'],
      icon: Redo2,
      isEnabled: () => now().match.canRedo,
      run: () => void now().match.redo(),
    },
    { id: 'history.previous', label: 'table.history.previous', group: 'history', keys: ['['], run: () => now().match.stepBy(-1) },
    { id: 'history.next', label: 'table.history.next', group: 'history', keys: [']'], run: () => now().match.stepBy(1) },
    {
      id: 'history.now',
      label: 'table.history.now',
      group: 'history',
      isEnabled: () => !now().match.live,
      run: () => now().match.scrub(null),
    },
    { id: 'history.scrub', label: 'table.command.scrub', group: 'history', keys: ['ArrowLeft', 'Shift+ArrowLeft'], kind: 'listed', run: () => undefined },
    {
      id: 'history.try-line',
      label: 'table.try-line',
      group: 'history',
      keys: ['t'],
      icon: GitBranch,
      isEnabled: () => mayChange() && now().match.timeline.trial === null,
      run: () => void now().match.tryLine(),
    },
    {
      id: 'history.leave-line',
      label: 'table.try-line.leave',
      group: 'history',
      isEnabled: () => now().match.timeline.trial !== null,
      run: () => void now().match.leaveLine(),
    },
  ];
}

function matchCommands(now: Now): readonly Command[] {
  return [
    {
      id: 'table.save-file',
      label: 'storage.save-file',
      group: 'table',
      keys: ['Mod+S'],
      icon: FileDown,
      run: () => {
        const { match } = now();
        const text = match.exportText();
        if (text !== null) downloadText(match.exportName(), text);
      },
    },
    { id: 'table.share', label: 'table.command.share', group: 'table', icon: Link, run: () => void copyShareLink(now()) },
    {
      id: 'table.dice',
      label: 'table.dice.page',
      group: 'go',
      icon: Dices,
      run: () => navigate(paths.dice(now().match.id ?? '')),
    },
    {
      id: 'table.curtain',
      label: 'table.command.curtain',
      group: 'table',
      icon: Users,
      run: () => {
        const { match, i18n } = now();
        const curtain = match.about?.curtain !== true;
        void match.setAbout({ curtain });
        announce(i18n.t(curtain ? 'table.curtain.now-on' : 'table.curtain.now-off'));
      },
    },
  ];
}

const overlayCommands = (now: Now): readonly Command[] => [
  {
    id: 'map.lift',
    label: 'table.overlay.lift.hold',
    group: 'map',
    keys: ['h'],
    kind: 'listed',
    run: () => now().actions.setLifted(!now().lifted),
  },
];

async function copyShareLink({ match, i18n }: TableModel): Promise<void> {
  const link = await match.shareLink();
  if (link === null) return announce(i18n.t('share.too-long'), 'assertive');
  const address = new URL(link, window.location.href).href;
  await navigator.clipboard?.writeText(address);
  announce(i18n.t('share.copied'));
}

/** Brings the focus back to what is asked: the first choice, else the prompt itself. */
export function focusQuestion(): void {
  const first =
    document.querySelector<HTMLElement>('[data-choices] button[tabindex="0"]') ??
    document.querySelector<HTMLElement>('.confirm button') ??
    document.getElementById('prompt');
  first?.focus({ preventScroll: true });
  first?.scrollIntoView?.({ block: 'nearest' });
}

/** Picks, and takes the focus along: to the chosen entry, the gold button, or what is asked next. Enter then goes on from there. */
function pickByKey(pick: () => void): void {
  flushSync(pick);
  const chosen =
    document.querySelector<HTMLElement>('[data-choices] button[aria-pressed="true"]') ??
    document.querySelector<HTMLElement>('.confirm__go');
  if (chosen) chosen.focus({ preventScroll: true });
  else focusQuestion();
}

/** What the palette finds on a table: legal moves by their words, places and pieces by name and number. */
function listPaletteItems({ game, facts, view, match, moves, i18n, actions }: TableModel): readonly PaletteItem[] {
  const { line } = i18n;
  const legal = moves.map(
    (move): PaletteItem => ({
      id: match.notation(move),
      label: line(match.label(move) ?? { key: match.notation(move) }),
      detail: i18n.t('table.map.legal'),
      words: match.notation(move),
      run: () => actions.setPicks(match.targets(move)),
    }),
  );
  const places = game.listTargets({ facts, view }).map(
    (target): PaletteItem => ({
      id: target,
      label: game.nameTarget({ facts, view, i18n }, target),
      words: target,
      run: () => {
        actions.inspect(target);
        const anchor = findAnchor(target);
        if (anchor instanceof SVGElement || anchor instanceof HTMLElement) anchor.focus();
      },
    }),
  );
  const whys = game.listTargets({ facts, view }).map(
    (target): PaletteItem => ({
      id: `why ${target}`,
      label: i18n.t('table.why.title', { name: game.nameTarget({ facts, view, i18n }, target) }),
      words: target,
      run: () => actions.askWhy(target),
    }),
  );
  return [...legal, ...places, ...whys];
}

const isPlainKey = (press: KeyboardEvent): boolean =>
  !press.defaultPrevented && !press.ctrlKey && !press.metaKey && !press.altKey && !isTyping(press.target);

const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** `1` to `9` choose the entry with that digit. */
function useDigits(isOn: boolean, now: () => TableModel): void {
  const latest = useRef(now);
  useLayoutEffect(() => {
    // Before the next key can come: the list on the screen is then the list the key means.
    latest.current = now;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (press: KeyboardEvent) => {
      if (!isPlainKey(press) || isDialogOpen() || !/^[1-9]$/.test(press.key)) return;
      const { entries, actions } = latest.current();
      const entry = entries[Number(press.key) - 1];
      if (!entry) return;
      press.preventDefault();
      pickByKey(() => actions.choose(entry.target));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** A key that works only while it is held; letting go anywhere, or leaving the window, ends it. */
function useHold(isOn: boolean, key: string, set: (on: boolean) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() !== key || press.repeat || !isPlainKey(press) || isDialogOpen()) return;
      press.preventDefault();
      set(true);
    };
    const onKeyUp = (press: KeyboardEvent) => {
      if (press.key.toLowerCase() === key) set(false);
    };
    const onBlur = () => set(false);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [isOn, key, set]);
}
