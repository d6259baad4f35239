import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { libraryStore } from '../../../src/store/app-stores.ts';
import { App } from '../../../src/ui/app/app.tsx';
import { closeImport } from '../../../src/ui/library/import-store.ts';
import { addMatch, startAfresh } from './support.tsx';

type Launch = { readonly files?: readonly { readonly getFile: () => Promise<File> }[] };
let launch: (started: Launch) => void = () => undefined;

beforeEach(async () => {
  await startAfresh();
  vi.stubGlobal('launchQueue', { setConsumer: (take: typeof launch) => (launch = take) });
  window.location.hash = '#/library';
});
afterEach(() => {
  act(closeImport);
  vi.unstubAllGlobals();
});

const opened = (name: string, text: string): Launch => ({
  files: [{ getFile: () => Promise.resolve(new File([text], name)) }],
});

test('a save that is opened from the desktop is imported like any other', async () => {
  const id = await addMatch({ name: 'From the desk', moves: 1 });
  const text = (await libraryStore.getState().exportText(id)) ?? '';
  await libraryStore.getState().remove([id]);
  render(<App />);
  await screen.findByRole('heading', { level: 1, name: 'Library' });
  act(() => launch(opened('match.json', text)));
  expect(await screen.findByRole('button', { name: 'Add to the library' })).toBeInTheDocument();
});

test('a hostile file is refused there as anywhere', async () => {
  render(<App />);
  await screen.findByRole('heading', { level: 1, name: 'Library' });
  act(() => launch(opened('bad.json', '{"format":"fronts","__proto__":{}}')));
  expect(await screen.findByText(/__proto__/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to the library' })).not.toBeInTheDocument();
});

test('a start without files opens nothing; a missing file is reported', async () => {
  render(<App />);
  await screen.findByRole('heading', { level: 1, name: 'Library' });
  act(() => launch({}));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => launch({ files: [{ getFile: () => Promise.reject(new Error('gone')) }] }));
  expect(await screen.findByText('The file could not be opened. Choose it again in the library.')).toBeInTheDocument();
});
