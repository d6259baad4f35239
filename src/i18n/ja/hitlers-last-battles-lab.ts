import type { en } from '../en/hitlers-last-battles-lab.ts';

/** Hitler's Last Battlesの2つの局面の違い。エディターにない言葉だけ。 */
export const ja = {
  'hlb.lab.volkssturm': '国民突撃兵の召集',
  'hlb.lab.replacements': '{faction|faction}の残り補充',
  'hlb.lab.markers-left': '割り当て前の攻撃マーカー',
  'hlb.lab.pool': 'プール',
} as const satisfies Record<keyof typeof en, string>;
