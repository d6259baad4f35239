import type { Catalogue } from '../../../message-types.ts';

/** The first turn, and what any lesson of Hitler’s Last Battles may say. */
export const firstTurn = {
  'lesson.wrong.end-mark': 'That would finish the step. Markers you have not assigned would be lost for this turn.',
  'lesson.wrong.end-move': 'That would finish movement before you have made this move.',
  'lesson.wrong.unmark': 'You may take a marker back until the step ends. This one is already in the right place.',
  'lesson.wrong.no-support':
    'You may do this, but the unit would fight alone. A supporter takes no risk. Choose it before the roll.',
  'lesson.find.dice': 'dice against dice',
  'lesson.find.odds': 'chance to win',
  'lesson.find.terrain': 'terrain effect',
  'lesson.find.hits': 'attacker’s hits',
  'lesson.find.difference': 'difference in hits',
  'lesson.find.result': 'result',
  'lesson.find.support': 'who may support',
  'lesson.find.retreat': 'possible retreats',

  'lesson.first-turn.end':
    'That is a turn: prepare, move, fight, then the other side does the same. Six turns make a game. The battles to work out go on from here, one question at a time.',

  'lesson.first-turn.map.title': 'The map',
  'lesson.first-turn.map.say':
    'Central Europe, the middle of December 1944. The map is cut into hexes, each about 200 kilometres across. Paris is in the west, Berlin in the middle, Warsaw in the east. Sea, England, Switzerland and Yugoslavia are closed.',

  'lesson.first-turn.hex.title': 'Finding a place',
  'lesson.first-turn.hex.say':
    'Each hex has a number: two figures for the column, counted from the west, two for the row, counted from the north. Hamburg is 0502, Stettin 0702. Column 06 runs through the middle of Germany.',
  'lesson.first-turn.hex.ask': 'Click hex 0602.',
  'lesson.first-turn.hex.no':
    'That is another hex. Look for the sixth column from the west, then for the second row from the north.',
  'lesson.first-turn.hex.then':
    'Berlin, hex 0602. Whenever a rule or a log line names a place, the number comes with it.',

  'lesson.first-turn.pieces.title': 'Reading the pieces',
  'lesson.first-turn.pieces.say':
    'Sixteen counters stand for whole army groups and Soviet fronts: six German, four Western, six Soviet. The Allied player runs the last two. All fight alike; what differs is where they are. A hex holds one unit of a side, never two.',
  'lesson.first-turn.pieces.ask': 'Click Army Group B, which holds the Ruhr (0403).',
  'lesson.first-turn.pieces.no':
    'That is another place. Army Group B is in hex 0403, in the Ruhr; its counter has a B.',
  'lesson.first-turn.pieces.then':
    'Army Group B. It touches 21st Army Group on the lower Rhine and 12th Army Group in the Ardennes.',

  'lesson.first-turn.cities.title': 'Cities',
  'lesson.first-turn.cities.say':
    'You win by holding cities. A round city counts one point for the side that controls it, a square city two. The side whose unit entered last controls the hex, even after that unit has moved on.',
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
  'lesson.first-turn.points.no.13': 'Thirteen is the total they need. They have two of it already.',
  'lesson.first-turn.points.then':
    'Eleven: 13 to 12. So the German player wins by holding on, and the Allied player must attack on both fronts.',

  'lesson.first-turn.turn.title': 'A turn',
  'lesson.first-turn.turn.say':
    'Each side in its half of the turn has three phases. Strategic: lost units come back, attack markers are assigned. Movement: units march or enter an enemy’s hex. Combat: what has met is fought. The German side goes first. Under the map you see who decides, and what.',

  'lesson.first-turn.mark-b.title': 'An attack marker',
  'lesson.first-turn.mark-b.say':
    'The German side receives two attack markers this turn. A marker stands for tanks, fuel and aircraft: the unit that carries it attacks with two dice instead of one. Pick a marker, then the unit; the other way round works as well.',
  'lesson.first-turn.mark-b.ask': 'Assign a marker to Army Group B in the Ruhr (0403).',
  'lesson.first-turn.mark-b.no.other':
    'It may carry one. But this plan needs the marker where two German units touch the same enemy: with Army Group B.',

  'lesson.first-turn.mark-g.title': 'The second marker',
  'lesson.first-turn.mark-g.say':
    'A unit carries one marker at most: a second one would give it nothing. The other marker goes to the neighbour in the south.',
  'lesson.first-turn.mark-g.ask': 'Assign the other marker to Army Group G on the upper Rhine (0404).',
  'lesson.first-turn.mark-g.no.other':
    'It may carry one. In this lesson Army Group G on the upper Rhine is to attack too.',

  'lesson.first-turn.end-mark.title': 'End of the step',
  'lesson.first-turn.end-mark.say':
    'Until the step ends a marker can be taken back. From then on it travels with its unit and comes off after combat. What was not assigned is lost for the turn.',
  'lesson.first-turn.end-mark.ask': 'Finish assigning markers.',

  'lesson.first-turn.zone.title': 'A barred step',
  'lesson.first-turn.zone.say':
    'Now movement: two points for each unit, one for each hex. Around every unit is its zone, the hexes that touch it. No unit may step from one enemy zone straight into another. Army Group H in Bremen (0402) touches 21st Army Group, and so does empty Friesland (0302).',
  'lesson.first-turn.zone.ask': 'Select Army Group H, then click Friesland (0302) and see why it cannot go there.',
  'lesson.first-turn.zone.no': 'The question is about Friesland, hex 0302, with Army Group H selected.',
  'lesson.first-turn.zone.then':
    'This is what the rules say, and you can always ask: click anything that is not available, or press the question mark.',

  'lesson.first-turn.detour.title': 'The way round',
  'lesson.first-turn.detour.say':
    'The rule bars only the single step. Out of one zone, through a free hex, into another zone is allowed. Army Group Vistula (0902) and empty Warsaw (0903) are both beside Soviet fronts; Posen (0802) is not.',
  'lesson.first-turn.detour.ask': 'Move Army Group Vistula through Posen (0802) to Warsaw (0903).',
  'lesson.first-turn.detour.no.short':
    'You may move there, but Warsaw stays empty. Go on from Posen (0802) to Warsaw (0903).',
  'lesson.first-turn.detour.no.other': 'Another unit may move. Here Army Group Vistula is to go to Warsaw.',
  'lesson.first-turn.detour.then':
    'Warsaw is held. Every march has its price: no unit guards Koenigsberg (0901) any more.',

  'lesson.first-turn.attack-b.title': 'An attack',
  'lesson.first-turn.attack-b.say':
    'To attack is to enter the enemy’s hex. It costs both movement points, so the unit must be adjacent to it and must not have moved. Before you confirm, dice and exact odds are shown, and a warning that the Ruhr is left empty.',
  'lesson.first-turn.attack-b.ask': 'Attack 21st Army Group on the lower Rhine (0303) with Army Group B.',
  'lesson.first-turn.attack-b.no.h':
    'Army Group H has no marker: one die instead of two. It will be of more use as a supporter.',
  'lesson.first-turn.attack-b.no.b':
    'Army Group B may attack there too. The lesson needs the river: 21st Army Group in 0303.',

  'lesson.first-turn.attack-g.title': 'A second attack',
  'lesson.first-turn.attack-g.say':
    'Any number of units may attack, but only one against the same hex. Army Group G faces 6th Army Group in Lorraine (0305), in clear terrain.',
  'lesson.first-turn.attack-g.ask': 'Attack 6th Army Group in Lorraine (0305) with Army Group G.',
  'lesson.first-turn.attack-g.no.g':
    'Army Group G may attack there too. The lesson goes on with 6th Army Group in 0305.',

  'lesson.first-turn.end-move.title': 'End of movement',
  'lesson.first-turn.end-move.say':
    'Nothing has been rolled yet. Both attackers are in battle hexes, and an outline keeps the place they came from. When movement ends, every battle has to be fought.',
  'lesson.first-turn.end-move.ask': 'Finish movement.',

  'lesson.first-turn.order.title': 'The order of battles',
  'lesson.first-turn.order.say':
    'Battles are fought one at a time, in the order the attacker chooses. The order can matter: a beaten unit may retreat onto the very hex that another attacker came from.',
  'lesson.first-turn.order.ask': 'Fight the battle on the lower Rhine (0303) first.',
  'lesson.first-turn.order.no':
    'That battle may come first as well. The lesson begins with the one on the lower Rhine (0303).',

  'lesson.first-turn.support.title': 'Support and dice',
  'lesson.first-turn.support.say':
    'A unit beside the battle that has not attacked may support an attacker with a marker: one attacking die gains 1. The defender is behind the Rhine, and its die gains 1 too. A die of 4 or more is a hit.',
  'lesson.first-turn.support.ask': 'Choose Army Group H as the supporter. Then the dice are rolled.',
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
    'Army Group G attacks with a marker, against clear terrain. No German unit that is still free touches Lorraine, so nobody can support and the dice are rolled at once.',
  'lesson.first-turn.second.ask': 'Fight the battle in Lorraine (0305).',
  'lesson.first-turn.second.then':
    '2 and 5 against 4: one hit each, difference 0. The attacker goes back to the hex it came from, and nobody is lost. The German markers come off; the German half of the turn is over.',

  'lesson.first-turn.answer.title': 'The Allied answer',
  'lesson.first-turn.answer.say':
    'The Allied player now goes through the same phases. No unit has been lost, so none comes back. Two markers are received, and they serve their own armies only: Patton and Montgomery the Western units, the others the Soviet fronts.',
  'lesson.first-turn.answer.ask': 'Assign a Western marker to a Western unit of your choice.',
  'lesson.first-turn.answer.no.s': 'Allowed, and a Soviet front gets one in the next step. Begin in the west.',

  'lesson.first-turn.both.title': 'Not all to one front',
  'lesson.first-turn.both.say':
    'The Allies may not throw everything on one front. When they receive two markers or more, Western and Soviet units must each get at least one before the step can be finished.',
  'lesson.first-turn.both.ask': 'Assign a Soviet marker to a Soviet front of your choice.',
  'lesson.first-turn.both.no.w':
    'It can be laid there, but then the step could not be finished: no Soviet front would have a marker.',

  'lesson.first-turn.go.title': 'Over to the Allies',
  'lesson.first-turn.go.say':
    'Both fronts have their marker. After this step the Allied units move and attack, and with the end of their combat phase the second turn begins.',
  'lesson.first-turn.go.ask': 'Finish assigning markers.',
  'lesson.first-turn.go.then':
    'The Allied movement phase begins. Army Group B is far forward, the Ruhr is empty, Koenigsberg is open: an Allied player would know where to go.',
} as const satisfies Catalogue;
