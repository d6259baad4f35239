import { useLayoutEffect, useMemo, useRef } from 'react';
import Dices from 'lucide-react/icons/dices';
import Flag from 'lucide-react/icons/flag';
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
import { usePointed } from '../app/use-pointed.ts';
import type { Command } from '../app/commands.ts';
import { paths } from '../app/routes.ts';
import { downloadText } from './download.ts';
import { mapCommands } from './map-commands.ts';
import { listChoices } from './selection.ts';
import { focusQuestion, isEnterFree, pickByKey, targetAtHand } from './table-focus.ts';
import { useDigits, useHold } from './table-keys.ts';
import { pointingOf } from './table-lists.ts';
import { useTable } from './table-model.tsx';
import type { TableModel } from './table-model.tsx';
import { listPaletteItems } from './table-palette.ts';

/** The table as it is, and what the player means by *this one*. */
type Now = () => TableModel & { readonly atHand: () => TargetRef | null };

/** Puts the table's commands, and what can be found on it, into the app's command table while a table is open. */
export function useTableCommands(): void {
  const model = useTable();
  const hovered = useUi((state) => state.hovered);
  const pointed = usePointed();
  const atHand = () => targetAtHand(pointed(), hovered);
  const latest = useRef({ ...model, atHand });
  useLayoutEffect(() => {
    latest.current = { ...model, atHand };
  });
  const { game } = model;
  // Made once: what a command needs to know it reads when it runs. Only the list of overlays is the game's.
  const commands = useMemo(() => {
    const now: Now = () => latest.current;
    return [
      ...choiceCommands(now),
      ...historyCommands(now),
      ...matchCommands(now),
      ...mapCommands(() => now().mapRef.current),
      ...overlayCommands(now),
    ];
  }, []);
  const overlays = useMemo(
    () =>
      game.overlays.map(({ id, key, label }): Command => ({
        id: `map.overlay.${id}`,
        label,
        group: 'map',
        keys: [key],
        run: () => latest.current.actions.toggleOverlay(id),
      })),
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

function choiceCommands(now: Now): readonly Command[] {
  const cycle = (step: 1 | -1) => {
    const { game, facts, view, i18n, moves, match, selection, actions } = now();
    const choices = listChoices(moves, pointingOf(game, facts, match.targets), []);
    const targets = choices.map((choice) => choice.target);
    if (targets.length === 0) return;
    const at = targets.findIndex((target) => target === selection.picked[0]);
    const next = targets[at < 0 ? (step > 0 ? 0 : targets.length - 1) : (at + step + targets.length) % targets.length];
    if (next === undefined) return;
    pickByKey(() => actions.setPicks([next]));
    // The focus is on what is asked next; of which piece is not in its name.
    announce(game.nameTarget({ facts, view, i18n }, next));
  };
  const hasDecision = () => now().decision !== null;
  return [
    {
      id: 'table.confirm',
      label: 'table.command.confirm',
      group: 'table',
      keys: ['Enter'],
      isEnabled: () => now().isRolling || ((now().isHeld || now().selection.chosen !== null) && isEnterFree()),
      run: () => {
        const { isRolling, isHeld, actions } = now();
        if (isRolling) actions.skipRoll();
        else if (isHeld) actions.letFall();
        else actions.confirm();
      },
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
    {
      id: 'table.pick',
      label: 'table.command.pick',
      group: 'table',
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      kind: 'listed',
      run: () => undefined,
    },
    {
      id: 'table.end',
      label: 'table.command.end',
      group: 'table',
      keys: ['0'],
      isEnabled: () => now().buttons.length > 0,
      run: () => {
        const { buttons, match, actions } = now();
        const last = buttons.at(-1);
        if (last) pickByKey(() => actions.pick(match.targets(last)));
      },
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
      run: () => document.querySelector<HTMLElement>('.legal-section input[type="search"]')?.focus(),
    },
    {
      id: 'table.why',
      label: 'table.why.ask',
      group: 'table',
      keys: ['?'],
      kind: 'keys-only',
      run: () => {
        const target = now().atHand();
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
        const target = now().atHand();
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
    {
      id: 'history.previous',
      label: 'table.history.previous',
      group: 'history',
      keys: ['['],
      run: () => now().match.stepBy(-1),
    },
    {
      id: 'history.next',
      label: 'table.history.next',
      group: 'history',
      keys: [']'],
      run: () => now().match.stepBy(1),
    },
    {
      id: 'history.now',
      label: 'table.history.now',
      group: 'history',
      isEnabled: () => !now().match.live,
      run: () => now().match.scrub(null),
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
      isEnabled: () => mayChange() && now().match.timeline.trial === null && now().match.lineBar === null,
      run: () => void now().match.tryLine(),
    },
    {
      id: 'history.try-line-same-dice',
      label: 'table.try-line.same-dice',
      group: 'history',
      icon: Dices,
      isEnabled: () => mayChange() && now().match.timeline.trial === null && now().match.showsDice,
      run: () => void now().match.tryLine('as-fell'),
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
    {
      id: 'table.share',
      label: 'table.command.share',
      group: 'table',
      icon: Link,
      run: () => void copyShareLink(now()),
    },
    {
      id: 'table.dice',
      label: 'table.dice.page',
      group: 'go',
      icon: Dices,
      run: () => navigate(paths.dice(now().match.id ?? '')),
    },
    {
      id: 'table.resign',
      label: 'table.command.resign',
      group: 'table',
      icon: Flag,
      isEnabled: () => (now().decision?.concessions?.length ?? 0) > 0,
      run: () => now().actions.askResign(true),
    },
    {
      id: 'table.curtain',
      label: 'table.command.curtain',
      group: 'table',
      icon: Users,
      // Whether hands are hidden is settled at set-up and stays so.
      isEnabled: () => now().match.secrets === 'none',
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
