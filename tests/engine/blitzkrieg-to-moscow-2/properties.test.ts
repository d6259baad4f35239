/** Random games: nothing breaks for any players and dice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import { SIDES } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { BtmState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { digestState } from '../../../src/engine/kernel/digest.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, simulate, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Ask } from '../../../src/engine/kernel/types.ts';
import { FOREIGN, FOREIGN_BY_KIND } from './foreign-moves.ts';
import { game } from './table.ts';
import { effort } from '../../support/effort.ts';
import { check, digestsOf } from '../../support/random-games.ts';

const GAMES = effort(10, 200);
/** More moves than this is a game that does not end. */
const MOST_MOVES = 5_000;

const options = fc.record({
  'free-setup': fc.boolean(),
  odessa: fc.boolean(),
  moscow: fc.boolean(),
  'open-hands': fc.boolean(),
});
const games = fc.record({ seed: fc.string({ minLength: 1, maxLength: 12 }), options });
type Options = Readonly<Record<string, boolean>>;
const setupOf = (seed: string, chosen: Options) => ({ scenario: 'campaign', seed, options: chosen });

/** Kinds of moves first, then one of that kind, so that rare actions come up; to finish a step is the rarer choice. */
function makePlayer(seed: string): (moves: readonly Move[]) => Move {
  const rng = seedRng(`${seed} player`);
  const pick = <X>(items: readonly X[]): X => {
    const item = items[drawFrom(rng, items.length)];
    if (item === undefined) throw new Error('INV-21: no legal move');
    return item;
  };
  return (moves) => {
    const kinds = [...new Set(moves.map(({ type }) => type))];
    const busy = kinds.filter((type) => !type.startsWith('end-') && type !== 'remove');
    const type = pick(busy.length > 0 && drawFrom(rng, 6) > 0 ? busy : kinds);
    return pick(moves.filter((move) => move.type === type));
  };
}

/** Checks facts that states alone do not show. */
function checkEvents(events: readonly BtmEvent[]): void {
  for (const event of events) {
    const line = game.words.describe(event);
    check(line === null ? event.type === 'drawn' : line.key.startsWith('btm.log.'), `log line of ${event.type}`);
    check(JSON.stringify(event).length > 0, `${event.type} is plain`);
  }
}

/** INV-21 for moves that are not listed: refused, with a reason. Most of those tried are of a kind that the step takes. */
function checkUnlisted(state: BtmState, rng: ReturnType<typeof seedRng>): void {
  const moves = decide(game, state)?.moves ?? [];
  const listed = new Set(moves.map((move) => game.words.notation(move)));
  const kinds = [...new Set(moves.map(({ type }) => type))];
  for (let i = 0; i < 20; i++) {
    const kind = i % 4 === 0 ? undefined : kinds[i % kinds.length];
    const pool = (kind && FOREIGN_BY_KIND.get(kind)) ?? FOREIGN;
    const move = pool[drawFrom(rng, pool.length)];
    if (!move) continue;
    const text = game.words.notation(move);
    check((game.why.refuse(state, move) === null) === listed.has(text), `INV-21: ${text}`);
  }
}

/** A listed move has a preview, of one kind each: sentences of the catalogue, and odds whose ways come to their total. */
function checkPreviews(state: BtmState, moves: readonly Move[]): void {
  for (const move of new Map(moves.map((one) => [one.type, one])).values()) {
    const { effects, modifiers, odds, warnings } = game.foresight.preview(state, move);
    const keys = [...effects, ...modifiers, ...warnings].map(({ key }) => key);
    check(
      keys.every((key) => /^btm\.(?:effect|shift|warn|refuse)\./.test(key)),
      `${game.words.notation(move)} tells ${keys.join()}`,
    );
    const ways = odds?.outcomes.reduce((sum, { count }) => sum + count, 0) ?? 0;
    check(ways === (odds?.total ?? 0), `odds of ${game.words.notation(move)}`);
  }
}

/** §5.2: a view never holds what its seat must not know. */
function checkViews(state: BtmState): void {
  for (const seat of [...SIDES, null]) {
    const view = game.view(state, seat);
    const text = JSON.stringify(view);
    check(!('rng' in view), 'the generator is seen');
    for (const side of SIDES) {
      const isSeen = side === seat || state.options.openHands;
      check((view.cards[side].hand !== null) === isSeen, `${seat ?? 'an onlooker'} and the hand of ${side}`);
      const told = isSeen ? undefined : state.cards[side].hand.find((card) => text.includes(`"${card}"`));
      check(told === undefined, `${seat ?? 'an onlooker'} is told of ${told ?? ''} at ${state.stack.at(-1)?.at ?? ''}`);
    }
    check(state.stack.some(isPlan) || view.stack === state.stack, 'frames that hide nothing are shared');
  }
}

/** §6.3, §12.1: an action that is still being planned with a card of the hand. */
const isPlan = (frame: Frame): boolean =>
  'plan' in frame || (frame.at === 'logistics/rail-group' && frame.by !== 'free');

/** §5.2, §12.1: a question as all may hear it names no card of a hand, and reveals nothing of a tank action to come. */
function checkOpenAsk({ stack, cards }: BtmState, ask: Ask): void {
  const told = game.secrets?.openAsk(ask) ?? ask;
  const values = Object.values(told.params ?? {});
  check(
    ![...cards.german.hand, ...cards.soviet.hand].some((card) => values.includes(card)),
    `${told.key} names a card`,
  );
  const top = stack.at(-1);
  check((told.key === 'btm.ask.tank-plan') === (top !== undefined && 'plan' in top), `${told.key} tells of a plan`);
}

describe('random games', () => {
  it(`INV-21, INV-22: ${GAMES} games without a dead end, all invariants, the same digests in both ways to run`, () => {
    fc.assert(
      fc.property(games, ({ seed, options: chosen }) => {
        const choose = makePlayer(seed);
        const rng = seedRng(`${seed} checks`);
        const sim = simulate(game, setupOf(seed, chosen));
        let { state, events } = startGame(game, setupOf(seed, chosen));
        let supplyPhases = 0;
        for (let n = 0; ; n++) {
          checkEvents(events);
          supplyPhases += events.filter((event) => event.type === 'phase-began' && event.phase === 'supply').length;
          const decision = decide(game, state);
          if (!decision) break;
          check(n < MOST_MOVES, 'the game does not end');
          checkOpenAsk(state, decision.ask);
          if (n % 8 === 0 || state.stack.some(isPlan)) checkViews(state);
          const move = choose(decision.moves);
          const text = game.words.notation(move);
          check(game.why.refuse(state, move, decision.seat) === null, `INV-21: ${text} is listed and refused`);
          const read = game.words.parse(text);
          check(read !== null && JSON.stringify(read) === JSON.stringify(move), `${text} does not read back`);
          check(game.words.label(state, move).key.startsWith('btm.move.'), `label of ${text}`);
          if (n % 8 === 0) {
            checkUnlisted(state, rng);
            checkPreviews(state, decision.moves);
          }
          const outcome = applyMove(game, state, move, { seat: decision.seat });
          if (!outcome.ok) throw new Error(`${text} is listed and refused: ${outcome.reason.key}`);
          const broken = game.invariants(outcome.state, { before: state, move });
          check(broken.length === 0, `after ${text}: ${broken.join()}`);
          sim.play(move);
          if (n % 8 === 0 || outcome.state.result)
            check(digestState(sim.state) === digestState(outcome.state), `digests part at ${text}`);
          ({ state, events } = outcome);
        }
        // INV-22
        expect(supplyPhases).toBe(12);
        expect(state.result).not.toBeNull();
        expect(sim.decide()).toBeNull();
      }),
      { numRuns: GAMES },
    );
  }, 300_000);

  it('INV-16: the same seed and moves give the same game, and every state survives JSON', () => {
    fc.assert(
      fc.property(games, ({ seed, options: chosen }) => {
        const run = () => digestsOf(game, setupOf(seed, chosen), makePlayer(seed), 5);
        expect(run()).toEqual(run());
      }),
      { numRuns: effort(3, 40) },
    );
  }, 120_000);

  it('explains every target that is not offered', () => {
    const targets = [
      ...game.data.facts.units.map(({ id }) => `unit:${id}` as const),
      ...game.data.facts.hexes.map(({ id }) => `space:${id}` as const),
      ...(['N', 'C', 'S', 'R', 'E'] as const).map((id) => `space:${id}` as const),
      ...[...game.data.facts.cards.german, ...game.data.facts.cards.soviet].map(({ id }) => `card:${id}` as const),
    ];
    fc.assert(
      fc.property(games, fc.integer({ min: 0, max: 400 }), ({ seed, options: chosen }, moves) => {
        const choose = makePlayer(seed);
        const sim = simulate(game, setupOf(seed, chosen));
        for (let n = 0; n < moves; n++) {
          const decision = sim.decide();
          if (decision) sim.play(choose(decision.moves));
        }
        const offered = new Set(sim.decide()?.moves.flatMap((move) => game.words.targets(move)));
        for (const target of targets) {
          const reasons = game.why.explain(sim.state, [], target);
          check(offered.has(target) === (reasons.length === 0), `${sim.state.stack.at(-1)?.at ?? ''} ${target}`);
        }
      }),
      { numRuns: effort(8, 80) },
    );
  }, 120_000);
});
