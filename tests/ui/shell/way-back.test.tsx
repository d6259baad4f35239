import { act, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { describe, expect, it } from 'vitest';
import { follow, useVisited, useWayBack } from '../../../src/ui/app/way-back.ts';

const trailOf = (...paths: string[]): readonly string[] => paths.reduce<readonly string[]>(follow, []);

describe('the way back', () => {
  it('leads from the settings to the table they were opened at', () => {
    expect(trailOf('/', '/table/a', '/settings').at(-2)).toBe('/table/a');
  });

  it('leaves a screen at once, whatever was read on it', () => {
    expect(trailOf('/', '/table/a', '/rules/reich/1', '/rules/reich/2', '/rules/last/4').at(-2)).toBe('/table/a');
    expect(trailOf('/table/a', '/lab/reich/experiment', '/lab/reich/experiment/x').at(-2)).toBe('/table/a');
  });

  it('does not lead in a circle', () => {
    const back = trailOf('/', '/table/a', '/library', '/settings', '/library');
    expect(back).toEqual(['/', '/table/a', '/library']);
    expect(trailOf('/', '/lessons', '/table/a', '/').length).toBe(1);
  });

  it('tells two screens of the lab apart', () => {
    expect(trailOf('/', '/lab/reich/data', '/lab/reich/position').at(-2)).toBe('/lab/reich/data');
  });

  it('is known to the screen that opens', () => {
    const { hook, navigate } = memoryLocation({ path: '/' });
    function Back() {
      useVisited();
      return <output>{useWayBack('/otherwise')}</output>;
    }
    render(
      <Router hook={hook}>
        <Back />
      </Router>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('/otherwise');
    act(() => navigate('/table/a'));
    act(() => navigate('/settings'));
    expect(screen.getByRole('status')).toHaveTextContent('/table/a');
  });
});
