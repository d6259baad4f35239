/** Property: the preview of a combat, a retreat or an advance comes true (§11). */
import { expect, it } from 'vitest';
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Line, Preview } from '../../../src/engine/kernel/types.ts';
import { effort } from '../../support/effort.ts';
import { check } from '../../support/random-games.ts';
import { game } from './table.ts';

/** Combats that are compared: few in `npm test`, ten thousand in the soak. */
const COMBATS = effort(300, 10_000);
const LONG = 1_200_000;

/** Kinds of moves first, then one of that kind; to fight is preferred. */
function makePlayer(seed: string): (moves: readonly Move[]) => Move {
  const rng = seedRng(seed);
  const pick = <X>(items: readonly X[]): X => {
    const item = items[drawFrom(rng, items.length)];
    if (item === undefined) throw new Error('no legal move');
    return item;
  };
  return (moves) => {
    const fights = moves.filter(({ type }) => type === 'attack' || type === 'join' || type === 'assault');
    if (fights.length > 0 && drawFrom(rng, 4) > 0) return pick(fights);
    const type = pick([...new Set(moves.map((move) => move.type))]);
    return pick(moves.filter((move) => move.type === type));
  };
}

const find = <K extends BtmEvent['type']>(events: readonly BtmEvent[], type: K) =>
  events.find((event): event is Extract<BtmEvent, { type: K }> => event.type === type);
const named = (lines: readonly Line[], ...keys: readonly string[]) =>
  lines.filter(({ key }) => keys.includes(key.slice('btm.effect.'.length)));
const unitsOf = (lines: readonly Line[]): readonly string[] =>
  lines.flatMap(({ params = {} }) => String(params['units'] ?? params['unit'] ?? '').split(','));

/** The sums and the column, and that the result had a chance; null where the move did not lead to the die at once. */
function compareRoll({ effects, odds }: Preview, events: readonly BtmEvent[], what: string): boolean {
  const rolled = find(events, 'rolled');
  const failed = find(events, 'attack-failed');
  const reckoning = (rolled ?? failed)?.reckoning;
  if (!reckoning) return false;
  const { attack, defence, column } = reckoning;
  const told = named(effects, 'odds', 'fails')[0];
  expect(told?.params, what).toMatchObject({ attack, defence, odds: reckoning.odds, column });
  check((failed !== undefined) === (told?.key === 'btm.effect.fails'), `${what}: fails`);
  if (rolled)
    check((odds?.outcomes.find(({ id }) => id === rolled.result)?.count ?? 0) > 0, `${what}: ${rolled.result}`);
  return true;
}

/** §11.3.7: units previewed as spent or lost are so after the combat. */
interface Cost {
  readonly spent: readonly string[];
  readonly gone: readonly string[];
}
const costOf = ({ effects }: Preview): Cost => ({
  spent: unitsOf(named(effects, 'attackers-spent', 'spent')),
  gone: unitsOf(named(effects, 'attackers-exhausted', 'exhausted')),
});

function playCombats(n: number, most: number): number {
  const options = { 'open-hands': n % 2 > 0, odessa: n % 3 > 0, moscow: n % 3 > 1 };
  const choose = makePlayer(`comes ${n}`);
  let { state } = startGame(game, { scenario: 'campaign', seed: `comes ${n}`, options });
  let combats = 0;
  let cost: Cost[] = [];
  for (let decision = decide(game, state); decision && combats < most; decision = decide(game, state)) {
    const move = choose(decision.moves);
    const told = game.foresight.preview(state, move);
    const what = game.words.notation(move);
    const done = applyMove(game, state, move);
    if (!done.ok) throw new Error(done.reason.key);
    const { events } = done;
    if (move.type === 'assault' || (move.type === 'attack' && find(events, 'attack-declared')) || move.type === 'join')
      cost = [costOf(told)];
    if (move.type === 'defend') cost.push(costOf(told));
    if (move.type === 'shift' || move.type === 'defend' || move.type === 'reroll') compareRoll(told, events, what);
    if (move.type === 'fall-back' || move.type === 'advance') {
      const takes = named(told.effects, 'takes').map(
        ({ params = {} }) => `${String(params['hex'])} ${String(params['points'])}`,
      );
      const came = events.flatMap((event) => (event.type === 'control' ? [`${event.hex} ${event.points}`] : []));
      for (const take of takes)
        check(came.includes(take), `${what}: ${take} was told and not taken, but ${came.join()}`);
    }
    // An attack that fails at once is over within its move.
    const wasFought = state.combat !== null || find(events, 'attack-declared') !== undefined;
    state = done.state;
    if (wasFought && state.combat === null) {
      combats += 1;
      // The last combat of a phase may lead into the next player turn, in which units recover.
      const recovered = events.flatMap((event) => (event.type === 'recovered' ? event.units : []));
      for (const { spent, gone } of cost) {
        for (const unit of spent) {
          const is =
            unit === '' ||
            recovered.includes(unit) ||
            state.units[unit]?.spent === true ||
            !/^\d/.test(state.units[unit]?.place ?? '');
          check(is, `${what}: ${unit} is not spent`);
        }
        for (const unit of gone)
          check(unit === '' || !/^\d/.test(state.units[unit]?.place ?? ''), `${what}: ${unit} is not gone`);
      }
      cost = [];
    }
  }
  return combats;
}

it(
  `what is told of a combat is what comes of it, in ${COMBATS} combats of random games`,
  () => {
    let left = COMBATS;
    for (let n = 0; left > 0; n++) left -= playCombats(n, left);
    expect(left).toBe(0);
  },
  LONG,
);

it('holds where an attack fails at once, and in the combat after it', () => {
  expect(playCombats(563, Infinity)).toBeGreaterThan(5);
});
