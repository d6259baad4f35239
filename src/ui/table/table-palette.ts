import type { I18n } from '../../i18n/use-t.tsx';
import type { PlayStore } from '../../play/play-store.ts';
import type { PaletteItem } from '../app/commands.ts';
import { findAnchor } from './placement.ts';
import type { GameTable } from './game-table.ts';

/** What the palette finds on a table: legal moves by their words, places and pieces by name and number. */
export function listPaletteItems(game: GameTable, play: PlayStore, i18n: I18n): readonly PaletteItem[] {
  const { source, actions } = play;
  const { facts, view, moves } = play.getState().picture;
  const { line } = i18n;
  const legal = moves.map((move): PaletteItem => ({
    id: source.notation(move),
    label: line(source.label(move) ?? { key: source.notation(move) }),
    detail: i18n.t('table.map.legal'),
    words: source.notation(move),
    run: () => actions.setPicks(source.targets(move)),
  }));
  const places = game.places.listTargets({ facts, view }).map((target): PaletteItem => ({
    id: target,
    label: game.places.nameTarget({ facts, view, i18n }, target),
    words: target,
    run: () => {
      actions.inspect(target);
      const anchor = findAnchor(target);
      if (anchor instanceof SVGElement || anchor instanceof HTMLElement) anchor.focus();
    },
  }));
  const whys = game.places.listTargets({ facts, view }).map((target): PaletteItem => ({
    id: `why ${target}`,
    label: i18n.t('table.why.title', { name: game.places.nameTarget({ facts, view, i18n }, target) }),
    words: target,
    run: () => actions.askWhy(target),
  }));
  return [...legal, ...places, ...whys];
}
