/** A card enlarged: when it grows, when it is gone, and that readers hear nothing of it. */
import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { namesFrom as names } from '../../../../src/i18n/names.ts';
import { CardZoom } from '../../../../src/ui/games/hitlers-reich/zoom/card-zoom.tsx';
import { placeBeside } from '../../../../src/ui/games/hitlers-reich/zoom/card-zoom.tsx';
import { def, open } from '../../../support/reich.ts';
import { loadWords } from './support.ts';

beforeAll(loadWords);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const NO_DOMAINS = ['hitlers-reich'] as const;
const LONG = 2000;
const onClick = vi.fn();

function Cards({ state }: { readonly state: HrState }) {
  const within = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={within}>
        <button type="button" data-zoom="tiger-tanks" onClick={onClick}>
          tank
        </button>
        <button type="button" data-zoom="G13" onClick={onClick}>
          <span>thirteen</span>
        </button>
        <button type="button">none</button>
      </div>
      <CardZoom facts={def.data.facts} view={def.view(state, 'axis')} within={within} />
    </>
  );
}

function show() {
  onClick.mockClear();
  const at = (state: HrState) => (
    <I18nProvider lang="en" names={names(def.data.facts)} domains={NO_DOMAINS}>
      <Cards state={state} />
    </I18nProvider>
  );
  const { state } = open();
  const { rerender, unmount } = render(at(state));
  return { unmount, move: () => rerender(at({ ...state })) };
}

const zoom = () => document.querySelector('.hr-zoom');
const card = (id: string) => {
  const found = document.querySelector<HTMLElement>(`[data-zoom="${id}"]`);
  if (!found) throw new Error(id);
  return found;
};
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const mouse = { pointerType: 'mouse', buttons: 0 };
const finger = { pointerType: 'touch', clientX: 10, clientY: 10 };
const rest = (on: Element) => {
  fireEvent.pointerOver(on, mouse);
  wait(LONG);
};
const hold = (on: Element) => {
  fireEvent.pointerDown(on, finger);
  wait(LONG);
};

describe('a card under the pointer', () => {
  it('grows once the pointer rests on it, and shrinks as it leaves', () => {
    show();
    fireEvent.pointerOver(card('tiger-tanks'), mouse);
    expect(zoom()).toBeNull();
    wait(LONG);
    expect(zoom()).toHaveTextContent('TIGER TANKS');
    expect(zoom()).toHaveTextContent('Roll one extra die');
    fireEvent.pointerLeave(card('tiger-tanks').parentElement ?? document.body, mouse);
    expect(zoom()).toBeNull();
  });

  it('grows whatever part of it is pointed at, gives way to the next, and to what is no card', () => {
    show();
    rest(card('tiger-tanks'));
    rest(card('G13').firstElementChild ?? document.body);
    expect(document.querySelectorAll('.hr-zoom')).toHaveLength(1);
    expect(zoom()).toHaveTextContent('Re-roll up to 3 dice');
    fireEvent.pointerOver(document.querySelector('button:not([data-zoom])') ?? document.body, mouse);
    expect(zoom()).toBeNull();
  });

  it('is pressed as if nothing were enlarged', () => {
    show();
    rest(card('G13'));
    fireEvent.pointerDown(card('G13'), { pointerType: 'mouse' });
    expect(zoom()).toBeNull();
    fireEvent.click(card('G13'));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('does not grow for a pointer that passes, nor while something is dragged', () => {
    show();
    fireEvent.pointerOver(card('tiger-tanks'), mouse);
    fireEvent.pointerLeave(card('tiger-tanks').parentElement ?? document.body, mouse);
    wait(LONG);
    fireEvent.pointerOver(card('G13'), { pointerType: 'mouse', buttons: 1 });
    wait(LONG);
    expect(zoom()).toBeNull();
  });
});

describe('a card that the keyboard has', () => {
  const focus = () => {
    vi.spyOn(HTMLElement.prototype, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    act(() => card('G13').focus());
    wait(LONG);
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('grows, and shrinks when the focus goes on', () => {
    show();
    focus();
    expect(zoom()).not.toBeNull();
    act(() => card('G13').blur());
    expect(zoom()).toBeNull();
  });

  it('shrinks by Escape, which then means nothing else', () => {
    show();
    focus();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    fireEvent.keyDown(card('G13'), { key: 'Escape' });
    expect(zoom()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    fireEvent.keyDown(card('G13'), { key: 'Escape' });
    expect(heard).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', heard);
  });
});

describe('a card under a finger', () => {
  it('grows while it is held, stays when the finger leaves, and goes with the next press, which does nothing else', () => {
    show();
    hold(card('tiger-tanks'));
    expect(zoom()).not.toBeNull();
    fireEvent.pointerUp(card('tiger-tanks'), finger);
    fireEvent.click(card('tiger-tanks'));
    expect(zoom()).not.toBeNull();
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.pointerDown(card('G13'), finger);
    fireEvent.pointerUp(card('G13'), finger);
    fireEvent.click(card('G13'));
    expect(zoom()).toBeNull();
    expect(onClick).not.toHaveBeenCalled();
    fireEvent.pointerDown(card('G13'), finger);
    fireEvent.pointerUp(card('G13'), finger);
    fireEvent.click(card('G13'));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('opens no menu of the browser and asks nothing else', () => {
    show();
    hold(card('tiger-tanks'));
    expect(fireEvent.contextMenu(card('tiger-tanks'))).toBe(false);
  });

  it('does not grow under a finger that taps or scrolls', () => {
    show();
    fireEvent.pointerDown(card('tiger-tanks'), finger);
    fireEvent.pointerUp(card('tiger-tanks'), finger);
    wait(LONG);
    expect(zoom()).toBeNull();
    fireEvent.pointerDown(card('tiger-tanks'), finger);
    fireEvent.pointerMove(card('tiger-tanks'), { ...finger, clientY: 60 });
    wait(LONG);
    expect(zoom()).toBeNull();
  });
});

describe('whatever is enlarged', () => {
  it('is for the eye alone: a reader has the words of the card itself', () => {
    show();
    rest(card('tiger-tanks'));
    expect(zoom()).toHaveAttribute('aria-hidden', 'true');
    expect(zoom()?.querySelector('button, a, [tabindex]')).toBeNull();
  });

  it('is gone as soon as the position changes, and so is what was about to grow', () => {
    const { move } = show();
    rest(card('G13'));
    move();
    expect(zoom()).toBeNull();
    fireEvent.pointerOver(card('tiger-tanks'), mouse);
    move();
    wait(LONG);
    expect(zoom()).toBeNull();
  });

  it('is gone when the cards are, when the list scrolls and when the window is left', () => {
    const { unmount } = show();
    rest(card('G13'));
    fireEvent.scroll(document);
    expect(zoom()).toBeNull();
    rest(card('tiger-tanks'));
    fireEvent.blur(window);
    expect(zoom()).toBeNull();
    rest(card('G13'));
    unmount();
    expect(zoom()).toBeNull();
  });
});

describe('where it is put', () => {
  const size = { width: 200, height: 300 };
  const room = { width: 1000, height: 800 };
  const box = (left: number, top: number) => ({ left, top, right: left + 90, bottom: top + 130, width: 90 });

  it.each([
    ['above its card', box(400, 600), { left: 345, top: 290 }],
    ['to the left where there is no room above', box(400, 200), { left: 190, top: 200 }],
    ['to the right of a card at the left edge', box(10, 100), { left: 110, top: 100 }],
    ['inside the window at its corner', box(905, 660), { left: 792, top: 350 }],
    ['in the middle for a finger', null, { left: 400, top: 250 }],
  ])('%s', (_, at, place) => {
    expect(placeBeside(at, size, room)).toEqual(place);
  });

  it('never leaves a small window', () => {
    const small = { width: 320, height: 400 };
    for (const at of [box(0, 0), box(230, 270), null]) {
      const { left, top } = placeBeside(at, size, small);
      expect(left).toBeGreaterThanOrEqual(8);
      expect(top).toBeGreaterThanOrEqual(8);
      expect(left + size.width).toBeLessThanOrEqual(312);
      expect(top + size.height).toBeLessThanOrEqual(392);
    }
  });
});
