import { perLanguage } from '../../i18n/per-language.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import type { Mark } from './board-steps.ts';
import type { MapLabels } from './map-viewport.tsx';

/**
 * The words that every board has. The table makes one such object for each language and view and keeps it while both
 * stay: layers compare it to decide whether to draw again.
 */
export interface BoardWords {
  readonly board: string;
  readonly controls: MapLabels;
}

export const labelControls: (i18n: I18n) => MapLabels = perLanguage(({ t }) => ({
  zoomIn: t('table.map.zoom-in'),
  zoomOut: t('table.map.zoom-out'),
  fit: t('table.map.fit'),
  focusQuestion: t('table.map.focus'),
}));

const MARKS = { legal: 'table.map.legal', chosen: 'table.map.chosen', refused: 'table.map.refused' } as const;

/** Words a mark, as the end of a list of facts. */
export const wordMark = ({ t }: Pick<I18n, 't'>, mark: Mark | null): readonly string[] =>
  mark === null ? [] : [t(MARKS[mark])];
