/** Everything the game can say and do is reached by play, and the catalogue has a sentence for all of it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseMessage } from '../../../src/i18n/format.ts';
import { en } from '../../../src/i18n/compiled/en/hitlers-last-battles.ts';
import type { Line, TargetRef } from '../../../src/engine/kernel/types.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { HlbState, Position } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { REFUSAL_CODES } from '../../../src/engine/games/hitlers-last-battles/rules/reason.ts';
import { game, moveOf, only, open, play, tables, type Table } from './support.ts';
import { RULINGS, type Rulings } from '../../../src/engine/games/hitlers-last-battles/rulings.ts';
import { kit } from '../../../tools/games/hitlers-last-battles/kit.ts';
import { makePlayer } from './players.ts';

const TARGETS: readonly TargetRef[] = [
  ...tables.unitIds.map((id) => `unit:${id}` as const),
  ...tables.hexIds.map((id) => `space:${id}` as const),
  ...tables.markerIds.map((id) => `marker:${id}` as const),
  ...(['volkssturm-yes', 'end-replace', 'end-mark', 'end-move', 'support-none'] as const).map(
    (id) => `button:${id}` as const,
  ),
  'unit:NOBODY',
];

const OTHER_READINGS: readonly Partial<Rulings>[] = [
  { 'beside-enemy': 'cities', 'whose-cities': 'side', 'beaten-attacker': 'retreats' },
  { 'beside-enemy': 'next-to-cities', 'whose-cities': 'any' },
  { 'beside-enemy': 'starts-and-next-to-cities', 'attack-cost': 'ends-move', 'fought-before': 'this-turn' },
];

const reached = {
  frames: new Set<string>(),
  events: new Set<string>(),
  codes: new Set<string>(),
  /** Parameters each sentence was given, by key. */
  lines: new Map<string, Set<string>>(),
};

const say = (lines: readonly (Line | null)[]): void => {
  for (const line of lines) {
    if (!line) continue;
    const names = Object.keys(line.params ?? {})
      .sort()
      .join();
    reached.lines.set(line.key, (reached.lines.get(line.key) ?? new Set()).add(names));
    for (const value of Object.values(line.params ?? {}))
      if (typeof value === 'string' && value.startsWith('hlb.')) reached.lines.set(value, new Set(['']));
  }
};

function note(events: readonly HlbEvent[]): void {
  for (const event of events) {
    reached.events.add(event.type);
    say([game.words.describe(event)]);
    if (event.type === 'rolled')
      say([...event.diceReasons, ...event.attack.flatMap((die) => die.modifiers), ...event.defence.modifiers]);
  }
}

/** Asks all there is to ask of a state. */
function inspect(state: HlbState, turn: number): void {
  const decision = decide(game, state);
  reached.frames.add(state.stack[0]?.at ?? 'none');
  const view = game.view(state, null);
  say([{ key: `hlb.phase.${view.phase}` }]);
  say([...view.score.german.reasons, ...view.score.allied.reasons, ...(state.result?.reasons ?? [])]);
  if (decision) say([decision.ask]);
  const moves = decision?.moves ?? [];
  for (const move of moves.filter((_, i) => i % 3 === turn % 3 || moves.length < 12)) {
    const { effects, warnings, modifiers, odds } = game.foresight.preview(state, move);
    say([
      game.words.label(state, move),
      game.queries.readMove(game.words.notation(move))?.line ?? null,
      ...effects,
      ...warnings,
      ...modifiers,
    ]);
    say((odds?.outcomes ?? []).map(({ id }) => ({ key: `hlb.outcome.${id}` })));
  }
  const first = moves[turn % Math.max(1, moves.length)];
  const picks = first ? game.words.targets(first) : [];
  const pickings = [picks.slice(0, 1), picks.slice(0, 2), picks.slice(1, 2)];
  for (const picked of [[], pickings[turn % 3] ?? []])
    for (const target of TARGETS) {
      const reasons = game.why.explain(state, picked, target);
      for (const reason of reasons) reached.codes.add(reason.code);
      say(reasons);
    }
}

function playOut(seed: string, fight: number, position?: Position, options: Partial<Rulings> = {}): void {
  const choose = makePlayer(seed, fight);
  const setup = { scenario: 'campaign', seed, options: { ...options }, ...(position ? { position } : {}) };
  let { state, events } = startGame(game, setup);
  for (let n = 0; ; n++) {
    note(events);
    const decision = decide(game, state);
    if (n % 7 === 0 || !decision || decision.moves.length < 6) inspect(state, n);
    if (!decision) return;
    const outcome = applyMove(game, state, choose(decision.moves));
    if (!outcome.ok) throw new Error(outcome.reason.key);
    ({ state, events } = outcome);
  }
}

beforeAll(() => {
  for (let i = 0; i < 16; i++) playOut(`coverage ${i}`, (i * 6) % 96);
  const few = { 'G-B': '0403', 'W-12': '0304', 'W-21': '0203', 'S-1B': '1003' };
  for (let i = 0; i < 6; i++) playOut(`few ${i}`, 80, { units: only(few) });
  for (const readings of OTHER_READINGS) for (let i = 0; i < 3; i++) playOut(`other ${i}`, 70, undefined, readings);
  for (const [id, { values }] of Object.entries(RULINGS))
    say(['', '.what', ...values.map((value) => `.${value}`)].map((end) => ({ key: `hlb.ruling.${id}${end}` })));
  for (const { state } of rarePositions()) {
    inspect(state, 0);
    for (const move of tables.listAll()) say([game.why.refuse(state, move), game.words.label(state, move)]);
    say([game.why.refuse(state, { type: 'move', unit: 'G-B', path: [] })]);
    const wrongSeat = game.why.refuse(state, moveOf('end-move'), 'neither');
    say([wrongSeat]);
    reached.codes.add(wrongSeat?.code ?? '');
  }
  note([{ type: 'game-over', winner: 'draw', german: 13, allied: 13 }]);
}, 120_000);

/** Positions that play seldom or never reaches. */
function rarePositions(): readonly Table[] {
  const lost = Object.fromEntries(
    game.data.facts.hexes.flatMap(({ id, playable }) => (playable && id !== '0402' ? [[id, 'S'] as const] : [])),
  );
  const denmark = open({
    side: 'allied',
    step: 'movement',
    units: only({ 'W-21': '0502', 'W-12': '0501', 'G-B': '0601', 'W-6': '0602' }),
    markers: { 'M-PATTON': 'W-21' },
  });
  const support = play(denmark, 'attack W-21 0601', 'end-move', 'battle 0601');
  const bare = { ...support.state, markers: { ...support.state.markers, 'M-PATTON': null } };
  const twoMarkers = { 'M-ZHUKOV': 'S-1U', 'M-PATTON': 'W-12' };
  const elsewhere = { 'S-4U': null, 'G-G': '0504', 'W-6': '0404' };
  const supported = play(
    open({ side: 'allied', step: 'movement', markers: twoMarkers, units: elsewhere }),
    'attack S-1U 0904',
    'attack W-12 0403',
    'end-move',
    'battle 0403',
    'support W-6: 1 1 6',
    'battle 0904',
  );
  const danzig = open({ side: 'allied', step: 'movement', units: only({ 'G-B': '0801', 'S-1B': '0802' }) });
  return [
    open({ control: { '0104': 'G' } }),
    open({ step: 'movement', control: { '1203': 'G' } }),
    // One unit may come back to its start hex, the others have nowhere to go.
    play(open({ units: only({ 'S-1B': '1003' }), control: lost }), 'volkssturm no'),
    support,
    supported,
    { ...support, state: bare },
    { ...support, state: { ...support.state, tally: { halfway: [], attacked: ['W-12', 'W-6'] } } },
    play(danzig, 'attack S-1B 0801', 'end-move', 'battle 0801: 6 1'),
  ];
}

describe('coverage', () => {
  it('reaches every frame that asks', () => {
    const asking = Object.entries(game.nodes).flatMap(([at, node]) => (node.kind === 'ask' ? [at] : []));
    expect(asking.filter((at) => !reached.frames.has(at))).toEqual([]);
  });

  it('reaches every event type', () => {
    expect(kit.fuzz.events.filter((type) => !reached.events.has(type))).toEqual([]);
  });

  it('reaches every refusal code', () => {
    expect(REFUSAL_CODES.filter((code) => !reached.codes.has(code))).toEqual([]);
  });
});

describe('sentences', () => {
  const messages: Readonly<Record<string, string>> = en;

  it('has an English sentence for every key, with parameters for each of its placeholders', () => {
    for (const [key, given] of reached.lines) {
      const message = messages[key];
      expect(message, key).toBeDefined();
      const needed = parseMessage(message ?? '').flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
      for (const names of given)
        for (const name of needed) expect(names.split(','), `${key} needs ${name}`).toContain(name);
    }
  });

  it('has no sentence that nothing says', () => {
    // Words of the table, `table.hlb.*`, of set-up, experiments and variations do not belong to the rules; plans have
    // `plans.test.ts`.
    const isOfRules = (key: string) => /^hlb\.(?!seat\.|experiment\.|editor\.|lab\.|plan\.)/.test(key);
    // Why a question is asked is said with it.
    const isSaid = (key: string): boolean => reached.lines.has(key.replace(/\.why$/, ''));
    const unsaid = Object.keys(messages).filter((key) => isOfRules(key) && !isSaid(key));
    // The data has no turn without German markers; `no-marker-turn.test.ts` makes one.
    expect(unsaid).toEqual(['hlb.refuse.VOLKSSTURM_NOT_ALLOWED.markers']);
  });
});
