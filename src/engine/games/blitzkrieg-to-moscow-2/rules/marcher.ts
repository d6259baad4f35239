/** Whose unit it is, and whether it may move. */
import type { Reason } from '../../../kernel/types.ts';
import type { Side, UnitId } from '../ids.ts';
import type { BtmState } from '../state.ts';
import type { Field, Tables } from './field-types.ts';
import { explainMover } from './movement.ts';
import { refusal } from './reason.ts';

export const explainOwner = (t: Tables, unit: UnitId, side: Side): Reason | null =>
  t.unitFacts(t.unitNo(unit)).side === side ? null : refusal('NOT_YOUR_UNIT', '2.2', { unit, side });

/** §10: why a unit may not begin to move, wherever it is to go; null when it may. */
export const explainMarcher = (state: BtmState, field: Field, side: Side, unit: number): Reason | null =>
  explainOwner(field.tables, field.tables.unitId(unit), side) ?? explainMover(state, field, unit);
