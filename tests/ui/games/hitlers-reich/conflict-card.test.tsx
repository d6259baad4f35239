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

  it('gives each engraving on the page its own pattern', () => {
    const { container } = render(
      <>
        <ConflictCard card={cardOf('W2')} name="one" />
        <ConflictCard card={cardOf('W3')} name="two" />
      </>,
    );
    const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('hides everything but the side on its back', () => {
    const { container } = render(<CardBack side="allies" label="A face-down card of the Allies" />);
    expect(screen.getByRole('img', { name: 'A face-down card of the Allies' })).toBeVisible();
    expect(container.textContent).toBe('');
  });
});
