import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShape, v } from '../../../src/engine/kernel/shape.ts';
import { either, flag, id, idOf, optional, orNone, path, word } from '../../../src/engine/kits/notation/fields.ts';
import {
  askFramesShape,
  frameRows,
  framesShape,
  isAsking,
  type FrameOf,
} from '../../../src/engine/kits/notation/frames.ts';
import { createMoveTable, domainsOf } from '../../../src/engine/kits/notation/move-table.ts';
import { CONCEALED, createNotation, verb, type MoveOf } from '../../../src/engine/kits/notation/verbs.ts';

const UNIT = id('unit', /^[a-z]-\d+$/);
const HEX = id('space', /^\d{4}$/);
const CARD = id('card', /^c\d$/);
const AREA = idOf('space', ['N', 'S']);

/** A row for each way in which a command departs from its fields in their order. */
const VERBS = {
  done: verb({}, { rule: '1' }),
  place: verb({ unit: UNIT, hex: HEX }, { rule: '2' }),
  arrive: verb({ unit: UNIT, area: AREA }, { rule: '2.1' }),
  march: verb({ unit: UNIT, path: path(HEX, 3) }, { rule: '3' }),
  rail: verb(
    { by: either(word(['free']), CARD), unit: UNIT, to: HEX },
    { rule: '4', order: ['unit', 'to', 'by'], conceals: ['by'] },
  ),
  defend: verb({ unit: UNIT, active: flag('active', 'passive') }, { rule: '5', order: ['active', 'unit'] }),
  shift: verb({ card: orNone(CARD) }, { rule: '6' }),
  push: verb({ of: word(['events', 'attacks']) }, { rule: '7' }),
  fleet: verb({ zone: HEX }, { rule: '8', word: 'F', begins: true }),
  strike: verb(
    { origin: orNone(HEX), target: HEX, nation: optional(word(['west', 'east'], (nation) => nation)) },
    {
      rule: '9',
      word: 'A',
      spelling: {
        write: ({ origin, target, nation }) =>
          `${origin === null ? '' : `${origin}>`}${target}${nation === null ? '' : ` ${nation}`}`,
        read(text) {
          const [, origin = null, target, nation = null] = /^(?:(\d{4})>)?(\d{4})(?: (west|east))?$/.exec(text) ?? [];
          if (target === undefined) return undefined;
          return { origin, target, nation: nation === 'west' || nation === 'east' ? nation : null };
        },
      },
      point: ({ target }) => [`space:${target}`],
      say: ({ origin, target }) => [origin === null ? 'strike-sea' : 'strike', { space: target }],
    },
  ),
} as const;
type Move = MoveOf<typeof VERBS>;

const { notation, parse, openNotation, readMove, targets, names, plainLabel, verbOfButton } = createNotation(
  VERBS,
  'x.move.',
);

const unit = fc.stringMatching(/^[a-z]-\d{1,3}$/);
const hex = fc.stringMatching(/^\d{4}$/);
const card = fc.stringMatching(/^c\d$/);
const nation = fc.constantFrom('west', 'east', null);
/** Any move of the table; a verb without one does not compile. */
const MOVES: { readonly [K in Move['type']]: fc.Arbitrary<Extract<Move, { readonly type: K }>> } = {
  done: fc.constant({ type: 'done' }),
  place: fc.record({ type: fc.constant('place'), unit, hex }),
  arrive: fc.record({ type: fc.constant('arrive'), unit, area: fc.constantFrom('N', 'S') }),
  march: fc.record({ type: fc.constant('march'), unit, path: fc.array(hex, { minLength: 1, maxLength: 3 }) }),
  rail: fc.record({ type: fc.constant('rail'), by: fc.oneof(fc.constant('free'), card), unit, to: hex }),
  defend: fc.record({ type: fc.constant('defend'), unit, active: fc.boolean() }),
  shift: fc.record({ type: fc.constant('shift'), card: fc.option(card) }),
  push: fc.record({ type: fc.constant('push'), of: fc.constantFrom('events', 'attacks') }),
  fleet: fc.record({ type: fc.constant('fleet'), zone: hex }),
  strike: fc.record({ type: fc.constant('strike'), origin: fc.option(hex), target: hex, nation }),
};
const anyMove = fc.oneof(...Object.values(MOVES));

describe('the table of verbs', () => {
  it('reads back every move that it writes', () => {
    fc.assert(
      fc.property(anyMove, (move) => {
        expect(parse(notation(move))).toEqual(move);
      }),
    );
  });

  it('writes back every text that it reads', () => {
    const words = fc.constantFrom(
      '',
      ' ',
      'place',
      'march',
      'shift',
      'A',
      'F',
      'a-1',
      '0101',
      '0101>0202',
      'c1',
      'none',
      'N',
      'west',
    );
    const text = fc.array(words, { maxLength: 6 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(fc.oneof(text, anyMove.map(notation)), (some) => {
        const move = parse(some);
        if (move) expect(notation(move)).toBe(some);
      }),
    );
  });

  it.each([
    '',
    ' ',
    'done ',
    'done now',
    ' done',
    'place a-1',
    'place  a-1 0101',
    'place a-1 0101 ',
    'place a-1 0101 0202',
  ])('refuses %j', (text) => {
    expect(parse(text)).toBeNull();
  });
  it.each([
    'march a-1',
    'march a-1 0101 0202 0303 0404',
    'push',
    'push both',
    'fleet 0101',
    'rail paid a-1 0101',
    'nothing',
  ])('refuses %j', (text) => {
    expect(parse(text)).toBeNull();
  });

  it.each<readonly [string, readonly string[]]>([
    ['done', ['button:done']],
    ['place a-1 0101', ['unit:a-1', 'space:0101']],
    ['arrive a-1 N', ['unit:a-1', 'space:N']],
    ['march a-1 0101 0202 0303', ['unit:a-1', 'space:0303', 'space:0202', 'space:0101']],
    ['rail free a-1 0101', ['unit:a-1', 'space:0101', 'button:rail-free']],
    ['rail c1 a-1 0101', ['unit:a-1', 'space:0101', 'card:c1']],
    ['defend a-1 passive', ['button:defend-passive', 'unit:a-1']],
    ['shift none', ['button:shift-none']],
    ['shift c1', ['card:c1']],
    ['F 0101', ['button:fleet', 'space:0101']],
    ['A 0101>0202 west', ['space:0202']],
  ])('%s is pointed at as %j', (text, refs) => {
    expect(targets(parse(text) ?? { type: 'done' })).toEqual(refs);
  });

  it('points at the same list again for a move that never changes', () => {
    const move = Object.freeze(parse('place a-1 0101') ?? { type: 'done' });
    expect(targets(move)).toBe(targets(move));
  });

  it('names what must be in the data, in the order of the text', () => {
    expect(names(parse('rail free a-1 0101') ?? { type: 'done' })).toEqual([
      { kind: 'unit', id: 'a-1' },
      { kind: 'space', id: '0101' },
    ]);
    expect(names({ type: 'shift', card: null })).toEqual([]);
  });

  it.each<readonly [string, string, object]>([
    ['done', 'done', {}],
    ['place a-1 0101', 'place', { unit: 'a-1', hex: '0101' }],
    ['defend a-1 active', 'defend-active', { unit: 'a-1' }],
    ['shift none', 'shift-none', {}],
    ['shift c1', 'shift', { card: 'c1' }],
    ['push events', 'push-events', {}],
    ['A 0202', 'strike-sea', { space: '0202' }],
  ])('%s is called %s', (text, key, params) => {
    const move = parse(text) ?? { type: 'done' };
    expect(plainLabel(move)).toEqual({ key: `x.move.${key}`, params, rule: VERBS[move.type].rule });
  });

  it('knows its buttons', () => {
    expect(['done', 'push-events', 'rail-free', 'defend-active', 'shift-none', 'fleet'].map(verbOfButton)).toEqual([
      'done',
      'push',
      'rail',
      'defend',
      'shift',
      'fleet',
    ]);
    expect(['place', 'shift', 'push-both', ''].map(verbOfButton)).toEqual([null, null, null, null]);
  });
});

describe('the open record', () => {
  it('conceals a thing that is named in secret, and no word', () => {
    expect(openNotation({ type: 'rail', by: 'c1', unit: 'a-1', to: '0101' })).toBe('rail ? a-1 0101');
    expect(openNotation({ type: 'rail', by: 'free', unit: 'a-1', to: '0101' })).toBe('rail free a-1 0101');
    expect(openNotation({ type: 'shift', card: 'c1' })).toBe('shift c1');
  });

  it('is read with what it conceals, and nothing else is', () => {
    expect(readMove('rail ? a-1 0101')).toEqual({
      move: { type: 'rail', by: CONCEALED, unit: 'a-1', to: '0101' },
      line: { key: 'x.move.rail', params: { unit: 'a-1', to: '0101', by: '?' }, rule: '4' },
    });
    expect(readMove('rail c1 a-1 0101')?.move).toEqual(parse('rail c1 a-1 0101'));
    expect(parse('rail ? a-1 0101')).toBeNull();
    expect(['rail c1 ? 0101', 'shift ?', 'rail ? a-1', '?'].map(readMove)).toEqual([null, null, null, null]);
  });
});

describe('the table of shared moves', () => {
  const units = ['a-1', 'b-2'];
  const hexes = ['0101', undefined, '0303'];
  const { moves, share, listAll } = createMoveTable(
    VERBS,
    {
      done: {},
      place: { unit: units, hex: hexes },
      shift: { card: ['c1', null] },
      defend: { unit: units, active: [true, false] },
    },
    (move) => move.type !== 'place' || move.unit !== 'b-2' || move.hex !== '0303',
  );

  it('gives a move by its numbers, and the same one for an equal one', () => {
    expect(moves.place(0, 2)).toEqual({ type: 'place', unit: 'a-1', hex: '0303' });
    expect(moves.defend(1, 0)).toEqual({ type: 'defend', unit: 'b-2', active: true });
    for (const move of listAll()) expect(share({ ...move })).toBe(move);
    expect(listAll().every((move) => Object.isFrozen(move))).toBe(true);
  });

  it('has no move for a hole, nor for values that never meet', () => {
    expect(listAll()).toHaveLength(1 + 3 + 2 + 4);
    expect(() => moves.place(0, 1)).toThrow(RangeError);
    expect(() => moves.place(1, 2)).toThrow(RangeError);
    const foreign: Move = { type: 'place', unit: 'z-9', hex: '0101' };
    expect(share(foreign)).toBe(foreign);
  });
});

describe('the domains of the verbs', () => {
  const domains = domainsOf(VERBS, { unit: ['a-1'], space: ['0101', undefined], card: ['c1'] });

  it('are all values of each field by number, a hole kept, nothing last', () => {
    expect(domains).toMatchObject({
      done: {},
      place: { unit: ['a-1'], hex: ['0101', undefined] },
      arrive: { unit: ['a-1'], area: ['N', 'S'] },
      march: { unit: ['a-1'], path: [['0101'], undefined] },
      rail: { by: ['free', 'c1'], unit: ['a-1'], to: ['0101', undefined] },
      defend: { unit: ['a-1'], active: [true, false] },
      shift: { card: ['c1', null] },
      strike: { origin: ['0101', undefined, null], target: ['0101', undefined], nation: ['west', 'east', null] },
    });
  });

  it('leave out what may not stand in a field', () => {
    const narrowed = domainsOf(
      VERBS,
      { card: ['c1', 'c2'] },
      (type, field, value) => type !== 'shift' || field !== 'card' || value !== 'c1',
    );
    expect(narrowed.shift).toEqual({ card: [undefined, 'c2', null] });
    expect(narrowed.rail.by).toEqual(['free', 'c1', 'c2']);
  });

  it('make a table of every verb, whose moves are all read back', () => {
    const { share, listAll } = createMoveTable(VERBS, domains);
    expect(new Set(listAll().map(({ type }) => type))).toEqual(new Set(Object.keys(VERBS)));
    for (const move of listAll()) {
      const read = parse(notation(move));
      expect(read && share(read)).toBe(move);
    }
  });
});

describe('the table of frames', () => {
  const { asks, runs } = frameRows<{ readonly hex: v.GenericSchema<unknown, string> }>();
  const FRAMES = {
    ask: asks({ side: v.picklist(['us', 'them']) }, { phase: 'first' }),
    retreat: asks(({ hex }) => ({ hexes: v.array(hex) }), { phase: 'second' }),
    roll: runs({}, { phase: 'second' }),
  } as const;
  const ids = { hex: v.picklist(['0101', '0202']) };
  const frames: readonly FrameOf<typeof FRAMES>[] = [
    { at: 'ask', side: 'us' },
    { at: 'retreat', hexes: ['0101'] },
    { at: 'roll' },
  ];

  it('reads each frame, and where a state is at rest only those that ask', () => {
    for (const frame of frames) {
      expect(readShape(framesShape(FRAMES, ids), frame)).toEqual(frame);
      const read = () => readShape(askFramesShape(FRAMES, ids), frame);
      if (isAsking(FRAMES, frame)) expect(read()).toEqual(frame);
      else expect(read).toThrow();
    }
    expect(frames.map((frame) => isAsking(FRAMES, frame))).toEqual([true, true, false]);
    expect(isAsking(FRAMES, null)).toBe(false);
  });

  it.each([
    { at: 'ask', side: 'nobody' },
    { at: 'ask', side: 'us', more: 1 },
    { at: 'retreat', hexes: ['0303'] },
    { at: 'elsewhere' },
  ])('refuses %j', (frame) => {
    expect(() => readShape(framesShape(FRAMES, ids), frame)).toThrow();
  });
});
