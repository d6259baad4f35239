/** The board of Hitler's Reich: what screen readers get, where the keys lead, and what is drawn. */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Side, SpaceId } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Conflict, HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import type { HrView } from '../../../../src/engine/games/hitlers-reich/view.ts';
import type { Line, TargetRef } from '../../../../src/engine/kernel/types.ts';
import { LANGS } from '../../../../src/i18n/format.ts';
import type { Mark } from '../../../../src/ui/board/board-steps.ts';
import { fixed } from '../../../../src/ui/board/selected.ts';
import { HrBoard } from '../../../../src/ui/games/hitlers-reich/board/hr-board.tsx';
import type { HrBoardProps } from '../../../../src/ui/games/hitlers-reich/board/hr-board.tsx';
import { HrThumb } from '../../../../src/ui/games/hitlers-reich/thumb.tsx';
import { BOARD, layoutOf, PATHS, neighbourTowards } from '../../../../src/ui/games/hitlers-reich/board/layout.ts';
import { hostilityIn } from '../../../../src/ui/games/hitlers-reich/board/marks.tsx';
import { DETAILS, LEAST, printNames } from '../../../../src/ui/games/hitlers-reich/board/names.ts';
import { frontBorders } from '../../../../src/ui/games/hitlers-reich/board/shapes.ts';
import { attackAtHand, cubesOf, lastTurn, reachOf } from '../../../../src/ui/games/hitlers-reich/board/paths.ts';
import { boardWords } from '../../../../src/ui/games/hitlers-reich/board-words.ts';
import { bordersOf, holderOf, sideOf } from '../../../../src/ui/games/hitlers-reich/lookup.ts';
import type { HistoryPoint } from '../../../../src/store/types.ts';
import { def, legal, open } from '../../../support/reich.ts';
import { loadWords, sceneOf, wordsIn } from './support.ts';

beforeAll(loadWords);

const { facts } = def.data;
const spaces = [...facts.areas, ...facts.zones];
const zones = new Set(facts.zones.map(({ id }) => id));
const { state: start } = open();
const opening = sceneOf(start, 'axis').view;
/** The opening with something changed, as the engine shows it. */
const viewWith = ({ markers, ...more }: Partial<HrState>): HrView =>
  def.view({ ...start, ...more, markers: { ...start.markers, ...markers } }, 'axis');
const nameOf = (id: SpaceId): string => spaces.find((space) => space.id === id)?.name.en ?? '';

function boardProps(targets: readonly (readonly [TargetRef, Mark])[] = [], view: HrView = opening) {
  return {
    facts,
    view,
    focusTargets: new Map(targets),
    attack: null,
    pointed: [],
    overlay: 'none',
    hidePieces: false,
    selected: fixed(null),
    names: boardWords({ facts, view, i18n: wordsIn('en') }),
    readOnly: false,
    onPick: vi.fn(),
    onWhy: vi.fn(),
    onHover: vi.fn(),
    onInspect: vi.fn(),
  } satisfies HrBoardProps;
}
const stopOf = (id: SpaceId) => {
  const found = document.querySelector<SVGElement>(`.board-stop[data-stop="space:${id}"]`);
  if (!found) throw new Error(`no stop for ${id}`);
  return found;
};

describe('a sea zone (3-01b)', () => {
  const wide = () => [...document.querySelectorAll('.mark-rim--wide')];
  const tags = () => document.querySelectorAll('.mark-tag[data-mark="legal"]').length;

  it('is hatched itself once it is picked, and the signs of the other zones leave', () => {
    const { rerender } = render(
      <HrBoard
        {...boardProps([
          ['space:north-sea', 'legal'],
          ['space:skagerrak', 'legal'],
        ])}
      />,
    );
    expect([wide().length, tags()]).toEqual([0, 2]);
    rerender(
      <HrBoard
        {...boardProps([
          ['space:north-sea', 'chosen'],
          ['space:skagerrak', 'legal'],
        ])}
      />,
    );
    const [zone] = wide();
    expect([wide().length, tags()]).toEqual([1, 0]);
    expect(zone?.querySelector('path[style]')?.getAttribute('style')).toMatch(/target-wide/);
    expect(document.querySelector('.mark-rim[data-mark="chosen"]')).toBeNull();
  });

  it('lights up under the pointer where it may be picked', async () => {
    render(<HrBoard {...boardProps([['space:north-sea', 'legal']])} />);
    await userEvent.hover(stopOf('north-sea'));
    expect(document.querySelectorAll('.zone-ahead .mark-rim--wide')).toHaveLength(1);
    await userEvent.hover(stopOf('skagerrak'));
    expect(document.querySelector('.zone-ahead')).toBeNull();
  });
});
const drawn = (container: HTMLElement, selector: string) => container.querySelectorAll(selector).length;

describe('what the board says', () => {
  it('is a group of named buttons, one for each space, with holder and neighbours', () => {
    render(<HrBoard {...boardProps()} />);
    const board = screen.getByRole('group', { name: 'Map of Europe, areas and sea zones' });
    expect(within(board).getAllByRole('button')).toHaveLength(spaces.length);
    for (const { id, start1941 } of spaces) {
      const label = stopOf(id).getAttribute('aria-label') ?? '';
      expect(label.startsWith(nameOf(id)), label).toBe(true);
      const holder = { axis: 'Axis control', western: 'Western control', soviet: 'Soviet control' };
      expect(label).toContain(
        start1941 in holder
          ? holder[start1941 as keyof typeof holder]
          : ({ vichy: 'neutral Vichy', 'neutral-inactive': 'neutral', impassable: 'out of play' }[
              start1941 as string
            ] ?? 'uncontrolled'),
      );
      for (const { to } of bordersOf(facts, id)) expect(label, id).toContain(nameOf(to));
    }
  });

  it('says in Japanese what it says in English', () => {
    const { rerender } = render(<HrBoard {...boardProps()} />);
    rerender(<HrBoard {...boardProps()} names={boardWords({ facts, view: opening, i18n: wordsIn('ja') })} />);
    expect(stopOf('london').getAttribute('aria-label')).toMatch(/^ロンドン、.*隣接は.*北海/);
  });

  it('shows what is offered, chosen and refused, and whether it is pressed', () => {
    render(
      <HrBoard
        {...boardProps([
          ['space:egypt', 'legal'],
          ['space:libya', 'chosen'],
          ['space:turkey', 'refused'],
          ['button:fortify', 'legal'],
        ])}
      />,
    );
    expect(stopOf('egypt')).toHaveAttribute('aria-pressed', 'false');
    expect(stopOf('libya')).toHaveAttribute('aria-pressed', 'true');
    expect(stopOf('turkey')).not.toHaveAttribute('aria-pressed');
    expect(stopOf('egypt').getAttribute('aria-label')).toMatch(/^Egypt, Western control, available target, next to /);
  });

  it('hides the drawings from screen readers', () => {
    const { container } = render(<HrBoard {...boardProps()} />);
    const layers = container.querySelectorAll('.map-layer:not(.space-board)');
    expect(layers).toHaveLength(6);
    for (const layer of layers) expect(layer).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('the keyboard', () => {
  it('leads along borders of the rules, and to every space', () => {
    const ARROWS = ['up', 'down', 'left', 'right'] as const;
    const seen = new Set<SpaceId>(['london']);
    for (const id of seen) {
      for (const arrow of ARROWS) {
        for (const to of neighbourTowards(facts, id, arrow)) {
          expect(
            bordersOf(facts, id).some((border) => border.to === to),
            `${id} ${arrow} ${to}`,
          ).toBe(true);
          seen.add(to);
        }
      }
    }
    expect(spaces.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
  });

  it('goes to the neighbour that way', async () => {
    const user = userEvent.setup();
    const props = boardProps();
    render(<HrBoard {...props} />);
    act(() => stopOf('berlin').focus());
    await user.keyboard('{ArrowRight}');
    expect(stopOf('poland')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(stopOf('minsk')).toHaveFocus();
    expect(props.onHover).toHaveBeenLastCalledWith('space:minsk');
  });

  it('has one tab stop, picks what is offered, and asks why of the rest', async () => {
    const user = userEvent.setup();
    const props = boardProps([['space:egypt', 'legal']]);
    render(<HrBoard {...props} />);
    await user.tab();
    expect(stopOf('egypt')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(props.onPick).toHaveBeenCalledWith('space:egypt');
    act(() => stopOf('spain').focus());
    await user.keyboard(' ');
    expect(props.onWhy).toHaveBeenCalledWith('space:spain');
  });
});

describe('the pointer', () => {
  it('hits a small island by a disc that lies over the water and under other land', async () => {
    const user = userEvent.setup();
    const props = boardProps([['space:malta', 'legal']]);
    const { container } = render(<HrBoard {...props} />);
    const shapes = [...container.querySelectorAll<SVGElement>('.space-board > [data-stop]')];
    const disc = shapes.findIndex((each) => each.matches('circle[data-stop="space:malta"]'));
    expect(disc).toBeGreaterThan(shapes.indexOf(stopOf('sicily-sea')));
    expect(disc).toBeLessThan(shapes.indexOf(stopOf('sicily')));
    const hit = shapes[disc];
    if (!hit) throw new Error('no disc');
    await user.click(hit);
    expect(props.onPick).toHaveBeenCalledWith('space:malta');
    for (const id of ['malta', 'gibraltar', 'crete', 'cyprus', 'denmark']) {
      expect(container.querySelector(`circle[data-stop="space:${id}"]`), id).not.toBeNull();
    }
  });

  it('shows what borders on the space pointed at, and only while it is', async () => {
    const user = userEvent.setup();
    const props = boardProps();
    const { container } = render(<HrBoard {...props} />);
    await user.hover(stopOf('portugal'));
    const near = container.querySelector('.hr-near')?.getAttribute('d') ?? '';
    expect(near).toBe(
      bordersOf(facts, 'portugal')
        .map(({ to }) => PATHS.spaces[to])
        .join(''),
    );
    await user.unhover(stopOf('portugal'));
    expect(container.querySelector('.hr-near')).toBeNull();
  });

  it('only looks when the board is read-only', async () => {
    const user = userEvent.setup();
    const props = { ...boardProps([['space:egypt', 'legal']]), readOnly: true };
    render(<HrBoard {...props} />);
    await user.click(stopOf('egypt'));
    expect(props.onPick).not.toHaveBeenCalled();
    expect(props.onInspect).toHaveBeenCalledWith('space:egypt');
  });
});

describe('what is drawn', () => {
  it('rims land by kind and gives every target its sign; a sea zone has the sign alone', () => {
    const { container } = render(
      <HrBoard
        {...boardProps([
          ['space:egypt', 'legal'],
          ['space:greece', 'legal'],
          ['space:levant', 'legal'],
          ['space:libya', 'chosen'],
          ['space:turkey', 'refused'],
        ])}
      />,
    );
    expect(container.querySelector('.mark-rim[data-mark="legal"] .mark-rim-line')).toHaveAttribute(
      'd',
      `${PATHS.spaces['greece'] ?? ''}${PATHS.spaces['egypt'] ?? ''}`,
    );
    expect(drawn(container, '.mark-tag[data-mark="legal"]')).toBe(3);
    expect(drawn(container, '.mark-tag[data-mark="chosen"]')).toBe(1);
    expect(drawn(container, '.mark-refused')).toBe(1);
  });

  it('is free of gold when nothing is offered', () => {
    const { container } = render(<HrBoard {...boardProps()} selected={fixed('space:egypt')} />);
    expect(container.querySelector('.mark-tag, .mark-rim[data-mark="legal"]')).toBeNull();
    expect(drawn(container, '.mark-rim[data-mark="chosen"]')).toBe(1);
  });

  it('runs the front along land between holders of the two sides, and nowhere else', () => {
    const scene = { facts, view: viewWith({ markers: { minsk: 'axis' } }) };
    const fronts = frontBorders(PATHS.borders, hostilityIn(scene));
    const pairs = new Set(fronts.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
    for (const pair of ['minsk moscow', 'minsk smolensk', 'libya egypt', 'finland leningrad']) {
      const [a = '', b = ''] = pair.split(' ');
      expect(pairs.has(pair), pair).toBe(bordersOf(facts, a).some(({ to }) => to === b));
    }
    expect(pairs.has('poland minsk')).toBe(false);
    for (const { a, b } of fronts) {
      expect(zones.has(a) || zones.has(b)).toBe(false);
      const sides = [holderOf(scene, a), holderOf(scene, b)].map((holder) => holder && sideOf(holder));
      expect(sides.sort()).toEqual(['allies', 'axis'] satisfies Side[]);
    }
    const { container, rerender } = render(<HrBoard {...boardProps([], scene.view)} />);
    expect(container.querySelector('.mark-front-ink')).toHaveAttribute('d', fronts.map(({ path }) => path).join(''));
    const all = Object.fromEntries(facts.areas.map(({ id }) => [id, 'axis' as const]));
    rerender(<HrBoard {...boardProps([], viewWith({ markers: all }))} />);
    expect(container.querySelector('.mark-front-ink')).toHaveAttribute('d', '');
  });

  it('stands markers, fortresses, fleets and drums where they lie', () => {
    const view = viewWith({
      markers: { kharkov: 'axis', 'north-sea': 'western' },
      unmarked: ['norway'],
      fortresses: { axis: ['rome'], allies: ['moscow', 'london'] },
      fleets: { axis: ['north-sea'], allies: ['north-sea', 'levant'] },
    });
    const { container, rerender } = render(<HrBoard {...boardProps([], view)} />);
    expect(drawn(container, '.hr-marker')).toBe(3);
    expect(drawn(container, '.hr-marker-noted')).toBe(1);
    expect(drawn(container, '.hr-fortress.side-axis')).toBe(1);
    expect(drawn(container, '.hr-fortress.side-allies')).toBe(2);
    expect(drawn(container, '.hr-fleet')).toBe(3);
    const drums = spaces.reduce((sum, { production }) => sum + production, 0);
    expect(drawn(container, '.hr-drum')).toBe(drums);
    expect(drawn(container, '.hr-drum-lost')).toBe(1);
    rerender(<HrBoard {...boardProps([], view)} hidePieces />);
    expect(drawn(container, '.hr-marker, .hr-fortress, .hr-fleet')).toBe(0);
    expect(drawn(container, '.hr-drum')).toBe(drums);
  });

  it('lays the cubes of Spain and of Barbarossa', () => {
    const view = viewWith({ spainCentre: true, markers: { spain: 'axis' } });
    const { container } = render(<HrBoard {...boardProps([], view)} cubes={['minsk', 'crimea']} />);
    expect(drawn(container, '.hr-cube-centre')).toBe(1);
    expect(drawn(container, '.hr-cube-attack')).toBe(2);
  });

  it('signs every held space, figures, reach, nations and the last turn when asked', () => {
    const { container, rerender } = render(<HrBoard {...boardProps()} overlay="control" />);
    const held = (wanted: (nation: string) => boolean) =>
      facts.areas.filter(({ start1941 }) => wanted(start1941)).length;
    expect(drawn(container, '.hr-marker')).toBe(held((nation) => ['axis', 'western', 'soviet'].includes(nation)));
    rerender(<HrBoard {...boardProps()} overlay="nations" />);
    expect(drawn(container, '.hr-marker')).toBe(held((nation) => ['western', 'soviet'].includes(nation)));
    expect(drawn(container, '.hr-nation')).toBe(2);
    rerender(<HrBoard {...boardProps()} overlay="production" />);
    const figures = [...container.querySelectorAll('.hr-figure text')].map((each) => Number(each.textContent));
    expect(figures.reduce((sum, value) => sum + value, 0)).toBe(
      spaces.reduce((sum, { production }) => sum + production, 0),
    );
    const attack = { nation: 'axis', kind: 'land', origin: 'libya', target: 'egypt' } as const;
    rerender(<HrBoard {...boardProps()} overlay="reach" reach={{ attacks: [attack], others: ['levant'] }} />);
    expect(drawn(container, '.hr-arrow')).toBe(1);
    expect(drawn(container, '.hr-anchor')).toBe(1);
    rerender(<HrBoard {...boardProps()} overlay="last" trail={[attack]} changed={['egypt', 'crete']} />);
    expect(drawn(container, '.hr-arrow')).toBe(1);
    expect(container.querySelector('.hr-changed')?.getAttribute('d')).toContain(PATHS.spaces['crete']);
  });

  it('draws a thumbnail: every area, a sign for each zone held, a name where one is given', () => {
    const view = viewWith({ markers: { levant: 'western' } });
    const { container } = render(<HrThumb facts={facts} view={view} at="egypt" label="Turn 1" />);
    expect(screen.getByRole('img', { name: 'Turn 1' })).toBeInTheDocument();
    expect(drawn(container, '.thumb-sign')).toBe(1);
    expect(drawn(container, '.hr-thumb-land.side-soviet')).toBe(
      facts.areas.filter(({ start1941 }) => start1941 === 'soviet').length,
    );
  });
});

describe('names', () => {
  const englishWidth = new Map(printNames(facts, ({ name }) => name.en).map(({ id, width }) => [id, width]));
  for (const lang of LANGS) {
    const names = printNames(facts, ({ name }) => name[lang]);
    it(`have room in their spaces: ${lang}`, () => {
      expect(names).toHaveLength(spaces.length);
      for (const { id, at, width, height, lines } of names) {
        const written = lines.map(({ text }) => text).join('');
        const whole = spaces.find((space) => space.id === id)?.name[lang] ?? '';
        expect(written.replaceAll(/[ ・-]/g, ''), id).toBe(whole.replaceAll(/[ ・-]/g, ''));
        expect(at[0] - width / 2, id).toBeGreaterThan(12);
        expect(at[0] + width / 2, id).toBeLessThan(BOARD.width - 12);
        const shape = layoutOf(facts).shapeOf(id);
        if (!shape) throw new Error(id);
        // As much room as the map tool gave the English name, or a part of the circle inside the space.
        expect(height, id).toBeLessThanOrEqual(shape.lines * shape.text * 1.02 + 0.01);
        expect(width, id).toBeLessThanOrEqual(Math.max((englishWidth.get(id) ?? 0) * 1.13, shape.radius * 1.7));
      }
    });

    it(`never cover each other at a scale at which they are shown, and all are shown close up: ${lang}`, () => {
      for (const [step, k] of DETAILS.entries()) {
        const shown = names
          .filter(({ from }) => from <= step + 1)
          .map(({ id, at, width, height, size }) => {
            const grown = Math.max(1, LEAST / (size * k));
            return { id, at, width: width * grown, height: height * grown };
          });
        const clashes = shown.flatMap((one, i) =>
          shown
            .slice(i + 1)
            .filter(
              (other) =>
                Math.abs(one.at[0] - other.at[0]) < (one.width + other.width) / 2 - 6 &&
                Math.abs(one.at[1] - other.at[1]) < (one.height + other.height) / 2,
            )
            .map((other) => `${one.id} on ${other.id} at ${k}`),
        );
        expect(clashes).toEqual([]);
        if (step === DETAILS.length - 1) expect(shown).toHaveLength(spaces.length);
      }
    });
  }
});

describe('attacks as lines', () => {
  const scene = { facts, view: opening };

  it('show the conflict being fought by land, and no arrow for one at sea or over an event', () => {
    const conflict = { kind: 'land', origin: 'libya', target: 'egypt', attacker: 'axis' } as Conflict;
    expect(attackAtHand({ facts, view: { ...opening, conflict } })).toEqual({
      nation: 'axis',
      kind: 'land',
      origin: 'libya',
      target: 'egypt',
    });
    const atSea = { ...conflict, kind: 'sea', origin: null, target: 'levant' } as Conflict;
    expect(attackAtHand({ facts, view: { ...opening, conflict: atSea } })).toBeNull();
    expect(attackAtHand(scene)).toBeNull();
    const { container } = render(<HrBoard {...boardProps([], { ...opening, conflict: atSea })} />);
    expect(drawn(container, '.hr-conflict')).toBe(1);
  });

  it('reach what the legal list attacks, and nothing else', () => {
    const moves = legal(open()).flatMap((text) => def.words.parse(text) ?? []);
    const reach = reachOf(scene, moves);
    const listed = moves.flatMap((move) => (move.type === 'attack' ? [move.target] : []));
    expect(new Set([...reach.attacks.map(({ target }) => target), ...reach.others])).toEqual(new Set(listed));
    expect(reach.attacks).toContainEqual({ nation: 'axis', kind: 'land', origin: 'libya', target: 'egypt' });
    expect(cubesOf(scene, moves)).toEqual([]);
    // Barbarossa's cubes are where it may still attack, for every viewer; Bagration marks the targets of its list.
    const cubes = ['minsk', 'leningrad'];
    const under = { facts, view: { ...opening, operation: { is: 'barbarossa', made: 1, cubes } as const } };
    expect(cubesOf(under, [])).toEqual(cubes);
    expect(cubesOf({ facts, view: { ...opening, phase: 'bagration/ask' } }, moves)).toContain('egypt');
  });

  it('gather the player turn before this one', () => {
    const point = (seat: Side, turn: number, ...lines: readonly Line[]) =>
      ({ moment: { seat, turn, phase: 'turn/actions' }, lines }) as unknown as HistoryPoint;
    // A point shows what led to it: the first of a turn, the last move of the other side.
    const points = [
      point('allies', 0),
      point('axis', 1, { key: 'hr.log.took', params: { space: 'crete', nation: 'western' } }),
      point('axis', 1, {
        key: 'hr.log.attacked-land',
        params: { side: 'axis', origin: 'libya', target: 'egypt' },
      }),
      point('allies', 1, { key: 'hr.log.took', params: { space: 'egypt', nation: 'axis' } }),
      point('allies', 1, { key: 'hr.log.fortified', params: { side: 'allies', space: 'london' } }),
    ];
    expect(lastTurn(scene, points, 4)).toEqual({
      attacks: [{ nation: 'axis', kind: 'land', origin: 'libya', target: 'egypt' }],
      changed: ['egypt'],
    });
  });
});
