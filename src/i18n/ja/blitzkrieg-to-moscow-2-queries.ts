import type { en } from '../en/blitzkrieg-to-moscow-2-queries.ts';

/** Blitzkrieg to Moscow 2の盤面の読み取り：補給、戦力、修整。 */
export const ja = {
  // 補給線を断つもの
  'btm.cut.unit': '{hex|hex}の{units|units}が補給線をふさいでいます',
  'btm.cut.city': '{hex|hex}は敵の都市で、補給線を通せません',
  'btm.cut.zone': '{hex|hex}には{units|units}のZOCが及び、味方のユニットがいません',
  'btm.cut.water': '{from|hex}と{hex|hex}の間は全水域ヘクスサイドです',
  'btm.cut.isolated-city': '{hex|hex}は補給線が通じず、補給源になりません',
  'btm.cut.far': '最も近い補給源まで{steps|plural:#ヘクス}あります。補給線は{most|plural:#ヘクス}までです。',

  // 各ユニットの戦力
  'btm.strength.full': '{unit|unit}：活性状態で攻撃',
  'btm.strength.spent': '{unit|unit}：損耗状態',
  'btm.strength.active': '{unit|unit}：積極防御',
  'btm.strength.passive': '{unit|unit}：消極防御',
  'btm.strength.undecided': '{unit|unit}：防御戦術は未定（積極防御として計算）',
  'btm.strength.spared': '{unit|unit}はこのフェイズに攻撃を受けており、防御力に加わらず、結果も受けません',
  'btm.strength.bystander': '{unit|unit}はこのフェイズに攻撃を受けており、防御力に加わらず、結果だけを受けます',

  // 適用されない修整
  'btm.no-shift.mountain.ground': '山地ではない',
  'btm.no-shift.city.ground': '都市ではない',
  'btm.no-shift.river.none': '河川越しの攻撃側なし',
  'btm.no-shift.river.not-all': '河川越しでない攻撃側あり',
  'btm.no-shift.river.weather': '河川は凍結',
  'btm.no-shift.tank.none': '攻撃側に戦車なし',
  'btm.no-shift.tank.ground': '平地でなく戦車の修整なし',
  'btm.no-shift.tank.weather': '{weather|word:btm.weather}のため戦車の修整なし',
  'btm.no-shift.winter.weather': '冬季の修整は降雪時のみ',
  'btm.no-shift.winter.side': '冬季の修整はソ連軍のみ',
  'btm.no-shift.attack-card.none': '攻撃側のカードなし',
  'btm.no-shift.attack-card.cancelled': '攻撃側の{card|marker}は無効',
  'btm.no-shift.defence-card.none': '防御側のカードなし',
  'btm.no-shift.defence-card.cancelled': '防御側の{card|marker}は無効',
} as const satisfies Record<keyof typeof en, string>;
