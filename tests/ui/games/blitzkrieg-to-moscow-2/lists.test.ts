/** How the legal list of Blitzkrieg to Moscow 2 reads, and what the table asks about it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Move } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { Position } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import { listChoices, movesWith } from '../../../../src/engine/kits/pointing/selection.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { blitzkriegToMoscow2 as manifest } from '../../../../src/games/blitzkrieg-to-moscow-2.ts';
import { wordChoice } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/choices.ts';
import { inspect } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/inspect.ts';
import { listCombos } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combos.ts';
import { listClosed, listUnspent, wordNotation } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/moves.ts';
import { isOnBoard, listTargets, nameTarget } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/targets.ts';
import type { BtmWords } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/lookup.ts';

/** Leaves out the hexes next to a unit, which end its movement only when picked on the board. */
const inList = (combos: ReturnType<typeof listCombos>) => combos.filter(({ isOnBoardOnly }) => !isOnBoardOnly);

const { facts } = def.data;
const { queries } = def;
beforeAll(() =>
  Promise.all([
    loadCatalogue('en', ['table', 'blitzkrieg-to-moscow-2']),
    loadCatalogue('ja', ['table', 'blitzkrieg-to-moscow-2']),
  ]),
);

function sceneAt(position: Position, seat: 'german' | 'soviet' = 'german', lang: 'en' | 'ja' = 'en') {
  const { state } = startGame(def, { scenario: 'campaign', seed: 'lists', options: {}, position });
  const scene: BtmWords = {
    facts,
    queries,
    view: def.view(state, seat),
    i18n: createI18n(lang, manifest.names(facts)),
  };
  return { scene, moves: decide(def, state)?.moves ?? [] };
}

/** 2nd Panzer Army behind an open front; a Soviet army at the end of the plain. */
const OPEN: Position = {
  phase: 'movement',
  units: { 'g-pz2': '1402', 's-20': '1306', 's-13': '1507' },
  germanHexes: ['1401', '1402'],
};

describe('marches', () => {
  const { scene, moves } = sceneAt(OPEN);
  const combosOf = () => inList(listCombos(scene, { moves, picked: ['unit:g-pz2'] }));

  it('lead where several steps lead, each step legal in its turn', () => {
    const combos = combosOf();
    expect(combos.length).toBeGreaterThan(5);
    for (const { moves: way } of combos) {
      let { state } = startGame(def, { scenario: 'campaign', seed: 'lists', options: {}, position: OPEN });
      for (const move of way) {
        const legal = decide(def, state)?.moves.map((one) => def.words.notation(one));
        expect(legal).toContain(def.words.notation(move));
        const outcome = applyMove(def, state, move);
        if (outcome.ok) ({ state } = outcome);
      }
      // The way is over: there is no further question about this unit.
      expect(def.view(state, 'german').question?.at).toBe('movement/move');
    }
  });

  it('name their end, its way and what it takes', () => {
    const [combo] = combosOf();
    expect(combo?.words.group).toBe('table.btm.group.march');
    expect(combo?.words.detail).toMatch(/takes it: .*hexes via/);
  });

  it('are offered to a picked unit alone, and never beside another pick', () => {
    expect(listCombos(scene, { moves, picked: [] })).toEqual([]);
    expect(listCombos(scene, { moves, picked: ['unit:g-pz2', 'space:1403'] })).toEqual([]);
    expect(listCombos(scene, { moves, picked: ['unit:s-20'] })).toEqual([]);
  });
});

describe('marches of tanks on a card, §12.1', () => {
  const BREAK: Position = {
    ...OPEN,
    phase: 'breakthrough',
    units: { ...OPEN.units, 'g-pz4': '1403' },
    germanHexes: ['1401', '1402', '1403'],
    hands: { german: ['g-blitz'] },
  };
  const CORPS: Position = {
    side: 'soviet',
    phase: 'breakthrough',
    units: {
      's-mc1': '0703',
      's-mc2': '0703',
      's-6': '0703',
      's-mc7': '0805',
      's-mc19': '0805',
      's-19': 'E',
      's-21': 'E',
      'g-9': '1001',
    },
    hands: { soviet: ['s-t34', 's-part'] },
  };

  /** Plays each way from a state and returns where it leads; an illegal step fails the test. */
  function endsOf(
    position: Position,
    seat: 'german' | 'soviet',
    picked: readonly TargetRef[],
    before: readonly string[] = [],
  ) {
    let { state: first } = startGame(def, { scenario: 'campaign', seed: 'lists', options: {}, position });
    const go = (state: typeof first, move: Move) => {
      const outcome = applyMove(def, state, move);
      if (!outcome.ok) throw new Error(`${def.words.notation(move)}: ${outcome.reason.key}`);
      return outcome.state;
    };
    for (const text of before) first = go(first, def.words.parse(text) ?? { type: 'end-break' });
    const { scene } = sceneAt(position, seat);
    const now: BtmWords = { ...scene, view: def.view(first, seat) };
    const combos = inList(listCombos(now, { moves: decide(def, first)?.moves ?? [], picked }));
    return combos.map(({ moves: way, label, target }) => {
      const over = way.reduce(go, first);
      return { target, label: now.i18n.line(label), at: over.stack.at(-1)?.at ?? 'over' };
    });
  }

  it('go as far as the tank does, name the card, and end where there is no further question about the tank', () => {
    const ends = endsOf(BREAK, 'german', ['unit:g-pz2']);
    expect(ends.length).toBeGreaterThan(5);
    expect(ends[0]?.label).toMatch(/^Blitzkrieg: move 2nd Panzer Army to .*, 2 hexes$/);
    expect(new Set(ends.map(({ at }) => at))).toEqual(new Set(['breakthrough/second']));
  });

  it('go on from where a tank has come to, and for the second tank of a card', () => {
    const begun = endsOf({ ...BREAK, units: OPEN.units ?? {} }, 'german', [], ['tank-move g-blitz g-pz2 1403']);
    expect(begun.length).toBeGreaterThan(2);
    const second = endsOf(BREAK, 'german', ['unit:g-pz2'], ['tank-move g-blitz g-pz4 1404']);
    expect(second.length).toBeGreaterThan(2);
    expect(second.map(({ at }) => at)).not.toContain('breakthrough/path');
  });

  it('are those of every card that could send the tank, each by the one for fewest tanks', () => {
    const position: Position = { ...BREAK, hands: { german: ['g-blitz', 'g-repl-1'] } };
    const ends = endsOf(position, 'german', ['unit:g-pz2']);
    expect(ends.length).toBeGreaterThan(5);
    expect(new Set(ends.map(({ target }) => target)).size).toBe(ends.length);
    expect(ends.every(({ label }) => label.startsWith('Replacements:'))).toBe(true);
    const blitz = endsOf(position, 'german', ['unit:g-pz2', 'card:g-blitz']);
    expect(blitz.map(({ target }) => target)).toEqual(ends.map(({ target }) => target));
    expect(blitz.every(({ label }) => label.startsWith('Blitzkrieg:'))).toBe(true);
    expect(endsOf(position, 'german', ['unit:g-pz2', 'space:1403'])).toEqual([]);
  });

  it('end no corps in a stack over the limit', () => {
    const ends = endsOf(CORPS, 'soviet', ['unit:s-mc1']);
    expect(ends.length).toBeGreaterThan(2);
    expect(ends.map(({ target }) => target)).not.toContain('space:0805');
  });
});

describe('the list', () => {
  it('identifies a unit by its place and figures', () => {
    const { scene, moves } = sceneAt(OPEN);
    const choice = listChoices(moves, POINTING, []).find(({ target }) => target === 'unit:g-pz2');
    const words = wordChoice(scene, { target: choice?.target ?? 'button:', moves: choice?.moves ?? [], picked: [] });
    expect(words).toMatchObject({ group: 'table.btm.group.move', title: '2nd Panzer Army' });
    expect(words.detail).toContain('1402');
  });

  it('asks for tank, place and card in turn, and needs no card where one is held', () => {
    const { scene, moves } = sceneAt({ ...OPEN, phase: 'breakthrough', hands: { german: ['g-repl-1'] } });
    const [tank] = listChoices(moves, POINTING, []);
    expect(wordChoice(scene, { target: tank?.target ?? 'button:', moves: tank?.moves ?? [], picked: [] }).group).toBe(
      'table.btm.group.tank',
    );
    expect(movesWith(moves, POINTING, ['unit:g-pz2', 'space:1403'])).toHaveLength(1);
  });

  it('keeps units that cannot act, closed', () => {
    const { scene, moves } = sceneAt({ ...OPEN, units: { ...OPEN.units, 'g-18': 'N' } });
    const closed = listClosed(scene, {
      moves: moves.filter((move) => !('unit' in move) || move.unit !== 'g-18'),
      base: [],
    });
    expect(closed).toContain('unit:g-18');
    expect(closed).not.toContain('unit:g-pz2');
    expect(closed).not.toContain('unit:s-20');
  });

  it('says what ending the step leaves unused', () => {
    const { scene, moves } = sceneAt(OPEN);
    expect(listUnspent(scene, moves, true)).toEqual([
      { key: 'table.btm.unspent.units', params: { units: expect.stringContaining('g-pz2') as string } },
    ]);
  });
});

/** Every unit that arrives later is there already: in the east, 2nd Army in the north. */
const COME = Object.fromEntries(
  facts.units.flatMap(({ id, side, code }) => (/\d$/.test(code) ? [[id, side === 'soviet' ? 'E' : 'N']] : [])),
);

describe('what things are worth now', () => {
  const textsOf = (scene: BtmWords, target: `unit:${string}` | `space:${string}`) =>
    inspect(scene, target).flatMap(({ lines }) => lines.map(({ text, rule }) => `${text} [${rule ?? ''}]`));
  const placeOf = (scene: BtmWords, target: `space:${string}`) =>
    wordChoice(scene, { target, moves: [], picked: [] }).detail;

  it('a city that was named hero city, with the points of a supply city, in list and inspector (§14.2.2)', () => {
    const hero = { hex: '0706', used: true, doubled: '0706' };
    const { scene } = sceneAt({ ...OPEN, hero });
    expect(placeOf(scene, 'space:0706')).toMatch(/^city, 2 points/);
    expect(textsOf(scene, 'space:0706')).toContainEqual(expect.stringContaining('City, 2 points'));
    const fallen = sceneAt({ ...OPEN, hero: { hex: null, used: true, doubled: '0706' } });
    expect(textsOf(fallen.scene, 'space:0706')).toContainEqual(expect.stringContaining('City, 2 points'));
    expect(placeOf(sceneAt(OPEN).scene, 'space:0706')).toMatch(/^city, 1 point,/);
  });

  it('a unit that went to the rear on the last turn has left for good (§10.5)', () => {
    const { scene } = sceneAt({ ...OPEN, turn: 6, units: { ...COME, ...OPEN.units, 'g-18': 'turn-7' } });
    expect(textsOf(scene, 'unit:g-18')).toContain('has left the map for good []');
    const early = sceneAt({ ...OPEN, units: { ...OPEN.units, 'g-18': 'turn-2' } });
    expect(textsOf(early.scene, 'unit:g-18')).toContain('arrives on turn 2 []');
  });

  it('an active defence, which a corps does not outlive (§11.3.7)', () => {
    const defend = (unit: string): Move => ({ type: 'defend', unit, active: true });
    const detail = (unit: string) =>
      wordChoice(sceneAt(OPEN).scene, { target: 'button:defend-active', moves: [defend(unit)], picked: [] }).detail;
    expect(detail('s-mc3')).toBe('strength 1; eliminated after the combat');
    expect(detail('s-11')).toBe('strength 2; spent after the combat');
  });

  it('a zone of control where the unit stands: none in a marsh, any in a city (§9)', () => {
    const { scene } = sceneAt({});
    expect(textsOf(scene, 'unit:s-mc12')).toContain('It has no zone of control while in a marsh [9.3]');
    expect(textsOf(scene, 'unit:s-mc3')).toContain('It has a zone of control [9.1]');
    expect(textsOf(scene, 'unit:s-27')).toContain('It has a zone of control [9.1]');
    expect(textsOf(scene, 'unit:s-3')).toContain('It has no zone of control outside cities [9.1]');
    expect(textsOf(scene, 'unit:g-pz4')).toContain('It has a zone of control [9.1]');
  });

  it('open country, by what tanks do in the weather of the turn, with the rules that say so', () => {
    const at = (turn: number) => sceneAt({ ...OPEN, turn, units: { ...COME, ...OPEN.units } }).scene;
    expect(textsOf(at(1), 'space:0901')).toContain(
      'Clear terrain: an attack with a tank shifts one column in the attacker’s favour in this weather [11.3.4]',
    );
    expect(textsOf(at(3), 'space:0901')).toContain(
      'Clear terrain: no shift (tanks give none in this weather) [11.3.4]',
    );
    const rulesOf = (terrain: string) =>
      facts.hexes
        .filter((hex) => hex.terrain === terrain)
        .map(({ id }) => inspect(at(1), `space:${id}`)[0]?.lines.map(({ rule }) => rule)[0]);
    expect(new Set(rulesOf('forest'))).toEqual(new Set(['10.2']));
    expect(new Set(rulesOf('marsh'))).toEqual(new Set(['10.2']));
    expect(new Set(rulesOf('city'))).toEqual(new Set(['11.3.4']));
  });

  it('a spent unit, which recovers at a source, not anywhere in supply (§13.3)', () => {
    const { scene } = sceneAt({ ...OPEN, spent: ['g-pz2'] });
    expect(textsOf(scene, 'unit:g-pz2')).toContainEqual(expect.stringMatching(/^Spent: .*supply source.*\[13.3\]$/));
  });
});

describe('words', () => {
  it('distinguishes two armies of one number, and two cards of one name', () => {
    const { scene } = sceneAt(OPEN);
    expect(nameTarget(scene, 'unit:g-4')).toBe('German 4th Army');
    expect(nameTarget(scene, 'unit:s-4')).toBe('Soviet 4th Army');
    expect(nameTarget(scene, 'card:g-repl-2')).toBe('Replacements, 2 of 2');
    expect(nameTarget(scene, 'card:g-blitz')).toBe('Blitzkrieg');
  });

  it.each(['en', 'ja'] as const)('has a sentence for every recorded move (%s)', (lang) => {
    const { scene } = sceneAt(OPEN, 'german', lang);
    for (const text of RECORDED) expect([text, wordNotation(scene, text)]).not.toEqual([text, text]);
    expect(wordNotation(scene, 'parley with all')).toBe('parley with all');
    expect(wordNotation(scene, 'draw ?')).not.toMatch(/[?]/);
  });

  it('names no card of the other hand in the search', () => {
    const hands = { german: ['g-blitz'], soviet: ['s-hitler'] };
    const { scene } = sceneAt({ ...OPEN, hands });
    const cards = listTargets(scene).filter((target) => target.startsWith('card:'));
    expect(cards).toEqual(['card:g-blitz']);
  });

  it.each(['en', 'ja'] as const)('inspects every place, unit and card (%s)', (lang) => {
    const { scene } = sceneAt(OPEN, 'german', lang);
    const cards = [...facts.cards.german, ...facts.cards.soviet].map(({ id }) => `card:${id}`);
    for (const target of [...listTargets(scene), ...cards]) {
      const lines = inspect(scene, target as `card:${string}`).flatMap((passage) =>
        passage.lines.map(({ text }) => text),
      );
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join(' ')).not.toMatch(/[⟦⟧{}]|undefined/);
    }
  });

  it('says in words where a datum comes from, and nothing in the shorthand of the data file', () => {
    const { scene } = sceneAt(OPEN);
    const textOf = (target: `card:${string}` | `space:${string}`) =>
      inspect(scene, target).flatMap(({ lines }) => lines.map(({ text }) => text));
    expect(textOf('card:g-air-1')).toEqual(
      expect.arrayContaining([
        'You can play it to activate a unit (◇ reconstructed)',
        'Printed in the rulebook, in part or whole',
      ]),
    );
    expect(textOf('space:0304')).toContain('Printed in the rulebook, in part or whole');
    const all = [...listTargets(scene)].flatMap((target) => textOf(target as `space:${string}`)).join(' ');
    expect(all).not.toMatch(/\bseed\b|RECONSTRUCTED|DERIVED/);
  });

  it('knows what lies on the board', () => {
    const { scene } = sceneAt(OPEN);
    expect(isOnBoard(scene.view, 'unit:g-pz2')).toBe(true);
    expect(isOnBoard(scene.view, 'unit:s-39')).toBe(false);
    expect(isOnBoard(scene.view, 'space:E')).toBe(true);
  });
});

const POINTING = {
  targetsOf: (move: Move) => def.words.targets(move),
  isEnding: (move: Move) => def.words.targets(move).every((target) => target.startsWith('button:')),
  freeOrder: 3,
};

const RECORDED = [
  ...['place s-27 1306', 'sea s-9', 'end-sea', 'remove s-9', 'end-remove', 'draw g-air-1', 'draw ?', 'arrive g-2 N'],
  ...['rebuild g-repl-1 g-pz4 N', 'end-rebuild', 'hero s-reinf-1 1306', 'end-reinforce', 'rail free s-20 1306'],
  ...['rail g-repl-1 g-4 C', 'aboard s-mc7', 'depart', 'end-rail', 'activate g-air-1 g-pz1', 'move g-pz2 1401'],
  ...['step 1503', 'step E', 'halt', 'end-move', 'attack 1502', 'join g-pz2', 'assault', 'end-combat'],
  ...['defend s-11 active', 'defend s-11 passive', 'shift g-air-1', 'shift none', 'reroll g-tac', 'reroll none'],
  ...['retreat s-13', 'fall-back 1203', 'fall-back N', 'advance g-pz2', 'end-advance', 'tank-move g-blitz g-pz2 1503'],
  ...['tank-attack g-repl-1 g-pz4 1303', 'go', 'end-break', 'hitler yes', 'hitler no'],
];
