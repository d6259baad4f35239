import type { en } from '../en/hitlers-reich-unsound.ts';

export const ja = {
  'save.refused.hitlers-reich.INV-01':
    'ありえない局面です。コンフリクトカードは、それぞれ1か所にだけなければなりません（{detail}）。',
  'save.refused.hitlers-reich.INV-02':
    'ありえない局面です。両軍が持てるのは自軍の組札と二重スパイだけです（{detail}）。',
  'save.refused.hitlers-reich.INV-03':
    'ありえない局面です。イベントカードは、それぞれ1か所にだけなければなりません（{detail}）。',
  'save.refused.hitlers-reich.INV-04': 'ありえない局面です。そのイベントを持てない側が持っています（{detail}）。',
  'save.refused.hitlers-reich.INV-05':
    'ありえない局面です。箱のふたや除去に置けない種類のイベントが置かれています（{detail}）。',
  'save.refused.hitlers-reich.INV-06': 'ありえない局面です。ゲーム中のハンドサイズは1から12です（{detail}）。',
  'save.refused.hitlers-reich.INV-07': 'ありえない局面です。手札の枚数がハンドサイズと合いません（{detail}）。',
  'save.refused.hitlers-reich.INV-08': 'ありえない局面です。イベントの所持数が上限を超えています（{detail}）。',
  'save.refused.hitlers-reich.INV-09':
    'ありえない局面です。マーカー、艦隊、要塞のいずれかが、ゲームにある数を超えています（{detail}）。',
  'save.refused.hitlers-reich.INV-10': 'ありえない局面です。置けない場所に艦隊か要塞があります（{detail}）。',
  'save.refused.hitlers-reich.INV-11': 'ありえない局面です。置けない地域に支配マーカーがあります（{detail}）。',
  'save.refused.hitlers-reich.INV-12': 'ありえない局面です。使用中の地域には支配者が1つ必要です（{detail}）。',
  'save.refused.hitlers-reich.INV-13':
    'ありえない局面です。年次マーカーの差は1年までで、戻ることはありません（{detail}）。',
  'save.refused.hitlers-reich.INV-14':
    'ありえない局面です。独ソ条約、大攻勢、作戦のいずれかが、ありえない状態です（{detail}）。',
  'save.refused.hitlers-reich.INV-16':
    'ありえない局面です。コンフリクトのダイスは各軍3から5個で、目は1から6です（{detail}）。',
  'save.refused.hitlers-reich.INV-17': 'ありえない局面です。コンフリクトの勝者が合計と合いません（{detail}）。',
  'save.refused.hitlers-reich.INV-18':
    'ありえない局面です。1ターンに行える電撃戦や成功ボーナスの数を超えています（{detail}）。',
  'save.refused.hitlers-reich.INV-19': 'ありえない局面です。失った生産拠点が支配の状況と合いません（{detail}）。',
  'save.refused.hitlers-reich.INV-24': 'ありえない局面です。コンフリクトが進行中の手順と合いません（{detail}）。',
  'save.refused.hitlers-reich.INV-25': 'ありえない局面です。コンフリクトカードを選ぶ側に手札がありません（{detail}）。',
  'save.refused.hitlers-reich.INV-26':
    'ありえない局面です。場に残せない、または取り置けないイベントがあります（{detail}）。',
  'save.refused.hitlers-reich.INV-27':
    'ありえない局面です。中立のスペインやトルコが使われているか、枢軸軍の支配しないスペインにキューブがあります（{detail}）。',
} as const satisfies Record<keyof typeof en, string>;
