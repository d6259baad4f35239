import type { en } from '../en/blitzkrieg-to-moscow-2-preview.ts';

/** Blitzkrieg to Moscow 2の予告と、数の理由。 */
export const ja = {
  // 戦闘比の修整
  'btm.shift.mountain': '{hex|hex}の山地',
  'btm.shift.city': '{hex|hex}の都市',
  'btm.shift.river': '全攻撃側が河川越し',
  'btm.shift.tank': '平地を攻撃する戦車（{unit|unit}）',
  'btm.shift.winter': 'ソ連軍の冬季反攻',
  'btm.shift.attack-card': '攻撃側のカード（{card|marker}）',
  'btm.shift.defence-card': '防御側のカード（{card|marker}）',

  // ドイツ軍の得点
  'btm.score.city': '{hex|place}',
  'btm.score.no-supply': '補給線を引けない{hex|place}',
  'btm.score.hero': '英雄都市に指定された{hex|place}',
  'btm.score.panzers': '活性状態の戦車軍{count|number}個（{each|number}個で1点）',
  'btm.score.losses': '損失：歩兵{infantry|plural:#個}、戦車{tanks|plural:#個}',
  'btm.experiment.score.panzers': '活性状態の戦車軍',
  'btm.experiment.score.losses': '失われたドイツ軍',

  // 手の結果
  'btm.effect.removed': '{unit|unit}は除去され、カードで再建できます',
  'btm.effect.active': '{unit|unit}が活性状態になります',
  'btm.effect.cancelled': 'ドイツ軍のカードは無効になり、両方のカードが捨て札になります',
  'btm.effect.spent': '{unit|unit}は損耗状態になります',
  'btm.effect.exhausted': '{unit|unit}は損耗面がなく、戦闘後に除去されます',
  'btm.effect.spent-unless-rear': '{unit|unit}は、後方エリアへ退却しなければ損耗します',
  'btm.effect.exhausted-unless-rear': '{unit|unit}は損耗面がなく、後方エリアへ退却しなければ戦闘後に除去されます',
  'btm.effect.rebuilt-spent': '{unit|unit}は損耗状態で登場します',
  'btm.effect.rebuilt-active': '{unit|unit}は活性状態で登場します。カードの残りは{left|plural:#個分}です。',
  'btm.effect.hero-holds': 'ドイツ軍が{hex|hex}を攻撃したとき、退却の結果が効果なしになります',
  'btm.effect.hero-supply': '{hex|hex}のソ連軍ユニットは、補給線を引けなくても投降しません',
  'btm.effect.hero-points': '終了時にドイツ軍が支配していると、{hex|hex}は{points|plural:#点}になります',
  'btm.effect.takes': '{hex|hex}が{side|side}の支配下に入ります（{points|plural:#点}）',
  'btm.effect.leaves-map': '最終ターンのため、ユニットはマップを離れ、もう戻りません',
  'btm.effect.to-track': 'ユニットはマップを離れ、活性状態で第{turn|number}ターンの増援になります',
  'btm.effect.beyond-full': '{hex|hex}はいっぱいのため、{unit|unit}はさらに1ヘクス退却します',
  'btm.effect.stops': '{unit|unit}は{hex|hex}で停止します。その先に入れるヘクスはありません。',
  'btm.effect.fails':
    '{attack|number}対{defence|number}、戦闘比{odds|ratio}、修整後{column|ratio}。1:1に満たない攻撃は、ダイスを振らずに失敗します。',
  'btm.effect.odds': '{attack|number}対{defence|number}、戦闘比{odds|ratio}、修整後{column|ratio}',
  'btm.range.plain': '以後カードが使われなければ',
  'btm.range.card': '{side|side}が{card|marker}を使えば',
  'btm.range.cancelled': '{card|marker}が取り消されれば',
  'btm.effect.odds-passive': '消極防御なら{attack|number}対{defence|number}、戦闘比{odds|ratio}、修整後{column|ratio}',
  'btm.effect.attackers-spent': '戦闘後に損耗：{units|units}',
  'btm.effect.attackers-exhausted': '損耗面がなく、戦闘後に除去：{units|units}',

  // 注意
  'btm.warn.crowded':
    '{hex|hex}にはすでに{units|units}がいます。移動フェイズ終了時にスタック制限を超えるユニットは除去されます。',
  'btm.warn.no-supply': '今のままでは{unit|unit}は{hex|hex}で補給線を引けず、投降します',
  'btm.warn.leaves-city': '{unit|unit}が離れると{hex|hex}が空き、{enemies|units:or}が入れます',
  'btm.warn.excess': '{hexes|hexes}がスタック制限を超えています。超えたユニットは除去しなければなりません。',
  'btm.warn.reroll-vain': '{result|word:btm.die}より良い目はなく、振り直しても得るものはありません',
} as const satisfies Record<keyof typeof en, string>;
