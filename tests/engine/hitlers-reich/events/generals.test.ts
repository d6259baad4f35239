/** MONTGOMERY, PATTON, VON MANSTEIN, VON RUNDSTEDT, ZHUKOV: generals who turn one own die to a fixed face (§7.5). */
import { describe, expect, it } from 'vitest';
import type { Side, Title } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { declare, diceOf, legal, offers, play, rolled } from './support.ts';

interface General {
  readonly title: Title;
  readonly side: Side;
  readonly face: 4 | 5;
  /** A conflict in which he may be named, and who attacks in it. */
  readonly active: Side;
  readonly scene: string;
  /** Another general of his side who could be named in it. */
  readonly other: Title;
}

const GENERALS: readonly General[] = [
  { title: 'montgomery', side: 'allies', face: 4, active: 'allies', scene: 'land', other: 'patton' },
  { title: 'patton', side: 'allies', face: 5, active: 'allies', scene: 'land', other: 'montgomery' },
  { title: 'von-manstein', side: 'axis', face: 4, active: 'axis', scene: 'land', other: 'rommel' },
  { title: 'von-rundstedt', side: 'axis', face: 5, active: 'allies', scene: 'land', other: 'rommel' },
  { title: 'zhukov', side: 'allies', face: 5, active: 'axis', scene: 'red-land', other: 'chuikov' },
];

describe.each(GENERALS)('$title', ({ title, side, face, active, scene, other }) => {
  it(`turns one own die to ${face}; a ${face} that lies is no choice`, () => {
    const dice = [1, face, 2];
    const fight = rolled(active, scene, [...dice, ...dice], { [side]: [title] });
    expect(legal(fight)).toEqual([`fx ${title} own 1`, `fx ${title} own 3`, 'done']);
    const after = play(fight, `fx ${title} own 3`);
    const turned = { type: 'changed', side, of: side, source: title, dice: [3], faces: [face] };
    expect(after.events).toContainEqual(turned);
    expect(diceOf(fight, side)).toEqual(dice);
  });

  it('IL-33: one general a side', () => {
    const game = play(declare(active, scene, { [side]: [title, other] }), `play ${title}`);
    expect(offers(game, other)).toBe(false);
  });
});
