import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { unwrittenStore } from '../../../src/store/app-stores.ts';
import { LiveRegions } from '../../../src/ui/app/app.tsx';
import { UnwrittenNotice } from '../../../src/ui/app/unwritten-notice.tsx';
import { show } from './support.tsx';

const setUnwritten = (...list: Parameters<typeof unwrittenStore.setState>[0][]) =>
  act(() => unwrittenStore.setState(list.flat() as never, true));
afterEach(() => setUnwritten());

const heard = (urgency: string) => document.querySelector(`[data-live="${urgency}"]`)?.textContent;
const shown = () => document.querySelector('.unwritten-notice')?.textContent ?? null;

describe('moves that are in this tab only', () => {
  it('are shown on a screen with their number, aloud too, until they are on the disk', () => {
    show(
      <>
        <UnwrittenNotice />
        <LiveRegions />
      </>,
      '/library',
    );
    expect(shown()).toBeNull();
    setUnwritten({ id: 'a', changes: 1, fault: 'full' } as never);
    expect(shown()).toContain('Not saved: the disk is full. 1 change in 1 match exists only in this tab.');
    expect(heard('assertive')).toContain('1 change in 1 match');
    setUnwritten({ id: 'a', changes: 7, fault: 'failed' } as never, { id: 'b', changes: 2, fault: 'failed' } as never);
    expect(shown()).toContain('9 changes in 2 matches exist only in this tab');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    setUnwritten();
    expect(shown()).toBeNull();
    expect(heard('polite')).toBe('Everything is saved on this device again.');
  });
});
