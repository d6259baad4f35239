/** The dice of an event, without draws from decks. */
import type { Rolled } from '../../kernel/types.ts';
import type { Side } from './ids.ts';
import type { HrEvent } from './events.ts';
import { FACES } from './rules/dice.ts';
import type { Tables } from './tables.ts';

/** Rolled dice only; a die that an event or a fortress turns is not rolled. Nothing counts as a hit here. */
const thrown = (seat: Side, faces: readonly number[]): Rolled<Side> => ({
  outcome: null,
  rolls: [{ seat, sides: FACES, faces, hits: 0, expectedHits: 0 }],
});

const isTurned = (t: Tables, source: string): boolean =>
  source === 'fortress' || (t.isTitle(source) && t.turnsDieTo(source) !== null);

export function readRolls(t: Tables, event: HrEvent): Rolled<Side> | null {
  switch (event.type) {
    case 'rolled':
      return thrown(event.side, event.dice);
    case 'planned':
      return thrown(event.side, event.first ?? event.dice);
    case 'rerolled':
    case 'plan-rerolled':
      return thrown(event.side, event.faces);
    case 'changed':
      return isTurned(t, event.source) ? null : thrown(event.of, event.faces);
    case 'tested':
      return thrown('allies', [event.face]);
    default:
      return null;
  }
}
