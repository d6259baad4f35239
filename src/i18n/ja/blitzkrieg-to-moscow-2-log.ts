import type { en } from '../en/blitzkrieg-to-moscow-2-log.ts';

/** Blitzkrieg to Moscow 2の記録。 */
export const ja = {
  'btm.log.placed': '{unit|unit}が{hex|hex}に配置されます',
  'btm.log.turn-began': '第{turn|number}ターン、{turn|word:btm.date}：{weather|word:btm.weather}',
  'btm.log.phase-logistics': '{side|side}兵站フェイズ',
  'btm.log.phase-movement': '{side|side}移動フェイズ',
  'btm.log.phase-combat': '{side|side}戦闘フェイズ',
  'btm.log.phase-breakthrough': '{side|side}突破フェイズ',
  'btm.log.phase-supply': '{side|side}補給フェイズ',

  // カード
  'btm.log.cards-discarded': '{side|side}の前ターンの未使用カードが捨て札になります：{cards|markers}',
  'btm.log.draw-ended': '{side|side}プレイヤーが兵站カード{n|plural:#枚}を手札にします',
  'btm.log.card-combatShift': '{side|side}のカード：{card|marker}（戦闘修整）',
  'btm.log.card-tankAction': '{side|side}のカード：{card|marker}（戦車アクション）',
  'btm.log.card-activate': '{side|side}のカード：{card|marker}（活性化）',
  'btm.log.card-rail': '{side|side}のカード：{card|marker}（鉄道移動）',
  'btm.log.card-reroll': '{side|side}のカード：{card|marker}（ダイスの振り直し）',
  'btm.log.card-reinforce': '{side|side}のカード：{card|marker}（増援）',
  'btm.log.card-heroCity': '{side|side}のカード：{card|marker}（英雄都市の指定）',
  'btm.log.card-cancel': '{side|side}のカード：{card|marker}',
  'btm.log.card-cancelled': '{by|marker}により{card|marker}の効果が無効になります',

  // 兵站
  'btm.log.shipped': '{unit|unit}が{from|hex}から{hex|hex}へ海上輸送されます',
  'btm.log.removed-own-will': '{unit|unit}が{hex|hex}から自発的に除去されます',
  'btm.log.removed-stacking': '{unit|unit}がスタック制限により{hex|hex}から除去されます',
  'btm.log.arrived': '{unit|unit}が{area|place}に登場します',
  'btm.log.returned': '{unit|unit}が{area|place}に戻ります',
  'btm.log.rebuilt-eliminated': '{unit|unit}が{area|place}に再建されます',
  'btm.log.rebuilt-surrendered': '投降した{unit|unit}が2倍のコストで{area|place}に再建されます',
  'btm.log.hero-named': '{hex|hex}が英雄都市に指定されます',
  'btm.log.hero-lost': '{hex|hex}が陥落し、英雄都市ではなくなります',
  'btm.log.railed': '{units|units}が{from|place}から{place|place}へ鉄道移動します',
  'btm.log.activated': '{unit|unit}が活性状態になります',

  // 移動と支配
  'btm.log.moved': '{unit|unit}が{from|place}から{hex|hex}へ移動します（{steps|plural:#ヘクス}）',
  'btm.log.moved-area': '{unit|unit}が{from|place}から{area|place}へ戻ります',
  'btm.log.sent-to-track': '{unit|unit}が{from|place}からマップを離れ、第{turn|number}ターンの増援になります',
  'btm.log.left-map': '{unit|unit}が{from|place}からマップを離れ、もう戻りません',
  'btm.log.control': '{hex|hex}が{side|side}の支配下に入ります（{points|plural:#点}）',

  // 戦闘
  'btm.log.attack-declared': '{hex|hex}への攻撃：{attackers|units}対{defenders|units}',
  'btm.log.defence-active': '積極防御：{units|units}',
  'btm.log.defence-passive': '消極防御：{units|units}',
  'btm.log.defence-mixed': '積極防御：{units|units}／消極防御：{others|units}',
  'btm.log.attack-failed':
    '{hex|hex}への攻撃は失敗です。{attack|number}対{defence|number}、戦闘比{ratio}、修整後{column}です。',
  'btm.log.rolled-eliminated':
    '{hex|hex}：{attack|number}対{defence|number}、戦闘比{ratio}、修整後{column}、{side|side}の目は{die|number}で、防御側は壊滅します',
  'btm.log.rolled-losses':
    '{hex|hex}：{attack|number}対{defence|number}、戦闘比{ratio}、修整後{column}、{side|side}の目は{die|number}で、防御側は損耗して退却します',
  'btm.log.rolled-retreat':
    '{hex|hex}：{attack|number}対{defence|number}、戦闘比{ratio}、修整後{column}、{side|side}の目は{die|number}で、防御側は退却します',
  'btm.log.rolled-none':
    '{hex|hex}：{attack|number}対{defence|number}、戦闘比{ratio}、修整後{column}、{side|side}の目は{die|number}で、効果はありません',
  'btm.log.rolled-held':
    '{hex|hex}：{attack|number}対{defence|number}、戦闘比{ratio}、修整後{column}、{side|side}の目は{die|number}で退却ですが、英雄都市のため効果はありません',
  'btm.log.spent': '損耗：{units|units}',
  'btm.log.eliminated-result': '{unit|unit}が{place|place}で壊滅します',
  'btm.log.eliminated-no-retreat': '{unit|unit}は{place|place}から退却できず、壊滅します',
  'btm.log.eliminated-exhausted': '{unit|unit}は損耗し、{place|place}で除去されます',
  'btm.log.retreated': '{unit|unit}が{from|hex}から{hex|hex}へ退却します',
  'btm.log.retreated-area': '{unit|unit}が{from|hex}から{area|place}へ退却します',
  'btm.log.advanced': '{unit|unit}が{from|place}から{hex|hex}へ戦闘後前進します',
  'btm.log.attack-lapsed': '{hex|hex}への2つ目の攻撃は、敵がいなくなったため行われません',

  // 補給と終了
  'btm.log.surrendered': '{unit|unit}は{hex|hex}で補給線を引けず、投降します',
  'btm.log.recovered': '回復：{units|units}',
  'btm.log.game-over': 'ドイツ軍の得点{score|number}点でゲームが終わります。{side|side}の勝利です。',
} as const satisfies Record<keyof typeof en, string>;
