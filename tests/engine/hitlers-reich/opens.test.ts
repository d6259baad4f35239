/** An area that a won fight opens can be attacked in the state that follows, in an operation too; a barred one cannot (§6.5.1). */
import { expect, it } from 'vitest';
import { hitlersReich as def } from '../../../src/engine/games/hitlers-reich/definition.ts';
import { otherSide, type Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import { listChanges } from '../../../src/engine/games/hitlers-reich/changes.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { applyMove, decide } from '../../../src/engine/kernel/runner.ts';
import { openRoster } from '../../../tools/lib/games.ts';
import { effort } from '../../support/effort.ts';
import { listPlayed } from '../../support/positions.ts';
import { tables } from '../../support/reich.ts';

const ATTACKS = /^hr\.ask\.(?:action|barbarossa|bagration)$/;
const MOST_STEPS = 12;

const isLand = (move: Move): move is Extract<Move, { type: 'attack' }> =>
  move.type === 'attack' && move.kind === 'land';
const targetsIn = (moves: readonly Move[]): ReadonlySet<string> =>
  new Set(moves.flatMap((move) => (isLand(move) ? [move.target] : [])));

/** The areas that the side may attack next, once it has declined everything else; null where it is not asked. */
function nextTargets(state: HrState, side: Side): ReadonlySet<string> | null {
  let now = state;
  // The rehearsal ends before what runs by itself.
  if (now.stack.at(-1)?.at === 'operation/over') return new Set();
  for (let step = 0; step < MOST_STEPS; step++) {
    const decision = decide(def, now);
    if (!decision) return null;
    if (decision.seat === side && ATTACKS.test(decision.ask.key)) return targetsIn(decision.moves);
    const last = decision.moves.at(-1);
    const made = last && applyMove(def, now, last);
    if (!made?.ok) return null;
    now = made.state;
  }
  return null;
}

const enemyTargets = (state: HrState, enemy: Side): ReadonlySet<string> =>
  targetsIn(decide(def, { ...state, side: enemy, stack: [{ at: 'turn/action', side: enemy }] })?.moves ?? []);

const spacesOf = (changes: ReturnType<typeof listChanges>, kind: string): readonly string[] =>
  changes.flatMap(({ key, params }) =>
    key.startsWith(`hr.plan.${kind}`) ? String(params?.['spaces']).split(',') : [],
  );

it('is true in played positions and in operations', async () => {
  const roster = await openRoster(def.id);
  const seen = { opens: 0, operation: 0, bars: 0 };
  for (const { state: played } of listPlayed(roster, 'opens', effort(7, 2))) {
    const state = played as HrState;
    const decision = decide(def, state);
    if (!decision || !ATTACKS.test(decision.ask.key)) continue;
    const { seat } = decision;
    for (const move of decision.moves.filter(isLand).slice(0, 4)) {
      const won = def.foresight.won(state, move);
      if (!won) continue;
      const changes = listChanges(tables, state, won, seat);
      const [opens, bars] = [spacesOf(changes, 'opens'), spacesOf(changes, 'bars')];
      const next = opens.length > 0 ? nextTargets(won, seat) : null;
      for (const space of next ? opens : []) {
        expect([...(next ?? [])], `${decision.ask.key} ${move.target}`).toContain(space);
        seen.opens += 1;
        if (decision.ask.key !== 'hr.ask.action') seen.operation += 1;
      }
      if (bars.length === 0) continue;
      const enemy = enemyTargets(won, otherSide(seat));
      for (const space of bars) {
        expect([...enemy], move.target).not.toContain(space);
        seen.bars += 1;
      }
    }
  }
  expect(seen.opens).toBeGreaterThan(20);
  expect(seen.operation).toBeGreaterThan(0);
  expect(seen.bars).toBeGreaterThan(0);
}, 120_000);
