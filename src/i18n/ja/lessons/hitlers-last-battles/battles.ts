/** 戦闘Aから戦闘Eまでの演習。 */
export const battles = {
  'lesson.combat-a.end':
    'ダイス2個と支援で平地を攻める。これより強い攻撃はありませんが、それでも3回に1回は失敗します。',

  'lesson.combat-a.field.title': '局面',
  'lesson.combat-a.field.say':
    '第1ターン、ドイツ軍の移動です。ルール地方（0403）のB軍集団がマーカーを持っています。平地のアルデンヌ（0304）に第12軍集団がいます。G軍集団（0404）も同じヘクスに接しています。',

  'lesson.combat-a.dice.title': 'ダイスを数える',
  'lesson.combat-a.dice.say': '攻撃側のダイスの数を決めるのは、マーカーだけです。防御側の数は変わりません。',
  'lesson.combat-a.dice.ask': 'ダイスは何個対何個ですか。',
  'lesson.combat-a.dice.no.1-1': '1個なのは、マーカーのない攻撃側です。',
  'lesson.combat-a.dice.no.2-2': '防御側は常に1個です。',
  'lesson.combat-a.dice.no.3-1': '支援は目に1を加えます。ダイスは増えません。',
  'lesson.combat-a.dice.then': '2個対1個です。自身の1個と、マーカーの1個です。',
  'lesson.combat-a.dice.note': 'マーカーあり対なし',

  'lesson.combat-a.attack.title': '攻撃を仕掛ける',
  'lesson.combat-a.attack.say': '攻撃側は移動フェイズに敵のヘクスへ入ります。戦闘そのものはその後です。',
  'lesson.combat-a.attack.ask': 'B軍集団で、アルデンヌ（0304）の第12軍集団を攻撃してください。',
  'lesson.combat-a.attack.no': '合法な攻撃ですが、別の戦闘です。ここではB軍集団が0304を攻撃します。',

  'lesson.combat-a.end-move.title': '移動を終える',
  'lesson.combat-a.end-move.say':
    '攻撃はこれだけです。移動が終わると戦闘が始まり、ダイスの前に支援ユニットを尋ねられます。',
  'lesson.combat-a.end-move.ask': '移動を終えてください。',

  'lesson.combat-a.odds.title': '確率を求める',
  'lesson.combat-a.odds.say':
    'この段階に示したルールの節に、攻撃の種類ごとの正確な確率の表があります。G軍集団が支援する場合の行を探してください。',
  'lesson.combat-a.odds.ask': '攻撃が成功する確率はどれですか。',
  'lesson.combat-a.odds.no.city': 'その行の防御側は都市か河川にいます。アルデンヌは平地です。',
  'lesson.combat-a.odds.no.alone': 'その行はマーカーだけで、支援がありません。',
  'lesson.combat-a.odds.no.city-support': 'マーカーと支援はそのとおりですが、その行の防御側は都市か河川にいます。',
  'lesson.combat-a.odds.then': '65.3 %です。216通りのうち45通りで除去、96通りで退却になります。',
  'lesson.combat-a.odds.note': '支援あり、216通り中141',

  'lesson.combat-a.difference.title': 'ヒット差を求める',
  'lesson.combat-a.difference.say':
    '攻撃側の目が3と5、防御側が2で、G軍集団が支援するとします。支援は攻撃側の目の1つに1を加えます。4以上がヒットです。',
  'lesson.combat-a.difference.ask': '攻撃側のヒットから防御側のヒットを引くと、差はいくつですか。',
  'lesson.combat-a.difference.no.minus': '防御側の2はヒットではないので、差が0を下回ることはありません。',
  'lesson.combat-a.difference.no.0': '攻撃側のヒットを数え直してください。少なくとも5はヒットです。',
  'lesson.combat-a.difference.no.1': 'それは支援がない場合です。2個のうち1個に、まだ1を加えます。',
  'lesson.combat-a.difference.then': '支援で3が4になり、2ヒットです。防御側の2はヒットではありません。差は+2です。',
  'lesson.combat-a.difference.note': '2ヒット対なし',

  'lesson.combat-a.result.title': '結果を読む',
  'lesson.combat-a.result.say': '結果はヒット差だけで決まります。表は3行です。',
  'lesson.combat-a.result.ask': '+2の結果はどれですか。',
  'lesson.combat-a.result.no.retreats': '退却は+1の結果です。',
  'lesson.combat-a.result.no.back': '攻撃側が戻るのは0と−1のときです。',
  'lesson.combat-a.result.then': '第12軍集団は除去されます。攻撃側はその場に残ります。',
  'lesson.combat-a.result.note': '防御側を除去',

  'lesson.combat-a.fight.title': '戦う',
  'lesson.combat-a.fight.say': '今度は実際に、同じ目で戦います。支援ユニットは動かず、危険もありません。',
  'lesson.combat-a.fight.ask': 'G軍集団を支援に選んでください。',
  'lesson.combat-a.fight.then':
    '求めたとおりです。B軍集団がアルデンヌを押さえ、そこはドイツ軍の支配になりました。第12軍集団は除去され、連合軍プレイヤーは次の戦略フェイズに補充できます。',

  'lesson.combat.result.eliminated': '防御側は除去、攻撃側は残る',
  'lesson.combat.result.retreats': '防御側は退却、攻撃側は残る',
  'lesson.combat.result.back': '攻撃側が戻る',

  'lesson.combat-b.end':
    '河川か都市があると、攻撃の成功は100回につき約8回減ります。防御側は何も失いません。守るヘクスを選ぶときは、地形も見てください。',

  'lesson.combat-b.field.title': '局面',
  'lesson.combat-b.field.say':
    '第1ターン、連合軍の移動です。マーカーを持つ第1ウクライナ正面軍（1004）の前に、ヴィスワ上流の後ろ、クラクフ（0904）の中央軍集団がいます。第1白ロシア正面軍（1003）もクラクフに接しています。',

  'lesson.combat-b.river.title': '河川',
  'lesson.combat-b.river.say': 'ヴィスワ上流はヘクス0904を流れています。都市はありません。',
  'lesson.combat-b.river.ask': 'この戦闘で、河川にはどんな効果がありますか。',
  'lesson.combat-b.river.option.plus': '防御側の目に1を加える',
  'lesson.combat-b.river.option.die': '防御側のダイスを1個増やす',
  'lesson.combat-b.river.option.minus': '攻撃側のどの目からも1を引く',
  'lesson.combat-b.river.no.die': '防御側のダイスは常に1個です。',
  'lesson.combat-b.river.no.minus': '攻撃側の目から引かれることはありません。',
  'lesson.combat-b.river.then': '防御側の目に1が加わり、3以上でヒットします。河川と都市が両方あっても1です。',
  'lesson.combat-b.river.note': '防御側の目に',

  'lesson.combat-b.attack.title': '攻撃を仕掛ける',
  'lesson.combat-b.attack.say': '河川がヘクスへの進入を妨げることはありません。そこにいる側を助けるだけです。',
  'lesson.combat-b.attack.ask': '第1ウクライナ正面軍で、クラクフ（0904）の中央軍集団を攻撃してください。',
  'lesson.combat-b.attack.no': '合法な攻撃ですが、別の戦闘です。ここでは第1ウクライナ正面軍が0904を攻撃します。',

  'lesson.combat-b.end-move.title': '移動を終える',
  'lesson.combat-b.end-move.say':
    '移動が終わると戦闘が始まります。第1白ロシア正面軍は動かないでおきます。攻撃したユニットは支援できません。',
  'lesson.combat-b.end-move.ask': '移動を終えてください。',

  'lesson.combat-b.odds.title': '確率を求める',
  'lesson.combat-b.odds.say': 'マーカーと支援があり、防御側は河川にいます。確率の表にその行があります。',
  'lesson.combat-b.odds.ask': '攻撃が成功する確率はどれですか。',
  'lesson.combat-b.odds.no.alone-city': 'その行に支援はありません。',
  'lesson.combat-b.odds.no.alone': 'その行には河川も支援もありません。',
  'lesson.combat-b.odds.no.clear': 'その行は平地です。クラクフは河川の後ろです。',
  'lesson.combat-b.odds.then': '57.4 %です。216通りのうち124通りです。',
  'lesson.combat-b.odds.note': '支援あり、216通り中124',

  'lesson.combat-b.hits.title': 'ヒットを数える',
  'lesson.combat-b.hits.say': '攻撃側の目は6と2、防御側は3です。支援は、最も役に立つ目に1を加えます。',
  'lesson.combat-b.hits.ask': '攻撃側は何ヒットですか。',
  'lesson.combat-b.hits.no.0': '6はそれだけでヒットです。',
  'lesson.combat-b.hits.no.2': '支援で2は3になりますが、3はヒットではありません。',
  'lesson.combat-b.hits.then': '1ヒットです。支援がヒットに変えられるのは3だけで、ここでは何も変わりません。',
  'lesson.combat-b.hits.note': '6のみ、2は3になる',

  'lesson.combat-b.difference.title': 'ヒット差を求める',
  'lesson.combat-b.difference.say': '攻撃側は1ヒットです。防御側は河川の後ろで3を出しました。',
  'lesson.combat-b.difference.ask': '差はいくつですか。',
  'lesson.combat-b.difference.no.minus': '攻撃側の6はヒットなので、数えます。',
  'lesson.combat-b.difference.no.1': '河川が抜けています。3は4になります。',
  'lesson.combat-b.difference.no.2': '攻撃側は2ヒットではなく1ヒットです。',
  'lesson.combat-b.difference.then': '3が4になり、ヒットです。1引く1で0です。',
  'lesson.combat-b.difference.note': '1ヒット対1ヒット',

  'lesson.combat-b.result.title': '結果を読む',
  'lesson.combat-b.result.say': '攻撃側のヒットは防御側より多くありません。',
  'lesson.combat-b.result.ask': '0の結果はどれですか。',
  'lesson.combat-b.result.no.retreats': '退却には+1が必要です。',
  'lesson.combat-b.result.no.eliminated': '除去には+2が必要です。',
  'lesson.combat-b.result.then':
    '第1ウクライナ正面軍は1004へ戻ります。そこに別のユニットがいれば、戻れずに除去されます。',
  'lesson.combat-b.result.note': '攻撃側が戻る',

  'lesson.combat-b.fight.title': '戦う',
  'lesson.combat-b.fight.say': '同じ目で、盤の上で戦います。',
  'lesson.combat-b.fight.ask': '第1白ロシア正面軍を支援に選んでください。',
  'lesson.combat-b.fight.then':
    'クラクフはドイツ軍の支配のままです。第1ウクライナ正面軍はプシェミシル（1004）に戻り、第1白ロシア正面軍はこのフェイズにはもう支援できません。',

  'lesson.combat-c.end':
    '6回に1回の成功でした。マーカーなしの攻撃は、失敗しても元のヘクスへ戻るだけです。戻るヘクスは空けておいてください。',

  'lesson.combat-c.field.title': '局面',
  'lesson.combat-c.field.say':
    '第1ターン、連合軍の移動です。マーカーはほかにあり、ライン下流（0303）の第21軍集団は持っていません。前にいるのは、ヴェーザー川の後ろ、ブレーメン（0402）のH軍集団です。',

  'lesson.combat-c.dice.title': 'ダイスを数える',
  'lesson.combat-c.dice.say':
    'マーカーがないので支援もありません。支援できるのは、マーカーを持つユニットの攻撃だけです。',
  'lesson.combat-c.dice.ask': 'ダイスは何個対何個ですか。',
  'lesson.combat-c.dice.no.2-1': '2個にはマーカーが必要です。',
  'lesson.combat-c.dice.no.1-2': '防御側は常に1個です。河川が変えるのは目で、数ではありません。',
  'lesson.combat-c.dice.no.2-2': 'ここではどちらも2個ではありません。',
  'lesson.combat-c.dice.then': '1個対1個です。+2による除去には届きません。',
  'lesson.combat-c.dice.note': 'マーカーなし',

  'lesson.combat-c.odds.title': '確率を求める',
  'lesson.combat-c.odds.say': 'ダイスは1個、防御側は河川の後ろです。',
  'lesson.combat-c.odds.ask': '攻撃が成功する確率はどれですか。',
  'lesson.combat-c.odds.no.clear': 'その行は平地です。',
  'lesson.combat-c.odds.no.marker': 'その行にはマーカーが必要です。',
  'lesson.combat-c.odds.then':
    '16.7 %です。36通りのうち6通りです。攻撃側がヒットし、防御側が1か2を出さなければなりません。',
  'lesson.combat-c.odds.note': '36通り中6',

  'lesson.combat-c.attack.title': '攻撃を仕掛ける',
  'lesson.combat-c.attack.say': '攻撃に失敗しても、移動を失うだけです。元のヘクスが空いていれば、そこへ戻ります。',
  'lesson.combat-c.attack.ask': '第21軍集団で、ブレーメン（0402）のH軍集団を攻撃してください。',
  'lesson.combat-c.attack.no': '合法な攻撃ですが、別の戦闘です。ここでは第21軍集団が0402を攻撃します。',

  'lesson.combat-c.end-move.title': '移動を終える',
  'lesson.combat-c.end-move.say': '今度は支援を尋ねられません。',
  'lesson.combat-c.end-move.ask': '移動を終えてください。',

  'lesson.combat-c.difference.title': 'ヒット差を求める',
  'lesson.combat-c.difference.say': '攻撃側の目が4、防御側が2だとします。',
  'lesson.combat-c.difference.ask': '差はいくつですか。',
  'lesson.combat-c.difference.no.0': '河川で2は3になりますが、3はヒットではありません。',
  'lesson.combat-c.difference.no.minus': '4はヒットです。',
  'lesson.combat-c.difference.no.2': 'ダイス1個では、最大でも1ヒットです。',
  'lesson.combat-c.difference.then': '4はヒット、2は3になって外れです。差は+1です。',
  'lesson.combat-c.difference.note': '1ヒット対なし',

  'lesson.combat-c.retreat.title': '退却できるヘクス',
  'lesson.combat-c.retreat.say':
    '01列から05列のドイツ軍ユニットは、北、南、北東、南東の、隣接する空いたヘクスへ退却します。ブレーメンの北は海です。',
  'lesson.combat-c.retreat.ask': 'H軍集団が退却できるのは、どのヘクスですか。',
  'lesson.combat-c.retreat.option.right': 'ハンブルク（0502）とハノーファー（0503）',
  'lesson.combat-c.retreat.option.ruhr': 'ルール地方（0403）とハノーファー（0503）',
  'lesson.combat-c.retreat.option.friesland': 'フリースラント（0302）とハンブルク（0502）',
  'lesson.combat-c.retreat.option.none': 'なし。除去される',
  'lesson.combat-c.retreat.no.ruhr': '南へも行けますが、ルール地方にはB軍集団がいます。',
  'lesson.combat-c.retreat.no.friesland': 'フリースラントは北西です。ここではドイツ軍ユニットはそちらへ行けません。',
  'lesson.combat-c.retreat.no.none': '4方向のうち2つは空いたヘクスへ通じています。',
  'lesson.combat-c.retreat.then':
    '北東のハンブルクと南東のハノーファーです。退却では敵の隣接地域かどうかを問いません。',
  'lesson.combat-c.retreat.note': '0502と0503',

  'lesson.combat-c.fight.title': '戦う',
  'lesson.combat-c.fight.say': '同じ目で、盤の上で戦います。選ぶ支援ユニットがいないので、すぐに振ります。',
  'lesson.combat-c.fight.ask': 'ブレーメン（0402）の戦闘を始めてください。',
  'lesson.combat-c.fight.then': '4はヒット、3は外れで、差は+1です。今度は敗れたユニットの持ち主が決めます。',

  'lesson.combat-c.go.title': '退却先を選ぶ',
  'lesson.combat-c.go.say':
    '決めるのはドイツ軍プレイヤーなので、この選択の間だけ席が替わります。ハンブルクは2点、ハノーファーは1点で、守れるのは一方です。',
  'lesson.combat-c.go.ask': 'H軍集団の退却先を選んでください。',
  'lesson.combat-c.go.then':
    'H軍集団は助かりました。第21軍集団はブレーメンに残り、そこは西側連合軍の支配になりました。',

  'lesson.combat-d.end': '06列のドイツ軍ユニットは退却できません。ヒットが相手より1つ多いだけで除去できます。',

  'lesson.combat-d.field.title': '局面',
  'lesson.combat-d.field.say':
    '第5ターン、連合軍の移動で、別の局面です。中央軍集団がベルリン（0602）を守っています。第1白ロシア正面軍はオーデル川（0703）を渡り、マーカーを持っています。',

  'lesson.combat-d.column.title': '06列',
  'lesson.combat-d.column.say':
    'ドイツ軍ユニットは、北、南、または06列へ近づく方へ退却します。ベルリンはその列にあります。',
  'lesson.combat-d.column.ask': 'ドイツ軍ユニットは、ベルリンからどこへ退却できますか。',
  'lesson.combat-d.column.option.ns': '列に沿って北か南へ',
  'lesson.combat-d.column.option.west': '攻撃側から離れて西へ',
  'lesson.combat-d.column.option.none': 'どこへも退却できない',
  'lesson.combat-d.column.no.ns': '北と南はほかのどの列でも使えますが、この列では使えません。',
  'lesson.combat-d.column.no.west': '攻撃の来た方向は関係ありません。列だけで決まります。',
  'lesson.combat-d.column.then':
    'どこへも退却できません。06列で敗れたドイツ軍の防御側は、周りがどうであれ除去されます。',
  'lesson.combat-d.column.note': '退却できるヘクス',

  'lesson.combat-d.odds.title': '確率を求める',
  'lesson.combat-d.odds.say':
    'マーカーがあり、防御側は都市にいます。ほかにベルリンに接する連合軍ユニットはありません。',
  'lesson.combat-d.odds.ask': '攻撃が成功する確率はどれですか。',
  'lesson.combat-d.odds.no.clear': 'その行は平地です。',
  'lesson.combat-d.odds.no.support': 'その行には支援がありますが、支援できるユニットがいません。',
  'lesson.combat-d.odds.no.one': 'その行の攻撃側にはマーカーがありません。',
  'lesson.combat-d.odds.then': '41.7 %です。216通りのうち90通りです。ここでは、成功すれば必ず防御側を除去します。',
  'lesson.combat-d.odds.note': '支援なし、216通り中90',

  'lesson.combat-d.attack.title': '攻撃を仕掛ける',
  'lesson.combat-d.attack.say': '結果の予告も06列を考えに入れています。退却について何と書かれているか見てください。',
  'lesson.combat-d.attack.ask': '第1白ロシア正面軍で、ベルリン（0602）の中央軍集団を攻撃してください。',
  'lesson.combat-d.attack.no': '合法な攻撃ですが、別の戦闘です。ここでは第1白ロシア正面軍が0602を攻撃します。',

  'lesson.combat-d.end-move.title': '移動を終える',
  'lesson.combat-d.end-move.say': '戦闘ヘクスには今、両軍のユニットが1個ずついます。',
  'lesson.combat-d.end-move.ask': '移動を終えてください。',

  'lesson.combat-d.difference.title': 'ヒット差を求める',
  'lesson.combat-d.difference.say': '攻撃側の目が5と1、防御側が1だとします。',
  'lesson.combat-d.difference.ask': '差はいくつですか。',
  'lesson.combat-d.difference.no.0': '都市で1は2になりますが、ヒットではありません。',
  'lesson.combat-d.difference.no.2': '攻撃側の目でヒットするのは5だけです。',
  'lesson.combat-d.difference.no.minus': '5はヒットです。',
  'lesson.combat-d.difference.then': '1ヒット対ヒットなしで、+1です。',
  'lesson.combat-d.difference.note': '1ヒット対なし',

  'lesson.combat-d.result.title': '結果を読む',
  'lesson.combat-d.result.say': '+1は退却です。ただし、退却できればのことです。',
  'lesson.combat-d.result.ask': 'ベルリンでは何が起きますか。',
  'lesson.combat-d.result.no.retreats': '06列から行ける所はありません。',
  'lesson.combat-d.result.no.back': '攻撃側が戻るのは0と−1のときです。',
  'lesson.combat-d.result.then': '中央軍集団は除去され、第1白ロシア正面軍が残り、ベルリンの支配が移ります。',
  'lesson.combat-d.result.note': '退却できず除去',

  'lesson.combat-d.fight.title': '戦う',
  'lesson.combat-d.fight.say': '同じ目で、盤の上で戦います。',
  'lesson.combat-d.fight.ask': 'ベルリン（0602）の戦闘を始めてください。',
  'lesson.combat-d.fight.then': 'ベルリンはソ連軍の支配になり、2点が移りました。両軍の差では4点の動きです。',

  'lesson.combat-e.end':
    '同じ3個の目でも、支援がなければ攻撃側は戻るところでした。攻撃する敵の隣に、もう1個のユニットを置いてください。',

  'lesson.combat-e.field.title': '局面',
  'lesson.combat-e.field.say':
    '第1ターン、連合軍の移動です。ナレフ川（1002）の第2白ロシア正面軍がマーカーを持っています。ヴァイクセル軍集団は、河川として扱うマズーリ湖水地方の東プロイセン（0902）を守っています。',

  'lesson.combat-e.support.title': '支援できるユニット',
  'lesson.combat-e.support.say':
    '支援ユニットは戦闘ヘクスに隣接し、このフェイズに攻撃しておらず、ほかを支援していません。',
  'lesson.combat-e.support.ask': '0902への攻撃を支援できるのはどれですか。',
  'lesson.combat-e.support.option.north': '第1バルト・第3白ロシア正面軍（1001）',
  'lesson.combat-e.support.option.south': '第1白ロシア正面軍（1003）',
  'lesson.combat-e.support.option.both': '両方で、合わせて2を加える',
  'lesson.combat-e.support.no.south':
    'ルブリン（1003）と東プロイセン（0902）の間には別のヘクスがあります。接していません。',
  'lesson.combat-e.support.no.both': '支援できるのは1個で、加えるのは1です。それに一方は戦闘ヘクスに接していません。',
  'lesson.combat-e.support.then': '1001の正面軍です。北東から東プロイセンに接しています。',
  'lesson.combat-e.support.note': '1001から支援',

  'lesson.combat-e.attack.title': '攻撃を仕掛ける',
  'lesson.combat-e.attack.say': 'マーカーを持つ正面軍が攻撃し、もう一方は動きません。',
  'lesson.combat-e.attack.ask': '第2白ロシア正面軍で、東プロイセン（0902）のヴァイクセル軍集団を攻撃してください。',
  'lesson.combat-e.attack.no': '合法な攻撃ですが、別の戦闘です。ここでは第2白ロシア正面軍が0902を攻撃します。',

  'lesson.combat-e.end-move.title': '移動を終える',
  'lesson.combat-e.end-move.say': '戦闘が始まり、支援ユニットを尋ねられます。',
  'lesson.combat-e.end-move.ask': '移動を終えてください。',

  'lesson.combat-e.difference.title': 'ヒット差を求める',
  'lesson.combat-e.difference.say':
    '攻撃側の目が3と1、防御側が2だとします。支援が攻撃側の目の1つに1を、湖水が防御側の目に1を加えます。',
  'lesson.combat-e.difference.ask': '差はいくつですか。',
  'lesson.combat-e.difference.no.0': '支援は3に加わり、ヒットになります。',
  'lesson.combat-e.difference.no.minus': '防御側の2は3になりますが、ヒットではありません。',
  'lesson.combat-e.difference.no.2': '1はヒットになりません。',
  'lesson.combat-e.difference.then': '3は4になってヒット、2は3になって外れです。差は+1です。',
  'lesson.combat-e.difference.note': '1ヒット対なし',

  'lesson.combat-e.retreat.title': '退却先を数える',
  'lesson.combat-e.retreat.say':
    '09列は06列の東なので、ドイツ軍ユニットは北、南、北西、南西へ退却します。敵の隣接地域かどうかは問いません。',
  'lesson.combat-e.retreat.ask': 'ヴァイクセル軍集団が退却できるヘクスはいくつありますか。',
  'lesson.combat-e.retreat.no.2': '北と南は、許される方向の半分です。',
  'lesson.combat-e.retreat.no.3': 'ワルシャワ（0903）も数えます。空いていて、隣接地域は問いません。',
  'lesson.combat-e.retreat.no.6': '北東と南東は敵のほうへ向かうので、許されません。',
  'lesson.combat-e.retreat.then':
    '4つです。ケーニヒスベルク（0901）、ワルシャワ（0903）、ダンツィヒ（0801）、ポーゼン（0802）です。',
  'lesson.combat-e.retreat.note': '0901、0903、0801、0802',

  'lesson.combat-e.fight.title': '戦う',
  'lesson.combat-e.fight.say': '同じ目で、盤の上で戦います。',
  'lesson.combat-e.fight.ask': '1001の正面軍を支援に選んでください。',
  'lesson.combat-e.fight.then': '1ヒット対ヒットなし。ドイツ軍プレイヤーが4つのヘクスから1つを選びます。',

  'lesson.combat-e.go.title': '退却先を選ぶ',
  'lesson.combat-e.go.say':
    '決めるのはドイツ軍プレイヤーです。ケーニヒスベルク、ダンツィヒ、ワルシャワは1点の都市です。ポーゼンに都市はありませんが、3つのどれからも2ヘクス以内です。',
  'lesson.combat-e.go.ask': 'ヴァイクセル軍集団の退却先を選んでください。',
  'lesson.combat-e.go.then':
    '第2白ロシア正面軍は東プロイセンに残ります。あなたが守らなかったヘクスには、後に続く正面軍が入れます。',
} as const;
