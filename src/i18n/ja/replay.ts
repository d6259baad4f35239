/** 対局の一部をGIFにする。 */
import type { en } from '../en/replay.ts';

export const ja = {
  'replay.title': '再生を保存',
  'replay.what': '盤面が動くGIFです。1手が1こまになります。手札は入りません。',
  'replay.first': '最初',
  'replay.last': '最後',
  'replay.opening': '開始時',
  'replay.move': '{n|number}手目',
  'replay.size': '大きさ',
  'replay.size.of': '{n|number}ピクセル',
  'replay.pace': '速さ',
  'replay.pace.slow': 'ゆっくり',
  'replay.pace.normal': '普通',
  'replay.pace.fast': '速い',
  'replay.length': '{n|number}こま、{seconds|number}秒',
  'replay.too-long': '{n|number}こまは1つのファイルには多すぎます。{max|number}こままでです。範囲を狭めてください。',
  'replay.start': 'GIFを作る',
  'replay.stop': '中止',
  'replay.progress': '{all|number}こま中{n|number}こま、ここまで{bytes|bytes}',
  'replay.saved': '{name}として保存しました（{bytes|bytes}）',
  'replay.again': 'もう一度保存',
  'replay.stopped': '中止しました。何も保存されていません。',
  'replay.film': '{name}の再生',
  'replay.failed': 'ブラウザーが盤面を描けないため、何も保存されませんでした。対局は変わっていません。',
} as const satisfies Record<keyof typeof en, string>;
