import { en as enBlitzkriegAbout } from '../../src/i18n/en/blitzkrieg-to-moscow-2-about.ts';
import { en as enBattlesAbout } from '../../src/i18n/en/hitlers-last-battles-about.ts';
import { en as enReichAbout } from '../../src/i18n/en/hitlers-reich-about.ts';
import { ja as jaBlitzkriegAbout } from '../../src/i18n/ja/blitzkrieg-to-moscow-2-about.ts';
import { ja as jaBattlesAbout } from '../../src/i18n/ja/hitlers-last-battles-about.ts';
import { ja as jaReichAbout } from '../../src/i18n/ja/hitlers-reich-about.ts';
import { en as enBlitzkriegShelf } from '../../src/i18n/en/blitzkrieg-to-moscow-2-shelf.ts';
import { en as enBattlesShelf } from '../../src/i18n/en/hitlers-last-battles-shelf.ts';
import { en as enReichShelf } from '../../src/i18n/en/hitlers-reich-shelf.ts';
import { ja as jaBlitzkriegShelf } from '../../src/i18n/ja/blitzkrieg-to-moscow-2-shelf.ts';
import { ja as jaBattlesShelf } from '../../src/i18n/ja/hitlers-last-battles-shelf.ts';
import { ja as jaReichShelf } from '../../src/i18n/ja/hitlers-reich-shelf.ts';
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
import type { Catalogues } from '../../src/i18n/catalogue.ts';
import type { Lang } from '../../src/i18n/format.ts';
import type { Catalogue } from '../../src/i18n/message-types.ts';

/** Every catalogue there is, for tests that must see all of them. */
export const CATALOGUES: Readonly<Record<keyof Catalogues, Readonly<Record<Lang, Catalogue>>>> = {
  app: { en: enApp, ja: jaApp },
  table: { en: enTable, ja: jaTable },
  'hitlers-last-battles': { en: enBattles, ja: jaBattles },
  'hitlers-last-battles/about': { en: enBattlesAbout, ja: jaBattlesAbout },
  'hitlers-last-battles/shelf': { en: enBattlesShelf, ja: jaBattlesShelf },
  'hitlers-reich': { en: enReich, ja: jaReich },
  'hitlers-reich/about': { en: enReichAbout, ja: jaReichAbout },
  'hitlers-reich/shelf': { en: enReichShelf, ja: jaReichShelf },
  'blitzkrieg-to-moscow-2': { en: enBlitzkrieg, ja: jaBlitzkrieg },
  'blitzkrieg-to-moscow-2/about': { en: enBlitzkriegAbout, ja: jaBlitzkriegAbout },
  'blitzkrieg-to-moscow-2/shelf': { en: enBlitzkriegShelf, ja: jaBlitzkriegShelf },
  lessons: { en: enLessons, ja: jaLessons },
};

export const DOMAINS = Object.keys(CATALOGUES) as (keyof Catalogues)[];
