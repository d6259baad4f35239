import { describe, expect, it } from 'vitest';
import {
  NO_FORCE,
  attackerOf,
  columnFor,
  joined,
  listDefenceWays,
} from '../../src/players/blitzkrieg-to-moscow-2/attack.ts';
import { createGreedy } from '../../src/players/blitzkrieg-to-moscow-2/greedy.ts';
import { atlasOf } from '../../src/players/blitzkrieg-to-moscow-2/board.ts';
import { openSearch } from '../../src/players/blitzkrieg-to-moscow-2/search.ts';
import { groundOf, listPlans } from '../../src/players/blitzkrieg-to-moscow-2/plans.ts';
import { createRandom } from '../../src/players/random.ts';
import type { Program } from '../../src/players/types.ts';
import { blitzkriegToMoscow2 as def } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Side } from '../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { placeOf, readField } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { reckon } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { hasLine, readSupply } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/supply.ts';
import type { BtmState, Position } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { sideNo } from '../../src/engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import type { BtmTypes } from '../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { Timeline } from '../../src/engine/kernel/timeline.ts';
import { recordGame, simulateGame } from '../../tools/lib/play.ts';
import { effort, isLong } from '../support/effort.ts';

const { tables: t } = def.data;
const greedy = { german: createGreedy(def.data, 'german'), soviet: createGreedy(def.data, 'soviet') };
const random = createRandom<BtmTypes>();
type Pair = readonly [Program<BtmTypes>, Program<BtmTypes>];
const BOTH: Pair = [greedy.german, greedy.soviet];
const setupOf = (seed: string, options: Readonly<Record<string, boolean>> = {}) => ({
  scenario: 'campaign',
  seed: `bots/${seed}`,
  options,
});

const SEEDS = Array.from({ length: effort(2, 12) }, (_, i) => String(i));

/** German scores at the end of a game on each seed; a move that is not legal stops one, and fails the test. */
const scoresOf = (players: Pair): readonly number[] =>
  SEEDS.map((seed) => {
    const game = simulateGame({ def, players, setup: setupOf(seed) });
    if (!game.ok) throw new Error(game.detail);
    return def.view(game.state, null).score.total;
  });
const winsOf = (scores: readonly number[]): number => scores.filter((score) => score >= 10).length;

function record(seed: string, players: Pair, options: Readonly<Record<string, boolean>> = {}): Timeline<BtmTypes> {
  const { timeline, failure } = recordGame({ def, players, setup: setupOf(seed, options) });
  expect(failure).toBeNull();
  return timeline;
}

/** A game of two greedy players, played once for all that look at one. */
let duel: Timeline<BtmTypes> | undefined;
const greedyGame = (): Timeline<BtmTypes> => (duel ??= record('odds-1', BOTH));

/** Units of a side that have a line, or are in the rear. */
function supplied(state: BtmState, side: Side): ReadonlySet<string> {
  const field = readField(t, state);
  const supply = readSupply(field, sideNo(side));
  const units = t.unitsOf(side).filter((unit) => {
    const place = placeOf(field, unit);
    return place >= 0 && (!t.isHex(place) || hasLine(supply, place));
  });
  return new Set(units.map((unit) => def.data.facts.units[unit]?.id ?? ''));
}

/**
 * Units that surrendered in their own supply phase before the last turn, though supplied when the player-turn began.
 */
function ownFault({ points }: Timeline<BtmTypes>): readonly string[] {
  const fault: string[] = [];
  let now = '';
  let before: ReadonlySet<string> = new Set();
  for (const { state, events } of points) {
    for (const event of events) if (event.type === 'surrendered' && before.has(event.unit)) fault.push(event.unit);
    const { turn, side } = def.view(state, null);
    if (`${turn} ${side}` === now) continue;
    now = `${turn} ${side}`;
    before = turn === t.lastTurn ? new Set() : supplied(state, side);
  }
  return fault;
}

const EMPTY: Readonly<Record<string, string>> = Object.fromEntries(
  def.data.facts.units.map(({ id }) => [id, 'eliminated']),
);

/** Moves of greedy players from a position on while `side` phases, and the table after them. */
function playOn(position: Position, side: Side): { readonly moves: readonly string[]; readonly state: BtmState } {
  const moves: string[] = [];
  let { state } = startGame(def, { ...setupOf('position'), position });
  for (let decision = decide(def, state); decision; decision = decide(def, state)) {
    if (def.words.moment(state).seat !== side) break;
    const { seat } = decision;
    const now = state;
    const move = greedy[seat].choose(
      decision,
      () => def.view(now, seat),
      () => 0,
    );
    moves.push(def.words.notation(move));
    const outcome = applyMove(def, state, move);
    if (!outcome.ok) throw new Error(outcome.reason.code);
    state = outcome.state;
  }
  return { moves, state };
}

describe('the greedy player of Blitzkrieg to Moscow 2', () => {
  it('beats random play as the German, every time, by three points and more', () => {
    const scores = scoresOf([greedy.german, random]);
    expect(winsOf(scores)).toBe(SEEDS.length);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(13);
  });

  it('beats random play as the Soviet, every time, and leaves it next to nothing', () => {
    const scores = scoresOf([random, greedy.soviet]);
    expect(winsOf(scores)).toBe(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(3);
  });

  it.runIf(isLong)('leaves a contest to itself: both sides win games', () => {
    const wins = winsOf(scoresOf(BOTH));
    expect(wins).toBeGreaterThanOrEqual(2);
    expect(wins).toBeLessThanOrEqual(SEEDS.length - 2);
  });

  it('plays with every option, and leaves no unit without a line that had one', () => {
    const all = [{ 'free-setup': true, odessa: true, moscow: true }, {}, { 'open-hands': true }, { odessa: true }];
    const options = all.slice(0, effort(1, all.length));
    const greedyFaults = options.flatMap((chosen, i) => ownFault(record(`fault-${i}`, BOTH, chosen)));
    expect(greedyFaults).toEqual([]);
    // Random players do so in every second game.
    const games = effort(5, 12);
    const randomFaults = Array.from({ length: games }, (_, i) =>
      ownFault(record(`fault-${i}`, [random, random])),
    ).flat();
    expect(randomFaults.length).toBeGreaterThanOrEqual(Math.floor(games / 3));
  });

  it('answers from its view alone: what the other side holds makes no difference', () => {
    let asked = 0;
    for (const { state } of greedyGame().points.filter((_, at) => at % effort(3, 2) === 0)) {
      const decision = decide(def, state);
      if (!decision) continue;
      const { seat } = decision;
      const enemy: Side = seat === 'german' ? 'soviet' : 'german';
      const { hand, discard } = state.cards[enemy];
      const others = def.data.facts.cards[enemy].map(({ id }) => id).filter((id) => !discard.includes(id));
      // As many cards, other ones.
      const mixed = others.reverse().slice(0, hand.length);
      const cards = { ...state.cards, [enemy]: { hand: mixed, discard } };
      const [seen, other] = [state, { ...state, cards }].map((table) =>
        greedy[seat].choose(
          decision,
          () => def.view(table, seat),
          () => 0,
        ),
      );
      expect(other).toBe(seen);
      if (mixed.join() !== hand.join()) asked++;
    }
    expect(asked).toBeGreaterThan(20);
  });
});

describe('its sense of supply', () => {
  it('does not run for an open city beyond its lines', () => {
    const position: Position = {
      turn: 2,
      phase: 'movement',
      units: { ...EMPTY, 'g-pz1': '0604', 's-6': '0706', 's-5': '0706', 's-13': '1303' },
    };
    const { state } = startGame(def, { ...setupOf('far'), position });
    const ground = groundOf(readField(t, state), sideNo('german'), 2);
    const ends = listPlans(ground, t.unitNo('g-pz1'), t.placeNo('0604'), []).map((way) => way[way.length - 1]);
    expect(ends).toContain(t.placeNo('0608'));
    expect(playOn(position, 'german').state.units['g-pz1']?.place).not.toMatch(/0608|surrendered/);
  });

  it('breaks through to where it cuts the line of an enemy', () => {
    const position: Position = {
      turn: 2,
      phase: 'breakthrough',
      units: { ...EMPTY, 'g-pz2': '1502', 'g-16': '1602', 's-27': '1703', 's-8': '1703', 's-20': '1310' },
      hands: { german: ['g-repl-1'] },
      germanHexes: ['1303', '1306'],
    };
    const { state } = startGame(def, { ...setupOf('cut'), position });
    expect(supplied(state, 'soviet')).toContain('s-27');
    const after = playOn(position, 'german');
    expect(after.moves[0]).toMatch(/^tank-move g-repl-1 g-pz2/);
    expect(supplied(after.state, 'soviet')).not.toContain('s-27');
    expect(supplied(after.state, 'german')).toContain('g-pz2');
  });
});

describe('its odds', () => {
  it('are those of the rules in every attack of a game, with either defence', () => {
    let seen = 0;
    for (const { points } of isLong ? [greedyGame(), record('odds-2', BOTH)] : [greedyGame()])
      for (const { state } of points) {
        const { combat } = state;
        if (!combat || combat.die !== null || combat.attackCard !== null || combat.defenceCard !== null) continue;
        const { context, field } = openSearch(atlasOf(t), def.view(state, combat.side), combat.side);
        const { target, attackers, defenders } = combat;
        const open = defenders.map(t.unitNo).filter((unit) => field.spent[unit] !== true);
        const about = { target: t.placeNo(target), side: sideNo(combat.side), turn: state.turn, cards: 0 };
        const force = attackers
          .map(t.unitNo)
          .map((unit) => attackerOf(atlasOf(t), unit, field.spent[unit] === true, placeOf(field, unit), about.target))
          .reduce(joined, NO_FORCE);
        for (const { active, strength } of listDefenceWays(context, defenders.map(t.unitNo), open)) {
          const terms = { ...combat, active: active.map((unit) => def.data.facts.units[unit]?.id ?? '') };
          expect(columnFor(atlasOf(t), about, force, strength)).toBe(reckon(t, state, terms).column);
          seen++;
        }
      }
    expect(seen).toBeGreaterThan(50);
  });

  it('choose the defence: lost either way an army saves its strength, else it stands', () => {
    const defenceAgainst = (attackers: Readonly<Record<string, string>>): string | undefined => {
      const units = { ...EMPTY, ...attackers, 's-13': '1203', 's-20': '1310' };
      return playOn({ turn: 2, phase: 'combat', units }, 'german').moves.find((move) => move.startsWith('defend'));
    };
    // 15:2 and 15:1 are past the last column; 8:2 with tanks is 5:1, where one face in six drives off and one spends.
    expect(defenceAgainst({ 'g-pz1': '1202', 'g-pz2': '1303' })).toBe('defend s-13 passive');
    expect(defenceAgainst({ 'g-pz1': '1202' })).toBe('defend s-13 active');
  });
});
