import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/engine/games/hitlers-reich/cards.ts';
import { CardBack, ConflictCard } from '../../../../src/ui/games/hitlers-reich/cards/conflict-card.tsx';

const cardOf = (id: string) => {
  const card = CARDS.find((one) => one.id === id);
  if (!card) throw new Error(id);
  return card;
};

describe('a conflict card', () => {
  it.each([
    ['G13', '13', 3],
    ['I12', '12', 2],
    ['S7', '7', 0],
    ['DA-X', '10', 0],
  ])('shows value, name and as many loops as dice it re-rolls: %s', (id, value, loops) => {
    const { container } = render(<ConflictCard card={cardOf(id)} name={`name of ${id}`} />);
    expect(screen.getByText(value)).toBeVisible();
    expect(screen.getByText(`name of ${id}`)).toBeVisible();
    expect(container.querySelectorAll('.hr-card__loops .icon')).toHaveLength(loops);
  });

  it('shows its suit by shape, not by colour alone', () => {
    const shapeOf = (id: string) => {
      const { container, unmount } = render(<ConflictCard card={cardOf(id)} name="" />);
      const shape = container.querySelector('.hr-card__suit')?.innerHTML;
      unmount();
      return shape;
    };
    expect(new Set(['G2', 'I2', 'W2', 'S2', 'DA-A'].map(shapeOf)).size).toBe(5);
  });

  it('has the engraving of its suit, and Sabotage one of its own in the same ink', () => {
    const windowOf = (id: string) => {
      const { container, unmount } = render(<ConflictCard card={cardOf(id)} name="" />);
      const style = container.querySelector('.hr-medallion')?.getAttribute('style');
      unmount();
      return style;
    };
    expect(windowOf('W2')).toBe(windowOf('W13'));
    const ones = ['G1', 'I1', 'W1', 'S1'].map(windowOf);
    const suits = ['G2', 'I2', 'W2', 'S2', 'DA-A'].map(windowOf);
    expect(new Set([...ones, ...suits]).size).toBe(9);
    expect([...ones, ...suits].every((style) => style?.includes('--at'))).toBe(true);
  });

  it('is few elements, so that a hand and a deck of discards cost little', () => {
    const { container } = render(<ConflictCard card={cardOf('S7')} name="Soviet 7" />);
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(8);
    expect(container.querySelector('pattern, defs')).toBeNull();
  });

  it('hides everything but the side on its back', () => {
    const { container } = render(<CardBack side="allies" label="A face-down card of the Allies" />);
    expect(screen.getByRole('img', { name: 'A face-down card of the Allies' })).toBeVisible();
    expect(container.textContent).toBe('');
  });
});
