/** Overlays of Blitzkrieg to Moscow 2 as words and as marks: the supply network by side, reach of tanks, rivers, the last turn. */
import { fireEvent, render } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Move } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { Position } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmView } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import type { Lang } from '../../../../src/i18n/format.ts';
import { blitzkriegToMoscow2 as manifest } from '../../../../src/games/blitzkrieg-to-moscow-2.ts';
import { createI18n } from '../../../../src/i18n/use-t.tsx';
import type { I18n } from '../../../../src/i18n/use-t.tsx';
import type { HistoryPoint } from '../../../../src/store/types.ts';
import { fixed } from '../../../../src/ui/board/selected.ts';
import { BtmBoard } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import type { BtmBoardProps } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import { readOverlay, subjectOf } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/overlay-layers.tsx';
import { MARKS } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/signs.tsx';
import { boardWords } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board-words.ts';
import { inspect } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/inspect.ts';
import { listUnspent } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/moves.ts';
import { overlays } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/overlays.ts';
import { reasonRow } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/roll.ts';
import { lastTurn, pathBegun } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/paths.ts';

const { facts } = def.data;
const { queries } = def;
beforeAll(() => Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['table', 'blitzkrieg-to-moscow-2']))));

const wordsIn = (lang: Lang): I18n => createI18n(lang, manifest.names(facts));
const start = (position?: Position) =>
  startGame(def, { scenario: 'campaign', seed: 'overlays', options: {}, ...(position && { position }) }).state;
const opening = def.view(start(), 'german');

const tell = (
  id: string,
  view: BtmView,
  moves: readonly Move[] = [],
  past?: Past,
  lang: Lang = 'en',
  picked: readonly TargetRef[] = [],
) =>
  overlays.find((one) => one.id === id)?.describe({ facts, queries, view, i18n: wordsIn(lang) }, moves, past, picked) ??
  [];
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

/** The board of a view, with nothing offered or picked unless a test says so. */
const renderBoard = (view: BtmView, props: Partial<BtmBoardProps>) =>
  render(
    <BtmBoard
      facts={facts}
      queries={queries}
      view={view}
      focusTargets={new Map()}
      lastMoves={[]}
      pointed={[]}
      trail={[]}
      picks={[]}
      lost={[]}
      overlay="none"
      hidePieces={false}
      selected={fixed(null)}
      names={boardWords({ facts, queries, view, i18n: wordsIn('en') })}
      readOnly={false}
      onPick={vi.fn()}
      onWhy={vi.fn()}
      onHover={vi.fn()}
      onInspect={vi.fn()}
      {...props}
    />,
  );

describe('supply', () => {
  it('names every source with the line that makes it one, by side', () => {
    const passages = tell('supply', opening);
    const network = queries.readSources(opening).filter(({ side }) => side === 'soviet');
    const own = passages.find(({ title }) => title === `Soviet supply sources: ${String(network.length)}`);
    const lines = own?.lines.map(({ text }) => text) ?? [];
    expect(lines.some((text) => /^Minsk.*hex(?:es)? to .* via /.test(text))).toBe(true);
    expect(lines.some((text) => /^Smolensk.*: /.test(text))).toBe(true);
    expect(lines[0]).toMatch(/always a supply source/);
  });

  it('says where no outside supply line may end', () => {
    const text = (germanHexes: string[]) =>
      textOf(
        tell(
          'supply',
          def.view(
            start({ turn: 1, phase: 'movement', units: { 'g-pz2': '1402', 's-13': '1507' }, germanHexes }),
            'german',
          ),
        ),
      ).filter((line) => line.includes('no supply line from another hex'));
    expect(text(['1401', '1402']).some((line) => line.includes('Minsk'))).toBe(true);
    expect(textOf(tell('supply', opening)).filter((line) => line.includes('no supply line from another hex'))).toEqual(
      [],
    );
  });

  it('rings and marks each source, and draws the two sides apart', () => {
    const { container } = renderBoard(opening, { overlay: 'supply' });
    const network = queries.readSources(opening);
    for (const side of ['german', 'soviet'] as const) {
      const own = network.filter((source) => source.side === side);
      expect(container.querySelectorAll(`.btm-holder[data-side="${side}"] .emblem__${MARKS[side]}`)).toHaveLength(
        own.length,
      );
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

describe('supply in the rear', () => {
  it.each(LANGS)('counts the units there: always supplied, without a line (%s)', (lang) => {
    const rear = facts.units.filter(
      ({ id, side }) => side === 'german' && /^[A-Z]$/.test(opening.units[id]?.place ?? ''),
    );
    const title = lang === 'en' ? /^German units in supply: / : /^補給下の.*：/;
    const passage = tell('supply', opening, [], undefined, lang).find((one) => title.test(one.title));
    expect(passage?.title.replace(title, '')).toBe(lang === 'en' ? String(rear.length) : `${String(rear.length)}個`);
    expect(passage?.lines[0]).toMatchObject({ rule: '13.1' });
    expect(passage?.lines[0]?.text).toContain(
      lang === 'en' ? `${String(rear.length)} units` : `${String(rear.length)}個（`,
    );
  });
});

describe('the reach on turn 1', () => {
  const moves = decide(def, start({ phase: 'movement', turn: 1 }))?.moves ?? [];
  const view = def.view(start({ phase: 'movement', turn: 1 }), 'german');

  it.each(LANGS)('begins with the unit that is picked, else with what to do (%s)', (lang) => {
    const titles = (picked: readonly TargetRef[]) =>
      tell('reach', view, moves, undefined, lang, picked).map(({ title }) => title);
    const title = lang === 'en' ? /^4th Panzer Army, from/ : /^第4戦車軍、/;
    expect(titles(['unit:g-pz4'])[0]).toMatch(title);
    expect(titles([])[0]).not.toMatch(title);
    const first = tell('reach', view, moves, undefined, lang)[0]?.lines[0]?.text;
    expect(first).toMatch(lang === 'en' ? /^Hover over or select a unit/ : /^ユニットを選ぶか/);
    expect(titles(['unit:g-pz4'])).toHaveLength(titles([]).length - 1);
  });

  it.each(LANGS)('ends with the units that must wait in Romania, and why (%s)', (lang) => {
    const last = tell('reach', view, moves, undefined, lang).at(-1);
    expect(last?.lines).toHaveLength(3);
    for (const { text, rule } of last?.lines ?? []) {
      expect(text).not.toMatch(/[⟦⟧{}]|undefined/);
      expect(rule).toBe('10');
    }
  });

  it('is drawn for the unit that is picked, wherever the pointer is', () => {
    const draw = (picks: readonly TargetRef[], pointer: TargetRef) => {
      const { container, unmount } = renderBoard(view, {
        focusTargets: new Map([['space:1401', 'legal']]),
        overlay: 'reach',
        selected: fixed('space:1401'),
        picks,
      });
      const elsewhere = container.querySelector(`.board-stop[data-stop="${pointer}"]`);
      if (elsewhere) fireEvent.pointerEnter(elsewhere);
      const signs = [...container.querySelectorAll('.btm-step text')].map((sign) => sign.textContent);
      unmount();
      return signs;
    };
    const numbers = queries.readReach(view, 'g-pz4').map(({ steps }) => String(steps));
    expect(numbers.length).toBeGreaterThan(2);
    // The entry of the list under the pointer is an empty hex.
    expect(draw(['unit:g-pz4'], 'space:1310')).toEqual(numbers);
    expect(draw([], 'space:1402')).toEqual([]);
    expect(draw([], 'space:1310')).not.toEqual(numbers);
  });

  it('is that of a unit that is pointed at while none is picked', () => {
    const looks = { hovered: 'unit:g-16', picks: [], selected: 'space:1401' } as const;
    const scene = { facts, queries, view };
    expect(subjectOf(scene, 'reach', looks)).toBe('unit:g-16');
    expect(subjectOf(scene, 'reach', { ...looks, picks: ['card:g-air-1', 'unit:g-pz4'] })).toBe('unit:g-pz4');
    expect(subjectOf(scene, 'supply', { ...looks, picks: ['unit:g-pz4'] })).toBe('unit:g-16');
    expect(subjectOf(scene, 'supply', { ...looks, hovered: 'space:1401', picks: ['unit:g-pz4'] })).toBe('unit:g-pz4');
    expect(subjectOf(scene, 'odds', { ...looks, hovered: null })).toBe('space:1401');
  });
});

describe('the points', () => {
  const lineOf = (view: BtmView, lang: Lang, rule: string) =>
    tell('points', view, [], undefined, lang)[0]?.lines.find((line) => line.rule === rule);

  it.each(LANGS)('say of the hero city why it counts two (%s)', (lang) => {
    const hero = { hex: '0706', used: true, doubled: '0706' };
    const text = lineOf(def.view(start({ hero }), 'german'), lang, '14.2.2')?.text;
    expect(text).toMatch(lang === 'en' ? /^Kiev.*2 points.*hero city/ : /^キエフ.*2点.*英雄都市/);
  });

  it.each(LANGS)('say what lost armies cost before it is rounded up (%s)', (lang) => {
    const view = def.view(start({ units: { 'g-16': 'eliminated', 'g-pz1': 'surrendered' } }), 'german');
    const told =
      tell('points', view, [], undefined, lang)[0]
        ?.lines.map(({ text }) => text)
        .join('\n') ?? '';
    expect(told).toMatch(
      lang === 'en'
        ? /Lost: 1 infantry army at 0\.5 and 1 panzer army at 1 make 1\.5, rounded up: −2/
        : /歩兵1個（1個0\.5点）と戦車1個（1個1点）で1\.5点、端数切り上げ：−2/,
    );
    const reason = view.score.modifiers.find(({ key }) => key === 'btm.score.losses');
    if (!reason) throw new Error('nothing is lost');
    expect(told).toContain(reasonRow(wordsIn(lang), reason, 0, facts).text);
  });
});

describe('the breakthrough phase', () => {
  const state = start(BREAKING);
  const view = def.view(state, 'german');
  const moves = decide(def, state)?.moves ?? [];

  it('has reach for the tanks that a card can send, and goes on with the plan', () => {
    const titles = tell('reach', view, moves).map(({ title }) => title);
    expect(titles.some((title) => title.startsWith('2nd Panzer Army'))).toBe(true);
    expect(textOf(tell('reach', view, moves))).not.toContain('No unit can move now.');
    const first = moves.find((move) => move.type === 'tank-move' && move.unit === 'g-pz2' && move.to === '1403');
    if (!first) throw new Error('the tank cannot go');
    const gone = applyMove(def, state, first);
    if (!gone.ok) throw new Error('the move is refused');
    const later = def.view(gone.state, 'german');
    expect(tell('reach', later, []).map(({ title }) => title)[0]).toMatch(/^2nd Panzer Army/);
    expect(readOverlay({ facts, queries, view: later }, 'reach', null)).toMatchObject({
      reach: queries.readReach(later, 'g-pz2'),
    });
    expect(pathBegun(facts, later).map(({ unit, path }) => [unit, ...path])).toEqual([['g-pz2', '1402', '1403']]);
  });

  it.each(LANGS)('says of the odds that one tank attacks (%s)', (lang) => {
    const note = (of: BtmView) => tell('odds', of, [], undefined, lang)[0]?.lines.at(-1)?.text ?? '';
    const near: Position = { ...BREAKING, units: { 'g-pz2': '1402', 's-13': '1303' } };
    const [tanks, all] = (['breakthrough', 'combat'] as const).map((phase) =>
      note(def.view(start({ ...near, phase }), 'german')),
    );
    expect(tanks).not.toBe(all);
    expect(tanks).toMatch(lang === 'en' ? /one tank, all corps of one stack/ : /1スタック/);
  });

  it('counts as unspent the cards that send tanks, not those that make a unit active', () => {
    expect(moves.some(({ type }) => type === 'activate')).toBe(true);
    const sent = moves.flatMap((move) => (move.type === 'tank-move' || move.type === 'tank-attack' ? [move.card] : []));
    const used = moves.flatMap((move) => ('card' in move ? [move.card] : []));
    expect(new Set(sent).size).toBeLessThan(new Set(used).size);
    expect(listUnspent({ facts, queries, view }, moves, true)).toEqual([
      { key: 'table.btm.unspent.cards', params: { n: new Set(sent).size } },
    ]);
  });
});

describe('the Prut', () => {
  const scene = (lang: Lang) => ({ facts, queries, view: opening, i18n: wordsIn(lang) });

  it.each([
    ['en', 'Next to Romania, across a river', 'Across a river from', 'river towards Romania', 'river towards'],
    ['ja', 'ルーマニアに隣接（河川越し）', 'との間に河川', 'ルーマニアとの間に河川', 'との間に河川'],
  ] as const)(
    'is reported from both banks, to the eye and the ear (%s)',
    (lang, around, touches, hexAria, areaAria) => {
      expect(textOf(inspect(scene(lang), 'space:0702'))).toContain(around);
      expect(textOf(inspect(scene(lang), 'space:R')).some((text) => text.includes(touches))).toBe(true);
      expect(textOf(inspect(scene(lang), 'space:C')).some((text) => text.includes(touches))).toBe(false);
      const names = boardWords(scene(lang));
      expect(names.spot('0702', null)).toContain(hexAria);
      expect(names.spot('R', null)).toContain(areaAria);
      expect(names.spot('0801', null)).not.toContain(areaAria);
    },
  );
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
    // The other corps of the stack is first in the data, and so in the log.
    point('soviet', 'halt', moved('s-mc3', '1310', '1308'), moved('s-mc7', '1310', '1308')),
    point('soviet', 'attack 1303', line('btm.log.retreated', { unit: 'g-4', from: '1303', hex: '1301' })),
    point('german', 'end-break'),
  ];

  it('takes both corps of a stack along the way of the one that was named', () => {
    expect(lastTurn({ facts, queries }, points, 7).map(({ unit, path }) => [unit, ...path])).toEqual([
      ['s-20', '1310', '1306'],
      ['s-mc3', '1310', '1309', '1308'],
      ['s-mc7', '1310', '1309', '1308'],
      ['g-4', '1303', '1301'],
    ]);
  });

  it('is reported in words, kind by kind, with the places on the way', () => {
    const passages = tell('last', opening, [], { points, at: 7 });
    expect(passages.slice(0, -1).map(({ title, lines }) => [title, lines.length])).toEqual([
      ['By rail: 1 unit', 1],
      ['Moves: 2', 2],
      ['Retreats: 1', 1],
    ]);
    expect(passages[1]?.lines[1]?.text).toMatch(/^7th .*, from Moscow.* via 1309 to 1308/);
  });

  it.each(LANGS)('has no gap in either language, and says so when no unit moved (%s)', (lang) => {
    for (const text of textOf(tell('last', opening, [], { points, at: 7 }, lang)))
      expect(text).not.toMatch(/[⟦⟧{}]|undefined/);
    const first = textOf(tell('last', opening, [], { points, at: 0 }, lang));
    expect(first.join(' ')).toMatch(lang === 'en' ? /No player turn has ended/ : /終了したプレイヤー・ターンはまだ/);
    const none = textOf(tell('last', opening, [], { points, at: 1 }, lang));
    expect(none.join(' ')).toMatch(lang === 'en' ? /No unit moved/ : /移動したユニットはありません/);
    const texts = textOf(tell('supply', opening, [], undefined, lang));
    for (const text of texts) expect(text).not.toMatch(/[⟦⟧{}]|undefined/);
  });

  it.each(LANGS)('that is not in the record is not said to be without moves (%s)', (lang) => {
    const told = (from: number, at: number) =>
      textOf(tell('last', opening, [], { points: points.slice(from), at }, lang)).join(' ');
    const [missing, begun, quiet] =
      lang === 'en'
        ? [/begins with the current player turn/, /begins during that player turn/, /No unit moved/]
        : [/現在のプレイヤー・ターンから始まる/, /途中から始まる/, /移動したユニットはありません/];
    expect(told(1, 0)).toMatch(missing);
    expect(told(1, 3)).toMatch(missing);
    expect(told(6, 1)).toMatch(begun);
    expect(told(2, 5)).toMatch(begun);
    for (const [from, at] of [
      [1, 0],
      [6, 1],
      [2, 5],
    ] as const)
      expect(told(from, at)).not.toMatch(quiet);
    expect(told(0, 7)).not.toMatch(begun);
  });
});
