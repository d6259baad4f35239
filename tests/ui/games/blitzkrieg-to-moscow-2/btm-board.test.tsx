/** The board of Blitzkrieg to Moscow 2: what screen readers get, where the keys lead, and what is drawn. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AREAS } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { AreaId, Spot } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CombatState } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmView } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../src/engine/kernel/types.ts';
import { fixed } from '../../../../src/ui/board/selected.ts';
import { BtmBoard } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-board.tsx';
import * as counters from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/counter.tsx';
import { designationOf } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/counter.tsx';
import { frontSides } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/btm-map.tsx';
import { areaBox, hexCentre } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/layout.ts';
import { neighboursTowards } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/stops.ts';
import { placeUnits } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/board/placed-counters.ts';
import { drawBtmPiece } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/piece.tsx';
import { isArea } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/lookup.ts';
import {
  viewOf,
  setUpBoard,
  opening,
  boardProps,
  stopOf,
  labelOf,
  drawn,
  onBoard,
  stacked,
  facts,
  queries,
} from './board-support.ts';

setUpBoard();

describe('the tray of a rear area', () => {
  const trays = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-tray]')].map((tray) => tray.getAttribute('data-tray')).join('');
  /** The opening with the western areas empty. */
  const marched = (): BtmView => ({
    ...opening,
    units: Object.fromEntries(
      Object.entries(opening.units).map(([id, unit]) => [
        id,
        ['N', 'C', 'S', 'R'].includes(unit.place) ? { ...unit, place: '1303' } : unit,
      ]),
    ),
  });

  it('is folded to its name while nothing stands in it, and keeps its place and its words', () => {
    const { container, rerender } = render(<BtmBoard {...boardProps()} />);
    expect(trays(container)).toMatch(/^NCSR/);
    const before = stopOf('space:N').getAttribute('style');
    rerender(<BtmBoard {...boardProps([], marched())} />);
    expect(trays(container)).not.toMatch(/[NCSR]/);
    expect(stopOf('space:N').getAttribute('style')).toBe(before);
    expect(labelOf('space:N')).toMatch(/^Army Group North, German rear area/);
  });

  it('unfolds for the question, under the pointer, under the focus and where it is picked', () => {
    const { container, rerender } = render(<BtmBoard {...boardProps([['space:N', 'legal']], marched())} />);
    expect(trays(container)).toBe('N');
    rerender(<BtmBoard {...boardProps([], marched())} />);
    fireEvent.pointerOver(stopOf('space:C'), { pointerType: 'mouse' });
    expect(trays(container)).toBe('C');
    act(() => stopOf('space:S').focus());
    expect(trays(container)).toContain('S');
    rerender(<BtmBoard {...boardProps([], marched())} selected={fixed('space:R')} />);
    expect(trays(container)).toContain('R');
  });
});

describe('what the board says', () => {
  it('is a group of named buttons: every hex, rear area and unit on the board', () => {
    render(<BtmBoard {...boardProps()} />);
    const board = screen.getByRole('group', { name: 'Map of European Russia, 184 hexes and 5 rear areas' });
    expect(within(board).getAllByRole('button')).toHaveLength(facts.hexes.length + AREAS.length + onBoard(opening));
    for (const stop of within(board).getAllByRole('button')) {
      expect(stop.getAttribute('aria-label')).not.toMatch(/[⟦⟧{}]|undefined|^\s*$/);
    }
  });

  it('describes a hex by its terrain, holder, rivers and units, a unit by its figures and place', () => {
    render(<BtmBoard {...boardProps([['space:1310', 'legal']], stacked)} />);
    expect(labelOf('space:1310')).toMatch(
      /^Moscow.*supply city.*Soviet-controlled.*20th Army.*19th Army.*available target$/,
    );
    expect(labelOf('space:0901')).toContain('clear terrain');
    const river = facts.rivers[0]?.between[0] ?? '';
    expect(labelOf(`space:${river}`)).toMatch(/river to the (?:north|south|east|west)/);
    expect(labelOf('unit:g-pz2')).toMatch(
      /^2nd Panzer Army, German tank unit, strength 7, passive 4, movement 5, in Army/,
    );
    expect(labelOf('space:N')).toMatch(/^Army Group North, German rear area, occupied by .*16th Army/);
  });

  it('shows the points of a city as they are now: more once it was named hero city (§14.2.2)', () => {
    const { rerender } = render(<BtmBoard {...boardProps([], viewOf({}))} />);
    expect(labelOf('space:0706')).toContain('city, 1 point,');
    const hero = { hex: '0706', used: true, doubled: '0706' };
    rerender(<BtmBoard {...boardProps([], viewOf({ hero }))} />);
    expect(labelOf('space:0706')).toMatch(/city, 2 points,.*hero city/);
    // The marker is gone, the points are not.
    rerender(<BtmBoard {...boardProps([], viewOf({ hero: { ...hero, hex: null } }))} />);
    expect(labelOf('space:0706')).toContain('city, 2 points,');
  });

  it('says in Japanese what it says in English', () => {
    render(<BtmBoard {...boardProps([], opening, 'ja')} />);
    expect(labelOf('space:1303')).toMatch(/^ミンスク.*都市/);
    expect(labelOf('unit:g-pz2')).toMatch(/戦闘力7、消極防御力4、移動力5/);
    for (const stop of document.querySelectorAll('.board-stop')) {
      expect(stop.getAttribute('aria-label')).not.toMatch(/[⟦⟧{}]|undefined/);
    }
  });

  it('says which units are spent, and has one strength for them', () => {
    const view = viewOf({ units: { 'g-pz2': '1401' }, spent: ['g-pz2'], germanHexes: ['1401'] });
    const { container } = render(<BtmBoard {...boardProps([], view)} />);
    expect(labelOf('unit:g-pz2')).toMatch(/strength 4, movement 5, in .*1401.*, spent/);
    const counter = container.querySelector('[data-unit="g-pz2"]');
    expect(counter?.querySelector('.btm-counter-figures')).toHaveTextContent('45');
    expect(counter?.querySelector('.btm-badge-minus')).not.toBeNull();
  });

  it('hides the drawings from screen readers, and lifted pieces from everything', () => {
    const { container, rerender } = render(<BtmBoard {...boardProps()} />);
    for (const layer of container.querySelectorAll('.map-layer:not(.space-board)'))
      expect(layer).toHaveAttribute('aria-hidden', 'true');
    rerender(<BtmBoard {...boardProps()} hidePieces />);
    expect(drawn(container, '.board-piece')).toBe(0);
    expect(screen.queryByRole('button', { name: /2nd Panzer Army, German/ })).not.toBeInTheDocument();
  });

  it('shows no card of either hand', () => {
    const view = viewOf({ turn: 1, phase: 'combat', hands: { soviet: ['s-hitler'], german: ['g-blitz'] } }, null);
    const { container } = render(<BtmBoard {...boardProps([], view)} />);
    expect(container.innerHTML).not.toMatch(/s-hitler|g-blitz|Hitler/);
  });
});

describe('the keyboard', () => {
  const ARROWS = ['up', 'down', 'left', 'right'] as const;

  it('leads to every hex and rear area', () => {
    const seen = new Set<Spot>(['1303']);
    for (const spot of seen)
      for (const arrow of ARROWS) for (const to of neighboursTowards(facts, spot, arrow)) seen.add(to);
    expect([...facts.hexes.map(({ id }) => id), ...AREAS].filter((spot) => !seen.has(spot))).toEqual([]);
  });

  it('goes along the row, and straight up and down although the rows are shifted', async () => {
    const user = userEvent.setup();
    render(<BtmBoard {...boardProps()} />);
    act(() => stopOf('space:1205').focus());
    await user.keyboard('{ArrowRight}');
    expect(stopOf('space:1206')).toHaveFocus();
    const { x } = hexCentre('1206');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    const id = document.activeElement?.getAttribute('data-stop')?.slice(6) ?? '';
    expect(id.slice(0, 2)).toBe('16');
    expect(Math.abs(hexCentre(id).x - x)).toBeLessThan(51);
  });

  it('leads from the edge of the map into the rear area beside it, and back', async () => {
    const user = userEvent.setup();
    render(<BtmBoard {...boardProps()} />);
    act(() => stopOf('space:1301').focus());
    await user.keyboard('{ArrowLeft}');
    expect(stopOf('space:C')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(stopOf('space:N')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-stop')).toMatch(/^space:1[4-7]0/);
  });

  it('picks what is offered, asks why of the rest, and reports where it is', async () => {
    const user = userEvent.setup();
    const props = boardProps([['unit:g-pz2', 'legal']]);
    render(<BtmBoard {...props} />);
    await user.tab();
    expect(stopOf('unit:g-pz2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(props.onPick).toHaveBeenCalledWith('unit:g-pz2');
    act(() => stopOf('space:1310').focus());
    await user.keyboard(' ');
    expect(props.onWhy).toHaveBeenCalledWith('space:1310');
    expect(props.onHover).toHaveBeenLastCalledWith('space:1310');
  });
});

describe('stacks', () => {
  const at = (view: BtmView, spot: Spot, fanned: Spot | null = null) =>
    placeUnits(facts, view.units, fanned)
      .filter((stand) => stand.spot === spot)
      .sort((a, b) => b.level - a.level);

  it('show the first counter whole, a strip of the second, and count from three', () => {
    const [top, second, third] = at(stacked, '1310');
    expect(top).toMatchObject({ unit: { id: 's-20' }, count: 3, isUnder: false });
    expect(second).toMatchObject({ isUnder: true, count: 0 });
    expect(second?.at.x).toBe(top?.at.x);
    expect((second?.at.y ?? 0) - (top?.at.y ?? 0)).toBe(counters.STRIP);
    expect(third?.at).toEqual(second?.at);
    expect(at(stacked, '1306').map(({ count }) => count)).toEqual([0, 0]);
  });

  it('set arm and figures of the lower counter along the strip', () => {
    const { container } = render(<BtmBoard {...boardProps([], stacked)} />);
    const lower = [...container.querySelectorAll('.btm-counter-under .btm-counter-figures')];
    expect(lower.length).toBeGreaterThan(0);
    const edge = 31;
    const strip = counters.STRIP / counters.ON_BOARD;
    for (const figures of lower) expect(Number(figures.getAttribute('y'))).toBeGreaterThan(edge - strip);
  });

  it('lie above the counters of other hexes, whose tops their strips reach', () => {
    const levels = (test: (stand: { spot: string; count: number }) => boolean) =>
      placeUnits(facts, stacked.units, null)
        .filter(test)
        .map(({ level }) => level);
    const stacks = new Set(['1306', '1310']);
    const alone = levels(({ spot }) => /^\d/.test(spot) && at(stacked, spot).length === 1);
    expect(Math.min(...levels(({ spot }) => stacks.has(spot)))).toBeGreaterThan(Math.max(...alone));
  });

  it('stay so far inside of their hex that the strip ends above the middle of the next row', () => {
    for (const { at: place, spot } of placeUnits(facts, stacked.units, null)) {
      if (!/^\d/.test(spot)) continue;
      const { y } = hexCentre(spot);
      expect(place.y - counters.COUNTER / 2 - y, spot).toBeGreaterThan(-56);
      expect(place.y + counters.COUNTER / 2 - y, spot).toBeLessThan(62);
    }
  });

  it('stand in the column of a rear area, clear of each other at first, and keep their names in sight when they are many', () => {
    const few = placeUnits(facts, opening.units, null).filter(({ spot }) => isArea(spot));
    for (const [i, one] of few.entries()) {
      const { x, y, width, height } = areaBox(one.spot as AreaId);
      expect(one.at.x > x && one.at.x < x + width).toBe(true);
      expect(one.at.y - counters.COUNTER / 2).toBeGreaterThanOrEqual(y);
      expect(one.at.y + counters.COUNTER / 2).toBeLessThanOrEqual(y + height);
      for (const other of few.slice(i + 1).filter(({ spot }) => spot === one.spot))
        expect(Math.abs(one.at.y - other.at.y), one.spot).toBeGreaterThan(counters.COUNTER - 2);
    }
    const everyone = Object.fromEntries(
      facts.units.map(({ id }) => [id, { ...stacked.units[id], place: 'N' }]),
    ) as BtmView['units'];
    const all = placeUnits(facts, everyone, null);
    const places = [...new Set(all.map((stand) => stand.at.y))].sort((a, b) => a - b);
    for (const [i, place] of places.slice(1).entries()) expect(place - (places[i] ?? 0)).toBeGreaterThanOrEqual(22);
    expect(all.filter(({ count }) => count > 0).map(({ count }) => count)).toEqual([
      facts.units.length - places.length + 1,
    ]);
  });

  it('are spread out while one rests on a counter, and hit over their neighbours', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const props = boardProps([['unit:s-19', 'legal']], stacked);
    const { container } = render(<BtmBoard {...props} />);
    await user.hover(stopOf('unit:s-20'));
    expect(drawn(container, '.btm-fan')).toBe(0);
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(drawn(container, '.btm-fan')).toBe(1);
    expect(drawn(container, '.board-piece[data-fanned]')).toBe(3);
    const hit = container.querySelector('.board-raised[data-stop="unit:s-19"]');
    if (!hit) throw new Error('the counter below cannot be hit');
    fireEvent.click(hit);
    expect(props.onPick).toHaveBeenCalledWith('unit:s-19');
    await user.hover(stopOf('space:1410'));
    expect(drawn(container, '.btm-fan')).toBe(0);
  });

  it('are spread out for the keyboard and by a long press too', () => {
    vi.useFakeTimers();
    const { container } = render(<BtmBoard {...boardProps([], stacked)} />);
    act(() => stopOf('unit:s-21').focus());
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(drawn(container, '.board-piece[data-fanned]')).toBe(2);
    expect(stopOf('unit:s-21')).toHaveFocus();
  });
});

describe('what is drawn', () => {
  it('distinguishes nations and arms without colour', () => {
    const piece = (target: TargetRef) => render(drawBtmPiece({ facts, queries, view: opening, target })).container;
    expect(piece('unit:s-g1').querySelectorAll('.btm-counter-star path, .btm-counter-frame')).toHaveLength(3);
    expect(piece('unit:g-r3').querySelector('.btm-counter-bars')).not.toBeNull();
    const [army, panzer] = [piece('unit:g-16'), piece('unit:g-pz4')].map(
      (container) => container.querySelector('.btm-counter-symbol path:last-child')?.getAttribute('d') ?? '',
    );
    expect(army).not.toBe(panzer);
    const bodies = ['unit:g-16', 'unit:s-8'].map(
      (target) =>
        piece(target as TargetRef)
          .querySelector('.btm-counter-body')
          ?.getAttribute('d') ?? '',
    );
    expect(bodies[0]).not.toBe(bodies[1]);
    expect(piece('space:1310').innerHTML).toBe('');
    expect(new Set(facts.units.map((unit) => `${unit.side} ${designationOf(unit)}`)).size).toBe(facts.units.length);
  });

  it('runs the front between the holders, along land, and along the rear areas', () => {
    const german = ['1401', '1502', '1303'];
    for (const { hex, cell, holder } of frontSides(facts, german)) {
      expect(german.includes(hex)).toBe(holder === 'german');
      expect(german.includes(cell)).toBe(false);
      expect(facts.waters.some(({ between }) => between.includes(hex) && between.includes(cell))).toBe(false);
    }
    const count = (hexes: readonly string[]) => frontSides(facts, hexes).length;
    // A hex in the middle has six sides; two adjacent hexes share one.
    expect(count(['1306']) - count([])).toBe(6);
    expect(count(['1306', '1307']) - count([])).toBe(10);
    expect(count([])).toBeGreaterThan(10);
  });

  it('rims and tags targets by kind, the counter alone of a rear area, and is free of gold when nothing is offered', () => {
    const { container, rerender } = render(
      <BtmBoard
        {...boardProps([
          ['space:1401', 'legal'],
          ['space:1303', 'refused'],
          ['unit:g-pz2', 'chosen'],
          ['card:g-blitz', 'legal'],
        ])}
        selected={fixed('unit:g-pz2')}
      />,
    );
    expect(drawn(container, '.map-play .mark-rim[data-mark="legal"]')).toBe(1);
    expect(drawn(container, '.map-play .mark-refused')).toBe(1);
    // A hex within reach has a dot, and one outline is around all of them.
    expect(drawn(container, '.mark-tag')).toBe(1);
    expect(drawn(container, '.btm-reach-dot')).toBe(1);
    expect(drawn(container, '[data-unit="g-pz2"] .mark-rim[data-mark="chosen"]')).toBe(1);
    expect(drawn(container, '.map-play .mark-rim[data-mark="chosen"]')).toBe(0);
    rerender(<BtmBoard {...boardProps()} />);
    expect(container.querySelector('.mark-tag, .btm-reach-dot, .mark-rim[data-mark="legal"]')).toBeNull();
  });

  it('draws an arrow from each place of attackers to the target', () => {
    const combat: CombatState = {
      target: '1502',
      side: 'german',
      attackers: ['g-pz2', 'g-16', 'g-18'],
      defenders: ['s-11'],
      bystanders: [],
      active: ['s-11'],
      attackCard: null,
      defenceCard: null,
      die: null,
      result: null,
      caller: 'combat',
    };
    const units = {
      ...opening.units,
      'g-pz2': { place: '1401', spent: false, moved: true, attacked: false, defended: false },
    };
    const { container } = render(<BtmBoard {...boardProps([], { ...opening, units, combat })} />);
    expect(drawn(container, '.btm-attack path')).toBe(2);
    expect(drawn(container, '.map-play .mark-rim[data-mark="chosen"]')).toBe(1);
  });

  it('marks the hero city, and cities in German hands', () => {
    const view = { ...opening, germanHexes: ['1703'], hero: { hex: '1306', used: true, doubled: '1306' } };
    const { container, rerender } = render(<BtmBoard {...boardProps([], view)} />);
    expect(drawn(container, '.btm-hero')).toBe(1);
    expect(drawn(container, '.btm-holder')).toBe(1);
    rerender(<BtmBoard {...boardProps([], view)} overlay="control" />);
    expect(drawn(container, '.btm-holder')).toBe(facts.hexes.length);
  });

  it('does not redraw a counter about which nothing has changed', () => {
    const { rerender, container } = render(<BtmBoard {...boardProps()} />);
    const before = new Map(
      [...container.querySelectorAll('.board-piece')].map((one) => [one.getAttribute('data-unit'), one.firstChild]),
    );
    const changes: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        changes.push((target as Element).closest('.board-piece')?.getAttribute('data-unit') ?? '');
    });
    const layer = container.querySelector('.board-pieces');
    if (!layer) throw new Error('no pieces');
    observer.observe(layer, { subtree: true, childList: true, attributes: true, characterData: true });
    const units = {
      ...opening.units,
      'g-pz2': { place: '1401', spent: false, moved: true, attacked: false, defended: false },
    };
    rerender(<BtmBoard {...boardProps([], { ...opening, units, side: 'german', phase: 'movement' })} />);
    changes.push(
      ...observer
        .takeRecords()
        .map(({ target }) => (target as Element).closest('.board-piece')?.getAttribute('data-unit') ?? ''),
    );
    observer.disconnect();
    // The others of its rear area close up.
    const moved = facts.units.filter(({ id }) => opening.units[id]?.place === 'C').map(({ id }) => id);
    expect(new Set(changes.filter((id) => id !== '')).size).toBeGreaterThan(0);
    for (const id of new Set(changes)) if (id !== '') expect(moved).toContain(id);
    expect(before.size).toBe(onBoard(opening));
  });
});
