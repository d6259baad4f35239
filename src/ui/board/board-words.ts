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

/** Words of a thing and its mark, put together once: a pick changes few marks, and each asks for all stops of the board. */
export function wordOnce<Id extends string>(
  word: (id: Id, mark: Mark | null) => string,
): (id: Id, mark: Mark | null) => string {
  const known = new Map<string, string>();
  return (id, mark) => {
    const key = `${id} ${mark}`;
    const words = known.get(key) ?? word(id, mark);
    known.set(key, words);
    return words;
  };
}
