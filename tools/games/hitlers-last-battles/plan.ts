import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { Frame } from '../../../src/engine/games/hitlers-last-battles/frames.ts';
import type { Side } from '../../../src/engine/games/hitlers-last-battles/ids.ts';
import type { HlbTypes } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import { present, type Timeline } from '../../../src/engine/kernel/timeline.ts';
import { forked, goneOn, swapped, takenBack, thoughtBetter, tried, undone } from '../../record/histories.ts';
import type { GameRequest, Plan, SampleRequest } from '../../record/plan.ts';

type Match = Timeline<HlbTypes>;
type Players = GameRequest['players'];

const GREEDY: Players = ['greedy', 'greedy'];
const RANDOM: Players = ['random', 'random'];
const STRONG_GERMAN: Players = ['greedy', 'random'];
const STRONG_ALLIES: Players = ['random', 'greedy'];

const has = (match: Match, wants: (event: HlbEvent) => boolean): boolean =>
  match.points.some(({ events }) => events.some(wants));
const wins = (winner: Side | 'draw') => (match: Match) => present(match).state.result?.winner === winner;
const eliminated = (cause: string) => (match: Match) =>
  has(match, (event) => event.type === 'eliminated' && event.cause === cause);
const calls = (called: boolean) => (match: Match) =>
  has(match, (event) => event.type === 'volkssturm' && event.called === called);

const series = (name: string, players: Players, count: number): GameRequest<HlbTypes>[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${name}-${i + 1}`, players }));

/** The deciding frame and seat of a sample, or the end. */
const asks =
  (at: Frame['at'], seat: Side): SampleRequest<HlbTypes>['wants'] =>
  (point, decision) =>
    decision?.seat === seat && point.state.stack[point.state.stack.length - 1]?.at === at;

/** The last units of the Reich: whole games reach this about once in forty. */
const LAST_STAND = {
  turn: 4,
  side: 'german',
  units: { 'G-H': '0402', 'G-B': '0602', 'G-G': '0705', 'G-VIST': null, 'G-MIT': null, 'G-SUF': null },
};

export const plan: Plan<HlbTypes> = {
  games: [
    ...series('greedy-greedy', GREEDY, 8),
    ...series('random-random', RANDOM, 3),
    ...series('greedy-random', STRONG_GERMAN, 3),
    ...series('random-greedy', STRONG_ALLIES, 3),
    { name: 'german-win', players: GREEDY, wants: wins('german') },
    { name: 'allied-win', players: GREEDY, wants: wins('allied') },
    { name: 'draw-1', players: RANDOM, wants: wins('draw') },
    { name: 'draw-2', players: RANDOM, wants: wins('draw') },
    { name: 'volkssturm', players: GREEDY, wants: calls(true) },
    { name: 'volkssturm-saved', players: STRONG_ALLIES, wants: calls(true) },
    { name: 'volkssturm-refused', players: STRONG_ALLIES, wants: calls(false) },
    { name: 'no-retreat', players: GREEDY, wants: eliminated('no-retreat') },
    { name: 'way-blocked', players: RANDOM, wants: eliminated('way-blocked') },
    { name: 'berlin-soviet', players: STRONG_ALLIES, wants: (match) => present(match).state.control['0602'] === 'S' },
  ],
  samples: [
    { name: 'opening', players: GREEDY, wants: (point) => point.entry === null },
    { name: 'volkssturm', players: GREEDY, wants: asks('strategic/volkssturm', 'german'), position: LAST_STAND },
    { name: 'volkssturm-called', players: GREEDY, wants: asks('strategic/replace', 'german'), position: LAST_STAND },
    { name: 'replace-german', players: GREEDY, wants: asks('strategic/replace', 'german') },
    { name: 'replace-allied', players: GREEDY, wants: asks('strategic/replace', 'allied'), then: takenBack },
    { name: 'markers-german', players: RANDOM, wants: asks('strategic/markers', 'german'), then: undone },
    { name: 'markers-allied', players: GREEDY, wants: asks('strategic/markers', 'allied'), then: tried },
    { name: 'move-german', players: GREEDY, wants: asks('movement/move', 'german'), then: thoughtBetter },
    { name: 'move-allied', players: RANDOM, wants: asks('movement/move', 'allied'), then: takenBack },
    { name: 'battle-german', players: GREEDY, wants: asks('combat/battle', 'german'), then: tried },
    { name: 'battle-allied', players: GREEDY, wants: asks('combat/battle', 'allied'), then: swapped },
    { name: 'support-german', players: GREEDY, wants: asks('combat/support', 'german') },
    { name: 'support-allied', players: GREEDY, wants: asks('combat/support', 'allied') },
    { name: 'retreat-german', players: GREEDY, wants: asks('combat/retreat', 'german') },
    { name: 'retreat-allied', players: GREEDY, wants: asks('combat/retreat', 'allied') },
    { name: 'late-turn', players: GREEDY, wants: (point) => point.state.turn === 5, then: goneOn },
    { name: 'forked', players: GREEDY, wants: (point) => point.state.turn === 2, then: forked },
    { name: 'over', players: GREEDY, wants: (_, decision) => decision === null },
    { name: 'over-with-lines', players: RANDOM, wants: (_, decision) => decision === null, then: swapped },
    { name: 'over-undone', players: STRONG_ALLIES, wants: (_, decision) => decision === null, then: undone },
  ],
};
