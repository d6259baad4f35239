import { chapter, example, list, note, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { arrivalTable, germanSetUp, sovietSetUp } from '../piece-tables.ts';
import { words } from './words.ts';

/** Chapters 3 to 5: set-up, victory, order of play. */
export const opening: readonly RuleSection[] = [
  chapter(
    '3',
    'Set-up',
    text(
      'attested',
      'Once it is agreed who plays which side, both set up their units. The cards of both sides lie beside the map; no hand has been taken yet. Then turn 1 begins with the German player-turn.',
    ),
  ),
  section(
    '3',
    '3.1',
    'Soviet set-up',
    text(
      'attested',
      'Soviet units go to the hexes printed for them, active. Those with a number wait on that space of the turn track. As an instance the rulebook gives 8th Army and 12th Mechanised Corps in 1601.',
    ),
    sovietSetUp(words),
    text('attested', 'Five infantry armies begin in cities (§15.1), none of them in Smolensk or Kiev.'),
  ),
  section(
    '3',
    '3.2',
    'German set-up',
    text(
      'attested',
      'German units with a letter go to the rear area of that letter. 2nd Army goes to space 2 of the turn track.',
    ),
    germanSetUp(words),
  ),
  section(
    '3',
    '3.arrivals',
    'Who arrives when',
    text('attested', '2nd Army arrives on turn 2.'),
    text('reconstructed', 'The Soviet arrivals are ours; a club report tells of strong ones on turn 4.'),
    arrivalTable(words),
  ),

  chapter(
    '4',
    'Victory',
    text(
      'attested',
      'The game ends after turn 6. With 10 German points or more the German side wins, with 9 or fewer the Soviet side.',
    ),
  ),
  section(
    '4',
    '4.1',
    'German points',
    list(
      'attested',
      'Each city under German control (§4.2): 1 point.',
      'Each supply city under German control: 2 points.',
      'Every two active German tanks left on the map: 1 point. A spent tank does not count, and three active ones make 1 point.',
      'Each German or Romanian infantry unit that has been lost: half a point off. Each tank that has been lost: 1 point off.',
    ),
    text(
      'attested',
      'A city that cannot trace supply to a German rear area (§13.2) earns nothing. Units that were lost and rebuilt do not count as lost. A fraction of the loss is rounded up.',
    ),
    list(
      'ruling',
      'Lost are the units among the eliminated and among the surrendered. A fraction is rounded up once, on the sum of all losses.',
      'A tank in a rear area counts as on the map. One on the turn track does not, and it is not lost either.',
      'The score may be looked up at any time; only the last one decides.',
    ),
    example(
      'At the end the German side holds Leningrad and seven ordinary cities, all in supply: 9 points. Three panzer armies are active: 1 point. One infantry army is lost, and its half point is rounded up to 1. That makes 9, and the Soviet side wins. A fourth active panzer army would have made it 10.',
    ),
  ),
  section(
    '4',
    '4.2',
    'Control',
    text('attested', 'A hex belongs to the side whose unit entered it last. No unit need stay there.'),
    list(
      'ruling',
      'At the start every city is Soviet.',
      'Control passes by every kind of entry: movement, retreat, advance, rail. It passes also in a hex that is only crossed (Q9).',
    ),
  ),

  chapter(
    '5',
    'Order of play',
    text(
      'attested',
      'The game has six turns. Each is a German player-turn and then a Soviet one, and each player-turn has five phases. After the Soviet supply phase the turn marker moves on; after that of turn 6 the game is over (§4).',
    ),
    list(
      'attested',
      'Logistics phase: cards, reinforcements, rail moves (§6).',
      'Movement phase: each unit may move once (§10).',
      'Combat phase: attacks on adjacent enemies (§11).',
      'Breakthrough phase: tanks act once more, by card (§12).',
      'Supply phase: units without supply surrender, spent ones recover (§13).',
    ),
  ),
  section(
    '5',
    '5.1',
    'Step by step',
    note('A step that leaves nothing to decide is carried out by itself.'),
    table(
      'ruling',
      'Steps of a player-turn',
      ['Step', 'Who decides', 'What may be chosen', 'What follows'],
      ['Discard', 'nobody', 'nothing', 'unused cards of the previous turn are discarded (§7.2)'],
      [
        'Sea move',
        'Soviet player, under §15.2 if so agreed (Q25)',
        'infantry in Odessa, or finish',
        'it goes to Sevastopol',
      ],
      ['Removal', 'Soviet player', 'own supplied units on the map, or finish', 'they are eliminated (§6.2.4)'],
      ['Cards', 'active player', 'the number of the turn out of his six', 'they form his hand (§6.1)'],
      [
        'Reinforcements',
        'active player',
        'a rear area where there is a choice; cards that rebuild; the hero city; finish',
        'units arrive (§6.2, §14.1)',
      ],
      ['Rail', 'active player', 'rail moves as long as one is left, or finish', 'units ride (§6.3)'],
      ['Movement', 'active player', 'a way for a unit that has not moved, or finish', 'the unit moves (§10)'],
      ['Excess', 'active player', 'a unit in a hex over the limit', 'it is eliminated (§8.3)'],
      ['Attack', 'active player', 'a target and attackers, or finish', 'a combat begins (§11)'],
      ['Defence', 'defender', 'active or passive defence, unit by unit', 'the odds are known (§11.3.2)'],
      ['Shift cards', 'attacker, then defender', 'one card each, or none', 'the odds are final (§11.3.4)'],
      ['Die', 'nobody', 'nothing', 'the result, or failure without a roll (§11.3.5)'],
      ['Re-roll', 'German attacker, then Soviet player', 'a card, or none', 'a new die, and the same question again'],
      ['Retreat', 'defender', 'which unit goes next, and where', 'it goes back (§11.4)'],
      ['Advance', 'attacker', 'attackers, as far as they fit, or none', 'they enter the hex (§11.5)'],
      ['End of combat', 'nobody', 'nothing', 'who fought becomes spent (§11.3.7)'],
      ['Breakthrough', 'active player', 'a tank action by card, or finish', 'a tank moves or attacks (§12)'],
      ['Supply', 'nobody', 'nothing', 'surrender, then recovery (§13)'],
      ['Hitler Order', 'Soviet player', 'cancel the German card, or let it be', 'back to where it was played (§7.1)'],
    ),
    text('ruling', 'Cards that make a unit active have no step of their own; Q13 says when they can be played.'),
    text(
      'ruling',
      'A question about a hidden card is put whenever that player holds any card, not only when he holds the right one. The question therefore tells the other player nothing.',
    ),
  ),
  section(
    '5',
    '5.2',
    'Hands, and what is open',
    text(
      'ruling',
      'Hands are hidden from the other player, discards are open. The rulebook speaks of a hand and says no more.',
    ),
    text('ruling', 'Map, turn track, losses and discards may be looked at by both players at any time (Q12).'),
    text('ruling', 'An option lets both hands lie open. Nothing else changes by it.'),
  ),
];
