import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { unwrittenStore } from '../../../src/store/app-stores.ts';
import { CrashScreen } from '../../../src/ui/errors/crash-screen.tsx';
import { ErrorBoundary } from '../../../src/ui/errors/error-boundary.tsx';
import { LastResort } from '../../../src/ui/errors/last-resort.tsx';
import { addMatch, show, startAfresh } from './support.tsx';

beforeEach(startAfresh);
afterEach(() => {
  unwrittenStore.setState([], true);
  vi.restoreAllMocks();
});

let broken = true;
function Fragile() {
  if (broken) throw new Error('the wheel came off');
  return <p>rolling again</p>;
}

const crashIn = (at = '/') => (
  <ErrorBoundary at={at} fallback={(crash, again) => <CrashScreen crash={crash} onAgain={again} />}>
    <Fragile />
  </ErrorBoundary>
);

describe('a screen that breaks', () => {
  beforeEach(() => {
    broken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('says what happened, what is safe, and what the player can do', async () => {
    show(crashIn());
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByText(/Nothing was lost/)).toBeInTheDocument();
    expect(screen.getByText(/the wheel came off/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home screen' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save the match as a file' })).not.toBeInTheDocument();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('rolling again')).toBeInTheDocument();
  });

  test('another screen is another attempt', () => {
    const { rerender } = show(crashIn('/a'));
    broken = false;
    rerender(crashIn('/b'));
    expect(screen.getByText('rolling again')).toBeInTheDocument();
  });

  test('with a match on the table it can be saved, stepped back and reported', async () => {
    const id = await addMatch({ name: 'Winter', moves: 2 });
    await matchStore.getState().open(id);
    show(crashIn());
    expect(screen.getByRole('button', { name: 'Save the match as a file' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open read-only' })).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy a report' }));
    expect(await navigator.clipboard.readText()).toContain('"format"');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Go back one move' }));
    expect(await screen.findByText('rolling again')).toBeInTheDocument();
    expect(matchStore.getState().at).toBe(1);
    await matchStore.getState().close();
  });

  test.each([
    'Failed to fetch dynamically imported module: http://127.0.0.1/assets/x.js',
    'error loading dynamically imported module: http://127.0.0.1/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('a part that could not be fetched is distinguished from a fault: %s', async (message) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...window.location, reload });
    show(<CrashScreen crash={{ error: new TypeError(message), where: '' }} onAgain={() => undefined} />);
    expect(screen.getByRole('heading', { name: 'A part of Fronts could not be loaded' })).toBeInTheDocument();
    expect(screen.getByText(/you are offline, or the app has been updated/)).toBeInTheDocument();
    expect(screen.getByText(/your match is saved up to the last accepted move/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('moves that are only in this tab are shown before the page is reloaded, and can be saved as a file', async () => {
    const id = await addMatch({ name: 'Only here', moves: 2 });
    unwrittenStore.setState([{ id, changes: 1, fault: 'full' }], true);
    const saved = vi.fn((_blob: Blob) => 'blob:x');
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => saved(blob as Blob));
    show(
      <CrashScreen
        crash={{ error: new TypeError('Importing a module script failed.'), where: '' }}
        onAgain={() => undefined}
      />,
    );
    expect(screen.getByText(/1 match has moves that exist only in this tab/)).toBeInTheDocument();
    expect(screen.queryByText(/Nothing was lost/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save the unsaved match as a file' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await saved.mock.calls[0]?.[0].text()).toContain('"Only here"');
  });
});

test('the last resort needs no catalogue', () => {
  show(<LastResort crash={{ error: 'x', where: '' }} />);
  expect(screen.getByRole('button', { name: /Reload the page/ })).toBeInTheDocument();
  expect(screen.getByText(/この端末に残っています/)).toBeInTheDocument();
});
