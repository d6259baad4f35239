import type { en } from '../../../en/lessons/hitlers-last-battles/titles.ts';

export const ja = {
  'lesson.combat-a.title': '戦闘A：アルデンヌ',
  'lesson.combat-a.about': 'マーカーと支援で平地を攻撃する',
  'lesson.combat-b.title': '戦闘B：ヴィスワ上流',
  'lesson.combat-b.about': '河川が良い目を失敗に変える',
  'lesson.combat-c.title': '戦闘C：ブレーメン',
  'lesson.combat-c.about': 'ダイス1個で河川を攻め、退却先を選ぶ',
  'lesson.combat-d.title': '戦闘D：ベルリン',
  'lesson.combat-d.about': '06列からは退却できない',
  'lesson.combat-e.title': '戦闘E：東プロイセン',
  'lesson.combat-e.about': '決め手となる支援と、4つの退却先',
  'lesson.first-turn.title': '最初のターン',
  'lesson.first-turn.about': '1944年12月。ウォーゲームが初めての方のために',
  'lesson.zones.title': '隣接地域と回り道',
  'lesson.zones.about': 'ユニットが行ける所と、行けない理由',
  'lesson.score.title': '得点の数え方',
  'lesson.score.about': '戦争最後の移動。1回の移動が勝敗を決めます',
  'lesson.hlb-practice.title': '初めての対局：2ターン',
  'lesson.hlb-practice.about': '1944年12月からの2ターンをコンピューターと指す',
  'lesson.hlb-practice.goal':
    '都市を守り、取れる都市を取り返しましょう。都市は支配する側の得点になります。第2ターンの後で止まります。',
  'lesson.hitlers-last-battles.exercises': '戦闘の演習',
  'lesson.hitlers-last-battles.exercises.about':
    'ルールに載っている5つの戦闘です。ダイスの数、確率、結果を求めてから実際に戦い、見比べてください。',
} as const satisfies Record<keyof typeof en, string>;
