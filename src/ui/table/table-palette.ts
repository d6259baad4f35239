import type { TargetRef } from '../../engine/kernel/types.ts';
import { parseTarget } from '../../engine/kits/pointing/targets.ts';
import { findGame } from '../../games/shelf.ts';
import { formatRule } from '../../i18n/format.ts';
import { listPath } from '../../i18n/rules/books.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { PlayStore } from '../../play/play-store.ts';
import type { PaletteItem } from '../app/commands.ts';
import type { MapHandle } from '../board/map-viewport.tsx';
import type { FoundKind, GameTable } from './game-table.ts';
import { boxOnBoard, findAnchor } from './placement.ts';

/** The palette's search on a table. */
export interface Finder {
  readonly game: GameTable;
  readonly play: PlayStore;
  readonly map: () => MapHandle | null;
  readonly words: () => I18n;
}

/**
 * Finds legal moves by their words; places, pieces, cards and events by name and number; and the reason if one cannot
 * be picked.
 */
export function listPaletteItems({ game, play, map, words }: Finder): readonly PaletteItem[] {
  const { source, actions } = play;
  const { facts, queries, view, moves } = play.getState().picture;
  const i18n = words();
  const legal = moves.map((move): PaletteItem => ({
    id: source.notation(move),
    label: i18n.line(source.label(move) ?? { key: source.notation(move) }),
    heading: 'table.legal',
    words: source.notation(move),
    run: () => actions.setPicks(source.targets(move)),
  }));
  const named = game.places
    .listTargets({ facts, queries, view })
    .map((target) => ({ target, name: game.places.nameTarget({ facts, queries, view, i18n }, target) }));
  const things = named.map(({ target, name }): PaletteItem => ({
    id: target,
    label: name,
    heading: `table.find.${kindOf(game, facts, target)}`,
    words: target,
    run: () => show(play, map(), target),
  }));
  const whys = named.map(({ target, name }): PaletteItem => ({
    id: `why ${target}`,
    label: i18n.t('table.why.title', { name }),
    heading: 'table.why.ask',
    words: target,
    run: () => actions.askWhy(target),
  }));
  return [...legal, ...things, ...whys];
}

function kindOf({ places }: GameTable, facts: object, target: TargetRef): FoundKind {
  const { kind } = parseTarget(target);
  return places.kindOf(facts, target) ?? (kind === 'button' ? 'marker' : kind);
}

/** Shows the target in words next to the board, and frames it if it is on the map. */
function show({ actions }: PlayStore, map: MapHandle | null, target: TargetRef): void {
  actions.inspect(target);
  const anchor = findAnchor(target);
  const box = anchor && boxOnBoard(anchor);
  if (box) map?.reveal(box);
  if (anchor instanceof SVGElement || anchor instanceof HTMLElement) anchor.focus({ preventScroll: true });
}

export async function listRuleItems({ game, play, words }: Finder): Promise<readonly PaletteItem[]> {
  const book = await findGame(game.game)?.rules.book[words().lang]();
  return (book?.sections ?? []).map(({ id, title }) => ({
    id: `rule ${id}`,
    label: `${formatRule(id)} ${title}`,
    heading: 'table.find.rule',
    ...(book && chapterOf(book, id) === title ? {} : { detail: book ? chapterOf(book, id) : '' }),
    words: id,
    run: () => play.actions.openRules(id),
  }));
}

/** Another search word finds more. */
const MOST_RULES = 8;

/** Searches the text of the rules, best first, with the matching sentence. */
export async function findRuleItems({ game, play, words }: Finder, query: string): Promise<readonly PaletteItem[]> {
  const [book, { prepareSearch, searchRules }] = await Promise.all([
    findGame(game.game)?.rules.book[words().lang](),
    import('../../i18n/rules/search.ts'),
  ]);
  if (!book) return [];
  await prepareSearch(book);
  return searchRules(book, query, MOST_RULES).map(({ id, title, excerpt: { before, match, after } }) => ({
    id: `rule ${id}`,
    label: `${formatRule(id)} ${title}`,
    heading: 'table.find.rule',
    detail: `${before}${match}${after}`,
    words: id,
    run: () => play.actions.openRules(id),
  }));
}

const chapterOf = (book: Parameters<typeof listPath>[0], id: string): string => listPath(book, id)[0]?.title ?? '';
