/** The log of a match made from a variation tells every chosen draw, in both languages. */
import { findScreen } from '../../../src/ui/app/game-screen.ts';
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGS } from '../../../src/i18n/format.ts';
import { createI18n } from '../../../src/i18n/use-t.tsx';
import { matchStore } from '../../../src/store/app-match.ts';
import type { ChanceKind } from '../../../src/engine/kernel/types.ts';
import { createWhatIf } from '../../../src/store/what-if/what-if.ts';
import { textOfLog } from '../../../src/ui/table/copy-log.ts';
import { readLog } from '../../../src/ui/table/log-entries.ts';
import { toldOnce } from '../../../src/ui/table/log-model.ts';
import { loadGame } from '../../support/games.ts';
import { fresh } from '../../support/store-world.ts';
import { closeTable, openTable } from './support.tsx';

interface Chosen {
  readonly game: string;
  /** A recorded game, and the move that makes the draw. */
  readonly name: string;
  readonly at: number;
  readonly kind: ChanceKind;
  readonly what: string;
}

/** Every place at which the rules of a game draw, with the kind that is asked for. */
const CASES: readonly Chosen[] = [
  { game: 'hitlers-last-battles', name: 'german-win', at: 22, kind: 'die', what: 'the dice of a battle' },
  { game: 'blitzkrieg-to-moscow-2', name: 'open-hands-greedy-2', at: 11, kind: 'die', what: 'the die of an attack' },
  { game: 'hitlers-reich', name: 'campaign-1941-greedy-7', at: 7, kind: 'die', what: 'the dice of a conflict' },
  { game: 'hitlers-reich', name: 'campaign-1941-allies-1', at: 16, kind: 'one', what: 'a card to be shown' },
  { game: 'hitlers-reich', name: 'campaign-1941-allies-2', at: 61, kind: 'one', what: 'a card to be lost' },
  { game: 'hitlers-reich', name: 'short-1944-axis-1', at: 141, kind: 'one', what: 'an event of the year end' },
  { game: 'hitlers-reich', name: 'campaign-1941-greedy-7', at: 203, kind: 'order', what: 'the order of a deck' },
];

afterEach(async () => {
  cleanup();
  await closeTable();
});

/** The text of a match that continues after the move, with only the first draw of that kind chosen. */
async function merged({ game, name, at, kind }: Chosen): Promise<string> {
  const def = await loadGame(game);
  const tab = fresh({ games: { [game]: def } });
  const made = await tab.library.getState().importText(readFileSync(`tests/recorded/${game}.${name}.json`, 'utf8'));
  if (!made.ok) throw new Error(made.problem.key);
  await tab.match.getState().open(made.id);
  const notation = tab.match.getState().timeline.points[at]?.notation ?? '';
  const move = def.words.parse(notation);
  if (!move) throw new Error(`no move ${at}`);
  const lab = createWhatIf({
    match: tab.match,
    newSalt: () => `salt ${at}`,
    answer: () => Promise.reject(new Error('nobody answers')),
    onFault: (error) => {
      throw error;
    },
  });
  lab.actions.goTo(at - 1);
  const key = (await lab.actions.add('match', 'Chosen')) ?? '';
  await lab.actions.setDice(key, 'chosen');
  await lab.actions.playOn(key, 'both', '');
  await lab
    .getState()
    .lines.find((line) => line.key === key)
    ?.table.dispatch(move);
  const kinds: string[] = [];
  for (let asked = lab.getState().pending?.asked; asked; asked = lab.getState().pending?.asked) {
    kinds.push(asked.kind);
    if (asked.kind === 'order') await lab.actions.pickOrder([asked.n - 1, 0]);
    else await lab.actions.pick(0);
  }
  expect(kinds).toContain(kind);
  const text = lab.actions.merge(key, 'Merged')?.text;
  lab.actions.leave();
  if (text === undefined) throw new Error('not merged');
  const file = JSON.parse(text) as { study: { chosen: [number, number][] } };
  const [first] = file.study.chosen;
  expect(first?.[0]).toBe(at);
  // One mark is enough: each kind by itself.
  return JSON.stringify({
    ...file,
    study: { ...file.study, chosen: file.study.chosen.slice(kinds.indexOf(kind), kinds.indexOf(kind) + 1) },
  });
}

/** The log, from behind its tab; what is behind a curtain is there once the seat is taken. */
async function showLog(): Promise<HTMLElement> {
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
  fireEvent.click(await screen.findByRole('tab', { name: /^(?:Log|記録)/ }));
  return screen.getByRole('tabpanel', { name: /^(?:Log|記録)/ });
}

const WORD = { en: 'chosen', ja: '選んだ結果' } as const;

describe.each(CASES)('$what in $game, chosen', (chosen) => {
  it.each(LANGS)(
    'is marked in the log of the merged match and in its copy (%s)',
    { timeout: 60_000 },
    async (language) => {
      await openTable({ text: await merged(chosen), language });
      const { study, timeline } = matchStore.getState();
      expect(study.chosen).toHaveLength(1);
      const marks = within(await showLog()).getAllByText(WORD[language]);
      expect(marks).toHaveLength(1);
      const game = await findScreen(chosen.game)?.table();
      if (!game) throw new Error('no table');
      // It is on the card of the fight, or below the line of the move.
      const item = marks[0]?.closest('li');
      const line = (item?.querySelector('.report') ? item : item?.previousElementSibling)?.querySelector<HTMLElement>(
        '.log__line',
      );
      const { entries } = readLog(toldOnce(timeline.points, game.log.saysAgain), game.log.headingOf, game.fight.roleOf);
      const entry = entries.find(({ id }) => id === line?.dataset['entry']);
      expect(entry?.points.map(({ index }) => index)).toContain(chosen.at);

      const copy = textOfLog(
        {
          i18n: createI18n(language, { find: () => null }),
          headingOf: game.log.headingOf,
          saysAgain: game.log.saysAgain,
          isSilent: game.log.isSilent,
          seatOf: () => null,
          diceOf: game.roll.diceOf,
          wordMove: (move) => move,
        },
        { head: [], timeline, suggested: [], study },
      );
      const word = WORD[language];
      const told = copy.split('\n').filter((one) => one.trim() === word || one.endsWith(`(${word})`));
      expect(told).toHaveLength(1);
    },
  );
});

it('is marked also while the draw itself is hidden', { timeout: 60_000 }, async () => {
  const [, , , , lost] = CASES;
  if (!lost) throw new Error('no case');
  await openTable({ text: await merged(lost) });
  // Tells the log as with hidden hands: a file of such a match is dealt again, and brings no draws.
  const { timeline } = matchStore.getState();
  const points = timeline.points.map((point) => ({ ...point, draws: [] }));
  act(() => matchStore.setState({ timeline: { ...timeline, points } }));
  const panel = await showLog();
  expect(matchStore.getState().timeline.points[lost.at]?.draws).toEqual([]);
  expect(within(panel).getAllByText(WORD.en)).toHaveLength(1);
});
