import type { AreaFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';

export type PrintLang = 'en' | 'ja';

/** What is printed for a rear area: its name without what stands in brackets. */
export const areaName = ({ name, nameJa }: AreaFacts, lang: PrintLang): string =>
  (lang === 'ja' ? nameJa : name).split(/\s*[（(]/)[0] ?? '';
