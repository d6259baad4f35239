import { chapter, list, note, notes, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { MAP_COUNTS, areaTable, cityTable, riverTable, terrainTable, waterTable } from '../map-tables.ts';
import { turnTable } from '../play-tables.ts';
import { words } from './words.ts';

const { hexes, rows, columns, cities, points } = MAP_COUNTS;

/** Chapters 0 and 1, and the map of chapter 2. */
export const components: readonly RuleSection[] = [
  chapter(
    '0',
    'How to read these rules',
    note(
      'These are the rules of Blitzkrieg to Moscow 2: Operation Barbarossa, a game for two by Nakaguro Yasushi, published by BonSai Games in 2016, told in our own words. The text we had is the Japanese rulebook of 5 December 2016.',
    ),
    note(
      'Chapters 1 to 15 bear the numbers of the rulebook. The others are ours: §16 gathers the rulings, §17 what is refused, §18 what always holds, §19 retells the worked example, and §20 and §21 say what was reconstructed and from which sources.',
    ),
    notes(
      'From the rulebook: the text or its worked example says so.',
      'Reconstructed: the text does not have it, since it stands only on the map, the counters, the cards or the table of results, none of which could be had. It was chosen so that everything the rulebook and its example say holds; §20 says how.',
      'Ruling: the text is silent, or at odds with itself, and we decided. The more weighty rulings are numbered Q1 to Q29 and gathered in §16.',
    ),
    note(
      'For a first reading take the order of play (§5), movement (§10), combat (§11) and supply (§13), and then the example (§19). The rest can be looked up when it matters.',
    ),
  ),

  chapter(
    '1',
    'The game',
    text(
      'attested',
      'The game covers Operation Barbarossa, the German attack on the Soviet Union that began on 22 June 1941. One player leads the German army and the Romanian one beside it, the other the Soviet army.',
    ),
    table(
      'reconstructed',
      'Scale',
      ['On the table', 'In history'],
      ['One hex', 'about 107 km across'],
      ['First turn', 'June 1941'],
      ['Each further turn', 'two months'],
      ['The whole game', 'six turns, to April 1942'],
      ['One unit', 'an army, or a Soviet mechanised corps'],
    ),
  ),

  chapter(
    '2',
    'Components',
    text('attested', 'There are a map, counters and twelve cards. A die of six sides is needed as well.'),
  ),
  section(
    '2',
    '2.1',
    'The map',
    text(
      'attested',
      'The map shows European Russia under a grid of hexes. They give the place of every unit and measure every distance. Each has a number of four figures.',
    ),
    text(
      'reconstructed',
      `There are ${hexes} hexes. The first two figures of a number are the row, from 01 in the south to ${rows} in the north; the last two are the column, from 01 in the west to ${columns} in the east. Hexes stand on a point, so that the neighbours of a hex lie west, east, north-west, north-east, south-west and south-east. Odd rows lie half a hex further west than even ones.`,
    ),
  ),
  section(
    '2.1',
    '2.1.1',
    'Terrain',
    text('attested', 'Terrain bears on movement, zones of control and combat.'),
    table(
      'attested',
      'Effects of terrain',
      ['Terrain', 'Movement (§10.2)', 'Zones (§9)', 'Odds (§11.3.4)'],
      ['Clear', 'none', 'none', '+1 if a tank attacks, except in mud and thaw'],
      ['Forest', 'tanks stop, infantry passes', 'none', 'none'],
      ['Marsh', 'every unit stops', 'units in it have no zone', 'none (Q7)'],
      ['Mountain', 'every unit stops', 'none', '−1'],
      ['City', 'none', 'every unit in it has a zone', '−1'],
      ['River on a hexside', 'none', 'none', '−1 if every attacker crosses one, except in snow'],
      ['Sea or lake on a hexside', 'closed', 'no zone reaches across', 'no attack across'],
    ),
    text(
      'ruling',
      'That no attack crosses a hexside of sea or lake is our reading: movement, zones and supply lines do not cross it either.',
    ),
  ),
  section(
    '2.1',
    '2.1.hexes',
    'Where the terrain lies',
    text('reconstructed', 'Hexes that stand in none of these tables are clear. For cities see §2.1.cities.'),
    terrainTable(words),
    riverTable(words),
    waterTable(words),
  ),
  section(
    '2.1',
    '2.1.2',
    'Rear areas',
    text(
      'attested',
      'Beyond the western edge of the map lie the rear areas of the German side: the occupied territory, divided among three army groups, and Romania. Beyond the eastern edge lies that of the Soviet side. Each counts as one large hex with rules of its own (§10.5).',
    ),
    areaTable(words),
  ),
  section(
    '2.1',
    '2.1.3',
    'Set-up',
    text('attested', 'The hexes in which Soviet units begin the game are printed on the map (§3.1).'),
  ),
  section(
    '2.1',
    '2.1.4',
    'Turn track',
    text(
      'attested',
      'The track shows the turn, and how many logistics cards each side takes in it (§6.1). Units that arrive later wait on its spaces. The weather of each turn is stated in §10.3.',
    ),
    turnTable(words),
    text(
      'reconstructed',
      'The example gives the German side 6 cards on turn 1, and has the Soviet side choose then, so that it takes fewer than 6. The other numbers are ours.',
    ),
  ),
  section(
    '2.1',
    '2.1.cities',
    'Cities',
    text(
      'reconstructed',
      `There are ${cities} cities, worth ${points} points together (§4.1). A supply city keeps Soviet units in it from surrender (§13.2.4).`,
    ),
    cityTable(words),
    list(
      'reconstructed',
      'Riga stands on the right bank of the Dvina (Q16).',
      'Leningrad lies five hexes from Riga and four from Kalinin (Q17).',
      'Stalingrad is not on this map.',
    ),
  ),
];
