/** A plan is true once its moves are played, and it reads no hidden card. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { applyMove, decide } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Line, Types } from '../../src/engine/kernel/types.ts';
import { foretell, type Plan } from '../../src/engine/kits/rehearsal/plan.ts';
import { policyOf, seatPlayer, type Roster } from '../../src/lab/seated.ts';
import { openRoster } from '../../tools/lib/games.ts';
import { effort } from '../support/effort.ts';
import { drawsOf, everyOf, listPlayed } from '../support/positions.ts';

const STRIDE = effort(23, 5);
/** Moves of a line. */
const LINE = 8;
/** Dice that are tried for a won fight. */
const THROWS = 24;
const MOST_STEPS = 60;

type State = Types['state'];
type Planned = { readonly seat: string; readonly move: Types['move'] };
/** Reads from the end of a line, without the code of plans, whether a fact holds. */
type Holds = (fact: Line, seat: string, before: State, end: State) => boolean;
/** Returns null until the fight has ended. */
type IsWon = (move: Types['move'], seat: string, before: State, end: State) => boolean | null;

const idsIn = ({ params = {} }: Line, name: string): readonly string[] => String(params[name] ?? '').split(',');

interface Told {
  readonly plan: Plan;
  readonly line: readonly Planned[];
  readonly seat: string;
  readonly state: State;
  readonly name: string;
}

/** The greedy program continues each position; its moves are the line. */
function* listPlans(roster: Roster<Types>, seed: string): Generator<Told> {
  const { def } = roster;
  for (const { name, state } of everyOf(listPlayed(roster, seed, STRIDE), 2)) {
    const seat = decide(def, state)?.seat;
    if (seat === undefined) continue;
    const [first, second] = def.seats;
    const policy = policyOf(def, [seatPlayer(roster, 'greedy', first), seatPlayer(roster, 'greedy', second)], name);
    const line: Planned[] = [];
    let now = state;
    while (line.length < LINE) {
      const decision = decide(def, now);
      if (!decision) break;
      const move = policy(decision, now);
      line.push({ seat: decision.seat, move });
      const made = applyMove(def, now, move);
      if (!made.ok) throw new Error(`${name}: the program plays an illegal move`);
      now = made.state;
    }
    const plan = foretell(def, def.view(state, seat), line, drawsOf(name));
    // Another deal of what is hidden gives the same facts, and an onlooker hears of no others.
    expect(foretell(def, def.view(state, seat), line, drawsOf(`${name} dealt again`))).toEqual(plan);
    const seen = foretell(def, def.view(state, null), line, drawsOf(name));
    expect([plan.facts, []]).toContainEqual(seen.facts);
    yield { plan, line, seat, state, name };
  }
}

/** The positions before the plan, after its first move and at its end; none where its fight was never won. */
function playPlan(def: GameDefinition<Types>, { line, seat, state }: Told, isWon: IsWon): readonly State[] {
  let now = state;
  const [question, phase] = [decide(def, state)?.ask.key, def.words.moment(state).phase];
  let first: State | null = null;
  for (const { seat: mover, move } of line) {
    if (mover !== seat) break;
    if (def.foresight.won(now, move)) {
      const won = playFight(def, now, move, seat, isWon);
      if (!won) return [];
      now = won;
      first ??= now;
      break;
    }
    const made = applyMove(def, now, move);
    if (!made.ok || made.draws.length > 0) break;
    now = made.state;
    const asked = decide(def, now);
    const isNext = asked?.ask.key === question || def.words.moment(now).phase !== phase;
    if (first === null && (asked?.seat !== seat || isNext)) first = now;
  }
  first ??= now;
  return [state, first, now];
}

function playFight(
  def: GameDefinition<Types>,
  state: State,
  move: Types['move'],
  seat: string,
  isWon: IsWon,
): State | null {
  for (let n = 0; n < THROWS; n++) {
    const made = applyMove(def, state, move, { fork: { seed: `throw ${n}`, salt: '' } });
    let now = made.ok ? made.state : state;
    const draw = drawsOf(`answers ${n}`);
    for (let step = 0; step < MOST_STEPS; step++) {
      const won = isWon(move, seat, state, now);
      if (won !== null) {
        if (won) return now;
        break;
      }
      const decision = decide(def, now);
      const next = decision?.moves[draw(decision.moves.length)];
      if (!next) break;
      const played = applyMove(def, now, next);
      if (!played.ok) break;
      now = played.state;
    }
  }
  return null;
}

interface Counted {
  readonly plans: number;
  readonly facts: ReadonlyMap<string, number>;
  readonly wrong: readonly string[];
}

function judge(roster: Roster<Types>, seed: string, holds: Holds, isWon: IsWon): Counted {
  const facts = new Map<string, number>();
  const wrong: string[] = [];
  let plans = 0;
  for (const told of listPlans(roster, seed)) {
    const { plan, seat, name } = told;
    if (plan.facts.length + plan.later.length === 0) continue;
    plans += 1;
    const [start, first, last] = playPlan(roster.def, told, isWon);
    if (!start || !first || !last) continue;
    const check = (all: readonly Line[], before: State, end: State): void => {
      for (const fact of all) {
        facts.set(fact.key, (facts.get(fact.key) ?? 0) + 1);
        if (!holds(fact, seat, before, end)) wrong.push(`${name}: ${JSON.stringify(fact)}`);
      }
    };
    check(plan.facts, start, first);
    check(plan.later, first, last);
  }
  return { plans, facts, wrong };
}

describe('a plan', () => {
  it('of Blitzkrieg to Moscow 2 says what is so after its moves', async () => {
    const def = blitzkriegToMoscow2;
    const roster = await openRoster(def.id);
    type S = Parameters<typeof def.view>[0];
    const cut = (state: S, unit: string): boolean =>
      def.queries.readSupply(def.view(state, null)).some((one) => one.unit === unit && !one.supplied && !one.holdsOut);
    const unitsAt = (state: S, hex: string): readonly string[] =>
      Object.entries(state.units).flatMap(([unit, { place }]) => (place === hex ? [unit] : []));
    const sideOfUnit = (unit: string): string => (unit.startsWith('g-') ? 'german' : 'soviet');
    const holds: Holds = (fact, seat, _before, after) => {
      const end = after as S;
      const key = fact.key.replace('btm.plan.', '').replace('.many', '');
      const hexes = idsIn(fact, 'hexes');
      const units = idsIn(fact, 'units');
      const isOwn = (hex: string) => end.germanHexes.includes(hex) === (seat === 'german');
      switch (key) {
        case 'takes':
          return hexes.every(isOwn);
        case 'cuts-off':
        case 'strands':
          return units.every((unit) => cut(end, unit));
        case 'frees':
          return units.every((unit) => !cut(end, unit));
        case 'destroys':
          return units.every((unit) => ['eliminated', 'surrendered'].includes(end.units[unit]?.place ?? ''));
        case 'guards':
          return hexes.every((hex) => unitsAt(end, hex).some((unit) => sideOfUnit(unit) === seat));
        case 'bars':
          return hexes.every(isOwn);
        case 'opens':
          return hexes.every((hex) => !isOwn(hex));
        case 'clears':
          return unitsAt(end, idsIn(fact, 'hex')[0] ?? '').every((unit) => sideOfUnit(unit) === seat);
        case 'faces':
          return unitsAt(end, idsIn(fact, 'hex')[0] ?? '').some((unit) => sideOfUnit(unit) !== seat);
        default:
          return false;
      }
    };
    const isWon: IsWon = (move, seat, _before, end) => {
      const { target } = move as unknown as { target: string };
      const now = end as S;
      return now.combat === null ? unitsAt(now, target).every((unit) => sideOfUnit(unit) === seat) : null;
    };
    const counted = judge(roster, 'plans', holds, isWon);
    expect(counted.wrong).toEqual([]);
    expect(counted.facts.size).toBeGreaterThan(4);
    expect(counted.plans).toBeGreaterThan(8);
  });

  it('of Hitler’s Last Battles says what is so after its moves', async () => {
    const def = hitlersLastBattles;
    const roster = await openRoster(def.id);
    type S = Parameters<typeof def.view>[0];
    const sideOf = (faction: string | undefined): string => (faction === 'G' ? 'german' : 'allied');
    const unitsAt = (state: S, hex: string): readonly string[] =>
      Object.entries(state.units).flatMap(([unit, one]) => (one.hex === hex ? [unit] : []));
    const sideOfUnit = (unit: string): string => (unit.startsWith('G-') ? 'german' : 'allied');
    // §7.4: a unit attacks or enters the hexes that it is next to, across no sea.
    const isInReach = (state: S, hex: string, seat: string): boolean =>
      Object.values(def.data.facts.links[hex] ?? {}).some((near) =>
        unitsAt(state, near).some((unit) => sideOfUnit(unit) === seat),
      );
    const holds: Holds = (fact, seat, before, after) => {
      const [start, end] = [before as S, after as S];
      const hexes = idsIn(fact, 'hexes');
      const [hex = ''] = idsIn(fact, 'hex');
      switch (fact.key.replace('hlb.plan.', '')) {
        case 'takes':
        case 'takes-points':
          return hexes.every((one) => sideOf(end.control[one]) === seat);
        case 'clears':
          return hexes.every((one) => unitsAt(end, one).every((unit) => sideOfUnit(unit) === seat));
        case 'guards':
          return hexes.every((one) => unitsAt(end, one).some((unit) => sideOfUnit(unit) === seat));
        case 'opens':
          return hexes.every(
            (one) =>
              sideOf(end.control[one]) !== seat &&
              isInReach(end, one, seat) &&
              !(isInReach(start, one, seat) && sideOf(start.control[one]) !== seat),
          );
        case 'faces':
          return unitsAt(end, hex).some((unit) => sideOfUnit(unit) !== seat);
        default:
          return false;
      }
    };
    const isWon: IsWon = (move, seat, before, end) => {
      const { hex } = move as unknown as { hex?: string };
      const target = hex ?? ((before as S).stack.at(-1) as unknown as { hex: string }).hex;
      const units = unitsAt(end as S, target);
      return units.length === 1 ? units.every((unit) => sideOfUnit(unit) === seat) : null;
    };
    const counted = judge(roster, 'plans', holds, isWon);
    expect(counted.wrong).toEqual([]);
    expect(counted.facts.size).toBeGreaterThan(4);
    expect(counted.plans).toBeGreaterThan(8);
  });

  it('of Hitler’s Reich says what is so after its moves', async () => {
    const def = hitlersReich;
    const roster = await openRoster(def.id);
    type S = Parameters<typeof def.view>[0];
    let compared = 0;
    const holderOf = (state: S, space: string): string => {
      const nation = def.view(state, null).board.control[space];
      return nation === null || nation === undefined ? 'none' : nation === 'axis' ? 'axis' : 'allies';
    };
    // §4.2: copies of an event that a side may use are with it, either way up.
    const copiesOf = (state: S, event: string, seat: string): number =>
      Object.entries(state.events).filter(
        ([copy, place]) => (copy === event || copy.startsWith(`${event}-`)) && String(place).startsWith(`${seat}-`),
      ).length;
    // §6.5.1: null while the seat is not asked for an action; an operation allows fewer targets.
    const landTargets = (state: S, seat: string): ReadonlySet<string> | null => {
      const decision = decide(def, state);
      const isAction = decision?.seat === seat && decision.ask.key === 'hr.ask.action';
      const attacks = (isAction ? decision.moves : []).flatMap((move) =>
        move.type === 'attack' && 'kind' in move && move.kind === 'land' ? [String(move.target)] : [],
      );
      return attacks.length > 0 ? new Set(attacks) : null;
    };
    const holds: Holds = (fact, seat, before, after) => {
      const [start, end] = [before as S, after as S];
      const side = seat as 'axis' | 'allies';
      const spaces = idsIn(fact, 'spaces');
      switch (fact.key.replace('hr.plan.', '').replace('.more', '')) {
        case 'takes':
        case 'takes-centre':
        case 'bars':
          return spaces.every((space) => holderOf(end, space) === seat);
        case 'opens': {
          const [then, now] = [landTargets(start, seat), landTargets(end, seat)];
          if (then) compared += 1;
          return spaces.every(
            (space) => holderOf(end, space) !== seat && then?.has(space) !== true && now?.has(space) !== false,
          );
        }
        case 'fortress':
          return spaces.every((space) => end.fortresses[side].includes(space));
        case 'fleet':
          return spaces.every((space) => end.fleets[side].includes(space));
        case 'gains':
          return idsIn(fact, 'events').every((event) => copiesOf(end, event, seat) > copiesOf(start, event, seat));
        default:
          return false;
      }
    };
    const isWon: IsWon = (_move, _seat, _before, end) => {
      const now = end as S;
      return now.conflict === null ? now.last?.won === true : null;
    };
    const counted = judge(roster, 'plans', holds, isWon);
    expect(counted.wrong).toEqual([]);
    expect(counted.facts.size).toBeGreaterThan(4);
    expect(counted.plans).toBeGreaterThan(8);
    expect(compared).toBeGreaterThan(0);
  });
});
