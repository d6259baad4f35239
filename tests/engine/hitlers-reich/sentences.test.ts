/** Every sentence of the engine is in the catalogue, in both languages, and the log hides hidden cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/games/hitlers-reich/cards.ts';
import type { HrEvent } from '../../../src/engine/games/hitlers-reich/events.ts';
import type { Move } from '../../../src/engine/games/hitlers-reich/moves.ts';
import { describe as tell } from '../../../src/engine/games/hitlers-reich/sentences.ts';
import { label } from '../../../src/engine/games/hitlers-reich/sentences.ts';
import { SCENARIOS } from '../../../src/engine/games/hitlers-reich/state.ts';
import { valuesOf } from '../../../src/engine/kits/pack/form-values.ts';
import { applyMove, decide } from '../../../src/engine/kernel/runner.ts';
import type { Line } from '../../../src/engine/kernel/types.ts';
import { loadCatalogue } from '../../../src/i18n/catalogue.ts';
import { en } from '../../../src/i18n/compiled/en/hitlers-reich.ts';
import { format, formatToParts, LANGS, parseMessage, type Lang, type NameKind } from '../../../src/i18n/format.ts';
import { namesFrom } from '../../../src/i18n/names.ts';
import { createSource } from '../../../src/i18n/source.ts';
import { asks, def, type Game, open, play, tables } from '../../support/reich.ts';
import { ALL_EVENTS, listMoveLabels } from './said.ts';
import { setupOf, walk } from './walk.ts';

beforeAll(async () => {
  await Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['table', 'hitlers-reich'])));
});

const sources = {
  en: createSource('en', namesFrom(def.data.facts)),
  ja: createSource('ja', namesFrom(def.data.facts)),
};
const say = (line: Line | null, lang: Lang = 'en'): string | null => (line ? format(sources[lang], line) : null);

/** A missing message, or an id that no name took the place of. */
function isRaw(line: Line, lang: Lang): boolean {
  const parts = formatToParts(sources[lang], line);
  const text = parts.map((part) => part.text).join('');
  return (
    /[⟦{}]|undefined|NaN|\b(?:axis|allies|western|soviet)\b/.test(text) || parts.some(({ id, text }) => id === text)
  );
}

/** Faults of a sentence in either language; empty for a good one. */
function faultsOf(line: Line | null): readonly string[] {
  if (!line) return [];
  const hasRule = /^(?:\d+(?:\.\d+)*|R-\d{2,3})$/.test(line.rule ?? '');
  const raw = LANGS.filter((lang) => isRaw(line, lang)).map((lang) => `${line.key}: ${say(line, lang) ?? ''}`);
  return hasRule ? raw : [`${line.key} has no rule`, ...raw];
}

const keysUnder = (start: string) => Object.keys(en).filter((key) => key.startsWith(start));
const used = (lines: readonly (Line | null)[]) =>
  [...new Set(lines.flatMap((line) => (line ? [line.key] : [])))].sort();

describe('the catalogue', () => {
  it('has a sentence for each event of the log, and none that is never said', () => {
    const lines = ALL_EVENTS.map(tell);
    expect(lines.flatMap(faultsOf)).toEqual([]);
    // A settled question is said without an event.
    expect([...used(lines), 'hr.log.no-better-dice'].sort()).toEqual(keysUnder('hr.log.').sort());
  });

  it('has words for each kind of move, and none that no move uses', () => {
    const lines = listMoveLabels();
    expect(lines.flatMap(faultsOf)).toEqual([]);
    expect(used(lines)).toEqual(keysUnder('hr.move.').sort());
  });

  it('has each question, reason of a die, and end of the war that the rules know', () => {
    const folder = new URL('../../../src/engine/games/hitlers-reich/', import.meta.url);
    const code = ['phases', 'rules']
      .flatMap((name) => readdirSync(new URL(`${name}/`, folder)).map((file) => new URL(`${name}/${file}`, folder)))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const written = [...code.matchAll(/'(hr\.(?:ask|dice|win)\.[a-z.-]+)'/g)].map(([, key]) => key ?? '');
    // Put together at run time.
    const pairs = ['pay.fortify', 'pay.fleet', 'pay.plan', 'lift.fortify', 'lift.fleet', 'block', 'sabotage'];
    const wins = [...code.matchAll(/'([a-z-]+)', '9\.\d'\)/g)].map(([, key]) => `hr.win.${key ?? ''}`);
    const levels = ['decisive', 'limited', 'catastrophic'].flatMap((level) =>
      ['axis', 'allies'].map((side) => `hr.win.${side}-${level}`),
    );
    const expected = new Set([...written, ...pairs.map((key) => `hr.ask.${key}`), ...wins, ...levels]);
    const said = ['hr.ask.', 'hr.dice.', 'hr.win.'].flatMap(keysUnder);
    expect([...expected].filter((key) => !said.includes(key))).toEqual([]);
    // A question may have a sentence that explains it.
    expect(said.filter((key) => !expected.has(key.replace(/\.why$/, '')))).toEqual([]);
  });

  it('names each step that asks, and no other', () => {
    const asking = Object.entries(def.nodes).flatMap(([at, { kind }]) => (kind === 'ask' ? [`hr.phase.${at}`] : []));
    expect(keysUnder('hr.phase.').sort()).toEqual([...asking, 'hr.phase.over'].sort());
  });

  it('names each scenario, each option and each of its values', () => {
    const keys = new Set<string>(Object.keys(en));
    const wanted = def.scenarios.flatMap(({ id, options }) => [
      `hr.scenario.${id}`,
      `hr.scenario.${id}.short`,
      `hr.scenario.${id}.length`,
      ...def.seats.map((seat) => `hr.scenario.${id}.seat.${seat}`),
      ...options.flatMap(({ id: option, form }) => [
        `hr.ruling.${option}`,
        `hr.ruling.${option}.what`,
        ...valuesOf(form).map((value) => `hr.ruling.${option}.${value}`),
      ]),
    ]);
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
    const spoken = [...keys].filter((key) => /^hr\.(?:scenario|ruling)\./.test(key));
    expect(spoken.filter((key) => !wanted.includes(key))).toEqual([]);
  });

  it.each(LANGS)('names each card, event, space, side and nation (%s)', (lang) => {
    const name = (kind: NameKind, id: string) => sources[lang].name(kind, id);
    const unnamed = (kind: NameKind, list: readonly string[]) => list.filter((id) => name(kind, id) === null);
    const cards = CARDS.map(({ id }) => id);
    expect(unnamed('marker', cards)).toEqual([]);
    expect(unnamed('unit', tables.titles)).toEqual([]);
    expect(
      unnamed(
        'place',
        [...def.data.facts.areas, ...def.data.facts.zones].map(({ id }) => id),
      ),
    ).toEqual([]);
    expect(unnamed('side', def.seats)).toEqual([]);
    expect(unnamed('player', def.seats)).toEqual([]);
    expect(unnamed('faction', ['axis', 'western', 'soviet'])).toEqual([]);
    expect(new Set(cards.map((id) => name('marker', id))).size).toBe(cards.length);
  });
});

describe('whole games', () => {
  it.each(SCENARIOS)('say every question, move and line in both languages (%s)', (scenario) => {
    const faults = new Set<string>();
    const look = (line: Line | null) => faultsOf(line).forEach((fault) => faults.add(fault));
    walk(setupOf(scenario, `words of ${scenario}`), ({ state, before, move }) => {
      look(label(tables, before, move));
      const again = applyMove(def, before, move);
      if (again.ok) again.events.map(tell).forEach(look);
      const decision = decide(def, state);
      if (!decision) return;
      look(decision.ask);
      // A few of a long list: the first and the last of each kind.
      const kinds = new Map<string, Move[]>();
      for (const one of decision.moves) kinds.set(one.type, [...(kinds.get(one.type) ?? []), one]);
      for (const [first, ...rest] of kinds.values())
        for (const one of [first, rest.at(-1)]) if (one) look(label(tables, state, one));
    });
    expect([...faults]).toEqual([]);
  });

  it('never call two answers of one question alike', () => {
    const double = new Set<string>();
    walk(setupOf('campaign-1941', 'double'), ({ state }) => {
      const moves = decide(def, state)?.moves ?? [];
      const said = moves.map((move) => say(label(tables, state, move)) ?? '');
      said.forEach((text, at) => {
        if (said.indexOf(text) !== at) double.add(text);
      });
    });
    expect([...double]).toEqual([]);
  });
});

/** Every line of the log that a move wrote. */
const linesOf = ({ events }: Game): readonly string[] => events.flatMap((event) => say(tell(event)) ?? []);

describe('the log', () => {
  const hands = { axis: ['G12', 'G4', 'I2'], allies: ['S9', 'W3', 'S4'] };
  const decks = { axis: ['I9', 'I8', 'I7'], allies: ['W10', 'W9', 'W8'] };
  const begun = () => open({ side: 'axis', hands, decks, handSize: { axis: 3, allies: 3 }, pact: false });

  const unevented = (game: Game): Game => (asks(game) === 'conflict/name' ? unevented(play(game, 'done')) : game);

  it('reports a land attack from declaration to result (§6.5, §7)', () => {
    const declared = play(begun(), 'A land finland>leningrad');
    expect(linesOf(declared)).toEqual(['Axis land attack from Finland on Leningrad']);
    const hidden = play(unevented(declared), 'c G4');
    expect(linesOf(hidden)).toEqual(['The Axis player has chosen a conflict card']);
    const done = play(hidden, 'c S9', [6, 5, 4, 3, 2, 1]);
    expect(linesOf(done)).toEqual([
      'The Allied player has chosen a conflict card',
      'The Axis player shows German 4',
      'The Allied player shows Soviet 9',
      'The Axis player rolls 6, 5 and 4 (total 15)',
      'The Allied player rolls 3, 2 and 1 (total 6)',
      'Axis 19, Allies 15: the Axis player wins',
      'Leningrad comes under Axis control',
      'Allied hand size falls from 3 to 2',
    ]);
  });

  it('names the hidden card in no line before it is shown (INV-22)', () => {
    const hidden = play(unevented(play(begun(), 'A land finland>leningrad')), 'c G12');
    expect(JSON.stringify(hidden.events)).not.toContain('G12');
  });

  it('counts drawn and discarded cards and never names them (INV-22)', () => {
    const paid = play(play(begun(), 'fortify berlin'), 'discard I2');
    expect(linesOf(paid)).toEqual(
      expect.arrayContaining([
        'The Axis player discards 1 conflict card',
        'Axis fortress built in Berlin',
        'The Axis player draws 1 conflict card',
      ]),
    );
    expect(linesOf(paid).join('\n')).not.toMatch(/Italian/);
  });

  it('reports no hidden things to any seat in whole games (INV-22)', () => {
    const secret: HrEvent['type'][] = ['discarded', 'drew', 'chose-hidden', 'swapped', 'reshuffled', 'build-up'];
    const named = ALL_EVENTS.filter(({ type }) => secret.includes(type)).map((event) => tell(event)?.key ?? '');
    const placeholders = named.flatMap((key) =>
      parseMessage(String(new Map(Object.entries(en)).get(key))).flatMap((part) =>
        typeof part === 'string' ? [] : [part.kind],
      ),
    );
    // A reshuffle is told in two ways.
    expect(new Set(named).size).toBe(secret.length + 1);
    expect(placeholders).not.toContain('marker');
  });
});

describe('Japanese', () => {
  it('names cards, places and events in its own words', () => {
    const line = (type: string, params: Record<string, string>) => ({ key: `hr.log.${type}`, params });
    expect(say(line('showed', { side: 'axis', card: 'G12' }), 'ja')).toBe(
      '枢軸軍プレイヤーがドイツの野戦指揮官（12）を公開します',
    );
    expect(say(line('tried', { side: 'allies', event: 'enigma' }), 'ja')).toBe(
      '連合軍プレイヤーが「エニグマ」の獲得を試みます',
    );
    expect(say(line('took', { space: 'leningrad', nation: 'soviet' }), 'ja')).toBe(
      'レニングラードがソ連軍の支配下に入ります',
    );
  });
});
