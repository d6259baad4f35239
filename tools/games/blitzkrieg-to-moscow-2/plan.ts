import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import { RULINGS, RULING_IDS } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import type { Side } from '../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { present, type Timeline } from '../../../src/engine/kernel/timeline.ts';
import type { Setup } from '../../../src/engine/kernel/types.ts';
import { forked, goneOn, swapped, takenBack, thoughtBetter, tried, undone } from '../../record/histories.ts';
import type { GameRequest, Plan, SampleRequest } from '../../record/plan.ts';

type Players = GameRequest['players'];
type Match = Timeline<BtmTypes>;
type Sample = SampleRequest<BtmTypes>;
type Options = Setup['options'];

const GREEDY: Players = ['greedy', 'greedy'];
const RANDOM: Players = ['random', 'random'];
const STRONG_GERMAN: Players = ['greedy', 'random'];
const STRONG_SOVIET: Players = ['random', 'greedy'];

const FREE_SETUP: Options = { 'free-setup': true };
const ODESSA: Options = { odessa: true };
const MOSCOW: Options = { moscow: true };
const OPEN: Options = { 'open-hands': true };
const ALL: Options = { ...FREE_SETUP, ...ODESSA, ...MOSCOW, ...OPEN };
/** Every ruling with another reading than the recommended one. */
const OTHERWISE: Options = Object.fromEntries(RULING_IDS.map((id) => [id, RULINGS[id].values[1]]));

/** Each option alone, none and all of them, and every ruling in another reading. */
const OPTIONS: Readonly<Record<string, Options>> = {
  plain: {},
  'free-setup': FREE_SETUP,
  odessa: ODESSA,
  moscow: MOSCOW,
  'open-hands': OPEN,
  all: ALL,
  otherwise: { ...ODESSA, ...OTHERWISE },
};

const series = (kind: string, players: Players, count: number): GameRequest<BtmTypes>[] =>
  Object.entries(OPTIONS).flatMap(([name, options]) =>
    Array.from({ length: count }, (_, i) => ({ name: `${name}-${kind}-${i + 1}`, players, options })),
  );

const wins = (winner: Side) => (match: Match) => present(match).state.result?.winner === winner;
const has = (type: BtmEvent['type']) => (match: Match) =>
  match.points.some(({ events }) => events.some((event) => event.type === type));

/** The deciding frame and seat of a sample. */
const asks =
  (at: Frame['at'], seat: Side): Sample['wants'] =>
  (point, decision) =>
    decision?.seat === seat && point.state.stack[point.state.stack.length - 1]?.at === at;

const sample = (at: Frame['at'], seat: Side, more: Partial<Sample> = {}): Sample => ({
  name: `${at.replace('/', '-')}-${seat}`,
  players: RANDOM,
  wants: asks(at, seat),
  ...more,
});

export const plan: Plan<BtmTypes> = {
  games: [
    ...series('random', RANDOM, 1),
    ...series('greedy', GREEDY, 1),
    ...series('german', STRONG_GERMAN, 1),
    ...series('soviet', STRONG_SOVIET, 1),
    { name: 'german-win', players: GREEDY, wants: wins('german') },
    { name: 'soviet-win', players: GREEDY, wants: wins('soviet') },
    { name: 'shipped', players: RANDOM, options: ODESSA, wants: has('shipped') },
    { name: 'hero-lost', players: STRONG_GERMAN, wants: has('hero-lost') },
    {
      name: 'moscow-lost',
      players: STRONG_GERMAN,
      options: MOSCOW,
      wants: (match) => present(match).state.moscowEverGerman,
    },
  ],
  samples: [
    { name: 'opening', players: RANDOM, wants: (point) => point.entry === null },
    sample('setup/place', 'soviet', { options: FREE_SETUP }),
    sample('logistics/sea', 'soviet', { options: { ...ODESSA, 'sea-move': 'phase-start' } }),
    sample('logistics/remove', 'soviet'),
    sample('logistics/draw', 'german', { then: takenBack }),
    sample('logistics/draw', 'soviet', { options: MOSCOW }),
    sample('logistics/reinforce', 'german', { then: tried }),
    sample('logistics/reinforce', 'soviet'),
    sample('logistics/rebuild', 'soviet'),
    sample('logistics/rail', 'german'),
    sample('logistics/rail', 'soviet', { then: undone }),
    sample('logistics/rail-group', 'soviet'),
    sample('movement/move', 'german', { then: thoughtBetter }),
    sample('movement/move', 'soviet', { options: ALL }),
    sample('movement/path', 'german'),
    sample('movement/path', 'soviet'),
    sample('movement/excess', 'soviet'),
    sample('combat/attack', 'german'),
    sample('combat/attack', 'soviet'),
    sample('combat/attackers', 'german'),
    sample('combat/attackers', 'soviet'),
    sample('combat/defence', 'german'),
    sample('combat/defence', 'soviet'),
    sample('combat/attack-card', 'german'),
    sample('combat/attack-card', 'soviet'),
    sample('combat/defence-card', 'german'),
    sample('combat/defence-card', 'soviet'),
    sample('combat/reroll', 'german', { then: swapped }),
    sample('combat/reroll', 'soviet'),
    sample('combat/retreat', 'soviet'),
    sample('combat/retreat-path', 'german'),
    sample('combat/retreat-path', 'soviet'),
    sample('combat/advance', 'german'),
    sample('combat/advance', 'soviet'),
    sample('breakthrough/action', 'german'),
    sample('breakthrough/action', 'soviet'),
    sample('breakthrough/path', 'german'),
    sample('breakthrough/path', 'soviet'),
    sample('breakthrough/second', 'german'),
    sample('breakthrough/second', 'soviet'),
    sample('card/hitler', 'soviet'),
    { name: 'late-turn', players: RANDOM, wants: (point) => point.state.turn === 5, then: goneOn },
    { name: 'forked', players: RANDOM, wants: asks('combat/attack', 'soviet'), then: forked },
    { name: 'over', players: RANDOM, wants: (_, decision) => decision === null },
  ],
};
