import type { Frame } from '../../../src/engine/games/hitlers-reich/frames.ts';
import type { Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import type { HrTypes } from '../../../src/engine/games/hitlers-reich/types.ts';
import { forked, takenBack, tried, undone } from '../../record/histories.ts';
import type { GameRequest, Plan, SampleRequest } from '../../record/plan.ts';

type Players = GameRequest['players'];
type Sample = SampleRequest<HrTypes>;

const GREEDY: Players = ['greedy', 'greedy'];
const RANDOM: Players = ['random', 'random'];
const STRONG_AXIS: Players = ['greedy', 'random'];
const STRONG_ALLIES: Players = ['random', 'greedy'];

const series = (scenario: string, kind: string, players: Players, count: number): GameRequest<HrTypes>[] =>
  Array.from({ length: count }, (_, i) => ({ name: `${scenario}-${kind}-${i + 1}`, players, scenario }));

const SCENARIOS = ['campaign-1941', 'short-1944', 'intro-1941-42', 'intro-1941-43', 'tournament'] as const;

/** The deciding frame and seat of a sample. */
const asks =
  (at: Frame['at'], seat: Side): Sample['wants'] =>
  (point, decision) =>
    decision?.seat === seat && point.state.stack[point.state.stack.length - 1]?.at === at;

const sample = (at: Frame['at'], seat: Side, more: Partial<Sample> = {}): Sample => ({
  name: `${at.replace('/', '-')}-${seat}`,
  players: RANDOM,
  scenario: 'short-1944',
  wants: asks(at, seat),
  ...more,
});

const campaign = { scenario: 'campaign-1941' } as const;

/** Italy about to fall, Turkey and Romania within reach, the Allies with their best events. */
const LATE_WAR: Position = {
  year: { axis: 2, allies: 2 },
  pact: false,
  axisReshuffled: true,
  markers: { bessarabia: null, greece: 'axis', libya: 'western', sicily: 'western' },
  events: {
    turncoats: 'mall',
    enigma: 'allies-up',
    outfoxed: 'axis-up',
    counterattack: 'allies-up',
    speer: 'standing',
  },
};

/** Almost every marker is on the map. */
const CROWDED: Position = {
  side: 'allies',
  year: { axis: 3, allies: 3 },
  pact: false,
  axisReshuffled: true,
  italySurrendered: true,
  vichy: 'resolved',
  events: { 'higgins-boats': 'allies-up' },
  bigPush: { axis: 'none', allies: 'ready' },
  markers: Object.fromEntries(
    [
      ...[
        'channel',
        'north-sea',
        'irish-sea',
        'mid-atlantic',
        'bay-of-biscay',
        'arctic-ocean',
        'skagerrak',
        'baltic-sea',
      ],
      ...['straits-of-gibraltar', 'western-mediterranean', 'gulf-of-lyon', 'tyrrhenian-sea', 'sicily-sea', 'levant'],
      ...['central-mediterranean', 'adriatic-sea', 'aegean-sea', 'eastern-mediterranean'],
      ...['algeria', 'morocco', 'tunisia', 'vichy-france', 'syria-lebanon'],
      ...['libya', 'sicily'],
    ].map((id) => [id, 'western' as const]),
  ),
};

export const plan: Plan<HrTypes> = {
  games: SCENARIOS.flatMap((scenario) => [
    ...series(scenario, 'greedy', GREEDY, 8),
    ...series(scenario, 'random', RANDOM, 6),
    ...series(scenario, 'axis', STRONG_AXIS, 3),
    ...series(scenario, 'allies', STRONG_ALLIES, 3),
  ]),
  samples: [
    { name: 'opening-1941', players: GREEDY, ...campaign, wants: (point) => point.entry === null },
    { name: 'opening-1944', players: GREEDY, scenario: 'short-1944', wants: (point) => point.entry === null },
    sample('turn/action', 'axis', campaign),
    sample('turn/action', 'allies', { then: takenBack }),
    sample('turn/bonus', 'axis', { then: undone }),
    sample('turn/bonus', 'allies', campaign),
    sample('bonus/centre', 'axis', campaign),
    sample('bonus/centre', 'allies', {}),
    sample('bonus/blitz', 'axis', { then: tried }),
    sample('bonus/blitz', 'allies', campaign),
    sample('push/events', 'axis', campaign),
    sample('push/attacks', 'allies', campaign),
    sample('push/bonus', 'axis', campaign),
    sample('barbarossa/ask', 'axis', campaign),
    sample('overlord/landing', 'allies', {}),
    sample('overlord/blitz', 'allies', {}),
    sample('bagration/ask', 'allies', {}),
    sample('reorganise/discard', 'axis', campaign),
    sample('pay/card', 'allies', campaign),
    sample('pay/lift', 'axis', campaign),
    sample('plan/reroll', 'axis', campaign),
    sample('conflict/name', 'axis', {}),
    sample('conflict/name', 'allies', { then: tried }),
    sample('conflict/outfox', 'axis', { ...campaign, position: LATE_WAR }),
    sample('conflict/card', 'axis', campaign),
    sample('conflict/card', 'allies', campaign),
    sample('conflict/effect', 'axis', {}),
    sample('conflict/pick', 'allies', {}),
    sample('conflict/reroll', 'axis', campaign),
    sample('conflict/counter', 'allies', { ...campaign, position: LATE_WAR }),
    sample('clean/keep', 'axis', {}),
    sample('clean/nation', 'allies', campaign),
    sample('event/choose', 'allies', { ...campaign, position: LATE_WAR }),
    sample('event/nation', 'allies', { ...campaign, position: LATE_WAR }),
    sample('event/drop', 'allies', {}),
    sample('control/lift', 'allies', { ...campaign, position: CROWDED }),
    sample('discard', 'axis', campaign),
    sample('discard', 'allies', campaign),
    sample('reshuffle/speer', 'axis', { ...campaign, position: LATE_WAR }),
    sample('reshuffle/return', 'axis', campaign),
    sample('reshuffle/build-up', 'allies', campaign),
    { name: 'forked', players: RANDOM, ...campaign, wants: (point) => point.state.year.axis === 1, then: forked },
    sample('discard', 'allies', { ...campaign, name: 'against-computer', computers: { allies: 'marshal' } }),
    { name: 'over', players: RANDOM, ...campaign, wants: (_, decision) => decision === null },
  ],
};
