import type { EventData } from '../../../engine/games/hitlers-reich/data.ts';
import type { Passage } from '../../table/game-table.ts';
import { joinFacts } from './things.ts';
import type { HrWords } from './things.ts';

type Lines = Passage['lines'];

/** An event: all of them lie open to both sides (§4.2.3). */
export function inspectEvent(scene: HrWords, event: EventData): readonly Passage[] {
  const { t, lang } = scene.i18n;
  return [
    {
      title: t('table.hr.name.event', { event: event.id }),
      lines: [
        { text: event.text[lang] },
        { text: t(`table.hr.inspect.category.${event.category}`), rule: '4.2.5' },
        { text: t(`table.hr.inspect.deck.${event.deck}`), rule: '4.2.4' },
        ...whenLines(scene, event),
        ...limitLines(scene, event),
        ...returnLines(scene, event),
      ],
    },
    { title: t('table.hr.inspect.copies', { n: event.copies.length }), lines: copyLines(scene, event) },
    { title: t('table.hlb.inspect.source'), lines: gradeLines(scene, event) },
  ];
}

const ROLES = ['attack', 'defence'] as const;
const PLACES = ['land', 'sea', 'event'] as const;

/** In which part, and in which kind of conflict. */
function whenLines({ i18n: { t, lang } }: HrWords, { when }: EventData): Lines {
  if (when.immediate) return [{ text: t('table.hr.when.immediate'), rule: '4.2.5' }];
  const roles = ROLES.filter((role) => when[role]).map((role) => t(`table.hr.when.${role}`));
  const places = PLACES.filter((place) => when[place]).map((place) => t(`table.hr.when.${place}`));
  if (roles.length === 0 || places.length === 0) return [];
  const text = t('table.hr.when', { roles: joinFacts(lang, roles), places: joinFacts(lang, places) });
  return [{ text, rule: '7.2' }, ...(when.afterResult ? [{ text: t('table.hr.when.after'), rule: 'R-94' }] : [])];
}

const ICONS = ['amphibious', 'paratroop', 'blitz'] as const;

/** Stars, generals, second cards and icons bind who may use it where (§6.5.3). */
function limitLines({ i18n: { t, lang } }: HrWords, { stars, general, twoCard, icons, when }: EventData): Lines {
  const [star] = stars;
  const shown = ICONS.filter((icon) => icons[icon]).map((icon) => t(`table.hr.icon.${icon}`));
  const isFought = when.attack && when.land;
  return [
    ...(star === undefined || when.immediate
      ? []
      : [{ text: t(stars.length > 1 ? 'table.hr.star.both' : `table.hr.star.${star}`), rule: '6.5.3.2' }]),
    ...(general ? [{ text: t('table.hr.inspect.general'), rule: '6.5.3.3' }] : []),
    ...(twoCard ? [{ text: t('table.hr.inspect.two-card'), rule: '6.5.3.3' }] : []),
    ...(shown.length > 0 ? [{ text: t('table.hr.icons', { icons: joinFacts(lang, shown) }), rule: 'R-77' }] : []),
    ...(isFought && shown.length === 0 ? [{ text: t('table.hr.icons.none'), rule: 'R-77' }] : []),
  ];
}

function returnLines({ i18n: { t } }: HrWords, { returnsBy, returnsIf, setAsideUntil }: EventData): Lines {
  return [
    ...(setAsideUntil === null ? [] : [{ text: t(`table.hr.inspect.aside.${setAsideUntil}`), rule: '4.2' }]),
    ...(returnsBy === null ? [] : [{ text: t(`table.hr.inspect.returns.${returnsBy}`), rule: '5.4' }]),
    ...(returnsIf === null ? [] : [{ text: t('table.hr.inspect.returns.all'), rule: '5.4' }]),
  ];
}

/** Copies that lie in the same place, counted. */
function copyLines({ view, i18n: { t } }: HrWords, { copies }: EventData): Lines {
  const counts = new Map<(typeof view.events)[string], number>();
  for (const { id } of copies) {
    const place = view.events[id];
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].map(([place, n]) => ({ text: t(`table.hr.copy.${place}`, { n }), rule: '4.2.5' }));
}

const GRADED = ['title', 'category', 'effect', 'copies', 'when', 'icons'] as const;
const GRADES = ['attested', 'deduced', 'reconstructed'] as const;

/** How sure each fact of the card is; what has no grade (no icon to judge) is left out. */
function gradeLines({ i18n: { t, lang } }: HrWords, { provenance }: EventData): Lines {
  return GRADES.flatMap((grade) => {
    const facts = GRADED.filter((what) => provenance[what] === grade).map((what) => t(`table.hr.graded.${what}`));
    return facts.length === 0
      ? []
      : [{ text: t(`table.hr.grade.${grade}`, { facts: joinFacts(lang, facts) }), muted: true }];
  });
}
