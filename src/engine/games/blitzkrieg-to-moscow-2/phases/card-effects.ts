/** Effects of a card that can no longer be cancelled (§7.1). */
import type { CardUseMade } from '../card-use.ts';
import type { BtmCtx, BtmNode } from '../types.ts';
import { applyTankUse } from './breakthrough.ts';
import { copyUse } from './cards.ts';
import { applyReroll, applyShift } from './combat.ts';
import { turnUnit } from './edit.ts';
import { applyRebuild, resumeLogistics } from './logistics.ts';
import { ride } from './rail.ts';
import type { Tables } from '../tables.ts';

export const effect = (t: Tables): BtmNode<'card/effect'> => ({
  kind: 'auto',
  run(ctx, { use, cancelled }) {
    const made = copyUse(use);
    ctx.end();
    // A cancelled shift card still counts as the one of its side in this combat (§11.3.4).
    if (made.use === 'combatShift') applyShift(t, ctx, made.card, cancelled);
    else if (!cancelled) apply(t, ctx, made);
    resumeLogistics(t, ctx);
  },
});

function apply(t: Tables, ctx: BtmCtx, use: Exclude<CardUseMade, { readonly use: 'combatShift' }>): void {
  switch (use.use) {
    case 'reroll':
      applyReroll(ctx);
      return;
    case 'activate':
      turnUnit(t, ctx, use.unit, false);
      ctx.emit?.({ type: 'activated', unit: use.unit });
      return;
    case 'rail':
      ride(t, ctx, [use.unit], use.to);
      return;
    case 'reinforce':
      applyRebuild(t, ctx, t.sideOfCard(use.card), use.card, use.unit, use.area);
      return;
    case 'tankAction':
      applyTankUse(t, ctx, use);
  }
}
