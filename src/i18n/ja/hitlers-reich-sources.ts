import type { en } from '../en/hitlers-reich-sources.ts';

/** Hitler's Reichのデータの出どころ：データファイルの句ごとに1文。 */
export const ja = {
  'source.hr.rule-n': 'ルールブックに記載：{a}',
  'source.hr.seed-n': 'ルールブックに名前がある：{a}',
  'source.hr.seed-n-n-under-another-name': 'ルールブックに名前がある：{a}（{b}では別の名前）',
  'source.hr.rule-inferred-n': 'ルールブックから導いた：{a}',
  'source.hr.rule-n-a': 'ルールブックに記載：{a}（a）',
  'source.hr.rule-n-b': 'ルールブックに記載：{a}（b）',
  'source.hr.rule-inferred-n-western-in-the-example': '{a}から導いた：例では西側連合',
  'source.hr.rule-inferred-n-design-note-named-among-areas-the-allies-might-have-to-win-back':
    '{a}のデザインノートから導いた：連合軍が取り戻すことになりうる地域に挙がる',
  'source.hr.rule-inferred-n-axis-in-the-example-and-n-no-marker-so-printed-axis':
    '{a}（例では枢軸軍）と{b}（マーカーがないので、枢軸軍の印刷）から導いた',
  'source.hr.rule-inferred-n-no-marker-so-printed-axis': '{a}から導いた：マーカーがないので、枢軸軍の印刷',
  'source.hr.rule-inferred-n-axis-fortress-no-marker-needed': '{a}から導いた：枢軸軍の要塞があり、マーカーは要らない',
  'source.hr.reconstructed-forced-by-n-an-enemy-coast-on-the-bay-of-biscay':
    '復元。{a}にはビスケー湾に面した敵の海岸が必要',
  'source.hr.reconstructed-no-evidence': '復元。根拠なし',
  'source.hr.fills-the-gap-between-berlin-austria-poland-and-hungary':
    'ベルリン、オーストリア、ポーランド、ハンガリーの間を埋める',
  'source.hr.geography': '地理から選んだ',
  'source.hr.geography-occupied-atlantic-coast': '地理から選んだ：占領下の大西洋岸',
  'source.hr.reconstructed-forced-by-n-and-n-minsk-and-the-baltic-states-need-an-axis-land-neighbour':
    '復元。{a}と{b}では、ミンスクとバルト諸国に陸で接する枢軸軍の地域が必要',
  'source.hr.rule-inferred-n-starting-line-of-barbarossa': '{a}から導いた：バルバロッサ作戦の開始線',
  'source.hr.reconstructed-forced-by-the-n-count-five-axis-neighbours-of-bessarabia':
    '復元。{a}はベッサラビアに接する枢軸軍の地域を5つと数える',
  'source.hr.rule-inferred-n-needs-an-axis-marker-in-n-source-bot-variant-article':
    '{a}（1944年に枢軸軍マーカーを置く）と、ソロ用の変種の記事から導いた',
  'source.hr.geography-history-april-n': '1941年4月の史実から選んだ',
  'source.hr.absent-from-both-n-lists-so-the-printed-side-also-holds-in-n':
    '{a}のどちらの表にもないので、1944年も印刷どおり',
  'source.hr.geography-history-italian-in-n': '史実から選んだ：1941年にはイタリア領',
  'source.hr.geography-history-british': '史実から選んだ：イギリス領',
  'source.hr.rule-inferred-n-italian-until-surrender': '{a}から導いた：降伏まではイタリア領',
  'source.hr.rule-inferred-n-an-axis-marker-shows-its-fall': '{a}から導いた：陥落すると枢軸軍マーカーを置く',
  'source.hr.rule-inferred-n-attacked-by-the-allies-who-then-place-a-marker':
    '{a}から導いた：連合軍が攻撃し、マーカーを置く',
  'source.hr.reconstructed-forced-by-n-archangel-is-a-port-production-centre-and-the-murmansk-run-event':
    '復元。{a}ではアルハンゲリスクは生産拠点のある港で、ムルマンスク航路のイベントにも海域が必要',
  'source.hr.reconstructed-no-direct-evidence': '復元。直接の根拠なし',
  'source.hr.needed-to-give-yugoslavia-a-coast': 'ユーゴスラビアの海岸に必要',
  'source.hr.reconstructed-n-speaks-only-of-the-mediterranean-south-of-crete':
    '復元。{a}はクレタの南の地中海とだけ述べる',
  'source.hr.the-zone-name-is-reconstructed': '海域の名前は復元',
  'source.hr.rule-inferred-n-the-example-pays-for-a-blitzkrieg-through-vologda-instead-of-striking-moscow-at-once':
    '{a}から導いた：例ではモスクワを直接攻撃せず、ヴォログダ経由の電撃戦に支払う',
  'source.hr.geography-n-kept-apart-so-that-the-way-from-suez-to-persia-leads-through-syria-lebanon-which-gives-iraq-revolts-and-the-vichy-rules-their-point':
    '{a}に合わせて選んだ：スエズからペルシャへはシリア・レバノンを通る。これでイラクの反乱とヴィシーのルールが意味を持つ',
  'source.hr.rule-inferred-n-the-example-names-norway-alone-as-the-axis-neighbour-of-the-north-sea':
    '{a}から導いた：例では北海に接する枢軸軍の地域はノルウェーだけ',
  'source.hr.rule-n-turkey-alone-touches-both-the-aegean-and-the-black-sea':
    'ルールブックに記載：{a}。エーゲ海と黒海の両方に接するのはトルコだけ',
} as const satisfies Record<keyof typeof en, string>;
