/** Where a unit that must retreat may end (§11.4). */
import { groundOf, listRetreatEnds } from '../rules/retreat-ways.ts';
import type { Tables } from '../rules/field-types.ts';
import type { BtmView } from '../view.ts';
import type { RetreatReading } from './types.ts';

export function readRetreats(t: Tables, view: BtmView): readonly RetreatReading[] {
  const { question } = view;
  if (question?.at !== 'combat/retreat-path' || !view.combat) return [];
  const { unit, path } = question;
  return listRetreatEnds(groundOf(t, view), t.unitNo(unit), path.map(t.placeNo)).map((way) => {
    const onward = way.path.map(t.placeId);
    return { unit, end: onward.at(-1) ?? '', path: onward, chosen: way.chosen.map(t.placeId) };
  });
}
