import type { en } from '../en/blitzkrieg-to-moscow-2-lab.ts';

/** Blitzkrieg to Moscow 2の2つの局面の違い。エディターにない言葉だけ。 */
export const ja = {
  'btm.lab.hand': '{side|side}の手札',
  'btm.lab.card': 'このターンに使った{side|side}の{card|marker}',
  'btm.lab.card.copy': 'このターンに使った{side|side}の{card|marker}（{n|number}／{of|number}）',
  'btm.lab.free-rail': 'ソ連軍のカードなしの鉄道移動の使用',
  'btm.lab.at': '{place|hex}',
  'btm.lab.at.spent': '{place|hex}（損耗）',
  'btm.lab.eliminated': '壊滅・除去',
  'btm.lab.surrendered': '投降',
  'btm.lab.turn': '第{turn|number}ターンに到着',
  'btm.lab.left': '復帰なし',
} as const satisfies Record<keyof typeof en, string>;
