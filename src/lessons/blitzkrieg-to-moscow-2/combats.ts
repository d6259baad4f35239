import type { Lesson } from '../types.ts';
import { afterMovement, defending, joining } from './german-turn.ts';
import { byItself, partsOf, reply } from './parts.ts';

const { lesson, choose, count, odds, play, go } = partsOf('btm-combats');

/** The worked example (§19), its combat phase: G-02 to G-05. */
export const combats: Lesson = lesson({ before: afterMovement }, [
  go('target', {
    rule: '11.2',
    pointAt: ['space:1502'],
    answer: 'attack 1502',
    also: { 'attack *': 'attack', 'end-combat': 'end' },
  }),
  go('panzer', {
    rule: '11.3.1',
    pointAt: ['unit:g-pz2'],
    answer: 'join g-pz2',
    wrong: { 'join g-pz4': 'fourth', 'join *': 'army' },
  }),
  go('army', {
    rule: '11.7',
    pointAt: ['unit:g-16', 'unit:g-18'],
    answer: 'join g-16',
    wrong: { 'join g-pz4': 'fourth', 'join *': 'next', assault: 'alone' },
    replies: byItself('join g-18'),
  }),
  odds('ratio', { rule: '11.3.3', pointAt: ['space:1502'], options: [4, 5, 6], answer: 5 }),
  go('assault', {
    rule: '11.3',

    answer: 'assault',
    wrong: { 'join g-pz4': 'fourth' },
  }),
  choose('defence', { rule: '11.3.2', pointAt: ['space:1502'], options: ['none', 'army', 'both'], answer: 'both' }),
  play('stand', {
    rule: '11.3.2',
    pointAt: ['unit:s-11', 'unit:s-mc3'],
    answer: 'defend s-11 active',
    wrong: { 'defend s-11 passive': 'passive' },
    replies: byItself('defend s-mc3 active'),
  }),
  play('air', {
    rule: '11.3.4',

    answer: 'shift g-air-1',
    accept: ['shift g-air-*'],
    wrong: { 'shift none': 'none' },
    faces: [4],
    replies: byItself('reroll none'),
  }),
  play('advance', {
    rule: '11.5',
    pointAt: ['space:1502'],
    answer: 'advance g-pz2',
    wrong: { 'advance *': 'army', 'end-advance': 'stay' },
  }),
  go('second', {
    rule: '11.1',
    pointAt: ['space:1201'],
    answer: 'attack 1201',
    also: { 'attack *': 'attack', 'end-combat': 'end' },
    replies: [...joining('g-pz3', 'g-4', 'g-9'), ...defending('s-10', 's-mc6')],
  }),
  odds('column', { rule: '11.3.4', pointAt: ['space:1201'], options: [5, 6, 7], answer: 7 }),
  play('air-again', {
    rule: '11.3.4',

    answer: 'shift g-air-2',
    accept: ['shift g-air-*'],
    wrong: { 'shift none': 'none' },
    faces: [2],
    replies: byItself('reroll none', 'advance g-pz3'),
  }),
  go('third', {
    rule: '11.1',
    pointAt: ['space:0901'],
    answer: 'attack 0901',
    also: { 'attack *': 'attack', 'end-combat': 'end' },
    replies: [...joining('g-pz1', 'g-6', 'g-17'), ...defending('s-5', 's-mc9', 's-mc22')],
  }),
  count('faces', { rule: '11.3.6', pointAt: ['space:0901'], shows: 'results', options: [3, 4, 5], answer: 4 }),
  play('roll', { rule: '11.3.6', answer: 'shift none', faces: [6] }),
  play('again', {
    rule: '7.1',

    answer: 'reroll g-tac',
    wrong: { 'reroll none': 'none' },
    faces: [3],
    replies: byItself('reroll none'),
  }),
  go('advance-again', {
    rule: '11.5',
    pointAt: ['space:0901'],
    answer: 'advance g-6',
    wrong: { 'advance g-pz1': 'panzer', 'advance *': 'other', 'end-advance': 'stay' },
  }),
  go('fourth', {
    rule: '11.7',
    pointAt: ['space:R', 'space:0702'],
    answer: 'attack 0702',
    also: { 'attack *': 'attack', 'end-combat': 'end' },
    replies: [...joining('g-11', 'g-r3', 'g-r4'), ...defending('s-12', 's-mc16')],
  }),
  odds('river', { rule: '11.3.4', pointAt: ['space:0702'], options: [2, 3, 4], answer: 2 }),
  play('prut', {
    rule: '11.3.7',

    answer: 'shift none',
    faces: [5],
    replies: [reply('reroll none')],
  }),
  choose('corps', { rule: '11.6', pointAt: ['space:0702'], options: ['die', 'side', 'supply'], answer: 'side' }),
  play('over', { rule: '5', answer: 'end-combat', also: { 'attack *': 'attack' } }),
]);
