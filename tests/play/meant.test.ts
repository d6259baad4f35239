import { describe, expect, it } from 'vitest';
import { createGate } from '../../src/play/meant.ts';

function gate() {
  let pressed: number | null = null;
  const told: ((at: number) => void)[] = [];
  const made = createGate({
    pressedAt: () => pressed,
    whenDrawn: (tell) => {
      told.push(tell);
      return () => undefined;
    },
  });
  return {
    ...made,
    drawn: (at: number) => told.at(-1)?.(at),
    isMeantAt: (at: number | null) => {
      pressed = at;
      return made.isMeant();
    },
  };
}

describe('a press', () => {
  it('that began before its question was painted never answers it', () => {
    const { ask, drawn, isMeantAt } = gate();
    ask({}, false);
    expect(isMeantAt(10)).toBe(false);
    drawn(600);
    expect(isMeantAt(250)).toBe(false);
    expect(isMeantAt(599)).toBe(false);
    expect(isMeantAt(600)).toBe(true);
  });

  it('on a question that is painted is never lost, however fast', () => {
    const { ask, drawn, isMeantAt } = gate();
    ask({}, false);
    drawn(600);
    for (let at = 600; at < 640; at++) expect(isMeantAt(at)).toBe(true);
  });

  it('waits 250 ms where the question came by itself or after a result', () => {
    const { ask, drawn, isMeantAt } = gate();
    ask({}, true);
    drawn(600);
    expect(isMeantAt(849)).toBe(false);
    expect(isMeantAt(850)).toBe(true);
  });

  it('is compared with the newest question, and only with a new one', () => {
    const { ask, drawn, isMeantAt } = gate();
    const first = {};
    ask(first, false);
    drawn(100);
    ask(first, true);
    expect(isMeantAt(120)).toBe(true);
    ask({}, false);
    expect(isMeantAt(120)).toBe(false);
    ask(null, false);
    expect(isMeantAt(120)).toBe(true);
  });

  it('of nobody, as of a program or a clock, is not measured', () => {
    const { ask, isMeantAt } = gate();
    ask({}, true);
    expect(isMeantAt(null)).toBe(true);
  });
});
