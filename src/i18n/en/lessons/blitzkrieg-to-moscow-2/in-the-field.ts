import type { Catalogue } from '../../../message-types.ts';

/** Lessons of Blitzkrieg to Moscow 2 beside its worked example: supply, defence, and movement over ground. */
export const inTheField = {
  'lesson.btm-pocket.end':
    'A line of five hexes, and what blocks it: that is most of supply. Before you send a tank far, or leave an army behind, count the hexes back to a source.',

  'lesson.btm-pocket.line.title': 'The Soviet answer',
  'lesson.btm-pocket.line.say':
    'This is the position after the rulebook’s first German turn. Four Soviet stacks are cut off: in Riga, 1601, 1301 and 1102. They surrender only in the Soviet supply phase, at the end of the Soviet player-turn. Until then you can save them.',

  'lesson.btm-pocket.steps.title': 'Counting a line',
  'lesson.btm-pocket.steps.say':
    'A line goes from hex to hex, over any terrain, to the rear or to a city that is a source. Do not count the hex it starts from; count the source. Five is the limit. 13th Army is in 1204.',
  'lesson.btm-pocket.steps.ask': 'How many hexes is it from 1204 to Smolensk (1306)?',
  'lesson.btm-pocket.steps.no.1': '1204 is not next to Smolensk; there is one hex between them.',
  'lesson.btm-pocket.steps.no.3': 'Do not count 1204 itself.',
  'lesson.btm-pocket.steps.then': 'Two: 1205 and 1306.',

  'lesson.btm-pocket.network.title': 'What makes a source',
  'lesson.btm-pocket.network.say': 'Smolensk is more than five hexes from the Soviet rear, but it supplies 13th Army.',
  'lesson.btm-pocket.network.ask': 'When is a city a source of supply?',
  'lesson.btm-pocket.network.option.own': 'Whenever its side controls it',
  'lesson.btm-pocket.network.no.own': 'Riga is Soviet, and it supplies no one. Control is not enough.',
  'lesson.btm-pocket.network.option.chain': 'When it has a line to the rear or to another source',
  'lesson.btm-pocket.network.option.print': 'When it is printed as a supply city',
  'lesson.btm-pocket.network.no.print':
    'A supply city protects the units in it from surrender. That does not make it a source.',
  'lesson.btm-pocket.network.then':
    'Each city is at most five hexes from the last: that is the network. Break one link, and all cities beyond it are cut off.',

  'lesson.btm-pocket.blocked.title': 'What blocks a hex',
  'lesson.btm-pocket.blocked.say':
    '4th Army in 1102 had five hexes to Smolensk, through 1103, until 3rd Panzer Army moved to 1202.',
  'lesson.btm-pocket.blocked.ask': 'What cuts the line of 4th Army?',
  'lesson.btm-pocket.blocked.option.far': 'Smolensk is too far away in any case',
  'lesson.btm-pocket.blocked.no.far': 'It was in supply before that move, at exactly five hexes.',
  'lesson.btm-pocket.blocked.option.zone': 'The zone of 3rd Panzer Army covers 1103',
  'lesson.btm-pocket.blocked.option.enemy': 'German units are in every hex around it',
  'lesson.btm-pocket.blocked.no.enemy': 'The hexes east and south of it are empty.',
  'lesson.btm-pocket.blocked.then':
    'A line cannot pass an enemy unit, an enemy city or an enemy zone. Through the marshes in the south it is six hexes, one too many.',

  'lesson.btm-pocket.friend.title': 'A friend in the zone',
  'lesson.btm-pocket.friend.say':
    'An enemy zone blocks a hex for supply and for retreat. There is one exception, the same for both.',
  'lesson.btm-pocket.friend.ask': 'What makes such a hex usable again?',
  'lesson.btm-pocket.friend.option.never': 'Nothing, as long as the zone is there',
  'lesson.btm-pocket.friend.no.never': 'Then every unit next to an enemy would lose its supply. There is an exception.',
  'lesson.btm-pocket.friend.option.unit': 'Any friendly unit in it',
  'lesson.btm-pocket.friend.option.zone': 'A friendly unit with a zone next to it',
  'lesson.btm-pocket.friend.no.zone': 'Zones do not cancel each other. The unit must be in the hex.',
  'lesson.btm-pocket.friend.then':
    'A friendly unit in the hex, even a spent one. Movement is stricter: a unit still must stop there.',

  'lesson.btm-pocket.removal.title': 'Removing units',
  'lesson.btm-pocket.removal.say':
    'At the start of logistics the Soviet player may remove units from the map, to bring them back later with a card. Try 8th Army in 1601.',
  'lesson.btm-pocket.removal.ask': 'Click 8th Army to ask why you cannot remove it.',
  'lesson.btm-pocket.removal.no': 'That is another unit or hex. 8th Army is in 1601, on the coast.',
  'lesson.btm-pocket.removal.then': '8th Army is cut off: you can remove only units in supply.',

  'lesson.btm-pocket.keep.title': 'Remove no units',
  'lesson.btm-pocket.keep.say': 'You need the units in supply where they are.',
  'lesson.btm-pocket.keep.ask': 'Finish removals.',
  'lesson.btm-pocket.keep.no.remove': 'That is legal, but you need every army at the front now.',

  'lesson.btm-pocket.draw.title': 'Two cards',
  'lesson.btm-pocket.draw.say':
    'On the first turn the Soviet player takes two of six cards. Reinforcements rebuild up to four infantry armies, or give a rail move, or make a hero city. T-34 Shock is the second card.',
  'lesson.btm-pocket.draw.ask': 'Take Reinforcements.',

  'lesson.btm-pocket.hero.title': 'A hero city',
  'lesson.btm-pocket.hero.say':
    'Once per game you may discard a Reinforcements card to make a Soviet city the hero city. A German retreat result has no effect there, and from then on it is a supply city.',
  'lesson.btm-pocket.hero.ask': 'Make Riga (1703) the hero city.',
  'lesson.btm-pocket.hero.no.city': 'You may choose that city, but here you save the army in Riga.',
  'lesson.btm-pocket.hero.no.rebuild': 'That is the usual use of the card, but this lesson uses it for Riga.',
  'lesson.btm-pocket.hero.no.done': 'Then 27th Army would surrender with the others.',
  'lesson.btm-pocket.hero.then':
    'Riga holds for now. If it falls, it is worth 2 points to the German side instead of 1, even after the marker is gone.',

  'lesson.btm-pocket.supply-city.title': 'What a supply city does',
  'lesson.btm-pocket.supply-city.say': 'Riga is a supply city now, but it still has no line to the Soviet rear.',
  'lesson.btm-pocket.supply-city.ask': 'What does this do for 27th Army?',
  'lesson.btm-pocket.supply-city.option.source': 'It supplies the army and all units within five hexes',
  'lesson.btm-pocket.supply-city.no.source':
    'Without a line to the network Riga is no source. It does not help 8th Army.',
  'lesson.btm-pocket.supply-city.option.holds': 'The army does not surrender while it stays there',
  'lesson.btm-pocket.supply-city.option.rail': 'Rail moves can bring units into the city',
  'lesson.btm-pocket.supply-city.no.rail': 'A rail move needs a city with a supply line.',
  'lesson.btm-pocket.supply-city.then':
    'It does not surrender while it is in Riga. But it would not recover there. A supply city never protects German units.',

  'lesson.btm-pocket.train.title': 'No rail move to Riga',
  'lesson.btm-pocket.train.say':
    '19th and 21st Army have arrived in the Soviet rear. In each logistics phase the Soviet side has one free rail move: a stack moves from the rear or a city in supply to another, over any distance.',
  'lesson.btm-pocket.train.ask': 'Select 19th Army and click Riga.',
  'lesson.btm-pocket.train.no': 'That is another hex. Select 19th Army, then click Riga (1703).',
  'lesson.btm-pocket.train.then': 'Both ends of a rail move must belong to the supply network.',

  'lesson.btm-pocket.rail.title': 'By rail to Smolensk',
  'lesson.btm-pocket.rail.say':
    '4th Panzer Army in Minsk could take Smolensk in one move, and no unit is there. A rail move carries as many units as can stack.',
  'lesson.btm-pocket.rail.ask': 'Send 19th Army to Smolensk (1306) by rail; 21st Army joins it.',
  'lesson.btm-pocket.rail.no.city': 'You may move there, but Smolensk is empty and needs the armies.',
  'lesson.btm-pocket.rail.no.order': 'That is the same rail move. Choose 19th Army first, and 21st Army joins it.',
  'lesson.btm-pocket.rail.no.unit': 'That unit could move by rail, but the front needs the armies in the rear.',
  'lesson.btm-pocket.rail.no.done': 'Then you lose the free rail move: you cannot save it.',
  'lesson.btm-pocket.rail.then':
    'Two armies are in Smolensk. After a rail move they can still move in the movement phase.',

  'lesson.btm-pocket.way-out.title': 'Escape from the pocket',
  'lesson.btm-pocket.way-out.say':
    '4th Army in 1102 is in two German zones: of the armies in rear area C, and of 3rd Panzer Army. East of it is 1103.',
  'lesson.btm-pocket.way-out.ask': 'Select 4th Army and click 1103.',
  'lesson.btm-pocket.way-out.no': 'That is another hex. Select 4th Army, then click 1103.',
  'lesson.btm-pocket.way-out.then': 'A unit may leave a zone, but not move from one zone straight into another.',

  'lesson.btm-pocket.out.title': 'Through the marsh',
  'lesson.btm-pocket.out.say':
    '1002, in the south-east, is in no German zone. It is a marsh, so the move ends there. Kiev is within five hexes.',
  'lesson.btm-pocket.out.ask': 'Move 4th Army to 1002.',
  'lesson.btm-pocket.out.then': '4th Army is in supply again: five hexes to Kiev.',

  'lesson.btm-pocket.rest.title': 'A place to recover',
  'lesson.btm-pocket.rest.say':
    '13th Army is spent. It becomes active again only if it is in or next to a source in the Soviet supply phase.',
  'lesson.btm-pocket.rest.ask': 'Move 13th Army to 1205, next to Smolensk.',
  'lesson.btm-pocket.rest.no.hex': 'It may move there, but 1205 is the nearest hex that is next to Smolensk.',
  'lesson.btm-pocket.rest.then':
    'Movement is over. The Soviet player does not attack: an attack would only make more armies spent.',

  'lesson.btm-pocket.lost.title': 'Who surrenders',
  'lesson.btm-pocket.lost.say': 'Riga is a hero city, and 4th Army has escaped. The supply phase is next.',
  'lesson.btm-pocket.lost.ask': 'Click a hex whose units will surrender.',
  'lesson.btm-pocket.lost.no':
    'No units are there, or they have a line, or a supply city protects them. Look between Riga and Minsk.',
  'lesson.btm-pocket.lost.then': '1601 and 1301: 8th Army, 12th Mechanised Corps and 3rd Army.',

  'lesson.btm-pocket.supply.title': 'The supply phase',
  'lesson.btm-pocket.supply.say':
    'You still have T-34 Shock, and a corps could act with it, even the one in 1601. The example does not play it. In the supply phase units without supply surrender first, then spent units recover.',
  'lesson.btm-pocket.supply.ask': 'Finish breakthrough.',
  'lesson.btm-pocket.supply.no.tank': 'That is legal, but in this lesson no tank acts.',
  'lesson.btm-pocket.supply.then':
    'Three units have surrendered, and 13th Army is active again. The second turn begins.',

  'lesson.btm-pocket.cost.title': 'The price of surrender',
  'lesson.btm-pocket.cost.say':
    'An army lost in combat takes one of the four places of a Reinforcements card. An army that has surrendered takes two, and a corps that has surrendered never returns.',
  'lesson.btm-pocket.cost.ask': 'How many surrendered armies can one Reinforcements card bring back?',
  'lesson.btm-pocket.cost.no.1': 'There are four places, and each army takes two.',
  'lesson.btm-pocket.cost.no.4': 'Four is for armies lost in combat.',
  'lesson.btm-pocket.cost.then': 'Two. A German unit that has surrendered costs both Replacements.',

  'lesson.btm-defence.end':
    'Defend actively where the column decides whether a unit survives. Defend passively where the attack fails anyway, or where nothing can save the hex: a unit that is not spent can strike back.',

  'lesson.btm-defence.two.title': 'Outside Smolensk',
  'lesson.btm-defence.two.say':
    'This is an invented position of the second turn. 20th Army, 2 (1), and 7th Mechanised Corps, 1 (0), are in Smolensk. Each active defender chooses. Active defence: full strength, spent afterwards. Passive defence: the value in brackets, still active.',

  'lesson.btm-defence.sum.title': 'The sum',
  'lesson.btm-defence.sum.say': 'Both units in Smolensk can defend actively.',
  'lesson.btm-defence.sum.ask': 'How strong is their defence then?',
  'lesson.btm-defence.sum.no.1': 'That is the army at its passive value.',
  'lesson.btm-defence.sum.no.2': 'That is the army alone. The corps adds its own strength.',
  'lesson.btm-defence.sum.then': 'Three. With only the army active it is 2, and with both passive it is 1.',

  'lesson.btm-defence.ratio.title': 'The ratio',
  'lesson.btm-defence.ratio.say': '3rd Panzer Army, 7, and 9th Army, 5, are next to the city. No river is in between.',
  'lesson.btm-defence.ratio.ask': 'What is the ratio against 3?',
  'lesson.btm-defence.ratio.no.3': '3 goes into 12 four times.',
  'lesson.btm-defence.ratio.no.5': 'For 5:1 you need 15.',
  'lesson.btm-defence.ratio.then': '4:1.',

  'lesson.btm-defence.city.title': 'The city',
  'lesson.btm-defence.city.say':
    'A city or a mountain shifts the odds one column to the left. A tank shifts them to the right in clear terrain only.',
  'lesson.btm-defence.city.ask': 'Which column is used?',
  'lesson.btm-defence.city.no.4': 'The tank does not cancel the city: a city is not clear terrain.',
  'lesson.btm-defence.city.no.5': 'The shift is to the left, in the defender’s favour.',
  'lesson.btm-defence.city.then': '3:1.',

  'lesson.btm-defence.faces.title': 'Six rolls',
  'lesson.btm-defence.faces.say':
    'Compare the roll with the column: lower eliminates; equal brings losses and retreat; one or two higher, retreat; more than that, no effect.',
  'lesson.btm-defence.faces.ask': 'How many of the six rolls eliminate at 3:1?',
  'lesson.btm-defence.faces.no.1': 'Both 1 and 2 are lower than 3.',
  'lesson.btm-defence.faces.no.3': 'A 3 is equal to the column: losses and retreat.',
  'lesson.btm-defence.faces.then': 'Two. A 3 brings losses and retreat, 4 and 5 bring retreat, a 6 has no effect.',

  'lesson.btm-defence.passive.title': 'Passive defence',
  'lesson.btm-defence.passive.say':
    'If both defend passively, it is 12 against 1: 12:1, and 11:1 with the city. The table ends at 7:1.',
  'lesson.btm-defence.passive.ask': 'How many of the six rolls eliminate then?',
  'lesson.btm-defence.passive.no.4': 'Four is right for 5:1.',
  'lesson.btm-defence.passive.no.5': 'Five is right for 6:1.',
  'lesson.btm-defence.passive.then': 'All six. Staying active does not help a unit that is eliminated.',

  'lesson.btm-defence.corps.title': 'A corps alone',
  'lesson.btm-defence.corps.say':
    'The passive value of a corps is 0. With a unit that adds strength it may defend passively, and it suffers the result of the whole stack.',
  'lesson.btm-defence.corps.ask': 'What does a corps do when it is attacked alone?',
  'lesson.btm-defence.corps.option.free': 'It chooses like any other unit',
  'lesson.btm-defence.corps.no.free': 'There is no ratio against a defence of 0.',
  'lesson.btm-defence.corps.option.active': 'It must defend actively',
  'lesson.btm-defence.corps.option.gone': 'It is removed without a roll',
  'lesson.btm-defence.corps.no.gone': 'It fights first and is eliminated afterwards.',
  'lesson.btm-defence.corps.then':
    'It must. As it has no spent side, it is eliminated at the end, even if the die has no effect.',

  'lesson.btm-defence.attack.title': 'The attack',
  'lesson.btm-defence.attack.say':
    'The German player has no cards. The Soviet player has two: Street Fighting and Partisans.',
  'lesson.btm-defence.attack.ask': 'Attack Smolensk (1306); both units join.',

  'lesson.btm-defence.army.title': 'The army',
  'lesson.btm-defence.army.say': 'The defender chooses for each unit, and the attackers can no longer change.',
  'lesson.btm-defence.army.ask': 'Let 20th Army defend actively.',
  'lesson.btm-defence.army.no.passive': 'With only the corps active it would be 12 against 2, and 5:1 in the city.',

  'lesson.btm-defence.both.title': 'The corps',
  'lesson.btm-defence.both.say':
    'The corps may defend passively beside the army and might survive. If it defends actively it adds 1, and that 1 decides between 5:1 and 3:1.',
  'lesson.btm-defence.both.ask': 'Let 7th Mechanised Corps defend actively.',
  'lesson.btm-defence.both.no.passive': 'At 5:1 four rolls eliminate both of them, at 3:1 only two.',
  'lesson.btm-defence.both.then': '12 against 3 in a city: 3:1.',

  'lesson.btm-defence.street.title': 'Street Fighting',
  'lesson.btm-defence.street.say':
    'The defender plays a card after the attacker. Street Fighting shifts the odds one column to the left, and only in a city.',
  'lesson.btm-defence.street.ask': 'Play Street Fighting.',
  'lesson.btm-defence.street.no.none': 'At 3:1 five rolls hurt you, at 2:1 four.',
  'lesson.btm-defence.street.then': '2:1. The die shows 3: in this column a retreat.',

  'lesson.btm-defence.partisans.title': 'Partisans',
  'lesson.btm-defence.partisans.say':
    'If you retreat, you lose Smolensk. Partisans make the attacker re-roll; at 2:1 a 5 or a 6 has no effect.',
  'lesson.btm-defence.partisans.ask': 'Play Partisans.',
  'lesson.btm-defence.partisans.no.none': 'Then the German units take the empty city.',
  'lesson.btm-defence.partisans.then': 'A 6: no effect. Smolensk holds.',

  'lesson.btm-defence.price.title': 'The cost',
  'lesson.btm-defence.price.say': '“No effect” does not mean that nothing happened.',
  'lesson.btm-defence.price.ask': 'What did the defence cost, apart from cards?',
  'lesson.btm-defence.price.option.nothing': 'Nothing',
  'lesson.btm-defence.price.no.nothing': 'Active defence always has a cost.',
  'lesson.btm-defence.price.option.army': '20th Army is spent',
  'lesson.btm-defence.price.no.army': 'That is not all: the corps defended actively too.',
  'lesson.btm-defence.price.option.all': '20th Army is spent, and the corps is eliminated',
  'lesson.btm-defence.price.then':
    'Both attackers are spent too. In a city in supply 20th Army becomes active again in its next supply phase.',

  'lesson.btm-defence.weak.title': 'A weak attack',
  'lesson.btm-defence.weak.say':
    'Soviet 9th and 26th Army are in Odessa. Romanian 3rd Army, strength 2, attacks them alone. Defend at the lowest cost.',
  'lesson.btm-defence.weak.ask': 'Attack Odessa (0304).',

  'lesson.btm-defence.enough.title': 'Just enough',
  'lesson.btm-defence.enough.say':
    'If both defend passively it is 2 against 2, and the city shifts one column to the left. Left of 1:1 come 1:2 and 1:3.',
  'lesson.btm-defence.enough.ask': 'Which column is it with both passive?',
  'lesson.btm-defence.enough.no.-1': 'That is the column if both defend actively: 2 against 4, and the city.',
  'lesson.btm-defence.enough.no.1': 'That is without the city.',
  'lesson.btm-defence.enough.then':
    '1:2. Below 1:1 an attack fails without a roll: no unit is lost, and the attackers become spent.',

  'lesson.btm-defence.still.title': 'Stay passive',
  'lesson.btm-defence.still.say': 'The attack fails either way. Only active defenders become spent.',
  'lesson.btm-defence.still.ask': 'Let 26th Army defend passively; 9th Army does the same.',
  'lesson.btm-defence.still.no.active': 'It would hold too, but become spent for nothing.',
  'lesson.btm-defence.still.then': 'The attack fails. Romanian 3rd Army is spent; both Soviet armies are active.',

  'lesson.btm-defence.way.title': 'Where a unit retreats',
  'lesson.btm-defence.way.say':
    '21st Army in 1105 is outside the cities. A retreat is two hexes, away from the hex that was attacked. Enemy units and zones block hexes; of the others, the hex closest to a source comes first. Smolensk and Kiev are sources.',
  'lesson.btm-defence.way.ask': 'Click the first hex where 21st Army would retreat.',
  'lesson.btm-defence.way.no':
    'Not that one. 4th Army in 1104 and 3rd Panzer Army in 1305 block four of the six hexes; of the other two, one is closer to supply.',
  'lesson.btm-defence.way.then': '1106: two hexes from Smolensk. 1005 is free too, but it is three hexes from Kiev.',

  'lesson.btm-defence.open.title': 'Clear terrain',
  'lesson.btm-defence.open.say': '4th Army attacks with 5 and no tank: infantry gets no shift for clear terrain.',
  'lesson.btm-defence.open.ask': 'Attack 1105.',

  'lesson.btm-defence.back.title': 'Retreat and survive',
  'lesson.btm-defence.back.say':
    'With active defence it is 5 against 2, rounded down to 2:1. With passive defence it is 5:1.',
  'lesson.btm-defence.back.ask': 'Let 21st Army defend actively.',
  'lesson.btm-defence.back.no.passive': 'Four of six rolls would eliminate it; at 2:1 only one.',
  'lesson.btm-defence.back.then':
    'A 4 at 2:1: it retreats through 1106 to 1206, next to Smolensk. There it will recover.',

  'lesson.btm-ground.end':
    'Terrain seldom slows an army in this game; enemies do. Before you move, you always see where a move must stop.',

  'lesson.btm-ground.march.title': 'Every hex costs one',
  'lesson.btm-ground.march.say':
    'This is an invented position of the second turn, in clear weather. Panzer armies move five hexes, all other units three. Every hex costs one: clear terrain, cities and rivers make no difference. But some hexes make a unit stop.',

  'lesson.btm-ground.forest.title': 'Forest',
  'lesson.btm-ground.forest.say': 'A tank must stop when it enters forest. 4th Panzer Army is in 1403.',
  'lesson.btm-ground.forest.ask': 'Click a forest next to 4th Panzer Army.',
  'lesson.btm-ground.forest.no': 'That is no forest, or it is not next to 1403. Look west and east of it.',
  'lesson.btm-ground.forest.then': '1402 and 1404.',

  'lesson.btm-ground.tank.title': 'A tank in the forest',
  'lesson.btm-ground.tank.say': 'No enemy is near 1404. Only the forest will stop the tank.',
  'lesson.btm-ground.tank.ask': 'Move 4th Panzer Army to 1404.',
  'lesson.btm-ground.tank.no.hex': 'It may move there, but move to 1404 to see what forest does.',
  'lesson.btm-ground.tank.then': 'It has five hexes of movement, but it stops after one.',

  'lesson.btm-ground.foot.title': 'Infantry in the forest',
  'lesson.btm-ground.foot.say': '9th Army in 1302 moves three hexes. 1402 is the other forest.',
  'lesson.btm-ground.foot.ask': 'Move 9th Army to 1402.',
  'lesson.btm-ground.foot.no.hex': 'It may move there, but 1402 is the forest to try.',

  'lesson.btm-ground.through.title': 'Through the forest',
  'lesson.btm-ground.through.say': 'Forest does not stop infantry.',
  'lesson.btm-ground.through.ask': 'Continue to 1503.',
  'lesson.btm-ground.through.no.halt': 'It may halt in the forest, but it need not.',
  'lesson.btm-ground.through.then': 'It has moved two hexes and halts; it could have moved a third.',

  'lesson.btm-ground.marsh.title': 'Marsh and mountain',
  'lesson.btm-ground.marsh.say': 'The Pripet marshes are south of Minsk, from 1002 to 1103.',
  'lesson.btm-ground.marsh.ask': 'Which units must stop when they enter a marsh?',
  'lesson.btm-ground.marsh.option.tanks': 'Tanks only',
  'lesson.btm-ground.marsh.no.tanks': 'That is the rule for forest. A marsh is harder.',
  'lesson.btm-ground.marsh.option.all': 'Every unit',
  'lesson.btm-ground.marsh.option.none': 'No units',
  'lesson.btm-ground.marsh.no.none': 'A marsh stops, and so does a mountain.',
  'lesson.btm-ground.marsh.then':
    'Every unit, and the same in mountains. A unit in a marsh also has no zone. In combat a marsh has no effect; a mountain shifts the odds one column to the left.',

  'lesson.btm-ground.none.title': 'Zones',
  'lesson.btm-ground.none.say':
    'An enemy zone also stops a move. All German units, Soviet tanks and Guards have one; other armies only in a city, as 20th Army has in Smolensk.',
  'lesson.btm-ground.none.ask': 'Click a Soviet army on the map that has no zone.',
  'lesson.btm-ground.none.no': 'No Soviet army is there, or it has a zone. Look north of Smolensk.',
  'lesson.btm-ground.none.then': '21st Army in 1406 and 19th Army in 1607. You could move right past them.',

  'lesson.btm-ground.zones.title': 'From zone to zone',
  'lesson.btm-ground.zones.say':
    '2nd Panzer Army in 1305 is next to Smolensk, in the zone of 20th Army. Try to move it north of the city, to 1405. That hex is next to Smolensk too.',
  'lesson.btm-ground.zones.ask': 'Select 2nd Panzer Army and click 1405.',
  'lesson.btm-ground.zones.no': 'That is another hex. Select 2nd Panzer Army, then click 1405.',
  'lesson.btm-ground.zones.then': 'A unit may leave a zone, but not move straight from one zone hex into another.',

  'lesson.btm-ground.out.title': 'The way round',
  'lesson.btm-ground.out.say':
    'Leave the zone, move through a free hex, and enter the zone again: that works south of the city.',
  'lesson.btm-ground.out.ask': 'Move 2nd Panzer Army to 1204.',
  'lesson.btm-ground.out.no.hex': 'It may move there, but the way round goes through 1204.',

  'lesson.btm-ground.in.title': 'Back into the zone',
  'lesson.btm-ground.in.say':
    '1205 is across the Dnieper and next to Smolensk. Rivers matter in combat, not in movement.',
  'lesson.btm-ground.in.ask': 'Continue to 1205.',
  'lesson.btm-ground.in.no.halt': 'It may halt here, but the lesson continues to 1205.',
  'lesson.btm-ground.in.then': 'Two hexes, and it must stop in the zone of 20th Army.',

  'lesson.btm-ground.lake.title': 'The lake',
  'lesson.btm-ground.lake.say':
    '18th Army in 1804 is on the western shore of Lake Peipus. The hex across the water is 1805.',
  'lesson.btm-ground.lake.ask': 'Select 18th Army and click 1805.',
  'lesson.btm-ground.lake.no': 'That is another hex. Select 18th Army, then click 1805.',
  'lesson.btm-ground.lake.then':
    'A hexside that is all water blocks everything: movement, attack, retreat, supply. Zones do not reach across it either.',

  'lesson.btm-ground.group.title': 'The right rear area',
  'lesson.btm-ground.group.say':
    '16th Army, spent, is in 1401, which touches both N and C. A unit next to a rear area may return to it.',
  'lesson.btm-ground.group.ask': 'Select 16th Army and click area C.',
  'lesson.btm-ground.group.no': 'That is another place. Select 16th Army, then click area C.',
  'lesson.btm-ground.group.then': 'Its code is N, so it may return only to N. Units without such a code may choose.',

  'lesson.btm-ground.rear.title': 'Back to the rear',
  'lesson.btm-ground.rear.say':
    'A unit that returns to the rear leaves the map for a while: it goes to the turn track.',
  'lesson.btm-ground.rear.ask': 'Return 16th Army to N.',
  'lesson.btm-ground.rear.no.hex': 'It may move there, but this time return it to N.',
  'lesson.btm-ground.rear.then':
    'It arrives next turn, active, in area N. On the last turn it would not return; it counts neither as lost nor as on the map.',

  'lesson.btm-ground.mud.title': 'Mud',
  'lesson.btm-ground.mud.say':
    'Turn 3 is September and October: mud. Every unit has the same movement, tanks too, and tanks do not shift the odds.',
  'lesson.btm-ground.mud.ask': 'How many hexes does a unit move in mud?',
  'lesson.btm-ground.mud.no.1': 'Mud is not quite that bad.',
  'lesson.btm-ground.mud.no.3': 'Three is for snow and thaw.',
  'lesson.btm-ground.mud.then': 'Two, whatever its printed movement.',

  'lesson.btm-ground.snow.title': 'Snow and thaw',
  'lesson.btm-ground.snow.say':
    'Turns 4 and 5 are snow: rivers freeze and do not help the defender, and Soviet attacks get one column shift in their favour. Turn 6 is thaw, and tanks do not shift the odds. All three turns have the same movement limit.',
  'lesson.btm-ground.snow.ask': 'How far can a panzer army move in snow or thaw?',
  'lesson.btm-ground.snow.no.2': 'Two is for mud.',
  'lesson.btm-ground.snow.no.5': 'Five is for clear weather, on turns 1 and 2.',
  'lesson.btm-ground.snow.then': 'Three, like every unit. Use the summer for long moves.',
} as const satisfies Catalogue;
