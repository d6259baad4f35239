import type { en } from '../en/blitzkrieg-to-moscow-2-rulings.ts';

/** Blitzkrieg to Moscow 2のルールに決まりがなく、準備のときに選べる点。 */
export const ja = {
  'btm.ruling.odessa-points': '英雄都市オデッサの得点',
  'btm.ruling.odessa-points.what':
    '選択ルール「オデッサ」を使うとき、英雄都市だったオデッサがドイツ軍に何点になるかです。',
  'btm.ruling.odessa-points.one': '1点',
  'btm.ruling.odessa-points.two': '2点',
} as const satisfies Record<keyof typeof en, string>;
