/** Positions from which rare branches come up soon (rules file, section 7.3). */
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { tables } from '../../support/reich.ts';

const all = <X>(ids: readonly string[], what: X): Record<string, X> => Object.fromEntries(ids.map((id) => [id, what]));
const zones = tables.zones.map(({ id }) => id);
const plain = (nation: string) =>
  tables.areas.filter(({ printed, value }) => printed === nation && value === 0).map(({ id }) => id);

const AXIS_HAND = ['G13', 'G2', 'G1', 'I13', 'I1', 'I5', 'G7', 'I9'];
const ALLIED_HAND = ['W13', 'S13', 'W1', 'S1', 'S4', 'W9', 'S12', 'W3', 'S9'];

export const RARE_POSITIONS: Readonly<Record<string, Position>> = {
  'hand sizes near 1': {
    handSize: { axis: 2, allies: 2 },
    hands: { axis: AXIS_HAND.slice(0, 2), allies: ALLIED_HAND.slice(0, 2) },
    allowance: { axis: 9, allies: 9 },
    events: { guderian: 'axis-up', 'desperate-gamble': 'axis-up', stukas: 'axis-up' },
  },
  'hand sizes near 12': {
    handSize: { axis: 12, allies: 11 },
    hands: {
      axis: [...AXIS_HAND, 'G3', 'G4', 'G5', 'G6'],
      allies: [...ALLIED_HAND, 'W5', 'W6'],
    },
  },
  'both Double Agents on one side, short decks': {
    handSize: { axis: 8, allies: 6 },
    hands: { axis: ['DA-A', 'DA-X', ...AXIS_HAND.slice(0, 6)], allies: ALLIED_HAND.slice(0, 6) },
    decks: { axis: ['G8'], allies: ['S8'] },
    rest: { axis: 'pile', allies: 'pile' },
    allowance: { axis: 9, allies: 9 },
    events: {
      'desperate-gamble': 'axis-up',
      'their-finest-hour': 'allies-up',
      'maximum-effort': 'axis-up',
      speer: 'standing',
      outfoxed: 'allies-up',
    },
  },
  'no Western marker left': {
    pact: false,
    axisReshuffled: true,
    used: { barbarossa: true, overlord: false },
    handSize: { axis: 6, allies: 9 },
    hands: { axis: AXIS_HAND.slice(0, 6), allies: ALLIED_HAND },
    markers: all([...zones, ...plain('axis').slice(0, 6)], 'western'),
    allowance: { axis: 6, allies: 9 },
    events: { 'vichy-defects': 'mall', turncoats: 'mall', AL8: 'mall', AL9: 'mall', 'higgins-boats': 'allies-up' },
  },
  'no Axis marker left': {
    pact: false,
    axisReshuffled: true,
    used: { barbarossa: true, overlord: false },
    handSize: { axis: 10, allies: 6 },
    hands: { axis: [...AXIS_HAND, 'G12', 'I12'], allies: ALLIED_HAND.slice(0, 6) },
    markers: all([...zones, ...plain('soviet'), ...plain('western')], 'axis'),
    vichy: 'attacked',
  },
  'Rome and Paris in between': {
    side: 'allies',
    pact: false,
    axisReshuffled: true,
    used: { barbarossa: true, overlord: false },
    vichy: 'resolved',
    parisTaken: true,
    active: { spain: true, turkey: true },
    spainCentre: true,
    markers: {
      ...all(['algeria', 'morocco', 'tunisia', 'vichy-france', 'syria-lebanon'], 'western'),
      spain: 'axis',
      turkey: 'axis',
      sicily: 'western',
      'sicily-sea': 'western',
      'tyrrhenian-sea': 'western',
      normandy: 'western',
      poland: 'soviet',
      romania: 'soviet',
    },
    events: { franco: 'removed', 'turkey-declares-war': 'removed', paratroops: 'allies-up' },
    allowance: { axis: 6, allies: 9 },
  },
};
