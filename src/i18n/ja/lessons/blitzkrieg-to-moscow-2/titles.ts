import type { en } from '../../../en/lessons/blitzkrieg-to-moscow-2/titles.ts';

export const ja = {
  'lesson.btm-first-move.title': '1941年6月：カードと最初の移動',
  'lesson.btm-first-move.about': 'ルールブックの最初のドイツ軍ターン：マップ、駒、カード、1回の移動',
  'lesson.btm-combats.title': '1941年6月：4つの攻撃',
  'lesson.btm-combats.about': 'ルールブックの4つの攻撃で、戦闘比、修整、防御、カード、ダイス、前進を学ぶ',
  'lesson.btm-breakthrough.title': '1941年6月：突破と補給',
  'lesson.btm-breakthrough.about': '戦車がカードで行うこと、補給の切り方、回復',
  'lesson.btm-pocket.title': '補給と包囲',
  'lesson.btm-pocket.about': '孤立した側から見る補給線、補給源、英雄都市、鉄道、投降',
  'lesson.btm-defence.title': '防御の仕方',
  'lesson.btm-defence.about': '積極防御と消極防御、戦闘比とコラム、防御側のカード、攻撃失敗、退却',
  'lesson.btm-ground.title': '移動',
  'lesson.btm-ground.about': '森林、湿地、湖、ZOC、後方への帰還、天候',
  'lesson.btm-practice.title': '初めての対局：第1ターン',
  'lesson.btm-practice.about': '1941年の最初のターンをコンピューターと指す',
  'lesson.btm-practice.goal': '戦線を突破し、ソ連軍を孤立させ、都市を取りましょう。第1ターンの後で止まります。',
} as const satisfies Record<keyof typeof en, string>;
