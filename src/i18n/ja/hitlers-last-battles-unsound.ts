import type { en } from '../en/hitlers-last-battles-unsound.ts';

export const ja = {
  'save.refused.hitlers-last-battles.INV-01':
    'ありえない局面です。ユニットはプールか、使用できる1つのヘクスになければなりません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-02':
    'ありえない局面です。戦闘のないヘクスに2つのユニットがいます（{detail}）。',
  'save.refused.hitlers-last-battles.INV-03':
    'ありえない局面です。終わったフェイズのユニットの状態、マーカー、戦闘が残っています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-04':
    'ありえない局面です。攻撃マーカーがユニットまたはターン記録と合いません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-05':
    'ありえない局面です。国民突撃兵を使ったターンにドイツ軍の攻撃マーカーが使われています（{detail}）。',
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
    'ありえない局面です。補充のユニットが、敵の隣の置けないヘクスに置かれています（{detail}）。',
  'save.refused.hitlers-last-battles.INV-17':
    'ありえない局面です。1つのフェイズで攻撃と支援の両方をしたユニットがあります（{detail}）。',
  'save.refused.hitlers-last-battles.INV-19': 'ありえない局面です。進行中の選択に合法な答えがありません（{detail}）。',
  'save.refused.hitlers-last-battles.INV-20': 'ありえない局面です。勝敗がゲームの進行と合いません（{detail}）。',
} as const satisfies Record<keyof typeof en, string>;
