import { en as enApp } from '../../src/i18n/en/app.ts';
import { en as enBlitzkrieg } from '../../src/i18n/en/blitzkrieg-to-moscow-2.ts';
import { en as enBattles } from '../../src/i18n/en/hitlers-last-battles.ts';
import { en as enReich } from '../../src/i18n/en/hitlers-reich.ts';
import { en as enLessons } from '../../src/i18n/en/lessons.ts';
import { en as enTable } from '../../src/i18n/en/table.ts';
import { ja as jaApp } from '../../src/i18n/ja/app.ts';
import { ja as jaBlitzkrieg } from '../../src/i18n/ja/blitzkrieg-to-moscow-2.ts';
import { ja as jaBattles } from '../../src/i18n/ja/hitlers-last-battles.ts';
import { ja as jaReich } from '../../src/i18n/ja/hitlers-reich.ts';
import { ja as jaLessons } from '../../src/i18n/ja/lessons.ts';
import { ja as jaTable } from '../../src/i18n/ja/table.ts';
import type { Domain } from '../../src/i18n/catalogue.ts';
import type { Lang } from '../../src/i18n/format.ts';
import type { Catalogue } from '../../src/i18n/message-types.ts';

/** Every catalogue there is, for tests that must see all of them. */
export const CATALOGUES: Readonly<Record<Domain, Readonly<Record<Lang, Catalogue>>>> = {
  app: { en: enApp, ja: jaApp },
  table: { en: enTable, ja: jaTable },
  'hitlers-last-battles': { en: enBattles, ja: jaBattles },
  'hitlers-reich': { en: enReich, ja: jaReich },
  'blitzkrieg-to-moscow-2': { en: enBlitzkrieg, ja: jaBlitzkrieg },
  lessons: { en: enLessons, ja: jaLessons },
};
