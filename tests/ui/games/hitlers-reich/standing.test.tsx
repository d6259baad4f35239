import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HrView } from '../../../../src/engine/games/hitlers-reich/view.ts';
import { useStanding } from '../../../../src/ui/games/hitlers-reich/board-frame.tsx';
import { def, open } from '../../../support/reich.ts';

it('keeps the view while nothing on the board has changed', () => {
  const { state } = open();
  const [view, same]: readonly HrView[] = [def.view(state, 'axis'), def.view({ ...state }, 'axis')];
  if (!view || !same) throw new Error('no view');
  const fleet: HrView = { ...same, fleets: { ...same.fleets, axis: ['baltic-sea'] } };
  const { result, rerender } = renderHook(useStanding, { initialProps: view });
  rerender(same);
  expect(result.current).toBe(view);
  rerender(fleet);
  expect(result.current).toBe(fleet);
});
