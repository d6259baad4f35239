import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hitlersLastBattles as def } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import { writePosition } from '../../../src/lab/positions/document.ts';
import { startGame } from '../../../src/lab/positions/openings.ts';
import { packStore } from '../../../src/store/app-packs.ts';
import { libraryStore } from '../../../src/store/app-stores.ts';
import { readBackup, type BackupItem } from '../../../src/store/backup/backup-file.ts';
import { makeBackup } from '../../../src/store/backup/gather.ts';
import { positionStorage } from '../../../src/store/position-storage.ts';
import { closeImport, openImport } from '../../../src/ui/library/import-store.ts';
import { kindOfText } from '../../../src/ui/library/incoming/incoming.ts';
import { LibraryScreen } from '../../../src/ui/library/library-screen.tsx';
import { addMatch, show, startAfresh } from './support.tsx';

beforeEach(async () => {
  await startAfresh();
  for (const { id } of await positionStorage.list()) await positionStorage.remove(id);
});
afterEach(() => act(closeImport));

const SCENARIO = def.scenarios[0]?.id ?? '';
const POSITION = writePosition(def, { name: 'Late April', scenario: SCENARIO, state: startGame(def, SCENARIO) });
const PACK = JSON.stringify({
  ...{ format: 'fronts-pack', formatVersion: 1, game: def.id, id: 'mine', name: 'My printed game' },
  ...{ version: 1, by: 'Mika', entries: [] },
});
const EXPERIMENT = JSON.stringify({
  ...{ format: 'fronts-experiment', formatVersion: 1, name: 'Who wins', game: def.id, start: { scenario: SCENARIO } },
  ...{ seed: 's', games: 4, variants: [{ players: ['random', 'random'] }] },
});

test('what a text is, is read from its content', () => {
  expect(kindOfText(POSITION)).toBe('position');
  expect(kindOfText(PACK)).toBe('pack');
  expect(kindOfText(EXPERIMENT)).toBe('experiment');
  expect(kindOfText(`${EXPERIMENT}\n{"pair":0}\n`)).toBe('experiment');
  for (const text of ['', 'x', '{"format":"fronts"}', '{"format":3}', '[1]', 'null', `[${PACK}]`])
    expect(kindOfText(text), text).toBe('match');
});

describe.each([
  ['position', POSITION, /Position “Late April”/, 'You will find the scenario “Late April” when you start a new game.'],
  ['pack', PACK, /Data pack “My printed game”, version 1/, 'The data pack “My printed game” is on this device.'],
  ['experiment', EXPERIMENT, /Experiment “Who wins”/, 'The experiment “Who wins” is in the library, under Lab.'],
] as const)('a %s', (_kind, text, about, said) => {
  test('that is dropped is told for what it is, and kept only on demand', async () => {
    show(<LibraryScreen />);
    act(() => openImport({ files: [new File([text], 'a.json')] }));
    expect(await screen.findByText(about)).toBeInTheDocument();
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open' })).toBeInTheDocument();
  });

  test('that is damaged is refused with its reason', async () => {
    show(<LibraryScreen />);
    act(() => openImport({ files: [new File([text.replace('"game"', '"gane"')], 'a.json')] }));
    expect(await screen.findByText('“a.json” was rejected. Nothing has changed.')).toBeInTheDocument();
    expect(within(screen.getByRole('dialog')).getByText(/ga[mn]e/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /to the library|on this device/ })).not.toBeInTheDocument();
  });
});

const sources = (build = 'test') => ({
  matches: () => Promise.resolve(libraryStore.getState().entries),
  matchText: (id: string) => libraryStore.getState().exportText(id),
  positions: positionStorage,
  packs: { list: () => Promise.resolve(packStore.getState().packs) },
  experiments: { list: () => Promise.resolve([]), find: () => Promise.resolve(null) },
  build,
});

test('everything of a device is one file, and another device takes it thing by thing', async () => {
  await addMatch({ name: 'Winter', moves: 2 });
  await libraryStore.getState().refresh();
  const mine = { id: 'p', game: def.id, kind: 'scenario', name: 'Late April', updated: 1, isSound: true } as const;
  await positionStorage.put({ ...mine, text: POSITION });
  const steps: string[] = [];
  const { blob, counts } = await makeBackup(sources(), (done, total) => steps.push(`${done}/${total}`));
  expect(counts).toMatchObject({ match: 1, scenario: 1 });
  expect(steps.at(-1)).toBe(`${steps.length - 1}/${steps.length - 1}`);
  const items: BackupItem[] = [];
  for await (const item of readBackup(blob)) items.push(item);
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['Winter', 'Late April']));

  await startAfresh();
  await positionStorage.remove('p');
  show(<LibraryScreen />);
  const file = new File([await blob.arrayBuffer()], 'fronts.gz');
  act(() => openImport({ files: [file] }));
  expect(await screen.findByText(/^Everything saved on a device: 1 match, 1 scenario/)).toBeInTheDocument();
  expect(libraryStore.getState().entries).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save on this device' }));
  expect(await screen.findByText(/^Saved on this device: 1 match, 1 scenario/)).toBeInTheDocument();
  await libraryStore.getState().refresh();
  expect(libraryStore.getState().entries.map(({ about }) => about.name)).toEqual(['Winter']);
  expect((await positionStorage.list()).map(({ name }) => name)).toContain('Late April');
});

describe('a match that is in the library already', () => {
  test('is told before it is kept a second time, and the two are told apart', async () => {
    const id = await addMatch();
    const text = (await libraryStore.getState().exportText(id)) ?? '';
    show(<LibraryScreen />);
    act(() => openImport({ files: [new File([text], 'a.json')] }));
    expect(await screen.findByText(/already in the library, with 1 move/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the one I have' })).toHaveAttribute(
      'href',
      expect.stringContaining(id),
    );
    await userEvent.click(screen.getByRole('button', { name: /^Add/ }));
    expect(await screen.findByText('“Hitler’s Last Battles” is in the library')).toBeInTheDocument();
    act(closeImport);
    expect(await screen.findByText(/^Imported /)).toBeInTheDocument();
    expect(screen.getByText(/^Started \d/)).toBeInTheDocument();
  });

  test('is not taken for another one of the same game', async () => {
    const id = await addMatch();
    const text = (await libraryStore.getState().exportText(id)) ?? '';
    const other = text.replace(/"created":"[^"]*"/, '"created":"2020-01-01T00:00:00.000Z"');
    show(<LibraryScreen />);
    act(() => openImport({ files: [new File([other], 'a.json')] }));
    expect(await screen.findByRole('button', { name: /^Add/ })).toBeInTheDocument();
    expect(screen.queryByText(/already in the library/)).not.toBeInTheDocument();
  });
});
