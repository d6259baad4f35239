import type { Catalogue } from '../../../message-types.ts';

/** The battles to work out. */
export const battles = {
  // ------------------------------------------------------------------------------------------ Battle A
  'lesson.combat-a.end':
    'Two dice and support against clear terrain: no attack is stronger, and it still fails about one time in three.',

  'lesson.combat-a.field.title': 'The position',
  'lesson.combat-a.field.say':
    'First turn, German movement. Army Group B in the Ruhr (0403) carries a marker. In the Ardennes (0304), in clear terrain, is 12th Army Group. Army Group G (0404) touches the same hex.',

  'lesson.combat-a.dice.title': 'Count the dice',
  'lesson.combat-a.dice.say':
    'How many dice the attacker rolls depends on the marker alone. What the defender rolls never changes.',
  'lesson.combat-a.dice.ask': 'How many dice against how many?',
  'lesson.combat-a.dice.no.1-1': 'One die is for an attacker without a marker.',
  'lesson.combat-a.dice.no.2-2': 'The defender rolls one die, always.',
  'lesson.combat-a.dice.no.3-1': 'A supporter adds 1 to a die. It does not add a die.',
  'lesson.combat-a.dice.then': 'Two against one: every attacker rolls one die, and the marker adds a second.',
  'lesson.combat-a.dice.note': 'dice: marker, no marker',

  'lesson.combat-a.attack.title': 'Declare the attack',
  'lesson.combat-a.attack.say':
    'A unit attacks by entering the enemy’s hex during movement. The battle is fought after movement.',
  'lesson.combat-a.attack.ask': 'Attack 12th Army Group in the Ardennes (0304) with Army Group B.',
  'lesson.combat-a.attack.no':
    'That attack is legal, but it is another battle. Attack the Ardennes (0304) with Army Group B.',

  'lesson.combat-a.end-move.title': 'End the movement',
  'lesson.combat-a.end-move.say':
    'This is your only attack. When you finish movement the battle begins: you choose a supporter, then the dice are rolled.',
  'lesson.combat-a.end-move.ask': 'Finish movement.',

  'lesson.combat-a.odds.title': 'Find the odds',
  'lesson.combat-a.odds.say':
    'The rule of this step has a table of exact odds, one line for each kind of attack. Find the line for this battle if Army Group G supports.',
  'lesson.combat-a.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-a.odds.no.city': 'That line has a city or a river for the defender. The Ardennes are clear terrain.',
  'lesson.combat-a.odds.no.alone': 'That line has a marker but no support.',
  'lesson.combat-a.odds.no.city-support':
    'Marker and support, yes, but that line has a city or a river for the defender.',
  'lesson.combat-a.odds.then': '65.3 %: 45 rolls of 216 eliminate the defender, 96 make it retreat.',
  'lesson.combat-a.odds.note': '141 of 216, with support',

  'lesson.combat-a.difference.title': 'Find the difference',
  'lesson.combat-a.difference.say':
    'Say the attacker rolls 3 and 5, the defender 2, and Army Group G supports. Support adds 1 to one attacking die. Four or more is a hit.',
  'lesson.combat-a.difference.ask': 'Attacker’s hits minus defender’s hits: what is the difference?',
  'lesson.combat-a.difference.no.minus': 'The defender’s 2 is no hit, so the difference cannot fall below zero.',
  'lesson.combat-a.difference.no.0': 'Count the attacker’s hits again; at least the 5 is one.',
  'lesson.combat-a.difference.no.1': 'That is without support. Add 1 to one of the two dice.',
  'lesson.combat-a.difference.then':
    'Support makes the 3 a 4: two hits. The defender’s 2 misses. The difference is +2.',
  'lesson.combat-a.difference.note': 'two hits minus none',

  'lesson.combat-a.result.title': 'Read the result',
  'lesson.combat-a.result.say': 'Only the difference in hits decides. The table has three lines.',
  'lesson.combat-a.result.ask': 'What is the result of +2?',
  'lesson.combat-a.result.no.retreats': 'A retreat is the result of +1.',
  'lesson.combat-a.result.no.back': 'The attacker goes back at 0 and at −1.',
  'lesson.combat-a.result.then': '12th Army Group is eliminated and goes to the pool. The attacker stays.',
  'lesson.combat-a.result.note': 'defender eliminated',

  'lesson.combat-a.fight.title': 'Fight the battle',
  'lesson.combat-a.fight.say':
    'Now fight the battle, with exactly these dice. The supporter does not move and takes no risk.',
  'lesson.combat-a.fight.ask': 'Choose Army Group G as the supporter.',
  'lesson.combat-a.fight.then':
    'The result is the one you worked out. Army Group B holds the Ardennes, which are German now. 12th Army Group is in the pool; the Allied player may bring it back in the next strategic phase.',

  // Answers that several battles share
  'lesson.combat.result.eliminated': 'The defender is eliminated, the attacker stays',
  'lesson.combat.result.retreats': 'The defender retreats, the attacker stays',
  'lesson.combat.result.back': 'The attacker goes back',

  // ------------------------------------------------------------------------------------------ Battle B
  'lesson.combat-b.end':
    'A river or a city takes about 8 % from the attacker’s chance and costs the defender nothing. Choose your hexes with that in mind.',

  'lesson.combat-b.field.title': 'The position',
  'lesson.combat-b.field.say':
    'First turn, Allied movement. 1st Ukrainian Front (1004) carries a marker and faces Army Group Centre at Cracow (0904), behind the upper Vistula. 1st Belorussian Front (1003) touches Cracow as well.',

  'lesson.combat-b.river.title': 'The river',
  'lesson.combat-b.river.say': 'The upper Vistula runs through Cracow (0904). There is no city in the hex.',
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
  'lesson.combat-b.attack.say':
    'A river does not stop a unit from entering the hex. It only helps the unit that defends there.',
  'lesson.combat-b.attack.ask': 'Attack Army Group Centre in Cracow (0904) with 1st Ukrainian Front.',
  'lesson.combat-b.attack.no':
    'That attack is legal, but it is another battle. Attack Cracow (0904) with 1st Ukrainian Front.',

  'lesson.combat-b.end-move.title': 'End the movement',
  'lesson.combat-b.end-move.say':
    'The battle begins when you finish movement. Leave 1st Belorussian Front where it is: a unit that has attacked cannot support.',
  'lesson.combat-b.end-move.ask': 'Finish movement.',

  'lesson.combat-b.odds.title': 'Find the odds',
  'lesson.combat-b.odds.say':
    'The attacker has a marker and support, the defender is behind a river. The table of odds has a line for it.',
  'lesson.combat-b.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-b.odds.no.alone-city': 'That line has no support.',
  'lesson.combat-b.odds.no.alone': 'That line has neither river nor support.',
  'lesson.combat-b.odds.no.clear': 'That line is for clear terrain. Cracow is behind a river.',
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
  'lesson.combat-b.difference.then': 'The 3 becomes a 4 and is a hit. One minus one is 0.',
  'lesson.combat-b.difference.note': 'one hit minus one',

  'lesson.combat-b.result.title': 'Read the result',
  'lesson.combat-b.result.say': 'The attacker has no more hits than the defender.',
  'lesson.combat-b.result.ask': 'What is the result of 0?',
  'lesson.combat-b.result.no.retreats': 'A retreat needs +1.',
  'lesson.combat-b.result.no.eliminated': 'Elimination needs +2.',
  'lesson.combat-b.result.then':
    '1st Ukrainian Front goes back to Przemysl (1004). If another unit were there now, 1st Ukrainian Front would be eliminated.',
  'lesson.combat-b.result.note': 'attacker goes back',

  'lesson.combat-b.fight.title': 'Fight the battle',
  'lesson.combat-b.fight.say': 'The same dice, on the board.',
  'lesson.combat-b.fight.ask': 'Choose 1st Belorussian Front as the supporter.',
  'lesson.combat-b.fight.then':
    'Cracow stays German. 1st Ukrainian Front is back in Przemysl (1004), and 1st Belorussian Front cannot support again in this phase.',

  // ------------------------------------------------------------------------------------------ Battle C
  'lesson.combat-c.end':
    'It was one chance in six, and it worked. An attack without a marker that fails only has to go back, so keep its hex free.',

  'lesson.combat-c.field.title': 'The position',
  'lesson.combat-c.field.say':
    'First turn, Allied movement. Other units have the markers: 21st Army Group on the lower Rhine (0303) has none. It faces Army Group H in Bremen (0402), behind the Weser.',

  'lesson.combat-c.dice.title': 'Count the dice',
  'lesson.combat-c.dice.say':
    'Without a marker there is no support either: a unit supports only an attacker that has a marker.',
  'lesson.combat-c.dice.ask': 'How many dice against how many?',
  'lesson.combat-c.dice.no.2-1': 'Two dice need a marker.',
  'lesson.combat-c.dice.no.1-2':
    'The defender rolls one die, always. The river changes what it shows, not how many there are.',
  'lesson.combat-c.dice.no.2-2': 'Neither side rolls two here.',
  'lesson.combat-c.dice.then': 'One against one. Elimination by +2 is out of reach.',
  'lesson.combat-c.dice.note': 'dice: no marker',

  'lesson.combat-c.odds.title': 'Find the odds',
  'lesson.combat-c.odds.say': 'One die, and the defender is behind a river.',
  'lesson.combat-c.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-c.odds.no.clear': 'That line is for clear terrain.',
  'lesson.combat-c.odds.no.marker': 'That line needs a marker.',
  'lesson.combat-c.odds.then': '16.7 %: 6 rolls of 36. The attacker must hit, and the defender must roll 1 or 2.',
  'lesson.combat-c.odds.note': '6 of 36',

  'lesson.combat-c.attack.title': 'Declare the attack',
  'lesson.combat-c.attack.say': 'If the attack fails, the unit goes back to its hex, as long as that hex is free.',
  'lesson.combat-c.attack.ask': 'Attack Army Group H in Bremen (0402) with 21st Army Group.',
  'lesson.combat-c.attack.no':
    'That attack is legal, but it is another battle. Attack Bremen (0402) with 21st Army Group.',

  'lesson.combat-c.end-move.title': 'End the movement',
  'lesson.combat-c.end-move.say': 'This time there is no supporter to choose.',
  'lesson.combat-c.end-move.ask': 'Finish movement.',

  'lesson.combat-c.difference.title': 'Find the difference',
  'lesson.combat-c.difference.say': 'Say the attacker rolls 4 and the defender 2.',
  'lesson.combat-c.difference.ask': 'What is the difference?',
  'lesson.combat-c.difference.no.0': 'The river makes the 2 a 3, and a 3 is no hit.',
  'lesson.combat-c.difference.no.minus': 'The 4 is a hit.',
  'lesson.combat-c.difference.no.2': 'With one die there is one hit at most.',
  'lesson.combat-c.difference.then': 'The 4 hits; the 2 becomes a 3 and misses. The difference is +1.',
  'lesson.combat-c.difference.note': 'one hit minus none',

  'lesson.combat-c.retreat.title': 'Where it may retreat',
  'lesson.combat-c.retreat.say':
    'A German unit in columns 01 to 05 retreats north, south, north-east or south-east, into an empty adjacent hex. North of Bremen is the sea.',
  'lesson.combat-c.retreat.ask': 'Where may Army Group H retreat?',
  'lesson.combat-c.retreat.option.right': 'Hamburg (0502) and Hanover (0503)',
  'lesson.combat-c.retreat.option.ruhr': 'The Ruhr (0403) and Hanover (0503)',
  'lesson.combat-c.retreat.option.friesland': 'Friesland (0302) and Hamburg (0502)',
  'lesson.combat-c.retreat.option.none': 'None: it is eliminated',
  'lesson.combat-c.retreat.no.ruhr': 'South is a legal direction, but Army Group B is in the Ruhr.',
  'lesson.combat-c.retreat.no.friesland': 'Friesland is north-west. Here a German unit may not go that way.',
  'lesson.combat-c.retreat.no.none': 'Two of the four directions lead to empty hexes.',
  'lesson.combat-c.retreat.then':
    'Hamburg in the north-east, Hanover in the south-east. Enemy zones do not matter for a retreat.',
  'lesson.combat-c.retreat.note': 'to 0502 or 0503',

  'lesson.combat-c.fight.title': 'Fight the battle',
  'lesson.combat-c.fight.say':
    'The same dice, on the board. There is no supporter to choose, so they are rolled at once.',
  'lesson.combat-c.fight.ask': 'Fight the battle in Bremen (0402).',
  'lesson.combat-c.fight.then': 'The 4 hits, the 3 misses: +1. Now the owner of the beaten unit decides.',

  'lesson.combat-c.go.title': 'Choose the retreat',
  'lesson.combat-c.go.say':
    'The German player decides, so the seat changes for this one choice. Hamburg is worth two points, Hanover one; the unit can guard one of them.',
  'lesson.combat-c.go.ask': 'Choose where Army Group H retreats.',
  'lesson.combat-c.go.then': 'Army Group H survives. 21st Army Group stays in Bremen, which is Western now.',

  // ------------------------------------------------------------------------------------------ Battle D
  'lesson.combat-d.end':
    'A German unit in column 06 cannot retreat. One hit more than the defender is enough to eliminate it.',

  'lesson.combat-d.field.title': 'The position',
  'lesson.combat-d.field.say':
    'Fifth turn, Allied movement, a changed position. Army Group Centre holds Berlin (0602). 1st Belorussian Front has crossed the Oder (0703) and carries a marker.',

  'lesson.combat-d.column.title': 'Column 06',
  'lesson.combat-d.column.say': 'A German unit retreats north, south, or towards column 06. Berlin is in that column.',
  'lesson.combat-d.column.ask': 'Where may a German unit retreat from Berlin?',
  'lesson.combat-d.column.option.ns': 'North or south, along the column',
  'lesson.combat-d.column.option.west': 'West, away from the attacker',
  'lesson.combat-d.column.option.none': 'Nowhere',
  'lesson.combat-d.column.no.ns': 'North and south serve in every other column, not in this one.',
  'lesson.combat-d.column.no.west': 'The direction of the attack never matters, only the column.',
  'lesson.combat-d.column.then': 'Nowhere. A German defender beaten in column 06 is eliminated, whatever is around it.',
  'lesson.combat-d.column.note': 'hexes open for a retreat',

  'lesson.combat-d.odds.title': 'Find the odds',
  'lesson.combat-d.odds.say': 'A marker, a city for the defender. No other Allied unit touches Berlin.',
  'lesson.combat-d.odds.ask': 'How likely is it that the attack succeeds?',
  'lesson.combat-d.odds.no.clear': 'That line is for clear terrain.',
  'lesson.combat-d.odds.no.support': 'That line has support, but no unit is there to support.',
  'lesson.combat-d.odds.no.one': 'That line is for an attacker without a marker.',
  'lesson.combat-d.odds.then': '41.7 %: 90 rolls of 216. Here every success eliminates the defender.',
  'lesson.combat-d.odds.note': '90 of 216, no support',

  'lesson.combat-d.attack.title': 'Declare the attack',
  'lesson.combat-d.attack.say': 'The preview knows the rule of column 06: look at what it says about the retreat.',
  'lesson.combat-d.attack.ask': 'Attack Army Group Centre in Berlin (0602) with 1st Belorussian Front.',
  'lesson.combat-d.attack.no':
    'That attack is legal, but it is another battle. Attack Berlin (0602) with 1st Belorussian Front.',

  'lesson.combat-d.end-move.title': 'End the movement',
  'lesson.combat-d.end-move.say': 'The battle hex now holds one unit of each side.',
  'lesson.combat-d.end-move.ask': 'Finish movement.',

  'lesson.combat-d.difference.title': 'Find the difference',
  'lesson.combat-d.difference.say': 'Say the attacker rolls 5 and 1, the defender 1.',
  'lesson.combat-d.difference.ask': 'What is the difference?',
  'lesson.combat-d.difference.no.0': 'The city makes the 1 a 2, and that is no hit.',
  'lesson.combat-d.difference.no.2': 'Of the attacker’s dice only the 5 hits.',
  'lesson.combat-d.difference.no.minus': 'The 5 is a hit.',
  'lesson.combat-d.difference.then': 'One hit against none: +1.',
  'lesson.combat-d.difference.note': 'one hit minus none',

  'lesson.combat-d.result.title': 'Read the result',
  'lesson.combat-d.result.say': '+1 means a retreat, where a retreat is possible.',
  'lesson.combat-d.result.ask': 'What happens in Berlin?',
  'lesson.combat-d.result.no.retreats': 'A German unit cannot retreat from column 06.',
  'lesson.combat-d.result.no.back': 'The attacker goes back at 0 and at −1.',
  'lesson.combat-d.result.then':
    'Army Group Centre is eliminated, 1st Belorussian Front stays, and Berlin changes hands.',
  'lesson.combat-d.result.note': 'eliminated, no retreat',

  'lesson.combat-d.fight.title': 'Fight the battle',
  'lesson.combat-d.fight.say': 'The same dice, on the board.',
  'lesson.combat-d.fight.ask': 'Fight the battle in Berlin (0602).',
  'lesson.combat-d.fight.then':
    'Berlin is Soviet. Two points change sides, so the gap between the totals changes by four.',

  // ------------------------------------------------------------------------------------------ Battle E
  'lesson.combat-e.end':
    'With the same three dice and no supporter, the attacker would have gone back. Bring a second unit next to your target.',

  'lesson.combat-e.field.title': 'The position',
  'lesson.combat-e.field.say':
    'First turn, Allied movement. 2nd Belorussian Front on the Narew (1002) carries a marker. Army Group Vistula holds East Prussia (0902) among the Masurian lakes, which count as a river.',

  'lesson.combat-e.support.title': 'Who may support',
  'lesson.combat-e.support.say':
    'A supporter is next to the battle hex, has not attacked in this phase and has not supported another attack.',
  'lesson.combat-e.support.ask': 'Who may support the attack on East Prussia (0902)?',
  'lesson.combat-e.support.option.north': '1st Baltic and 3rd Belorussian Fronts (1001)',
  'lesson.combat-e.support.option.south': '1st Belorussian Front (1003)',
  'lesson.combat-e.support.option.both': 'Both of them, for +2',
  'lesson.combat-e.support.no.south': 'Lublin (1003) does not touch East Prussia (0902): another hex is between them.',
  'lesson.combat-e.support.no.both':
    'Only one unit may support, for +1. And one of these two does not touch the battle hex.',
  'lesson.combat-e.support.then': 'The fronts in 1001: they touch East Prussia from the north-east.',
  'lesson.combat-e.support.note': 'support from 1001',

  'lesson.combat-e.attack.title': 'Declare the attack',
  'lesson.combat-e.attack.say': 'The front with the marker attacks; the other one stays where it is.',
  'lesson.combat-e.attack.ask': 'Attack Army Group Vistula in East Prussia (0902) with 2nd Belorussian Front.',
  'lesson.combat-e.attack.no':
    'That attack is legal, but it is another battle. Attack East Prussia (0902) with 2nd Belorussian Front.',

  'lesson.combat-e.end-move.title': 'End the movement',
  'lesson.combat-e.end-move.say': 'The battle begins, and you choose the supporter.',
  'lesson.combat-e.end-move.ask': 'Finish movement.',

  'lesson.combat-e.difference.title': 'Find the difference',
  'lesson.combat-e.difference.say':
    'Say the attacker rolls 3 and 1, the defender 2. Support adds 1 to an attacking die, the lakes 1 to the defender’s.',
  'lesson.combat-e.difference.ask': 'What is the difference?',
  'lesson.combat-e.difference.no.0': 'Support goes to the 3 and makes it a hit.',
  'lesson.combat-e.difference.no.minus': 'The defender’s 2 becomes a 3. That is no hit.',
  'lesson.combat-e.difference.no.2': 'The 1 cannot become a hit.',
  'lesson.combat-e.difference.then': 'The 3 becomes a 4 and hits; the 2 becomes a 3 and misses. The difference is +1.',
  'lesson.combat-e.difference.note': 'one hit minus none',

  'lesson.combat-e.retreat.title': 'Count the retreats',
  'lesson.combat-e.retreat.say':
    'Column 09 is east of column 06: a German unit there retreats north, south, north-west or south-west. Enemy zones do not matter.',
  'lesson.combat-e.retreat.ask': 'To how many hexes may Army Group Vistula retreat?',
  'lesson.combat-e.retreat.no.2': 'North and south are only half of the directions.',
  'lesson.combat-e.retreat.no.3': 'Warsaw (0903) counts too: it is empty, and zones do not matter.',
  'lesson.combat-e.retreat.no.6':
    'North-east and south-east lead towards the enemy. A German unit may not retreat there.',
  'lesson.combat-e.retreat.then': 'Four: Koenigsberg (0901), Warsaw (0903), Danzig (0801) and Posen (0802).',
  'lesson.combat-e.retreat.note': '0901, 0903, 0801, 0802',

  'lesson.combat-e.fight.title': 'Fight the battle',
  'lesson.combat-e.fight.say': 'The same dice, on the board.',
  'lesson.combat-e.fight.ask': 'Choose the fronts in 1001 as the supporter.',
  'lesson.combat-e.fight.then': 'One hit against none. The German player picks one of the four hexes.',

  'lesson.combat-e.go.title': 'Choose the retreat',
  'lesson.combat-e.go.say':
    'The German player decides. Koenigsberg, Danzig and Warsaw are cities of one point; Posen has no city, but all three are within two hexes of it.',
  'lesson.combat-e.go.ask': 'Choose where Army Group Vistula retreats.',
  'lesson.combat-e.go.then':
    '2nd Belorussian Front stays in East Prussia. The fronts behind it can enter every hex that you did not cover.',
} as const satisfies Catalogue;
