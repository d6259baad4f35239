/** INV-21 in random games: listed moves are not refused, others are, each for a reason that can be said. */
import { describe, expect, it } from 'vitest';
import { accepts } from '../../../../src/engine/games/hitlers-reich/verbs/verbs.ts';
import { explainMove } from '../../../../src/engine/games/hitlers-reich/verbs/verbs.ts';
import { findQuestion } from '../../../../src/engine/games/hitlers-reich/explain/question.ts';
import { REFUSAL_CODES } from '../../../../src/engine/games/hitlers-reich/rules/reason.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import { applyMove, decide } from '../../../../src/engine/kernel/runner.ts';
import { def, shipped } from '../../../support/reich.ts';
import { checkWords, playRandom, randomMove, randomMoveLike } from './support.ts';
import { effort } from '../../../support/effort.ts';
import { check } from '../../../support/random-games.ts';

const GAMES = effort(8, 60);

/** Kinds whose reasons are computed apart from the list, so that both can be compared. */
const CHECKED: readonly Move['type'][] = [
  'attack',
  'event',
  'fortify',
  'fleet',
  'plan',
  'reorganise',
  'barbarossa',
  'overlord',
  'blitz',
  'play',
  'cancel',
  'effect',
  'reroll',
  'counter',
  'lift',
  'choose',
  'keep',
  'drop',
  'return',
  'swap',
];
const NO_REASON = 'hr.no.kind';

describe('refusals in random games', () => {
  it('INV-21: what the list holds, the rules of the refusals allow as well', () => {
    for (let seed = 0; seed < effort(4, 40); seed++) {
      playRandom(100 + seed, (state, _rng, n) => {
        const question = findQuestion(shipped, state);
        if (!question || n % 6 > 0) return;
        for (const move of question.moves) {
          if (!CHECKED.includes(move.type)) continue;
          const { key } = explainMove(question, move);
          check(key === NO_REASON, `${def.words.notation(move)} at ${question.frame.at}: ${key}`);
        }
      });
    }
  }, 120_000);

  it(`INV-21: in ${GAMES} games every listed move is accepted and every other is refused`, () => {
    const codes = new Map<string, number>();
    for (let seed = 0; seed < GAMES; seed++) {
      playRandom(seed, (state, rng, n) => {
        if (n % 2 > 0 && state.result === null) return;
        const decision = decide(def, state);
        const moves = decision?.moves ?? [];
        const listed = new Set([...moves, ...(decision?.concessions ?? [])].map((move) => def.words.notation(move)));
        if (n % 8 === 0)
          for (const move of moves)
            check(def.why.refuse(state, move) === null, `${def.words.notation(move)} is listed and refused`);
        const types = [...new Set(moves.map(({ type }) => type))];
        for (let i = 0; i < 6; i++) {
          const move = i < 3 ? randomMove(rng) : randomMoveLike(rng, types);
          const reason = def.why.refuse(state, move);
          const text = def.words.notation(move);
          check((reason === null) === listed.has(text), `${text} at ${state.stack.at(-1)?.at}`);
          if (!reason) continue;
          const question = findQuestion(shipped, state);
          const isSaid = reason.key !== NO_REASON || !question || !accepts(question, move.type);
          check(isSaid, `${text} at ${state.stack.at(-1)?.at} is refused without a reason`);
          check(REFUSAL_CODES.includes(reason.code), `${text}: ${reason.code}`);
          checkWords(reason);
          codes.set(reason.code, (codes.get(reason.code) ?? 0) + 1);
          if (i === 0) check(!applyMove(def, state, move).ok, `${text} is accepted`);
        }
      });
    }
    expect(codes.size).toBeGreaterThan(effort(25, 30));
  }, 120_000);
});
