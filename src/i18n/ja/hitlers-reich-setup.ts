import type { en } from '../en/hitlers-reich-setup.ts';

/** シナリオと、準備のときに決めるルールの未確定事項。 */
export const ja = {
  'hr.scenario.campaign-1941':
    '1941年から1945年までの5年間です。すべてのルールと作戦を使います。枢軸軍が先手で、大攻勢を1つ持ちます。ハンドサイズは枢軸軍8、連合軍6です。最初に引いたイベントで、1ターン目の前に変わることがあります。',
  'hr.scenario.short-1944':
    '1944年と1945年の2年間です。連合軍が先手で、オーバーロード作戦とバグラチオン作戦から始めます。イタリアは降伏しています。ハンドサイズは枢軸軍8、連合軍9です。',
  'hr.scenario.intro-1941-42':
    'キャンペーンを1942年末まで行います。枢軸軍はハンドサイズで3以上勝っていなければ負けです。ハンドサイズは枢軸軍8、連合軍6です。最初に引いたイベントで、1ターン目の前に変わることがあります。',
  'hr.scenario.intro-1941-43':
    'キャンペーンを1943年末まで行います。連合軍はハンドサイズで3以上勝っていなければ負けです。ハンドサイズは枢軸軍8、連合軍6です。最初に引いたイベントで、1ターン目の前に変わることがあります。',
  'hr.scenario.tournament':
    '1つの入門ゲームを、交代で枢軸軍を率いて繰り返すシリーズです。枢軸軍として最もよい結果を出したプレイヤーが勝ちます。',

  'hr.scenario.campaign-1941.short': 'すべてのルールと作戦',
  'hr.scenario.short-1944.short': 'オーバーロードとバグラチオンから開始',
  'hr.scenario.intro-1941-42.short': '枢軸軍は3以上の差が必要',
  'hr.scenario.intro-1941-43.short': '連合軍は3以上の差が必要',
  'hr.scenario.tournament.short': '交代で枢軸軍を率いる',
  'hr.scenario.campaign-1941.length': '3〜4時間',
  'hr.scenario.short-1944.length': '2時間',
  'hr.scenario.intro-1941-42.length': '1〜1時間半',
  'hr.scenario.intro-1941-43.length': '2時間',
  'hr.scenario.tournament.length': '2〜3時間',
  'hr.scenario.campaign-1941.seat.axis': 'ハンドサイズ8',
  'hr.scenario.campaign-1941.seat.allies': 'ハンドサイズ6',
  'hr.scenario.short-1944.seat.axis': 'ハンドサイズ8',
  'hr.scenario.short-1944.seat.allies': 'ハンドサイズ9',
  'hr.scenario.intro-1941-42.seat.axis': 'ハンドサイズ8',
  'hr.scenario.intro-1941-42.seat.allies': 'ハンドサイズ6',
  'hr.scenario.intro-1941-43.seat.axis': 'ハンドサイズ8',
  'hr.scenario.intro-1941-43.seat.allies': 'ハンドサイズ6',
  'hr.scenario.tournament.seat.axis': 'ハンドサイズ8',
  'hr.scenario.tournament.seat.allies': 'ハンドサイズ6',

  'hr.seat.axis': '枢軸軍',
  'hr.seat.allies': '連合軍',

  'hr.series.lead': 'ハンドサイズの差',

  'hr.ruling.level': 'トーナメントのゲーム',
  'hr.ruling.level.what': '両プレイヤーが交代で枢軸軍を率いて行う入門ゲームを選びます。',
  'hr.ruling.level.intro-1941-42': '1941〜42年',
  'hr.ruling.level.intro-1941-43': '1941〜43年',

  'hr.ruling.year-end-pool': '年末のボーナスイベント',
  'hr.ruling.year-end-pool.what': '各軍がボーナスを引くイベントの範囲です。ルールは共通イベントに触れていません。',
  'hr.ruling.year-end-pool.own': '自軍のモールだけ',
  'hr.ruling.year-end-pool.own-and-common': '自軍のモールと共通モール',

  'hr.ruling.defender-takes-zone': 'だれも支配していない海域',
  'hr.ruling.defender-takes-zone.what': 'その海域のコンフリクトに勝った防御側が支配を得るかどうかです。',
  'hr.ruling.defender-takes-zone.yes': '勝った防御側も支配を得る',
  'hr.ruling.defender-takes-zone.no': '勝った攻撃側だけが支配を得る',

  'hr.ruling.first-push': '枢軸軍の最初の大攻勢',
  'hr.ruling.first-push.what': '枢軸軍が1941年の初めから持つ大攻勢の使い道です。',
  'hr.ruling.first-push.any': 'バルバロッサ作戦にも通常の大攻勢にも使える',
  'hr.ruling.first-push.barbarossa': '枢軸軍の最初の再シャッフルまではバルバロッサ作戦だけ',

  'hr.ruling.open-strait': 'シシリーとナポリの間',
  'hr.ruling.open-strait.what': 'だれもシシリー海を支配していないとき、陸から渡って攻撃できるかどうかです。',
  'hr.ruling.open-strait.closed': '渡れない',
  'hr.ruling.open-strait.open': '敵の艦隊がいなければ渡れる',

  'hr.ruling.sea-bonus': '海の支配によるダイス',
  'hr.ruling.sea-bonus.what': '周囲のスペースの支配に加えて、その海域自体の支配をどう数えるかです。',
  'hr.ruling.sea-bonus.with-neighbours': '周囲のスペースの1つとして数える',
  'hr.ruling.sea-bonus.by-itself': '両軍が周囲を支配していない限り、それだけでダイスになる',

  'hr.ruling.overlord-zone': 'オーバーロード作戦に必要な海域',
  'hr.ruling.overlord-zone.what': '作戦を始めるために連合軍が支配する海域です。元の資料がはっきりしません。',
  'hr.ruling.overlord-zone.channel': 'イギリス海峡。ビスカヤ湾は上陸先を増やす',
  'hr.ruling.overlord-zone.biscay-or': 'イギリス海峡かビスカヤ湾のどちらか',
  'hr.ruling.overlord-zone.mid-atlantic-and': 'イギリス海峡と大西洋の両方',

  'hr.ruling.closed-zones': '枢軸軍に閉ざされる海域',
  'hr.ruling.closed-zones.what': '1944年から、連合軍が係争なく支配する間、枢軸軍が攻撃も艦隊の配置もできない海域です。',
  'hr.ruling.closed-zones.overlord': 'オーバーロード作戦の2つの海域',
  'hr.ruling.closed-zones.every': 'どの海域でも',

  'hr.ruling.overlord-control': 'オーバーロード作戦の海域の支配',
  'hr.ruling.overlord-control.what': '作戦を始める海域を、西側連合とソ連のどちらが支配していればよいかです。',
  'hr.ruling.overlord-control.allied': 'どちらでもよい。上陸するのは西側連合',
  'hr.ruling.overlord-control.western': '西側連合だけ',

  'hr.ruling.last-reshuffle': '最後の年を終わらせる枢軸軍の再シャッフル',
  'hr.ruling.last-reshuffle.what': '勝敗の判定の前に、連合軍のハンドサイズが1増えるかどうかです。',
  'hr.ruling.last-reshuffle.at-once': '増えない。ゲームはその場で終わる',
  'hr.ruling.last-reshuffle.after-gain': '増やしてから判定する',

  'hr.ruling.two-bonus-cards': '1つのコンフリクトでのボーナスカード2枚',
  'hr.ruling.two-bonus-cards.what': '2枚のカードで振り直すダイスの決め方です。',
  'hr.ruling.two-bonus-cards.joint': 'まとめて決め、一度に振る',
  'hr.ruling.two-bonus-cards.each': 'カードごとに別のダイスを振る',

  'hr.ruling.operation-attacks': 'バルバロッサ作戦とバグラチオン作戦の攻撃',
  'hr.ruling.operation-attacks.what': '4回の攻撃を途中でやめられるかどうかです。',
  'hr.ruling.operation-attacks.may-stop': '最初の攻撃の後ならやめられる',
  'hr.ruling.operation-attacks.all': '攻撃できる限り続ける',

  'hr.ruling.enemy-event': 'ハンドサイズを減らす敵のイベント',
  'hr.ruling.enemy-event.what': '生産拠点を失ったときと同じく、コンフリクトカードも捨てるかどうかです。',
  'hr.ruling.enemy-event.discard': '同じ枚数を捨て、その後で手札を補充する',
  'hr.ruling.enemy-event.cut-down': '新しいハンドサイズを超える分だけを捨てる',

  'hr.ruling.icons': 'イベントのシンボル',
  'hr.ruling.icons.what': '上陸、空挺、電撃戦のシンボルがどちらの軍を縛るかです。',
  'hr.ruling.icons.attacker': '攻撃側だけ',
  'hr.ruling.icons.both': '両軍',

  'hr.ruling.enigma-keeps-on': 'エニグマのダイス',
  'hr.ruling.enigma-keeps-on.what': '勝利の後、エニグマが連合軍に残るために必要な目です。',
  'hr.ruling.enigma-keeps-on.4': '4以上',
  'hr.ruling.enigma-keeps-on.2': '2以上',
  'hr.ruling.enigma-keeps-on.3': '3以上',
  'hr.ruling.enigma-keeps-on.5': '5以上',
  'hr.ruling.enigma-keeps-on.6': '6',

  'hr.ruling.event-set': 'イベントの組',
  'hr.ruling.event-set.what': 'イベントカード56枚のうち48枚は資料で確かめられ、残り8枚は復元です。',
  'hr.ruling.event-set.full': '56枚すべて',
  'hr.ruling.event-set.attested': '確かめられた48枚だけ',

  'hr.experiment.score': '終了時の{seat|side}のハンドサイズ',
} as const satisfies Record<keyof typeof en, string>;
