/** 「隣接地域と回り道」と「得点の数え方」。 */
export const marches = {
  'lesson.zones.end':
    'ほとんどは1つのルールで決まります。隣接地域から隣接地域へは進めません。ユニットは、いるヘクスだけでなく、接しているヘクスでも敵を食い止めます。',

  'lesson.zones.zone.title': '隣接地域',
  'lesson.zones.zone.say':
    '第1ターン、連合軍の移動です。隣接地域とは、ユニットが1歩で行ける周りのヘクスです。クラクフ（0904）の中央軍集団は、ワルシャワ（0903）、ルブリン（1003）、プシェミシル（1004）などを隣接地域にしています。海のヘクスサイドの先には及びません。',

  'lesson.zones.free.title': '敵に接しない土地',
  'lesson.zones.free.say':
    '第1白ロシア正面軍はルブリン（1003）にいて、中央軍集団の隣接地域の中です。ドイツ軍ユニットに接しないヘクスを探します。',
  'lesson.zones.free.ask': 'ドイツ軍の隣接地域でないのは、どのヘクスですか。',
  'lesson.zones.free.option.0903': 'ワルシャワ（0903）',
  'lesson.zones.free.option.1004': 'プシェミシル（1004）',
  'lesson.zones.free.option.1103': 'コヴェリ（1103）',
  'lesson.zones.free.option.0905': 'カッシャウ（0905）',
  'lesson.zones.free.no.0903': 'ワルシャワは、北でヴァイクセル軍集団に、南で中央軍集団に接しています。',
  'lesson.zones.free.no.1004': 'プシェミシルは、0904の中央軍集団に接しています。',
  'lesson.zones.free.no.0905': 'カッシャウは、中央軍集団にも、南方軍集団・F軍集団にも接しています。',
  'lesson.zones.free.then': 'コヴェリです。周りの6ヘクスのどこにもドイツ軍ユニットはいません。',

  'lesson.zones.barred.title': '隣接地域から隣接地域へ',
  'lesson.zones.barred.say':
    'ワルシャワ（0903）は空いていて、1点の価値があり、ルブリン（1003）の隣です。それでも第1白ロシア正面軍は、そのまま入ることができません。',
  'lesson.zones.barred.ask': '第1白ロシア正面軍を選び、ワルシャワ（0903）をクリックして、その理由を読んでください。',
  'lesson.zones.barred.no': '問いは、第1白ロシア正面軍を選んだときのワルシャワ、ヘクス0903についてです。',
  'lesson.zones.barred.then':
    'ルブリンもワルシャワもドイツ軍ユニットに接しています。間に敵と接しないヘクスもないので、回り道もありません。',

  'lesson.zones.back.title': '隣接地域を出る',
  'lesson.zones.back.say':
    '後ろへは下がれます。コヴェリ（1103）かリヴォフ（1104）へ出て、さらに1ヘクス進めます。中央軍集団を攻撃することもできます。隣接地域が攻撃を妨げることはありません。',
  'lesson.zones.back.ask': '第1白ロシア正面軍を隣接地域の外へ動かしてください。どのヘクスでもかまいません。',
  'lesson.zones.back.no.attack': '攻撃は合法です。ここでは移動を扱います。正面軍を下げてください。',
  'lesson.zones.back.no.other': '合法な移動ですが、別のユニットです。ここで動かすのは1003の第1白ロシア正面軍です。',
  'lesson.zones.back.then': '正面軍は敵から離れました。ルブリンは、だれもいなくなってもソ連軍の支配のままです。',

  'lesson.zones.round.title': '回り道',
  'lesson.zones.round.say':
    '第1ウクライナ正面軍（1004）がルブリン（1003）を引き継ぎます。どちらも中央軍集団の隣接地域なので、直接の1歩は禁じられています。敵に接しないヘクスを挟んだ2歩なら進めます。',
  'lesson.zones.round.ask': '第1ウクライナ正面軍を、リヴォフ（1104）を通ってルブリン（1003）へ動かしてください。',
  'lesson.zones.round.no.short': 'そこへも行けます。回り道の終点は、2歩先のルブリン（1003）です。',
  'lesson.zones.round.no.attack': '攻撃は合法です。ここでは回り道を扱います。',
  'lesson.zones.round.then':
    '隣接地域を出て、敵のいない土地を通り、また隣接地域に入りました。入っても、それだけで止まることはありません。',

  'lesson.zones.reach.title': '攻撃には遠い',
  'lesson.zones.reach.say':
    'SHAEF予備はパリ（0204）の周りで待機しています。接しているドイツ軍ユニットはありません。G軍集団のいるシュトゥットガルト（0404）は2ヘクス先です。',
  'lesson.zones.reach.ask':
    'SHAEF予備を選び、シュトゥットガルト（0404）をクリックして、攻撃できない理由を読んでください。',
  'lesson.zones.reach.no': '問いは、SHAEF予備を選んだときのシュトゥットガルト、ヘクス0404についてです。',
  'lesson.zones.reach.then':
    '攻撃は移動力を2とも使います。そのため、攻撃側は初めから敵の隣にいなければなりません。予備は1ターンで前に出て、次のターンに攻撃します。',

  'lesson.zones.friend.title': '友軍を通り抜ける',
  'lesson.zones.friend.say':
    '友軍のいるヘクスを通り抜けることはできますが、そこで終わることはできません。パリからリヨン（0306）へは、ブールジュ（0205）を通る道と、ロレーヌ（0305）の第6軍集団を通る道があります。',
  'lesson.zones.friend.ask': 'SHAEF予備を、どちらかの道でリヨン（0306）へ動かしてください。',
  'lesson.zones.friend.no.short': 'そこへも行けます。目的地はリヨン（0306）です。',
  'lesson.zones.friend.no.other': '合法な移動ですが、別のユニットです。ここで動かすのはパリのSHAEF予備です。',
  'lesson.zones.friend.then': '着きました。リヨンは戦線の後ろにあり、ドイツ軍ユニットに接していません。',

  'lesson.score.end':
    '合計は支配だけで決まります。最後に入ったのはだれかということです。最後の移動の前に数え、道の途中にあるものも数えてください。',

  'lesson.score.eve.title': '最後の夜',
  'lesson.score.eve.say':
    '第6ターン、連合軍の移動です。これが終わるとゲームも終わります。マーカーは残っておらず、戦闘に頼ることはできません。軍は薄く、多くの都市が空いています。今数えるのは支配だけで、支配はどのヘクスにも描かれています。',

  'lesson.score.empty.title': '空いた都市',
  'lesson.score.empty.say':
    '第12軍集団は数週間前にルール地方（0403）を占領し、ハノーファー（0503）へ進みました。今、ルール地方にユニットはいません。',
  'lesson.score.empty.ask': 'ルール地方の2点は、だれのものですか。',
  'lesson.score.empty.option.nobody': 'だれのものでもない',
  'lesson.score.empty.option.german': 'ドイツ軍',
  'lesson.score.empty.option.allied': '連合軍',
  'lesson.score.empty.no.nobody': '支配する側のない都市はありません。ヘクスを離れても支配は失われません。',
  'lesson.score.empty.no.german': '開始時はドイツ軍のものでした。その後、連合軍のユニットが入っています。',
  'lesson.score.empty.then': '連合軍です。そのユニットが今どこにいても、ヘクスは最後に入った側のものです。',

  'lesson.score.edge.title': '盤端',
  'lesson.score.edge.say':
    '冬にドイツ軍の一隊がルーアン（0104）まで突破し、後にその一帯から追い払われましたが、それから西側のユニットはこのヘクスに入っていません。都市はありません。西端の01列にあります。',
  'lesson.score.edge.ask': 'ヘクス0104は何点になりますか。',
  'lesson.score.edge.option.none': '0点。都市がないため',
  'lesson.score.edge.option.german': 'ドイツ軍の1点',
  'lesson.score.edge.option.allied': '連合軍の1点',
  'lesson.score.edge.no.none': '都市はありませんが盤端です。01列と12列はドイツ軍の得点になります。',
  'lesson.score.edge.no.allied': '盤端を数えるのはドイツ軍だけで、それも支配しているヘクスだけです。',
  'lesson.score.edge.then': 'ドイツ軍の1点です。終了時に支配している01列と12列のヘクスは、どれもそうなります。',

  'lesson.score.total.title': '合計',
  'lesson.score.total.say':
    'ドイツ軍の都市は、コペンハーゲン、ハンブルク、ミュンヘン、ベルリン、ライプツィヒ/ドレスデン、シュテッティン、プラハ、ウィーン、ダンツィヒです。四角は2点で、ハンブルク、ミュンヘン、ベルリン、ライプツィヒ/ドレスデン、ウィーンです。盤端を加えてください。都市は全部で25点です。',
  'lesson.score.total.ask': 'ドイツ軍と連合軍の得点は何対何ですか。',
  'lesson.score.total.no.14-11': '都市の数え方は合っています。盤端のヘクスが抜けています。',
  'lesson.score.total.no.15-10':
    'ドイツ軍の合計は合っています。ドイツ軍のものでない都市は連合軍のものです。25から14を引きます。',
  'lesson.score.total.no.13-12': '四角5つで10点、丸4つで4点、それに盤端です。',
  'lesson.score.total.then': '15対11です。四角で10点、丸で4点、盤端で1点。残りの11点は連合軍です。',

  'lesson.score.march.title': '1回の移動',
  'lesson.score.march.say':
    '移動を終えたヘクスだけでなく、通り抜けたヘクスも奪います。オーデル川（0703）に第1白ロシア正面軍がいます。どの道でも2歩とも阻めるほど近いドイツ軍ユニットはいません。',
  'lesson.score.march.ask': '第1白ロシア正面軍の移動のうち、勝ちを決める1つを見つけてください。',
  'lesson.score.march.no.one': '都市を1つ奪い、差は縮まりますが、まだ勝てません。2つの都市を通る道を探してください。',
  'lesson.score.march.no.none': 'その移動では都市を1つも奪えません。',
  'lesson.score.march.no.attack': 'マーカーなしで都市を攻撃すると、成功は6回に1回です。もっと確かな道があります。',
  'lesson.score.march.no.other':
    '合法な移動ですが、別のユニットです。オーデル川（0703）の第1白ロシア正面軍だけで果たせます。',
  'lesson.score.march.then': '途中でシュテッティン、最後にベルリン。3点が移り、12対14になりました。',

  'lesson.score.over.title': 'ゲームの終わり',
  'lesson.score.over.say':
    '敵のヘクスに入ったユニットはないので、戦闘はありません。このフェイズが終わるとゲームも終わり、得点を数えます。',
  'lesson.score.over.ask': '移動を終え、結果を見てください。',
  'lesson.score.over.then':
    '14対12で連合軍の勝ちです。ルーアンの一隊を忘れていても、今日の勝敗は変わりませんでした。13対12なら、それが勝ち負けを分けます。',
} as const;
