/** Plays combats and tank actions on a bench: moves as text, automatic steps run until the next question. */
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import { commands, type Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import * as breakthrough from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/breakthrough.ts';
import * as combat from '../../../src/engine/games/blitzkrieg-to-moscow-2/phases/combat.ts';
import type { BtmDecision } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { game, t } from './game.ts';
import { SET_UP, bench, position, topOf, type Bench, type PositionText } from './support.ts';

/** Frames of a fight: the end of its phase is not among them. */
const FIGHTING = /^(combat|breakthrough|card)\//;

interface AnyNode {
  readonly kind: 'ask' | 'auto';
  readonly ask?: (state: Bench['s'], frame: Frame) => BtmDecision;
  readonly answer?: (ctx: Bench, frame: Frame, move: Move) => void;
  readonly run?: (ctx: Bench, frame: Frame) => void;
}
const nodeAt = (ctx: Bench): AnyNode | undefined => {
  const { at } = topOf(ctx);
  return FIGHTING.test(at) ? (game.nodes as Readonly<Record<string, AnyNode>>)[at] : undefined;
};

/** Runs automatic steps of the fight; the end of the phase stays as it is. */
function settle(ctx: Bench): Bench {
  for (let node = nodeAt(ctx); node?.kind === 'auto'; node = nodeAt(ctx)) node.run?.(ctx, topOf(ctx));
  return ctx;
}

/** The question on top. */
export function asked(ctx: Bench): BtmDecision {
  const decision = nodeAt(ctx)?.ask?.(ctx.s, topOf(ctx));
  if (!decision) throw new Error(`${topOf(ctx).at} asks nothing`);
  return decision;
}

/** The legal list as text, all of it or what begins with `start`. */
export const listed = (ctx: Bench, start = ''): readonly string[] =>
  asked(ctx)
    .moves.map(commands.notation)
    .filter((text) => text.startsWith(start));

/** Plays moves written as text; each must be listed. */
export function play(ctx: Bench, ...texts: readonly string[]): Bench {
  for (const text of texts) {
    const move = asked(ctx).moves.find((legal) => commands.notation(legal) === text);
    if (!move) throw new Error(`${text} is not among ${listed(ctx).join(' | ')} at ${topOf(ctx).at}`);
    nodeAt(ctx)?.answer?.(ctx, topOf(ctx), move);
    settle(ctx);
  }
  return ctx;
}

export const placeOf = (ctx: Bench, unit: string): string | undefined => ctx.s.units[unit]?.place;
export const isSpent = (ctx: Bench, unit: string): boolean | undefined => ctx.s.units[unit]?.spent;
export const at = (ctx: Bench): string => topOf(ctx).at;

type EventOf<K extends BtmEvent['type']> = Extract<BtmEvent, { readonly type: K }>;
export const eventsOf = <K extends BtmEvent['type']>(ctx: Bench, type: K): readonly EventOf<K>[] =>
  ctx.events.filter((event): event is EventOf<K> => event.type === type);

/** A combat phase that has just begun. */
export function combatPhase(text: PositionText, ...dice: readonly number[]): Bench {
  const side = text.side ?? 'german';
  const ctx = bench(position({ stack: [{ at: 'movement/excess', side }], ...text }), ...dice);
  combat.openCombat(t, ctx, side);
  return settle(ctx);
}

/** A breakthrough phase that has just begun. */
export function breakthroughPhase(text: PositionText, ...dice: readonly number[]): Bench {
  const side = text.side ?? 'german';
  const ctx = bench(position({ stack: [{ at: 'combat/attack', side, begun: true }], ...text }), ...dice);
  breakthrough.openBreakthrough(t, ctx, side);
  return settle(ctx);
}

export const ALL_GERMAN_CARDS = ['g-air-1', 'g-air-2', 'g-blitz', 'g-tac', 'g-repl-1', 'g-repl-2'];

/** Turn 1 of the worked example, 2nd Panzer Army in 1401 (G-01). */
export const EXAMPLE: PositionText = {
  turn: 1,
  units: { ...SET_UP, 'g-pz2': '1401' },
  hands: { german: ALL_GERMAN_CARDS },
};
