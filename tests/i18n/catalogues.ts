import { GAMES } from '../../src/games/index.ts';
import type { GameManifest } from '../../src/games/manifest.ts';
import { lessonStepsDomainOf, lessonTitlesDomainOf } from '../../src/games/shelf.ts';
import type { Catalogues, CatalogueSource } from '../../src/i18n/catalogue.ts';
import { en as enApp } from '../../src/i18n/compiled/en/app.ts';
import { en as enEditor } from '../../src/i18n/compiled/en/editor.ts';
import { en as enExperiment } from '../../src/i18n/compiled/en/experiment.ts';
import { en as enIncoming } from '../../src/i18n/compiled/en/incoming.ts';
import { en as enLessons } from '../../src/i18n/compiled/en/lessons.ts';
import { en as enPacks } from '../../src/i18n/compiled/en/packs.ts';
import { en as enReplay } from '../../src/i18n/compiled/en/replay.ts';
import { en as enReview } from '../../src/i18n/compiled/en/review.ts';
import { en as enStudy } from '../../src/i18n/compiled/en/study.ts';
import { en as enWhatIf } from '../../src/i18n/compiled/en/what-if.ts';
import { en as enTable } from '../../src/i18n/compiled/en/table.ts';
import type { Lang } from '../../src/i18n/format.ts';
import { ja as jaApp } from '../../src/i18n/compiled/ja/app.ts';
import { ja as jaEditor } from '../../src/i18n/compiled/ja/editor.ts';
import { ja as jaExperiment } from '../../src/i18n/compiled/ja/experiment.ts';
import { ja as jaIncoming } from '../../src/i18n/compiled/ja/incoming.ts';
import { ja as jaLessons } from '../../src/i18n/compiled/ja/lessons.ts';
import { ja as jaPacks } from '../../src/i18n/compiled/ja/packs.ts';
import { ja as jaReplay } from '../../src/i18n/compiled/ja/replay.ts';
import { ja as jaReview } from '../../src/i18n/compiled/ja/review.ts';
import { ja as jaStudy } from '../../src/i18n/compiled/ja/study.ts';
import { ja as jaWhatIf } from '../../src/i18n/compiled/ja/what-if.ts';
import { ja as jaTable } from '../../src/i18n/compiled/ja/table.ts';
import type { Catalogue } from '../../src/i18n/message-types.ts';

type Both = Readonly<Record<Lang, Catalogue>>;

async function read({ en, ja }: CatalogueSource): Promise<Both> {
  const fetch = (given: CatalogueSource[Lang]) => (typeof given === 'function' ? given() : given);
  return { en: await fetch(en), ja: await fetch(ja) };
}

async function readGame({ id, words, lessons }: GameManifest): Promise<Readonly<Record<string, Both>>> {
  return {
    [id]: await read(words.game),
    [`${id}/about`]: await read(words.about),
    [`${id}/shelf`]: await read(words.shelf),
    ...(lessons && {
      [lessonTitlesDomainOf(id)]: await read(lessons.titles),
      [lessonStepsDomainOf(id)]: await read(lessons.steps),
    }),
  };
}

/** Every catalogue there is, for tests that must see all of them. */
export const CATALOGUES = Object.assign(
  {
    app: { en: enApp, ja: jaApp },
    table: { en: enTable, ja: jaTable },
    lessons: { en: enLessons, ja: jaLessons },
    replay: { en: enReplay, ja: jaReplay },
    review: { en: enReview, ja: jaReview },
    study: { en: enStudy, ja: jaStudy },
    'what-if': { en: enWhatIf, ja: jaWhatIf },
    experiment: { en: enExperiment, ja: jaExperiment },
    packs: { en: enPacks, ja: jaPacks },
    editor: { en: enEditor, ja: jaEditor },
    incoming: { en: enIncoming, ja: jaIncoming },
  },
  ...(await Promise.all(GAMES.map(readGame))),
) as Readonly<Record<keyof Catalogues, Both>>;

export const DOMAINS = Object.keys(CATALOGUES) as (keyof Catalogues)[];
