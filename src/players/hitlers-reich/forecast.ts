/** Playouts by Veterans of both sides, to the end of the other side's next turn. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { GameDefinition } from '../../engine/kernel/types.ts';
import type { Forecast } from '../forecast.ts';
import { type Theme, type ThemesOf, explainBy } from '../themes.ts';
import { type FeatureReader, valueOf } from '../value.ts';
import { FEATURES, readFeatures } from './features.ts';
import { makeMind } from './mind.ts';
import { sightOfDeal } from './sight.ts';
import { TEMPERED } from './temper.ts';
import { makeWeigher, pickBest } from './veteran.ts';
import weights from './value.json';

type Feature = (typeof FEATURES)[number];

const AXIS: Partial<Readonly<Record<Feature, Theme>>> = {
  'Axis hand size': 'hand-sizes',
  'Axis hand size under 2': 'hand-sizes',
  'Axis hand size under 4': 'hand-sizes',
  'Axis hand size under 6': 'hand-sizes',
  'Allied hand size': 'hand-sizes',
  'Allied hand size under 2': 'hand-sizes',
  'Allied hand size under 4': 'hand-sizes',
  'Allied hand size under 6': 'hand-sizes',
  'lead in hand size by how much of the war is over': 'hand-sizes',
  'lead in hand size in the last year': 'hand-sizes',
  'years that are over': 'years',
  'Axis cylinder ahead': 'years',
  'Axis deck': 'decks',
  'Allied deck': 'decks',
  'Axis centres lost': 'centres',
  'Axis centres lost, above three': 'centres',
  'Soviet centres lost': 'enemy-centres',
  'Soviet centres lost, above three': 'enemy-centres',
  'Western centres lost': 'enemy-centres',
  'Western centres lost, above three': 'enemy-centres',
  'Berlin lost': 'centres',
  'London and Moscow lost': 'enemy-centres',
  'Axis drums threatened': 'threats',
  'Allied drums threatened': 'threats',
  'Axis areas': 'areas',
  'Allied areas': 'areas',
  'Axis zones': 'areas',
  'Allied zones': 'areas',
  'Axis events': 'events',
  'Allied events': 'events',
  'Axis Big Push': 'push',
  'Allied Big Push': 'push',
  'the Pact holds': 'turning-points',
  'Overlord still to come': 'turning-points',
  'Italy stands': 'turning-points',
  'Axis fortresses': 'fortresses',
  'Allied fortresses': 'fortresses',
  // For a hidden hand the mean of the dealt ones.
  'quality of the Axis hand': 'hands',
  'quality of the Allied hand': 'hands',
};

const MIRRORED: Partial<Readonly<Record<Theme, Theme>>> = { centres: 'enemy-centres', 'enemy-centres': 'centres' };

const axis = FEATURES.map((feature): Theme => AXIS[feature] ?? 'other');
const allies = axis.map((theme) => MIRRORED[theme] ?? theme);

export const themesOf: ThemesOf<HrTypes> = (seat) => (seat === 'axis' ? axis : allies);

/** The last years of the introductory games, and of the others. */
const LAST_YEARS = [2, 3, 5] as const;

const halfTurnOf = ({ gameTurn, side }: HrTypes['state']): number => 2 * gameTurn + Number(side === 'allies');

export function createReader(facts: HrFacts): FeatureReader<HrTypes> {
  const mind = makeMind(facts, 'axis');
  return {
    features: FEATURES,
    stages: LAST_YEARS.length,
    round: LAST_YEARS.length,
    stage: ({ lastYear }) => LAST_YEARS.findIndex((year) => lastYear <= year),
    moment: halfTurnOf,
    mover: ({ side }) => side,
    read(state, seat) {
      const features = readFeatures(mind, sightOfDeal(state, 'axis'), state.hands);
      return seat === 'axis' ? features : features.map((feature) => -feature);
    },
  };
}

/** Player turns of a playout: the one it begins in, and the next. */
const TURNS = 2;

export function createPolicy(facts: HrFacts, tempers = TEMPERED): Forecast<HrTypes>['policy'] {
  const weighers = {
    axis: makeWeigher(facts, 'axis', tempers.axis),
    allies: makeWeigher(facts, 'allies', tempers.allies),
  };
  return ({ moves, seat }, state, draw) => {
    const [only] = moves;
    return only && moves.length === 1 ? only : pickBest(moves, weighers[seat](sightOfDeal(state, seat), moves), draw);
  };
}

export function createForecast({ data: { facts } }: GameDefinition<HrTypes>): Forecast<HrTypes> {
  const reader = createReader(facts);
  const value = valueOf(reader, weights);
  return {
    policy: createPolicy(facts),
    isSettled: (from, state) =>
      state.stack.at(-1)?.at === 'turn/action' && halfTurnOf(state) >= halfTurnOf(from) + TURNS,
    chance: (state) => value(state, 'axis'),
    explain: explainBy(reader, weights, themesOf),
  };
}
