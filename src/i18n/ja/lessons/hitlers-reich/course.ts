/** 『ヒトラーの帝国』の入門レッスンと、どのレッスンでも使う文。 */
export const course = {
  'lesson.wrong.hr.action': 'ルール上は行えますが、このターンの計画とは別のアクションです。局面は変わっていません。',
  'lesson.wrong.hr.card': '出せるカードですが、例では別のカードを出し、そこから計算します。',
  'lesson.wrong.hr.decline': '得た権利を放棄することになります。このレッスンではまだ使います。',
  'lesson.wrong.hr.done': 'ここで終えると、この段階でするはずのことが残ります。',

  'lesson.hr-first-turn.end':
    '枢軸軍と連合軍のプレイヤーターンがそれぞれ終わりました。この局面から、ほかのプレイヤーと続けて遊べます。',

  'lesson.hr-first-turn.war.title': '1941年春',
  'lesson.hr-first-turn.war.say':
    '枢軸軍はピレネー山脈からブーク川までを支配し、ロンドンとモスクワは健在です。各ターンに行うのはアクション1つで、その後は相手のターンです。地図に軍隊の駒はありません。できることは手札が決めます。',

  'lesson.hr-first-turn.hand.title': '手札',
  'lesson.hr-first-turn.hand.say':
    'これがコンフリクトカードです。2から10は数字のとおり、将軍は11、野戦指揮官は12、最高司令官は13で、この3種はダイスをそれぞれ1個、2個、3個まで振り直せます。レッスンでは、決定する側の手札が見えます。対局で見えるのは持ち主だけです。',

  'lesson.hr-first-turn.size.title': 'ハンドサイズ',
  'lesson.hr-first-turn.size.say':
    'ハンドサイズは、手札を何枚持てるかの数です。開始時は枢軸軍が8、連合軍が6です。生産拠点を失ったとき、特定のイベントを受けたとき、大胆な手の代価を払うときに下がります。手札のない軍は行動できません。ハンドサイズが0になると、その場でゲームに負けます。',
  'lesson.hr-first-turn.size.ask': 'ハンドサイズがいくつになると、その軍は直ちに敗れますか。',
  'lesson.hr-first-turn.size.no.1': '1枚では苦しいですが、まだ続けられます。',
  'lesson.hr-first-turn.size.no.3': '3が危険なのは、ターンの終わりに相手が12のときだけです（§9.4）。',
  'lesson.hr-first-turn.size.then': '0です。手札のない軍は行動できず、ゲームが終わります（§9.1）。',

  'lesson.hr-first-turn.win.title': '勝利条件',
  'lesson.hr-first-turn.win.say':
    '相手のハンドサイズが0になるか、敵の1つの国の生産拠点6か所をすべて支配すると、その場で勝ちです。それまでに決まらなければ、1945年末のハンドサイズと生産拠点で判定します。生産拠点をめぐる戦いと、ハンドサイズを減らすイベントの1つ1つが、勝利につながります。',

  'lesson.hr-first-turn.pact.title': '独ソ不可侵条約',
  'lesson.hr-first-turn.pact.say':
    'ポーランドとミンスクは隣り合っています。しかし1941年春には、ベルリンとモスクワの間に条約があります。',
  'lesson.hr-first-turn.pact.ask': 'ミンスクをクリックして、攻撃できない理由を確かめてください。',
  'lesson.hr-first-turn.pact.no': '別の場所です。ミンスクはポーランドの東にあるソ連の地域です。',
  'lesson.hr-first-turn.pact.then':
    '枢軸軍が破るまで、条約はどちらからの攻撃も禁じます。破るのは、別のレッスンで扱うバルバロッサ作戦です。',

  'lesson.hr-first-turn.near.title': 'どこから攻撃できるか',
  'lesson.hr-first-turn.near.say':
    '陸上攻撃は、自軍の地域から隣接する地域に行います。ユーゴスラビアは印刷では西側連合軍で、枢軸軍の地域5つに接しています。',
  'lesson.hr-first-turn.near.ask': '枢軸軍が陸からユーゴスラビアを攻撃できるのはどこからですか。',
  'lesson.hr-first-turn.near.option.hungary': 'ハンガリー',
  'lesson.hr-first-turn.near.option.greece': 'ギリシャ',
  'lesson.hr-first-turn.near.no.greece': 'ギリシャは隣接していますが、これも印刷では西側連合軍です。',
  'lesson.hr-first-turn.near.option.poland': 'ポーランド',
  'lesson.hr-first-turn.near.no.poland': 'ポーランドは枢軸軍の支配ですが、ユーゴスラビアとの間にハンガリーがあります。',
  'lesson.hr-first-turn.near.then':
    'ハンガリーです。オーストリア、ルーマニア、ブルガリア、ローマからもできます。枢軸軍では、出発する地域はダイスに影響しません。',

  'lesson.hr-first-turn.dice.title': 'ダイスを数える',
  'lesson.hr-first-turn.dice.say':
    '両軍とも3個が基本です。目標の周囲で、防御側より多くの地域を支配する攻撃側は、地域のボーナスとして1個多く振ります。ユーゴスラビアの周囲は枢軸軍が5つ、連合軍はギリシャの1つです。',
  'lesson.hr-first-turn.dice.ask': 'イベントを使う前に、枢軸軍はダイスを何個振りますか。',
  'lesson.hr-first-turn.dice.no.3': '3個は基本です。周囲が5対1なら、まだ増えます。',
  'lesson.hr-first-turn.dice.no.5': 'どれほど差があっても、地域のボーナスは1個です。',
  'lesson.hr-first-turn.dice.then': '4個です。基本の3個と地域のボーナス1個です。連合軍は3個です。',

  'lesson.hr-first-turn.attack.title': '攻撃を宣言する',
  'lesson.hr-first-turn.attack.say':
    '攻撃の種類、出発する地域、目標を、好きな順に選びます。決定する前に、確率と得るものが表示されます。',
  'lesson.hr-first-turn.attack.ask': '陸からユーゴスラビアを攻撃してください。',
  'lesson.hr-first-turn.attack.no.place': '行える攻撃です。この計画では、周囲5つが助けになるユーゴスラビアを狙います。',
  'lesson.hr-first-turn.attack.no.sea': '海上攻撃では海域を得ます。この計画では陸で戦います。',
  'lesson.hr-first-turn.attack.no.push':
    'バルバロッサ作戦は1度だけで、大攻勢マーカーを使います。ここでは取っておきます。',
  'lesson.hr-first-turn.attack.then': 'コンフリクトが始まりました。まず攻撃側、次に防御側が、使うイベントを選びます。',

  'lesson.hr-first-turn.event.title': 'イベントを使う',
  'lesson.hr-first-turn.event.say':
    '枢軸軍の前に4枚のイベントが表向きにあります。陸上攻撃で使えるのは2枚です。「シュトゥーカ」は防御側のダイス1個を振り直させ、「武装親衛隊」はダイスを1個増やします。',
  'lesson.hr-first-turn.event.ask': '「武装親衛隊」を使ってください。',
  'lesson.hr-first-turn.event.no.stukas': 'これも使えます。この攻撃では、ダイスを増やすイベントだけを使います。',
  'lesson.hr-first-turn.event.no.done': 'イベントなしの戦いになります。ここではダイス1個の追加が役立ちます。',

  'lesson.hr-first-turn.enough.title': 'ここまで',
  'lesson.hr-first-turn.enough.say':
    '「リユースブル」のイベントは、勝てば残り、負ければモールに戻ります。全部を使うと、全部を失う危険があります。',
  'lesson.hr-first-turn.enough.ask': 'イベントを使うのを終えてください。',
  'lesson.hr-first-turn.enough.no.stukas': '使えますが、敗れたときに失うイベントを1枚にとどめます。',
  'lesson.hr-first-turn.enough.then':
    '連合軍プレイヤーは何も使いません。両軍がカードを伏せて選びます。相手のカードは見えません。',

  'lesson.hr-first-turn.card.title': 'コンフリクトカード',
  'lesson.hr-first-turn.card.say':
    'カードの値をダイスの合計に加えます。勝っても負けても使い終わりますが、コンフリクトの後に手札は補充されます。引き分けではドイツが連合軍に勝ち、連合軍がイタリアに勝ちます。',
  'lesson.hr-first-turn.card.ask': 'ドイツの将軍（11）を出してください。',
  'lesson.hr-first-turn.card.no.supreme': '最高司令官なら足りますが、生産拠点の戦いまで取っておきます。',
  'lesson.hr-first-turn.card.no.italian': 'イタリアのカードは連合軍との引き分けで負けます。ここではドイツが確実です。',
  'lesson.hr-first-turn.card.no.low': '低すぎます。連合軍のカードは13かもしれません。将軍なら悪い出目も直せます。',
  'lesson.hr-first-turn.card.then':
    '連合軍は西側連合の9です。枢軸軍は1、1、2、4、5にカードで24、連合軍は5、5、6にカードで25です。',

  'lesson.hr-first-turn.again.title': '振り直し',
  'lesson.hr-first-turn.again.say':
    '枢軸軍は1点足りません。将軍はダイス1個を振り直せます。振り直した目は必ず使います。',
  'lesson.hr-first-turn.again.ask': '1の目のどちらかを振り直してください。',
  'lesson.hr-first-turn.again.no.higher': 'ほかのダイスでは上がる幅が小さいか、下がるだけです。1より悪くはなりません。',
  'lesson.hr-first-turn.again.no.done': '24対25のまま、攻撃は失敗します。',
  'lesson.hr-first-turn.again.then':
    '1が4になり、27対25です。ユーゴスラビアを得ました。「武装親衛隊」は裏向きで残り、次の枢軸軍の準備で使えるようになります。',

  'lesson.hr-first-turn.won.title': '得たもの',
  'lesson.hr-first-turn.won.say':
    'ユーゴスラビアに枢軸軍のマーカーが置かれ、両軍の手札は補充されました。ユーゴスラビアに、生産拠点を示すドラム缶はありません。',
  'lesson.hr-first-turn.won.ask': '最初のアクションに成功すると何を得ますか。',
  'lesson.hr-first-turn.won.option.nothing': 'この地域だけ',
  'lesson.hr-first-turn.won.no.nothing':
    'ほかにもあります。ターン最初のアクションの成功は、次のアクションをもたらします。',
  'lesson.hr-first-turn.won.option.success': '成功ボーナス：アクションをもう1つ',
  'lesson.hr-first-turn.won.option.centre': '生産拠点のボーナス：イベント1回',
  'lesson.hr-first-turn.won.no.centre': 'それは生産拠点を得たときです。ユーゴスラビアは生産拠点ではありません。',
  'lesson.hr-first-turn.won.then':
    '成功ボーナスとして、どのアクションでももう1つ行えます（§7.9）。陸の征服なら、得た地域から電撃戦もできます。',

  'lesson.hr-first-turn.blitz.title': '電撃戦をするか',
  'lesson.hr-first-turn.blitz.say':
    '電撃戦で、続けてギリシャを攻撃できます。代価はハンドサイズ1です。失敗するとターンが終わり、成功ボーナスも失います。',
  'lesson.hr-first-turn.blitz.ask': '電撃戦を見送ってください。',
  'lesson.hr-first-turn.blitz.no.blitz':
    '行えますし、良い手であることも多いです。このターンはハンドサイズ8とボーナスを守ります。',
  'lesson.hr-first-turn.blitz.then':
    '見送りました。成功ボーナスの攻撃の後なら、まだ電撃戦を始められます。ほかのアクションからは始められません。',

  'lesson.hr-first-turn.bonus.title': '成功ボーナス',
  'lesson.hr-first-turn.bonus.say':
    'モールには、試みることができるイベントがあります。枢軸軍のモールの「ウルフパック」は連合軍のハンドサイズを1下げます。イベントを得るにもコンフリクトを行います。ダイス3個ずつ、カード1枚ずつです。',
  'lesson.hr-first-turn.bonus.ask': '「ウルフパック」を試みてください。',
  'lesson.hr-first-turn.bonus.no.event': 'これも狙えます。「ウルフパック」の効果はすぐに現れ、消えません。',
  'lesson.hr-first-turn.bonus.then':
    '連合軍は「エニグマ」を使えますが、使いません。イベントのコンフリクトでは、赤い星の義務はありません。',

  'lesson.hr-first-turn.second.title': '2枚目のカード',
  'lesson.hr-first-turn.second.say':
    '将軍の分が補充され、手札は8枚です。イベントなら、中くらいのカードで足りることが多いです。',
  'lesson.hr-first-turn.second.ask': 'イタリアの10を出してください。',
  'lesson.hr-first-turn.second.then':
    '4、5、6と10で25です。西側連合の8と2、3、4は17です。「ウルフパック」が効果を発揮し、箱の蓋に移ります。',

  'lesson.hr-first-turn.loss.title': '連合軍の損失',
  'lesson.hr-first-turn.loss.say':
    '連合軍のハンドサイズは6でした。「ウルフパック」で1下がり、出したカードのほかに1枚捨てます。',
  'lesson.hr-first-turn.loss.ask': '連合軍のハンドサイズは今いくつですか。',
  'lesson.hr-first-turn.loss.no.4':
    '「ウルフパック」で下がるのは1です。出したカードは補充され、ハンドサイズは変わりません。',
  'lesson.hr-first-turn.loss.no.6': 'それは「ウルフパック」の前です。',
  'lesson.hr-first-turn.loss.then': '5です。ハンドサイズを取り戻すまで、選べるカードが1枚少なくなります。',

  'lesson.hr-first-turn.over.title': '連合軍の捨て札',
  'lesson.hr-first-turn.over.say':
    '何を捨てるかは連合軍プレイヤーが決めます。「ウルフパック」では、どの組札でもかまいません。',
  'lesson.hr-first-turn.over.ask': '連合軍のカードを1枚捨ててください。',
  'lesson.hr-first-turn.over.then':
    '両軍の手札がハンドサイズまで補充されます。枢軸軍はアクションとボーナスを使い、ターンが終わりました。',

  'lesson.hr-first-turn.seat.title': 'プレイヤーの交代',
  'lesson.hr-first-turn.seat.say':
    'プレイヤーが替わるときは、交代画面が手札を隠します。だれが席に着くか、何が起きたか、何を決めるかが表示されます。対局では相手がボタンを押します。ここではあなたが押してください。',

  'lesson.hr-first-turn.allied.title': '連合軍のターン',
  'lesson.hr-first-turn.allied.say':
    '連合軍の手札が見えます。連合軍プレイヤーも同じアクションから選びます。要塞はカード1枚を払い、ターンが終わりますが、防御でダイス1個の目を変えます。',
  'lesson.hr-first-turn.allied.ask': 'モスクワに要塞を置いてください。',
  'lesson.hr-first-turn.allied.no.place': 'そこにも置けます。モスクワはドラム缶2つの首都で、より重要です。',
  'lesson.hr-first-turn.allied.no.attack': '行えますが、手札5枚対8枚のこのターンは守りを固めます。',

  'lesson.hr-first-turn.pay.title': '代価',
  'lesson.hr-first-turn.pay.say': '要塞の代価はコンフリクトカード1枚です。低いカードが安く済みます。',
  'lesson.hr-first-turn.pay.ask': '要塞のためにカードを1枚捨ててください。',
  'lesson.hr-first-turn.pay.then': 'モスクワに要塞が置かれ、連合軍の手札が補充されました。次は枢軸軍のターンです。',

  'lesson.hr-map.end': '対局でも、どこをクリックしても、何があり、誰が支配し、なぜできないかがわかります。',

  'lesson.hr-map.spaces.title': '地域と海域',
  'lesson.hr-map.spaces.say':
    '地図には陸の地域と海の海域があり、合わせてスペースといいます。これは1942年の架空の局面です。境界線を共有するスペースが隣接し、角だけが触れるスペースは隣接しません。',

  'lesson.hr-map.capital.title': '首都',
  'lesson.hr-map.capital.say':
    'ドラム缶は生産拠点です。各国にはドラム缶が複数ある首都があります。元の持ち主が首都を防御すると、ダイスが1個増えます。',
  'lesson.hr-map.capital.ask': '連合軍の首都を1つ指してください。',
  'lesson.hr-map.capital.no': '連合軍の首都ではありません。1つは西の島に、もう1つは東の奥にあります。',
  'lesson.hr-map.capital.then': 'ロンドンとモスクワで、ドラム缶は2個ずつです。枢軸軍の首都はベルリンです。',

  'lesson.hr-map.drums.title': 'ドラム缶',
  'lesson.hr-map.drums.say': 'ドラム缶の数は、その生産拠点を失うと下がるハンドサイズです。取り返せば戻ります。',
  'lesson.hr-map.drums.ask': 'ベルリンを失うと、枢軸軍のハンドサイズはいくつ下がりますか。',
  'lesson.hr-map.drums.no.1': '1個なのはパリ、ルール、ローマなどです。ベルリンをもう一度見てください。',
  'lesson.hr-map.drums.no.2': '2個なのはロンドンとモスクワです。ベルリンはもっと多いです。',
  'lesson.hr-map.drums.then':
    '3です。最も大きい生産拠点です。北海とアイルランド海の海域にも、西側連合軍のドラム缶が1個ずつあります。',

  'lesson.hr-map.print.title': '印刷された支配',
  'lesson.hr-map.print.say':
    'スモレンスクにマーカーはありません。マーカーのない地域は、印刷されたマークの国のものです。マークは十字、白い星、赤い星です。',
  'lesson.hr-map.print.ask': 'スモレンスクを支配しているのは誰ですか。',
  'lesson.hr-map.print.option.nobody': '誰でもない',
  'lesson.hr-map.print.no.nobody': 'マーカーがなくて誰の支配でもないのは、海域と中立の地域だけです。',
  'lesson.hr-map.print.option.soviet': 'ソ連',
  'lesson.hr-map.print.option.axis': '枢軸軍',
  'lesson.hr-map.print.no.axis': '枢軸軍は隣のミンスクを支配しています。スモレンスクには赤い星のマークがあります。',
  'lesson.hr-map.print.then': '印刷のとおりソ連です。海域にはマークがなく、マーカーがなければ誰の支配でもありません。',

  'lesson.hr-map.marker.title': '支配マーカー',
  'lesson.hr-map.marker.say':
    '支配が印刷と違うときは、マーカーで示します。四角に十字が枢軸軍、円に星が西側連合軍、六角形に星がソ連軍です。',
  'lesson.hr-map.marker.ask': '枢軸軍がソ連から得た地域を1つ指してください。',
  'lesson.hr-map.marker.no':
    'そこに枢軸軍のマーカーはありません。ポーランドの東の境界とレニングラードのあたりを見てください。',
  'lesson.hr-map.marker.then':
    'バルト諸国、ミンスク、ベッサラビア、レニングラードです。取り返すと、マーカーは取り除くだけです。',

  'lesson.hr-map.contested.title': '係争中の海域',
  'lesson.hr-map.contested.say':
    '艦隊は海域にとどまり、それを守ります。一方のマーカーと他方の艦隊がある海域は係争中で、支配者はそこから上陸したり、渡ったりできません。北海はマーカーも艦隊も枢軸軍なので係争中ではありません。',
  'lesson.hr-map.contested.ask': '係争中の海域をクリックしてください。',
  'lesson.hr-map.contested.no': 'そこではマーカーと艦隊が対立していません。シシリーとマルタの間を見てください。',
  'lesson.hr-map.contested.then':
    'シシリー海です。西側連合軍のマーカーと枢軸軍の艦隊があります。支配者は自分の海域を攻撃して艦隊を除きます。',

  'lesson.hr-map.reach.title': '陸上攻撃',
  'lesson.hr-map.reach.say': '陸上攻撃は、自軍の地域から隣接する敵の地域に行います。ミンスクは枢軸軍の支配です。',
  'lesson.hr-map.reach.ask': 'ミンスクから攻撃できるソ連の地域を1つ指してください。',
  'lesson.hr-map.reach.no': 'ミンスクからは攻撃できません。ミンスクと境界を共有するソ連の地域です。',
  'lesson.hr-map.reach.then':
    'スモレンスクとハリコフです。バルト諸国とベッサラビアも接していますが、すでに枢軸軍の支配です。',

  'lesson.hr-map.corner.title': '閉じた角',
  'lesson.hr-map.corner.say': 'レニングラードとモスクワは近くに見えますが、間にボログダとスモレンスクがあります。',
  'lesson.hr-map.corner.ask': 'レニングラードを選び、次にモスクワをクリックしてください。',
  'lesson.hr-map.corner.no': '別の目標です。レニングラードからモスクワを攻撃できない理由を確かめます。',
  'lesson.hr-map.corner.then':
    '境界を共有していません。地域が1点だけで接する所では、地図の小さな点が、通れないことを示します。',

  'lesson.hr-map.strait.title': '海峡',
  'lesson.hr-map.strait.say':
    'ナポリとシシリーは狭い海を挟んで向かい合っています。シシリー海を、敵の艦隊がない状態で支配する側だけが、陸上攻撃で渡れます。',
  'lesson.hr-map.strait.ask': 'ナポリを選び、次にシシリーをクリックしてください。',
  'lesson.hr-map.strait.no': '別の目標です。ナポリを選び、シシリーについて確かめてください。',
  'lesson.hr-map.strait.then':
    'この海域は西側連合軍の支配です。トルコの海峡も特別です。ジブラルタルとモロッコ、デンマークとノルウェーは隣接していません。',

  'lesson.hr-map.island.title': '島',
  'lesson.hr-map.island.say': '枢軸軍はイギリス海峡の沿岸にいます。ロンドンは島にあります。',
  'lesson.hr-map.island.ask': 'ロンドンをクリックして、攻撃できない理由を確かめてください。',
  'lesson.hr-map.island.no': '別の場所です。ロンドンは、西にあるドラム缶2個の地域です。',
  'lesson.hr-map.island.then':
    '3つの方法がどれも閉じています。隣接する自軍の地域がなく、「空挺部隊」も「上陸用舟艇」もありません。これらが表向きにあれば、空か海から攻撃できます。',

  'lesson.hr-map.vichy.title': 'ウィシー',
  'lesson.hr-map.vichy.say': 'フランス南部の非占領地域と海外のフランス領は、連合軍が攻撃するかパリを得るまで中立です。',
  'lesson.hr-map.vichy.ask': 'ボルドーを選び、次にウィシー・フランスをクリックしてください。',
  'lesson.hr-map.vichy.no': '別の目標です。ボルドーを選び、ウィシー・フランスについて確かめてください。',
  'lesson.hr-map.vichy.then':
    '枢軸軍は中立のウィシーを攻撃できません。連合軍は攻撃できますが、そのときは残りのウィシーの地域が枢軸軍のものになります。',

  'lesson.hr-map.neutral.title': '中立国',
  'lesson.hr-map.neutral.say':
    'スペインとトルコは、イベントで参戦するまで中立です。「フランコ総統」はスペインを枢軸軍に加え、共通のイベントの1つはトルコを参戦させます。スウェーデン、スイス、ポルトガル、サウジアラビアは最後まで閉じています。',
  'lesson.hr-map.neutral.ask': 'トルコをクリックして、攻撃できない理由を確かめてください。',
  'lesson.hr-map.neutral.no': '別の場所です。トルコは黒海とレバント海の間にあります。',
  'lesson.hr-map.neutral.then':
    '中立なので目標になりません。トルコが中立の間は海峡も閉じ、エーゲ海と黒海は隣接しません。',

  'lesson.hr-map.pieces.title': '艦隊と要塞',
  'lesson.hr-map.pieces.say': 'ルーマニアには星形の要塞、北海には艦隊があります。どちらも移動せず、攻撃もしません。',
  'lesson.hr-map.pieces.ask': '艦隊の働きは何ですか。',
  'lesson.hr-map.pieces.option.fleet-moves': '隣の海域に移動する',
  'lesson.hr-map.pieces.no.fleet-moves':
    'このゲームで移動するものはありません。艦隊は、失われるか取り除かれるまでとどまります。',
  'lesson.hr-map.pieces.option.die': 'その海域のコンフリクトで、自軍のダイスを増やす',
  'lesson.hr-map.pieces.option.control': 'その海域を攻撃できなくする',
  'lesson.hr-map.pieces.no.control': '守る助けになるだけです。艦隊のいる海域も攻撃され、失われることがあります。',
  'lesson.hr-map.pieces.then':
    '海ではダイスが1個増えます。要塞は防御側のダイス1個を1回だけ5に変え、地域とともに失われます。',

  'lesson.hr-map.fleet.title': '艦隊を置く',
  'lesson.hr-map.fleet.say': '艦隊を置くのは独立したアクションです。海域に置き、カード1枚を払い、ダイスは振りません。',
  'lesson.hr-map.fleet.ask': 'バルト海に艦隊を置いてください。',
  'lesson.hr-map.fleet.no.zone': 'そこにも置けます。バルト海なら、ドイツからレニングラードまでの沿岸を守れます。',
  'lesson.hr-map.fleet.then': '海域を選びました。カード1枚で払います。',

  'lesson.hr-map.pay.title': 'カードで払う',
  'lesson.hr-map.pay.say': 'どのカードでも払えます。ターンの終わりに手札は補充されます。',
  'lesson.hr-map.pay.ask': 'イタリアの3を捨ててください。',
  'lesson.hr-map.pay.no.dear': 'どのカードでも払えますが、最も低いカードが惜しくありません。',
  'lesson.hr-map.pay.then': 'バルト海に艦隊が置かれ、ターンが終わりました。建設では成功ボーナスを得ません。',
} as const;
