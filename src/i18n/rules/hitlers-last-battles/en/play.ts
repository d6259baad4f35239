import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapters 5 to 9: replacements, markers, movement, combat, victory. */
export const play: readonly RuleSection[] = [
  chapter('5', 'Replacements'),
  section(
    '5',
    '5(1)',
    'How many come back',
    text(
      'attested',
      'Only units of the pool can come back. In each of its strategic phases the German side may return one; the Allied side may return one Western and one Soviet unit.',
    ),
    text('ruling', 'A replacement that is not used is lost; it is not saved for a later turn.'),
  ),
  section(
    '5',
    '5.2',
    'Where they may be placed',
    list(
      'attested',
      'On any city that the unit’s own faction controls.',
      'On the hex where the unit began the game, if its faction controls it.',
      'At the map edge behind its army, under any control: column 01 for Western units, column 12 for Soviet ones.',
    ),
    text(
      'ruling',
      'A city or starting hex held by the other Allied faction does not serve (Q4). An edge hex held by the enemy passes to the unit placed there (Q28).',
    ),
  ),
  section(
    '5',
    '5.3',
    'Not on a unit, not beside the enemy',
    text(
      'ruling',
      'The hex must be empty, and no enemy unit may stand adjacent to it. This holds for hexes of every kind (Q3).',
    ),
    example(
      'Army Group H is in the pool and 21st Army Group stands in Bremen (0402). Hamburg (0502) and Hanover (0503) are German but adjacent to it, and H began the game in 0402 itself. Berlin (0602) is German, empty and out of reach of the enemy: H may return there.',
    ),
  ),
  section(
    '5',
    '5.4',
    'Ready at once',
    text('ruling', 'A unit that has come back may take a marker, move and fight in the same turn.'),
  ),
  section(
    '5',
    '5.5',
    'No duty to replace',
    text('ruling', 'A player may stop early (Q27). A unit for which no hex is legal stays in the pool.'),
  ),
  section(
    '5',
    '5.1',
    'Special rule: Volkssturm',
    text(
      'attested',
      'When the German side has three units or fewer on the map, it may call the Volkssturm: up to two units come back this turn instead of one. In exchange it receives no attack marker this turn.',
    ),
    text(
      'ruling',
      'The count is taken at the start of the German strategic phase, before any replacement (Q14). The turn must offer at least one German marker to give up (Q13).',
    ),
    text('ruling', 'Once called it stands. The markers are gone even when only one unit, or none, can be placed.'),
  ),

  chapter(
    '6',
    'Attack markers',
    text(
      'attested',
      'A marker stands for what an offensive needs besides men: aircraft, ammunition, supply, equipment, supporting troops. A unit with a marker attacks with two dice (§8.2) and may be supported (§8.4).',
    ),
  ),
  section(
    '6',
    '6.1',
    'How many are received',
    text(
      'attested',
      'The turn track gives two numbers for each turn: G for the German side, A for the Allied side. Each side receives its number in its own strategic phase (Q23).',
    ),
    table(
      'reconstructed',
      'Turn track',
      ['Turn', 'Dates', 'G', 'A'],
      ['1', '16 December 1944 to 15 January 1945', '2', '2'],
      ['2', '16 January to 15 February 1945', '2', '2'],
      ['3', '16 February to 15 March 1945', '2', '3'],
      ['4', '16 to 31 March 1945', '2', '3'],
      ['5', '1 to 15 April 1945', '1', '3'],
      ['6', '16 April to 8 May 1945', '1', '4'],
    ),
  ),
  section(
    '6',
    '6.2',
    'Who may carry one',
    text('attested', 'A marker is given to a unit of the same side that stands on the map.'),
    text(
      'ruling',
      'A unit carries one marker at most, and a marker serves only units of the faction whose name it bears (Q6). A faction can never use more markers than it has: two German, two Western, three Soviet.',
    ),
  ),
  section(
    '6',
    '6.3',
    'No concentration',
    text(
      'attested',
      'The Allies may not give everything to one front: each of their two factions must receive at least one marker (Q7).',
    ),
    text(
      'ruling',
      'This does not apply when only one marker is received, or when only one of the factions has a unit on the map.',
    ),
    example(
      'Turn 3 gives the Allies three markers. Two Western and one Soviet will do, and so will one Western and two Soviet. Three Soviet will not: the step cannot be finished like that.',
    ),
  ),
  section('6', '6.4', 'Markers travel', text('attested', 'A marker moves along with the unit that carries it.')),
  section(
    '6',
    '6.5',
    'Markers are not saved',
    text(
      'attested',
      'When a side’s combat phase ends, its markers are taken off the map. They serve again in later turns but are never saved up.',
    ),
    text(
      'ruling',
      'A marker that was not given out when the step ends is lost for the turn. A unit that is eliminated drops its marker. A unit with a marker need not attack (Q29).',
    ),
  ),

  chapter('7', 'Movement'),
  section(
    '7',
    '7.1',
    'Two hexes',
    text('attested', 'Every unit has two movement points; a step into an adjacent hex costs one. No unit has to move.'),
    text('ruling', 'A unit moves or attacks once in a phase.'),
  ),
  section(
    '7',
    '7.2',
    'Where nobody goes',
    text(
      'attested',
      'Switzerland, Yugoslavia and hexes that are all sea are closed, and so is every step across a hexside of sea.',
    ),
    text('reconstructed', 'England is closed too.'),
  ),
  section(
    '7',
    '7.3',
    'From zone to zone',
    text(
      'attested',
      'The zone of a unit (zone of control, ZOC) is the hexes adjacent to it. A unit may not step from a hex adjacent to an enemy to another hex adjacent to an enemy. So a unit that begins in an enemy zone either steps out of it or attacks.',
    ),
    text(
      'ruling',
      'Entering a zone does not stop a unit by itself (Q16). A unit may leave one zone with its first step and enter another with its second, if the hex between touches no enemy.',
    ),
    example(
      'Set-up position. 1st Belorussian Front in 1003 may not step to 0903: both hexes are adjacent to German units. It may fall back to 1103 or 1104; with its second step it then reaches 1102, 1105, 1202, 1203 or 1204. Or it attacks 0904.',
    ),
    example(
      'Set-up position. SHAEF Reserve in 0204 has no enemy near. It reaches 0104, 0105, 0106, 0203, 0205 and, through 0205 or through its friend in 0305, also 0306. It cannot attack this turn.',
    ),
  ),
  section(
    '7',
    '7.4',
    'Attacking',
    text('attested', 'Entering a hex that holds an enemy unit costs the whole movement allowance.'),
    text(
      'ruling',
      'So an attacker must be beside its enemy from the start and must not have moved (Q5). It goes into the enemy’s hex, which becomes a battle hex, and remembers its way back.',
    ),
  ),
  section(
    '7',
    '7.5',
    'No stacking',
    text('attested', 'Two units of one side never share a hex. Markers do not count.'),
    text(
      'ruling',
      'A unit may pass through a hex with a friend but not end there (Q15). Both Allied factions are friends of each other. Only one unit may attack into a hex.',
    ),
  ),
  section(
    '7',
    '7.6',
    'Closing a friend’s way back',
    text(
      'ruling',
      'A unit may end its move in the hex that an attacking friend has just left. If that attack fails, the friend cannot go back and is eliminated (§8.6). The table warns before such a move.',
    ),
    example(
      '1st Ukrainian Front attacks Army Group Centre in 0904 from 1004. Another front then walks from 1104 into 1004. If the attack does not succeed, 1st Ukrainian Front is lost.',
    ),
  ),
  section(
    '7',
    '7.7',
    'Zones and battle hexes',
    text(
      'ruling',
      'Being attacked does not cost a unit its zone: it reaches out of the battle hex as before. The attacker in that hex, for its part, changes nothing for the other moves of its side.',
    ),
  ),

  chapter('8', 'Combat'),
  section(
    '8',
    '8.1',
    'Every battle is fought',
    text('attested', 'Wherever units of both sides share a hex, a battle takes place.'),
    text(
      'ruling',
      'Battles are resolved one at a time, in the order that the attacker chooses. None may be left out (Q18).',
    ),
  ),
  section(
    '8',
    '8.2',
    'Dice and hits',
    text(
      'attested',
      'The attacker rolls one die, or two with a marker. The defender always rolls one. A die of 4, 5 or 6 is a hit.',
    ),
  ),
  section(
    '8',
    '8.3',
    'Terrain',
    text(
      'attested',
      'A defender in a hex with a river or a city adds 1 to its die, so that it hits on 3 or more. River and city together still give 1 (Q20).',
    ),
  ),
  section(
    '8',
    '8.4',
    'Support',
    text(
      'attested',
      'One unit may support an attacker that carries a marker. One of the attacker’s dice then gains 1.',
    ),
    list(
      'ruling',
      'The supporter is of the attacker’s side, on the map and adjacent to the battle hex. Western and Soviet units may support each other (Q21).',
      'It has not attacked in this phase and has not supported another battle in this phase. Having been attacked in the enemy’s half of the turn does not matter (Q26).',
      'An attacker without a marker cannot be supported (Q8).',
      'It is named before the dice are rolled. The 1 goes to a 3 where one was rolled; on any other die it would make no difference (Q19).',
      'A supporter stays where it is and takes no risk.',
    ),
    example(
      'Army Group B attacks with a marker and support and rolls 3 and 5. The 3 becomes 4: two hits instead of one.',
    ),
  ),
  section(
    '8',
    '8.5',
    'The result',
    text('attested', 'Subtract the defender’s hits from the attacker’s.'),
    table(
      'attested',
      'Combat results table (CRT), by difference of hits',
      ['Difference', 'Result', 'Who holds the hex'],
      ['+2', 'the defender is eliminated', 'the attacker'],
      ['+1', 'the defender retreats (§8.7), or is eliminated if it cannot', 'the attacker'],
      ['0 or −1', 'the attacker goes back (§8.6)', 'the defender'],
    ),
    text('attested', 'A difference of +2 needs two attacking dice, and therefore a marker.'),
  ),
  section(
    '8',
    '8.6',
    'The attacker goes back',
    text('attested', 'An attacker that does not win returns to the hex from which it entered.'),
    text(
      'ruling',
      'The direction does not matter, nor does column 06 (Q11). Should anybody stand there by then, friend or enemy, the attacker is eliminated (Q10).',
    ),
  ),
  section(
    '8',
    '8.7',
    'The defender retreats',
    text(
      'attested',
      'A beaten defender moves one hex in a direction that its faction allows, never into closed terrain or a hex with an enemy. If there is no such hex it is eliminated.',
    ),
    table(
      'attested',
      'Directions of retreat',
      ['Defender', 'Allowed directions'],
      ['German, columns 01 to 05', 'north, south, north-east, south-east'],
      ['German, columns 07 to 12', 'north, south, north-west, south-west'],
      ['German, column 06', 'none: always eliminated'],
      ['Western', 'north, south, north-west, south-west'],
      ['Soviet', 'north, south, north-east, south-east'],
    ),
    text(
      'ruling',
      'The owner of the unit picks among the legal hexes (Q12). The hex must be adjacent in the sense of §2.2 and hold no unit at all. Enemy zones do not matter.',
    ),
    example(
      'Army Group H is beaten in Bremen (0402). North of it is sea, south of it stands Army Group B. The German player chooses between Hamburg (0502) and Hanover (0503).',
    ),
  ),
  section(
    '8',
    '8.8',
    'End of the combat phase',
    text('attested', 'When every battle has been resolved, all markers of the phasing side come off.'),
  ),
  section(
    '8',
    '8.odds',
    'Exact chances',
    text('ruling', 'Counted over all equally likely rolls.'),
    table(
      'ruling',
      'Chances of an attack',
      ['Attacker', 'Defender in', 'Eliminated', 'Retreats', 'Attacker goes back', 'Success'],
      ['one die', 'clear', '0 of 36', '9 of 36', '27 of 36', '25.0 %'],
      ['one die', 'city or river', '0 of 36', '6 of 36', '30 of 36', '16.7 %'],
      ['marker', 'clear', '27 of 216', '81 of 216', '108 of 216', '50.0 %'],
      ['marker', 'city or river', '18 of 216', '72 of 216', '126 of 216', '41.7 %'],
      ['marker and support', 'clear', '45 of 216', '96 of 216', '75 of 216', '65.3 %'],
      ['marker and support', 'city or river', '30 of 216', '94 of 216', '92 of 216', '57.4 %'],
    ),
  ),

  chapter('9', 'Victory', text('attested', 'The game ends after turn 6. The side with more points wins.')),
  section(
    '9',
    '9.1',
    'Points for cities',
    text('attested', 'A round city counts 1 for the side that controls it, a square city 2.'),
    text('attested', 'Western and Soviet cities count together.'),
  ),
  section(
    '9',
    '9.2',
    'Points for the edges',
    text(
      'attested',
      'The German side adds 1 for each hex of the west edge (column 01) and of the east edge (column 12) that it controls.',
    ),
  ),
  section(
    '9',
    '9.3',
    'Who wins',
    text('ruling', 'The higher total wins; equal totals are a draw (Q25).'),
    example(
      'The German side holds cities worth 12 and the edge hex 0104: 13 points. The other cities are worth 25 − 12 = 13. The game is a draw. All cities together are worth 25, so a draw always needs an odd number of German edge hexes.',
    ),
  ),
  section(
    '9',
    '9.4',
    'Where the sides begin',
    text(
      'reconstructed',
      'At the start the German side holds 23 points and the Allies 2. To win, the Allies must take a net 11 points.',
    ),
  ),
];
