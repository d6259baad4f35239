/** The chance shown before a move is the chance shown after it, if nothing became known meanwhile. */
import { describe, expect, it } from 'vitest';
import { createGreedy } from '../../src/players/hitlers-reich/greedy.ts';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import type { Side } from '../../src/engine/games/hitlers-reich/ids.ts';
import { estimateCards, type Estimate } from '../../src/engine/games/hitlers-reich/odds/card-game.ts';
import { estimateAnswers, estimateNaming } from '../../src/engine/games/hitlers-reich/odds/event-game.ts';
import { NO_PAST } from '../../src/engine/games/hitlers-reich/odds/past.ts';
import { equalChance } from '../../src/engine/games/hitlers-reich/odds/parties.ts';
import { finish } from '../../src/engine/games/hitlers-reich/odds/work.ts';
import type { HrState } from '../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Odds, Types } from '../../src/engine/kernel/types.ts';
import * as reich from '../support/reich.ts';
import { attacking } from './blitzkrieg-to-moscow-2/boards.ts';
import { moveOf, play, type Table } from './blitzkrieg-to-moscow-2/table.ts';
import { tables } from '../support/reich.ts';

const shareOf = ({ total, outcomes }: Odds): number =>
  outcomes.reduce((sum, { success, count }) => sum + (success ? count : 0), 0) / total;

/** Chances are shown in millionths. */
const TOLD = 6;

const hr = hitlersReich;

/** The chance of the running conflict for `seat`; null unless events or cards are being chosen. */
function chanceNow(state: HrState, seat: Side): Estimate | null {
  const { conflict } = state;
  const top = state.stack.at(-1);
  const asking = { seat, past: NO_PAST };
  if (!conflict || !top) return null;
  if (top.at === 'conflict/name') return finish(estimateNaming(tables, state, conflict, asking, top.side));
  if (top.at === 'conflict/outfox') return finish(estimateAnswers(tables, state, conflict, asking, top.side));
  return top.at === 'conflict/card' ? finish(estimateCards(tables, state, conflict, seat)) : null;
}

/** The asked side's chance now, from the facts shown to both sides; null after dice have decided. */
function shownAfter(state: HrState, seat: Side, before: HrState): number | null {
  if (state.rng.drawn !== before.rng.drawn) return null;
  const now = chanceNow(state, seat);
  if (now) return now.chance;
  const decision = decide(hr, state);
  if (!state.conflict || state.conflict.winner !== null || !decision) return null;
  const shares = decision.moves.flatMap((move) => {
    const { odds } = hr.foresight.preview(state, move);
    return odds ? [shareOf(odds)] : [];
  });
  if (shares.length === 0) return null;
  return decision.seat === seat ? Math.max(...shares) : 1 - Math.max(...shares);
}

const isNaming = ({ stack }: HrState): boolean => stack.at(-1)?.at === 'conflict/name';

/** If both players may look, the chance is that of equal cards, even after the declaration. */
function equalAfter({ conflict, ...state }: HrState, seat: Side): number | null {
  return conflict && conflict.winner === null ? equalChance(tables, { ...state, conflict }, conflict, seat) : null;
}

const DECLARED = ['attack', 'blitz', 'event'];
const CHECKED = [...DECLARED, 'done', 'cancel', 'card', 'block', 'sabotage', 'play'];

function checkReich(seed: string, moves: number): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {};
  const rng = seedRng(seed);
  const programs = { axis: createGreedy(hr.data.facts, 'axis'), allies: createGreedy(hr.data.facts, 'allies') };
  let { state } = startGame(hr, { scenario: 'campaign-1941', seed, options: {} });
  for (let n = 0; n < moves; n++) {
    const decision = decide(hr, state);
    if (!decision) break;
    const [seat, now] = [decision.seat, state];
    const move = programs[seat].choose(
      decision,
      () => hr.view(now, seat),
      (k) => drawFrom(rng, k),
    );
    const done = applyMove(hr, state, move);
    if (!done.ok) throw new Error(done.reason.code);
    const { odds } = CHECKED.includes(move.type) ? hr.foresight.preview(state, move) : { odds: null };
    // With an event named, the chance assumes no further ones of the seat; the next question's does.
    const mayNameMore = move.type === 'play' && decide(hr, done.state)?.seat === seat && isNaming(done.state);
    const ended = mayNameMore ? applyMove(hr, done.state, { type: 'done' }) : done;
    const isDeclared = DECLARED.includes(move.type);
    const shown = ended.ok && (isDeclared ? equalAfter(done.state, seat) : shownAfter(ended.state, seat, state));
    const after = odds && shown !== false ? shown : null;
    if (odds && after !== null) {
      expect(shareOf(odds), `${seed} ${n}: ${hr.words.notation(move)}`).toBeCloseTo(after, TOLD - 1);
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
    const events = { ...reich.NONE_HELD, 'higgins-boats': 'allies-up', zhukov: 'allies-up' } as const;
    const landing = reich.play(reich.open({ events }, { scenario: 'short-1944' }), 'overlord');
    const moves = decide(hr, landing.state)?.moves.filter(({ type }) => type === 'attack') ?? [];
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves.slice(0, 1)) {
      const { odds } = hr.foresight.preview(landing.state, move);
      const after = reich.play(landing, hr.words.notation(move)).state;
      expect(after.conflict?.events.allies).toContain('AX4');
      expect(odds && shareOf(odds)).toBeCloseTo(equalAfter(after, 'allies') ?? -1, TOLD - 1);
    }
  });

  it('come bit by bit to what they are at once', () => {
    const { state } = reich.play(reich.open({ events: reich.NONE_HELD }), 'E war-production');
    const move = decide(hr, state)?.moves.find(({ type }) => type === 'card');
    if (!move || !hr.foresight.previewInSteps) throw new Error('no card to choose');
    const steps = hr.foresight.previewInSteps(state, move);
    const first = steps.next();
    expect([first.done, first.value.isCounting, first.value.odds]).toEqual([false, true, null]);
    const told = finish(steps);
    expect([told, told.isCounting]).toEqual([hr.foresight.preview(state, move), undefined]);
  });
});

/** How the chances of a hex game are compared. */
interface Fights<T extends Types> {
  readonly attacks: (move: T['move']) => boolean;
  /** Moves of a fight that show a chance and roll nothing while another answer is still to come. */
  readonly tells: (move: T['move']) => boolean;
  /** The answer that leaves a fight as the move before it has made it. */
  readonly leaves: (move: T['move']) => boolean;
  /** The attacking side and its chance, as the panel of the fight shows them. */
  readonly panel?: (view: T['view']) => { readonly side: T['seat']; readonly chances: Odds | null };
}

/** Null where the attack fails without a die. */
const told = (odds: Odds | null | undefined): number | null => (odds ? Number(shareOf(odds).toFixed(9)) : null);
const forOther = (share: number | null): number | null => (share === null ? null : Number((1 - share).toFixed(9)));

/**
 * Fights from games between random players. A chance belongs to the deciding seat: at the next question the same seat
 * is shown the same one, and the other seat its complement. Returns the numbers of comparisons by move, and by whether
 * the other seat was asked next.
 */
function checkFights<T extends Types>(
  def: GameDefinition<T>,
  seed: string,
  { attacks, tells, leaves, panel }: Fights<T>,
): Readonly<Record<string, number>> {
  const counted: Record<string, number> = {};
  const rng = seedRng(seed);
  let { state } = startGame(def, { scenario: def.scenarios[0]?.id ?? '', seed, options: {} });
  for (let n = 0; n < 1500; n++) {
    const decision = decide(def, state);
    if (!decision) break;
    const first = decision.moves.filter(attacks);
    const from = first.length > 0 ? first : decision.moves;
    const move = from[drawFrom(rng, from.length)];
    if (move === undefined) break;
    const done = applyMove(def, state, move);
    if (!done.ok) throw new Error(done.reason.code);
    const next = decide(def, done.state);
    const same = next?.moves.filter(leaves) ?? [];
    const [answer] = same;
    if (next && answer !== undefined && tells(move) && done.state.rng.drawn === state.rng.drawn) {
      const label = `${seed} ${n}: ${def.words.notation(move)}, then ${def.words.notation(answer)}`;
      const isOther = next.seat !== decision.seat;
      const before = told(def.foresight.preview(state, move).odds);
      const after = told(def.foresight.preview(done.state, answer).odds);
      expect(same, label).toHaveLength(1);
      expect([label, after]).toEqual([label, isOther ? forOther(before) : before]);
      if (panel) {
        const { side, chances } = panel(def.view(done.state, next.seat));
        expect([label, after]).toEqual([label, side === next.seat ? told(chances) : forOther(told(chances))]);
      }
      for (const what of [move.type, isOther ? 'other' : 'same']) counted[what] = (counted[what] ?? 0) + 1;
    }
    state = done.state;
  }
  return counted;
}

const { readCombat, readOdds } = blitzkriegToMoscow2.queries;
/** Those of all seeds together. */
const sumOf = (all: readonly Readonly<Record<string, number>>[], what: string): number =>
  all.reduce((sum, counted) => sum + (counted[what] ?? 0), 0);

describe('chances of the hex games', () => {
  it('of Hitler’s Last Battles are the same before an attack and where support is asked for (§8.4)', () => {
    const counted = ['hlb 1', 'hlb 2', 'hlb 3', 'hlb 4'].map((seed) =>
      checkFights(hitlersLastBattles, seed, {
        attacks: ({ type }) => type === 'battle' || type === 'attack',
        tells: ({ type }) => type === 'battle' || type === 'attack',
        leaves: (move) => move.type === 'support' && move.unit === null,
      }),
    );
    expect(sumOf(counted, 'battle') + sumOf(counted, 'attack')).toBeGreaterThanOrEqual(10);
  });

  it('of Blitzkrieg to Moscow 2 stay as attackers, defence and cards are chosen, each side shown its own (§11.2, §11.3.2, §11.3.4)', () => {
    const counted = ['btm 1', 'btm 2', 'btm 3', 'btm 4', 'btm 5', 'btm 6'].map((seed) =>
      checkFights(blitzkriegToMoscow2, seed, {
        attacks: ({ type }) => type === 'attack',
        tells: ({ type }) => ['join', 'assault', 'defend', 'shift'].includes(type),
        leaves: (move) =>
          move.type === 'assault' ||
          (move.type === 'defend' && move.active) ||
          (move.type === 'shift' && move.card === null),
        panel: (view) => {
          const reading = readCombat(view);
          if (!reading) throw new Error('no combat is read');
          return { side: reading.side, chances: reading.sums?.chances ?? null };
        },
      }),
    );
    const least = { join: 40, assault: 30, defend: 40, shift: 10, same: 60, other: 60 };
    for (const [what, n] of Object.entries(least)) expect(sumOf(counted, what), what).toBeGreaterThanOrEqual(n);
  });

  it('of an attack on two corps alone are the same in the list, the panel, the assault and the defence (§11.6)', () => {
    const game = blitzkriegToMoscow2;
    const units = { 'g-4': '0902', 's-mc1': '0903', 's-mc2': '0903' };
    const table = attacking({ units, turn: 3, hands: { german: ['g-air-1'] } });
    const shown = (at: Table, move: string) => told(game.foresight.preview(at.state, moveOf(move)).odds);
    const panel = (at: Table, seat: 'german' | 'soviet') => readCombat(game.view(at.state, seat))?.sums;
    const named = play(table, 'attack 0903', 'join g-4');
    const listed = readOdds(game.view(table.state, 'german')).find(({ target }) => target === '0903');
    const sums = panel(named, 'german');
    const [both, one] = [told(sums?.chances), told(sums?.passive?.chances)];
    expect(both).not.toBe(one);
    expect([told(listed?.chances), shown(table, 'attack 0903'), shown(named, 'assault')]).toEqual([both, both, both]);
    const asked = play(named, 'assault');
    expect(told(panel(asked, 'soviet')?.chances)).toBe(both);
    expect(told(panel(asked, 'soviet')?.passive?.chances)).toBe(one);
    // The defender is shown its own chance; of the two one has to fight.
    expect(shown(asked, 'defend s-mc2 active')).toBe(forOther(both));
    expect(shown(asked, 'defend s-mc2 passive')).toBe(forOther(one));
    const weakest = play(asked, 'defend s-mc2 passive');
    expect(told(panel(weakest, 'german')?.chances)).toBe(one);
    expect(shown(weakest, 'shift none')).toBe(one);
  });
});
