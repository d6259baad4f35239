/** Free set-up of the Soviet armies in cities (§15.1). */
import { listPlacements } from '../rules/arrivals.ts';
import type { BtmNode } from '../types.ts';
import { putUnit } from './edit.ts';
import type { Tables } from '../rules/field-types.ts';

export const place = (t: Tables): BtmNode<'setup/place'> => ({
  kind: 'ask',
  ask: (state, { left }) => ({
    seat: 'soviet',
    ask: { key: 'btm.ask.place', params: { left: left.length }, rule: '15.1' },
    moves: listPlacements(t, state, left),
  }),
  answer(ctx, { left }, move) {
    if (move.type !== 'place') return;
    putUnit(t, ctx, move.unit, move.hex);
    ctx.emit?.({ type: 'placed', unit: move.unit, hex: move.hex });
    const others = left.filter((unit) => unit !== move.unit);
    ctx.goto(others.length > 0 ? { at: 'setup/place', left: others } : { at: 'turn/begin', side: 'german' });
  },
});
