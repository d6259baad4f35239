/** プレイ例のほかのBlitzkrieg to Moscow 2のレッスン：補給、防御、移動。 */
export const inTheField = {
  'lesson.btm-pocket.end':
    '5ヘクスの補給線と、それを妨げるもの。補給の要点はこれです。戦車を遠くへ走らせる前、軍を残していく前に、帰り道を数えてください。',

  'lesson.btm-pocket.line.title': 'ソ連軍の応手',
  'lesson.btm-pocket.line.say':
    'ルールブックの最初のドイツ軍ターンの後の局面です。リガ、1601、1301、1102のソ連軍が孤立しています。投降するのは、ソ連軍ターンの終わりの補給フェイズです。それまでにできることがあります。',

  'lesson.btm-pocket.steps.title': '補給線の数え方',
  'lesson.btm-pocket.steps.say':
    '補給線は、どんな地形でも、ヘクスからヘクスへと後方か補給源の都市まで続きます。出発するヘクスは数えず、補給源は数えます。5ヘクスまでです。第13軍は1204にいます。',
  'lesson.btm-pocket.steps.ask': '1204からスモレンスク（1306）までは何ヘクスですか。',
  'lesson.btm-pocket.steps.no.1': '1204とスモレンスクは接していません。間に1ヘクスあります。',
  'lesson.btm-pocket.steps.no.3': '1204自身は数えません。',
  'lesson.btm-pocket.steps.then': '2ヘクスです。1205と1306です。',

  'lesson.btm-pocket.network.title': '補給源になるもの',
  'lesson.btm-pocket.network.say':
    'スモレンスクはソ連軍の後方から5ヘクスより遠くにありますが、第13軍に補給しています。',
  'lesson.btm-pocket.network.ask': '都市が補給源になるのはどんなときですか。',
  'lesson.btm-pocket.network.option.own': '自軍が支配しているとき',
  'lesson.btm-pocket.network.no.own': 'リガはソ連軍の支配ですが、補給源ではありません。支配だけでは足りません。',
  'lesson.btm-pocket.network.option.chain': '後方か別の補給源まで補給線を引けるとき',
  'lesson.btm-pocket.network.option.print': '補給都市と印刷されているとき',
  'lesson.btm-pocket.network.no.print':
    '補給都市は、中のユニットの投降を防ぎます。それだけで補給源になるわけではありません。',
  'lesson.btm-pocket.network.then':
    '都市から都市へ、5ヘクス以内でつながるのが補給のネットワークです。1つを奪えば、その先がすべて切れます。',

  'lesson.btm-pocket.blocked.title': '補給線の妨害',
  'lesson.btm-pocket.blocked.say':
    '1102の第4軍は、第3戦車軍が1202に来るまでは、1103を通って5ヘクスでスモレンスクにつながっていました。',
  'lesson.btm-pocket.blocked.ask': '第4軍の補給線を切っているのは何ですか。',
  'lesson.btm-pocket.blocked.option.far': 'もともとスモレンスクが遠すぎる',
  'lesson.btm-pocket.blocked.no.far': '少し前までは、ちょうど5ヘクスで補給下でした。',
  'lesson.btm-pocket.blocked.option.zone': '第3戦車軍のZOCが1103に及んでいる',
  'lesson.btm-pocket.blocked.option.enemy': '周囲のすべてのヘクスにドイツ軍がいる',
  'lesson.btm-pocket.blocked.no.enemy': '東と南のヘクスは空いています。',
  'lesson.btm-pocket.blocked.then':
    '敵ユニット、敵支配下の都市、敵のZOCは補給線に含められません。南の湿地を通ると6ヘクスで、1ヘクス多すぎます。',

  'lesson.btm-pocket.friend.title': 'ZOCの中の味方',
  'lesson.btm-pocket.friend.say': '敵のZOCは補給と退却を妨げます。どちらにも同じ例外が1つあります。',
  'lesson.btm-pocket.friend.ask': 'そのヘクスを再び開くのは何ですか。',
  'lesson.btm-pocket.friend.option.never': 'ZOCがある限り、何も開かない',
  'lesson.btm-pocket.friend.no.never': 'それでは敵と接する前線が立ち行きません。方法があります。',
  'lesson.btm-pocket.friend.option.unit': 'そこにいる自軍ユニット',
  'lesson.btm-pocket.friend.option.zone': '隣にいて、ZOCを持つ自軍ユニット',
  'lesson.btm-pocket.friend.no.zone': 'ZOCどうしは打ち消しません。そのヘクスにいる必要があります。',
  'lesson.btm-pocket.friend.then':
    'そのヘクスの自軍ユニットです。損耗状態でもかまいません。移動はもっと厳しく、味方がいても止まります。',

  'lesson.btm-pocket.removal.title': '引き揚げられない',
  'lesson.btm-pocket.removal.say':
    '兵站フェイズの初めに、ソ連軍は自軍ユニットを自発的に除去し、カードで戻せます。1601の第8軍はそうしたいところです。',
  'lesson.btm-pocket.removal.ask': '第8軍をクリックして、除去できない理由を確かめてください。',
  'lesson.btm-pocket.removal.no': '別のものです。第8軍は沿岸の1601にいます。',
  'lesson.btm-pocket.removal.then': 'ドイツ軍がそれを許しません。除去できるのは補給下のユニットだけです。',

  'lesson.btm-pocket.keep.title': '誰も下げない',
  'lesson.btm-pocket.keep.say': '補給下のユニットは、今の場所で必要です。',
  'lesson.btm-pocket.keep.ask': '誰も除去せずに進めてください。',
  'lesson.btm-pocket.keep.no.remove': '行えますが、今はどの軍も前線に必要です。',

  'lesson.btm-pocket.draw.title': '2枚のカード',
  'lesson.btm-pocket.draw.say':
    '第1ターンのソ連軍は6枚から2枚を受け取ります。「増援」は歩兵を4個まで戻すか、鉄道移動を行うか、英雄都市を指定します。もう1枚は「T-34ショック」にします。',
  'lesson.btm-pocket.draw.ask': '「増援」を選んでください。',

  'lesson.btm-pocket.hero.title': '英雄都市',
  'lesson.btm-pocket.hero.say':
    'ゲーム中に1回、「増援」1枚を捨てて、ソ連軍支配下の都市を英雄都市に指定できます。ドイツ軍の攻撃による退却の結果は効果がなくなり、以後は補給都市にもなります。',
  'lesson.btm-pocket.hero.ask': 'リガ（1703）を英雄都市に指定してください。',
  'lesson.btm-pocket.hero.no.city': '指定できる都市ですが、ここではリガの守備隊を救います。',
  'lesson.btm-pocket.hero.no.rebuild': '「増援」のふつうの使い方です。このレッスンではリガに使います。',
  'lesson.btm-pocket.hero.no.done': 'それでは第27軍もほかの軍と一緒に投降します。',
  'lesson.btm-pocket.hero.then':
    'リガはしばらく持ちこたえます。陥落すると、マーカーがなくなっても、ドイツ軍の得点は1点ではなく2点です。',

  'lesson.btm-pocket.supply-city.title': '補給都市の働き',
  'lesson.btm-pocket.supply-city.say': 'リガは補給都市になりましたが、ソ連軍の後方にはつながっていません。',
  'lesson.btm-pocket.supply-city.ask': '第27軍はどうなりますか。',
  'lesson.btm-pocket.supply-city.option.source': '5ヘクス以内の味方とともに補給を受ける',
  'lesson.btm-pocket.supply-city.no.source':
    'ネットワークにつながらない都市は補給源ではありません。第8軍には何の助けにもなりません。',
  'lesson.btm-pocket.supply-city.option.holds': 'そこにいる間は投降しない',
  'lesson.btm-pocket.supply-city.option.rail': '鉄道で援軍を受け入れられる',
  'lesson.btm-pocket.supply-city.no.rail': '鉄道移動には、補給線を引ける都市が必要です。',
  'lesson.btm-pocket.supply-city.then':
    '投降しないだけです。損耗していても、そこでは回復しません。ドイツ軍にこの特典はありません。',

  'lesson.btm-pocket.train.title': 'リガへの列車はない',
  'lesson.btm-pocket.train.say':
    '第19軍と第21軍がソ連軍の後方に登場しました。ソ連軍は兵站フェイズごとに、カードなしで1回鉄道移動ができます。後方か補給下の都市から別の所へ、1スタックを、どんな距離でも運びます。',
  'lesson.btm-pocket.train.ask': '第19軍を選び、リガをクリックしてください。',
  'lesson.btm-pocket.train.no': '第19軍を選び、リガ（1703）をクリックしてください。',
  'lesson.btm-pocket.train.then': '鉄道移動の両端は、補給のネットワークの中でなければなりません。',

  'lesson.btm-pocket.rail.title': 'スモレンスクへ',
  'lesson.btm-pocket.rail.say':
    'ミンスクの第4戦車軍は、1回の移動でスモレンスクに届きます。スモレンスクには誰もいません。列車はスタックできるだけ運びます。',
  'lesson.btm-pocket.rail.ask': '第19軍を鉄道でスモレンスク（1306）へ送ってください。第21軍が同行します。',
  'lesson.btm-pocket.rail.no.city': 'そこへも行けますが、無防備なのはスモレンスクです。',
  'lesson.btm-pocket.rail.no.order': '同じ列車です。第19軍から始めれば、第21軍が同行します。',
  'lesson.btm-pocket.rail.no.unit': 'そのユニットも乗れますが、後方の軍は手が空いていて、前線で必要です。',
  'lesson.btm-pocket.rail.no.done': 'カードなしの鉄道移動が無駄になります。取っておくことはできません。',
  'lesson.btm-pocket.rail.then':
    'スモレンスクに2個軍が入りました。鉄道移動は移動フェイズの移動ではないので、この後も移動できます。',

  'lesson.btm-pocket.way-out.title': '輪の外へ',
  'lesson.btm-pocket.way-out.say':
    '1102の第4軍は、ドイツ軍の軍がいる後方エリアCのZOCと、第3戦車軍のZOCの中にいます。東は1103です。',
  'lesson.btm-pocket.way-out.ask': '第4軍を選び、1103をクリックしてください。',
  'lesson.btm-pocket.way-out.no': '第4軍を選び、1103をクリックしてください。',
  'lesson.btm-pocket.way-out.then': 'ZOCを離れることはできますが、ZOCから別のZOCへ直接は進めません。',

  'lesson.btm-pocket.out.title': '湿地を抜けて',
  'lesson.btm-pocket.out.say':
    '南東の1002はドイツ軍のZOCではありません。湿地なのでそこで移動が終わりますが、キエフから5ヘクス以内です。',
  'lesson.btm-pocket.out.ask': '第4軍を1002へ動かしてください。',
  'lesson.btm-pocket.out.then': '第4軍は再び補給下です。キエフまで5ヘクスです。',

  'lesson.btm-pocket.rest.title': '回復する場所',
  'lesson.btm-pocket.rest.say':
    '第13軍は損耗状態です。補給下であるだけでは活性状態に戻りません。自軍の補給フェイズに、補給源かその隣にいる必要があります。',
  'lesson.btm-pocket.rest.ask': '第13軍をスモレンスクの隣の1205へ動かしてください。',
  'lesson.btm-pocket.rest.no.hex': 'そこへも動けますが、スモレンスクに接する最も近いヘクスは1205です。',
  'lesson.btm-pocket.rest.then': '移動が終わりました。ソ連軍は攻撃しません。攻撃すれば、損耗状態の軍が増えるだけです。',

  'lesson.btm-pocket.lost.title': '失われる軍',
  'lesson.btm-pocket.lost.say': 'リガは英雄都市になり、第4軍は輪の外に出ました。まもなく補給フェイズです。',
  'lesson.btm-pocket.lost.ask': '投降するユニットのいるヘクスを1つクリックしてください。',
  'lesson.btm-pocket.lost.no': '補給線があるか、都市が投降を防いでいます。リガとミンスクの間を見てください。',
  'lesson.btm-pocket.lost.then': '1601と1301です。第8軍、第12機械化軍団、第3軍が投降します。',

  'lesson.btm-pocket.supply.title': '補給フェイズ',
  'lesson.btm-pocket.supply.say':
    '手札の「T-34ショック」で、1601の機械化軍団なども動かせますが、ここでは使いません。補給フェイズでは、まず補給の切れたユニットが投降し、次に損耗状態のユニットが回復します。',
  'lesson.btm-pocket.supply.ask': '突破を終えてください。',
  'lesson.btm-pocket.supply.no.tank': '行えますが、今回は戦車を使わずに終えます。',
  'lesson.btm-pocket.supply.then': '3個が投降し、第13軍は活性状態に戻りました。第2ターンが始まります。',

  'lesson.btm-pocket.cost.title': '投降の代価',
  'lesson.btm-pocket.cost.say':
    '戦闘で失った歩兵は、「増援」の4個分のうち1個分で戻ります。投降した歩兵は2倍かかり、投降した機械化軍団は戻りません。',
  'lesson.btm-pocket.cost.ask': '「増援」1枚で、投降した歩兵を何個戻せますか。',
  'lesson.btm-pocket.cost.no.1': '4個分あり、1個につき2個分です。',
  'lesson.btm-pocket.cost.no.4': '4個は、戦闘で失った歩兵の場合です。',
  'lesson.btm-pocket.cost.then': '2個です。ドイツ軍では、投降したユニットに「補充」2枚を同時に使います。',

  'lesson.btm-defence.end':
    'コラムの違いが生死を分けるなら積極防御、攻撃がどのみち失敗するか、どうしても守れないなら消極防御です。損耗していない軍は、反撃できます。',

  'lesson.btm-defence.two.title': 'スモレンスク前面',
  'lesson.btm-defence.two.say':
    '第2ターンの架空の局面です。スモレンスクに第20軍2（1）と第7機械化軍団1（0）がいます。活性状態の防御側は、それぞれ選びます。積極防御は全力で戦い、後で損耗します。消極防御は括弧内の値で戦い、活性状態のままです。',

  'lesson.btm-defence.sum.title': '防御力',
  'lesson.btm-defence.sum.say': 'スモレンスクの2個は、どちらも積極防御を行えます。',
  'lesson.btm-defence.sum.ask': 'そのとき防御力はいくつですか。',
  'lesson.btm-defence.sum.no.1': 'それは歩兵軍の消極防御力です。',
  'lesson.btm-defence.sum.no.2': 'それは歩兵軍だけです。機械化軍団も加わります。',
  'lesson.btm-defence.sum.then': '3です。どちらか一方だけ積極防御なら2、2個とも消極防御なら1です。',

  'lesson.btm-defence.ratio.title': '戦闘比',
  'lesson.btm-defence.ratio.say': '都市の隣に、戦闘力7の第3戦車軍と5の第9軍がいます。間に河川はありません。',
  'lesson.btm-defence.ratio.ask': '防御力3に対する戦闘比はいくつですか。',
  'lesson.btm-defence.ratio.no.3': '12は3の4倍です。',
  'lesson.btm-defence.ratio.no.5': 'それには15が必要です。',
  'lesson.btm-defence.ratio.then': '4:1です。',

  'lesson.btm-defence.city.title': '都市の守り',
  'lesson.btm-defence.city.say': '都市と山地は左へ1シフトします。戦車の右へのシフトは平地だけです。',
  'lesson.btm-defence.city.ask': 'どのコラムになりますか。',
  'lesson.btm-defence.city.no.4': '都市は平地ではないので、戦車の修整で打ち消せません。',
  'lesson.btm-defence.city.no.5': '防御側に有利な左へのシフトです。',
  'lesson.btm-defence.city.then': '3:1です。',

  'lesson.btm-defence.faces.title': '6つの目',
  'lesson.btm-defence.faces.say':
    'コラムの数より小さい目は壊滅、同じ目は損耗と退却、1か2大きい目は退却、それより大きい目は効果なしです。',
  'lesson.btm-defence.faces.ask': '3:1で壊滅になる目はいくつありますか。',
  'lesson.btm-defence.faces.no.1': '1も2も3より小さい目です。',
  'lesson.btm-defence.faces.no.3': '3はコラムの数と同じで、損耗と退却です。',
  'lesson.btm-defence.faces.then': '2つです。3は損耗と退却、4と5は退却、6は効果なしです。',

  'lesson.btm-defence.passive.title': '消極防御なら',
  'lesson.btm-defence.passive.say': '2個とも消極防御なら12対1で12:1、都市で11:1です。戦闘結果表は7:1までです。',
  'lesson.btm-defence.passive.ask': 'そのとき壊滅になる目はいくつありますか。',
  'lesson.btm-defence.passive.no.4': '4つなのは5:1です。',
  'lesson.btm-defence.passive.no.5': '5つなのは6:1です。',
  'lesson.btm-defence.passive.then': '6つ全部です。消えるユニットには、活性状態でいる意味がありません。',

  'lesson.btm-defence.corps.title': '単独の機械化軍団',
  'lesson.btm-defence.corps.say':
    '機械化軍団の消極防御力は0です。防御力のあるユニットと一緒なら消極防御も選べますが、戦闘結果はともに受けます。',
  'lesson.btm-defence.corps.ask': '単独で攻撃された機械化軍団はどうしますか。',
  'lesson.btm-defence.corps.option.free': 'ほかのユニットと同じように選ぶ',
  'lesson.btm-defence.corps.no.free': '防御力0では戦闘比が求められません。',
  'lesson.btm-defence.corps.option.active': '必ず積極防御を行う',
  'lesson.btm-defence.corps.option.gone': 'ダイスなしで除去される',
  'lesson.btm-defence.corps.no.gone': 'まず戦います。除去されるのはその後です。',
  'lesson.btm-defence.corps.then': '必ず積極防御です。損耗面がないので、効果なしでも、戦闘の終わりに除去されます。',

  'lesson.btm-defence.attack.title': '攻撃',
  'lesson.btm-defence.attack.say': 'ドイツ軍の手札はありません。ソ連軍には「市街戦」と「パルチザン」があります。',
  'lesson.btm-defence.attack.ask': 'スモレンスク（1306）を攻撃してください。2個とも加わります。',

  'lesson.btm-defence.army.title': '歩兵軍',
  'lesson.btm-defence.army.say': '防御はユニットごとに選びます。攻撃側はもう後に引けません。',
  'lesson.btm-defence.army.ask': '第20軍に積極防御を行わせてください。',
  'lesson.btm-defence.army.no.passive': '機械化軍団だけの積極防御では12対2、都市で5:1になります。',

  'lesson.btm-defence.both.title': '機械化軍団',
  'lesson.btm-defence.both.say':
    '歩兵軍と一緒なので、機械化軍団は消極防御で生き残れるかもしれません。しかし加わる1が、5:1と3:1を分けます。',
  'lesson.btm-defence.both.ask': '第7機械化軍団に積極防御を行わせてください。',
  'lesson.btm-defence.both.no.passive': '5:1では4つの目で2個とも壊滅します。3:1なら2つです。',
  'lesson.btm-defence.both.then': '12対3、都市で3:1です。',

  'lesson.btm-defence.street.title': '市街戦',
  'lesson.btm-defence.street.say':
    '防御側のカードは攻撃側の後です。「市街戦」は、都市の戦いに限り、戦闘比を1シフトします。',
  'lesson.btm-defence.street.ask': '「市街戦」を使ってください。',
  'lesson.btm-defence.street.no.none': '3:1では5つの目で害を受けますが、2:1なら4つです。',
  'lesson.btm-defence.street.then': '2:1です。目は3で、このコラムでは退却です。',

  'lesson.btm-defence.partisans.title': 'パルチザン',
  'lesson.btm-defence.partisans.say':
    '退却すればスモレンスクを失います。「パルチザン」は攻撃側に振り直させます。2:1なら5と6は効果なしです。',
  'lesson.btm-defence.partisans.ask': '「パルチザン」を使ってください。',
  'lesson.btm-defence.partisans.no.none': 'ドイツ軍が空いた都市に入ってきます。',
  'lesson.btm-defence.partisans.then': '6で、効果なしです。スモレンスクは守られました。',

  'lesson.btm-defence.price.title': '防御の代価',
  'lesson.btm-defence.price.say': '効果なしでも、何も起こらなかったわけではありません。',
  'lesson.btm-defence.price.ask': 'カードのほかに、防御で何を失いましたか。',
  'lesson.btm-defence.price.option.nothing': '何も失わない',
  'lesson.btm-defence.price.no.nothing': '積極防御には必ず代価があります。',
  'lesson.btm-defence.price.option.army': '第20軍が損耗した',
  'lesson.btm-defence.price.no.army': 'それだけではありません。機械化軍団も積極防御を行いました。',
  'lesson.btm-defence.price.option.all': '第20軍が損耗し、機械化軍団が除去された',
  'lesson.btm-defence.price.then':
    '攻撃側の2個も損耗しました。補給下の都市にいる第20軍は、自軍の補給フェイズに活性状態へ戻ります。',

  'lesson.btm-defence.weak.title': '弱い攻撃',
  'lesson.btm-defence.weak.say':
    'オデッサには第9軍と第26軍がいます。戦闘力2のルーマニア第3軍が単独で攻撃します。なるべく代価の少ない防御を選びます。',
  'lesson.btm-defence.weak.ask': 'オデッサ（0304）を攻撃してください。',

  'lesson.btm-defence.enough.title': '足りるだけ',
  'lesson.btm-defence.enough.say':
    '2個とも消極防御なら2対2で、都市で左へ1シフトします。1:1の左は1:2、その左は1:3です。',
  'lesson.btm-defence.enough.ask': '2個とも消極防御なら、どのコラムですか。',
  'lesson.btm-defence.enough.no.-1': 'それは2個とも積極防御の場合です。2対4に都市が加わります。',
  'lesson.btm-defence.enough.no.1': 'それは都市を数える前です。',
  'lesson.btm-defence.enough.then':
    '1:2です。1:1に満たない攻撃はダイスを振らずに失敗します。損害はなく、攻撃側は損耗します。',

  'lesson.btm-defence.still.title': '消極防御のまま',
  'lesson.btm-defence.still.say': '攻撃はどちらにしても失敗します。損耗するのは積極防御を行ったユニットだけです。',
  'lesson.btm-defence.still.ask': '第26軍に消極防御を行わせてください。第9軍も同じです。',
  'lesson.btm-defence.still.no.active': '守れますが、無駄に損耗します。',
  'lesson.btm-defence.still.then': '攻撃は失敗し、ルーマニア第3軍が損耗しました。ソ連の2個軍は活性状態のままです。',

  'lesson.btm-defence.way.title': '退却の道',
  'lesson.btm-defence.way.say':
    '1105の第21軍は平地にいます。退却は、攻撃されたヘクスから2ヘクス離れるように進みます。敵ユニットと敵のZOCには入れません。残りのヘクスでは、補給源に最も近いものを優先します。スモレンスクとキエフが補給源です。',
  'lesson.btm-defence.way.ask': '第21軍が退却する最初のヘクスをクリックしてください。',
  'lesson.btm-defence.way.no':
    'そこではありません。1104の第4軍と1305の第3戦車軍が6ヘクスのうち4つを閉ざし、残る2つは補給源までの近さが違います。',
  'lesson.btm-defence.way.then': '1106で、スモレンスクまで2ヘクスです。1005も開いていますが、キエフまで3ヘクスです。',

  'lesson.btm-defence.open.title': '平地の戦い',
  'lesson.btm-defence.open.say': 'ドイツ軍の第4軍が戦闘力5で攻撃します。戦車がいないので、平地でもシフトはありません。',
  'lesson.btm-defence.open.ask': '1105を攻撃してください。',

  'lesson.btm-defence.back.title': '土地を譲る',
  'lesson.btm-defence.back.say': '積極防御なら5対2で、切り捨てて2:1です。消極防御なら5:1です。',
  'lesson.btm-defence.back.ask': '第21軍に積極防御を行わせてください。',
  'lesson.btm-defence.back.no.passive': '6つの目のうち4つで壊滅します。2:1なら1つです。',
  'lesson.btm-defence.back.then':
    '2:1の4で、退却です。1106を通ってスモレンスクの隣の1206へ下がりました。そこで回復できます。',

  'lesson.btm-ground.end':
    'このゲームで軍の足を止めるのは、地形よりも敵です。どこで止まるかは、動かす前にいつも示されます。',

  'lesson.btm-ground.march.title': 'どのヘクスも1',
  'lesson.btm-ground.march.say':
    '第2ターン、通常の天候の架空の局面です。戦車軍は5ヘクス、ほかは3ヘクス進めます。どのヘクスも1で、平地、都市、河川に違いはありません。影響する地形は、ユニットを止めます。',

  'lesson.btm-ground.forest.title': '森林',
  'lesson.btm-ground.forest.say': '森林は戦車を止めます。入れますが、その先へは進めません。第4戦車軍は1403にいます。',
  'lesson.btm-ground.forest.ask': '第4戦車軍の隣の森林を1つクリックしてください。',
  'lesson.btm-ground.forest.no': '森林でないか、1403の隣ではありません。西と東を見てください。',
  'lesson.btm-ground.forest.then': '1402と1404です。',

  'lesson.btm-ground.tank.title': '森林の戦車',
  'lesson.btm-ground.tank.say': '1404の近くに敵はいません。戦車を止めるのは木々だけです。',
  'lesson.btm-ground.tank.ask': '第4戦車軍を1404へ動かしてください。',
  'lesson.btm-ground.tank.no.hex': 'そこへも動けますが、森林の影響がわかるのは1404です。',
  'lesson.btm-ground.tank.then': '移動力5でも、1ヘクスで止まりました。',

  'lesson.btm-ground.foot.title': '森林の歩兵',
  'lesson.btm-ground.foot.say': '1302の第9軍は3ヘクス進めます。1402がもう1つの森林です。',
  'lesson.btm-ground.foot.ask': '第9軍を1402へ出発させてください。',
  'lesson.btm-ground.foot.no.hex': 'そこへも動けますが、試すのは森林の1402です。',

  'lesson.btm-ground.through.title': '森林を抜ける',
  'lesson.btm-ground.through.say': '歩兵は森林で止まりません。',
  'lesson.btm-ground.through.ask': '1503へ進んでください。',
  'lesson.btm-ground.through.no.halt': '森林で止まってもかまいませんが、その必要はありません。',
  'lesson.btm-ground.through.then': '2ヘクス進んで止まりました。もう1ヘクス進むこともできました。',

  'lesson.btm-ground.marsh.title': '湿地と山地',
  'lesson.btm-ground.marsh.say': 'ミンスクの南、1002から1103にかけてプリピャチ湿地があります。',
  'lesson.btm-ground.marsh.ask': '湿地に入ると止まるのは誰ですか。',
  'lesson.btm-ground.marsh.option.tanks': '戦車だけ',
  'lesson.btm-ground.marsh.no.tanks': 'それは森林です。湿地はもっと厳しいです。',
  'lesson.btm-ground.marsh.option.all': 'すべてのユニット',
  'lesson.btm-ground.marsh.option.none': '誰も止まらない',
  'lesson.btm-ground.marsh.no.none': '湿地では止まります。山地でも止まります。',
  'lesson.btm-ground.marsh.then':
    '湿地でも山地でも、すべてのユニットです。湿地のユニットにはZOCもありません。戦闘では、湿地に影響はなく、山地は左へ1シフトします。',

  'lesson.btm-ground.none.title': 'ZOC',
  'lesson.btm-ground.none.say':
    '敵のZOCも移動を止めます。ドイツ軍の全ユニット、ソ連軍の戦車と親衛軍が持ちます。ほかの軍は、スモレンスクの第20軍のように、都市にいるときだけ持ちます。',
  'lesson.btm-ground.none.ask': 'マップ上の、ZOCを持たないソ連軍の歩兵軍を1つクリックしてください。',
  'lesson.btm-ground.none.no': '誰もいないか、機械化軍団か、都市です。スモレンスクの北を見てください。',
  'lesson.btm-ground.none.then': '1406の第21軍と1607の第19軍です。すぐ脇を通り抜けられます。',

  'lesson.btm-ground.zones.title': 'ZOCからZOCへ',
  'lesson.btm-ground.zones.say':
    '1305の第2戦車軍はスモレンスクの隣、第20軍のZOCの中にいます。都市の北の1405へ行きたいのですが、そこもスモレンスクの隣です。',
  'lesson.btm-ground.zones.ask': '第2戦車軍を選び、1405をクリックしてください。',
  'lesson.btm-ground.zones.no': '第2戦車軍を選び、1405をクリックしてください。',
  'lesson.btm-ground.zones.then': 'ZOCを離れるのは自由ですが、ZOCから別のZOCへ直接は進めません。',

  'lesson.btm-ground.out.title': '回り道',
  'lesson.btm-ground.out.say': 'ZOCを出て、ZOCでないヘクスを通り、再びZOCに入る。都市の南ならできます。',
  'lesson.btm-ground.out.ask': '第2戦車軍を1204へ出発させてください。',
  'lesson.btm-ground.out.no.hex': 'そこへも動けますが、回り道は1204を通ります。',

  'lesson.btm-ground.in.title': '再びZOCへ',
  'lesson.btm-ground.in.say':
    '1205はドニエプル川の向こう、スモレンスクの隣です。河川は戦闘に影響し、移動には影響しません。',
  'lesson.btm-ground.in.ask': '1205へ進んでください。',
  'lesson.btm-ground.in.no.halt': '止まってもかまいませんが、行き先は1205です。',
  'lesson.btm-ground.in.then': '2ヘクス進み、スモレンスクのZOCで止まりました。',

  'lesson.btm-ground.lake.title': '湖',
  'lesson.btm-ground.lake.say': '1804の第18軍はペイプス湖の西岸にいます。水の向こうのヘクスは1805です。',
  'lesson.btm-ground.lake.ask': '第18軍を選び、1805をクリックしてください。',
  'lesson.btm-ground.lake.no': '第18軍を選び、1805をクリックしてください。',
  'lesson.btm-ground.lake.then': '海と湖のヘクスサイドは、移動、攻撃、退却、補給をすべて妨げます。ZOCも越えません。',

  'lesson.btm-ground.group.title': '自分の軍集団へ',
  'lesson.btm-ground.group.say':
    '損耗状態の第16軍が1401にいます。NにもCにも接するヘクスです。端のヘクスからは、自軍の後方へ戻れます。',
  'lesson.btm-ground.group.ask': '第16軍を選び、エリアCをクリックしてください。',
  'lesson.btm-ground.group.no': '第16軍を選び、エリアCをクリックしてください。',
  'lesson.btm-ground.group.then': 'コードはNです。このようなコードのないユニットだけが自由に選べます。',

  'lesson.btm-ground.rear.title': '後方へ戻る',
  'lesson.btm-ground.rear.say':
    '後方へ戻ったユニットは、しばらくマップを離れ、ゲーム・ターン記録トラックに置かれます。',
  'lesson.btm-ground.rear.ask': '第16軍をNへ戻してください。',
  'lesson.btm-ground.rear.no.hex': 'そこへも動けますが、今回は後方へ戻します。',
  'lesson.btm-ground.rear.then':
    '次のターンに、活性状態でエリアNに戻ります。最終ターンには戻らず、損失にも、マップ上のユニットにも数えません。',

  'lesson.btm-ground.mud.title': '泥濘',
  'lesson.btm-ground.mud.say':
    '第3ターン、9月と10月は泥濘です。戦車も含めて、どのユニットも同じ距離しか動けず、戦車の修整もつきません。',
  'lesson.btm-ground.mud.ask': '泥濘では何ヘクス動けますか。',
  'lesson.btm-ground.mud.no.1': 'そこまで深くはありません。',
  'lesson.btm-ground.mud.no.3': '3ヘクスは降雪と雪解けの上限です。',
  'lesson.btm-ground.mud.then': '移動力にかかわらず2ヘクスです。',

  'lesson.btm-ground.snow.title': '降雪と雪解け',
  'lesson.btm-ground.snow.say':
    '第4、第5ターンは降雪です。河川は凍って防御側を助けず、ソ連軍の攻撃は右へ1シフトします。第6ターンは雪解けで、戦車の修整がつきません。移動の上限は3つのターンで同じです。',
  'lesson.btm-ground.snow.ask': '降雪や雪解けで、戦車軍は何ヘクスまで動けますか。',
  'lesson.btm-ground.snow.no.2': '2ヘクスは泥濘です。',
  'lesson.btm-ground.snow.no.5': '5ヘクスは第1、第2ターンの通常の天候です。',
  'lesson.btm-ground.snow.then': 'ほかのユニットと同じ3ヘクスです。夏は短く、遠くまで走れる時も短いのです。',
} as const;
