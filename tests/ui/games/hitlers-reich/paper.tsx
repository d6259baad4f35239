/** The paper next to the map for a seat: real positions, the engine's legal moves, and the presses. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../src/engine/games/hitlers-reich/types.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import type { Lang } from '../../../../src/i18n/format.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import type { PartProps, TargetState } from '../../../../src/ui/table/game-table.ts';
import { def } from '../../../support/reich.ts';

/** The table's props for a part of the paper; the targets are those of the legal moves, if the seat decides. */
export function partProps(
  state: HrState,
  seat: Side | null,
  picked: readonly TargetRef[] = [],
  match: string | null = null,
) {
  const open = decide(def, state);
  const isMine = open !== null && open.seat === seat;
  const moves = isMine ? open.moves : [];
  const lit = moves.flatMap((move) => def.words.targets(move).map((target) => [target, 'legal'] as const));
  const chosen = picked.map((target) => [target, 'chosen'] as const);
  const targets = new Map<TargetRef, TargetState>([...lit, ...chosen]);
  const pressed = {
    onPick: vi.fn<(target: TargetRef) => void>(),
    onWhy: vi.fn<(target: TargetRef) => void>(),
    onInspect: vi.fn<(target: TargetRef) => void>(),
  };
  const props: PartProps<HrTypes> = {
    facts: def.data.facts,
    queries: def.queries,
    view: def.view(state, seat),
    seat: isMine ? seat : null,
    targets,
    cards: targets,
    picked,
    chosen: null,
    moves,
    allMoves: moves,
    events: [],
    stepNumber: 1,
    past: [],
    isPast: false,
    match,
    preview: () => null,
    onPickAll: () => undefined,
    ...pressed,
  };
  return { props, ...pressed };
}

const LINKS = { game: def.id };

/** The catalogues must have come: `loadWords`. */
export const inWords = (what: ReactElement, lang: Lang = 'en') => (
  <I18nProvider lang={lang} names={names(def.data.facts)} domains={['hitlers-reich']} fallback={null}>
    <RuleLinksProvider links={LINKS}>{what}</RuleLinksProvider>
  </I18nProvider>
);
export const show = (what: ReactElement, lang: Lang = 'en') => render(inWords(what, lang));

/** All that can be read or heard of an element. */
export const readAloud = (root: Element): string =>
  [
    root.textContent,
    ...[...root.querySelectorAll('*')].flatMap((one) =>
      ['aria-label', 'title', 'data-row', 'id', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    ),
  ].join(' | ');
