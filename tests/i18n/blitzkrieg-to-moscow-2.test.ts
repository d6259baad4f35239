/** Every sentence of Blitzkrieg to Moscow 2's engine is in the catalogue, in both languages and complete. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BtmEvent } from '../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import { type Move, VERBS } from '../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { REFUSAL_CODES } from '../../src/engine/games/blitzkrieg-to-moscow-2/rules/reason.ts';
import type { BtmState, Position } from '../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmView } from '../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { Line, TargetRef } from '../../src/engine/kernel/types.ts';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { en } from '../../src/i18n/compiled/en/blitzkrieg-to-moscow-2.ts';
import { LANGS, format, formatToParts, parseMessage, type Lang } from '../../src/i18n/format.ts';
import { blitzkriegToMoscow2 as manifest } from '../../src/games/blitzkrieg-to-moscow-2.ts';
import { createSource } from '../../src/i18n/source.ts';
import { effort } from '../support/effort.ts';
import { game, moveOf } from '../engine/blitzkrieg-to-moscow-2/table.ts';
import { explainRetreats, explainWalks, foreignMove, listRareLines } from './btm-rare.ts';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';

const { tables: t } = blitzkriegToMoscow2.data;

const OPTIONS = ['free-setup', 'odessa', 'moscow', 'open-hands'];
/** Every way to set the options, a bit each: some sentences are rare. */
const WAYS = Array.from({ length: 2 ** OPTIONS.length }, (_, way) => way);

const names = manifest.names(game.data.facts);
const sources = { en: createSource('en', names), ja: createSource('ja', names) };
const messages: Readonly<Record<string, string>> = en;

/** A message or a parameter that is missing, or an id that no name took the place of. Hexes go by their number. */
function isRaw(line: Line, lang: Lang): boolean {
  const parts = formatToParts(sources[lang], line);
  const text = parts.map((part) => part.text).join('');
  const hasId = parts.some(({ id, text: name }) => id === name && !/^\d{4}$/.test(name));
  return hasId || /[⟦{}]|undefined|NaN|\b(?:german|soviet)\b|\b[gs]-[a-z0-9]+|combatShift|tankAction/.test(text);
}

const reached = { lines: new Set<string>(), faults: new Set<string>(), codes: new Set<string>() };

const needs = new Map<string, readonly string[]>();
/** Placeholders of a message, and of those that it names. */
function needsOf(key: string): readonly string[] {
  const known =
    needs.get(key) ??
    parseMessage(messages[key] ?? '').flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
  needs.set(key, known);
  return known;
}

const checked = new Set<string>();
/** Formatting takes time: of sentences with the same parameters that differ only in ids, some are read out in full. */
const READ_OUT = effort(15, 40);
const counts = new Map<string, number>();

function say(lines: readonly (Line | null)[]): void {
  for (const line of lines) {
    if (!line) continue;
    const { key, params = {} } = line;
    reached.lines.add(key);
    for (const value of Object.values(params))
      if (typeof value === 'string' && value.startsWith('btm.')) reached.lines.add(value);
    for (const name of needsOf(key)) if (!(name in params)) reached.faults.add(`${key} needs ${name}`);
    const count = counts.get(key) ?? 0;
    const text = JSON.stringify(line);
    if (count >= READ_OUT || checked.has(text)) continue;
    counts.set(key, count + 1);
    checked.add(text);
    for (const lang of LANGS)
      if (isRaw(line, lang)) reached.faults.add(`${key} ${lang}: ${format(sources[lang], line)}`);
  }
}

function note(events: readonly BtmEvent[]): void {
  for (const event of events) {
    say([game.words.describe(event)]);
    if (event.type === 'rolled' || event.type === 'attack-failed') say(event.reckoning.shifts);
  }
}

const TARGETS: readonly TargetRef[] = [
  ...t.unitIds.map((id): TargetRef => `unit:${id}`),
  ...t.placeIds.map((id): TargetRef => `space:${id}`),
  ...[...t.cardIds.german, ...t.cardIds.soviet].map((id): TargetRef => `card:${id}`),
  ...['end-move', 'depart', 'hitler-yes', 'assault', 'reroll-none', 'go', 'defend-passive'].map(
    (id): TargetRef => `button:${id}`,
  ),
  'unit:nobody',
];

const why = (state: BtmState, picked: readonly TargetRef[], target: TargetRef): void => {
  const reasons = game.why.explain(state, picked, target);
  for (const { code } of reasons) reached.codes.add(code);
  say(reasons);
};

const refuse = (state: BtmState, move: Move): void => {
  const reason = game.why.refuse(state, move);
  if (reason) reached.codes.add(reason.code);
  say([reason]);
};

/** The input of overlays and panels. */
function query(view: BtmView): void {
  const { readCombat, readReach, readSupply } = game.queries;
  say(readSupply(view).flatMap(({ cut }) => cut.map(({ reason }) => reason)));
  const combat = readCombat(view);
  if (!combat) return;
  const { attackers, defenders, sums } = combat;
  say([...attackers, ...defenders, ...(sums?.shifts ?? [])].map(({ reason }) => reason));
  say(attackers.flatMap(({ unit }) => readReach(view, unit).map(({ reason }) => reason)));
}

/** Asks what there is to ask of a state: `pick` gives a number below its own. */
function inspect(state: BtmState, pick: (n: number) => number): void {
  const decision = decide(game, state);
  const view = game.view(state, null);
  const { phase } = game.words.moment(state);
  say([{ key: `btm.phase.${phase}` }, ...view.score.modifiers, ...(state.result?.reasons ?? [])]);
  if (!decision) {
    why(state, [], 'button:go');
    return;
  }
  say([decision.ask]);
  query(game.view(state, decision.seat));
  const moves = decision.moves;
  for (let i = 0; i < 12; i++) {
    const move = moves[moves.length <= 12 ? i : pick(moves.length)];
    if (!move) continue;
    const { effects, warnings, modifiers, odds } = game.foresight.preview(state, move);
    say([game.words.label(state, move), ...effects, ...warnings, ...modifiers]);
    say((odds?.outcomes ?? []).map(({ id }) => ({ key: `btm.outcome.${id}` })));
  }
  for (let i = 0; i < 25; i++) {
    refuse(state, moveOf(foreignMove(pick)));
    const target = TARGETS[pick(TARGETS.length)];
    const first = moves[pick(moves.length)];
    const picks = first ? game.words.targets(first) : [];
    if (target) why(state, i % 2 === 0 ? [] : picks.slice(0, 1 + pick(2)), target);
  }
  say([...explainWalks(state, pick), ...explainRetreats(state, pick)]);
  const wrongSeat = game.why.refuse(state, moves[0] ?? { type: 'go' }, 'neither');
  if (wrongSeat) reached.codes.add(wrongSeat.code);
  say([wrongSeat]);
}

/** Kinds of moves first, then one of that kind; a step is seldom ended without need. */
function choose(moves: readonly Move[], pick: (n: number) => number): Move {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const busy = kinds.filter((type) => !type.startsWith('end-') && type !== 'remove');
  const wanted = busy.length > 0 && pick(6) > 0 ? busy : kinds;
  const type = wanted[pick(wanted.length)];
  const those = moves.filter((move) => move.type === type);
  const move = those[pick(those.length)];
  if (!move) throw new Error('no legal move');
  return move;
}

/** Plain moves between two states that are asked everything. */
const EVERY = effort(7, 3);

/** Plays a game out, or a few moves of it. */
function playOut(seed: string, options: Readonly<Record<string, boolean>>, position?: Position, most = 5_000): void {
  const rng = seedRng(`${seed} player`);
  const pick = (n: number): number => drawFrom(rng, Math.max(1, n));
  const setup = { scenario: 'campaign', seed, options, ...(position ? { position } : {}) };
  let { state, events } = startGame(game, setup);
  for (let n = 0; n < most; n++) {
    note(events);
    const decision = decide(game, state);
    if (n % EVERY === 0 || !decision || state.stack.length > 1) inspect(state, pick);
    if (!decision) return;
    const move = choose(decision.moves, pick);
    const outcome = applyMove(game, state, move);
    if (!outcome.ok) throw new Error(`${game.words.notation(move)}: ${outcome.reason.key}`);
    ({ state, events } = outcome);
  }
}

beforeAll(async () => {
  await Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['table', 'blitzkrieg-to-moscow-2'])));
  for (const way of WAYS)
    playOut(`words ${way}`, Object.fromEntries(OPTIONS.map((id, bit) => [id, ((way >> bit) & 1) === 1])));
  say(listRareLines());
}, 300_000);

const keysUnder = (start: string): readonly string[] => Object.keys(messages).filter((key) => key.startsWith(start));

const G = 'src/engine/games/blitzkrieg-to-moscow-2';
const engine = readdirSync(G, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(G, name), 'utf8'))
  .join('\n');

/** Beginnings of keys that are completed at run time: `BAD_RETREAT.priority-${place}`. */
const beginnings = [...engine.matchAll(/`((?:[A-Z_]+|log|move|btm\.(?:cut|no-shift|strength))\.[\w.-]*)\$\{/g)].map(
  (found) => found[1] ?? '',
);

/** True if the engine's source contains a key, or its beginning: random games do not reach every key. */
function isWritten(key: string): boolean {
  // The label of a verb that is rarely played follows from its row.
  if (Object.hasOwn(VERBS, key.replace(/^btm\.move\./, ''))) return true;
  const tail = key.replace(/^btm\.(?:refuse\.)?/, '');
  return [key, tail, tail.replace(/-area$/, '')].some(
    (part) => engine.includes(`'${part}'`) || beginnings.some((start) => part.startsWith(start)),
  );
}

describe('the catalogue of Blitzkrieg to Moscow 2', () => {
  it('has every sentence of the games played, in both languages, with all it asks for', () => {
    expect([...reached.faults]).toEqual([]);
    expect([...reached.lines].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });

  it('has a sentence for every refusal code', () => {
    const without = REFUSAL_CODES.filter((code) => keysUnder(`btm.refuse.${code}`).length === 0);
    expect(without).toEqual([]);
  });

  it('has every refusal that the engine writes out', () => {
    const written = [...engine.matchAll(/'([A-Z][A-Z_0-9]+\.[a-z0-9-]+)'/g)].map((found) => found[1] ?? '');
    const refusals = written.filter((code) => REFUSAL_CODES.some((start) => code.startsWith(`${start}.`)));
    expect(refusals.length).toBeGreaterThan(50);
    expect(refusals.filter((code) => !Object.hasOwn(messages, `btm.refuse.${code}`))).toEqual([]);
  });

  it('says why a position is refused for invariants that the engine checks, and for no others', () => {
    const checked = new Set([...engine.matchAll(/['`](INV-\d\d) /g)].map((found) => found[1]));
    const said = keysUnder('save.refused').map((key) => key.split('.').at(-1));
    expect(said.length).toBeGreaterThan(15);
    expect(said.filter((code) => !checked.has(code))).toEqual([]);
  });

  it('says what the sides, the scenario and each option are', () => {
    const sides = game.seats.map((seat) => `btm.seat.${seat}`);
    const needed = game.scenarios.flatMap(({ id, options }) => [
      `btm.scenario.${id}`,
      ...options.flatMap((option) => [`btm.ruling.${option.id}`, `btm.ruling.${option.id}.what`]),
    ]);
    expect([...sides, ...needed].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });

  it('names every turn and weather of the track', () => {
    const needed = game.data.facts.turns.flatMap(({ turn, weather }) => [`btm.date.${turn}`, `btm.weather.${weather}`]);
    expect(needed.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });

  it('has no sentence that nothing says', () => {
    const shown =
      /^btm\.(?:scenario|ruling|seat|date|weather|use|die|experiment|editor|lab)\.|^name\.|^table\.|^save\.refused\.|^source\./;
    // At present no button lacks a move.
    const spare = 'btm.refuse.WRONG_STEP.button';
    const unsaid = Object.keys(messages).filter((key) => !shown.test(key) && !reached.lines.has(key) && key !== spare);
    expect(unsaid.filter((key) => !isWritten(key))).toEqual([]);
  });
});

describe('the names of Blitzkrieg to Moscow 2', () => {
  it.each<[Lang, string, string]>([
    ['en', '{a|unit} in {b|hex}', '2nd Panzer Army in Minsk (1303)'],
    ['ja', '{a|unit}、{b|hex}', '第2戦車軍、ミンスク（1303）'],
  ])('come from its facts (%s)', (lang, message, expected) => {
    const source = { ...sources[lang], message: (key: string) => (key === 'it' ? message : null) };
    expect(format(source, { key: 'it', params: { a: 'g-pz2', b: '1303' } })).toBe(expected);
  });

  it('leave out where a rear area lies, and give other hexes their number', () => {
    expect(names.find('place', 'C', 'en')).toBe('Army Group Centre');
    expect(names.find('place', '1502', 'en')).toBeNull();
    expect(names.find('marker', 's-hitler', 'ja')).toBe('ヒトラー命令');
    expect(t.units.filter(({ id }) => LANGS.some((lang) => names.find('unit', id, lang) === null))).toEqual([]);
  });

  it('name the seats', () => {
    expect(sources.en.name('side', 'soviet')).toBe('Soviet');
    expect(sources.ja.name('player', 'soviet')).toBe('ソ連軍プレイヤー');
    expect(createSource('en', manifest.names(game.data.facts, { soviet: 'Mika' })).name('player', 'soviet')).toBe(
      'Mika (Soviet)',
    );
  });
});
