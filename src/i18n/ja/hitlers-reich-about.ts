import type { en } from '../en/hitlers-reich-about.ts';

/** Who made Hitler's Reich, what of it was reconstructed, and the picture of it. */
export const ja = {
  'game.hitlers-reich.reconstructed':
    'ルールはルールブックに従います。マップとカードのすべてを示す資料はありません。境の一部、いくつかの地域と海域、イベント56枚のうち8枚は、文章、地理、歴史から復元しました。該当する箇所にはこの印が付きます。',
  'game.hitlers-reich.screen': 'Hitler’s Reich：地図と手札',
  'game.hitlers-reich.design': 'デザイン Mark McLaughlin、発行 GMT Games、2018年',
  'game.hitlers-reich.reconstructed.map':
    'マップ：名称、生産、多くの境はルールブックによります。ほかの境と、いくつかの地域と海域は、実際の地理から描き直しました。',
  'game.hitlers-reich.reconstructed.events':
    'イベント：ほとんどの名称と効果は資料で確かめられます。56枚のうち8枚は全体を復元しました。',
  'game.hitlers-reich.reconstructed.rulings':
    '文章に決まりのない点や資料の食い違いは、99項の裁定で定めています。そのうち14項は、ゲームを始めるときに選べます。',
} as const satisfies Record<keyof typeof en, string>;
