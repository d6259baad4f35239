import { chapter, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { introduction } from './introduction.ts';

/** Chapters 0 to 3: the introduction, the map and the markers. */
export const foundations: readonly RuleSection[] = [
  ...introduction,

  chapter(
    '2',
    'The map',
    text(
      'attested',
      'The map is divided into areas and sea zones, together called spaces. 18 of them are production centres, three of which are capitals (§2.5).',
    ),
    text(
      'attested',
      'A marker on a space says which nation controls it. Without a marker an area belongs to the nation whose symbol is printed there, if any. Sea zones have no printed symbol.',
    ),
    text(
      'reconstructed',
      'The printed map was not available. Ours has 56 areas, 52 of which are in play, and 19 sea zones. Chapter M lists the spaces and every border; spaces that share a border are adjacent.',
    ),
  ),
  section(
    '2',
    '2.1',
    'Areas',
    table(
      'attested',
      'Areas that belong to neither side at first',
      ['State', 'Areas', 'What it means'],
      ['Out of play', 'Sweden, Portugal, Switzerland, Saudi Arabia', 'never attacked, controlled or counted'],
      [
        'Neutral',
        'Spain, Turkey',
        'closed until an event brings them in: FRANCO for Spain, TURKEY DECLARES WAR for Turkey',
      ],
      [
        'Vichy',
        'Vichy France, Syria-Lebanon, Tunisia, Algeria, Morocco',
        'neutral until Vichy takes sides; only the Allies may attack them (§8.5)',
      ],
    ),
    table(
      'reconstructed',
      'Printed symbols of the other areas',
      ['Nation', 'Areas'],
      [
        'Axis',
        'Norway, Finland, Denmark, Holland-Belgium, Calais, Normandy, Paris, Bordeaux, Ruhr, Berlin, Austria, Czechoslovakia, Poland, Hungary, Romania, Bulgaria, Rome, Naples, Sicily, Sardinia, Libya',
      ],
      [
        'Western',
        'London, Scotland, Ireland, Gibraltar, Yugoslavia, Greece, Crete, Malta, Cyprus, Persia, Suez, Egypt',
      ],
      [
        'Soviet',
        'Archangel, Leningrad, Vologda, Moscow, Smolensk, Minsk, Baltic States, Bessarabia, Crimea, Kharkov, Stalingrad, Caucasus',
      ],
    ),
    text(
      'ruling',
      'Spain and Turkey count for nobody while they are neutral. TURKEY DECLARES WAR puts the winner’s marker on Turkey, a Western one for the Allies, and Turkey is an ordinary area from then on. FRANCO puts an Axis marker and a yellow cube on Spain and raises the Axis hand size by 1. No attack may start in Spain in that player turn. While the cube lies there, Spain is an Axis production centre of 1; when the Axis first loses it, the cube is gone for good (R-81).',
    ),
  ),
  section(
    '2',
    '2.2',
    'Islands',
    text(
      'attested',
      'An island can be taken only by a paratroop or an amphibious attack (§6.5.1). Exceptions: the border between London and Scotland, the strait between Sicily and Naples (§2.3), and changes of control that need no attack (§8.2, §8.4).',
    ),
    table(
      'attested',
      'Islands',
      ['Island', 'Where it lies'],
      ['Ireland', 'in the Irish Sea'],
      ['London and Scotland', 'one island of two areas that border each other'],
      ['Sardinia', 'in the Mediterranean'],
      ['Sicily', 'in the Sicily Sea; also one side of a strait'],
      ['Malta', 'in the Sicily Sea'],
      ['Crete', 'between the Aegean Sea and the Mediterranean'],
      ['Cyprus', 'in the Levant'],
    ),
    text(
      'attested',
      'London also borders the English Channel, the North Sea and the Irish Sea; Scotland the North Sea, the Irish Sea and the Mid-Atlantic.',
    ),
    text(
      'ruling',
      'Malta and Sicily share a sea zone. An amphibious attack out of the Sicily Sea, or a paratroop attack that starts on one of the two or can cross only that zone, needs control of both islands unless its target is Malta or Sicily (R-02).',
    ),
  ),
  section(
    '2',
    '2.3',
    'Straits',
    table(
      'attested',
      'Straits',
      ['Strait', 'Rule'],
      ['Denmark', 'An area that borders the Ruhr and the Skagerrak. It is not adjacent to Norway.'],
      ['Gibraltar', 'An area that borders Spain and the Straits of Gibraltar. It is not adjacent to Morocco.'],
      [
        'Sicily and Naples',
        'Adjacent. A land attack may cross in either direction while the attacker controls the Sicily Sea and it is not contested (§2.4); it needs no amphibious event. Otherwise the strait is closed.',
      ],
      [
        'Turkish Straits',
        'Turkey alone touches both the Aegean Sea and the Black Sea. While it is neutral the two zones are not adjacent. Afterwards they are, for the side that controls Turkey, and Turkey borders Bulgaria, Greece, the Caucasus, Persia and Syria-Lebanon.',
      ],
    ),
    text(
      'ruling',
      'Between Sicily and Naples a Sicily Sea that nobody controls closes the strait as well (R-03). For the Area bonus (§7.4.1) and for paratroop attacks the two are always adjacent (R-73).',
    ),
  ),
  section(
    '2',
    '2.4',
    'Sea zones',
    text(
      'attested',
      'There are 19 sea zones. In the games of 1941 nobody controls any of them at first; an attack at sea takes them (§6.5).',
    ),
    text(
      'attested',
      'A zone is contested while one side controls it and the other has a fleet there. A zone that nobody controls is never contested.',
    ),
  ),
  section(
    '2',
    '2.5',
    'Production centres',
    text(
      'attested',
      'Oil drums on the map show the value of a production centre. To lose one costs hand size and cards; to regain it brings the hand size back (§6.5.2.1). Taking one by attack also earns a bonus (§7.9).',
    ),
    table(
      'attested',
      'Production centres',
      ['Centre', 'Home of', 'Value', 'Remark'],
      ['Berlin', 'Axis', '3', 'capital'],
      ['Austria', 'Axis', '1', '–'],
      ['Paris', 'Axis', '1', 'counts for either side (§8.3)'],
      ['Romania', 'Axis', '1', '–'],
      ['Rome', 'Axis', '1', 'surrender of Italy (§8.2)'],
      ['Ruhr', 'Axis', '1', '–'],
      ['Moscow', 'Soviet Union', '2', 'capital'],
      ['Archangel', 'Soviet Union', '1', '–'],
      ['Leningrad', 'Soviet Union', '1', '–'],
      ['Caucasus', 'Soviet Union', '1', '–'],
      ['Kharkov', 'Soviet Union', '1', '–'],
      ['Stalingrad', 'Soviet Union', '1', '–'],
      ['London', 'Western Allies', '2', 'capital'],
      ['Gibraltar', 'Western Allies', '1', '–'],
      ['Persia', 'Western Allies', '1', '–'],
      ['Suez', 'Western Allies', '1', '–'],
      ['Irish Sea', 'Western Allies', '1', 'sea zone, route of the convoys'],
      ['North Sea', 'Western Allies', '1', 'sea zone, route of the convoys'],
    ),
    text('attested', 'A capital that its own side defends gives the defender one more die (§7.4.1).'),
    list(
      'ruling',
      'A hand size is never worked out anew from the centres. Only gains and losses move it (R-04).',
      'The Irish Sea and the North Sea cost the Allies 1 when the Axis takes them, even if nobody controlled them before. The first Allied control brings nothing, recovery brings the 1 back (R-25).',
    ),
  ),
  section('2', '2.6', 'Tracks and boxes', text('attested', 'Tracks and boxes beside the map keep what must be known.')),
  section(
    '2.6',
    '2.6.1',
    'Hand-size track',
    text(
      'attested',
      'A marker for each side shows its hand size, 0 to 12. Its star is up while the hand size is above 3, and down at 3 or less: that side is in danger of sudden defeat (§9.1, §9.4).',
    ),
  ),
  section(
    '2.6',
    '2.6.2',
    'Year track',
    text(
      'attested',
      'The boxes are Start and the ends of 1941, 1942, 1943, 1944 and 1945. A side’s marker moves when that side reshuffles (§5.4.1). Its star is up while the side may still reorganise this year (§6.1).',
    ),
    text('ruling', 'The stars of both sides come up again together, when a year ends (R-28).'),
  ),
  section(
    '2.6',
    '2.6.3',
    'Status boxes',
    list(
      'attested',
      'Blitz available: yellow cubes count the blitzes of the turn (§7.9.2).',
      'Bonus action earned: the gold marker, while a Success Bonus is open (§7.9).',
      'Nazi-Soviet Pact in effect: a grey cube (§8.6).',
      'Italian surrender: a yellow cube (§8.2).',
      'Axis Big Push and Allied Big Push available: the marker of that side (§6.3.2, §6.6). Star down it was gained this turn; star up it may be used.',
    ),
  ),

  chapter('3', 'Markers'),
  section(
    '3',
    '3.0',
    'When markers run out',
    text(
      'attested',
      'Markers on the map may be taken up and used again. A side that is about to place a fleet or a fortress and has none left may move one of its own from the map; the old place simply loses it. Control markers have a rule of their own (§3.1).',
    ),
  ),
  section(
    '3',
    '3.1',
    'Control markers',
    text(
      'attested',
      'Control markers stand for the advance of the armies. There are 35 for the Axis, 15 for the Soviet Union and 25 for the Western Allies. Where an area falls back to the nation whose symbol is printed there, no marker is needed (§6.5.3.1).',
    ),
    text(
      'ruling',
      'If a nation has no marker left, one of its own is lifted from elsewhere: from a sea zone if there is one, else from an area without production, else from any other; never from a Vichy area, Spain or Turkey. What is lifted falls back to its printed symbol, with every effect of that. If nothing can be lifted, the new space is controlled without a marker (R-01).',
    ),
  ),
  section(
    '3',
    '3.2',
    'Fleets',
    text(
      'attested',
      'The Axis has 4 fleets, the Allies 6. A side never has more than one in a sea zone. A side without a fleet in supply may take one off the map and place it anew.',
    ),
    text(
      'attested',
      'A fleet adds a die when its zone is attacked (§7.4.1), and contests a zone of the enemy (§2.4). In the zone from which a landing starts it lets the attacker re-roll a die (§7.5). A conflict at sea removes all fleets of the zone (§7.8).',
    ),
  ),
  section(
    '3',
    '3.3',
    'Fortresses',
    text(
      'attested',
      'Each side has 4 fortresses. The Allied ones serve both nations. An area holds one at most; a side without one in supply may take one off the map and place it anew. In a production centre it stands star up, elsewhere star down.',
    ),
    text('attested', 'A fortress helps the defence of its area (§7.5) and is removed when the area is taken (§7.8).'),
  ),
];
