/** The situations of section 17, in which a move is refused. */
import type { Frame } from '../../../src/engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { CombatState } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import { attacking as attackingOn, breaking as breakingOn, at, board, railing, reinforcing } from './boards.ts';
import { SET_UP } from './set-up.ts';
import { AFTER_BLITZKRIEG, type PositionText } from './support.ts';
import { open, play } from './table.ts';

/** No unit waits on the track any more. */
const ALL_HERE = Object.fromEntries(
  Object.entries(SET_UP).map(([unit, place]) => [
    unit,
    place.startsWith('turn-') ? (unit.startsWith('g-') ? 'N' : 'E') : place,
  ]),
);
export const start = () => open();
export const drawing = () => at({ at: 'logistics/draw', side: 'german', left: 4 }, { turn: 3 });
export const moving = (units: NonNullable<PositionText['units']>, text: PositionText = {}) => board({ units, ...text });
/** A unit that has entered `path` and could continue. */
export const walking = (unit: string, from: string, path: readonly string[], text: PositionText = {}) =>
  board({
    ...text,
    units: { [unit]: from, ...text.units },
    stack: [
      { at: 'movement/move', side: 'german', begun: true },
      { at: 'movement/path', side: 'german', unit, from, path },
    ],
  });
export const excess = () =>
  at(
    { at: 'movement/excess', side: 'german' },
    { units: { 'g-4': '1202', 'g-9': '1202', 'g-6': '0902', 's-6': '1204' } },
  );

export const germanLosses = () =>
  reinforcing({
    units: { 'g-pz1': 'eliminated', 'g-18': 'surrendered', 'g-4': 'C', 's-8': 'eliminated' },
    hands: { german: ['g-repl-1', 'g-air-1'] },
    discards: { german: ['g-repl-2'] },
  });
export const sovietLosses = () =>
  reinforcing({
    side: 'soviet',
    turn: 4,
    units: { 's-8': 'eliminated', 's-4': 'surrendered', 's-mc3': 'eliminated', 's-mc6': 'surrendered', 's-20': '1310' },
    germanHexes: ['1703'],
    hands: { soviet: ['s-reinf-1', 's-reinf-2', 's-t34', 's-part'] },
  });
/** One Reinforcements card with one place left. */
export const nearlyFull = () =>
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
export const heroNamed = () =>
  reinforcing({ side: 'soviet', hands: { soviet: ['s-reinf-1'] }, hero: { hex: '1306', used: true, doubled: '1306' } });

export const sovietRail = (text: PositionText = {}) =>
  railing({
    side: 'soviet',
    units: { 's-20': '1310', 's-19': 'E', 's-8': '1503', 's-21': 'turn-6', 'g-16': 'N' },
    germanHexes: ['1703'],
    hands: { soviet: ['s-part'] },
    ...text,
  });
export const germanRail = () =>
  railing({ side: 'german', units: { 'g-16': '1703', 'g-4': 'C' }, hands: { german: ['g-repl-1', 'g-air-1'] } });
export const train = () =>
  play(
    sovietRail({ units: { 's-19': 'E', 's-21': 'E', 's-22': 'E', 's-mc1': 'E', 's-20': '1310', 'g-16': 'N' } }),
    'rail free s-19 1306',
    'aboard s-21',
  );
export const cutOff = (frame: Frame) => board({ ...AFTER_BLITZKRIEG, side: 'soviet', stack: [frame] });
export const sailing = (germanHexes: readonly string[] = []) =>
  at(
    { at: 'logistics/sea', side: 'soviet' },
    {
      side: 'soviet',
      units: { 's-9': '0304', 's-mc2': '0304', 's-6': '0306', 'g-11': 'R' },
      options: { odessa: true },
      germanHexes,
    },
  );
export const removing = () => cutOff({ at: 'logistics/remove', side: 'soviet' });

export const FRONT: PositionText = {
  units: { 'g-4': '0902', 'g-9': '1204', 's-6': '0903', 's-mc1': '0903', 's-5': '0901', 'g-pz1': 'S', 's-26': '1211' },
};
export const attacking = (text: PositionText = FRONT) => attackingOn(text);
export const naming = (text: PositionText = FRONT) => play(attacking(text), 'attack 0903');
/** The Peipus is between 1804 and 1805. */
export const PEIPUS: PositionText = { units: { 'g-4': '1804', 's-6': '1805' } };

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
export const fighting = (frame: Frame, combat: Partial<CombatState> = {}, text: PositionText = {}) =>
  board({
    units: { 'g-4': '0902', 'g-9': '0803', 's-6': '0903', 's-mc1': '0903' },
    ...text,
    combat: { ...COMBAT, ...combat },
    stack: [{ at: 'combat/attack', side: 'german', begun: true }, frame],
  });
export const attackCard = () =>
  fighting({ at: 'combat/attack-card', side: 'german' }, {}, { hands: { german: ['g-air-1', 'g-air-2', 'g-blitz'] } });
export const defenceCard = () =>
  fighting({ at: 'combat/defence-card', side: 'german' }, {}, { hands: { soviet: ['s-city', 's-part'] } });
export const cityDefence = () =>
  fighting(
    { at: 'combat/defence-card', side: 'german' },
    { target: '1306', attackers: ['g-pz1'], defenders: ['s-6'] },
    { units: { 'g-pz1': '1305', 's-6': '1306' }, hands: { german: ['g-tac'], soviet: ['s-city'] } },
  );
export const rerolling = (side: 'german' | 'soviet' = 'german') =>
  fighting(
    { at: 'combat/reroll', side, asked: 'german' },
    { side, die: 5, result: '-' },
    { hands: { german: ['g-tac', 'g-air-1'] }, discards: { german: ['g-air-2'] } },
  );
export const defending = (undecided: readonly string[], combat: Partial<CombatState> = {}, text: PositionText = {}) =>
  fighting({ at: 'combat/defence', side: 'german', undecided }, combat, text);
export const fallingBack = (unit: string, path: readonly string[], combat: Partial<CombatState>, text: PositionText) =>
  fighting({ at: 'combat/retreat-path', side: combat.side ?? 'german', left: [], unit, path }, combat, text);
export const advancing = () =>
  fighting(
    { at: 'combat/advance', side: 'german', advanced: [] },
    { attackers: ['g-4', 'g-9', 'g-6'], defenders: [], die: 1, result: 'DE' },
    { units: { 'g-4': '0902', 'g-9': '0803', 'g-17': '0804', 'g-6': 'eliminated' } },
  );

export const TANKS: PositionText = {
  units: { 'g-pz1': '0703', 'g-pz2': '1204', 'g-4': '0702', 's-6': '0704', 's-mc1': '1207' },
  hands: { german: ['g-repl-1', 'g-blitz', 'g-air-1'] },
  discards: { german: ['g-repl-2'] },
};
export const breaking = (text: PositionText = TANKS) => breakingOn(text);
export const second = () => play(breaking(), 'tank-move g-blitz g-pz1 0603', 'halt');
/** A corps that may take another one of its stack along. */
export const partner = () =>
  play(
    breaking({
      side: 'soviet',
      units: { 's-mc1': '1107', 's-mc2': '1107', 's-mc7': '1109' },
      hands: { soviet: ['s-t34'] },
    }),
    'tank-move s-t34 s-mc1 1207',
  );
export const crowded = (units: NonNullable<PositionText['units']>) =>
  breaking({ units, hands: { german: ['g-repl-1', 'g-blitz'] } });
export const freeSetup = () => open(undefined, { 'free-setup': true });
export const over = () => open({ turn: 6, side: 'soviet', phase: 'supply', units: ALL_HERE });
