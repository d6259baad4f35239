/** §16.1の枢軸軍ターン。 */
export const axisTurn = {
  'lesson.leningrad.end': '16対16を、カードの組札が決めました。次のレッスンでは、生産拠点のボーナスに進みます。',

  'lesson.leningrad.table.title': '局面',
  'lesson.leningrad.table.say':
    '1942年です。バルバロッサ作戦の成果は乏しく、条約は破れています。枢軸軍はフィンランドとソ連の西端を支配し、ハンドサイズは7、連合軍は9です。このレッスンでは両軍の手札を見ます。見えるのは常に、決定する側の手札です。',

  'lesson.leningrad.declare.title': '攻撃',
  'lesson.leningrad.declare.say':
    'レニングラードはソ連の生産拠点です。枢軸軍のフィンランドとバルト諸国、ソ連の3地域に接しています。攻撃側に地域のボーナスはありません。',
  'lesson.leningrad.declare.ask': 'フィンランドからレニングラードを攻撃してください。',
  'lesson.leningrad.declare.no.origin': 'そこからでも攻撃できますが、例ではフィンランドから始めます。',
  'lesson.leningrad.declare.no.place': '行える攻撃ですが、このターンはレニングラードから始めます。',

  'lesson.leningrad.events.title': '3枚のイベント',
  'lesson.leningrad.events.say':
    '「武装親衛隊」はダイスを1個増やします。「シュトゥーカ」は攻撃側が選ぶ防御側のダイス1個を振り直させます。「マンシュタイン」は自軍のダイス1個を4に変えます。将軍は1つのコンフリクトに1人だけです。',
  'lesson.leningrad.events.ask': '「武装親衛隊」を使ってください。ほかの2枚も続きます。',
  'lesson.leningrad.events.no.order': '最後には3枚とも示します。「武装親衛隊」から始めてください。',
  'lesson.leningrad.events.no.done': 'イベントなしの戦いになります。レニングラードにはイベントを使う価値があります。',

  'lesson.leningrad.zhukov.title': '連合軍のイベント',
  'lesson.leningrad.zhukov.say':
    '防御するのはソ連です。白い星だけのイベントは使えないので「艦隊空母」は除かれます。「ジューコフ」には赤い星があり、星のないイベントは誰でも使えます。',
  'lesson.leningrad.zhukov.ask': '連合軍の「ジューコフ」を使ってください。',
  'lesson.leningrad.zhukov.no.enigma': '役に立ちますが、このターンの後で必要になります。',
  'lesson.leningrad.zhukov.no.counter': 'これも使えますが、連合軍はもっと大きな戦いまで残します。',
  'lesson.leningrad.zhukov.no.done': 'イベントがなければ、連合軍はただの3個のダイスになります。',
  'lesson.leningrad.zhukov.then':
    '「ジューコフ」は連合軍のダイス1個を5に変えます。両軍ともイベントは決まりました。後から答えることはできません。',

  'lesson.leningrad.card.title': '枢軸軍のカード',
  'lesson.leningrad.card.say': 'ドラム缶1個の生産拠点と、そのボーナスがかかっています。',
  'lesson.leningrad.card.ask': 'ドイツの野戦指揮官（12）を出してください。',
  'lesson.leningrad.card.no.supreme': '最高司令官はターンの終わりまで取っておきます。',
  'lesson.leningrad.card.no.italian': 'イタリアのカードはソ連との引き分けで負けます。',
  'lesson.leningrad.card.no.low': '低いカードは、もっと楽な戦いに使います。',

  'lesson.leningrad.red.title': '赤い星の義務',
  'lesson.leningrad.red.say': '連合軍のカードには白い星か赤い星があります。これはソ連の戦いです。',
  'lesson.leningrad.red.ask': '西側連合の将軍（W11）をクリックして、出せない理由を確かめてください。',
  'lesson.leningrad.red.no': '別のカードです。W11について確かめます。',
  'lesson.leningrad.red.then': '手札にある限り、ソ連の地域からの攻撃と防御には、赤い星のカードか二重スパイを使います。',

  'lesson.leningrad.sabotage.title': '連合軍のカード',
  'lesson.leningrad.sabotage.say':
    '赤い星のカードは8、4、3、サボタージュの4枚です。サボタージュは自分も1ですが、相手のカード1枚も1として数えさせます。',
  'lesson.leningrad.sabotage.ask': 'ソ連のサボタージュを出してください。',
  'lesson.leningrad.sabotage.no.eight': '8では野戦指揮官に及びません。サボタージュなら13でも1になります。',
  'lesson.leningrad.sabotage.no.low': '低いうえに効果がありません。サボタージュなら相手も下げられます。',
  'lesson.leningrad.sabotage.then': '野戦指揮官対サボタージュです。枢軸軍のダイスは1、1、3、6、連合軍は2、5、6です。',

  'lesson.leningrad.dice.title': 'ダイスの数',
  'lesson.leningrad.dice.say': '連合軍は3個振りました。',
  'lesson.leningrad.dice.ask': '枢軸軍は何個振りましたか。',
  'lesson.leningrad.dice.no.3': '3個は基本です。イベントで増えています。',
  'lesson.leningrad.dice.no.5': '地域のボーナスがあれば5個です。枢軸軍の隣接地域は連合軍より多くありません。',
  'lesson.leningrad.dice.then':
    '4個です。基本の3個と「武装親衛隊」です。まだ「マンシュタイン」と「シュトゥーカ」で変えられ、攻撃側が先に使います。',

  'lesson.leningrad.manstein.title': '「マンシュタイン」',
  'lesson.leningrad.manstein.say': '「マンシュタイン」は自軍のダイス1個を4に変えます。',
  'lesson.leningrad.manstein.ask': '最初の1を4に変えてください。',
  'lesson.leningrad.manstein.no.first': 'どちらの1でも同じですが、例のとおり最初のほうにします。',
  'lesson.leningrad.manstein.no.higher': '1なら3点上がります。ほかのダイスでは上がる幅が小さいか、下がります。',
  'lesson.leningrad.manstein.no.stukas':
    '「シュトゥーカ」が先でもかまいませんが、ここでは「マンシュタイン」を先に使います。',
  'lesson.leningrad.manstein.no.done': '2つのイベントが無駄になります。',
  'lesson.leningrad.manstein.then': '4、1、3、6で14です。',

  'lesson.leningrad.stukas.title': '「シュトゥーカ」',
  'lesson.leningrad.stukas.say': '「シュトゥーカ」は防御側のダイス1個を選び、振り直させます。',
  'lesson.leningrad.stukas.ask': '連合軍の6を選んでください。',
  'lesson.leningrad.stukas.no.lower': '6は下がるか変わらないかです。低い目は上がるかもしれません。',
  'lesson.leningrad.stukas.no.done': '6は振り直させる価値があります。',
  'lesson.leningrad.stukas.then': '6が5になりました。連合軍は「ジューコフ」で2を5に変え、5が3個で15です。',

  'lesson.leningrad.worth.title': 'サボタージュの効果',
  'lesson.leningrad.worth.say': '連合軍のサボタージュは野戦指揮官に対するものです。',
  'lesson.leningrad.worth.ask': '野戦指揮官はどうなりますか。',
  'lesson.leningrad.worth.option.twelve': '12のまま。サボタージュは数字のカードだけに効く',
  'lesson.leningrad.worth.no.twelve': 'サボタージュはボーナスカードを含むどのカードにも効きます。',
  'lesson.leningrad.worth.option.one': '値は1、振り直しは2個できる',
  'lesson.leningrad.worth.option.dead': '値は1、振り直しもできない',
  'lesson.leningrad.worth.no.dead': '振り直しを止めるのは二重スパイだけです。',
  'lesson.leningrad.worth.then': '値は1ですが、ダイス2個の振り直しは残ります。15対16で枢軸軍が負けています。',

  'lesson.leningrad.again.title': '2個の振り直し',
  'lesson.leningrad.again.say': '振り直すダイスは、まとめて1回で示します。',
  'lesson.leningrad.again.ask': '1と3を振り直してください。',
  'lesson.leningrad.again.no.which': '最も低い2個が、最も上がります。2回目はないので、2個まとめて選びます。',
  'lesson.leningrad.again.no.done': '15対16のままになります。',
  'lesson.leningrad.again.then': '2と3が出て15、カードの1を加えて16です。連合軍も15に1で16です。',

  'lesson.leningrad.tie.title': '引き分け',
  'lesson.leningrad.tie.say': '16対16です。レニングラードには枢軸軍のマーカーが置かれています。',
  'lesson.leningrad.tie.ask': '何が勝敗を決めましたか。',
  'lesson.leningrad.tie.option.attacker': '引き分けなら攻撃側の勝ち',
  'lesson.leningrad.tie.no.attacker': 'それは二重スパイどうしのときだけです。ほかは組札で決まります。',
  'lesson.leningrad.tie.option.suit': 'カードの組札',
  'lesson.leningrad.tie.option.dice': 'ダイスの数',
  'lesson.leningrad.tie.no.dice': '4個対3個は、ここでは関係ありません。',
  'lesson.leningrad.tie.then':
    'ドイツはソ連と西側連合に勝ち、ソ連と西側連合はイタリアに勝ちます。「ジューコフ」はモールに戻り、枢軸軍の3枚は残ります。',

  'lesson.leningrad.loss.title': '損失',
  'lesson.leningrad.loss.say':
    'ドラム缶1個を失い、連合軍のハンドサイズは9から8になります。出したカードのほかに1枚捨てます。赤い星か二重スパイがある限り、それを捨てます。',
  'lesson.leningrad.loss.ask': '連合軍の赤い星のカードを1枚捨ててください。',
  'lesson.leningrad.loss.then':
    '両軍の手札が補充されます。枢軸軍は成功ボーナスと生産拠点のボーナスを得て、電撃戦も始められます。',

  'lesson.gamble.end': '生産拠点のボーナスを使い、ほかの権利は残っています。次のレッスンで電撃戦を始めます。',

  'lesson.gamble.earned.title': '3つの権利',
  'lesson.gamble.earned.say':
    'レニングラードが落ち、枢軸軍は3つの権利を持っています。今すぐ使う生産拠点のボーナス、レニングラードからの電撃戦、最後に使う成功ボーナスです。',

  'lesson.gamble.only.title': 'すぐに、イベントだけ',
  'lesson.gamble.only.say': '最初は生産拠点のボーナスです。',
  'lesson.gamble.only.ask': 'ボログダをクリックして、今は攻撃できない理由を確かめてください。',
  'lesson.gamble.only.no': '別の場所です。ボログダはレニングラードの東にあります。',
  'lesson.gamble.only.then':
    '今の問いは、イベントを狙うか見送るかです。電撃戦はその後、成功ボーナスは最後に問われます。',

  'lesson.gamble.try.title': '狙うイベント',
  'lesson.gamble.try.say':
    '枢軸軍のモールに「絶望的な賭け」があります。ハンドサイズ1と引き換えに、1回のコンフリクトでカードを2枚使えます。モスクワは遠くありません。',
  'lesson.gamble.try.ask': '「絶望的な賭け」を試みてください。',
  'lesson.gamble.try.no.other': 'これも狙えます。この計画では、カードを2枚使えるイベントが必要です。',
  'lesson.gamble.try.then':
    'イベントのコンフリクトで、ダイスは3個ずつです。連合軍のイベントで使えるのは「エニグマ」だけで、ほかは戦闘用です。',

  'lesson.gamble.enigma.title': '「エニグマ」',
  'lesson.gamble.enigma.say':
    '連合軍プレイヤーの決定です。「エニグマ」は、自分のカードを選ぶ前に相手のカードを公開させます。',
  'lesson.gamble.enigma.ask': '「エニグマ」を使ってください。',
  'lesson.gamble.enigma.no.done': '示さなければ、両方が選び終わるまでカードは伏せられたままです。',
  'lesson.gamble.enigma.then': '枢軸軍は公開で選ぶことになります。',

  'lesson.gamble.open.title': '公開で選ぶ',
  'lesson.gamble.open.say': '枢軸軍のカードは、連合軍が選ぶ前に見られます。',
  'lesson.gamble.open.ask': 'イタリアの10を出してください。',
  'lesson.gamble.open.no.dear': '先に見せた将官には、より強いカードかサボタージュで応じられます。',

  'lesson.gamble.answer.title': '連合軍の答え',
  'lesson.gamble.answer.say': 'ソ連のスペースの戦いではないので、どの組札も出せます。枢軸軍は10を見せています。',
  'lesson.gamble.answer.ask': '西側連合の将軍（11）を出してください。',
  'lesson.gamble.answer.no.red': 'ここでは出せますが、赤い星のカードはモスクワで必要になります。',
  'lesson.gamble.answer.no.low': '10に勝ち、振り直しもできるのは将軍です。',
  'lesson.gamble.answer.then': '枢軸軍は4、5、6と10で25、連合軍は1、5、5と11で22です。',

  'lesson.gamble.again.title': '1個の振り直し',
  'lesson.gamble.again.say': '連合軍は3点足りません。将軍は1個振り直せます。',
  'lesson.gamble.again.ask': '1を振り直してください。',
  'lesson.gamble.again.no.five': '5からは1点しか上がりません。必要なのは3点です。',
  'lesson.gamble.again.no.done': '22対25です。振り直して損はありません。',
  'lesson.gamble.again.then': '2が出て23対25です。枢軸軍は「絶望的な賭け」を表向きで手元に置きます。',

  'lesson.gamble.enigma-gone.title': '「エニグマ」のその後',
  'lesson.gamble.enigma-gone.say':
    '「エニグマ」は「リユースブル」です。勝ったコンフリクトの後にダイスを1個振り、4以上なら残ります。',
  'lesson.gamble.enigma-gone.ask': '今はどこにありますか。',
  'lesson.gamble.enigma-gone.option.kept': '連合軍の手元に裏向き',
  'lesson.gamble.enigma-gone.no.kept': '勝って、しかも出目が良いときだけです。',
  'lesson.gamble.enigma-gone.option.mall': '連合軍のモール',
  'lesson.gamble.enigma-gone.option.removed': 'ゲームから除かれた',
  'lesson.gamble.enigma-gone.no.removed': 'ゲームから除かれるのは「リタイヤブル」のイベントだけです。',
  'lesson.gamble.enigma-gone.then': 'モールです。負けたので、ダイスも振りません。また狙えます。',

  'lesson.gamble.left.title': '残った権利',
  'lesson.gamble.left.say': '生産拠点のボーナスは使いました。',
  'lesson.gamble.left.ask': '枢軸軍に残っているのは何ですか。',
  'lesson.gamble.left.option.nothing': '何もない。ボーナスでターンが終わる',
  'lesson.gamble.left.no.nothing': 'ターンが終わるのは、ボーナスのイベントで負けたときです。',
  'lesson.gamble.left.option.both': '電撃戦と成功ボーナス',
  'lesson.gamble.left.option.success': '成功ボーナスだけ',
  'lesson.gamble.left.no.success': '今の問いは、レニングラードからの電撃戦です。',
  'lesson.gamble.left.then':
    '両方です。レニングラードで使った3枚は裏向きですが、攻撃側は電撃戦の間、もう一度使えます。',

  'lesson.vologda.end': '1地域進み、ハンドサイズを1払いました。同じ連鎖がモスクワに続きます。',

  'lesson.vologda.offer.title': '回り道',
  'lesson.vologda.offer.say':
    'レニングラードはモスクワに接していません。電撃戦は、今得た地域から隣接する地域に行い、3回までで、1回ごとにハンドサイズ1を払います。ボログダはモスクワに接しています。',

  'lesson.vologda.moscow.title': 'まだモスクワではない',
  'lesson.vologda.moscow.say': '首都は地図では近くに見えます。',
  'lesson.vologda.moscow.ask': 'モスクワをクリックして、今は目標にならない理由を確かめてください。',
  'lesson.vologda.moscow.no': '別の場所です。モスクワについて確かめます。',
  'lesson.vologda.moscow.then': '電撃戦の目標は、最後に得た地域の隣です。モスクワはレニングラードの隣ではありません。',

  'lesson.vologda.blitz.title': '電撃戦',
  'lesson.vologda.blitz.say': '届くのはボログダ、スモレンスク、アルハンゲルの3つです。',
  'lesson.vologda.blitz.ask': 'ボログダに電撃戦を行ってください。',
  'lesson.vologda.blitz.no.smolensk': 'ここもモスクワに接し、地域のボーナスも得られます。例ではボログダに進みます。',
  'lesson.vologda.blitz.no.archangel': '生産拠点ですが、モスクワに向かうには行き止まりです。',

  'lesson.vologda.events.title': 'もう一度イベント',
  'lesson.vologda.events.say':
    '「リユースブル」のイベントを使えるのは1ターンに1回です。例外は連鎖の間の攻撃側で、「武装親衛隊」「シュトゥーカ」「マンシュタイン」をまた使えます。',
  'lesson.vologda.events.ask': '「武装親衛隊」を使ってください。ほかの2枚も続きます。',
  'lesson.vologda.events.no.gamble': 'ハンドサイズを払うイベントです。使うのはモスクワです。',
  'lesson.vologda.events.no.order': '最後には3枚とも示します。「武装親衛隊」から始めてください。',
  'lesson.vologda.events.no.done': '同じターンにまた使えるのは連鎖の間だけです。',

  'lesson.vologda.pay.title': '代価',
  'lesson.vologda.pay.say':
    '「絶望的な賭け」は残します。電撃戦の代価は、イベントを確定したときに払います。「グデーリアン」を示していれば無料です。',
  'lesson.vologda.pay.ask': 'イベントを確定してください。',
  'lesson.vologda.pay.no.gamble': 'ハンドサイズを払うイベントで、モスクワで使います。',
  'lesson.vologda.pay.then': '払いました。連合軍は何も使いません。',

  'lesson.vologda.size.title': 'ハンドサイズと手札',
  'lesson.vologda.size.say': '枢軸軍のハンドサイズは7、手札も7枚でした。',
  'lesson.vologda.size.ask': 'ハンドサイズは今いくつですか。',
  'lesson.vologda.size.no.5': '電撃戦で払うのは1です。',
  'lesson.vologda.size.no.7': '代価を払ったところです。',
  'lesson.vologda.size.then': '6です。手札は7枚のままです。超えた分は後処理で捨て、出したカードもその1枚に数えます。',

  'lesson.vologda.card.title': 'カード',
  'lesson.vologda.card.say': 'ドラム缶のないソ連の地域です。中くらいのカードで足ります。',
  'lesson.vologda.card.ask': 'ドイツの9を出してください。',
  'lesson.vologda.card.then':
    '連合軍は赤い星の義務により3を出します。枢軸軍のダイスは6、5、4、4、連合軍は2、3、4です。',

  'lesson.vologda.stukas.title': 'また「シュトゥーカ」',
  'lesson.vologda.stukas.say':
    '枢軸軍が大きくリードしています。「マンシュタイン」を使うと、ダイスが下がることになります。',
  'lesson.vologda.stukas.ask': '連合軍のダイスを1個振り直させてください。',
  'lesson.vologda.stukas.no.manstein': '枢軸軍のダイスはどれも4以上です。4に変えても上がりません。',
  'lesson.vologda.stukas.no.done': 'かまいませんが、「シュトゥーカ」は示してあり、使っても余分な代価はありません。',
  'lesson.vologda.stukas.then':
    '枢軸軍が勝ち、ボログダにマーカーが置かれました。ドラム缶がないので、連合軍のハンドサイズは8のままです。',

  'lesson.vologda.draw.title': '補充',
  'lesson.vologda.draw.say': '枢軸軍は7枚のうち1枚を出しました。ハンドサイズは6です。',
  'lesson.vologda.draw.ask': '枢軸軍は何枚引きますか。',
  'lesson.vologda.draw.no.1': '7枚になってしまいます。ハンドサイズは6です。',
  'lesson.vologda.draw.no.2': '手札は6枚で、持てるのも6枚です。',
  'lesson.vologda.draw.then': '引きません。電撃戦の代価は、補充されない1枚です。',

  'lesson.vologda.chain.title': '3枚のイベント',
  'lesson.vologda.chain.say': 'コンフリクトに勝ちました。',
  'lesson.vologda.chain.ask': '「武装親衛隊」「シュトゥーカ」「マンシュタイン」はどうなりますか。',
  'lesson.vologda.chain.option.kept': '残り、次の電撃戦でも使える',
  'lesson.vologda.chain.option.spent': '残るが、次のターンまで使えない',
  'lesson.vologda.chain.no.spent': '連鎖の外ならそうなります。',
  'lesson.vologda.chain.option.mall': 'モールに戻る',
  'lesson.vologda.chain.no.mall': 'それは負けたときです。',
  'lesson.vologda.chain.then': '残り、連鎖の間はまた使えます。次の問いは、ボログダからの電撃戦です。',

  'lesson.moscow.end':
    '24対20ですが、まだ終わりません。連合軍は「反撃」を示しています。次のレッスンで、2通りの結末を見ます。',

  'lesson.moscow.gate.title': '首都の前',
  'lesson.moscow.gate.say':
    'ボログダからの2回目の電撃戦は、モスクワに届きます。ドラム缶2個の首都です。落ちれば、連合軍のハンドサイズは2下がります。',

  'lesson.moscow.blitz.title': '2回目の電撃戦',
  'lesson.moscow.blitz.say': '連鎖はボログダから続きます。',
  'lesson.moscow.blitz.ask': 'モスクワに電撃戦を行ってください。',
  'lesson.moscow.blitz.no.archangel': 'ドラム缶1個の生産拠点です。モスクワには2個あります。',

  'lesson.moscow.events.title': 'また3枚',
  'lesson.moscow.events.say': '「武装親衛隊」「シュトゥーカ」「マンシュタイン」は3回目も使えます。',
  'lesson.moscow.events.ask': '「武装親衛隊」を使ってください。ほかの2枚も続きます。',
  'lesson.moscow.events.no.order': '最後には4枚とも示します。「武装親衛隊」から始めてください。',
  'lesson.moscow.events.no.done': '首都が相手です。1個のダイスも惜しいところです。',

  'lesson.moscow.gamble.title': '「絶望的な賭け」',
  'lesson.moscow.gamble.say':
    '「絶望的な賭け」は、山札の一番上のカードを見ずに2枚目として加えます。ハンドサイズ1を払い、勝っても負けても手元を離れます。',
  'lesson.moscow.gamble.ask': '「絶望的な賭け」を使ってください。',
  'lesson.moscow.gamble.no.done': 'この戦いのために得たイベントです。',
  'lesson.moscow.gamble.then': '確定しました。電撃戦とイベントの代価をまとめて払います。',

  'lesson.moscow.size.title': '3回目の低下',
  'lesson.moscow.size.say': '枢軸軍は7で始め、ボログダで1払いました。',
  'lesson.moscow.size.ask': 'ハンドサイズは今いくつですか。',
  'lesson.moscow.size.no.5': 'それは電撃戦の分だけです。「絶望的な賭け」でもう1払います。',
  'lesson.moscow.size.no.6': 'それはこの電撃戦の前です。',
  'lesson.moscow.size.then': '4です。手札は6枚あり、超えた分は後処理で捨てます。',

  'lesson.moscow.announce.title': '「反撃」',
  'lesson.moscow.announce.say':
    '「反撃」は結果が出た後、負けている側が自軍のダイスを好きな数だけ振り直すイベントです。今のうちに示しておきます。星がないので、ソ連の戦いでも使えます。',
  'lesson.moscow.announce.ask': '連合軍の「反撃」を使ってください。',
  'lesson.moscow.announce.no.other': '使えますが、結果の後には使えません。使えるのは「反撃」です。',
  'lesson.moscow.announce.no.done': '示さなければ、結果の後に使えません。',
  'lesson.moscow.announce.then': '示しただけです。使わなければ手元に残ります。',

  'lesson.moscow.card.title': '枢軸軍のカード',
  'lesson.moscow.card.say': '手札から1枚、山札から1枚です。',
  'lesson.moscow.card.ask': 'イタリアの将軍（11）を出してください。',

  'lesson.moscow.red.title': '赤い星は1枚だけ',
  'lesson.moscow.red.say': '連合軍の手札は8枚で、赤い星のカードは1枚です。',
  'lesson.moscow.red.ask': '西側連合の10（W10）をクリックして、出せない理由を確かめてください。',
  'lesson.moscow.red.no': '別のカードです。W10について確かめます。',
  'lesson.moscow.red.then': 'モスクワはソ連の地域です。赤い星のカードはソ連の8だけなので、それを出します。',

  'lesson.moscow.eight.title': 'ただ1つの選択',
  'lesson.moscow.eight.say': '出せるカードは1枚です。相手に何も知らせないため、対局でも同じように問われます。',
  'lesson.moscow.eight.ask': 'ソ連の8を出してください。',
  'lesson.moscow.eight.then':
    '山札からドイツの5が出て、枢軸軍のカードは16です。枢軸軍のダイスは1、1、1、1、連合軍は2、3、4、6です。',

  'lesson.moscow.four.title': '連合軍の4個',
  'lesson.moscow.four.say': '連合軍は、ダイスを増やすイベントを示していません。',
  'lesson.moscow.four.ask': 'なぜ4個振りますか。',
  'lesson.moscow.four.option.area': '枢軸軍より隣接地域が多いから',
  'lesson.moscow.four.no.area': '地域のボーナスは攻撃側だけのものです。',
  'lesson.moscow.four.option.capital': 'モスクワが首都だから',
  'lesson.moscow.four.option.event': '「反撃」で1個増えるから',
  'lesson.moscow.four.no.event': '「反撃」は振り直すだけで、増やしません。',
  'lesson.moscow.four.then': '首都は、元の持ち主が防御するとダイスを1個増やします。枢軸軍は「武装親衛隊」で4個です。',

  'lesson.moscow.manstein.title': '「マンシュタイン」',
  'lesson.moscow.manstein.say': '1が4個では、出目が良くありません。',
  'lesson.moscow.manstein.ask': '最初のダイスを4に変えてください。',
  'lesson.moscow.manstein.no.first': 'どのダイスでも同じですが、例のとおり最初のダイスにします。',
  'lesson.moscow.manstein.no.stukas':
    '「シュトゥーカ」が先でもかまいませんが、ここでは「マンシュタイン」を先に使います。',
  'lesson.moscow.manstein.no.done': '1が4になれば3点です。',
  'lesson.moscow.manstein.then': '4、1、1、1です。',

  'lesson.moscow.stukas.title': '「シュトゥーカ」',
  'lesson.moscow.stukas.say': '連合軍のダイスは2、3、4、6です。',
  'lesson.moscow.stukas.ask': '6を選んでください。',
  'lesson.moscow.stukas.no.lower': '6は下がるか変わらないかです。',
  'lesson.moscow.stukas.no.done': '示してあるので使うべきです。',
  'lesson.moscow.stukas.then': '3になりました。連合軍は2、3、4、3と8で20です。',

  'lesson.moscow.again.title': '最後の振り直し',
  'lesson.moscow.again.say': '将軍の振り直しが1個残っています。',
  'lesson.moscow.again.ask': '1を1個振り直してください。',
  'lesson.moscow.again.no.four': 'それは4の目です。1のほうが上がります。',
  'lesson.moscow.again.no.done':
    '枢軸軍がリードしているので、それもできます。しかし「反撃」が控えており、1点も惜しいところです。',
  'lesson.moscow.again.then': '2が出ました。ダイスの合計8、カード16で24です。',

  'lesson.moscow.taken.title': '結果',
  'lesson.moscow.taken.say': '24対20です。',
  'lesson.moscow.taken.ask': 'モスクワは落ちましたか。',
  'lesson.moscow.taken.option.yes': 'はい、枢軸軍が上回った',
  'lesson.moscow.taken.no.yes': 'まだ、モスクワのマーカーの段階ではありません。示してあるイベントがあります。',
  'lesson.moscow.taken.option.not-yet': 'まだ。「反撃」があるかもしれない',
  'lesson.moscow.taken.option.tie': 'いいえ、組札を比べる',
  'lesson.moscow.taken.no.tie': '組札で決めるのは引き分けのときだけです。',
  'lesson.moscow.taken.then': '負けている側は「反撃」を1回、どのダイスにでも使えます。',

  'lesson.counterattack.end':
    '1回の振り直しが、途切れた連鎖と落ちた首都を分けます。最後のレッスンは2番目の結末から続きます。',

  'lesson.counterattack.window.title': '結果の後',
  'lesson.counterattack.window.say':
    '枢軸軍が24対20でリードしています。連合軍は「反撃」を示してあり、ダイスは2、3、4、3です。このレッスンでは、同じ振り直しを2回見ます。',

  'lesson.counterattack.throw.title': '1番目の結末',
  'lesson.counterattack.throw.say': '振り直すダイスは、まとめて示します。連合軍には、あと5点必要です。',
  'lesson.counterattack.throw.ask': '2と、2個の3を振り直してください。',
  'lesson.counterattack.throw.no.which': '低い3個をまとめるのが最も有望です。4は残します。',
  'lesson.counterattack.throw.no.done': 'モスクワを失います。「反撃」はこのためにあります。',
  'lesson.counterattack.throw.then':
    '5、5、4が出て、4と合わせて18、カードを加えて26です。連合軍がモスクワを守りました。',

  'lesson.counterattack.gone.title': '枢軸軍のイベント',
  'lesson.counterattack.gone.say': '枢軸軍はこのコンフリクトに負けました。',
  'lesson.counterattack.gone.ask': '「武装親衛隊」「シュトゥーカ」「マンシュタイン」はどうなりますか。',
  'lesson.counterattack.gone.option.kept': '裏向きで残る',
  'lesson.counterattack.gone.no.kept': 'これまでは勝ったので残りました。今度は敗北です。',
  'lesson.counterattack.gone.option.mall': '枢軸軍のモールに戻る',
  'lesson.counterattack.gone.option.removed': 'ゲームから除かれる',
  'lesson.counterattack.gone.no.removed': '「リユースブル」のイベントがゲームから除かれることはありません。',
  'lesson.counterattack.gone.then': 'モールに戻ります。1枚ずつ得直すことになります。',

  'lesson.counterattack.gamble.title': '「リターナブル」のイベント',
  'lesson.counterattack.gamble.say':
    '「反撃」と「絶望的な賭け」は「リターナブル」です。勝っても負けても手元を離れます。',
  'lesson.counterattack.gamble.ask': '「絶望的な賭け」は今どこにありますか。',
  'lesson.counterattack.gamble.option.hand': '枢軸軍の手元',
  'lesson.counterattack.gamble.no.hand': '「リターナブル」のイベントは、使うと残りません。',
  'lesson.counterattack.gamble.option.opponent': '連合軍の預かり。次の準備まで',
  'lesson.counterattack.gamble.option.lid': '箱の蓋',
  'lesson.counterattack.gamble.no.lid': '箱の蓋に置くのは「リサイクルブル」のイベントです。',
  'lesson.counterattack.gamble.then':
    '相手が預かり、次の準備でモールに戻します。「反撃」も同じように枢軸軍が預かっています。',

  'lesson.counterattack.excess.title': '多すぎる手札',
  'lesson.counterattack.excess.say': '枢軸軍の手札は5枚、ハンドサイズは4です。電撃戦と賭けの代価を、後処理で払います。',
  'lesson.counterattack.excess.ask': '枢軸軍のカードを1枚捨ててください。',
  'lesson.counterattack.excess.then':
    '補充はありません。電撃戦に失敗したので成功ボーナスは失われ、ターンが終わりました。',

  'lesson.counterattack.again.title': '振り直しの前から、もう一度',
  'lesson.counterattack.again.say': '同じ時点に戻りました。24対20で、「反撃」を示してあります。今度は別の目が出ます。',

  'lesson.counterattack.second.title': '2番目の結末',
  'lesson.counterattack.second.say': '同じ3個を振り直します。',
  'lesson.counterattack.second.ask': '2と、2個の3を振り直してください。',
  'lesson.counterattack.second.no.which': '例では前と同じ3個を振り直します。',
  'lesson.counterattack.second.no.done': '何も試さないことになります。',
  'lesson.counterattack.second.then':
    '1、2、3が出て、4と合わせて10、カードを加えて18です。枢軸軍がモスクワを得ました。',

  'lesson.counterattack.size.title': 'ドラム缶2個',
  'lesson.counterattack.size.say': '連合軍のハンドサイズは8でした。',
  'lesson.counterattack.size.ask': '今はいくつですか。',
  'lesson.counterattack.size.no.7': 'モスクワのドラム缶は2個です。',
  'lesson.counterattack.size.no.8': '生産拠点を失うとハンドサイズが下がります。',
  'lesson.counterattack.size.then': '6です。レニングラードで1、モスクワで2、1ターンに3下がりました。',

  'lesson.counterattack.first-card.title': '1枚目の捨て札',
  'lesson.counterattack.first-card.say':
    '出したカードのほかに2枚捨てます。赤い星も二重スパイもないので、自由に選べます。',
  'lesson.counterattack.first-card.ask': '連合軍のカードを1枚捨ててください。',
  'lesson.counterattack.first-card.then': 'もう1枚残っています。',

  'lesson.counterattack.next-card.title': '2枚目の捨て札',
  'lesson.counterattack.next-card.say': '同じ選択です。',
  'lesson.counterattack.next-card.ask': '連合軍のカードをもう1枚捨ててください。',

  'lesson.counterattack.axis-card.title': '枢軸軍も払う',
  'lesson.counterattack.axis-card.say': '勝っても負けても、電撃戦と賭けの代価を払います。手札5枚、ハンドサイズ4です。',
  'lesson.counterattack.axis-card.ask': '枢軸軍のカードを1枚捨ててください。',

  'lesson.counterattack.now.title': '枢軸軍にできること',
  'lesson.counterattack.now.say': 'モスクワに枢軸軍のマーカーが置かれました。電撃戦は2回行っています。',
  'lesson.counterattack.now.ask': '枢軸軍には何ができますか。',
  'lesson.counterattack.now.option.over': '何もない。ターンは終わり',
  'lesson.counterattack.now.no.over': 'ターンが終わるのは、電撃戦に失敗したときです。',
  'lesson.counterattack.now.option.three': '生産拠点のボーナス、3回目の電撃戦、成功ボーナス',
  'lesson.counterattack.now.option.blitz-only': '3回目の電撃戦だけ',
  'lesson.counterattack.now.no.blitz-only': 'モスクワは生産拠点で、ターン最初の攻撃にも勝っています。',
  'lesson.counterattack.now.then':
    '3つともできます。今の問いは生産拠点のボーナスです。そのイベントに負けるとターンが終わります。',

  'lesson.north-sea.end':
    '例のターンはここで終わります。連合軍はハンドサイズを4、枢軸軍は3失いました。次は連合軍のターンです。',

  'lesson.north-sea.offers.title': 'モスクワの後',
  'lesson.north-sea.offers.say':
    '2番目の結末で、モスクワは枢軸軍の支配です。枢軸軍のハンドサイズは4で、イベントを狙うか、3回目の電撃戦をするか、成功ボーナスに進むことができます。連合軍は6です。',

  'lesson.north-sea.centre.title': 'モスクワのボーナス',
  'lesson.north-sea.centre.say': 'イベントを狙えます。負けるとターンが終わり、成功ボーナスも失います。',
  'lesson.north-sea.centre.ask': '生産拠点のボーナスを見送ってください。',
  'lesson.north-sea.centre.no.risk': '狙えますが、負けると最後の一手の前にターンが終わります。',

  'lesson.north-sea.blitz.title': '3回目の電撃戦',
  'lesson.north-sea.blitz.say': 'ハンドサイズ4のうち1を払い、成功ボーナスも危険にさらします。',
  'lesson.north-sea.blitz.ask': '電撃戦を見送ってください。',
  'lesson.north-sea.blitz.no.third': '行えますが、ハンドサイズ4では高い代価です。',

  'lesson.north-sea.sea.title': '最後の一手',
  'lesson.north-sea.sea.say':
    '連鎖は終わりました。成功ボーナスでは、どのアクションもできます。北海には西側連合軍のドラム缶があり、枢軸軍の艦隊がいます。',
  'lesson.north-sea.sea.ask': '北海を攻撃してください。',
  'lesson.north-sea.sea.no.zone': '攻撃できる海域ですが、ドラム缶があるのは北海です。',
  'lesson.north-sea.sea.then': '海上攻撃に隣接は要りません。両軍がイベントを使えます。',

  'lesson.north-sea.bismarck.title': '「ビスマルク」',
  'lesson.north-sea.bismarck.say': '「ビスマルク」は、海の戦いで自軍のダイス1個を5に変えます。',
  'lesson.north-sea.bismarck.ask': '「ビスマルク」を使ってください。',
  'lesson.north-sea.bismarck.no.done': '海でしか使えないイベントで、ここは海です。',

  'lesson.north-sea.carriers.title': '空母と航空機',
  'lesson.north-sea.carriers.say':
    '「艦隊空母」は海でダイスを1個、「制空権」はどこでもダイスを1個増やします。ソ連の地域の防御ではないので、白い星も使えます。',
  'lesson.north-sea.carriers.ask': '「艦隊空母」を使ってください。「制空権」も続きます。',
  'lesson.north-sea.carriers.no.order': '最後には2枚とも示します。「艦隊空母」から始めてください。',
  'lesson.north-sea.carriers.no.done': 'イベントがなければ、4個に対して3個です。',
  'lesson.north-sea.carriers.then': '2枚とも示しました。',

  'lesson.north-sea.dice.title': '海のダイスを数える',
  'lesson.north-sea.dice.say':
    '枢軸軍は3個に、艦隊の1個を加えます。海域の周囲を一方だけが支配してはいません。ノルウェーは枢軸軍、ロンドンとスコットランドは西側連合軍です。海のボーナスはありません。',
  'lesson.north-sea.dice.ask': '連合軍はダイスを何個振りますか。',
  'lesson.north-sea.dice.no.3': '基本に、イベント2枚の分が加わります。',
  'lesson.north-sea.dice.no.4': 'イベントは1枚につき1個増やします。',
  'lesson.north-sea.dice.then': '5個です。1回のコンフリクトで振れる最大の数です。',

  'lesson.north-sea.cards.title': 'カード',
  'lesson.north-sea.cards.say': '枢軸軍の4個に対して5個です。',
  'lesson.north-sea.cards.ask': 'ドイツの最高司令官（13）を出してください。',
  'lesson.north-sea.cards.then': '連合軍は西側連合の10です。枢軸軍のダイスは2、4、5、6、連合軍は3、3、4、5、6です。',

  'lesson.north-sea.five.title': '1個を5に',
  'lesson.north-sea.five.say': '17と13で30、相手は21と10で31です。',
  'lesson.north-sea.five.ask': '2を5に変えてください。',
  'lesson.north-sea.five.no.lowest': '2なら3点上がります。ほかのダイスでは上がる幅が小さいか、下がります。',
  'lesson.north-sea.five.no.done': '30対31では負けです。「ビスマルク」で逆転します。',
  'lesson.north-sea.five.then': '5、4、5、6で20、カードを加えて33対31です。',

  'lesson.north-sea.enough.title': 'ここまで',
  'lesson.north-sea.enough.say': '最高司令官は3個まで振り直せます。出た目は必ず使います。',
  'lesson.north-sea.enough.ask': 'ダイスをそのままにしてください。',
  'lesson.north-sea.enough.no.risk': 'できますが、2点リードしています。振り直しは危険を招くだけです。',
  'lesson.north-sea.enough.then': '33対31です。北海は枢軸軍のものになり、役目を終えた艦隊はストックに戻ります。',

  'lesson.north-sea.loss.title': '海のドラム缶',
  'lesson.north-sea.loss.say': '北海の輸送船団を失い、連合軍のハンドサイズは6から5になります。',
  'lesson.north-sea.loss.ask': '連合軍のカードを1枚捨ててください。',
  'lesson.north-sea.loss.then': 'この海域では組札の義務がなく、どのカードでもかまいません。',

  'lesson.north-sea.no-blitz.title': '電撃戦はない',
  'lesson.north-sea.no-blitz.say': '生産拠点を得たので、イベントを狙えます。',
  'lesson.north-sea.no-blitz.ask': 'なぜ電撃戦は問われませんか。',
  'lesson.north-sea.no-blitz.option.sea': '海上攻撃だったから',
  'lesson.north-sea.no-blitz.option.three': '3回行ったから',
  'lesson.north-sea.no-blitz.no.three': '行ったのは2回です。',
  'lesson.north-sea.no-blitz.option.cost': 'ハンドサイズが足りないから',
  'lesson.north-sea.no-blitz.no.cost': '4なら、まだ払えます。',
  'lesson.north-sea.no-blitz.then': '電撃戦は陸の征服に続くものです。それに連鎖は1ターンに1回で、もう終わっています。',

  'lesson.north-sea.over.title': 'ターンの終わり',
  'lesson.north-sea.over.say': '最後にイベントを狙うこともできます。',
  'lesson.north-sea.over.ask': '見送ってターンを終えてください。',
  'lesson.north-sea.over.no.last': '狙えますが、例はここで終わります。',
  'lesson.north-sea.over.then':
    '「ビスマルク」など枢軸軍の「リユースブル」4枚は、次の準備まで裏向きです。次は連合軍の番です。',
} as const;
