import './renders.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { loadCatalogue } from '../../src/i18n/catalogue.ts';
import { matchStore } from '../../src/store/app-match.ts';
import { prefsStore } from '../../src/store/app-stores.ts';
import { closeShellDialog } from '../../src/ui/app/shell.ts';
import { closeImport } from '../../src/ui/library/import-store.ts';
import './fast-dom.ts';

// A busy machine is slow, not wrong: waits may take their time.
configure({ asyncUtilTimeout: 40_000, defaultHidden: false });
afterEach(cleanup);
// Parts of the table are shown without the provider that fetches their words.
beforeAll(() => loadCatalogue('en', ['table']));
// Ends of fights have their own tests; elsewhere the next question follows at once.
beforeAll(() => prefsStore.getState().setPrefs({ resultPause: 'off' }));

// The next file has the same window, stores and catalogues: it must find them as at the start.
afterAll(async () => {
  vi.useRealTimers();
  // Imports that are pending when a file ends would fail, and stay failed for later files.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  await matchStore.getState().close();
  closeShellDialog();
  closeImport();
  prefsStore.getState().resetPrefs();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.location.hash = '';
});
