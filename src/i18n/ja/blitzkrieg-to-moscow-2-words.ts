import type { en } from '../en/blitzkrieg-to-moscow-2-words.ts';

/** Blitzkrieg to Moscow 2の軍、段階、フェイズ、結果の名前と、シナリオ、選択ルール。 */
export const ja = {
  'name.side.german': 'ドイツ軍',
  'name.player.german': 'ドイツ軍プレイヤー',
  'name.side.soviet': 'ソ連軍',
  'name.player.soviet': 'ソ連軍プレイヤー',

  'btm.scenario.campaign':
    '1941年6月から1942年4月まで、全6ターンの標準ゲームです。終了時にドイツ軍が10点以上ならドイツ軍、9点以下ならソ連軍の勝利です。',
  'btm.seat.german': 'ドイツ軍',
  'btm.seat.soviet': 'ソ連軍',

  'btm.ruling.free-setup': 'ソ連軍のフリーセットアップ',
  'btm.ruling.free-setup.what':
    '都市に配置される歩兵5個を、ソ連軍プレイヤーが最初に任意の都市へ1個ずつ配置します。ややソ連軍に有利です。',
  'btm.ruling.odessa': 'オデッサ',
  'btm.ruling.odessa.what':
    'オデッサのソ連軍ユニットは投降せず、歩兵は海上からセヴァストポリへ輸送できます。ソ連軍に有利です。',
  'btm.ruling.moscow': 'モスクワ占領の影響',
  'btm.ruling.moscow.what':
    'ドイツ軍が一度でもモスクワを支配すると、ソ連軍のカードなしの鉄道移動が失われます。支配している間は、ソ連軍の兵站カードが1枚減ります。ややドイツ軍に有利です。',
  'btm.ruling.open-hands': '手札の公開',
  'btm.ruling.open-hands.what': '両軍の手札を公開し、席の交代でも何も隠しません。',

  // フェイズの名前
  'btm.phase.setup': 'ゲームの準備',
  'btm.phase.logistics': '兵站フェイズ',
  'btm.phase.movement': '移動フェイズ',
  'btm.phase.combat': '戦闘フェイズ',
  'btm.phase.breakthrough': '突破フェイズ',
  'btm.phase.supply': '補給フェイズ',
  'btm.phase.over': 'ゲーム終了',

  // 段階の名前。ほかの文の中で使う
  'btm.step.setup-place': 'フリーセットアップ',
  'btm.step.logistics-sea': 'オデッサの海上輸送',
  'btm.step.logistics-remove': '自発的な除去',
  'btm.step.logistics-draw': '兵站カードの取得',
  'btm.step.logistics-reinforce': '増援の配置',
  'btm.step.logistics-rebuild': '続けて行う再建',
  'btm.step.logistics-rail': '鉄道移動',
  'btm.step.logistics-rail-group': '鉄道移動の同行',
  'btm.step.movement-move': '移動フェイズ',
  'btm.step.movement-path': 'ユニットの移動',
  'btm.step.movement-excess': 'スタック制限を超えたユニットの除去',
  'btm.step.combat-attack': '攻撃目標の選択',
  'btm.step.combat-attackers': '攻撃ユニットの選択',
  'btm.step.combat-defence': '防御戦術の選択',
  'btm.step.combat-attack-card': '攻撃側のカード',
  'btm.step.combat-defence-card': '防御側のカード',
  'btm.step.combat-reroll': 'ダイスの振り直し',
  'btm.step.combat-retreat': '退却の順番の選択',
  'btm.step.combat-retreat-path': '退却先の選択',
  'btm.step.combat-advance': '戦闘後前進',
  'btm.step.breakthrough-action': '突破フェイズ',
  'btm.step.breakthrough-path': '戦車の移動',
  'btm.step.breakthrough-second': '2個目の戦車の選択',
  'btm.step.card-hitler': 'ドイツ軍カードへの対応',

  'btm.date.1': '1941年6月',
  'btm.date.2': '1941年7月から8月',
  'btm.date.3': '1941年9月から10月',
  'btm.date.4': '1941年11月から12月',
  'btm.date.5': '1942年1月から2月',
  'btm.date.6': '1942年3月から4月',
  'btm.weather.clear': '通常',
  'btm.weather.mud': '泥濘',
  'btm.weather.snow': '降雪',
  'btm.weather.thaw': '雪解け',

  // カードの使い方
  'btm.use.combatShift': '戦闘修整',
  'btm.use.tankAction': '戦車アクション',
  'btm.use.activate': '活性化',
  'btm.use.rail': '鉄道移動',
  'btm.use.reroll': 'ダイスの振り直し',
  'btm.use.reinforce': '増援',
  'btm.use.heroCity': '英雄都市の指定',
  'btm.use.cancel': 'ドイツ軍カードの無効化',

  // 戦闘結果
  'btm.die.DE': '壊滅',
  'btm.die.DL': '損耗と退却',
  'btm.die.DR': '退却',
  'btm.die.-': '効果なし',
  'btm.outcome.DE': '防御側の壊滅',
  'btm.outcome.DL': '防御側の損耗と退却',
  'btm.outcome.DR': '防御側の退却',
  'btm.outcome.-': '効果なし',
} as const satisfies Record<keyof typeof en, string>;
