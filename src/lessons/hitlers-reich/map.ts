import type { Lesson } from '../types.ts';
import { eventsAt, in1942, partsOf } from './parts.ts';

const { lesson, read, choose, count, point, why, play } = partsOf('hr-map');

/** A made-up table of 1942 that shows every sign of the map. */
export const map: Lesson = lesson(
  {
    position: {
      ...in1942,
      handSize: { axis: 6, allies: 7 },
      markers: {
        'baltic-states': 'axis',
        minsk: 'axis',
        bessarabia: 'axis',
        leningrad: 'axis',
        sicily: 'western',
        'sicily-sea': 'western',
        'north-sea': 'axis',
        'baltic-sea': 'axis',
      },
      fleets: { axis: ['north-sea', 'sicily-sea'], allies: ['mid-atlantic'] },
      fortresses: { axis: ['romania'], allies: ['gibraltar'] },
      hands: {
        axis: ['G12', 'G9', 'G7', 'I8', 'I5', 'I3'],
        allies: ['W11', 'W9', 'W6', 'W4', 'S10', 'S8', 'S5'],
      },
      decks: { axis: ['G5', 'I6'], allies: ['W3', 'S6'] },
      events: eventsAt(1942, { 'waffen-ss': 'axis-up', enigma: 'allies-up' }),
    },
  },
  [
    read('spaces', { rule: '2', pointAt: ['space:moscow', 'space:north-sea'] }),
    point('capital', { rule: '2.5', accept: ['space:moscow', 'space:london'] }),
    count('drums', { rule: '2.5', pointAt: ['space:berlin'], options: [1, 2, 3], answer: 3 }),
    choose('print', {
      rule: '3.1',
      pointAt: ['space:smolensk'],
      options: ['nobody', 'soviet', 'axis'],
      answer: 'soviet',
    }),
    point('marker', {
      rule: '3.1',
      pointAt: ['space:smolensk'],
      accept: ['space:minsk', 'space:baltic-states', 'space:bessarabia', 'space:leningrad'],
    }),
    point('contested', { rule: '2.4', pointAt: ['space:north-sea'], accept: ['space:sicily-sea'] }),
    point('reach', {
      rule: '6.5.1',
      pointAt: ['space:minsk'],
      accept: ['space:smolensk', 'space:kharkov'],
    }),
    why('corner', { rule: '2.1', pointAt: ['space:leningrad'], picked: ['space:leningrad'], answer: 'space:moscow' }),
    why('strait', { rule: '2.3', pointAt: ['space:naples'], picked: ['space:naples'], answer: 'space:sicily' }),
    why('island', { rule: '2.2', pointAt: ['space:channel'], answer: 'space:london' }),
    why('vichy', {
      rule: '6.5.1.1',
      pointAt: ['space:bordeaux'],
      picked: ['space:bordeaux'],
      answer: 'space:vichy-france',
    }),
    why('neutral', { rule: '2.1', pointAt: ['space:bulgaria'], answer: 'space:turkey' }),
    choose('pieces', {
      rule: '3.3',
      pointAt: ['space:romania', 'space:north-sea'],
      options: ['fleet-moves', 'die', 'control'],
      answer: 'die',
    }),
    play('fleet', {
      rule: '6.3.1',
      pointAt: ['space:baltic-sea'],
      answer: 'fleet baltic-sea',
      wrong: { 'fleet *': 'zone' },
      also: { 'A * *': 'action', 'E *': 'action', 'fortify *': 'action', 'reorganise *': 'action', plan: 'action' },
    }),
    play('pay', {
      rule: '6.3.1',
      pointAt: ['space:baltic-sea'],
      answer: 'discard I3',
      wrong: { 'discard *': 'dear' },
    }),
  ],
);
