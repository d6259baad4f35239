import type { en } from '../en/unsound.ts';

export const ja = {
  // Hitler’s Reich
  'save.refused.hitlers-reich.INV-01':
    'ありえない局面です。コンフリクトカード54枚は、それぞれ1か所にだけなければなりません（{detail}）。',
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
  // Blitzkrieg to Moscow 2
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
    'ありえない局面です。ユニットが天候の許すより遠くへ移動しています（{detail}）。',
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
  // Hitler’s Last Battles
  'save.refused.hitlers-last-battles.INV-01':
    'ありえない局面です。ユニットはプールか、使用できる1つのヘクスになければなりません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-02':
    'ありえない局面です。戦闘のないヘクスに2つのユニットがいます（{detail}）。',
  'save.refused.hitlers-last-battles.INV-03':
    'ありえない局面です。終わったフェイズのユニットの状態、マーカー、戦闘が残っています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-04':
    'ありえない局面です。攻撃マーカーがユニットまたはターン記録と合いません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-05':
    'ありえない局面です。国民突撃兵を招集したターンにドイツ軍の攻撃マーカーが使われています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-06': 'ありえない局面です。敵の支配するヘクスにユニットがいます（{detail}）。',
  'save.refused.hitlers-last-battles.INV-07': 'ありえない局面です。得点の合計が地図と合いません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-08':
    'ありえない局面です。ユニットが入っていないヘクスの支配が変わっています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-09':
    'ありえない局面です。つながっていないヘクスの間、または遠すぎる移動や攻撃があります（{detail}）。',
  'save.refused.hitlers-last-battles.INV-10':
    'ありえない局面です。敵に隣接するヘクスから別の隣接ヘクスへ移動しています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-11':
    'ありえない局面です。攻撃マーカーのないユニットが敵を除去しています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-12':
    'ありえない局面です。戦闘の後のヘクスに両軍がいるか、どちらもいません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-13':
    'ありえない局面です。敗れたドイツ軍ユニットが、生き残れない場所に残っています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-14': 'ありえない局面です。退却できないヘクスへ退却しています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-15': 'ありえない局面です。補充の数がターンの分を超えています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-16':
    'ありえない局面です。補充のユニットが敵の隣に置かれています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-17':
    'ありえない局面です。1つのフェイズで攻撃と支援の両方をしたユニットがあります（{detail}）。',
  'save.refused.hitlers-last-battles.INV-19': 'ありえない局面です。進行中の選択に合法な答えがありません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-20': 'ありえない局面です。勝敗がゲームの進行と合いません（{detail}）。',
} as const satisfies Record<keyof typeof en, string>;
