import type { ComponentType } from 'react';
import { later } from './later.tsx';
import { Opening } from './screen.tsx';

/**
 * Only the start screen is in the first download. The table, with its map and engine, is the largest part;
 * `preloadTable` fetches it once the player shows interest.
 */
const screen = <P extends object>(load: () => Promise<ComponentType<P>>) => later(load, <Opening />);

const loadTable = () => import('../table/table-screen.tsx').then(({ TableScreen: shown }) => shown);
export const TableScreen = screen(loadTable);
export const LessonsScreen = screen(() =>
  import('../lessons/lessons-screen.tsx').then(({ LessonsScreen: shown }) => shown),
);
export const LessonScreen = screen(() =>
  import('../lessons/lesson-screen.tsx').then(({ LessonScreen: shown }) => shown),
);
export const RulesScreen = screen(() => import('../rules/rules-screen.tsx').then(({ RulesScreen: shown }) => shown));
export const NewGameScreen = screen(() =>
  import('../new-game/new-game-screen.tsx').then(({ NewGameScreen: shown }) => shown),
);
export const LibraryScreen = screen(() =>
  import('../library/library-screen.tsx').then(({ LibraryScreen: shown }) => shown),
);
export const ShareScreen = screen(() => import('../library/share-screen.tsx').then(({ ShareScreen: shown }) => shown));
export const EditorScreen = screen(() =>
  import('../editor/editor-screen.tsx').then(({ EditorScreen: shown }) => shown),
);
export const DataScreen = screen(() => import('../data-pack/data-screen.tsx').then(({ DataScreen: shown }) => shown));
export const SettingsScreen = screen(() =>
  import('../settings/settings-screen.tsx').then(({ SettingsScreen: shown }) => shown),
);
export const ExperimentScreen = screen(() =>
  import('../experiment/experiment-screen.tsx').then(({ ExperimentScreen: shown }) => shown),
);
export const AboutScreen = screen(() => import('../about/about-screen.tsx').then(({ AboutScreen: shown }) => shown));

/** A failure shows when the table is opened. */
export function preloadTable(): void {
  loadTable().catch(() => undefined);
}
