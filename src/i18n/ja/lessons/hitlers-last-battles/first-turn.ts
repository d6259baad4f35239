/** 最初のターン。ウォーゲームが初めての方のためのレッスン。 */
export const firstTurn = {
  'lesson.wrong.end-mark': 'それではこの段階が終わり、渡していないマーカーはこのターンに使えなくなります。',
  'lesson.wrong.end-move': 'それでは、ここでの手を指す前に移動が終わってしまいます。',
  'lesson.wrong.unmark': 'マーカーは段階が終わるまで戻せますが、今の場所が正しい場所です。',
  'lesson.wrong.no-support':
    '合法ですが、支援なしで戦うことになります。支援ユニットに危険はなく、決めるのはダイスの前です。',
  'lesson.find.dice': 'ダイスの数',
  'lesson.find.odds': '成功の確率',
  'lesson.find.terrain': '地形の効果',
  'lesson.find.hits': '攻撃側のヒット',
  'lesson.find.difference': 'ヒット差',
  'lesson.find.result': '結果',
  'lesson.find.support': '支援できるユニット',
  'lesson.find.retreat': '退却できるヘクス',

  'lesson.first-turn.end':
    'これが1ターンです。準備し、動き、戦い、それから相手が同じことをします。6ターンで1局です。この先の戦闘の演習では、問いを1つずつ解いていきます。',

  'lesson.first-turn.map.title': 'マップ',
  'lesson.first-turn.map.say':
    '1944年12月半ばの中央ヨーロッパです。マップは差し渡し約200キロメートルのヘクスに分かれています。西にパリ、中央にベルリン、東にワルシャワがあります。海、イングランド、スイス、ユーゴスラヴィアには入れません。',

  'lesson.first-turn.hex.title': '場所の探し方',
  'lesson.first-turn.hex.say':
    'どのヘクスにも番号があります。初めの2桁は西から数えた列、後の2桁は北から数えた行です。ハンブルクは0502、シュテッティンは0702です。06列はドイツの中央を通ります。',
  'lesson.first-turn.hex.ask': 'ヘクス0602をクリックしてください。',
  'lesson.first-turn.hex.no': 'それは別のヘクスです。西から6番目の列を見つけ、その北から2番目の行を探してください。',
  'lesson.first-turn.hex.then': 'ベルリン、ヘクス0602です。ルールや記録に出てくる地名には、必ず番号が付いています。',

  'lesson.first-turn.pieces.title': '駒の見方',
  'lesson.first-turn.pieces.say':
    '16個の駒は、軍集団やソ連の正面軍をまるごと表します。ドイツ軍6個、西側連合軍4個、ソ連軍6個で、後の2つは連合軍プレイヤーが動かします。戦う力はどれも同じで、違うのは居場所です。1つのヘクスにいる自軍ユニットは1個だけです。',
  'lesson.first-turn.pieces.ask': 'ルール地方（0403）を守るB軍集団をクリックしてください。',
  'lesson.first-turn.pieces.no': 'そこは別の場所です。B軍集団はルール地方のヘクス0403にいます。駒にBと書かれています。',
  'lesson.first-turn.pieces.then': 'B軍集団です。ライン下流の第21軍集団、アルデンヌの第12軍集団と接しています。',

  'lesson.first-turn.cities.title': '都市',
  'lesson.first-turn.cities.say':
    '都市を支配すると得点になります。丸の都市は1点、四角の都市は2点です。支配するのは最後にユニットを入れた側で、そのユニットが立ち去った後も変わりません。',
  'lesson.first-turn.cities.ask': 'ルール地方（0403）は何点ですか。',
  'lesson.first-turn.cities.no.1': '1点は丸の都市です。ルール地方の印をもう一度見てください。',
  'lesson.first-turn.cities.no.3': '2点を超える都市はありません。河川と都市を足すこともありません。',
  'lesson.first-turn.cities.then':
    '2点です。ルール地方は、ハンブルク、ベルリン、ライプツィヒ/ドレスデン、ミュンヘン、ウィーンと同じ四角の都市です。',

  'lesson.first-turn.points.title': '得点',
  'lesson.first-turn.points.say':
    '都市は全部で25点です。開始時はドイツ軍が23点、連合軍がパリとブリュッセルの2点を持っています。6ターンの後、合計の多い側が勝ちます。',
  'lesson.first-turn.points.ask': '連合軍が上回るには、少なくとも何点奪わなければなりませんか。',
  'lesson.first-turn.points.no.10': '10点では12点になりますが、ドイツ軍はまだ13点です。',
  'lesson.first-turn.points.no.12': '12点でも足りますが、もっと少なくて済みます。',
  'lesson.first-turn.points.no.13': '13点は必要な合計です。そのうち2点はもう持っています。',
  'lesson.first-turn.points.then':
    '11点で、13対12になります。ドイツ軍は守り抜けば勝ち、連合軍は両方の戦線で攻めなければなりません。',

  'lesson.first-turn.turn.title': 'ターン',
  'lesson.first-turn.turn.say':
    '各軍の手番には3つのフェイズがあります。戦略フェイズでは失ったユニットが戻り、攻撃マーカーを配置します。移動フェイズではユニットが進み、敵のヘクスに入ります。戦闘フェイズでは出会った者どうしが戦います。先手はドイツ軍です。だれが何を決めるかは、マップの下に示されます。',

  'lesson.first-turn.mark-b.title': '攻撃マーカー',
  'lesson.first-turn.mark-b.say':
    'このターン、ドイツ軍は攻撃マーカーを2つ受け取ります。マーカーは戦車、燃料、航空機を表し、持っているユニットは1個でなく2個のダイスで攻撃します。マーカーを選び、次にユニットを選んでください。逆の順でもかまいません。',
  'lesson.first-turn.mark-b.ask': 'ルール地方（0403）のB軍集団にマーカーを配置してください。',
  'lesson.first-turn.mark-b.no.other':
    'そのユニットにも配置できます。ただ、この作戦では、ドイツ軍ユニット2個が同じ敵に接する所にマーカーが要ります。B軍集団です。',

  'lesson.first-turn.mark-g.title': '2つ目のマーカー',
  'lesson.first-turn.mark-g.say':
    '1個のユニットが持てるマーカーは1つまでで、2つ目に効果はありません。もう1つは南隣のユニットに渡します。',
  'lesson.first-turn.mark-g.ask': 'ライン上流（0404）のG軍集団に、もう1つのマーカーを配置してください。',
  'lesson.first-turn.mark-g.no.other':
    'そのユニットにも配置できます。このレッスンでは、ライン上流のG軍集団も攻撃します。',

  'lesson.first-turn.end-mark.title': '段階の終わり',
  'lesson.first-turn.end-mark.say':
    'この段階が終わるまでは、マーカーを戻せます。その後はユニットとともに動き、戦闘の後に外れます。渡さなかった分は、このターンには使えません。',
  'lesson.first-turn.end-mark.ask': 'マーカーの配置を終えてください。',

  'lesson.first-turn.zone.title': '進めない1歩',
  'lesson.first-turn.zone.say':
    '次は移動です。移動力はどのユニットも2で、1ヘクスごとに1を使います。ユニットの周りには、それに接するヘクス、つまり隣接地域があります。敵の隣接地域から別の敵の隣接地域へ直接は進めません。ブレーメン（0402）のH軍集団は第21軍集団に接し、空いているフリースラント（0302）も接しています。',
  'lesson.first-turn.zone.ask': 'H軍集団を選び、次にフリースラント（0302）をクリックして、行けない理由を見てください。',
  'lesson.first-turn.zone.no': '問いは、H軍集団を選んだときのフリースラント、ヘクス0302についてです。',
  'lesson.first-turn.zone.then':
    'これがルールの答えです。いつでも見られます。選べないものを指すか、?キーを押してください。',

  'lesson.first-turn.detour.title': '回り道',
  'lesson.first-turn.detour.say':
    '禁じられているのは1歩ごとの動きです。隣接地域を出て、敵に接しないヘクスを通り、別の隣接地域に入ることはできます。ヴァイクセル軍集団（0902）と空いているワルシャワ（0903）は、どちらもソ連の正面軍に接しています。ポーゼン（0802）は接していません。',
  'lesson.first-turn.detour.ask':
    'ヴァイクセル軍集団を、ポーゼン（0802）を通ってワルシャワ（0903）へ動かしてください。',
  'lesson.first-turn.detour.no.short':
    '合法な移動ですが、ワルシャワは空いたままです。ポーゼン（0802）からワルシャワ（0903）へ進んでください。',
  'lesson.first-turn.detour.no.other':
    '別のユニットの合法な移動です。ここではヴァイクセル軍集団がワルシャワへ向かいます。',
  'lesson.first-turn.detour.then':
    'ワルシャワを押さえました。どの移動にも代償があります。ケーニヒスベルク（0901）の前にはだれもいなくなりました。',

  'lesson.first-turn.attack-b.title': '攻撃',
  'lesson.first-turn.attack-b.say':
    '攻撃とは、敵のヘクスに入ることです。移動力を2とも使うので、初めから敵の隣にいて、まだ動いていないことが必要です。決定する前に、ダイスの数と正確な確率、そしてルール地方が空くという警告が示されます。',
  'lesson.first-turn.attack-b.ask': 'B軍集団で、ライン下流（0303）の第21軍集団を攻撃してください。',
  'lesson.first-turn.attack-b.no.h':
    'H軍集団にはマーカーがなく、ダイスは2個ではなく1個です。支援に回るほうが役に立ちます。',
  'lesson.first-turn.attack-b.no.b':
    'B軍集団はそこも攻撃できます。このレッスンでは河川が要ります。0303の第21軍集団です。',

  'lesson.first-turn.attack-g.title': '2つ目の攻撃',
  'lesson.first-turn.attack-g.say':
    '攻撃するユニットの数に制限はありませんが、1つのヘクスを攻撃できるのは1個だけです。G軍集団の前には、平地のロレーヌ（0305）に第6軍集団がいます。',
  'lesson.first-turn.attack-g.ask': 'G軍集団で、ロレーヌ（0305）の第6軍集団を攻撃してください。',
  'lesson.first-turn.attack-g.no.g': 'G軍集団はそこも攻撃できます。レッスンは0305の第6軍集団で進みます。',

  'lesson.first-turn.end-move.title': '移動の終わり',
  'lesson.first-turn.end-move.say':
    'まだダイスは振られていません。攻撃側の2個は戦闘ヘクスにいて、元の場所には輪郭が残っています。移動が終わると、すべての戦闘を解決しなければなりません。',
  'lesson.first-turn.end-move.ask': '移動を終えてください。',

  'lesson.first-turn.order.title': '戦闘の順番',
  'lesson.first-turn.order.say':
    '戦闘は、攻撃側が選ぶ順に1つずつ解決します。順番が響くこともあります。敗れたユニットが、別の攻撃側の元いたヘクスへ退却するかもしれません。',
  'lesson.first-turn.order.ask': '先にライン下流（0303）の戦闘を始めてください。',
  'lesson.first-turn.order.no': 'その戦闘から始めることもできます。レッスンはライン下流（0303）から始めます。',

  'lesson.first-turn.support.title': '支援とダイス',
  'lesson.first-turn.support.say':
    '戦闘の隣にいて攻撃していないユニットは、マーカーを持つ攻撃側を支援できます。攻撃側の目の1つに1を加えます。防御側はライン川の後ろにいるので、その目にも1を加えます。4以上の目がヒットです。',
  'lesson.first-turn.support.ask': 'H軍集団を支援に選んでください。その後、ダイスが振られます。',
  'lesson.first-turn.support.no': '支援なしの成功率は41.7 %、支援があれば57.4 %です。H軍集団に危険はありません。',
  'lesson.first-turn.support.then':
    '攻撃側の目は3と5です。支援で3が4になり、2ヒットです。防御側の目は3で、河川により4になり、1ヒットです。差は+1で、防御側は退却しなければなりません。',

  'lesson.first-turn.retreat.title': '相手が決める',
  'lesson.first-turn.retreat.say':
    '敗れたユニットは1ヘクス退却します。西側連合軍の行き先は、北、南、北西、南西の空いたヘクスです。選ぶのは持ち主なので、答え1つ分だけ連合軍プレイヤーの席に着いてください。',
  'lesson.first-turn.retreat.ask': '第21軍集団の退却先を選んでください。',
  'lesson.first-turn.retreat.then':
    'B軍集団はライン下流に残り、そこを支配します。都市は得ていませんが、西部戦線はたわみました。',

  'lesson.first-turn.second.title': '失敗する攻撃',
  'lesson.first-turn.second.say':
    'G軍集団は、マーカーを持って平地を攻撃します。手の空いたドイツ軍ユニットはどれもロレーヌに接していないので、支援はなく、すぐにダイスが振られます。',
  'lesson.first-turn.second.ask': 'ロレーヌ（0305）の戦闘を始めてください。',
  'lesson.first-turn.second.then':
    '2と5、対する4。どちらも1ヒットで、差は0です。攻撃側は元のヘクスへ戻り、どちらも失われません。ドイツ軍のマーカーが外れ、ドイツ軍の手番が終わります。',

  'lesson.first-turn.answer.title': '連合軍の応手',
  'lesson.first-turn.answer.say':
    '今度は連合軍プレイヤーが同じフェイズを進めます。失われたユニットはないので、補充はありません。受け取るマーカーは2つで、それぞれ自分の軍でしか使えません。パットンとモントゴメリーは西側のユニットに、ほかはソ連の正面軍に渡します。',
  'lesson.first-turn.answer.ask': '西側のマーカーを、好きな西側のユニットに渡してください。',
  'lesson.first-turn.answer.no.s': '合法です。ソ連の正面軍には次の段階で渡します。西側から始めてください。',

  'lesson.first-turn.both.title': '一方の戦線に偏らない',
  'lesson.first-turn.both.say':
    '連合軍は、すべてを一方の戦線に注ぎ込めません。マーカーを2つ以上受け取ったら、西側とソ連軍がそれぞれ1つ以上を得るまで、この段階を終えられません。',
  'lesson.first-turn.both.ask': 'ソ連軍のマーカーを、好きな正面軍に渡してください。',
  'lesson.first-turn.both.no.w':
    '置くことはできますが、それではソ連の正面軍にマーカーがなく、この段階を終えられません。',

  'lesson.first-turn.go.title': '連合軍の手番へ',
  'lesson.first-turn.go.say':
    '両方の戦線にマーカーが渡りました。この段階の後、連合軍のユニットが動き、攻撃します。連合軍の戦闘フェイズが終わると、第2ターンが始まります。',
  'lesson.first-turn.go.ask': 'マーカーの配置を終えてください。',
  'lesson.first-turn.go.then':
    '連合軍の移動フェイズが始まります。B軍集団は遠く前に出て、ルール地方は空き、ケーニヒスベルクも開いています。連合軍プレイヤーなら、行き先に迷いません。',
} as const;
