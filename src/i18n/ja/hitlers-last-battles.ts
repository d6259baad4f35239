import type { en } from '../en/hitlers-last-battles.ts';
import { ja as editor } from './hitlers-last-battles-editor.ts';
import { ja as lab } from './hitlers-last-battles-lab.ts';
import { ja as setup } from './hitlers-last-battles-setup.ts';
import { ja as sources } from './hitlers-last-battles-sources.ts';
import { ja as table } from './hitlers-last-battles-table.ts';
import { ja as unsound } from './hitlers-last-battles-unsound.ts';

/** Hitler's Last Battlesのルールが語る文。問い、手、記録、拒否の理由、予告。 */
export const ja = {
  ...setup,
  ...table,
  ...sources,
  ...unsound,
  ...editor,
  ...lab,

  'name.side.german': 'ドイツ軍',
  'name.side.allied': '連合軍',
  'name.player.german': 'ドイツ軍プレイヤー',
  'name.player.allied': '連合軍プレイヤー',
  'name.faction.G': 'ドイツ軍',
  'name.faction.W': '西側連合軍',
  'name.faction.S': 'ソ連軍',

  // 今の問い
  'hlb.ask.volkssturm':
    '国民突撃兵を召集しますか。補充が{usual|number}個から{replacements|plural:#個}になり、このターンの攻撃マーカー{markers|plural:#個}を失います。',
  'hlb.ask.replace.german': '除去ユニットを補充する：残り{left|plural:#個}',
  'hlb.ask.replace.allied': '除去ユニットを補充する：残り西側{western|number}個、ソ連軍{soviet|number}個',
  'hlb.ask.markers': '攻撃マーカーを配置する（{received|number}個のうち残り{left|number}個）',
  'hlb.ask.markers-each': '攻撃マーカーを配置する（{received|number}個のうち残り{left|number}個、両陣営に1個以上）',
  'hlb.ask.markers-back': '攻撃マーカーを取り消す：{faction|faction}軍に1個必要',
  'hlb.ask.markers-back.why':
    'すべてのマーカーを一方の軍に配置しましたが、どちらの軍にも少なくとも1個が必要です。1個を取り消してから、配置し直してください。',
  'hlb.ask.markers-given': '攻撃マーカーをすべて配置：配置を終えるか、取り消す',
  'hlb.ask.move': 'ユニットを移動するか攻撃する：未行動{left|plural:#個}',
  'hlb.ask.move-none': '移動も攻撃もできるユニットがない：移動を終える',
  'hlb.ask.battle': '解決する戦闘を選ぶ：残り{left|plural:#か所}',
  'hlb.ask.support': '{hex|hex}で{defender|unit}を攻撃する{attacker|unit}の支援ユニットを選ぶ（選ばなくてもよい）',
  'hlb.ask.retreat': '{unit|unit}が{hex|hex}で{attacker|unit}に敗れた：退却先を選ぶ',

  // 段階の名前。ほかの文の中で使う
  'hlb.step.volkssturm': '国民突撃兵の召集',
  'hlb.step.replace': '補充の段階',
  'hlb.step.markers': '攻撃マーカーの段階',
  'hlb.step.move': '移動フェイズ',
  'hlb.step.battle': '戦闘の選択',
  'hlb.step.support': '支援ユニットの選択',
  'hlb.step.retreat': '退却先の選択',
  'hlb.phase.strategic': '戦略フェイズ',
  'hlb.phase.movement': '移動フェイズ',
  'hlb.phase.combat': '戦闘フェイズ',
  'hlb.phase.over': 'ゲーム終了',

  // 手。ボタンの言葉
  'hlb.move.volkssturm-yes': '国民突撃兵を召集する',
  'hlb.move.volkssturm-no': '攻撃マーカーを取っておく',
  'hlb.move.replace': '{unit|unit}を{hex|hex}に補充する',
  'hlb.move.end-replace': '補充を終える',
  'hlb.move.mark': '{marker|marker}を{unit|unit}に配置する',
  'hlb.move.unmark': '{marker|marker}を{unit|unit}から戻す',
  'hlb.move.unmark-marker': '{marker|marker}を戻す',
  'hlb.move.end-mark': 'マーカーの配置を終える',
  'hlb.move.move': '{unit|unit}を{hex|hex}へ動かす',
  'hlb.move.move-via': '{unit|unit}を{via|hex}を通って{hex|hex}へ動かす',
  'hlb.move.attack': '{unit|unit}で{hex|hex}の{enemy|unit}を攻撃する',
  'hlb.move.attack-hex': '{unit|unit}で{hex|hex}を攻撃する',
  'hlb.move.end-move': '移動を終える',
  'hlb.move.battle': '{hex|hex}で戦う：{attacker|unit}対{defender|unit}',
  'hlb.move.battle-hex': '{hex|hex}で戦う',
  'hlb.move.support': '{unit|unit}で支援する',
  'hlb.move.support-none': '支援なしで戦う',
  'hlb.move.retreat': '{unit|unit}を{hex|hex}へ退却させる',
  'hlb.move.retreat-hex': '{hex|hex}へ退却する',

  // 記録
  'hlb.log.turn-began': '第{turn|number}ターン：{start|date}から{end|date}まで',
  'hlb.log.phase-strategic': '{side|side}戦略フェイズ',
  'hlb.log.phase-movement': '{side|side}移動フェイズ',
  'hlb.log.phase-combat': '{side|side}戦闘フェイズ',
  'hlb.log.volkssturm-yes': 'ドイツ軍プレイヤーは国民突撃兵を召集し、このターンの攻撃マーカーを手放します',
  'hlb.log.volkssturm-no': 'ドイツ軍プレイヤーは国民突撃兵を召集しません',
  'hlb.log.replaced': '{unit|unit}が{hex|hex}に戻ります',
  'hlb.log.replacements-unused': '{side|side}：使わなかった補充{n|plural:#個}が失われます',
  'hlb.log.marked': '{unit|unit}に{marker|marker}が配置されます',
  'hlb.log.unmarked': '{marker|marker}を{unit|unit}から戻します',
  'hlb.log.markers-unused': '{side|side}：配置しなかった攻撃マーカー{n|plural:#個}が失われます',
  'hlb.log.moved': '{unit|unit}が{from|hex}から{hex|hex}へ移動します',
  'hlb.log.moved-via': '{unit|unit}が{from|hex}から{via|hex}を通って{hex|hex}へ移動します',
  'hlb.log.attacked': '{unit|unit}が{from|hex}から{hex|hex}の{defender|unit}を攻撃します',
  'hlb.log.battle-opened': '{hex|hex}の戦闘：{attacker|unit}対{defender|unit}',
  'hlb.log.supported': '{unit|unit}が{hex|hex}への攻撃を支援します',
  'hlb.log.fought-alone': '{unit|unit}が支援なしで{hex|hex}を攻撃します',
  'hlb.log.rolled':
    '{attacker|unit}の目は{dice|list}で{hits|plural:#ヒット}、{defender|unit}の目は{die}で{stopped|plural:#ヒット}、差は{diff|signed}です',
  'hlb.log.eliminated-difference': '{unit|unit}が{hex|hex}で除去されます',
  'hlb.log.eliminated-no-retreat': '{unit|unit}は{hex|hex}から退却できず、除去されます',
  'hlb.log.eliminated-way-blocked': '{unit|unit}は{hex|hex}からの戻り道をふさがれ、除去されます',
  'hlb.log.eliminated-way-barred': '{unit|unit}は元のヘクスの方向へ退却できず、{hex|hex}で除去されます',
  'hlb.log.retreated': '{unit|unit}が{from|hex}から{hex|hex}へ退却します',
  'hlb.log.retreated-only': '{unit|unit}が{from|hex}から唯一の退却先{hex|hex}へ退却します',
  'hlb.log.went-back': '{unit|unit}が{from|hex}から{hex|hex}へ戻ります',
  'hlb.log.control': '{hex|hex}が{faction|faction}の支配になります',
  'hlb.log.control-points': '{hex|hex}が{faction|faction}の支配になります（{points|plural:#点}）',
  'hlb.log.markers-off': '{side|side}：攻撃マーカー{n|plural:#個}が外れます',
  'hlb.log.game-over':
    '{side|side}の勝利でゲームが終わります。ドイツ軍{german|number}点、連合軍{allied|number}点です。',
  'hlb.log.game-over-draw': '引き分けでゲームが終わります。ドイツ軍{german|number}点、連合軍{allied|number}点です。',

  // 数の理由
  'hlb.mod.attack-die': '{unit|unit}の攻撃',
  'hlb.mod.marker-die': '{unit|unit}のマーカー（{marker|marker}）',
  'hlb.mod.defence-die': '{unit|unit}の防御',
  'hlb.mod.support': '{unit|unit}の支援（攻撃側の目の1つ）',
  'hlb.mod.river': '{hex|hex}の河川（防御側の目）',
  'hlb.mod.city': '{hex|hex}の都市（防御側の目）',
  'hlb.mod.city-and-river': '{hex|hex}の都市と河川（防御側の目、合わせて1）',
  'hlb.score.city': '{hex|place}',
  'hlb.score.edge': '盤端ヘクス{hex|hex}',
  'hlb.result.cities': '{side|side}の都市',
  'hlb.result.edges': 'ドイツ軍が保持する盤端ヘクス',
  'hlb.outcome.eliminated': '防御側の除去',
  'hlb.outcome.retreats': '防御側の退却',
  'hlb.outcome.goes-back': '攻撃側が戻る',

  // 予告
  'hlb.effect.volkssturm-yes':
    'このターンの補充は{replacements|plural:#個}になり、攻撃マーカーは{markers|plural:#個}減ります。取り消せません。',
  'hlb.effect.volkssturm-no': 'このターンは補充{replacements|plural:#個}、攻撃マーカー{markers|plural:#個}です',
  'hlb.effect.replaced': '{unit|unit}はこのターンにマーカーを受け、移動し、戦えます',
  'hlb.effect.marked': '{unit|unit}はこのターンの攻撃で{dice|number}個のダイスを振り、支援を受けられます',
  'hlb.effect.unmarked': '{marker|marker}を別のユニットに配置できます',
  'hlb.effect.takes': '{hex|hex}が{faction|faction}の支配になります',
  'hlb.effect.takes-points':
    '{hex|hex}が{faction|faction}の支配になり、{points|plural:#点}を得て、{side|side}が{lost|plural:#点}を失います',
  'hlb.effect.retreat-takes': 'そこへ退却すれば{hex|hex}が{faction|faction}の支配になります',
  'hlb.effect.retreat-takes-points':
    'そこへ退却すれば{hex|hex}が{faction|faction}の支配になり、{points|plural:#点}を得て、{side|side}が{lost|plural:#点}を失います',
  'hlb.effect.wins': '勝てば{hex|hex}が{faction|faction}の支配になります',
  'hlb.effect.wins-points':
    '勝てば{hex|hex}が{faction|faction}の支配になり、{points|plural:#点}を得て、{side|side}が{lost|plural:#点}を失います',
  'hlb.effect.support-needs-marker': '{unit|unit}には攻撃マーカーがなく、支援を受けられません',
  'hlb.effect.support-nobody': '{hex|hex}の隣に、{unit|unit}を支援できるユニットがありません',
  'hlb.effect.odds-alone': '支援なし：勝つ確率{share|percent}（{total|number}通り中{success|number}）',
  'hlb.effect.odds-supported':
    '{units|units:or}の支援あり：勝つ確率{share|percent}（{total|number}通り中{success|number}）',
  'hlb.effect.supports': '{unit|unit}はこのフェイズにほかの戦闘を支援しません。動かず、危険もありません。',
  'hlb.effect.eliminated': '差{diff|signed}：{unit|unit}は除去されます',
  'hlb.effect.retreats-to': '差{diff|signed}：{unit|unit}は唯一の退却先{hex|hex}へ退却します',
  'hlb.effect.retreats-among':
    '差{diff|signed}：{unit|unit}は{hexes|hexes:or}へ退却し、{side|side}プレイヤーが選びます',
  'hlb.effect.no-retreat': '差{diff|signed}：{unit|unit}は退却先がなく、除去されます',
  'hlb.effect.no-retreat-column':
    '差{diff|signed}：ドイツ軍ユニットは06列から退却できないため、{unit|unit}は除去されます',
  'hlb.effect.goes-back': '差0以下：{unit|unit}は{hex|hex}へ戻ります',
  'hlb.effect.cannot-go-back': '差0以下：{unit|unit}は{hex|hex}へ戻れず、除去されます',
  'hlb.effect.may-not-go-back': '差0以下：{unit|unit}は{from|hex}から{hex|hex}の方向へ退却できず、除去されます',
  'hlb.effect.battle': '{attacker|unit}は{hex|hex}で{defender|unit}と戦わなければなりません',
  'hlb.effect.no-battles': 'この後に戦闘はありません',
  'hlb.effect.retreat': '{unit|unit}が{hex|hex}へ退却します',
  'hlb.effect.cuts-way-back': '{by|unit}は{hex|hex}から来ました。{unit|unit}がそこにいると戻れません。',

  // 注意
  'hlb.warn.way-back-blocked': '{by|unit}が{hex|hex}にいます。攻撃が失敗すると{unit|unit}は除去されます。',
  'hlb.warn.way-back-barred':
    '{from|hex}から{hex|hex}の方向へは退却できません。攻撃が失敗すると{unit|unit}は除去されます。',
  'hlb.warn.retreat-may-block':
    '{unit|unit}が{hex|hex}へ退却するかもしれません。{by|unit}が戻らなければならないヘクスです。',
  'hlb.warn.blocks-way-back':
    '{by|unit}は{hex|hex}から攻撃しました。{unit|unit}がそこにいると、攻撃が失敗したとき除去されます。',
  'hlb.warn.replacements-unused': '使わない補充{unused|plural:#個}は失われます',
  'hlb.warn.markers-unused': '配置しない攻撃マーカー{unused|plural:#個}は失われます',
  'hlb.warn.marker-idle': '{unit|unit}は攻撃しないため、{marker|marker}は使わずに外れます',
  'hlb.warn.concentration':
    'これが最後のマーカーで、{faction|faction}のユニットは1つも持っていません。1つ戻すまで、この段階を終えられません。',
  'hlb.warn.leaves-city': '{unit|unit}が離れると{hex|hex}が空きます（{points|plural:#点}）',
  'hlb.warn.leaves-city-in-reach':
    '{unit|unit}が離れると{hex|hex}が空き（{points|plural:#点}）、{enemies|units:or}が入れます',

  // 選べない理由
  'hlb.refuse.GAME_OVER': 'ゲームは終わっています',
  'hlb.refuse.UNKNOWN_ID': 'このゲームに{id}というものはありません',
  'hlb.refuse.WRONG_PLAYER': '{side|side}プレイヤーが決める番です',
  'hlb.refuse.WRONG_STEP': '{when|t}で行うことです。今は{step|t}です。',
  'hlb.refuse.WRONG_STEP.unit': '{step|t}では{unit|unit}を使いません',
  'hlb.refuse.WRONG_STEP.space': '{step|t}では{space|hex}を使いません',
  'hlb.refuse.WRONG_STEP.marker': '{step|t}では{marker|marker}を使いません。マーカーは戦略フェイズに配置します。',
  'hlb.refuse.WRONG_STEP.picked-unit': '今の選択を外すと{unit|unit}を選べます',
  'hlb.refuse.WRONG_STEP.picked-space': '{space|hex}は今の選択と組み合わせられません',
  'hlb.refuse.WRONG_STEP.picked-marker': '今の選択を外すと{marker|marker}を選べます',
  'hlb.refuse.WRONG_STEP.picked-button': '今の選択を外すと選べます',
  'hlb.refuse.WRONG_STEP.unit-here': '{unit|unit}が{hex|hex}にいます。動かすにはユニットを選んでください。',
  'hlb.refuse.WRONG_STEP.in-battle-attacker':
    '{unit|unit}は{hex|hex}を攻撃しています。戦闘を解決するにはヘクスを選んでください。',
  'hlb.refuse.WRONG_STEP.in-battle-defender':
    '{unit|unit}は{hex|hex}を守っています。戦闘を解決するにはヘクスを選んでください。',
  'hlb.refuse.NOT_YOUR_UNIT': '{unit|unit}は{side|side}プレイヤーのユニットではありません',
  'hlb.refuse.NOT_YOUR_UNIT.attack-hex': '{enemy|unit}を攻撃するには、そのヘクス{hex|hex}を選んでください',
  'hlb.refuse.NOT_IN_POOL': '{unit|unit}は除去されておらず、{hex|hex}にいます',
  'hlb.refuse.NOT_ON_MAP.mark': '{unit|unit}は除去されています。マーカーは盤上のユニットに配置します。',
  'hlb.refuse.NOT_ON_MAP.move': '{unit|unit}は除去されており、動けません',
  'hlb.refuse.NOT_ON_MAP.attack': '{unit|unit}は除去されており、攻撃の対象になりません',
  'hlb.refuse.NOT_ON_MAP.support': '{unit|unit}は除去されており、支援できません',
  'hlb.refuse.NO_REPLACEMENT_LEFT':
    '{faction|faction}の補充（{received|number}個）はこのターン分を使い終えており、{unit|unit}は戻れません',
  'hlb.refuse.BAD_PLACEMENT.closed': '{hex|hex}は使わないヘクスです',
  'hlb.refuse.BAD_PLACEMENT.occupied': '{by|unit}が{hex|hex}にいます。補充には空いたヘクスが必要です。',
  'hlb.refuse.BAD_PLACEMENT.enemy-near': '{hex|hex}は{enemies|units}に隣接しています。敵の隣には補充できません。',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-cities':
    '{hex|hex}は都市で、{enemies|units}に隣接しています。敵の隣の都市には補充できません。',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-next-to-cities':
    '{hex|hex}は都市と{enemies|units}に隣接しています。都市に隣接するヘクスでは、敵の隣に補充できません。',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-starts-and-next-to-cities':
    '{hex|hex}は{enemies|units}に隣接しており、配置ヘクスか、都市に隣接するヘクスです。そこには補充できません。',
  'hlb.refuse.BAD_PLACEMENT.start-not-held':
    '{hex|hex}は{unit|unit}の配置ヘクスですが、今は{owner|faction}の支配下です',
  'hlb.refuse.BAD_PLACEMENT.city-not-held': '{hex|hex}の都市は{faction|faction}ではなく、{owner|faction}の支配下です',
  'hlb.refuse.BAD_PLACEMENT.no-place': '{hex|hex}は都市でも、{unit|unit}の配置ヘクス{start|hex}でもありません',
  'hlb.refuse.BAD_PLACEMENT.no-place-west':
    '{hex|hex}は都市でも西端でも、{unit|unit}の配置ヘクス{start|hex}でもありません',
  'hlb.refuse.BAD_PLACEMENT.no-place-east':
    '{hex|hex}は都市でも東端でも、{unit|unit}の配置ヘクス{start|hex}でもありません',
  'hlb.refuse.BAD_PLACEMENT.nowhere': '{faction|faction}の都市は残っておらず、{unit|unit}の配置ヘクスも失われています',
  'hlb.refuse.VOLKSSTURM_NOT_ALLOWED.units':
    '国民突撃兵を召集できるのは盤上のユニットが{max|plural:#個}以下のときで、数えた時は{units|number}個いました',
  'hlb.refuse.VOLKSSTURM_NOT_ALLOWED.markers': '第{turn|number}ターンには、手放す攻撃マーカーがありません',
  'hlb.refuse.MARKER_LIMIT.other-side': '{marker|marker}は{side|side}プレイヤーのマーカーではありません',
  'hlb.refuse.MARKER_LIMIT.unit-marked':
    '{unit|unit}には{carries|marker}があります。マーカーは1ユニットに1個までです。',
  'hlb.refuse.MARKER_LIMIT.marker-used': '{marker|marker}は{carrier|unit}が持っています。先に戻してください。',
  'hlb.refuse.MARKER_LIMIT.none-left':
    '第{turn|number}ターンのマーカー{received|plural:#個}はすべて配置しました。ほかへ配置するには1つ戻してください。',
  'hlb.refuse.MARKER_LIMIT.faction':
    '{marker|marker}は{faction|faction}のマーカーで、{unit|unit}は{unitFaction|faction}のユニットです',
  'hlb.refuse.MARKER_LIMIT.not-assigned': '{marker|marker}はどのユニットも持っていません',
  'hlb.refuse.CONCENTRATION':
    'マーカーを一方の陣営だけに集められません。段階を終える前に{faction|faction}のユニットに1つ配置してください。',
  'hlb.refuse.CONCENTRATION.take-back':
    'マーカーを一方の陣営だけに集められません。1つ戻し、{faction|faction}のユニットに配置してください。',
  'hlb.refuse.CONCENTRATION.both': '段階を終える前に、西側連合軍とソ連軍のユニットにそれぞれ1つ以上配置してください',
  'hlb.refuse.ALREADY_MOVED': '{unit|unit}はこのフェイズの移動を終えています',
  'hlb.refuse.ALREADY_MOVED.attacked': '{unit|unit}は{hex|hex}を攻撃しており、このフェイズにほかのことはできません',
  'hlb.refuse.BAD_PATH.length': '{unit|unit}が移動できるのは{max|plural:#ヘクス}までです',
  'hlb.refuse.BAD_PATH.sea': '{hex|hex}は海です',
  'hlb.refuse.BAD_PATH.closed': '{hex|hex}にはどのユニットも入れません',
  'hlb.refuse.BAD_PATH.not-adjacent': '{from|hex}と{hex|hex}は隣接していません',
  'hlb.refuse.BAD_PATH.sea-side': '{from|hex}と{hex|hex}の間は海です',
  'hlb.refuse.BAD_PATH.enemy': '{enemy|unit}が{hex|hex}にいます。移動で敵のいる所は通れません。',
  'hlb.refuse.BAD_PATH.back': '{unit|unit}は動き始めた{hex|hex}に戻ることになります',
  'hlb.refuse.BAD_PATH.same': '{unit|unit}はすでに{hex|hex}にいます',
  'hlb.refuse.BAD_PATH.far': '{hex|hex}は{from|hex}から{movement|plural:#ヘクス}より遠くにあります',
  'hlb.refuse.BAD_PATH.nobody-near': '{hex|hex}から{movement|plural:#ヘクス}以内に自軍ユニットはいません',
  'hlb.refuse.ZONE_TO_ZONE':
    '{from|hex}は{fromEnemies|units}に、{hex|hex}は{toEnemies|units}に隣接しています。{side|side}の隣接地域から隣接地域へは進めません。',
  'hlb.refuse.STACKING': '{by|unit}が{hex|hex}にいます。1つのヘクスにいられるのは、各軍1個までです。',
  'hlb.refuse.STACKING.attacker':
    '{by|unit}がすでに{hex|hex}の{enemy|unit}を攻撃しています。攻撃できるのは1個だけです。',
  'hlb.refuse.NOT_ADJACENT': '{from|hex}は{hex|hex}に隣接していません。攻撃は敵に隣接するヘクスから始めます。',
  'hlb.refuse.NOT_ADJACENT.sea-side': '{from|hex}と{hex|hex}の間は海で、越えて攻撃できません',
  'hlb.refuse.NO_ENEMY': '{hex|hex}に攻撃する敵がいません',
  'hlb.refuse.NO_BATTLE': '{hex|hex}に解決する戦闘はありません',
  'hlb.refuse.NO_BATTLE.resolved': '{hex|hex}の戦闘は終わりました。{unit|unit}が勝っています。',
  'hlb.refuse.BAD_SUPPORT.no-marker': '{attacker|unit}には攻撃マーカーがなく、支援を受けられません',
  'hlb.refuse.BAD_SUPPORT.attacker': '{unit|unit}は攻撃側で、自身を支援できません',
  'hlb.refuse.BAD_SUPPORT.attacked': '{unit|unit}はこのフェイズに攻撃するため、支援できません',
  'hlb.refuse.BAD_SUPPORT.defended': '{unit|unit}はこのターンに攻撃を受けたため、支援できません',
  'hlb.refuse.BAD_SUPPORT.supported': '{unit|unit}はこのフェイズに別の戦闘を支援しました',
  'hlb.refuse.BAD_SUPPORT.not-adjacent': '{unit|unit}のいる{from|hex}は{hex|hex}に隣接していません',
  'hlb.refuse.BAD_SUPPORT.sea-side': '{unit|unit}のいる{from|hex}と{hex|hex}の間は海です',
  'hlb.refuse.BAD_RETREAT.not-adjacent': '{hex|hex}は{from|hex}に隣接していません。退却は1ヘクスです。',
  'hlb.refuse.BAD_RETREAT.sea-side': '{from|hex}と{hex|hex}の間は海です',
  'hlb.refuse.BAD_RETREAT.closed': '{hex|hex}にはどのユニットも入れません',
  'hlb.refuse.BAD_RETREAT.occupied': '{by|unit}が{hex|hex}にいます。退却には空いたヘクスが必要です。',
  'hlb.refuse.BAD_RETREAT.direction-G':
    '{hex|hex}は{from|hex}の{direction|direction}です。ドイツ軍の退却は北、南、06列へ近づく方向です。',
  'hlb.refuse.BAD_RETREAT.direction-W':
    '{hex|hex}は{from|hex}の{direction|direction}です。西側連合軍の退却は北、南、西の方向です。',
  'hlb.refuse.BAD_RETREAT.direction-S':
    '{hex|hex}は{from|hex}の{direction|direction}です。ソ連軍の退却は北、南、東の方向です。',
} as const satisfies Record<keyof typeof en, string>;
