/** Logistics: set-up, sea, removal, cards, arrivals, rebuilding, the hero city and rail (§6, §13.1, §14, §15), and waking (§7.1). */
import type { Line, Preview, Reason } from '../../../kernel/types.ts';
import { NO_PREVIEW, previewOf } from '../../../kits/rehearsal/preview.ts';
import type { HexId, Side, Spot, UnitId } from '../ids.ts';
import type { MoveOf } from '../moves.ts';
import { isAreaId, known } from '../numbers.ts';
import { previewActivation } from '../preview/battle.ts';
import { crowdWarnings, spentEffects, trackEffect } from '../preview/effects.ts';
import { explainActivation, mayWakeInCombat } from '../rules/activation.ts';
import { explainArrival, explainDraw, explainEndReinforce, explainPlacement } from '../rules/placement.ts';
import type { Tables } from '../tables.ts';
import { readField, unitState } from '../rules/field.ts';
import { explainOwner } from '../rules/movement.ts';
import { explainAboard, explainRail, explainSail, goesBySea, readRailNet } from '../rules/rail.ts';
import { refusal } from '../rules/reason.ts';
import {
  costOf,
  explainFurtherRebuild,
  explainHero,
  explainRebuild,
  explainRemoval,
  placesOfCard,
  secondCard,
} from '../rules/rebuilding.ts';
import { combatOf } from '../rules/reckon.ts';
import { doublesAsHero } from '../rules/score.ts';
import { explainRemoval as explainExcess } from '../rules/stacking.ts';
import type { Asked } from '../rules/steps.ts';
import { rulingsOf } from '../rulings.ts';
import type { BtmState } from '../state.ts';
import type { RulesOf } from './verb-rules.ts';

type Verbs =
  | 'place'
  | 'sea'
  | 'end-sea'
  | 'remove'
  | 'end-remove'
  | 'draw'
  | 'arrive'
  | 'rebuild'
  | 'end-rebuild'
  | 'hero'
  | 'end-reinforce'
  | 'rail'
  | 'aboard'
  | 'depart'
  | 'end-rail'
  | 'activate';

export const logistics: RulesOf<Verbs> = {
  place: {
    refuse: ({ tables: t, state, frame }, { unit, hex }) => explainPlacement(t, state, frame.left, unit, hex),
  },
  sea: {
    refuse: ({ tables: t, state }, { unit }) => explainSail(t, state, unit),
    preview: ({ tables: t, state, side }, { unit }) =>
      previewOf(spentEffects(t, state, [unit], '15.2'), crowdWarnings(t, state, side, [unit], t.sevastopol, '8.3')),
  },
  'end-sea': {},
  remove: {
    refuse: ({ tables: t, state, frame, side }, { unit }) =>
      frame.at === 'logistics/remove'
        ? explainRemoval(t, state, unit)
        : (explainOwner(t, unit, side) ?? explainExcess(readField(t, state), t.unitNo(unit))),
    preview: ({ frame }, { unit }) =>
      previewOf([{ key: 'btm.effect.removed', params: { unit }, rule: removalRule(frame) }]),
    say: ({ state, frame }, { unit }) => ({
      key: 'btm.move.remove',
      params: { unit, hex: unitState(state, unit).place },
      rule: removalRule(frame),
    }),
  },
  'end-remove': {},
  draw: { refuse: ({ tables: t, state, side }, { card }) => explainDraw(t, state, side, card) },
  arrive: { refuse: ({ tables: t, state, side }, { unit, area }) => explainArrival(t, state, side, unit, area) },
  rebuild: {
    refuse: ({ tables: t, state, frame, side }, move) =>
      frame.at === 'logistics/rebuild'
        ? explainFurtherRebuild(t, state, frame.card, frame.left, move)
        : explainRebuild(t, state, side, move.card, move.unit, move.area),
    preview: previewRebuild,
    say: sayRebuild,
  },
  'end-rebuild': {},
  hero: {
    refuse: ({ tables: t, state, side }, { card, hex }) => explainHero(t, state, side, card, hex),
    preview: ({ tables: t, state }, { hex }) => previewHero(t, state, hex),
  },
  'end-reinforce': { refuse: ({ tables: t, state, side }) => explainEndReinforce(t, state, side) },
  rail: {
    refuse: ({ tables: t, state, side }, { by, unit, to }) =>
      explainRail(state, readRailNet(t, state, side), by, unit, to),
    preview: ({ tables: t, state, side }, { unit, to }) => previewRide(t, state, side, [unit], to),
    say({ tables: t, state }, { unit, by, to: hex }) {
      if (!goesBySea(t, state, unit, hex)) return null;
      return by === 'free'
        ? { key: 'btm.move.ship', params: { unit, hex }, rule: '15.2.2' }
        : { key: 'btm.move.ship-card', params: { unit, hex, card: by }, rule: '15.2.2' };
    },
  },
  aboard: {
    refuse: ({ tables: t, state, frame }, { unit }) => explainAboard(t, state, frame.aboard, unit, frame.to),
    // §6.3.2, §8: those aboard, and one more who boards now, at the end of the line.
    preview: ({ tables: t, state, frame, side }, { unit }) =>
      previewRide(t, state, side, [...frame.aboard, unit], frame.to),
  },
  depart: {
    preview: ({ tables: t, state, frame, side }) => previewRide(t, state, side, frame.aboard, frame.to),
  },
  'end-rail': {},
  activate: {
    refuse: ({ tables: t, state, frame, side }, { card, unit }) =>
      (frame.at === 'combat/attack-card' ? explainWakeInCombat(state) : null) ??
      explainActivation(t, state, side, card, unit),
    preview: ({ tables: t, state }, { unit }) => previewActivation(t, state, unit),
  },
};

const removalRule = ({ at }: Asked<'remove'>['frame']): string => (at === 'movement/excess' ? '8.3' : '6.2.4');

function previewRebuild(
  { tables: t, state, frame, side }: Asked<'rebuild'>,
  { card, unit }: MoveOf<'rebuild'>,
): Preview {
  if (side === 'german') return previewOf([{ key: 'btm.effect.rebuilt-spent', params: { unit }, rule: '6.2.2' }]);
  const places = frame.at === 'logistics/rebuild' ? frame.left : placesOfCard(t, card);
  const left = places - costOf(t, state, t.unitNo(unit));
  return previewOf([{ key: 'btm.effect.rebuilt-active', params: { unit, left }, rule: '6.2.3' }]);
}

function sayRebuild(
  { tables: t, state, frame }: Asked<'rebuild'>,
  { card, unit, area }: MoveOf<'rebuild'>,
): Line | null {
  if (frame.at === 'logistics/rebuild') return { key: 'btm.move.rebuild-more', params: { unit, area }, rule: '6.2.3' };
  const isDouble = t.sideOfCard(card) === 'german' && costOf(t, state, t.unitNo(unit)) > placesOfCard(t, card);
  const second = isDouble ? secondCard(t, state, card) : null;
  return second === null
    ? null
    : { key: 'btm.move.rebuild-double', params: { card, second, unit, area }, rule: '13.1' };
}

function previewHero(t: Tables, state: BtmState, hex: HexId): Preview {
  const city = t.cityAt(t.placeNo(hex));
  const effects: Line[] = [{ key: 'btm.effect.hero-holds', params: { hex }, rule: '14.2.1' }];
  if (city?.supplyCity === false) effects.push({ key: 'btm.effect.hero-supply', params: { hex }, rule: '14.2.2' });
  if (doublesAsHero(t, state, city))
    effects.push({ key: 'btm.effect.hero-points', params: { hex, points: t.scoring.supplyCity }, rule: '14.2.2' });
  return previewOf(effects);
}

/** §6.3, §15.2.2: the end of a rail move, and its price for units that go by sea (Q25) or into their rear (Q29). */
function previewRide(t: Tables, state: BtmState, side: Side, units: readonly UnitId[], to: Spot): Preview {
  if (isAreaId(to))
    return rulingsOf(state)['rail-to-rear'] === 'track' ? previewOf([trackEffect(t, state)]) : NO_PREVIEW;
  const isVoyage = goesBySea(t, state, known(units[0]), to);
  return previewOf(
    isVoyage ? spentEffects(t, state, units, '15.2.2') : [],
    crowdWarnings(t, state, side, units, to, '6.3'),
  );
}

/** Q13, Q26: within a combat a card activates a unit only in the side's own breakthrough phase. */
function explainWakeInCombat(state: BtmState): Reason | null {
  if (mayWakeInCombat(state)) return null;
  return combatOf(state).caller === 'combat'
    ? refusal('NO_WINDOW.activate', 'Q13')
    : refusal('NO_WINDOW.activate-combat', 'Q26');
}
