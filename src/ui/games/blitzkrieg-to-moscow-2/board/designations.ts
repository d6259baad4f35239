import type { UnitFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';

/** Signs behind the number of a formation: the same in every language, as on the counter sheet. */
const FORMATIONS: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/^g-pz(\d+)$/, (number) => `${number} Pz`],
  [/^g-r(\d+)$/, (number) => `${number} Rom`],
  [/^s-mc(\d+)$/, (number) => `${number} MC`],
  [/^s-g(\d+)$/, (number) => `${number} Gd`],
  [/^[gs]-(\d+)$/, (number) => number],
];

/** What a counter says of who it is: number of an army, with a sign where it is another formation. */
export function designationOf({ id, label }: Pick<UnitFacts, 'id' | 'label'>): string {
  if (label !== undefined) return label;
  for (const [form, write] of FORMATIONS) {
    const number = form.exec(id)?.[1];
    if (number !== undefined) return write(number);
  }
  return id;
}
