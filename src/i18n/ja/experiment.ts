import type { en } from '../en/experiment.ts';

export const ja = {
  'experiment.refused.long': 'ファイルは{length|number}文字あります。実験は{max|number}文字までです。',
  'experiment.refused.not-json': 'ファイルがJSONでないか、途中で切れています。',
  'experiment.refused.shape': 'ファイルの{path}が合いません：{detail}',
  'experiment.refused.unknown': '{path}にある{value}は存在しません。',
  'experiment.refused.position': 'この局面からは始められません：{detail}',
  'experiment.refused.line': '{line|number}行目は対局ではありません：{detail}',
  'experiment.refused.foreign': '案{variant|number}の対局{pair|number}は、この実験のものではありません。',
  'experiment.refused.twice': '案{variant|number}の対局{pair|number}が二つあります。',
  'experiment.refused.other': '別々の実験の対局です。',
  'experiment.told.none': '両方の案で終わった対局は、まだありません。',
  'experiment.told.no-difference': '各案{games|number}局では、{points|number}ポイントを超える差は見られませんでした。',
  'experiment.told.more':
    '案Bでは、{seat|side}の勝ちが{points|number}ポイント多くなりました（信頼度95 %で{low|number}〜{high|number}、各案{games|number}局）。',
  'experiment.told.fewer':
    '案Bでは、{seat|side}の勝ちが{points|number}ポイント少なくなりました（信頼度95 %で{low|number}〜{high|number}、各案{games|number}局）。',
} as const satisfies Record<keyof typeof en, string>;
