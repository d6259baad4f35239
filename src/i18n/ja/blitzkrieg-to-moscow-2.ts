import type { en } from '../en/blitzkrieg-to-moscow-2.ts';
import { ja as log } from './blitzkrieg-to-moscow-2-log.ts';
import { ja as preview } from './blitzkrieg-to-moscow-2-preview.ts';
import { ja as queries } from './blitzkrieg-to-moscow-2-queries.ts';
import { ja as refusals } from './blitzkrieg-to-moscow-2-refusals.ts';
import { ja as rulings } from './blitzkrieg-to-moscow-2-rulings.ts';
import { ja as words } from './blitzkrieg-to-moscow-2-words.ts';
import { ja as board } from './blitzkrieg-to-moscow-2-board.ts';
import { ja as editor } from './blitzkrieg-to-moscow-2-editor.ts';
import { ja as lab } from './blitzkrieg-to-moscow-2-lab.ts';
import { ja as panels } from './blitzkrieg-to-moscow-2-panels.ts';
import { ja as sources } from './blitzkrieg-to-moscow-2-sources.ts';
import { ja as table } from './blitzkrieg-to-moscow-2-table.ts';
import { ja as unsound } from './blitzkrieg-to-moscow-2-unsound.ts';

/** Blitzkrieg to Moscow 2の問いと手。記録、予告、拒否の理由、言葉は別のファイルにある。 */
export const ja = {
  ...words,
  ...log,
  ...preview,
  ...queries,
  ...refusals,
  ...rulings,
  ...table,
  ...board,
  ...panels,
  ...sources,
  ...unsound,
  ...editor,
  ...lab,

  // 今の問い
  'btm.ask.place': 'フリーセットアップ：都市の歩兵を配置する（残り{left|plural:#個}）',
  'btm.ask.sea': 'オデッサからセヴァストポリへ海上輸送する歩兵を選ぶか、終える',
  'btm.ask.remove': '自発的に除去するユニットを選ぶか、終える',
  'btm.ask.draw': '兵站カードを選ぶ：{of|number}枚のうち残り{left|plural:#枚}',
  'btm.ask.arrive': '増援が登場する後方エリアを選ぶ',
  'btm.ask.reinforce': '増援のカードを使うか、終える',
  'btm.ask.rebuild': '{card|marker}：続けて再建するユニットを選ぶか、終える（残り{left|plural:#個分}）',
  'btm.ask.rail': 'カードによる鉄道移動を選ぶか、終える',
  'btm.ask.rail-free': 'カードまたはカードなしの鉄道移動を選ぶか、終える',
  'btm.ask.rail-group': '{units|units}と{place|place}へ同行するユニットを選ぶか、発車する',
  'btm.ask.move': '{left|plural:=0移動を終える|移動するユニットを選ぶか、終える：移動できるのは#個}',
  'btm.ask.path': '{unit|unit}の次のヘクスを選ぶか、止まる：残り{left|plural:#ヘクス}',
  'btm.ask.excess': '{hexes|hexes}がスタック制限を超えている：除去するユニットを選ぶ',
  'btm.ask.attack': '攻撃するヘクスを選ぶか、終える：目標{targets|plural:#か所}',
  'btm.ask.attackers': '{hex|hex}を攻撃するユニットを選ぶ：選択済み{named|number}個',
  'btm.ask.defence': '{hex|hex}の防御戦術を選ぶ',
  'btm.ask.attack-card':
    '{hex|hex}への攻撃、戦闘比{column|ratio}（{attack|number}対{defence|number}）：使うカードを選ぶ（使わなくてもよい）',
  'btm.ask.defence-card':
    '{hex|hex}の防御、戦闘比{column|ratio}（{attack|number}対{defence|number}）：使うカードを選ぶ（使わなくてもよい）',
  'btm.ask.reroll': '目は{die|number}：振り直すカードを選ぶ（使わなくてもよい）',
  'btm.ask.retreat': '{hex|hex}から次に退却するユニットを選ぶ：残り{left|plural:#個}',
  'btm.ask.retreat-path': '{from|place}から{unit|unit}が退却するヘクスを選ぶ',
  'btm.ask.retreat-path-next': '{from|place}から退却する{unit|unit}が{at|place}から進む先を選ぶ',
  'btm.ask.retreat-path-full': '{from|place}から退却する{unit|unit}が、スタック制限に達した{at|place}から進む先を選ぶ',
  'btm.ask.advance': '{hex|hex}へ戦闘後前進するユニットを選ぶか、終える：前進済み{advanced|number}個',
  'btm.ask.breakthrough': '戦車アクションのカードを使うか、終える：手札{cards|plural:#枚}',
  'btm.ask.tank-plan': '戦車アクションを続ける',
  'btm.ask.tank-path': '{card|marker}：{unit|units}の次のヘクスを選ぶか、止まる',
  'btm.ask.second.move': '{card|marker}：移動する2個目の戦車を選ぶか、実行する',
  'btm.ask.second.attack': '{card|marker}：攻撃する2個目の戦車を選ぶか、実行する',
  'btm.ask.together.move': '{card|marker}：一緒に移動するスタックの軍団を選ぶか、実行する',
  'btm.ask.together.attack': '{card|marker}：一緒に攻撃するスタックの軍団を選ぶか、実行する',
  'btm.ask.hitler.shift': 'ドイツ軍プレイヤーが{hex|hex}の戦闘に{card|marker}を使う：無効にするか',
  'btm.ask.hitler.reroll': 'ドイツ軍プレイヤーが{card|marker}で目{die|number}を振り直す：無効にするか',
  'btm.ask.hitler.activate': 'ドイツ軍プレイヤーが{card|marker}で{unit|unit}を活性化する：無効にするか',
  'btm.ask.hitler.rail': 'ドイツ軍プレイヤーが{card|marker}で{unit|unit}を{place|place}へ鉄道移動させる：無効にするか',
  'btm.ask.hitler.reinforce': 'ドイツ軍プレイヤーが{card|marker}で{unit|unit}を{area|place}に再建する：無効にするか',
  'btm.ask.hitler.tank-move':
    'ドイツ軍プレイヤーが{card|marker}で{units|units}を{places|list}へ移動させる：無効にするか',
  'btm.ask.hitler.tank-attack':
    'ドイツ軍プレイヤーが{card|marker}で{units|units}に{hexes|hexes}を攻撃させる：無効にするか',

  // 手。ボタンの言葉
  'btm.move.place': '{unit|unit}を{hex|hex}に配置する',
  'btm.move.sea': '{unit|unit}をセヴァストポリへ輸送する',
  'btm.move.end-sea': '海上輸送を終える',
  'btm.move.remove': '{unit|unit}を{hex|hex}から除去する',
  'btm.move.end-remove': '自発的な除去を終える',
  'btm.move.draw': '{card|marker}を手札にする',
  'btm.move.arrive': '{unit|unit}を{area|place}に登場させる',
  'btm.move.rebuild': '{card|marker}で{unit|unit}を{area|place}に再建する',
  'btm.move.rebuild-double': '{card|marker}2枚で{unit|unit}を{area|place}に再建する',
  'btm.move.rebuild-more': '{unit|unit}を{area|place}に再建する',
  'btm.move.end-rebuild': '再建を終える',
  'btm.move.hero': '{card|marker}を捨て、{hex|hex}を英雄都市に指定する',
  'btm.move.end-reinforce': '増援を終える',
  'btm.move.rail': '{card|marker}で{unit|unit}を{hex|hex}へ鉄道移動させる',
  'btm.move.rail-area': '{card|marker}で{unit|unit}を{area|place}へ鉄道移動させる',
  'btm.move.rail-free': '{unit|unit}を{hex|hex}へ鉄道移動させる',
  'btm.move.rail-free-area': '{unit|unit}を{area|place}へ鉄道移動させる',
  'btm.move.ship': '{unit|unit}を{hex|hex}へ海上輸送する',
  'btm.move.ship-card': '{card|marker}で{unit|unit}を{hex|hex}へ海上輸送する',
  'btm.move.aboard': '{unit|unit}を同行させる',
  'btm.move.depart': '発車する',
  'btm.move.end-rail': '鉄道移動を終える',
  'btm.move.activate': '{card|marker}で{unit|unit}を活性化する',
  'btm.move.move': '{unit|unit}を{hex|hex}へ動かす',
  'btm.move.move-area': '{unit|unit}を{area|place}へ戻す',
  'btm.move.step': '{hex|hex}へ進む',
  'btm.move.step-area': '{area|place}へ戻る',
  'btm.move.halt': 'ここで止まる',
  'btm.move.end-move': '移動を終える',
  'btm.move.attack': '{hex|hex}を攻撃する',
  'btm.move.join': '{unit|unit}で攻撃する',
  'btm.move.assault': '攻撃する',
  'btm.move.end-combat': '戦闘を終える',
  'btm.move.defend-active': '{unit|unit}で積極防御を行う',
  'btm.move.defend-passive': '{unit|unit}で消極防御を行う',
  'btm.move.shift': '{card|marker}で戦闘比を修整する',
  'btm.move.shift-none': 'カードを使わない',
  'btm.move.reroll': '{card|marker}で振り直す',
  'btm.move.reroll-none': '振り直さない',
  'btm.move.retreat': '次に{unit|unit}を退却させる',
  'btm.move.fall-back': '{hex|hex}へ退却する',
  'btm.move.fall-back-area': '{area|place}へ退却する',
  'btm.move.advance': '{unit|unit}を前進させる',
  'btm.move.end-advance': '前進を終える',
  'btm.move.tank-move': '{card|marker}で{unit|unit}を{hex|hex}へ動かす',
  'btm.move.tank-move-area': '{card|marker}で{unit|unit}を{area|place}へ戻す',
  'btm.move.tank-attack': '{card|marker}で{unit|unit}に{hex|hex}を攻撃させる',
  'btm.move.together': '{unit|unit}も一緒に行動する',
  'btm.move.go': 'このユニットだけ動かす',
  'btm.move.go-corps': '他の軍団を加えずに実行する',
  'btm.move.end-break': '突破を終える',
  'btm.move.hitler-yes': 'カードを無効にする',
  'btm.move.hitler-no': 'カードを認める',
} as const satisfies Record<keyof typeof en, string>;
