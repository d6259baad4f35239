import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { AreaFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { hexCentre, hexSideOf } from './layout.ts';
import { placeNames, type PlacedName } from '../../../board/lettering.ts';
import { SHAPES } from './shapes.ts';

export type PrintLang = 'en' | 'ja';

/** The printed name of a rear area, without the part in brackets. */
export const areaName = ({ name, nameJa }: AreaFacts, lang: PrintLang): string =>
  (lang === 'ja' ? nameJa : name).split(/\s*[（(]/)[0] ?? '';

/** Names of nature, with their place on the board: print, not rules. */
export interface Feature extends PlacedName {
  readonly en: string;
  readonly ja: string;
}

/** Kana fill their square, so that they are set a little smaller. */
export const featureSize = (feature: Feature, lang: PrintLang): number => feature.size * (lang === 'ja' ? 0.9 : 1);

type Name = Pick<Feature, 'en' | 'ja'>;
/** Slopes up to this many degrees are set level. */
const LEVEL = 30;

export interface WideName extends Feature {
  readonly kind: 'land' | 'region' | 'sea';
  readonly length: number;
}

/* prettier-ignore */
const WIDE: readonly (Name & Pick<WideName, 'id' | 'kind' | 'size'>)[] = [
  { id: 'estonia', kind: 'land', size: 26, en: 'Estonia', ja: 'エストニア' }, { id: 'latvia', kind: 'land', size: 26, en: 'Latvia', ja: 'ラトビア' },
  { id: 'lithuania', kind: 'land', size: 25, en: 'Lithuania', ja: 'リトアニア' }, { id: 'belorussia', kind: 'land', size: 38, en: 'Belorussia', ja: 'ベラルーシ' },
  { id: 'ukraine', kind: 'land', size: 52, en: 'Ukraine', ja: 'ウクライナ' }, { id: 'bessarabia', kind: 'land', size: 20, en: 'Bessarabia', ja: 'ベッサラビア' },
  { id: 'crimea', kind: 'land', size: 22, en: 'Crimea', ja: 'クリミア' }, { id: 'russia', kind: 'land', size: 56, en: 'Russia', ja: 'ロシア' },
  { id: 'kuban', kind: 'land', size: 22, en: 'Kuban', ja: 'クバン' }, { id: 'romania', kind: 'land', size: 30, en: 'Romania', ja: 'ルーマニア' },
  { id: 'hungary', kind: 'land', size: 26, en: 'Hungary', ja: 'ハンガリー' },
  { id: 'general-government', kind: 'land', size: 17, en: 'General Government', ja: 'ポーランド総督府' },
  { id: 'east-prussia', kind: 'land', size: 17, en: 'East Prussia', ja: '東プロイセン' }, { id: 'finland', kind: 'land', size: 26, en: 'Finland', ja: 'フィンランド' },
  { id: 'galicia', kind: 'region', size: 19, en: 'Galicia', ja: 'ガリツィア' }, { id: 'don-steppe', kind: 'region', size: 18, en: 'Don Steppe', ja: 'ドン草原' },
  { id: 'pripet-marshes', kind: 'region', size: 23, en: 'Pripet Marshes', ja: 'プリピャチ湿地' },
  { id: 'valdai-hills', kind: 'region', size: 18, en: 'Valdai Hills', ja: 'ヴァルダイ丘陵' },
  { id: 'central-russian-upland', kind: 'region', size: 18, en: 'Central Russian Upland', ja: '中央ロシア高地' },
  { id: 'donets-basin', kind: 'region', size: 17, en: 'Donets Basin', ja: 'ドネツ盆地' }, { id: 'volhynia', kind: 'region', size: 18, en: 'Volhynia', ja: 'ヴォルイニ' },
  { id: 'podolia', kind: 'region', size: 18, en: 'Podolia', ja: 'ポドリア' }, { id: 'bryansk-forest', kind: 'region', size: 17, en: 'Bryansk Forest', ja: 'ブリャンスクの森' },
  { id: 'nogai-steppe', kind: 'region', size: 17, en: 'Nogai Steppe', ja: 'ノガイ草原' }, { id: 'carpathians', kind: 'region', size: 20, en: 'Carpathians', ja: 'カルパチア山脈' },
  { id: 'baltic-sea', kind: 'sea', size: 34, en: 'Baltic Sea', ja: 'バルト海' }, { id: 'gulf-of-finland', kind: 'sea', size: 22, en: 'Gulf of Finland', ja: 'フィンランド湾' },
  { id: 'gulf-of-riga', kind: 'sea', size: 18, en: 'Gulf of Riga', ja: 'リガ湾' }, { id: 'black-sea', kind: 'sea', size: 46, en: 'Black Sea', ja: '黒海' },
  { id: 'sea-of-azov', kind: 'sea', size: 22, en: 'Sea of Azov', ja: 'アゾフ海' }, { id: 'ladoga', kind: 'sea', size: 19, en: 'L. Ladoga', ja: 'ラドガ湖' },
];

/** Lands, regions and seas: each along the line that the map tool has for it. */
export const WIDE_NAMES: readonly WideName[] = WIDE.flatMap((name) => {
  const [x = 0, y = 0, u = 0, v = 0] = SHAPES.names[name.id] ?? [];
  const slope = (Math.atan2(v - y, u - x) * 180) / Math.PI;
  // Nearly level reads as level.
  const turn = Math.abs(slope) < LEVEL ? 0 : slope;
  return SHAPES.names[name.id]
    ? [{ ...name, x: (x + u) / 2, y: (y + v) / 2, turn, length: Math.hypot(u - x, v - y) }]
    : [];
});

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

export const WATERS: readonly Feature[] = placeNames(FREE_WATERS, SHAPES.labels, 13);

const DNIEPER: Name = { en: 'Dnieper', ja: 'ドニエプル川' };
const DON: Name = { en: 'Don', ja: 'ドン川' };

/** Between a counter and the hexside: the names of the rivers of the rules run along upright sides, inside the first hex. */
const BESIDE_SIDE = 11.5;
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
  return { id: `${en} ${hex}`, en, ja, ...place, size: 12 };
});

/** Towns without points: drawn, and named once one has zoomed in. */
/* prettier-ignore */
const TOWN_NAMES: Readonly<Record<string, Name>> = {
  pskov: { en: 'Pskov', ja: 'プスコフ' }, novgorod: { en: 'Novgorod', ja: 'ノヴゴロド' }, luga: { en: 'Luga', ja: 'ルガ' }, narva: { en: 'Narva', ja: 'ナルヴァ' },
  tallinn: { en: 'Tallinn', ja: 'タリン' }, 'velikie-luki': { en: 'Velikie Luki', ja: 'ヴェリーキエ・ルーキ' }, daugavpils: { en: 'Daugavpils', ja: 'ダウガフピルス' },
  vilna: { en: 'Vilna', ja: 'ヴィリナ' }, kaunas: { en: 'Kaunas', ja: 'カウナス' }, vitebsk: { en: 'Vitebsk', ja: 'ヴィテブスク' }, orsha: { en: 'Orsha', ja: 'オルシャ' },
  mogilev: { en: 'Mogilev', ja: 'モギリョフ' }, gomel: { en: 'Gomel', ja: 'ゴメリ' }, bobruisk: { en: 'Bobruisk', ja: 'ボブルイスク' }, brest: { en: 'Brest', ja: 'ブレスト' },
  bialystok: { en: 'Białystok', ja: 'ビャウィストク' }, baranovichi: { en: 'Baranovichi', ja: 'バラノヴィチ' }, pinsk: { en: 'Pinsk', ja: 'ピンスク' },
  roslavl: { en: 'Roslavl', ja: 'ロスラヴリ' }, bryansk: { en: 'Bryansk', ja: 'ブリャンスク' }, vyazma: { en: 'Vyazma', ja: 'ヴャジマ' }, rzhev: { en: 'Rzhev', ja: 'ルジェフ' },
  kaluga: { en: 'Kaluga', ja: 'カルーガ' }, orel: { en: 'Orel', ja: 'オリョール' }, kursk: { en: 'Kursk', ja: 'クルスク' }, elets: { en: 'Elets', ja: 'エレツ' },
  voronezh: { en: 'Voronezh', ja: 'ヴォロネジ' }, ryazan: { en: 'Ryazan', ja: 'リャザン' }, tikhvin: { en: 'Tikhvin', ja: 'チフヴィン' }, bologoye: { en: 'Bologoye', ja: 'ボロゴエ' },
  cherepovets: { en: 'Cherepovets', ja: 'チェレポヴェツ' }, konotop: { en: 'Konotop', ja: 'コノトプ' }, chernigov: { en: 'Chernigov', ja: 'チェルニゴフ' },
  kovel: { en: 'Kovel', ja: 'コヴェリ' }, lvov: { en: 'Lvov', ja: 'リヴォフ' }, rovno: { en: 'Rovno', ja: 'ロヴノ' }, zhitomir: { en: 'Zhitomir', ja: 'ジトミル' },
  vinnitsa: { en: 'Vinnitsa', ja: 'ヴィニツァ' }, uman: { en: 'Uman', ja: 'ウマニ' }, poltava: { en: 'Poltava', ja: 'ポルタヴァ' }, belgorod: { en: 'Belgorod', ja: 'ベルゴロド' },
  kremenchug: { en: 'Kremenchug', ja: 'クレメンチュグ' }, melitopol: { en: 'Melitopol', ja: 'メリトポリ' }, perekop: { en: 'Perekop', ja: 'ペレコプ' }, kerch: { en: 'Kerch', ja: 'ケルチ' },
  nikolaev: { en: 'Nikolaev', ja: 'ニコラエフ' }, kherson: { en: 'Kherson', ja: 'ヘルソン' }, stalino: { en: 'Stalino', ja: 'スターリノ' }, taganrog: { en: 'Taganrog', ja: 'タガンログ' },
  izyum: { en: 'Izyum', ja: 'イジューム' }, millerovo: { en: 'Millerovo', ja: 'ミレロヴォ' }, krasnodar: { en: 'Krasnodar', ja: 'クラスノダール' },
  kishinev: { en: 'Kishinev', ja: 'キシニョフ' }, czernowitz: { en: 'Czernowitz', ja: 'チェルノヴィッツ' }, siauliai: { en: 'Šiauliai', ja: 'シャウリャイ' }, dorpat: { en: 'Dorpat', ja: 'ドルパト' },
  bucharest: { en: 'Bucharest', ja: 'ブカレスト' }, galatz: { en: 'Galatz', ja: 'ガラツィ' }, 'krivoi-rog': { en: 'Krivoi Rog', ja: 'クリヴォイ・ログ' }, valuiki: { en: 'Valuiki', ja: 'ヴァルイキ' },
};
const WEST_OF_TOWN: ReadonlySet<string> = new Set(['perekop', 'kishinev', 'nikolaev', 'izyum', 'kovel']);
const TOWN_SIZE = 13.5;

interface TownName extends Feature {
  readonly isWest: boolean;
}
export const TOWNS: readonly TownName[] = placeNames(
  TOWN_NAMES,
  Object.fromEntries(Object.entries(SHAPES.towns).map(([id, place]) => [id, [...place, 0]])),
  TOWN_SIZE,
).map((town) => ({ ...town, isWest: WEST_OF_TOWN.has(town.id) }));
