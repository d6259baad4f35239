/** A board to look at, in either language. */
import { afterEach, beforeAll, vi } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Side } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Position } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmView } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { startGame } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import type { Lang } from '../../../../src/i18n/format.ts';
import { blitzkriegToMoscow2 as manifest } from '../../../../src/games/blitzkrieg-to-moscow-2.ts';
import { createI18n, type I18n } from '../../../../src/i18n/use-t.tsx';
import { fixed } from '../../../../src/ui/board/selected.ts';
import type { BtmBoardProps } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import { boardWords } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board-words.ts';
import type { Mark } from '../../../../src/ui/board/board-steps.ts';

export const { facts } = def.data;
export const { queries } = def;
const words = { en: createI18n('en', manifest.names(facts)), ja: createI18n('ja', manifest.names(facts)) };
export const wordsIn = (lang: Lang): I18n => words[lang];

/** A match from a position; what it leaves out is as in the set-up. */
export const open = (position?: Position) =>
  startGame(def, { scenario: 'campaign', seed: 'board', options: {}, ...(position && { position }) }).state;
export const viewOf = (position?: Position, seat: Side | null = 'german'): BtmView => def.view(open(position), seat);

/** For each file of tests of the board. */
export function setUpBoard(): void {
  beforeAll(loadWords);
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

const loadWords = () => Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['table', 'blitzkrieg-to-moscow-2'])));

export const opening = viewOf();

export function boardProps(
  targets: readonly (readonly [TargetRef, Mark])[] = [],
  view: BtmView = opening,
  lang: Lang = 'en',
) {
  return {
    facts,
    queries,
    view,
    focusTargets: new Map(targets),
    lastMoves: [],
    pointed: [],
    trail: [],
    picks: [],
    lost: [],
    overlay: 'none',
    hidePieces: false,
    selected: fixed(null),
    names: boardWords({ facts, queries, view, i18n: wordsIn(lang) }),
    readOnly: false,
    onPick: vi.fn(),
    onWhy: vi.fn(),
    onHover: vi.fn(),
    onInspect: vi.fn(),
  } satisfies BtmBoardProps;
}
export const stopOf = (target: TargetRef) => {
  const found = document.querySelector<SVGElement>(`.board-stop[data-stop="${target}"]`);
  if (!found) throw new Error(`no stop for ${target}`);
  return found;
};
export const labelOf = (target: TargetRef) => stopOf(target).getAttribute('aria-label') ?? '';
export const drawn = (container: HTMLElement, selector: string) => container.querySelectorAll(selector).length;
export const onBoard = ({ units }: BtmView) =>
  facts.units.filter(({ id }) => /^(?:\d{4}|[A-Z])$/.test(units[id]?.place ?? '')).length;

/** Three Soviet units in one hex, two in another, alone far from any German. */
export const STACKS: Position = {
  turn: 1,
  phase: 'movement',
  units: { 's-19': '1310', 's-21': '1306', 's-13': '1306' },
};
export const stacked = viewOf(STACKS);
