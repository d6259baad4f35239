import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { prefsStore } from '../../../src/store/prefs-store.ts';
import { SitDown } from '../../../src/ui/cover/sit-down.tsx';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'Date'],
  });
  prefsStore.getState().resetPrefs();
});
afterEach(() => vi.useRealTimers());

const onSit = vi.fn();
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const phase = () => document.querySelector('[data-cover]')?.getAttribute('data-cover');
const holder = () => document.querySelector('.sit__hold') as Element;

async function cover(coverPress: 'hold' | 'twice' | 'once' = 'hold'): Promise<void> {
  onSit.mockReset();
  prefsStore.getState().setPrefs({ coverPress, language: 'en' });
  await act(async () => {
    render(
      <I18nProvider lang="en" domains={['table']}>
        <SitDown seat="allies" seats={['axis', 'allies']} onSit={onSit} />
      </I18nProvider>,
    );
    await vi.dynamicImportSettled();
  });
  // Two frames: it is painted.
  pass(40);
}
const key = (of: string, repeat = false) => fireEvent.keyDown(document.body, { key: of, repeat });
const up = (of: string) => fireEvent.keyUp(document.body, { key: of });

describe('what lifts a cover', () => {
  it('is held for half a second, by its button', async () => {
    await cover();
    expect(phase()).toBe('deaf');
    pass(600);
    fireEvent.pointerDown(holder(), { button: 0 });
    pass(480);
    fireEvent.pointerUp(holder());
    pass(1000);
    expect(onSit).not.toHaveBeenCalled();
    fireEvent.pointerDown(holder(), { button: 0 });
    pass(500);
    expect(onSit).toHaveBeenCalledTimes(1);
    fireEvent.pointerUp(document.body);
    pass(200);
  });

  it('is the key of the seat on the right, held; that of the other seat does nothing', async () => {
    await cover();
    pass(600);
    key('q');
    pass(2000);
    expect(onSit).not.toHaveBeenCalled();
    key('p');
    pass(500);
    expect(onSit).toHaveBeenCalledTimes(1);
    up('p');
    pass(200);
  });

  it('is no press of the first 600 ms, and no key that was down before: nobody else hears those', async () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    await cover();
    key('p');
    key('Enter');
    expect(heard).not.toHaveBeenCalled();
    for (let n = 0; n < 40; n++) {
      pass(30);
      key('p', true);
    }
    pass(2000);
    expect(onSit).not.toHaveBeenCalled();
    up('p');
    key('p');
    pass(500);
    expect(onSit).toHaveBeenCalledTimes(1);
    up('p');
    pass(200);
    window.removeEventListener('keydown', heard);
  });

  it('is neither Enter, nor Space, nor Escape, however often they are pressed', async () => {
    await cover();
    for (let n = 0; n < 60; n++)
      for (const one of ['Enter', ' ', 'Escape', 'p']) {
        key(one);
        up(one);
        fireEvent.click(holder());
        pass(50);
      }
    expect(onSit).not.toHaveBeenCalled();
    expect(phase()).toBe('waiting');
  });

  it('is two presses at two places for a reader, the second not at once', async () => {
    await cover();
    pass(600);
    fireEvent.click(screen.getByRole('button', { name: /: take your seat$/ }), { detail: 0 });
    const show = screen.getByRole('button', { name: 'Show my hand' });
    fireEvent.click(show);
    expect(onSit).not.toHaveBeenCalled();
    pass(300);
    fireEvent.click(show);
    expect(onSit).toHaveBeenCalledTimes(1);
    pass(200);
  });

  it('is one press after the guard where the players set it so', async () => {
    await cover('once');
    fireEvent.click(screen.getByRole('button', { name: /: take your seat/ }));
    expect(onSit).not.toHaveBeenCalled();
    pass(600);
    fireEvent.click(screen.getByRole('button', { name: /: take your seat/ }));
    expect(onSit).toHaveBeenCalledTimes(1);
    pass(200);
  });

  it('answers nothing: until 120 ms have passed and it is let go, nobody hears a press', async () => {
    const heard = vi.fn();
    for (const press of ['keydown', 'click']) window.addEventListener(press, heard);
    await cover();
    pass(600);
    key('p');
    pass(500);
    heard.mockClear();
    key('p', true);
    key('Enter', true);
    pass(1000);
    key('p', true);
    fireEvent.click(document.body);
    expect(heard).not.toHaveBeenCalled();
    up('p');
    pass(10);
    key('1');
    expect(heard).toHaveBeenCalledTimes(1);
    for (const press of ['keydown', 'click']) window.removeEventListener(press, heard);
  });
});
