import { beforeAll, describe, expect, it } from 'vitest';
import { decide, startGame } from '../../../src/engine/kernel/runner.ts';
import { hitlersLastBattles } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { Position } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { namesFrom } from '../../../src/i18n/names.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import type { I18n } from '../../../src/i18n/use-t.tsx';
import { spaceRef, unitRef } from '../../../src/engine/kits/pointing/targets.ts';
import { wordMovement } from '../../../src/ui/games/hitlers-last-battles/choices.ts';
import { inspect } from '../../../src/ui/games/hitlers-last-battles/inspect.ts';
import { distinctMoves, preset, wordNotation } from '../../../src/ui/games/hitlers-last-battles/moves.ts';
import { zoneOf } from '../../../src/ui/games/hitlers-last-battles/overlays.ts';
import { readRoll } from '../../../src/ui/games/hitlers-last-battles/roll.ts';
import { pointsNeeded } from '../../../src/ui/games/hitlers-last-battles/score.tsx';
import type { WordScene } from '../../../src/ui/table/game-table.ts';
import type { HlbTypes } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import type { HlbMove, HlbScene } from '../../../src/ui/games/hitlers-last-battles/lookup.ts';
import { lastTrace } from '../../../src/ui/games/hitlers-last-battles/paths.ts';

const def = hitlersLastBattles;
const { facts } = def.data;

beforeAll(() => loadCatalogue('en', ['table', 'hitlers-last-battles']));

const words = (): I18n => createI18n('en', namesFrom(facts));

function sceneAt(position: Position): WordScene<HlbTypes> & { readonly moves: ReturnType<typeof distinctMoves> } {
  const { state } = startGame(def, { scenario: 'campaign', seed: 'words', options: {}, position });
  const view = def.view(state, null);
  return { facts, queries: def.queries, view, i18n: words(), moves: decide(def, state)?.moves ?? [] };
}

describe('legal moves as a list', () => {
  it('names each end once for a unit on its own ground', () => {
    const scene = sceneAt({ turn: 1, side: 'german', step: 'movement' });
    const kept = distinctMoves(scene, scene.moves);
    const ends = kept.flatMap((move) => (move.type === 'move' ? [`${move.unit} ${move.path.at(-1) ?? ''}`] : []));
    expect(new Set(ends).size).toBe(ends.length);
    const all = scene.moves.flatMap((move) => (move.type === 'move' ? [`${move.unit} ${move.path.at(-1) ?? ''}`] : []));
    expect(new Set(all)).toEqual(new Set(ends));
  });

  it('keeps every way that takes a hex', () => {
    const scene = sceneAt({
      turn: 1,
      side: 'german',
      step: 'movement',
      units: { 'G-H': '0503', 'W-21': '0104', 'S-1B': '1201' },
      control: { '0602': 'S', '0603': 'W' },
    });
    const kept = distinctMoves(scene, scene.moves);
    const taking = scene.moves.filter(
      (move) => move.type === 'move' && move.path.length === 2 && ['0602', '0603'].includes(move.path[0] ?? ''),
    );
    expect(taking.length).toBeGreaterThan(0);
    for (const move of taking) expect(kept).toContain(move);
  });
});

describe('words', () => {
  const scene = () => sceneAt({ turn: 1, side: 'german', step: 'movement' });

  it('says a recorded move from its text, and shows text it does not know as it is', () => {
    expect(wordNotation(scene(), 'move G-B 0504 0505')).toBe(
      'Move Army Group B to Munich (0505) through Nuremberg (0504)',
    );
    expect(wordNotation(scene(), 'support none')).toBe('Fight without support');
    expect(wordNotation(scene(), 'unmark M-GD')).toBe('Take Grossdeutschland back');
    expect(wordNotation(scene(), 'parley with everybody')).toBe('parley with everybody');
  });

  it('says that a way takes a hex only where it is not its own side’s', () => {
    const detailOf = (owner: 'G' | 'W') => {
      const scene = sceneAt({
        ...{ turn: 1, side: 'german', step: 'movement' },
        ...{ units: { 'G-H': '0503', 'W-21': '0104', 'S-1B': '1201' }, control: { '0603': owner } },
      });
      const ways = scene.moves.filter(
        (move) => move.type === 'move' && move.path[0] === '0603' && move.path.length === 2,
      );
      const [way] = ways;
      const picked = [unitRef('G-H'), spaceRef(way?.type === 'move' ? (way.path[1] ?? '') : '')];
      return wordMovement(scene, { target: spaceRef('0603'), moves: ways.slice(0, 1), picked }, '').detail;
    };
    expect(detailOf('W')).toMatch(/^takes /);
    expect(detailOf('G')).toBeUndefined();
  });

  it('says every text form of every legal move of a whole opening', () => {
    const at = scene();
    for (const move of at.moves) expect(wordNotation(at, def.words.notation(move))).not.toMatch(/⟦|^\w+ [GWS]-/);
  });

  it('says everything about a hex that its drawing shows', () => {
    const told = inspect(scene(), 'space:0403').flatMap(({ title, lines }) => [
      title,
      ...lines.map(({ text }) => text),
    ]);
    expect(told).toEqual(expect.arrayContaining(['Ruhr / Cologne (0403)', 'German control', 'Army Group B']));
    expect(told.join('\n')).toMatch(/Square city, 2 points/);
    expect(told.join('\n')).toMatch(/River \(Rhine\)/);
    // The arrow keys name its neighbours, and the source comes last.
    expect(told.join('\n')).not.toMatch(/north-west/);
    expect(inspect(scene(), 'space:0403').at(-1)?.isFolded).toBe(true);
  });

  it('says why a closed hex is closed', () => {
    const told = inspect(scene(), 'space:0405').flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(told[0]).toBe('Out of play.');
  });
});

describe('numbers', () => {
  const score = (german: number, allied: number) => ({
    german: { total: german, reasons: [] },
    allied: { total: allied, reasons: [] },
  });

  it.each([
    [23, 2, 'allied', 11],
    [14, 11, 'allied', 2],
    [13, 12, 'allied', 1],
    [12, 13, 'german', 1],
    [10, 15, 'german', 3],
  ] as const)('%d to %d: the %s side needs %d', (german, allied, side, points) => {
    expect(pointsNeeded(score(german, allied))).toEqual({ side, points });
    // This many points from the other side lead; one fewer does not.
    const [ahead, behind] = side === 'allied' ? [german, allied] : [allied, german];
    expect(behind + points).toBeGreaterThan(ahead - points);
    expect(behind + points - 1).toBeLessThanOrEqual(ahead - points + 1);
  });

  it('finds the hexes next to an enemy', () => {
    const at = sceneAt({ turn: 1, side: 'german', step: 'movement' });
    expect(zoneOf(at, 'german')).toContain('0403');
    expect(zoneOf(at, 'german')).not.toContain('0602');
  });
});

describe('what happened', () => {
  const rolled: HlbEvent = {
    type: 'rolled',
    hex: '0304',
    attacker: 'G-B',
    defender: 'W-12',
    diceReasons: [
      { key: 'hlb.mod.attack-die', params: { unit: 'G-B' }, amount: 1, rule: '8.2' },
      { key: 'hlb.mod.marker-die', params: { unit: 'G-B', marker: 'M-GD' }, amount: 1, rule: '8.2' },
      { key: 'hlb.mod.defence-die', params: { unit: 'W-12' }, amount: 1, rule: '8.2' },
    ],
    attack: [
      {
        rolled: 3,
        modifiers: [{ key: 'hlb.mod.support', params: { unit: 'G-G' }, amount: 1, rule: '8.4' }],
        total: 4,
        hit: true,
      },
      { rolled: 5, modifiers: [], total: 5, hit: true },
    ],
    defence: { rolled: 2, modifiers: [], total: 2, hit: false },
    diff: 2,
  };
  const gone: HlbEvent = { type: 'eliminated', unit: 'W-12', hex: '0304', cause: 'difference' };

  it('reads golden battle A: dice by their reasons, what changed them, what it meant', () => {
    const roll = readRoll(sceneAt({}), [rolled, gone]);
    expect(roll?.dice.map(({ tone, value, above, below }) => [tone, value, above, below])).toEqual([
      ['dark', 3, 'attack', '3 → 4, hit'],
      ['dark', 5, 'Grossdeutschland', 'hit'],
      ['pale', 2, 'defence', 'miss'],
    ]);
    expect(roll?.result).toBe('12th Army Group is eliminated.');
    expect(roll?.reasons.map(({ amount }) => amount)).toEqual(['1', '+1', '1', '+1']);
  });

  it('says that a retreat is still to be chosen', () => {
    expect(readRoll(sceneAt({}), [{ ...rolled, diff: 1 }])?.result).toBe(
      '12th Army Group is beaten by 1 and must retreat.',
    );
    expect(readRoll(sceneAt({}), [gone])).toBeNull();
  });

  it('traces the last way of a unit', () => {
    const moved: HlbEvent = { type: 'moved', unit: 'G-B', from: '0403', path: ['0503', '0602'] };
    expect(lastTrace(facts, [moved, gone])).toEqual({ faction: 'G', path: ['0403', '0503', '0602'] });
    expect(lastTrace(facts, [gone])).toBeNull();
  });
});

describe('The gold button while nothing is picked', () => {
  const scene = {} as HlbScene;

  it('ends the step where nothing is left but to take a marker back (§6.2)', () => {
    const back: HlbMove = { type: 'unmark', marker: 'M-GD' };
    const end: HlbMove = { type: 'end-mark' };
    expect(preset(scene, [back, end])).toBe(end);
    expect(preset(scene, [{ type: 'mark', marker: 'M-SSPZ', unit: 'G-B' }, back, end])).toBeNull();
    expect(preset(scene, [back])).toBeNull();
  });

  it('§8.1: proposes the next battle, and §8.4 to fight it alone until a supporter is picked', () => {
    const [first, second] = [
      { type: 'battle', hex: '0304' },
      { type: 'battle', hex: '0303' },
    ] as const;
    expect(preset(scene, [first])).toBe(first);
    expect(preset(scene, [first, second])).toBe(first);
    const alone = { type: 'support', unit: null } as const;
    expect(preset(scene, [{ type: 'support', unit: 'G-G' }, alone])).toBe(alone);
  });
});
