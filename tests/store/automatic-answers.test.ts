/**
 * ADR 0061, ADR 0018: an answer is given for a player, or left out of a list, only if that changes nothing. Random
 * games of all three titles; the retreats and the certain combats of Blitzkrieg to Moscow 2 have separate proofs
 * (`tests/ui/games/…/retreats.test.tsx`, `tests/engine/…/certain.test.ts`).
 */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmState } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { forcedIn } from '../../src/store/match/combo.ts';
import * as btm from '../../src/ui/games/blitzkrieg-to-moscow-2/moves.ts';
import * as hlb from '../../src/ui/games/hitlers-last-battles/moves.ts';
import * as hr from '../../src/ui/games/hitlers-reich/moves.ts';
import type { Scene } from '../../src/play/game.ts';
import { effort } from '../support/effort.ts';
import { anyKind } from '../support/positions.ts';
import { check } from '../support/random-games.ts';

interface Shown<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly scenario: string;
  /** The list's version of the moves. */
  readonly distinct: (scene: Scene<T>, moves: readonly T['move'][]) => readonly T['move'][];
  readonly isLike?: (scene: Scene<T>, move: T['move'], other: T['move']) => boolean;
  /** Two words for one thing: copies of a card. */
  readonly nameOf?: (facts: T['facts'], id: string) => string;
}

const GAMES = effort(2, 30);
/** Positions of one game that are looked at. */
const EVERY = effort(7, 2);
/** Moves of a long list that are compared with each other. */
const COMPARED = 40;

/** A position without what tells copies of a card, the order of a hand or the place of a die apart. */
function plain<T extends Types>({ def, nameOf }: Shown<T>, state: T['state']): string {
  const text = (value: unknown): unknown => {
    if (typeof value === 'string') return nameOf ? nameOf(def.data.facts, value) : value;
    return value;
  };
  return JSON.stringify(state, (key, value: unknown) => {
    // Hitler's Reich §6.5.3.1: from where an attack starts is kept for the map alone.
    if (key === 'from' || key === 'origin') return null;
    // Places of dice that were rolled again: how many they are.
    if (key === 'rerolled' && value !== null && typeof value === 'object')
      return Object.values(value).map((places: unknown) => (Array.isArray(places) ? places.length : places));
    if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
      return value.map(text).sort();
    return text(value);
  });
}

function after<T extends Types>(shown: Shown<T>, state: T['state'], move: T['move']): string {
  const outcome = applyMove(shown.def, state, move);
  if (!outcome.ok) throw new Error(outcome.reason.key);
  return plain(shown, outcome.state);
}

/** How often something was answered, left out or merged. */
interface Count {
  answered: number;
  left: number;
  merged: number;
}

function look<T extends Types>(shown: Shown<T>, state: T['state'], count: Count): void {
  const { def, distinct, isLike } = shown;
  const decision = decide(def, state);
  if (!decision) return;
  const { moves, seat } = decision;
  const forced = forcedIn(def, state);
  if (forced) {
    count.answered++;
    check(
      moves.length === 1 || def.settle(state)?.why != null,
      `${def.words.notation(forced)} is one of ${moves.length}`,
    );
    check(
      moves.some((move) => def.words.notation(move) === def.words.notation(forced)),
      `${def.words.notation(forced)} is not legal`,
    );
  }
  const scene = { facts: def.data.facts, queries: def.queries, view: def.view(state, seat) };
  const listed = distinct(scene, moves);
  const kept = new Set(listed.map((move) => def.words.notation(move)));
  const dropped = moves.filter((move) => !kept.has(def.words.notation(move)));
  if (dropped.length > 0) {
    const ends = new Set(listed.map((move) => after(shown, state, move)));
    for (const move of dropped.slice(0, COMPARED)) {
      count.left++;
      check(
        ends.has(after(shown, state, move)),
        `${def.words.notation(move)} is not listed, and nothing comes to the same`,
      );
    }
  }
  if (!isLike) return;
  const some = listed.slice(0, COMPARED);
  some.forEach((move, at) => {
    const first = some.slice(0, at).find((other) => isLike(scene, move, other));
    if (!first) return;
    count.merged++;
    const [one, other] = [first, move].map((made) => after(shown, state, made));
    check(one === other, `${def.words.notation(first)} and ${def.words.notation(move)} come to two things`);
  });
}

function lookAtGames<T extends Types>(shown: Shown<T>): Count {
  const { def, scenario } = shown;
  const count: Count = { answered: 0, left: 0, merged: 0 };
  for (let n = 0; n < GAMES; n++) {
    let { state } = startGame(def, { scenario, seed: `answers ${n}`, options: {} });
    const choose = anyKind<T>(`answers ${n}`);
    let step = 0;
    for (let decision = decide(def, state); decision; decision = decide(def, state)) {
      if (step++ % EVERY === 0) look(shown, state, count);
      const outcome = applyMove(def, state, choose(decision, state));
      if (!outcome.ok) throw new Error(outcome.reason.key);
      ({ state } = outcome);
    }
  }
  return count;
}

describe('what is answered for a player, and what the list leaves out, changes nothing', () => {
  it('in Blitzkrieg to Moscow 2', () => {
    const nameOf = (facts: typeof blitzkriegToMoscow2.data.facts, id: string): string =>
      Object.values(facts.cards)
        .flat()
        .find((card) => card.id === id)?.name ?? id;
    const count = lookAtGames({
      def: blitzkriegToMoscow2,
      scenario: 'campaign',
      distinct: btm.distinctMoves,
      isLike: btm.isLike,
      nameOf,
    });
    expect(count.answered).toBeGreaterThan(0);
    expect(count.merged).toBeGreaterThan(0);
  });

  it('in whole defences: each set of active units that single answers reach is one of them, but for units alike', () => {
    const {
      data: { facts },
      queries,
    } = blitzkriegToMoscow2;
    const kindOf = (id: string): string => {
      const { nation, arm, strength, passive, move, hasSpentSide, zoc } =
        facts.units.find((unit) => unit.id === id) ?? {};
      return [nation, arm, strength, passive, move, hasSpentSide, zoc].join('.');
    };
    const named = (active: readonly string[]): string => active.map(kindOf).sort().join();
    /** The result of answering unit by unit. */
    function reached(state: BtmState, active: readonly string[]): readonly string[] {
      if (state.stack.at(-1)?.at !== 'combat/defence') return [named(active)];
      return (decide(blitzkriegToMoscow2, state)?.moves ?? []).flatMap((move) => {
        const outcome = applyMove(blitzkriegToMoscow2, state, move);
        if (!outcome.ok || move.type !== 'defend') return [];
        return reached(outcome.state, move.active ? [...active, move.unit] : active);
      });
    }
    let asked = 0;
    for (let n = 0; n < GAMES; n++) {
      let { state } = startGame(blitzkriegToMoscow2, { scenario: 'campaign', seed: `defences ${n}`, options: {} });
      const choose = anyKind<BtmTypes>(`defences ${n}`);
      for (let decision = decide(blitzkriegToMoscow2, state); decision; decision = decide(blitzkriegToMoscow2, state)) {
        const frame = state.stack.at(-1);
        if (frame?.at === 'combat/defence' && frame.undecided.length > 1) {
          asked++;
          const ways = queries.readDefences(blitzkriegToMoscow2.view(state, decision.seat));
          const chosen = ways.map((way) => named(way.chosen.flatMap(({ unit, active }) => (active ? unit : []))));
          expect(new Set(chosen)).toEqual(new Set(reached(state, [])));
        }
        const outcome = applyMove(blitzkriegToMoscow2, state, choose(decision, state));
        if (!outcome.ok) throw new Error(outcome.reason.key);
        ({ state } = outcome);
      }
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('in Hitler’s Last Battles', () => {
    const [{ id } = { id: '' }] = hitlersLastBattles.scenarios;
    const count = lookAtGames({ def: hitlersLastBattles, scenario: id, distinct: hlb.distinctMoves });
    expect(count.left).toBeGreaterThan(0);
  });

  it('in Hitler’s Reich', () => {
    const count = lookAtGames({
      def: hitlersReich,
      scenario: 'intro-1941-42',
      distinct: hr.distinctMoves,
      isLike: hr.isLike,
    });
    expect(count.merged).toBeGreaterThan(0);
  });
});
