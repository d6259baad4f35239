import type { Preview } from '../../../kernel/types.ts';

export type Warning = Preview['warnings'][number];

export const NOTHING: Preview = { effects: [], modifiers: [], odds: null, warnings: [] };
export const tells = (effects: Preview['effects'], warnings: readonly Warning[] = []): Preview => ({
  ...NOTHING,
  effects,
  warnings,
});
