import type { Named } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import { placeNames } from '../../../board/lettering.ts';
import type { PlacedName } from '../../../board/lettering.ts';
import { SHAPES } from './shapes.ts';

/** Names of nature, with their place on the board: print, not rules. */
export interface Feature extends Named, PlacedName {}

export const SEAS: readonly Feature[] = [
  { id: 'north-sea', nameEn: 'North Sea', nameJa: '北海', x: 232, y: 268, size: 36, turn: 0 },
  { id: 'baltic-sea', nameEn: 'Baltic Sea', nameJa: 'バルト海', x: 1108, y: 104, size: 31, turn: 0 },
  { id: 'channel', nameEn: 'The Channel', nameJa: 'イギリス海峡', x: 124, y: 604, size: 24.5, turn: 0 },
  { id: 'adriatic', nameEn: 'Adriatic', nameJa: 'アドリア海', x: 888, y: 1066, size: 24.5, turn: 0 },
];

/** Of rivers and ranges; the map tool has found room for each (`labels` of the shapes). Shown once one has zoomed in. */
const RHINE = { nameEn: 'Rhine', nameJa: 'ライン川' };
const ELBE = { nameEn: 'Elbe', nameJa: 'エルベ川' };
const ODER = { nameEn: 'Oder', nameJa: 'オーデル川' };
const VISTULA = { nameEn: 'Vistula', nameJa: 'ヴィスワ川' };
const NIEMEN = { nameEn: 'Niemen', nameJa: 'ネマン川' };
const DANUBE = { nameEn: 'Danube', nameJa: 'ドナウ川' };

const WATER_NAMES: Readonly<Record<string, Named>> = {
  'lower-rhine': RHINE,
  'upper-rhine': RHINE,
  maas: { nameEn: 'Maas', nameJa: 'マース川' },
  mosel: { nameEn: 'Moselle', nameJa: 'モーゼル川' },
  weser: { nameEn: 'Weser', nameJa: 'ヴェーザー川' },
  'lower-elbe': ELBE,
  'upper-elbe': ELBE,
  oder: ODER,
  'lower-oder': ODER,
  neisse: { nameEn: 'Neisse', nameJa: 'ナイセ川' },
  warthe: { nameEn: 'Warthe', nameJa: 'ヴァルタ川' },
  vistula: VISTULA,
  'lower-vistula': VISTULA,
  'upper-vistula': VISTULA,
  bug: { nameEn: 'Bug', nameJa: 'ブーク川' },
  narew: { nameEn: 'Narew', nameJa: 'ナレフ川' },
  niemen: NIEMEN,
  'lower-niemen': NIEMEN,
  duena: { nameEn: 'Dvina', nameJa: 'ダウガヴァ川' },
  pripet: { nameEn: 'Pripet', nameJa: 'プリピャチ川' },
  dniestr: { nameEn: 'Dniestr', nameJa: 'ドニエストル川' },
  prut: { nameEn: 'Prut', nameJa: 'プルト川' },
  'upper-danube': DANUBE,
  danube: DANUBE,
  'lower-danube': DANUBE,
  inn: { nameEn: 'Inn', nameJa: 'イン川' },
  tisza: { nameEn: 'Tisza', nameJa: 'ティサ川' },
  waag: { nameEn: 'Waag', nameJa: 'ヴァーフ川' },
  drava: { nameEn: 'Drava', nameJa: 'ドラーヴァ川' },
  seine: { nameEn: 'Seine', nameJa: 'セーヌ川' },
  loire: { nameEn: 'Loire', nameJa: 'ロワール川' },
  rhone: { nameEn: 'Rhône', nameJa: 'ローヌ川' },
  saone: { nameEn: 'Saône', nameJa: 'ソーヌ川' },
};

const RANGE_NAMES: Readonly<Record<string, Named>> = {
  alps: { nameEn: 'Alps', nameJa: 'アルプス山脈' },
  carpathians: { nameEn: 'Carpathians', nameJa: 'カルパティア山脈' },
  sudetes: { nameEn: 'Sudetes', nameJa: 'ズデーテン山地' },
  'ore-mountains': { nameEn: 'Ore Mts', nameJa: 'エルツ山地' },
  'bohemian-forest': { nameEn: 'Bohemian Forest', nameJa: 'ボヘミアの森' },
  'black-forest': { nameEn: 'Black Forest', nameJa: 'シュヴァルツヴァルト' },
};

export const WATERS: readonly Feature[] = placeNames(WATER_NAMES, SHAPES.labels, 12.5);
export const HIGHLANDS: readonly Feature[] = placeNames(RANGE_NAMES, SHAPES.labels, 12);
