/** Supply phase (§13): nobody decides anything in it. */
import { placeOf, readField } from '../rules/field.ts';
import { listRecoveries, listSurrenders } from '../rules/supply.ts';
import { placeId, sideNo, unitId } from '../tables.ts';
import type { BtmNode } from '../types.ts';
import { beginPhase } from './begin-phase.ts';
import { putUnit, turnUnit } from './edit.ts';

/** §13.1, then §13.3: isolated units of the phasing side surrender, those near a source recover. */
export const supply: BtmNode<'turn/supply'> = {
  kind: 'auto',
  run(ctx, { side }) {
    beginPhase(ctx, side, 'supply');
    for (const lost of listSurrenders(ctx.s, readField(ctx.s), sideNo(side))) {
      const unit = unitId(lost);
      const hex = placeId(placeOf(readField(ctx.s), lost));
      putUnit(ctx, unit, 'surrendered');
      ctx.emit({ type: 'surrendered', unit, hex });
    }
    const units = listRecoveries(readField(ctx.s), sideNo(side)).map(unitId);
    for (const unit of units) turnUnit(ctx, unit, false);
    if (units.length > 0) ctx.emit({ type: 'recovered', units });
    ctx.goto({ at: 'turn/end', side });
  },
};
