import { lazy } from 'react';

/**
 * Screens that are fetched on demand. Only the start screen is in the first download; the table, with its map and its
 * engine, is by far the largest and is fetched once somebody means to play (`preloadTable`).
 */
const loadTable = () => import('../table/table-screen.tsx');
export const TableScreen = lazy(() => loadTable().then(({ TableScreen: screen }) => ({ default: screen })));
export const LessonsScreen = lazy(() =>
  import('../lessons/lessons-screen.tsx').then(({ LessonsScreen: screen }) => ({ default: screen })),
);
export const LessonScreen = lazy(() =>
  import('../lessons/lesson-screen.tsx').then(({ LessonScreen: screen }) => ({ default: screen })),
);
export const RulesScreen = lazy(() =>
  import('../rules/rules-screen.tsx').then(({ RulesScreen: screen }) => ({ default: screen })),
);
export const NewGameScreen = lazy(() =>
  import('../new-game/new-game-screen.tsx').then(({ NewGameScreen: screen }) => ({ default: screen })),
);
export const LibraryScreen = lazy(() =>
  import('../library/library-screen.tsx').then(({ LibraryScreen: screen }) => ({ default: screen })),
);
export const ShareScreen = lazy(() =>
  import('../library/share-screen.tsx').then(({ ShareScreen: screen }) => ({ default: screen })),
);
export const SettingsScreen = lazy(() =>
  import('../settings/settings-screen.tsx').then(({ SettingsScreen: screen }) => ({ default: screen })),
);
export const AboutScreen = lazy(() =>
  import('../about/about-screen.tsx').then(({ AboutScreen: screen }) => ({ default: screen })),
);

/** Fetches the table in the background, so that the first move need not wait for it. A failure shows when it is opened. */
export function preloadTable(): void {
  loadTable().catch(() => undefined);
}
