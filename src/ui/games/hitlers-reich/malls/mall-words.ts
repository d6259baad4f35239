import type { EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import { joinFacts } from '../../../../i18n/join-facts.ts';
import { keeperOf } from '../cards/event-places.ts';
import type { CopyAt } from '../cards/event-places.ts';
import type { HrWords } from '../lookup.ts';
import type { MallEntry } from './tabs.ts';

/** What stands on an event in a mall, in the reader's words. */

const ROLES = ['attack', 'defence'] as const;
const FIELDS = ['land', 'sea', 'event'] as const;

/** In which part it may be used (§7.2). */
export const rolesOf = ({ when }: EventData) => ROLES.filter((role) => when[role]);
/** In which kinds of conflict. */
export const fieldsOf = ({ when }: EventData) => FIELDS.filter((field) => when[field]);

/** In which part, and in which kinds of conflict; null for an event that acts as soon as it is won. */
export function wordWhen(
  { i18n: { t, lang } }: HrWords,
  event: EventData,
): { readonly roles: string; readonly fields: string } | null {
  if (event.when.immediate) return null;
  const roles = rolesOf(event).map((role) => t(`table.hr.mall.role.${role}`));
  const fields = fieldsOf(event).map((field) => t(`table.hr.mall.field.${field}`));
  return { roles: joinFacts(lang, roles), fields: joinFacts(lang, fields) };
}

/** The symbols of which an attacker needs one. */
export const SYMBOLS = ['amphibious', 'paratroop', 'blitz'] as const;

/** Symbols say something only on an event that its user may play in an attack by land, by air or from the sea. */
export const hasSymbols = ({ when }: EventData): boolean => when.attack && when.land;

export function wordSymbols({ i18n: { t, lang } }: HrWords, { icons }: EventData): string {
  const shown = SYMBOLS.filter((symbol) => icons[symbol]).map((symbol) => t(`table.hr.icon.${symbol}`));
  return shown.length === 0 ? t('table.hr.icons.none') : t('table.hr.icons', { icons: joinFacts(lang, shown) });
}

/** Which nations it helps (§6.5.3.2); null where that plays no part. */
export function wordStars({ i18n: { t } }: HrWords, { stars, when }: EventData): string | null {
  const [star] = stars;
  if (star === undefined || when.immediate) return null;
  return t(stars.length > 1 ? 'table.hr.star.both' : `table.hr.star.${star}`);
}

const FACTS = ['title', 'category', 'effect', 'copies', 'when', 'icons'] as const;

export type Grade = 'attested' | 'deduced' | 'reconstructed';

/** Which facts of the event are so sure; null for none. What has no grade (no icon to judge) counts nowhere. */
export function wordGrade({ i18n: { t, lang } }: HrWords, { provenance }: EventData, grade: Grade): string | null {
  const facts = FACTS.filter((fact) => provenance[fact] === grade).map((fact) => t(`table.hr.graded.${fact}`));
  return facts.length === 0 ? null : t(`table.hr.grade.${grade}`, { facts: joinFacts(lang, facts) });
}

/** Which facts of the event are not in its sources; null when all of them are. */
export const wordRebuilt = (scene: HrWords, event: EventData): string | null =>
  wordGrade(scene, event, 'reconstructed');

/** After a sentence: what binds its use, and what of it is reconstructed. For readers, and wherever it is picked. */
export function addMarks(scene: HrWords, event: EventData, text: string): string {
  const symbols = hasSymbols(event) ? wordSymbols(scene, event) : null;
  const facts = [wordStars(scene, event), symbols, wordRebuilt(scene, event)].filter((fact) => fact !== null);
  return facts.reduce((said, fact) => scene.i18n.t('table.hr.event.and', { said, fact }), text);
}

/** Copies that lie in the same place, counted, in full words. */
export function wordCopies({ view, i18n: { t } }: HrWords, copies: readonly CopyAt[]): readonly string[] {
  const places = copies.flatMap(({ copy }) => view.events[copy] ?? []);
  return [...new Set(places)].map((place) =>
    t(`table.hr.copy.${place}`, { n: places.filter((one) => one === place).length }),
  );
}

/** Where a copy is that has left its mall, in few words. */
function wordPlace({ i18n: { t } }: HrWords, copy: CopyAt): string {
  const { place, side } = copy;
  if (place === 'mall') return t('table.hr.copy.mall', { n: 1 });
  if (place === 'handed-over') return t('table.hr.mall.at.handed-over', { keeper: keeperOf(copy) ?? '' });
  return place === 'ready' || place === 'used'
    ? t(`table.hr.mall.at.${place}`, { side: side ?? '' })
    : t(`table.hr.mall.at.${place}`);
}

/** The places of all copies in few words, each place once. */
export function wordPlaces(scene: HrWords, { elsewhere }: MallEntry): string {
  return joinFacts(scene.i18n.lang, [...new Set(elsewhere.map((copy) => wordPlace(scene, copy)))]);
}
