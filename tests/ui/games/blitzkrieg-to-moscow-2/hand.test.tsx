/** The hands of both sides, and what a viewer sees of them. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BtmHand } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/hand.tsx';
import { game, listed, open, play, toFrame } from '../../../engine/blitzkrieg-to-moscow-2/table.ts';
import { show, partProps, cardAsked, HANDS, cardNamed } from './panels-support.tsx';

describe('the hands', () => {
  it('show the viewer’s own cards and of the other side only how many', () => {
    const { container } = show(<BtmHand {...partProps(open(HANDS), 'german')} />);
    expect(cardNamed(/^Air Support/)).not.toHaveTextContent(/\d of \d/);
    expect(screen.getAllByText('Soviet cards in hand: 3')[0]).toBeVisible();
    const all = container.innerHTML;
    for (const { id, name } of game.data.facts.cards.soviet) {
      expect(all).not.toContain(name);
      expect(all).not.toContain(id);
    }
  });

  it('show an onlooker neither hand', () => {
    const { container } = show(<BtmHand {...partProps(open(HANDS), null)} />);
    expect(screen.queryByRole('button')).toBeNull();
    for (const { name } of [...game.data.facts.cards.german, ...game.data.facts.cards.soviet])
      expect(container.innerHTML).not.toContain(name);
  });

  it('show copies as one with their number, until one of them is picked', () => {
    const props = partProps(open({ hands: { german: ['g-air-1', 'g-air-2', 'g-blitz'] } }), 'german');
    const { unmount } = show(<BtmHand {...props} />);
    expect(screen.getAllByRole('button', { name: /^(?:Air Support|Blitzkrieg)/ })).toHaveLength(2);
    expect(cardNamed(/^Air Support/)).toHaveTextContent('×2');
    unmount();
    show(<BtmHand {...props} targets={new Map([['card:g-air-2', 'chosen']])} />);
    expect(screen.getAllByRole('button', { name: /^Air Support/ })).toHaveLength(2);
  });

  it('offer what can be played now, and answer why for the rest', () => {
    const props = partProps(cardAsked(), 'german');
    show(<BtmHand {...props} />);
    expect(cardNamed(/^Air Support/)).toHaveTextContent(/one column shift in your favour.*available now/);
    fireEvent.click(cardNamed(/^Air Support/));
    expect(props.onPick).toHaveBeenCalledWith('card:g-air-1');
    const barred = cardNamed(/^Blitzkrieg/);
    expect(barred).toHaveAttribute('aria-disabled', 'true');
    expect(barred).toHaveTextContent('in breakthrough');
    fireEvent.click(barred);
    expect(props.onWhy).toHaveBeenCalledWith('card:g-blitz');
  });

  it('step back where the list beside them has each of their cards, and only there', () => {
    const props = partProps(cardAsked(), 'german');
    const { unmount } = show(<BtmHand {...props} isBesideList />);
    expect(screen.queryByRole('button', { name: /Air Support|Blitzkrieg/ })).toBeNull();
    expect(screen.getByRole('region', { name: /^German cards in hand: [1-9]/ })).toBeVisible();
    unmount();
    const alone = show(<BtmHand {...props} />);
    expect(cardNamed(/^Blitzkrieg/)).toBeVisible();
    alone.unmount();
    show(<BtmHand {...partProps(open(HANDS), 'german')} isBesideList />);
    expect(cardNamed(/^Air Support/)).toBeVisible();
  });

  it('lay out the six while cards are taken', () => {
    const table = toFrame(open(), 'logistics/draw', 'soviet');
    const taken = play(table, 'draw s-part');
    const props = partProps(taken, 'soviet');
    show(<BtmHand {...props} />);
    const section = screen.getByRole('region', { name: 'Soviet cards: take 1 more' });
    expect(within(section).getAllByRole('button')).toHaveLength(6);
    expect(cardNamed(/^Partisans/)).toHaveTextContent('taken');
    fireEvent.click(cardNamed(/^Hitler Order/));
    expect(props.onPick).toHaveBeenCalledWith('card:s-hitler');
  });

  it('mark the card of what is being planned, which stays in hand until then', () => {
    const ready = toFrame(open(HANDS), 'breakthrough/action', 'german');
    const move = listed(ready).find((text) => text.startsWith('tank-move g-blitz'));
    const table = play(ready, move ?? '');
    expect(table.state.stack.at(-1)?.at).toBe('breakthrough/second');
    show(<BtmHand {...partProps(table, 'german')} />);
    expect(cardNamed(/^Blitzkrieg/)).toHaveTextContent('planned');
    expect(cardNamed(/^Air Support/)).not.toHaveTextContent('planned');
  });

  it('say of an empty hand whether cards are still to come', () => {
    show(<BtmHand {...partProps(open(), 'soviet')} />);
    expect(screen.getByText('You take cards in the logistics phase.')).toBeVisible();
  });

  it('read a card out in parts, also where only its name is seen', () => {
    show(<BtmHand {...partProps(open(HANDS), 'german')} />);
    expect(cardNamed(/^Air Support/)).toHaveAccessibleName(
      /^Air Support, ?one column shift in your favour, ?activate a spent unit$/,
    );
  });

  it('show what both sides have used', () => {
    show(<BtmHand {...partProps(play(cardAsked(), 'shift g-air-1: 1'), 'soviet')} />);
    expect(screen.getByText('Air Support')).toBeVisible();
  });
});
