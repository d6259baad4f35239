/** The hand: what its owner reads and presses, and that no other seat reads anything of it. */
import { fireEvent, renderHook, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CardId, Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { useCommandList } from '../../../../src/ui/app/commands.ts';
import { listAt, listHeld, placeOfCopy } from '../../../../src/ui/games/hitlers-reich/cards/event-places.ts';
import { HrHand } from '../../../../src/ui/games/hitlers-reich/hand.tsx';
import { asks, legal, open, play, seat, type Game } from '../../../support/reich.ts';
import { inWords, partProps, readAloud, show } from './paper.tsx';
import { listSamples, loadWords, sceneOf, secretIn } from './support.ts';

beforeAll(loadWords);

const POSITION: Position = {
  side: 'allies',
  pact: false,
  axisReshuffled: true,
  handSize: { axis: 8, allies: 6 },
  hands: { allies: ['W3', 'S5', 'DA-A', 'W12', 'W9'], axis: ['G2', 'I13'] },
  rest: { allies: 'pile', axis: 'pile' },
  events: { zhukov: 'allies-up', patton: 'allies-down', reserves: 'with-axis', stukas: 'axis-down', speer: 'standing' },
};

/** The Soviets attack out of Archangel: a Soviet card or the Double Agent must fight (§6.5.3.4). */
function redFight(): Game {
  let game = play(open(POSITION), 'A land archangel>finland');
  while (asks(game) === 'conflict/name') game = play(game, 'done');
  return game;
}

const findCommand = (id: string) => renderHook(() => useCommandList()).result.current.find((one) => one.id === id);

const nameOf = (card: HTMLElement): string => (card.getAttribute('aria-label') ?? '').split(':')[0] ?? '';
const fan = () => screen.getByRole('list', { name: 'Conflict cards in hand' });
const cards = () => within(fan()).getAllByRole('button');
const card = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}:`) });
const event = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });

const BY_SUIT = ['Allied Double Agent', 'Western General of the Army (12)', 'Western 9', 'Western 3', 'Soviet 5'];
const orderMenu = () => screen.getByRole('button', { name: /^Order of the hand/ });
function setOrder(name: string): void {
  fireEvent.keyDown(orderMenu(), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name }));
}

/** Places of 50 by 100 pixels in a row: the screen of the tests has none. */
function layOut(): void {
  for (const [at, place] of [...fan().children].entries())
    place.getBoundingClientRect = () => new DOMRect(at * 50, 0, 50, 100);
}
function drag(name: string, by: number): void {
  layOut();
  const button = card(name);
  const from = cards().indexOf(button) * 50 + 25;
  const at = (x: number) => ({ button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: 50 });
  fireEvent.pointerDown(button, at(from));
  fireEvent.pointerMove(button, at(from + by / 2));
  fireEvent.pointerMove(button, at(from + by));
  fireEvent.pointerUp(button, at(from + by));
  fireEvent.click(button, { detail: 1 });
}
const shift = (name: string, key: 'ArrowLeft' | 'ArrowRight') => {
  const button = card(name);
  button.focus();
  return fireEvent.keyDown(button, { key, altKey: true });
};

function showHand(game: Game, side: Side | null, match: string | null = null) {
  const made = partProps(game.state, side, [], match);
  show(<HrHand {...made.props} />);
  return made;
}

describe('the hand of conflict cards', () => {
  it('lies sorted by suit, or from the highest value down', () => {
    showHand(open(POSITION), 'allies');
    const bySuit = ['Western General of the Army (12)', 'Western 9', 'Western 3', 'Soviet 5', 'Allied Double Agent'];
    expect(cards().map(nameOf).sort()).toEqual([...bySuit].sort());
    expect(
      cards()
        .map(nameOf)
        .filter((name) => name.startsWith('Western')),
    ).toEqual(bySuit.slice(0, 3));
    setOrder('By value');
    expect(cards().map(nameOf)).toEqual([
      'Western General of the Army (12)',
      'Allied Double Agent',
      'Western 9',
      'Soviet 5',
      'Western 3',
    ]);
    setOrder('By suit');
    expect(cards().map(nameOf)).toEqual(BY_SUIT);
  });

  it('counts hand, hand size, deck and discards of both sides', () => {
    showHand(open(POSITION), 'allies');
    expect(screen.getByRole('heading', { name: 'Allied hand · 5 of 6' })).toBeVisible();
    expect(screen.getByText('Axis hand · 2 of 8')).toBeVisible();
    expect(screen.getByText(/^deck 0 · discards 25, top card /)).toBeVisible();
  });

  it('turned over, names none of its cards nor of the own discards, and comes back', () => {
    const { container } = show(<HrHand {...partProps(open(POSITION).state, 'allies').props} />);
    expect(readAloud(container)).toContain('Soviet 5');
    fireEvent.click(screen.getByRole('button', { name: 'discards 22' }));
    expect(screen.getByText('Western 10')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Hide my hand' }));
    expect(screen.getByRole('img', { name: '5 cards, face down' })).toBeVisible();
    expect(readAloud(container)).not.toMatch(
      /Soviet 5|Western 3|Allied Double Agent|General of the Army|W12|DA-A|Western \d/,
    );
    expect(screen.queryByRole('button', { name: 'discards 22' })).toBeNull();
    expect(screen.getByText(/discards 22/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Show my hand' }));
    expect(cards()).toHaveLength(5);
  });

  describe('while both players watch', () => {
    /** Both cards are face up, and the Axis may re-roll dice. */
    function watchFight() {
      const sample = listSamples().find(({ name }) => name.includes('conflict-reroll-axis'));
      if (!sample) throw new Error('no such sample');
      return show(<HrHand {...partProps(sample.state, 'axis').props} />).container;
    }
    const look = () => screen.getByRole('button', { name: 'Look' });
    const faces = () => within(fan()).getAllByRole('listitem');
    const isUp = () => screen.queryByRole('list', { name: 'Conflict cards in hand' }) !== null;

    it('lies face down, and its cards are not in the page; a button shows them as long as it is held', () => {
      const page = watchFight();
      expect(isUp()).toBe(false);
      expect(screen.getByText('Face down while you both watch.')).toBeVisible();
      expect(screen.getByRole('img', { name: '3 cards, face down' })).toBeVisible();
      fireEvent.pointerDown(look());
      expect(faces()).toHaveLength(3);
      const [first] = faces();
      const name = first?.querySelector('.hr-card__name')?.textContent ?? '';
      expect(readAloud(page)).toContain(name);
      fireEvent.pointerUp(look());
      fireEvent.click(look(), { detail: 1 });
      expect(readAloud(page)).not.toContain(name);
      fireEvent.keyDown(look(), { key: ' ' });
      expect(isUp()).toBe(true);
      fireEvent.keyUp(look(), { key: ' ' });
      expect(isUp()).toBe(false);
    });

    it('turns up and down with the presses of a reader, and down when the window is left', () => {
      watchFight();
      fireEvent.click(look(), { detail: 0 });
      expect(isUp()).toBe(true);
      fireEvent.blur(window);
      expect(isUp()).toBe(false);
      fireEvent.click(look(), { detail: 0 });
      fireEvent.click(look(), { detail: 0 });
      expect(isUp()).toBe(false);
    });

    it('cannot be looked at while a result is shown', () => {
      const { container } = show(<HrHand {...partProps(open(POSITION).state, 'allies').props} isSeenByBoth />);
      expect(screen.queryByRole('button', { name: 'Look' })).toBeNull();
      expect(screen.getByRole('img', { name: '5 cards, face down' })).toBeVisible();
      expect(readAloud(container)).not.toMatch(/Western 3|Allied Double Agent|General of the Army|W12|DA-A|Western \d/);
    });
  });

  it('stays turned over when the table comes back from behind the curtain, for that side and match only', () => {
    const handIn = (match: string, side: Side = 'allies') => (
      <HrHand {...partProps(open(POSITION).state, side, [], match).props} />
    );
    const shown = show(handIn('first'));
    fireEvent.click(screen.getByRole('button', { name: 'Hide my hand' }));
    shown.unmount();
    const axis = show(handIn('first', 'axis'));
    expect(cards()).toHaveLength(2);
    axis.unmount();
    const again = show(handIn('first'));
    expect(screen.queryByRole('list', { name: 'Conflict cards in hand' })).toBeNull();
    again.rerender(inWords(handIn('second')));
    expect(cards()).toHaveLength(5);
    again.rerender(inWords(handIn('first')));
    expect(screen.queryByRole('list', { name: 'Conflict cards in hand' })).toBeNull();
  });

  it('lies open where no match is open, as in a lesson', () => {
    const shown = show(<HrHand {...partProps(open(POSITION).state, 'allies').props} />);
    fireEvent.click(screen.getByRole('button', { name: 'Hide my hand' }));
    expect(screen.queryByRole('list', { name: 'Conflict cards in hand' })).toBeNull();
    shown.unmount();
    showHand(open(POSITION), 'allies');
    expect(cards()).toHaveLength(5);
  });

  it('is looked at while nothing is asked of it', () => {
    const { onInspect, onPick } = showHand(open(POSITION), 'allies');
    fireEvent.click(card('Western 9'));
    expect(onInspect).toHaveBeenCalledWith('card:W9');
    expect(onPick).not.toHaveBeenCalled();
    expect(screen.queryByText(/^Pale cards/)).toBeNull();
  });

  it('lets the legal cards be picked and says why of the others', () => {
    const game = redFight();
    expect([asks(game), seat(game), legal(game)]).toEqual(['conflict/card', 'allies', ['c S5', 'c DA-A']]);
    const { onPick, onWhy } = showHand(game, 'allies');
    expect(card('Soviet 5')).toHaveAccessibleName(/Available\.$/);
    expect(card('Soviet 5')).toHaveAttribute('aria-pressed', 'false');
    expect(card('Western 9')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/pale cards/)).toBeVisible();
    fireEvent.click(card('Soviet 5'));
    fireEvent.click(card('Western 9'));
    expect(onPick.mock.calls).toEqual([['card:S5']]);
    expect(onWhy.mock.calls).toEqual([['card:W9']]);
  });

  it('shows which card is picked', () => {
    const made = partProps(redFight().state, 'allies', ['card:S5']);
    show(<HrHand {...made.props} />);
    expect(card('Soviet 5')).toHaveAttribute('aria-pressed', 'true');
    expect(card('Soviet 5')).toHaveAccessibleName(/Chosen\.$/);
  });

  it('is one stop of the Tab key, entered at the first legal card; arrows, Home and End move', () => {
    showHand(redFight(), 'allies');
    const stops = () =>
      cards()
        .filter((one) => one.tabIndex === 0)
        .map(nameOf);
    expect(stops()).toHaveLength(1);
    expect(['Soviet 5', 'Allied Double Agent']).toContain(stops()[0]);
    const all = cards();
    all[0]?.focus();
    fireEvent.keyDown(all[0] ?? fan(), { key: 'ArrowRight' });
    expect(all[1]).toHaveFocus();
    fireEvent.keyDown(all[1] ?? fan(), { key: 'End' });
    expect(all.at(-1)).toHaveFocus();
    expect(stops()).toEqual([nameOf(all.at(-1) ?? fan())]);
    fireEvent.keyDown(all.at(-1) ?? fan(), { key: 'Home' });
    expect(all[0]).toHaveFocus();
  });

  it('opens the own discards, the top one first, and shows of the other pile its top alone', () => {
    const { props } = showHand(open(POSITION), 'allies');
    expect(screen.queryByText('Western 10')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'discards 22' }));
    const pile = screen.getByText(/^Top card first/).closest('div');
    const listed = within(pile ?? document.body).getAllByRole('listitem');
    expect(listed).toHaveLength(22);
    const top = props.view.cards.allies.discards.at(-1) ?? '';
    expect(listed[0]).toHaveTextContent(
      sceneOf(open(POSITION).state, 'allies').i18n.t('table.hr.name.card', { card: top }),
    );
  });
});

describe('the order of the hand', () => {
  const MOVED = ['Western General of the Army (12)', 'Western 9', 'Allied Double Agent', 'Western 3', 'Soviet 5'];

  it('is the player\u2019s own once a card is dragged; the drag picks nothing', () => {
    const { onPick, onInspect } = showHand(open(POSITION), 'allies');
    expect(cards().map(nameOf)).toEqual(BY_SUIT);
    drag('Allied Double Agent', 100);
    expect(cards().map(nameOf)).toEqual(MOVED);
    expect(orderMenu()).toHaveAccessibleName('Order of the hand: Your order');
    expect(onPick).not.toHaveBeenCalled();
    expect(onInspect).not.toHaveBeenCalled();
    setOrder('By suit');
    expect(cards().map(nameOf)).toEqual(BY_SUIT);
  });

  it('stays where a press moves less than a drag: that is a pick', () => {
    const { onPick } = showHand(redFight(), 'allies');
    drag('Soviet 5', 5);
    expect(onPick).toHaveBeenCalledWith('card:S5');
    expect(orderMenu()).toHaveAccessibleName('Order of the hand: By suit');
  });

  it('is as it was after a drag that is broken off, by the browser or with Escape', () => {
    showHand(open(POSITION), 'allies');
    layOut();
    for (const breakOff of [() => fireEvent.pointerCancel(fan()), () => fireEvent.keyDown(fan(), { key: 'Escape' })]) {
      fireEvent.pointerDown(card('Western 9'), { button: 0, isPrimary: true, pointerId: 1, clientX: 125, clientY: 50 });
      fireEvent.pointerMove(fan(), { pointerId: 1, clientX: 225, clientY: 50 });
      expect(cards().map(nameOf)).not.toEqual(BY_SUIT);
      breakOff();
      expect(cards().map(nameOf)).toEqual(BY_SUIT);
      fireEvent.pointerUp(fan(), { pointerId: 1, clientX: 225, clientY: 50 });
      expect(orderMenu()).toHaveAccessibleName('Order of the hand: By suit');
    }
  });

  it('is changed with Alt and an arrow, which says where the card lies and never leaves the page', () => {
    showHand(open(POSITION), 'allies');
    expect(card('Western 9')).toHaveAttribute('aria-keyshortcuts', 'Alt+ArrowLeft Alt+ArrowRight');
    expect(shift('Western 9', 'ArrowRight')).toBe(false);
    expect(cards().map(nameOf).slice(0, 4)).toEqual([BY_SUIT[0], BY_SUIT[1], 'Western 3', 'Western 9']);
    expect(card('Western 9')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Western 9: place 4 of 5. Your order.');
    // At the ends nothing moves, and the browser does not go back.
    for (let n = 0; n < 3; n++) shift('Western 9', 'ArrowLeft');
    expect(shift('Western 9', 'ArrowLeft')).toBe(false);
    expect(cards().map(nameOf)[0]).toBe('Western 9');
    // The arrow without Alt goes to the next card and does not change the order.
    const laid = cards().map(nameOf);
    fireEvent.keyDown(card('Western 9'), { key: 'ArrowRight' });
    expect(cards().map(nameOf)).toEqual(laid);
    expect(cards()[1]).toHaveFocus();
  });

  it('stands in the list of keys while there is a hand', () => {
    const found = () => findCommand('table.hr.move-card');
    const shown = show(<HrHand {...partProps(open(POSITION).state, 'allies').props} />);
    expect(found()).toMatchObject({ keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'], kind: 'listed' });
    shown.unmount();
    expect(found()).toBeUndefined();
  });

  it('is kept for the side behind the curtain, and forgotten with the match; nothing of it is stored', () => {
    const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    const shown = show(<HrHand {...partProps(open(POSITION).state, 'allies', [], 'third').props} />);
    drag('Allied Double Agent', 100);
    shown.unmount();
    const axis = show(<HrHand {...partProps(open(POSITION).state, 'axis', [], 'third').props} />);
    expect(orderMenu()).toHaveAccessibleName('Order of the hand: By suit');
    expect(readAloud(axis.container)).not.toMatch(/Your order|place \d of/);
    axis.unmount();
    const again = show(<HrHand {...partProps(open(POSITION).state, 'allies', [], 'third').props} />);
    expect(cards().map(nameOf)).toEqual(MOVED);
    again.unmount();
    show(<HrHand {...partProps(open(POSITION).state, 'allies', [], 'fourth').props} />).unmount();
    showHand(open(POSITION), 'allies', 'third');
    expect(cards().map(nameOf)).toEqual(BY_SUIT);
    expect([localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }))).toEqual(stored);
  });

  it('has new cards at its end, and a card that comes back as a new one', () => {
    const own = (allies: readonly CardId[]) => (
      <HrHand {...partProps(open({ ...POSITION, hands: { allies, axis: ['G2'] } }).state, 'allies').props} />
    );
    const shown = show(own(['W3', 'S5', 'W9']));
    const rerender = (allies: readonly CardId[]) => shown.rerender(inWords(own(allies)));
    shift('Western 3', 'ArrowLeft');
    expect(cards().map(nameOf)).toEqual(['Western 3', 'Western 9', 'Soviet 5']);
    rerender(['W9', 'S5']);
    expect(cards().map(nameOf)).toEqual(['Western 9', 'Soviet 5']);
    rerender(['W9', 'S5', 'W3', 'W12']);
    expect(cards().map(nameOf)).toEqual(['Western 9', 'Soviet 5', 'Western General of the Army (12)', 'Western 3']);
  });

  it('is no other for the other side, which sees backs and a count', () => {
    const sight = () => {
      const { container, unmount } = show(<HrHand {...partProps(open(POSITION).state, 'axis', [], 'fifth').props} />);
      // Ids are counted on with every drawing.
      const html = container.innerHTML.replace(/_r_\w+_/g, '');
      unmount();
      return html;
    };
    const before = sight();
    const own = show(<HrHand {...partProps(open(POSITION).state, 'allies', [], 'fifth').props} />);
    drag('Allied Double Agent', 100);
    own.unmount();
    expect(sight()).toBe(before);
  });
});

describe('held events', () => {
  it('say of each whether it is ready, used or handed over, and until when', () => {
    const { onInspect } = showHand(open(POSITION), 'allies');
    expect(event('ZHUKOV')).toHaveAccessibleName(
      'ZHUKOV, Reusable. Ready to use. Red star only: not usable in Western conflicts. Symbols for the attacker: paratroop, blitz. Reconstructed: symbols.',
    );
    expect(event('RESERVES')).toHaveAccessibleName(/^RESERVES, Returnable\. Used; the opponent keeps it/);
    // P-1: the preparation of the side has turned its used ones up.
    expect(event('PATTON')).toHaveAccessibleName(/^PATTON, Reusable\. Ready to use\. White star/);
    expect(event('ZHUKOV')).toHaveTextContent('◇');
    expect(event('PATTON').querySelectorAll('.emblem')).toHaveLength(1);
    fireEvent.click(event('ZHUKOV'));
    expect(onInspect).toHaveBeenCalledWith('card:zhukov');
  });

  it('of the other side are read on demand, face-down ones as used', () => {
    showHand(open(POSITION), 'allies');
    expect(screen.queryByRole('button', { name: /^STUKAS/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Axis side holds \d/ }));
    expect(event('STUKAS')).toHaveAccessibleName(
      /^STUKAS, Reusable\. Used; face down until the next Axis preparation phase\./,
    );
    expect(event('SPEER')).toHaveAccessibleName(/Face up, in no hand, until used\./);
  });

  it('can be picked where events are named, and not where the same title means a copy of the mall', () => {
    const game = play(open(POSITION), 'A land archangel>finland');
    expect(legal(game)).toContain('play zhukov');
    const { onPick, props } = showHand(game, 'allies');
    fireEvent.click(event('ZHUKOV'));
    expect(onPick).toHaveBeenCalledWith('card:zhukov');
    expect(props.cards.get('card:zhukov')).toBe('legal');
    const first = partProps(open(POSITION).state, 'allies');
    const lit = new Map(first.props.cards).set('card:zhukov', 'legal');
    const again = show(<HrHand {...first.props} cards={lit} />);
    expect(
      within(again.container).getByRole('button', { name: /^ZHUKOV, Reusable\. Ready to use\. Red star/ }),
    ).toBeVisible();
  });

  it('of the enemy unfold by themselves where one may be cancelled', () => {
    const sample = listSamples().find(({ name }) => name.includes('conflict-outfox-axis'));
    if (!sample) throw new Error('no such sample');
    const { props, onPick } = partProps(sample.state, 'axis');
    show(<HrHand {...props} />);
    const title = props.moves.find((move) => move.type === 'cancel')?.event ?? '';
    const name = props.facts.events.find(({ id }) => id === title)?.title.en ?? '';
    // They stay in sight: there is nothing to fold.
    expect(screen.getByText(/^Allied side holds \d/).closest('button')).toBeNull();
    fireEvent.click(event(name));
    expect(onPick).toHaveBeenCalledWith(`card:${title}`);
  });
});

describe('where events are', () => {
  it('is known of every copy, in each saved position, and of each in one place', () => {
    for (const { state } of listSamples()) {
      const scene = sceneOf(state, 'axis');
      const copies = scene.facts.events.flatMap((one) => one.copies.map(({ id }) => id));
      for (const copy of copies) expect(placeOfCopy(scene, copy)?.copy).toBe(copy);
      const held = (['axis', 'allies'] as const).flatMap((side) => listHeld(scene, side));
      expect(new Set(held.map(({ copy }) => copy)).size).toBe(held.length);
      expect(held.length + listAt(scene, 'mall').length).toBeLessThanOrEqual(copies.length);
    }
  });

  it('calls a Reusable of the attack just won ready for the chain', () => {
    const game = open(POSITION);
    const copy = listHeld(sceneOf(game.state, 'allies'), 'allies').find(({ title }) => title === 'zhukov')?.copy ?? '';
    const state = {
      ...game.state,
      events: { ...game.state.events, [copy]: 'allies-down' as const },
      turn: { ...game.state.turn, chain: [copy] },
    };
    expect(listHeld(sceneOf(state, 'allies'), 'allies').find((one) => one.copy === copy)?.state).toBe('chain');
  });
});

describe('what others see', () => {
  it('an onlooker reads counts and events of both sides', () => {
    showHand(open(POSITION), null);
    expect(screen.getByText('Allied hand · 5 of 6')).toBeVisible();
    expect(screen.getByText('Axis hand · 2 of 8')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Conflict cards in hand' })).toBeNull();
    expect(event('STUKAS')).toBeVisible();
  });

  it('nothing on the paper names a card that the seat may not know, in both languages', () => {
    const faults = new Set<string>();
    const samples = listSamples().filter((_, at) => at % 8 === 0);
    expect(samples.length).toBeGreaterThan(4);
    for (const { name, state } of samples)
      for (const side of ['axis', 'allies', null] as const)
        for (const lang of LANGS) {
          const { container, unmount } = show(<HrHand {...partProps(state, side).props} />, lang);
          for (const open of container.querySelectorAll('[aria-expanded="false"]')) fireEvent.click(open);
          const text = readAloud(container);
          const secret = secretIn(sceneOf(state, side, lang), text);
          if (secret !== null) faults.add(`${name} ${side ?? 'all'} ${lang}: ${secret.slice(0, 60)}`);
          if (/[⟦⟧{}]|undefined|NaN/.test(text)) faults.add(`${name} ${lang}: a sentence is broken`);
          unmount();
        }
    expect([...faults]).toEqual([]);
  });
});
