/** Overlays and ways over the board of Blitzkrieg to Moscow 2. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { blitzkriegToMoscow2 as def } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Side } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import { applyMove, decide } from '../../../../src/engine/kernel/runner.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import { blitzkriegToMoscow2 as manifest } from '../../../../src/games/blitzkrieg-to-moscow-2.ts';
import { I18nProvider } from '../../../../src/i18n/use-t.tsx';
import type { HistoryPoint } from '../../../../src/store/types.ts';
import { fixed } from '../../../../src/ui/board/selected.ts';
import { BtmBoardFrame } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board-frame.tsx';
import { BtmBoard } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import type { BtmBoardProps } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import { hexCentre } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { overlays } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/overlays.ts';
import { lastTraces, lastTurn } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/paths.ts';
import {
  wordsIn,
  open,
  viewOf,
  setUpBoard,
  opening,
  boardProps,
  labelOf,
  drawn,
  stacked,
  facts,
  queries,
} from './board-support.ts';

setUpBoard();

describe('overlays', () => {
  const cutOff = viewOf({
    turn: 1,
    phase: 'movement',
    units: {
      ...Object.fromEntries(['s-8', 's-mc12', 's-11', 's-mc3', 's-3', 's-10', 's-mc6'].map((id) => [id, 'eliminated'])),
      'g-pz2': '1307',
      'g-pz1': '1401',
      'g-16': '1403',
      'g-4': '1305',
    },
    germanHexes: ['1307', '1401', '1403', '1305'],
  });
  const show = (overlay: BtmBoardProps['overlay'], view: BtmView, selected: TargetRef | null = null) =>
    render(<BtmBoard {...boardProps([], view)} overlay={overlay} selected={fixed(selected)} />).container;

  it('have keys of their own that the table does not use', () => {
    const taken = [...'123456789', '0', 'm', 'n', 'b', 'f', 'i', 'u', 'y', 't', 'h'];
    const keys = overlays.map(({ key }) => key);
    expect(new Set(keys).size).toBe(overlays.length);
    for (const key of keys) expect(taken).not.toContain(key);
  });

  for (const lang of LANGS)
    it(`say in words what they show: ${lang}`, () => {
      const moves = facts.units.map(({ id }) => ({ type: 'move', unit: id, to: '1401' }) as const).slice(0, 3);
      for (const view of [opening, cutOff, stacked])
        for (const { id, label, describe: tell } of overlays) {
          const words = wordsIn(lang);
          expect(words.t(label), id).not.toMatch(/⟦/);
          const passages = tell({ facts, queries, view, i18n: words }, moves);
          expect(passages.length, id).toBeGreaterThan(0);
          for (const { title, lines } of passages)
            for (const text of [title, ...lines.map((line) => line.text)])
              expect(text, id).not.toMatch(/[⟦⟧{}]|undefined|NaN|^\s*$/);
        }
    });

  it('hatches the zones of both sides', () => {
    const container = show('zones', cutOff);
    const zones = queries.readZones(cutOff);
    for (const side of ['german', 'soviet'] as const)
      expect(container.querySelector(`.btm-zone.btm-side-${side}`)?.getAttribute('d')?.match(/M/g)).toHaveLength(
        zones.filter((zone) => zone.side === side).length,
      );
  });

  it('draws the line of the unit looked at hexside by hexside, and what cuts off another', () => {
    const supply = queries.readSupply(cutOff);
    const fed = supply.find(({ line }) => line.length > 2);
    const cut = supply.find(({ supplied, cut: by }) => !supplied && by.length > 0);
    if (!fed || !cut) throw new Error('the position has no such units');
    const container = show('supply', cutOff, `unit:${fed.unit}`);
    expect(drawn(container, '.btm-hop')).toBe(fed.line.length - 1);
    const broken = new Set(supply.filter(({ supplied }) => !supplied).map(({ hex }) => hex));
    expect(drawn(container, '.btm-unit-sign-chain')).toBe(broken.size);
    const other = show('supply', cutOff, `unit:${cut.unit}`);
    expect(drawn(other, '.btm-cut')).toBe(cut.cut.length);
    expect(drawn(other, '.btm-hop')).toBe(0);
  });

  it('numbers the reach of a unit and shapes the places where it must stop', () => {
    const reach = queries.readReach(cutOff, 'g-pz1');
    const container = show('reach', cutOff, 'unit:g-pz1');
    expect(drawn(container, '.btm-step')).toBe(reach.length);
    expect(drawn(container, '.btm-step[data-stops]')).toBe(
      reach.filter(({ stops }) => stops !== null && stops !== 'limit').length,
    );
    expect(drawn(show('reach', cutOff), '.btm-step')).toBe(0);
  });

  it('writes the best odds on each hex that can be attacked', () => {
    const view = viewOf({ turn: 1, phase: 'combat', units: { 'g-pz2': '1401' }, germanHexes: ['1401'] });
    const odds = queries.readOdds(view);
    const container = show('odds', view);
    expect(odds.length).toBeGreaterThan(3);
    expect([...container.querySelectorAll('.btm-odds text')].map((one) => one.textContent)).toEqual(
      odds.map(({ reckoning }) => wordsIn('en').t('table.btm.crt.column', { column: reckoning.column })),
    );
  });

  it('flags which units would surrender, and gives each city its points', () => {
    const lost = (['german', 'soviet'] as const).flatMap((side) => queries.readSurrender(cutOff, side));
    expect(drawn(show('surrender', cutOff), '.btm-unit-sign-flag')).toBe(new Set(lost.map(({ hex }) => hex)).size);
    const points = [...show('points', opening).querySelectorAll('.btm-points text')].map((one) =>
      Number(one.textContent),
    );
    expect(points.reduce((sum, value) => sum + value, 0)).toBe(
      facts.cities.reduce((sum, city) => sum + city.points, 0),
    );
  });
});

describe('ways', () => {
  it('are drawn along the places a unit went through, each kind apart', () => {
    const moves = lastTraces(facts, [
      { type: 'moved', unit: 'g-pz2', from: 'C', path: ['1401', '1502', '1503'] },
      { type: 'retreated', unit: 's-13', from: '1303', path: ['1304', '1305'] },
      { type: 'railed', units: ['s-20', 's-mc7'], from: '1310', to: '1306' },
      { type: 'spent', units: ['g-pz2'] },
    ]);
    expect(moves.map(({ unit, kind, path }) => [unit, kind, path.length])).toEqual([
      ['g-pz2', 'march', 4],
      ['s-13', 'retreat', 3],
      ['s-20', 'rail', 2],
      ['s-mc7', 'rail', 2],
    ]);
    const { container, rerender } = render(<BtmBoard {...boardProps()} lastMoves={moves} />);
    expect(drawn(container, '.btm-trace')).toBe(4);
    rerender(<BtmBoard {...boardProps()} lastMoves={moves} overlay="last" trail={moves.slice(0, 1)} />);
    expect(drawn(container, '.btm-trace')).toBe(1);
  });

  it('of the last player-turn are put together from its moves and its log', () => {
    const point = (seat: Side, notation: string | null, ...lines: HistoryPoint['lines']) =>
      ({ moment: { seat, turn: 1, phase: 'movement' }, notation, lines }) as unknown as HistoryPoint;
    const moved = (unit: string, from: string, hex: string, steps: number) =>
      ({ key: 'btm.log.moved', params: { unit, from, hex, steps }, n: 0 }) as const;
    const points = [
      point('soviet', null),
      // The move that ends a turn leads to the first point of the next.
      point('german', 'go', moved('s-mc7', '1310', '1309', 1)),
      point('german', 'move g-pz2 1401'),
      point('german', 'step 1502'),
      point('german', 'halt', moved('g-pz2', 'C', '1502', 2)),
      point('german', 'move g-4 1201', moved('g-4', 'C', '1201', 1)),
      point('soviet', 'end-combat'),
      point('soviet', 'move s-13 1304', moved('s-13', '1303', '1304', 1)),
    ];
    expect(lastTurn({ facts, queries }, points, 7).map(({ unit, path }) => [unit, ...path])).toEqual([
      ['g-pz2', 'C', '1401', '1502'],
      ['g-4', 'C', '1201'],
    ]);
  });
});

it('draws a unit where its way has led so far, and says so (§10.1)', async () => {
  const before = open({ turn: 1, side: 'german', phase: 'movement' });
  const gone = (decide(def, before)?.moves ?? [])
    .filter((move) => move.type === 'move')
    .map((move) => applyMove(def, before, move))
    .find((one) => one.ok && one.state.stack.at(-1)?.at === 'movement/path');
  if (!gone?.ok) throw new Error('nobody can go far');
  const view = def.view(gone.state, 'german');
  if (view.question?.at !== 'movement/path') throw new Error('nobody is asked on');
  const { unit, from, path } = view.question;
  const here = path.at(-1) ?? from;
  const board = {
    facts,
    queries,
    view,
    targets: new Map(),
    selected: fixed(null),
    events: gone.events,
    stepNumber: 1,
    moves: [],
    overlay: null,
    lifted: false,
    readOnly: true,
    mapRef: null,
    onPick: vi.fn(),
    onWhy: vi.fn(),
    onHover: vi.fn(),
    onInspect: vi.fn(),
  };
  render(
    <I18nProvider lang="en" names={manifest.names(facts)} domains={['blitzkrieg-to-moscow-2']} fallback={null}>
      <BtmBoardFrame {...board} />
    </I18nProvider>,
  );
  await screen.findByRole('group', { name: /^Map of/ });
  expect(labelOf(`unit:${unit}`)).toContain(here);
  expect(view.units[unit]?.place).toBe(from);
  const [piece] = document.querySelectorAll<SVGElement>(`.board-piece[data-unit="${unit}"]`);
  const [x = NaN] = /-?[\d.]+/.exec(piece?.style.transform ?? '')?.map(Number) ?? [];
  expect(Math.abs(x + Number(piece?.getAttribute('width')) / 2 - hexCentre(here).x)).toBeLessThan(1);
});
