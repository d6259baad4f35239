import { chapter, example, list, note, notes, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapters 0 to 4: what the game is, what lies on the table, in what order it is played. */
export const foundations: readonly RuleSection[] = [
  chapter(
    '0',
    'How to read these rules',
    note(
      'These are the rules of Hitler’s Last Battles, a game by 錦大帝 dated 29 December 2006, told in our own words. Chapters 1 to 9 follow the rulebook. It prints two chapters with the number 8; the second, on victory, is chapter 9 here.',
    ),
    notes(
      'From the rulebook: the surviving text says so.',
      'Reconstructed: the surviving text does not have it. It was chosen from geography, history and simulation; §12 says how.',
      'Ruling: the text is silent, damaged or at odds with itself, and we decided. Rulings are numbered Q1 to Q29 and gathered in §11.',
    ),
    note(
      'Hexes have flat tops, so the six neighbours of a hex lie north, north-east, south-east, south, south-west and north-west. A hex number gives the column first, counted from the west, then the row, counted from the north: 0602 is column 06, row 02.',
    ),
  ),

  chapter(
    '1',
    'Scope and scale',
    text(
      'attested',
      'The game covers the last half year of the war in Europe at the level of whole theatres. One player commands the German forces, the other all Allied ones.',
    ),
    text(
      'attested',
      'The Allied player runs two factions: the Western Allies and the Soviet Union. They share victory but not replacements (§5), markers (§6) or lines of retreat (§8.7).',
    ),
    table(
      'attested',
      'Scale',
      ['On the table', 'In history'],
      ['One hex', 'about 200 km across'],
      ['One turn', 'half a month to a month'],
      ['The whole game', 'six turns'],
      ['One unit', 'one or two army groups, or a Soviet front'],
    ),
  ),

  chapter('2', 'Components'),
  section(
    '2',
    '2.1',
    'Counters and dice',
    text(
      'attested',
      'German counters are blue-grey, Soviet ones red, Western ones yellow or green. A soldier marks a combat unit, a vehicle marks an attack marker (§6).',
    ),
    text(
      'reconstructed',
      'There are 16 combat units (6 German, 4 Western, 6 Soviet) and 7 attack markers (2 German, 2 Western, 3 Soviet). Which remnant of the counter sheet is which is settled in Q1 and Q2.',
    ),
    text(
      'attested',
      'Three dice are enough: a battle never needs more than two for the attacker and one for the defender.',
    ),
  ),
  section(
    '2',
    '2.2',
    'The map',
    text(
      'reconstructed',
      'The map has 66 hexes in 12 columns, from the Channel coast (column 01) to Minsk (column 12). 56 of them can be entered.',
    ),
    table(
      'attested',
      'Terrain',
      ['Hex', 'May be entered', 'City points', 'Added to the defender’s die'],
      ['Clear', 'yes', '0', '0'],
      ['River', 'yes', '0', '+1'],
      ['Round city', 'yes', '1', '+1'],
      ['Square city', 'yes', '2', '+1'],
      ['Round or square city on a river', 'yes', '1 or 2', '+1, not +2'],
      ['Sea', 'no', '–', '–'],
      ['Switzerland, Yugoslavia, England', 'no', '–', '–'],
    ),
    text('attested', 'A hex cut by the frame of the map is a hex like any other.'),
    text(
      'ruling',
      'Two hexes are adjacent for every rule when they are neighbours, both may be entered, and the hexside between them is not all water (Q17). Closed by water in this way are the hexsides 0501 to 0601 (the Belts) and 0801 to 0901 (Bay of Danzig).',
    ),
    text('reconstructed', 'England is closed as well. The text names only Switzerland and Yugoslavia.'),
  ),
  section(
    '2',
    '2.3',
    'Words for what lies on the table',
    list(
      'attested',
      'Pool: the eliminated units of a side. They may come back as replacements (§5).',
      'Battle hex: a hex that holds a unit of each side. It exists only from the attack that opens it (§7.4) until its battle is resolved (§8).',
      'Way back: the hex from which an attacker entered its battle hex.',
      'Phasing side: the side whose strategic, movement or combat phase is being played.',
    ),
  ),
  section(
    '2',
    '2.4',
    'Control of hexes',
    text('ruling', 'A hex belongs to the last side that entered it (Q9).'),
    list(
      'ruling',
      'At the start each hex belongs to the faction printed for it in the set-up.',
      'A unit that enters a hex without enemies takes it, if it belonged to the other side: in passing, at the end of a move, when placed as a replacement (Q28), in retreat (Q22).',
      'An Allied unit that enters a hex of the other Allied faction changes nothing.',
      'A battle hex keeps its owner until the battle is over. If the attacker stays, its faction takes the hex.',
      'A hex that is left stays with its owner.',
    ),
    example(
      '1st Ukrainian Front took Cracow (0904) and now leaves it for Breslau (0803), which no unit holds. Breslau becomes Soviet, and Cracow stays Soviet until a German unit enters it.',
    ),
  ),

  chapter(
    '3',
    'Set-up',
    text('attested', 'Each unit goes on the hex that bears its set-up code. There is nothing to choose.'),
    text(
      'reconstructed',
      'Most printed codes are lost. The starting hexes follow the front of mid-December 1944 to mid-January 1945.',
    ),
    table(
      'reconstructed',
      'Starting hexes',
      ['Unit', 'Hex', 'Code'],
      ['Army Group H', '0402', '1'],
      ['Army Group B', '0403', '2'],
      ['Army Group G', '0404', '3'],
      ['Army Group Vistula', '0902', '4'],
      ['Army Group Centre', '0904', '5'],
      ['Army Groups South and F', '0805', '6'],
      ['21st Army Group', '0303', '1'],
      ['6th Army Group', '0305', '2'],
      ['12th Army Group', '0304', '3'],
      ['SHAEF Reserve', '0204', '4'],
      ['1st Baltic and 3rd Belorussian Fronts', '1001', '1'],
      ['2nd Belorussian Front', '1002', '2'],
      ['1st Belorussian Front', '1003', '3'],
      ['1st Ukrainian Front', '1004', '4'],
      ['4th Ukrainian Front', '0905', '5'],
      ['2nd and 3rd Ukrainian Fronts', '0906', '6'],
    ),
    text('attested', 'No attack marker is on the map. Play begins with the German strategic phase of turn 1.'),
  ),

  chapter(
    '4',
    'Sequence of play',
    list(
      'attested',
      'German strategic phase: replacements (§5), then attack markers (§6).',
      'German movement phase: units move and enter enemy hexes to attack (§7).',
      'German combat phase: each battle is resolved (§8), then the German markers come off.',
      'Allied strategic phase, with both factions together.',
      'Allied movement phase.',
      'Allied combat phase. After that of turn 6 the game ends (§9).',
    ),
  ),
  section(
    '4',
    '4.1',
    'Step by step',
    note('The Allied half of a turn has the same steps as the German one, without Volkssturm.'),
    table(
      'ruling',
      'Steps of a half turn',
      ['Step', 'Who decides', 'What may be chosen', 'What follows'],
      [
        'Volkssturm',
        'German player, and only when §5.1 allows it',
        'call it or not',
        'called: two replacements and no markers this turn',
      ],
      [
        'Replacements',
        'phasing player',
        'a unit of the pool and a hex (§5), or stop',
        'again, while a placement is possible and the quota lasts',
      ],
      [
        'Attack markers',
        'phasing player',
        'give a marker to a unit, take one back, finish (§6)',
        'again, until finished',
      ],
      [
        'Movement',
        'phasing player',
        'move or attack with a unit that has not moved (§7), or finish',
        'again, until finished',
      ],
      ['Battle', 'phasing player', 'which battle hex comes next (§8.1)', 'the battle is opened'],
      [
        'Support',
        'phasing player, when a unit is eligible',
        'one supporter, or nobody (§8.4)',
        'the dice roll by themselves',
      ],
      [
        'Retreat',
        'the owner of the beaten defender, when there is more than one hex',
        'one of the legal hexes (§8.7)',
        'the next battle',
      ],
      ['End', 'nobody', 'nothing', 'markers come off, the other side begins'],
    ),
    text(
      'ruling',
      'The choice of a retreat is the only one that belongs to the player who is not phasing (Q12). A step that leaves only one answer is carried out by itself.',
    ),
  ),
  section(
    '4',
    '4.2',
    'The answers a player gives',
    table(
      'ruling',
      'Answers',
      ['Answer', 'What it names', 'In which step'],
      ['Call Volkssturm', 'yes or no', 'Volkssturm'],
      ['Replace', 'a unit of the pool and a hex', 'replacements'],
      ['End replacements', 'nothing', 'replacements'],
      ['Give a marker', 'a marker and a unit', 'attack markers'],
      ['Take a marker back', 'a marker', 'attack markers'],
      ['End markers', 'nothing', 'attack markers'],
      ['Move', 'a unit and a path of one or two hexes', 'movement'],
      ['Attack', 'a unit and an enemy hex', 'movement'],
      ['End movement', 'nothing', 'movement'],
      ['Resolve a battle', 'a battle hex', 'battle'],
      ['Support', 'a unit, or nobody', 'support'],
      ['Retreat', 'a hex', 'retreat'],
    ),
  ),
];
