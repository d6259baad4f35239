/** The malls of a match, shown on a small separate table. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import type { HrState, Place } from '../../../../src/engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../src/engine/games/hitlers-reich/types.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import type { Lang } from '../../../../src/i18n/format.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { applyTextSize } from '../../../../src/ui/app/layout-size.ts';
import { HrDrawer } from '../../../../src/ui/games/hitlers-reich/malls/drawer.tsx';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import type { PartProps, TargetState } from '../../../../src/ui/table/game-table.ts';
import { def, open } from '../../../support/reich.ts';

export const EVENTS = def.data.facts.events;
const NO_DOMAINS = ['hitlers-reich'] as const;

export const asked = { onPick: vi.fn(), onWhy: vi.fn(), onInspect: vi.fn() };

interface Wanted {
  readonly lang?: Lang;
  readonly picks?: readonly TargetRef[];
  readonly isReadOnly?: boolean;
}

const isCard = (target: TargetRef) => target.startsWith('card:');

/** The drawer in the table's state: the moves that fit the picks, possible picks, named moves. */
function Table({ state, picks = [], isReadOnly = false }: Wanted & { readonly state: HrState }) {
  const [picked, setPicked] = useState(picks);
  const decision = isReadOnly ? null : decide(def, state);
  const holding = (wanted: readonly TargetRef[]) =>
    (decision?.moves ?? []).filter((move) => wanted.every((target) => def.words.targets(move).includes(target)));
  const base = picked.filter((target) => !isCard(target));
  const moves = holding(picked);
  const targets = new Map<TargetRef, TargetState>();
  if (picked.length > 0)
    for (const move of holding(base)) targets.set(def.words.targets(move).at(-1) ?? 'card:', 'legal');
  for (const target of picked) targets.set(target, 'chosen');
  const props: PartProps<HrTypes> = {
    facts: def.data.facts,
    queries: def.queries,
    view: def.view(state, decide(def, state)?.seat ?? null),
    seat: decision?.seat ?? null,
    targets,
    cards: targets,
    picked,
    chosen: moves.find((move) => def.words.targets(move).length === picked.length) ?? null,
    moves,
    allMoves: moves,
    events: [],
    stepNumber: 0,
    past: [],
    isPast: false,
    match: null,
    preview: (move) => def.foresight.preview(state, move),
    onPickAll: setPicked,
    ...asked,
    onPick(target) {
      asked.onPick(target);
      setPicked(picked.includes(target) ? base : [...base, target]);
    },
  };
  return (
    <>
      <button type="button" onClick={() => setPicked(['button:event'])}>
        try for an event
      </button>
      <button type="button" onClick={() => setPicked([])}>
        nothing
      </button>
      <HrDrawer {...props} />
    </>
  );
}

/** A low page shows the tabs of the closed drawer, which is one button in a wide table. Returns the way back. */
export function onLowPage(): () => void {
  vi.stubGlobal('innerHeight', 500);
  applyTextSize(100);
  return () => {
    vi.unstubAllGlobals();
    applyTextSize(100);
  };
}

export function show(state: HrState, wanted: Wanted = {}) {
  Object.values(asked).forEach((mock) => mock.mockClear());
  return render(
    <I18nProvider lang={wanted.lang ?? 'en'} names={names(def.data.facts)} domains={NO_DOMAINS}>
      <RuleLinksProvider links={{ game: def.id }}>
        <Table state={state} {...wanted} />
      </RuleLinksProvider>
    </I18nProvider>,
  );
}

export const tabOf = (name: RegExp) => screen.getByRole('tab', { name });
/** The same, without asking for the role of everything on the page. */
export const front = (tab: Tab) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) =>
    one.textContent.startsWith(tab),
  );
  if (!found) throw new Error(`no tab ${tab}`);
  return found;
};
export const press = (tab: HTMLElement) => fireEvent.mouseDown(tab, { button: 0 });
export const toggle = () => screen.getByRole('button', { name: 'Event malls' });
export const cards = () => [...document.querySelectorAll<HTMLElement>('.hr-mall-card')];
export const cardOf = (title: string) => {
  const found = document.querySelector<HTMLElement>(`[data-stop="card:${title}"]`);
  if (!found) throw new Error(`${title} is not shown`);
  return found;
};
export const titles = () => cards().map((card) => card.dataset['stop']?.slice('card:'.length));
/** The body of the open tab; its list of events that belong there and are elsewhere. */
export const away = () => screen.queryByRole('group', { name: 'Elsewhere now' })?.textContent ?? '';

export const at = (position: Position): HrState => open(position).state;

type Tab = 'Common' | 'Axis' | 'Allied' | 'Box lid' | 'With opponent' | 'Out of play';
const MALLS = { common: 'Common', axis: 'Axis', allied: 'Allied' } as const;
/** The place of a copy by §4.2.5, listed independently. */
const TAB_OF: Readonly<Record<Exclude<Place, 'mall'>, Tab | null>> = {
  'axis-up': null,
  'axis-down': null,
  'allies-up': null,
  'allies-down': null,
  standing: null,
  'with-axis': 'With opponent',
  'with-allies': 'With opponent',
  lid: 'Box lid',
  removed: 'Out of play',
  'aside-1941': 'Out of play',
  'aside-1943': 'Out of play',
  'left-out': 'Out of play',
};
export const TABS: readonly Tab[] = ['Common', 'Axis', 'Allied', 'Box lid', 'With opponent', 'Out of play'];

/** Copies of each title under the tab. */
export function expected(state: HrState, tab: Tab): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { id, deck, copies } of EVENTS)
    for (const copy of copies) {
      const place = state.events[copy.id] ?? 'left-out';
      const where = place === 'mall' ? MALLS[deck] : TAB_OF[place];
      if (where === tab) found.set(id, (found.get(id) ?? 0) + 1);
    }
  return found;
}

export function checkTabs(state: HrState): void {
  for (const tab of TABS) {
    const lies = expected(state, tab);
    const sum = [...lies.values()].reduce((all, n) => all + n, 0);
    const button = front(tab);
    expect(button.textContent).toBe(`${tab}${sum}`);
    press(button);
    expect([...titles()].sort()).toEqual([...lies.keys()].sort());
    for (const [title, n] of lies) {
      const event = EVENTS.find(({ id }) => id === title);
      const copies = /×(\d+)/.exec(cardOf(title).textContent)?.[1] ?? '1';
      expect(`${title} ${copies}`).toBe(`${title} ${n}`);
      // Every copy's place is said, wherever it is.
      const told = [
        ...cardOf(title).textContent.matchAll(
          /(?:^|\D)(\d+) (?:in the|with|used by|face up until|out of|set aside|not part)/g,
        ),
      ];
      expect(`${title} ${told.reduce((all, [, count]) => all + Number(count), 0)}`).toBe(
        `${title} ${event?.copies.length ?? 0}`,
      );
    }
    // Events of a mall without a copy there are named below it.
    const absent = EVENTS.filter(({ id, deck }) => MALLS[deck] === tab && !lies.has(id));
    for (const { title } of absent) expect(away()).toContain(title.en);
  }
}
