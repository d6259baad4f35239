import type { Catalogue } from '../message-types.ts';
import { en as blitzkrieg } from './lessons-btm.ts';
import { en as reich } from './lessons-hr.ts';

/**
 * Lessons: `lesson.ui.*` is the screen, `lesson.option.*` are answers in figures, everything else belongs to one lesson:
 * `lesson.<lesson>.<step>.title | say | ask | then | no.<answer>`.
 */
export const en = {
  ...reich,
  ...blitzkrieg,

  // The screens
  'lesson.ui.about':
    'A lesson is a position on the real board, under the real rules. Dice fall as the lesson says; nothing touches your saved games.',
  'lesson.ui.courses': 'From the beginning',
  'lesson.ui.exercises': 'Battles to work out',
  'lesson.ui.exercises.about':
    'The five worked battles of the rules. Find the dice, the odds and the result, then fight the battle and compare.',
  'lesson.ui.examples': 'The rulebook’s examples',
  'lesson.ui.examples.about':
    'The Axis turn of §16.1 in six parts, then Paris, Reorganise and Barbarossa, with the cards and dice that the rulebook gives; what it leaves open is filled in.',
  'lesson.ui.minutes': 'about {n|plural:# minute|# minutes}',
  'lesson.ui.at': 'step {at|number} of {of|number}',
  'lesson.ui.begin-of': 'Begin: {title}',
  'lesson.ui.resume-of': 'Go on: {title}',
  'lesson.ui.again-of': 'Once more: {title}',
  'lesson.ui.next-up': 'Next',
  'lesson.ui.subtitle': '{game} · {about}',
  'lesson.ui.unknown': 'There is no lesson at this address.',
  'lesson.ui.to-list': 'All lessons',
  'lesson.ui.failed': 'The lesson could not be fetched. Once it has been opened with a network it works without one.',
  'lesson.ui.try-again': 'Try again',
  'lesson.ui.progress': 'Progress',
  'lesson.ui.progress.value': 'Step {at|number} of {of|number}',
  'lesson.ui.steps': 'Steps',
  'lesson.ui.step.done': 'done',
  'lesson.ui.step.shown': 'shown',
  'lesson.ui.step.now': 'now',
  'lesson.ui.step.later': 'to come',
  'lesson.ui.step.go': 'Back to step {n|number}: {title}',
  'lesson.ui.coach': 'Lesson',
  'lesson.ui.pointed': 'Marked on the board: {names|list}',
  'lesson.ui.on': 'Continue',
  'lesson.ui.back': 'Back',
  'lesson.ui.show-me': 'Show me',
  'lesson.ui.leave': 'Leave lesson',
  'lesson.ui.right': 'Right',
  'lesson.ui.shown': 'Shown',
  'lesson.ui.refused': 'The rules say no',
  'lesson.ui.not-this': 'Not this one',
  'lesson.ui.why-answer': 'Why not {name}?',
  'lesson.ui.dice': 'The dice to think about',
  'lesson.ui.die': '{side|side} die: {value|number}',
  'lesson.ui.ledger': 'The battle so far',
  'lesson.ui.choices': 'Choices',
  'lesson.ui.choices.picked': 'Choices with {name}',
  'lesson.ui.choices.drop': 'Put {name} down',
  'lesson.ui.decides': '{side|player} decides',
  'lesson.ui.fair': 'Scripted dice, real rules: a wrong answer gets its reason, nothing is lost.',
  'lesson.ui.rules': 'Rules',
  'lesson.ui.rules.open': 'Open the rules of this step',
  'lesson.ui.rules.close': 'Close the rules',
  'lesson.ui.said': 'Step {n|number} of {of|number}. {title}.',
  'lesson.ui.finished': 'Lesson finished',
  'lesson.ui.finished.alone': '{n|plural:# answer found alone|# answers found alone}',
  'lesson.ui.finished.miss': '{n|plural:# after a second try|# after a second try}',
  'lesson.ui.finished.shown': '{n|plural:# shown|# shown}',
  'lesson.ui.next': 'Next lesson: {title}',
  'lesson.ui.again': 'Once more',
  'lesson.ui.play': 'Set up a game',
  'lesson.ui.last': 'That was the last lesson of this game.',

  // Answers in figures
  'lesson.option.number': '{n|number}',
  'lesson.option.signed': '{n|signed}',
  'lesson.option.dice': '{a|number} against {b|number}',
  'lesson.option.share': '{share|percent}',
  'lesson.option.points': '{n|plural:# point|# points}',
  'lesson.option.score': '{a|number} to {b|number}',
  'lesson.option.ratio': '{n|ratio}',

  // What any lesson may say
  'lesson.wrong.other-move': 'A legal move, but not the one this step is about. Nothing has been changed.',
  'lesson.wrong.end-mark': 'That would end the step, and what has not been given out would be lost for this turn.',
  'lesson.wrong.end-move': 'That would end the movement before the step’s move is made.',
  'lesson.wrong.unmark': 'A marker may be taken back until the step ends. Here it lies where it should.',
  'lesson.wrong.no-support':
    'Legal, and the unit would fight alone. A supporter takes no risk and is named before the roll.',
  'lesson.find.dice': 'dice against dice',
  'lesson.find.odds': 'chance of success',
  'lesson.find.terrain': 'what the ground gives',
  'lesson.find.hits': 'hits of the attacker',
  'lesson.find.difference': 'difference of hits',
  'lesson.find.result': 'result',
  'lesson.find.support': 'who may support',
  'lesson.find.retreat': 'hexes open for a retreat',

  // ------------------------------------------------------------------------------------------ The first turn
  'lesson.first-turn.title': 'The first turn',
  'lesson.first-turn.about': 'December 1944, for somebody who has never played a wargame',
  'lesson.first-turn.end':
    'That is a turn: prepare, move, fight, then the other side does the same. Six turns make a game. The battles to work out go on from here, one question at a time.',

  'lesson.first-turn.map.title': 'The map',
  'lesson.first-turn.map.say':
    'Central Europe, the middle of December 1944. The map is cut into hexes, each about 200 kilometres across. Paris lies in the west, Berlin in the middle, Warsaw in the east. Sea, England, Switzerland and Yugoslavia are closed.',

  'lesson.first-turn.hex.title': 'Finding a place',
  'lesson.first-turn.hex.say':
    'Each hex bears a number: two figures for the column, counted from the west, two for the row, counted from the north. Hamburg is 0502, Stettin 0702. Column 06 runs through the middle of Germany.',
  'lesson.first-turn.hex.ask': 'Point at hex 0602.',
  'lesson.first-turn.hex.no':
    'That is another hex. Look for the sixth column from the west, then for the second row from the north.',
  'lesson.first-turn.hex.then':
    'Berlin, hex 0602. Whenever a rule or a log line names a place, the number comes with it.',

  'lesson.first-turn.pieces.title': 'Reading the pieces',
  'lesson.first-turn.pieces.say':
    'Sixteen counters stand for whole army groups and Soviet fronts: six German, four Western, six Soviet. The Allied player runs the last two. All fight alike; what differs is where they stand. A hex holds one unit of a side, never two.',
  'lesson.first-turn.pieces.ask': 'Point at Army Group B, which holds the Ruhr (0403).',
  'lesson.first-turn.pieces.no':
    'That is another place. Army Group B stands in hex 0403, in the Ruhr; its counter bears a B.',
  'lesson.first-turn.pieces.then':
    'Army Group B. It touches 21st Army Group on the lower Rhine and 12th Army Group in the Ardennes.',

  'lesson.first-turn.cities.title': 'Cities',
  'lesson.first-turn.cities.say':
    'Cities are what the game is about. A round city counts one point for the side that controls it, a square one two. Control belongs to the side whose unit was the last to enter, even after it has marched on.',
  'lesson.first-turn.cities.ask': 'How much is the Ruhr (0403) worth?',
  'lesson.first-turn.cities.no.1': 'One point is a round city. Look at the sign of the Ruhr again.',
  'lesson.first-turn.cities.no.3': 'No city counts more than two. River and city together do not add up either.',
  'lesson.first-turn.cities.then':
    'Two: the Ruhr is a square city, like Hamburg, Berlin, Leipzig with Dresden, Munich and Vienna.',

  'lesson.first-turn.points.title': 'The points',
  'lesson.first-turn.points.say':
    'All cities together are worth 25. At the start the German side holds 23 of them, the Allies two: Paris and Brussels. After six turns the higher total wins.',
  'lesson.first-turn.points.ask': 'How many points must the Allies take, at least, to be ahead?',
  'lesson.first-turn.points.no.10': 'Ten bring them to 12, and the German side still has 13.',
  'lesson.first-turn.points.no.12': 'Twelve are enough, but fewer are too.',
  'lesson.first-turn.points.no.13': 'Thirteen is the total they need. Two of it they have already.',
  'lesson.first-turn.points.then':
    'Eleven: 13 to 12. So the German player wins by holding on, and the Allied player must attack on both fronts.',

  'lesson.first-turn.turn.title': 'A turn',
  'lesson.first-turn.turn.say':
    'Each side in its half of the turn has three phases. Strategic: lost units come back, attack markers are given out. Movement: units march or enter an enemy’s hex. Combat: what has met is fought. The German side goes first. Under the map stands who decides, and what.',

  'lesson.first-turn.mark-b.title': 'An attack marker',
  'lesson.first-turn.mark-b.say':
    'The German side receives two attack markers this turn. A marker stands for tanks, fuel and aircraft: the unit that carries it attacks with two dice instead of one. Pick a marker, then the unit; the other way round works as well.',
  'lesson.first-turn.mark-b.ask': 'Give a marker to Army Group B in the Ruhr (0403).',
  'lesson.first-turn.mark-b.no.other':
    'It may carry one. But this plan needs the marker where two German units touch the same enemy: with Army Group B.',

  'lesson.first-turn.mark-g.title': 'The second marker',
  'lesson.first-turn.mark-g.say':
    'A unit carries one marker at most: a second one would give it nothing. The other marker goes to the neighbour in the south.',
  'lesson.first-turn.mark-g.ask': 'Give the other marker to Army Group G on the upper Rhine (0404).',
  'lesson.first-turn.mark-g.no.other':
    'It may carry one. In this lesson Army Group G on the upper Rhine is to attack too.',

  'lesson.first-turn.end-mark.title': 'End of the step',
  'lesson.first-turn.end-mark.say':
    'Until the step ends a marker can be taken back. From then on it travels with its unit and comes off after combat. What was not given out is lost for the turn.',
  'lesson.first-turn.end-mark.ask': 'Finish giving out markers.',

  'lesson.first-turn.zone.title': 'A closed way',
  'lesson.first-turn.zone.say':
    'Now movement: two points for each unit, one for each hex. Around every unit lies its zone, the hexes that touch it. Nobody may step from one enemy zone straight into another. Army Group H in Bremen (0402) touches 21st Army Group, and so does empty Friesland (0302).',
  'lesson.first-turn.zone.ask': 'Take up Army Group H, then point at Friesland (0302) and see why it cannot go there.',
  'lesson.first-turn.zone.no': 'The question is about Friesland, hex 0302, with Army Group H taken up.',
  'lesson.first-turn.zone.then':
    'That is the answer of the rules, and it is always to be had: point at anything that is not offered, or press the question mark.',

  'lesson.first-turn.detour.title': 'The way round',
  'lesson.first-turn.detour.say':
    'The ban is on the single step. Out of one zone, through a free hex, into another zone is allowed. Army Group Vistula (0902) and empty Warsaw (0903) are both beside Soviet fronts; Posen (0802) is not.',
  'lesson.first-turn.detour.ask': 'Bring Army Group Vistula through Posen (0802) to Warsaw (0903).',
  'lesson.first-turn.detour.no.short':
    'That is a legal march, but Warsaw stays empty. Go on from Posen (0802) to Warsaw (0903).',
  'lesson.first-turn.detour.no.other': 'A legal move of another unit. Here Army Group Vistula is to go to Warsaw.',
  'lesson.first-turn.detour.then':
    'Warsaw is held. Every march has its price: nobody stands before Koenigsberg (0901) any more.',

  'lesson.first-turn.attack-b.title': 'An attack',
  'lesson.first-turn.attack-b.say':
    'To attack is to enter the enemy’s hex. It costs both movement points, so the unit must stand beside the enemy and not have moved. Before you confirm, dice and exact odds are shown, and a warning that the Ruhr is left empty.',
  'lesson.first-turn.attack-b.ask': 'Attack 21st Army Group on the lower Rhine (0303) with Army Group B.',
  'lesson.first-turn.attack-b.no.h':
    'Army Group H has no marker: one die instead of two. It will be of more use as a supporter.',
  'lesson.first-turn.attack-b.no.b':
    'Army Group B may attack there too. The lesson needs the river: 21st Army Group in 0303.',

  'lesson.first-turn.attack-g.title': 'A second attack',
  'lesson.first-turn.attack-g.say':
    'Any number of units may attack, but only one against the same hex. Army Group G faces 6th Army Group in Lorraine (0305), in clear country.',
  'lesson.first-turn.attack-g.ask': 'Attack 6th Army Group in Lorraine (0305) with Army Group G.',
  'lesson.first-turn.attack-g.no.g':
    'Army Group G may attack there too. The lesson goes on with 6th Army Group in 0305.',

  'lesson.first-turn.end-move.title': 'End of movement',
  'lesson.first-turn.end-move.say':
    'Nothing has been rolled yet. Both attackers stand in battle hexes, and an outline keeps the place they came from. When movement ends, every battle has to be fought.',
  'lesson.first-turn.end-move.ask': 'End the movement.',

  'lesson.first-turn.order.title': 'The order of battles',
  'lesson.first-turn.order.say':
    'Battles are fought one at a time, in the order the attacker chooses. The order can matter: a beaten unit may retreat onto the very hex that another attacker came from.',
  'lesson.first-turn.order.ask': 'Open the battle on the lower Rhine (0303) first.',
  'lesson.first-turn.order.no':
    'That battle may come first as well. The lesson begins with the one on the lower Rhine (0303).',

  'lesson.first-turn.support.title': 'Support and dice',
  'lesson.first-turn.support.say':
    'A unit beside the battle that has not attacked may support an attacker with a marker: one attacking die gains 1. The defender stands behind the Rhine, and its die gains 1 too. A die of 4 or more is a hit.',
  'lesson.first-turn.support.ask': 'Name Army Group H as the supporter. Then the dice are rolled.',
  'lesson.first-turn.support.no':
    'Without support the attack succeeds in 41.7 % of cases, with it in 57.4 %. Army Group H risks nothing.',
  'lesson.first-turn.support.then':
    'The attacker rolled 3 and 5. Support makes the 3 a 4: two hits. The defender rolled 3, and the river makes it a 4: one hit. The difference is +1, and the defender must retreat.',

  'lesson.first-turn.retreat.title': 'The other player decides',
  'lesson.first-turn.retreat.say':
    'A beaten unit leaves by one hex. A Western unit goes north, south, north-west or south-west, into an empty hex. Its owner picks the hex, so for one answer you sit in the Allied player’s seat.',
  'lesson.first-turn.retreat.ask': 'Choose where 21st Army Group retreats.',
  'lesson.first-turn.retreat.then':
    'Army Group B stays on the lower Rhine and takes control of it. No city was won there, but the Western front is bent.',

  'lesson.first-turn.second.title': 'An attack that fails',
  'lesson.first-turn.second.say':
    'Army Group G attacks with a marker, against clear country. No German unit that is still free touches Lorraine, so nobody can support and the dice are rolled at once.',
  'lesson.first-turn.second.ask': 'Open the battle in Lorraine (0305).',
  'lesson.first-turn.second.then':
    '2 and 5 against 4: one hit each, difference 0. The attacker goes back to the hex it came from, and nobody is lost. The German markers come off; the German half of the turn is over.',

  'lesson.first-turn.answer.title': 'The Allied answer',
  'lesson.first-turn.answer.say':
    'The Allied player now goes through the same phases. No unit has been lost, so none comes back. Two markers are received, and they serve their own armies only: Patton and Montgomery the Western units, the others the Soviet fronts.',
  'lesson.first-turn.answer.ask': 'Give a Western marker to a Western unit of your choice.',
  'lesson.first-turn.answer.no.s': 'Legal, and a Soviet front gets one in the next step. Begin in the west.',

  'lesson.first-turn.both.title': 'Not all to one front',
  'lesson.first-turn.both.say':
    'The Allies may not throw everything on one front. When they receive two markers or more, Western and Soviet units must each get at least one before the step can be finished.',
  'lesson.first-turn.both.ask': 'Give a Soviet marker to a Soviet front of your choice.',
  'lesson.first-turn.both.no.w':
    'It can be laid there, but then the step could not be finished: no Soviet front would have a marker.',

  'lesson.first-turn.go.title': 'Over to the Allies',
  'lesson.first-turn.go.say':
    'Both fronts have their marker. After this step the Allied units move and attack, and with the end of their combat phase the second turn begins.',
  'lesson.first-turn.go.ask': 'Finish giving out markers.',
  'lesson.first-turn.go.then':
    'The Allied movement phase begins. Army Group B stands far forward, the Ruhr is empty, Koenigsberg is open: an Allied player would know where to go.',

  // ------------------------------------------------------------------------------------------ Zones and ways round
  'lesson.zones.title': 'Zones and ways round',
  'lesson.zones.about': 'Where a unit may march, and why not elsewhere',
  'lesson.zones.end':
    'One rule holds most of it: no step from zone to zone. A front holds because of the hexes it touches, not only those it stands in.',

  'lesson.zones.zone.title': 'A zone',
  'lesson.zones.zone.say':
    'Allied movement, first turn. The zone of a unit is the ring of hexes that touch it, wherever a unit could step. Army Group Centre in Cracow (0904) casts its zone over Warsaw (0903), Lublin (1003), Przemysl (1004) and more. A hexside of sea lets no zone through.',

  'lesson.zones.free.title': 'Free country',
  'lesson.zones.free.say':
    '1st Belorussian Front stands at Lublin (1003), in the zone of Army Group Centre. It looks for a hex that no German unit touches.',
  'lesson.zones.free.ask': 'Which of these hexes lies in no German zone?',
  'lesson.zones.free.option.0903': 'Warsaw (0903)',
  'lesson.zones.free.option.1004': 'Przemysl (1004)',
  'lesson.zones.free.option.1103': 'Kovel (1103)',
  'lesson.zones.free.option.0905': 'Kaschau (0905)',
  'lesson.zones.free.no.0903': 'Warsaw touches Army Group Vistula in the north and Army Group Centre in the south.',
  'lesson.zones.free.no.1004': 'Przemysl touches Army Group Centre in 0904.',
  'lesson.zones.free.no.0905': 'Kaschau touches Army Group Centre, and Army Groups South and F too.',
  'lesson.zones.free.then': 'Kovel. None of its six neighbours holds a German unit.',

  'lesson.zones.barred.title': 'From zone to zone',
  'lesson.zones.barred.say':
    'Warsaw (0903) is empty, is worth a point and lies next to Lublin (1003). And yet 1st Belorussian Front cannot simply walk in.',
  'lesson.zones.barred.ask': 'Take up 1st Belorussian Front, point at Warsaw (0903) and read why not.',
  'lesson.zones.barred.no': 'The question is about Warsaw, hex 0903, with 1st Belorussian Front taken up.',
  'lesson.zones.barred.then':
    'Lublin and Warsaw are both beside German units. There is no free hex between them either, so no way round exists.',

  'lesson.zones.back.title': 'Out of the zone',
  'lesson.zones.back.say':
    'Backwards the way is open: to Kovel (1103) or Lvov (1104), and from there one hex further. Attacking Army Group Centre would be allowed as well; a zone never forbids an attack.',
  'lesson.zones.back.ask': 'Move 1st Belorussian Front out of the zone, to any hex you like.',
  'lesson.zones.back.no.attack': 'The attack is legal. This step is about marching: move the front back.',
  'lesson.zones.back.no.other': 'A legal move, but of another unit. This step is about 1st Belorussian Front in 1003.',
  'lesson.zones.back.then': 'The front is free again. Lublin stays Soviet although nobody stands there now.',

  'lesson.zones.round.title': 'The way round',
  'lesson.zones.round.say':
    '1st Ukrainian Front (1004) is to take over at Lublin (1003). Both lie in the zone of Army Group Centre, so the direct step is barred. Two steps with a free hex between them are not.',
  'lesson.zones.round.ask': 'Bring 1st Ukrainian Front to Lublin (1003) through Lvov (1104).',
  'lesson.zones.round.no.short': 'It may go there. The way round ends at Lublin (1003), two steps away.',
  'lesson.zones.round.no.attack': 'The attack is legal. This step is about the way round.',
  'lesson.zones.round.then':
    'Out of the zone, through free country, into the zone again. Entering a zone does not stop a unit.',

  'lesson.zones.reach.title': 'Too far to attack',
  'lesson.zones.reach.say':
    'SHAEF Reserve waits around Paris (0204). No German unit touches it. Stuttgart (0404), where Army Group G stands, is two hexes away.',
  'lesson.zones.reach.ask': 'Take up SHAEF Reserve, point at Stuttgart (0404) and read why it cannot attack.',
  'lesson.zones.reach.no': 'The question is about Stuttgart, hex 0404, with SHAEF Reserve taken up.',
  'lesson.zones.reach.then':
    'An attack costs both movement points. So the attacker must already stand beside its enemy: a reserve comes up one turn and strikes the next.',

  'lesson.zones.friend.title': 'Through a friend',
  'lesson.zones.friend.say':
    'A unit may march through a hex with a friend, but not end there. From Paris to Lyon (0306) two ways lead: through Bourges (0205), and through 6th Army Group in Lorraine (0305).',
  'lesson.zones.friend.ask': 'Bring SHAEF Reserve to Lyon (0306), by either way.',
  'lesson.zones.friend.no.short': 'It may go there. Lyon (0306) is the place to reach.',
  'lesson.zones.friend.no.other': 'A legal move, but of another unit. This step is about SHAEF Reserve in Paris.',
  'lesson.zones.friend.then': 'Arrived. Lyon lies behind the front and touches no German unit.',

  // ------------------------------------------------------------------------------------------ Reading the score
  'lesson.score.title': 'Reading the score',
  'lesson.score.about': 'The last movement of the war: one march decides the game',
  'lesson.score.end':
    'The total is read from control alone: who entered last. Count before your last march, and count what lies on the way.',

  'lesson.score.eve.title': 'The last evening',
  'lesson.score.eve.say':
    'Turn 6, Allied movement. With the end of the Allied combat phase the game is over. Armies are thin, and many cities stand empty. Only control counts now, and it is drawn on every hex.',

  'lesson.score.empty.title': 'An empty city',
  'lesson.score.empty.say':
    '12th Army Group took the Ruhr (0403) weeks ago and has marched on to Hanover (0503). No unit stands in the Ruhr today.',
  'lesson.score.empty.ask': 'Who counts the two points of the Ruhr?',
  'lesson.score.empty.option.nobody': 'Nobody',
  'lesson.score.empty.option.german': 'The German side',
  'lesson.score.empty.option.allied': 'The Allies',
  'lesson.score.empty.no.nobody': 'A city is never without an owner. Leaving a hex does not give it up.',
  'lesson.score.empty.no.german': 'It was German at the start. An Allied unit has entered it since.',
  'lesson.score.empty.then':
    'The Allies. A hex belongs to the side whose unit was the last to enter, wherever that unit is now.',

  'lesson.score.edge.title': 'The edges',
  'lesson.score.edge.say':
    'In winter a German column broke through to Rouen (0104) and was thrown out of the area later, but no Western unit has entered the hex since. It has no city; it lies in column 01, on the west edge.',
  'lesson.score.edge.ask': 'What does hex 0104 count?',
  'lesson.score.edge.option.none': 'Nothing: it has no city',
  'lesson.score.edge.option.german': 'One point for the German side',
  'lesson.score.edge.option.allied': 'One point for the Allies',
  'lesson.score.edge.no.none': 'Without a city, but on an edge: columns 01 and 12 count for the German side.',
  'lesson.score.edge.no.allied': 'Only the German side counts edge hexes, and only those it controls.',
  'lesson.score.edge.then':
    'One point for the German side, as for every hex of columns 01 and 12 that it controls at the end.',

  'lesson.score.total.title': 'The total',
  'lesson.score.total.say':
    'German cities: Copenhagen, Hamburg, Munich, Berlin, Leipzig with Dresden, Stettin, Prague, Vienna and Danzig. Squares count two: Hamburg, Munich, Berlin, Leipzig with Dresden, Vienna. Add the edge. All cities together are worth 25.',
  'lesson.score.total.ask': 'How does it stand, German points to Allied points?',
  'lesson.score.total.no.14-11': 'The cities are counted rightly. The edge hex is missing.',
  'lesson.score.total.no.15-10': 'The German total is right. What is not a German city is an Allied one: 25 less 14.',
  'lesson.score.total.no.13-12': 'Five squares make ten, four circles make four, and then the edge.',
  'lesson.score.total.then':
    '15 to 11. Ten for the squares, four for the circles, one for the edge; the Allies have the other eleven.',

  'lesson.score.march.title': 'One march',
  'lesson.score.march.say':
    'A hex that a unit marches through is taken as well as the one it ends in. On the Oder (0703) stands 1st Belorussian Front, without a marker, between German units in Leipzig (0603) and Prague (0704).',
  'lesson.score.march.ask': 'Find the one march of 1st Belorussian Front that wins the game.',
  'lesson.score.march.no.one':
    'The totals come closer, but it does not win. Look for a march through two cities, one of them a square.',
  'lesson.score.march.no.none': 'That march takes no city at all.',
  'lesson.score.march.no.attack': 'Without a marker an attack on a city succeeds once in six. There is a surer way.',
  'lesson.score.march.no.other':
    'A legal move, but of another unit. 1st Belorussian Front on the Oder (0703) can do it alone.',
  'lesson.score.march.then': 'Stettin on the way, Berlin at the end: three points change sides. 12 to 14.',

  'lesson.score.over.title': 'The end of the game',
  'lesson.score.over.say':
    'No unit has entered an enemy’s hex, so there is nothing to fight. With the end of this phase the game is over and the points are added up.',
  'lesson.score.over.ask': 'End the movement and read the result.',
  'lesson.score.over.then':
    'The Allies win by 14 to 12. The edge hex did not decide it today; with one city less it would have.',

  // ------------------------------------------------------------------------------------------ Battle A
  'lesson.combat-a.title': 'Battle A: the Ardennes',
  'lesson.combat-a.about': 'Marker and support against clear country',
  'lesson.combat-a.end':
    'Two dice and a supporter against clear country: the strongest attack there is, and still it fails once in three times.',

  'lesson.combat-a.field.title': 'The position',
  'lesson.combat-a.field.say':
    'First turn, German movement. Army Group B in the Ruhr (0403) carries a marker. In the Ardennes (0304), clear country, stands 12th Army Group. Army Group G (0404) touches the same hex.',

  'lesson.combat-a.dice.title': 'Count the dice',
  'lesson.combat-a.dice.say':
    'How many dice the attacker rolls depends on the marker alone. What the defender rolls never changes.',
  'lesson.combat-a.dice.ask': 'How many dice against how many?',
  'lesson.combat-a.dice.no.1-1': 'One die is for an attacker without a marker.',
  'lesson.combat-a.dice.no.2-2': 'The defender rolls one die, always.',
  'lesson.combat-a.dice.no.3-1': 'A supporter adds 1 to a die. It does not add a die.',
  'lesson.combat-a.dice.then': 'Two against one: a die of its own and one for the marker.',
  'lesson.combat-a.dice.note': 'dice: marker, no marker',

  'lesson.combat-a.attack.title': 'Declare the attack',
  'lesson.combat-a.attack.say':
    'The attacker enters the enemy’s hex during movement. The battle itself is fought afterwards.',
  'lesson.combat-a.attack.ask': 'Attack 12th Army Group in the Ardennes (0304) with Army Group B.',
  'lesson.combat-a.attack.no': 'A legal attack, but of another battle. This one is Army Group B against 0304.',

  'lesson.combat-a.end-move.title': 'End the movement',
  'lesson.combat-a.end-move.say':
    'It is the only attack. When movement ends the battle opens, and the supporter is asked for before any die is rolled.',
  'lesson.combat-a.end-move.ask': 'End the movement.',

  'lesson.combat-a.odds.title': 'Find the odds',
  'lesson.combat-a.odds.say':
    'The section of this step holds a table of exact chances, one line for each kind of attack. Find the line for this battle if Army Group G supports.',
  'lesson.combat-a.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-a.odds.no.city': 'That line has a city or a river for the defender. The Ardennes are clear country.',
  'lesson.combat-a.odds.no.alone': 'That line has a marker but no support.',
  'lesson.combat-a.odds.no.city-support':
    'Marker and support, yes, but that line has a city or a river for the defender.',
  'lesson.combat-a.odds.then': '65.3 %: 45 rolls of 216 eliminate the defender, 96 make it retreat.',
  'lesson.combat-a.odds.note': '141 of 216, with support',

  'lesson.combat-a.difference.title': 'Find the difference',
  'lesson.combat-a.difference.say':
    'Say the attacker rolls 3 and 5, the defender 2, and Army Group G supports. Support adds 1 to one attacking die. Four or more is a hit.',
  'lesson.combat-a.difference.ask': 'Attacker’s hits less defender’s hits: what is the difference?',
  'lesson.combat-a.difference.no.minus': 'The defender’s 2 is no hit, so the difference cannot fall below zero.',
  'lesson.combat-a.difference.no.0': 'Count the attacker’s hits again; at least the 5 is one.',
  'lesson.combat-a.difference.no.1': 'That is without support. One of the two dice still gains 1.',
  'lesson.combat-a.difference.then': 'Support makes the 3 a 4: two hits. The defender’s 2 is none. +2.',
  'lesson.combat-a.difference.note': 'two hits less none',

  'lesson.combat-a.result.title': 'Read the result',
  'lesson.combat-a.result.say': 'The difference of hits decides alone; the table has three lines.',
  'lesson.combat-a.result.ask': 'What does +2 bring?',
  'lesson.combat-a.result.no.retreats': 'A retreat is the result of +1.',
  'lesson.combat-a.result.no.back': 'The attacker goes back at 0 and at −1.',
  'lesson.combat-a.result.then': '12th Army Group is eliminated and goes to the pool. The attacker stays.',
  'lesson.combat-a.result.note': 'defender eliminated',

  'lesson.combat-a.fight.title': 'Fight the battle',
  'lesson.combat-a.fight.say':
    'Now for the real thing, with exactly these dice. The supporter does not move and takes no risk.',
  'lesson.combat-a.fight.ask': 'Name Army Group G as the supporter.',
  'lesson.combat-a.fight.then':
    'As worked out. Army Group B holds the Ardennes, which are German now. 12th Army Group lies in the pool; the Allied player may bring it back in the next strategic phase.',

  // Answers that several battles share
  'lesson.combat.result.eliminated': 'The defender is eliminated, the attacker stays',
  'lesson.combat.result.retreats': 'The defender retreats, the attacker stays',
  'lesson.combat.result.back': 'The attacker goes back',

  // ------------------------------------------------------------------------------------------ Battle B
  'lesson.combat-b.title': 'Battle B: the upper Vistula',
  'lesson.combat-b.about': 'A river turns a good roll into a failure',
  'lesson.combat-b.end':
    'A river or a city takes about eight chances in a hundred. It is the cheapest help a defender can have: choose where you stand.',

  'lesson.combat-b.field.title': 'The position',
  'lesson.combat-b.field.say':
    'First turn, Allied movement. 1st Ukrainian Front (1004) carries a marker and faces Army Group Centre at Cracow (0904), behind the upper Vistula. 1st Belorussian Front (1003) touches Cracow as well.',

  'lesson.combat-b.river.title': 'The river',
  'lesson.combat-b.river.say': 'The upper Vistula runs through hex 0904. There is no city in it.',
  'lesson.combat-b.river.ask': 'What does the river do in this battle?',
  'lesson.combat-b.river.option.plus': 'It adds 1 to the defender’s die',
  'lesson.combat-b.river.option.die': 'It gives the defender a second die',
  'lesson.combat-b.river.option.minus': 'It takes 1 from each attacking die',
  'lesson.combat-b.river.no.die': 'The defender rolls one die, always.',
  'lesson.combat-b.river.no.minus': 'Attacking dice never lose anything.',
  'lesson.combat-b.river.then':
    'The defender’s die gains 1 and hits on 3 or more. River and city together would still give 1.',
  'lesson.combat-b.river.note': 'on the defender’s die',

  'lesson.combat-b.attack.title': 'Declare the attack',
  'lesson.combat-b.attack.say': 'No river hinders the march into the hex; it only helps whoever stands there.',
  'lesson.combat-b.attack.ask': 'Attack Army Group Centre in Cracow (0904) with 1st Ukrainian Front.',
  'lesson.combat-b.attack.no': 'A legal attack, but of another battle. This one is 1st Ukrainian Front against 0904.',

  'lesson.combat-b.end-move.title': 'End the movement',
  'lesson.combat-b.end-move.say':
    'The battle opens with the end of movement. 1st Belorussian Front must stay where it is: a supporter may not have attacked.',
  'lesson.combat-b.end-move.ask': 'End the movement.',

  'lesson.combat-b.odds.title': 'Find the odds',
  'lesson.combat-b.odds.say':
    'Marker, support, and a river before the defender. The table of chances has a line for it.',
  'lesson.combat-b.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-b.odds.no.alone-city': 'That line has no support.',
  'lesson.combat-b.odds.no.alone': 'That line has neither river nor support.',
  'lesson.combat-b.odds.no.clear': 'That line is for clear country. Cracow lies behind a river.',
  'lesson.combat-b.odds.then': '57.4 %: 124 rolls of 216.',
  'lesson.combat-b.odds.note': '124 of 216, with support',

  'lesson.combat-b.hits.title': 'Count the hits',
  'lesson.combat-b.hits.say':
    'The attacker rolls 6 and 2, the defender 3. Support adds 1 to one attacking die, the one where it helps most.',
  'lesson.combat-b.hits.ask': 'How many hits does the attacker score?',
  'lesson.combat-b.hits.no.0': 'The 6 is a hit by itself.',
  'lesson.combat-b.hits.no.2': 'With support the 2 becomes a 3, and a 3 is no hit.',
  'lesson.combat-b.hits.then': 'One. Support can only turn a 3 into a hit; here it changes nothing.',
  'lesson.combat-b.hits.note': 'the 6; the 2 becomes 3',

  'lesson.combat-b.difference.title': 'Find the difference',
  'lesson.combat-b.difference.say': 'One hit for the attacker. The defender rolled 3 behind its river.',
  'lesson.combat-b.difference.ask': 'What is the difference?',
  'lesson.combat-b.difference.no.minus': 'The attacker’s 6 is a hit and counts.',
  'lesson.combat-b.difference.no.1': 'That leaves out the river: the 3 becomes a 4.',
  'lesson.combat-b.difference.no.2': 'The attacker has one hit, not two.',
  'lesson.combat-b.difference.then': 'The 3 becomes a 4 and is a hit. One less one: 0.',
  'lesson.combat-b.difference.note': 'one hit less one',

  'lesson.combat-b.result.title': 'Read the result',
  'lesson.combat-b.result.say': 'The attack has not won.',
  'lesson.combat-b.result.ask': 'What does 0 bring?',
  'lesson.combat-b.result.no.retreats': 'A retreat needs +1.',
  'lesson.combat-b.result.no.eliminated': 'Elimination needs +2.',
  'lesson.combat-b.result.then':
    '1st Ukrainian Front goes back to 1004. If another unit stood there by now, it would be eliminated instead.',
  'lesson.combat-b.result.note': 'attacker goes back',

  'lesson.combat-b.fight.title': 'Fight the battle',
  'lesson.combat-b.fight.say': 'The same dice, on the board.',
  'lesson.combat-b.fight.ask': 'Name 1st Belorussian Front as the supporter.',
  'lesson.combat-b.fight.then':
    'Cracow stays German. 1st Ukrainian Front is back in 1004, and 1st Belorussian Front has been used up as a supporter for this phase.',

  // ------------------------------------------------------------------------------------------ Battle C
  'lesson.combat-c.title': 'Battle C: Bremen',
  'lesson.combat-c.about': 'One die against a river, and a retreat to choose',
  'lesson.combat-c.end':
    'One chance in six, and it came off. An attack without a marker is a gamble that costs nothing but the way back.',

  'lesson.combat-c.field.title': 'The position',
  'lesson.combat-c.field.say':
    'First turn, Allied movement. The markers lie elsewhere: 21st Army Group on the lower Rhine (0303) has none. It faces Army Group H in Bremen (0402), behind the Weser.',

  'lesson.combat-c.dice.title': 'Count the dice',
  'lesson.combat-c.dice.say': 'No marker, so no support either: a supporter must stand by a unit that carries one.',
  'lesson.combat-c.dice.ask': 'How many dice against how many?',
  'lesson.combat-c.dice.no.2-1': 'Two dice need a marker.',
  'lesson.combat-c.dice.no.1-2':
    'The defender rolls one die, always. The river changes what it shows, not how many there are.',
  'lesson.combat-c.dice.no.2-2': 'Neither side rolls two here.',
  'lesson.combat-c.dice.then': 'One against one. Elimination by +2 is out of reach.',
  'lesson.combat-c.dice.note': 'dice: no marker',

  'lesson.combat-c.odds.title': 'Find the odds',
  'lesson.combat-c.odds.say': 'One die, and the defender stands behind a river.',
  'lesson.combat-c.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-c.odds.no.clear': 'That line is for clear country.',
  'lesson.combat-c.odds.no.marker': 'That line needs a marker.',
  'lesson.combat-c.odds.then': '16.7 %: 6 rolls of 36. The attacker must hit, and the defender must roll 1 or 2.',
  'lesson.combat-c.odds.note': '6 of 36',

  'lesson.combat-c.attack.title': 'Declare the attack',
  'lesson.combat-c.attack.say':
    'A failed attack costs nothing but the march: the unit goes back, if its hex is still free.',
  'lesson.combat-c.attack.ask': 'Attack Army Group H in Bremen (0402) with 21st Army Group.',
  'lesson.combat-c.attack.no': 'A legal attack, but of another battle. This one is 21st Army Group against 0402.',

  'lesson.combat-c.end-move.title': 'End the movement',
  'lesson.combat-c.end-move.say': 'Nobody will be asked for support this time.',
  'lesson.combat-c.end-move.ask': 'End the movement.',

  'lesson.combat-c.difference.title': 'Find the difference',
  'lesson.combat-c.difference.say': 'Say the attacker rolls 4 and the defender 2.',
  'lesson.combat-c.difference.ask': 'What is the difference?',
  'lesson.combat-c.difference.no.0': 'The river makes the 2 a 3, and a 3 is no hit.',
  'lesson.combat-c.difference.no.minus': 'The 4 is a hit.',
  'lesson.combat-c.difference.no.2': 'With one die there is one hit at most.',
  'lesson.combat-c.difference.then': 'The 4 hits; the 2 becomes a 3 and misses. +1.',
  'lesson.combat-c.difference.note': 'one hit less none',

  'lesson.combat-c.retreat.title': 'Where it may go',
  'lesson.combat-c.retreat.say':
    'A German unit in columns 01 to 05 retreats north, south, north-east or south-east, into an empty hex that is linked. North of Bremen lies the sea.',
  'lesson.combat-c.retreat.ask': 'Which hexes are open to Army Group H?',
  'lesson.combat-c.retreat.option.right': 'Hamburg (0502) and Hanover (0503)',
  'lesson.combat-c.retreat.option.ruhr': 'The Ruhr (0403) and Hanover (0503)',
  'lesson.combat-c.retreat.option.friesland': 'Friesland (0302) and Hamburg (0502)',
  'lesson.combat-c.retreat.option.none': 'None: it is eliminated',
  'lesson.combat-c.retreat.no.ruhr': 'South would do, but Army Group B stands in the Ruhr.',
  'lesson.combat-c.retreat.no.friesland': 'Friesland lies north-west. Here a German unit may not go that way.',
  'lesson.combat-c.retreat.no.none': 'Two of the four directions lead to empty hexes.',
  'lesson.combat-c.retreat.then':
    'Hamburg in the north-east, Hanover in the south-east. Enemy zones do not matter for a retreat.',
  'lesson.combat-c.retreat.note': 'open: 0502 and 0503',

  'lesson.combat-c.fight.title': 'Fight the battle',
  'lesson.combat-c.fight.say': 'The same dice, on the board. With no supporter to name they are rolled at once.',
  'lesson.combat-c.fight.ask': 'Open the battle in Bremen (0402).',
  'lesson.combat-c.fight.then': 'The 4 hits, the 3 does not: +1. Now the owner of the beaten unit decides.',

  'lesson.combat-c.go.title': 'Choose the retreat',
  'lesson.combat-c.go.say':
    'It is the German player’s decision, so the seat changes for one answer. Hamburg is worth two points, Hanover one; the unit can guard one of them.',
  'lesson.combat-c.go.ask': 'Choose where Army Group H retreats.',
  'lesson.combat-c.go.then': 'Army Group H has saved itself. 21st Army Group stays in Bremen, which is Western now.',

  // ------------------------------------------------------------------------------------------ Battle D
  'lesson.combat-d.title': 'Battle D: Berlin',
  'lesson.combat-d.about': 'Column 06, from which nobody retreats',
  'lesson.combat-d.end':
    'In column 06 a German unit has its back to both walls. One hit more than the defender is enough to destroy it.',

  'lesson.combat-d.field.title': 'The position',
  'lesson.combat-d.field.say':
    'Fifth turn, Allied movement, a changed position. Army Group Centre holds Berlin (0602). 1st Belorussian Front has crossed the Oder (0703) and carries a marker.',

  'lesson.combat-d.column.title': 'Column 06',
  'lesson.combat-d.column.say':
    'A German unit retreats north, south, or towards column 06. Berlin lies in that column.',
  'lesson.combat-d.column.ask': 'Where may a German unit retreat from Berlin?',
  'lesson.combat-d.column.option.ns': 'North or south, along the column',
  'lesson.combat-d.column.option.west': 'West, away from the attacker',
  'lesson.combat-d.column.option.none': 'Nowhere',
  'lesson.combat-d.column.no.ns': 'North and south serve in every other column, not in this one.',
  'lesson.combat-d.column.no.west': 'The direction of the attack never matters, only the column.',
  'lesson.combat-d.column.then':
    'Nowhere. A German defender beaten in column 06 is eliminated, whatever lies around it.',
  'lesson.combat-d.column.note': 'hexes open for a retreat',

  'lesson.combat-d.odds.title': 'Find the odds',
  'lesson.combat-d.odds.say': 'A marker, a city for the defender. No other Allied unit touches Berlin.',
  'lesson.combat-d.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-d.odds.no.clear': 'That line is for clear country.',
  'lesson.combat-d.odds.no.support': 'That line has support, and nobody is there to give it.',
  'lesson.combat-d.odds.no.one': 'That line is for an attacker without a marker.',
  'lesson.combat-d.odds.then': '41.7 %: 90 rolls of 216. And here every success destroys the defender.',
  'lesson.combat-d.odds.note': '90 of 216, no support',

  'lesson.combat-d.attack.title': 'Declare the attack',
  'lesson.combat-d.attack.say': 'The preview counts with column 06 as well: look at what it says about the retreat.',
  'lesson.combat-d.attack.ask': 'Attack Army Group Centre in Berlin (0602) with 1st Belorussian Front.',
  'lesson.combat-d.attack.no': 'A legal attack, but of another battle. This one is 1st Belorussian Front against 0602.',

  'lesson.combat-d.end-move.title': 'End the movement',
  'lesson.combat-d.end-move.say': 'The battle hex now holds one unit of each side.',
  'lesson.combat-d.end-move.ask': 'End the movement.',

  'lesson.combat-d.difference.title': 'Find the difference',
  'lesson.combat-d.difference.say': 'Say the attacker rolls 5 and 1, the defender 1.',
  'lesson.combat-d.difference.ask': 'What is the difference?',
  'lesson.combat-d.difference.no.0': 'The city makes the 1 a 2, and that is no hit.',
  'lesson.combat-d.difference.no.2': 'Of the attacker’s dice only the 5 hits.',
  'lesson.combat-d.difference.no.minus': 'The 5 is a hit.',
  'lesson.combat-d.difference.then': 'One hit against none: +1.',
  'lesson.combat-d.difference.note': 'one hit less none',

  'lesson.combat-d.result.title': 'Read the result',
  'lesson.combat-d.result.say': '+1 means a retreat, where a retreat is possible.',
  'lesson.combat-d.result.ask': 'What happens in Berlin?',
  'lesson.combat-d.result.no.retreats': 'There is nowhere to go from column 06.',
  'lesson.combat-d.result.no.back': 'The attacker goes back at 0 and at −1.',
  'lesson.combat-d.result.then':
    'Army Group Centre is eliminated, 1st Belorussian Front stays, and Berlin changes hands.',
  'lesson.combat-d.result.note': 'eliminated, no retreat',

  'lesson.combat-d.fight.title': 'Fight the battle',
  'lesson.combat-d.fight.say': 'The same dice, on the board.',
  'lesson.combat-d.fight.ask': 'Open the battle in Berlin (0602).',
  'lesson.combat-d.fight.then':
    'Berlin is Soviet, and two points change sides: four in the balance between the totals.',

  // ------------------------------------------------------------------------------------------ Battle E
  'lesson.combat-e.title': 'Battle E: East Prussia',
  'lesson.combat-e.about': 'A supporter that decides, and four ways to retreat',
  'lesson.combat-e.end':
    'The same three dice without a supporter would have sent the attacker home. Bring a neighbour.',

  'lesson.combat-e.field.title': 'The position',
  'lesson.combat-e.field.say':
    'First turn, Allied movement. 2nd Belorussian Front on the Narew (1002) carries a marker. Army Group Vistula holds East Prussia (0902) among the Masurian lakes, which count as a river.',

  'lesson.combat-e.support.title': 'Who may support',
  'lesson.combat-e.support.say':
    'A supporter stands next to the battle hex, has not attacked in this phase and has supported nobody else.',
  'lesson.combat-e.support.ask': 'Who may support the attack on 0902?',
  'lesson.combat-e.support.option.north': '1st Baltic and 3rd Belorussian Fronts (1001)',
  'lesson.combat-e.support.option.south': '1st Belorussian Front (1003)',
  'lesson.combat-e.support.option.both': 'Both of them, for 2 in all',
  'lesson.combat-e.support.no.south':
    'Between Lublin (1003) and East Prussia (0902) lies another hex. They do not touch.',
  'lesson.combat-e.support.no.both': 'One unit may support, for 1. And one of the two does not touch the battle hex.',
  'lesson.combat-e.support.then': 'The fronts in 1001: they touch East Prussia from the north-east.',
  'lesson.combat-e.support.note': 'support from 1001',

  'lesson.combat-e.attack.title': 'Declare the attack',
  'lesson.combat-e.attack.say': 'The front with the marker attacks; the other one keeps still.',
  'lesson.combat-e.attack.ask': 'Attack Army Group Vistula in East Prussia (0902) with 2nd Belorussian Front.',
  'lesson.combat-e.attack.no': 'A legal attack, but of another battle. This one is 2nd Belorussian Front against 0902.',

  'lesson.combat-e.end-move.title': 'End the movement',
  'lesson.combat-e.end-move.say': 'The battle opens, and the supporter is asked for.',
  'lesson.combat-e.end-move.ask': 'End the movement.',

  'lesson.combat-e.difference.title': 'Find the difference',
  'lesson.combat-e.difference.say':
    'Say the attacker rolls 3 and 1, the defender 2. Support adds 1 to an attacking die, the lakes 1 to the defender’s.',
  'lesson.combat-e.difference.ask': 'What is the difference?',
  'lesson.combat-e.difference.no.0': 'Support goes to the 3 and makes it a hit.',
  'lesson.combat-e.difference.no.minus': 'The defender’s 2 becomes a 3. That is no hit.',
  'lesson.combat-e.difference.no.2': 'The 1 cannot become a hit.',
  'lesson.combat-e.difference.then': 'The 3 becomes a 4 and hits; the 2 becomes a 3 and misses. +1.',
  'lesson.combat-e.difference.note': 'one hit less none',

  'lesson.combat-e.retreat.title': 'Count the ways out',
  'lesson.combat-e.retreat.say':
    'Column 09 lies east of column 06: a German unit there retreats north, south, north-west or south-west. Enemy zones do not matter.',
  'lesson.combat-e.retreat.ask': 'How many hexes are open to Army Group Vistula?',
  'lesson.combat-e.retreat.no.2': 'North and south are only half of the directions.',
  'lesson.combat-e.retreat.no.3': 'Warsaw (0903) counts too: it is empty, and zones do not matter.',
  'lesson.combat-e.retreat.no.6': 'North-east and south-east lead towards the enemy, which is not allowed.',
  'lesson.combat-e.retreat.then': 'Four: Koenigsberg (0901), Warsaw (0903), Danzig (0801) and Posen (0802).',
  'lesson.combat-e.retreat.note': 'open: 0901, 0903, 0801, 0802',

  'lesson.combat-e.fight.title': 'Fight the battle',
  'lesson.combat-e.fight.say': 'The same dice, on the board.',
  'lesson.combat-e.fight.ask': 'Name the fronts in 1001 as the supporter.',
  'lesson.combat-e.fight.then': 'One hit against none. The German player picks one of the four hexes.',

  'lesson.combat-e.go.title': 'Choose the retreat',
  'lesson.combat-e.go.say':
    'The German player’s decision. Koenigsberg, Danzig and Warsaw are cities of one point; Posen has no city but keeps in touch with all of them.',
  'lesson.combat-e.go.ask': 'Choose where Army Group Vistula retreats.',
  'lesson.combat-e.go.then':
    '2nd Belorussian Front stays in East Prussia. Whatever was not covered lies open to the fronts behind it.',
} as const satisfies Catalogue;
