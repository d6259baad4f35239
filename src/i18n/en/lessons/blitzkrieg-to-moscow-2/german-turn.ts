import type { Catalogue } from '../../../message-types.ts';

/** The worked example of Blitzkrieg to Moscow 2 in three lessons, and what any lesson of the game may say. */
export const germanTurn = {
  'lesson.wrong.btm.attack': 'You may attack there. The lesson goes another way first. Nothing has changed.',
  'lesson.wrong.btm.end': 'That would end the phase before its work is done.',
  'lesson.wrong.btm.move': 'You may do that, but the lesson has another move in mind. Nothing has changed.',
  'lesson.wrong.btm.tank': 'A tank that may act. The lesson uses another one, or another way, at this point.',
  'lesson.wrong.btm.way': 'An open way. The lesson goes by another hex.',
  'lesson.wrong.btm.card': 'A card that may be taken. The lesson needs another one this turn.',

  'lesson.btm-first-move.end':
    'Logistics and movement are done. The second lesson of the turn goes on from here with the four attacks.',

  'lesson.btm-first-move.war.title': 'Six turns',
  'lesson.btm-first-move.war.say':
    'The German army is on the border of the Soviet Union. The first turn is June 1941, the sixth ends in April 1942. What counts then is the German score: with 10 points or more the German player has won, with 9 or fewer the Soviet player.',

  'lesson.btm-first-move.cities.title': 'What counts',
  'lesson.btm-first-move.cities.say':
    'Most of the points are in thirteen cities. A city counts for the German side if it was the last to enter it and can bring supply to it. Minsk is worth 1 point; three supply cities are worth 2.',
  'lesson.btm-first-move.cities.ask': 'Click a city that is worth 2 points.',
  'lesson.btm-first-move.cities.no': 'Not worth 2. One is in the far north, one in the east, one in the Crimea.',
  'lesson.btm-first-move.cities.then':
    'Leningrad, Moscow and Sevastopol. All cities together make 16; active panzer armies add a little, and losses take some away.',

  'lesson.btm-first-move.counter.title': 'Reading a counter',
  'lesson.btm-first-move.counter.say':
    '2nd Panzer Army has 7, (4) and 5: strength, passive strength and movement. The front is the active side. The back, the spent side, shows the passive strength as its only strength.',
  'lesson.btm-first-move.counter.ask': 'With what strength does 2nd Panzer Army attack once it is spent?',
  'lesson.btm-first-move.counter.no.5': 'Five is its movement: so many hexes it may go.',
  'lesson.btm-first-move.counter.no.7': 'Seven is the strength of the active side.',
  'lesson.btm-first-move.counter.then':
    'Four. A spent unit may still move and attack, with the strength it shows. Every attack leaves the attackers spent.',

  'lesson.btm-first-move.rear.title': 'Rear areas',
  'lesson.btm-first-move.rear.say':
    'Beyond the western edge there are four rear areas: N, C, S and R, for North, Centre, South and Romania. Each is one large space that touches several hexes. The Soviet rear is in the east. All German units begin in the area of their code.',
  'lesson.btm-first-move.rear.ask': 'Click a hex that touches rear area S.',
  'lesson.btm-first-move.rear.no':
    'That hex does not touch S. Look along the edge between the Pripet marshes and Galicia.',
  'lesson.btm-first-move.rear.then': 'S touches 0801, 0901 and 1001; 1001 is shared with C.',

  'lesson.btm-first-move.cards.title': 'Logistics cards',
  'lesson.btm-first-move.cards.say':
    'Each side has the same six cards every turn and takes some of them: this turn the German player all six, the Soviet player two. They stay in hand through the player-turn of the opponent that follows.',
  'lesson.btm-first-move.cards.ask': 'What becomes of a card that was taken and not used?',
  'lesson.btm-first-move.cards.option.kept': 'It stays in hand for the next turn',
  'lesson.btm-first-move.cards.no.kept':
    'Nothing is saved up: what is left in the hand goes before new cards are taken.',
  'lesson.btm-first-move.cards.option.back': 'It is discarded and can be taken again',
  'lesson.btm-first-move.cards.option.gone': 'It is out of the game for good',
  'lesson.btm-first-move.cards.no.gone': 'No card is ever lost. Even a used one can be taken again next turn.',
  'lesson.btm-first-move.cards.then':
    'It is discarded when its owner’s next logistics phase begins, and then all six can be chosen from again. To save a card is to waste it.',

  'lesson.btm-first-move.uses.title': 'One card, one use',
  'lesson.btm-first-move.uses.say':
    'Most cards offer more than one use, and playing one of them discards the card. Air Support shifts the odds of a combat. Blitzkrieg drives two tanks. Replacements have three uses.',
  'lesson.btm-first-move.uses.ask': 'Which of these can Replacements not do?',
  'lesson.btm-first-move.uses.option.rebuild': 'Bring back a lost unit',
  'lesson.btm-first-move.uses.no.rebuild': 'That is what the card is named after: a lost unit comes back, spent.',
  'lesson.btm-first-move.uses.option.tank': 'Let a tank act a second time',
  'lesson.btm-first-move.uses.no.tank': 'It has the tank action as well. The lesson on breakthrough will use it.',
  'lesson.btm-first-move.uses.option.shift': 'Shift the odds of a combat',
  'lesson.btm-first-move.uses.then':
    'Only Air Support does that on the German side. The third use of Replacements is the railway.',

  'lesson.btm-first-move.romania.title': 'Romania waits',
  'lesson.btm-first-move.romania.say':
    'Now movement: each unit once, up to its movement in hexes. Three armies are in Romania, 11th Army and the two Romanian ones.',
  'lesson.btm-first-move.romania.ask': 'Click 11th Army to ask why it cannot move.',
  'lesson.btm-first-move.romania.no': 'Something else. 11th Army is in rear area R, in the south.',
  'lesson.btm-first-move.romania.then':
    'A rule of the first turn only. They may attack this turn, and advance after a combat.',

  'lesson.btm-first-move.enemy.title': 'The enemy’s hex',
  'lesson.btm-first-move.enemy.say':
    '4th Panzer Army is in area N, and 1502 is next to it. 11th Army and 3rd Mechanised Corps are there.',
  'lesson.btm-first-move.enemy.ask': 'Select 4th Panzer Army and click 1502.',
  'lesson.btm-first-move.enemy.no': 'Another place. The question is about 1502, with 4th Panzer Army selected.',
  'lesson.btm-first-move.enemy.then':
    'Movement never enters an enemy’s hex. Units stop beside it, and combat has a phase of its own.',

  'lesson.btm-first-move.zone.title': 'Who has a zone',
  'lesson.btm-first-move.zone.say':
    'A zone of control is the ring of six hexes around a unit. All German units have one, all Soviet tanks and the Guards. Other armies, Romanians too, have one only while they are in a city. From a marsh no zone reaches out.',
  'lesson.btm-first-move.zone.ask': 'Click a hex whose Soviet units have no zone.',
  'lesson.btm-first-move.zone.no':
    'Either nobody is there, or a corps or a city gives a zone. Look for an army alone in the open, or for the marsh on the coast.',
  'lesson.btm-first-move.zone.then':
    '1301, 1102, 0902 and 0801 hold armies alone. At 1601 there is a corps, but it is in a marsh. This will matter on the way to Riga.',

  'lesson.btm-first-move.march.title': 'Into the zone',
  'lesson.btm-first-move.march.say':
    'A unit that enters an enemy zone must stop. From C 2nd Panzer Army can go to 1401, a step north: beside the corps in 1502, and so within reach of an attack together with Army Group North.',
  'lesson.btm-first-move.march.ask': 'Move 2nd Panzer Army to 1401.',
  'lesson.btm-first-move.march.no.south':
    'A legal move, away from the attack that is planned. 1401 is the hex to reach.',
  'lesson.btm-first-move.march.no.other': 'The right hex for another unit. The tank belongs there.',
  'lesson.btm-first-move.march.then':
    'It had five hexes of movement and used one: 1401 is in the zone of 3rd Mechanised Corps.',

  'lesson.btm-first-move.reach.title': 'Attacking out of the rear',
  'lesson.btm-first-move.reach.say':
    'The others stay where they are, and with reason. A rear area has no stacking limit, and all units in it may attack one hex that touches it.',
  'lesson.btm-first-move.reach.ask': 'How many of the three units in N could attack 1502?',
  'lesson.btm-first-move.reach.no.1': 'One hexside is enough for all of them: the area counts as one place.',
  'lesson.btm-first-move.reach.no.2': 'The tank may join the two armies.',
  'lesson.btm-first-move.reach.then': 'All three: 4th Panzer, 16th and 18th Army. The example uses the two armies.',

  'lesson.btm-first-move.stack.title': 'Stacking',
  'lesson.btm-first-move.stack.say':
    'On the map room is scarce. A Soviet stack holds three units, two of an arm at most. The limit is checked when movement ends, and what is too much is removed.',
  'lesson.btm-first-move.stack.ask': 'How many German units may be in 1401 when movement ends?',
  'lesson.btm-first-move.stack.no.2': 'Two may share one hex only on the Soviet side.',
  'lesson.btm-first-move.stack.no.3': 'Three is the Soviet limit.',
  'lesson.btm-first-move.stack.then':
    'One. German armies are large; passing through a friend is allowed, staying is not.',

  'lesson.btm-first-move.over.title': 'End of movement',
  'lesson.btm-first-move.over.say':
    'Army Group North could go to 1701 on the coast, and does not. Everything is ready beside its target.',
  'lesson.btm-first-move.over.ask': 'Finish movement.',
  'lesson.btm-first-move.over.no.full': '2nd Panzer Army holds 1401. A second unit there would be removed.',
  'lesson.btm-first-move.over.then': 'The combat phase begins. Eight hexes can be attacked.',

  'lesson.btm-combats.end':
    'Four attacks, three hexes won, eight Soviet units gone, and every attacker spent. What tanks can still do is the third lesson of this turn.',

  'lesson.btm-combats.target.title': 'The target',
  'lesson.btm-combats.target.say':
    'Attacks are declared and fought one by one, in the order the attacker likes. An attack goes against one hex, and all units in it defend.',
  'lesson.btm-combats.target.ask': 'Attack 1502.',

  'lesson.btm-combats.panzer.title': 'The tank',
  'lesson.btm-combats.panzer.say':
    'Any unit next to the target may join. If a tank is among the attackers and the target is clear ground, the odds shift one column to the right.',
  'lesson.btm-combats.panzer.ask': 'Name 2nd Panzer Army.',
  'lesson.btm-combats.panzer.no.fourth':
    '4th Panzer Army could attack as well, and would be spent. It is kept fresh for the breakthrough.',
  'lesson.btm-combats.panzer.no.army': 'The armies come next. Begin with 2nd Panzer Army.',

  'lesson.btm-combats.army.title': 'The armies',
  'lesson.btm-combats.army.say': '16th and 18th Army attack out of area N, with 4 each.',
  'lesson.btm-combats.army.ask': 'Name 16th Army; 18th Army joins it.',
  'lesson.btm-combats.army.no.fourth': '4th Panzer Army is kept fresh for the breakthrough.',
  'lesson.btm-combats.army.no.next': '18th Army comes of itself after 16th Army.',
  'lesson.btm-combats.army.no.alone': '7 against 3 is only 2:1. The two armies make it 15.',

  'lesson.btm-combats.ratio.title': 'The ratio',
  'lesson.btm-combats.ratio.say':
    'Attack by defence, and what is left over counts for nothing. The attack is 7 + 4 + 4. If both defenders fight at full strength, the defence is 2 + 1.',
  'lesson.btm-combats.ratio.ask': 'What is the ratio before any shift?',
  'lesson.btm-combats.ratio.no.4': 'Four times 3 is 12. 15 is more.',
  'lesson.btm-combats.ratio.no.6': 'That is with the shift for the tank. The question is about the ratio before it.',
  'lesson.btm-combats.ratio.then': '15 against 3 is 5:1, and the tank on clear ground makes it 6:1.',

  'lesson.btm-combats.assault.title': 'Begin',
  'lesson.btm-combats.assault.say':
    'All attackers are chosen. Before you confirm, the odds against active and passive defence are shown.',
  'lesson.btm-combats.assault.ask': 'Begin the attack.',
  'lesson.btm-combats.assault.no.fourth': '4th Panzer Army is kept fresh for the breakthrough.',

  'lesson.btm-combats.defence.title': 'Active or passive',
  'lesson.btm-combats.defence.say':
    'The defender chooses for each active unit: active defence at full strength, and spent afterwards; or passive defence at the value in brackets, and still active afterwards. 11th Army has 2 (1), the corps 1 (0). At 7:1 every die eliminates.',
  'lesson.btm-combats.defence.ask': 'Which defence keeps the attack below 7:1?',
  'lesson.btm-combats.defence.option.none': 'Both passive',
  'lesson.btm-combats.defence.no.none': '15 against 1 is far above 7:1.',
  'lesson.btm-combats.defence.option.army': 'Only 11th Army active',
  'lesson.btm-combats.defence.no.army': '15 against 2 is 7:1 before the tank is counted.',
  'lesson.btm-combats.defence.option.both': 'Both active',
  'lesson.btm-combats.defence.then':
    'Only both together: 5:1, by the tank 6:1. There a die of 6 lets 11th Army fall back, spent; the corps is lost all the same.',

  'lesson.btm-combats.stand.title': 'The Soviet choice',
  'lesson.btm-combats.stand.say':
    'For one answer you sit in the Soviet player’s seat. The corps will do as the army does.',
  'lesson.btm-combats.stand.ask': 'Let 11th Army defend actively.',
  'lesson.btm-combats.stand.no.passive': 'Passive it would be eliminated for certain, whatever the die.',
  'lesson.btm-combats.stand.then': '15:3, 6:1 after the tank: five dice eliminate, a 6 brings losses and retreat.',

  'lesson.btm-combats.air.title': 'Air Support',
  'lesson.btm-combats.air.say':
    'Each side may play one card to shift a combat by one column, the attacker first. The Soviet player has no cards yet: his own logistics phase is still to come.',
  'lesson.btm-combats.air.ask': 'Play Air Support.',
  'lesson.btm-combats.air.no.none': 'That would leave one chance in six that 11th Army gets away.',
  'lesson.btm-combats.air.then': '7:1: the die shows 4, and any other would have done. Both defenders are eliminated.',

  'lesson.btm-combats.advance.title': 'Advance after combat',
  'lesson.btm-combats.advance.say':
    'The hex is empty, so an attacker may enter it at once, zones or not. It is the only way to go on after an attack, unless one has cards.',
  'lesson.btm-combats.advance.ask': 'Advance with 2nd Panzer Army.',
  'lesson.btm-combats.advance.no.army':
    'An army may advance. But the tank is to drive on from there in the breakthrough.',
  'lesson.btm-combats.advance.no.stay': 'Allowed. The hex would stay Soviet, and the tank would begin further back.',
  'lesson.btm-combats.advance.then': '2nd Panzer Army is in 1502. All three attackers are spent now.',

  'lesson.btm-combats.second.title': 'The second attack',
  'lesson.btm-combats.second.say':
    'Each unit attacks once in a combat phase, and each defender is attacked once. At 1201, in clear terrain, there are an army and a corps; against them come 3rd Panzer, 4th and 9th Army, all out of C, and the defence is active again.',
  'lesson.btm-combats.second.ask': 'Attack 1201.',

  'lesson.btm-combats.column.title': 'The column',
  'lesson.btm-combats.column.say':
    '7 + 5 + 5 against 2 + 1. A tank attacks on clear ground, and a second Air Support is in hand.',
  'lesson.btm-combats.column.ask': 'Which column does the attack reach with the card?',
  'lesson.btm-combats.column.no.5': '17 against 3 is 5:1, but tank and card are still to come.',
  'lesson.btm-combats.column.no.6': 'That is one shift. There are two.',
  'lesson.btm-combats.column.then': '5:1, by the tank 6:1, by the card 7:1.',

  'lesson.btm-combats.air-again.title': 'The second Air Support',
  'lesson.btm-combats.air-again.say': 'To be sure has its price: this was the last card that shifts a combat.',
  'lesson.btm-combats.air-again.ask': 'Play the second Air Support.',
  'lesson.btm-combats.air-again.no.none': 'Allowed, and thrifty. The example makes sure.',
  'lesson.btm-combats.air-again.then': 'Eliminated. 3rd Panzer Army advances into 1201.',

  'lesson.btm-combats.third.title': 'The third attack',
  'lesson.btm-combats.third.say':
    '0901 holds an army and two corps. 1st Panzer, 6th and 17th Army come out of S; all three defenders are active, 18 against 4.',
  'lesson.btm-combats.third.ask': 'Attack 0901.',

  'lesson.btm-combats.faces.title': 'The table of results',
  'lesson.btm-combats.faces.say':
    '18 against 4 is 4:1, and the tank makes it 5:1. The table follows one rule: a die below the column eliminates; equal to it, losses and retreat; one or two above it, retreat; more, nothing.',
  'lesson.btm-combats.faces.ask': 'How many faces of the die eliminate at 5:1?',
  'lesson.btm-combats.faces.no.3': 'Three is right for 4:1.',
  'lesson.btm-combats.faces.no.5': 'Five brings losses and retreat: equal to the column is not below it.',
  'lesson.btm-combats.faces.then': 'Four, 1 to 4. A 5 means losses and retreat, a 6 retreat.',

  'lesson.btm-combats.roll.title': 'The die',
  'lesson.btm-combats.roll.say':
    'No card in hand shifts the odds any more. The die is rolled when you let it go at that.',
  'lesson.btm-combats.roll.ask': 'Play no card.',
  'lesson.btm-combats.roll.then': 'A 6: the defenders would retreat two hexes. But a German card can change that.',

  'lesson.btm-combats.again.title': 'Re-rolling',
  'lesson.btm-combats.again.say':
    'Tactical Superiority makes the die void. The new one counts, better or worse. Only a die of a German attack can be re-rolled.',
  'lesson.btm-combats.again.ask': 'Play Tactical Superiority.',
  'lesson.btm-combats.again.no.none':
    'Then three units get away behind the front. At 5:1 a new die has little to lose.',
  'lesson.btm-combats.again.then': 'A 3: all three defenders are eliminated.',

  'lesson.btm-combats.advance-again.title': 'Who advances',
  'lesson.btm-combats.advance-again.say':
    'One German unit may be in the hex. Who goes there decides where it can trace supply and recover, and what its zone covers.',
  'lesson.btm-combats.advance-again.ask': 'Advance with 6th Army.',
  'lesson.btm-combats.advance-again.no.panzer':
    'A good thought. The example keeps the tank in the rear and sends 6th Army.',
  'lesson.btm-combats.advance-again.no.other': '17th Army may go as well. The example sends 6th Army.',
  'lesson.btm-combats.advance-again.no.stay': 'The hex is open. It would be a pity to leave it.',

  'lesson.btm-combats.fourth.title': 'Out of Romania',
  'lesson.btm-combats.fourth.say':
    '11th Army and the two Romanian armies may not move, but they may attack. The Prut, a river, runs along the whole border of R. Army and corps in 0702 defend actively.',
  'lesson.btm-combats.fourth.ask': 'Attack 0702.',

  'lesson.btm-combats.river.title': 'Across the river',
  'lesson.btm-combats.river.say':
    '5 + 2 + 2 against 2 + 1. When every attacker comes across a river, the odds shift one column to the left. There is no tank and no card left.',
  'lesson.btm-combats.river.ask': 'Which column is it?',
  'lesson.btm-combats.river.no.3': '9 against 3 is 3:1, before the river.',
  'lesson.btm-combats.river.no.4': 'A river helps the defender: left, not right.',
  'lesson.btm-combats.river.then':
    '2:1. A 1 eliminates, a 2 brings losses and retreat, 3 and 4 retreat, 5 and 6 nothing.',

  'lesson.btm-combats.prut.title': 'Nothing gained',
  'lesson.btm-combats.prut.say': 'Let the die fall and see what an attack costs when it brings nothing.',
  'lesson.btm-combats.prut.ask': 'Play no card.',
  'lesson.btm-combats.prut.then':
    'A 5: no effect. All three attackers become spent, and 12th Army too, for it defended actively. 16th Mechanised Corps has left the map.',

  'lesson.btm-combats.corps.title': 'The lost corps',
  'lesson.btm-combats.corps.say': 'The die had no effect, and yet a unit is gone.',
  'lesson.btm-combats.corps.ask': 'Why was 16th Mechanised Corps removed?',
  'lesson.btm-combats.corps.option.die': 'The die eliminated it',
  'lesson.btm-combats.corps.no.die': 'At 2:1 a 5 does nothing. 12th Army is still there.',
  'lesson.btm-combats.corps.option.side': 'It would have become spent',
  'lesson.btm-combats.corps.option.supply': 'It had no supply',
  'lesson.btm-combats.corps.no.supply': 'Supply is checked in the owner’s supply phase, not in combat.',
  'lesson.btm-combats.corps.then':
    'A corps has no spent side: what spends others removes it. It fights once, in attack or in active defence.',

  'lesson.btm-combats.over.title': 'End of combat',
  'lesson.btm-combats.over.say': '4th Panzer Army could still attack 1601 on its own. It waits.',
  'lesson.btm-combats.over.ask': 'End the combat phase.',
  'lesson.btm-combats.over.then':
    'Three cards are left: Blitzkrieg and both Replacements. The breakthrough phase begins.',

  'lesson.btm-breakthrough.end':
    'That was the first German turn of the rulebook. It is an example, not the best play: 2nd Panzer Army meets the Soviet answer spent. How the cut-off armies fare is the lesson on the pocket.',

  'lesson.btm-breakthrough.infantry.title': 'Only tanks',
  'lesson.btm-breakthrough.infantry.say':
    'Movement and combat are over. In the breakthrough phase tanks may act once more, spent or not, one card for each action.',
  'lesson.btm-breakthrough.infantry.ask': 'Click 16th Army in N to ask why it has no part in this.',
  'lesson.btm-breakthrough.infantry.no': 'Something else. 16th Army is in rear area N.',
  'lesson.btm-breakthrough.infantry.then': 'Infantry rests. It is one reason why tanks run away from it.',

  'lesson.btm-breakthrough.cards.title': 'Cards for tanks',
  'lesson.btm-breakthrough.cards.say':
    'In hand are Blitzkrieg and two Replacements. Replacements may be played for a tank action instead of bringing a unit back.',
  'lesson.btm-breakthrough.cards.ask': 'How many of the three cards let a tank act?',
  'lesson.btm-breakthrough.cards.no.1': 'Not only Blitzkrieg: Replacements have the tank action too.',
  'lesson.btm-breakthrough.cards.no.2': 'Both Replacements do, and so does Blitzkrieg.',
  'lesson.btm-breakthrough.cards.then': 'All three. Blitzkrieg serves two tanks at once; both move, or both attack.',

  'lesson.btm-breakthrough.blitz.title': 'Blitzkrieg',
  'lesson.btm-breakthrough.blitz.say':
    'A tank that acts moves by all the rules of movement, up to five hexes in clear weather, wherever it has fought before. 2nd Panzer Army shall go round Riga, first across to 1503.',
  'lesson.btm-breakthrough.blitz.ask': 'Play Blitzkrieg and start 2nd Panzer Army into 1503.',
  'lesson.btm-breakthrough.blitz.no.way': 'A possible start. The way round Riga begins in 1503.',
  'lesson.btm-breakthrough.blitz.no.single':
    'Replacements move one tank. Two are to go here, so it has to be Blitzkrieg.',
  'lesson.btm-breakthrough.blitz.no.attack': 'Blitzkrieg could also be two attacks. Here both tanks move.',
  'lesson.btm-breakthrough.blitz.then': 'Nothing is on the board yet: a card is announced whole, then carried out.',

  'lesson.btm-breakthrough.riga.title': 'Keep away from Riga',
  'lesson.btm-breakthrough.riga.say':
    '27th Army is in Riga (1703). In the open it would have no zone; in a city every unit has one. 1603 is next to it.',
  'lesson.btm-breakthrough.riga.ask': 'Go on to 1504.',
  'lesson.btm-breakthrough.riga.no.zone': 'Allowed, but it ends there: 1603 is in the zone of 27th Army.',
  'lesson.btm-breakthrough.riga.no.halt': 'It could stop here. It has three hexes left and a long way to go.',
  'lesson.btm-breakthrough.riga.then': 'The Dvina is on the way. Rivers do not slow a march.',

  'lesson.btm-breakthrough.north.title': 'Behind the Dvina',
  'lesson.btm-breakthrough.north.say': '1604 touches no Soviet unit. From there Riga can be reached from behind.',
  'lesson.btm-breakthrough.north.ask': 'Go on to 1604.',
  'lesson.btm-breakthrough.north.no.zone': '1603 would end the move, on the wrong side of Riga.',
  'lesson.btm-breakthrough.north.no.halt': 'It could stop here, but Riga would keep its road to Leningrad.',

  'lesson.btm-breakthrough.behind.title': 'Behind Riga',
  'lesson.btm-breakthrough.behind.say':
    '1704 is next to Riga: to enter it is to stop. It is the fourth hex of five, and the last that is wanted.',
  'lesson.btm-breakthrough.behind.ask': 'Go on to 1704.',
  'lesson.btm-breakthrough.behind.no.zone': '1603 is in front of Riga. The supply comes from behind it.',
  'lesson.btm-breakthrough.behind.no.halt': 'From 1604 the zone does not reach the hexes north of Riga.',
  'lesson.btm-breakthrough.behind.then': 'It stops in the zone of 27th Army, and the card asks for a second tank.',

  'lesson.btm-breakthrough.pair.title': 'The second tank',
  'lesson.btm-breakthrough.pair.say':
    '4th Panzer Army goes by 1502 and 1503 to 1403, next to Minsk. At 1601 a corps is beside its way, but in a marsh, and has no zone. 13th Army in Minsk has one.',
  'lesson.btm-breakthrough.pair.ask': 'Start 4th Panzer Army into 1502; it goes on to 1403.',
  'lesson.btm-breakthrough.pair.no.way': 'A possible start. The way to 1403 leads through 1502.',
  'lesson.btm-breakthrough.pair.no.go': 'One tank only would do half of the card.',
  'lesson.btm-breakthrough.pair.then':
    'Both moves count as one. 4th Panzer Army has not fought and is still active, at 1403 beside Minsk.',

  'lesson.btm-breakthrough.cut.title': 'Cut off',
  'lesson.btm-breakthrough.cut.say':
    'A unit is in supply if a line of at most five hexes leads from it to its rear, or to a city that has such a line itself. Enemy units, enemy cities and enemy zones close a hex.',
  'lesson.btm-breakthrough.cut.ask': 'Click a Soviet stack that has no supply now.',
  'lesson.btm-breakthrough.cut.no':
    'Its way is open still. Look between 2nd Panzer Army, 4th Panzer Army and the German border.',
  'lesson.btm-breakthrough.cut.then':
    'Riga, 1601 and 1301, and no others. What is still cut off in the Soviet supply phase surrenders.',

  'lesson.btm-breakthrough.minsk.title': 'Minsk',
  'lesson.btm-breakthrough.minsk.say':
    'The next card lets one tank move or attack, alone. 4th Panzer Army has 6; 13th Army in Minsk has 2 (1).',
  'lesson.btm-breakthrough.minsk.ask': 'Play Replacements: attack Minsk (1303) with 4th Panzer Army.',

  'lesson.btm-breakthrough.column.title': 'A city',
  'lesson.btm-breakthrough.column.say':
    'A city shifts one column to the left, and a tank gets no shift there. Suppose that 13th Army defends actively: 6 against 2.',
  'lesson.btm-breakthrough.column.ask': 'Which column is it?',
  'lesson.btm-breakthrough.column.no.3': '6 against 2 is 3:1, before the city.',
  'lesson.btm-breakthrough.column.no.4': 'The tank helps on clear ground only, and the city helps the defender.',
  'lesson.btm-breakthrough.column.then': '2:1. Passive it would be 6:1, by the city 5:1.',

  'lesson.btm-breakthrough.stand.title': '13th Army holds',
  'lesson.btm-breakthrough.stand.say':
    'The Soviet player decides again. At 5:1 four dice out of six would end 13th Army.',
  'lesson.btm-breakthrough.stand.ask': 'Let 13th Army defend actively.',
  'lesson.btm-breakthrough.stand.no.passive': 'It would stay active, if it stayed at all: 5:1 instead of 2:1.',
  'lesson.btm-breakthrough.stand.then':
    'The die shows 3: retreat. 13th Army goes back two hexes, to 1203 and on to 1204, and becomes spent.',

  'lesson.btm-breakthrough.retreat.title': 'The way back',
  'lesson.btm-breakthrough.retreat.say':
    'Both hexes were forced. The first was the only one without a German zone; for the second three lay open: 1204, 1104 and 1103.',
  'lesson.btm-breakthrough.retreat.ask': 'Why did it have to be 1204?',
  'lesson.btm-breakthrough.retreat.option.free': 'It is clear ground',
  'lesson.btm-breakthrough.retreat.no.free': 'Ground plays no part in a retreat, all-water hexsides aside.',
  'lesson.btm-breakthrough.retreat.option.supply': 'It is closest to a source of supply',
  'lesson.btm-breakthrough.retreat.option.cover': 'It is farthest from the enemy',
  'lesson.btm-breakthrough.retreat.no.cover': 'Only a zone counts, not the distance from the enemy.',
  'lesson.btm-breakthrough.retreat.then':
    '1204 is two steps from Smolensk, 1104 three, 1103 four. Its own rear first, then the hex nearer to supply, then an empty hex.',

  'lesson.btm-breakthrough.advance.title': 'Into Minsk',
  'lesson.btm-breakthrough.advance.say': 'Control goes to the side that entered last. Minsk is empty.',
  'lesson.btm-breakthrough.advance.ask': 'Advance with 4th Panzer Army.',
  'lesson.btm-breakthrough.advance.no.stay': 'Then Minsk would stay Soviet, empty or not.',
  'lesson.btm-breakthrough.advance.then': 'Minsk is German: a point, and a city in the German supply network.',

  'lesson.btm-breakthrough.last.title': 'The last card',
  'lesson.btm-breakthrough.last.say':
    'One Replacements card is left. After it German supply follows at once: a unit without a line of five hexes surrenders there and then.',
  'lesson.btm-breakthrough.last.ask': 'Which of these moves would lose a tank before the turn is over?',
  'lesson.btm-breakthrough.last.option.smolensk': '4th Panzer Army to Smolensk (1306)',
  'lesson.btm-breakthrough.last.no.smolensk':
    'Smolensk is three hexes from Minsk, and Minsk is a source. It would be safe for now.',
  'lesson.btm-breakthrough.last.option.luga': '2nd Panzer Army to 1806, next to Leningrad',
  'lesson.btm-breakthrough.last.option.kobrin': '3rd Panzer Army to 1202',
  'lesson.btm-breakthrough.last.no.kobrin': 'It is two steps from the rear there. Nothing could be safer.',
  'lesson.btm-breakthrough.last.then':
    'From 1806 no German source is within five hexes. The zone would touch Leningrad, and the army would be gone.',

  'lesson.btm-breakthrough.kobrin.title': 'Closing the ring',
  'lesson.btm-breakthrough.kobrin.say':
    '4th Army at 1102 has a line of exactly five hexes to Smolensk. From 1202 the zone of 3rd Panzer Army closes it.',
  'lesson.btm-breakthrough.kobrin.ask': 'Play the last card: move 3rd Panzer Army to 1202.',
  'lesson.btm-breakthrough.kobrin.no.way': 'A possible move. The hex that closes the line is 1202.',

  'lesson.btm-breakthrough.halt.title': 'Enough',
  'lesson.btm-breakthrough.halt.say':
    '1202 is in no Soviet zone: 4th Army is in the open and has none. The tank could go on, but here it is wanted.',
  'lesson.btm-breakthrough.halt.ask': 'Halt in 1202.',
  'lesson.btm-breakthrough.halt.then':
    'That was the last card. German supply: nobody surrenders, and spent units at or next to a source become active again.',

  'lesson.btm-breakthrough.spent.title': 'Who stays spent',
  'lesson.btm-breakthrough.spent.say':
    'Rear areas are sources, and so are cities with a line. A unit in or next to one has recovered.',
  'lesson.btm-breakthrough.spent.ask': 'Click the German unit that is still spent.',
  'lesson.btm-breakthrough.spent.no':
    'That one has recovered, or is no German unit. Look far from every German source.',
  'lesson.btm-breakthrough.spent.then':
    '2nd Panzer Army at 1704: it has a line of supply, so it does not surrender, but it is not beside a source. Its strength stays at 4.',
} as const satisfies Catalogue;
