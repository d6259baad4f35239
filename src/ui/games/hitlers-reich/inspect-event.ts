import type { EventData } from '../../../engine/games/hitlers-reich/pack.ts';
import { joinFacts } from '../../../i18n/join-facts.ts';
import type { Passage } from '../../table/game-table.ts';
import { listCopies } from './cards/event-places.ts';
import { fieldsOf, hasSymbols, rolesOf, wordCopies, wordGrade, wordStars, wordSymbols } from './malls/mall-words.ts';
import type { Grade } from './malls/mall-words.ts';
import type { HrWords } from './lookup.ts';

type Lines = Passage['lines'];

/** Events are all open to both sides (§4.2.3). */
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
    { title: t('table.source'), lines: gradeLines(scene, event) },
  ];
}

/** The part and kind of conflict. */
function whenLines({ i18n: { t, lang } }: HrWords, event: EventData): Lines {
  const { immediate, afterResult } = event.when;
  if (immediate) return [{ text: t('table.hr.when.immediate'), rule: '4.2.5' }];
  const roles = rolesOf(event).map((role) => t(`table.hr.when.${role}`));
  const places = fieldsOf(event).map((field) => t(`table.hr.when.${field}`));
  if (roles.length === 0 || places.length === 0) return [];
  const text = t('table.hr.when', { roles: joinFacts(lang, roles), places: joinFacts(lang, places) });
  return [{ text, rule: '7.2' }, ...(afterResult ? [{ text: t('table.hr.when.after'), rule: 'R-94' }] : [])];
}

/** Stars, generals, second cards and icons restrict which side may use it where (§6.5.3). */
function limitLines(scene: HrWords, event: EventData): Lines {
  const { t } = scene.i18n;
  const stars = wordStars(scene, event);
  return [
    ...(stars === null ? [] : [{ text: stars, rule: '6.5.3.2' }]),
    ...(event.general ? [{ text: t('table.hr.inspect.general'), rule: '6.5.3.3' }] : []),
    ...(event.twoCard ? [{ text: t('table.hr.inspect.two-card'), rule: '6.5.3.3' }] : []),
    ...(hasSymbols(event) ? [{ text: wordSymbols(scene, event), rule: 'R-77' }] : []),
  ];
}

function returnLines({ i18n: { t } }: HrWords, { returnsBy, returnsIf, setAsideUntil }: EventData): Lines {
  return [
    ...(setAsideUntil === null ? [] : [{ text: t(`table.hr.inspect.aside.${setAsideUntil}`), rule: '4.2' }]),
    ...(returnsBy === null ? [] : [{ text: t(`table.hr.inspect.returns.${returnsBy}`), rule: '5.4' }]),
    ...(returnsIf === null ? [] : [{ text: t('table.hr.inspect.returns.all'), rule: '5.4' }]),
  ];
}

const copyLines = (scene: HrWords, { id }: EventData): Lines =>
  wordCopies(scene, listCopies(scene, id)).map((text) => ({ text, rule: '4.2.5' }));

const GRADES = ['attested', 'deduced', 'reconstructed'] as const satisfies readonly Grade[];

const gradeLines = (scene: HrWords, event: EventData): Lines =>
  GRADES.flatMap((grade) => wordGrade(scene, event, grade) ?? []).map((text) => ({ text, muted: true }));
