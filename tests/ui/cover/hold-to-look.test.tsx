/** A sealed card is looked at by hold alone, and is nowhere in the page before and after. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { HoldToLook } from '../../../src/ui/cover/hold-to-look.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const look = vi.fn(() => <p>German 13</p>);
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const card = () => screen.queryByText('German 13');

async function show(way: 'hold' | 'twice' | 'once'): Promise<HTMLElement> {
  look.mockClear();
  await act(async () => {
    render(
      <I18nProvider lang="en" domains={['table']}>
        <HoldToLook way={way} label="Hold to look" look={look} />
      </I18nProvider>,
    );
    await vi.dynamicImportSettled();
  });
  return screen.getByRole('button', { name: 'Hold to look' });
}

describe('a sealed card', () => {
  it('is shown once its button is held for half a second, and as long as that', async () => {
    const button = await show('hold');
    fireEvent.pointerDown(button, { button: 0 });
    pass(480);
    expect(card()).toBeNull();
    expect(look).not.toHaveBeenCalled();
    pass(40);
    expect(card()).toBeInTheDocument();
    fireEvent.pointerUp(button);
    expect(card()).toBeNull();
  });

  it('is not shown by a short press, nor by many', async () => {
    const button = await show('hold');
    for (let n = 0; n < 20; n++) {
      fireEvent.pointerDown(button, { button: 0 });
      pass(50);
      fireEvent.pointerUp(button);
      fireEvent.click(button, { detail: 1 });
      pass(50);
    }
    pass(1000);
    expect(look).not.toHaveBeenCalled();
  });

  it('is hidden where the window is left', async () => {
    const button = await show('hold');
    fireEvent.pointerDown(button, { button: 0 });
    pass(600);
    expect(card()).toBeInTheDocument();
    fireEvent.blur(window);
    expect(card()).toBeNull();
  });

  it('takes two presses at two places, 300 ms apart, of a reader', async () => {
    const button = await show('hold');
    fireEvent.click(button, { detail: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Show my sealed card' }));
    expect(card()).toBeNull();
    pass(320);
    fireEvent.click(screen.getByRole('button', { name: 'Show my sealed card' }));
    expect(card()).toBeInTheDocument();
  });
});
