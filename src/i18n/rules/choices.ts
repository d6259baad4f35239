import type { RulingTable } from '../../engine/kits/rulings/rulings.ts';
import type { Lang } from '../format.ts';
import type { Catalogue } from '../message-types.ts';

const SENTENCES: Readonly<Record<Lang, (readings: readonly string[]) => string>> = {
  en: (readings) =>
    `At set-up you can choose another reading: ${readings.map((reading) => `“${reading}”`).join(', ')}.`,
  ja: (readings) => `準備のとき、代わりに${readings.map((reading) => `「${reading}」`).join('、')}を選べます。`,
};

/** Says that players may choose another reading, and names the others as the set-up screen does. */
export const choicesOf =
  <Rulings extends RulingTable>(rulings: Rulings, keys: string, setUpWords: Catalogue, lang: Lang) =>
  (id: keyof Rulings & string): string => {
    const others = rulings[id]?.values.slice(1) ?? [];
    if (others.length === 0) throw new Error(`the ruling ${id} offers no other reading`);
    return SENTENCES[lang](others.map((value) => setUpWords[`${keys}.${id}.${value}`] ?? value));
  };
