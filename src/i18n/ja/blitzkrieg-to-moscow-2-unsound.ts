import type { en } from '../en/blitzkrieg-to-moscow-2-unsound.ts';

export const ja = {
  'save.refused.blitzkrieg-to-moscow-2.INV-01':
    'ありえない局面です。ユニットは、それぞれ1か所にだけなければなりません（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-02':
    'ありえない局面です。1つのヘクスに両軍のユニットは入れません（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-03':
    'ありえない局面です。移動と退却のほかに、スタック制限を超えたヘクスがあります（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-04': 'ありえない局面です。機械化軍団が損耗しています（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-05':
    'ありえない局面です。兵站カードは各軍6枚がそれぞれ1か所にあり、手札はターンの枚数までです（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-06': 'ありえない局面です。敵の後方エリアにユニットがいます（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-07':
    'ありえない局面です。補給フェイズの後に補給切れのユニットがいます（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-08':
    'ありえない局面です。補給フェイズの後に、補給源の近くのユニットが損耗したままです（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-09':
    'ありえない局面です。敵の支配するヘクスにユニットがいます（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-12': 'ありえない局面です。補給源が都市の支配と合いません（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-14': 'ありえない局面です。ありえない距離の退却があります（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-15':
    'ありえない局面です。得点が地図から得られる範囲を超えています（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-17': 'ありえない局面です。戦闘が進行中の手順と合いません（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-18':
    'ありえない局面です。ユニットが天候で進める距離より遠くへ移動しています（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-19':
    'ありえない局面です。降伏したユニットが、ありえない方法で復帰しています（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-20': 'ありえない局面です。英雄都市が支配の状況と合いません（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-21':
    'ありえない局面です。進行中の選択に合法な答えがありません（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-22': 'ありえない局面です。勝敗がゲームの進行と合いません（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-23':
    'ありえない局面です。自軍の移動以外でユニットの位置が変わっています（{detail}）。',
  'save.refused.blitzkrieg-to-moscow-2.INV-24':
    'ありえない局面です。すでに始まったターンの欄でユニットが待機しています（{detail}）。',
} as const satisfies Record<keyof typeof en, string>;
