/** Section 7.1: every refusal code for its case, the state staying as it was. */
import { expect, it } from 'vitest';
import { REFUSAL_CODES } from '../../../../src/engine/games/hitlers-reich/rules/reason.ts';
import './cases/actions.ts';
import './cases/attacks.ts';
import './cases/bonuses.ts';
import './cases/cards.ts';
import './cases/events.ts';
import './cases/operations.ts';
import './cases/shortages.ts';
import './cases/turn.ts';
import { tried } from './tables.ts';

it('every code of section 7.1 is tried above', () => {
  expect(REFUSAL_CODES.filter((code) => !tried.has(code))).toEqual([]);
});
