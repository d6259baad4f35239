import { chapter, example, list, section, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { cardTable } from '../play-tables.ts';
import { words } from './words.ts';

/** Chapters 6 and 7: the logistics phase and the cards. */
export const logistics: readonly RuleSection[] = [
  chapter(
    '6',
    'Logistics',
    text(
      'attested',
      'Logistics is all that keeps an army going. Here cards stand for it. In his logistics phase a player takes cards, brings reinforcements into play and moves units by rail.',
    ),
    text('ruling', 'These steps are taken in this order, which is that of the rulebook.'),
  ),
  section(
    '6',
    '6.1',
    'Taking cards',
    text(
      'attested',
      'The turn track gives the number of cards for each side (§2.1.4). The player picks them freely out of his six, as his hand. They can be used at once.',
    ),
    text(
      'ruling',
      'Cards that are not used stay in hand through the other player’s turn, until the owner’s next logistics phase (§7.2).',
    ),
  ),
  section(
    '6',
    '6.2',
    'Reinforcements',
    text(
      'attested',
      'Units on the space of this turn come into play in an own rear area: Soviet ones in the Soviet rear area, German ones in the occupied territory or Romania. A German unit with a letter that comes back from the track goes to the area of its letter (§10.5); 2nd Army may go to any German area.',
    ),
    text('ruling', 'They may move and fight in the same player-turn.'),
  ),
  section(
    '6.2',
    '6.2.1',
    'Reinforcements by card',
    text('attested', 'Some cards bring lost units back (§7).'),
    text('ruling', 'They can be played for this only in the owner’s own logistics phase (Q11).'),
  ),
  section(
    '6.2',
    '6.2.2',
    'German reinforcements by card',
    text(
      'attested',
      'One Replacements card brings back one lost tank or infantry unit, spent, in the occupied territory or Romania. A unit that surrendered costs more (§13.1).',
    ),
    text('ruling', 'Any of the four areas may be chosen, whatever letter the unit bears (Q15).'),
  ),
  section(
    '6.2',
    '6.2.3',
    'Soviet reinforcements by card',
    text(
      'attested',
      'One Reinforcements card brings back up to four lost infantry units, T-34 Shock one lost tank unit. They are active. Units that surrendered cost more (§13.1).',
    ),
    text(
      'ruling',
      'Guards are infantry, so Reinforcements brings them back as well. All appear in the Soviet rear area.',
    ),
  ),
  section(
    '6.2',
    '6.2.4',
    'Soviet units removed by their owner',
    text(
      'attested',
      'At the start of his logistics phase the Soviet player may take own units off the map, but only such as can trace supply (§13.2.2). They can come back by card in the same phase.',
    ),
    text('ruling', 'This is no surrender: they come back active and at the single cost (Q14).'),
  ),
  section(
    '6',
    '6.3',
    'Rail moves',
    text(
      'attested',
      'Some cards give a rail move. The Soviet side has one rail move in each of its logistics phases without a card.',
    ),
    list(
      'ruling',
      'A unit may ride more than once in a phase, each time with a rail move of its own.',
      'A rail move does not take the place of movement (§10): a unit that rode may still move, also one that rode into its rear area (Q29).',
    ),
  ),
  section(
    '6.3',
    '6.3.1',
    'Who may ride',
    text(
      'attested',
      'Units in an own rear area, and units in an own city that can trace supply. Spent units may ride.',
    ),
  ),
  section(
    '6.3',
    '6.3.2',
    'How many may ride',
    text(
      'attested',
      'Each card used gives one rail move. A German one carries one unit. A Soviet one carries as many units as may stack in a hex (§8.2), if they leave from the same place and go to the same place.',
    ),
  ),
  section(
    '6.3',
    '6.3.3',
    'From where to where',
    text(
      'attested',
      'Between an own rear area and an own city that can trace supply, or between two such cities. Distance does not matter. Enemy zones of control in either city do not matter.',
    ),
    text(
      'attested',
      'Where the units that arrive and those that stand there are too many together, the owner must put this right in his next movement phase (§8.3).',
    ),
    list(
      'ruling',
      'To trace supply means for a city to belong to the network of sources (§13.2.1).',
      'A German unit rides only to a rear area that it may enter by §10.5.',
      'A unit that rides into a rear area stays there; it does not go to the turn track.',
    ),
    example(
      'The Soviet player has used Reinforcements for a rail move. Two armies and a mechanised corps ride together from the Soviet rear area to Leningrad, although Germans stand beside the city, as long as Leningrad is a source.',
    ),
  ),

  chapter(
    '7',
    'Cards',
    text(
      'attested',
      'A card has one to three uses, each shown by a sign. Whoever plays one of them discards the card, and it cannot be used again that turn.',
    ),
    cardTable('german', words),
    cardTable('soviet', words),
    text(
      'reconstructed',
      'The German six follow from the example, which plays all of them. Of the Soviet ones five names are known; that Reinforcements is the one with two copies is ours.',
    ),
  ),
  section(
    '7',
    '7.1',
    'What the signs mean',
    list(
      'attested',
      'Shift: in an attack of either side the odds move one column in favour of whoever plays it (§11.3.4). Street Fighting works only for Soviet units that defend a city or attack one.',
      'Tank action: in the breakthrough phase a tank, or two with Blitzkrieg, moves or attacks (§12). T-34 Shock can be used for it as well; its sign is missing on the printed card.',
      'Activation: at the start of any phase of one’s own, or at any time in one’s own breakthrough phase, a spent unit of one’s own becomes active. Supply is not asked for.',
      'Rail: one rail move in one’s own logistics phase (§6.3).',
      'Re-roll: right after a die was rolled for a combat it becomes void, and a new roll stands in its place. Tactical Superiority serves for the die of a combat of one’s own, Partisans for a die that the German player rolled.',
      'Reinforcements: lost units come back (§6.2.2, §6.2.3).',
      'Hitler Order: right after a German card was used, its effect is cancelled.',
    ),
    list(
      'ruling',
      'When exactly a unit can be made active is settled in Q13 and Q26.',
      'The new die of a re-roll may be rolled again by another card. Both re-roll cards serve only for the die of a German attack.',
      'Hitler Order can be played in either player-turn, and before the German card takes effect. The Soviet player first sees for what it is played: for which unit, against which hex, on which way.',
      'A cancelled shift card still counts as the one of its combat. After a cancelled re-roll the old die stands. After a cancelled tank action or rail move the German player may go on with another card.',
      'If one of two Replacements that are played together is cancelled, both are lost (§13.1).',
    ),
  ),
  section(
    '7',
    '7.2',
    'Unused cards',
    text(
      'attested',
      'At the start of a player’s logistics phase his cards left from the previous turn are discarded. All six can then be picked again (§6.1).',
    ),
  ),
];
