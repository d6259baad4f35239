/** The drawer of the malls: what lies where, what may be picked, what is found, and what it must not know. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { SCENARIOS } from '../../../../src/engine/games/hitlers-reich/state.ts';
import type { HrState, Place } from '../../../../src/engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../src/engine/games/hitlers-reich/types.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import type { Lang } from '../../../../src/i18n/format.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { HrDrawer } from '../../../../src/ui/games/hitlers-reich/malls/drawer.tsx';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import { wordsBeside } from '../../../../src/ui/table/game-table.ts';
import type { PartProps, TargetState } from '../../../../src/ui/table/game-table.ts';
import { def, open } from '../../../support/reich.ts';
import { wordChoice } from '../../../../src/ui/games/hitlers-reich/choices.ts';
import { isBroken, listSamples, loadWords, sceneOf } from './support.ts';

beforeAll(loadWords);

const EVENTS = def.facts.events;
const NO_DOMAINS = ['hitlers-reich'] as const;

const asked = { onPick: vi.fn(), onWhy: vi.fn(), onInspect: vi.fn() };

interface Wanted {
  readonly lang?: Lang;
  readonly picks?: readonly TargetRef[];
  readonly isReadOnly?: boolean;
}

const isCard = (target: TargetRef) => target.startsWith('card:');

/** The drawer as the table keeps it: the moves that fit the picks, what may be picked beside them, what they name. */
function Table({ state, picks = [], isReadOnly = false }: Wanted & { readonly state: HrState }) {
  const [picked, setPicked] = useState(picks);
  const decision = isReadOnly ? null : decide(def, state);
  const holding = (wanted: readonly TargetRef[]) =>
    (decision?.moves ?? []).filter((move) => wanted.every((target) => def.targets(move).includes(target)));
  const base = picked.filter((target) => !isCard(target));
  const moves = holding(picked);
  const targets = new Map<TargetRef, TargetState>();
  if (picked.length > 0) for (const move of holding(base)) targets.set(def.targets(move).at(-1) ?? 'card:', 'legal');
  for (const target of picked) targets.set(target, 'chosen');
  const props: PartProps<HrTypes> = {
    facts: def.facts,
    view: def.view(state, decide(def, state)?.seat ?? null),
    seat: decision?.seat ?? null,
    targets,
    picked,
    chosen: moves.find((move) => def.targets(move).length === picked.length) ?? null,
    moves,
    allMoves: moves,
    events: [],
    stepNumber: 0,
    past: [],
    isPast: false,
    match: null,
    preview: (move) => def.preview(state, move),
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

function show(state: HrState, wanted: Wanted = {}) {
  Object.values(asked).forEach((mock) => mock.mockClear());
  return render(
    <I18nProvider lang={wanted.lang ?? 'en'} names={names(def.facts)} domains={NO_DOMAINS}>
      <RuleLinksProvider links={{ game: def.id }}>
        <Table state={state} {...wanted} />
      </RuleLinksProvider>
    </I18nProvider>,
  );
}

const tabOf = (name: RegExp) => screen.getByRole('tab', { name });
/** The same, without asking for the role of everything on the page. */
const front = (tab: Tab) => {
  const found = [...document.querySelectorAll<HTMLElement>('[role="tab"]')].find((one) =>
    one.textContent.startsWith(tab),
  );
  if (!found) throw new Error(`no tab ${tab}`);
  return found;
};
const press = (tab: HTMLElement) => fireEvent.mouseDown(tab, { button: 0 });
const toggle = () => screen.getByRole('button', { name: 'Event malls' });
const cards = () => [...document.querySelectorAll<HTMLElement>('.hr-mall-card')];
const cardOf = (title: string) => {
  const found = document.querySelector<HTMLElement>(`[data-stop="card:${title}"]`);
  if (!found) throw new Error(`${title} is not shown`);
  return found;
};
const titles = () => cards().map((card) => card.dataset['stop']?.slice('card:'.length));
/** The body of the open tab; its list of what belongs there and lies elsewhere. */
const away = () => screen.queryByRole('group', { name: 'Elsewhere now' })?.textContent ?? '';

const at = (position: Position): HrState => open(position).state;

type Tab = 'Common' | 'Axis' | 'Allied' | 'Box lid' | 'With opponent' | 'Out of play';
const MALLS = { common: 'Common', axis: 'Axis', allied: 'Allied' } as const;
/** Where §4.2.5 has a copy lie, written down once more. */
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
const TABS: readonly Tab[] = ['Common', 'Axis', 'Allied', 'Box lid', 'With opponent', 'Out of play'];

/** How many copies of each title lie under the tab. */
function expected(state: HrState, tab: Tab): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { id, deck, copies } of EVENTS)
    for (const copy of copies) {
      const place = state.events[copy.id] ?? 'left-out';
      const where = place === 'mall' ? MALLS[deck] : TAB_OF[place];
      if (where === tab) found.set(id, (found.get(id) ?? 0) + 1);
    }
  return found;
}

function checkTabs(state: HrState): void {
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
    // What belongs to a mall and has no copy there is named under it.
    const absent = EVENTS.filter(({ id, deck }) => MALLS[deck] === tab && !lies.has(id));
    for (const { title } of absent) expect(away()).toContain(title.en);
  }
}

describe('what lies where', () => {
  it.each(SCENARIOS)('shows every copy under its tab at the start of %s', (scenario) => {
    const { state } = open(undefined, { scenario, seed: `malls of ${scenario}` });
    show(state, { isReadOnly: true });
    checkTabs(state);
  });

  it('shows every copy under its tab wherever a game may stand', () => {
    const seen = new Set<string>();
    for (const { state } of listSamples()) {
      // Positions that have an event of a kind where none has been seen yet.
      const news = EVENTS.flatMap(({ deck, category, copies }) =>
        copies.map(({ id }) => `${deck} ${category} ${state.events[id] ?? ''}`),
      ).filter((one) => !seen.has(one));
      if (news.length === 0) continue;
      for (const one of news) seen.add(one);
      show(state, { isReadOnly: true });
      checkTabs(state);
      cleanup();
    }
    const places = new Set([...seen].map((one) => one.split(' ')[2]));
    expect([...places]).toEqual(expect.arrayContaining(['mall', 'axis-up', 'allies-down', 'lid', 'removed']));
  });

  it('says who keeps a used event and when another comes into play', () => {
    const state = at({ events: { 'landing-craft': 'with-allies', 'jet-fighters': 'aside-1943', speer: 'standing' } });
    show(state);
    press(tabOf(/^With opponent/));
    expect(cardOf('landing-craft')).toHaveTextContent('1 used by the Axis, kept by the Allies');
    press(tabOf(/^Axis/));
    expect(away()).toContain('LANDING CRAFTused, kept by the Allied side');
    expect(away()).toContain('JET FIGHTERSset aside until the end of 1943');
    expect(away()).toContain('SPEERface up in front of the Axis until used');
  });

  it.each(['en', 'ja'] as const)('has whole sentences for every event in %s', (lang) => {
    show(at({}), { lang, picks: ['button:event'] });
    for (const tab of screen.getAllByRole('tab')) {
      press(tab);
      for (const card of cards()) expect(isBroken(card.textContent)).toBe(false);
      for (const { innerHTML } of cards()) expect(innerHTML).not.toMatch(/⟦|undefined|NaN/);
    }
  });
});

describe('an event', () => {
  it('gives symbols, stars and what is reconstructed in words as well', () => {
    show(at({ events: { enigma: 'mall', patton: 'mall', 'tiger-tanks': 'mall', 'von-rundstedt': 'mall' } }));
    press(tabOf(/^Axis/));
    const tiger = cardOf('tiger-tanks');
    expect(tiger).toHaveAccessibleName('TIGER TANKS');
    expect(tiger.getAttribute('aria-describedby')).not.toBeNull();
    expect(tiger).toHaveTextContent('Symbols for the attacker: amphibious, blitz');
    expect(within(tiger).getByText('P')).toHaveClass('hr-symbol--barred');
    expect(within(tiger).getByText('A')).not.toHaveClass('hr-symbol--barred');
    expect(tiger).toHaveTextContent('Reconstructed: effect, when it is used, symbols');
    expect(cardOf('von-rundstedt').querySelector('.hr-symbol')).toBeNull();
    expect(cardOf('the-bismarck').querySelector('.provenance')).toBeNull();
    press(tabOf(/^Allied/));
    expect(cardOf('patton')).toHaveTextContent('White star only: not usable in Soviet conflicts');
    expect(cardOf('patton').querySelectorAll('.emblem')).toHaveLength(1);
    expect(cardOf('enigma').querySelectorAll('.emblem')).toHaveLength(2);
  });
});

/** What a reader hears of it after its name. */
function saidOf(card: HTMLElement): string {
  const said = document.getElementById(card.getAttribute('aria-describedby') ?? '')?.cloneNode(true);
  if (!(said instanceof HTMLElement)) throw new Error('no description');
  for (const hidden of said.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return said.textContent;
}

describe('the face of an event', () => {
  it('says its words once: title as its name, then effect, when, category, whatever is drawn', () => {
    show(at({ events: { 'tiger-tanks': 'mall', 'the-bismarck': 'mall' } }));
    press(tabOf(/^Axis/));
    for (const { title, text, category } of EVENTS.filter(({ deck }) => deck === 'axis')) {
      const card = cards().find((one) => one.dataset['zoom'] !== undefined && one.textContent.includes(title.en));
      if (!card) continue;
      const n = /×\d+/.exec(card.textContent)?.[0];
      expect(card).toHaveAccessibleName(n === undefined ? title.en : `${title.en}${n}`);
      const said = saidOf(card);
      expect(said.split(text.en)).toHaveLength(2);
      expect(said.split(category)).toHaveLength(2);
    }
  });

  it('shows a picture of its own for every event, as an image that adds no shapes to the page', () => {
    show(at({}), { isReadOnly: true });
    const seen = new Map<string, string>();
    for (const tab of TABS) {
      press(front(tab));
      for (const card of cards()) {
        const picture = card.querySelector('.hr-picture');
        seen.set(card.dataset['zoom'] ?? '', picture?.getAttribute('style') ?? '');
        expect(picture?.querySelector('path')).toBeNull();
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    expect(new Set(seen.values()).size).toBe(seen.size);
    expect([...seen.values()].every((style) => /\burl\(.*\.svg/.test(style))).toBe(true);
  });
});

describe('picking', () => {
  it('opens at the own mall when an event is asked for, and closes when that is over', () => {
    show(at({}));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(cards()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'try for an event' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(tabOf(/^Axis/)).toHaveAttribute('aria-selected', 'true');
    expect(cardOf('tiger-tanks')).not.toHaveAttribute('aria-disabled');
    fireEvent.click(screen.getByRole('button', { name: 'nothing' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open when the player opened it', () => {
    show(at({}));
    fireEvent.click(toggle());
    expect(document.getElementById(toggle().getAttribute('aria-controls') ?? '')).toContainElement(cards()[0] ?? null);
    fireEvent.click(screen.getByRole('button', { name: 'try for an event' }));
    expect(document.querySelector('[data-choices]')).toContainElement(cards()[0] ?? null);
    fireEvent.click(screen.getByRole('button', { name: 'nothing' }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('picks what is legal, changes its mind, and shows the dice and the chance of what is picked', async () => {
    const state = at({});
    show(state, { picks: ['button:event'] });
    fireEvent.click(cardOf('tiger-tanks'));
    expect(asked.onPick).toHaveBeenLastCalledWith('card:tiger-tanks');
    expect(cardOf('tiger-tanks')).toHaveAttribute('aria-pressed', 'true');
    expect(cardOf('guderian')).not.toHaveAttribute('aria-disabled');
    fireEvent.click(cardOf('guderian'));
    expect(cardOf('guderian')).toHaveAttribute('aria-pressed', 'true');

    const foot = screen.getByRole('region', { name: 'Try for GUDERIAN' });
    const told = def.preview(state, { type: 'event', event: 'guderian' });
    const sum = (sign: number) => told.modifiers.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
    expect(sum(1)).toBeGreaterThan(0);
    expect(foot).toHaveTextContent(`Before events: your dice ${sum(1)}, enemy dice ${sum(-1)}`);
    const won = told.odds?.outcomes.find(({ success }) => success)?.count ?? 0;
    await waitFor(() =>
      expect(foot).toHaveTextContent(`About ${Math.round((100 * won) / (told.odds?.total ?? 1))} %you win`),
    );
    expect(foot).toHaveTextContent('If you lose the conflict, your turn ends');

    fireEvent.click(within(foot).getByRole('button', { name: 'Choose another' }));
    expect(cardOf('guderian')).toHaveAttribute('aria-pressed', 'false');
    expect(cardOf('guderian')).toHaveFocus();
  });

  it('is where an event is described: the list of choices names it, and describes it only where there is no drawer', () => {
    const state = at({});
    show(state, { picks: ['button:event'] });
    const moves = (decide(def, state)?.moves ?? []).filter(({ type }) => type === 'event');
    expect(moves.length).toBeGreaterThan(10);
    for (const move of moves) {
      const target = def.targets(move).at(-1) ?? 'card:';
      const words = wordChoice(sceneOf(state, 'axis'), { target, moves: [move], picked: ['button:event'] });
      const event = EVENTS.find(({ id }) => `card:${id}` === target);
      const effect = event?.text.en ?? 'no such event';
      expect(wordsBeside(words, true).detail).toBe(event?.category);
      expect(wordsBeside(words, false).detail).toContain(effect);
    }
    expect(cardOf('tiger-tanks')).toHaveTextContent(EVENTS.find(({ id }) => id === 'tiger-tanks')?.text.en ?? '?');
  });

  it('asks why of what is closed, and shows all where no seat answers', () => {
    const { unmount } = show(at({}), { picks: ['button:event'] });
    press(tabOf(/^Allied/));
    expect(cardOf('patton')).toHaveAttribute('aria-disabled', 'true');
    expect(cardOf('patton')).not.toHaveAttribute('aria-pressed');
    // What cannot be chosen is no list of choices.
    expect(document.querySelector('[data-choices]')).toBeNull();
    fireEvent.click(cardOf('patton'));
    expect(asked.onWhy).toHaveBeenLastCalledWith('card:patton');
    expect(asked.onPick).not.toHaveBeenCalled();
    unmount();

    show(at({}), { isReadOnly: true });
    press(tabOf(/^Axis/));
    fireEvent.click(cardOf('tiger-tanks'));
    expect(asked.onInspect).toHaveBeenLastCalledWith('card:tiger-tanks');
    expect(asked.onPick).not.toHaveBeenCalled();
  });

  it('opens the lid when an event may come back from it', () => {
    const sample = listSamples().find(({ name }) => name.includes('reshuffle-return'));
    if (!sample) throw new Error('no sample');
    show(sample.state);
    expect(tabOf(/^Box lid/)).toHaveAttribute('aria-selected', 'true');
    fireEvent.click(cardOf('swedish-trade'));
    expect(asked.onPick).toHaveBeenLastCalledWith('card:swedish-trade');
    // The copy in the mall is not what is asked for.
    press(tabOf(/^Axis/));
    expect(cardOf('synthetic-fuel')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the keyboard', () => {
  it('stops once at the grid, walks it by arrows, asks and inspects', () => {
    show(at({}), { picks: ['button:event'] });
    const [first, second] = cards();
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
    first?.focus();
    fireEvent.keyDown(first ?? document.body, { key: 'ArrowRight' });
    expect(second).toHaveFocus();
    expect(cards().filter(({ tabIndex }) => tabIndex === 0)).toEqual([second]);
    const target = second?.dataset['stop'];
    fireEvent.keyDown(second ?? document.body, { key: '?' });
    expect(asked.onWhy).toHaveBeenLastCalledWith(target);
    fireEvent.keyDown(second ?? document.body, { key: 'i' });
    expect(asked.onInspect).toHaveBeenLastCalledWith(target);
    fireEvent.keyDown(second ?? document.body, { key: 'End' });
    expect(cards().at(-1)).toHaveFocus();
  });

  it('closes by Escape, and the focus is back where it was opened', () => {
    show(at({}));
    const tab = tabOf(/^Allied/);
    press(tab);
    fireEvent.keyDown(cardOf('patton'), { key: 'Escape' });
    expect(cards()).toEqual([]);
    expect(tab).toHaveFocus();
    fireEvent.click(toggle());
    fireEvent.keyDown(cards()[0] ?? document.body, { key: 'Escape' });
    expect(cards()).toEqual([]);
    expect(toggle()).toHaveFocus();
  });

  it('goes to the search by / and by typing, in the open drawer only', () => {
    show(at({}));
    fireEvent.keyDown(toggle(), { key: '/' });
    expect(screen.queryByRole('searchbox')).toBeNull();
    press(tabOf(/^Axis/));
    fireEvent.keyDown(cardOf('tiger-tanks'), { key: '/' });
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    fireEvent.keyDown(cardOf('tiger-tanks'), { key: 'W', shiftKey: true });
    expect(screen.getByRole('searchbox')).toHaveValue('W');
    // Escape empties the field first.
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(cards().length).toBeGreaterThan(0);
  });
});

describe('the search', () => {
  const find = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

  it.each(['en', 'ja'] as const)('finds by title and by effect in both languages, read in %s', (lang) => {
    show(at({}), { lang });
    press(screen.getAllByRole('tab')[1] ?? document.body);
    const all = titles();
    expect(all).toContain('tiger-tanks');
    for (const words of ['tiger', 'TIGER tanks', 'ティーガー']) {
      find(words);
      expect(titles()).toEqual(['tiger-tanks']);
    }
    for (const words of ['blitz hand size', '電撃戦ではハンドサイズ']) {
      find(words);
      expect(titles()).toEqual(['guderian']);
    }
    find('');
    expect(titles()).toEqual(all);
  });

  it('says where else the words occur, and goes there', () => {
    show(at({}));
    press(tabOf(/^Axis/));
    find('patton');
    expect(titles()).toEqual([]);
    expect(screen.getByText('No event here matches “patton”.')).toBeVisible();
    const others = screen.getByRole('group', { name: 'Found elsewhere' });
    fireEvent.click(within(others).getByRole('button', { name: 'Allied 1' }));
    expect(titles()).toEqual(['patton']);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('narrows by category, each with its number of copies', () => {
    show(at({}));
    press(tabOf(/^Axis/));
    const chips = screen.getByRole('group', { name: 'Category' });
    const wanted = EVENTS.filter(({ deck, category }) => deck === 'axis' && category === 'Recyclable').map(
      ({ id }) => id,
    );
    const lies = [...expected(at({}), 'Axis')].filter(([title]) => wanted.includes(title));
    const sum = lies.reduce((all, [, n]) => all + n, 0);
    expect(sum).toBeGreaterThan(lies.length);
    const chip = within(chips).getByRole('button', { name: `Recyclable ${sum}` });
    fireEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect([...titles()].sort()).toEqual(lies.map(([title]) => title).sort());
    fireEvent.click(chip);
    expect(titles().length).toBeGreaterThan(lies.length);
  });
});

describe('what is hidden', () => {
  /** Ids that each rendering makes new. */
  const plain = (html: string) => html.replace(/(?:radix-)?_r_\w+_/g, '');
  const drawn = (state: HrState): string =>
    TABS.map((tab) => {
      const { container, unmount } = show(state, { picks: ['button:event', 'card:tiger-tanks'] });
      press(tabOf(new RegExp(`^${tab}`)));
      const html = plain(container.innerHTML);
      unmount();
      return html;
    }).join('\n');

  it('does not depend on the hand of the other side', () => {
    const state = at({});
    const { allies } = state.hands;
    const deck = state.decks.allies;
    const taken = deck.slice(0, allies.length);
    expect(taken).not.toEqual(allies);
    const other: HrState = {
      ...state,
      hands: { ...state.hands, allies: taken },
      decks: { ...state.decks, allies: [...allies, ...deck.slice(allies.length)] },
    };
    expect(drawn(other)).toBe(drawn(state));
    // The same words, when an event moves, do change.
    expect(drawn(at({ events: { stukas: 'lid' } }))).not.toBe(drawn(state));
  });
});
