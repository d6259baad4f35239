import { chapter, example, list, section, table, text } from '../../build.ts';
import type { RuleSection } from '../../types.ts';

/** Chapter 9: how the game is won. */
export const victory: readonly RuleSection[] = [
  chapter(
    '9',
    'Victory',
    text(
      'attested',
      'The game is won at once (§9.1, §9.3), at the end of a player turn (§9.2, §9.4), or at the end of 1945 (§9.5). The introductory games end earlier (§10.4). Whoever gives up loses (§5.2).',
    ),
    text(
      'ruling',
      'If several conditions hold at the same time, a hand size of 0 goes first, then surrender, then the end of the last year, then what is checked at the end of a turn. Nobody may choose a cost that would bring the own hand size to 0 (R-40).',
    ),
  ),
  section(
    '9',
    '9.1',
    'Hand size 0',
    text('attested', 'When the hand size of a side falls to 0 or less, the other side wins at once.'),
  ),
  section(
    '9',
    '9.2',
    'Loss of the capitals',
    list(
      'attested',
      'If Berlin is under Allied control when an Axis turn begins, the Axis must regain it by the end of that turn, or the Allies win.',
      'If London and Moscow are both under Axis control when an Allied turn begins, the Allies must regain at least one of them by the end of that turn, or the Axis wins.',
    ),
    text(
      'ruling',
      'What counts is the player turn of the side that has lost its capitals: it always has exactly one turn to act (R-42).',
    ),
    example(
      'The Axis marker stands at the end of 1945. The Allies take Berlin, and their refill forces a reshuffle: their marker arrives there too. The game is over on the spot and the Axis has no turn left to answer.',
    ),
  ),
  section(
    '9',
    '9.3',
    'Surrender',
    list(
      'attested',
      'If the Axis controls all six Soviet production centres, or all six Western ones, it wins at once.',
      'If the Allies control all six production centres that the Axis had at the start, they win at once.',
    ),
    text('attested', 'In this case there is no last turn to regain anything.'),
    text('ruling', 'Spain is never one of these centres, even while it counts as one for the Axis (§2.1, R-81).'),
  ),
  section(
    '9',
    '9.4',
    'Capitulation',
    text(
      'attested',
      'If at the end of a turn one side’s hand size is 12 and the other’s is 3 or less, the latter must surrender.',
    ),
    text('ruling', 'Both sides are checked after every player turn (R-13).'),
  ),
  section(
    '9',
    '9.5',
    'End of 1945',
    table(
      'attested',
      'Result at the end of 1945',
      ['Axis control', 'Axis hand size', 'Result'],
      [
        'Berlin and at least two of Rome, Paris, Ruhr, Romania, Austria',
        'equal to the Allied one or larger',
        'Axis: significant victory',
      ],
      ['Berlin and at least two of Rome, Paris, Ruhr, Romania, Austria', 'smaller', 'Axis: victory by survival'],
      ['less than that', 'any', 'Allies: minimal victory'],
    ),
    text(
      'ruling',
      'The first two results share their condition on the map; the hand size decides between them (R-66).',
    ),
  ),
];
