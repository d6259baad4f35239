import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { PrintLang } from './area-name.ts';
import { hexCentre, hexSideOf } from './layout.ts';
import { placeNames } from '../../../board/lettering.ts';
import type { PlacedName } from '../../../board/lettering.ts';
import { SHAPES } from './shapes.ts';

/** Names of nature, with their place on the board: print, not rules. */
export interface Feature extends PlacedName {
  readonly en: string;
  readonly ja: string;
}

/** Kana fill their square, so that they are set a little smaller. */
export const featureSize = (feature: Feature, lang: PrintLang): number => feature.size * (lang === 'ja' ? 0.9 : 1);

export const SEAS: readonly Feature[] = [
  { id: 'baltic-sea', en: 'Baltic Sea', ja: 'バルト海', x: 260, y: 180, size: 34, turn: 0 },
  { id: 'gulf-of-finland', en: 'Gulf of Finland', ja: 'フィンランド湾', x: 890, y: 31, size: 15, turn: 4 },
  { id: 'gulf-of-riga', en: 'Gulf of Riga', ja: 'リガ湾', x: 592, y: 190, size: 14.5, turn: 0 },
  { id: 'black-sea', en: 'Black Sea', ja: '黒海', x: 724, y: 1690, size: 38, turn: 0 },
  { id: 'sea-of-azov', en: 'Sea of Azov', ja: 'アゾフ海', x: 1174, y: 1566, size: 21, turn: 0 },
];

type Name = Pick<Feature, 'en' | 'ja'>;

/** Rivers as they run and ranges; the map tool has found room for each (`labels` of the shapes). Shown once one has zoomed in. */
const FREE_WATERS: Readonly<Record<string, Name>> = {
  volga: { en: 'Volga', ja: 'ヴォルガ川' },
  oka: { en: 'Oka', ja: 'オカ川' },
  desna: { en: 'Desna', ja: 'デスナ川' },
  donets: { en: 'Donets', ja: 'ドネツ川' },
  'south-bug': { en: 'Bug', ja: 'ブーフ川' },
  pripet: { en: 'Pripet', ja: 'プリピャチ川' },
  berezina: { en: 'Berezina', ja: 'ベレジナ川' },
  niemen: { en: 'Niemen', ja: 'ネマン川' },
  lovat: { en: 'Lovat', ja: 'ロヴァチ川' },
  volkhov: { en: 'Volkhov', ja: 'ヴォルホフ川' },
  danube: { en: 'Danube', ja: 'ドナウ川' },
};

export const WATERS: readonly Feature[] = placeNames(FREE_WATERS, SHAPES.labels, 11);

const DNIEPER: Name = { en: 'Dnieper', ja: 'ドニエプル川' };
const DON: Name = { en: 'Don', ja: 'ドン川' };

/** Between a counter and the hexside: the names of the rivers of the rules run along upright sides, inside the first hex. */
const BESIDE_SIDE = 10.5;
const RULED: readonly (Name & { readonly hex: HexId; readonly beside: HexId })[] = [
  { ...DNIEPER, hex: '0707', beside: '0706' },
  { ...DNIEPER, hex: '1106', beside: '1105' },
  { ...DNIEPER, hex: '0407', beside: '0408' },
  { ...DON, hex: '0711', beside: '0710' },
  { ...DON, hex: '1011', beside: '1010' },
  { ...DON, hex: '0210', beside: '0209' },
  { en: 'Dniester', ja: 'ドニエストル川', hex: '0503', beside: '0502' },
  { en: 'Dvina', ja: 'ドヴィナ川', hex: '1504', beside: '1503' },
  { en: 'Prut', ja: 'プルト川', hex: '0502', beside: '0501' },
];

export const RULED_WATERS: readonly Feature[] = RULED.map(({ en, ja, hex, beside }) => {
  const [from, to] = hexSideOf(hex, beside);
  const inwards = Math.sign(hexCentre(hex).x - from.x);
  const place = { x: from.x + inwards * BESIDE_SIDE, y: (from.y + to.y) / 2, turn: -90 };
  return { id: `${en} ${hex}`, en, ja, ...place, size: 11.5 };
});
