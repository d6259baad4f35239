/** Keys of a conversion reach no key handler: Escape takes back a conversion, Enter accepts it. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isComposing, guardComposedKeys } from '../../../src/ui/app/composing.ts';
import { SearchField } from '../../../src/ui/parts/search-field.tsx';
import { show } from './support.tsx';

let stop: () => void;
beforeEach(() => void (stop = guardComposedKeys(window)));
afterEach(() => stop());

test.each([
  [{ isComposing: true, keyCode: 27 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])('a press of %o is of a conversion: %s', (press, expected) => {
  expect(isComposing(press)).toBe(expected);
});

describe('in a text field', () => {
  test.each([
    ['Escape', { isComposing: true }],
    ['Enter', { isComposing: true }],
    ['Enter', { keyCode: 229 }],
    ['ArrowDown', { keyCode: 229 }],
  ])('%s of %o does nothing', (key, how) => {
    const onChange = vi.fn();
    const onKeyDown = vi.fn();
    const onWindow = vi.fn();
    window.addEventListener('keydown', onWindow, true);
    show(<SearchField label="Search" value="ひら" onChange={onChange} onKeyDown={onKeyDown} />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key, ...how });
    window.removeEventListener('keydown', onWindow, true);
    expect([onChange, onKeyDown, onWindow].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  });

  test('other keys go on', () => {
    const onChange = vi.fn();
    show(<SearchField label="Search" value="a" onChange={onChange} />);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(onChange).toHaveBeenCalledWith('');
  });
});
