import { describe, expect, it } from 'vitest';
import type { HrView } from '../../../../src/engine/games/hitlers-reich/view.ts';
import { askedSteps } from '../../../../src/ui/games/hitlers-reich/asked-steps.ts';

const CARDS = { axis: { hand: ['G1'] }, allies: { hand: null } };
const asked = (phase: string, active: 'axis' | 'allies' | null = null): HrView =>
  ({ phase, cards: CARDS, side: active ?? 'axis', conflict: active === null ? null : { active } }) as unknown as HrView;
const words = (view: HrView, picked: Parameters<typeof askedSteps>[1] = []) => {
  const found = askedSteps(view, picked);
  return (
    found && `${found.steps.map((key) => key.split('.').at(-1)).join(' ')} @${found.at}${found.mayGoBack ? ' <' : ''}`
  );
};

describe('the steps from the action to the card', () => {
  it('begin with the action, which is only picked until the fight is declared', () => {
    expect(words(asked('turn/action'))).toBe('action target events card @0');
    expect(words(asked('turn/action'), ['button:attack-sea'])).toBe('action target events card @1 <');
    expect(words(asked('turn/action'), ['space:malta'])).toBe('action target events card @1 <');
    expect(words(asked('turn/action'), ['button:event'])).toBe('action target events card @1 <');
  });

  it('are none where the action is no fight', () => {
    expect(words(asked('turn/action'), ['button:fortify'])).toBeNull();
    expect(words(asked('pay/card'))).toBeNull();
  });

  it('begin with the target in an operation, and with the events for the defender', () => {
    expect(words(asked('barbarossa/ask'))).toBe('target events card @0');
    expect(words(asked('conflict/name', 'axis'))).toBe('action target events card @2');
    expect(words(asked('conflict/name', 'allies'))).toBe('events card @0');
    expect(words(asked('conflict/card', 'axis'))).toBe('action target events card @3');
  });

  it('are none while dice are changed', () => {
    expect(words(asked('conflict/reroll', 'axis'))).toBeNull();
  });
});
