/** The chance shown before a move is the chance shown after it, where nothing became known meanwhile. */
import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../src/bots/hitlers-reich/greedy.ts';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { Side } from '../../src/engine/games/hitlers-reich/ids.ts';
import { eventOf, isHeld, TITLES } from '../../src/engine/games/hitlers-reich/mall.ts';
import { chanceNow } from '../../src/engine/games/hitlers-reich/odds.ts';
import { finish } from '../../src/engine/games/hitlers-reich/odds/work.ts';
import type { HrState } from '../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Odds, Types } from '../../src/engine/kernel/types.ts';
import { open, play } from '../support/reich.ts';

const shareOf = ({ total, outcomes }: Odds): number =>
  outcomes.reduce((sum, { success, count }) => sum + (success ? count : 0), 0) / total;

/** Millionths are told. */
const TOLD = 6;

const hr = hitlersReich;

/** What the side that was asked may expect now, by what it and the other side are shown; null where chance has spoken. */
function shownAfter(state: HrState, seat: Side, before: HrState): number | null {
  if (state.rng.drawn !== before.rng.drawn) return null;
  const now = chanceNow(state, seat);
  if (now) return now.chance;
  const decision = decide(hr, state);
  if (!state.conflict || state.conflict.winner !== null || !decision) return null;
  const shares = decision.moves.flatMap((move) => {
    const { odds } = hr.preview(state, move);
    return odds ? [shareOf(odds)] : [];
  });
  if (shares.length === 0) return null;
  return decision.seat === seat ? Math.max(...shares) : 1 - Math.max(...shares);
}

const isNaming = ({ stack }: HrState): boolean => stack.at(-1)?.at === 'conflict/name';

const CHECKED = ['attack', 'blitz', 'event', 'done', 'cancel', 'card', 'block', 'sabotage', 'play'];

function checkReich(seed: string, moves: number): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {};
  const rng = seedRng(seed);
  const bots = { axis: createGreedy(hr.facts, 'axis'), allies: createGreedy(hr.facts, 'allies') };
  let { state } = startGame(hr, { scenario: 'campaign-1941', seed, options: {} });
  for (let n = 0; n < moves; n++) {
    const decision = decide(hr, state);
    if (!decision) break;
    const [seat, now] = [decision.seat, state];
    const move = bots[seat].choose(
      decision,
      () => hr.view(now, seat),
      (k) => drawFrom(rng, k),
    );
    const done = applyMove(hr, state, move);
    if (!done.ok) throw new Error(done.reason.code);
    const { odds } = CHECKED.includes(move.type) ? hr.preview(state, move) : { odds: null };
    // With an event named the chance counts no further ones of the seat's own; that of the next question does.
    const mayNameMore = move.type === 'play' && decide(hr, done.state)?.seat === seat && isNaming(done.state);
    const ended = mayNameMore ? applyMove(hr, done.state, { type: 'done' }) : done;
    const after = odds && ended.ok ? shownAfter(ended.state, seat, state) : null;
    if (odds && after !== null) {
      expect(shareOf(odds), `${seed} ${n}: ${hr.notation(move)}`).toBeCloseTo(after, TOLD - 1);
      counted[move.type] = (counted[move.type] ?? 0) + 1;
    }
    state = done.state;
  }
  return counted;
}

describe('chances of Hitler’s Reich', () => {
  it('are the same before and after a declaration, an event, OUTFOXED and a hidden card (§7.1, §7.2, §7.3, R-78)', () => {
    const counted = checkReich('odds stay', 200);
    for (const type of ['attack', 'event', 'done', 'card', 'play'])
      expect([type, counted[type] ?? 0]).toEqual([type, expect.toSatisfy((n: number) => n > 0)]);
  });

  it('count MAXIMUM EFFORT before a landing of Overlord as after it (§6.7.3)', () => {
    const none = TITLES.map(eventOf).flatMap((event) => (isHeld(event) ? [[event.id, 'mall'] as const] : []));
    const events = { ...Object.fromEntries(none), 'higgins-boats': 'allies-up', zhukov: 'allies-up' } as const;
    const landing = play(open({ events }, { scenario: 'short-1944' }), 'overlord');
    const moves = decide(hr, landing.state)?.moves.filter(({ type }) => type === 'attack') ?? [];
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves.slice(0, 1)) {
      const { odds } = hr.preview(landing.state, move);
      const after = play(landing, hr.notation(move)).state;
      expect(after.conflict?.events.allies).toContain('AX4');
      expect(odds && shareOf(odds)).toBeCloseTo(chanceNow(after, 'allies')?.chance ?? -1, TOLD - 1);
    }
  });

  it('come bit by bit to what they are at once', () => {
    const { state } = startGame(hr, { scenario: 'campaign-1941', seed: 'steps', options: {} });
    const move = decide(hr, state)?.moves.find(({ type }) => type === 'event');
    if (!move || !hr.previewInSteps) throw new Error('no event to try for');
    const steps = hr.previewInSteps(state, move);
    const first = steps.next();
    expect([first.done, first.value.isCounting, first.value.odds]).toEqual([false, true, null]);
    const told = finish(steps);
    expect([told, told.isCounting]).toEqual([hr.preview(state, move), undefined]);
  });
});

/** Attacks of games between random players: the chance told before is one of those told of the next question. */
function checkAttacks<T extends Types>(
  def: GameDefinition<T>,
  seed: string,
  isAttack: (move: T['move']) => boolean,
  isAnswer: (move: T['move']) => boolean,
): number {
  let checked = 0;
  const rng = seedRng(seed);
  let { state } = startGame(def, { scenario: def.scenarios[0]?.id ?? '', seed, options: {} });
  for (let n = 0; n < 1500 && checked < 25; n++) {
    const decision = decide(def, state);
    if (!decision) break;
    const attacks = decision.moves.filter(isAttack);
    const from = attacks.length > 0 ? attacks : decision.moves;
    const move = from[drawFrom(rng, from.length)];
    if (move === undefined) break;
    const done = applyMove(def, state, move);
    if (!done.ok) throw new Error(done.reason.code);
    const next = decide(def, done.state);
    const isAsked = isAttack(move) && next !== null && next.moves.every(isAnswer);
    const odds = isAsked ? def.preview(state, move).odds : null;
    if (odds && next && done.state.rng.drawn === state.rng.drawn) {
      const after = next.moves.flatMap((one) => def.preview(done.state, one).odds ?? []).map(shareOf);
      const seen = next.seat === decision.seat ? after : [...after, ...after.map((share) => 1 - share)];
      if (after.length > 0) {
        expect(
          seen.some((share) => Math.abs(share - shareOf(odds)) < 1e-9),
          `${seed} ${n}: ${def.notation(move)}`,
        ).toBe(true);
        checked += 1;
      }
    }
    state = done.state;
  }
  return checked;
}

describe('chances of the hex games', () => {
  it('of Hitler’s Last Battles are the same before an attack and where support is asked for (§8.4)', () => {
    const seeds = ['hlb 1', 'hlb 2', 'hlb 3', 'hlb 4'];
    const checked = seeds.map((seed) =>
      checkAttacks(
        hitlersLastBattles,
        seed,
        ({ type }) => type === 'battle' || type === 'attack',
        ({ type }) => type === 'support',
      ),
    );
    expect(Math.max(...checked)).toBeGreaterThan(0);
  });

  it('of Blitzkrieg to Moscow 2 are the same before an attack and where cards are asked for (§11.3)', () => {
    const seeds = ['btm 1', 'btm 2'];
    const checked = seeds.map((seed) =>
      checkAttacks(
        blitzkriegToMoscow2,
        seed,
        ({ type }) => type === 'assault',
        ({ type }) => type === 'defend' || type === 'shift',
      ),
    );
    expect(Math.max(...checked)).toBeGreaterThanOrEqual(0);
  });
});
