/** A result that is told in parts, and a second one that the same move has led to. */
import { expect, it } from 'vitest';
import type { Types } from '../../src/engine/kernel/types.ts';
import { isTelling } from '../../src/play/staging.ts';
import { game, layOut, positionAt } from './on-a-table.ts';

const event = (type: string) => ({ type }) as unknown as Types['event'];
const REST = [event('surrendered')];

/** A combat, after which units surrender in two hexes. */
const played = {
  ...game,
  words: {
    ...game.words,
    readShown: (_scene: unknown, events: readonly Types['event'][]) =>
      events.length === 0 ? null : events === REST ? { parts: 2 } : { rest: REST },
  },
};

it('tells the parts one after another, and one press tells the others', () => {
  const { play, show, now } = layOut({ played, tellsAtOnce: false });
  show(positionAt(2, { events: REST, queries: {} }));
  const { tellNext, letFall, replayBeat } = play.actions;
  expect(now().staged).toMatchObject({ isBeat: true, parts: 2, told: 0 });
  tellNext();
  expect(isTelling(now().staged)).toBe(true);
  letFall();
  expect(now().staged).toMatchObject({ isHeld: true, told: 2 });
  replayBeat();
  expect(now().staged).toMatchObject({ told: 0, isStopped: true });
  letFall();
  letFall();
  expect(now().staged).toMatchObject({ isHeld: false, isBeat: false });
  expect(now().picture.decision).not.toBeNull();
});

it('shows the second result after the first, with its own events', () => {
  const { play, show, now } = layOut({ played, tellsAtOnce: false });
  show(positionAt(2, { events: [event('rolled'), ...REST], queries: {} }));
  expect(now().staged).toMatchObject({ isBeat: true, parts: 0, rest: REST });
  play.actions.letFall();
  expect(now().staged).toMatchObject({
    isBeat: true,
    parts: 2,
    told: 0,
    rest: null,
    shown: { events: REST, queries: {} },
  });
  play.actions.tellAll();
  play.actions.letFall();
  expect(now().staged.isHeld).toBe(false);
});

it('has no parts where nothing moves', () => {
  const { show, now } = layOut({ played });
  show(positionAt(2, { events: REST, queries: {} }));
  expect(now().staged).toMatchObject({ isBeat: true, parts: 0 });
});
