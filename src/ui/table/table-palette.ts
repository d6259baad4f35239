import type { PaletteItem } from '../app/commands.ts';
import { findAnchor } from './placement.ts';
import type { TableModel } from './table-model.tsx';

/** What the palette finds on a table: legal moves by their words, places and pieces by name and number. */
export function listPaletteItems({
  game,
  facts,
  view,
  match,
  moves,
  i18n,
  actions,
}: TableModel): readonly PaletteItem[] {
  const { line } = i18n;
  const legal = moves.map((move): PaletteItem => ({
    id: match.notation(move),
    label: line(match.label(move) ?? { key: match.notation(move) }),
    detail: i18n.t('table.map.legal'),
    words: match.notation(move),
    run: () => actions.setPicks(match.targets(move)),
  }));
  const places = game.listTargets({ facts, view }).map((target): PaletteItem => ({
    id: target,
    label: game.nameTarget({ facts, view, i18n }, target),
    words: target,
    run: () => {
      actions.inspect(target);
      const anchor = findAnchor(target);
      if (anchor instanceof SVGElement || anchor instanceof HTMLElement) anchor.focus();
    },
  }));
  const whys = game.listTargets({ facts, view }).map((target): PaletteItem => ({
    id: `why ${target}`,
    label: i18n.t('table.why.title', { name: game.nameTarget({ facts, view, i18n }, target) }),
    words: target,
    run: () => actions.askWhy(target),
  }));
  return [...legal, ...places, ...whys];
}
