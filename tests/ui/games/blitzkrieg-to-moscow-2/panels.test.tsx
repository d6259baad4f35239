/** What lies beside the board: the combat with its table, the hands, the turn track, the score. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Side } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Position } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmTypes } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { decide } from '../../../../src/engine/kernel/runner.ts';
import type { Line, TargetRef } from '../../../../src/engine/kernel/types.ts';
import { loadCatalogue } from '../../../../src/i18n/catalogue.ts';
import { LANGS, type Lang } from '../../../../src/i18n/format.ts';
import { namesFromBtm } from '../../../../src/i18n/blitzkrieg-to-moscow-2-names.ts';
import { createSource } from '../../../../src/i18n/source.ts';
import { createI18n, I18nProvider } from '../../../../src/i18n/use-t.tsx';
import { RECONSTRUCTED } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/about.ts';
import { BtmCombat } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/combat.tsx';
import { listEvidenced } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/evidence.ts';
import { BtmExplained } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/explained.tsx';
import { listFates } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/fates.tsx';
import { logSeat } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/about.ts';
import { BtmHand } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/hand.tsx';
import { BtmPanels } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/panels.tsx';
import { diceOf, readRoll, wordOutcome } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/roll.ts';
import { wordAct } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/rolling.ts';
import { BtmScore } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/score.tsx';
import { wayBegun } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/traces.ts';
import type { PartProps, Pickable } from '../../../../src/ui/table/game-table.ts';
import { RuleLinksProvider } from '../../../../src/ui/parts/rule-chip.tsx';
import { game, listed, open, play, toFrame, type Table } from '../../../engine/blitzkrieg-to-moscow-2/table.ts';
import '../../shell/shims.ts';

const point = vi.fn<(target: TargetRef) => void>();
const pickable: Pickable = { targets: new Map(), onPick: point };
// What may be laid over the map is the table's own.

beforeAll(() => Promise.all(LANGS.map((lang) => loadCatalogue(lang, ['table', 'blitzkrieg-to-moscow-2']))));

const names = namesFromBtm(game.facts);
const show = (what: ReactElement, lang: Lang = 'en') =>
  render(
    <I18nProvider lang={lang} names={names} domains={['blitzkrieg-to-moscow-2']} fallback={null}>
      <RuleLinksProvider links={{ game: 'blitzkrieg-to-moscow-2' }}>{what}</RuleLinksProvider>
    </I18nProvider>,
  );
const i18n = createI18n('en', names);

/** What the table hands to a part, with the moves that the picks name. */
function partProps(table: Table, seat: Side | null, picked = ''): PartProps<BtmTypes> {
  const question = decide(game, table.state);
  const moves = question?.seat === seat ? question.moves : [];
  return {
    facts: game.facts,
    view: game.view(table.state, seat),
    seat: question?.seat === seat ? seat : null,
    targets: new Map(moves.flatMap((move) => game.targets(move).map((target) => [target, 'legal' as const]))),
    picked: [],
    chosen: moves.find((move) => game.notation(move) === picked) ?? null,
    moves,
    allMoves: moves,
    events: table.latest,
    stepNumber: 0,
    past: [],
    isPast: false,
    match: null,
    preview: () => null,
    onPick: vi.fn(),
    onPickAll: vi.fn(),
    onWhy: vi.fn(),
    onInspect: vi.fn(),
  };
}
const sceneOf = (table: Table, seat: Side | null = null) => ({ facts: game.facts, view: game.view(table.state, seat) });

/** The first attack of the worked example: 2nd Panzer, 16th and 18th Army against 1502 (G-02). */
function naming(): Table {
  const moved = play(toFrame(open(), 'movement/move'), 'move g-pz2 1401');
  const ended = listed(moved, 'halt').length > 0 ? play(moved, 'halt', 'end-move') : play(moved, 'end-move');
  return play(ended, 'attack 1502', 'join g-pz2', 'join g-16', 'join g-18');
}
const cardAsked = () => play(naming(), 'assault', 'defend s-11 active', 'defend s-mc3 active');

/** 4th Panzer Army at 2:1 against 13th Army in Minsk (1303); Air Support is played, and Hitler Order may follow. */
const cancelAsked = () =>
  play(
    open({
      phase: 'combat',
      units: { 'g-pz4': '1403' },
      hands: { german: ['g-air-1', 'g-air-2'], soviet: ['s-hitler', 's-city'] },
    }),
    ...['attack 1303', 'join g-pz4', 'assault', 'defend s-13 active', 'shift g-air-1'],
  );

const column = (name: RegExp) => within(screen.getByRole('table')).getByRole('columnheader', { name });
const amounts = () =>
  within(screen.getByRole('list', { name: 'From the odds to the column' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** The row of the sheet that says what becomes of a unit. */
const fateOf = (who: RegExp): string =>
  screen.getAllByRole('listitem').find((row) => who.test(row.textContent))?.textContent ?? '';

/** The line of the log with the last die. */
function rolledLine({ latest }: Table): Line {
  const rolled = latest.find(({ type }) => type === 'rolled');
  const line = rolled && game.describe(rolled);
  if (!line) throw new Error('no die was rolled');
  return line;
}

/** Both parts of the column, with what is folded. */
function showCombat(props: PartProps<BtmTypes>) {
  const shown = show(
    <>
      <BtmCombat {...props} />
      <BtmExplained {...props} />
    </>,
  );
  for (const fold of shown.container.querySelectorAll('details')) {
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
  }
  return shown;
}

describe('the combat in the column', () => {
  it('lists the ratio, each kind of shift with the zeros, and the final column', () => {
    showCombat(partProps(cardAsked(), 'german'));
    const rows = amounts();
    expect(rows).toHaveLength(1 + 7 + 1);
    expect(rows[0]).toContain('5:1');
    expect(rows.filter((row) => row.startsWith('+1'))).toHaveLength(1);
    expect(rows.filter((row) => row.startsWith('0'))).toHaveLength(6);
    expect(rows.at(-1)).toContain('6:1');
    expect(screen.getAllByText(/2nd Panzer Army attacks in clear terrain/)[0]).toBeVisible();
    expect(screen.queryByText('preview')).toBeNull();
  });

  it('boxes the live column, and with a card that is picked the one without it as well', () => {
    const { unmount } = showCombat(partProps(cardAsked(), 'german'));
    expect(column(/^6:1/)).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('columnheader', { current: true })).toHaveLength(1);
    unmount();
    showCombat(partProps(cardAsked(), 'german', 'shift g-air-1'));
    expect(column(/^7:1/)).toHaveAttribute('aria-current', 'true');
    expect(column(/without the card/)).toHaveTextContent('6:1');
    expect(screen.getAllByText('preview').length).toBeGreaterThan(0);
    expect(amounts().filter((row) => row.startsWith('+1'))).toHaveLength(2);
  });

  it('is a preview while attackers are named, and shows exact chances', () => {
    showCombat(partProps(naming(), 'german'));
    expect(screen.getByText('preview')).toBeVisible();
    const chances = screen.getByRole('heading', { name: 'At 6:1, exact' }).parentElement;
    expect(chances).toHaveTextContent(/83.3 % Defenders eliminated.*16.7 % Losses and retreat/);
    expect(screen.getByText('100.0 %')).toBeVisible();
    expect(document.querySelector('.btm-parties__sums')).toHaveTextContent(/15.*:.*3$/);
    // What does not shift has no cell; the faces stand over what they mean.
    const cells = within(screen.getByRole('list', { name: 'How the column is found' })).getAllByRole('listitem');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '5:115 against 3',
      '+12nd Panzer Army attacks in clear terrain',
      '6:1final column',
    ]);
    const runs = [...document.querySelectorAll('.btm-faces__run')];
    expect(runs.map((run) => [run.querySelectorAll('.die').length, run.lastElementChild?.textContent])).toEqual([
      [5, 'Defenders eliminated'],
      [1, 'Losses and retreat'],
    ]);
  });

  it('shows the die while its result is asked about, boxes its row, and says what becomes of everyone', () => {
    const rolled = play(cardAsked(), 'shift none: 6');
    // The hand still holds cards: the die may be rolled again. The table shows it as long as its step is shown.
    const props = partProps(rolled, 'german');
    const { unmount } = show(<BtmCombat {...props} />);
    expect(screen.queryByText(/column 6:1/)).toBeNull();
    unmount();
    const later = { ...props, events: [], past: [rolledLine(rolled)] };
    const { unmount: leave } = show(<BtmCombat {...later} />);
    expect(screen.getByText('15 against 3, column 6:1')).toBeVisible();
    expect(screen.getByText('Losses and retreat')).toBeVisible();
    leave();
    show(<BtmExplained {...later} />);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent(/^6/);
    expect(column(/^6:1/)).toHaveAttribute('aria-current', 'true');
    // Losses eliminate a corps, which has no spent side.
    expect(fateOf(/Soviet 11th Army/)).toMatch(/defended actively.*spent, retreats$/);
    expect(fateOf(/3rd Mechanised/)).toMatch(/no spent side.*eliminated$/);
    expect(fateOf(/Panzer/)).toMatch(/attacked.*spent$/);
    // An answer that is asked for stands between: what becomes of the units comes before the table.
    const [fates, table] = [screen.getByRole('heading', { name: 'What happens' }), screen.getByRole('table')];
    expect(fates.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the odds against passive defence before the assault is committed', () => {
    const named = naming().state;
    const passive = game.facts.queries.readCombat(game.view(named, 'german'))?.sums?.passive;
    expect(passive).toMatchObject({ defence: 1, column: 7 });
    for (const picked of ['', 'assault']) {
      const { unmount } = showCombat(partProps(naming(), 'german', picked));
      expect(
        screen.getByText(/^Against passive defence: 15 to 1, 7:1, 100\.0 % the attack clears the hex/),
      ).toBeVisible();
      unmount();
    }
  });

  it('compares a picked defence with how it stands, and speaks of no card', () => {
    showCombat(partProps(play(naming(), 'assault'), 'soviet', 'defend s-11 passive'));
    expect(column(/^7:1/)).toHaveAttribute('aria-current', 'true');
    expect(column(/as things are/)).toHaveTextContent('6:1');
    expect(screen.queryByText('without the card')).toBeNull();
  });

  it('shows the Soviet player the German card that he may cancel, and the column if he does', () => {
    const table = cancelAsked();
    const { unmount } = showCombat(partProps(table, 'soviet'));
    expect(column(/^3:1/)).toHaveAttribute('aria-current', 'true');
    expect(column(/without the card/)).toHaveTextContent('2:1');
    expect(screen.getByText(/^Without Air Support.*: 2:1/)).toBeVisible();
    expect(screen.queryByText(/Air Support.*German hand/)).toBeNull();
    unmount();
    showCombat(partProps(table, 'soviet', 'hitler yes'));
    expect(column(/^2:1/)).toHaveAttribute('aria-current', 'true');
    expect(column(/as things are/)).toHaveTextContent('3:1');
    expect(amounts().find((row) => row.includes('of the attacker is cancelled'))).toMatch(/^0/);
  });

  it('shows what cards of a hidden hand might do, whatever it holds, and that the viewer’s own is there', () => {
    const table = cancelAsked();
    const { unmount } = showCombat(partProps(table, 'german'));
    expect(
      screen.getByText(/^If the Soviet player holds Partisans: [\d.]+ ?% the attack clears the hex/),
    ).toBeVisible();
    expect(screen.getByText(/^If the Soviet player holds Hitler Order, it can cancel a German card/)).toBeVisible();
    unmount();
    showCombat(partProps(table, 'soviet'));
    expect(screen.getByText(/^If the German player holds Tactical Superiority/)).toBeVisible();
    expect(screen.getByText(/^Hitler Order \(in the Soviet hand\)/)).toBeVisible();
  });

  it('marks the cells of the table that have no evidence', () => {
    const evidenced = listEvidenced(game.facts.crtProvenance);
    expect([...evidenced].sort()).toEqual(
      ['1 2', '1 3', '2 3', '2 5', '3 6', '5 3', '5 6', '6 6', '7 1', '7 2', '7 3', '7 4', '7 5', '7 6'].sort(),
    );
    showCombat(partProps(cardAsked(), 'german'));
    expect(within(screen.getByRole('table')).getAllByText('reconstructed')).toHaveLength(42 - evidenced.size);
  });

  it('shows a combat just over, also one that failed without a die', () => {
    const over = { ...cardAsked(), latest: [failed] };
    const closed = { ...over, state: { ...over.state, combat: null, stack: [ATTACK] } };
    show(<BtmCombat {...partProps(closed, null)} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/3 to 4, 1:2, after shifts 1:3. Below 1:1/)).toBeVisible();
    expect(wordOutcome({ ...sceneOf(closed), i18n }, closed.latest)).toMatch(/fails at 1:3, 3 to 4/);
  });
});

it('says of a move that the die follows where nobody else can be asked, and looks into no hand', () => {
  const table = cardAsked();
  const scene = { ...sceneOf(table), i18n };
  const shift = (card: string | null) => ({ type: 'shift', card }) as const;
  const held = (handSize: number) => ({
    ...scene,
    view: {
      ...scene.view,
      cards: { ...scene.view.cards, soviet: { ...scene.view.cards.soviet, hand: null, handSize } },
    },
  });
  expect(wordAct(held(0), shift(null))).toBe('Roll at 6:1');
  expect(wordAct(held(0), shift('g-air-1'))).toBe('Play Air Support and roll');
  expect(wordAct(held(2), shift(null))).toBeNull();
  // A defender who is still to choose comes first.
  expect(wordAct({ ...sceneOf(naming()), i18n }, { type: 'assault' })).toBeNull();
});

it('gives each elimination after a combat the rule it comes from', () => {
  const gone = (cause: 'result' | 'no-retreat' | 'exhausted') =>
    ({ type: 'eliminated', unit: 's-mc3', place: '1502', cause }) as const;
  const scene = { ...sceneOf(cardAsked()), i18n };
  const rulesOf = (cause: Parameters<typeof gone>[0]) =>
    listFates(scene, [failed, gone(cause)]).map(({ rule }) => rule);
  expect((['result', 'no-retreat', 'exhausted'] as const).flatMap(rulesOf)).toEqual(['11.3.6', '11.4.1', '11.3.7']);
});

it('puts units that fare alike in one row, and one that retreats and becomes spent in one as well', () => {
  const scene = { ...sceneOf(cardAsked()), i18n };
  const fates = listFates(scene, [
    failed,
    { type: 'retreated', unit: 's-11', from: '1502', path: ['1503', '1504'] },
    { type: 'spent', units: ['s-11', 'g-pz1', 'g-pz2'] },
    { type: 'control', hex: '1303', to: 'german', points: 1 },
  ]);
  expect(fates.map(({ who, what, tone }) => [who, what, tone])).toEqual([
    ['Soviet 11th Army', 'spent, retreats', 'moves'],
    ['1st Panzer Army and 2nd Panzer Army', 'spent', 'worn'],
    ['Minsk (1303)', 'German', 'stays'],
  ]);
});

const ATTACK = { at: 'combat/attack', side: 'german', begun: true } as const;
const failed = {
  type: 'attack-failed',
  target: '1303',
  reckoning: {
    attack: 3,
    defence: 4,
    odds: 0,
    shifts: [{ key: 'btm.shift.city', params: { hex: '1303' }, amount: -1, rule: '11.3.4' }],
    column: -1,
  },
} as const;

describe('a roll', () => {
  it('has the die of the attacker and its result in words', () => {
    const table = play(cardAsked(), 'shift none: 6');
    const roll = readRoll({ ...sceneOf(table), i18n }, table.latest);
    expect(roll?.dice).toMatchObject([{ tone: 'dark', value: 6, hit: true, below: 'losses and retreat' }]);
    expect(roll?.result).toBe('The defenders become spent and retreat two hexes.');
  });

  it('belongs to the attacker, whichever side moved last', () => {
    const lines = [{ key: 'btm.log.rolled-none', params: { side: 'german' } }];
    const point = { seat: 'soviet', draws: [{ n: 6, value: 2 }], lines } as unknown as Parameters<typeof diceOf>[0];
    expect(diceOf(point)).toEqual(['dark']);
  });
});

const ARRIVED = { 'g-2': 'N', 's-19': 'E', 's-21': 'E', 's-22': 'E', 's-24': 'E' };
const HANDS: Position = {
  turn: 3,
  units: ARRIVED,
  side: 'german',
  phase: 'movement',
  hands: { german: ['g-air-2', 'g-blitz'], soviet: ['s-hitler', 's-part', 's-city'] },
};
const cardNamed = (name: RegExp) => screen.getByRole('button', { name });

it('lines of the log belong to whose units act, also where the other side had the last word (§7.1)', () => {
  const { facts } = game;
  expect(logSeat(facts, { key: 'btm.log.moved', params: { unit: 'g-pz3' } })).toBe('german');
  expect(logSeat(facts, { key: 'btm.log.railed', params: { units: 's-8,s-3' } })).toBe('soviet');
  expect(logSeat(facts, { key: 'btm.log.attack-declared', params: { attackers: 'g-9,g-4' } })).toBe('german');
  // What befalls a unit is no act of its own.
  expect(logSeat(facts, { key: 'btm.log.spent', params: { units: 'g-9' } })).toBeNull();
});

it('draws the way of a train while others get on (§6.3.2)', () => {
  const { state } = play(toFrame(open(), 'logistics/rail'), 'rail free s-20 E');
  const from = state.units['s-20']?.place ?? '';
  // No card pays for it: both players see it.
  for (const seat of ['soviet', 'german', null] as const)
    expect(wayBegun(game.facts, game.view(state, seat))).toEqual([
      { unit: 's-20', side: 'soviet', kind: 'rail', path: [from, 'E'] },
    ]);
});

describe('the hands', () => {
  it('show the viewer’s own cards and of the other side only how many', () => {
    const { container } = show(<BtmHand {...partProps(open(HANDS), 'german')} />);
    expect(cardNamed(/^Air Support/)).toHaveTextContent('2 of 2');
    expect(screen.getAllByText('Soviet cards in hand: 3')[0]).toBeVisible();
    const all = container.innerHTML;
    for (const { id, name } of game.facts.cards.soviet) {
      expect(all).not.toContain(name);
      expect(all).not.toContain(id);
    }
  });

  it('show an onlooker neither hand', () => {
    const { container } = show(<BtmHand {...partProps(open(HANDS), null)} />);
    expect(screen.queryByRole('button')).toBeNull();
    for (const { name } of [...game.facts.cards.german, ...game.facts.cards.soviet])
      expect(container.innerHTML).not.toContain(name);
  });

  it('offer what can be played now, and answer why for the rest', () => {
    const props = partProps(cardAsked(), 'german');
    show(<BtmHand {...props} />);
    expect(within(cardNamed(/^Air Support.*1 of 2/)).getByText(/one column shift in your favour/)).toHaveTextContent(
      'available now',
    );
    fireEvent.click(cardNamed(/^Air Support.*1 of 2/));
    expect(props.onPick).toHaveBeenCalledWith('card:g-air-1');
    const barred = cardNamed(/^Blitzkrieg/);
    expect(barred).toHaveAttribute('aria-disabled', 'true');
    expect(barred).toHaveTextContent('in breakthrough');
    fireEvent.click(barred);
    expect(props.onWhy).toHaveBeenCalledWith('card:g-blitz');
  });

  it('lay out the six while cards are taken', () => {
    const table = toFrame(open(), 'logistics/draw', 'soviet');
    const taken = play(table, 'draw s-part');
    const props = partProps(taken, 'soviet');
    show(<BtmHand {...props} />);
    const section = screen.getByRole('region', { name: 'Soviet cards: take 1 more' });
    expect(within(section).getAllByRole('button')).toHaveLength(6);
    expect(cardNamed(/^Partisans/)).toHaveTextContent('taken');
    fireEvent.click(cardNamed(/^Hitler Order/));
    expect(props.onPick).toHaveBeenCalledWith('card:s-hitler');
  });

  it('mark the card of what is being planned, which stays in hand until then', () => {
    const ready = toFrame(open(HANDS), 'breakthrough/action', 'german');
    const move = listed(ready).find((text) => text.startsWith('tank-move g-blitz'));
    const table = play(ready, move ?? '');
    expect(table.state.stack.at(-1)?.at).toBe('breakthrough/second');
    show(<BtmHand {...partProps(table, 'german')} />);
    expect(cardNamed(/^Blitzkrieg/)).toHaveTextContent('planned');
    expect(cardNamed(/^Air Support/)).not.toHaveTextContent('planned');
  });

  it('say of an empty hand whether cards are still to come', () => {
    show(<BtmHand {...partProps(open(), 'soviet')} />);
    expect(screen.getByText('You take cards in the logistics phase.')).toBeVisible();
  });

  it('read a card out in parts, also where only its name is seen', () => {
    show(<BtmHand {...partProps(open(HANDS), 'german')} />);
    expect(cardNamed(/^Air Support/)).toHaveAccessibleName(
      /^Air Support, ?2 of 2, ?one column shift in your favour, ?activate a spent unit$/,
    );
  });

  it('show what both sides have used', () => {
    show(<BtmHand {...partProps(play(cardAsked(), 'shift g-air-1: 1'), 'soviet')} />);
    expect(screen.getByText('Air Support, 1 of 2')).toBeVisible();
  });
});

describe('the score', () => {
  it('opens into the reason for every point and what each side needs', () => {
    const table = open({ ...HANDS, units: { ...ARRIVED, 's-13': 'E', 's-27': 'E' }, germanHexes: ['1303', '1703'] });
    show(<BtmScore {...sceneOf(table)} isSmall={false} />);
    const { total } = game.view(table.state, null).score;
    fireEvent.click(screen.getByRole('button', { name: `German score ${total} of 10 needed to win` }));
    const reasons = screen.getByRole('list', { name: 'The German score, point by point' });
    expect(within(reasons).getByText(/^Minsk/)).toBeVisible();
    expect(within(reasons).getByText(/^Active panzer armies: 4/)).toBeVisible();
    expect(screen.getByText(new RegExp(`needs ${10 - total} more points by the end of turn 6`))).toBeVisible();
    expect(screen.getByText(/wins if the score is 9 or less/)).toBeVisible();
    expect(screen.getByText(/Under Soviet control, 14 points in all: .*Moscow/)).toBeVisible();
  });

  it('shows the units of the turn track in its dialog, where nothing can be picked', () => {
    show(<BtmScore {...sceneOf(open(HANDS))} isSmall={false} />);
    fireEvent.click(screen.getByRole('button', { name: /^Turn 3 of 6/ }));
    const track = screen.getByRole('list', { name: 'Turn track' });
    expect(track).toHaveTextContent('51st Army');
    expect(within(track).queryByRole('button')).toBeNull();
  });

  it('shows the figures alone where there is little room', () => {
    const { container } = show(<BtmScore {...sceneOf(open())} isSmall />);
    expect(container.querySelector('.btm-score--small')?.textContent).toBe('2/ 10');
  });
});

describe('the panels under the map', () => {
  it('show the turn, and open into the track with what waits on it and what the weather does', () => {
    show(<BtmPanels {...sceneOf(open(HANDS))} {...pickable} />);
    fireEvent.click(screen.getByRole('button', { name: 'Turn 3: mud' }));
    const track = screen.getByRole('list', { name: 'Turn track' });
    const turns = [...track.children];
    expect(turns).toHaveLength(6);
    expect(turns.map((turn) => turn.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null, null]);
    expect(turns[3]).toHaveTextContent(/snow.*German cards: 4.*Soviet cards: 4.*51st Army/);
    const [unit] = within(turns[3] as HTMLElement).getAllByRole('button', { name: '51st Army' });
    fireEvent.click(unit as HTMLElement);
    expect(point).toHaveBeenCalledWith('unit:s-51');
    expect(screen.getByText('Every unit moves 2 hexes.')).toBeVisible();
    expect(screen.getByText('Tanks give no column shift.')).toBeVisible();
  });

  it('say which phases are over', () => {
    show(<BtmPanels {...sceneOf(open(HANDS))} {...pickable} />);
    const phases = within(screen.getByRole('list', { name: 'Phases of the player-turn' })).getAllByRole('listitem');
    expect(phases.map((phase) => phase.textContent)).toEqual([
      'Logistics (over)',
      ...['Movement', 'Combat', 'Breakthrough', 'Supply'],
    ]);
  });

  it('show who went to the rear on the last turn, apart from the losses (§10.5)', () => {
    const come = Object.fromEntries(
      game.facts.units.flatMap(({ id, side, code }) => (/\d$/.test(code) ? [[id, side === 'soviet' ? 'E' : 'N']] : [])),
    );
    const view = sceneOf(open({ turn: 6, phase: 'movement', units: { ...come, 'g-18': 'turn-7' } }));
    show(<BtmPanels {...view} {...pickable} />);
    fireEvent.click(screen.getByRole('button', { name: /^Turn 6/ }));
    expect(within(screen.getByRole('region', { name: 'Off the map' })).getByRole('button')).toHaveAccessibleName(
      '18th Army',
    );
    expect(screen.getByRole('button', { name: /^Losses/ })).toHaveTextContent(/Losses\s*0\s*0/);
  });

  it('show the boxes of losses and the hero city', () => {
    const table = open({
      ...HANDS,
      units: { ...ARRIVED, 'g-pz4': 'eliminated', 's-8': 'surrendered' },
      hero: { hex: '0706', used: true, doubled: '0706' },
    });
    show(<BtmPanels {...sceneOf(table)} {...pickable} />);
    fireEvent.click(screen.getByRole('button', { name: /^Losses/ }));
    expect(within(screen.getByRole('region', { name: 'Eliminated' })).getByRole('button')).toHaveAccessibleName(
      '4th Panzer Army',
    );
    expect(within(screen.getByRole('region', { name: 'Surrendered' })).getByRole('button')).toHaveAccessibleName(
      '8th Army',
    );
    const hero = screen.getByRole('button', { name: 'Hero city: Kiev' });
    expect(hero).not.toHaveAttribute('aria-controls');
    fireEvent.click(hero);
    expect(document.getElementById(hero.getAttribute('aria-controls') ?? '')).toBeVisible();
    expect(screen.getByText('Kiev counts 2 for the German side at the end.')).toBeVisible();
  });
});

it('every text has its message in both languages', () => {
  for (const lang of LANGS) {
    const words = createSource(lang, names);
    for (const { title, text } of RECONSTRUCTED)
      for (const key of [title, text]) expect(words.message(key), `${lang} ${key}`).not.toBeNull();
    const broken: string[] = [];
    for (const table of [naming(), cardAsked(), play(cardAsked(), 'shift none: 6'), open(HANDS)]) {
      const { container, unmount } = show(
        <>
          <BtmCombat {...partProps(table, 'german')} />
          <BtmHand {...partProps(table, 'german')} />
          <BtmPanels {...sceneOf(table)} {...pickable} />
          <BtmScore {...sceneOf(table)} isSmall={false} />
        </>,
        lang,
      );
      const found = /[⟦⟧{}]|undefined|NaN/.exec(container.textContent ?? '');
      if (found) broken.push(`${lang}: ${container.textContent ?? ''}`);
      unmount();
    }
    expect(broken).toEqual([]);
  }
});
