import type { en } from '../en/hitlers-last-battles-setup.ts';

/** Hitler's Last Battlesの準備で決める、ルールの未決の問い。 */
export const ja = {
  'hlb.seat.german': 'ドイツ軍',
  'hlb.seat.allied': '連合軍',

  'hlb.ruling.beside-enemy': '敵の隣への補充',
  'hlb.ruling.beside-enemy.what': '敵ユニットが隣接している間、補充を置けないヘクスの範囲です。',
  'hlb.ruling.beside-enemy.every-hex': 'すべてのヘクス',
  'hlb.ruling.beside-enemy.cities': '都市ヘクスだけ',
  'hlb.ruling.beside-enemy.next-to-cities': '都市に隣接するヘクスだけ',
  'hlb.ruling.beside-enemy.starts-and-next-to-cities': '配置ヘクスと都市に隣接するヘクス（盤端は自由）',

  'hlb.ruling.whose-cities': '補充に使える都市',
  'hlb.ruling.whose-cities.what': '盤端のほかに補充を置ける場所です。配置ヘクスも都市と同じ扱いです。',
  'hlb.ruling.whose-cities.own': '自陣営の都市',
  'hlb.ruling.whose-cities.side': '自軍の都市（西側もソ連軍も使える）',
  'hlb.ruling.whose-cities.any': '空いている都市ならどこでも（敵の都市も可）',

  'hlb.ruling.beaten-attacker': '敗れた攻撃側',
  'hlb.ruling.beaten-attacker.what': '退却方向の制限と06列の禁止が、元のヘクスへ戻る攻撃側にも及ぶかどうかです。',
  'hlb.ruling.beaten-attacker.goes-back': '方向にかかわらず元のヘクスへ戻る',
  'hlb.ruling.beaten-attacker.retreats': '退却できない方向なら除去される',

  'hlb.ruling.attack-cost': '攻撃に使う移動力',
  'hlb.ruling.attack-cost.what': '先に1ヘクス移動してから攻撃できるかどうかです。',
  'hlb.ruling.attack-cost.allowance': '2使う：初めから敵に隣接していること',
  'hlb.ruling.attack-cost.ends-move': '移動が終わるだけ：1ヘクス移動してから攻撃できる',

  'hlb.ruling.fought-before': '攻撃を受けたユニットの支援',
  'hlb.ruling.fought-before.what': 'そのターンに攻撃を受けたユニットが支援できるかどうかです。',
  'hlb.ruling.fought-before.this-phase': 'できる：進行中の戦闘フェイズだけを数える',
  'hlb.ruling.fought-before.this-turn': 'できない：ターン全体を数える',

  'hlb.experiment.score': '終了時の{seat|side}の得点',
} as const satisfies Record<keyof typeof en, string>;
