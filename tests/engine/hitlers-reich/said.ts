/** One of each event and each move with its own words. A new type does not compile until it is here. */
import type { Frame } from '../../../src/engine/games/hitlers-reich/frames.ts';
import type { CardId } from '../../../src/engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../../src/engine/games/hitlers-reich/events.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import { openConflict } from '../../../src/engine/games/hitlers-reich/rules/declare.ts';
import { judgement, lineOf } from '../../../src/engine/games/hitlers-reich/rules/dice.ts';
import { label } from '../../../src/engine/games/hitlers-reich/sentences.ts';
import type { HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import type { Line } from '../../../src/engine/kernel/types.ts';
import { open, tables } from '../../support/reich.ts';

const side = 'axis';
const event = 'enigma';
const space = 'leningrad';
const nation = 'soviet';
const land = { side, kind: 'land', origin: 'finland', target: space, blitz: 0 } as const;
const judged = (axis: CardId, allies: CardId): HrEvent => {
  const fight = openConflict({ kind: 'land', target: space, origin: 'finland', active: side });
  const line = lineOf(judgement({ ...fight, cards: { axis: [axis], allies: [allies] } }));
  return { type: 'judged', winner: side, axis: 21, allies: 21, line };
};
const turned = { type: 'changed', side, of: 'allies', dice: [1, 3], faces: [6, 2] } as const;
const planned = { type: 'planned', side, card: 'G12', dice: [1, 2, 3], won: true } as const;

const EVENTS: Readonly<Record<HrEvent['type'], readonly HrEvent[]>> = {
  'turn-began': [{ type: 'turn-began', side, turn: 3 }],
  'turn-ended': [{ type: 'turn-ended', side }],
  'near-centres': [{ type: 'near-centres', side, nation, space, n: 5, all: 6 }],
  'near-hand-size': [{ type: 'near-hand-size', side }],
  'near-ultimatum': [{ type: 'near-ultimatum', side }],
  passed: [{ type: 'passed', side }],
  resigned: [{ type: 'resigned', side }],
  ready: [{ type: 'ready', side, n: 2 }],
  'event-moved': (['mall', 'lid', 'removed', 'standing', 'opponent'] as const).map((to) => ({
    type: 'event-moved',
    event,
    to,
  })),
  'event-kept': [{ type: 'event-kept', side, event }],
  'event-gained': [{ type: 'event-gained', side, event }],
  'event-dropped': [{ type: 'event-dropped', side, event }],
  tried: [{ type: 'tried', side, event }],
  attacked: [
    { type: 'attacked', ...land },
    { type: 'attacked', ...land, kind: 'paratroop' },
    { type: 'attacked', ...land, kind: 'amphibious', origin: 'baltic-sea' },
    { type: 'attacked', ...land, kind: 'sea', origin: null, target: 'baltic-sea' },
    { type: 'attacked', ...land, blitz: 2 },
  ],
  named: [{ type: 'named', side, event }],
  cancelled: [{ type: 'cancelled', side, event }],
  'chose-hidden': [{ type: 'chose-hidden', side }],
  showed: [{ type: 'showed', side, card: 'G12' }],
  'turned-up': [{ type: 'turned-up', side, card: 'DA-X' }],
  rolled: [{ type: 'rolled', side, dice: [1, 2, 3], reasons: [] }],
  changed: ['stukas', 'fortress', 'fleet'].map((source) => ({ ...turned, source })),
  blocked: [{ type: 'blocked', side, card: 'W13' }],
  sabotaged: [{ type: 'sabotaged', side, card: 'W13' }],
  rerolled: [{ type: 'rerolled', side, dice: [2], faces: [4] }],
  judged: [judged('DA-X', 'DA-A'), judged('G5', 'W5'), judged('G12', 'W5')],
  tested: [
    { type: 'tested', event, face: 4, kept: true },
    { type: 'tested', event, face: 3, kept: false },
  ],
  took: [{ type: 'took', space, nation }],
  lifted: [{ type: 'lifted', space, nation }],
  unmarked: [{ type: 'unmarked', space, nation }],
  fortified: [{ type: 'fortified', side, space }],
  'fleet-placed': [{ type: 'fleet-placed', side, space: 'north-sea' }],
  'fortress-lost': [{ type: 'fortress-lost', side, space }],
  'fleet-lost': [{ type: 'fleet-lost', side, space: 'north-sea' }],
  'hand-size': [
    { type: 'hand-size', side, from: 8, to: 7, rule: '6.1' },
    { type: 'hand-size', side, from: 7, to: 8, rule: '8.3' },
  ],
  discarded: [{ type: 'discarded', side, n: 2 }],
  drew: [{ type: 'drew', side, n: 1 }],
  'plan-rerolled': [{ type: 'plan-rerolled', side, dice: [1, 3], before: [5, 6], faces: [2, 1] }],
  planned: [planned, { ...planned, won: false }],
  'push-began': [
    { type: 'push-began', side, of: 'events' },
    { type: 'push-began', side, of: 'attacks' },
  ],
  barbarossa: [{ type: 'barbarossa' }],
  overlord: [{ type: 'overlord' }],
  bagration: [{ type: 'bagration' }],
  italy: [{ type: 'italy' }],
  'pact-ended': [{ type: 'pact-ended' }],
  anvil: [{ type: 'anvil' }],
  'build-up': [{ type: 'build-up' }],
  vichy: (['attacked', 'defected', 'resolved'] as const).map((to) => ({ type: 'vichy', to })),
  activated: [{ type: 'activated', space: 'turkey' }],
  reshuffled: [
    { type: 'reshuffled', side, year: 1 },
    { type: 'reshuffled', side, year: 1, stays: true },
  ],
  'event-taken': [{ type: 'event-taken', event: 'maximum-effort' }],
  'year-ended': [{ type: 'year-ended', year: 1 }],
  speer: [
    { type: 'speer', use: true },
    { type: 'speer', use: false },
  ],
  swapped: [{ type: 'swapped', side: 'allies' }],
  nation: [{ type: 'nation', nation }],
  won: [
    { type: 'won', side, key: 'hr.win.resigned' },
    { type: 'won', side, key: 'hr.win.axis-limited' },
    { type: 'won', side: 'draw', key: 'hr.win.resigned' },
  ],
};
export const ALL_EVENTS: readonly HrEvent[] = Object.values(EVENTS).flat();

type Asked = readonly [Move, ...Frame[]];

const attack = { type: 'attack', kind: 'land', origin: 'finland', target: space, nation: null } as const;
const effect = { type: 'effect', source: 'stukas', own: false, dice: [1, 3] } as const;
const reroll: Move = { type: 'reroll', dice: [1, 2] };
const blitz: Move = { type: 'blitz', target: 'vologda' };
const lift: Move = { type: 'lift', space: 'minsk' };
const effectOf = (who: 'axis' | 'allies'): Frame => ({ at: 'conflict/effect', side: who });

/** Each move with the questions that give it its own words; the bare one is for no question in particular. */
const MOVES: Readonly<Record<Move['type'], readonly Asked[]>> = {
  reorganise: [[{ type: 'reorganise', option: 'a' }], [{ type: 'reorganise', option: 'b' }]],
  fortify: [[{ type: 'fortify', area: 'berlin' }]],
  fleet: [[{ type: 'fleet', zone: 'north-sea' }]],
  plan: [[{ type: 'plan' }]],
  event: [[{ type: 'event', event }]],
  attack: [
    [attack],
    [{ ...attack, kind: 'paratroop' }],
    [{ ...attack, kind: 'amphibious', origin: 'baltic-sea' }],
    [{ ...attack, kind: 'sea', origin: null, target: 'north-sea' }],
    [{ ...attack, kind: 'sea', origin: null, target: 'north-sea', nation: 'western' }],
  ],
  blitz: [
    [blitz],
    [blitz, { at: 'bonus/blitz', side, origin: space }, { at: 'overlord/blitz', made: 0, origin: space }],
  ],
  push: [[{ type: 'push', of: 'events' }], [{ type: 'push', of: 'attacks' }]],
  barbarossa: [[{ type: 'barbarossa' }]],
  overlord: [[{ type: 'overlord' }]],
  bonus: [[{ type: 'bonus' }]],
  pass: [[{ type: 'pass' }]],
  decline: [
    [{ type: 'decline' }],
    [
      { type: 'decline' },
      { at: 'turn/bonus', side },
      { at: 'push/bonus', side },
      { at: 'bonus/centre', side, space },
      { at: 'bonus/blitz', side, origin: space },
      { at: 'push/events', side, made: 1 },
      { at: 'barbarossa/ask', left: [], made: 1 },
    ],
  ],
  done: [
    [{ type: 'done' }],
    [
      { type: 'done' },
      { at: 'conflict/name', side },
      { at: 'conflict/outfox', side },
      effectOf('axis'),
      { at: 'conflict/reroll', side, most: 1, free: [1] },
      { at: 'conflict/counter', side },
      { at: 'reorganise/discard', side, least: 1, made: 1 },
      { at: 'reshuffle/build-up', taken: [] },
    ],
  ],
  play: [[{ type: 'play', event }]],
  cancel: [[{ type: 'cancel', event }]],
  card: [[{ type: 'card', card: 'G12' }]],
  effect: [
    [effect, effectOf('axis')],
    [{ ...effect, source: 'rommel', own: true, dice: [2] }, effectOf('axis')],
    [{ ...effect, source: 'zhukov', own: true, dice: [1] }, effectOf('allies')],
    [{ ...effect, source: 'fortress', own: true, dice: [2] }, effectOf('allies')],
    [{ ...effect, source: 'fleet', own: true, dice: [2] }, effectOf('axis')],
  ],
  block: [[{ type: 'block', card: 'G12' }]],
  sabotage: [[{ type: 'sabotage', card: 'G12' }]],
  reroll: [
    [reroll, { at: 'conflict/reroll', side, most: 2, free: [1, 2] }],
    [reroll, { at: 'plan/reroll', side, card: 'G12', dice: [6, 6, 1] }],
  ],
  counter: [
    [
      { type: 'counter', dice: [1, 2] },
      { at: 'conflict/counter', side },
    ],
  ],
  discard: [[{ type: 'discard', card: 'S4' }]],
  drop: [[{ type: 'drop', event }]],
  keep: [[{ type: 'keep', event }]],
  lift: [
    [lift],
    [lift, { at: 'pay/lift', side, for: 'fortify', space }, { at: 'pay/lift', side, for: 'fleet', space: 'north-sea' }],
  ],
  nation: [[{ type: 'nation', nation }]],
  choose: [[{ type: 'choose', space: 'romania' }]],
  speer: [[{ type: 'speer', use: true }], [{ type: 'speer', use: false }]],
  return: [[{ type: 'return', event: 'wolfpack' }]],
  swap: [[{ type: 'swap', take: 'W13', give: 'W4' }]],
  resign: [[{ type: 'resign' }]],
};

const copiesOf = (...titles: readonly string[]) =>
  titles.flatMap((title) => tables.eventOf(title).copies.map(({ id }) => id));

/** A conflict in which each effect of the list above can be used. */
function sceneOf(): HrState {
  const { state } = open();
  const events = { axis: copiesOf('stukas', 'rommel'), allies: copiesOf('zhukov') };
  const declared = openConflict({ kind: 'land', target: space, origin: 'finland', active: side, events });
  const conflict = { ...declared, dice: { axis: [2, 3, 6], allies: [1, 4, 6] } };
  return { ...state, conflict, fortresses: { axis: [], allies: [space] } };
}

/** The label of every move, once for each question with its own words. */
export function listMoveLabels(): readonly Line[] {
  const scene = sceneOf();
  return Object.values(MOVES)
    .flat()
    .flatMap(([move, ...frames]) =>
      frames.length === 0
        ? [label(tables, scene, move)]
        : frames.map((frame) => label(tables, { ...scene, stack: [...scene.stack, frame] }, move)),
    );
}
