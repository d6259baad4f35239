import type { en } from '../en/incoming.ts';

export const ja = {
  'incoming.of': 'ゲーム：{game}',
  'incoming.scenario': '局面「{name}」。違反はありません。自作シナリオになります。',
  'incoming.scenario.kept': '自作シナリオ「{name}」は、新しいゲームの画面から選べます。',
  'incoming.draft': '局面「{name}」。違反があるため、局面エディターの下書きになります。',
  'incoming.draft.kept': '下書き「{name}」を局面エディターに入れました。',
  'incoming.pack':
    'データパック「{name}」第{version|number}版：Frontsのデータと{n|plural:#か所}違います。すべての検査を通りました。',
  'incoming.pack.kept': 'データパック「{name}」をこの端末に入れました。',
  'incoming.experiment': '実験「{name}」、{n|plural:=0まだ対局はありません|#局が終わっています}。',
  'incoming.experiment.kept': '実験「{name}」をライブラリの「ラボ」に入れました。',
  'incoming.keep': '{n|plural:#件をこの端末に入れる}',
  'incoming.keeping': '{total|number}件のうち{done|number}件を入れました',
  'incoming.not-kept': '{n|plural:#件は入れられませんでした}',
  'incoming.refused.game': 'この版のFrontsには、このゲームがありません：{game}。',

  'backup.go': 'ファイルに保存',
  'backup.what':
    '対局（変化とメモを含む）、自作シナリオと下書き、データパック、実験。別の端末でこのファイルを読み込むと、すべてそちらに入ります。',
  'backup.making': '{total|number}件のうち{done|number}件を保存しました',
  'backup.made':
    '{file}に、対局{match|number}局、シナリオ{scenario|number}件、下書き{draft|number}件、データパック{pack|number}件、実験{experiment|number}件を保存しました。',
  'backup.failed': 'ファイルを作れませんでした：{why}。この端末の内容は変わっていません。',
  'backup.found':
    '別の端末のすべて：対局{match|number}局、シナリオ{scenario|number}件、下書き{draft|number}件、データパック{pack|number}件、実験{experiment|number}件。1件ずつ検査して入れます。この端末のものは失われません。',
  'backup.kept':
    'この端末に入れたもの：対局{match|number}局、シナリオ{scenario|number}件、下書き{draft|number}件、データパック{pack|number}件、実験{experiment|number}件。',
  'backup.refused.not-ours': '端末のすべてを保存したファイルではありません。',
  'backup.refused.newer':
    'このファイルの形式は{found|number}、この版のFrontsが読めるのは{known|number}です。ページを再読み込みしてFrontsを更新してください。',
  'backup.refused.many': 'ファイルに{max|number}件を超える項目があるため、読むのをやめました。',
  'backup.refused.shape': 'ファイルの{line|number}行目の「{path}」に誤りがあります（{detail}）。',
} as const satisfies Record<keyof typeof en, string>;
