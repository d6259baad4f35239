import type { Catalogue } from '../../../message-types.ts';

/** The worked example of Blitzkrieg to Moscow 2 in three lessons, and what any lesson of the game may say. */
export const germanTurn = {
  'lesson.wrong.btm.attack': 'That attack is legal, but the lesson starts with another one. Nothing has changed.',
  'lesson.wrong.btm.end': 'Do not finish yet: this phase still has something to do.',
  'lesson.wrong.btm.move': 'That is legal, but the lesson uses another move. Nothing has changed.',
  'lesson.wrong.btm.tank': 'That tank may act, but the lesson uses another tank or another route here.',
  'lesson.wrong.btm.way': 'That hex is available, but the lesson goes through another one.',
  'lesson.wrong.btm.card': 'You may take that card, but the lesson needs another one this turn.',

  'lesson.btm-first-move.end':
    'You have finished logistics and movement. The next lesson continues with the four attacks.',

  'lesson.btm-first-move.war.title': 'Six turns',
  'lesson.btm-first-move.war.say':
    'The German army is on the border of the Soviet Union. The first turn is June 1941; the sixth ends in April 1942. Then you count the German score: the German player wins with 10 points or more, the Soviet player wins if it is 9 or fewer.',

  'lesson.btm-first-move.cities.title': 'What scores points',
  'lesson.btm-first-move.cities.say':
    'Most points come from thirteen cities. The German side scores a city if it was the last side to enter it and can trace supply to it. Minsk is worth 1 point; three supply cities are worth 2.',
  'lesson.btm-first-move.cities.ask': 'Click a city that is worth 2 points.',
  'lesson.btm-first-move.cities.no':
    'That one is not worth 2 points. One is in the far north, one in the east, one in the Crimea.',
  'lesson.btm-first-move.cities.then':
    'Leningrad, Moscow and Sevastopol. All cities together are worth 16 points; active panzer armies add a few, and losses take some away.',

  'lesson.btm-first-move.counter.title': 'Reading a counter',
  'lesson.btm-first-move.counter.say':
    '2nd Panzer Army shows 7, (4) and 5: strength, passive strength and movement. The front is the active side. The back is the spent side: its strength is the passive strength.',
  'lesson.btm-first-move.counter.ask': 'With what strength does 2nd Panzer Army attack once it is spent?',
  'lesson.btm-first-move.counter.no.5': 'Five is its movement: it can move 5 hexes.',
  'lesson.btm-first-move.counter.no.7': 'Seven is the strength of the active side.',
  'lesson.btm-first-move.counter.then':
    'Four. A spent unit can still move and attack with that strength. Every attack makes the attackers spent.',

  'lesson.btm-first-move.rear.title': 'Rear areas',
  'lesson.btm-first-move.rear.say':
    'West of the map there are four rear areas: N, C, S and R, for North, Centre, South and Romania. Each is one large space that touches several hexes. The Soviet rear is in the east. Each German unit starts in the area its code names.',
  'lesson.btm-first-move.rear.ask': 'Click a hex that touches rear area S.',
  'lesson.btm-first-move.rear.no':
    'That hex does not touch S. Look along the west edge between the Pripet marshes and Galicia.',
  'lesson.btm-first-move.rear.then': 'S touches 0801, 0901 and 1001. 1001 touches C as well.',

  'lesson.btm-first-move.cards.title': 'Logistics cards',
  'lesson.btm-first-move.cards.say':
    'Each side chooses from the same six cards every turn. This turn the German player takes all six and the Soviet player two. You keep your cards through the opponent’s next player-turn.',
  'lesson.btm-first-move.cards.ask': 'What happens to a card you did not use?',
  'lesson.btm-first-move.cards.option.kept': 'It stays in hand for the next turn',
  'lesson.btm-first-move.cards.no.kept': 'You cannot save cards: you discard your hand before you take new cards.',
  'lesson.btm-first-move.cards.option.back': 'It is discarded and can be taken again',
  'lesson.btm-first-move.cards.option.gone': 'It is out of the game for good',
  'lesson.btm-first-move.cards.no.gone': 'No card is ever lost. Even a used one can be taken again next turn.',
  'lesson.btm-first-move.cards.then':
    'You discard it at the start of your next logistics phase, and then you can choose from all six again. A saved card is a wasted card.',

  'lesson.btm-first-move.uses.title': 'One card, one use',
  'lesson.btm-first-move.uses.say':
    'Most cards have more than one use. You choose one use, then discard the card. Air Support shifts the odds of a combat. Blitzkrieg lets two tanks act. Replacements have three uses.',
  'lesson.btm-first-move.uses.ask': 'Which of these can Replacements not do?',
  'lesson.btm-first-move.uses.option.rebuild': 'Bring back a lost unit',
  'lesson.btm-first-move.uses.no.rebuild': 'That is the card’s main use: a lost unit comes back, spent.',
  'lesson.btm-first-move.uses.option.tank': 'Let a tank act a second time',
  'lesson.btm-first-move.uses.no.tank': 'Replacements can do that too. You will use it in the lesson on breakthrough.',
  'lesson.btm-first-move.uses.option.shift': 'Shift the odds of a combat',
  'lesson.btm-first-move.uses.then':
    'Only Air Support does that on the German side. The third use of Replacements is a rail move.',

  'lesson.btm-first-move.romania.title': 'Romania waits',
  'lesson.btm-first-move.romania.say':
    'Now movement: each unit moves once, up to its movement in hexes. Three armies are in Romania, 11th Army and the two Romanian ones.',
  'lesson.btm-first-move.romania.ask': 'Click 11th Army to ask why it cannot move.',
  'lesson.btm-first-move.romania.no': 'That is another unit or hex. 11th Army is in rear area R, in the south.',
  'lesson.btm-first-move.romania.then':
    'This rule is for the first turn only. These armies can attack this turn, and advance after combat.',

  'lesson.btm-first-move.enemy.title': 'The enemy’s hex',
  'lesson.btm-first-move.enemy.say':
    '4th Panzer Army is in area N, next to 1502. Soviet 11th Army and 3rd Mechanised Corps are there.',
  'lesson.btm-first-move.enemy.ask': 'Select 4th Panzer Army and click 1502.',
  'lesson.btm-first-move.enemy.no': 'That is another hex. Select 4th Panzer Army, then click 1502.',
  'lesson.btm-first-move.enemy.then':
    'A unit never moves into an enemy’s hex. It stops next to it and attacks in the combat phase.',

  'lesson.btm-first-move.zone.title': 'Who has a zone',
  'lesson.btm-first-move.zone.say':
    'A zone of control is the ring of six hexes around a unit. All German units have one, and so do all Soviet tanks and the Guards. Other armies, Romanians too, have one only in a city. A unit in a marsh has none.',
  'lesson.btm-first-move.zone.ask': 'Click a hex whose Soviet units have no zone.',
  'lesson.btm-first-move.zone.no':
    'Either no Soviet unit is there, or a corps or a city gives a zone. Look for an army alone outside the cities, or for the marsh on the coast.',
  'lesson.btm-first-move.zone.then':
    '1301, 1102, 0902 and 0801 contain only armies. 1601 contains a corps, but it is in a marsh. This will matter on the way to Riga.',

  'lesson.btm-first-move.march.title': 'Into the zone',
  'lesson.btm-first-move.march.say':
    'A unit that enters an enemy zone must stop. 2nd Panzer Army can move north from C to 1401. There it is next to the corps in 1502 and can attack it together with Army Group North.',
  'lesson.btm-first-move.march.ask': 'Move 2nd Panzer Army to 1401.',
  'lesson.btm-first-move.march.no.south':
    'That move is legal, but it leads away from the planned attack. Move to 1401.',
  'lesson.btm-first-move.march.no.other': 'That is the right hex, but the lesson moves 2nd Panzer Army there.',
  'lesson.btm-first-move.march.then': 'It stopped after 1 of its 5 hexes: 1401 is in the zone of 3rd Mechanised Corps.',

  'lesson.btm-first-move.reach.title': 'Attacking from the rear',
  'lesson.btm-first-move.reach.say':
    'The other units stay where they are for a reason. A rear area has no stacking limit, and all units in it may attack one hex that touches it.',
  'lesson.btm-first-move.reach.ask': 'How many of the three units in N could attack 1502?',
  'lesson.btm-first-move.reach.no.1':
    'All units in the area can attack across one hexside: the area counts as one place.',
  'lesson.btm-first-move.reach.no.2': 'The tank may join the two armies.',
  'lesson.btm-first-move.reach.then': 'All three: 4th Panzer, 16th and 18th Army. The example uses 16th and 18th Army.',

  'lesson.btm-first-move.stack.title': 'Stacking',
  'lesson.btm-first-move.stack.say':
    'There is little room on the map. A Soviet stack holds three units, at most two of the same kind; a German hex holds fewer. The limit is checked when movement ends, and units over the limit are removed.',
  'lesson.btm-first-move.stack.ask': 'How many German units may be in 1401 when movement ends?',
  'lesson.btm-first-move.stack.no.2': 'Only Soviet units may share a hex.',
  'lesson.btm-first-move.stack.no.3': 'Three is the Soviet limit.',
  'lesson.btm-first-move.stack.then': 'One. A German unit may pass through a friendly unit, but it may not stop there.',

  'lesson.btm-first-move.over.title': 'End of movement',
  'lesson.btm-first-move.over.say':
    'Army Group North could move to 1701 on the coast, but it stays. All units are next to their targets.',
  'lesson.btm-first-move.over.ask': 'Finish movement.',
  'lesson.btm-first-move.over.no.full': '2nd Panzer Army is in 1401. A second unit there would be removed.',
  'lesson.btm-first-move.over.then': 'The combat phase begins. You can attack eight hexes.',

  'lesson.btm-combats.end':
    'Four attacks took three hexes and eliminated eight Soviet units, and every attacker is spent. What tanks can still do is the third lesson of this turn.',

  'lesson.btm-combats.target.title': 'The target',
  'lesson.btm-combats.target.say':
    'You declare and fight attacks one by one, in any order. Each attack is against one hex, and all units in it defend.',
  'lesson.btm-combats.target.ask': 'Attack 1502.',

  'lesson.btm-combats.panzer.title': 'The tank',
  'lesson.btm-combats.panzer.say':
    'Any unit next to the target may join. If a tank attacks and the target is clear terrain, the odds shift one column in your favour, to the right.',
  'lesson.btm-combats.panzer.ask': 'Choose 2nd Panzer Army as an attacker.',
  'lesson.btm-combats.panzer.no.fourth':
    '4th Panzer Army could attack too, but then it would be spent. Keep it for the breakthrough.',
  'lesson.btm-combats.panzer.no.army': 'The armies come next. Begin with 2nd Panzer Army.',

  'lesson.btm-combats.army.title': 'The armies',
  'lesson.btm-combats.army.say': '16th and 18th Army attack from area N, with 4 each.',
  'lesson.btm-combats.army.ask': 'Choose 16th Army; 18th Army joins it.',
  'lesson.btm-combats.army.no.fourth': 'Keep 4th Panzer Army for the breakthrough.',
  'lesson.btm-combats.army.no.next': 'Choose 16th Army. 18th Army then joins automatically.',
  'lesson.btm-combats.army.no.alone': '7 against 3 is only 2:1. The two armies make it 15.',

  'lesson.btm-combats.ratio.title': 'The ratio',
  'lesson.btm-combats.ratio.say':
    'Divide attack by defence and round down. The attack is 7 + 4 + 4. If both defenders fight at full strength, the defence is 2 + 1.',
  'lesson.btm-combats.ratio.ask': 'What is the ratio before any shift?',
  'lesson.btm-combats.ratio.no.4': '4 times 3 is 12. 15 is more.',
  'lesson.btm-combats.ratio.no.6': 'That is with the shift for the tank. What is the ratio before it?',
  'lesson.btm-combats.ratio.then': '15 against 3 is 5:1. The tank against clear terrain makes it 6:1.',

  'lesson.btm-combats.assault.title': 'Start the attack',
  'lesson.btm-combats.assault.say':
    'You have chosen all attackers. Before you confirm you see the odds against active and passive defence.',
  'lesson.btm-combats.assault.ask': 'Attack with these three units.',
  'lesson.btm-combats.assault.no.fourth': 'Keep 4th Panzer Army for the breakthrough.',

  'lesson.btm-combats.defence.title': 'Active or passive',
  'lesson.btm-combats.defence.say':
    'The defender chooses for each active unit. Active defence: full strength, and spent afterwards. Passive defence: the value in brackets, and still active afterwards. 11th Army has 2 (1), the corps 1 (0). At 7:1 every die eliminates the defenders.',
  'lesson.btm-combats.defence.ask': 'Which defence keeps the attack below 7:1?',
  'lesson.btm-combats.defence.option.none': 'Both passive',
  'lesson.btm-combats.defence.no.none': '15 against 1 is far above 7:1.',
  'lesson.btm-combats.defence.option.army': 'Only 11th Army active',
  'lesson.btm-combats.defence.no.army': '15 against 2 is 7:1 even before the shift for the tank.',
  'lesson.btm-combats.defence.option.both': 'Both active',
  'lesson.btm-combats.defence.then':
    'Only both together: 5:1, or 6:1 with the tank. At 6:1 a roll of 6 lets 11th Army retreat, spent; the corps is eliminated anyway.',

  'lesson.btm-combats.stand.title': 'The Soviet choice',
  'lesson.btm-combats.stand.say': 'For this choice you are the Soviet player. The corps does the same as the army.',
  'lesson.btm-combats.stand.ask': 'Let 11th Army defend actively.',
  'lesson.btm-combats.stand.no.passive': 'With passive defence it is eliminated on every roll.',
  'lesson.btm-combats.stand.then':
    '15:3 is 5:1, and 6:1 with the tank: 1 to 5 eliminate, a 6 brings losses and retreat.',

  'lesson.btm-combats.air.title': 'Air Support',
  'lesson.btm-combats.air.say':
    'Each side may play one card to shift a combat by one column, the attacker first. The Soviet player has no cards yet: the Soviet logistics phase is still to come.',
  'lesson.btm-combats.air.ask': 'Play Air Support.',
  'lesson.btm-combats.air.no.none': 'Then 11th Army gets away in one case out of six.',
  'lesson.btm-combats.air.then':
    '7:1: the die shows 4, but every roll eliminates at 7:1. Both defenders are eliminated.',

  'lesson.btm-combats.advance.title': 'Advance after combat',
  'lesson.btm-combats.advance.say':
    'The hex is empty, so an attacker may enter it at once and ignore zones. Without cards, this is the only way to move after an attack.',
  'lesson.btm-combats.advance.ask': 'Advance with 2nd Panzer Army.',
  'lesson.btm-combats.advance.no.army':
    'An army may advance, but the tank will continue from there in the breakthrough phase.',
  'lesson.btm-combats.advance.no.stay':
    'That is legal, but the hex would stay Soviet and the tank would start further back.',
  'lesson.btm-combats.advance.then': '2nd Panzer Army is in 1502. All three attackers are spent now.',

  'lesson.btm-combats.second.title': 'The second attack',
  'lesson.btm-combats.second.say':
    'A unit attacks once and defends once in a combat phase. An army and a corps are in 1201, in clear terrain. 3rd Panzer, 4th and 9th Army attack from C, and both defenders defend actively again.',
  'lesson.btm-combats.second.ask': 'Attack 1201.',

  'lesson.btm-combats.column.title': 'The column',
  'lesson.btm-combats.column.say':
    '7 + 5 + 5 against 2 + 1. A tank attacks clear terrain, and you have a second Air Support.',
  'lesson.btm-combats.column.ask': 'Which column is it if you play the card?',
  'lesson.btm-combats.column.no.5': '17 against 3 is 5:1, but add the tank and the card.',
  'lesson.btm-combats.column.no.6': 'That is one shift. There are two.',
  'lesson.btm-combats.column.then': '5:1, then 6:1 with the tank and 7:1 with the card.',

  'lesson.btm-combats.air-again.title': 'The second Air Support',
  'lesson.btm-combats.air-again.say': 'A certain result costs a card, and this is your last card that shifts a combat.',
  'lesson.btm-combats.air-again.ask': 'Play the second Air Support.',
  'lesson.btm-combats.air-again.no.none': 'That is legal and saves the card, but the example plays it.',
  'lesson.btm-combats.air-again.then': 'Both defenders are eliminated. 3rd Panzer Army advances into 1201.',

  'lesson.btm-combats.third.title': 'The third attack',
  'lesson.btm-combats.third.say':
    'An army and two corps are in 0901. 1st Panzer, 6th and 17th Army attack from S. All three defenders defend actively: 18 against 4.',
  'lesson.btm-combats.third.ask': 'Attack 0901.',

  'lesson.btm-combats.faces.title': 'The table of results',
  'lesson.btm-combats.faces.say':
    '18 against 4 is 4:1, and 5:1 with the tank. Compare the roll with the column: lower eliminates; equal brings losses and retreat; one or two higher, retreat; more than that, no effect.',
  'lesson.btm-combats.faces.ask': 'How many of the six rolls eliminate at 5:1?',
  'lesson.btm-combats.faces.no.3': 'Three is right for 4:1.',
  'lesson.btm-combats.faces.no.5': 'A 5 brings losses and retreat: it is equal to the column, not lower.',
  'lesson.btm-combats.faces.then': 'Four, 1 to 4. A 5 means losses and retreat, a 6 retreat.',

  'lesson.btm-combats.roll.title': 'The die',
  'lesson.btm-combats.roll.say': 'You have no more cards that shift the odds. If you play no card, the die is rolled.',
  'lesson.btm-combats.roll.ask': 'Play no card.',
  'lesson.btm-combats.roll.then':
    'A 6: the defenders would retreat two hexes. But you have a card that can change this.',

  'lesson.btm-combats.again.title': 'Re-rolling',
  'lesson.btm-combats.again.say':
    'Play Tactical Superiority to roll the die again. The new roll counts, better or worse. Only a roll of a German attack can be re-rolled with it.',
  'lesson.btm-combats.again.ask': 'Play Tactical Superiority.',
  'lesson.btm-combats.again.no.none': 'Then three units escape. At 5:1 a new roll has little to lose.',
  'lesson.btm-combats.again.then': 'A 3: all three defenders are eliminated.',

  'lesson.btm-combats.advance-again.title': 'Who advances',
  'lesson.btm-combats.advance-again.say':
    'Only one German unit may be in the hex. Your choice decides who can trace supply and recover there, and which hexes its zone covers.',
  'lesson.btm-combats.advance-again.ask': 'Advance with 6th Army.',
  'lesson.btm-combats.advance-again.no.panzer':
    'That is a good idea, but the example keeps the tank in the rear and sends 6th Army.',
  'lesson.btm-combats.advance-again.no.other': '17th Army may advance too, but the example sends 6th Army.',
  'lesson.btm-combats.advance-again.no.stay': 'The hex is empty. Take it.',

  'lesson.btm-combats.fourth.title': 'From Romania',
  'lesson.btm-combats.fourth.say':
    '11th Army and the two Romanian armies cannot move, but they can attack. The Prut, a river, runs along the whole border of R. The army and the corps in 0702 defend actively.',
  'lesson.btm-combats.fourth.ask': 'Attack 0702.',

  'lesson.btm-combats.river.title': 'Across the river',
  'lesson.btm-combats.river.say':
    '5 + 2 + 2 against 2 + 1. If every attacker attacks across a river, the odds shift one column to the left. You have no tank here and no card.',
  'lesson.btm-combats.river.ask': 'Which column is it?',
  'lesson.btm-combats.river.no.3': '9 against 3 is 3:1, before the river.',
  'lesson.btm-combats.river.no.4': 'A river helps the defender: the shift is to the left, not to the right.',
  'lesson.btm-combats.river.then':
    '2:1. A 1 eliminates, a 2 brings losses and retreat, 3 and 4 bring retreat, 5 and 6 have no effect.',

  'lesson.btm-combats.prut.title': 'An attack that fails',
  'lesson.btm-combats.prut.say': 'Roll the die and see what a failed attack costs.',
  'lesson.btm-combats.prut.ask': 'Play no card.',
  'lesson.btm-combats.prut.then':
    'A 5: no effect. All three attackers become spent, and so does Soviet 12th Army, because it defended actively. 16th Mechanised Corps is eliminated.',

  'lesson.btm-combats.corps.title': 'The lost corps',
  'lesson.btm-combats.corps.say': 'The die had no effect, but a unit is gone.',
  'lesson.btm-combats.corps.ask': 'Why was 16th Mechanised Corps removed?',
  'lesson.btm-combats.corps.option.die': 'The die eliminated it',
  'lesson.btm-combats.corps.no.die': 'At 2:1 a 5 does nothing. 12th Army is still there.',
  'lesson.btm-combats.corps.option.side': 'It would have become spent',
  'lesson.btm-combats.corps.option.supply': 'It had no supply',
  'lesson.btm-combats.corps.no.supply': 'Supply is checked in the owner’s supply phase, not in combat.',
  'lesson.btm-combats.corps.then':
    'A corps has no spent side: when it would become spent, it is removed. It fights once, in attack or in active defence.',

  'lesson.btm-combats.over.title': 'End of combat',
  'lesson.btm-combats.over.say': '4th Panzer Army could still attack 1601 alone. It waits for the breakthrough phase.',
  'lesson.btm-combats.over.ask': 'Finish combat.',
  'lesson.btm-combats.over.then':
    'You have three cards left: Blitzkrieg and two Replacements. The breakthrough phase begins.',

  'lesson.btm-breakthrough.end':
    'That was the first German turn of the rulebook. It is an example, not the best play: 2nd Panzer Army is still spent when the Soviet turn begins. What happens to the cut-off armies is the lesson on the pocket.',

  'lesson.btm-breakthrough.infantry.title': 'Only tanks',
  'lesson.btm-breakthrough.infantry.say':
    'Movement and combat are over. In the breakthrough phase tanks may act again, spent or not. Each action costs one card.',
  'lesson.btm-breakthrough.infantry.ask': 'Click 16th Army in N to ask why it cannot act.',
  'lesson.btm-breakthrough.infantry.no': 'That is another unit or hex. 16th Army is in rear area N.',
  'lesson.btm-breakthrough.infantry.then':
    'Infantry cannot act in this phase. This is one reason why tanks get far ahead of it.',

  'lesson.btm-breakthrough.cards.title': 'Cards for tanks',
  'lesson.btm-breakthrough.cards.say':
    'You have Blitzkrieg and two Replacements. You may play Replacements for a tank action instead of rebuilding a unit.',
  'lesson.btm-breakthrough.cards.ask': 'How many of the three cards let a tank act?',
  'lesson.btm-breakthrough.cards.no.1': 'Not only Blitzkrieg: Replacements have the tank action too.',
  'lesson.btm-breakthrough.cards.no.2': 'Both Replacements do, and so does Blitzkrieg.',
  'lesson.btm-breakthrough.cards.then': 'All three. Blitzkrieg lets two tanks act at once; both move, or both attack.',

  'lesson.btm-breakthrough.blitz.title': 'Blitzkrieg',
  'lesson.btm-breakthrough.blitz.say':
    'In a tank action a tank moves by the normal rules, up to five hexes in clear weather, even if it has fought. 2nd Panzer Army will go round Riga; the first hex is 1503.',
  'lesson.btm-breakthrough.blitz.ask': 'Play Blitzkrieg: move 2nd Panzer Army to 1503.',
  'lesson.btm-breakthrough.blitz.no.way': 'It may start that way, but the way round Riga begins in 1503.',
  'lesson.btm-breakthrough.blitz.no.single': 'Replacements move one tank. You will move two, so play Blitzkrieg.',
  'lesson.btm-breakthrough.blitz.no.attack': 'Blitzkrieg can also be two attacks, but here both tanks move.',
  'lesson.btm-breakthrough.blitz.then':
    'The units have not moved yet: first you plan the whole card, then it is carried out.',

  'lesson.btm-breakthrough.riga.title': 'Keep away from Riga',
  'lesson.btm-breakthrough.riga.say':
    'Soviet 27th Army is in Riga (1703). Outside a city it would have no zone; in a city every unit has one. 1603 is next to Riga.',
  'lesson.btm-breakthrough.riga.ask': 'Continue to 1504.',
  'lesson.btm-breakthrough.riga.no.zone': 'That is legal, but the move ends there: 1603 is in the zone of 27th Army.',
  'lesson.btm-breakthrough.riga.no.halt': 'It could halt here, but it has three hexes left and needs them.',
  'lesson.btm-breakthrough.riga.then': 'It crosses the Dvina on the way. Rivers do not slow movement.',

  'lesson.btm-breakthrough.north.title': 'Behind the Dvina',
  'lesson.btm-breakthrough.north.say': 'No Soviet unit is next to 1604. From there you can go behind Riga.',
  'lesson.btm-breakthrough.north.ask': 'Continue to 1604.',
  'lesson.btm-breakthrough.north.no.zone': 'The move would end in 1603, on the wrong side of Riga.',
  'lesson.btm-breakthrough.north.no.halt': 'It could halt here, but Riga would keep its supply line to Leningrad.',

  'lesson.btm-breakthrough.behind.title': 'Behind Riga',
  'lesson.btm-breakthrough.behind.say':
    '1704 is next to Riga, so a unit that enters must stop. It is the fourth of five hexes, and far enough.',
  'lesson.btm-breakthrough.behind.ask': 'Continue to 1704.',
  'lesson.btm-breakthrough.behind.no.zone': '1603 is in front of Riga. The supply of Riga comes from behind.',
  'lesson.btm-breakthrough.behind.no.halt': 'From 1604 its zone does not cover the hexes north of Riga.',
  'lesson.btm-breakthrough.behind.then': 'It stops in the zone of 27th Army. Now choose the second tank of the card.',

  'lesson.btm-breakthrough.pair.title': 'The second tank',
  'lesson.btm-breakthrough.pair.say':
    '4th Panzer Army goes through 1502 and 1503 to 1403, next to Minsk. The corps in 1601 is next to the route, but in a marsh, so it has no zone. Soviet 13th Army in Minsk has one.',
  'lesson.btm-breakthrough.pair.ask': 'Move 4th Panzer Army to 1502; it continues to 1403.',
  'lesson.btm-breakthrough.pair.no.way': 'It may start that way, but the way to 1403 goes through 1502.',
  'lesson.btm-breakthrough.pair.no.go': 'With one tank you use only half of the card.',
  'lesson.btm-breakthrough.pair.then':
    'Both moves count as one. 4th Panzer Army has not attacked, so it is still active. It is in 1403, next to Minsk.',

  'lesson.btm-breakthrough.cut.title': 'Cut off',
  'lesson.btm-breakthrough.cut.say':
    'A unit is in supply if it has a line of at most five hexes to its rear, or to a city that has such a line itself. Enemy units, enemy cities and enemy zones block a hex.',
  'lesson.btm-breakthrough.cut.ask': 'Click a Soviet stack that has no supply now.',
  'lesson.btm-breakthrough.cut.no':
    'That hex has no Soviet units, or they still have a line. Look between 2nd Panzer Army, 4th Panzer Army and the German border.',
  'lesson.btm-breakthrough.cut.then':
    'Riga, 1601 and 1301, and no others. Units that are still cut off in the Soviet supply phase surrender.',

  'lesson.btm-breakthrough.minsk.title': 'Minsk',
  'lesson.btm-breakthrough.minsk.say':
    'The next card lets one tank move or attack. 4th Panzer Army has strength 6; 13th Army in Minsk has 2 (1).',
  'lesson.btm-breakthrough.minsk.ask': 'Play Replacements: attack Minsk (1303) with 4th Panzer Army.',

  'lesson.btm-breakthrough.column.title': 'A city',
  'lesson.btm-breakthrough.column.say':
    'A city shifts the odds one column to the left, and a tank gives no shift there. Say 13th Army defends actively: 6 against 2.',
  'lesson.btm-breakthrough.column.ask': 'Which column is it?',
  'lesson.btm-breakthrough.column.no.3': '6 against 2 is 3:1, before the city.',
  'lesson.btm-breakthrough.column.no.4':
    'The tank gives a shift in clear terrain only, and the city helps the defender.',
  'lesson.btm-breakthrough.column.then': '2:1. With passive defence it would be 6:1, and 5:1 with the city.',

  'lesson.btm-breakthrough.stand.title': '13th Army holds',
  'lesson.btm-breakthrough.stand.say':
    'You are the Soviet player again. At 5:1 four rolls out of six would eliminate 13th Army.',
  'lesson.btm-breakthrough.stand.ask': 'Let 13th Army defend actively.',
  'lesson.btm-breakthrough.stand.no.passive': 'Then it would stay active if it survived, but at 5:1 instead of 2:1.',
  'lesson.btm-breakthrough.stand.then':
    'The die shows 3: retreat. 13th Army retreats two hexes, to 1203 and then to 1204, and becomes spent.',

  'lesson.btm-breakthrough.retreat.title': 'Where a unit retreats',
  'lesson.btm-breakthrough.retreat.say':
    'The rules decided both hexes. The first was the only one outside German zones. For the second there were three: 1204, 1104 and 1103.',
  'lesson.btm-breakthrough.retreat.ask': 'Why did it have to be 1204?',
  'lesson.btm-breakthrough.retreat.option.free': 'It is clear terrain',
  'lesson.btm-breakthrough.retreat.no.free':
    'Terrain does not matter in a retreat, except hexsides that are all water.',
  'lesson.btm-breakthrough.retreat.option.supply': 'It is closest to a source of supply',
  'lesson.btm-breakthrough.retreat.option.cover': 'It is farthest from the enemy',
  'lesson.btm-breakthrough.retreat.no.cover': 'Only a zone counts, not the distance from the enemy.',
  'lesson.btm-breakthrough.retreat.then':
    '1204 is two hexes from Smolensk, 1104 three, 1103 four. A unit retreats to its own rear if it can, or else to the hex closest to supply; an empty hex breaks a tie.',

  'lesson.btm-breakthrough.advance.title': 'Into Minsk',
  'lesson.btm-breakthrough.advance.say': 'The side that last entered a city controls it. Minsk is empty.',
  'lesson.btm-breakthrough.advance.ask': 'Advance with 4th Panzer Army.',
  'lesson.btm-breakthrough.advance.no.stay': 'Then Minsk would stay Soviet.',
  'lesson.btm-breakthrough.advance.then': 'Minsk is German: 1 point, and a German source of supply.',

  'lesson.btm-breakthrough.last.title': 'The last card',
  'lesson.btm-breakthrough.last.say':
    'You have one Replacements card left. Right after it comes German supply: a unit without a supply line of at most five hexes surrenders.',
  'lesson.btm-breakthrough.last.ask': 'Which of these moves would lose a tank before the turn is over?',
  'lesson.btm-breakthrough.last.option.smolensk': '4th Panzer Army to Smolensk (1306)',
  'lesson.btm-breakthrough.last.no.smolensk':
    'Smolensk is three hexes from Minsk, and Minsk is a source. The tank would be in supply.',
  'lesson.btm-breakthrough.last.option.luga': '2nd Panzer Army to 1806, next to Leningrad',
  'lesson.btm-breakthrough.last.option.kobrin': '3rd Panzer Army to 1202',
  'lesson.btm-breakthrough.last.no.kobrin': 'There it is two hexes from the rear, and safe.',
  'lesson.btm-breakthrough.last.then':
    'No German source is within five hexes of 1806. Its zone would touch Leningrad, but the army would surrender.',

  'lesson.btm-breakthrough.kobrin.title': 'Closing the ring',
  'lesson.btm-breakthrough.kobrin.say':
    '4th Army in 1102 has a line of exactly five hexes to Smolensk. From 1202 the zone of 3rd Panzer Army blocks it.',
  'lesson.btm-breakthrough.kobrin.ask': 'Play the last card: move 3rd Panzer Army to 1202.',
  'lesson.btm-breakthrough.kobrin.no.way': 'That move is legal, but the hex that blocks the line is 1202.',

  'lesson.btm-breakthrough.halt.title': 'Far enough',
  'lesson.btm-breakthrough.halt.say':
    '1202 is in no Soviet zone: 4th Army is not in a city, so it has none. The tank could go on, but you need it here.',
  'lesson.btm-breakthrough.halt.ask': 'Halt in 1202.',
  'lesson.btm-breakthrough.halt.then':
    'That was the last card. In German supply no unit surrenders, and spent units in or next to a source become active again.',

  'lesson.btm-breakthrough.spent.title': 'Who stays spent',
  'lesson.btm-breakthrough.spent.say':
    'Rear areas are sources of supply, and so are cities with a supply line. A spent unit in or next to a source has recovered.',
  'lesson.btm-breakthrough.spent.ask': 'Click the German unit that is still spent.',
  'lesson.btm-breakthrough.spent.no':
    'That unit has recovered, or it is not German. Look far from every German source.',
  'lesson.btm-breakthrough.spent.then':
    '2nd Panzer Army in 1704: it has a supply line, so it does not surrender, but it is not next to a source. Its strength is still 4.',
} as const satisfies Catalogue;
