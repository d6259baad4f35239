/** Property: the preview of a battle, a retreat or a move comes true (§8). */
import { expect, it } from 'vitest';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { Move } from '../../../src/engine/games/hitlers-last-battles/moves.ts';
import type { HlbState } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Line, Preview } from '../../../src/engine/kernel/types.ts';
import { effort } from '../../support/effort.ts';
import { check } from '../../support/random-games.ts';
import { makePlayer } from './players.ts';
import { game } from './support.ts';

/** Battles that are compared: few in `npm test`, ten thousand in the soak. */
const BATTLES = effort(500, 10_000);
const LONG = 1_200_000;

const named = (lines: readonly Line[], ...keys: readonly string[]) =>
  lines.filter(({ key }) => keys.includes(key.slice('hlb.effect.'.length)));
const find = <K extends HlbEvent['type']>(events: readonly HlbEvent[], type: K) =>
  events.find((event): event is Extract<HlbEvent, { type: K }> => event.type === type);
const takenIn = (events: readonly HlbEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'control' ? [`${event.hex} ${event.to} ${event.points}`] : []));
const takenBy = (lines: readonly Line[]): readonly string[] =>
  lines.map(({ params = {} }) => `${String(params['hex'])} ${String(params['faction'])} ${String(params['points'])}`);

/** Compares the result of the dice with the preview of that difference. */
function compareBattle({ effects, odds }: Preview, events: readonly HlbEvent[], state: HlbState, what: string): void {
  const rolled = find(events, 'rolled');
  if (!rolled) return;
  const came = rolled.diff >= 2 ? 'eliminated' : rolled.diff === 1 ? 'retreats' : 'goes-back';
  check((odds?.outcomes.find(({ id }) => id === came)?.count ?? 0) > 0, `${what}: ${came} had no chance`);
  const [eliminated, retreated, back] = [
    find(events, 'eliminated'),
    find(events, 'retreated'),
    find(events, 'went-back'),
  ];
  const top = state.stack.at(-1);
  const isTold = (...keys: readonly string[]): boolean => named(effects, ...keys).length > 0;
  let taken = named(effects, 'wins', 'wins-points');
  if (came === 'eliminated') {
    check(isTold('eliminated') && eliminated?.cause === 'difference', `${what}: eliminated`);
  } else if (came === 'retreats' && top?.at === 'combat/retreat') {
    const [among] = named(effects, 'retreats-among');
    check(among?.params?.['hexes'] === top.hexes.join(), `${what}: retreats among ${top.hexes.join()}`);
    taken = [];
  } else if (came === 'retreats' && retreated) {
    check(named(effects, 'retreats-to')[0]?.params?.['hex'] === retreated.hex, `${what}: retreats to ${retreated.hex}`);
    taken = [...named(effects, 'retreat-takes', 'retreat-takes-points'), ...taken];
  } else if (came === 'retreats') {
    check(isTold('no-retreat', 'no-retreat-column') && eliminated?.cause === 'no-retreat', `${what}: no retreat`);
  } else {
    taken = [];
    if (back) check(named(effects, 'goes-back')[0]?.params?.['hex'] === back.hex, `${what}: goes back`);
    else if (eliminated?.cause === 'way-barred') check(isTold('may-not-go-back'), `${what}: may not go back`);
    else check(isTold('cannot-go-back') && eliminated?.cause === 'way-blocked', `${what}: cannot go back`);
  }
  expect(takenIn(events), what).toEqual(takenBy(taken));
}

/** Games by every reading, with players who like to fight. */
function playBattles(n: number): number {
  const readings = n % 2 > 0 ? { 'beaten-attacker': 'retreats' } : {};
  const choose = makePlayer(`comes ${n}`, 80);
  let { state } = startGame(game, { scenario: 'campaign', seed: `comes ${n}`, options: readings });
  let battles = 0;
  for (let decision = decide(game, state); decision; decision = decide(game, state)) {
    const move: Move = choose(decision.moves);
    const told = game.foresight.preview(state, move);
    const what = game.words.notation(move);
    const done = applyMove(game, state, move);
    if (!done.ok) throw new Error(done.reason.key);
    state = done.state;
    if (move.type === 'battle' || move.type === 'support') {
      compareBattle(told, done.events, state, what);
      battles += done.events.filter(({ type }) => type === 'rolled').length;
    } else if (move.type === 'move' || move.type === 'retreat') {
      const takes = takenBy(named(told.effects, 'takes', 'takes-points'));
      const own = takenIn(done.events).slice(0, takes.length);
      expect(own, what).toEqual(takes);
      if (move.type === 'move') expect(takenIn(done.events), what).toEqual(takes);
    }
  }
  return battles;
}

it(
  `what is told of a battle is what comes of it, in ${BATTLES} battles of random games`,
  () => {
    let battles = 0;
    for (let n = 0; battles < BATTLES; n++) battles += playBattles(n);
    expect(battles).toBeGreaterThanOrEqual(BATTLES);
  },
  LONG,
);
