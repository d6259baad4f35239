import { chapter, example, list, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { weatherTable } from '../play-tables.ts';
import { words } from './words.ts';

/** Chapters 8 to 10: stacking, zones of control, movement. */
export const ground: readonly RuleSection[] = [
  chapter(
    '8',
    'Stacking',
    text(
      'attested',
      'Several own units in one hex are a stack. Units of both sides never share a hex. There is no limit in rear areas (§10.5).',
    ),
  ),
  section('8', '8.1', 'German limit', text('attested', 'One unit to a hex.')),
  section(
    '8',
    '8.2',
    'Soviet limit',
    text('attested', 'Three units to a hex, no more than two of them of the same arm.'),
    example('Two armies and a corps may stand together, or one army and two corps; three armies may not.'),
  ),
  section(
    '8',
    '8.3',
    'When the limit counts',
    text(
      'attested',
      'At the end of a side’s own movement phase, whenever a combat is resolved, and at the end of a retreat. While units move or retreat it may be exceeded. What is in excess then is removed by its owner.',
    ),
    list(
      'ruling',
      'Units removed in this way are eliminated.',
      'A move may end in a full hex as long as the phase lasts; the screen warns. In the breakthrough phase the limit holds after each action, so such a move may not.',
    ),
  ),

  chapter(
    '9',
    'Zones of control',
    text(
      'attested',
      'Some units have a zone of control (ZOC) in the six hexes around them. The zone of an enemy hinders movement (§9.4), retreat (§9.5) and supply lines (§9.6).',
    ),
  ),
  section(
    '9',
    '9.1',
    'Who has a zone',
    text(
      'attested',
      'All German units, Soviet tanks and Guards. Romanian units and the other Soviet infantry have none; a frame inside the counter shows it.',
    ),
    text('attested', 'Any unit has a zone while it is in a city, and loses it as it leaves.'),
  ),
  section(
    '9',
    '9.2',
    'Several zones',
    text('attested', 'Several zones in one hex do no more than one. Both sides may have a zone in the same hex.'),
  ),
  section(
    '9',
    '9.3',
    'Zones and terrain',
    text(
      'attested',
      'A zone reaches into every terrain, but not across a hexside that is all sea or lake. A unit in a marsh loses its zone; a unit elsewhere has its zone in a marsh beside it.',
    ),
    text(
      'attested',
      'No zone reaches into a rear area of the enemy. If at least one unit with a zone is in a rear area, every hex adjacent to that area is in its zone.',
    ),
    text('ruling', 'This last holds at all times, also while the enemy moves or checks his supply (Q10).'),
    example(
      'In a figure of the rulebook German 4th Army stands in a marsh and has lost its zone; Soviet 3rd Army has none to lose.',
    ),
  ),
  section(
    '9',
    '9.4',
    'Zones and movement',
    text(
      'attested',
      'A unit that enters an enemy zone must stop there. One that begins in an enemy zone may leave, but may not step from one hex in an enemy zone straight to another.',
    ),
    list(
      'ruling',
      'A friend in the hex does not change this.',
      'From a hex in an enemy zone a unit may step into its own rear area, where no enemy zone can be.',
    ),
  ),
  section(
    '9',
    '9.5',
    'Zones and retreat',
    text(
      'attested',
      'No unit retreats into an enemy zone, or through one, unless a friend stands in the hex (§11.4.1).',
    ),
  ),
  section(
    '9',
    '9.6',
    'Zones and supply',
    text('attested', 'No supply line passes an enemy zone unless a friend stands in the hex (§13.2.3).'),
  ),

  chapter(
    '10',
    'Movement',
    text('attested', 'In his movement phase a player may move all, some or none of his units, each once.'),
    text(
      'attested',
      'On turn 1 the three units in Romania, 11th Army and Romanian 3rd and 4th Armies, may not move. They may attack, and advance after combat (§11.5). Q6 adds a remark.',
    ),
  ),
  section(
    '10',
    '10.1',
    'How far',
    text(
      'attested',
      'Units move one at a time, as many hexes as their move allows or fewer. What is left over is neither saved nor passed to another unit.',
    ),
    text('ruling', 'Friends may be passed. A hex with an enemy may not be entered.'),
  ),
  section('10', '10.2', 'Terrain', text('attested', 'Every hex costs the same. Some make a unit stop.')),
  section('10.2', '10.2.1', 'Clear', text('attested', 'No effect.')),
  section('10.2', '10.2.2', 'Forest', text('attested', 'A tank that enters must stop. Infantry passes through.')),
  section('10.2', '10.2.3', 'Marsh and mountain', text('attested', 'Every unit that enters must stop.')),
  section('10.2', '10.2.4', 'City', text('attested', 'No effect on movement.')),
  section('10.2', '10.2.5', 'River', text('attested', 'No effect on movement.')),
  section('10.2', '10.2.6', 'Sea and lake', text('attested', 'A hexside covered by sea or lake cannot be crossed.')),
  section(
    '10',
    '10.3',
    'Weather',
    text(
      'attested',
      'Rain turns the ground to mud on turn 3, and every unit moves 2. Frost and snow on turns 4 and 5 and the thaw on turn 6 hold every move to 3; that concerns panzer armies alone. Weather also changes some shifts of the odds (§11.3.4).',
    ),
    weatherTable(words),
  ),
  section('10', '10.4', 'Zones of control', text('attested', 'See §9.4.')),
  section(
    '10',
    '10.5',
    'Rear areas',
    text('attested', 'No unit enters a rear area of the enemy.'),
    text(
      'attested',
      'From a hex at the edge a unit may move into its own rear area. Whoever moves or retreats there leaves the map for the time being: the unit goes to the next space of the turn track, active side up, and comes back as a reinforcement (§6.2).',
    ),
    text(
      'attested',
      'A unit in a rear area may go to any adjacent hex of the map within its move, straight into an enemy zone as well, where it stops. It may also stay. In a rear area there is no stacking limit, and a unit with a zone has it in every adjacent hex (§9.3).',
    ),
    text(
      'attested',
      'German units do not cross from one of their areas to another inside the rear. A unit with the letter N, C, S or R moves or retreats only into the area of its letter, and comes back from the track only there. Units that arrive as reinforcements are free in this.',
    ),
    list(
      'ruling',
      'Stepping into a rear area costs one hex and ends the move. Leaving it costs one hex.',
      'Free are 2nd Army and units just rebuilt by card (Q15).',
      'A unit that leaves the map on turn 6 does not come back. It is simply not on the map, and not lost either (§4.1).',
    ),
  ),
];
