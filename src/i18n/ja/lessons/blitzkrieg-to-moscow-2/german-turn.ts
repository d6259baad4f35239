/** Blitzkrieg to Moscow 2のプレイ例を3部に分けたレッスンと、このゲームのどのレッスンでも使う文。 */
export const germanTurn = {
  'lesson.wrong.btm.attack': 'ルール上は行える攻撃ですが、レッスンでは別の攻撃を先にします。局面は変わっていません。',
  'lesson.wrong.btm.end': 'ここでフェイズを終えると、するはずのことが残ります。',
  'lesson.wrong.btm.move': 'ルール上は行える移動ですが、レッスンでは別の移動をします。局面は変わっていません。',
  'lesson.wrong.btm.tank': 'その戦車も行動できますが、ここでは別の戦車か別の道を使います。',
  'lesson.wrong.btm.way': 'そこへも進めますが、レッスンでは別のヘクスを通ります。',
  'lesson.wrong.btm.card': '受け取れるカードですが、このターンは別のカードが必要です。',

  'lesson.btm-first-move.end': '兵站と移動が終わりました。続きのレッスンでは、ここから4つの攻撃を解決します。',

  'lesson.btm-first-move.war.title': '6つのターン',
  'lesson.btm-first-move.war.say':
    'ドイツ軍がソ連国境に並んでいます。第1ターンは1941年6月、第6ターンは1942年4月に終わります。最後に数えるのはドイツ軍の得点で、10点以上ならドイツ軍、9点以下ならソ連軍の勝利です。',

  'lesson.btm-first-move.cities.title': '得点になるもの',
  'lesson.btm-first-move.cities.say':
    '得点の大半は13の都市にあります。ドイツ軍が最後に進入し、補給線を引ける都市がドイツ軍の得点です。ミンスクは1点、3つの補給都市は2点です。',
  'lesson.btm-first-move.cities.ask': '2点の都市を1つクリックしてください。',
  'lesson.btm-first-move.cities.no': '2点ではありません。北の端、東、クリミアに1つずつあります。',
  'lesson.btm-first-move.cities.then':
    'レニングラード、モスクワ、セヴァストポリです。都市は全部で16点です。活性状態の戦車軍が少し加わり、損失が少し引かれます。',

  'lesson.btm-first-move.counter.title': '駒の読み方',
  'lesson.btm-first-move.counter.say':
    '第2戦車軍には7、（4）、5とあります。戦闘力、消極防御力、移動力です。表は活性状態、裏は損耗状態で、裏の戦闘力は消極防御力と同じです。',
  'lesson.btm-first-move.counter.ask': '損耗状態の第2戦車軍は、戦闘力いくつで攻撃しますか。',
  'lesson.btm-first-move.counter.no.5': '5は移動力、進めるヘクス数です。',
  'lesson.btm-first-move.counter.no.7': '7は活性状態の戦闘力です。',
  'lesson.btm-first-move.counter.then':
    '4です。損耗状態でも、その戦闘力で移動も攻撃もできます。攻撃したユニットは必ず損耗状態になります。',

  'lesson.btm-first-move.rear.title': '後方エリア',
  'lesson.btm-first-move.rear.say':
    '西端の外に後方エリアN、C、S、Rがあります。北方、中央、南方の各軍集団とルーマニアです。どれも複数のヘクスに接する1つの大きな場所です。ソ連軍の後方は東にあります。ドイツ軍ユニットはコードの示すエリアから始まります。',
  'lesson.btm-first-move.rear.ask': '後方エリアSに接するヘクスを1つクリックしてください。',
  'lesson.btm-first-move.rear.no': 'Sには接していません。プリピャチ湿地からガリツィアまでの西端を見てください。',
  'lesson.btm-first-move.rear.then': 'Sは0801、0901、1001に接しています。1001はCにも接しています。',

  'lesson.btm-first-move.cards.title': '兵站カード',
  'lesson.btm-first-move.cards.say':
    '両軍とも毎ターン同じ6枚から受け取ります。このターンはドイツ軍が6枚全部、ソ連軍が2枚です。受け取ったカードは、相手のプレイヤー・ターンの間も手札に残ります。',
  'lesson.btm-first-move.cards.ask': '使わなかったカードはどうなりますか。',
  'lesson.btm-first-move.cards.option.kept': '次のターンも手札に残る',
  'lesson.btm-first-move.cards.no.kept': '繰り越せません。手札の残りは、新しいカードを受け取る前に捨てられます。',
  'lesson.btm-first-move.cards.option.back': '捨て札になり、また選べる',
  'lesson.btm-first-move.cards.option.gone': 'ゲームから除かれる',
  'lesson.btm-first-move.cards.no.gone': '失われるカードはありません。使ったカードも次のターンにまた選べます。',
  'lesson.btm-first-move.cards.then':
    '次の自軍兵站フェイズの初めに捨て札になり、改めて6枚から選びます。取っておいたカードは無駄になります。',

  'lesson.btm-first-move.uses.title': '1枚につき1つの使い方',
  'lesson.btm-first-move.uses.say':
    'たいていのカードには使い方が複数あり、1つを選んで使うと捨て札になります。「航空支援」は戦闘比を修整し、「電撃戦」は戦車2個を動かします。「補充」には3つの使い方があります。',
  'lesson.btm-first-move.uses.ask': '「補充」でできないのはどれですか。',
  'lesson.btm-first-move.uses.option.rebuild': '失ったユニットを再建する',
  'lesson.btm-first-move.uses.no.rebuild': 'カードの名のとおりの使い方です。ユニットは損耗状態で戻ります。',
  'lesson.btm-first-move.uses.option.tank': '戦車をもう一度行動させる',
  'lesson.btm-first-move.uses.no.tank': '戦車アクションもできます。突破のレッスンで使います。',
  'lesson.btm-first-move.uses.option.shift': '戦闘比を修整する',
  'lesson.btm-first-move.uses.then':
    'ドイツ軍で戦闘比を修整するのは「航空支援」だけです。「補充」の3つ目の使い方は鉄道移動です。',

  'lesson.btm-first-move.romania.title': 'ルーマニアは待つ',
  'lesson.btm-first-move.romania.say':
    '次は移動です。各ユニットは1回、移動力までのヘクス数を進めます。ルーマニアには第11軍とルーマニアの2個軍がいます。',
  'lesson.btm-first-move.romania.ask': '第11軍をクリックして、移動できない理由を確かめてください。',
  'lesson.btm-first-move.romania.no': '別のものです。第11軍は南の後方エリアRにいます。',
  'lesson.btm-first-move.romania.then': '第1ターンだけのルールです。このターンも、攻撃と戦闘後前進はできます。',

  'lesson.btm-first-move.enemy.title': '敵のヘクス',
  'lesson.btm-first-move.enemy.say':
    '第4戦車軍はエリアNにいて、1502が隣にあります。そこにはソ連の第11軍と第3機械化軍団がいます。',
  'lesson.btm-first-move.enemy.ask': '第4戦車軍を選び、1502をクリックしてください。',
  'lesson.btm-first-move.enemy.no': '第4戦車軍を選び、1502をクリックしてください。',
  'lesson.btm-first-move.enemy.then': '移動では敵のヘクスに入れません。隣で止まり、戦闘は戦闘フェイズに行います。',

  'lesson.btm-first-move.zone.title': 'ZOCを持つユニット',
  'lesson.btm-first-move.zone.say':
    'ZOC（支配地域）はユニットの周囲6ヘクスです。ドイツ軍の全ユニット、ソ連軍の戦車と親衛軍が持ちます。ほかの軍は、ルーマニア軍も含め、都市にいる間だけ持ちます。湿地からはZOCが及びません。',
  'lesson.btm-first-move.zone.ask': 'ZOCを持たないソ連軍ユニットのヘクスを1つクリックしてください。',
  'lesson.btm-first-move.zone.no':
    'ユニットがいないか、機械化軍団または都市がZOCを与えています。平地や森林にいる歩兵だけのヘクスか、沿岸の湿地を探してください。',
  'lesson.btm-first-move.zone.then':
    '1301、1102、0902、0801にいるのは歩兵軍だけです。1601には機械化軍団がいますが、湿地です。これは後でリガへ向かうときに効いてきます。',

  'lesson.btm-first-move.march.title': 'ZOCに入る',
  'lesson.btm-first-move.march.say':
    '敵のZOCに入ったユニットは止まります。第2戦車軍はCから北の1401へ進めます。1502の機械化軍団の隣で、北方軍集団とともに攻撃できる位置です。',
  'lesson.btm-first-move.march.ask': '第2戦車軍を1401へ動かしてください。',
  'lesson.btm-first-move.march.no.south': '行える移動ですが、計画した攻撃から離れます。行き先は1401です。',
  'lesson.btm-first-move.march.no.other': 'ヘクスは合っていますが、そこへ行くのは戦車です。',
  'lesson.btm-first-move.march.then': '移動力5のうち1で止まりました。1401は第3機械化軍団のZOCです。',

  'lesson.btm-first-move.reach.title': '後方からの攻撃',
  'lesson.btm-first-move.reach.say':
    'ほかのユニットが動かないのには理由があります。後方エリアにスタック制限はなく、中の全ユニットが、接する1つのヘクスを攻撃できます。',
  'lesson.btm-first-move.reach.ask': 'Nにいる3個のうち、1502を攻撃できるのは何個ですか。',
  'lesson.btm-first-move.reach.no.1': '1つのヘクスサイドでも全ユニットに足ります。エリアは1つの場所です。',
  'lesson.btm-first-move.reach.no.2': '戦車も2個軍に加われます。',
  'lesson.btm-first-move.reach.then': '3個とも、つまり第4戦車軍、第16軍、第18軍です。プレイの例では2個軍を使います。',

  'lesson.btm-first-move.stack.title': 'スタック',
  'lesson.btm-first-move.stack.say':
    'マップ上では場所が限られます。ソ連軍は1ヘクスに3個、同じ兵科は2個までです。制限は移動の終わりに確かめ、超えた分は除去します。',
  'lesson.btm-first-move.stack.ask': '移動の終わりに、1401にはドイツ軍ユニットが何個までいられますか。',
  'lesson.btm-first-move.stack.no.2': '2個いられるのはソ連軍だけです。',
  'lesson.btm-first-move.stack.no.3': '3個はソ連軍の制限です。',
  'lesson.btm-first-move.stack.then':
    '1個です。ドイツ軍の駒は大きな部隊を表します。味方のヘクスを通ることはできても、とどまれません。',

  'lesson.btm-first-move.over.title': '移動の終わり',
  'lesson.btm-first-move.over.say': '北方軍集団は沿岸の1701へも進めますが、進みません。どの部隊も目標の隣にいます。',
  'lesson.btm-first-move.over.ask': '移動を終えてください。',
  'lesson.btm-first-move.over.no.full': '1401には第2戦車軍がいます。2個目は除去されます。',
  'lesson.btm-first-move.over.then': '戦闘フェイズが始まります。攻撃できるヘクスは8つです。',

  'lesson.btm-combats.end':
    '4つの攻撃で3つのヘクスを得て、ソ連軍8個が消え、攻撃側はすべて損耗しました。戦車にまだできることは、このターンの3つ目のレッスンで見ます。',

  'lesson.btm-combats.target.title': '目標',
  'lesson.btm-combats.target.say':
    '攻撃は、攻撃側の好きな順に1つずつ宣言して解決します。目標は1つのヘクスで、そこにいる全ユニットが防御します。',
  'lesson.btm-combats.target.ask': '1502を攻撃してください。',

  'lesson.btm-combats.panzer.title': '戦車',
  'lesson.btm-combats.panzer.say':
    '目標に隣接するユニットなら加われます。攻撃側に戦車がいて目標が平地なら、戦闘比は右へ1シフトします。',
  'lesson.btm-combats.panzer.ask': '第2戦車軍を加えてください。',
  'lesson.btm-combats.panzer.no.fourth': '第4戦車軍も攻撃できますが、損耗します。突破のために取っておきます。',
  'lesson.btm-combats.panzer.no.army': '歩兵軍はその次です。第2戦車軍から始めてください。',

  'lesson.btm-combats.army.title': '歩兵軍',
  'lesson.btm-combats.army.say': '第16軍と第18軍が、エリアNから4ずつで攻撃します。',
  'lesson.btm-combats.army.ask': '第16軍を加えてください。第18軍も続きます。',
  'lesson.btm-combats.army.no.fourth': '第4戦車軍は突破のために取っておきます。',
  'lesson.btm-combats.army.no.next': '第18軍は第16軍の後に自動で加わります。',
  'lesson.btm-combats.army.no.alone': '7対3では2:1です。2個軍が加わると15になります。',

  'lesson.btm-combats.ratio.title': '戦闘比',
  'lesson.btm-combats.ratio.say':
    '攻撃力を防御力で割り、端数は切り捨てます。攻撃力は7+4+4です。防御側が2個とも全力で戦えば、防御力は2+1です。',
  'lesson.btm-combats.ratio.ask': '修整前の戦闘比はいくつですか。',
  'lesson.btm-combats.ratio.no.4': '3の4倍は12です。15のほうが大きいです。',
  'lesson.btm-combats.ratio.no.6': 'それは戦車の修整を加えた後です。修整前の戦闘比を答えてください。',
  'lesson.btm-combats.ratio.then': '15対3は5:1で、平地への戦車の攻撃により6:1になります。',

  'lesson.btm-combats.assault.title': '攻撃の開始',
  'lesson.btm-combats.assault.say': '攻撃側がそろいました。決定する前に、積極防御と消極防御に対する確率が示されます。',
  'lesson.btm-combats.assault.ask': '攻撃を始めてください。',
  'lesson.btm-combats.assault.no.fourth': '第4戦車軍は突破のために取っておきます。',

  'lesson.btm-combats.defence.title': '積極防御と消極防御',
  'lesson.btm-combats.defence.say':
    '防御側は活性状態のユニットごとに選びます。積極防御なら全力で戦い、後で損耗します。消極防御なら括弧内の値で戦い、活性状態のままです。第11軍は2（1）、機械化軍団は1（0）です。7:1ではどの目でも壊滅です。',
  'lesson.btm-combats.defence.ask': '攻撃を7:1未満にとどめる防御はどれですか。',
  'lesson.btm-combats.defence.option.none': '2個とも消極防御',
  'lesson.btm-combats.defence.no.none': '15対1は7:1をはるかに超えます。',
  'lesson.btm-combats.defence.option.army': '第11軍だけ積極防御',
  'lesson.btm-combats.defence.no.army': '15対2は、戦車を数える前から7:1です。',
  'lesson.btm-combats.defence.option.both': '2個とも積極防御',
  'lesson.btm-combats.defence.then':
    '2個そろった場合だけです。5:1、戦車で6:1になります。6の目なら第11軍は損耗して退却できますが、機械化軍団は除去されます。',

  'lesson.btm-combats.stand.title': 'ソ連軍の選択',
  'lesson.btm-combats.stand.say': 'この選択では、あなたがソ連軍プレイヤーです。機械化軍団は歩兵軍にならいます。',
  'lesson.btm-combats.stand.ask': '第11軍に積極防御を行わせてください。',
  'lesson.btm-combats.stand.no.passive': '消極防御では、どの目でも確実に壊滅します。',
  'lesson.btm-combats.stand.then': '15対3、戦車で6:1です。5つの目が壊滅、6が損耗と退却です。',

  'lesson.btm-combats.air.title': '航空支援',
  'lesson.btm-combats.air.say':
    '戦闘比を1シフトするカードは各軍1枚まで、攻撃側が先です。ソ連軍の兵站フェイズはまだなので、ソ連軍に手札はありません。',
  'lesson.btm-combats.air.ask': '「航空支援」を使ってください。',
  'lesson.btm-combats.air.no.none': '6分の1の確率で逃げられてしまいます。',
  'lesson.btm-combats.air.then': '7:1です。目は4でしたが、どの目でも同じです。防御側は2個とも壊滅しました。',

  'lesson.btm-combats.advance.title': '戦闘後前進',
  'lesson.btm-combats.advance.say':
    'ヘクスが空いたので、攻撃側はZOCにかかわらず直ちに入れます。カードがなければ、攻撃の後に進む方法はこれだけです。',
  'lesson.btm-combats.advance.ask': '第2戦車軍を前進させてください。',
  'lesson.btm-combats.advance.no.army': '歩兵軍も前進できますが、突破フェイズにそこから走るのは戦車です。',
  'lesson.btm-combats.advance.no.stay':
    '前進しなくてもかまいませんが、ヘクスはソ連軍のままで、戦車の出発点が後ろになります。',
  'lesson.btm-combats.advance.then': '第2戦車軍は1502にいます。攻撃した3個はすべて損耗状態です。',

  'lesson.btm-combats.second.title': '2つ目の攻撃',
  'lesson.btm-combats.second.say':
    '各ユニットは1回の戦闘フェイズに1回だけ攻撃し、1回だけ攻撃を受けます。平地の1201には歩兵軍と機械化軍団がいます。Cから第3戦車軍、第4軍、第9軍が攻撃し、防御は今度も積極防御です。',
  'lesson.btm-combats.second.ask': '1201を攻撃してください。',

  'lesson.btm-combats.column.title': 'コラム',
  'lesson.btm-combats.column.say': '7+5+5対2+1です。平地に戦車が攻撃し、2枚目の「航空支援」があります。',
  'lesson.btm-combats.column.ask': 'カードを使うと、どのコラムになりますか。',
  'lesson.btm-combats.column.no.5': '17対3は5:1ですが、戦車とカードがまだです。',
  'lesson.btm-combats.column.no.6': 'それは1シフトです。2シフトあります。',
  'lesson.btm-combats.column.then': '5:1、戦車で6:1、カードで7:1です。',

  'lesson.btm-combats.air-again.title': '2枚目の航空支援',
  'lesson.btm-combats.air-again.say': '確実さには代価があります。戦闘比を修整するカードはこれが最後です。',
  'lesson.btm-combats.air-again.ask': '2枚目の「航空支援」を使ってください。',
  'lesson.btm-combats.air-again.no.none': '節約することもできますが、プレイの例では確実を期します。',
  'lesson.btm-combats.air-again.then': '壊滅です。第3戦車軍が1201へ前進しました。',

  'lesson.btm-combats.third.title': '3つ目の攻撃',
  'lesson.btm-combats.third.say':
    '0901には歩兵軍1個と機械化軍団2個がいます。Sから第1戦車軍、第6軍、第17軍が攻撃します。防御側は3個とも積極防御で、18対4です。',
  'lesson.btm-combats.third.ask': '0901を攻撃してください。',

  'lesson.btm-combats.faces.title': '戦闘結果表',
  'lesson.btm-combats.faces.say':
    '18対4は4:1、戦車で5:1です。表の規則は1つです。コラムの数より小さい目は壊滅、同じ目は損耗と退却、1か2大きい目は退却、それより大きい目は効果なしです。',
  'lesson.btm-combats.faces.ask': '5:1で壊滅になる目はいくつありますか。',
  'lesson.btm-combats.faces.no.3': '3つなのは4:1です。',
  'lesson.btm-combats.faces.no.5': '5は損耗と退却です。コラムの数と同じで、小さくはありません。',
  'lesson.btm-combats.faces.then': '1から4までの4つです。5は損耗と退却、6は退却です。',

  'lesson.btm-combats.roll.title': 'ダイス',
  'lesson.btm-combats.roll.say': '戦闘比を修整するカードはもうありません。そのまま進めるとダイスが振られます。',
  'lesson.btm-combats.roll.ask': 'カードを使わずに進めてください。',
  'lesson.btm-combats.roll.then': '6です。防御側は2ヘクス退却することになりますが、ドイツ軍のカードで変えられます。',

  'lesson.btm-combats.again.title': '振り直し',
  'lesson.btm-combats.again.say':
    '「戦術的優位」はダイスの目を無効にします。良くても悪くても新しい目を使います。振り直せるのはドイツ軍の攻撃の目だけです。',
  'lesson.btm-combats.again.ask': '「戦術的優位」を使ってください。',
  'lesson.btm-combats.again.no.none': '3個が前線の後ろへ逃げます。5:1なら、振り直しで失うものはほとんどありません。',
  'lesson.btm-combats.again.then': '3です。防御側は3個とも壊滅しました。',

  'lesson.btm-combats.advance-again.title': '誰が前進するか',
  'lesson.btm-combats.advance-again.say':
    'そのヘクスにいられるドイツ軍ユニットは1個です。誰が行くかで、補給と回復の場所、ZOCの及ぶ所が決まります。',
  'lesson.btm-combats.advance-again.ask': '第6軍を前進させてください。',
  'lesson.btm-combats.advance-again.no.panzer': 'それも一案ですが、プレイの例では戦車を後方に残し、第6軍を送ります。',
  'lesson.btm-combats.advance-again.no.other': '第17軍でもかまいませんが、プレイの例では第6軍を送ります。',
  'lesson.btm-combats.advance-again.no.stay': 'ヘクスは空いています。見送るのは惜しいことです。',

  'lesson.btm-combats.fourth.title': 'ルーマニアから',
  'lesson.btm-combats.fourth.say':
    '第11軍とルーマニアの2個軍は、移動はできなくても攻撃はできます。Rとの境はすべてプルート川です。0702の歩兵軍と機械化軍団は積極防御を行います。',
  'lesson.btm-combats.fourth.ask': '0702を攻撃してください。',

  'lesson.btm-combats.river.title': '河川越し',
  'lesson.btm-combats.river.say':
    '5+2+2対2+1です。攻撃側がすべて河川越しなら、左へ1シフトします。戦車もカードもありません。',
  'lesson.btm-combats.river.ask': 'どのコラムになりますか。',
  'lesson.btm-combats.river.no.3': '9対3は3:1ですが、河川がまだです。',
  'lesson.btm-combats.river.no.4': '河川は防御側を助けます。右ではなく左です。',
  'lesson.btm-combats.river.then': '2:1です。1は壊滅、2は損耗と退却、3と4は退却、5と6は効果なしです。',

  'lesson.btm-combats.prut.title': '得るもののない攻撃',
  'lesson.btm-combats.prut.say': 'ダイスを振り、何も得なかった攻撃に何がかかるかを見てください。',
  'lesson.btm-combats.prut.ask': 'カードを使わずに進めてください。',
  'lesson.btm-combats.prut.then':
    '5で、効果なしです。攻撃側の3個が損耗し、積極防御を行ったソ連の第12軍も損耗しました。第16機械化軍団はマップから消えました。',

  'lesson.btm-combats.corps.title': '消えた機械化軍団',
  'lesson.btm-combats.corps.say': 'ダイスは効果なしでしたが、1個が消えました。',
  'lesson.btm-combats.corps.ask': '第16機械化軍団が除去されたのはなぜですか。',
  'lesson.btm-combats.corps.option.die': 'ダイスの目で壊滅したから',
  'lesson.btm-combats.corps.no.die': '2:1の5は効果なしです。第12軍は残っています。',
  'lesson.btm-combats.corps.option.side': '損耗状態になるはずだったから',
  'lesson.btm-combats.corps.option.supply': '補給が切れたから',
  'lesson.btm-combats.corps.no.supply': '補給を確かめるのは持ち主の補給フェイズで、戦闘中ではありません。',
  'lesson.btm-combats.corps.then':
    '機械化軍団には損耗面がなく、ほかのユニットなら損耗する所で除去されます。攻撃でも積極防御でも、戦うのは1回です。',

  'lesson.btm-combats.over.title': '戦闘の終わり',
  'lesson.btm-combats.over.say': '第4戦車軍は単独で1601を攻撃できますが、待ちます。',
  'lesson.btm-combats.over.ask': '戦闘フェイズを終えてください。',
  'lesson.btm-combats.over.then': '手札は「電撃戦」と「補充」2枚です。突破フェイズが始まります。',

  'lesson.btm-breakthrough.end':
    'ルールブックの最初のドイツ軍ターンはここまでです。これは例で、最善の手ではありません。第2戦車軍は損耗状態でソ連軍の応手を迎えます。孤立した軍のその後は、包囲のレッスンで扱います。',

  'lesson.btm-breakthrough.infantry.title': '戦車だけ',
  'lesson.btm-breakthrough.infantry.say':
    '移動と戦闘は終わりました。突破フェイズでは、損耗状態でもそうでなくても、戦車がカード1枚につき1回行動できます。',
  'lesson.btm-breakthrough.infantry.ask': 'Nの第16軍をクリックして、行動できない理由を確かめてください。',
  'lesson.btm-breakthrough.infantry.no': '別のものです。第16軍は後方エリアNにいます。',
  'lesson.btm-breakthrough.infantry.then': '歩兵は休みます。戦車が歩兵を置いていくのは、そのためでもあります。',

  'lesson.btm-breakthrough.cards.title': '戦車のカード',
  'lesson.btm-breakthrough.cards.say':
    '手札は「電撃戦」と「補充」2枚です。「補充」は、ユニットの再建の代わりに戦車アクションに使えます。',
  'lesson.btm-breakthrough.cards.ask': '3枚のうち、戦車を行動させられるのは何枚ですか。',
  'lesson.btm-breakthrough.cards.no.1': '「電撃戦」だけではありません。「補充」にも戦車アクションがあります。',
  'lesson.btm-breakthrough.cards.no.2': '「補充」2枚も「電撃戦」も使えます。',
  'lesson.btm-breakthrough.cards.then':
    '3枚ともです。「電撃戦」は戦車2個を同時に、どちらも移動か、どちらも攻撃させます。',

  'lesson.btm-breakthrough.blitz.title': '電撃戦',
  'lesson.btm-breakthrough.blitz.say':
    '突破の移動も移動のルールどおりで、通常の天候なら5ヘクスまで、すでに戦った戦車も動けます。第2戦車軍はリガを回り込みます。まず1503です。',
  'lesson.btm-breakthrough.blitz.ask': '「電撃戦」を使い、第2戦車軍を1503へ出発させてください。',
  'lesson.btm-breakthrough.blitz.no.way': 'そこへも出発できますが、リガを回り込む道は1503から始まります。',
  'lesson.btm-breakthrough.blitz.no.single': '「補充」で動くのは戦車1個です。2個動かすので「電撃戦」を使います。',
  'lesson.btm-breakthrough.blitz.no.attack': '「電撃戦」は2個の攻撃にも使えますが、ここでは2個とも移動します。',
  'lesson.btm-breakthrough.blitz.then': 'まだ盤上は動きません。カードの使い方を全部示してから実行します。',

  'lesson.btm-breakthrough.riga.title': 'リガを避ける',
  'lesson.btm-breakthrough.riga.say':
    'リガ（1703）にはソ連の第27軍がいます。都市の外ならZOCはありませんが、都市ではどのユニットも持ちます。1603はその隣です。',
  'lesson.btm-breakthrough.riga.ask': '1504へ進んでください。',
  'lesson.btm-breakthrough.riga.no.zone': '進めますが、そこで終わります。1603は第27軍のZOCです。',
  'lesson.btm-breakthrough.riga.no.halt': '止まれますが、まだ先は長く、進めるヘクスも残っています。',
  'lesson.btm-breakthrough.riga.then': '途中にはドヴィナ川がありますが、河川は移動に影響しません。',

  'lesson.btm-breakthrough.north.title': 'ドヴィナ川の向こう',
  'lesson.btm-breakthrough.north.say': '1604に接するソ連軍はいません。そこからリガの背後へ回れます。',
  'lesson.btm-breakthrough.north.ask': '1604へ進んでください。',
  'lesson.btm-breakthrough.north.no.zone': '1603で移動が終わり、リガの手前に残ってしまいます。',
  'lesson.btm-breakthrough.north.no.halt': '止まれますが、リガからレニングラードへの道が残ります。',

  'lesson.btm-breakthrough.behind.title': 'リガの背後',
  'lesson.btm-breakthrough.behind.say':
    '1704はリガの隣で、入れば止まります。5ヘクスのうち4ヘクス目で、これで足ります。',
  'lesson.btm-breakthrough.behind.ask': '1704へ進んでください。',
  'lesson.btm-breakthrough.behind.no.zone': '1603はリガの手前です。補給は背後から来ます。',
  'lesson.btm-breakthrough.behind.no.halt': '1604からは、リガの北のヘクスにZOCが及びません。',
  'lesson.btm-breakthrough.behind.then': '第27軍のZOCで止まりました。カードは2個目の戦車を待っています。',

  'lesson.btm-breakthrough.pair.title': '2個目の戦車',
  'lesson.btm-breakthrough.pair.say':
    '第4戦車軍は1502、1503を通り、ミンスクの隣の1403へ向かいます。途中の1601には機械化軍団がいますが、湿地なのでZOCはありません。ミンスクのソ連の第13軍にはあります。',
  'lesson.btm-breakthrough.pair.ask': '第4戦車軍を1502へ出発させてください。そのまま1403へ進みます。',
  'lesson.btm-breakthrough.pair.no.way': 'そこへも出発できますが、1403への道は1502を通ります。',
  'lesson.btm-breakthrough.pair.no.go': '戦車1個では、カードの力を半分しか使いません。',
  'lesson.btm-breakthrough.pair.then':
    '2つの移動は同時とみなします。第4戦車軍は戦っていないので活性状態のまま、ミンスクの隣の1403にいます。',

  'lesson.btm-breakthrough.cut.title': '補給を切る',
  'lesson.btm-breakthrough.cut.say':
    'ユニットから自軍の後方か、後方につながる自軍の都市まで、5ヘクス以内の補給線を引ければ補給下です。敵ユニット、敵支配下の都市、敵のZOCは補給線を妨げます。',
  'lesson.btm-breakthrough.cut.ask': '補給が切れたソ連軍を1か所クリックしてください。',
  'lesson.btm-breakthrough.cut.no':
    'そこはまだつながっています。第2戦車軍、第4戦車軍とドイツ軍の後方の間を見てください。',
  'lesson.btm-breakthrough.cut.then':
    'リガ、1601、1301の3か所だけです。ソ連軍の補給フェイズにもまだ切れていれば、投降します。',

  'lesson.btm-breakthrough.minsk.title': 'ミンスク',
  'lesson.btm-breakthrough.minsk.say':
    '次のカードでは、戦車1個が単独で移動か攻撃を行います。第4戦車軍は6、ミンスクの第13軍は2（1）です。',
  'lesson.btm-breakthrough.minsk.ask': '「補充」を使い、第4戦車軍でミンスク（1303）を攻撃してください。',

  'lesson.btm-breakthrough.column.title': '都市',
  'lesson.btm-breakthrough.column.say':
    '都市は左へ1シフトし、戦車の修整もつきません。第13軍が積極防御を行うとすると6対2です。',
  'lesson.btm-breakthrough.column.ask': 'どのコラムになりますか。',
  'lesson.btm-breakthrough.column.no.3': '6対2は3:1ですが、都市がまだです。',
  'lesson.btm-breakthrough.column.no.4': '戦車の修整は平地だけで、都市は防御側を助けます。',
  'lesson.btm-breakthrough.column.then': '2:1です。消極防御なら6:1、都市で5:1です。',

  'lesson.btm-breakthrough.stand.title': '第13軍の防御',
  'lesson.btm-breakthrough.stand.say': '決めるのは再びソ連軍プレイヤーです。5:1では6つの目のうち4つで壊滅です。',
  'lesson.btm-breakthrough.stand.ask': '第13軍に積極防御を行わせてください。',
  'lesson.btm-breakthrough.stand.no.passive':
    '活性状態のままでいられますが、2:1ではなく5:1になり、残れる見込みが薄れます。',
  'lesson.btm-breakthrough.stand.then':
    '目は3で、退却です。第13軍は1203、1204へと2ヘクス退却し、損耗状態になりました。',

  'lesson.btm-breakthrough.retreat.title': '退却先',
  'lesson.btm-breakthrough.retreat.say':
    'どちらのヘクスも決まっていました。1ヘクス目は、ドイツ軍のZOCでない唯一のヘクスです。2ヘクス目には1204、1104、1103がありました。',
  'lesson.btm-breakthrough.retreat.ask': 'なぜ1204でなければなりませんか。',
  'lesson.btm-breakthrough.retreat.option.free': '平地だから',
  'lesson.btm-breakthrough.retreat.no.free': '海と湖のヘクスサイドを除き、退却に地形は影響しません。',
  'lesson.btm-breakthrough.retreat.option.supply': '補給源に最も近いから',
  'lesson.btm-breakthrough.retreat.option.cover': '敵から最も遠いから',
  'lesson.btm-breakthrough.retreat.no.cover': '敵との距離ではなく、ZOCだけが問題です。',
  'lesson.btm-breakthrough.retreat.then':
    'スモレンスクまで1204は2ヘクス、1104は3ヘクス、1103は4ヘクスです。自軍の後方、補給源への近さ、空いたヘクスの順に優先します。',

  'lesson.btm-breakthrough.advance.title': 'ミンスクへ',
  'lesson.btm-breakthrough.advance.say': '最後に進入した側が支配します。ミンスクは空いています。',
  'lesson.btm-breakthrough.advance.ask': '第4戦車軍を前進させてください。',
  'lesson.btm-breakthrough.advance.no.stay': '空いていても、ミンスクはソ連軍の支配のままです。',
  'lesson.btm-breakthrough.advance.then':
    'ミンスクはドイツ軍のものになりました。1点であり、ドイツ軍の補給網の都市でもあります。',

  'lesson.btm-breakthrough.last.title': '最後のカード',
  'lesson.btm-breakthrough.last.say':
    '「補充」が1枚残っています。その後すぐにドイツ軍の補給フェイズになり、5ヘクスの補給線を引けないユニットは投降します。',
  'lesson.btm-breakthrough.last.ask': 'このターンのうちに戦車を失う移動はどれですか。',
  'lesson.btm-breakthrough.last.option.smolensk': '第4戦車軍をスモレンスク（1306）へ',
  'lesson.btm-breakthrough.last.no.smolensk':
    'スモレンスクはミンスクから3ヘクスで、ミンスクは補給源です。今は安全です。',
  'lesson.btm-breakthrough.last.option.luga': '第2戦車軍をレニングラードの隣の1806へ',
  'lesson.btm-breakthrough.last.option.kobrin': '第3戦車軍を1202へ',
  'lesson.btm-breakthrough.last.no.kobrin': 'そこは後方から2ヘクスで、きわめて安全です。',
  'lesson.btm-breakthrough.last.then':
    '1806から5ヘクス以内にドイツ軍の補給源はありません。ZOCはレニングラードに及びますが、軍は失われます。',

  'lesson.btm-breakthrough.kobrin.title': '輪を閉じる',
  'lesson.btm-breakthrough.kobrin.say':
    '1102のソ連の第4軍からスモレンスクまで、補給線はちょうど5ヘクスです。1202から第3戦車軍のZOCがこれを閉じます。',
  'lesson.btm-breakthrough.kobrin.ask': '最後のカードで、第3戦車軍を1202へ動かしてください。',
  'lesson.btm-breakthrough.kobrin.no.way': 'そこへも動けますが、補給線を閉じるのは1202です。',

  'lesson.btm-breakthrough.halt.title': 'そこまで',
  'lesson.btm-breakthrough.halt.say':
    '1202はソ連軍のZOCではありません。第4軍は都市の外にいてZOCを持たないからです。戦車はまだ進めますが、ここで必要です。',
  'lesson.btm-breakthrough.halt.ask': '1202で止まってください。',
  'lesson.btm-breakthrough.halt.then':
    'カードが尽きました。ドイツ軍の補給フェイズです。投降はなく、補給源かその隣にいる損耗状態のユニットは活性状態に戻ります。',

  'lesson.btm-breakthrough.spent.title': '損耗したままのユニット',
  'lesson.btm-breakthrough.spent.say':
    '後方エリアと、補給線を引ける都市が補給源です。その中か隣にいるユニットは回復しました。',
  'lesson.btm-breakthrough.spent.ask': 'まだ損耗状態のドイツ軍ユニットをクリックしてください。',
  'lesson.btm-breakthrough.spent.no': '回復したか、ドイツ軍ではありません。ドイツ軍の補給源から遠い所を見てください。',
  'lesson.btm-breakthrough.spent.then':
    '1704の第2戦車軍です。補給線は引けるので投降しませんが、補給源の隣ではありません。戦闘力は4のままです。',
} as const;
