import type { en } from '../en/hitlers-last-battles-sources.ts';

/** Hitler's Last Battlesのデータの出どころ：データファイルの句ごとに1文。 */
export const ja = {
  'source.hlb.seed-counter-remnants': '残っているカウンターシートから読んだ',
  'source.hlb.expansion-of-the-label-by-historical-order-of-battle': 'カウンターの略号を史実の戦闘序列で補った',
  'source.hlb.seed-section-n-all-sea-hexes-impassable': '§{a}：海だけのヘクスは進入不可',
  'source.hlb.position-reconstructed-real-geography': '位置は地理から復元',
  'source.hlb.reconstructed-real-geography': '地理から復元',
  'source.hlb.reconstructed-real-geography-british-isles-land-but-cut-off-by-sea-hexsides-on-every-side-so-it-is-closed-to-play':
    '地理から復元。イギリス諸島は陸だが、全周が海のヘクスサイドなので使わない',
  'source.hlb.reconstructed-which-places-are-cities-and-which-are-square-real-geography-then-tuned-by-simulation':
    '復元：都市とその形は地理から決め、テスト対局で調整',
  'source.hlb.value-by-shape-from-seed-section-n': '得点は形による、§{a}',
  'source.hlb.reconstructed-n-columns-and-ccrr-ids-from-seed-sections-n-and-n-rows-and-centre-chosen-for-real-geography':
    '復元：12列とヘクス番号は§7、§8、§9から、行と中央は地理から',
  'source.hlb.source-public-geographic-coordinates-of-the-place-named': '公開されている座標による',
  'source.hlb.it-lies-nearest-to-this-hex-centre': '最も近いヘクス',
  'source.hlb.effect-from-seed-section-n': '効果は§{a}',
  'source.hlb.seed-section-n-switzerland-impassable': '§{a}：スイスは進入不可',
  'source.hlb.seed-section-n-yugoslavia-impassable': '§{a}：ユーゴスラビアは進入不可',
  'source.hlb.reconstructed-sheet-order-only-the-digit-n-next-to-su-f-survives':
    'シートの並びから復元：残っているのはSu/Fの横の6だけ',
  'source.hlb.seed-section-n': '§{a}の記載',
  'source.hlb.src-1': 'ジークフリート線の戦いの記事（SRC-1）',
  'source.hlb.src-2': 'D. Grier、1945年1月の章（SRC-2）',
  'source.hlb.src-4': 'ヴィスワ軍集団の記事（SRC-4）',
  'source.hlb.src-5': '中央軍集団の記事（SRC-5）',
  'source.hlb.src-6': 'H軍集団の記事（SRC-6）',
  'source.hlb.src-7': 'B軍集団の記事（SRC-7）',
  'source.hlb.src-2-src-3': 'D. Grier、1945年1月の章（SRC-2）、ゼムラント攻勢の記事（SRC-3）',
  'source.hlb.src-8-src-9': '連合国第1空挺軍（SRC-8）とアメリカ第15軍（SRC-9）の記事',
  'source.hlb.spelt-sheaf-there': 'そこではSHEAFと書かれている',
  'source.hlb.read-as-a-unit-because-the-code-digit-n-follows-it': 'コード{a}が続くのでユニットと読んだ',
  'source.hlb.reconstructed-named-after-a-commander-or-elite-force-and-without-a-set-up-code-seed-section-n-says-markers-show-a-vehicle':
    '復元：指揮官か精鋭部隊の名前で、配置コードがない。§{a}ではマーカーに車両が描かれる',
  'source.hlb.reconstructed-last-half-year-half-a-month-to-a-month-per-turn-seed-section-n':
    '復元：最後の半年、§{a}では1ターンは半月から1か月',
  'source.hlb.time-frame-compared-with-src-10': '公開されている日付と比べた',
  'source.hlb.reconstructed-tuned-by-simulation-see-rules-file-section-checks': '復元し、テスト対局で調整',
  'source.hlb.seed-sections-n-and-n': '§5、§7、§8、§9の記載',
  'source.hlb.belts-western-baltic-between-denmark-and-mecklenburg':
    'ベルト海峡と、デンマークとメクレンブルクの間の西バルト海',
  'source.hlb.bay-of-danzig': 'ダンツィヒ湾',
  'source.hlb.english-channel': 'イギリス海峡',
  'source.hlb.strait-of-dover': 'ドーバー海峡',
  'source.hlb.pack': 'データパックによる',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n':
    '1944年12月中旬から1945年1月中旬の戦線から復元',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-northern-netherlands-and-north-west-germany':
    '1944年12月中旬から1945年1月中旬の戦線から復元：オランダ北部とドイツ北西部',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-ruhr-eifel-and-ardennes':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ルール、アイフェル、アルデンヌ',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-saar-palatinate-and-upper-rhine':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ザール、プファルツ、ライン上流',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-stands-for-the-forces-on-the-narew-and-in-east-prussia-that-became-army-group-vistula-on-n-january-n':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ナレフ川と東プロイセンの部隊。1945年1月24日にヴィスワ軍集団になった',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-army-group-a-renamed-centre-on-n-january-n-on-the-vistula-and-in-southern-poland':
    '1944年12月中旬から1945年1月中旬の戦線から復元：A軍集団。1945年1月25日に中央軍集団と改称、ヴィスワ川とポーランド南部',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-budapest-and-lake-balaton':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ブダペストとバラトン湖',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-maas-and-lower-rhine-northern-wing':
    '1944年12月中旬から1945年1月中旬の戦線から復元：マース川とライン下流、北翼',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-alsace-and-lorraine-southern-wing':
    '1944年12月中旬から1945年1月中旬の戦線から復元：アルザスとロレーヌ、南翼',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-ardennes-and-luxembourg-centre':
    '1944年12月中旬から1945年1月中旬の戦線から復元：アルデンヌとルクセンブルク、中央',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-theatre-reserve-first-allied-airborne-army-and-fifteenth-army-around-paris-and-reims':
    '1944年12月中旬から1945年1月中旬の戦線から復元：戦域予備。パリとランス周辺の連合第1空挺軍と第15軍',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-niemen-and-the-border-of-east-prussia':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ネマン川と東プロイセン国境',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-narew-bridgeheads-at-serock-and-rozan':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ナレフ川のセロツクとロジャンの橋頭保',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-vistula-bridgeheads-at-magnuszew-and-pulawy':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ヴィスワ川のマグヌシェフとプワヴィの橋頭保',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-sandomierz-baranow-bridgehead-and-san':
    '1944年12月中旬から1945年1月中旬の戦線から復元：サンドミエシュ（バラヌフ）橋頭保とサン川',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-carpathians-and-eastern-slovakia':
    '1944年12月中旬から1945年1月中旬の戦線から復元：カルパチア山脈とスロバキア東部',
  'source.hlb.reconstructed-historical-front-line-mid-december-n-to-mid-january-n-southern-hungary-around-budapest-from-the-south-and-east':
    '1944年12月中旬から1945年1月中旬の戦線から復元：ハンガリー南部、ブダペストの南と東',
  'source.hlb.of.grid': 'ヘクス割り',
  'source.hlb.of.terrain': '地形',
  'source.hlb.of.control': '支配',
  'source.hlb.of.city': '都市',
  'source.hlb.of.cityPoint': '都市の位置',
  'source.hlb.of.river': '川',
  'source.hlb.of.label': '略号',
  'source.hlb.of.setupCode': '配置コード',
  'source.hlb.of.nameEn': '名前',
  'source.hlb.of.start': '開始位置',
  'source.hlb.of.movement': '移動力',
  'source.hlb.of.dice': 'ダイス',
  'source.hlb.of.source': '公開資料',
  'source.hlb.of.role': '役割',
  'source.hlb.of.nameJa': '日本語名',
  'source.hlb.of.turn': 'ターン',
  'source.hlb.of.dates': '日付',
} as const satisfies Record<keyof typeof en, string>;
