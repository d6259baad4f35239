import { chapter, example, list, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapters 12 to 15: breakthrough, supply, the hero city, optional rules. */
export const supply: readonly RuleSection[] = [
  chapter(
    '12',
    'Breakthrough phase',
    text('attested', 'After the combat phase only tanks act, and each action costs a card with a tank action.'),
  ),
  section(
    '12',
    '12.1',
    'Tank actions',
    text(
      'attested',
      'The player uses a card with a tank action and picks one own tank, active or spent. It either moves by §10 or attacks by §11, alone in both cases.',
    ),
    text(
      'attested',
      'As long as he has such cards he may use another, for any tank, also for the one that has just acted. The phase ends when he has none left or wants no more.',
    ),
    list(
      'ruling',
      'The tank may stand in a hex or in a rear area. It may have moved and attacked before, and moves its full move for the weather.',
      'Moving does not make it spent; attacking does.',
      'Shift and re-roll cards can be used.',
      'The stacking limit holds after each action (§8.3).',
    ),
  ),
  section(
    '12',
    '12.2',
    'Blitzkrieg',
    text(
      'attested',
      'The German card Blitzkrieg lets two tanks act together. Both move or both attack, the same hex or two hexes. One unit cannot act twice, and one cannot move while the other attacks.',
    ),
    list(
      'ruling',
      'One tank alone may act as well.',
      'Two moves are made in either order, and stacking is checked after both.',
      'Two attacks on different hexes are named together and fought in the order given. The second lapses if nobody is left in its hex.',
    ),
  ),
  section(
    '12',
    '12.3',
    'Soviet mechanised corps',
    text(
      'attested',
      'Two corps of one stack move or attack together on one card. They may not go to different hexes, or attack different ones.',
    ),
    text(
      'ruling',
      'One corps of a stack may act without the other. A corps that attacked is eliminated afterwards (§11.3.7).',
    ),
  ),

  chapter(
    '13',
    'Supply phase',
    text('attested', 'In his supply phase a player takes these steps, in this order, for his own units.'),
  ),
  section(
    '13',
    '13.1',
    'Surrender',
    text('attested', 'First, own units that cannot trace supply surrender and leave the map.'),
    text(
      'attested',
      'To rebuild a unit that surrendered costs double. Of the four that one Soviet Reinforcements card brings back, it takes up two. For a German unit two Replacements are used together.',
    ),
    list(
      'ruling',
      'One card may bring back both kinds: one army that surrendered and two that did not.',
      'A mechanised corps would take two T-34 Shock cards. There is only one, so a corps that surrendered is gone for good.',
      'Units in rear areas are always in supply.',
    ),
  ),
  section(
    '13',
    '13.2',
    'Who is in supply',
    text(
      'attested',
      'A unit is in supply if a supply line leads from its hex to an own source. This is checked in the supply phase of its side, and for the points at the end of the game (§4.1).',
    ),
    text('attested', 'It is also asked for rail moves (§6.3) and when the Soviet player removes units (§6.2.4).'),
  ),
  section(
    '13.2',
    '13.2.1',
    'Sources',
    text(
      'attested',
      'The own rear areas are sources. So is each own city from which a line of at most five hexes leads to a rear area, or to a city that is a source already. In this way a network spreads from city to city.',
    ),
    example(
      'Minsk, three steps from the rear area of Army Group Centre, is a German source once it has fallen and the way is open. Smolensk, three steps from Minsk, is one through Minsk, and units up to five steps from Smolensk are in supply.',
    ),
  ),
  section(
    '13.2',
    '13.2.2',
    'Supply lines',
    text(
      'attested',
      'A line is a row of hexes from a unit, or from an own city, to a source. Within five hexes it may wind as it likes and pass any terrain, but it does not cross a hexside that is all sea or lake.',
    ),
    text('ruling', 'The hex of the unit is not counted; the hex of the source, or the step into the rear area, is.'),
  ),
  section(
    '13.2',
    '13.2.3',
    'What cuts a line',
    list(
      'attested',
      'A hex with an enemy unit.',
      'A city under enemy control.',
      'An enemy zone of control, unless a friend stands in the hex.',
    ),
    text(
      'ruling',
      'The hex in which a line begins is not tested. An empty own city in an enemy zone may therefore have a line: it scores, units can ride to it and recover there. But no line that begins elsewhere ends in it or passes it, so that it feeds no other city.',
    ),
  ),
  section(
    '13.2',
    '13.2.4',
    'Soviet supply cities',
    text(
      'attested',
      'Soviet units in a supply city do not surrender, even without a line. The city does no more than that: it does not become a source by it. A supply city under German control has no such effect.',
    ),
    text('ruling', 'The city must be under Soviet control. Where Soviet units stand in it, it always is (§4.2).'),
    example(
      'In a figure of the rulebook German 11th Army cuts the line of Soviet 9th Army, which stands in a supply city and holds out.',
    ),
  ),
  section(
    '13',
    '13.3',
    'Recovery',
    text(
      'attested',
      'Then every own spent unit in an own source, or in a hex adjacent to one, becomes active, enemy zones or not. In a supply city that has no line nobody recovers; a card can still make a unit active (§7.1).',
    ),
    text('attested', 'Hexes beside an own rear area count, since it is a source (Q5).'),
  ),

  chapter(
    '14',
    'Hero city',
    text('attested', 'Once in the game the Soviet player may make a city under his control the hero city.'),
  ),
  section(
    '14',
    '14.1',
    'How it is named',
    text(
      'attested',
      'In the reinforcement step of his logistics phase he discards a Reinforcements card and names the city. This cannot be changed later, nor done again. If the city comes under German control the marker is removed.',
    ),
    text('ruling', 'It does not come back if the city is retaken (Q27).'),
  ),
  section('14', '14.2', 'What it does', text('attested', 'It bears on combat and on supply.')),
  section(
    '14.2',
    '14.2.1',
    'In combat',
    text('attested', 'When Germans attack the hero city, DR has no effect. DL and DE hold as usual.'),
  ),
  section(
    '14.2',
    '14.2.2',
    'As a supply city',
    text(
      'attested',
      'A hero city that was no supply city becomes one (§13.2.4). If the German side controls it at the end of the game it is worth 2 points, not 1. A supply city stays one and stays worth 2.',
    ),
    text('ruling', 'The 2 points stand although the marker has gone.'),
  ),

  chapter(
    '15',
    'Optional rules',
    text(
      'attested',
      'Each of these rules may be used or left out; the players agree on it before the game. The game was balanced without them, and the rulebook says whom each of them helps.',
    ),
  ),
  section(
    '15',
    '15.1',
    'Free Soviet set-up',
    text(
      'attested',
      'The five infantry units that begin in cities may begin in any cities that the Soviet player likes, but not stacked. It becomes hard for the German side to take Smolensk or Kiev in June, though the units there may well be destroyed on turn 2. It helps the Soviet side a little.',
    ),
    text(
      'ruling',
      'They are 27th, 13th, 9th, 23rd and 20th Armies. Not stacked means not with one another (Q20). The mechanised corps printed with them stay where they are, and one of the five may share a city with them.',
    ),
  ),
  section('15', '15.2', 'Odessa', text('attested', 'The evacuation of Odessa by sea. It helps the Soviet side.')),
  section(
    '15.2',
    '15.2.1',
    'A port',
    text(
      'attested',
      'Odessa (0304) keeps Soviet units from surrender like a supply city (§13.2.4), but is worth no more than 1 point.',
    ),
    text('ruling', 'This holds for the hero city as well (Q19).'),
  ),
  section(
    '15.2',
    '15.2.2',
    'Evacuation',
    text(
      'attested',
      'Soviet infantry that is in Odessa at the start of the Soviet logistics phase may go by rail move to Sevastopol (0106), if that is under Soviet control. It stands for a voyage, and German zones do not hinder it. It counts as one rail move, and active units become spent by it. Mechanised corps cannot go.',
    ),
    list(
      'ruling',
      'It is made in the rail step, by the free rail move or by a card (Q25).',
      'As many units go as may stack. Neither city need trace supply.',
    ),
  ),
  section(
    '15',
    '15.3',
    'Moscow taken',
    text(
      'attested',
      'Once the German side has controlled Moscow, the Soviet side has no free rail move any more (§6.3), even if it takes the city back. If the German side controls Moscow at the start of a Soviet player-turn, the Soviet player takes one card fewer that turn.',
    ),
    text(
      'attested',
      'Otherwise Moscow is worth its points and little else, and hard to hold, since the Soviet rear is near. With this rule there is more reason to go for it. It helps the German side a little.',
    ),
    text('ruling', 'The number of cards does not fall below 0.'),
  ),
];
