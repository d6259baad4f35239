import { describe, expect, it } from 'vitest';
import { listNameable } from '../../../src/engine/games/hitlers-reich/rules/events.ts';
import { declareAttack } from '../../../src/engine/games/hitlers-reich/rules/declare.ts';
import { open, tables } from '../../support/reich.ts';

describe('§4.2.5.1 Reusables of this turn', () => {
  const attack = { type: 'attack', kind: 'land', origin: 'finland', target: 'leningrad', nation: null } as const;

  it('one lost and won back in the same turn rests until the owner’s next preparation (IL-30)', () => {
    const { state } = open({ pact: false, events: { stukas: 'axis-up', guderian: 'mall' } });
    const conflict = declareAttack(tables, state, 'axis', attack);
    expect(listNameable(tables, state, conflict, 'axis')).toContain('stukas');
    const later = { ...state, turn: { ...state.turn, used: ['XE14'] } };
    expect(listNameable(tables, later, conflict, 'axis')).not.toContain('stukas');
  });
});
