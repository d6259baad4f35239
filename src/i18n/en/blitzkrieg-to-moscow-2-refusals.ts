import type { Catalogue } from '../message-types.ts';

/** Why a move of Blitzkrieg to Moscow 2 is not allowed, and why something is not offered. */
export const en = {
  // In general.
  'btm.refuse.GAME_OVER': 'The game is over',
  'btm.refuse.UNKNOWN_ID': 'Nothing in this game is called {id}',
  'btm.refuse.WRONG_PLAYER': 'It is the {side|side} player’s decision',
  'btm.refuse.WRONG_STEP': 'That belongs to {when|t}; now it is {step|t}',
  'btm.refuse.WRONG_STEP.unit': '{unit|unit} has no part in {step|t}',
  'btm.refuse.WRONG_STEP.space': '{space|place} has no part in {step|t}',
  'btm.refuse.WRONG_STEP.card': '{card|marker} has no part in {step|t}',
  'btm.refuse.WRONG_STEP.target-attackers': '{hex|hex} is under attack: choose the units that attack it',
  'btm.refuse.WRONG_STEP.target-advance': 'Units may advance into {hex|hex}: choose who does',
  'btm.refuse.WRONG_STEP.moving': '{moving|unit} is on its way, and has to finish its move or halt first',
  'btm.refuse.WRONG_STEP.button': 'That has no part in {step|t}',
  'btm.refuse.WRONG_STEP.picked-unit': '{unit|unit} can be chosen once the present choice is put down',
  'btm.refuse.WRONG_STEP.picked-space': '{space|place} does not go with what is chosen now',
  'btm.refuse.WRONG_STEP.picked-card': '{card|marker} can be chosen once the present choice is put down',
  'btm.refuse.WRONG_STEP.picked-button': 'That is open once the present choice is put down',
  'btm.refuse.NOT_YOUR_UNIT': '{unit|unit} is not a {side|side} unit',
  'btm.refuse.NOT_ON_MAP.move': '{unit|unit} is not on the map and cannot move',
  'btm.refuse.NOT_ON_MAP.attack': '{unit|unit} is not on the map and cannot attack',
  'btm.refuse.NOT_ON_MAP.rail': '{unit|unit} is not on the map and cannot ride',
  'btm.refuse.NOT_ON_MAP.remove': '{unit|unit} stands in no hex of the map, so there is nothing to remove',
  'btm.refuse.NOT_ON_MAP.activate': '{unit|unit} is not on the map and cannot be made active',
  'btm.refuse.NOT_ON_MAP.not-arriving': '{unit|unit} does not arrive this turn',

  // Cards.
  'btm.refuse.BAD_DRAW.other-side': '{card|marker} is not one of the six {side|side} cards',
  'btm.refuse.BAD_DRAW.twice': '{card|marker} has been taken already',
  'btm.refuse.CARD_NOT_IN_HAND.other-side': '{card|marker} is not a {side|side} card',
  'btm.refuse.CARD_NOT_IN_HAND.used': '{card|marker} has been used this turn',
  'btm.refuse.CARD_NOT_IN_HAND.not-drawn': '{card|marker} was not taken this turn',
  'btm.refuse.CARD_USE.no-such-use': '{card|marker} cannot be played {use|word:btm.use}',
  'btm.refuse.CARD_USE.nobody': 'There is nobody now for whom {card|marker} could be played {use|word:btm.use}',
  'btm.refuse.CARD_USE.cancel': '{card|marker} can be played now: choose to cancel the German card',
  'btm.refuse.CARD_USE.none': 'No card in the {side|side} hand can be played {use|word:btm.use} now',
  'btm.refuse.CARD_USE.no-city': '{card|marker} works in a combat for a city only, and {hex|hex} is none',
  'btm.refuse.CARD_USE.other-die': '{card|marker} works on the die of a German attack only',
  'btm.refuse.SHIFT_LIMIT': 'Each side may play one card to shift the odds of a combat, and that has been done',
  'btm.refuse.NO_WINDOW.activate':
    'A unit can be made active at the start of a phase, or at any time in the breakthrough phase; this phase has begun',
  'btm.refuse.NO_WINDOW.activate-combat':
    'As agreed for this match, no unit becomes active during a combat; do it before the next tank action',
  'btm.refuse.NO_WINDOW.reroll': 'A die can be rolled again only right after it was rolled',
  'btm.refuse.NO_WINDOW.hitler': 'No German card has just been played that could be cancelled',
  'btm.refuse.NO_WINDOW.for-combatShift': '{card|marker} is for a combat, before the die is rolled: it shifts the odds',
  'btm.refuse.NO_WINDOW.for-reroll':
    '{card|marker} is for the moment after a German attacker has rolled the die: the die is rolled again',
  'btm.refuse.NO_WINDOW.for-tankAction':
    '{card|marker} is for the breakthrough phase of its side: tanks move or attack by it',
  'btm.refuse.NO_WINDOW.for-logistics':
    '{card|marker} is for the logistics phase of its side: to bring units back, for a rail move or to name the hero city',
  'btm.refuse.NOT_SPENT': '{unit|unit} is active already',

  // Logistics.
  'btm.refuse.NOT_SUPPLIED.remove': '{unit|unit} in {hex|hex} has no supply, and only supplied units may be taken off',
  'btm.refuse.NOT_SUPPLIED.rail-from': '{place|place} cannot trace supply, so no train leaves it',
  'btm.refuse.NOT_SUPPLIED.rail-to': '{place|place} cannot trace supply, so no train goes there',
  'btm.refuse.BAD_AREA.not-adjacent': '{from|place} does not touch {to|place}',
  'btm.refuse.BAD_AREA.code': '{unit|unit} belongs to {code|place} and may not go back to {to|place}',
  'btm.refuse.BAD_AREA.enemy': '{area|place} is the rear of the enemy, and {unit|unit} cannot go there',
  'btm.refuse.BAD_AREA.other-group': '{unit|unit} belongs to {own|place}, not to {area|place}',
  'btm.refuse.BAD_AREA.hex': 'Units arrive and come back in a rear area of their side, not in {place|place}',
  'btm.refuse.ARRIVALS_LEFT': '{unit|unit} still waits for its rear area',
  'btm.refuse.REBUILD_LIMIT.not-lost': '{unit|unit} is not lost, so it cannot be brought back',
  'btm.refuse.REBUILD_LIMIT.tank-only': '{card|marker} brings back tanks only, and {unit|unit} is infantry',
  'btm.refuse.REBUILD_LIMIT.infantry-only': '{card|marker} brings back infantry only, and {unit|unit} is a tank unit',
  'btm.refuse.REBUILD_LIMIT.other-card': '{played|marker} is being played now; {card|marker} has to wait',
  'btm.refuse.REBUILD_COST.two-cards': '{unit|unit} has surrendered: its return takes two cards, {card|marker} twice',
  'btm.refuse.REBUILD_COST.mechanised':
    '{unit|unit} has surrendered: {card|marker} cannot bring it back, and a corps that has surrendered never returns',
  'btm.refuse.REBUILD_COST.places':
    '{unit|unit} takes {cost|plural:# place|# places} of {card|marker}, and {left|plural:# is|# are} left',
  'btm.refuse.HERO_USED': 'The one hero city of the game has been named',
  'btm.refuse.HERO_CITY.no-city': '{hex|hex} is not a city',
  'btm.refuse.HERO_CITY.german': '{hex|hex} is in German hands',
  'btm.refuse.RAIL_LIMIT.german': 'The German side has no free rail move; it takes a card',
  'btm.refuse.RAIL_LIMIT.used': 'The free rail move of this phase has been used',
  'btm.refuse.RAIL_LIMIT.moscow': 'Moscow has been in German hands, and with it the free rail move was lost for good',
  'btm.refuse.RAIL_END.from-no-city': 'A train leaves from a city or an own rear area; {place|place} is neither',
  'btm.refuse.RAIL_END.to-no-city': 'A train goes to a city or an own rear area; {place|place} is neither',
  'btm.refuse.RAIL_END.enemy-area': '{place|place} belongs to the enemy',
  'btm.refuse.RAIL_END.enemy-city': '{place|place} is under enemy control',
  'btm.refuse.RAIL_END.same': '{unit|unit} stands in {place|place} already',
  'btm.refuse.RAIL_END.two-areas':
    'A train from a rear area goes to a city; {unit|unit} cannot ride on to {place|place}, another rear area',
  'btm.refuse.RAIL_GROUP.aboard': '{unit|unit} rides along already',
  'btm.refuse.RAIL_GROUP.elsewhere': '{unit|unit} stands elsewhere; only units beside {with|unit} can ride along',
  'btm.refuse.RAIL_GROUP.limit': 'With {unit|unit} the train would carry more than may stack in one hex',
  'btm.refuse.SEA_UNIT.mechanised': '{unit|unit} cannot be shipped; only infantry goes by sea',
  'btm.refuse.SEA_UNIT.late': '{unit|unit} was not in Odessa when this phase began; it cannot go by sea',
  'btm.refuse.SEA_UNIT.elsewhere': '{unit|unit} is not in Odessa, where the ships lie',
  'btm.refuse.SEA_UNIT.sevastopol': 'Sevastopol is in German hands, so {unit|unit} cannot land there',
  'btm.refuse.FREE_SETUP.closed': 'Armies are set up freely only before the first turn, and only where it was agreed',
  'btm.refuse.FREE_SETUP.not-one-of-five': '{unit|unit} is not one of the five armies that are set up freely',
  'btm.refuse.FREE_SETUP.placed': '{unit|unit} has been placed',
  'btm.refuse.FREE_SETUP.no-city': '{unit|unit} must be set up in a city, and {hex|place} is none',
  'btm.refuse.FREE_SETUP.two-in-a-city': '{by|unit} has been placed in {hex|hex}; {unit|unit} needs another city',

  // Movement.
  'btm.refuse.ALREADY_MOVED': '{unit|unit} has moved this phase',
  'btm.refuse.ROMANIA_TURN_1': '{unit|unit} stands on the Romanian front and does not move on turn 1; it may attack',
  'btm.refuse.BAD_PATH.area': '{from|place} does not touch {to|place}',
  'btm.refuse.BAD_PATH.not-adjacent': '{to|place} is not next to {from|place}; a unit moves hex by hex',
  'btm.refuse.BAD_PATH.nobody-near': 'No unit stands near enough to go to {place|place}',
  'btm.refuse.BAD_PATH.on-way': '{unit|unit} is on its way: choose its next hex, or halt',
  'btm.refuse.BAD_PATH.on-way-full':
    '{unit|unit} is on its way, and the stacking limit does not let it halt here: choose its next hex',
  'btm.refuse.BAD_PATH.by-steps':
    '{unit|unit} can come to {place|place}, {steps|plural:# hex|# hexes} away, hex by hex; the next one is {next|place}',
  'btm.refuse.MOVE_LIMIT': '{unit|unit} moves {max|plural:# hex|# hexes} at most, and its move ends in {hex|hex}',
  'btm.refuse.MOVE_LIMIT.far':
    '{place|place} is {steps|plural:# hex|# hexes} away; {unit|unit} moves {max|plural:# hex|# hexes} at most',
  'btm.refuse.MOVE_LIMIT.far-weather':
    '{place|place} is {steps|plural:# hex|# hexes} away; in this weather, {weather|word:btm.weather}, {unit|unit} moves {max|plural:# hex|# hexes} at most',
  'btm.refuse.MOVE_LIMIT.far-left':
    '{place|place} is {steps|plural:# hex|# hexes} away from here; {unit|unit} has {left|plural:# hex|# hexes} left',
  'btm.refuse.MOVE_LIMIT.weather':
    'In this weather, {weather|word:btm.weather}, {unit|unit} moves {max|plural:# hex|# hexes} at most and ends in {hex|hex}',
  'btm.refuse.STOP_HEX.area': 'Going back to {hex|place} ends the move of {unit|unit}',
  'btm.refuse.STOP_HEX.zone': '{hex|hex} lies in the zone of control of {enemies|units}: {unit|unit} must stop there',
  'btm.refuse.STOP_HEX.forest': '{hex|hex} is forest: a tank unit such as {unit|unit} must stop there',
  'btm.refuse.STOP_HEX.marsh': '{hex|hex} is marsh: {unit|unit} must stop there',
  'btm.refuse.STOP_HEX.mountain': '{hex|hex} is mountain: {unit|unit} must stop there',
  'btm.refuse.ZONE_TO_ZONE':
    '{from|place} lies in the zone of control of {fromEnemies|units}, and {to|place} in that of {toEnemies|units}: {unit|unit} cannot step from one into the other',
  'btm.refuse.WATER.move': 'Water divides {from|place} from {to|place}, and {unit|unit} cannot cross it',
  'btm.refuse.WATER.target': 'Water lies between {hex|hex} and the nearest units; nobody attacks across it',
  'btm.refuse.WATER.attack': 'Water divides {unit|unit} in {from|place} from {hex|hex}; nobody attacks across it',
  'btm.refuse.WATER.retreat': 'Water divides {from|place} from {to|place}; {unit|unit} cannot retreat across it',
  'btm.refuse.ENEMY_HEX': '{enemies|units} in {to|place}: {unit|unit} cannot enter',
  'btm.refuse.ENEMY_HEX.retreat': 'The enemy stands in {to|place}: {unit|unit} cannot retreat there',
  'btm.refuse.ENEMY_REAR': '{to|place} is the rear of the enemy, and {unit|unit} may not enter it',
  'btm.refuse.ENEMY_REAR.retreat': '{to|place} is the rear of the enemy, and {unit|unit} cannot retreat there',
  'btm.refuse.STACKING.advance': 'There is no room in {hex|hex} for {unit|unit} under the stacking limit',
  'btm.refuse.STACKING.tank-move':
    'By way of {hex|hex} {unit|unit} would have to end over the stacking limit, which a breakthrough may not',
  'btm.refuse.STACKING.tank-halt': 'There is no room in {hex|hex} for {unit|unit} under the stacking limit',
  'btm.refuse.STACKING.second': '{card|marker}: without a second move a hex would stay over the stacking limit',
  'btm.refuse.NOT_EXCESS': '{hex|hex} is within the stacking limit, so {unit|unit} stays',

  // Combat.
  'btm.refuse.NO_ENEMY': 'No enemy stands in {hex|hex} to be attacked',
  'btm.refuse.NO_ENEMY.own': 'Own units stand in {hex|hex}',
  'btm.refuse.NO_ENEMY.area': '{place|place} is a rear area, and those are not attacked',
  'btm.refuse.NO_ENEMY.beside': 'No enemy stands next to {unit|unit} to be attacked',
  'btm.refuse.NOT_ADJACENT': '{unit|unit} stands in {from|place}, which is not next to {hex|hex}',
  'btm.refuse.NOT_ADJACENT.target': 'No unit that could attack stands next to {hex|hex}',
  'btm.refuse.ALREADY_ATTACKED': '{unit|unit} has attacked this phase',
  'btm.refuse.ALREADY_ATTACKED.target': 'Every unit in {hex|hex} has been attacked this phase',
  'btm.refuse.ALREADY_ATTACKED.all': 'Every unit next to {hex|hex} has attacked this phase',
  'btm.refuse.ALREADY_ATTACKED.beside': 'Every enemy next to {unit|unit} has been attacked this phase',
  'btm.refuse.ONE_TARGET.nobody': 'Name at least one attacker',
  'btm.refuse.ONE_TARGET.twice': '{unit|unit} has been named',
  'btm.refuse.ONE_TARGET.hex-first':
    '{unit|unit} can attack {hex|hex}: choose that hex first, then the units that attack it',
  'btm.refuse.ONE_TARGET.attack-hex': '{unit|unit} can be attacked: choose its hex, {hex|hex}',
  'btm.refuse.BAD_DEFENCE.alone': 'Nobody else would add to the defence: {unit|unit} must defend actively',
  'btm.refuse.BAD_DEFENCE.bystander':
    '{unit|unit} has been attacked this phase; it adds nothing here and only shares the result',
  'btm.refuse.BAD_DEFENCE.elsewhere': '{unit|unit} does not defend {hex|hex}',
  'btm.refuse.BAD_DEFENCE.order': '{unit|unit} comes later; {first|unit} decides now',
  'btm.refuse.BAD_DEFENCE.spent': '{unit|unit} is spent and has no choice: it defends with the strength it shows',
  'btm.refuse.BAD_DEFENCE.chosen': 'The defence of {unit|unit} has been chosen',
  'btm.refuse.BAD_RETREAT.not-waiting': '{unit|unit} does not have to retreat',
  'btm.refuse.BAD_RETREAT.not-adjacent': '{to|place} is not next to {from|place}; a retreat goes hex by hex',
  'btm.refuse.BAD_RETREAT.area': '{unit|unit} belongs to another army group and cannot retreat to {to|place}',
  'btm.refuse.BAD_RETREAT.zone':
    '{to|place} lies in an enemy zone of control and holds no friend: {unit|unit} cannot retreat there',
  'btm.refuse.BAD_RETREAT.full': 'There is no room in {to|place} for {unit|unit}, and no way on from there',
  'btm.refuse.BAD_RETREAT.no-extra':
    '{to|place} is full, and {unit|unit} has turned to a hex where it can stop; it must stop in one',
  'btm.refuse.BAD_RETREAT.distance':
    'A retreat leads away from the hex that was attacked; {to|place} is not far enough for {unit|unit}',
  'btm.refuse.BAD_RETREAT.dead-end': 'From {to|place} the retreat of {unit|unit} could not go on',
  'btm.refuse.BAD_RETREAT.priority-1':
    '{unit|unit} must retreat to its own rear, {first|place}, rather than {to|place}',
  'btm.refuse.BAD_RETREAT.priority-2':
    '{first|place} is closer to supply than {to|place}, so {unit|unit} must go there',
  'btm.refuse.BAD_RETREAT.priority-3':
    '{first|place} is empty and {to|place} is not, so {unit|unit} must go to the empty one',
  'btm.refuse.BAD_RETREAT.priority-4':
    '{to|place} would be over the stacking limit and {first|place} not, so {unit|unit} must go there',
  'btm.refuse.BAD_RETREAT.priority-5':
    '{to|place} lies in an enemy zone of control and {first|place} does not, so {unit|unit} must go there',
  'btm.refuse.BAD_ADVANCE.not-attacker': '{unit|unit} did not attack {hex|hex}',
  'btm.refuse.BAD_ADVANCE.gone': '{unit|unit} is no longer on the map and cannot advance into {hex|hex}',
  'btm.refuse.BAD_ADVANCE.there': '{unit|unit} has advanced into {hex|hex}',

  // Breakthrough.
  'btm.refuse.NOT_A_TANK': '{unit|unit} is infantry; only tanks act in the breakthrough phase',
  'btm.refuse.TANK_COUNT.one':
    '{card|marker} is for one tank; only another mechanised corps of its stack may do the same',
  'btm.refuse.TANK_COUNT.other-stack':
    'Only another mechanised corps of the same stack may do what {first|unit} does, not {unit|unit}',
  'btm.refuse.TANK_COUNT.other-card': '{card|marker} is being played; no other card goes with it',
  'btm.refuse.TANK_COUNT.twice': '{unit|unit} acts already; the second tank must be another',
  'btm.refuse.MIXED_ACTION': '{card|marker}: both tanks move or both attack, not one of each',
} as const satisfies Catalogue;
