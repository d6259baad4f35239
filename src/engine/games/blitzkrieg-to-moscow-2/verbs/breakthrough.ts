/** Tank actions of the breakthrough phase (§12). */
import type { Preview } from '../../../kernel/types.ts';
import { NO_PREVIEW, previewOf } from '../../../kits/rehearsal/preview.ts';
import type { TankUse } from '../card-use.ts';
import type { MoveOf } from '../moves.ts';
import { known } from '../numbers.ts';
import { previewAttack } from '../preview/battle.ts';
import { firstStep, previewStep } from '../preview/effects.ts';
import { warningsOfBreakthrough } from '../preview/endings.ts';
import type { Asked } from '../rules/steps.ts';
import { explainGo, explainTankAction, explainTogether, withPartner } from '../rules/tank-action.ts';
import type { RulesOf } from './verb-rules.ts';

export const breakthrough: RulesOf<'tank-move' | 'tank-attack' | 'together' | 'go' | 'end-break'> = {
  'tank-move': {
    refuse({ tables: t, state, frame, side }, { card, unit, to }) {
      const action = { how: 'move', card, unit: t.unitNo(unit), to: t.placeNo(to) } as const;
      return explainTankAction(t, state, side, planOf(frame), action);
    },
    preview: ({ tables: t, state, side }, { unit, to }) =>
      previewStep(t, state, side, firstStep(t, state, unit, to), true),
  },
  'tank-attack': {
    refuse({ tables: t, state, frame, side }, { card, unit, target }) {
      const action = { how: 'attack', card, unit: t.unitNo(unit), to: t.placeNo(target) } as const;
      return explainTankAction(t, state, side, planOf(frame), action);
    },
    preview: ({ tables: t, state, side }, { unit, target }) =>
      previewAttack(t, state, { side, target, attackers: [unit], caller: 'breakthrough' }),
  },
  together: {
    refuse: ({ tables: t, state, frame, side }, { unit }) => explainTogether(t, state, side, frame.plan, unit),
    preview: previewTogether,
  },
  go: {
    refuse: ({ tables: t, state, frame, side }) => explainGo(t, state, side, frame.plan),
    // The Soviet plan waits for a partner (§12.3), the German one for a second tank (§12.2).
    say: ({ frame }) => (frame.side === 'soviet' ? { key: 'btm.move.go-corps', params: {}, rule: '12.3' } : null),
  },
  'end-break': {
    preview: ({ tables: t, state, side }) => previewOf([], warningsOfBreakthrough(t, state, side)),
  },
};

/** §12.2: the use that the card of a tank action has so far; null before its first tank. */
const planOf = (frame: Asked<'tank-attack'>['frame']): TankUse | null =>
  frame.at === 'breakthrough/second' ? frame.plan : null;

/** §12.3: the attack of a corps and its partner; a move has shown its end already. */
function previewTogether({ tables: t, state, frame, side }: Asked<'together'>, { unit }: MoveOf<'together'>): Preview {
  const both = withPartner(t, frame.plan, unit);
  if (both.how === 'move') return NO_PREVIEW;
  const { units, target } = known(both.attacks[0]);
  return previewAttack(t, state, { side, target, attackers: units, caller: 'breakthrough' });
}
