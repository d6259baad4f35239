import type { Catalogue } from '../../../message-types.ts';

/** Lessons of Blitzkrieg to Moscow 2 beside its worked example: supply, defence, and movement over ground. */
export const inTheField = {
  'lesson.btm-pocket.end':
    'A line of five hexes, and what closes it: that is most of supply. Before a tank drives far, and before an army is left behind, count the steps back.',

  'lesson.btm-pocket.line.title': 'The Soviet answer',
  'lesson.btm-pocket.line.say':
    'The position after the rulebook’s first German turn. Four Soviet stacks are cut off: in Riga, at 1601, 1301 and 1102. They surrender only in the Soviet supply phase, at the end of the Soviet half of the turn. Until then something can be done.',

  'lesson.btm-pocket.steps.title': 'Counting a line',
  'lesson.btm-pocket.steps.say':
    'A line runs from hex to hex, over any ground, to the rear or to a city that is a source. The hex it starts from is not counted, the source is. Five is the most. 13th Army is at 1204.',
  'lesson.btm-pocket.steps.ask': 'How many steps is it from 1204 to Smolensk (1306)?',
  'lesson.btm-pocket.steps.no.1': '1204 does not touch Smolensk; one hex is between.',
  'lesson.btm-pocket.steps.no.3': 'Do not count 1204 itself.',
  'lesson.btm-pocket.steps.then': 'Two: 1205 and 1306.',

  'lesson.btm-pocket.network.title': 'What makes a source',
  'lesson.btm-pocket.network.say': 'Smolensk is more than five hexes from the Soviet rear, and yet it feeds 13th Army.',
  'lesson.btm-pocket.network.ask': 'When is a city a source of supply?',
  'lesson.btm-pocket.network.option.own': 'Whenever its side controls it',
  'lesson.btm-pocket.network.no.own': 'Riga is Soviet, and it feeds nobody. Control alone is not enough.',
  'lesson.btm-pocket.network.option.chain': 'When it has a line to the rear or to another source',
  'lesson.btm-pocket.network.option.print': 'When it is printed as a supply city',
  'lesson.btm-pocket.network.no.print':
    'A supply city keeps its own garrison from surrender. It is not a source by that alone.',
  'lesson.btm-pocket.network.then':
    'From city to city, each at most five hexes from the last: that is the network. Take one link and all beyond it goes hungry.',

  'lesson.btm-pocket.blocked.title': 'What closes a hex',
  'lesson.btm-pocket.blocked.say':
    '4th Army at 1102 could reach Smolensk in five steps, by 1103, until 3rd Panzer Army came to 1202.',
  'lesson.btm-pocket.blocked.ask': 'What cuts the line of 4th Army?',
  'lesson.btm-pocket.blocked.option.far': 'Smolensk is too far away in any case',
  'lesson.btm-pocket.blocked.no.far': 'It was in supply a moment ago, at exactly five steps.',
  'lesson.btm-pocket.blocked.option.zone': 'The zone of 3rd Panzer Army covers 1103',
  'lesson.btm-pocket.blocked.option.enemy': 'German units are in every hex around it',
  'lesson.btm-pocket.blocked.no.enemy': 'East and south of it the hexes are empty.',
  'lesson.btm-pocket.blocked.then':
    'No line passes an enemy unit, an enemy city or an enemy zone. By the marshes in the south it would be six steps, one too many.',

  'lesson.btm-pocket.friend.title': 'A friend in the zone',
  'lesson.btm-pocket.friend.say':
    'An enemy zone closes a hex to supply and to retreat. There is one exception, the same for both.',
  'lesson.btm-pocket.friend.ask': 'What opens such a hex again?',
  'lesson.btm-pocket.friend.option.never': 'Nothing, as long as the zone is there',
  'lesson.btm-pocket.friend.no.never': 'A front would starve beside its enemy. There is a way.',
  'lesson.btm-pocket.friend.option.unit': 'Any friendly unit in it',
  'lesson.btm-pocket.friend.option.zone': 'A friendly unit with a zone next to it',
  'lesson.btm-pocket.friend.no.zone': 'Zones do not cancel each other. The unit has to be in the hex.',
  'lesson.btm-pocket.friend.then':
    'A friendly unit in the hex, even a spent one. Movement is stricter: it stops there all the same.',

  'lesson.btm-pocket.removal.title': 'No way home',
  'lesson.btm-pocket.removal.say':
    'At the start of logistics the Soviet player may remove units from the map voluntarily, to bring them back by card. 8th Army at 1601 would be a candidate.',
  'lesson.btm-pocket.removal.ask': 'Click 8th Army to ask why it cannot be taken off.',
  'lesson.btm-pocket.removal.no': 'Something else. 8th Army is at 1601, on the coast.',
  'lesson.btm-pocket.removal.then': 'The enemy has seen to that: only supplied units can be withdrawn.',

  'lesson.btm-pocket.keep.title': 'Nobody goes',
  'lesson.btm-pocket.keep.say': 'The supplied ones are needed where they are.',
  'lesson.btm-pocket.keep.ask': 'Finish removals.',
  'lesson.btm-pocket.keep.no.remove': 'Allowed, but every army counts on this front now.',

  'lesson.btm-pocket.draw.title': 'Two cards',
  'lesson.btm-pocket.draw.say':
    'On the first turn the Soviet player takes two of six. Reinforcements bring back up to four infantry armies, or run a train, or choose a hero city. T-34 Shock comes with it.',
  'lesson.btm-pocket.draw.ask': 'Take Reinforcements.',

  'lesson.btm-pocket.hero.title': 'A hero city',
  'lesson.btm-pocket.hero.say':
    'Once in the game a Reinforcements card may be discarded to make a Soviet city the hero city. A German retreat result has no effect there, and it counts as a supply city from then on.',
  'lesson.btm-pocket.hero.ask': 'Name Riga (1703) the hero city.',
  'lesson.btm-pocket.hero.no.city': 'A city you may choose. Here the garrison of Riga is to be saved.',
  'lesson.btm-pocket.hero.no.rebuild': 'That is what the card is for most of the time. This lesson spends it on Riga.',
  'lesson.btm-pocket.hero.no.done': 'Then 27th Army would surrender with the others.',
  'lesson.btm-pocket.hero.then':
    'Riga holds for now. Should it fall, it is worth 2 points to the German side instead of 1, marker or not.',

  'lesson.btm-pocket.supply-city.title': 'What a supply city does',
  'lesson.btm-pocket.supply-city.say': 'Riga is a supply city now, and still has no line to the Soviet rear.',
  'lesson.btm-pocket.supply-city.ask': 'What does that do for 27th Army?',
  'lesson.btm-pocket.supply-city.option.source': 'It feeds the army and all within five hexes',
  'lesson.btm-pocket.supply-city.no.source': 'Without a line to the network it is no source. 8th Army gains nothing.',
  'lesson.btm-pocket.supply-city.option.holds': 'The army does not surrender while it stays there',
  'lesson.btm-pocket.supply-city.option.rail': 'Trains can bring help into the city',
  'lesson.btm-pocket.supply-city.no.rail': 'Trains need a city with a line of supply.',
  'lesson.btm-pocket.supply-city.then':
    'It does not surrender, and no more than that: it would not recover there either. German units have no such city.',

  'lesson.btm-pocket.train.title': 'No train to Riga',
  'lesson.btm-pocket.train.say':
    '19th and 21st Army have arrived in the Soviet rear. Each logistics phase the Soviet side has one free rail move: a stack from its rear or a supplied city to another, over any distance.',
  'lesson.btm-pocket.train.ask': 'Select 19th Army and click Riga.',
  'lesson.btm-pocket.train.no': 'Another place. The question is about Riga (1703), with 19th Army selected.',
  'lesson.btm-pocket.train.then': 'Both ends of a rail move must belong to the supply network.',

  'lesson.btm-pocket.rail.title': 'By rail to Smolensk',
  'lesson.btm-pocket.rail.say':
    '4th Panzer Army in Minsk is one move away from Smolensk, and nobody is there. A train carries all that may stack.',
  'lesson.btm-pocket.rail.ask': 'Send 19th Army to Smolensk (1306) by rail; 21st Army joins it.',
  'lesson.btm-pocket.rail.no.city': 'A train may go there. Smolensk is open.',
  'lesson.btm-pocket.rail.no.order': 'The same train. Begin with 19th Army, and 21st Army joins it.',
  'lesson.btm-pocket.rail.no.unit':
    'It could go by rail. The armies in the rear are free to go and needed at the front.',
  'lesson.btm-pocket.rail.no.done': 'The free rail move would be lost: it cannot be saved.',
  'lesson.btm-pocket.rail.then':
    'Two armies in Smolensk. A rail move is no movement of the phase that follows: they could still march.',

  'lesson.btm-pocket.way-out.title': 'Out of the ring',
  'lesson.btm-pocket.way-out.say':
    '4th Army at 1102 is in a German zone: that of the rear area C, where armies are, and that of 3rd Panzer Army. East of it is 1103.',
  'lesson.btm-pocket.way-out.ask': 'Select 4th Army and click 1103.',
  'lesson.btm-pocket.way-out.no': 'Another place. The question is about 1103, with 4th Army selected.',
  'lesson.btm-pocket.way-out.then': 'A unit may leave a zone, but not step from one straight into another.',

  'lesson.btm-pocket.out.title': 'Through the marsh',
  'lesson.btm-pocket.out.say':
    '1002, in the south-east, is in no German zone. It is a marsh, so the move ends there, and Kiev is within five hexes of it.',
  'lesson.btm-pocket.out.ask': 'Move 4th Army to 1002.',
  'lesson.btm-pocket.out.then': '4th Army is in supply again: five steps to Kiev.',

  'lesson.btm-pocket.rest.title': 'A place to recover',
  'lesson.btm-pocket.rest.say':
    '13th Army is spent. Supply alone does not make it active; it must be in or next to a source when its own supply phase comes.',
  'lesson.btm-pocket.rest.ask': 'Move 13th Army to 1205, next to Smolensk.',
  'lesson.btm-pocket.rest.no.hex': 'It may go there. 1205 is the nearest hex that touches Smolensk.',
  'lesson.btm-pocket.rest.then':
    'Movement is over, and the Soviet player attacks nobody: an attack would only have made more armies spent.',

  'lesson.btm-pocket.lost.title': 'Who is lost',
  'lesson.btm-pocket.lost.say': 'Riga is a hero city, and 4th Army has got out. The supply phase is next.',
  'lesson.btm-pocket.lost.ask': 'Click a hex whose units will surrender.',
  'lesson.btm-pocket.lost.no': 'These units have a line, or a city that holds them. Look between Riga and Minsk.',
  'lesson.btm-pocket.lost.then': '1601 and 1301: 8th Army, 12th Mechanised Corps and 3rd Army.',

  'lesson.btm-pocket.supply.title': 'The supply phase',
  'lesson.btm-pocket.supply.say':
    'T-34 Shock is still in hand and could drive a corps, even out of 1601. The example lets it be. First units without supply surrender, then spent ones recover.',
  'lesson.btm-pocket.supply.ask': 'End the breakthrough.',
  'lesson.btm-pocket.supply.no.tank': 'Allowed. This time the phase passes without a tank.',
  'lesson.btm-pocket.supply.then':
    'Three units have surrendered, and 13th Army is active again. The second turn begins.',

  'lesson.btm-pocket.cost.title': 'The price of surrender',
  'lesson.btm-pocket.cost.say':
    'A unit lost in battle takes one of the four places of a Reinforcements card. One that has surrendered costs double, and a corps that has surrendered never returns.',
  'lesson.btm-pocket.cost.ask': 'How many surrendered armies can one Reinforcements card bring back?',
  'lesson.btm-pocket.cost.no.1': 'There are four places, and each army takes two.',
  'lesson.btm-pocket.cost.no.4': 'Four is the number of armies lost in battle.',
  'lesson.btm-pocket.cost.then': 'Two. A lost German unit that had surrendered takes both Replacements at once.',

  'lesson.btm-defence.end':
    'Fight actively where the column decides between life and death. Stay passive where the attack fails anyway, or where nothing can save the hex: what is not spent can strike back.',

  'lesson.btm-defence.two.title': 'Before Smolensk',
  'lesson.btm-defence.two.say':
    'An invented position of the second turn. In Smolensk there are 20th Army, 2 (1), and 7th Mechanised Corps, 1 (0). Each active defender chooses: active defence at full strength, spent afterwards; or passive defence at the value in brackets, and active still.',

  'lesson.btm-defence.sum.title': 'The sum',
  'lesson.btm-defence.sum.say': 'Both in Smolensk can fight actively.',
  'lesson.btm-defence.sum.ask': 'How strong is their defence then?',
  'lesson.btm-defence.sum.no.1': 'That is the army at its passive value.',
  'lesson.btm-defence.sum.no.2': 'That is the army alone. The corps adds its own strength.',
  'lesson.btm-defence.sum.then': 'Three. With only one of them active it is two, with both passive one.',

  'lesson.btm-defence.ratio.title': 'The ratio',
  'lesson.btm-defence.ratio.say':
    '3rd Panzer Army, 7, and 9th Army, 5, are next to the city. No river is between them and it.',
  'lesson.btm-defence.ratio.ask': 'What is the ratio against 3?',
  'lesson.btm-defence.ratio.no.3': '12 holds 3 four times.',
  'lesson.btm-defence.ratio.no.5': 'That would take 15.',
  'lesson.btm-defence.ratio.then': '4:1.',

  'lesson.btm-defence.city.title': 'City walls',
  'lesson.btm-defence.city.say':
    'A city or a mountain shifts one column to the left. A tank shifts to the right on clear ground only.',
  'lesson.btm-defence.city.ask': 'Which column is used?',
  'lesson.btm-defence.city.no.4': 'The tank does not make up for the city: a city is not clear ground.',
  'lesson.btm-defence.city.no.5': 'The shift goes to the left, in favour of the defender.',
  'lesson.btm-defence.city.then': '3:1.',

  'lesson.btm-defence.faces.title': 'Six faces',
  'lesson.btm-defence.faces.say':
    'A die below the column eliminates; equal to it, losses and retreat; one or two above it, retreat; more, no effect.',
  'lesson.btm-defence.faces.ask': 'How many faces eliminate at 3:1?',
  'lesson.btm-defence.faces.no.1': 'Both 1 and 2 are below 3.',
  'lesson.btm-defence.faces.no.3': 'A 3 is equal to the column: losses and retreat.',
  'lesson.btm-defence.faces.then': 'Two. A 3 brings losses and retreat, 4 and 5 retreat, a 6 nothing.',

  'lesson.btm-defence.passive.title': 'And passively?',
  'lesson.btm-defence.passive.say':
    'If both stay passive, it is 12 against 1: 12:1, by the city 11:1. The table ends at 7:1.',
  'lesson.btm-defence.passive.ask': 'How many faces eliminate then?',
  'lesson.btm-defence.passive.no.4': 'Four is right for 5:1.',
  'lesson.btm-defence.passive.no.5': 'Five is right for 6:1.',
  'lesson.btm-defence.passive.then': 'All six. To stay active is worth nothing to a unit that is gone.',

  'lesson.btm-defence.corps.title': 'A corps alone',
  'lesson.btm-defence.corps.say':
    'The passive value of a corps is 0. Beside a unit that adds something it may stay passive, and shares whatever befalls the stack.',
  'lesson.btm-defence.corps.ask': 'What does a corps do that is attacked alone?',
  'lesson.btm-defence.corps.option.free': 'It chooses like any other unit',
  'lesson.btm-defence.corps.no.free': 'A defence of 0 would give no ratio at all.',
  'lesson.btm-defence.corps.option.active': 'It must defend actively',
  'lesson.btm-defence.corps.option.gone': 'It is removed without a roll',
  'lesson.btm-defence.corps.no.gone': 'It fights first. Its end comes afterwards.',
  'lesson.btm-defence.corps.then':
    'It must, and as it has no spent side, it is eliminated at the end even if the die does nothing.',

  'lesson.btm-defence.attack.title': 'The attack',
  'lesson.btm-defence.attack.say':
    'The German hand is empty; two Soviet cards are left, Street Fighting and Partisans.',
  'lesson.btm-defence.attack.ask': 'Attack Smolensk (1306); both units join.',

  'lesson.btm-defence.army.title': 'The army',
  'lesson.btm-defence.army.say': 'The choice is made unit by unit, and the attacker has committed himself already.',
  'lesson.btm-defence.army.ask': 'Let 20th Army defend actively.',
  'lesson.btm-defence.army.no.passive': 'With the corps alone active it would be 12:2, in the city 5:1.',

  'lesson.btm-defence.both.title': 'The corps',
  'lesson.btm-defence.both.say':
    'The corps can stay passive beside the army and might live. It adds 1, and that 1 decides between 5:1 and 3:1.',
  'lesson.btm-defence.both.ask': 'Let 7th Mechanised Corps defend actively.',
  'lesson.btm-defence.both.no.passive': 'At 5:1 four faces eliminate both of them, at 3:1 two.',
  'lesson.btm-defence.both.then': '12 against 3 in a city: 3:1.',

  'lesson.btm-defence.street.title': 'Street Fighting',
  'lesson.btm-defence.street.say':
    'The defender’s card comes after the attacker’s. Street Fighting shifts one column, and only where a city is fought for.',
  'lesson.btm-defence.street.ask': 'Play Street Fighting.',
  'lesson.btm-defence.street.no.none': 'At 3:1 five faces do harm, at 2:1 four.',
  'lesson.btm-defence.street.then': '2:1. The die shows 3: at this column a retreat.',

  'lesson.btm-defence.partisans.title': 'Partisans',
  'lesson.btm-defence.partisans.say':
    'Smolensk would be lost by the retreat. Partisans make the attacker re-roll; at 2:1 a 5 or a 6 does nothing.',
  'lesson.btm-defence.partisans.ask': 'Play Partisans.',
  'lesson.btm-defence.partisans.no.none': 'Then the Germans walk into an empty city.',
  'lesson.btm-defence.partisans.then': 'A 6: no effect. Smolensk holds.',

  'lesson.btm-defence.price.title': 'The price',
  'lesson.btm-defence.price.say': 'No effect is not the same as nothing happened.',
  'lesson.btm-defence.price.ask': 'What has the defence cost, cards aside?',
  'lesson.btm-defence.price.option.nothing': 'Nothing',
  'lesson.btm-defence.price.no.nothing': 'Active defence is always paid for.',
  'lesson.btm-defence.price.option.army': '20th Army is spent',
  'lesson.btm-defence.price.no.army': 'That, and more: the corps defended actively as well.',
  'lesson.btm-defence.price.option.all': '20th Army is spent, and the corps is gone',
  'lesson.btm-defence.price.then':
    'Both attackers are spent too. In a city in supply 20th Army will be active again after its own supply phase.',

  'lesson.btm-defence.weak.title': 'A weak attack',
  'lesson.btm-defence.weak.say':
    'In Odessa there are 9th and 26th Army. Romanian 3rd Army, 2, attacks them alone. The answer should cost as little as possible.',
  'lesson.btm-defence.weak.ask': 'Attack Odessa (0304).',

  'lesson.btm-defence.enough.title': 'Just enough',
  'lesson.btm-defence.enough.say':
    'If both stay passive it is 2 against 2, and the city shifts one column to the left. To the left of 1:1 comes 1:2, then 1:3.',
  'lesson.btm-defence.enough.ask': 'Which column is it with both passive?',
  'lesson.btm-defence.enough.no.-1': 'That is what two active armies would make of it: 2 against 4 and the city.',
  'lesson.btm-defence.enough.no.1': 'That is before the city is counted.',
  'lesson.btm-defence.enough.then':
    '1:2. Below 1:1 an attack fails without a roll: nobody is lost, and the attackers become spent.',

  'lesson.btm-defence.still.title': 'Stay passive',
  'lesson.btm-defence.still.say': 'The attack fails either way. Only active defenders would become spent.',
  'lesson.btm-defence.still.ask': 'Let 26th Army defend passively; 9th Army does the same.',
  'lesson.btm-defence.still.no.active': 'It would hold as well, and be spent for nothing.',
  'lesson.btm-defence.still.then': 'The attack fails. Romanian 3rd Army is spent; both Soviet armies are active.',

  'lesson.btm-defence.way.title': 'The way of a retreat',
  'lesson.btm-defence.way.say':
    '21st Army at 1105 is in the open. A retreat goes two hexes, away from the hex that was attacked. Enemy units and zones close the way; of what is left, the hex closest to a source comes first. Smolensk and Kiev are sources.',
  'lesson.btm-defence.way.ask': 'Click the first hex into which 21st Army would retreat.',
  'lesson.btm-defence.way.no':
    'Not that one. 4th Army at 1104 and 3rd Panzer Army at 1305 close four of the six; the other two are not equally close to supply.',
  'lesson.btm-defence.way.then': '1106: two steps from Smolensk. 1005 is open too, but three steps from Kiev.',

  'lesson.btm-defence.open.title': 'In the open',
  'lesson.btm-defence.open.say': '4th Army attacks with 5 and no tank: clear ground shifts nothing for infantry.',
  'lesson.btm-defence.open.ask': 'Attack 1105.',

  'lesson.btm-defence.back.title': 'Give ground',
  'lesson.btm-defence.back.say': 'Active it is 5 against 2, rounded down to 2:1. Passive it is 5:1.',
  'lesson.btm-defence.back.ask': 'Let 21st Army defend actively.',
  'lesson.btm-defence.back.no.passive': 'Four faces of six would eliminate it, against one at 2:1.',
  'lesson.btm-defence.back.then': 'A 4 at 2:1: retreat, by 1106 to 1206, next to Smolensk. There it will recover.',

  'lesson.btm-ground.end':
    'Ground hardly slows an army in this game; the enemy does. Where a march stops is always shown before it is made.',

  'lesson.btm-ground.march.title': 'A hex is a hex',
  'lesson.btm-ground.march.say':
    'An invented position of the second turn, in clear weather. Panzer armies move five hexes, all others three. Every hex costs one: clear ground, city and river make no difference. What does, makes a unit stop.',

  'lesson.btm-ground.forest.title': 'Forest',
  'lesson.btm-ground.forest.say':
    'Forest stops tanks: they may enter it and go no further. 4th Panzer Army is at 1403.',
  'lesson.btm-ground.forest.ask': 'Click a forest next to 4th Panzer Army.',
  'lesson.btm-ground.forest.no': 'No forest, or not next to 1403. Look west and east of it.',
  'lesson.btm-ground.forest.then': '1402 and 1404.',

  'lesson.btm-ground.tank.title': 'A tank in the forest',
  'lesson.btm-ground.tank.say': 'No enemy is near 1404. Only the trees will stop the tank.',
  'lesson.btm-ground.tank.ask': 'Move 4th Panzer Army to 1404.',
  'lesson.btm-ground.tank.no.hex': 'It may go there. 1404 shows what forest does.',
  'lesson.btm-ground.tank.then': 'Five hexes of movement, and it stops after one.',

  'lesson.btm-ground.foot.title': 'Infantry in the forest',
  'lesson.btm-ground.foot.say': '9th Army at 1302 has three hexes. 1402 is the other forest.',
  'lesson.btm-ground.foot.ask': 'Start 9th Army into 1402.',
  'lesson.btm-ground.foot.no.hex': 'It may go there. 1402 is the forest to try.',

  'lesson.btm-ground.through.title': 'Out again',
  'lesson.btm-ground.through.say': 'Infantry is not stopped by trees.',
  'lesson.btm-ground.through.ask': 'Go on to 1503.',
  'lesson.btm-ground.through.no.halt': 'It may stop in the forest, but it need not.',
  'lesson.btm-ground.through.then': 'Two hexes, and it halts there; a third would have been open.',

  'lesson.btm-ground.marsh.title': 'Marsh and mountain',
  'lesson.btm-ground.marsh.say': 'The Pripet marshes are south of Minsk, from 1002 to 1103.',
  'lesson.btm-ground.marsh.ask': 'Who must stop on entering a marsh?',
  'lesson.btm-ground.marsh.option.tanks': 'Tanks only',
  'lesson.btm-ground.marsh.no.tanks': 'That is forest. A marsh is harder.',
  'lesson.btm-ground.marsh.option.all': 'Every unit',
  'lesson.btm-ground.marsh.option.none': 'Nobody',
  'lesson.btm-ground.marsh.no.none': 'A marsh stops, and so does a mountain.',
  'lesson.btm-ground.marsh.then':
    'Every unit, in marsh as in mountain. A unit in a marsh also has no zone. In combat marsh counts for nothing; a mountain shifts one column to the left.',

  'lesson.btm-ground.none.title': 'Zones',
  'lesson.btm-ground.none.say':
    'An enemy zone stops a move as well. All Germans, Soviet tanks and Guards have one; other armies only in a city, as 20th Army has in Smolensk.',
  'lesson.btm-ground.none.ask': 'Click a Soviet army on the map that has no zone.',
  'lesson.btm-ground.none.no': 'No unit is there, or it is a corps, or a city. Look north of Smolensk.',
  'lesson.btm-ground.none.then': '21st Army at 1406 and 19th Army at 1607. One could march right past them.',

  'lesson.btm-ground.zones.title': 'From zone to zone',
  'lesson.btm-ground.zones.say':
    '2nd Panzer Army at 1305 is next to Smolensk, in the zone of 20th Army. It wants to be north of the city, at 1405, and that hex is next to Smolensk too.',
  'lesson.btm-ground.zones.ask': 'Select 2nd Panzer Army and click 1405.',
  'lesson.btm-ground.zones.no': 'Another place. The question is about 1405, with 2nd Panzer Army selected.',
  'lesson.btm-ground.zones.then': 'Leaving a zone is free; a single step from zone to zone is not allowed.',

  'lesson.btm-ground.out.title': 'The way round',
  'lesson.btm-ground.out.say': 'Out of the zone, through a free hex, and in again: south of the city that works.',
  'lesson.btm-ground.out.ask': 'Start 2nd Panzer Army into 1204.',
  'lesson.btm-ground.out.no.hex': 'It may go there. The way round leads by 1204.',

  'lesson.btm-ground.in.title': 'In again',
  'lesson.btm-ground.in.say':
    '1205 is across the Dnieper and next to Smolensk. Rivers count in combat, not on the march.',
  'lesson.btm-ground.in.ask': 'Go on to 1205.',
  'lesson.btm-ground.in.no.halt': 'It may halt here. 1205 is the place to be.',
  'lesson.btm-ground.in.then': 'Two hexes, and the zone of Smolensk ends the move.',

  'lesson.btm-ground.lake.title': 'The lake',
  'lesson.btm-ground.lake.say':
    '18th Army at 1804 is on the western shore of Lake Peipus. The hex across the water is 1805.',
  'lesson.btm-ground.lake.ask': 'Select 18th Army and click 1805.',
  'lesson.btm-ground.lake.no': 'Another place. The question is about 1805, with 18th Army selected.',
  'lesson.btm-ground.lake.then':
    'A hexside of water closes everything: movement, attack, retreat, supply. Zones do not reach across it either.',

  'lesson.btm-ground.group.title': 'Back to its own group',
  'lesson.btm-ground.group.say':
    '16th Army, spent, is at 1401, which touches both N and C. From the edge a unit may go back into its rear.',
  'lesson.btm-ground.group.ask': 'Select 16th Army and click area C.',
  'lesson.btm-ground.group.no': 'Another place. The question is about area C, with 16th Army selected.',
  'lesson.btm-ground.group.then': 'Its code is N. Only units without such a code choose freely.',

  'lesson.btm-ground.rear.title': 'Back to the rear',
  'lesson.btm-ground.rear.say': 'What goes back into its rear leaves the map for a while: it goes to the turn track.',
  'lesson.btm-ground.rear.ask': 'Move 16th Army back to N.',
  'lesson.btm-ground.rear.no.hex': 'It may go there. This time it is to go home.',
  'lesson.btm-ground.rear.then':
    'It returns next turn, active, in area N. On the last turn it would not return, and counts neither as lost nor as there.',

  'lesson.btm-ground.mud.title': 'Mud',
  'lesson.btm-ground.mud.say':
    'Turn 3 is September and October: mud. Every unit moves the same, tanks as well, and tanks shift no odds.',
  'lesson.btm-ground.mud.ask': 'How many hexes does a unit move in the mud?',
  'lesson.btm-ground.mud.no.1': 'It is not quite so deep.',
  'lesson.btm-ground.mud.no.3': 'Three is the limit of snow and thaw.',
  'lesson.btm-ground.mud.then': 'Two, whatever its movement.',

  'lesson.btm-ground.snow.title': 'Snow and thaw',
  'lesson.btm-ground.snow.say':
    'Turns 4 and 5 bring snow: rivers freeze and no longer help a defender, and Soviet attacks gain a column. Turn 6 is thaw, and tanks shift no odds. All three turns have the same limit of movement.',
  'lesson.btm-ground.snow.ask': 'How far may a panzer army go in snow or thaw?',
  'lesson.btm-ground.snow.no.2': 'Two is mud.',
  'lesson.btm-ground.snow.no.5': 'Five is for clear weather, on turns 1 and 2.',
  'lesson.btm-ground.snow.then': 'Three, like everybody. The summer is short, and so is the time for far strokes.',
} as const satisfies Catalogue;
