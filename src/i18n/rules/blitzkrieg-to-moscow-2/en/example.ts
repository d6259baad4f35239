import { chapter, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapter 19: the worked example of the rulebook. */
export const workedExample: readonly RuleSection[] = [
  chapter(
    '19',
    'The worked example',
    text(
      'attested',
      'The first German player-turn, as the rulebook plays it to explain the rules; it does not claim to play it well. It can also be played as a lesson.',
    ),
    text(
      'reconstructed',
      'The example leaves open in which order the four attacks come, two of the dice, the names of most Soviet units and the hexes that panzers pass on their way. What stands here is one way that fits.',
    ),
  ),
  section(
    '19',
    '19.1',
    'Logistics and movement',
    list(
      'attested',
      'The German player takes all six cards (§6.1). Nobody arrives.',
      'The units in Romania cannot move on turn 1 (§10). Army Group North could enter 1701 but stays.',
      '2nd Panzer Army goes from the central rear area to 1401 and must stop there, in the zone of the mechanised corps in 1502 (§9.4).',
    ),
  ),
  section(
    '19',
    '19.2',
    'Four attacks',
    table(
      'attested',
      'Combat phase',
      ['Step', '1502', '1201', '0901', '0702'],
      [
        'Attackers',
        '2nd Panzer Army, 16th and 18th Armies',
        '3rd Panzer Army, 4th and 9th Armies',
        '1st Panzer Army, 6th and 17th Armies',
        '11th Army, Romanian 3rd and 4th Armies',
      ],
      ['Attack strength', '7 + 4 + 4 = 15', '7 + 5 + 5 = 17', '8 + 5 + 5 = 18', '5 + 2 + 2 = 9'],
      ['Active defence', '2 + 1 = 3', '2 + 1 = 3', '2 + 1 + 1 = 4', '2 + 1 = 3'],
      ['Odds (§11.3.3)', '5:1', '5:1', '4:1', '3:1'],
      ['Shifts (§11.3.4)', 'tank +1, Air Support +1', 'tank +1, Air Support +1', 'tank +1', 'river −1'],
      ['Column', '7:1', '7:1', '5:1', '2:1'],
      ['Die', 'any', 'any', '6, rolled again by Tactical Superiority: 3', '5'],
      ['Result', 'DE', 'DE', 'DR, then DE', 'no effect'],
      ['Advance (§11.5)', '2nd Panzer Army', '3rd Panzer Army', '6th Army', 'none'],
    ),
    list(
      'attested',
      'In 1502 passive defence would be hopeless, and so would active defence by the infantry alone. With the corps active as well 6:1 leaves one chance in six of DL, until Air Support closes it.',
      'Whoever attacked becomes spent (§11.3.7).',
      'In 0702 no card is left that could help. 12th Army has defended actively and becomes spent; 16th Mechanised Corps has no spent side and is eliminated (§11.6).',
    ),
  ),
  section(
    '19',
    '19.3',
    'Breakthrough',
    list(
      'attested',
      'Blitzkrieg moves two panzer armies (§12.2). 2nd Panzer Army goes to 1704. 4th Panzer Army, which has not fought and is active, goes from the northern rear area to 1403. The Soviet units in Riga, 1601 and 1301 are cut off (Q2).',
      'A Replacements card lets 4th Panzer Army attack Minsk alone (§12.1). 13th Army defends actively: 6 to 2 is 3:1, the city makes it 2:1. The die is 3, DR. 13th Army retreats, 4th Panzer Army advances, both become spent.',
      'One Replacements card is left. 4th Panzer Army could go on from Minsk to Smolensk. 2nd Panzer Army could go to 1806, beside Leningrad; that city would still have a line, and reinforcements could come by rail. 3rd Panzer Army could go to 1202 and cut off 1102. 1st Panzer Army could attack 26th Army at 5:1 (Q4).',
      'The German player fears for his front, where two panzer armies stand, one of them spent, and moves 3rd Panzer Army to 1202.',
    ),
    list(
      'reconstructed',
      '2nd Panzer Army goes by 1503, 1504 and 1604, 4th Panzer Army by 1502 and 1503 (Q3, Q16).',
      '13th Army retreats by 1203 to 1204 (§11.4.2).',
    ),
  ),
  section(
    '19',
    '19.4',
    'Supply',
    text(
      'attested',
      'Every German unit has a line, and nobody surrenders (§13.1). All spent units are in a rear area, or in or beside a source, and recover (§13.3), except 2nd Panzer Army far off in 1704. It begins the next turn spent.',
    ),
  ),
];
