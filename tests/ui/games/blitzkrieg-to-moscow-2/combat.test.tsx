/** The combat in the column: how its table is found, what becomes of everyone, the die. */
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BtmTypes } from '../../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Line } from '../../../../src/engine/kernel/types.ts';
import { BtmCombat } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/combat.tsx';
import { listEvidenced } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/crt-table.tsx';
import { BtmExplained } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/explained.tsx';
import { listFates } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/combat/explained.tsx';
import { diceOf, readRoll, wordOutcome } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/roll.ts';
import { wordAct } from '../../../../src/ui/games/blitzkrieg-to-moscow-2/moves.ts';
import type { PartProps } from '../../../../src/ui/table/game-table.ts';
import { game, open, play, type Table } from '../../../engine/blitzkrieg-to-moscow-2/table.ts';
import { show, i18n, partProps, sceneOf, naming, cardAsked, failed, ATTACK } from './panels-support.tsx';

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
  within(screen.getByRole('list', { name: 'How the odds become the column' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** The row of the sheet that says what becomes of a unit. */
const fateOf = (who: RegExp): string =>
  screen.getAllByRole('listitem').find((row) => who.test(row.textContent))?.textContent ?? '';

/** The line of the log with the last die. */
function rolledLine({ latest }: Table): Line {
  const rolled = latest.find(({ type }) => type === 'rolled');
  const line = rolled && game.words.describe(rolled);
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
    const chances = screen.getByRole('heading', { name: 'Exact odds at 6:1' }).parentElement;
    expect(chances).toHaveTextContent(/83.3% ?Defenders eliminated.*16.7% ?Spent and retreat/);
    expect(screen.getByText('100.0%')).toBeVisible();
    expect(document.querySelector('.btm-parties__sums')).toHaveTextContent(/15.*:.*3$/);
    // Kinds that do not shift have no cell; the faces are above their results.
    const cells = within(screen.getByRole('list', { name: 'Finding the column' })).getAllByRole('listitem');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '5:115 against 3',
      '+12nd Panzer Army attacks in clear terrain',
      '6:1final column',
    ]);
    const runs = [...document.querySelectorAll('.btm-faces__run')];
    expect(runs.map((run) => [run.querySelectorAll('.die').length, run.children[1]?.textContent])).toEqual([
      [5, 'Defenders eliminated'],
      [1, 'Spent and retreat'],
    ]);
  });

  it('holds the defence and the cards of both on one sheet: given, asked now, to come', () => {
    const read = (table: Table, seat: 'german' | 'soviet' | null) => {
      const { unmount } = showCombat(partProps(table, seat));
      const steps = within(screen.getByRole('list', { name: 'Choices before the roll' })).getAllByRole('listitem');
      const told = steps.map((step) => step.textContent);
      const now = steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
      unmount();
      return [...told, now];
    };
    const [defence, german, soviet] = ['Soviet defence', 'German card', 'Soviet card'];
    expect(read(naming(), 'german')).toEqual([`${defence} to come`, `${german} to come`, `${soviet} none`, -1]);
    const asked = play(naming(), 'assault');
    expect(read(asked, 'soviet')).toEqual([`${defence} Choose now`, `${german} to come`, `${soviet} none`, 0]);
    expect(read(cardAsked(), 'german')).toEqual([`${defence} All active`, `${german} Choose now`, `${soviet} none`, 1]);
    expect(read(cancelAsked(), 'soviet')).toEqual([
      `${defence} All active`,
      `${german} Air Support`,
      `${soviet} to come`,
      -1,
    ]);
    const cancelled = play(cancelAsked(), 'hitler yes');
    expect(read(cancelled, 'soviet')[1]).toBe(`${german} Air Support, cancelled`);
    // The same for every hand of that size, for those who do not see it.
    const withHand = (...hand: readonly string[]) =>
      play(
        open({ phase: 'combat', units: { 'g-pz4': '1403' }, hands: { german: ['g-air-1'], soviet: hand } }),
        ...['attack 1303', 'join g-pz4', 'assault', 'defend s-13 active'],
      );
    expect(read(withHand('s-city'), 'german')).toEqual(read(withHand('s-t34'), 'german'));
    expect(read(withHand('s-city'), null)).toEqual(read(withHand('s-t34'), null));
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
    expect(screen.getByText('Spent and retreat')).toBeVisible();
    leave();
    show(<BtmExplained {...later} />);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent(/^6/);
    expect(column(/^6:1/)).toHaveAttribute('aria-current', 'true');
    // Losses eliminate a corps, which has no spent side.
    expect(fateOf(/Soviet 11th Army/)).toMatch(/defended actively.*spent, retreats$/);
    expect(fateOf(/3rd Mechanised/)).toMatch(/no spent side.*eliminated$/);
    expect(fateOf(/Panzer/)).toMatch(/attacked.*spent$/);
    // The question comes between: the fates of the units precede the table.
    const [fates, table] = [screen.getByRole('heading', { name: 'What happens' }), screen.getByRole('table')];
    expect(fates.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the odds against passive defence before the assault is committed', () => {
    const named = naming().state;
    const passive = game.queries.readCombat(game.view(named, 'german'))?.sums?.passive;
    expect(passive).toMatchObject({ defence: 1, column: 7 });
    for (const picked of ['', 'assault']) {
      const { unmount } = showCombat(partProps(naming(), 'german', picked));
      expect(screen.getByText(/^Against passive defence: 15 to 1, 7:1, 100\.0% to clear the hex/)).toBeVisible();
      unmount();
    }
  });

  it('compares a picked defence with how it stands, and speaks of no card', () => {
    showCombat(partProps(play(naming(), 'assault'), 'soviet', 'defend s-11 passive'));
    expect(column(/^7:1/)).toHaveAttribute('aria-current', 'true');
    expect(column(/current/)).toHaveTextContent('6:1');
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
    expect(column(/current/)).toHaveTextContent('3:1');
    expect(amounts().find((row) => row.includes('of the attacker is cancelled'))).toMatch(/^0/);
  });

  it('shows what cards of a hidden hand might do, whatever it holds, and that the viewer’s own is there', () => {
    const table = cancelAsked();
    const { unmount } = showCombat(partProps(table, 'german'));
    expect(screen.getByText(/^If the Soviet player holds Partisans: [\d.]+% to clear the hex/)).toBeVisible();
    expect(screen.getByText(/^If the Soviet player holds Hitler Order, it can cancel a German card/)).toBeVisible();
    unmount();
    showCombat(partProps(table, 'soviet'));
    expect(screen.getByText(/^If the German player holds Tactical Superiority/)).toBeVisible();
    expect(screen.getByText(/^Hitler Order \(in the Soviet hand\)/)).toBeVisible();
  });

  it('marks the cells of the table that have no evidence', () => {
    const evidenced = listEvidenced(game.data.facts.crtProvenance);
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
  const held = (handSize: number, target = '1502') => ({
    ...scene,
    view: {
      ...scene.view,
      combat: scene.view.combat && { ...scene.view.combat, target },
      cards: { ...scene.view.cards, soviet: { ...scene.view.cards.soviet, hand: null, handSize } },
    },
  });
  expect(wordAct(held(0), shift(null))).toBe('Roll at 6:1');
  expect(wordAct(held(0), shift('g-air-1'))).toBe('Play Air Support and roll');
  // No card of a Soviet hand shifts a combat in open country; a card can cancel a German one, or shift one in a city.
  expect(wordAct(held(2), shift(null))).toBe('Roll at 6:1');
  expect(wordAct(held(2), shift('g-air-1'))).toBeNull();
  expect(wordAct(held(2, '1303'), shift(null))).toBeNull();
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

describe('a roll', () => {
  it('has the die of the attacker and its result in words', () => {
    const table = play(cardAsked(), 'shift none: 6');
    const roll = readRoll({ ...sceneOf(table), i18n }, table.latest);
    expect(roll?.dice).toMatchObject([{ tone: 'dark', value: 6, hit: true, below: 'spent and retreat' }]);
    expect(roll?.result).toBe('The defenders become spent and retreat two hexes.');
  });

  it('belongs to the attacker, whichever side moved last', () => {
    const lines = [{ key: 'btm.log.rolled-none', params: { side: 'german' } }];
    const point = { seat: 'soviet', draws: [{ n: 6, value: 2 }], lines } as unknown as Parameters<typeof diceOf>[0];
    expect(diceOf(point)).toEqual(['dark']);
  });
});
