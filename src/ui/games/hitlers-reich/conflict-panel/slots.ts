import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Modifier } from '../../../../engine/kernel/types.ts';
import type { HrScene } from '../lookup.ts';
import { facesOf } from './totals.ts';
import type { DieChange, FightRecord } from './record.ts';

export interface Slot {
  /** Counted from 1. */
  readonly place: number;
  readonly kind: 'rolled' | 'waiting' | 'empty';
  readonly face: number | null;
  readonly why: string | null;
  readonly changes: readonly DieChange[];
}

export interface Slots {
  readonly slots: readonly Slot[];
  /** Reasons of dice past the maximum (§7.4.1). */
  readonly surplus: readonly string[];
  /** Neither rolled nor predicted, so their number is unknown. */
  readonly isUnknown: boolean;
}

/** The reason for a die: an event's title, or a term of the rules. */
export const whyOf = ({ key, params }: Modifier): string =>
  String(params?.['event'] ?? key.slice('hr.dice.'.length).replace(/-.*/, ''));

const reasonsFor = (side: Side, coming: readonly Modifier[]): readonly string[] =>
  coming.flatMap((one) =>
    one.params?.['side'] === side ? Array.from({ length: Math.abs(one.amount) }, () => whyOf(one)) : [],
  );

/** `coming` are the predicted dice while none has been rolled; empty if the engine predicts none. */
export function listSlots(
  { facts, view: { conflict } }: HrScene,
  record: FightRecord | null,
  side: Side,
  coming: readonly Modifier[],
): Slots {
  const faces = facesOf(conflict, record, side);
  const foretold = faces.length > 0 ? [] : reasonsFor(side, coming);
  const slots = Array.from({ length: facts.mostDice }, (_, at): Slot => {
    const place = at + 1;
    const face = faces[at];
    if (face !== undefined) {
      const known = record?.dice[side][at];
      // A record that ends in another face belongs to another conflict.
      const isSame = known?.face === face;
      return {
        place,
        kind: 'rolled',
        face,
        why: isSame ? known.why : null,
        changes: isSame ? known.changes : [],
      };
    }
    const why = foretold[at];
    return { place, kind: why === undefined ? 'empty' : 'waiting', face: null, why: why ?? null, changes: [] };
  });
  const surplus = faces.length > 0 ? (record?.surplus[side] ?? []) : foretold.slice(facts.mostDice);
  return { slots, surplus, isUnknown: faces.length === 0 && coming.length === 0 };
}
