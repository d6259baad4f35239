import type { Preview } from '../../kernel/types.ts';

export type Warning = Preview['warnings'][number];

export const NO_PREVIEW: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };

/** The preview of a move that rolls no dice. */
export const previewOf = (effects: Preview['effects'], warnings: readonly Warning[] = []): Preview => ({
  ...NO_PREVIEW,
  effects,
  warnings,
});
