import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Experiment } from '../../../src/lab/experiment/plan.ts';
import { libraryStore } from '../../../src/store/app-stores.ts';
import { deleteExperiment, makeExperiment } from '../../../src/ui/experiment/kept.ts';
import { LibraryScreen } from '../../../src/ui/library/library-screen.tsx';
import { ShareScreen } from '../../../src/ui/library/share-screen.tsx';
import { addMatch, show, startAfresh } from './support.tsx';

beforeEach(startAfresh);

const tiles = () => within(screen.getByRole('list', { name: 'Library' })).getAllByRole('article');
const names = () => tiles().map((tile) => within(tile).getByRole('heading').textContent);
const inspector = () => screen.getByRole('complementary');

describe('the list', () => {
  test('says where each match stands, and leads to it', async () => {
    const id = await addMatch({ name: 'Winter', tags: ['tight'], moves: 2 });
    show(<LibraryScreen />);
    const link = await screen.findByRole('link', { name: 'Winter' });
    expect(link).toHaveAttribute('href', `/table/${id}`);
    const [tile] = tiles();
    expect(tile).toHaveTextContent('Turn 1, German');
    expect(tile).toHaveTextContent('in play');
    expect(tile).toHaveTextContent('tight');
    expect(tile).toHaveTextContent(/2 moves · \d+\sKB/);
  });

  test('empty, it says how games get there', async () => {
    show(<LibraryScreen />);
    expect(await screen.findByText('Nothing saved yet. Fronts saves a match from its first move.')).toBeInTheDocument();
    for (const game of ['Hitler’s Last Battles', 'Hitler’s Reich'])
      expect(screen.getByRole('link', { name: `New game of ${game}` })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  });

  test('is searched, filtered by tag, and sorted', async () => {
    await addMatch({ name: 'Berlin', tags: ['bug'] });
    await addMatch({ name: 'Ardennes', moves: 3 });
    show(<LibraryScreen />);
    await screen.findByRole('link', { name: 'Berlin' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await userEvent.click(screen.getByRole('button', { name: /^Descending/ }));
    expect(names()).toEqual(['Ardennes', 'Berlin']);
    await userEvent.click(screen.getByRole('button', { name: 'bug' }));
    expect(names()).toEqual(['Berlin']);
    await userEvent.click(screen.getByRole('button', { name: 'bug' }));
    await userEvent.type(screen.getByRole('searchbox'), 'arden');
    expect(names()).toEqual(['Ardennes']);
  });

  test('a search goes through experiments too, and through everything after the lab was filtered', async () => {
    await addMatch({ name: 'Berlin' });
    const plan = JSON.parse(readFileSync('docs/examples/experiment.json', 'utf8')) as Experiment;
    const made = await makeExperiment({ ...plan, name: 'Beaten attackers' });
    if (!made.ok) throw new Error(made.problem.key);
    show(<LibraryScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Lab 1' }));
    expect(await screen.findByRole('link', { name: /Beaten attackers/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Berlin' })).not.toBeInTheDocument();
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, 'berlin');
    expect(await screen.findByRole('link', { name: 'Berlin' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Lab 1' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.clear(field);
    await userEvent.type(field, 'beaten');
    expect(await screen.findByRole('link', { name: /Beaten attackers/ })).toBeInTheDocument();
    expect(screen.queryByText('Nothing in the library matches “beaten”.')).not.toBeInTheDocument();
    await deleteExperiment(made.id);
  });

  test('nothing found says so and offers all again', async () => {
    await addMatch({ name: 'Berlin' });
    show(<LibraryScreen />);
    await userEvent.type(await screen.findByRole('searchbox'), 'tokyo');
    expect(screen.getByText('Nothing in the library matches “tokyo”.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all matches' }));
    expect(names()).toEqual(['Berlin']);
  });
});

describe('the inspector', () => {
  test('renames and tags, with Japanese commas as well', async () => {
    const id = await addMatch({ name: 'Old' });
    show(<LibraryScreen />);
    await screen.findByRole('link', { name: 'Old' });
    const name = await within(inspector()).findByRole('textbox', { name: 'Match name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'New{Enter}');
    expect(await screen.findByRole('link', { name: 'New' })).toBeInTheDocument();
    await userEvent.type(within(inspector()).getByRole('textbox', { name: 'Tags' }), 'bug、 tight, bug{Enter}');
    await libraryStore.getState().refresh();
    expect(libraryStore.getState().entries.find((entry) => entry.id === id)?.about.tags).toEqual(['bug', 'tight']);
  });

  test('Escape leaves the name as it was', async () => {
    await addMatch({ name: 'Old' });
    show(<LibraryScreen />);
    await screen.findByRole('link', { name: 'Old' });
    const name = await within(inspector()).findByRole('textbox', { name: 'Match name' });
    await userEvent.type(name, ' and more{Escape}');
    expect(name).toHaveValue('Old');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Old' })).toBeInTheDocument();
  });

  test('copies', async () => {
    await addMatch({ name: 'Winter' });
    show(<LibraryScreen />);
    await screen.findByRole('link', { name: 'Winter' });
    await userEvent.click(await within(inspector()).findByRole('button', { name: 'Copy' }));
    await screen.findByText('2 matches on this device');
    expect(tiles()).toHaveLength(2);
  });

  test('makes a share link that leads to the match', async () => {
    await addMatch({ name: 'Winter', moves: 2 });
    show(<LibraryScreen />);
    await screen.findByRole('link', { name: 'Winter' });
    await userEvent.click(await within(inspector()).findByRole('button', { name: 'Share by link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to the match' });
    expect(field.value).toMatch(/#\/share\/.+/);
    expect(screen.getByText(/it is never sent to a server/)).toBeInTheDocument();
  });
});

describe('deleting', () => {
  test('takes several at once, and brings them back', async () => {
    for (const name of ['A', 'B', 'C']) await addMatch({ name });
    show(<LibraryScreen />);
    await screen.findByRole('link', { name: 'A' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select A' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select C' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 matches' }));
    expect(await screen.findByText('2 matches deleted')).toBeInTheDocument();
    expect(names()).toEqual(['B']);
    const [undo] = screen.getAllByRole('button', { name: 'Restore' });
    if (undo) await userEvent.click(undo);
    await screen.findByRole('link', { name: 'A' });
    expect(tiles()).toHaveLength(3);
    expect(screen.queryByText('2 matches deleted')).not.toBeInTheDocument();
  });

  test('what is in the bin can be brought back one by one', async () => {
    const id = await addMatch({ name: 'Gone' });
    await libraryStore.getState().remove([id]);
    await libraryStore.getState().refresh();
    show(<LibraryScreen />);
    await userEvent.click(await screen.findByText('1 match in the bin'));
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('link', { name: 'Gone' })).toBeInTheDocument();
  });
});

describe('import', () => {
  const exported = async () => {
    const id = await addMatch({ name: 'Winter', moves: 3 });
    const text = await libraryStore.getState().exportText(id);
    await startAfresh();
    if (text === null) throw new Error('nothing exported');
    return text;
  };

  test('a pasted save is checked first, shown, and kept only on demand', async () => {
    const text = await exported();
    show(<LibraryScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    expect(await screen.findByRole('list', { name: 'What is checked' })).toHaveTextContent(
      'Every move, replayed and checked',
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Open a file' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('textbox', { name: 'Text of a save file' }));
    await userEvent.paste(text);
    await userEvent.click(screen.getByRole('button', { name: 'Check the text' }));
    expect(await screen.findByText('Winter')).toBeInTheDocument();
    expect(libraryStore.getState().entries).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Add to the library' }));
    expect(await screen.findByText('“Winter” is in the library')).toBeInTheDocument();
    await libraryStore.getState().refresh();
    expect(libraryStore.getState().entries).toHaveLength(1);
  });

  test('a bad file is refused by name and changes nothing', async () => {
    show(<LibraryScreen />);
    const chooser = await screen.findByLabelText('Choose a file');
    await userEvent.upload(chooser, new File(['{"format":'], 'broken.json', { type: 'application/json' }));
    expect(await screen.findByText('“broken.json” was rejected. Nothing has changed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /to the library|on this device/ })).not.toBeInTheDocument();
    expect(libraryStore.getState().entries).toHaveLength(0);
  });

  test('a share link is checked, shown, and opened only on demand', async () => {
    const id = await addMatch({ name: 'Shared', moves: 2 });
    const hash = await libraryStore.getState().shareLink(id);
    await startAfresh();
    const { visited } = show(<ShareScreen data={(hash ?? '').replace('#/share/', '')} />);
    expect(await screen.findByText('Shared')).toBeInTheDocument();
    expect(libraryStore.getState().entries).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Open the shared match' }));
    await libraryStore.getState().refresh();
    expect(visited.at(-1)).toBe(`/table/${libraryStore.getState().entries[0]?.id}`);
  });

  test('a damaged link says so and offers no match', async () => {
    show(<ShareScreen data="not-a-match" />);
    expect(await screen.findByText('The file was rejected. Nothing has changed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Open the shared match' })).not.toBeInTheDocument();
  });
});
