import type { Catalogue } from '../../../message-types.ts';

/** Zones and ways round; reading the score. */
export const marches = {
  // ------------------------------------------------------------------------------------------ Zones and ways round
  'lesson.zones.end':
    'One rule decides most moves: no step from zone to zone. A unit holds back the enemy in every hex next to it.',

  'lesson.zones.zone.title': 'A zone',
  'lesson.zones.zone.say':
    'Allied movement, first turn. The zone of a unit is the ring of hexes around it that it could step into. Army Group Centre in Cracow (0904) has Warsaw (0903), Lublin (1003), Przemysl (1004) and more in its zone. A zone does not cross an all-water side.',

  'lesson.zones.free.title': 'Outside the zones',
  'lesson.zones.free.say':
    '1st Belorussian Front is at Lublin (1003), in the zone of Army Group Centre. It looks for a hex that no German unit touches.',
  'lesson.zones.free.ask': 'Which of these hexes is in no German zone?',
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
    'Warsaw (0903) is empty, is worth a point and is next to Lublin (1003). Still, 1st Belorussian Front cannot enter it.',
  'lesson.zones.barred.ask': 'Select 1st Belorussian Front, click Warsaw (0903) and read why not.',
  'lesson.zones.barred.no': 'The question is about Warsaw, hex 0903, with 1st Belorussian Front selected.',
  'lesson.zones.barred.then':
    'Lublin and Warsaw both touch German units. No free hex is between them, so there is no way round either.',

  'lesson.zones.back.title': 'Out of the zone',
  'lesson.zones.back.say':
    'It may fall back to Kovel (1103) or Lvov (1104), and one hex further. It may also attack Army Group Centre: a zone never bars an attack.',
  'lesson.zones.back.ask': 'Move 1st Belorussian Front out of the zone, to any hex you like.',
  'lesson.zones.back.no.attack': 'That attack is legal. This step is about movement: move the front back.',
  'lesson.zones.back.no.other': 'A legal move, but of another unit. This step is about 1st Belorussian Front in 1003.',
  'lesson.zones.back.then': 'The front is free again. Lublin stays Soviet although nobody is there now.',

  'lesson.zones.round.title': 'The way round',
  'lesson.zones.round.say':
    '1st Ukrainian Front (1004) is to take over at Lublin (1003). Both are in the zone of Army Group Centre, so the direct step is barred. Two steps with a free hex between them are not.',
  'lesson.zones.round.ask': 'Bring 1st Ukrainian Front to Lublin (1003) through Lvov (1104).',
  'lesson.zones.round.no.short': 'It may go there. The way round ends at Lublin (1003), two steps away.',
  'lesson.zones.round.no.attack': 'That attack is legal. This step is about the way round.',
  'lesson.zones.round.then':
    'Out of the zone, through a free hex, into the zone again. Entering a zone does not stop a unit.',

  'lesson.zones.reach.title': 'Too far to attack',
  'lesson.zones.reach.say':
    'SHAEF Reserve waits around Paris (0204). No German unit touches it. Stuttgart (0404), where Army Group G stands, is two hexes away.',
  'lesson.zones.reach.ask': 'Select SHAEF Reserve, click Stuttgart (0404) and read why it cannot attack.',
  'lesson.zones.reach.no': 'The question is about Stuttgart, hex 0404, with SHAEF Reserve selected.',
  'lesson.zones.reach.then':
    'An attack costs both movement points. So the attacker must already be next to its enemy: a reserve comes up one turn and strikes the next.',

  'lesson.zones.friend.title': 'Through a friendly hex',
  'lesson.zones.friend.say':
    'A unit may move through a hex with a friendly unit, but may not end there. Two ways lead from Paris to Lyon (0306): through Bourges (0205), and through 6th Army Group in Lorraine (0305).',
  'lesson.zones.friend.ask': 'Bring SHAEF Reserve to Lyon (0306), by either way.',
  'lesson.zones.friend.no.short': 'It may go there. Lyon (0306) is the place to reach.',
  'lesson.zones.friend.no.other': 'A legal move, but of another unit. This step is about SHAEF Reserve in Paris.',
  'lesson.zones.friend.then': 'Arrived. Lyon is behind the front and touches no German unit.',

  // ------------------------------------------------------------------------------------------ Reading the score
  'lesson.score.end':
    'Control alone makes the total: the side that entered last. Count before your last move, and count the hexes on the way.',

  'lesson.score.eve.title': 'The last phase',
  'lesson.score.eve.say':
    'Turn 6, Allied movement. With the end of the Allied combat phase the game is over. Armies are thin, and many cities stand empty. Only control counts now, and it is drawn on every hex.',

  'lesson.score.empty.title': 'An empty city',
  'lesson.score.empty.say':
    '12th Army Group took the Ruhr (0403) weeks ago and has marched on to Hanover (0503). No unit is in the Ruhr today.',
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
    'In winter a German column broke through to Rouen (0104) and was later driven out of the area, but no Western unit has entered the hex since. It has no city. It is in column 01, on the west edge.',
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
  'lesson.score.total.ask': 'What is the score, German points to Allied points?',
  'lesson.score.total.no.14-11': 'The cities are counted rightly. The edge hex is missing.',
  'lesson.score.total.no.15-10': 'The German total is right. What is not a German city is an Allied one: 25 less 14.',
  'lesson.score.total.no.13-12': 'Five squares make ten, four circles make four, and then the edge.',
  'lesson.score.total.then':
    '15 to 11. Ten for the squares, four for the circles, one for the edge; the Allies have the other eleven.',

  'lesson.score.march.title': 'One move',
  'lesson.score.march.say':
    'A unit takes the hex it moves through as well as the one it ends in. On the Oder (0703) is 1st Belorussian Front, without a marker, between German units in Leipzig (0603) and Prague (0704).',
  'lesson.score.march.ask': 'Find the one move of 1st Belorussian Front that wins the game.',
  'lesson.score.march.no.one':
    'The totals come closer, but it does not win. Look for a way through two cities, one of them square.',
  'lesson.score.march.no.none': 'That move takes no city at all.',
  'lesson.score.march.no.attack': 'Without a marker an attack on a city succeeds once in six. There is a surer way.',
  'lesson.score.march.no.other':
    'A legal move, but of another unit. 1st Belorussian Front on the Oder (0703) can do it alone.',
  'lesson.score.march.then': 'Stettin on the way, Berlin at the end: three points change sides. 12 to 14.',

  'lesson.score.over.title': 'The end of the game',
  'lesson.score.over.say':
    'No unit has entered an enemy’s hex, so there is nothing to fight. When this phase ends, the game is over and the points are counted.',
  'lesson.score.over.ask': 'End the movement and read the result.',
  'lesson.score.over.then':
    'The Allies win by 14 to 12. The edge hex did not decide it today; with one city less it would have.',
} as const satisfies Catalogue;
