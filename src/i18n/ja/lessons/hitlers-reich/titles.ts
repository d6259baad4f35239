import type { en } from '../../../en/lessons/hitlers-reich/titles.ts';

export const ja = {
  'lesson.leningrad.title': 'レニングラード',
  'lesson.leningrad.about': '1942年の枢軸軍ターンその1：イベント、カード、ダイス、引き分け',
  'lesson.gamble.title': '絶望的な賭け',
  'lesson.gamble.about': 'その2：生産拠点のボーナスで狙うイベントと「エニグマ」',
  'lesson.vologda.title': 'ボログダ',
  'lesson.vologda.about': 'その3：最初の電撃戦とその代価',
  'lesson.moscow.title': 'モスクワ',
  'lesson.moscow.about': 'その4：2枚のカードと、首都の4個のダイス',
  'lesson.counterattack.title': '反撃',
  'lesson.counterattack.about': 'その5：モスクワの戦いの2通りの結末',
  'lesson.north-sea.title': '北海',
  'lesson.north-sea.about': 'その6：海で使う成功ボーナス',
  'lesson.hr-first-turn.title': '枢軸軍の最初のターン',
  'lesson.hr-first-turn.about': '1941年の開始局面で、最初の問いから枢軸軍のターンの終わりまで',
  'lesson.hr-map.title': '地図の読み方',
  'lesson.hr-map.about': '地域、海域、ドラム缶、閉じた角、海峡、そして攻撃できる所',
  'lesson.hr-practice.title': '初めての対局：1941年',
  'lesson.hr-practice.about': '入門シナリオをコンピューターと1941年の終わりまで指す',
  'lesson.hr-practice.goal':
    '生産拠点を取り、ハンドサイズを保ちましょう。失えば戦争に負けます。両軍の1941年が終わると止まります。',
  'lesson.paris.title': 'パリ',
  'lesson.paris.about': '2番目の例：両軍の生産拠点と、ともに移るもの',
  'lesson.reorganise.title': '再編成',
  'lesson.reorganise.about': '2番目の例の続き：尽きる山札と、それで進む年',
  'lesson.barbarossa.title': 'バルバロッサ作戦',
  'lesson.barbarossa.about': '3番目の例：4回の攻撃、3回の連鎖、最後のボーナス',
  'lesson.hitlers-reich.exercises': 'ルールブックのプレイ例',
  'lesson.hitlers-reich.exercises.about':
    '§16.1の枢軸軍ターンを6部に分け、続けてパリ、再編成、バルバロッサ作戦を、ルールブックにあるカードとダイスで行います。書かれていない所は補っています。',
} as const satisfies Record<keyof typeof en, string>;
