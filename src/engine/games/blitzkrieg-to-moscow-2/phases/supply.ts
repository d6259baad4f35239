/** Supply phase (§13): it has no decisions. */
import { placeOf, readField } from '../rules/field.ts';
import { listRecoveries, listSurrenders } from '../rules/supply.ts';
import { sideNo } from '../numbers.ts';
import type { BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { putUnit, turnUnit } from './edit.ts';
import type { Tables } from '../rules/field-types.ts';

/** §13.1, then §13.3: isolated units of the phasing side surrender, those near a source recover. */
export const supply = (t: Tables): BtmNode<'turn/supply'> => ({
  kind: 'auto',
  run(ctx, { side }) {
    beginPhase(t, ctx, side, 'supply');
    for (const lost of listSurrenders(ctx.s, readField(t, ctx.s), sideNo(side))) {
      const unit = t.unitId(lost);
      const hex = t.placeId(placeOf(readField(t, ctx.s), lost));
      putUnit(t, ctx, unit, 'surrendered');
      ctx.emit?.({ type: 'surrendered', unit, hex });
    }
    const units = listRecoveries(readField(t, ctx.s), sideNo(side)).map(t.unitId);
    for (const unit of units) turnUnit(t, ctx, unit, false);
    if (units.length > 0) ctx.emit?.({ type: 'recovered', units });
    ctx.goto({ at: 'turn/end', side });
  },
});
