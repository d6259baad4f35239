import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MapViewport } from '../../../src/ui/board/map-viewport.tsx';
import type { MapHandle } from '../../../src/ui/board/map-viewport.tsx';

const BOARD = { width: 1000, height: 500 };
const LABELS = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole map', focusQuestion: 'Show the question' };

/** jsdom lays nothing out: every element is 500 by 250, so the board fits at a scale of one half. */
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 250));
  Element.prototype.setPointerCapture = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () =>
  act(() => {
    vi.advanceTimersByTime(600);
  });
function stage(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.map-stage');
  if (!found) throw new Error('no stage');
  return found;
}
const scale = () => Number(/scale\(([\d.]+)\)/.exec(stage().style.transform)?.[1]);
const shift = () => (/translate3d\((-?\d+)px, (-?\d+)px/.exec(stage().style.transform) ?? []).slice(1).map(Number);

function show(extra: Partial<Parameters<typeof MapViewport>[0]> = {}) {
  const onClick = vi.fn();
  render(
    <MapViewport board={BOARD} labels={LABELS} still minimap={<i>small map</i>} {...extra}>
      <button type="button" onClick={onClick}>
        place
      </button>
    </MapViewport>,
  );
  return { onClick, place: screen.getByRole('button', { name: 'place' }) };
}

const pointer = (type: string, x: number, y: number, more: object = {}) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, buttons: 1, ...more }) as Event;
function press(target: Element, type: string, x: number, y: number, { id = 1, kind = 'mouse' } = {}) {
  const event = pointer(type, x, y);
  Object.defineProperties(event, { pointerId: { value: id }, pointerType: { value: kind } });
  fireEvent(target, event);
}

describe('a map', () => {
  it('opens on the whole board and passes its layers the scale', () => {
    show();
    expect(scale()).toBe(0.5);
    expect(stage().style.getPropertyValue('--k')).toBe('0.5000');
    expect(stage().style.getPropertyValue('--px')).toBe('2.0000px');
  });

  it('has no layers before their scale is known, so that none is styled twice', () => {
    const scales: string[] = [];
    const note = (layer: HTMLElement | null) => {
      if (layer) scales.push(stage().style.getPropertyValue('--k'));
    };
    render(
      <MapViewport board={BOARD} labels={LABELS} still>
        <i ref={note}>layer</i>
      </MapViewport>,
    );
    expect(scales).toEqual(['0.5000']);
  });

  it('zooms by buttons within its limits, and goes back to the whole', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    show();
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    for (let i = 0; i < 8; i++) {
      await user.click(zoomIn);
      settle();
    }
    expect(scale()).toBe(2);
    expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Whole map' }));
    settle();
    expect(scale()).toBe(0.5);
    for (let i = 0; i < 4; i++) {
      await user.click(screen.getByRole('button', { name: 'Zoom out' }));
      settle();
    }
    expect(scale()).toBeCloseTo(0.3);
  });

  it('zooms to the cursor by wheel, and keeps the page from scrolling', () => {
    const { place } = show();
    const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: 100, clientY: 50, deltaY: -120 });
    fireEvent(place, event);
    settle();
    expect(event.defaultPrevented).toBe(true);
    const k = scale();
    expect(k).toBeGreaterThan(0.5);
    // The point under the cursor was board point 200, 100.
    expect(shift()[0]).toBeCloseTo(100 - 200 * k, 0);
    expect(shift()[1]).toBeCloseTo(50 - 100 * k, 0);
  });

  it('pans by a drag, whose end is no click; a click pans nothing', () => {
    const { place, onClick } = show();
    fireEvent.keyDown(place, { key: '+' });
    fireEvent.keyDown(place, { key: '+' });
    settle();
    const [x = 0, y = 0] = shift();
    press(place, 'pointerdown', 200, 100);
    press(place, 'pointermove', 230, 120);
    press(place, 'pointerup', 230, 120);
    fireEvent.click(place);
    settle();
    expect(shift()).toEqual([x + 30, y + 20]);
    expect(onClick).not.toHaveBeenCalled();

    press(place, 'pointerdown', 200, 100);
    press(place, 'pointermove', 202, 101);
    press(place, 'pointerup', 202, 101);
    fireEvent.click(place);
    settle();
    expect(shift()).toEqual([x + 30, y + 20]);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('forgets a press that was released outside', () => {
    const { place } = show();
    fireEvent.keyDown(place, { key: '+' });
    settle();
    const before = shift();
    press(place, 'pointerdown', 200, 100);
    const back = pointer('pointermove', 260, 140, { buttons: 0 });
    Object.defineProperties(back, { pointerId: { value: 1 }, pointerType: { value: 'mouse' } });
    fireEvent(place, back);
    settle();
    expect(shift()).toEqual(before);
  });

  it('zooms and pans with two fingers; one finger leaves a whole board where it is', () => {
    const { place } = show();
    press(place, 'pointerdown', 200, 100, { kind: 'touch' });
    press(place, 'pointermove', 240, 100, { kind: 'touch' });
    settle();
    expect(scale()).toBe(0.5);
    press(place, 'pointerdown', 300, 100, { kind: 'touch', id: 2 });
    press(place, 'pointermove', 400, 100, { kind: 'touch', id: 2 });
    settle();
    expect(scale()).toBeCloseTo(1);
  });

  it('answers to keys, and leaves them alone with Ctrl', () => {
    const { place } = show();
    fireEvent.keyDown(place, { key: '+', ctrlKey: true });
    settle();
    expect(scale()).toBe(0.5);
    fireEvent.keyDown(place, { key: '=' });
    fireEvent.keyDown(place, { key: '+' });
    settle();
    expect(scale()).toBeCloseTo(0.98);
    const [x = 0] = shift();
    fireEvent.keyDown(place, { key: 'ArrowLeft', shiftKey: true });
    settle();
    expect(shift()[0]).toBe(x + 90);
  });

  it('leaves the keys of the command table alone: 0 ends a step, a full stop goes to the question', () => {
    const { place } = show({ question: { x: 700, y: 300, width: 100, height: 100 } });
    fireEvent.keyDown(place, { key: '+' });
    settle();
    const before = [scale(), shift()];
    // True: no handler has taken the key.
    for (const key of ['0', '.', 'w']) expect(fireEvent.keyDown(place, { key })).toBe(true);
    settle();
    expect([scale(), shift()]).toEqual(before);
  });

  it('shows what the question is about', () => {
    show({ question: { x: 700, y: 300, width: 100, height: 100 } });
    fireEvent.click(screen.getByRole('button', { name: 'Show the question' }));
    settle();
    expect(scale()).toBe(1);
    expect(shift()).toEqual([250 - 750, 125 - 350]);
  });

  it('has nothing to show where the question is about no place', () => {
    show();
    expect(screen.getByRole('button', { name: 'Show the question' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('brings out the minimap from the second step on', () => {
    const { place } = show();
    fireEvent.keyDown(place, { key: '+' });
    settle();
    expect(screen.queryByText('small map')).not.toBeInTheDocument();
    fireEvent.keyDown(place, { key: '+' });
    settle();
    expect(screen.getByText('small map')).toBeInTheDocument();
  });

  it('passes its layers how much may be printed', () => {
    const { place } = show({ details: [0.4, 0.9] });
    expect(stage()).toHaveAttribute('data-detail', '1');
    fireEvent.keyDown(place, { key: '+' });
    fireEvent.keyDown(place, { key: '+' });
    settle();
    expect(stage()).toHaveAttribute('data-detail', '2');
  });

  it('can be moved from outside', () => {
    const ref = createRef<MapHandle>();
    show({ ref });
    act(() => ref.current?.zoomIn());
    settle();
    expect(scale()).toBeCloseTo(0.7);
    act(() => ref.current?.reveal({ x: 950, y: 450, width: 50, height: 50 }));
    settle();
    expect(shift()).toEqual([500 - 700, 250 - 350]);
    act(() => ref.current?.fit());
    settle();
    expect(scale()).toBe(0.5);
  });

  it.each([
    // 1000 × 500 units at 0.7 in a box of 500 × 250: everything beyond 857 is cut off.
    ['goes to a question out of sight', { x: 700, y: 200, width: 300, height: 200 }, 500 - 700],
    [
      'stays for a question in sight, though not all the room round it is',
      { x: 690, y: 200, width: 240, height: 200 },
      -100,
    ],
    ['stays for a question that is larger than the frame', { x: 0, y: 0, width: 1000, height: 500 }, -100],
  ])('%s', (_what, question, left) => {
    const ref = createRef<MapHandle>();
    show({ ref, question });
    act(() => ref.current?.zoomIn());
    settle();
    expect(shift()[0]).toBe(-100);
    act(() => ref.current?.bringQuestion());
    settle();
    expect(shift()[0]).toBe(left);
    expect(scale()).toBeCloseTo(0.7);
  });

  it('keeps its scale as something comes to lie over it, frames what is asked in the rest, and is whole again afterwards', () => {
    const sized: ResizeObserverCallback[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(tell: ResizeObserverCallback) {
          sized.push(tell);
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    const ref = createRef<MapHandle>();
    show({ ref, question: { x: 800, y: 200, width: 100, height: 100 } });
    const resize = (width: number, height: number, ...parts: readonly string[]) => {
      const entries = parts.map(
        (part) =>
          ({
            target: document.querySelector(part),
            contentRect: new DOMRect(0, 0, width, height),
          }) as unknown as ResizeObserverEntry,
      );
      act(() => sized.forEach((tell) => tell(entries, {} as ResizeObserver)));
      settle();
    };
    resize(200, 250, '.map-sight');
    expect(scale()).toBe(0.5);
    expect(screen.queryByText('small map')).toBeNull();
    act(() => ref.current?.frameQuestion());
    settle();
    // As large as it fits, up to four times the whole frame: covering parts do not reduce that.
    expect(scale()).toBe(2);
    expect(shift()).toEqual([100 - 850 * 2, 125 - 250 * 2]);
    resize(500, 250, '.map-sight');
    act(() => ref.current?.fit());
    settle();
    expect(scale()).toBe(0.5);
    expect(shift()).toEqual([0, 0]);
    // A window of another size is another matter.
    resize(250, 125, '.map-frame', '.map-sight');
    expect(scale()).toBe(0.25);
    vi.unstubAllGlobals();
  });
});
