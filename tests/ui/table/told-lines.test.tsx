/** The last events, if the sheet of a phone has room below few answers. */
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyTextSize } from '../../../src/ui/app/layout-size.ts';
import { closeTable, openTable, TO_MOVEMENT } from './support.tsx';

afterEach(async () => {
  await closeTable();
  vi.unstubAllGlobals();
  applyTextSize(100);
});

/** One of a few hexes to retreat to is chosen. */
const FEW = 'hitlers-last-battles.retreat-german';
/** No unit can move any more. */
const SPENT = 'blitzkrieg-to-moscow-2.movement-move-german';
const told = () => screen.queryByRole('region', { name: 'What happened' });

function onPhone(): void {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  applyTextSize(100);
}

describe('what has just happened', () => {
  it('fills the sheet of a phone under few answers, the newest last', async () => {
    onPhone();
    await openTable({ sample: FEW });
    const lines = within(told() as HTMLElement).getAllByRole('listitem');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.at(-1)?.querySelector('b')).not.toBeNull();
  });

  it('fills it as well where only the end of the step is left, which is picked by itself', async () => {
    onPhone();
    await openTable({ sample: SPENT });
    expect(document.querySelector('.confirm__go')).toHaveTextContent('End movement');
    expect(told()).not.toBeNull();
  });

  it('gives way to many answers', async () => {
    onPhone();
    await openTable({ moves: TO_MOVEMENT });
    expect(told()).toBeNull();
  });

  it('has no place beside a map, where the foot tells the newest line', async () => {
    await openTable({ sample: FEW });
    expect(told()).toBeNull();
  });
});
