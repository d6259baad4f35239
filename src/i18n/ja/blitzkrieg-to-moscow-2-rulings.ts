import type { en } from '../en/blitzkrieg-to-moscow-2-rulings.ts';

/** Blitzkrieg to Moscow 2のルールに決まりがなく、準備のときに選べる点。 */
export const ja = {
  'btm.ruling.odessa-points': '英雄都市オデッサの得点',
  'btm.ruling.odessa-points.what':
    '選択ルール「オデッサ」を使うとき、英雄都市だったオデッサがドイツ軍に何点になるかです。',
  'btm.ruling.odessa-points.one': '1点',
  'btm.ruling.odessa-points.two': '2点',
  'btm.ruling.full-hex': 'いっぱいのヘクスの先への退却',
  'btm.ruling.full-hex.what':
    '退却を終えるヘクスがいっぱいのとき、ほかに止まれるヘクスがあっても、さらに1ヘクス退却しなければならないかどうかです。',
  'btm.ruling.full-hex.may': '持ち主は止まれるヘクスを選べる',
  'btm.ruling.full-hex.must': '優先順位に従い、さらに退却する',
  'btm.ruling.nearer-hex': '補給源に近づく退却',
  'btm.ruling.nearer-hex.what': '補給源に近づくヘクスどうしの優先順位です。',
  'btm.ruling.nearer-hex.alike': 'すべて同じ',
  'btm.ruling.nearer-hex.nearest': '補給源に最も近いヘクスが先',
  'btm.ruling.no-nearer-hex': '補給源に近づけない退却',
  'btm.ruling.no-nearer-hex.what': '補給源に近づかないヘクスどうしの優先順位です。',
  'btm.ruling.no-nearer-hex.alike': 'すべて同じ',
  'btm.ruling.no-nearer-hex.nearest': '補給源から遠くないほうが先',
  'btm.ruling.vacated-city': '都市からの退却',
  'btm.ruling.vacated-city.what':
    '退却するユニットがいた都市を、近づくべき補給源に数えるかどうかです。ルーマニア軍に攻撃されたときなどに違いが出ます。',
  'btm.ruling.vacated-city.no-source': '数えない',
  'btm.ruling.vacated-city.source': '敵が入るまで数える',
  'btm.ruling.sea-move': 'オデッサからの海上輸送',
  'btm.ruling.sea-move.what': '選択ルール「オデッサ」で、歩兵がいつ、何を使って海上輸送されるかです。',
  'btm.ruling.sea-move.rail-step': '鉄道移動の段階に、カードなしの鉄道移動かカードで',
  'btm.ruling.sea-move.phase-start': 'フェイズ開始時に、カードなしの鉄道移動の代わりに',
  'btm.ruling.activation': '突破フェイズの戦闘中の活性化',
  'btm.ruling.activation.what':
    '防御側が防御を選んだ後、ダイスを振る前に、攻撃側が活性化のカードを使えるかどうかです。',
  'btm.ruling.activation.any-time': '戦闘修整のカードを選ぶときに使える',
  'btm.ruling.activation.between-actions': '戦車アクションの前後にだけ使える',
  'btm.ruling.retaken-hero': '奪われて取り返した英雄都市',
  'btm.ruling.retaken-hero.what': '英雄都市がドイツ軍に奪われ、ソ連軍が取り返した後の扱いです。',
  'btm.ruling.retaken-hero.ordinary': '指定前の都市に戻る',
  'btm.ruling.retaken-hero.supply-city': '補給都市のまま',
  'btm.ruling.bystander': '同じフェイズに2度目の攻撃を受けるユニット',
  'btm.ruling.bystander.what': '攻撃を受けて退却したユニットのいるヘクスが、同じフェイズに攻撃されたときの扱いです。',
  'btm.ruling.bystander.shares': '防御力に加わらず、結果だけを受ける',
  'btm.ruling.bystander.spared': '戦闘に加わらず、その場に残る',
  'btm.ruling.rail-to-rear': '後方エリアへの鉄道移動',
  'btm.ruling.rail-to-rear.what': '自軍の後方エリアへ鉄道移動したユニットがどこにいるかです。',
  'btm.ruling.rail-to-rear.area': 'すぐにその後方エリアにいる',
  'btm.ruling.rail-to-rear.track': 'ターン記録トラックに置き、次のターンに戻る',

  'btm.experiment.score': '終了時の{seat|side}の得点',
} as const satisfies Record<keyof typeof en, string>;
