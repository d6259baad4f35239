/** Overlays of Blitzkrieg to Moscow 2 as words and as marks: the supply network by side, reach of tanks, rivers, the last turn. */
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Move } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { Position } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmView } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { LANGS, format, formatToParts } from '../../../../src/i18n/format.ts';
import type { Lang } from '../../../../src/i18n/format.ts';
import { namesFromBtm } from '../../../../src/i18n/names-btm.ts';
import { createSource } from '../../../../src/i18n/source.ts';
import type { I18n } from '../../../../src/i18n/use-t.tsx';
import type { HistoryPoint } from '../../../../src/store/types.ts';
import { BtmBoard } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import { readOverlay } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/overlay-layers.tsx';
import { boardWords } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board-words.ts';
import { inspect } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/inspect.ts';
import { listUnspent } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/moves.ts';
import { overlays } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/overlays.ts';
import { lastTurn, wayBegun } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/traces.ts';

const { facts } = def;
beforeAll(() => Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['blitzkrieg-to-moscow-2']))));

function wordsIn(lang: Lang): I18n {
  const source = createSource(lang, namesFromBtm(facts));
  return {
    lang,
    t: (key, ...[params]) => format(source, params ? { key, params } : { key }),
    line: (sentence) => format(source, sentence),
    parts: (sentence) => formatToParts(source, sentence),
    has: (key) => source.message(key) !== null,
    failed: false,
  };
}
const start = (position?: Position) =>
  startGame(def, { scenario: 'campaign', seed: 'overlays', options: {}, ...(position && { position }) }).state;
const opening = def.view(start(), 'german');

const tell = (id: string, view: BtmView, moves: readonly Move[] = [], past?: Past, lang: Lang = 'en') =>
  overlays.find((one) => one.id === id)?.describe({ facts, view, i18n: wordsIn(lang) }, moves, past) ?? [];
interface Past {
  readonly points: readonly HistoryPoint[];
  readonly at: number;
}
const textOf = (passages: ReturnType<typeof tell>) =>
  passages.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]);

/** 2nd Panzer Army behind an open front, with one card that sends a tank and one that does not. */
const BREAKING: Position = {
  phase: 'breakthrough',
  units: { 'g-pz2': '1402', 's-13': '1507' },
  germanHexes: ['1401', '1402'],
  spent: ['g-18'],
  hands: { german: ['g-repl-1', 'g-air-1'] },
};

describe('supply', () => {
  it('tells every source with the line that makes it one, by side', () => {
    const passages = tell('supply', opening);
    const network = facts.queries.readSources(opening).filter(({ side }) => side === 'soviet');
    const own = passages.find(({ title }) => title === `Soviet sources of supply: ${String(network.length)}`);
    const lines = own?.lines.map(({ text }) => text) ?? [];
    expect(lines.some((text) => /^Minsk.*hexsides? to .*, by /.test(text))).toBe(true);
    expect(lines.some((text) => /^Smolensk.*: /.test(text))).toBe(true);
    expect(lines[0]).toMatch(/always a source/);
  });

  it('says where no line from elsewhere may end', () => {
    const text = (germanHexes: string[]) =>
      textOf(
        tell(
          'supply',
          def.view(
            start({ turn: 1, phase: 'movement', units: { 'g-pz2': '1402', 's-13': '1507' }, germanHexes }),
            'german',
          ),
        ),
      ).filter((line) => line.includes('no line from elsewhere'));
    expect(text(['1401', '1402']).some((line) => line.includes('Minsk'))).toBe(true);
    expect(textOf(tell('supply', opening)).filter((line) => line.includes('no line from elsewhere'))).toEqual([]);
  });

  it('rings and marks each source, and draws the two sides apart', () => {
    const { container } = render(
      <BtmBoard
        facts={facts}
        view={opening}
        focusTargets={new Map()}
        lastMoves={[]}
        overlay="supply"
        hidePieces={false}
        selected={[]}
        names={boardWords({ facts, view: opening, i18n: wordsIn('en') })}
        readOnly={false}
        onPick={vi.fn()}
        onWhy={vi.fn()}
        onHover={vi.fn()}
        onInspect={vi.fn()}
      />,
    );
    const network = facts.queries.readSources(opening);
    for (const side of ['german', 'soviet'] as const) {
      const own = network.filter((source) => source.side === side);
      expect(container.querySelectorAll(`.btm-source[data-side="${side}"] .emblem__${side}`)).toHaveLength(own.length);
      const rings = container.querySelector(`.btm-supply-${side} .btm-supply-source`)?.getAttribute('d');
      expect(rings?.match(/M/g)).toHaveLength(own.length);
    }
    const net = (side: string) =>
      container.querySelector(`.btm-supply-${side} .btm-supply-net`)?.getAttribute('d') ?? '';
    const cityLines = network.filter(({ side, line }) => side === 'soviet' && line.length > 0).length;
    expect(net('soviet').match(/M/g)?.length).toBeGreaterThanOrEqual(cityLines);
    expect(net('german')).not.toBe(net('soviet'));
  });
});

describe('the breakthrough phase', () => {
  const state = start(BREAKING);
  const view = def.view(state, 'german');
  const moves = decide(def, state)?.moves ?? [];

  it('has reach for the tanks that a card can send, and goes on with the plan', () => {
    const titles = tell('reach', view, moves).map(({ title }) => title);
    expect(titles.some((title) => title.startsWith('2nd Panzer Army'))).toBe(true);
    expect(textOf(tell('reach', view, moves))).not.toContain('No unit can set out now.');
    const first = moves.find((move) => move.type === 'tank-move' && move.unit === 'g-pz2' && move.to === '1403');
    if (!first) throw new Error('the tank cannot go');
    const gone = applyMove(def, state, first);
    if (!gone.ok) throw new Error('the move is refused');
    const later = def.view(gone.state, 'german');
    expect(tell('reach', later, []).map(({ title }) => title)[0]).toMatch(/^2nd Panzer Army/);
    expect(readOverlay({ facts, view: later }, 'reach', null)).toMatchObject({
      reach: facts.queries.readReach(later, 'g-pz2'),
    });
    expect(wayBegun(facts, later).map(({ unit, path }) => [unit, ...path])).toEqual([['g-pz2', '1402', '1403']]);
  });

  it.each(LANGS)('says of the odds that one tank attacks (%s)', (lang) => {
    const note = (of: BtmView) => tell('odds', of, [], undefined, lang)[0]?.lines.at(-1)?.text ?? '';
    const near: Position = { ...BREAKING, units: { 'g-pz2': '1402', 's-13': '1303' } };
    const [tanks, all] = (['breakthrough', 'combat'] as const).map((phase) =>
      note(def.view(start({ ...near, phase }), 'german')),
    );
    expect(tanks).not.toBe(all);
    expect(tanks).toMatch(lang === 'en' ? /one tank or the corps of one stack/ : /1スタック/);
  });

  it('counts as unspent the cards that send tanks, not those that make a unit active', () => {
    expect(moves.some(({ type }) => type === 'activate')).toBe(true);
    const sent = moves.flatMap((move) => (move.type === 'tank-move' || move.type === 'tank-attack' ? [move.card] : []));
    const used = moves.flatMap((move) => ('card' in move ? [move.card] : []));
    expect(new Set(sent).size).toBeLessThan(new Set(used).size);
    expect(listUnspent({ facts, view }, moves, true)).toEqual([
      { key: 'table.btm.unspent.cards', params: { n: new Set(sent).size } },
    ]);
  });
});

describe('the Prut', () => {
  const scene = (lang: Lang) => ({ facts, view: opening, i18n: wordsIn(lang) });

  it.each([
    ['en', 'Romania, across a river', 'A river lies between it and', 'river towards Romania', 'river towards'],
    ['ja', 'ルーマニア（河川越し）', 'との間に河川があります', 'ルーマニアとの間に河川', 'との間に河川'],
  ] as const)('is told from both banks, to the eye and the ear (%s)', (lang, around, touches, hexAria, areaAria) => {
    expect(textOf(inspect(scene(lang), 'space:0702'))).toContain(around);
    expect(textOf(inspect(scene(lang), 'space:R')).some((text) => text.includes(touches))).toBe(true);
    expect(textOf(inspect(scene(lang), 'space:C')).some((text) => text.includes(touches))).toBe(false);
    const names = boardWords(scene(lang));
    expect(names.spot('0702', null)).toContain(hexAria);
    expect(names.spot('R', null)).toContain(areaAria);
    expect(names.spot('0801', null)).not.toContain(areaAria);
  });
});

describe('the last turn', () => {
  const point = (seat: string, notation: string | null, ...lines: HistoryPoint['lines']) =>
    ({ moment: { seat, turn: 1, phase: 'movement' }, notation, lines }) as unknown as HistoryPoint;
  const line = (key: string, params: Readonly<Record<string, string | number>>) => ({ key, params, n: 0 });
  const moved = (unit: string, from: string, hex: string) => line('btm.log.moved', { unit, from, hex, steps: 1 });
  const points = [
    point('german', null),
    point('soviet', null),
    point('soviet', 'rail free s-20 1306', line('btm.log.railed', { units: 's-20', from: '1310', place: '1306' })),
    point('soviet', 'tank-move s-tank-1 s-mc7 1309'),
    point('soviet', 'step 1308'),
    // The other corps of the stack stands first in the data, and so in the log.
    point('soviet', 'halt', moved('s-mc3', '1310', '1308'), moved('s-mc7', '1310', '1308')),
    point('soviet', 'attack 1303', line('btm.log.retreated', { unit: 'g-4', from: '1303', hex: '1301' })),
    point('german', 'end-break'),
  ];

  it('takes both corps of a stack along the way of the one that was named', () => {
    expect(lastTurn(facts, points, 7).map(({ unit, path }) => [unit, ...path])).toEqual([
      ['s-20', '1310', '1306'],
      ['s-mc3', '1310', '1309', '1308'],
      ['s-mc7', '1310', '1309', '1308'],
      ['g-4', '1303', '1301'],
    ]);
  });

  it('is told in words, kind by kind, with the places on the way', () => {
    const passages = tell('last', opening, [], { points, at: 7 });
    expect(passages.slice(0, -1).map(({ title, lines }) => [title, lines.length])).toEqual([
      ['By rail: 1 unit', 1],
      ['Moves: 2', 2],
      ['Retreats: 1', 1],
    ]);
    expect(passages[1]?.lines[1]?.text).toMatch(/^7th .*, from Moscow.* by 1309 to 1308/);
  });

  it.each(LANGS)('has no gap in either language, and says so when nobody moved (%s)', (lang) => {
    for (const text of textOf(tell('last', opening, [], { points, at: 7 }, lang)))
      expect(text).not.toMatch(/[⟦⟧{}]|undefined/);
    const none = textOf(tell('last', opening, [], { points, at: 0 }, lang));
    expect(none.join(' ')).toMatch(lang === 'en' ? /No unit moved/ : /動いたユニットはありません/);
    const texts = textOf(tell('supply', opening, [], undefined, lang));
    for (const text of texts) expect(text).not.toMatch(/[⟦⟧{}]|undefined/);
  });
});
