/** パリ、再編成、バルバロッサ作戦（§16.2、§16.3）。 */
export const operations = {
  'lesson.paris.end':
    'パリは両軍の生産拠点です。失った側のハンドサイズが1下がり、得た側が1上がります。次のレッスンは同じターンの続きです。',

  'lesson.paris.table.title': 'ノルマンディ',
  'lesson.paris.table.say':
    '西側連合軍がノルマンディを支配しています。連合軍のターンで、ハンドサイズは9対7です。パリには枢軸軍の要塞、西地中海には枢軸軍の艦隊があります。',

  'lesson.paris.attack.title': '攻撃',
  'lesson.paris.attack.say':
    '連合軍の攻撃では出発する地域を示し、それで行動する国が決まります。ノルマンディは西側連合軍です。',
  'lesson.paris.attack.ask': 'ノルマンディからパリを攻撃してください。',
  'lesson.paris.attack.no.place': '行える攻撃ですが、例で扱うのはパリです。',
  'lesson.paris.attack.then': '行動するのは西側連合軍なので、赤い星の義務はありません。',

  'lesson.paris.cards.title': '戦い',
  'lesson.paris.cards.say': 'ダイスは3個ずつで、要塞が枢軸軍のダイス1個を5に変えます。',
  'lesson.paris.cards.ask': '西側連合の9を出してください。',
  'lesson.paris.cards.then':
    '18に9で27です。枢軸軍は要塞の5、1が2個、カードの2で9です。パリに西側連合軍のマーカーが置かれ、要塞は失われました。',

  'lesson.paris.vichy.title': 'パリとともに移るもの',
  'lesson.paris.vichy.say': '連合軍が初めてパリを支配すると、中立のウィシーと、その沖の海域が連合軍に移ります。',
  'lesson.paris.vichy.ask': 'パリとともに移ったスペースを1つ指してください。',
  'lesson.paris.vichy.no': 'そこは変わっていません。フランス南部、北アフリカ、地中海の西を見てください。',
  'lesson.paris.vichy.then':
    'ウィシー・フランス、モロッコ、アルジェリア、チュニジア、シリア・レバノン、ジブラルタル海峡、西地中海です。枢軸軍の艦隊は残るので、西地中海は係争中です。',

  'lesson.paris.size.title': 'ハンドサイズ',
  'lesson.paris.size.say': '枢軸軍は7から6に下がります。パリは、両軍の生産拠点になるただ1つの場所です。',
  'lesson.paris.size.ask': '連合軍のハンドサイズはいくつですか。',
  'lesson.paris.size.no.8': '8枚なのは手札です。ハンドサイズとは別です。',
  'lesson.paris.size.no.9': 'それは前の数です。パリは得た側に1をもたらします。',
  'lesson.paris.size.then': '10です。連合軍の手札は8枚で、これから引きます。',

  'lesson.paris.loss.title': '枢軸軍の捨て札',
  'lesson.paris.loss.say': '1枚出した後の6枚から、もう1枚捨てます。',
  'lesson.paris.loss.ask': '枢軸軍のカードを1枚捨ててください。',
  'lesson.paris.loss.then': '5枚になり、その後に補充します。',

  'lesson.paris.draw.title': '補充',
  'lesson.paris.draw.say': '枢軸軍は1枚引いて6枚になりました。',
  'lesson.paris.draw.ask': '連合軍は何枚引きましたか。',
  'lesson.paris.draw.no.1': '出したカードの分が1枚です。ハンドサイズも上がっています。',
  'lesson.paris.draw.no.3': '手札8枚、ハンドサイズ10です。',
  'lesson.paris.draw.then': '2枚です。出したカードの分と、パリの分です。',

  'lesson.paris.back.title': 'またパリが落ちたら',
  'lesson.paris.back.say': '次のターンに、枢軸軍がパリを取り返したとします。',
  'lesson.paris.back.ask': 'どうなりますか。',
  'lesson.paris.back.option.nothing': '地域が移るだけ',
  'lesson.paris.back.no.nothing': 'パリのドラム缶は両軍のものです。',
  'lesson.paris.back.option.both': '枢軸軍のハンドサイズが1上がり、連合軍が1下がる',
  'lesson.paris.back.option.vichy': 'ウィシーが中立に戻る',
  'lesson.paris.back.no.vichy': '一度移ったものは西側連合軍のままです。',
  'lesson.paris.back.then': '両方が動きます。連合軍は今、生産拠点のボーナスでイベントを狙えます。',

  'lesson.reorganise.end': '再編成は年に1回、代価と引き換えに手札を替えます。途中で山札が尽きると、年も進みます。',

  'lesson.reorganise.bonus.title': 'イベントの後',
  'lesson.reorganise.bonus.say':
    '連合軍はパリのボーナスで「ヒギンズ・ボート」を得て、電撃戦を見送りました。成功ボーナスが残っています。山札は2枚です。',

  'lesson.reorganise.which.title': '2つの方法',
  'lesson.reorganise.which.say':
    '再編成では、カードを捨てて新しく引きます。方法Aは自軍のハンドサイズを1下げ、方法Bは相手のハンドサイズを1上げます。',
  'lesson.reorganise.which.ask': '連合軍はハンドサイズ10を保ちたいところです。どちらを選びますか。',
  'lesson.reorganise.which.option.a': '方法A',
  'lesson.reorganise.which.no.a': '自軍のハンドサイズが1下がります。',
  'lesson.reorganise.which.option.b': '方法B',
  'lesson.reorganise.which.option.either': 'どちらでもよい',
  'lesson.reorganise.which.no.either': '自軍のハンドサイズが変わらないのは一方だけです。',
  'lesson.reorganise.which.then': '方法Bです。枢軸軍が1上がります。枢軸軍が12未満なら選べます。',

  'lesson.reorganise.choice.title': '選択',
  'lesson.reorganise.choice.say':
    '独立したアクションで、ターンが終わります。年の円筒の星が上を向いている必要があります。',
  'lesson.reorganise.choice.ask': '方法Bで再編成してください。',
  'lesson.reorganise.choice.no.a': '連合軍のハンドサイズが1下がります。',
  'lesson.reorganise.choice.then': '枢軸軍は7になり、すぐに1枚引きました。',

  'lesson.reorganise.first.title': '何を捨てるか',
  'lesson.reorganise.first.say': '何枚でも、1枚ずつ捨てられます。例では3枚です。',
  'lesson.reorganise.first.ask': '1枚目を捨ててください。',
  'lesson.reorganise.first.then': '捨て札の山に表向きで置かれます。',

  'lesson.reorganise.next.title': '2枚目',
  'lesson.reorganise.next.say': 'あと2枚です。',
  'lesson.reorganise.next.ask': '2枚目を捨ててください。',

  'lesson.reorganise.third.title': '3枚目',
  'lesson.reorganise.third.say': 'あと1枚です。',
  'lesson.reorganise.third.ask': '3枚目を捨ててください。',

  'lesson.reorganise.before.title': '山札の残り',
  'lesson.reorganise.before.say': 'これから3枚引きます。',
  'lesson.reorganise.before.ask': '捨て札をシャッフルする前に、何枚引けますか。',
  'lesson.reorganise.before.no.3': '山札が足りません。',
  'lesson.reorganise.before.no.5': '5枚あったのは、パリの戦いとイベントの前です。',
  'lesson.reorganise.before.then': '2枚です。3枚目のために、今捨てた3枚を含む捨て札が新しい山札になります。',

  'lesson.reorganise.draw.title': '引く',
  'lesson.reorganise.draw.say': '山札が尽きてまだ引くときは、捨て札をシャッフルします。これが再シャッフルです。',
  'lesson.reorganise.draw.ask': '捨てるのを終えて引いてください。',
  'lesson.reorganise.draw.no.more': '例では3枚で止めます。',
  'lesson.reorganise.draw.then':
    '手札は再び10枚です。連合軍の年の円筒は1942年の終わりに進み、「戦時生産」がモールに戻りました。問いが1つ残っています。',

  'lesson.reorganise.back.title': '再シャッフルで戻るもの',
  'lesson.reorganise.back.say':
    '連合軍の再シャッフルでは、箱の蓋にある2種の「リサイクルブル」イベントから1枚が戻ります。',
  'lesson.reorganise.back.ask': '「コンボイ」を戻してください。',
  'lesson.reorganise.back.no.bombing': 'いずれ枢軸軍のハンドサイズを下げられますが、例では輸送船団を戻します。',
  'lesson.reorganise.back.then': '「コンボイ」が再び連合軍のモールにあります。',

  'lesson.reorganise.star.title': '星',
  'lesson.reorganise.star.say': '星が上を向いている円筒は、その年にまだ再編成できることを示します。',
  'lesson.reorganise.star.ask': '連合軍の星は今どうなっていますか。',
  'lesson.reorganise.star.option.up': '上向き',
  'lesson.reorganise.star.no.up': 'このアクションで下に向けました。',
  'lesson.reorganise.star.option.down': '下向き',
  'lesson.reorganise.star.option.axis': '枢軸軍のものになった',
  'lesson.reorganise.star.no.axis': '円筒は両軍に1つずつあります。',
  'lesson.reorganise.star.then':
    '下向きです。両軍とも年が終わるまでそのままです。この再シャッフルで年が終わっていれば、両方の星がまた上を向きます。連合軍のターンが終わりました。',

  'lesson.barbarossa.end':
    'ハンドサイズ3と引き換えに、6地域とドラム缶1個を得ました。作戦は終わり、条約は戻りません。戦線はレニングラードとモスクワの手前です。',

  'lesson.barbarossa.eve.title': '前夜',
  'lesson.barbarossa.eve.say':
    '1941年で、条約があります。枢軸軍の大攻勢マーカーは、最初の再シャッフルまでバルバロッサ作戦に使えます。目標はバルト諸国、ミンスク、ベッサラビア、クリミアの4つです。',

  'lesson.barbarossa.order.title': '命令',
  'lesson.barbarossa.order.say':
    'バルバロッサ作戦は最初のアクションで始めます。条約を破り、4つの目標を1回ずつ、陸からだけ攻撃できます。',
  'lesson.barbarossa.order.ask': 'バルバロッサ作戦を始めてください。',

  'lesson.barbarossa.leningrad.title': '目標でない所',
  'lesson.barbarossa.leningrad.say': 'フィンランドはレニングラードに接しています。',
  'lesson.barbarossa.leningrad.ask': 'レニングラードをクリックして、今は目標にならない理由を確かめてください。',
  'lesson.barbarossa.leningrad.no': '別の場所です。レニングラードはフィンランドの東にあります。',
  'lesson.barbarossa.leningrad.then': '目標は4つだけです。電撃戦なら、ソ連の地域である限り、さらに先に進めます。',

  'lesson.barbarossa.crimea.title': '最初の攻撃',
  'lesson.barbarossa.crimea.say': '4つの順序は自由です。クリミアはルーマニアに接しています。',
  'lesson.barbarossa.crimea.ask': 'ルーマニアからクリミアを攻撃してください。',
  'lesson.barbarossa.crimea.no.later': '4つのうちの1つですが、後にします。例ではクリミアから始めます。',

  'lesson.barbarossa.events.title': 'イベント',
  'lesson.barbarossa.events.say': '最初の攻撃に、地域のボーナスはありません。隣接は枢軸軍1、連合軍3です。',
  'lesson.barbarossa.events.ask': '「武装親衛隊」を使ってください。「シュトゥーカ」も続きます。',
  'lesson.barbarossa.events.no.order': '最後には2枚とも示します。「武装親衛隊」から始めてください。',
  'lesson.barbarossa.events.no.done': 'イベントは連鎖の間、また使えます。',

  'lesson.barbarossa.crimea-card.title': 'クリミアの戦い',
  'lesson.barbarossa.crimea-card.say': 'このレッスンのダイスは、はっきりした目が出ます。大事なのは作戦の流れです。',
  'lesson.barbarossa.crimea-card.ask': 'ドイツの9を出してください。',
  'lesson.barbarossa.crimea-card.then': 'クリミアを得ました。成功ボーナスは待機中で、4回の攻撃が終わってから使えます。',

  'lesson.barbarossa.kharkov.title': '1回目の電撃戦',
  'lesson.barbarossa.kharkov.say': '作戦全体で許される連鎖は1つです。ハリコフは生産拠点です。',
  'lesson.barbarossa.kharkov.ask': 'ハリコフに電撃戦を行ってください。',
  'lesson.barbarossa.kharkov.no.target': '4つの目標の1つで、代価なしに攻撃できます。',
  'lesson.barbarossa.kharkov.no.caucasus': 'これも生産拠点ですが、例では北に進みます。',

  'lesson.barbarossa.kharkov-card.title': 'ハリコフの戦い',
  'lesson.barbarossa.kharkov-card.say': '電撃戦でハンドサイズを1払い、同じ2枚のイベントをまた使います。',
  'lesson.barbarossa.kharkov-card.ask': 'ドイツの8を出してください。',
  'lesson.barbarossa.kharkov-card.then':
    'ハリコフを得ました。連合軍は5に下がり、赤い星のカードを捨てます。生産拠点のボーナスが問われます。',

  'lesson.barbarossa.centre.title': '途中のイベント',
  'lesson.barbarossa.centre.say': '作戦中は、イベントに負けてもターンが終わりません。',
  'lesson.barbarossa.centre.ask': '「ウルフパック」を試みてください。',

  'lesson.barbarossa.centre-card.title': 'イベントの敗北',
  'lesson.barbarossa.centre-card.say': 'ダイスは3個ずつです。連鎖のために残したイベントは、ここでは使えません。',
  'lesson.barbarossa.centre-card.ask': 'ドイツの7を出してください。',
  'lesson.barbarossa.centre-card.then': '負けましたが、ほかに失うものはなく、連鎖は続きます。',

  'lesson.barbarossa.smolensk.title': '2回目の電撃戦',
  'lesson.barbarossa.smolensk.say': 'ハリコフから北西に進めます。',
  'lesson.barbarossa.smolensk.ask': 'スモレンスクに電撃戦を行ってください。',
  'lesson.barbarossa.smolensk.no.moscow': '魅力はありますが、首都は4個振ります。例ではスモレンスクに進みます。',
  'lesson.barbarossa.smolensk.no.other': 'それもできますが、例ではスモレンスクに進みます。',

  'lesson.barbarossa.smolensk-card.title': 'スモレンスクの戦い',
  'lesson.barbarossa.smolensk-card.say': 'ドラム缶がなく、相手の捨て札もありません。',
  'lesson.barbarossa.smolensk-card.ask': 'ドイツの6を出してください。',
  'lesson.barbarossa.smolensk-card.then': 'スモレンスクを得ました。枢軸軍は6です。',

  'lesson.barbarossa.third.title': '3回目の電撃戦',
  'lesson.barbarossa.third.say': '1つの連鎖で行える電撃戦は3回までです。',
  'lesson.barbarossa.third.ask': 'レニングラードに電撃戦を行ってください。',
  'lesson.barbarossa.third.no.other': 'それもできますが、例ではレニングラードを試みます。',

  'lesson.barbarossa.third-card.title': 'レニングラードの戦い',
  'lesson.barbarossa.third-card.say': '連鎖の最後で、3回目の代価を払います。',
  'lesson.barbarossa.third-card.ask': 'イタリアの9を出してください。',
  'lesson.barbarossa.third-card.then':
    '負けました。「武装親衛隊」と「シュトゥーカ」はモールに戻りますが、作戦は続きます。',

  'lesson.barbarossa.size.title': 'ここまでの代価',
  'lesson.barbarossa.size.say': '枢軸軍は8で始めました。',
  'lesson.barbarossa.size.ask': 'ハンドサイズは今いくつですか。',
  'lesson.barbarossa.size.no.6': '電撃戦は3回で、負けた1回にも代価がかかります。',
  'lesson.barbarossa.size.no.7': 'それは1回目の電撃戦の後です。',
  'lesson.barbarossa.size.then': '5です。4つの目標への攻撃に代価はありません。',

  'lesson.barbarossa.bessarabia.title': '2回目の攻撃',
  'lesson.barbarossa.bessarabia.say':
    'ベッサラビアは囲まれています。ポーランド、ハンガリー、ルーマニア、クリミア、ハリコフに対してミンスクだけです。',
  'lesson.barbarossa.bessarabia.ask': 'ベッサラビアを攻撃してください。',
  'lesson.barbarossa.bessarabia.no.later': '4つのうちの1つですが、次にします。',
  'lesson.barbarossa.bessarabia.no.stop': '残りの攻撃はやめられますが、得る地域が減ります。',

  'lesson.barbarossa.bessarabia-card.title': '地域のボーナス',
  'lesson.barbarossa.bessarabia-card.say': '隣接は5対1です。',
  'lesson.barbarossa.bessarabia-card.ask': 'イタリアの8を出してください。',
  'lesson.barbarossa.bessarabia-card.then':
    'イベントなしで4個対3個です。ベッサラビアを得ました。2つ目の連鎖は問われません。',

  'lesson.barbarossa.minsk.title': '3回目の攻撃',
  'lesson.barbarossa.minsk.say': '隣接は枢軸軍4、連合軍1です。',
  'lesson.barbarossa.minsk.ask': 'ミンスクを攻撃してください。',
  'lesson.barbarossa.minsk.no.later': '最後にします。',
  'lesson.barbarossa.minsk.no.stop': '4つのうち2つが残っています。',

  'lesson.barbarossa.minsk-card.title': 'ミンスクの戦い',
  'lesson.barbarossa.minsk-card.say': '手札は弱くなってきました。',
  'lesson.barbarossa.minsk-card.ask': 'イタリアの7を出してください。',

  'lesson.barbarossa.baltic.title': '4回目の攻撃',
  'lesson.barbarossa.baltic.say': '隣接は枢軸軍3、連合軍1です。',
  'lesson.barbarossa.baltic.ask': 'バルト諸国を攻撃してください。',
  'lesson.barbarossa.baltic.no.stop': '4つのうち1つが残っています。',

  'lesson.barbarossa.baltic-card.title': 'バルト諸国の戦い',
  'lesson.barbarossa.baltic-card.say': '4つの最後です。',
  'lesson.barbarossa.baltic-card.ask': 'イタリアの6を出してください。',
  'lesson.barbarossa.baltic-card.then': '4回の攻撃が終わり、成功ボーナスが使えます。',

  'lesson.barbarossa.last.title': '成功ボーナス',
  'lesson.barbarossa.last.say':
    '普通のアクションなので、空からの攻撃もできます。レニングラードの隣接は、枢軸軍3、連合軍2になりました。',
  'lesson.barbarossa.last.ask': '陸からレニングラードを攻撃してください。',
  'lesson.barbarossa.last.no.place': 'それもできますが、例ではもう一度レニングラードを試みます。',
  'lesson.barbarossa.last.no.flight': 'ここからは空挺の攻撃もできますが、例では陸から攻撃します。',

  'lesson.barbarossa.last-card.title': 'もう一度レニングラード',
  'lesson.barbarossa.last-card.say': '作戦による保護は終わりました。ここで負けるとターンが終わります。',
  'lesson.barbarossa.last-card.ask': 'ドイツの2を出してください。',
  'lesson.barbarossa.last-card.then': '負けて、ターンが終わりました。',

  'lesson.barbarossa.front.title': '戦線',
  'lesson.barbarossa.front.say': 'この作戦は使い終わり、後のターンには行えません。',
  'lesson.barbarossa.front.ask': '枢軸軍が得たソ連の地域はいくつですか。',
  'lesson.barbarossa.front.option.four': '4つ',
  'lesson.barbarossa.front.no.four': '4つの目標のほかに、連鎖でも得ています。',
  'lesson.barbarossa.front.option.six': '6つ',
  'lesson.barbarossa.front.option.seven': '7つ',
  'lesson.barbarossa.front.no.seven': 'レニングラードは2回とも守られました。',
  'lesson.barbarossa.front.then':
    '6つです。クリミア、ハリコフ、スモレンスク、ベッサラビア、ミンスク、バルト諸国で、このうちハリコフが生産拠点です。',
} as const;
