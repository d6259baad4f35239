/** Property: the stakes announced before a fight come true, by its result (§7.8, §7.9). */
import { expect, it } from 'vitest';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Line, Setup } from '../../../src/engine/kernel/types.ts';
import type { Stake } from '../../../src/engine/kits/rehearsal/rehearse.ts';
import { describe as describeEvent } from '../../../src/engine/games/hitlers-reich/sentences.ts';
import type { HrEvent } from '../../../src/engine/games/hitlers-reich/events.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import { rehearseDeclared, stakesOf } from '../../../src/engine/games/hitlers-reich/preview/stakes.ts';
import { SCENARIOS, type HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { effort } from '../../support/effort.ts';
import { check } from '../../support/random-games.ts';
import { def, shipped } from '../../support/reich.ts';
import { RARE_POSITIONS } from './rare-positions.ts';
import { makeChooser, OTHER_RULINGS, setupOf } from './walk.ts';

/** Fights that are compared: few in `npm test`, ten thousand in the soak. */
const FIGHTS = effort(500, 10_000);
const LONG = 1_200_000;

/** Changes that are told; their words are those of the log. */
const CHANGES: ReadonlySet<HrEvent['type']> = new Set<HrEvent['type']>([
  'took',
  'fortress-lost',
  'fleet-lost',
  'hand-size',
  'italy',
  'vichy',
  'activated',
  'won',
]);
/** Questions that decide the holder of a space, which the stakes do not tell. */
const CHOICES = ['clean/nation', 'event/choose', 'event/nation'];

interface Fight {
  readonly move: Move;
  readonly stakes: readonly Stake[];
  readonly asked: string[];
  readonly named: string[];
  readonly events: HrEvent[];
}

const listed = (text: unknown): readonly string[] => (typeof text === 'string' ? text.split(',') : []);
const holds = ({ named }: Fight, when: Line | undefined): boolean =>
  listed(when?.params?.['named']).every((event) => named.includes(event)) &&
  !listed(when?.params?.['left']).some((event) => named.includes(event));

/** Up to the end of the turn. */
function changesOf({ events }: Fight): readonly HrEvent[] {
  const end = events.findIndex(({ type }) => type === 'turn-ended');
  return events.slice(0, end < 0 ? events.length : end).filter(({ type }) => CHANGES.has(type));
}

/** With a marker of choice removed, or a deck that ran out within the fight, figures may have moved. */
const textOf = ({ key, params = {} }: Line, isLoose: boolean): string =>
  JSON.stringify(isLoose ? [key, params['space'], params['side'], params['nation']] : [key, params]);

/** Rewards visible in the next question, or at the end of the turn. */
function earnedBy({ events }: Fight, state: HrState): readonly string[] {
  if (events.some(({ type }) => type === 'turn-ended')) return ['ends-turn'];
  const isCentre = state.stack.at(-1)?.at === 'bonus/centre';
  const declined = isCentre ? applyMove(def, state, { type: 'decline' }) : null;
  const next = declined?.ok ? declined.state : state;
  return [
    ...(isCentre ? ['centre'] : []),
    ...(next.stack.at(-1)?.at === 'bonus/blitz' ? ['blitz'] : []),
    ...(state.turn.success === 'earned' ? ['success'] : []),
    ...(state.turn.success === 'waiting' ? ['success-waiting'] : []),
  ];
}

function compare(fight: Fight, state: HrState): void {
  const end = state.last?.won === true ? 'win' : 'lose';
  const told = fight.stakes
    .filter(({ on, when }) => (on === 'either' || on === end) && holds(fight, when))
    .map(({ line }) => line);
  const isReshuffled = fight.events.some(({ type }) => type === 'reshuffled');
  const isChosen = fight.asked.some((at) => CHOICES.includes(at));
  const isLifted = fight.asked.includes('control/lift') || fight.events.some(({ type }) => type === 'lifted');
  const isLoose = isLifted || isReshuffled;
  const what = `${def.words.notation(fight.move)}, ${end}`;

  const toldLines = told.filter(({ key }) => key.startsWith('hr.log.')).map((line) => textOf(line, isLoose));
  const came = changesOf(fight).flatMap((event) => describeEvent(event) ?? []);
  const cameLines = came.map((line) => textOf(line, isLoose));
  // A deck that runs out within the fight may end the game before its clean-up.
  const isCut = isReshuffled && state.result !== null;
  for (const line of toldLines) check(isCut || cameLines.includes(line), `${what}: ${line} was told and did not come`);
  if (!isLoose && !isChosen)
    for (const line of cameLines) check(toldLines.includes(line), `${what}: ${line} came and was not told`);

  const stakes = told.filter(({ key }) => key.startsWith('hr.stake.')).map(({ key }) => key.slice('hr.stake.'.length));
  if (stakes.includes('reshuffle')) check(isReshuffled, `${what}: no deck ran out`);
  if (state.result !== null || isReshuffled) return;
  expect(stakes, what).toEqual(earnedBy(fight, state));
}

/** Games of every scenario by both readings, and of positions from which rare things come up. */
const setups = function* (): Generator<Setup> {
  for (let n = 0; ; n++) {
    const options = n % 2 > 0 ? OTHER_RULINGS : {};
    for (const scenario of SCENARIOS) yield setupOf(scenario, `${scenario} comes ${n}`, options);
    for (const [name, position] of Object.entries(RARE_POSITIONS))
      yield setupOf('campaign-1941', `${name} comes ${n}`, options, position);
  }
};
/** Limits the fights of one game, so that every kind of game is included. */
const MOST = effort(50, 200);

function playFights(setup: Setup, most: number): number {
  const choose = makeChooser(setup.seed);
  let { state } = startGame(def, setup);
  let fight: Fight | null = null;
  let compared = 0;
  for (let decision = decide(def, state); decision && compared < most; decision = decide(def, state)) {
    const move = choose(decision.moves);
    if (state.conflict === null) {
      const stakes = stakesOf(shipped, rehearseDeclared(shipped, state, move));
      fight = stakes.length > 0 ? { move, stakes, asked: [], named: [], events: [] } : null;
    }
    const done = applyMove(def, state, move);
    if (!done.ok) throw new Error(done.reason.key);
    if (fight) {
      fight.asked.push(state.stack.at(-1)?.at ?? '');
      fight.events.push(...done.events);
      if (move.type === 'play') fight.named.push(move.event);
    }
    state = done.state;
    if (fight && (state.conflict === null || state.result !== null)) {
      compare(fight, state);
      compared += 1;
      fight = null;
    }
  }
  return compared;
}

it(
  `what is told of a fight is what comes of it, in ${FIGHTS} fights of random games`,
  () => {
    let left = FIGHTS;
    for (const setup of setups()) {
      left -= playFights(setup, Math.min(left, MOST));
      if (left === 0) break;
    }
    expect(left).toBe(0);
  },
  LONG,
);

it('holds where a reshuffle of the refill comes between a fight and what follows from it', () => {
  const name = 'Rome and Paris in between';
  const position = RARE_POSITIONS[name];
  expect(playFights(setupOf('campaign-1941', `${name} comes 2`, {}, position), 200)).toBeGreaterThan(10);
});
