/** Every refusal code of section 17 in the situations that stand there: the code, its rule, and a state that stays as it was. */
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { REFUSAL_CODES } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/reason.ts';
import type { CombatState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { SET_UP } from './set-up.ts';
import { AFTER_BLITZKRIEG, position, type PositionText } from './support.ts';
import { frameAt, game, moveOf, open, play, refusalOf, type Table } from './table.ts';

/** A board with nobody but those named. */
const board = (text: PositionText): Table => ({ state: position(text), events: [], latest: [] });
const at = (frame: Frame, text: PositionText): Table => board({ ...text, stack: [frame] });

/** Nobody waits on the track any more. */
const ALL_HERE = Object.fromEntries(
  Object.entries(SET_UP).map(([unit, place]) => [
    unit,
    place.startsWith('turn-') ? (unit.startsWith('g-') ? 'N' : 'E') : place,
  ]),
);
const start = () => open();
const drawing = () => at({ at: 'logistics/draw', side: 'german', left: 4 }, { turn: 3 });
const moving = (units: NonNullable<PositionText['units']>, text: PositionText = {}) => board({ units, ...text });
/** A unit that has come as far as `path` and would go on. */
const walking = (unit: string, from: string, path: readonly string[], text: PositionText = {}) =>
  board({
    ...text,
    units: { [unit]: from, ...text.units },
    stack: [
      { at: 'movement/move', side: 'german', begun: true },
      { at: 'movement/path', side: 'german', unit, from, path },
    ],
  });
const excess = () =>
  at(
    { at: 'movement/excess', side: 'german' },
    { units: { 'g-4': '1202', 'g-9': '1202', 'g-6': '0902', 's-6': '1204' } },
  );

const reinforcing = (text: PositionText = {}) => at({ at: 'logistics/reinforce', side: text.side ?? 'german' }, text);
const germanLosses = () =>
  reinforcing({
    units: { 'g-pz1': 'eliminated', 'g-18': 'surrendered', 'g-4': 'C', 's-8': 'eliminated' },
    hands: { german: ['g-repl-1', 'g-air-1'] },
    discards: { german: ['g-repl-2'] },
  });
const sovietLosses = () =>
  reinforcing({
    side: 'soviet',
    turn: 4,
    units: { 's-8': 'eliminated', 's-4': 'surrendered', 's-mc3': 'eliminated', 's-mc6': 'surrendered', 's-20': '1310' },
    germanHexes: ['1703'],
    hands: { soviet: ['s-reinf-1', 's-reinf-2', 's-t34', 's-part'] },
  });
/** One Reinforcements card with one place left. */
const nearlyFull = () =>
  board({
    side: 'soviet',
    turn: 4,
    units: { 's-8': 'eliminated', 's-4': 'surrendered', 's-mc3': 'eliminated' },
    hands: { soviet: ['s-reinf-2'] },
    discards: { soviet: ['s-reinf-1'] },
    stack: [
      { at: 'logistics/reinforce', side: 'soviet' },
      { at: 'logistics/rebuild', side: 'soviet', card: 's-reinf-1', left: 1 },
    ],
  });
const heroNamed = () =>
  reinforcing({ side: 'soviet', hands: { soviet: ['s-reinf-1'] }, hero: { hex: '1306', used: true, doubled: '1306' } });

const railing = (text: PositionText) => at({ at: 'logistics/rail', side: text.side ?? 'soviet' }, text);
const sovietRail = (text: PositionText = {}) =>
  railing({
    side: 'soviet',
    units: { 's-20': '1310', 's-19': 'E', 's-8': '1503', 's-21': 'turn-6', 'g-16': 'N' },
    germanHexes: ['1703'],
    hands: { soviet: ['s-part'] },
    ...text,
  });
const germanRail = () =>
  railing({ side: 'german', units: { 'g-16': '1703', 'g-4': 'C' }, hands: { german: ['g-repl-1', 'g-air-1'] } });
const train = () =>
  play(
    sovietRail({ units: { 's-19': 'E', 's-21': 'E', 's-22': 'E', 's-mc1': 'E', 's-20': '1310', 'g-16': 'N' } }),
    'rail free s-19 1306',
    'aboard s-21',
  );
const cutOff = (frame: Frame) => board({ ...AFTER_BLITZKRIEG, side: 'soviet', stack: [frame] });
const sailing = (germanHexes: readonly string[] = []) =>
  at(
    { at: 'logistics/sea', side: 'soviet' },
    {
      side: 'soviet',
      units: { 's-9': '0304', 's-mc2': '0304', 's-6': '0306', 'g-11': 'R' },
      options: { odessa: true },
      germanHexes,
    },
  );
const removing = () => cutOff({ at: 'logistics/remove', side: 'soviet' });

const FRONT: PositionText = {
  units: { 'g-4': '0902', 'g-9': '1204', 's-6': '0903', 's-mc1': '0903', 's-5': '0901', 'g-pz1': 'S', 's-26': '1211' },
};
const attacking = (text: PositionText = FRONT) => at({ at: 'combat/attack', side: 'german', begun: false }, text);
const naming = (text: PositionText = FRONT) => play(attacking(text), 'attack 0903');
/** The Peipus lies between 1804 and 1805. */
const PEIPUS: PositionText = { units: { 'g-4': '1804', 's-6': '1805' } };

const COMBAT: CombatState = {
  target: '0903',
  side: 'german',
  attackers: ['g-4'],
  defenders: ['s-6', 's-mc1'],
  bystanders: [],
  active: [],
  attackCard: null,
  defenceCard: null,
  die: null,
  result: null,
  caller: 'combat',
};
/** A combat for 0903 at one of its questions. */
const fighting = (frame: Frame, combat: Partial<CombatState> = {}, text: PositionText = {}) =>
  board({
    units: { 'g-4': '0902', 'g-9': '0803', 's-6': '0903', 's-mc1': '0903' },
    ...text,
    combat: { ...COMBAT, ...combat },
    stack: [{ at: 'combat/attack', side: 'german', begun: true }, frame],
  });
const attackCard = () =>
  fighting({ at: 'combat/attack-card', side: 'german' }, {}, { hands: { german: ['g-air-1', 'g-air-2', 'g-blitz'] } });
const defenceCard = () =>
  fighting({ at: 'combat/defence-card', side: 'german' }, {}, { hands: { soviet: ['s-city', 's-part'] } });
const cityDefence = () =>
  fighting(
    { at: 'combat/defence-card', side: 'german' },
    { target: '1306', attackers: ['g-pz1'], defenders: ['s-6'] },
    { units: { 'g-pz1': '1305', 's-6': '1306' }, hands: { german: ['g-tac'], soviet: ['s-city'] } },
  );
const rerolling = (side: 'german' | 'soviet' = 'german') =>
  fighting(
    { at: 'combat/reroll', side, asked: 'german' },
    { side, die: 5, result: '-' },
    { hands: { german: ['g-tac', 'g-air-1'] }, discards: { german: ['g-air-2'] } },
  );
const defending = (undecided: readonly string[], combat: Partial<CombatState> = {}, text: PositionText = {}) =>
  fighting({ at: 'combat/defence', side: 'german', undecided }, combat, text);
const fallingBack = (unit: string, path: readonly string[], combat: Partial<CombatState>, text: PositionText) =>
  fighting({ at: 'combat/retreat-path', side: combat.side ?? 'german', left: [], unit, path }, combat, text);
const advancing = () =>
  fighting(
    { at: 'combat/advance', side: 'german', advanced: [] },
    { attackers: ['g-4', 'g-9', 'g-6'], defenders: [], die: 1, result: 'DE' },
    { units: { 'g-4': '0902', 'g-9': '0803', 'g-17': '0804', 'g-6': 'eliminated' } },
  );

const TANKS: PositionText = {
  units: { 'g-pz1': '0703', 'g-pz2': '1204', 'g-4': '0702', 's-6': '0704', 's-mc1': '1207' },
  hands: { german: ['g-repl-1', 'g-blitz', 'g-air-1'] },
  discards: { german: ['g-repl-2'] },
};
const breaking = (text: PositionText = TANKS) => at({ at: 'breakthrough/action', side: text.side ?? 'german' }, text);
const second = () => play(breaking(), 'tank-move g-blitz g-pz1 0603', 'halt');
const crowded = (units: NonNullable<PositionText['units']>) =>
  breaking({ units, hands: { german: ['g-repl-1', 'g-blitz'] } });
const freeSetup = () => open(undefined, { 'free-setup': true });
const over = () => open({ turn: 6, side: 'soviet', phase: 'supply', units: ALL_HERE });

type Case = readonly [code: string, when: string, table: () => Table, move: string, rule: string, params?: object];

const CASES: readonly Case[] = [
  ['WRONG_STEP', 'a command of another step', start, 'draw g-tac', '5', { step: 'btm.step.movement-move' }],
  ['WRONG_STEP', 'rebuilding outside logistics', start, 'rebuild g-repl-1 g-pz1 N', '5'],
  ['WRONG_STEP', 'rail outside logistics', start, 'rail g-repl-1 g-16 1703', '5', { when: 'btm.step.logistics-rail' }],
  ['WRONG_STEP', 'a hero city outside logistics', start, 'hero s-reinf-1 1306', '5'],
  ['WRONG_STEP', 'an advance before the hex is empty', attackCard, 'advance g-4', '5'],
  ['GAME_OVER', 'after the end', over, 'end-move', '4'],
  ['UNKNOWN_ID', 'a unit', start, 'move g-99 1401', '2', { id: 'g-99' }],
  ['UNKNOWN_ID', 'a hex', start, 'move g-16 9999', '2', { id: '9999' }],
  ['UNKNOWN_ID', 'a card', start, 'activate g-none g-pz1', '2', { id: 'g-none' }],
  ['NOT_YOUR_UNIT', 'moving', start, 'move s-8 1602', '2.2', { unit: 's-8', side: 'german' }],
  ['NOT_YOUR_UNIT', 'activating', start, 'activate g-air-1 s-8', '2.2'],
  ['NOT_YOUR_UNIT', 'removing', removing, 'remove g-pz2', '2.2', { side: 'soviet' }],
  ['NOT_YOUR_UNIT', 'removing in excess', excess, 'remove s-6', '2.2'],
  ['NOT_YOUR_UNIT', 'arriving', () => reinforcing({ units: { 'g-2': 'turn-2' } }), 'arrive s-22 E', '2.2'],
  ['NOT_YOUR_UNIT', 'rebuilding', germanLosses, 'rebuild g-repl-1 s-8 N', '2.2'],
  ['NOT_YOUR_UNIT', 'by rail', sovietRail, 'rail free g-16 1310', '2.2'],
  ['NOT_YOUR_UNIT', 'riding along', train, 'aboard g-16', '2.2'],
  ['NOT_YOUR_UNIT', 'by sea', sailing, 'sea g-11', '2.2'],
  ['NOT_YOUR_UNIT', 'attacking', naming, 'join s-5', '2.2'],
  [
    'NOT_YOUR_UNIT',
    'retreating',
    () => fighting({ at: 'combat/retreat', side: 'german', left: ['s-6', 's-mc1'] }, { die: 3, result: 'DR' }),
    'retreat g-4',
    '2.2',
  ],
  ['NOT_YOUR_UNIT', 'in a breakthrough', breaking, 'tank-move g-repl-1 s-mc1 1208', '2.2'],
  ['NOT_ON_MAP.move', 'moving', start, 'move g-2 1401', '10', { unit: 'g-2', place: 'turn-2' }],
  ['NOT_ON_MAP.attack', 'attacking', naming, 'join g-16', '11.2'],
  ['NOT_ON_MAP.rail', 'riding', sovietRail, 'rail free s-21 1310', '6.3.1'],
  ['NOT_ON_MAP.activate', 'activating', start, 'activate g-air-1 g-2', '7.1'],
  ['NOT_ON_MAP.remove', 'removing', removing, 'remove s-19', '6.2.4'],
  ['NOT_ON_MAP.remove', 'removing in excess', excess, 'remove g-16', '8.3'],
  ['NOT_ON_MAP.not-arriving', 'arriving', () => reinforcing({ units: { 'g-2': 'turn-2' } }), 'arrive g-16 N', '6.2'],
  ['NOT_ON_MAP.move', 'in a breakthrough', breaking, 'tank-move g-repl-1 g-pz3 1301', '10'],
  ['BAD_DRAW.twice', 'the same card twice', () => play(drawing(), 'draw g-tac'), 'draw g-tac', '6.1'],
  ['BAD_DRAW.other-side', 'a card of the other side', drawing, 'draw s-t34', '6.1'],
  [
    'WRONG_STEP',
    'one card too many',
    () => play(drawing(), 'draw g-tac', 'draw g-blitz', 'draw g-air-1', 'draw g-air-2'),
    'draw g-repl-1',
    '5',
  ],
  ['CARD_NOT_IN_HAND.not-drawn', 'not drawn', attackCard, 'shift g-tac', '7', { card: 'g-tac' }],
  ['CARD_NOT_IN_HAND.used', 'used already', rerolling, 'reroll g-air-2', '7', { card: 'g-air-2' }],
  ['CARD_NOT_IN_HAND.used', 'the card of one rebuilt unit once more', germanLosses, 'rebuild g-repl-2 g-pz1 N', '7'],
  [
    'CARD_NOT_IN_HAND.used',
    'one tank after the other on a single card',
    breaking,
    'tank-move g-repl-2 g-pz1 0603',
    '7',
  ],
  ['CARD_NOT_IN_HAND.other-side', 'of the other side', germanLosses, 'rebuild s-reinf-1 g-pz1 N', '7'],
  ['CARD_USE.no-such-use', 'no such use: rebuilding', germanLosses, 'rebuild g-air-1 g-pz1 N', '7'],
  ['CARD_USE.no-such-use', 'no such use: rail', germanRail, 'rail g-air-1 g-16 N', '7'],
  ['CARD_USE.no-such-use', 'no such use: a shift', attackCard, 'shift g-blitz', '7'],
  ['CARD_USE.no-such-use', 'no such use: a re-roll', rerolling, 'reroll g-air-1', '7'],
  ['CARD_USE.no-such-use', 'no such use: a tank action', breaking, 'tank-move g-air-1 g-pz1 0603', '7'],
  ['CARD_USE.no-such-use', 'no such use: a hero city', sovietLosses, 'hero s-t34 1306', '7'],
  ['CARD_USE.other-die', 'the die of a Soviet attack', () => rerolling('soviet'), 'reroll g-tac', '7.1'],
  ['CARD_USE.no-city', 'Street Fighting outside of cities', defenceCard, 'shift s-city', '7.1', { hex: '0903' }],
  [
    'SHIFT_LIMIT',
    'a second card of the attacker',
    () => play(attackCard(), 'shift g-air-1: 1'),
    'shift g-air-2',
    '11.3.4',
    { played: 'g-air-1' },
  ],
  [
    'SHIFT_LIMIT',
    'a second card of the defender',
    () => play(cityDefence(), 'shift s-city: 5'),
    'shift s-city',
    '11.3.4',
  ],
  ['NO_WINDOW.reroll', 'after both have passed', () => play(rerolling(), 'reroll none'), 'reroll g-tac', '7.1'],
  ['NO_WINDOW.hitler', 'no German card is pending', start, 'hitler yes', '7.1'],
  ['NO_WINDOW.activate', 'movement has begun', () => play(start(), 'move g-16 1701'), 'activate g-air-1 g-16', 'Q13'],
  [
    'NO_WINDOW.activate',
    'combat has begun',
    () =>
      at(
        { at: 'combat/attack', side: 'german', begun: true },
        { ...FRONT, hands: { german: ['g-air-1'] }, spent: ['g-9'] },
      ),
    'activate g-air-1 g-9',
    'Q13',
  ],
  ['NO_WINDOW.activate', 'in the middle of a combat', attackCard, 'activate g-air-1 g-4', 'Q13'],
  ['NOT_SPENT', 'an active unit', start, 'activate g-air-1 g-16', '7.1', { unit: 'g-16' }],
  ['NOT_SUPPLIED.remove', 'taking off without supply', removing, 'remove s-27', '6.2.4', { hex: '1703' }],
  [
    'NOT_SUPPLIED.rail-from',
    'a train from a city without supply',
    () => cutOff({ at: 'logistics/rail', side: 'soviet' }),
    'rail free s-27 1310',
    '6.3.3',
    { place: '1703' },
  ],
  [
    'NOT_SUPPLIED.rail-to',
    'a train to a city without supply',
    () => cutOff({ at: 'logistics/rail', side: 'soviet' }),
    'rail free s-20 1703',
    '6.3.3',
  ],
  [
    'BAD_AREA.enemy',
    'an arrival on the other side',
    () => reinforcing({ units: { 'g-2': 'turn-2' } }),
    'arrive g-2 E',
    '10.5',
  ],
  ['BAD_AREA.enemy', 'a rebuilt unit on the other side', germanLosses, 'rebuild g-repl-1 g-pz1 E', '6.2'],
  [
    'BAD_AREA.other-group',
    'a coded unit from the track',
    () => reinforcing({ units: { 'g-16': 'turn-2' } }),
    'arrive g-16 C',
    '10.5',
    { own: 'N' },
  ],
  ['BAD_AREA.other-group', 'a coded unit by rail', germanRail, 'rail g-repl-1 g-16 C', '10.5', { own: 'N' }],
  ['BAD_AREA.code', 'a coded unit on foot', () => moving({ 'g-16': '1401' }), 'move g-16 C', '10.5', { code: 'N' }],
  ['BAD_AREA.not-adjacent', 'an area that does not touch', () => moving({ 'g-16': '1503' }), 'move g-16 N', '10.5'],
  [
    'ARRIVALS_LEFT',
    'an arrival has no area yet',
    () => reinforcing({ units: { 'g-2': 'turn-2' } }),
    'end-reinforce',
    '6.2',
    { unit: 'g-2' },
  ],
  ['REBUILD_LIMIT.not-lost', 'a unit that is not lost', germanLosses, 'rebuild g-repl-1 g-4 C', '6.2'],
  ['REBUILD_LIMIT.infantry-only', 'a tank with Reinforcements', sovietLosses, 'rebuild s-reinf-1 s-mc3 E', '6.2.3'],
  ['REBUILD_LIMIT.tank-only', 'infantry with T-34 Shock', sovietLosses, 'rebuild s-t34 s-8 E', '6.2.3'],
  ['REBUILD_LIMIT.other-card', 'another card before the first is done', nearlyFull, 'rebuild s-reinf-2 s-8 E', '6.2.3'],
  [
    'REBUILD_COST.places',
    'surrendered at the single price',
    nearlyFull,
    'rebuild s-reinf-1 s-4 E',
    '13.1',
    { cost: 2, left: 1 },
  ],
  [
    'REBUILD_COST.two-cards',
    'one Replacements for a surrendered unit',
    germanLosses,
    'rebuild g-repl-1 g-18 N',
    '13.1',
  ],
  ['REBUILD_COST.mechanised', 'a surrendered corps', sovietLosses, 'rebuild s-t34 s-mc6 E', '13.1'],
  ['HERO_USED', 'a second hero city', heroNamed, 'hero s-reinf-1 0706', '14'],
  ['HERO_CITY.no-city', 'not a city', sovietLosses, 'hero s-reinf-1 1403', '14.1'],
  ['HERO_CITY.german', 'a German city', sovietLosses, 'hero s-reinf-1 1703', '14.1'],
  ['RAIL_LIMIT.used', 'the free one is used', () => sovietRail({ freeRailUsed: true }), 'rail free s-20 E', '6.3'],
  [
    'RAIL_LIMIT.moscow',
    '15.3 has taken it',
    () => sovietRail({ options: { moscow: true }, moscowEverGerman: true }),
    'rail free s-20 E',
    '15.3',
  ],
  ['RAIL_LIMIT.german', 'there is none for the German side', germanRail, 'rail free g-16 N', '6.3'],
  ['RAIL_END.to-no-city', 'to open country', sovietRail, 'rail free s-20 1403', '6.3.3'],
  ['RAIL_END.from-no-city', 'from open country', sovietRail, 'rail free s-8 1310', '6.3.3'],
  ['RAIL_END.enemy-area', 'to the rear of the enemy', sovietRail, 'rail free s-20 N', '6.3.3'],
  ['RAIL_END.enemy-city', 'to a city of the enemy', sovietRail, 'rail free s-20 1703', '6.3.3'],
  ['RAIL_END.same', 'to where it stands', sovietRail, 'rail free s-20 1310', '6.3.3'],
  ['RAIL_GROUP.elsewhere', 'mixed starts', train, 'aboard s-20', '6.3.2', { with: 's-19' }],
  ['RAIL_GROUP.limit', 'a group over the stack limit', train, 'aboard s-22', '6.3.2'],
  ['RAIL_GROUP.aboard', 'a unit twice', train, 'aboard s-21', '6.3.2'],
  ['SEA_UNIT.mechanised', 'a corps', sailing, 'sea s-mc2', '15.2'],
  ['SEA_UNIT.elsewhere', 'not in Odessa', sailing, 'sea s-6', '15.2'],
  ['SEA_UNIT.sevastopol', 'Sevastopol is German', () => sailing(['0106']), 'sea s-9', '15.2'],
  ['ALREADY_MOVED', 'a second move', () => play(start(), 'move g-pz2 1401'), 'move g-pz2 C', '10', { unit: 'g-pz2' }],
  ['ROMANIA_TURN_1', '11th Army on turn 1', start, 'move g-11 0702', '10'],
  ['ROMANIA_TURN_1', 'Romanian 3rd Army on turn 1', start, 'move g-r3 0502', '10'],
  ['ROMANIA_TURN_1', 'Romanian 4th Army on turn 1', start, 'move g-r4 0502', '10'],
  ['BAD_PATH.not-adjacent', 'no neighbour', () => moving({ 'g-4': '1202' }), 'move g-4 1204', '10.1', { from: '1202' }],
  ['BAD_PATH.area', 'a hex that the rear area does not touch', start, 'move g-16 0901', '10.5', { from: 'N' }],
  [
    'MOVE_LIMIT',
    'beyond the move',
    () => walking('g-4', '0902', ['0903', '0904', '0905']),
    'step 0906',
    '10.1',
    { max: 3 },
  ],
  [
    'MOVE_LIMIT.weather',
    'beyond the move in mud',
    () => walking('g-4', '0902', ['0903', '0803'], { turn: 3 }),
    'step 0804',
    '10.3',
    { max: 2, weather: 'mud' },
  ],
  [
    'MOVE_LIMIT.weather',
    'a panzer army beyond three hexes in snow',
    () => walking('g-pz1', '0801', ['0802', '0803', '0804'], { turn: 4 }),
    'step 0805',
    '10.3',
    { max: 3, weather: 'snow' },
  ],
  ['STOP_HEX.forest', 'a tank after forest', () => walking('g-pz3', '1202', ['1203']), 'step 1204', '10.2.2'],
  ['STOP_HEX.marsh', 'after marsh', () => walking('g-4', '1102', ['1103']), 'step 1104', '10.2.3'],
  ['STOP_HEX.mountain', 'after mountain', () => walking('g-11', '0106', ['0107']), 'step 0106', '10.2.3'],
  [
    'STOP_HEX.zone',
    'after an enemy zone',
    () => walking('g-4', '1202', ['1303'], { units: { 's-mc1': '1304' } }),
    'step 1403',
    '9.4',
    { enemies: 's-mc1' },
  ],
  ['STOP_HEX.area', 'out of the rear area and on', () => walking('g-16', '1502', ['N']), 'step 1401', '10.5'],
  [
    'ZONE_TO_ZONE',
    'from zone to zone',
    () => moving({ 'g-4': '0803', 's-mc1': '0804' }),
    'move g-4 0904',
    '9.4',
    { fromEnemies: 's-mc1' },
  ],
  ['WATER.move', 'a step', () => moving({ 'g-4': '1804' }), 'move g-4 1805', '10.2.6'],
  ['WATER.target', 'an attack', () => attacking(PEIPUS), 'attack 1805', '11.2'],
  [
    'WATER.attack',
    'an attacker among others',
    () => play(attacking({ units: { ...PEIPUS.units, 'g-9': '1806' } }), 'attack 1805'),
    'join g-4',
    '11.2',
  ],
  [
    'WATER.retreat',
    'a retreat',
    () => fallingBack('s-6', [], { target: '1804', defenders: ['s-6'] }, { units: { 'g-4': '1704', 's-6': '1804' } }),
    'fall-back 1805',
    '10.2.6',
  ],
  ['ENEMY_HEX', 'on foot', start, 'move g-16 1502', '10', { enemies: 's-11,s-mc3' }],
  ['ENEMY_HEX', 'in a breakthrough', breaking, 'tank-move g-repl-1 g-pz1 0704', '10'],
  [
    'ENEMY_HEX.retreat',
    'in a retreat',
    () => fallingBack('s-6', [], { defenders: ['s-6'] }, { units: { 'g-4': '0902', 's-6': '0903' } }),
    'fall-back 0902',
    '11.4.1',
  ],
  ['ENEMY_REAR', 'on foot', () => moving({ 'g-4': '1211' }), 'move g-4 E', '10.5'],
  [
    'ENEMY_REAR.retreat',
    'in a retreat',
    () => fallingBack('s-6', [], { target: '1201', defenders: ['s-6'] }, { units: { 'g-4': '1202', 's-6': '1201' } }),
    'fall-back C',
    '11.4.1',
  ],
  [
    'STACKING.tank-move',
    'a breakthrough that could only end over the limit',
    () => crowded({ 'g-pz1': '0702', 'g-4': '0703', 's-mc1': '0704' }),
    'tank-move g-repl-1 g-pz1 0703',
    '8',
  ],
  [
    'STACKING.tank-halt',
    'a breakthrough that ends over the limit',
    () => play(crowded({ 'g-pz1': '0702', 'g-4': '0703' }), 'tank-move g-repl-1 g-pz1 0703'),
    'halt',
    '8',
  ],
  [
    'STACKING.second',
    'Blitzkrieg without the tank that makes room',
    () => play(crowded({ 'g-pz1': '0702', 'g-pz2': '0703' }), 'tank-move g-blitz g-pz1 0703', 'halt'),
    'go',
    '12.2',
  ],
  [
    'STACKING.advance',
    'an advance over the limit',
    () =>
      fighting(
        { at: 'combat/advance', side: 'soviet', advanced: ['s-6', 's-5'] },
        { side: 'soviet', attackers: ['s-6', 's-5', 's-26', 's-mc1'], defenders: [], die: 1, result: 'DE' },
        { side: 'soviet', units: { 's-6': '0903', 's-5': '0903', 's-26': '0904', 's-mc1': '0904' } },
      ),
    'advance s-26',
    '8',
  ],
  ['NOT_EXCESS', 'a hex within the limit', excess, 'remove g-6', '8.3', { hex: '0902' }],
  ['NO_ENEMY', 'an empty hex', attacking, 'attack 0803', '11.2'],
  ['NO_ENEMY.own', 'a hex of one’s own', attacking, 'attack 0902', '11.2'],
  ['NO_ENEMY', 'in a breakthrough', breaking, 'tank-attack g-repl-1 g-pz1 0603', '11.2'],
  ['NOT_ADJACENT', 'an attacker elsewhere', naming, 'join g-9', '11.2', { from: '1204', hex: '0903' }],
  ['NOT_ADJACENT.target', 'nobody beside the target', attacking, 'attack 1211', '11.2'],
  ['NOT_ADJACENT', 'in a breakthrough', breaking, 'tank-attack g-repl-1 g-pz2 0704', '11.2'],
  [
    'ALREADY_ATTACKED',
    'an attacker of this phase',
    () => naming({ ...FRONT, units: { ...FRONT.units, 'g-9': '0803' }, attacked: ['g-4'] }),
    'join g-4',
    '11.1',
  ],
  [
    'ALREADY_ATTACKED.target',
    'everybody was attacked',
    () => attacking({ ...FRONT, defended: ['s-6', 's-mc1'] }),
    'attack 0903',
    '11.1',
  ],
  [
    'ALREADY_ATTACKED.all',
    'all beside it have attacked',
    () => attacking({ ...FRONT, attacked: ['g-4'] }),
    'attack 0903',
    '11.1',
  ],
  ['ONE_TARGET.nobody', 'no attacker', naming, 'assault', '11.2'],
  ['ONE_TARGET.twice', 'a unit twice', () => play(naming(), 'join g-4'), 'join g-4', '11.2'],
  [
    'BAD_DEFENCE.spent',
    'a spent unit',
    () => defending(['s-mc1'], {}, { spent: ['s-6'] }),
    'defend s-6 active',
    '11.3.2',
  ],
  [
    'BAD_DEFENCE.alone',
    'a lone corps passive',
    () => defending(['s-mc1'], { defenders: ['s-mc1'] }, { units: { 'g-4': '0902', 's-mc1': '0903' } }),
    'defend s-mc1 passive',
    '11.6',
  ],
  [
    'BAD_DEFENCE.alone',
    'a defence of nothing',
    () =>
      defending(
        ['s-mc2'],
        { defenders: ['s-mc1', 's-mc2'] },
        { units: { 'g-4': '0902', 's-mc1': '0903', 's-mc2': '0903' } },
      ),
    'defend s-mc2 passive',
    '11.6',
  ],
  ['BAD_DEFENCE.elsewhere', 'a unit elsewhere', () => defending(['s-6', 's-mc1']), 'defend s-26 active', '11.2'],
  ['BAD_DEFENCE.order', 'a unit that comes later', () => defending(['s-6', 's-mc1']), 'defend s-mc1 active', '11.3.2'],
  [
    'BAD_DEFENCE.chosen',
    'a unit that has chosen',
    () => defending(['s-mc1'], { active: ['s-6'] }),
    'defend s-6 passive',
    '11.3.2',
  ],
  [
    'BAD_DEFENCE.bystander',
    'a unit attacked before',
    () => defending(['s-mc1'], { defenders: ['s-mc1'], bystanders: ['s-6'] }),
    'defend s-6 active',
    '11.1',
  ],
  [
    'BAD_RETREAT.not-waiting',
    'a unit that need not',
    () =>
      fighting(
        { at: 'combat/retreat', side: 'german', left: ['s-6', 's-mc1'] },
        { die: 3, result: 'DR' },
        { units: { 'g-4': '0902', 's-6': '0903', 's-mc1': '0903', 's-26': '1211' } },
      ),
    'retreat s-26',
    '11.4',
  ],
  ['BAD_RETREAT.not-adjacent', 'no neighbour', () => fallingBack('s-6', [], {}, {}), 'fall-back 0905', '11.4'],
  ['BAD_RETREAT.zone', 'an enemy zone', () => fallingBack('s-6', [], {}, {}), 'fall-back 1002', '11.4.1'],
  [
    'BAD_RETREAT.distance',
    'back beside the target',
    () => fallingBack('s-6', ['0904'], {}, {}),
    'fall-back 1003',
    '11.4',
  ],
  [
    'BAD_RETREAT.area',
    'another army group',
    () =>
      fallingBack(
        'g-16',
        [],
        { target: '1401', side: 'soviet', attackers: ['s-6'], defenders: ['g-16'] },
        { units: { 's-6': '1402', 'g-16': '1401' } },
      ),
    'fall-back C',
    '10.5',
  ],
  [
    'BAD_RETREAT.priority-1',
    'a hex rather than the own rear',
    () =>
      fallingBack(
        'g-16',
        [],
        { target: '1401', side: 'soviet', attackers: ['s-6'], defenders: ['g-16'] },
        { units: { 's-6': '1402', 'g-16': '1401' } },
      ),
    'fall-back 1301',
    '11.4.2',
  ],
  [
    'BAD_RETREAT.priority-2',
    'farther from supply',
    () => fallingBack('s-6', ['0904'], {}, {}),
    'fall-back 1004',
    '11.4.2',
  ],
  ['BAD_ADVANCE.not-attacker', 'not an attacker of this combat', advancing, 'advance g-17', '11.5'],
  ['BAD_ADVANCE.gone', 'an attacker that is lost', advancing, 'advance g-6', '11.5'],
  ['NOT_A_TANK', 'infantry that would move', breaking, 'tank-move g-repl-1 g-4 0603', '12'],
  ['NOT_A_TANK', 'infantry that would attack', breaking, 'tank-attack g-repl-1 g-4 0703', '12'],
  ['TANK_COUNT.twice', 'one unit twice', second, 'tank-move g-blitz g-pz1 0602', '12.2'],
  ['TANK_COUNT.other-card', 'a second card within the first', second, 'tank-move g-repl-1 g-pz2 1205', '12.2'],
  [
    'MIXED_ACTION',
    'Blitzkrieg with a move and an attack',
    () =>
      play(breaking({ ...TANKS, units: { ...TANKS.units, 's-5': '1205' } }), 'tank-move g-blitz g-pz1 0603', 'halt'),
    'tank-attack g-blitz g-pz2 1205',
    '12.2',
  ],
  ['FREE_SETUP.not-one-of-five', 'not one of the five', freeSetup, 'place s-8 0706', '15.1'],
  ['FREE_SETUP.two-in-a-city', 'two in a city', () => play(freeSetup(), 'place s-27 1306'), 'place s-13 1306', '15.1'],
  ['FREE_SETUP.no-city', 'not a city', freeSetup, 'place s-13 1403', '15.1'],
  ['FREE_SETUP.placed', 'one of them again', () => play(freeSetup(), 'place s-27 1306'), 'place s-27 0706', '15.1'],
  ['FREE_SETUP.closed', 'the option is off', start, 'place s-27 1306', '15.1'],
];

describe('refusals, section 17', () => {
  for (const [code, when, make, text, rule, params = {}] of CASES)
    it(`${code}: ${when}`, () => {
      const table = make();
      const reason = refusalOf(table, text);
      expect(reason).toMatchObject({ key: `btm.refuse.${code}`, code: code.split('.')[0], rule, params });
      expect(game.refuse(table.state, moveOf(text))).toEqual(reason);
    });

  it('WRONG_PLAYER: a seat that does not decide here', () => {
    expect(refusalOf(start(), 'end-move', 'soviet')).toMatchObject({
      code: 'WRONG_PLAYER',
      params: { side: 'german' },
    });
    expect(refusalOf(defending(['s-6', 's-mc1']), 'defend s-6 active', 'german')).toMatchObject({
      code: 'WRONG_PLAYER',
      params: { side: 'soviet' },
    });
    expect(refusalOf(over(), 'end-move', 'german').code).toBe('GAME_OVER');
  });

  it('UNKNOWN_ID: an area that there is not', () => {
    const wish = { type: 'arrive', unit: 'g-2', area: 'X' } as unknown as Move;
    expect(game.refuse(reinforcing({ units: { 'g-2': 'turn-2' } }).state, wish)).toMatchObject({ code: 'UNKNOWN_ID' });
  });

  it('is complete: every code of the table is refused above', () => {
    const tried = new Set(CASES.map(([code]) => code.split('.')[0]));
    expect(REFUSAL_CODES.filter((code) => !tried.has(code))).toEqual(['WRONG_PLAYER']);
  });

  it('keeps the step: after a refusal the same question is asked', () => {
    const table = naming();
    refusalOf(table, 'join g-9');
    expect(frameAt(table)).toBe('combat/attackers');
    expect(game.refuse(table.state, moveOf('join g-4'))).toBeNull();
  });
});
