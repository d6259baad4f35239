/** Rules read next to a match with a data pack: each section shows the pack's changes. */
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RulesPackContext } from '../../../src/ui/rules/pack-context.ts';
import { RulesPanel } from '../../../src/ui/rules/rules-panel.tsx';
import { packOf } from '../../support/packs.ts';
import { show } from './support.tsx';

type Entries = Parameters<typeof packOf>[1];

function readBeside(game: string, entries: Entries, section: string): void {
  const pack = { game, name: 'Printed data', file: packOf(game, entries) };
  show(
    <RulesPackContext value={pack}>
      <RulesPanel game={game} section={section} onSection={vi.fn()} />
    </RulesPackContext>,
  );
}
const sectionOf = async (heading: RegExp): Promise<HTMLElement> => {
  const section = (await screen.findByRole('heading', { name: heading })).closest('section');
  if (!section) throw new Error('no such section');
  return section;
};
const noteIn = async (heading: RegExp): Promise<HTMLElement> => {
  const note = (await within(await sectionOf(heading)).findByText('Data pack of this match: Printed data')).closest(
    'div',
  );
  if (!note) throw new Error('no note');
  return note;
};

test('where the rules count 54 conflict cards, the decks of the pack are told', async () => {
  readBeside('hitlers-reich', [['conflict:G7/copies', 3]], '1.1');
  const note = await noteIn(/^1\.1 /);
  expect(note).toHaveTextContent('German 7 · Copies: 1 → 3');
  expect(note).toHaveTextContent('The Axis conflict deck has 29 cards; the box has 27.');
  expect(within(await sectionOf(/^1 /)).queryByText(/Data pack of this match/)).not.toBeInTheDocument();
});

test('an example that names what the pack changes says so; one that does not, does not', async () => {
  readBeside(
    'hitlers-reich',
    [
      ['event:zhukov/copies', 2],
      ['event:zhukov/text', { en: 'Other words.', ja: '別の文章。' }],
    ],
    '16.1',
  );
  expect(await noteIn(/^16\.1 /)).toHaveTextContent(
    'The pack changes ZHUKOV, so the example may end differently in your match.',
  );
  expect(within(await sectionOf(/^16\.3 /)).queryByText(/Data pack of this match/)).not.toBeInTheDocument();
});

test('a result of another table stands at the table, and at the combats worked out with its column', async () => {
  readBeside('blitzkrieg-to-moscow-2', [['crt:4:1/5', 'DL']], '19.2');
  expect(await noteIn(/^19\.2 /)).toHaveTextContent('The pack changes Column 4:1');
  readBeside('blitzkrieg-to-moscow-2', [['crt:4:1/5', 'DL']], '11.3.6');
  expect(await noteIn(/^11\.3\.6 /)).toHaveTextContent('Column 4:1 · Die 5: DR → DL');
});

test('a pack of words alone changes no example, and data as in Fronts are no change', async () => {
  readBeside(
    'hitlers-last-battles',
    [
      ['unit:G-B/name', { en: 'Group B', ja: 'B' }],
      ['constant:rules/hitOn', 5],
      ['constant:rules/movement', 3],
    ],
    '7.1',
  );
  expect(await noteIn(/^7\.1 /)).toHaveTextContent('All numbers · Movement: 2 → 3');
});
