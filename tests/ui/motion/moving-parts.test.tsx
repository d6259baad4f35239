import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefsStore } from '../../../src/store/prefs-store.ts';
import { usePieceMotion } from '../../../src/ui/games/hitlers-reich/board/pieces.tsx';
import {
  useInkFlash,
  useTurnedCard,
  useTurnedDie,
} from '../../../src/ui/games/hitlers-reich/conflict-panel/turn-motion.ts';
import { useStepping } from '../../../src/ui/games/hitlers-reich/tracks.tsx';
import { diceLandIn } from '../../../src/ui/motion/beat-times.ts';
import { leaveGhost, useTurned } from '../../../src/ui/motion/animate.ts';
import { useLostPieces } from '../../../src/ui/board/piece-motion.ts';
import { useCounted } from '../../../src/ui/motion/use-counted.ts';

const moved: { readonly element: Element; readonly keyframes: Keyframe[]; readonly duration: number }[] = [];
const names = () => moved.map(({ element }) => element.getAttribute('class') ?? element.tagName);

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  prefsStore.getState().resetPrefs();
  moved.length = 0;
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value(this: Element, keyframes: Keyframe[], { duration }: { readonly duration: number }) {
      moved.push({ element: this, keyframes, duration });
      return { effect: null, addEventListener: vi.fn() };
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  vi.useRealTimers();
});

describe('a total', () => {
  function Total({ total, without }: { readonly total: number; readonly without: number | null }) {
    return <b>{useCounted(total, without)}</b>;
  }

  it('is counted in at most twelve steps while the dice come to rest, and stands when they lie', () => {
    diceLandIn(500);
    const { container } = render(<Total total={40} without={10} />);
    expect(container.textContent).toBe('10');
    const shown = new Set<string | null>();
    for (let ms = 0; ms < 520; ms += 5) {
      act(() => void vi.advanceTimersByTime(5));
      shown.add(container.textContent);
    }
    expect(container.textContent).toBe('40');
    expect(shown.size).toBe(13);
  });

  it('stands at once where no dice are thrown, or nothing moves', () => {
    diceLandIn(0);
    const { container, rerender } = render(<Total total={12} without={4} />);
    expect(container.textContent).toBe('12');
    prefsStore.getState().setPrefs({ animationSpeed: 'none' });
    diceLandIn(500);
    rerender(<Total total={20} without={4} />);
    expect(container.textContent).toBe('20');
  });
});

describe("pieces of Hitler's Reich", () => {
  function Board({ pieces, isFought }: { readonly pieces: readonly string[]; readonly isFought: boolean }) {
    const { list, lifted } = usePieceMotion(isFought);
    return (
      <svg>
        <g ref={list}>
          {pieces.map((piece) => (
            <g key={piece} data-piece={piece}>
              <g className="hr-piece" />
            </g>
          ))}
          <g ref={lifted} />
        </g>
      </svg>
    );
  }

  it('lie there at first, then come and go one by one', () => {
    const { rerender } = render(<Board pieces={['marker kharkov soviet']} isFought={false} />);
    expect(moved).toEqual([]);
    rerender(<Board pieces={['marker kharkov soviet', 'fleet baltic axis']} isFought={false} />);
    expect(names()).toEqual(['hr-piece']);
    moved.length = 0;
    rerender(<Board pieces={['fleet baltic axis']} isFought={false} />);
    expect(moved.map(({ element }) => element.getAttribute('data-piece'))).toEqual(['marker kharkov soviet']);
  });

  it('are stamped with one ring where a fight was won', () => {
    const { rerender } = render(<Board pieces={[]} isFought={false} />);
    rerender(<Board pieces={['marker kharkov axis']} isFought />);
    expect(names()).toEqual(['hr-piece', 'hr-ring']);
  });

  it('do not move where another position is shown, or nothing moves', () => {
    const many = Array.from({ length: 12 }, (_, at) => `marker ${at} axis`);
    const { rerender } = render(<Board pieces={[]} isFought={false} />);
    rerender(<Board pieces={many} isFought={false} />);
    expect(moved).toEqual([]);
    prefsStore.getState().setPrefs({ animationSpeed: 'none' });
    rerender(<Board pieces={[...many, 'fleet baltic axis']} isFought={false} />);
    expect(moved).toEqual([]);
  });
});

describe('a card and a die', () => {
  function Card({ side }: { readonly side: 'none' | 'back' | 'face' }) {
    const holder = useTurnedCard(side === 'face', side === 'back');
    return <div ref={holder}>{side === 'face' ? <button className="fight-card" /> : <i className={side} />}</div>;
  }

  it('is turned over where its back lay, and is just laid where it did not', () => {
    const { rerender } = render(<Card side="back" />);
    rerender(<Card side="face" />);
    expect(names()).toEqual(['fight-card', 'back']);
    moved.length = 0;
    const other = render(<Card side="none" />);
    other.rerender(<Card side="face" />);
    expect(moved).toEqual([]);
  });

  function Die({ face, tumbles }: { readonly face: number | null; readonly tumbles: boolean }) {
    const item = useTurnedDie(face, tumbles);
    return (
      <li ref={item}>
        <svg className="die__face" />
      </li>
    );
  }

  it('rises with its new face where an event turned it, not where it was thrown', () => {
    const { rerender } = render(<Die face={2} tumbles={false} />);
    rerender(<Die face={4} tumbles={false} />);
    expect(names()).toEqual(['die__face']);
    rerender(<Die face={4} tumbles />);
    rerender(<Die face={6} tumbles={false} />);
    expect(moved).toHaveLength(1);
  });
});

describe('the chip of an event', () => {
  function Chip({ changes }: { readonly changes: number }) {
    return <span ref={useInkFlash(changes)} className="ink" />;
  }

  it('flashes once for a die that it changes, not as it is laid nor when a change is taken back', () => {
    const { rerender } = render(<Chip changes={1} />);
    expect(moved).toEqual([]);
    rerender(<Chip changes={2} />);
    rerender(<Chip changes={2} />);
    expect(names()).toEqual(['ink']);
    rerender(<Chip changes={1} />);
    expect(moved).toHaveLength(1);
  });
});

describe('hand sizes', () => {
  function Track({ axis }: { readonly axis: number }) {
    const track = useStepping({ axis, allies: 0 });
    return (
      <span ref={track}>
        {[0, 1, 2, 3].map((size) => (
          <span key={size}>{size === axis ? <i className="mark" data-side="axis" /> : null}</span>
        ))}
      </span>
    );
  }

  it('step 200 ms a box', () => {
    const { rerender } = render(<Track axis={3} />);
    expect(moved).toEqual([]);
    rerender(<Track axis={1} />);
    expect(names()).toEqual(['mark']);
    expect(moved[0]?.duration).toBe(400);
    expect(moved[0]?.keyframes).toHaveLength(5);
  });
});

describe('the curtain', () => {
  it('leaves a picture that rises, out of reach of pointer, keys and readers', () => {
    const { container } = render(<main id="main">Your seat</main>);
    leaveGhost(container.querySelector('main'));
    const ghost = document.body.lastElementChild;
    expect(ghost?.getAttribute('aria-hidden')).toBe('true');
    expect(ghost?.id).toBe('');
    expect(ghost instanceof HTMLElement && ghost.inert).toBe(true);
    ghost?.remove();
    prefsStore.getState().setPrefs({ animationSpeed: 'none' });
    const before = document.body.childElementCount;
    leaveGhost(container.querySelector('main'));
    expect(document.body.childElementCount).toBe(before);
  });
});

describe('a counter of a hex game', () => {
  function Turning({ isSpent }: { readonly isSpent: boolean }) {
    return <b ref={useTurned<HTMLElement>(isSpent)} className="counter" />;
  }

  it('turns over when its other side comes up, and not as it comes', () => {
    const { rerender } = render(<Turning isSpent={false} />);
    expect(moved).toEqual([]);
    rerender(<Turning isSpent />);
    expect(names()).toEqual(['counter']);
    rerender(<Turning isSpent />);
    expect(moved).toHaveLength(1);
  });

  function Pieces({ units }: { readonly units: readonly string[] }) {
    const { layer, leaving } = useLostPieces('.tray', (unit) => unit !== 'taken-back');
    return (
      <div ref={layer}>
        {units.map((unit) => (
          <svg key={unit} className="board-piece" data-unit={unit} style={{ transform: 'translate(1px, 2px)' }} />
        ))}
        <div ref={leaving} className="leaving" />
      </div>
    );
  }
  const leaving = () => [...document.querySelectorAll('.leaving > *')].map((piece) => piece.getAttribute('data-unit'));

  it('that is lost tips over where it stood and leaves; one that a step back takes away does not', () => {
    const { rerender } = render(<Pieces units={['a', 'b', 'taken-back']} />);
    rerender(<Pieces units={['b']} />);
    expect(leaving()).toEqual(['a']);
    expect(moved[0]?.keyframes[1]?.['transform']).toBe('translate(1px, 2px) rotate(24deg)');
    expect(moved[0]?.duration).toBeLessThanOrEqual(600);
  });

  it('does not leave by itself where nothing moves, or another position is shown', () => {
    const { rerender } = render(<Pieces units={['a', 'b', 'c', 'd', 'e']} />);
    rerender(<Pieces units={['e']} />);
    expect(leaving()).toEqual([]);
    prefsStore.getState().setPrefs({ animationSpeed: 'none' });
    rerender(<Pieces units={[]} />);
    expect(leaving()).toEqual([]);
  });
});
