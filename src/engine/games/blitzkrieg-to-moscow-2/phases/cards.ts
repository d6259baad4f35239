/** Playing a card: it is discarded, exposed to Hitler Order, and only then takes effect (§7). */
import type { Params } from '../../../kernel/types.ts';
import type { CardUseMade } from '../card-use.ts';
import type { Side } from '../ids.ts';
import type { Move, MoveOf } from '../moves.ts';
import { asksForCard, findHitlerOrder } from '../rules/cards.ts';
import type { BtmState } from '../state.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { discardCard } from './edit.ts';
import type { Tables } from '../tables.ts';

/** Copies a use, so that it shares nothing with the frame that planned it. */
export function copyUse(use: CardUseMade): CardUseMade {
  if (use.use !== 'tankAction') return { ...use };
  if (use.how === 'move')
    return { ...use, moves: use.moves.map(({ units, path }) => ({ units: [...units], path: [...path] })) };
  return { ...use, attacks: use.attacks.map(({ units, target }) => ({ units: [...units], target })) };
}

/** §7: the card takes effect from a frame above the top one; a German card may be cancelled first (§7.1). */
export function playCard(t: Tables, ctx: BtmCtx, use: CardUseMade, side: Side): void {
  const made = copyUse(use);
  discardCard(ctx, side, made.card, made.use);
  if (made.use === 'reinforce' && made.second !== null) discardCard(ctx, side, made.second, made.use);
  if (side === 'german' && asksForCard(t, ctx.s, 'soviet', 'cancel')) ctx.call({ at: 'card/hitler', use: made });
  else ctx.call({ at: 'card/effect', use: made, cancelled: false });
}

/** Returns true if a move activates a unit, in any step (§7.1). */
export const isActivation = (move: Move): move is MoveOf<'activate'> => move.type === 'activate';

export const answerActivation = (t: Tables, ctx: BtmCtx, side: Side, { card, unit }: MoveOf<'activate'>): void =>
  playCard(t, ctx, { use: 'activate', card, unit }, side);

export const HITLER_NO: Move = Object.freeze({ type: 'hitler', cancel: false });
const HITLER_YES: Move = Object.freeze({ type: 'hitler', cancel: true });

/** The Soviet player decides knowing the whole use (§7.1). */
function askOf(state: BtmState, use: CardUseMade): { readonly key: string; readonly params: Params } {
  const { card } = use;
  switch (use.use) {
    case 'combatShift':
      return { key: 'btm.ask.hitler.shift', params: { card, hex: state.combat?.target ?? '' } };
    case 'reroll':
      return { key: 'btm.ask.hitler.reroll', params: { card, die: state.combat?.die ?? 0 } };
    case 'activate':
      return { key: 'btm.ask.hitler.activate', params: { card, unit: use.unit } };
    case 'rail':
      return { key: 'btm.ask.hitler.rail', params: { card, unit: use.unit, place: use.to } };
    case 'reinforce':
      return { key: 'btm.ask.hitler.reinforce', params: { card, unit: use.unit, area: use.area } };
    case 'tankAction':
      return use.how === 'move'
        ? {
            key: `btm.ask.hitler.tank-${use.how}`,
            params: {
              card,
              units: use.moves.map(({ units }) => units.join('+')).join(','),
              places: use.moves.map(({ path }) => path.join('-')).join(','),
            },
          }
        : {
            key: `btm.ask.hitler.tank-${use.how}`,
            params: {
              card,
              units: use.attacks.map(({ units }) => units.join('+')).join(','),
              hexes: use.attacks.map(({ target }) => target).join(','),
            },
          };
  }
}

/** §7.1: the Soviet player cancels a German card, or lets it pass. */
export const hitler = (t: Tables): BtmNode<'card/hitler'> => ({
  kind: 'ask',
  ask: (state, { use }) => ({
    seat: 'soviet',
    ask: { ...askOf(state, use), rule: '7.1' },
    moves: findHitlerOrder(t, state) === null ? [HITLER_NO] : [HITLER_NO, HITLER_YES],
  }),
  answer(ctx, { use }, move) {
    if (move.type !== 'hitler') return;
    const made = copyUse(use);
    const by = move.cancel ? findHitlerOrder(t, ctx.s) : null;
    ctx.goto({ at: 'card/effect', use: made, cancelled: by !== null });
    if (by === null) return;
    discardCard(ctx, 'soviet', by, 'cancel');
    ctx.emit?.({ type: 'card-cancelled', card: made.card, by });
  },
});
