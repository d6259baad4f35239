import type { Catalogue } from '../message-types.ts';
import { en as editor } from './hitlers-last-battles-editor.ts';
import { en as lab } from './hitlers-last-battles-lab.ts';
import { en as setup } from './hitlers-last-battles-setup.ts';
import { en as sources } from './hitlers-last-battles-sources.ts';
import { en as table } from './hitlers-last-battles-table.ts';
import { en as unsound } from './hitlers-last-battles-unsound.ts';

/** Every sentence that the rules of Hitler's Last Battles say: questions, moves, log, refusals, previews. */
export const en = {
  ...setup,
  ...table,
  ...sources,
  ...unsound,
  ...editor,
  ...lab,

  'name.side.german': 'German',
  'name.side.allied': 'Allied',
  'name.player.german': 'German player',
  'name.player.allied': 'Allied player',
  'name.faction.G': 'German',
  'name.faction.W': 'Western',
  'name.faction.S': 'Soviet',

  // The question that is asked now.
  'hlb.ask.volkssturm':
    'Call up the Volkssturm? {replacements|plural:# replacement|# replacements} instead of {usual|number}, but none of this turn’s {markers|plural:# attack marker|# attack markers}',
  'hlb.ask.replace.german': 'Bring back eliminated units ({left|plural:# replacement|# replacements} left)',
  'hlb.ask.replace.allied': 'Bring back eliminated units ({western|number} Western, {soviet|number} Soviet left)',
  'hlb.ask.markers': 'Assign attack markers ({left|number} of {received|number} left)',
  'hlb.ask.markers-each': 'Assign attack markers ({left|number} of {received|number} left; at least one to each ally)',
  'hlb.ask.markers-back': 'Take back a marker: the {faction|faction} units need one',
  'hlb.ask.markers-back.why':
    'You assigned all markers to one ally, and each ally must get at least one. Take one back under “Markers to take back”, then assign it again.',
  'hlb.ask.markers-given': 'All attack markers assigned: finish, or take one back',
  'hlb.ask.move': 'Move units or attack ({left|plural:# unit has|# units have} not moved)',
  'hlb.ask.move-none': 'No unit can move or attack: finish movement',
  'hlb.ask.battle': 'Choose a battle to fight ({left|number} left)',
  'hlb.ask.support': 'Support {attacker|unit} against {defender|unit} in {hex|hex} with a unit, or none',
  'hlb.ask.retreat':
    '{attacker|unit} {attacker|agree:has|have} beaten {unit|unit} in {hex|hex}: choose where to retreat',

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
  'hlb.move.end-replace': 'Finish replacements',
  'hlb.move.mark': 'Assign {marker|marker} to {unit|unit}',
  'hlb.move.unmark': 'Take {marker|marker} back from {unit|unit}',
  'hlb.move.unmark-marker': 'Take {marker|marker} back',
  'hlb.move.end-mark': 'Finish assigning markers',
  'hlb.move.move': 'Move {unit|unit} to {hex|hex}',
  'hlb.move.move-via': 'Move {unit|unit} to {hex|hex} through {via|hex}',
  'hlb.move.attack': 'Attack {enemy|unit} in {hex|hex} with {unit|unit}',
  'hlb.move.attack-hex': 'Attack {hex|hex} with {unit|unit}',
  'hlb.move.end-move': 'Finish movement',
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
  'hlb.log.replaced': '{unit|unit} {unit|agree:comes|come} back in {hex|hex}',
  'hlb.log.replacements-unused': '{side|side}: {n|plural:# unused replacement|# unused replacements} lost',
  'hlb.log.marked': '{unit|unit} {unit|agree:receives|receive} {marker|marker}',
  'hlb.log.unmarked': '{marker|marker} is taken back from {unit|unit}',
  'hlb.log.markers-unused': '{side|side}: {n|plural:# unused attack marker|# unused attack markers} lost',
  'hlb.log.moved': '{unit|unit} {unit|agree:moves|move} from {from|hex} to {hex|hex}',
  'hlb.log.moved-via': '{unit|unit} {unit|agree:moves|move} from {from|hex} through {via|hex} to {hex|hex}',
  'hlb.log.attacked': '{unit|unit} {unit|agree:attacks|attack} {defender|unit} in {hex|hex} from {from|hex}',
  'hlb.log.battle-opened': 'Battle in {hex|hex}: {attacker|unit} against {defender|unit}',
  'hlb.log.supported': '{unit|unit} {unit|agree:supports|support} the attack on {hex|hex}',
  'hlb.log.fought-alone': '{unit|unit} {unit|agree:attacks|attack} {hex|hex} without support',
  'hlb.log.rolled':
    '{attacker|unit} {attacker|agree:rolls|roll} {dice|list}: {hits|plural:# hit|# hits}. {defender|unit} {defender|agree:rolls|roll} {die}: {stopped|plural:# hit|# hits}. Difference {diff|signed}',
  'hlb.log.eliminated-difference': '{unit|unit} {unit|agree:is|are} eliminated in {hex|hex}',
  'hlb.log.eliminated-no-retreat': '{unit|unit} cannot retreat from {hex|hex} and {unit|agree:is|are} eliminated',
  'hlb.log.eliminated-way-blocked':
    '{unit|unit} {unit|agree:has|have} no free way back from {hex|hex} and {unit|agree:is|are} eliminated',
  'hlb.log.eliminated-way-barred':
    '{unit|unit} may not retreat toward the hex {unit|agree:it|they} came from and {unit|agree:is|are} eliminated in {hex|hex}',
  'hlb.log.retreated': '{unit|unit} {unit|agree:retreats|retreat} from {from|hex} to {hex|hex}',
  'hlb.log.retreated-only':
    '{unit|unit} {unit|agree:retreats|retreat} from {from|hex} to {hex|hex}, the only hex open to {unit|agree:it|them}',
  'hlb.log.went-back': '{unit|unit} {unit|agree:goes|go} back from {from|hex} to {hex|hex}',
  'hlb.log.control': '{faction|faction} forces take control of {hex|hex}',
  'hlb.log.control-points': '{faction|faction} forces take control of {hex|hex}: {points|plural:# point|# points}',
  'hlb.log.markers-off': '{side|side}: {n|plural:# attack marker|# attack markers} removed',
  'hlb.log.game-over': 'The game ends. {side|side} victory: German {german|number}, Allied {allied|number} points',
  'hlb.log.game-over-draw': 'The game ends in a draw: German {german|number}, Allied {allied|number} points',

  // Dice and points, each with its reason.
  'hlb.mod.attack-die': '{unit|unit}, attacker',
  'hlb.mod.marker-die': '{unit|unit} {unit|agree:has|have} {marker|marker}',
  'hlb.mod.defence-die': '{unit|unit}, defender',
  'hlb.mod.support': '{unit|unit} {unit|agree:supports|support} (one attacking die)',
  'hlb.mod.river': 'River in {hex|hex} (defender’s die)',
  'hlb.mod.city': 'City in {hex|hex} (defender’s die)',
  'hlb.mod.city-and-river': 'City and river in {hex|hex}, counted once (defender’s die)',
  'hlb.score.city': '{hex|place}',
  'hlb.score.edge': 'Edge hex {hex|hex}',
  'hlb.result.cities': '{side|side} cities',
  'hlb.result.edges': 'Edge hexes the German player holds',

  // Outcomes of a battle, as the odds name them.
  'hlb.outcome.eliminated': 'Defender eliminated',
  'hlb.outcome.retreats': 'Defender retreats',
  'hlb.outcome.goes-back': 'Attacker goes back',

  // What a move would do.
  'hlb.effect.volkssturm-yes':
    'This turn you get {replacements|plural:# replacement|# replacements} and {markers|plural:# attack marker|# attack markers} fewer. You cannot take this back',
  'hlb.effect.volkssturm-no':
    'This turn you get {replacements|plural:# replacement|# replacements} and {markers|plural:# attack marker|# attack markers}',
  'hlb.effect.replaced': '{unit|unit} may take a marker, move and fight this turn',
  'hlb.effect.marked':
    '{unit|unit} {unit|agree:rolls|roll} {dice|number} dice when {unit|agree:it attacks|they attack} this turn, and can be supported',
  'hlb.effect.unmarked': 'You can assign {marker|marker} to another unit',
  'hlb.effect.takes': '{faction|faction} forces take control of {hex|hex}',
  'hlb.effect.takes-points':
    '{faction|faction} forces take control of {hex|hex}: {points|plural:# point|# points} won, {side|side} side loses {lost|number}',
  'hlb.effect.retreat-takes': 'If it retreats there, {faction|faction} forces control {hex|hex}',
  'hlb.effect.retreat-takes-points':
    'If it retreats there, {faction|faction} forces control {hex|hex}: {points|plural:# point|# points} won, {side|side} side loses {lost|number}',
  'hlb.effect.wins': 'If you win, {faction|faction} forces control {hex|hex}',
  'hlb.effect.wins-points':
    'If you win, {faction|faction} forces control {hex|hex}: {points|plural:# point|# points} won, {side|side} side loses {lost|number}',
  'hlb.effect.support-needs-marker': '{unit|unit} {unit|agree:has|have} no attack marker, so no unit may support it',
  'hlb.effect.support-nobody': 'No unit next to {hex|hex} is free to support {unit|unit}',
  'hlb.effect.odds-alone': 'Without support: {share|percent} you win ({success|number} of {total|number})',
  'hlb.effect.odds-supported':
    'Supported by {units|units:or}: {share|percent} you win ({success|number} of {total|number})',
  'hlb.effect.supports':
    '{unit|unit} {unit|agree:supports|support} no other battle this phase; {unit|agree:it does|they do} not move and {unit|agree:takes|take} no risk',
  'hlb.effect.eliminated': 'Difference {diff|signed}: {unit|unit} {unit|agree:is|are} eliminated',
  'hlb.effect.retreats-to':
    'Difference {diff|signed}: {unit|unit} {unit|agree:retreats|retreat} to {hex|hex}, the only hex open to {unit|agree:it|them}',
  'hlb.effect.retreats-among':
    'Difference {diff|signed}: {unit|unit} {unit|agree:retreats|retreat} to {hexes|hexes:or}; the {side|side} player chooses',
  'hlb.effect.no-retreat':
    'Difference {diff|signed}: {unit|unit} {unit|agree:has|have} no hex to retreat to and {unit|agree:is|are} eliminated',
  'hlb.effect.no-retreat-column':
    'Difference {diff|signed}: no German unit may retreat out of column 06, so {unit|unit} {unit|agree:is|are} eliminated',
  'hlb.effect.goes-back': 'Difference 0 or less: {unit|unit} {unit|agree:goes|go} back to {hex|hex}',
  'hlb.effect.cannot-go-back':
    'Difference 0 or less: {unit|unit} cannot go back to {hex|hex} and {unit|agree:is|are} eliminated',
  'hlb.effect.may-not-go-back':
    'Difference 0 or less: {unit|unit} may not retreat from {from|hex} to {hex|hex} and {unit|agree:is|are} eliminated',
  'hlb.effect.battle': '{attacker|unit} must fight {defender|unit} in {hex|hex}',
  'hlb.effect.no-battles': 'There are no battles to fight',
  'hlb.effect.retreat': '{unit|unit} {unit|agree:retreats|retreat} to {hex|hex}',
  'hlb.effect.cuts-way-back':
    '{by|unit} came from {hex|hex}: with {unit|unit} there {by|agree:it has|they have} no way back',

  // Warnings.
  'hlb.warn.way-back-blocked':
    '{by|unit} {by|agree:is|are} in {hex|hex}: if the attack fails, {unit|unit} {unit|agree:is|are} eliminated',
  'hlb.warn.way-back-barred':
    'No retreat is allowed from {from|hex} to {hex|hex}: if the attack fails, {unit|unit} {unit|agree:is|are} eliminated',
  'hlb.warn.retreat-may-block': '{unit|unit} may retreat to {hex|hex}, the hex {by|unit} must fall back to',
  'hlb.warn.blocks-way-back':
    '{by|unit} attacked from {hex|hex}: with {unit|unit} there, {by|agree:it is|they are} eliminated if {by|agree:its|their} attack fails',
  'hlb.warn.replacements-unused': 'You will lose {unused|plural:# unused replacement|# unused replacements}',
  'hlb.warn.markers-unused': 'You will lose {unused|plural:# unused attack marker|# unused attack markers}',
  'hlb.warn.marker-idle': '{unit|unit} {unit|agree:does|do} not attack: you lose {marker|marker} unused',
  'hlb.warn.concentration':
    'This is the last marker, and no {faction|faction} unit has one: take one back before you can finish',
  'hlb.warn.leaves-city': '{unit|unit} {unit|agree:leaves|leave} {hex|hex} unguarded: {points|plural:# point|# points}',
  'hlb.warn.leaves-city-in-reach':
    '{unit|unit} {unit|agree:leaves|leave} {hex|hex} unguarded: {points|plural:# point|# points}, and {enemies|units:or} could enter',

  // Refusals: why a move is not allowed, and why something is not offered.
  'hlb.refuse.GAME_OVER': 'The game is over',
  'hlb.refuse.UNKNOWN_ID': 'Nothing in this game is called {id}',
  'hlb.refuse.WRONG_PLAYER': 'The {side|side} player decides now',
  'hlb.refuse.WRONG_STEP': 'You do that in {when|t}; now it is {step|t}',
  'hlb.refuse.WRONG_STEP.unit': 'You cannot use {unit|unit} in {step|t}',
  'hlb.refuse.WRONG_STEP.space': 'You cannot use {space|hex} in {step|t}',
  'hlb.refuse.WRONG_STEP.marker': 'You cannot use {marker|marker} in {step|t}; assign markers in the strategic phase',
  'hlb.refuse.WRONG_STEP.picked-unit': 'Undo your current choice, then choose {unit|unit}',
  'hlb.refuse.WRONG_STEP.picked-space': '{space|hex} does not fit your current choice',
  'hlb.refuse.WRONG_STEP.picked-marker': 'Undo your current choice, then choose {marker|marker}',
  'hlb.refuse.WRONG_STEP.picked-button': 'Undo your current choice first',
  'hlb.refuse.WRONG_STEP.unit-here': '{unit|unit} {unit|agree:is|are} in {hex|hex}: choose the unit itself to move it',
  'hlb.refuse.WRONG_STEP.in-battle-attacker':
    '{unit|unit} {unit|agree:attacks|attack} in {hex|hex}: choose the hex to fight the battle',
  'hlb.refuse.WRONG_STEP.in-battle-defender':
    '{unit|unit} {unit|agree:defends|defend} {hex|hex}: choose the hex to fight the battle',
  'hlb.refuse.NOT_YOUR_UNIT': '{unit|unit} {unit|agree:does|do} not belong to the {side|side} player',
  'hlb.refuse.NOT_YOUR_UNIT.attack-hex': 'To attack {enemy|unit}, choose {enemy|agree:its|their} hex, {hex|hex}',
  'hlb.refuse.NOT_IN_POOL':
    '{unit|unit} {unit|agree:has|have} not been eliminated; {unit|agree:it is|they are} in {hex|hex}',
  'hlb.refuse.NOT_ON_MAP.mark': '{unit|unit} {unit|agree:is|are} eliminated; assign markers to units on the map',
  'hlb.refuse.NOT_ON_MAP.move': '{unit|unit} {unit|agree:is|are} eliminated and cannot move',
  'hlb.refuse.NOT_ON_MAP.attack': '{unit|unit} {unit|agree:is|are} eliminated; you cannot attack {unit|agree:it|them}',
  'hlb.refuse.NOT_ON_MAP.support': '{unit|unit} {unit|agree:is|are} eliminated and cannot support',
  'hlb.refuse.NO_REPLACEMENT_LEFT':
    'You have used all {received|number} {faction|faction} replacements this turn; {unit|unit} must wait',
  'hlb.refuse.BAD_PLACEMENT.closed': '{hex|hex} is out of play',
  'hlb.refuse.BAD_PLACEMENT.occupied': '{by|unit} {by|agree:is|are} in {hex|hex}; a replacement needs an empty hex',
  'hlb.refuse.BAD_PLACEMENT.enemy-near':
    '{hex|hex} is adjacent to {enemies|units}; you cannot place replacements next to an enemy',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-cities':
    '{hex|hex} is a city adjacent to {enemies|units}; you cannot place replacements there',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-next-to-cities':
    '{hex|hex} is adjacent to a city and to {enemies|units}; you cannot place replacements there',
  'hlb.refuse.BAD_PLACEMENT.enemy-near-starts-and-next-to-cities':
    '{hex|hex} is adjacent to {enemies|units}, and is its starting hex or adjacent to a city; you cannot place replacements there',
  'hlb.refuse.BAD_PLACEMENT.start-not-held':
    '{unit|unit} began in {hex|hex}, but {owner|faction} forces control it now',
  'hlb.refuse.BAD_PLACEMENT.city-not-held':
    '{owner|faction} forces control the city in {hex|hex}, not {faction|faction} forces',
  'hlb.refuse.BAD_PLACEMENT.no-place': '{hex|hex} is neither a city nor {start|hex}, where {unit|unit} began',
  'hlb.refuse.BAD_PLACEMENT.no-place-west':
    '{hex|hex} is neither a city, nor on the west edge, nor {start|hex}, where {unit|unit} began',
  'hlb.refuse.BAD_PLACEMENT.no-place-east':
    '{hex|hex} is neither a city, nor on the east edge, nor {start|hex}, where {unit|unit} began',
  'hlb.refuse.BAD_PLACEMENT.nowhere':
    'No {faction|faction} city is left, and {unit|unit} {unit|agree:has|have} lost {unit|agree:its|their} starting hex',
  'hlb.refuse.VOLKSSTURM_NOT_ALLOWED.units':
    'You may call up the Volkssturm with {max|plural:# unit|# units} or fewer on the map; you had {units|number}',
  'hlb.refuse.VOLKSSTURM_NOT_ALLOWED.markers': 'Turn {turn|number} gives no attack marker to give up',
  'hlb.refuse.MARKER_LIMIT.other-side': '{marker|marker} is not a marker of the {side|side} player',
  'hlb.refuse.MARKER_LIMIT.unit-marked':
    '{unit|unit} already {unit|agree:has|have} {carries|marker}; a unit can hold one marker',
  'hlb.refuse.MARKER_LIMIT.marker-used': '{carrier|unit} {carrier|agree:has|have} {marker|marker}; take it back first',
  'hlb.refuse.MARKER_LIMIT.none-left':
    'You have assigned all {received|plural:# marker|# markers} of turn {turn|number}; take one back to move it',
  'hlb.refuse.MARKER_LIMIT.faction':
    '{marker|marker} is {faction|faction} and {unit|unit} {unit|agree:is|are} {unitFaction|faction}',
  'hlb.refuse.MARKER_LIMIT.not-assigned': 'No unit has {marker|marker}',
  'hlb.refuse.CONCENTRATION': 'You cannot give all markers to one ally: assign one to a {faction|faction} unit first',
  'hlb.refuse.CONCENTRATION.take-back':
    'You cannot give all markers to one ally: take one back and assign it to a {faction|faction} unit',
  'hlb.refuse.CONCENTRATION.both': 'Assign at least one marker to a Western unit and one to a Soviet unit first',
  'hlb.refuse.ALREADY_MOVED': '{unit|unit} {unit|agree:has|have} moved this phase',
  'hlb.refuse.ALREADY_MOVED.attacked':
    '{unit|unit} {unit|agree:is|are} attacking {hex|hex} and can do nothing else this phase',
  'hlb.refuse.BAD_PATH.length': '{unit|unit} {unit|agree:moves|move} at most {max|plural:# hex|# hexes}',
  'hlb.refuse.BAD_PATH.sea': '{hex|hex} is sea',
  'hlb.refuse.BAD_PATH.closed': 'No unit may enter {hex|hex}',
  'hlb.refuse.BAD_PATH.not-adjacent': '{from|hex} and {hex|hex} are not adjacent',
  'hlb.refuse.BAD_PATH.sea-side': 'The sea divides {from|hex} from {hex|hex}',
  'hlb.refuse.BAD_PATH.enemy': '{enemy|unit} {enemy|agree:is|are} in {hex|hex}; you cannot move through an enemy',
  'hlb.refuse.BAD_PATH.back': '{unit|unit} would end where {unit|agree:it|they} began, in {hex|hex}',
  'hlb.refuse.BAD_PATH.same': '{unit|unit} {unit|agree:is|are} already in {hex|hex}',
  'hlb.refuse.BAD_PATH.far': '{hex|hex} is more than {movement|plural:# hex|# hexes} from {from|hex}',
  'hlb.refuse.BAD_PATH.nobody-near': 'None of your units is within {movement|plural:# hex|# hexes} of {hex|hex}',
  'hlb.refuse.ZONE_TO_ZONE':
    '{from|hex} is adjacent to {fromEnemies|units}, and {hex|hex} to {toEnemies|units}: {side|side} units cannot move from one enemy zone to another',
  'hlb.refuse.STACKING': '{by|unit} {by|agree:is|are} in {hex|hex}; only one unit per side may be in a hex',
  'hlb.refuse.STACKING.attacker':
    '{by|unit} {by|agree:is|are} already attacking {enemy|unit} in {hex|hex}; only one unit may attack a hex',
  'hlb.refuse.NOT_ADJACENT': '{from|hex} is not adjacent to {hex|hex}: an attack starts next to the enemy',
  'hlb.refuse.NOT_ADJACENT.sea-side': 'The sea divides {from|hex} from {hex|hex}; you cannot attack across it',
  'hlb.refuse.NO_ENEMY': 'There is no enemy in {hex|hex} to attack',
  'hlb.refuse.NO_BATTLE': 'There is no battle to fight in {hex|hex}',
  'hlb.refuse.NO_BATTLE.resolved': 'The battle in {hex|hex} is over; {unit|unit} won it',
  'hlb.refuse.BAD_SUPPORT.no-marker':
    '{attacker|unit} {attacker|agree:has|have} no attack marker, so no unit may support it',
  'hlb.refuse.BAD_SUPPORT.attacker':
    '{unit|unit} {unit|agree:is|are} the attacker and cannot support {unit|agree:itself|themselves}',
  'hlb.refuse.BAD_SUPPORT.attacked':
    '{unit|unit} {unit|agree:attacks|attack} this phase, so {unit|agree:it|they} cannot support',
  'hlb.refuse.BAD_SUPPORT.defended':
    '{unit|unit} {unit|agree:was|were} attacked this turn, so {unit|agree:it|they} cannot support',
  'hlb.refuse.BAD_SUPPORT.supported': '{unit|unit} {unit|agree:has|have} supported another battle this phase',
  'hlb.refuse.BAD_SUPPORT.not-adjacent':
    '{unit|unit} {unit|agree:is|are} in {from|hex}, which is not adjacent to {hex|hex}',
  'hlb.refuse.BAD_SUPPORT.sea-side':
    '{unit|unit} {unit|agree:is|are} in {from|hex}; the sea divides {unit|agree:it|them} from {hex|hex}',
  'hlb.refuse.BAD_RETREAT.not-adjacent': '{hex|hex} is not adjacent to {from|hex}; units retreat one hex',
  'hlb.refuse.BAD_RETREAT.sea-side': 'The sea divides {from|hex} from {hex|hex}',
  'hlb.refuse.BAD_RETREAT.closed': 'No unit may enter {hex|hex}',
  'hlb.refuse.BAD_RETREAT.occupied': '{by|unit} {by|agree:is|are} in {hex|hex}; a retreat needs an empty hex',
  'hlb.refuse.BAD_RETREAT.direction-G':
    '{hex|hex} is {direction|direction} of {from|hex}; German units retreat north, south or toward column 06',
  'hlb.refuse.BAD_RETREAT.direction-W':
    '{hex|hex} is {direction|direction} of {from|hex}; Western units retreat north, south or west',
  'hlb.refuse.BAD_RETREAT.direction-S':
    '{hex|hex} is {direction|direction} of {from|hex}; Soviet units retreat north, south or east',
} as const satisfies Catalogue;
