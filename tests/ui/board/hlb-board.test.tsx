import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HlbBoard } from '../../../src/ui/games/hitlers-last-battles/board/hlb-board.tsx';
import { HlbThumb } from '../../../src/ui/games/hitlers-last-battles/thumb.tsx';
import { boardProps, facts, names, opening } from './hlb-scene.tsx';

const hex = (name: RegExp | string) => screen.getByRole('button', { name });
afterEach(() => vi.useRealTimers());

describe('what the board says', () => {
  it('is a group of named buttons: all 66 hexes and 16 units', () => {
    render(<HlbBoard {...boardProps()} />);
    const board = screen.getByRole('group', { name: 'Map of Central Europe' });
    expect(within(board).getAllByRole('button')).toHaveLength(66 + 16);
    expect(within(board).getByRole('button', { name: 'Berlin 0602' })).toBeInTheDocument();
    expect(within(board).getByRole('button', { name: 'Army Group B' })).toBeInTheDocument();
  });

  it('shows what is offered, chosen and refused, and whether it is pressed', () => {
    render(
      <HlbBoard
        {...boardProps([
          ['space:0303', 'legal'],
          ['unit:G-B', 'chosen'],
          ['space:0503', 'refused'],
        ])}
      />,
    );
    expect(hex('Lower Rhine / Arnhem 0303, legal')).toHaveAttribute('aria-pressed', 'false');
    expect(hex('Army Group B, chosen')).toHaveAttribute('aria-pressed', 'true');
    expect(hex('Hanover 0503, refused')).not.toHaveAttribute('aria-pressed');
  });

  it('hides the drawings from screen readers', () => {
    const { container } = render(<HlbBoard {...boardProps()} />);
    for (const layer of container.querySelectorAll('.map-layer:not(.space-board)')) {
      expect(layer).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('names an attack marker that stands on a unit', () => {
    const view = { ...opening, markers: { ...opening.markers, 'M-GD': 'G-B' } };
    render(<HlbBoard {...boardProps([], view)} />);
    expect(hex('Grossdeutschland').querySelector('title')).toHaveTextContent('Grossdeutschland');
  });

  it('has no pieces while they are lifted', () => {
    render(<HlbBoard {...boardProps()} hidePieces />);
    expect(screen.queryByRole('button', { name: 'Army Group B' })).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('has one tab stop, which is what is offered first', async () => {
    const user = userEvent.setup();
    render(
      <HlbBoard
        {...boardProps([
          ['space:0303', 'legal'],
          ['space:0504', 'legal'],
        ])}
      />,
    );
    const stops = screen.getAllByRole('button').filter((each) => each.hasAttribute('data-stop') && each.tabIndex === 0);
    expect(stops).toHaveLength(1);
    await user.tab();
    expect(hex(/0303, legal/)).toHaveFocus();
  });

  it('moves by arrows to the neighbour that way, keeping to its row', async () => {
    const user = userEvent.setup();
    render(<HlbBoard {...boardProps()} />);
    act(() => hex('Berlin 0602').focus());
    await user.keyboard('{ArrowDown}');
    expect(hex(/0603/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(hex(/0702/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(hex(/0802/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(hex(/0602/)).toHaveFocus();
  });

  it('goes on with Tab through what is offered, then leaves; Shift+Tab leaves at once', async () => {
    const user = userEvent.setup();
    render(
      <>
        <button type="button">before</button>
        <HlbBoard
          {...boardProps([
            ['space:0303', 'legal'],
            ['space:0504', 'legal'],
            ['unit:G-MIT', 'legal'],
          ])}
        />
      </>,
    );
    await user.tab();
    await user.tab();
    expect(hex(/0303/)).toHaveFocus();
    await user.tab();
    expect(hex(/0504/)).toHaveFocus();
    await user.tab();
    expect(hex('Army Group Centre, legal')).toHaveFocus();
    await user.tab();
    expect(hex('Zoom in')).toHaveFocus();
    await user.tab({ shift: true });
    expect(hex('Army Group Centre, legal')).toHaveFocus();
    await user.tab({ shift: true });
    expect(hex('before')).toHaveFocus();
  });

  it('is released by Escape: the next Tab leaves', async () => {
    const user = userEvent.setup();
    render(
      <HlbBoard
        {...boardProps([
          ['space:0303', 'legal'],
          ['space:0504', 'legal'],
        ])}
      />,
    );
    await user.tab();
    await user.keyboard('{Escape}');
    await user.tab();
    expect(hex('Zoom in')).toHaveFocus();
  });

  it('picks with Enter and Space', async () => {
    const user = userEvent.setup();
    const props = boardProps([['space:0303', 'legal']]);
    render(<HlbBoard {...props} />);
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(props.onPick.mock.calls).toEqual([['space:0303'], ['space:0303']]);
  });

  it('jumps with Home and End, and from piece to piece with Page Down', async () => {
    const user = userEvent.setup();
    render(
      <HlbBoard
        {...boardProps([
          ['space:0303', 'legal'],
          ['space:0504', 'legal'],
        ])}
      />,
    );
    await user.tab();
    await user.keyboard('{End}');
    expect(hex(/0504/)).toHaveFocus();
    await user.keyboard('{Home}{PageDown}');
    expect(hex('21st Army Group')).toHaveFocus();
  });

  it('reports where the focus is, and when it has left', async () => {
    const user = userEvent.setup();
    const props = boardProps();
    render(<HlbBoard {...props} />);
    act(() => hex('Berlin 0602').focus());
    expect(props.onHover).toHaveBeenLastCalledWith('space:0602');
    await user.tab();
    expect(props.onHover).toHaveBeenLastCalledWith(null);
  });

  it('leaves keys with Ctrl, and letters it does not know, to the app', async () => {
    const user = userEvent.setup();
    const props = boardProps();
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', heard);
    render(<HlbBoard {...props} />);
    act(() => hex('Berlin 0602').focus());
    await user.keyboard('{Control>}i{/Control}z');
    window.removeEventListener('keydown', heard);
    expect(props.onInspect).not.toHaveBeenCalled();
    expect(heard.mock.results.every(({ value }) => value === false)).toBe(true);
  });
});

describe('the pointer', () => {
  it('picks what is offered, and asks why of what is not', async () => {
    const user = userEvent.setup();
    const props = boardProps([['space:0303', 'legal']]);
    render(<HlbBoard {...props} />);
    await user.click(hex(/0303/));
    expect(props.onPick).toHaveBeenCalledWith('space:0303');
    await user.click(hex('Berlin 0602'));
    expect(props.onWhy).toHaveBeenCalledWith('space:0602');
  });

  it('takes a hex for the unit on it, and a unit for its hex, when only the other is offered', async () => {
    const user = userEvent.setup();
    const props = boardProps([
      ['unit:G-B', 'legal'],
      ['space:0404', 'legal'],
    ]);
    render(<HlbBoard {...props} />);
    await user.click(hex(/Ruhr/));
    expect(props.onPick).toHaveBeenLastCalledWith('unit:G-B');
    await user.click(hex('Army Group G'));
    expect(props.onPick).toHaveBeenLastCalledWith('space:0404');
  });

  it('only looks when the board is read-only', async () => {
    const user = userEvent.setup();
    const props = { ...boardProps([['space:0303', 'legal']]), readOnly: true };
    render(<HlbBoard {...props} />);
    await user.click(hex(/0303/));
    expect(props.onPick).not.toHaveBeenCalled();
    expect(props.onInspect).toHaveBeenCalledWith('space:0303');
  });

  it('inspects on a long press, and takes the click that ends it for no choice', () => {
    vi.useFakeTimers();
    const props = boardProps([['space:0303', 'legal']]);
    render(<HlbBoard {...props} />);
    const target = hex(/0303/);
    fireEvent.pointerDown(target, { pointerType: 'touch', pointerId: 1 });
    act(() => {
      vi.advanceTimersByTime(600);
    });
    expect(props.onInspect).toHaveBeenCalledWith('space:0303');
    fireEvent.pointerUp(target, { pointerType: 'touch', pointerId: 1 });
    fireEvent.click(target);
    expect(props.onPick).not.toHaveBeenCalled();
    fireEvent.pointerDown(target, { pointerType: 'touch', pointerId: 1 });
    fireEvent.pointerUp(target, { pointerType: 'touch', pointerId: 1 });
    fireEvent.click(target);
    expect(props.onPick).toHaveBeenCalledWith('space:0303');
  });

  it('inspects with the other button', () => {
    const props = boardProps();
    render(<HlbBoard {...props} />);
    fireEvent.contextMenu(hex('Berlin 0602'));
    expect(props.onInspect).toHaveBeenCalledWith('space:0602');
  });
});

describe('what is drawn', () => {
  it('rims targets by kind and gives each its sign', () => {
    const { container } = render(
      <HlbBoard
        {...boardProps([
          ['space:0303', 'legal'],
          ['space:0503', 'refused'],
          ['space:0504', 'chosen'],
        ])}
      />,
    );
    expect(container.querySelectorAll('.map-play .mark-rim[data-mark="legal"]')).toHaveLength(1);
    expect(container.querySelectorAll('.map-play .mark-refused')).toHaveLength(1);
    expect(container.querySelectorAll('.mark-tag[data-mark="chosen"]')).toHaveLength(1);
  });

  it('is free of gold when nothing is offered', () => {
    const { container } = render(<HlbBoard {...boardProps()} />);
    expect(container.querySelector('.mark-tag, .mark-rim[data-mark="legal"]')).toBeNull();
  });

  it('draws the front between the sides and nowhere else', () => {
    const { container, rerender } = render(<HlbBoard {...boardProps()} />);
    const sides = () => container.querySelector('.mark-front-ink')?.getAttribute('d')?.match(/M/g)?.length ?? 0;
    expect(sides()).toBeGreaterThan(10);
    const control = Object.fromEntries(Object.keys(opening.control).map((id) => [id, 'G' as const]));
    rerender(<HlbBoard {...boardProps([], { ...opening, control })} />);
    expect(sides()).toBe(0);
  });

  it('puts an attacker in front of the defender and leaves a ghost where it came from', () => {
    const unit = opening.units['W-12'];
    if (!unit) throw new Error('no such unit');
    const units = { ...opening.units, 'W-12': { ...unit, hex: '0403', origin: '0304' } };
    const { container } = render(<HlbBoard {...boardProps([], { ...opening, units })} />);
    expect(container.querySelectorAll('.hlb-ghost')).toHaveLength(1);
    const raised = [...container.querySelectorAll<SVGElement>('.board-piece')].filter(
      (each) => each.style.zIndex === '1',
    );
    expect(raised).toHaveLength(1);
    expect(raised[0]).toHaveTextContent('12');
  });

  it('draws who came to a battle, and lays what fell beside the winner, which keeps its place', () => {
    const units = { ...opening.units };
    const [winner, beaten] = [units['G-B'], units['W-12']];
    if (!winner || !beaten) throw new Error('no such unit');
    units['G-B'] = { ...winner, hex: '0304' };
    units['W-12'] = { ...beaten, hex: null };
    const props = {
      ...boardProps([], { ...opening, units }),
      lost: [{ unit: 'W-12', hex: '0304', stood: 'defender' }],
      arrows: [
        { kind: 'attack', unit: 'G-B', from: '0403', to: '0304' },
        { kind: 'support', unit: 'G-G', from: '0404', to: '0304' },
      ],
    } as const;
    const { container, rerender } = render(<HlbBoard {...props} />);
    const kinds = [...container.querySelectorAll('.hlb-fight-way')].map((each) => each.getAttribute('data-kind'));
    expect(kinds).toEqual(['attack', 'support']);
    expect(container.querySelectorAll('.hlb-ghost')).toHaveLength(1);
    expect(container.querySelector('.fallen')).toHaveTextContent('12');
    const placeOfWinner = () => container.querySelector<SVGElement>('[data-unit="G-B"]')?.style.transform;
    const beside = placeOfWinner();
    rerender(<HlbBoard {...props} lost={[]} arrows={[]} />);
    expect(placeOfWinner()).not.toBe(beside);
  });

  it('prints title and legend where it has their words', () => {
    const row = () => ({ name: 'a sign', what: 'what it means' });
    const chart = { title: 'The Title', where: 'a region', when: 'a winter', kilometres: '200 km', row };
    const { container, rerender } = render(<HlbBoard {...boardProps()} />);
    expect(container.querySelector('.hlb-chart')).toBeNull();
    rerender(<HlbBoard {...boardProps()} names={{ ...names, chart }} />);
    expect(container.querySelector('.chart-title')).toHaveTextContent('The Title');
    expect(container.querySelectorAll('.chart-name')).toHaveLength(6);
  });

  it('prints each playable number once, and a value at each city', () => {
    const { container } = render(<HlbBoard {...boardProps()} />);
    const numbers = [...container.querySelectorAll('.hlb-number text')].map((each) => each.textContent);
    expect(numbers.sort()).toEqual(
      facts.hexes
        .filter((each) => each.playable)
        .map((each) => each.id)
        .sort(),
    );
    const values = [...container.querySelectorAll('.hlb-city text')].map((each) => Number(each.textContent));
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(25);
  });

  it('shows points with the German edge hexes, control, zones, reach and the last moves when asked', () => {
    const held = { ...opening.control, '0105': 'G' as const };
    const { container, rerender } = render(
      <HlbBoard {...boardProps([], { ...opening, control: held })} overlay="points" />,
    );
    const figures = [...container.querySelectorAll('.hlb-emblem-figure')].map((each) => Number(each.textContent));
    expect(figures.reduce((sum, value) => sum + value, 0)).toBe(26);
    rerender(<HlbBoard {...boardProps()} overlay="control" />);
    expect(container.querySelectorAll('.map-play .hlb-emblem')).toHaveLength(56);
    rerender(<HlbBoard {...boardProps()} overlay="zones" />);
    expect(container.querySelectorAll('.hlb-zone')).toHaveLength(2);
    rerender(<HlbBoard {...boardProps()} overlay="reach" reach={['0602']} />);
    expect(container.querySelectorAll('.mark-reach')).toHaveLength(1);
    rerender(<HlbBoard {...boardProps()} overlay="last" trail={[{ faction: 'W', path: ['0204', '0205', '0306'] }]} />);
    expect(container.querySelectorAll('.hlb-trace')).toHaveLength(1);
  });
});

it('draws a thumbnail: three grounds, a sign for each unit, a name where one is given', () => {
  const { container } = render(
    <HlbThumb facts={facts} control={opening.control} units={opening.units} at="0602" label="Turn 1" />,
  );
  expect(screen.getByRole('img', { name: 'Turn 1' })).toBeInTheDocument();
  expect(container.querySelectorAll('.thumb-sign')).toHaveLength(16);
});
