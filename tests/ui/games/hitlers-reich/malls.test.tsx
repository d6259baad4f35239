/** The drawer of the malls: places, picks, search, and hidden information. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import { wordsBeside } from '../../../../src/ui/table/game-table.ts';
import { def, open } from '../../../support/reich.ts';
import { wordChoice } from '../../../../src/ui/games/hitlers-reich/choices.ts';
import { isBroken, listSamples, loadWords, sceneOf } from './support.ts';
import {
  EVENTS,
  asked,
  onLowPage,
  show,
  tabOf,
  front,
  press,
  toggle,
  cards,
  cardOf,
  away,
  at,
  TABS,
  checkTabs,
} from './malls-table.tsx';

beforeAll(loadWords);
beforeAll(onLowPage);

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

/** The words that a reader hears after its name. */
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
    const told = def.foresight.preview(state, { type: 'event', event: 'guderian' });
    const sum = (sign: number) => told.modifiers.reduce((all, { amount }) => all + Math.max(0, sign * amount), 0);
    expect(sum(1)).toBeGreaterThan(0);
    expect(foot).toHaveTextContent(`Before events: your dice ${sum(1)}, enemy dice ${sum(-1)}`);
    await waitFor(() => expect(foot).toHaveTextContent('55%your chance to win it, before events, with equal cards'));
    expect(foot).toHaveTextContent('If your card is3 lower 28%equal 55%3 higher 79%');
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
      const target = def.words.targets(move).at(-1) ?? 'card:';
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
    // Entries that cannot be chosen are not a list of choices.
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
