import type { Catalogue } from '../message-types.ts';
import { en as setup } from './hitlers-last-battles-setup.ts';
import { en as table } from './hitlers-last-battles-table.ts';
import { en as unsound } from './hitlers-last-battles-unsound.ts';

/** Every sentence that the rules of Hitler's Last Battles say: questions, moves, log, refusals, previews. */
export const en = {
  ...setup,
  ...table,
  ...unsound,

  'name.side.german': 'German',
  'name.side.allied': 'Allied',
  'name.player.german': 'German player',
  'name.player.allied': 'Allied player',
  'name.faction.G': 'German',
  'name.faction.W': 'Western',
  'name.faction.S': 'Soviet',

  // The question that is asked now.
  'hlb.ask.volkssturm':
    'Call up the Volkssturm: {replacements|plural:# replacement|# replacements} instead of {usual|number}, and none of the {markers|plural:# attack marker|# attack markers} of this turn?',
  'hlb.ask.replace.german': 'Bring back units from the pool: {left|plural:# replacement|# replacements} left',
  'hlb.ask.replace.allied': 'Bring back units from the pool: {western|number} Western and {soviet|number} Soviet left',
  'hlb.ask.markers': 'Give out attack markers: {left|number} of {received|number} left',
  'hlb.ask.markers-each':
    'Give out attack markers: {left|number} of {received|number} left, and each ally must get one',
  'hlb.ask.markers-given': 'All attack markers are given out: finish the step, or take one back',
  'hlb.ask.move': 'Move units or attack: {left|plural:# unit has|# units have} not moved',
  'hlb.ask.move-none': 'No unit can move or attack any more: finish the movement',
  'hlb.ask.battle': 'Choose a battle to fight: {left|plural:# battle|# battles} left',
  'hlb.ask.support': 'Name a unit to support {attacker|unit} against {defender|unit} in {hex|hex}, or none',
  'hlb.ask.retreat': '{unit|unit} is beaten by {attacker|unit} and must leave {hex|hex}: choose where it retreats',

  // Short names of the steps, for use inside other sentences.
  'hlb.step.volkssturm': 'the Volkssturm question',
  'hlb.step.replace': 'the replacement step',
  'hlb.step.markers': 'the attack marker step',
  'hlb.step.move': 'the movement phase',
  'hlb.step.battle': 'the choice of the next battle',
  'hlb.step.support': 'the choice of a supporter',
  'hlb.step.retreat': 'the choice of a retreat',
  'hlb.phase.strategic': 'Strategic phase',
  'hlb.phase.movement': 'Movement phase',
  'hlb.phase.combat': 'Combat phase',
  'hlb.phase.over': 'Game over',

  // Moves, as buttons name them.
  'hlb.move.volkssturm-yes': 'Call up the Volkssturm',
  'hlb.move.volkssturm-no': 'Keep the attack markers',
  'hlb.move.replace': 'Bring {unit|unit} back in {hex|hex}',
  'hlb.move.end-replace': 'End replacements',
  'hlb.move.mark': 'Give {marker|marker} to {unit|unit}',
  'hlb.move.unmark': 'Take {marker|marker} back from {unit|unit}',
  'hlb.move.unmark-marker': 'Take {marker|marker} back',
  'hlb.move.end-mark': 'End the marker step',
  'hlb.move.move': 'Move {unit|unit} to {hex|hex}',
  'hlb.move.move-via': 'Move {unit|unit} to {hex|hex} through {via|hex}',
  'hlb.move.attack': 'Attack {enemy|unit} in {hex|hex} with {unit|unit}',
  'hlb.move.attack-hex': 'Attack {hex|hex} with {unit|unit}',
  'hlb.move.end-move': 'End movement',
  'hlb.move.battle': 'Fight in {hex|hex}: {attacker|unit} against {defender|unit}',
  'hlb.move.battle-hex': 'Fight in {hex|hex}',
  'hlb.move.support': 'Support with {unit|unit}',
  'hlb.move.support-none': 'Fight without support',
  'hlb.move.retreat': 'Retreat {unit|unit} to {hex|hex}',
  'hlb.move.retreat-hex': 'Retreat to {hex|hex}',

  // The log.
  'hlb.log.turn-began': 'Turn {turn|number}: {start|date} to {end|date}',
  'hlb.log.phase-strategic': '{side|side} strategic phase',
  'hlb.log.phase-movement': '{side|side} movement phase',
  'hlb.log.phase-combat': '{side|side} combat phase',
  'hlb.log.volkssturm-yes': 'The German player calls up the Volkssturm and gives up this turn’s attack markers',
  'hlb.log.volkssturm-no': 'The German player does not call up the Volkssturm',
  'hlb.log.replaced': '{unit|unit} comes back in {hex|hex}',
  'hlb.log.replacements-unused': '{side|side}: {n|plural:# replacement is|# replacements are} not used and lost',
  'hlb.log.marked': '{unit|unit} receives {marker|marker}',
  'hlb.log.unmarked': '{marker|marker} is taken back from {unit|unit}',
  'hlb.log.markers-unused': '{side|side}: {n|plural:# attack marker is|# attack markers are} not used and lost',
  'hlb.log.moved': '{unit|unit} moves from {from|hex} to {hex|hex}',
  'hlb.log.moved-via': '{unit|unit} moves from {from|hex} through {via|hex} to {hex|hex}',
  'hlb.log.attacked': '{unit|unit} attacks {defender|unit} in {hex|hex} from {from|hex}',
  'hlb.log.battle-opened': 'Battle in {hex|hex}: {attacker|unit} against {defender|unit}',
  'hlb.log.supported': '{unit|unit} supports the attack on {hex|hex}',
  'hlb.log.fought-alone': '{unit|unit} attacks {hex|hex} without support',
  'hlb.log.rolled':
    '{attacker|unit} rolls {dice|list}: {hits|plural:# hit|# hits}. {defender|unit} rolls {die|number}: {stopped|plural:# hit|# hits}. Difference {diff|signed}',
  'hlb.log.eliminated-difference': '{unit|unit} is eliminated in {hex|hex}',
  'hlb.log.eliminated-no-retreat': '{unit|unit} cannot retreat from {hex|hex} and is eliminated',
  'hlb.log.eliminated-way-blocked': '{unit|unit} finds its way back from {hex|hex} occupied and is eliminated',
  'hlb.log.eliminated-way-barred': '{unit|unit} may not retreat to where it came from and is eliminated in {hex|hex}',
  'hlb.log.retreated': '{unit|unit} retreats from {from|hex} to {hex|hex}',
  'hlb.log.retreated-only': '{unit|unit} retreats from {from|hex} to {hex|hex}, its only way',
  'hlb.log.went-back': '{unit|unit} goes back from {from|hex} to {hex|hex}',
  'hlb.log.control': '{hex|hex} becomes {faction|faction}',
  'hlb.log.control-points': '{hex|hex} becomes {faction|faction}: {points|plural:# point|# points}',
  'hlb.log.markers-off': '{side|side}: {n|plural:# attack marker comes|# attack markers come} off',
  'hlb.log.game-over': 'The game ends. {side|side} victory: German {german|number}, Allied {allied|number} points',
  'hlb.log.game-over-draw': 'The game ends in a draw: German {german|number}, Allied {allied|number} points',

  // Dice and points, each with its reason.
  'hlb.mod.attack-die': '{unit|unit} attacks',
  'hlb.mod.marker-die': '{unit|unit} carries {marker|marker}',
  'hlb.mod.defence-die': '{unit|unit} defends',
  'hlb.mod.support': '{unit|unit} supports, on one attacking die',
  'hlb.mod.river': 'River in {hex|hex}, on the defender’s die',
  'hlb.mod.city': 'City in {hex|hex}, on the defender’s die',
  'hlb.mod.city-and-river': 'City and river in {hex|hex}, counted once, on the defender’s die',
  'hlb.score.city': '{hex|place}',
  'hlb.score.edge': 'Edge hex {hex|hex}',
  'hlb.result.cities': '{side|side} cities',
  'hlb.result.edges': 'Edge hexes held by the German player',

  // Outcomes of a battle, as the odds name them.
  'hlb.outcome.eliminated': 'Defender eliminated',
  'hlb.outcome.retreats': 'Defender retreats',
  'hlb.outcome.goes-back': 'Attacker goes back',

  // What a move would do.
  'hlb.effect.volkssturm-yes':
    '{replacements|plural:# replacement|# replacements} this turn, and {markers|plural:# attack marker|# attack markers} fewer. This cannot be taken back',
  'hlb.effect.volkssturm-no':
    '{replacements|plural:# replacement|# replacements} and {markers|plural:# attack marker|# attack markers} this turn',
  'hlb.effect.replaced': '{unit|unit} may take a marker, move and fight this turn',
  'hlb.effect.marked': '{unit|unit} rolls {dice|number} dice when it attacks this turn, and may be supported',
  'hlb.effect.unmarked': '{marker|marker} can be given to another unit',
  'hlb.effect.takes': '{hex|hex} becomes {faction|faction}',
  'hlb.effect.takes-points':
    '{hex|hex} becomes {faction|faction}: {points|plural:# point|# points} won, {lost|plural:# point|# points} lost by the {side|side} side',
  'hlb.effect.wins': 'A victory makes {hex|hex} {faction|faction}',
  'hlb.effect.wins-points':
    'A victory makes {hex|hex} {faction|faction}: {points|plural:# point|# points} won, {lost|plural:# point|# points} lost by the {side|side} side',
  'hlb.effect.support-needs-marker': '{unit|unit} has no attack marker, so nobody may support it',
  'hlb.effect.support-nobody': 'No unit beside {hex|hex} is free to support {unit|unit}',
  'hlb.effect.odds-alone': 'Without support: {share|percent} ({success|number} of {total|number})',
  'hlb.effect.odds-supported': 'Supported by {units|units:or}: {share|percent} ({success|number} of {total|number})',
  'hlb.effect.supports': '{unit|unit} supports no other battle this phase; it neither moves nor takes a risk',
  'hlb.effect.eliminated': 'Difference {diff|signed}: {unit|unit} is eliminated',
  'hlb.effect.retreats-to': 'Difference {diff|signed}: {unit|unit} retreats to {hex|hex}, its only way',
  'hlb.effect.retreats-among':
    'Difference {diff|signed}: {unit|unit} retreats to {hexes|hexes:or}; the {side|side} player chooses',
  'hlb.effect.no-retreat': 'Difference {diff|signed}: {unit|unit} has no hex to retreat to and is eliminated',
  'hlb.effect.no-retreat-column':
    'Difference {diff|signed}: no German unit may retreat out of column 06, so {unit|unit} is eliminated',
  'hlb.effect.goes-back': 'Difference 0 or less: {unit|unit} goes back to {hex|hex}',
  'hlb.effect.cannot-go-back': 'Difference 0 or less: {unit|unit} cannot go back to {hex|hex} and is eliminated',
  'hlb.effect.may-not-go-back':
    'Difference 0 or less: {unit|unit} may not retreat from {from|hex} to {hex|hex} and is eliminated',
  'hlb.effect.battle': '{attacker|unit} must fight {defender|unit} in {hex|hex}',
  'hlb.effect.no-battles': 'No battle follows',
  'hlb.effect.retreat': '{unit|unit} retreats to {hex|hex}',
  'hlb.effect.cuts-way-back': '{by|unit} came from {hex|hex}: with {unit|unit} there it cannot go back',

  // Warnings.
  'hlb.warn.way-back-blocked': '{by|unit} stands in {hex|hex}: if the attack fails, {unit|unit} is eliminated',
  'hlb.warn.way-back-barred':
    'The way from {from|hex} to {hex|hex} is no retreat: if the attack fails, {unit|unit} is eliminated',
  'hlb.warn.retreat-may-block': '{unit|unit} may retreat to {hex|hex}, where {by|unit} would have to go back to',
  'hlb.warn.blocks-way-back':
    '{by|unit} attacked from {hex|hex}: with {unit|unit} there it is eliminated if its attack fails',
  'hlb.warn.replacements-unused': '{unused|plural:# replacement|# replacements} not used will be lost',
  'hlb.warn.markers-unused': '{unused|plural:# attack marker|# attack markers} not given will be lost',
  'hlb.warn.marker-idle': '{unit|unit} does not attack: {marker|marker} comes off unused',
  'hlb.warn.concentration':
    'This is the last marker, and no {faction|faction} unit has one: the step cannot end before one is taken back',
  'hlb.warn.leaves-city': '{unit|unit} leaves {hex|hex} unguarded: {points|plural:# point|# points}',
  'hlb.warn.leaves-city-in-reach':
    '{unit|unit} leaves {hex|hex} unguarded: {points|plural:# point|# points}, and {enemies|units:or} could march in',

  // Refusals: why a move is not allowed, and why something is not offered.
  'hlb.refuse.GAME_OVER': 'The game is over',
  'hlb.refuse.UNKNOWN_ID': 'Nothing in this game is called {id}',
  'hlb.refuse.WRONG_PLAYER': 'It is the {side|side} player’s decision',
  'hlb.refuse.WRONG_STEP': 'That belongs to {when|t}; now it is {step|t}',
  'hlb.refuse.WRONG_STEP.unit': '{unit|unit} has no part in {step|t}',
  'hlb.refuse.WRONG_STEP.space': '{space|hex} has no part in {step|t}',
  'hlb.refuse.WRONG_STEP.marker': '{marker|marker} has no part in {step|t}; markers are given in the strategic phase',
  'hlb.refuse.WRONG_STEP.picked-unit': '{unit|unit} can be chosen once the present choice is put down',
  'hlb.refuse.WRONG_STEP.picked-space': '{space|hex} does not go with what is chosen now',
  'hlb.refuse.WRONG_STEP.picked-marker': '{marker|marker} can be chosen once the present choice is put down',
  'hlb.refuse.WRONG_STEP.picked-button': 'That is open once the present choice is put down',
  'hlb.refuse.WRONG_STEP.unit-here': '{unit|unit} stands in {hex|hex}: choose the unit itself to move it',
  'hlb.refuse.WRONG_STEP.in-battle-attacker': '{unit|unit} attacks in {hex|hex}: choose the hex to fight the battle',
  'hlb.refuse.WRONG_STEP.in-battle-defender': '{unit|unit} defends {hex|hex}: choose the hex to fight the battle',
  'hlb.refuse.NOT_YOUR_UNIT': '{unit|unit} is not a unit of the {side|side} player',
  'hlb.refuse.NOT_YOUR_UNIT.attack-hex': 'To attack {enemy|unit}, choose its hex, {hex|hex}',
  'hlb.refuse.NOT_IN_POOL': '{unit|unit} is not in the pool; it stands in {hex|hex}',
  'hlb.refuse.NOT_ON_MAP.mark': '{unit|unit} is in the pool; only a unit on the map takes a marker',
  'hlb.refuse.NOT_ON_MAP.move': '{unit|unit} is in the pool and cannot move',
  'hlb.refuse.NOT_ON_MAP.attack': '{unit|unit} is in the pool and cannot be attacked',
  'hlb.refuse.NOT_ON_MAP.support': '{unit|unit} is in the pool and cannot support',
  'hlb.refuse.NO_REPLACEMENT_LEFT':
    '{unit|unit} must wait: {faction|faction} replacements this turn are used up ({received|number})',
  'hlb.refuse.BAD_PLACEMENT.closed': '{hex|hex} is out of play',
  'hlb.refuse.BAD_PLACEMENT.occupied': '{by|unit} stands in {hex|hex}; a replacement needs an empty hex',
  'hlb.refuse.BAD_PLACEMENT.enemy-near': '{hex|hex} is next to {enemies|units}; nobody comes back beside an enemy',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-cities':
    '{hex|hex} is a city next to {enemies|units}; nobody comes back in a city beside an enemy',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-next-to-cities':
    '{hex|hex} is next to a city and to {enemies|units}; nobody comes back there beside an enemy',
  'hlb.refuse.BAD_PLACEMENT.start-not-held': '{hex|hex} is where {unit|unit} began, but it is {owner|faction} now',
  'hlb.refuse.BAD_PLACEMENT.city-not-held': 'The city in {hex|hex} is {owner|faction}, not {faction|faction}',
  'hlb.refuse.BAD_PLACEMENT.no-place': '{hex|hex} is neither a city nor {start|hex}, where {unit|unit} began',
  'hlb.refuse.BAD_PLACEMENT.no-place-west':
    '{hex|hex} is neither a city, nor on the west edge, nor {start|hex}, where {unit|unit} began',
  'hlb.refuse.BAD_PLACEMENT.no-place-east':
    '{hex|hex} is neither a city, nor on the east edge, nor {start|hex}, where {unit|unit} began',
  'hlb.refuse.BAD_PLACEMENT.nowhere':
    'There is no {faction|faction} city left, and {unit|unit} has lost the hex where it began',
  'hlb.refuse.VOLKSSTURM_NOT_ALLOWED.units':
    'The Volkssturm is called with {max|plural:# unit|# units} or fewer on the map; there were {units|number}',
  'hlb.refuse.VOLKSSTURM_NOT_ALLOWED.markers': 'Turn {turn|number} gives no attack marker that could be given up',
  'hlb.refuse.MARKER_LIMIT.other-side': '{marker|marker} is not a marker of the {side|side} player',
  'hlb.refuse.MARKER_LIMIT.unit-marked': '{unit|unit} carries {carries|marker}; one marker is the most',
  'hlb.refuse.MARKER_LIMIT.marker-used': '{marker|marker} is with {carrier|unit}; take it back first',
  'hlb.refuse.MARKER_LIMIT.none-left':
    'All {received|plural:# marker|# markers} of turn {turn|number} are given; take one back to give it elsewhere',
  'hlb.refuse.MARKER_LIMIT.faction': '{marker|marker} is {faction|faction} and {unit|unit} is {unitFaction|faction}',
  'hlb.refuse.MARKER_LIMIT.not-assigned': '{marker|marker} is with no unit',
  'hlb.refuse.CONCENTRATION':
    'The markers may not all go to one ally: a {faction|faction} unit must get one before the step ends',
  'hlb.refuse.CONCENTRATION.take-back':
    'The markers may not all go to one ally: take one back and give one to a {faction|faction} unit',
  'hlb.refuse.CONCENTRATION.both': 'A Western unit and a Soviet unit must each get a marker before the step ends',
  'hlb.refuse.ALREADY_MOVED': '{unit|unit} has moved this phase',
  'hlb.refuse.ALREADY_MOVED.attacked': '{unit|unit} is attacking {hex|hex} and does nothing else this phase',
  'hlb.refuse.BAD_PATH.length': '{unit|unit} moves {max|plural:# step|# steps} at most',
  'hlb.refuse.BAD_PATH.sea': '{hex|hex} is sea',
  'hlb.refuse.BAD_PATH.closed': '{hex|hex} may not be entered by anybody',
  'hlb.refuse.BAD_PATH.not-adjacent': '{from|hex} and {hex|hex} are not adjacent',
  'hlb.refuse.BAD_PATH.sea-side': 'Between {from|hex} and {hex|hex} lies the sea',
  'hlb.refuse.BAD_PATH.enemy': '{enemy|unit} stands in {hex|hex}; a move may not pass through an enemy',
  'hlb.refuse.BAD_PATH.back': '{unit|unit} would end where it began, in {hex|hex}',
  'hlb.refuse.BAD_PATH.same': '{unit|unit} already stands in {hex|hex}',
  'hlb.refuse.BAD_PATH.far': '{hex|hex} is more than {movement|plural:# step|# steps} from {from|hex}',
  'hlb.refuse.BAD_PATH.nobody-near': 'No unit of this side is within {movement|plural:# step|# steps} of {hex|hex}',
  'hlb.refuse.ZONE_TO_ZONE':
    '{from|hex} is next to {fromEnemies|units}, and {hex|hex} is next to {toEnemies|units}: no step leads from one {side|side} zone into another',
  'hlb.refuse.STACKING': '{by|unit} stands in {hex|hex}; one unit of a side is the most',
  'hlb.refuse.STACKING.attacker': '{by|unit} is attacking {enemy|unit} in {hex|hex} already; only one unit may',
  'hlb.refuse.NOT_ADJACENT':
    '{from|hex} is not adjacent to {hex|hex}: an attack takes all {movement|number} movement points, so it starts beside the enemy',
  'hlb.refuse.NOT_ADJACENT.sea-side': 'Between {from|hex} and {hex|hex} lies the sea; nobody attacks across it',
  'hlb.refuse.NO_ENEMY': 'No enemy stands in {hex|hex} to be attacked',
  'hlb.refuse.NO_BATTLE': 'No battle is to be fought in {hex|hex}',
  'hlb.refuse.NO_BATTLE.resolved': 'The battle in {hex|hex} is over; {unit|unit} won it',
  'hlb.refuse.BAD_SUPPORT.no-marker': '{attacker|unit} has no attack marker, so nobody may support it',
  'hlb.refuse.BAD_SUPPORT.attacker': '{unit|unit} is the attacker and cannot support itself',
  'hlb.refuse.BAD_SUPPORT.attacked': '{unit|unit} attacks this phase and cannot support',
  'hlb.refuse.BAD_SUPPORT.supported': '{unit|unit} has supported another battle this phase',
  'hlb.refuse.BAD_SUPPORT.not-adjacent': '{unit|unit} stands in {from|hex}, which is not adjacent to {hex|hex}',
  'hlb.refuse.BAD_SUPPORT.sea-side': '{unit|unit} stands in {from|hex}, and the sea lies between it and {hex|hex}',
  'hlb.refuse.BAD_RETREAT.not-adjacent': '{hex|hex} is not adjacent to {from|hex}; a retreat is one step',
  'hlb.refuse.BAD_RETREAT.sea-side': 'Between {from|hex} and {hex|hex} lies the sea',
  'hlb.refuse.BAD_RETREAT.closed': '{hex|hex} may not be entered by anybody',
  'hlb.refuse.BAD_RETREAT.occupied': '{by|unit} stands in {hex|hex}; a retreat needs an empty hex',
  'hlb.refuse.BAD_RETREAT.direction-G':
    '{hex|hex} lies {direction|direction} of {from|hex}; German units retreat north, south or toward column 06',
  'hlb.refuse.BAD_RETREAT.direction-W':
    '{hex|hex} lies {direction|direction} of {from|hex}; Western units retreat north, south or west',
  'hlb.refuse.BAD_RETREAT.direction-S':
    '{hex|hex} lies {direction|direction} of {from|hex}; Soviet units retreat north, south or east',
} as const satisfies Catalogue;
