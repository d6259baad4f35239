import type { en } from '../en/blitzkrieg-to-moscow-2-about.ts';

/** Who made Blitzkrieg to Moscow 2, what of it was reconstructed, and the picture of it. */
export const ja = {
  'game.blitzkrieg-to-moscow-2.reconstructed':
    'ルールはルールブックに従います。印刷されたマップ、ユニット、カード、戦闘結果表は手に入らないため、ルールとプレイの例のすべての記述が成り立つように作り直しました。該当する箇所にはこの印が付きます。',
  'game.blitzkrieg-to-moscow-2.screen': 'Blitzkrieg to Moscow 2：戦闘',
  'game.blitzkrieg-to-moscow-2.design': 'デザイン 中黒靖、発行 BonSai Games、2016年',
  'game.blitzkrieg-to-moscow-2.reconstructed.map':
    'マップ：都市と水域、プレイの例が語る地形は分かっています。ほかのヘクスは、例が成り立つように実際の地理から描きました。',
  'game.blitzkrieg-to-moscow-2.reconstructed.units':
    'ユニットとカード：名称と多くの数値はルールブックとその例によります。ほかの数値とカードの一部の用途は、それに合わせて定めました。',
  'game.blitzkrieg-to-moscow-2.reconstructed.tables':
    '戦闘結果表とターントラック：個々の結果、期間、カード枚数は分かっており、残りをその間に定めました。',
  'game.blitzkrieg-to-moscow-2.reconstructed.rulings':
    '文章が触れていない箇所は、29の裁定が根拠とともに扱いを定めます。一部は準備のときに選べます。',
} as const satisfies Record<keyof typeof en, string>;
