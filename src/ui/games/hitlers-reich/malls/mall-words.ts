import type { EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import { joinFacts } from '../../../../i18n/joining.ts';
import { holderOf, type CopyAt } from '../cards/event-places.ts';
import type { HrWords } from '../lookup.ts';
import type { MallEntry } from './tabs.ts';

/** The words of an event in a mall. */

const ROLES = ['attack', 'defence'] as const;
const FIELDS = ['land', 'sea', 'event'] as const;

/** The parts in which it can be used (§7.2). */
export const rolesOf = ({ when }: EventData) => ROLES.filter((role) => when[role]);
export const fieldsOf = ({ when }: EventData) => FIELDS.filter((field) => when[field]);

/** Part and kinds of conflict; null for an event that acts when won. */
export function wordWhen(
  { i18n: { t, lang } }: HrWords,
  event: EventData,
): { readonly roles: string; readonly fields: string } | null {
  if (event.when.immediate) return null;
  const roles = rolesOf(event).map((role) => t(`table.hr.mall.role.${role}`));
  const fields = fieldsOf(event).map((field) => t(`table.hr.mall.field.${field}`));
  return { roles: joinFacts(lang, roles), fields: joinFacts(lang, fields) };
}

/** An attacker needs one of these symbols. */
export const SYMBOLS = ['amphibious', 'paratroop', 'blitz'] as const;

/** Symbols matter only for events played in an attack by land, by air or from the sea. */
export const hasSymbols = ({ when }: EventData): boolean => when.attack && when.land;

export function wordSymbols({ i18n: { t, lang } }: HrWords, { icons }: EventData): string {
  const shown = SYMBOLS.filter((symbol) => icons[symbol]).map((symbol) => t(`table.hr.icon.${symbol}`));
  return shown.length === 0 ? t('table.hr.icons.none') : t('table.hr.icons', { icons: joinFacts(lang, shown) });
}

/** The nations it helps (§6.5.3.2); null if that does not matter. */
export function wordStars({ i18n: { t } }: HrWords, { stars, when }: EventData): string | null {
  const [star] = stars;
  if (star === undefined || when.immediate) return null;
  return t(stars.length > 1 ? 'table.hr.star.both' : `table.hr.star.${star}`);
}

const FACTS = ['title', 'category', 'effect', 'copies', 'when', 'icons'] as const;

export type Grade = 'attested' | 'deduced' | 'reconstructed';

/** The facts of the event with this grade; null for none. Ungraded facts (no icon to judge) are left out. */
export function wordGrade({ i18n: { t, lang } }: HrWords, { provenance }: EventData, grade: Grade): string | null {
  const facts = FACTS.filter((fact) => provenance[fact] === grade).map((fact) => t(`table.hr.graded.${fact}`));
  return facts.length === 0 ? null : t(`table.hr.grade.${grade}`, { facts: joinFacts(lang, facts) });
}

/** The reconstructed facts of an event; null if it is fully sourced. */
export const wordRebuilt = (scene: HrWords, event: EventData): string | null =>
  wordGrade(scene, event, 'reconstructed');

/** Adds the event's restrictions and reconstructed facts to a sentence, for readers and wherever it is picked. */
export function addMarks(scene: HrWords, event: EventData, text: string): string {
  const symbols = hasSymbols(event) ? wordSymbols(scene, event) : null;
  const facts = [wordStars(scene, event), symbols, wordRebuilt(scene, event)].filter((fact) => fact !== null);
  return facts.reduce((said, fact) => scene.i18n.t('table.hr.event.and', { said, fact }), text);
}

/** Counts copies in the same place. */
export function wordCopies({ view, i18n: { t } }: HrWords, copies: readonly CopyAt[]): readonly string[] {
  const places = copies.flatMap(({ copy }) => view.events[copy] ?? []);
  return [...new Set(places)].map((place) =>
    t(`table.hr.copy.${place}`, { n: places.filter((one) => one === place).length }),
  );
}

/** Words the place of a copy outside its mall. */
function wordPlace({ i18n: { t } }: HrWords, copy: CopyAt): string {
  const { place, side } = copy;
  if (place === 'mall') return t('table.hr.copy.mall', { n: 1 });
  if (place === 'handed-over') return t('table.hr.mall.at.handed-over', { keeper: holderOf(copy) ?? '' });
  return place === 'ready' || place === 'used'
    ? t(`table.hr.mall.at.${place}`, { side: side ?? '' })
    : t(`table.hr.mall.at.${place}`);
}

/** Each place once. */
export function wordPlaces(scene: HrWords, { elsewhere }: MallEntry): string {
  return joinFacts(scene.i18n.lang, [...new Set(elsewhere.map((copy) => wordPlace(scene, copy)))]);
}
