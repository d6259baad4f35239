import type { en } from '../en/hitlers-reich-lab.ts';

/** Hitler's Reichの2つの局面の違い。エディターにない言葉だけ。 */
export const ja = {
  'hr.lab.none': 'なし',
  'hr.lab.fleets': '{side|side}の艦隊',
  'hr.lab.fleets.n': '艦隊{n|number}個',
  'hr.lab.fortresses': '{side|side}の要塞',
  'hr.lab.fortresses.n': '要塞{n|number}個',
  'hr.lab.hand': '{side|side}の手札',
  'hr.lab.deck': '{side|side}のデッキ',
  'hr.lab.discard': '{side|side}の捨て札',
  'hr.lab.conflict': '進行中の戦闘',
  'hr.lab.events': '{side|side}が戦闘で使ったイベント',
  'hr.lab.events.list': '{list|units}',
  'hr.lab.laid': '{side|side}が戦闘に出したカード',
  'hr.lab.dice': '{side|side}のダイス',
  'hr.lab.dice.list': '{list|list}',
} as const satisfies Record<keyof typeof en, string>;
