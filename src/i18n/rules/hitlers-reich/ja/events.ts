import { ja } from '../../../ja/table-hr.ts';
import { chapter, list, note, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { EVENT_COUNTS, copiesIn, effectTable, eventTables, filledTable, reconstructedTitles } from '../event-tables.ts';
import type { EventWords } from '../event-tables.ts';
import { choiceOf } from './choices.ts';

const words: EventWords = {
  lang: 'ja',
  messages: ja,
  head: { event: 'イベント', copies: '枚数', category: '種類', use: '使い方', effect: '効果', source: '根拠' },
  join: (items) => items.join('、'),
  sentence: (sentence) => (sentence.endsWith('。') ? sentence : `${sentence}。`),
  between: '',
  rules: (rules) => `ルール：${rules.replaceAll(', ', '、')}`,
};

const captions = {
  known: '効果が資料にあるか、資料から考えられるもの',
  reconstructed: '効果を復元したもの',
};

const { cards, titles, filled } = EVENT_COUNTS;

/** 枚数を補うカードの根拠。 */
const copyGrounds: Readonly<Record<string, string>> = {
  'strategic-bombing': '「ウルフパック」と対になります。枢軸軍の手札がイベントだけで尽きたという報告もあります。',
  turncoats: '陣営を変えうる3か国に1枚ずつです（R-89）。',
  'murmansk-run': '使うと手元を離れるカードです。2枚以上あるイベントはどれもそうです。',
  'v-rockets': 'これで、イベントがハンドサイズを変える回数が、枢軸軍に8回、連合軍に7回とほぼ釣り合います。',
  'synthetic-fuel':
    '「Vロケット」と同じです。ただし、再シャッフルのルールが複数の枚数に触れるのは「ウルフパック」だけで（§5.4.2）、どちらにも不利な点です。',
  'jet-fighters': '初期のカードを紹介した文に名前があります。印刷されたかどうかは分かりません。',
};

/** 資料に効果のないイベントの根拠。 */
const effectGrounds: Readonly<Record<string, string>> = {
  'master-spy':
    'あるルールが「エニグマ」と並べて、先に見せることと無作為に選ぶことの2つを挙げています（§7.3）。前者は「エニグマ」です。',
  outfoxed: '名前は欺くことを指し、イベントを止めるカードはほかにありません（R-78）。',
  'special-operations': 'イベントのコンフリクトでダイスを増やすカードは、ほかにありません。',
  turncoats: '名前と時期が、1944年に陣営を変えた3か国に合います（R-89）。',
  montgomery: '効果の分かっている「マンシュタイン」と対になります。',
  patton: '攻撃の将軍です。オーバーロード作戦の助言では、ダイスを増やす余地がありません。',
  chuikov: 'スターリングラードを守った将軍で、こうすると「ジューコフ」と重なりません。',
  'iraq-revolts': '分かっている唯一の結果が、シリア・レバノンに関わります（§8.5）。',
  'tiger-tanks': '助言が5個目のダイスとして望んでいます。「T-34とシャーマン」と対になります。',
  'von-rundstedt': '助言がオーバーロード作戦への備えに挙げるので、防御の将軍です。',
  'jet-fighters': '航空機に対する航空機なので、「制空権」に関わる効果としました（R-88）。',
};

/** E章: すべてのイベントと、そのうち何が分かっているか。 */
export const events: readonly RuleSection[] = [
  chapter(
    'E',
    'イベント',
    note(
      `イベントカードは${cards}枚、名前は${titles}あります。枢軸軍のものが${copiesIn('axis')}枚、連合軍のものが${copiesIn('allied')}枚、共通のものが${copiesIn('common')}枚です。持ち方と使い方は§4.2に、得る方法は§6.4にあります。`,
    ),
    note(
      '全文は印刷されたカードにしかなく、どれも読めませんでした。「根拠」の列は、資料から考えたものと復元したものを示します。そのほかは資料にあります。ここにある文は、どれもカードの文ではありません。',
    ),
    list(
      'attested',
      '再使用：勝ったコンフリクトの後は残り、負ければモールに戻ります（§4.2.5.1）。',
      '返却：使うたびに相手が預かり、その後モールに戻ります（§4.2.5.2）。',
      '除去：得るとすぐに効果を発揮し、ゲームから除かれます（§4.2.5.3）。',
      '復帰：得るとすぐに効果を発揮し、箱の蓋に置かれます。そこから戻ることがあります（§4.2.5.4）。',
    ),
    text('ruling', '上陸、空挺、電撃戦のシンボルが縛るのは攻撃側だけです（R-77）。'),
  ),
  section('E', 'E.axis', '枢軸軍のイベント', ...eventTables('axis', captions, words)),
  section('E', 'E.allied', '連合軍のイベント', ...eventTables('allied', captions, words)),
  section('E', 'E.common', '共通イベント', ...eventTables('common', captions, words)),
  section(
    'E',
    'E.reconstructed',
    '復元したもの',
    text(
      'reconstructed',
      `全体の枚数と共通イベントの枚数は分かっており、ルールなどの資料から${cards - filled}枚が確かめられます。残り${filled}枚は不足を補うもので、両軍の枚数が等しいというのも仮定です。名前は作っていません。使うと無くなるイベントの枚数を増やし、1つは初期のカードから名前を取りました。${choiceOf('event-set')}`,
    ),
    filledTable('不足を補うカード', ['イベント', '復元した枚数と全体', '根拠'], copyGrounds, words),
    effectTable('資料に効果のないイベント', ['イベント', '効果の根拠'], effectGrounds, words),
    list(
      'reconstructed',
      `種類：${reconstructedTitles('category', words)}。`,
      `使う時：${reconstructedTitles('when', words)}。`,
      `攻撃のシンボル：${reconstructedTitles('icons', words)}。`,
      '「エニグマ」のダイスの目（R-90）、「フランコ総統」のスペインの値（R-81）、「ロンメル」のダイスの個数。',
      '白と赤の星が分かっているイベントはわずかで、ほかはその効果を使える国から定めました（§6.5.3.2）。',
    ),
  ),
];
