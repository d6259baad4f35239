import type { en } from '../en/hitlers-reich-log.ts';

/** 記録の文。両軍が読むため、伏せたカードの名前は出さない。 */
export const ja = {
  // ターン
  'hr.log.turn-began': '第{turn|number}ターン：{side|side}のプレイヤーターン',
  'hr.log.passed': '{side|side}プレイヤーは何もできず、パスします',
  'hr.log.resigned': '{side|side}プレイヤーが投了します',
  'hr.log.ready': '{side|side}：使ったイベント{n|plural:#枚}が表になり、また使えます',
  'hr.log.push-events': '{side|side}の大攻勢：イベントを2回試みます',
  'hr.log.push-attacks': '{side|side}の大攻勢：攻撃を2回行います',
  'hr.log.barbarossa': '枢軸軍がバルバロッサ作戦を始めます',
  'hr.log.overlord': '連合軍がオーバーロード作戦を始めます',
  'hr.log.bagration': 'ソ連軍がバグラチオン作戦を始めます',
  'hr.log.plan-rerolled':
    '{side|side}プレイヤーが大攻勢のダイス{n|plural:#個}（{dice|list}番）を振り直します：{before|list}→{faces|list}',
  'hr.log.planned-won':
    '{side|side}プレイヤーが{card|marker}を捨てて大攻勢を試み、出目は{dice|list}、合計{sum|number}で、大攻勢を獲得します',
  'hr.log.planned-lost':
    '{side|side}プレイヤーが{card|marker}を捨てて大攻勢を試み、出目は{dice|list}、合計{sum|number}で失敗します',

  // イベントとその行き先
  'hr.log.tried': '{side|side}プレイヤーが「{event|unit}」を試みます',
  'hr.log.event-taken': '連合軍プレイヤーがオーバーロード作戦のために「{event|unit}」を得ます',
  'hr.log.event-gained': '{side|side}プレイヤーが「{event|unit}」を得ます',
  'hr.log.event-dropped': '{side|side}プレイヤーが「{event|unit}」を手放します',
  'hr.log.event-kept': '使った「{event|unit}」は、裏向きで{side|side}プレイヤーに残ります',
  'hr.log.event-moved-mall': '「{event|unit}」がモールに置かれます',
  'hr.log.event-moved-lid': '「{event|unit}」が箱の蓋に置かれます',
  'hr.log.event-moved-removed': '「{event|unit}」がゲームから除かれます',
  'hr.log.event-moved-standing': '「{event|unit}」は使われるまで表向きに置かれます',
  'hr.log.event-moved-opponent': '使った「{event|unit}」は相手が預かります',
  'hr.log.tested-kept': '「{event|unit}」の判定は{face|number}で、手元に残ります',
  'hr.log.tested-lost': '「{event|unit}」の判定は{face|number}で、失われます',

  // コンフリクト
  'hr.log.attacked-land': '{side|side}が{origin|place}から{target|place}を陸上攻撃します',
  'hr.log.attacked-paratroop': '{side|side}が{origin|place}から{target|place}を空挺攻撃します',
  'hr.log.attacked-amphibious': '{side|side}が{origin|place}から{target|place}への上陸作戦を行います',
  'hr.log.attacked-sea': '{side|side}が{target|place}を海上攻撃します',
  'hr.log.blitz': '{side|side}の電撃戦{blitz|number}：{origin|place}から{target|place}を攻撃します',
  'hr.log.named': '{side|side}プレイヤーが「{event|unit}」を使います',
  'hr.log.cancelled': '{side|side}プレイヤーが「{event|unit}」を無効にします',
  'hr.log.chose-hidden': '{side|side}プレイヤーがコンフリクトカードを選びました',
  'hr.drawn': '{card|marker}',
  'hr.log.showed': '{side|side}プレイヤーが{card|marker}を見せます',
  'hr.log.turned-up': '{side|side}プレイヤーがデッキから{card|marker}をめくります',
  'hr.log.rolled': '{side|side}プレイヤーの目は{dice|list}、合計{sum|number}です',
  'hr.log.changed': '「{event|unit}」：{side|side}のダイス{n|plural:#個}（{dice|list}番）が{faces|list}になります',
  'hr.log.changed-fortress': '要塞：{side|side}のダイス{n|plural:#個}（{dice|list}番）が{faces|list}になります',
  'hr.log.changed-fleet': '艦隊：{side|side}のダイス{n|plural:#個}（{dice|list}番）が{faces|list}になります',
  'hr.log.blocked': '{side|side}プレイヤーの二重スパイが{card|marker}の振り直しを止めます',
  'hr.log.sabotaged': '{side|side}プレイヤーのサボタージュにより、{card|marker}の数値は1になります',
  'hr.log.rerolled': '{side|side}プレイヤーがダイス{n|plural:#個}（{dice|list}番）を振り直し、{faces|list}になります',
  'hr.log.judged': '枢軸軍{axis|number}、連合軍{allies|number}：{side|side}の勝ちです',
  'hr.log.judged-suit': '枢軸軍{axis|number}、連合軍{allies|number}：引き分け、組札の強い{side|side}の勝ちです',
  'hr.log.judged-active':
    '枢軸軍{axis|number}、連合軍{allies|number}：引き分け、アクティブプレイヤーの{side|side}の勝ちです',

  // 地図
  'hr.log.took': '{space|place}が{nation|faction}の支配になります',
  'hr.log.lifted': '{space|place}の{nation|faction}マーカーを、ほかで使うために取り除きます',
  'hr.log.unmarked': 'マーカーが残っていないため、{space|place}はマーカーなしで{nation|faction}の支配とします',
  'hr.log.nation': '連合軍プレイヤーが{nation|faction}のマーカーを選びます',
  'hr.log.fortified': '{space|place}に{side|side}の要塞が置かれます',
  'hr.log.fortress-lost': '{space|place}の{side|side}の要塞が取り除かれます',
  'hr.log.fleet-placed': '{space|place}に{side|side}の艦隊が置かれます',
  'hr.log.fleet-lost': '{space|place}の{side|side}の艦隊が取り除かれます',
  'hr.log.activated': '{space|place}の中立が終わります',
  'hr.log.italy': 'イタリアが降伏します',
  'hr.log.pact-ended': '独ソ不可侵条約が終わります',
  'hr.log.anvil': 'アンヴィル・ドラグーン作戦：ウィシーが連合軍につきます',
  'hr.log.vichy-attacked': 'ウィシーが攻撃を受け、枢軸軍につくことになります',
  'hr.log.vichy-defected': 'ウィシーが分裂し、残りは枢軸軍につくことになります',
  'hr.log.vichy-resolved': 'ウィシーの帰属が決まります',

  // カードと年
  'hr.log.hand-size-up': '{side|side}のハンドサイズが{from|number}から{to|number}に増えます',
  'hr.log.hand-size-down': '{side|side}のハンドサイズが{from|number}から{to|number}に減ります',
  'hr.log.discarded': '{side|side}プレイヤーがコンフリクトカードを{n|plural:#枚}捨てます',
  'hr.log.drew': '{side|side}プレイヤーがコンフリクトカードを{n|plural:#枚}引きます',
  'hr.log.reshuffled-stays': '{side|side}プレイヤーが再シャッフルし、{side|side}の年次マーカーは{year}年末に留まります',
  'hr.log.reshuffled': '{side|side}プレイヤーが再シャッフルし、{side|side}の年次マーカーは{year}年末に進みます',
  'hr.log.year-ended': '{year}年が終わります',
  'hr.log.speer-used': '「{event|unit}」により、連合軍のハンドサイズは増えません',
  'hr.log.speer-kept': '「{event|unit}」は後に取っておかれます',
  'hr.log.build-up': '連合軍の1943年の増強：連合軍プレイヤーが新しいデッキを調べます',
  'hr.log.swapped': '{side|side}プレイヤーがデッキのカード1枚を手札1枚と取り替えます',

  // 終わり
  'hr.log.won': '{side|side}の勝利です。{why|t}',
  'hr.log.won-draw': '戦争は引き分けに終わります。{why|t}',
  'hr.win.resigned': '相手が投了しました',
  'hr.win.hand-size': 'ハンドサイズが0になりました',
  'hr.win.soviet-centres': '枢軸軍がソ連の生産拠点6か所をすべて支配しています',
  'hr.win.western-centres': '枢軸軍が西側連合の生産拠点6か所をすべて支配しています',
  'hr.win.axis-centres': '連合軍が枢軸軍の生産拠点6か所をすべて支配しています',
  'hr.win.ultimatum': '首都（連合軍は両方）が、持ち主のターンを通して敵の手にありました',
  'hr.win.capitulation': '一方のハンドサイズが12、もう一方が3以下です',
  'hr.win.allied-minimal':
    '1945年末に、枢軸軍はベルリンとほかの生産拠点5か所中2か所を保てませんでした。連合軍の最小限の勝利です。',
  'hr.win.axis-significant':
    '1945年末に、枢軸軍がベルリンとほかの生産拠点2か所を保ち、ハンドサイズも劣りません。枢軸軍の大きな勝利です。',
  'hr.win.axis-survival':
    '1945年末に、枢軸軍がベルリンとほかの生産拠点2か所を保ち、ハンドサイズは劣ります。枢軸軍は生き残りました。',
  'hr.win.axis-decisive': '1942年末に、枢軸軍がハンドサイズで6以上勝っています。決定的勝利です。',
  'hr.win.axis-limited': '1942年末に、枢軸軍がハンドサイズで3から5勝っています。限定的勝利です。',
  'hr.win.axis-catastrophic': '1942年末に、枢軸軍のハンドサイズの差は3に届きません。壊滅的敗北です。',
  'hr.win.allies-decisive': '1943年末に、連合軍がハンドサイズで6以上勝っています。決定的勝利です。',
  'hr.win.allies-limited': '1943年末に、連合軍がハンドサイズで3から5勝っています。限定的勝利です。',
  'hr.win.allies-catastrophic': '1943年末に、連合軍のハンドサイズの差は3に届きません。壊滅的敗北です。',
} as const satisfies Record<keyof typeof en, string>;
