/** States from outside: what is accepted, and where the rest is refused. */
import { describe, expect, it } from 'vitest';
import { SCENARIOS, type HrState } from '../../../src/engine/games/hitlers-reich/state.ts';
import { digestOf } from '../../../src/engine/kernel/digest.ts';
import { ShapeError } from '../../../src/engine/kernel/shape.ts';
import { drawFrom, seedRng } from '../../../src/engine/kernel/rng.ts';
import { asks, def, open, play, playAll, type Game } from '../../support/reich.ts';
import { changed, copyOf, refusedAt, withChange } from '../../support/broken.ts';
import { effort } from '../../support/effort.ts';
import { setupOf, walk } from './walk.ts';

const reread = (state: HrState): HrState => def.readState(JSON.parse(JSON.stringify(state)));

/** The path of a refused value. */
const pathOf = (value: unknown): string => refusedAt(def, value);

describe('states of play', () => {
  it.each(SCENARIOS)(
    'every state of random games of %s reads back unchanged',
    (scenario) => {
      for (let n = 0; n < effort(1, 6); n++)
        walk(setupOf(scenario, `${scenario} read ${n}`), ({ state, move }) => {
          if (digestOf(reread(state)) !== digestOf(state)) throw new Error(`differs after ${def.words.notation(move)}`);
        });
    },
    120_000,
  );

  it('the result of reading is as plain as the state', () => {
    const { state } = open();
    expect(reread(state)).toEqual(state);
    expect(Object.keys(reread(state)).toSorted()).toEqual(Object.keys(state).toSorted());
  });
});

/** Every place of a JSON value, as paths. */
function listPaths(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => listPaths(item, path === '' ? key : `${path}.${key}`));
  return path === '' ? inner : [path, ...inner];
}

const isObjectAt = (state: HrState, path: string): boolean => {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], state);
  return typeof found === 'object' && found !== null && !Array.isArray(found);
};

/** States in the middle of things, by the question they ask. */
function collectStates(): readonly HrState[] {
  const found = new Map<string, HrState>();
  for (const [scenario, seed] of [
    ['campaign-1941', 'm1'],
    ['short-1944', 'm2'],
    ['intro-1941-43', 'm3'],
  ] as const)
    walk(setupOf(scenario, seed), ({ state }) => found.set(state.stack.at(-1)?.at ?? '', state));
  return [...found.values()];
}

describe('damaged states', () => {
  const states = collectStates();

  it('a value of another kind is refused wherever it stands', () => {
    const rng = seedRng('damage');
    for (const state of states)
      for (const path of listPaths(state)) {
        if (drawFrom(rng, 8) > 0) continue;
        for (const value of ['nonsense', -1, 1.5, { extra: true }])
          if (!isSame(state, path, value))
            expect(() => def.readState(changed(state, path, value)), `${path} = ${JSON.stringify(value)}`).toThrow(
              ShapeError,
            );
      }
  }, 60_000);

  it('a missing field is refused, and one too many', () => {
    const rng = seedRng('fields');
    for (const state of states)
      for (const path of listPaths(state).filter((one) => isObjectAt(state, one))) {
        if (path.includes('.') && drawFrom(rng, 3) > 0) continue;
        const extra = changed(state, `${path}.extra`, 1);
        expect(() => def.readState(extra), `${path}.extra`).toThrow(ShapeError);
        const [key] = Object.keys(path.split('.').reduce<object>((at, one) => (at as never)[one], state));
        if (key === undefined) continue;
        expect(() => def.readState(changed(state, `${path}.${key}`, undefined)), `${path}.${key}`).toThrow(ShapeError);
      }
  }, 60_000);

  it('a key that would reach a prototype is refused', () => {
    const text = JSON.stringify(open().state);
    const poisons = [
      text.replace('{', '{"__proto__":{"polluted":1},'),
      text.replace('"markers":{', '"markers":{"__proto__":"axis",'),
      text.replace('"events":{', '"events":{"constructor":"mall",'),
      text.replace('"turn":{', '"turn":{"__proto__":null,'),
      text.replace('"at":"turn/action"', '"__proto__":{"side":"allies"},"at":"turn/action"'),
    ];
    for (const poison of poisons) {
      expect(poison).not.toBe(text);
      expect(() => def.readState(JSON.parse(poison))).toThrow(ShapeError);
    }
    expect({}).not.toHaveProperty('polluted');
  });
});

/** `nonsense` and the like never are what a place may hold, but an empty list of objects may hold anything's path. */
const isSame = (state: HrState, path: string, value: unknown): boolean =>
  path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], state) === value;

describe('readState says where', () => {
  it.each([
    ['rng.a', -1, 'rng.a'],
    ['rng.a', 4_294_967_296, 'rng.a'],
    ['scenario', 'campaign', 'scenario'],
    ['rulings.icons', 'nobody', 'rulings.icons'],
    ['rulings.icons', undefined, 'rulings.icons'],
    ['lastYear', 1, 'lastYear'],
    ['gameTurn', 0, 'gameTurn'],
    ['side', 'soviet', 'side'],
    ['handSize.axis', 13, 'handSize.axis'],
    ['year.allies', 6, 'year.allies'],
    ['bigPush.axis', 'used', 'bigPush.axis'],
    ['turncoats', ['hungary'], 'turncoats.0'],
    ['turncoats', ['finland', 'finland'], 'turncoats'],
    ['decks.axis.0', 'G14', 'decks.axis.0'],
    ['hands.allies.0', 'AL1', 'hands.allies.0'],
    ['events.AX1', 'hand', 'events.AX1'],
    ['events.AX1', undefined, 'events.AX1'],
    ['events.AX99', 'mall', 'events.AX99'],
    ['allowance.axis', 5, 'allowance.axis'],
    ['markers.berlin', 'allies', 'markers.berlin'],
    ['markers.atlantis', 'axis', 'markers.atlantis'],
    ['fleets.axis', ['atlantis'], 'fleets.axis.0'],
    ['lost', ['paris', 'paris'], 'lost'],
    ['due', [{ side: 'axis', n: 0, red: false, random: false }], 'due.0.n'],
    ['turn.blitz.made', 4, 'turn.blitz.made'],
    ['stack', [], 'stack'],
    ['stack.0.at', 'turn/lunch', 'stack.0.at'],
    ['stack.0.side', 'western', 'stack.0.side'],
    ['stack.0.seat', 'axis', 'stack.0.seat'],
    ['result', { winner: 'axis', reasons: [] }, 'result.reasons'],
    ['conflict', {}, 'conflict.kind'],
    ['extra', 1, 'extra'],
  ])('%s = %j at %s', (path, value, at) => {
    expect(pathOf(changed(open().state, path, value))).toBe(at);
  });

  it('what is no object at all', () => {
    for (const value of [null, 1, 'state', [], {}, undefined]) expect(() => def.readState(value)).toThrow(ShapeError);
  });

  it('an invariant is named', () => {
    const twice = withChange(open().state, ({ hands }) => hands.axis.push('G1'));
    expect(() => def.readState(twice)).toThrow(/INV-01 card G1 twice|INV-01 card G1/);
  });
});

const FIGHT = () => play(open({ pact: false }), 'A land finland>leningrad');
const toCards = (game: Game): Game => (asks(game) === 'conflict/name' ? toCards(play(game, 'done')) : game);

describe('a question that the position does not ask', () => {
  const refused = (state: HrState, top: HrState['stack'][number]) =>
    expect(pathOf(withChange(state, ({ stack }) => stack.splice(-1, 1, copyFrame(top) as never)))).toBe(
      `stack.${state.stack.length - 1}`,
    );
  const copyFrame = (frame: object): object => JSON.parse(JSON.stringify(frame)) as object;

  it('an automatic step on top', () => {
    refused(open().state, { at: 'turn/end', side: 'axis' });
    refused(open().state, { at: 'dues' });
  });

  it('a question of a conflict without one, and one with nothing to choose', () => {
    const { state } = open();
    refused(state, { at: 'pay/lift', side: 'axis', for: 'fleet', space: 'north-sea' });
    refused(state, { at: 'control/lift', nation: 'axis', spaces: ['north-sea'] });
    refused(state, { at: 'clean/nation', space: 'moscow' });
    refused(state, { at: 'event/choose', spaces: ['finland'] });
    refused(state, { at: 'event/nation', space: 'finland' });
    refused(state, { at: 'event/drop', side: 'axis' });
    refused(state, { at: 'reshuffle/return', side: 'axis', titles: ['wolfpack'] });
    refused(state, { at: 'plan/reroll', side: 'axis', card: 'G13', dice: [1, 2, 3] });
    refused(state, { at: 'reshuffle/build-up', taken: ['G13'] });
    refused(state, { at: 'pay/card', side: 'axis', for: 'fleet', space: 'berlin' });
    refused(state, { at: 'pay/card', side: 'axis', for: 'plan', space: 'berlin' });
    refused(state, { at: 'discard', side: 'axis', n: 12, red: false });
    refused(state, { at: 'clean/keep', left: 1, of: ['XE14'] });
  });

  it('cards, dice and events that are not those of the conflict', () => {
    const { state } = toCards(FIGHT());
    refused(state, { at: 'conflict/pick', side: 'axis', what: 'block', cards: ['W13'] });
    refused(state, { at: 'conflict/reroll', side: 'axis', most: 1, free: [5] });
  });

  it('a conflict over something it cannot be fought for', () => {
    const { state } = toCards(FIGHT());
    for (const [path, value, at] of [
      ['conflict.target', 'stukas', 'conflict.target'],
      ['conflict.target', 'north-sea', 'conflict.target'],
      ['conflict.origin', null, 'conflict.origin'],
      ['conflict.kind', 'sea', 'conflict.target'],
      ['conflict.kind', 'event', 'conflict.target'],
      ['conflict.events.axis', ['AX0'], 'conflict.events.axis.0'],
      ['conflict.applied', ['airfield'], 'conflict.applied.0'],
      ['conflict.rerolled.axis', [6], 'conflict.rerolled.axis.0'],
      ['conflict.rerolled.axis', [2, 2], 'conflict.rerolled.axis'],
    ] as const)
      expect(pathOf(changed(state, path, value))).toBe(at);
  });

  it('a finished game keeps whatever lay below, and asks nothing', () => {
    const over = playAll(FIGHT(), 'resign').state;
    expect(reread(over)).toEqual(over);
    const auto = withChange(over, ({ stack }) => void stack.push({ at: 'dues' }));
    expect(def.readState(copyOf(auto))).toEqual(auto);
    expect(pathOf(changed(over, 'result.winner', 'nobody'))).toBe('result.winner');
    expect(pathOf(changed(over, 'result.reasons.0.key', 'hr.win.luck'))).toBe('result.reasons.0.key');
  });
});
