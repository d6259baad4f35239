import type { en } from '../en/hitlers-last-battles-about.ts';

/** Who made Hitler's Last Battles, what of it was reconstructed, and the picture of it. */
export const ja = {
  'game.hitlers-last-battles.reconstructed':
    'ルールはルールブックに従います。印刷されたマップ、初期配置、ターントラック、シートは失われているため、文章の手がかり、地理、歴史から作り直し、試験対局で釣り合いを取りました。該当する箇所にはこの印が付きます。',
  'game.hitlers-last-battles.screen': 'Hitler’s Last Battles：地図',
  'game.hitlers-last-battles.design': 'デザイン・アートワーク 錦大帝、2006年',
  'game.hitlers-last-battles.reconstructed.map':
    'マップ：ヘクス、都市とその点数、河川、閉じたヘクスサイドを、ルールの手がかりと地理から作りました。',
  'game.hitlers-last-battles.reconstructed.set-up': '初期配置とユニット：シートの断片を読み、歴史に従って置きました。',
  'game.hitlers-last-battles.reconstructed.track':
    'ターントラック：期間とターンごとの攻撃マーカー数を、試験対局で調整しました。',
  'game.hitlers-last-battles.reconstructed.rulings':
    '文章が触れていない、または損なわれている箇所は、29の裁定が根拠とともに扱いを定めます。',
} as const satisfies Record<keyof typeof en, string>;
