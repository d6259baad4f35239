import type { en } from '../en/table.ts';

/** どのゲームの卓にも共通する言葉。 */
export const ja = {
  // Prompt: who, what, why
  'table.prompt': '指示',
  'table.prompt.decides': '{side|player}の手番',
  'table.prompt.waiting': '{side|player}を待っています',
  'table.prompt.over': 'ゲームは終わりました',
  'table.prompt.read-only': '閲覧のみです。ここでは手を決められません。',
  'table.prompt.past': '過去の局面を見ています',

  // Legal list
  'table.legal': '選べる手',
  'table.legal.count': '{n|plural:#通り}',
  'table.legal.filter': '選べる手を絞り込む',
  'table.legal.none-found': '「{text}」に合う手はありません。',
  'table.confirm': '決定する',
  'table.back': '戻る',

  // Preview and odds
  'table.preview': 'この手で起きること',
  'table.warning': '注意',
  'table.reasons': 'ダイスとその理由',
  'table.reasons.total': '合計',
  'table.odds': '正確な確率（{total|number}通り中）',
  'table.odds.exact': '正確な確率',
  'table.odds.likely': '見込みの確率',
  'table.odds.about': '約{share|number}\u00a0%',
  'table.odds.range': '自軍の勝つ確率（{by}{low|number}〜{high|number}\u00a0%）',
  'table.odds.about.sentence': '自軍の勝つ確率は約{share|number}\u00a0%（{by}{low|number}〜{high|number}\u00a0%）',
  'table.odds.share': '{share|percent}',

  // Why not
  'table.why.title': '{name}を選べない理由',
  'table.why.nothing': 'この手は今選べます。',
  'table.why.ask': '選べない理由',
  'table.why.more': '{n|plural:ほかに#件の理由}',
  'table.why.copy': '文字としてコピーする',
  'table.why.copied': 'コピーしました',

  // Curtain
  'table.command.resign': '投了する',
  'table.resign.ask': '{side|player}として投了しますか',
  'table.resign.what': 'ゲームはここで終わり、相手の勝ちになります。取り消すと記録に残ります。',
  'table.curtain.title': '席を替わってください',
  'table.curtain.seat': '{side|player}の番です',
  'table.curtain.next': '次の決定',
  'table.curtain.lift': '{side|player}として席に着く',
  'table.curtain.saved': 'ここまで保存されています。',
  'table.curtain.public': 'このゲームに隠し情報はありません。',
  'table.curtain.hidden':
    '公開されている情報は双方が見られます。相手の手札と伏せたカードは、このページには読み込まれていません。',
  'table.curtain.skip': 'このゲームでは交代画面を省く',
  'table.curtain.look': '先にマップを見る',

  // Log
  'table.log': '記録',
  'table.log.empty': 'まだ何も起きていません。',
  'table.log.taken-back': '取り消し',
  'table.log.jump': 'この局面を見る',
  'table.dice': 'ダイス',
  'table.dice.rolled': '出目{value|number}',
  'table.dice.hit': 'ヒット',
  'table.dice.miss': '外れ',

  // History bar and branches
  'table.history': '履歴',
  'table.history.at': '{total|number}手中{at|number}手目',
  'table.history.live': '現在',
  'table.history.now': '現在に戻る',
  'table.history.previous': '1手前へ',
  'table.history.next': '1手先へ',
  'table.undo': '元に戻す',
  'table.redo': 'やり直す',
  'table.take-back': 'ここまで取り消す',
  'table.take-back.ask': '{n|plural:#手を取り消しますか}',
  'table.take-back.do': '取り消す',
  'table.branches': '別の手順',
  'table.branches.empty': '別の手順はありません。手を取り消すと、元の手順がここに残ります。',
  'table.branches.restore': 'この手順に戻る',
  'table.branches.from': '{at|number}手目で分かれ、{n|plural:#手}続きます',
  'table.try-line': '手順を試す',
  'table.try-line.same-dice': '同じ出目で手順を試す',
  'table.try-line.on': '手順を試しています。対局は止まっています。',
  'table.try-line.keep': 'この手順を本譜にする',
  'table.try-line.leave': '別の手順に残して戻る',

  // Dice that may be known, and dice that are new
  'table.known-seed': 'ダイスのシードはプレイヤーが入力しました。出目を前もって知ることができます。',
  'table.fork.from': '{at|number}手目以降',
  'table.fork.copy': '複製：ここから新しい出目になります。',
  'table.fork.import': '読み込んだ対局：ここから新しい出目になります。',
  'table.fork.line': '試した手順：ここから新しい出目になります。',
  'table.fork.end': '終了後に再開：ここから新しい出目になります。',
  'table.fork.copy.decks': '複製：ここから出目とシャッフルが新しくなります。手札と山札は元の対局と同じです。',
  'table.fork.import.decks':
    '読み込んだ対局：ここから出目とシャッフルが新しくなります。手札と山札は元の対局と同じです。',
  'table.fork.line.decks': '試した手順：ここから出目とシャッフルが新しくなります。手札と山札は対局と同じです。',
  'table.fork.end.decks': '終了後に再開：ここから出目とシャッフルが新しくなります。手札と山札は前と同じです。',

  // Dice audit and luck
  'table.audit': 'ダイスの検証',
  'table.audit.seed': 'シードの照合コード',
  'table.audit.ok': '{n|plural:#回}の出目を計算し直し、すべて記録と一致しました。',
  'table.audit.bad': '{n|number}回目の出目が、計算し直した値と違います。',
  'table.luck': '運',
  'table.luck.rolled': '実際',
  'table.luck.expected': '期待値',
  'table.luck.none': 'まだダイスを振っていません。',

  // Result
  'table.result': '結果',
  'table.result.wins': '{side|player}の勝ちです',
  'table.result.draw': '引き分けです',
  'table.result.score': '{side|side}の得点：{points|number}',
  'table.result.hand-size': '{side|side}のハンドサイズ：{points|number}',
  'table.result.again': '新しいゲーム',

  // Map
  'table.map': 'マップ',
  'table.map.zoom-in': '拡大する',
  'table.map.zoom-out': '縮小する',
  'table.map.fit': 'マップ全体を表示する',
  'table.map.focus': '対象の場所を表示',
  'table.map.legal': '選べる場所',
  'table.map.chosen': '選択中',
  'table.overlay.control': '支配',
  'table.overlay.zones': '隣接地域',
  'table.overlay.points': '得点',
  'table.overlay.last': '直前の手',
  'table.overlay.lift': '駒を隠す',

  // Turn track and pools
  'table.track.turn': '第{turn|number}ターン',
  'table.pool.of': '{side|side}の除去ユニット',
  'table.pool.empty': 'なし',
  'table.points': '得点',

  // Table screen: prompt
  'table.prompt.rolling': 'ダイスを振っています',
  'table.prompt.held': '直前の手の結果',
  'table.prompt.held.why': '次のプレイヤーはまだ席に着いていません。',
  'table.prompt.hand-over': '{side|player}に交代する',
  'table.prompt.skip': 'すぐに結果を見る',
  'table.prompt.past.why': 'ここでは手を決められません。対局そのものは変わっていません。',
  'table.prompt.peek': '見るだけです。次のプレイヤーはまだ席に着いていません。',
  'table.prompt.hint.pick': '一覧かマップから選んでください。',
  'table.prompt.hint.list': '一覧から選んでください。',
  'table.prompt.next': '続きを選ぶ',
  'table.prompt.commit': '決定するか、戻る',
  'table.prompt.hint.only': '選べる手は1つです。Enterキーで決定します。',
  'table.prompt.seat': '{side|player}',

  // Table screen: frame and tabs
  'table.panels': 'パネル',
  'table.panels.raise': 'パネルを広げる',
  'table.panels.lower': 'パネルを狭める',
  'table.panel.choices': '選べる手',
  'table.panel.track': 'トラック',
  'table.panel.hand': '手札',
  'table.panel.drawer': 'モール',
  'table.place': 'マップ上',
  'table.overlays': 'マップの重ね表示',
  'table.rail.moment': '第{turn|number}ターン、{side|side}',
  'table.reconstructed.title': '復元した箇所',
  'table.inspect.empty':
    'ヘクスかユニットを調べると、マップの内容を読めます。Iキー、長押し、またはマウスの右ボタンを使ってください。',

  // Legal list, continued
  'table.legal.change': '選び直す',
  'table.legal.routes': '通る道',
  'table.legal.closed': '今は選べないもの',
  'table.legal.closed.count': '{n|plural:今は選べない#件の理由}',
  'table.odds.part': '{what}：{total|number}通り中{count|number}',
  'table.odds.part.share': '{what}：{share|percent}',
  'table.odds.success': '自軍の勝つ確率',
  'table.odds.success.count': '自軍の勝つ確率、{total|number}通り中{count|number}',

  // Why not, continued
  'table.why.not-now': '今は選べません',
  'table.why.ways': '代わりにできること',
  'table.why.way.other': 'ほかのユニットならできます',
  'table.why.way.end': '先にこの段階を終えてください',
  'table.why.closes': 'この手を封じています',

  // Hand-over, continued
  'table.curtain.leave': '離れる（対局は保存済み）',
  'table.curtain.peeking': 'マップを見ています。次のプレイヤーはまだ席に着いていません。',
  'table.curtain.now-on': '手番が替わるたびに、交代画面が盤を覆います。',
  'table.curtain.now-off': '交代画面は表示しません。手番の表示だけが切り替わります。',

  // Log, continued
  'table.log.earlier': '{n|plural:これより前に#手}',
  'table.log.later': '{n|plural:これより後に#手}',
  'table.log.older': '{n|plural:保存された局面より前に#手}',
  'table.log.try': 'ここから手順を試す',
  'table.dice.places': '{first|number}番目から{last|number}番目の目',
  'table.dice.changed': '{from|number} → {to|number}、{verdict}',
  'table.dice.label': '{above}：{value|number}、{below}',

  // History, continued
  'table.history.past': '過去',
  'table.history.value': '{total|number}手中{at|number}手目、第{turn|number}ターン、{side|side}',
  'table.take-back.one': '取り消す',
  'table.take-back.dice': '{n|plural:すでに見たダイス#個の目は変わりません。}振り直しても同じ目が出ます。',
  'table.take-back.new-dice': '{n|plural:すでに見たダイスは#個です。}振り直すと新しい目が出ます。',
  'table.take-back.seat': 'その後に決めたことは、相手が見ています。',
  'table.take-back.kept': '取り消しは記録に残り、手は「別の手順」に残ります。',
  'table.take-back.in-line': '試している手順です。対局そのものは変わりません。',
  'table.branches.cause.undo': '元に戻した手順',
  'table.branches.cause.take-back': '取り消した手順',
  'table.branches.cause.line': '試した手順',
  'table.branches.cause.swap': '別の手順に替えたもの',
  'table.branches.more': '{n|plural:ほかに#手}',
  'table.branches.drop': 'この手順を捨てる',

  // Read-only and broken
  'table.read-only.other-tab': 'この対局は別のタブで開かれています。ここでは閲覧のみです。',
  'table.read-only.taken-over': '対局は別のタブで続いています。ここは閲覧のみになりました。',
  'table.read-only.chosen': '閲覧のみで開いています。ここで何をしても対局は変わりません。',
  'table.read-only.damaged': 'ファイルの一部しか読めませんでした。読めた部分を閲覧のみで表示しています。',
  'table.failed.title': 'この対局を開けません',
  'table.failed.safe': '保存されたファイルは変わっていません。',
  'table.rescue.from-snapshot': '保存された局面から続ける',
  'table.rescue.last-agreeing': '再生できる最後の手で開く',
  'table.rescue.read-only': '閲覧のみで開く',
  'table.rescue.older-copy': '1つ前の控えを開く',

  // Result, continued
  'table.result.of': '{side|side}の得点',
  'table.result.rematch': '席を替えて再戦する',
  'table.result.replay': '最初から振り返る',

  // Dice page
  'table.dice.page': 'ダイスと運',
  'table.audit.seed-text': 'シード',
  'table.audit.seed-hidden': 'ゲームの終了後に表示',
  'table.audit.seed-second': '複製では非表示（元の対局が続いている可能性があります）',
  'table.audit.how':
    '対局の出目はすべてシードから決まります。照合コードはシードのSHA-256の先頭です。最初に振る前からシードが決まっていたことを、出目を明かさずに示します。新しい出目は、シードともう1つの文字列「ソルト」から決まります。下では、すべての出目を計算し直しています。',
  'table.audit.salt': 'ソルトの照合コード',
  'table.audit.salt-text': 'ソルト',
  'table.audit.rolls': '計算し直したすべての出目',
  'table.audit.stopped': '{n|number}手目から先の記録は、シードと合いません。',
  'table.audit.draw': '順番',
  'table.audit.move': '手',
  'table.audit.what': '内容',
  'table.audit.recorded': '記録',
  'table.audit.recomputed': '再計算',
  'table.audit.agrees': '一致',
  'table.audit.yes': '一致する',
  'table.audit.no': '一致しない',
  'table.audit.set-up': '準備',
  'table.audit.more': '{n|plural:ほかに#回}',
  'table.luck.how': '期待値は、実際に行った判定の正確な確率の合計です。達成は、そのうち成功した数です。',
  'table.luck.who': '攻撃側',
  'table.luck.tests': '判定',
  'table.luck.achieved': '達成',
  'table.luck.difference': '差',
  'table.luck.rows': '{n|plural:#回の判定の内訳}',
  'table.luck.chance': '成功の確率',
  'table.luck.came': '結果',
  'table.faces': '出目の分布',
  'table.faces.of': '{side|side}のダイス：{n|number}個',
  'table.faces.face': '目',
  'table.faces.mean': '平均{mean}、期待値{expected}',
  'table.faces.even': '破線は均等な割合で、どの目も{n}回です。',

  // Commands of the table
  'table.command.confirm': '選んだ手を決定する',
  'table.command.pick': 'その番号の項目を選ぶ',
  'table.command.end': '段階を終える手を選ぶ',
  'table.command.next': '行動できる次のユニット',
  'table.command.previous': '行動できる前のユニット',
  'table.command.focus-question': '指示欄へ移動',
  'table.command.pan': 'マップ選択中：マップを動かす',
  'table.command.focus-map': 'マップへ移る',
  'table.command.inspect': 'その場所か駒を調べる',
  'table.command.scrub': '履歴バー上で1手動く。Shiftで1ターン',
  'table.command.share': '対局全体のリンクをコピーする',
  'table.command.curtain': '交代画面のオン・オフ',

  // Map, continued
  'table.map.refused': '今は選べません',
  'table.overlay.reach': '到達範囲',
  'table.overlay.lift.hold': '押している間、駒を隠す',

  // Where a match stands, and where a fact comes from
  'table.moment': '第{turn|number}ターン、{side|side}：{phase|t}',
  'table.source': '出どころ',
} as const satisfies Record<keyof typeof en, string>;
